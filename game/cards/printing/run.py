"""Makes a print: draws the pictures on all cores, writes the PDFs and all that belongs to them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.cards.printing.plan import PrintPlan, plan
from game.cards.printing.request import PrintRequest
from game.cards.printing.watch import Progress, Watch

if TYPE_CHECKING:
    from game.cards.printing.painter import Painter


@dataclass(frozen=True, slots=True)
class PrintResult:
    """A finished print.

    Attributes:
        folder: where everything lies.
        sheets: the PDF files to print, in their order.
    """

    folder: Path
    sheets: tuple[Path, ...]
    plan: PrintPlan


def run(
    request: PrintRequest,
    out_folder: Path,
    *,
    progress: Callable[[Progress], object] = lambda _: None,
    is_cancelled: Callable[[], bool] = lambda: False,
    jobs: int | None = None,
    force: bool = False,
    painter: Painter | None = None,
) -> PrintResult:
    """Print into a new folder in `out_folder`, named after the deck and what shapes the print.

    Args:
        request: what to print.
        out_folder: where the folder is made.
        progress: told by this thread after each step.
        is_cancelled: asked by this thread, ten times a second or more.
        jobs: how many pictures are drawn at a time; by default one a core.
        force: replace a folder of that name even where no such print made it.
        painter: where the pictures come from; by default the game's own cards.

    Raises:
        PrintRefusal: it cannot be made; nothing is written.
        PrintCancelled: `is_cancelled` said so; nothing is left.
    """
    from game.cards.printing import manifest  # noqa: PLC0415 — Pillow, only where it is used
    from game.cards.printing.folder import new_folder, write_aside  # noqa: PLC0415
    from game.cards.printing.job import PrintJob  # noqa: PLC0415
    from game.cards.printing.painter import CardPainter  # noqa: PLC0415

    planned = plan(request)
    painter = painter or CardPainter(request.language, request.ink)
    key = manifest.run_key(request, painter)
    target = out_folder / f"{request.title}-{key[:8]}"

    def may_replace() -> bool:
        return force or manifest.run_of(target) == key

    with new_folder(target, may_replace=may_replace) as folder:
        job = PrintJob(planned, folder, painter, Watch(progress, is_cancelled))
        job.draw(jobs or os.cpu_count() or 1)
        sheets = job.write_files()
        folder.write(manifest.MANIFEST, manifest.manifest(request, key, folder.digests))
        job.finish()
    write_aside(*manifest.printed(request, painter, out_folder))
    return PrintResult(target, tuple(target / name for name in sheets), planned)
