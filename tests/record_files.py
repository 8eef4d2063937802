"""The scenario files of the record format, and a small record to change in tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
SCENARIOS = sorted((DATA / "scenarios").glob("*.json"))
REFUSED = sorted((DATA / "refused").glob("*.json"))


def content(path: Path) -> dict[str, Any]:
    value = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(value, dict)
    return value


def small() -> dict[str, Any]:
    """A short match under way: two lineups, a substitution, an attack and its answer."""
    return {
        "format": "baskettoria-match",
        "version": 1,
        "rules": {"match": "short", "overtime_possession": "carry"},
        "seed": 17,
        "teams": [team("Swifts", 1, 7), team("Orcas", 2, 6)],
        "actions": [
            {"do": "lineup", "team": 1, "cards": numbers(2, 1, 2, 3, 4, 5)},
            {"do": "lineup", "team": 0, "cards": numbers(1, 5, 4, 3, 2, 1)},
            {"do": "substitute", "team": 0, "out": numbers(1, 1, 2), "in": numbers(1, 7, 6)},
            {"do": "attack", "team": 0, "card": "1.1.003", "play": "assist"},
            {"do": "defend", "team": 1, "card": "1.2.005"},
        ],
    }


def team(name: str, series: int, size: int) -> dict[str, Any]:
    cards = [
        {
            "number": number,
            "name": f"Card {number}",
            "attack": [7, 3, 7, 9],
            "defense": [6, 2, 5, 8],
        }
        for number in numbers(series, *range(1, size + 1))
    ]
    return {"name": name, "cards": cards}


def numbers(series: int, *sequence: int) -> list[str]:
    return [f"1.{series}.{number:03}" for number in sequence]
