"""Contact sheets: all cards of a print as small pictures with their numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from game.cards import lettering
from game.cards.drawing import Font
from game.cards.printing.size import MASTER_SIZE, TRIM_PX

COLUMNS, ROWS = 6, 12  # of one sheet; more cards make more sheets
SHRINK = 5  # times
THUMB = ((MASTER_SIZE[0] - 2 * TRIM_PX) // SHRINK, (MASTER_SIZE[1] - 2 * TRIM_PX) // SHRINK)
GAP, LABEL = 14, 22  # px
_TEXT_SIZE = 15
_GROUND, _INK = (238, 238, 238), (30, 30, 30)


def thumb(picture: Image.Image) -> bytes:
    """A master picture made small and cut at its trim, packed."""
    right, bottom = picture.width - TRIM_PX, picture.height - TRIM_PX
    small = picture.crop((TRIM_PX, TRIM_PX, right, bottom)).reduce(SHRINK)
    buffer = BytesIO()
    small.save(buffer, "PNG", compress_level=1)
    return buffer.getvalue()


def cell(index: int) -> tuple[int, int]:
    """Where the small picture of a sheet's card stands: its left and top, px."""
    row, column = divmod(index, COLUMNS)
    return GAP + column * (THUMB[0] + GAP), GAP + row * (THUMB[1] + LABEL + GAP)


def contact_sheets(cards: Sequence[tuple[str, bytes]]) -> Iterator[Image.Image]:
    """Sheets of cards, each given by its caption and its `thumb`, in this order."""
    for start in range(0, len(cards), COLUMNS * ROWS):
        yield _sheet(cards[start : start + COLUMNS * ROWS])


def _sheet(cards: Sequence[tuple[str, bytes]]) -> Image.Image:
    columns, rows = min(COLUMNS, len(cards)), math.ceil(len(cards) / COLUMNS)
    width = GAP + columns * (THUMB[0] + GAP)
    height = GAP + rows * (THUMB[1] + LABEL + GAP)
    sheet = Image.new("RGB", (width, height), _GROUND)
    for index, (caption, small) in enumerate(cards):
        left, top = cell(index)
        with Image.open(BytesIO(small)) as picture:
            sheet.paste(picture, (left, top))
        _caption(sheet, caption, left, top + THUMB[1])
    return sheet


def _caption(sheet: Image.Image, caption: str, left: int, top: int) -> None:
    text = lettering.cut(caption, Font.TEXT, width=THUMB[0], size=_TEXT_SIZE)
    if text:
        mask, (dx, dy) = lettering.ink(text, Font.TEXT, _TEXT_SIZE)
        y = lettering.baseline(Font.TEXT, _TEXT_SIZE, top=top, height=LABEL)
        sheet.paste(_INK, (left + max(dx, 0), y + dy), mask)
