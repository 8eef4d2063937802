"""A match record to JSON: a line for each card and each action, so that people can read it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, assert_never

from game.engine import (
    Action,
    Card,
    CardSet,
    Defend,
    PickLineup,
    PlayAttack,
    Substitute,
    members,
)
from game.record.card import card_entry
from game.record.model import EXTRA_PREFIX, FORMAT, PLAY_NAMES, VERSION, Extras, MatchRecord, Team


def dump(record: MatchRecord) -> bytes:
    """Write a record as UTF-8 JSON that `parse` reads back as the same record.

    Raises:
        ValueError: an extra key does not start with `x_`, or a value is none of JSON's.
    """
    rules = {
        "match": record.match.value,
        "overtime_possession": record.overtime_possession.value,
        **checked(record.rules_extras),
    }
    lines = {
        "format": _json(FORMAT),
        "version": _json(VERSION),
        "rules": _json(rules),
        "seed": _json(record.seed),
        "teams": _list([_team(team) for team in record.teams], "  "),
        "actions": _list(
            [
                _json({**action_entry(entry.action, record.teams), **checked(entry.extras)})
                for entry in record.entries
            ],
            "  ",
        ),
        **{key: _json(value) for key, value in checked(record.extras).items()},
    }
    body = ",\n".join(f"  {_json(key)}: {value}" for key, value in lines.items())
    return f"{{\n{body}\n}}\n".encode()


def action_entry(action: Action, teams: tuple[Team, Team]) -> dict[str, Any]:
    """An action as a record writes it, without extras."""
    ordered = sorted(teams[action.seat].cards, key=lambda card: card.number.value)
    match action:
        case PickLineup(seat, cards):
            return {"do": "lineup", "team": seat, "cards": _numbers(ordered, cards)}
        case Substitute(seat, outgoing, incoming):
            return {
                "do": "substitute",
                "team": seat,
                "out": _numbers(ordered, outgoing),
                "in": _numbers(ordered, incoming),
            }
        case PlayAttack(seat, card, play):
            number = ordered[card].number.text
            return {"do": "attack", "team": seat, "card": number, "play": PLAY_NAMES[play]}
        case Defend(seat, card):
            return {"do": "defend", "team": seat, "card": ordered[card].number.text}
        case _:
            assert_never(action)


def _numbers(ordered: Sequence[Card], cards: CardSet) -> list[str]:
    """The numbers of a set as texts, ascending."""
    return [ordered[index].number.text for index in members(cards)]


def _team(team: Team) -> str:
    """One side, a line for each card."""
    card_extras = team.card_extras or ({},) * len(team.cards)
    cards = [
        _json({**card_entry(card), **checked(extras)})
        for card, extras in zip(team.cards, card_extras, strict=True)
    ]
    parts = [f'"name": {_json(team.name)}', f'"cards": {_list(cards, "    ")}']
    parts += [f"{_json(key)}: {_json(value)}" for key, value in checked(team.extras).items()]
    return "{" + ", ".join(parts) + "}"


def _list(items: Sequence[str], indent: str) -> str:
    """A list of written values, each on a line of its own."""
    if not items:
        return "[]"
    separator = f",\n{indent}  "
    return f"[\n{indent}  {separator.join(items)}\n{indent}]"


def checked(extras: Extras) -> Extras:
    """The extras, if a record may hold them.

    Raises:
        ValueError: a key does not start with `x_`.
    """
    for key in extras:
        if not key.startswith(EXTRA_PREFIX):
            raise ValueError(key)
    return extras


def _json(value: Any) -> str:
    """One value on one line."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
