"""The calibration sheet: the cell whose number is the miss has its two lines on one place."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cards.printing import Flip, Printer
from game.cards.printing.calibration import (
    calibration_name,
    calibration_pdf,
    cells,
    steps,
)
from game.cards.printing.sheet import grid_for
from tests.cards.printing.print_sample import lines_of, page_contents, request

MM = 72 / 25.4


@pytest.mark.parametrize("layout", ["a4-9", "a4-8", "letter-9", "a3-18"])
@pytest.mark.parametrize("flip", list(Flip))
def test_the_number_of_a_cell_makes_up_for_the_miss(
    layout: str, flip: Flip, tmp_path: Path
) -> None:
    asked = request(1, layout=layout, flip=flip)
    file = tmp_path / calibration_name(asked)
    file.write_bytes(calibration_pdf(asked))
    front, back = map(lines_of, page_contents(file))
    grid = grid_for(asked)
    assert steps() == tuple(number / 2 for number in range(-10, 11))
    width, height = grid.paper_width * MM, grid.paper_height * MM
    is_mirrored_x = (flip is Flip.LONG) == (height > width)
    drawn = dict(zip(cells(grid), zip(front, back, strict=False), strict=True))
    assert len(drawn) == 42
    for (_, _, number, is_x), (seen, behind) in drawn.items():
        # The place of the line behind, as it is seen from the front.
        x, y = (width - behind[0], behind[1]) if is_mirrored_x else (behind[0], height - behind[1])
        if is_x:
            toward = 1 if not is_mirrored_x else -1
            assert (x - seen[0]) / MM * toward == pytest.approx(number, abs=0.001)
        else:
            toward = -1 if is_mirrored_x else 1
            assert (y - seen[1]) / MM * toward == pytest.approx(number, abs=0.001)
        for line in (seen, behind):
            assert all(13 < place < width - 13 for place in line[::2])
            assert all(13 < place < height - 13 for place in line[1::2])


def test_what_makes_up_for_a_printer_is_in_the_sheet(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    file.write_bytes(calibration_pdf(request(1, printer=Printer(back_x=1.5, back_y=-1))))
    front, back = page_contents(file)
    assert " cm" not in front
    assert back.startswith("1 0 0 1 4.252 2.8346 cm")


def test_rulers_are_50_mm_long(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    file.write_bytes(calibration_pdf(request(1)))
    front = lines_of(page_contents(file)[0])
    lengths = [abs(x2 - x1) + abs(y2 - y1) for x1, y1, x2, y2 in front]
    assert sum(length == pytest.approx(50 * MM, abs=0.01) for length in lengths) == 2
