"""The part `print` of the bench: drawing, packing and sheets, beside other PDF libraries."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from math import log10
from pathlib import Path
from typing import TypeVar

from PIL import Image, ImageChops, ImageStat

from game import paths
from game.cards.deck import load_deck
from game.cards.drawing import Backdrop, Drawing, Text
from game.cards.layout import FULL
from game.cards.model import DeckCard
from game.cards.paint import Sheet, paint_opaque, release
from game.cards.printing.master import front_drawing, master, sheet
from game.cards.printing.painter import png_file
from game.cards.printing.request import Ink

TOOLS = Path(__file__).resolve().parent
OURS = "this game"
BARS = {"fpdf2": 20, "reportlab": 18, "img2pdf + pikepdf": 7, "cardimpose": 13}
_RUN = """
import sys
from pathlib import Path
from game import paths
from game.cards.deck import load_deck
from game.cards.printing import PrintRequest, run, whole_deck
deck = load_deck(paths.assets() / "cards" / "first-series")
cards = whole_deck(deck.cards[: int(sys.argv[3])])
print(run(PrintRequest(deck.id, cards), Path(sys.argv[1]), jobs=int(sys.argv[2])).folder)
"""
_PDF = """
import sys
from pathlib import Path
from game.cards.printing.pdf import write_pdf
from game.cards.printing.plan import plan
from game.cards.printing.request import CardCount, PrintRequest
faces = sorted(Path(sys.argv[1]).glob("*_front.png"))
planned = plan(PrintRequest("bench", tuple(CardCount(None) for _ in faces)))
files = {(index, "front"): face for index, face in enumerate(faces)}
files |= {(index, "back"): Path(sys.argv[1]) / "back.png" for index in range(len(faces))}
with open(sys.argv[2], "wb") as stream:
    write_pdf(stream, planned, planned.pages, files, title="bench")
"""
Item = TypeVar("Item")
_PEER = "import sys, bench_print_peers; bench_print_peers.make(*sys.argv[1:])"
_PEAK = """
try:
    lines = open("/proc/self/status").read().splitlines()
    peak = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1000
except OSError:
    import resource
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
open(__import__("os").environ["BENCH_PEAK"], "w").write(str(peak))
"""  # a process's own maximum; what wait4 tells includes the one that started it
_AVAILABLE = "import bench_print_peers; bench_print_peers.available()"


@dataclass(frozen=True)
class Cost:
    """What a process took: seconds of processor, seconds that passed, MB at its peak."""

    cpu: float
    wall: float
    memory: float


def add_print(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the part that prints the first deck."""
    part = commands.add_parser("print", help="drawing cards, packing them, writing the sheets")
    part.add_argument("--rounds", type=int, default=5)
    part.add_argument("--cards", type=int, default=72)
    part.add_argument(
        "--peers", default=sys.executable, metavar="PYTHON", help="the Python with other libraries"
    )
    part.set_defaults(measure=measure_print)


def measure_print(options: argparse.Namespace) -> None:
    """Measure drawing, then whole prints, then the sheets beside other libraries."""
    cards = load_deck(paths.assets() / "cards" / "first-series").cards[: options.cards]
    _measure_faces(cards[::6])
    with tempfile.TemporaryDirectory() as place:
        faces = _measure_runs(options, Path(place))
        _measure_sheets(options, faces, Path(place))


def _measure_faces(cards: tuple[DeckCard, ...]) -> None:
    drawings = [front_drawing(card, "ru", Ink.COLOR) for card in cards]
    shapes = [_without_text(drawing) for drawing in drawings[:3]]
    for drawing in drawings:
        master(drawing, Ink.COLOR)  # the shared grounds are painted once for a whole print
    pictures: list[Image.Image] = []
    drawn = _times(lambda d: pictures.append(master(d, Ink.COLOR)), drawings)
    release()
    whole = _times(_drawn_whole, drawings[:3])
    packed = _times(png_file, pictures)
    sizes = sum(len(png_file(picture)) for picture in pictures)
    smallest = sum(_level_9(picture) for picture in pictures)
    art = min(_likeness(_drawn_whole(each), master(each, Ink.COLOR)) for each in shapes)
    print(f"face {drawn * 1000:.0f} ms CPU, {whole / drawn:.1f} x cheaper than drawn whole at 3 x")
    print(f"  {art:.1f} dB against it in the art window (bars: 90 ms, 4 x, 38 dB)")
    print(f"packed in {packed * 1000:.0f} ms, {sizes / smallest:.2f} x level 9 (40 ms, 1.15 x)")


