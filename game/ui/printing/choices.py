"""What is chosen on the print screen, remembered between starts; it knows no widgets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

import msgspec

from game import i18n, store
from game.cards.model import Deck, DeckCard, Language
from game.cards.printing import (
    LAYOUTS,
    CardCount,
    Faces,
    Flip,
    Ink,
    Marks,
    MarksOn,
    Printer,
    PrintRequest,
    Shop,
    whole_deck,
)
from game.cards.printing.selection import select

MOST_COPIES = 20
_KEY = "print"  # in the settings' extra content
_GUIDE = 3.0  # mm, radius of the corners of a punch


class What(StrEnum):
    """Which cards of the deck are printed."""

    DECK = "deck"
    CLUBS = "clubs"
    CLASSES = "classes"
    ROSTER = "roster"
    NUMBERS = "numbers"


@dataclass(frozen=True, slots=True)
class Choices:
    """All that is chosen.

    Attributes:
        clubs: ids, for `What.CLUBS`.
        roster: the key of a `KeptRoster`, for `What.ROSTER`.
        numbers: what was typed, for `What.NUMBERS`.
        copies: of each card.
        only_changed: leave out cards that look as they were printed last.
        language: of the cards; None: as the game speaks.
        bleed: mm; None: as the layout has it.
        printer: the name it is kept under, or nothing.
        back_x: mm that backs are moved to the right.
        back_y: mm that backs are moved down.
        margin: mm that the printer leaves white.
        turned: degrees that backs are turned; only a printer kept sets it, as the next two.
        wider: per cent that sheets are made wider.
        taller: per cent that sheets are made taller.
        folder: where prints are saved; empty: the usual place.
    """

    what: What = What.DECK
    clubs: tuple[str, ...] = ()
    classes: tuple[int, ...] = ()
    roster: str = ""
    numbers: str = ""
    copies: int = 1
    only_changed: bool = False
    language: Language | None = None
    layout: str = "a4-9"
    faces: Faces = Faces.DUPLEX
    flip: Flip = Flip.LONG
    ink: Ink = Ink.COLOR
    bleed: float | None = None
    marks: Marks = Marks.CORNERS
    marks_on: MarksOn = MarksOn.FRONT
    has_guides: bool = False
    printer: str = ""
    back_x: float = 0.0
    back_y: float = 0.0
    margin: float = 4.5
    turned: float = 0.0
    wider: float = 0.0
    taller: float = 0.0
    shop: Shop = Shop.NONE
    has_contact: bool = True
    folder: str = ""

    @property
    def card_language(self) -> Language:
        """The language of the cards."""
        return self.language or ("ru" if i18n.language() == "ru" else "en")

    @property
    def turns_paper(self) -> bool:
        """Whether it matters over which edge the paper is turned."""
        return self.faces in (Faces.DUPLEX, Faces.SPLIT) and self.layout != "single"

    def cards(self, deck: Deck, roster: Sequence[DeckCard] = ()) -> tuple[CardCount, ...]:
        """The cards meant: of a deck in its order, or those of the roster chosen.

        Raises:
            PrintRefusals: what was typed names no cards.
        """
        return tuple(
            replace(each, count=each.count * self.copies) for each in self._chosen(deck, roster)
        )  # fmt: skip

    def _chosen(self, deck: Deck, roster: Sequence[DeckCard]) -> tuple[CardCount, ...]:
        cards = deck.cards
        match self.what:
            case What.DECK:
                return whole_deck(cards)
            case What.CLUBS:
                return whole_deck(tuple(c for c in cards if c.club.id in self.clubs))
            case What.CLASSES:
                return whole_deck(tuple(c for c in cards if c.card_class in self.classes))
            case What.ROSTER:
                return whole_deck(tuple(roster))
            case What.NUMBERS:
                words = words_of(self.numbers)
                return select(deck, words) if words else ()

    def request(self, title: str, cards: tuple[CardCount, ...]) -> PrintRequest:
        """What is asked of the print; the title tells in file names what the cards are."""
        return PrintRequest(
            title=title,
            cards=cards,
            language=self.card_language,
            layout=self.layout,
            bleed=self.bleed,
            faces=self.faces,
            flip=self.flip,
            ink=self.ink,
            printer=self.own_printer,
            marks=self.marks,
            marks_on=self.marks_on,
            corner_guide=_GUIDE if self.has_guides else None,
            shop=self.shop,
            contact=self.has_contact,
        )

    @property
    def own_printer(self) -> Printer:
        """What makes up for the printer's misses."""
        return Printer(
            self.back_x, self.back_y, self.turned, self.wider, self.taller, self.margin
        )  # fmt: skip

    def with_printer(self, name: str, printer: Printer) -> Choices:
        """The same for a printer that was kept."""
        return replace(
            self, printer=name, back_x=printer.back_x, back_y=printer.back_y,
            margin=printer.margin, turned=printer.back_rotate, wider=printer.scale_x,
            taller=printer.scale_y,
        )  # fmt: skip


def words_of(text: str) -> tuple[str, ...]:
    """The words of a selection as persons type it: commas, semicolons, spaces, long dashes."""
    text = re.sub(r"\s*[-‐-―]\s*(?=\d)", "-", text)
    words: list[str] = []
    for piece in re.split(r"[,;]", text):
        word = piece.strip()
        is_number = word[:1].isdigit() or word[:1] in "*?["
        words += word.split() if is_number else [word] if word else []
    return tuple(words)


def remembered(settings: store.Settings, deck: Deck) -> Choices:
    """What was chosen last, as far as it can be had with a deck."""
    try:
        found = msgspec.convert(settings.extra.get(_KEY, {}), Choices)
    except msgspec.ValidationError:
        return Choices()
    clubs = {club.id for club in deck.clubs}
    return replace(
        found,
        clubs=tuple(club for club in found.clubs if club in clubs),
        classes=tuple(each for each in found.classes if each in (1, 2, 3)),
        copies=max(1, min(MOST_COPIES, found.copies)),
        layout=found.layout if found.layout in LAYOUTS else Choices().layout,
    )


def remember(settings: store.Settings, choices: Choices) -> None:
    """Keep what is chosen in the settings; who calls saves them.

    A roster is not kept: who opens the screen next need not see whose cards were printed (R1.7).
    """
    if choices.what is What.ROSTER:
        choices = replace(choices, what=What.DECK)
    settings.extra[_KEY] = msgspec.to_builtins(replace(choices, roster=""))


def folder_of(choices: Choices, usual: Path) -> Path:
    """Where prints are saved."""
    return Path(choices.folder) if choices.folder else usual
