"""What a print can be refused for, as codes with parameters; sentences are made in `words`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class PrintCode(StrEnum):
    """Why a print is refused or worth a warning; the comment names the parameters."""

    NO_CARDS = "no_cards"
    UNKNOWN_LAYOUT = "unknown_layout"  # found, allowed
    UNKNOWN_CARDS = "unknown_cards"  # found (words of the selection)
    BAD_COUNT = "bad_count"  # found, highest
    BLEED_DOES_NOT_FIT = "bleed_does_not_fit"  # found, largest (mm), layout
    BLEED_OVER_GUTTER = "bleed_over_gutter"  # found, largest (mm), gutter
    BLEED_OVER_PICTURE = "bleed_over_picture"  # found, largest (mm)
    GUTTER_DOES_NOT_FIT = "gutter_does_not_fit"  # found, largest (mm), layout
    MARGIN_DOES_NOT_FIT = "margin_does_not_fit"  # found, largest (mm), layout
    OUT_OF_RANGE = "out_of_range"  # option, found, low, high
    SHEET_OVER_SIZE = "sheet_over_size"  # found, smallest (MB)
    FOLDER_TAKEN = "folder_taken"  # folder
    CANNOT_WRITE = "cannot_write"  # file, reason
    PICTURE_FAULTS = "picture_faults"  # faults
    LIST_UNREADABLE = "list_unreadable"  # file, reason
    LIST_NOT_TEXT = "list_not_text"  # file
    LIST_LINE = "list_line"  # file, line, found
    UNKNOWN_PRINTER = "unknown_printer"  # found, allowed
    UNKNOWN_DECK = "unknown_deck"  # found, allowed
    UNKNOWN_ROSTER = "unknown_roster"  # found, allowed
    NO_MARKS = "no_marks"  # sides, length (mm): a warning
    COARSE_PICTURE = "coarse_picture"  # card, file, dpi: a warning


class PrintRefusal(Exception):  # noqa: N818 — the project says refusals
    """A print cannot be made as asked for."""

    def __init__(self, code: PrintCode, **params: object) -> None:
        super().__init__(f"{code}: {params}")
        self.code = code
        self.params: Mapping[str, object] = params


class PrintRefusals(Exception):  # noqa: N818
    """Several things are wrong at once; all of them are in here."""

    def __init__(self, refusals: tuple[PrintRefusal, ...]) -> None:
        super().__init__("; ".join(map(str, refusals)))
        self.refusals = refusals


class PrintCancelled(Exception):  # noqa: N818
    """Whoever asked for the print has called it off; nothing of it remains."""
