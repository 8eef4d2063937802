"""A match record to the state it leads to, and the summary that tools print; the rules decide."""

from __future__ import annotations

from typing import Any

from game.engine import CardSet, Event, Refusal, State, apply, new_match
from game.record.model import MatchRecord

_PLACES = {"seat": "team", "outgoing": "out", "incoming": "in"}  # the record's own words


def replay(record: MatchRecord) -> tuple[State, tuple[Event, ...]]:
    """Play a record from the start.

    Returns:
        The state after the last action, and all that happened.

    Raises:
        Refusal: the rules do not allow an action; the place is such as `actions[12].card`.
    """
    teams = record.teams
    state = new_match(
        record.match, record.overtime_possession, (teams[0].cards, teams[1].cards), record.seed
    )
    log: list[Event] = []
    for index, action in enumerate(record.actions):
        try:
            state, events = apply(state, action)
        except Refusal as refusal:
            field = _PLACES.get(refusal.place, refusal.place)
            place = f"actions[{index}]" + (f".{field}" if field else "")
            raise Refusal(refusal.code, place, **refusal.params) from None
        log += events
    return state, tuple(log)


def summary(state: State) -> dict[str, Any]:
    """The state as plain values, everything open: for tools and tests, never for a seat."""
    benches = (state.bench(0), state.bench(1))
    winner: int | str | None = None
    if state.outcome is not None:
        winner = "draw" if state.outcome.winner is None else state.outcome.winner
    return {
        "phase": state.phase.value,
        "period": state.period,
        "attack": state.attack,
        "possession": state.possession,
        "repeat": state.repeat,
        "score": list(state.score),
        "by_period": [list(pair) for pair in state.by_period],
        "hand": _numbers(state, state.hands),
        "bench": _numbers(state, benches),
        "out": _numbers(state, state.outs),
        "winner": winner,
    }


def _numbers(state: State, sets: tuple[CardSet, CardSet]) -> list[list[str]]:
    """Both seats' sets as card numbers, ascending."""
    return [
        [number.text for number in roster.numbers(cards)]
        for roster, cards in zip(state.setup.rosters, sets, strict=True)
    ]
