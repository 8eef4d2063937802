"""A player's own decks: from a spreadsheet, a folder or a ZIP into the game's folder of decks."""

from game.cards.importing.installing import DeckConflict, OnConflict, install
from game.cards.importing.note import Note, NoteCode, conflict_text, note_text
from game.cards.importing.place import shipped_ids
from game.cards.importing.reading import ImportedDeck, read_deck
from game.cards.importing.template import template

__all__ = [
    "DeckConflict",
    "ImportedDeck",
    "Note",
    "NoteCode",
    "OnConflict",
    "conflict_text",
    "install",
    "note_text",
    "read_deck",
    "shipped_ids",
    "template",
]
