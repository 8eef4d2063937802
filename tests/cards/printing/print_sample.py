"""Cards of one flat colour each, and readers of what is printed of them."""

from __future__ import annotations

import re
import shutil
import subprocess
import zlib
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image

from game.cards.model import DeckCard
from game.cards.printing import CardCount, PrintRequest
from game.cards.printing.size import MASTER_SIZE, TRIM_PX
from game.engine.card import CardNumber
from tests.cards.art_sample import card

Rgb = tuple[int, int, int]

needs_poppler = pytest.mark.skipif(
    shutil.which("pdftocairo") is None, reason="needs pdftocairo (package poppler-utils)"
)
needs_qpdf = pytest.mark.skipif(shutil.which("qpdf") is None, reason="needs qpdf")


def numbered(count: int) -> tuple[DeckCard, ...]:
    """Cards that differ in their numbers alone."""
    return tuple(card(number=CardNumber(f"1.1.{index:03}")) for index in range(1, count + 1))


def request(count: int, **changes: object) -> PrintRequest:
    """A print of that many cards, nothing but its sheets."""
    plain = PrintRequest("flat", tuple(CardCount(each) for each in numbered(count)), contact=False)
    return changed(plain, **changes)


def changed(old: PrintRequest, **changes: object) -> PrintRequest:
    """The request with some fields changed."""
    fields = {name: getattr(old, name) for name in PrintRequest.__dataclass_fields__}
    return PrintRequest(**(fields | changes))


def front_color(index: int) -> Rgb:
    """The colour of a card's front, dark enough to stand out from white."""
    return (10 + 12 * index, 20, 150)


def back_color(index: int) -> Rgb:
    """The colour of a card's back."""
    return (20, 10 + 12 * index, 60)


class FlatPainter:
    """Paints the trim box of each card in one colour and leaves the bleed white.

    The left half of the upper tenth is black, so that a turned card can be told.
    """

    def front(self, card: DeckCard) -> Image.Image:
        return self._flat(front_color(card.number.value % 1000))

    def back(self, card: DeckCard) -> Image.Image:
        return self._flat(back_color(card.number.value % 1000))

    def front_key(self, card: DeckCard) -> str:
        return f"front {card.number.value}"

    def back_key(self, card: DeckCard) -> str:
        return f"back {card.number.value}"

    def _flat(self, color: Rgb) -> Image.Image:
        width, height = MASTER_SIZE
        picture = Image.new("RGB", MASTER_SIZE, (255, 255, 255))
        picture.paste(color, (TRIM_PX, TRIM_PX, width - TRIM_PX, height - TRIM_PX))
        return picture


class SameBackPainter(FlatPainter):
    """All cards have the same back, and a mark at its upper left."""

    def back(self, card: DeckCard) -> Image.Image:
        picture = self._flat(back_color(0))
        picture.paste((200, 200, 200), (100, 100, 300, 200))
        return picture

    def back_key(self, card: DeckCard) -> str:
        return "back"


@dataclass(frozen=True)
class Scan:
    """A page as a printer would see it."""

    picture: Image.Image
    dpi: int

    def color(self, x: float, y: float) -> Rgb:
        """The colour at a place in mm."""
        found = self.picture.getpixel((self._px(x), self._px(y)))
        assert isinstance(found, tuple)
        return found[0], found[1], found[2]

    def is_white(self, x: float, y: float, width: float, height: float) -> bool:
        """Whether there is nothing in a box, mm."""
        box = (self._px(x), self._px(y), self._px(x + width), self._px(y + height))
        return self.picture.crop(box).getextrema() == ((255, 255),) * 3

    def edges_x(self, x: float, y: float, width: float) -> tuple[float, float]:
        """Where a dark box begins and ends on the level of y: near x and x + width, mm."""
        row = self.picture.crop((0, self._px(y), self.picture.width, self._px(y) + 1))
        return self._edges(list(row.convert("L").tobytes()), x, width)

    def edges_y(self, x: float, y: float, height: float) -> tuple[float, float]:
        """The same downwards."""
        column = self.picture.crop((self._px(x), 0, self._px(x) + 1, self.picture.height))
        return self._edges(list(column.convert("L").tobytes()), y, height)

    def _edges(self, profile: list[int], start: float, length: float) -> tuple[float, float]:
        middle = self._px(start + length / 2)
        half = (profile[middle] + 255) / 2
        low = high = middle
        while profile[low - 1] < half:
            low -= 1
        while profile[high + 1] < half:
            high += 1
        return self._between(profile, low, -1, half), self._between(profile, high, 1, half)

    def _between(self, profile: list[int], at: int, step: int, half: float) -> float:
        """Where between two pixels the half height lies, mm."""
        inside, outside = profile[at], profile[at + step]
        share = (half - inside) / (outside - inside)
        return (at + 0.5 + step * share) / self.dpi * 25.4

    def _px(self, length: float) -> int:
        return int(length / 25.4 * self.dpi)


def scan(file: Path, page: int, folder: Path, dpi: int = 300) -> Scan:
    """Draw a page of a PDF, counted from 1."""
    base = folder / f"scan-{file.stem}-{page}"
    command = [
        "pdftocairo",
        "-png",
        "-singlefile",
        "-r",
        str(dpi),
        "-f",
        str(page),
        str(file),
        str(base),
    ]
    subprocess.run(command, check=True)
    with Image.open(base.with_suffix(".png")) as picture:
        return Scan(picture.convert("RGB"), dpi)


def page_contents(file: Path) -> list[str]:
    """The drawing operators of each page, unpacked."""
    data = file.read_bytes()
    found = re.finditer(rb"<<((?:(?!>>).)*?)>>\nstream\n(.*?)\nendstream", data, re.DOTALL)
    return [
        zlib.decompress(match[2]).decode()
        for match in found
        if b"/FlateDecode" in match[1] and b"Image" not in match[1] and b"/N 3" not in match[1]
    ]


def lines_of(content: str) -> list[tuple[float, float, float, float]]:
    """The straight lines that are drawn, in pt."""
    number = r"(-?[\d.]+)"
    pattern = rf"{number} {number} m {number} {number} l S"
    return [(float(a), float(b), float(c), float(d)) for a, b, c, d in re.findall(pattern, content)]
