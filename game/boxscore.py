"""What a match comes to in numbers, from its public events alone; it knows no hands, no screen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine import (
    PERIODS,
    PLAYS,
    AttackResolved,
    Card,
    Event,
    PeriodEnded,
    Play,
    Seat,
    Verdict,
)

_STOP_WORTH = 2  # points: a defense that held is worth the attack it took away


@dataclass(frozen=True, slots=True)
class CardLine:
    """One card's match; a card that was never shown has no line.

    Attributes:
        attacks: how often it attacked.
        scored: of these, how often with success (R4.3).
        repeats: of these, how often level, with a repeat attack after it (R4.5).
        defenses: how often it answered.
        stops: of these, how often it held (R4.4).
    """

    seat: Seat
    card: Card
    attacks: int
    scored: int
    repeats: int
    points: int
    defenses: int
    stops: int

    @property
    def worth(self) -> int:
        """What the card brought its team, in points."""
        return self.points + _STOP_WORTH * self.stops


@dataclass(frozen=True, slots=True)
class PlayLine:
    """How a team did with one play."""

    play: Play
    attacks: int
    scored: int


@dataclass(frozen=True, slots=True)
class TeamLine:
    """One team's match; `lead` is its largest, `plays` are in the order of a card's rows."""

    seat: Seat
    points: int
    attacks: int
    scored: int
    repeats: int
    stops: int
    lead: int
    plays: tuple[PlayLine, ...]


@dataclass(frozen=True, slots=True)
class Margin:
    """The score's difference after an attack; above zero seat 0 leads."""

    period: int
    attack: int
    seat: Seat
    points: int
    difference: int


@dataclass(frozen=True, slots=True)
class PeriodSpan:
    """One period's points, or those of several overtimes together."""

    first: int
    last: int
    score: tuple[int, int]


@dataclass(frozen=True, slots=True)
class BoxScore:
    """A match in numbers.

    Attributes:
        cards: seat 0 first, ascending by number.
        periods: each period's own points; the one being played is not among them.
    """

    cards: tuple[CardLine, ...]
    teams: tuple[TeamLine, TeamLine]
    periods: tuple[tuple[int, int], ...]
    margins: tuple[Margin, ...]

    @property
    def score(self) -> tuple[int, int]:
        """The score of now."""
        return self.teams[0].points, self.teams[1].points


def box_score(events: Iterable[Event]) -> BoxScore:
    """Read the numbers of a match from its log."""
    log = tuple(events)
    attacks = [event for event in log if isinstance(event, AttackResolved)]
    margins = tuple(
        Margin(e.period, e.attack, e.seat, e.points, e.score[0] - e.score[1]) for e in attacks
    )
    return BoxScore(
        cards=tuple(_card(seat, card, attacks) for seat, card in _shown(attacks)),
        teams=(_team(0, attacks, margins), _team(1, attacks, margins)),
        periods=tuple(event.period_score for event in log if isinstance(event, PeriodEnded)),
        margins=margins,
    )


def best_cards(box: BoxScore, count: int = 3) -> tuple[CardLine, ...]:
    """The cards that brought most, best first; those that brought nothing are never among them."""
    found = [line for line in box.cards if line.worth]
    found.sort(key=_rank)
    return tuple(found[:count])


def period_spans(
    periods: tuple[tuple[int, int], ...], most_overtimes: int = 3
) -> tuple[PeriodSpan, ...]:
    """The periods as columns; more overtimes than `most_overtimes` share one."""
    regular = periods[:PERIODS]
    overtimes = periods[PERIODS:]
    spans = [PeriodSpan(n, n, score) for n, score in enumerate(regular, 1)]
    first = PERIODS + 1
    if len(overtimes) > most_overtimes:
        total = sum(a for a, _ in overtimes), sum(b for _, b in overtimes)
        spans.append(PeriodSpan(first, len(periods), total))
    else:
        spans += [PeriodSpan(n, n, score) for n, score in enumerate(overtimes, first)]
    return tuple(spans)


def _rank(line: CardLine) -> tuple[int, int, int, int, int]:
    """Most worth, most points, fewest tries; then an order that never changes."""
    tries = line.attacks + line.defenses
    return -line.worth, -line.points, tries, line.seat, line.card.number.value


def _shown(attacks: list[AttackResolved]) -> list[tuple[Seat, Card]]:
    """Every card that was put down, with its owner."""
    found = {(e.seat, e.attacker) for e in attacks} | {(1 - e.seat, e.defender) for e in attacks}
    return sorted(found, key=lambda pair: (pair[0], pair[1].number.value))


def _card(seat: Seat, card: Card, attacks: list[AttackResolved]) -> CardLine:
    own = [e for e in attacks if e.seat == seat and e.attacker == card]
    answers = [e for e in attacks if e.seat != seat and e.defender == card]
    return CardLine(
        seat=seat,
        card=card,
        attacks=len(own),
        scored=_count(own, Verdict.SCORED),
        repeats=_count(own, Verdict.REPEAT),
        points=sum(e.points for e in own),
        defenses=len(answers),
        stops=_count(answers, Verdict.STOPPED),
    )


def _team(seat: Seat, attacks: list[AttackResolved], margins: tuple[Margin, ...]) -> TeamLine:
    own = [e for e in attacks if e.seat == seat]
    sign = 1 if seat == 0 else -1
    return TeamLine(
        seat=seat,
        points=sum(e.points for e in own),
        attacks=len(own),
        scored=_count(own, Verdict.SCORED),
        repeats=_count(own, Verdict.REPEAT),
        stops=_count([e for e in attacks if e.seat != seat], Verdict.STOPPED),
        lead=max((0, *(sign * margin.difference for margin in margins))),
        plays=tuple(_play(play, own) for play in PLAYS),
    )


def _play(play: Play, own: list[AttackResolved]) -> PlayLine:
    found = [e for e in own if e.play is play]
    return PlayLine(play, len(found), _count(found, Verdict.SCORED))


def _count(events: list[AttackResolved], verdict: Verdict) -> int:
    return sum(e.verdict is verdict for e in events)
