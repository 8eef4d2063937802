from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game import ai, record
from game.engine import (
    Action,
    AttackDeclared,
    AttackResolved,
    Card,
    Defend,
    MatchKind,
    OvertimePossession,
    PickLineup,
    Play,
    PlayAttack,
    Refusal,
    State,
    Substitute,
    View,
    members,
)
from game.record import MatchRecord
from game.session import MatchSession, SeatInfo
from tests.ai.table import SIZES, deal

PERSON_A = SeatInfo("Swifts", "Аня", None, "swifts")
PERSON_B = SeatInfo("Orcas", "Борис")
BOT_A = SeatInfo("Swifts", "Robot A", "greedy", "swifts")
BOT_B = SeatInfo("Orcas", "Robot B", "random", "orcas")


def begun(
    *seats: SeatInfo,
    sizes: tuple[int, int] = (12, 12),
    kind: MatchKind = MatchKind.FULL,
    seed: int = 4,
    extras: Mapping[str, Any] | None = None,
) -> MatchSession:
    return MatchSession.new(
        kind,
        OvertimePossession.CARRY,
        deal(Random(seed), sizes),
        (seats[0], seats[1]),
        seed,
        extras=extras or {},
    )


def step(session: MatchSession) -> Action:
    """One action of whoever is to act: a bot's own, or by chance for a person."""
    seat = session.seats_to_act[-1]
    if session.seats[seat].bot is not None:
        action = session.bot_action(seat)
    else:
        chance = Random(len(session.record.entries))
        action = ai.random_action(session.view(seat), chance)
    session.submit(action)
    return action


def play_to_the_end(session: MatchSession) -> None:
    while session.outcome is None:
        step(session)


def attacked(*seats: SeatInfo) -> MatchSession:
    """A match that waits for the answer to its first attack, by seat 0 or 1."""
    session = begun(*seats)
    for seat in (0, 1):
        five = sum(1 << index for index in members(session.view(seat).bench)[:5])
        session.submit(PickLineup(seat, five))
    attacker = session.seats_to_act[0]
    card = members(session.view(attacker).hand)[0]
    session.submit(PlayAttack(attacker, card, Play.DRIVE))
    return session


def everything(session: MatchSession) -> tuple[object, ...]:
    return (
        session.view(0),
        session.view(1),
        session.events,
        session.seats_to_act,
        session.outcome,
        session.seats,
        session.record,
    )


@pytest.mark.parametrize(("kind", "ours", "theirs"), SIZES)
@pytest.mark.parametrize("seats", [(BOT_A, BOT_B), (PERSON_A, BOT_B), (PERSON_A, PERSON_B)])
def test_a_whole_match_is_what_its_record_replays_to(
    seats: tuple[SeatInfo, SeatInfo], kind: MatchKind, ours: int, theirs: int
) -> None:
    session = begun(*seats, sizes=(ours, theirs), kind=kind)
    play_to_the_end(session)
    state, events = record.replay(record.parse(record.dump(session.record)))
    assert session.outcome == state.outcome
    assert session.events == events
    assert session.seats_to_act == ()


def test_submit_returns_what_it_adds_to_the_log() -> None:
    session = begun(BOT_A, BOT_B)
    while session.outcome is None:
        before = session.events
        events = session.submit(session.bot_action(session.seats_to_act[0]))
        assert events
        assert session.events == before + events


def test_the_same_seed_plays_the_same_match() -> None:
    sessions = [begun(BOT_A, BOT_B), begun(BOT_A, BOT_B)]
    for session in sessions:
        play_to_the_end(session)
    assert everything(sessions[0]) == everything(sessions[1])


def test_a_decision_asked_for_twice_is_the_same() -> None:
    session = begun(BOT_B, BOT_B)
    assert session.bot_action(0) == session.bot_action(0)


def test_a_refused_action_changes_nothing_and_tells_nobody() -> None:
    session = attacked(PERSON_A, PERSON_B)
    told: list[MatchSession] = []
    session.listeners.append(told.append)
    before = everything(session)
    attacker = 1 - session.seats_to_act[0]
    with pytest.raises(Refusal):
        session.submit(Defend(attacker, members(session.view(attacker).hand)[0]))
    assert everything(session) == before
    assert told == []
    assert session.can_take_back


def test_a_roster_against_the_rules_is_refused() -> None:
    with pytest.raises(Refusal):
        begun(PERSON_A, PERSON_B, sizes=(9, 12))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="clever"):
        begun(PERSON_A, replace(BOT_B, bot="clever"))


