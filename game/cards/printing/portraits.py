"""Gives cards the pictures of a folder, each named after its card's number; it draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game.cards.layout import FULL
from game.cards.picture_file import picture_fault, picture_size
from game.cards.printing.refusal import PrintCode, PrintRefusal
from game.cards.printing.request import CardCount
from game.cards.printing.size import DPI

_SUFFIXES = frozenset({".png", ".jpg", ".jpeg", ".webp"})


def with_portraits(
    cards: Sequence[CardCount], folder: Path
) -> tuple[tuple[CardCount, ...], tuple[PrintRefusal, ...]]:
    """The cards with the folder's pictures, and warnings about pictures too small to print well.

    Raises:
        PrintRefusal: pictures that cannot be used; all of them are in it.
    """
    try:
        names = sorted(file.name for file in folder.iterdir() if file.suffix.lower() in _SUFFIXES)
    except OSError as error:
        code, reason = PrintCode.LIST_UNREADABLE, error.strerror or str(error)
        raise PrintRefusal(code, file=str(folder), reason=reason) from error
    found = {Path(name).stem.replace(".", ""): name for name in names}
    faults: list[tuple[str, str, str]] = []
    warnings: list[PrintRefusal] = []
    shown: list[CardCount] = []
    for each in cards:
        name = found.get(str(each.card.number).replace(".", ""))
        if name is None:
            shown.append(each)
        elif fault := picture_fault(folder, name):
            faults.append((str(each.card.number), name, fault.value))
        else:
            file = (folder / name).absolute()
            shown.append(replace(each, card=replace(each.card, picture=file)))
            warnings += _coarse(str(each.card.number), file)
    if faults:
        raise PrintRefusal(PrintCode.PICTURE_FAULTS, faults=tuple(faults))
    return tuple(shown), tuple(warnings)


def _coarse(number: str, file: Path) -> tuple[PrintRefusal, ...]:
    """A warning where a picture has fewer dots an inch than print wants."""
    with file.open("rb") as stream:
        size = picture_size(stream)
    if size is None:
        return ()
    dpi = int(min(size[0] / FULL.art.w, size[1] / FULL.art.h) * 25.4)
    if dpi >= DPI:
        return ()
    return (PrintRefusal(PrintCode.COARSE_PICTURE, card=number, file=file.name, dpi=dpi),)
