"""The values of the first deck can be made again, and nothing but values and numbers changes."""

from __future__ import annotations

import csv
import io
import random
from pathlib import Path

import make_deck
import pytest

from game import paths

TABLE = paths.assets() / "cards" / "first-series" / "cards.csv"
TEXT = TABLE.read_text(encoding="utf-8")
MADE = ("number", *make_deck.COLUMNS)


def characters(text: str) -> list[dict[str, str]]:
    rows = csv.DictReader(io.StringIO(text))
    return [{key: cell for key, cell in row.items() if key not in MADE} for row in rows]


def test_the_table_in_the_repository_is_what_the_tool_makes() -> None:
    assert make_deck.made_anew(TEXT, make_deck.SEED) == TEXT


def test_a_seed_makes_the_same_from_whatever_values_stood_there() -> None:
    other = make_deck.made_anew(TEXT, make_deck.SEED + 1)
    assert other != TEXT
    assert make_deck.made_anew(other, make_deck.SEED) == TEXT


def test_characters_stay_as_they_are() -> None:
    other = make_deck.made_anew(TEXT, make_deck.SEED + 1)
    assert characters(other) == characters(TEXT)


def test_the_tool_writes_and_checks_a_deck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "cards.csv"
    table.write_text(TEXT.replace(",moose,", ",elk,"), encoding="utf-8", newline="\n")
    arguments = ["--deck", str(tmp_path), "--seed", "3"]
    assert make_deck.main([*arguments, "--check"]) == 1
    assert "cards.csv" in capsys.readouterr().out
    assert make_deck.main(arguments) == 0
    assert make_deck.main([*arguments, "--check"]) == 0
    assert b"\r" not in table.read_bytes()


@pytest.mark.parametrize("card_class", [1, 2, 3])
@pytest.mark.parametrize("position", ["guard", "wing", "big"])
def test_values_add_up_to_the_budget(position: str, card_class: int) -> None:
    rng = random.Random(5)
    usual = round(sum(make_deck.typical_values(position)))
    for _ in range(50):
        values = make_deck.card_values(rng, position, card_class)
        assert len(values) == 8
        assert abs(sum(values) - usual - make_deck.TIERS[card_class]) <= 1
        assert min(values) >= 1
        assert max(values) <= 10


def test_nudging_keeps_the_sum_and_mends_parity() -> None:
    rng = random.Random(2)
    before = [2, 4, 6, 8, 3, 5, 7, 9]
    mended = []
    for _ in range(100):
        values = list(before)
        make_deck.nudge_parity(rng, values)
        assert sum(values) == sum(before)
        mended += [value % 2 == (index < 4) for index, value in enumerate(values)]
    assert 0.5 < sum(mended) / len(mended) < 0.8  # PARITY is .65


@pytest.mark.parametrize(
    ("name", "values", "kept"),
    [
        ("Sniper", (9, 1, 2, 3, 9, 9, 9, 9), True),
        ("Sniper", (9, 1, 9, 3, 4, 4, 4, 4), False),
        ("Storm", (9, 9, 9, 9, 3, 8, 7, 7), True),
        ("Storm", (1, 9, 1, 1, 3, 7, 8, 7), False),
        ("Nobody", (1, 1, 1, 1, 1, 1, 1, 1), True),
    ],
)
def test_a_promise_is_about_one_side_of_the_card(
    name: str, values: make_deck.Values, kept: bool
) -> None:
    assert make_deck.keeps_promise(name, values) is kept


def test_a_scale_counts_points_scored_and_saved() -> None:
    attacker = (5, 1, 1, 1, 1, 1, 1, 1)
    defender = (1, 1, 1, 5, 4, 5, 5, 5)
    scale = make_deck.Scale([attacker, defender])
    # The three of 5 beats both perimeters; the assist of 5 beats one steal and ties the other.
    assert scale.strength(attacker) == pytest.approx(3.0)  # scores 3, saves nothing
    assert scale.strength(defender) == pytest.approx(2.0)  # scores 2 of two times, saves 2 of two
