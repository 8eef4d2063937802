"""A running draft: what leaves it, what it refuses, and how it goes on."""

from __future__ import annotations

from random import Random

import pytest

from game.draft import CardPassed, CardTaken, DraftCode, DraftRefusal, DraftWay
from game.drafting import DraftPlan, DraftSession
from game.engine import MatchKind, OvertimePossession, Seat, new_match
from tests.draft.table import deck


def plan(
    way: DraftWay, counts: tuple[int, int] = (6, 5), *, size: int = 40, first: Seat = 0
) -> DraftPlan:
    return DraftPlan(way, deck(size), counts, first, seed=11)


def held(session: DraftSession, rng: Random | None = None) -> DraftSession:
    """Let the computer, or chance, pick to the end."""
    while session.to_pick is not None:
        seat = session.to_pick
        offer = session.view(seat).offer
        session.submit(seat, rng.choice(offer) if rng else session.bot_pick(seat))
    return session


def after(plan: DraftPlan, picks: tuple[int, ...]) -> DraftSession:
    """A draft in which some picks were made."""
    session = DraftSession(plan)
    for card in picks:
        session.submit(session.to_pick or 0, card)
    return session


@pytest.mark.parametrize("way", DraftWay)
def test_a_whole_draft_gives_two_rosters_for_a_match(way: DraftWay) -> None:
    session = held(DraftSession(plan(way, (12, 10))))
    one, two = session.rosters()
    assert (len(one), len(two)) == (12, 10)
    for roster in (one, two):
        assert list(roster) == sorted(roster, key=lambda card: card.number)
    assert not {card.number for card in one} & {card.number for card in two}
    new_match(MatchKind.FULL, OvertimePossession.CARRY, (one, two), 1)


@pytest.mark.parametrize("way", DraftWay)
def test_a_draft_goes_on_after_its_picks(way: DraftWay) -> None:
    whole = held(DraftSession(plan(way)), Random(3))
    for steps in range(len(whole.picks)):
        again = after(plan(way), whole.picks[:steps])
        assert again.picks == whole.picks[:steps]
        for card in whole.picks[steps:]:
            assert again.to_pick is not None
            again.submit(again.to_pick, card)
        for seat in (0, 1):
            assert again.view(seat) == whole.view(seat)
            assert again.events(seat) == whole.events(seat)


@pytest.mark.parametrize("way", DraftWay)
def test_the_computer_picks_alike_after_a_restart(way: DraftWay) -> None:
    whole = held(DraftSession(plan(way)))
    assert held(after(plan(way), whole.picks[:4])).picks == whole.picks


def test_the_lot_decides_who_picks_first() -> None:
    assert DraftSession(plan(DraftWay.TURN, first=0)).to_pick == 0
    assert DraftSession(plan(DraftWay.TURN, first=1)).to_pick == 1


def test_r1_7_events_name_no_secret_card() -> None:
    session = DraftSession(plan(DraftWay.SECRET))
    for kept, passed in ((0, 1), (1, 0)):
        assert session.to_pick is not None
        seat = session.to_pick
        offer = session.view(seat).offer
        assert session.view(1 - seat).offer == ()
        session.submit(seat, offer[kept])
        assert session.events(seat)[-2:] == (
            CardTaken(seat, offer[kept]),
            CardPassed(seat, offer[passed], is_aside=False),
        )
        assert session.events(1 - seat)[-2:] == (
            CardTaken(seat, None),
            CardPassed(seat, offer[passed], is_aside=False),
        )


def test_a_refused_pick_changes_nothing() -> None:
    session = DraftSession(plan(DraftWay.STREAM))
    before = session.picks, session.view(0), session.view(1), session.events(0)
    closed = next(card for card in range(40) if card not in session.view(0).offer)
    for seat, card, code in (
        (1, session.view(0).offer[0], DraftCode.DRAFT_OUT_OF_TURN),
        (0, closed, DraftCode.DRAFT_NOT_OFFERED),
    ):
        with pytest.raises(DraftRefusal) as caught:
            session.submit(seat, card)
        assert caught.value.code is code
    assert (session.picks, session.view(0), session.view(1), session.events(0)) == before


def test_a_draft_that_is_not_over_has_no_rosters() -> None:
    session = DraftSession(plan(DraftWay.SNAKE))
    with pytest.raises(ValueError, match="0"):
        session.rosters()
    with pytest.raises(ValueError, match="1"):
        session.bot_pick(1)


def test_picks_against_the_rules_are_refused() -> None:
    whole = held(DraftSession(plan(DraftWay.TURN)))
    for picks, code in (
        ((0, 0), DraftCode.DRAFT_NOT_OFFERED),
        ((*whole.picks, 39), DraftCode.DRAFT_OVER),
    ):
        with pytest.raises(DraftRefusal) as caught:
            after(plan(DraftWay.TURN), picks)
        assert caught.value.code is code
