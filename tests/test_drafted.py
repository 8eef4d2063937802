"""A match whose rosters are drafted: begun, kept, and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game import drafted
from game.cards.catalog import load_catalog, shipped_decks
from game.cards.model import Deck
from game.draft import DraftCode, DraftRefusal
from game.drafted import DraftedMatch
from game.engine import MatchKind, OvertimePossession
from game.forming import MatchPlan, RosterWay, SeatPlan

DRAFTS = [way for way in RosterWay if way.draft is not None]


@pytest.fixture(scope="module")
def deck() -> Deck:
    return load_catalog([shipped_decks()]).decks[0]


def plan(deck: Deck, way: RosterWay) -> MatchPlan:
    one, two = (club.id for club in deck.clubs[:2])
    seats = (SeatPlan(one, 7, "Аня"), SeatPlan(two, 5, bot="greedy"))
    return MatchPlan(MatchKind.SHORT, OvertimePossession.CARRY, way, seats, seed=4)


def held(match: DraftedMatch, picks: int = 99) -> DraftedMatch:
    session = match.draft
    while session.to_pick is not None and len(session.picks) < picks:
        session.submit(session.to_pick, session.bot_pick(session.to_pick))
    return match


@pytest.mark.parametrize("way", DRAFTS)
def test_a_draft_leads_to_its_match_after_a_restart(deck: Deck, way: RosterWay) -> None:
    whole = held(drafted.begin(deck, plan(deck, way)))
    kept = drafted.dump(held(drafted.begin(deck, plan(deck, way)), 3))
    again = held(drafted.load(kept, [deck]))
    assert again.plan == whole.plan
    first, second = whole.begin_match().record, again.begin_match().record
    assert first == second
    assert [len(team.cards) for team in first.teams] == [7, 5]


def changed(data: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    content = json.loads(data)
    change(content)
    return json.dumps(content).encode()


@pytest.mark.parametrize(
    "change",
    [
        lambda content: content["x_plan"].update(kind="full"),
        lambda content: content["x_plan"].update(way="blind"),
        lambda content: content["x_plan"]["seats"][1].update(count=6),
        lambda content: content["x_plan"].update(seats=[]),
        lambda content: content["x_plan"].pop("overtime"),
        lambda content: content.pop("x_plan"),
        lambda content: content.update(counts=[5, 5]),
    ],
)
def test_a_plan_that_does_not_fit_its_draft_is_damage(
    deck: Deck, change: Callable[[dict[str, Any]], object]
) -> None:
    data = drafted.dump(drafted.begin(deck, plan(deck, RosterWay.TURN)))
    with pytest.raises(ValueError, match=r"x_plan|Expected|missing") as caught:
        drafted.load(changed(data, change), [deck])
    assert not isinstance(caught.value, DraftRefusal)


def test_a_draft_waits_for_its_deck(deck: Deck) -> None:
    data = drafted.dump(drafted.begin(deck, plan(deck, RosterWay.STREAM)))
    smaller = replace(deck, cards=deck.cards[:-1])
    for decks in ([], [smaller]):
        with pytest.raises(DraftRefusal) as caught:
            drafted.load(data, decks)
        assert caught.value.code is DraftCode.DRAFT_DECK_GONE
