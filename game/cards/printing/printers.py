"""Keeps what makes up for each printer's misses, by the name its owner gave it."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from game import paths
from game.cards.printing.refusal import PrintCode, PrintRefusal
from game.cards.printing.request import Printer
from game.store import durable

_NAMES = tuple(field.name for field in fields(Printer))


def printers_file() -> Path:
    """Where the printers are kept."""
    return paths.user_config() / "printers.json"


def load_printers() -> dict[str, Printer]:
    """The printers kept, by name; what of the file cannot be read is left out."""
    found = {name: _printer(content) for name, content in _content().items()}
    return {name: printer for name, printer in found.items() if printer is not None}


def load_printer(name: str) -> Printer:
    """A printer by its name.

    Raises:
        PrintRefusal: there is none of that name.
    """
    printers = load_printers()
    if name not in printers:
        raise PrintRefusal(PrintCode.UNKNOWN_PRINTER, found=name, allowed=tuple(printers))
    return printers[name]


def save_printer(name: str, printer: Printer) -> None:
    """Keep a printer under a name, in place of one of that name.

    Raises:
        StoreFault: it could not be written.
    """
    content = _content() | {name: asdict(printer)}
    text = json.dumps(content, ensure_ascii=False, indent=2, sort_keys=True)
    durable.write(printers_file(), text.encode() + b"\n")


def _content() -> dict[str, Any]:
    try:
        content = json.loads(durable.read(printers_file()) or b"{}")
    except (ValueError, RecursionError):
        return {}
    return content if isinstance(content, dict) else {}


def _printer(content: object) -> Printer | None:
    if not isinstance(content, dict):
        return None
    numbers = {name: content[name] for name in _NAMES if name in content}
    if not all(type(number) in (int, float) for number in numbers.values()):
        return None
    return Printer(**{name: float(number) for name, number in numbers.items()})
