"""What a print will be, or in words why it cannot be; it draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game import i18n
from game.cards.model import Deck
from game.cards.printing import (
    CardCount,
    Ink,
    Placement,
    PrintPlan,
    PrintRefusal,
    PrintRefusals,
    PrintRequest,
    SheetFile,
    plan,
)
from game.cards.printing.size import DPI
from game.cards.printing.words import nothing_changed_text, print_hint
from game.i18n import cards as cards_text
from game.i18n import gettext as _
from game.i18n import ngettext
from game.people.roster_cards import LaidOut
from game.ui.printing.choices import Choices, What
from game.ui.printing.names import print_refusal_text

_PICTURE_BYTES = {Ink.COLOR: 110_000, Ink.GREY: 57_000, Ink.SAVER: 51_000}  # as measured, a face
_MEGABYTE = 1_000_000


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is to be expected.

    Attributes:
        plan: None where the print is refused.
        refusals: why, in words.
        warnings: what should be known before, in words.
    """

    plan: PrintPlan | None
    refusals: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()


def outlook(
    deck: Deck, choices: Choices, folder: Path, roster: LaidOut | None = None
) -> Outlook:  # fmt: skip
    """Plan what is chosen; a roster's cards are of any deck."""
    if choices.what is What.ROSTER and roster is None:
        return Outlook(None, (_("Choose a roster."),))
    title = roster.title if roster else deck.id
    notes = tuple(map(i18n.refusal_text, roster.notes)) if roster else ()
    try:
        cards = choices.cards(deck, [each.card for each in roster.cards] if roster else ())
        if choices.only_changed and cards:
            cards = _changed(choices.request(title, cards), folder)
            if not cards:
                return Outlook(None, (nothing_changed_text(),))
        planned = plan(choices.request(title, cards))
    except PrintRefusals as found:
        return Outlook(None, tuple(map(print_refusal_text, found.refusals)))
    except PrintRefusal as refusal:
        return Outlook(None, (print_refusal_text(refusal), *notes))
    return Outlook(planned, warnings=(*map(print_refusal_text, planned.warnings), *notes))


def _changed(request: PrintRequest, folder: Path) -> tuple[CardCount, ...]:
    from game.cards.printing.manifest import changed  # noqa: PLC0415 - Pillow, only where asked for
    from game.cards.printing.painter import CardPainter  # noqa: PLC0415

    return changed(request, CardPainter(request.language, request.ink), folder)


def summary(planned: PrintPlan) -> str:
    """Pages, cards, resolution, size."""
    count = len(planned.pages)
    return _("{pages}, {cards}, {dpi} dpi, about {size} MB. {hint}").format(
        pages=ngettext("{n} page", "{n} pages", count).format(n=count),
        cards=cards_text(planned.request.card_count),
        dpi=DPI,
        size=max(1, round(estimated_bytes(planned) / _MEGABYTE)),
        hint=print_hint(),
    )


def estimated_bytes(planned: PrintPlan) -> int:
    """About how large the PDF files will be together."""
    sides = [
        {(each.side, each.card if each.side == "front" else 0) for each in _placements(file)}
        for file in planned.files
    ]
    return sum(map(len, sides)) * _PICTURE_BYTES[planned.request.ink]


def _placements(file: SheetFile) -> list[Placement]:
    return [placement for page in file.pages for placement in page.placements]
