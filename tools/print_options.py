"""The options of `print_cards.py`: what a person may type, and how it is read."""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

from game import i18n
from game.cards import printing

_BELOW_ZERO = frozenset({"--back-offset", "--back-rotate", "--scale-x", "--scale-y"})


def parser(description: str) -> argparse.ArgumentParser:
    """All options."""
    top = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_cards(top.add_argument_group("what to print"))
    add_sheet(top.add_argument_group("on which sheets"))
    add_printer(top.add_argument_group("on which printer"))
    add_output(top.add_argument_group("what comes out"))
    return top


def joined(arguments: Sequence[str]) -> list[str]:
    """Arguments with values below zero put to their options: argparse takes `-0.7,0.4` for one."""
    found: list[str] = []
    for each in arguments:
        if found and found[-1] in _BELOW_ZERO and re.match(r"-[\d.,]", each):
            found[-1] += f"={each}"
        else:
            found.append(each)
    return found


def add_cards(group: "argparse._ArgumentGroup") -> None:
    """Add the options that choose cards."""
    group.add_argument(
        "select",
        nargs="*",
        metavar="SELECT",
        help="number, range 1.1.001-1.1.009, pattern 1.3.*, name, club, position or class3;"
        " :N behind it for N copies; default: all",
    )
    group.add_argument(
        "--deck", metavar="NAME", help="a deck's id or its folder; default: the first"
    )
    group.add_argument(
        "--list",
        type=Path,
        metavar="FILE",
        help="a line a card: its number and how many; or a saved match (.json): both rosters",
    )
    group.add_argument(
        "--roster",
        metavar="WHO/NAME",
        help="a roster saved in the game, its cards being of any deck; one that is not there tells"
        " which are",
    )
    group.add_argument(
        "--changed", action="store_true", help="only cards changed since printed last"
    )
    group.add_argument(
        "--portraits", type=Path, metavar="DIR", help="pictures of cards, named NUMBER.png or .jpg"
    )
    group.add_argument("--language", choices=i18n.LANGUAGES, help="of the cards")


def add_sheet(group: "argparse._ArgumentGroup") -> None:
    """Add the options that shape the sheets."""
    group.add_argument(
        "--layout",
        default="a4-9",
        metavar="ID",
        help=f"{', '.join(printing.LAYOUTS)}; the number is cards a sheet; default: a4-9",
    )
    group.add_argument("--gutter", type=millimetres, metavar="MM", help="between cards")
    group.add_argument(
        "--bleed", type=millimetres, metavar="MM", help="of picture around each card"
    )
    group.add_argument(
        "--outer-bleed", type=millimetres, metavar="MM", help="around the sheet only"
    )
    group.add_argument("--faces", choices=[*map(str, printing.Faces)], default="duplex")
    group.add_argument(
        "--flip",
        choices=[*map(str, printing.Flip)],
        default="long",
        help="edge the paper turns over",
    )
    group.add_argument("--marks", choices=[*map(str, printing.Marks)], default="corners")
    group.add_argument("--marks-on", choices=[*map(str, printing.MarksOn)], default="front")
    group.add_argument("--mark-length", type=millimetres, default=4.0, metavar="MM")
    group.add_argument(
        "--corner-guide",
        type=millimetres,
        nargs="?",
        const=3.0,
        metavar="RADIUS",
        help="thin arcs where corners would be rounded, for proofs; 3 mm",
    )
    group.add_argument("--ink", choices=[*map(str, printing.Ink)], default="colour")


def add_printer(group: "argparse._ArgumentGroup") -> None:
    """Add the options that make up for a printer."""
    group.add_argument("--printer", metavar="NAME", help="use what was kept under that name")
    group.add_argument("--save-printer", metavar="NAME", help="keep the following under that name")
    group.add_argument(
        "--back-offset", type=offset, metavar="X,Y", help="mm that backs move right and down"
    )
    group.add_argument("--back-rotate", type=millimetres, metavar="DEG", help="clockwise")
    group.add_argument("--scale-x", type=millimetres, metavar="PERCENT", help="e.g. 0.3")
    group.add_argument("--scale-y", type=millimetres, metavar="PERCENT")
    group.add_argument("--printer-margin", type=millimetres, metavar="MM", help="default: 4.5")
    group.add_argument("--calibrate", action="store_true", help="write a calibration sheet instead")


def add_output(group: "argparse._ArgumentGroup") -> None:
    """Add the options about files."""
    group.add_argument(
        "--png", choices=[*map(str, printing.Shop)], default="mpc", help="pictures for a print shop"
    )
    group.add_argument("--image", type=image_kind, default=None, metavar="png|jpg:QUALITY")
    group.add_argument(
        "--max-mb", type=millimetres, metavar="N", help="split PDFs larger than that"
    )
    group.add_argument("--contact", action=argparse.BooleanOptionalAction, default=True)
    group.add_argument(
        "--jobs", type=job_count, metavar="N", help="pictures at a time; default: cores"
    )
    group.add_argument("--progress", choices=["auto", "bar", "plain", "none"], default="auto")
    group.add_argument("--dry-run", action="store_true", help="tell what would be printed")
    group.add_argument("--out", type=Path, default=Path("out/print"), metavar="DIR")
    group.add_argument("--force", action="store_true", help="replace a folder another run has made")
    group.add_argument("--messages", choices=i18n.LANGUAGES, help="language of messages")


def millimetres(text: str) -> float:
    """Read a length, with a decimal point or comma."""
    number = float(text.replace(",", "."))
    if not -1e6 < number < 1e6:  # no nan, no inf
        raise ValueError(text)
    return number


def offset(text: str) -> "tuple[float, float]":
    """Read two lengths with a comma (or a semicolon) between them."""
    x, y = text.split(";" if ";" in text else ",")
    return millimetres(x), millimetres(y)


def image_kind(text: str) -> "int | None":
    """Read how pictures are packed: the quality of JPEG, None for PNG."""
    if text == "png":
        return None
    kind, _, quality = text.partition(":")
    if kind != "jpg":
        raise ValueError(text)
    return int(quality or 95)


def job_count(text: str) -> int:
    """Read how many pictures are drawn at a time."""
    number = int(text)
    if not 1 <= number <= 64:
        raise ValueError(text)
    return number
