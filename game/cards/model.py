"""What a deck is made of: clubs, cards and looks, already validated; it draws and reads nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from game.engine.card import Card, CardNumber, Values

Language = str  # "ru" or "en"
Rgb = tuple[int, int, int]


class Position(StrEnum):
    """Where a character plays."""

    GUARD = "guard"
    WING = "wing"
    BIG = "big"


class Hair(StrEnum):
    """Hair styles a face can have."""

    SHORT = "short"
    FLAT = "flat"
    AFRO = "afro"
    BUN = "bun"
    LONG = "long"
    BALD = "bald"
    MOHAWK = "mohawk"
    BRAIDS = "braids"


class Mouth(StrEnum):
    """What the mouth does."""

    CALM = "calm"
    SMILE = "smile"
    GRIM = "grim"


class Pattern(StrEnum):
    """Background patterns of clubs, so that colour is never the only sign."""

    FOREST = "forest"
    STRIPES = "stripes"
    DOTS = "dots"
    RAYS = "rays"
    WAVES = "waves"
    SLASHES = "slashes"


class Crest(StrEnum):
    """Crest shapes that can be drawn."""

    MOOSE = "moose"
    SWIFT = "swift"
    LEOPARD = "leopard"
    EAGLE = "eagle"
    ORCA = "orca"
    FOX = "fox"
    BALL = "ball"  # for decks that bring no crest of their own


@dataclass(frozen=True, slots=True)
class Look:
    """A drawn face. Width is a factor around 1; skin and hair_color index palettes."""

    skin: int = 0  # 0..4
    hair: Hair = Hair.SHORT
    hair_color: int = 0  # 0..5
    angry_brows: bool = False
    mouth: Mouth = Mouth.CALM
    beard: bool = False
    headband: bool = False
    glasses: bool = False
    width: float = 1.0  # 0.9..1.1


@dataclass(frozen=True, slots=True)
class Focus:
    """What of the owner's picture a card shows, all in percent.

    Attributes:
        x: from the picture's left edge to the point that should stand in the middle.
        y: from its top edge; a face is usually above the middle.
        zoom: 100 shows as much as fits, 200 half as much.
    """

    x: int = 50
    y: int = 40
    zoom: int = 100


@dataclass(frozen=True, slots=True)
class Club:
    """A club with its three colours (main, light, dark), pattern and crest."""

    id: str
    names: Mapping[Language, str]
    color: Rgb
    light: Rgb
    dark: Rgb
    pattern: Pattern
    crest: Crest


@dataclass(frozen=True, slots=True)
class DeckCard:
    """One card of a deck, all that its face needs.

    Attributes:
        card_class: 1-3 by strength; shown as stars and trim.
        role: what stands beside the name, by language (e.g. "Разыгрывающая").
        picture: the owner's picture file in place of the drawn look, or None.
        focus: how that picture is cropped.
    """

    number: CardNumber
    names: Mapping[Language, str]
    club: Club
    position: Position
    role: Mapping[Language, str]
    card_class: int
    attack: Values
    defense: Values
    look: Look
    picture: Path | None = None
    focus: Focus = Focus()

    def __hash__(self) -> int:
        return hash((self.number, self.attack, self.defense, self.club.id))

    def engine_card(self, language: Language) -> Card:
        """The card as the rules see it, named in the language given."""
        return Card(self.number, self.names[language], self.attack, self.defense)


@dataclass(frozen=True, slots=True)
class Deck:
    """A whole validated deck; `cards` ascend by number; `folder` is where it was read from."""

    id: str
    names: Mapping[Language, str]
    author: str
    license: str
    clubs: tuple[Club, ...]
    cards: tuple[DeckCard, ...]
    folder: Path
