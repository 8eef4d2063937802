"""What the roster builder says; it draws nothing."""

from __future__ import annotations

from typing import assert_never

from game import i18n
from game.cards.model import DeckCard
from game.engine import ROSTER_SIZES, MatchKind
from game.i18n import gettext as _
from game.ui.roster.size import Sizes
from game.ui.roster.work import Doubled, Full, Objection, RosterWork


def sizes_text(sizes: Sizes) -> str:
    """The allowed numbers: "5–7 or 10–12"."""
    runs = [
        str(a) if a == b else _("{least}–{most}").format(least=a, most=b) for a, b in sizes.runs
    ]
    text = runs[0]
    for run in runs[1:]:
        text = _("{sizes} or {more}").format(sizes=text, more=run)
    return text


def count_text(work: RosterWork) -> str:
    """How many cards there are: "8 of 10–12"."""
    return _("{n} of {sizes}").format(n=work.count, sizes=sizes_text(work.sizes))


def size_text(work: RosterWork) -> str:
    """Why a match cannot be played with so many cards; nothing where it can (R1.3)."""
    if work.is_allowed:
        return ""
    sizes = sizes_text(work.sizes)
    if not work.cards:
        return _("Bring {sizes} cards: a click takes one.").format(sizes=sizes)
    if work.count < len(work.cards):
        text = _("{cards} can play: bring {sizes}.")
    else:
        text = _("{cards}: bring {sizes}.")
    return text.format(cards=i18n.cards(work.count), sizes=sizes)


def kind_text(count: int) -> str:
    """What a roster of so many cards is good for (R1.1-R1.3)."""
    kind = next((kind for kind, (a, b) in ROSTER_SIZES.items() if a <= count <= b), None)
    if kind is None:
        return _("Not ready for a match.")
    return _("Ready for a full match.") if kind is MatchKind.FULL else _("Ready for a short match.")


def objection_text(objection: Objection) -> str:
    """Why a card cannot come in."""
    match objection:
        case Doubled(card, other, ref):
            if other is None:
                text = _("“{card}” bears the number {number}, which is in the roster already.")
                return text.format(card=_name(card), number=ref.number)
            text = _("“{card}” and “{other}” share {number}: a roster has each number once.")
            return text.format(card=_name(card), number=ref.number, other=_name(other))
        case Full(most):
            text = _("The roster is full with {cards}: take one out first, or drop one on another.")
            return text.format(cards=i18n.cards(most))
    assert_never(objection)


def first_text(card: DeckCard | None) -> str:
    """The number that counts for the first possession (R3.1)."""
    if card is None:
        return ""
    return _("Smallest number: {number}").format(number=card.number)


def go_text(work: RosterWork, *, is_for_match: bool) -> str:
    """The call to action."""
    if not is_for_match:
        return _("Done")
    if not work.is_allowed:
        return _("Play")
    return _("Play with these {cards}").format(cards=i18n.cards(work.count))


def _name(card: DeckCard) -> str:
    return card.names[i18n.language()]
