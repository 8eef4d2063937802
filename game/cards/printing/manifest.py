"""What a finished print tells about itself, and what was printed of a deck before."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import PIL

from game.cards.art_key import ART_VERSION
from game.cards.printing.painter import PRINT_VERSION, Painter
from game.cards.printing.request import CardCount, PrintRequest

MANIFEST = "manifest.json"
_FORMAT = 1


def run_key(request: PrintRequest, painter: Painter) -> str:
    """What is equal for two prints that give the same files, a sha256 in hex."""
    cards = [
        (
            str(each.card.number),
            each.count,
            painter.front_key(each.card),
            painter.back_key(each.card),
        )
        for each in request.cards
    ]
    text = json.dumps([_FORMAT, _choices(request), cards], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def manifest(request: PrintRequest, key: str, files: Mapping[str, str]) -> bytes:
    """The manifest as JSON; there is no date in it.

    Args:
        request: what was asked for.
        key: of the run.
        files: the sha256 of each file by its path in the folder.
    """
    content = {
        "format": _FORMAT,
        "run": key,
        "versions": {"art": ART_VERSION, "print": PRINT_VERSION, "pillow": PIL.__version__},
        "choices": _choices(request),
        "cards": [{"number": str(each.card.number), "count": each.count} for each in request.cards],
        "files": dict(sorted(files.items())),
    }
    return _json(content)


def run_of(folder: Path) -> str | None:
    """The key of the run that made a folder; None where no finished run did."""
    content = _object(folder / MANIFEST)
    found = content.get("run")
    return found if isinstance(found, str) else None


def changed(request: PrintRequest, painter: Painter, out_folder: Path) -> tuple[CardCount, ...]:
    """Those of the request's cards that look otherwise than when they were last printed."""
    printed = _object(_printed_file(request, out_folder)).get("fronts")
    known = printed if isinstance(printed, dict) else {}
    return tuple(
        each
        for each in request.cards
        if known.get(str(each.card.number)) != painter.front_key(each.card)
    )


def printed(request: PrintRequest, painter: Painter, out_folder: Path) -> tuple[Path, bytes]:
    """The file that remembers what was printed, and its content after this print."""
    file = _printed_file(request, out_folder)
    before = _object(file).get("fronts")
    fronts = dict(before) if isinstance(before, dict) else {}
    fronts |= {str(each.card.number): painter.front_key(each.card) for each in request.cards}
    return file, _json({"format": _FORMAT, "fronts": dict(sorted(fronts.items()))})


def _printed_file(request: PrintRequest, out_folder: Path) -> Path:
    return out_folder / f"{request.title}-{request.language}-{request.ink.value}.printed.json"


def _choices(request: PrintRequest) -> dict[str, Any]:
    """All of a request but its cards, as it stands in JSON."""
    names = [name for name in PrintRequest.__dataclass_fields__ if name not in {"cards", "printer"}]
    return {name: getattr(request, name) for name in names} | {"printer": asdict(request.printer)}


def _object(file: Path) -> dict[str, Any]:
    try:
        content = json.loads(file.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return content if isinstance(content, dict) else {}


def _json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, indent=2).encode() + b"\n"
