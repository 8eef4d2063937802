"""JSON to a match record; each refusal names the place at fault, and the rules are asked later."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from game.engine import (
    Action,
    CardSet,
    Defend,
    MatchKind,
    OvertimePossession,
    PickLineup,
    PlayAttack,
    RecordCode,
    Refusal,
    RuleCode,
    Seat,
    Substitute,
    new_match,
)
from game.record.card import read_card, read_number
from game.record.field import Fields, check_version, elements, one_of, text, whole
from game.record.model import FORMAT, PLAY_NAMES, VERSION, Entry, MatchRecord, Team
from game.record.text import MOST_BYTES, read_json, shown

_KINDS = {kind.value: kind for kind in MatchKind}
_POSSESSIONS = {option.value: option for option in OvertimePossession}
_PLAYS = {name: play for play, name in PLAY_NAMES.items()}
_ACTION_KEYS = {
    "lineup": ("cards",),
    "substitute": ("out", "in"),
    "attack": ("card", "play"),
    "defend": ("card",),
}


def load(path: Path) -> MatchRecord:
    """Read a record from a file.

    Raises:
        Refusal: the file cannot be read, or as `parse`.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        name = shown(str(path).encode(errors="replace").decode(), most=1000)
        raise Refusal(RecordCode.UNREADABLE, name, path=name, reason=reason) from None
    return parse(data)


def parse(data: bytes | str) -> MatchRecord:
    """Read a record: its format and its rosters are checked, its actions only by their form.

    Raises:
        Refusal: with a place such as `teams[1].cards[4].attack`.
    """
    top = Fields(read_json(data), "")
    found_format = text(*top.need("format"))
    if found_format != FORMAT:
        raise Refusal(RecordCode.NOT_A_RECORD, "format", value=shown(found_format))
    check_version(*top.need("version"), known=VERSION)
    extras = top.extras("format", "version", "rules", "seed", "teams", "actions")
    rules = Fields(*top.need("rules"))
    rules_extras = rules.extras("match", "overtime_possession")
    kind = one_of(_KINDS, *rules.need("match"))
    possession = one_of(_POSSESSIONS, *rules.get("overtime_possession", "carry"))
    seed = whole(*top.need("seed"))
    teams = _teams(*top.need("teams"))
    _check_rosters(kind, possession, teams, seed)
    indexes = (_Numbers.of(teams[0]), _Numbers.of(teams[1]))
    entries = tuple(_entry(*element, indexes) for element in elements(*top.need("actions")))
    return MatchRecord(kind, possession, seed, teams, entries, extras, rules_extras)


def _check_rosters(
    kind: MatchKind, possession: OvertimePossession, teams: tuple[Team, Team], seed: int
) -> None:
    """Ask the rules about the rosters (R1) before the actions name their cards."""
    try:
        new_match(kind, possession, (teams[0].cards, teams[1].cards), seed)
    except Refusal as refusal:
        place = refusal.place.replace("rosters", "teams", 1)
        raise Refusal(refusal.code, place, **refusal.params) from None


def _teams(value: Any, place: str) -> tuple[Team, Team]:
    """Read both sides."""
    found = elements(value, place)
    if len(found) != 2:
        raise Refusal(RecordCode.WRONG_LENGTH, place, count=len(found), needed=2)
    return _team(*found[0]), _team(*found[1])


def _team(value: Any, place: str) -> Team:
    """Read one side."""
    fields = Fields(value, place)
    extras = fields.extras("name", "cards")
    name = text(*fields.need("name"))
    cards = [read_card(*element) for element in elements(*fields.need("cards"))]
    card_extras = tuple(card.extras for card in cards)
    return Team(
        name, tuple(card.card for card in cards), extras, card_extras if any(card_extras) else ()
    )


class _Numbers(NamedTuple):
    """The roster indexes of a team's card numbers, as the engine counts them."""

    by_value: dict[int, int]

    @classmethod
    def of(cls, team: Team) -> _Numbers:
        values = sorted(card.number.value for card in team.cards)
        return cls({value: index for index, value in enumerate(values)})

    def card(self, value: Any, place: str) -> int:
        """Read a card that an action names."""
        number = read_number(value, place)
        index = self.by_value.get(number.value)
        if index is None:
            raise Refusal(RuleCode.NO_SUCH_CARD, place, card=shown(number.text))
        return index

    def card_set(self, value: Any, place: str) -> CardSet:
        """Read cards that an action names, none of them twice."""
        cards = 0
        for element, where in elements(value, place):
            bit = 1 << self.card(element, where)
            if cards & bit:
                raise Refusal(RecordCode.DOUBLED_CARD, where, card=shown(element))
            cards |= bit
        return cards


def _entry(value: Any, place: str, numbers: tuple[_Numbers, _Numbers]) -> Entry:
    """Read one action."""
    fields = Fields(value, place)
    do = one_of({name: name for name in _ACTION_KEYS}, *fields.need("do"))
    extras = fields.extras("do", "team", *_ACTION_KEYS[do])
    seat: Seat = whole(*fields.need("team"))
    if seat not in (0, 1):
        raise Refusal(RuleCode.NO_SUCH_SEAT, f"{place}.team", seat=shown(seat))
    return Entry(_action(do, seat, fields, numbers[seat]), extras)


def _action(do: str, seat: Seat, fields: Fields, numbers: _Numbers) -> Action:
    """Read what the action's kind asks for."""
    match do:
        case "lineup":
            return PickLineup(seat, numbers.card_set(*fields.need("cards")))
        case "substitute":
            return Substitute(
                seat,
                numbers.card_set(*fields.need("out")),
                numbers.card_set(*fields.need("in")),
            )
        case "attack":
            card = numbers.card(*fields.need("card"))
            return PlayAttack(seat, card, one_of(_PLAYS, *fields.need("play")))
        case _:
            return Defend(seat, numbers.card(*fields.need("card")))
