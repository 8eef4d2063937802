"""Drafts as files: they come back whole, and each fault is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game import draft_record
from game.draft import DraftCode, DraftWay
from game.drafting import DraftPlan, DraftSession
from game.engine import RecordCode, Refusal, RuleCode
from game.i18n import refusal_text
from tests.draft.table import deck

EXTRAS = {"x_deck": "first-series", "x_plan": {"names": ["Аня", ""], "open": False}}


def session(way: DraftWay = DraftWay.SECRET, picks: int = 4) -> DraftSession:
    running = DraftSession(DraftPlan(way, deck(30), (7, 5), 1, seed=5))
    rng = Random(9)
    while running.to_pick is not None and len(running.picks) < picks:
        running.submit(running.to_pick, rng.choice(running.view(running.to_pick).offer))
    return running


@pytest.mark.parametrize("way", DraftWay)
@pytest.mark.parametrize("picks", [0, 1, 6, 99])
def test_a_draft_comes_back_as_it_was(way: DraftWay, picks: int) -> None:
    before = session(way, picks)
    data = draft_record.dump(before, EXTRAS)
    after, extras = draft_record.load(data)
    assert extras == EXTRAS
    assert (after.plan, after.picks) == (before.plan, before.picks)
    for seat in (0, 1):
        assert after.view(seat) == before.view(seat)
        assert after.events(seat) == before.events(seat)
    assert draft_record.dump(after, extras) == data


def test_numbers_keep_their_dots() -> None:
    after, _ = draft_record.load(draft_record.dump(session(), {}))
    assert [card.number.text for card in after.plan.pool] == [card.number.text for card in deck(30)]


def test_extras_that_could_be_taken_for_the_drafts_own_are_refused() -> None:
    with pytest.raises(ValueError, match="deck"):
        draft_record.dump(session(), {"deck": "first-series"})


def fault(change: Callable[[dict[str, Any]], object]) -> tuple[str, str]:
    """The code and the place of the refusal of a changed file; it has a sentence, too."""
    content = json.loads(draft_record.dump(session(), EXTRAS))
    change(content)
    with pytest.raises(Refusal) as caught:
        draft_record.load(json.dumps(content).encode())
    assert caught.value.code not in refusal_text(caught.value)
    return caught.value.code, caught.value.place


def put(*path: str | int, value: object) -> Callable[[dict[str, Any]], object]:
    def change(content: Any) -> None:
        for key in path[:-1]:
            content = content[key]
        content[path[-1]] = value

    return change


CHANGES: list[tuple[Callable[[dict[str, Any]], object], str, str]] = [
    (put("format", value="baskettoria-match"), DraftCode.DRAFT_NOT_A_DRAFT, "format"),
    (put("version", value=2), RecordCode.NEWER_VERSION, "version"),
    (put("version", value=0), RecordCode.UNKNOWN_VERSION, "version"),
    (put("way", value="auction"), RecordCode.NOT_ONE_OF, "way"),
    (put("counts", value=[7]), RecordCode.WRONG_LENGTH, "counts"),
    (put("counts", value=[7, 10]), RuleCode.ROSTER_SIZE, "counts[1]"),
    (put("counts", value=[10, 7]), RuleCode.ROSTER_SIZE, "counts[1]"),
    (put("counts", value=[8, 8]), RuleCode.ROSTER_SIZE, "counts[0]"),
    (put("counts", value=[-1, 5]), RuleCode.ROSTER_SIZE, "counts[0]"),
    (put("counts", value=[5, 10**30]), RuleCode.ROSTER_SIZE, "counts[1]"),
    (put("counts", 1, value="5"), RecordCode.WRONG_TYPE, "counts[1]"),
    (put("first", value=2), RuleCode.NO_SUCH_SEAT, "first"),
    (put("first", value=True), RecordCode.WRONG_TYPE, "first"),
    (put("seed", value=None), RecordCode.WRONG_TYPE, "seed"),
    (put("seed", value=6), DraftCode.DRAFT_NOT_OFFERED, "picks[0]"),
    (put("pool", value={}), RecordCode.WRONG_TYPE, "pool"),
    (put("pool", value=[]), DraftCode.DRAFT_DECK_SMALL, "pool"),
    (put("pool", 3, value=7), RecordCode.WRONG_TYPE, "pool[3]"),
    (put("pool", 3, "number", value="1.x"), RecordCode.BAD_NUMBER, "pool[3].number"),
    (put("pool", 3, "name", value=None), RecordCode.WRONG_TYPE, "pool[3].name"),
    (put("pool", 3, "attack", value=[1, 2, 3]), RecordCode.WRONG_LENGTH, "pool[3].attack"),
    (put("pool", 3, "attack", 2, value=100), RuleCode.VALUE_RANGE, "pool[3].attack[2]"),
    (put("pool", 3, "defense", 0, value=0), RuleCode.VALUE_RANGE, "pool[3].defense[0]"),
    (put("pool", 3, "stars", value=5), RecordCode.UNKNOWN_KEY, "pool[3].stars"),
    (put("picks", 1, value=99), DraftCode.DRAFT_NOT_OFFERED, "picks[1]"),
    (put("picks", 1, value=-1), DraftCode.DRAFT_NOT_OFFERED, "picks[1]"),
    (put("picks", 1, value=1.0), RecordCode.WRONG_TYPE, "picks[1]"),
    (put("picks", value="1234"), RecordCode.WRONG_TYPE, "picks"),
    (put("deck", value="first-series"), RecordCode.UNKNOWN_KEY, "deck"),
    (lambda content: content.pop("way"), RecordCode.MISSING_KEY, "way"),
    (lambda content: content.pop("picks"), RecordCode.MISSING_KEY, "picks"),
    (lambda content: content["pool"][4].pop("name"), RecordCode.MISSING_KEY, "pool[4].name"),
]


@pytest.mark.parametrize(("change", "code", "place"), CHANGES)
def test_a_changed_file_is_refused_with_its_place(
    change: Callable[[dict[str, Any]], object], code: str, place: str
) -> None:
    assert fault(change) == (code, place)


def test_r1_4_a_number_that_stands_twice_in_the_deck_is_refused() -> None:
    def double(content: dict[str, Any]) -> None:
        content["pool"][9]["number"] = content["pool"][2]["number"].replace(".", "")

    assert fault(double) == (RuleCode.ROSTER_DOUBLE, "pool[9].number")


def test_picks_after_the_end_are_refused() -> None:
    content = json.loads(draft_record.dump(session(DraftWay.TURN, 99), {}))
    content["picks"].append(0)
    with pytest.raises(Refusal) as caught:
        draft_record.load(json.dumps(content).encode())
    assert (caught.value.code, caught.value.place) == (DraftCode.DRAFT_OVER, "picks[12]")


def test_a_file_cut_anywhere_is_refused() -> None:
    data = draft_record.dump(session(), EXTRAS)
    for length in range(0, len(data) - 2, 100):
        with pytest.raises(Refusal):
            draft_record.load(data[:length])


@pytest.mark.parametrize("junk", [b"", b"null", b"[]", b"\xff\xfe", b"\x00" * 300, b"[" * 100_000])
def test_what_is_no_draft_at_all_is_refused(junk: bytes) -> None:
    with pytest.raises(Refusal):
        draft_record.load(junk)