def _measure_runs(options: argparse.Namespace, place: Path) -> Path:
    """Whole prints with one and two at a time.

    Returns:
        The folder of the faces.
    """
    costs: dict[int, list[Cost]] = {1: [], 2: []}
    for turn in range(max(1, options.rounds // 2)):
        for jobs, found in costs.items():
            out = place / f"run-{turn}-{jobs}"
            found.append(_cost(_RUN, sys.executable, out, jobs, options.cards))
    one, two = costs[1], costs[2]
    gain = statistics.median(a.wall / b.wall for a, b in zip(one, two, strict=True))
    print(f"whole print of {options.cards} cards: {_middle(one)} (10 s, 128 MB)")
    print(f"  two at a time: {_middle(two)}, {gain:.2f} x faster (1.6 x on two free cores)")
    (faces,) = (place / "run-0-1").glob("*/faces")
    return faces


def _measure_sheets(options: argparse.Namespace, faces: Path, place: Path) -> None:
    command = [options.peers, "-c", _AVAILABLE]
    routes = subprocess.run(
        command, env=_environ(), check=True, capture_output=True, text=True
    ).stdout.splitlines()
    costs: dict[str, list[Cost]] = {route: [] for route in (OURS, *routes)}
    out = place / "sheets.pdf"
    for _ in range(options.rounds):
        costs[OURS].append(_cost(_PDF, sys.executable, faces, out))
        for route in routes:
            target = place / f"{route}.pdf"
            costs[route].append(_cost(_PEER, options.peers, route, faces, target))
    size = sum(file.stat().st_size for file in faces.glob("*.png"))
    share = out.stat().st_size / size
    print(
        f"sheets from PNG files: {_middle(costs[OURS])}, {share:.3f} x their size (48 MB, 1.01 x)"
    )
    for route in routes:
        pairs = zip(costs[route], costs[OURS], strict=True)
        times = statistics.median(theirs.cpu / ours.cpu for theirs, ours in pairs)
        print(f"  {route}: {_middle(costs[route])}, {times:.0f} x ours (bar: {BARS[route]} x)")
    for route in BARS.keys() - set(routes):
        print(f"  {route}: not installed")


def _cost(code: str, python: str, *arguments: object) -> Cost:
    """Run code in a process and tell what it took."""
    with tempfile.TemporaryDirectory() as place:
        peak = Path(place, "peak")
        command = [python, "-c", f"{code}\n{_PEAK}", *map(str, arguments)]
        environ = {**_environ(), "BENCH_PEAK": str(peak)}
        begun = time.perf_counter()
        process = subprocess.Popen(
            command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - begun
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"failed: {arguments}")
        return Cost(usage.ru_utime + usage.ru_stime, wall, float(peak.read_text()))


def _environ() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(TOOLS.parent), str(TOOLS)))}


def _middle(costs: list[Cost]) -> str:
    cpu, wall = (statistics.median(getattr(c, name) for c in costs) for name in ("cpu", "wall"))
    return f"{cpu:.2f} s CPU, {wall:.2f} s, {max(cost.memory for cost in costs):.0f} MB"


def _times(work: Callable[[Item], object], items: list[Item]) -> float:
    """Seconds of processor an item, on this thread."""
    begun = time.thread_time()
    for item in items:
        work(item)
    return (time.thread_time() - begun) / len(items)


def _drawn_whole(drawing: Drawing) -> Image.Image:
    """The plain way: everything but text three times larger, then reduced by Lanczos."""
    small = sheet(Ink.COLOR)
    times = small.oversampling
    parts = tuple(
        part
        for operation in drawing
        for part in (operation.operations if isinstance(operation, Backdrop) else (operation,))
    )
    whole = Sheet(
        small.width * times, small.height * times, small.scale * times, small.ground, oversampling=1
    )
    return paint_opaque(parts, whole).resize((small.width, small.height), Image.Resampling.LANCZOS)


def _without_text(drawing: Drawing) -> Drawing:
    """Type is hinted, so that it is not the same at another size."""
    return tuple(part for part in drawing if not isinstance(part, Text))


def _likeness(one: Image.Image, other: Image.Image) -> float:
    """How alike the art of two pictures is, dB."""
    art, scale = FULL.art, sheet(Ink.COLOR).scale
    inside = art.inset(4).moved(3, 3)
    left, top = round(inside.x * scale), round(inside.y * scale)
    box = (left, top, round(inside.right * scale), round(inside.bottom * scale))
    difference = ImageChops.difference(one.crop(box), other.crop(box))
    mean = sum(each**2 for each in ImageStat.Stat(difference).rms) / 3
    return 10 * log10(255**2 / mean) if mean else 99.0


def _level_9(picture: Image.Image) -> int:
    buffer = BytesIO()
    picture.save(buffer, "PNG", compress_level=9)
    return len(buffer.getvalue())