def test_listeners_are_told_once_for_each_step_and_after_it() -> None:
    session = begun(BOT_A, BOT_B, sizes=(5, 5), kind=MatchKind.SHORT)
    lengths: list[int] = []
    session.listeners.append(lambda told: lengths.append(len(told.record.entries)))
    play_to_the_end(session)
    assert lengths == list(range(1, len(session.record.entries) + 1))


def test_a_listener_that_fails_harms_neither_match_nor_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(_: MatchSession) -> None:
        raise OSError("the disk is full")

    session = begun(PERSON_A, PERSON_B)
    told: list[MatchSession] = []
    session.listeners += [fail, told.append]
    step(session)
    assert told == [session]
    assert len(session.record.entries) == 1
    assert "the disk is full" in caplog.text


# Taking back


def test_an_unanswered_attack_can_be_taken_back_as_if_it_never_was() -> None:
    session = begun(PERSON_A, PERSON_B)
    before = everything(session)
    while not isinstance(step(session), PlayAttack):
        before = everything(session)
    told: list[MatchSession] = []
    session.listeners.append(told.append)
    session.take_back()
    assert everything(session) == before
    assert told == [session]
    assert not session.can_take_back
    with pytest.raises(ValueError, match="take"):
        session.take_back()


def test_only_an_attack_of_the_last_step_can_be_taken_back() -> None:
    session = begun(PERSON_A, PERSON_B)
    kinds = set()
    while session.outcome is None:
        action = step(session)
        kinds.add(type(action))
        assert session.can_take_back == isinstance(action, PlayAttack)
    assert kinds == {PickLineup, Substitute, PlayAttack, Defend}


def test_an_attack_that_was_looked_at_stays() -> None:
    session = attacked(PERSON_A, PERSON_B)
    session.seal()
    before = everything(session)
    assert not session.can_take_back
    with pytest.raises(ValueError, match="take"):
        session.take_back()
    assert everything(session) == before


def test_nobody_takes_back_for_a_bot() -> None:
    session = attacked(BOT_A, BOT_A)
    assert not session.can_take_back


def test_the_match_goes_on_after_taking_back() -> None:
    session = attacked(PERSON_A, PERSON_B)
    session.take_back()
    seat = session.seats_to_act[0]
    other = members(session.view(seat).hand)[1]
    session.submit(PlayAttack(seat, other, Play.ASSIST))
    play_to_the_end(session)
    assert record.replay(session.record)[0].outcome == session.outcome


# Resuming


@pytest.mark.parametrize("seats", [(BOT_A, BOT_B), (PERSON_A, BOT_B)])
def test_a_match_resumes_from_every_prefix(seats: tuple[SeatInfo, SeatInfo]) -> None:
    live = begun(*seats, extras={"x_decks": ["first-series"]})
    while live.outcome is None:
        resumed = MatchSession.resume(record.parse(record.dump(live.record)))
        assert everything(resumed) == everything(live)
        for seat in live.seats_to_act:
            if live.seats[seat].bot is not None:
                assert resumed.bot_action(seat) == live.bot_action(seat)
        step(live)
    ended = MatchSession.resume(live.record)
    assert everything(ended) == everything(live)
    assert ended.record.extras["x_decks"] == ["first-series"]


def test_a_resumed_attack_cannot_be_taken_back() -> None:
    """Whether the defender had already looked, the record does not say."""
    session = attacked(PERSON_A, PERSON_B)
    assert not MatchSession.resume(session.record).can_take_back


def test_everything_extra_in_a_record_survives_going_on() -> None:
    session = attacked(PERSON_A, BOT_B)
    written = session.record
    marked = replace(
        written,
        teams=(replace(written.teams[0], extras={"x_motto": "fast"}), written.teams[1]),
        entries=tuple(replace(entry, extras={"x_at": 1}) for entry in written.entries),
        rules_extras={"x_house": True},
    )
    resumed = MatchSession.resume(marked)
    step(resumed)
    assert replace(resumed.record, entries=marked.entries) == marked
    assert resumed.record.entries[:-1] == marked.entries


def bare(extras: Mapping[str, Any]) -> MatchRecord:
    return replace(begun(PERSON_A, BOT_B).record, extras=extras)


def test_a_record_of_another_program_is_resumed_by_two_persons() -> None:
    session = MatchSession.resume(bare({}))
    assert session.seats == (SeatInfo("Swifts", "Swifts"), SeatInfo("Orcas", "Orcas"))
    assert session.record.extras == {}


