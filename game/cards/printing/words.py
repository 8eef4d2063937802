"""Sentences about a print in the player's language; it decides nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.cards.printing.plan import PrintPlan, shop_plan
from game.cards.printing.refusal import PrintCode, PrintRefusal
from game.cards.printing.sheet import SINGLE
from game.i18n import cards, decimal, later, ngettext
from game.i18n import gettext as _

_SENTENCES = {
    PrintCode.NO_CARDS: later("There are no cards to print."),
    PrintCode.UNKNOWN_LAYOUT: later("There is no layout “{found}”. There are: {allowed}."),
    PrintCode.UNKNOWN_CARDS: later(
        "No card is meant by “{found}”: numbers such as 1.1.002, clubs, names and class3 are known."
    ),
    PrintCode.BAD_COUNT: later("“{found}” is not a number of copies from 0 to {highest}."),
    PrintCode.BLEED_DOES_NOT_FIT: later(
        "A bleed of {found} mm does not fit on {layout}. The largest that fits is {largest} mm."
    ),
    PrintCode.BLEED_OVER_GUTTER: later(
        "A bleed of {found} mm is more than half of the {gutter} mm between cards. "
        "The largest that fits is {largest} mm."
    ),
    PrintCode.BLEED_OVER_PICTURE: later(
        "A bleed of {found} mm cannot be had: from 0 to {largest} mm can."
    ),
    PrintCode.GUTTER_DOES_NOT_FIT: later(
        "{found} mm between cards do not fit on {layout}. The most that fits is {largest} mm."
    ),
    PrintCode.MARGIN_DOES_NOT_FIT: later(
        "The cards of {layout} do not fit within printer margins of {found} mm. "
        "The widest they fit within are {largest} mm."
    ),
    PrintCode.OUT_OF_RANGE: later("{option}: {found} is not between {low} and {high}."),
    PrintCode.SHEET_OVER_SIZE: later(
        "A single sheet takes more than {found} MB. The smallest limit that fits is {smallest} MB."
    ),
    PrintCode.FOLDER_TAKEN: later(
        "Another print or other files lie in {folder}. Nothing was changed there."
    ),
    PrintCode.CANNOT_WRITE: later("{file} cannot be written: {reason}."),
    PrintCode.PICTURE_FAULTS: later("Pictures of cards cannot be used:"),
    PrintCode.LIST_UNREADABLE: later("{file} cannot be read: {reason}."),
    PrintCode.LIST_NOT_TEXT: later("{file} holds no text. Save the list as CSV."),
    PrintCode.LIST_LINE: later("{file}, line {line}: “{found}” is no card's number and count."),
    PrintCode.UNKNOWN_PRINTER: later("No printer “{found}” is kept. There are: {allowed}."),
    PrintCode.UNKNOWN_DECK: later("There is no deck “{found}”. There are: {allowed}."),
    PrintCode.UNKNOWN_ROSTER: later("No saved roster is meant by “{found}”. There are: {allowed}."),
    PrintCode.NO_MARKS: later(
        "At {sides} only {length} mm of the cutting marks can be printed. Cut by the other marks."
    ),
    PrintCode.COARSE_PICTURE: later(
        "The picture {file} of card {card} has {dpi} dots an inch; from 300 on it looks sharp."
    ),
}
_PICTURE_FAULTS = {
    "missing": later("the file is missing"),
    "picture_missing": later("the file is missing"),
    "picture_outside": later("the file lies outside the folder"),
    "picture_not_image": later("it is not a PNG, JPEG or WebP picture"),
    "too_large": later("the picture is too large"),
    "picture_too_large": later("the picture is too large"),
}
_SIDES = {"left and right": later("left and right"), "top and bottom": later("top and bottom")}


def refusal_text(refusal: PrintRefusal, *, layout_name: Callable[[str], str] = str) -> str:
    """Why a print is refused, or what a warning warns of.

    Args:
        refusal: what is to be told.
        layout_name: what the reader knows a layout by; by default its id.
    """
    params = {name: _shown(value) for name, value in refusal.params.items() if name != "faults"}
    if "layout" in params:
        params["layout"] = layout_name(params["layout"])
    text = _(_SENTENCES[refusal.code]).format(**params)
    faults = refusal.params.get("faults")
    if isinstance(faults, tuple):
        text = "\n".join([text, *(f"  {_fault(*fault)}" for fault in faults)])
    return text


def plan_lines(plan: PrintPlan) -> list[str]:
    """What a print will be: its sheets, sizes, margins and marks."""
    grid, request = plan.grid, plan.request
    lines = [
        _("{cards} in the layout {layout}: {pages}").format(
            cards=cards(request.card_count), layout=request.layout, pages=_pages(len(plan.pages))
        ),
        _("Paper {width} x {height} mm, {columns} x {rows} cards, {gutter} mm apart").format(
            width=_mm(grid.paper_width),
            height=_mm(grid.paper_height),
            columns=grid.columns,
            rows=grid.rows,
            gutter=_mm(grid.gutter),
        ),
        _("Bleed {bleed} mm, {outer} mm around the sheet").format(
            bleed=_mm(grid.bleed), outer=_mm(grid.outer_bleed)
        ),
    ]
    if request.layout != SINGLE:
        across, down = grid.margins
        lines += (
            _("White at left and right {across} mm, at top and bottom {down} mm").format(
                across=_mm(across), down=_mm(down)
            ),
            _(
                "Marks that a printer with margins of {margin} mm can print: {across} and {down} mm"
            ).format(
                margin=_mm(request.printer.margin),
                across=_mm(plan.mark_lengths[0]),
                down=_mm(plan.mark_lengths[1]),
            ),
        )
    shop = shop_plan(plan)
    files = (*plan.files, *(shop.files if shop else ()))
    return lines + [f"{file.name}: {_pages(len(file.pages))}" for file in files]


def nothing_changed_text() -> str:
    """What is said where only changed cards were asked for and there are none."""
    return _("No card has changed since it was printed last.")


def cancelled_text() -> str:
    """What is said after a cancel."""
    return _("Cancelled. Nothing of this print is kept.")


def print_hint() -> str:
    """What a person must know at the printer."""
    return _("Print at 100 %, “actual size”.")


def saved_printer_text(name: str) -> str:
    """What is said when a printer is kept."""
    return _("The printer “{name}” is kept.").format(name=name)


def calibration_lines() -> list[str]:
    """How the calibration sheet is used."""
    return [
        _("Print it on both sides at 100 % and hold it against the light, the numbers before you."),
        _("In the rows X and Y find the cell whose two lines are one; its number is the offset."),
        _("Then: --back-offset X,Y --save-printer NAME"),
    ]


def _pages(count: int) -> str:
    return ngettext("{n} page", "{n} pages", count).format(n=count)


def _fault(card: str, file: str, reason: str) -> str:
    why = _(_PICTURE_FAULTS[reason]) if reason in _PICTURE_FAULTS else _("the picture is damaged")
    return f"{card}: {file}: {why}"


def _shown(value: object) -> str:
    """A parameter as it stands in a sentence."""
    if isinstance(value, tuple):
        return _list(map(str, value))
    if isinstance(value, float):
        return _mm(value)
    return str(value)


def _list(words: Iterable[str]) -> str:
    return ", ".join(_(_SIDES[word]) if word in _SIDES else word for word in words) or "—"


def _mm(length: float) -> str:
    """A length without needless zeros: 2, 1,5, 215,9."""
    digits = next((n for n in (0, 1, 2) if abs(round(length, n) - length) < 5e-3), 2)
    return decimal(length, digits)
