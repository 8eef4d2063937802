"""Printing cards: what to print, the plan of its pages, and the print itself.

`plan` is pure and tells what a print will be; `run` makes it. It knows no screen and no terminal.
"""

from game.cards.printing.plan import Page, Placement, PrintPlan, SheetFile, Side, plan
from game.cards.printing.refusal import PrintCancelled, PrintCode, PrintRefusal, PrintRefusals
from game.cards.printing.request import (
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
from game.cards.printing.run import PrintResult, run
from game.cards.printing.sheet import LAYOUTS, PAPERS, Grid, SheetLayout
from game.cards.printing.watch import Progress

__all__ = [
    "LAYOUTS",
    "PAPERS",
    "CardCount",
    "Faces",
    "Flip",
    "Grid",
    "Ink",
    "Marks",
    "MarksOn",
    "Page",
    "Placement",
    "PrintCancelled",
    "PrintCode",
    "PrintPlan",
    "PrintRefusal",
    "PrintRefusals",
    "PrintRequest",
    "PrintResult",
    "Printer",
    "Progress",
    "SheetFile",
    "SheetLayout",
    "Shop",
    "Side",
    "plan",
    "run",
    "whole_deck",
]