@pytest.mark.parametrize(
    "written",
    [
        None,
        "two",
        [],
        [{}],
        [{}, {}, {}],
        [1, None],
        [{"player": 3, "bot": False, "club": []}, {"player": "", "bot": None, "club": 1}],
    ],
)
def test_odd_seats_in_a_record_do_no_harm(written: object) -> None:
    session = MatchSession.resume(bare({"x_seats": written}))
    assert session.seats == (SeatInfo("Swifts", "Swifts"), SeatInfo("Orcas", "Orcas"))


def test_a_bot_of_a_later_version_is_replaced_by_one_we_have() -> None:
    written = [{"player": "Аня"}, {"player": "Robot", "bot": "clairvoyant", "club": "orcas"}]
    session = MatchSession.resume(bare({"x_seats": written}))
    assert session.seats[0] == SeatInfo("Swifts", "Аня")
    assert session.seats[1] == SeatInfo("Orcas", "Robot", ai.DEFAULT_BOT, "orcas")


def test_an_illegal_record_is_refused_with_its_place() -> None:
    session = attacked(PERSON_A, PERSON_B)
    attack = session.record.actions[-1]
    with pytest.raises(Refusal) as refused:
        MatchSession.resume(session.record.then(attack))
    assert refused.value.place.startswith("actions[3]")


# Bots


class Raising:
    def choose(self, view: View, rng: Random) -> Action:
        raise RuntimeError(view.roster[0].number)


class Cheating:
    """Plays cards it does not hold."""

    def choose(self, view: View, rng: Random) -> Action:
        if view.pending is not None:
            return Defend(view.seat, members(view.bench | view.out)[0])
        return PickLineup(view.seat, view.hand | 1)


class Meddling:
    """Answers for the other seat."""

    def choose(self, view: View, rng: Random) -> Action:
        return ai.random_action(view, rng)._replace(seat=1 - view.seat)


class Silent:
    def choose(self, view: View, rng: Random) -> Action:
        return None  # type: ignore[return-value]


@pytest.mark.parametrize("bot", [Raising(), Cheating(), Meddling(), Silent()])
def test_a_failing_bot_is_replaced_by_chance_and_logged(
    bot: ai.Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ai, "BOTS", {**ai.BOTS, "failing": bot})
    caplog.set_level(logging.WARNING)
    session = begun(replace(BOT_A, bot="failing"), PERSON_B, sizes=(12, 11))
    play_to_the_end(session)
    asked = sum(action.seat == 0 for action in session.record.actions)
    assert len(caplog.records) == asked
    assert all("failing" in line.getMessage() for line in caplog.records)


def test_the_log_of_a_failing_bot_names_no_card(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ai, "BOTS", {"cheating": Cheating(), "raising": Raising()})
    session = begun(replace(BOT_A, bot="cheating"), replace(BOT_B, bot="raising"))
    play_to_the_end(session)
    numbers = {str(card.number) for team in session.record.teams for card in team.cards}
    assert caplog.text
    assert not any(number in caplog.text for number in numbers)


def test_only_a_bot_that_is_to_act_is_asked() -> None:
    bots, persons = attacked(BOT_A, BOT_B), attacked(PERSON_A, PERSON_B)
    waiting, acting = 1 - bots.seats_to_act[0], persons.seats_to_act[0]
    with pytest.raises(ValueError, match=str(waiting)):
        bots.bot_action(waiting)
    with pytest.raises(ValueError, match=str(acting)):
        persons.bot_action(acting)


# Secrecy


def test_the_session_hands_out_no_state() -> None:
    session = attacked(PERSON_A, PERSON_B)
    public = [getattr(session, name) for name in dir(session) if not name.startswith("_")]
    assert not any(isinstance(value, State) for value in public)


def test_the_log_names_only_cards_that_were_shown() -> None:
    session = begun(BOT_A, BOT_B)
    shown: set[tuple[int, Card]] = set()
    while session.outcome is None:
        session.submit(session.bot_action(session.seats_to_act[0]))
        for event in session.events:
            match event:
                case AttackDeclared():
                    shown.add((event.seat, event.card))
                case AttackResolved():
                    shown |= {(event.seat, event.attacker), (1 - event.seat, event.defender)}
                case _:
                    pass
        known = {(1 - seat, card) for seat in (0, 1) for card in session.view(seat).opponent_seen}
        assert shown == known
