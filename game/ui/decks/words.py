"""What the deck screen calls things: positions, classes, orders; it draws nothing."""

from __future__ import annotations

from game import i18n
from game.cards.model import Deck, DeckCard, Position
from game.i18n import gettext as _
from game.i18n import pgettext
from game.ui.decks.query import ATTACK_SORTS, DEFENSE_SORTS, Sort, value_sum
from game.ui.play_words import defense_name, play_name

_STEM = 6  # letters of a word that its forms share


def position_name(position: Position) -> str:
    """Where a character plays, in a word."""
    return {
        Position.GUARD: pgettext("position", "Guard"),
        Position.WING: pgettext("position", "Forward"),
        Position.BIG: pgettext("position", "Center"),
    }[position]


def class_name(card_class: int) -> str:
    """A class in stars, as cards show it."""
    return "★" * card_class


def sort_name(sort: Sort) -> str:
    """What cards are put in order by."""
    if sort in ATTACK_SORTS:
        return play_name(ATTACK_SORTS[sort])
    if sort in DEFENSE_SORTS:
        return defense_name(DEFENSE_SORTS[sort])
    return {
        Sort.NUMBER: pgettext("order", "number"),
        Sort.NAME: pgettext("order", "name"),
        Sort.SUM: pgettext("order", "sum"),
    }[sort]


def tab_text(deck: Deck) -> str:
    """A deck's name and how many cards it has."""
    return f"{deck.names[i18n.language()]} · {len(deck.cards)}"


def club_line(card: DeckCard, language: str) -> str:
    """The club, the position and the class: "Swifts · Guard · ★★"."""
    parts = [card.club.names[language], position_name(card.position), class_name(card.card_class)]
    return " · ".join(parts)


def position_line(card: DeckCard, language: str) -> str:
    """The position, and what the card itself says where that is another word."""
    position, role = position_name(card.position), card.role[language]
    is_alike = position.casefold()[:_STEM] in role.casefold()  # Центровой, Центровая
    return role if is_alike else f"{position} · {role}"


def sums_line(card: DeckCard) -> str:
    """The sums of a card's values."""
    text = _("Sum {all}: attack {attack}, defense {defense}")
    return text.format(all=value_sum(card), attack=sum(card.attack), defense=sum(card.defense))
