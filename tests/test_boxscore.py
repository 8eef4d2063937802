from __future__ import annotations

from random import Random

from game.ai import BOTS
from game.boxscore import PeriodSpan, best_cards, box_score, period_spans
from game.engine import (
    AttackDeclared,
    AttackResolved,
    Card,
    CardNumber,
    Event,
    MatchKind,
    OvertimePossession,
    PeriodEnded,
    Play,
    Seat,
    ShowdownHeld,
    Verdict,
)
from game.session import MatchSession, SeatInfo

VERDICTS = {3: Verdict.SCORED, 2: Verdict.SCORED, 0: Verdict.STOPPED}


def card(number: int) -> Card:
    return Card(CardNumber(f"1.1.{number:03}"), f"n{number}", (5, 5, 5, 5), (5, 5, 5, 5))


class Log:
    """Writes the events of a match attack by attack."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.score = (0, 0)
        self.attack = 0
        self.before = (0, 0)
        self.period = 1

    def add(
        self, seat: Seat, attacker: int, defender: int, points: int, *, level: bool = False
    ) -> None:
        self.attack += 1
        gain = (points, 0) if seat == 0 else (0, points)
        self.score = self.score[0] + gain[0], self.score[1] + gain[1]
        verdict = Verdict.REPEAT if level else VERDICTS[points]
        play = Play.THREE_POINTER if points == 3 else Play.DRIVE
        self.events.append(
            AttackResolved(
                seat, card(attacker), card(defender), play, 6, 5, verdict, points,
                self.period, self.attack, self.score, 1 - seat,
            )
        )  # fmt: skip

    def end_period(self) -> None:
        own = self.score[0] - self.before[0], self.score[1] - self.before[1]
        self.events.append(PeriodEnded(self.period, own, self.score))
        self.before, self.attack, self.period = self.score, 0, self.period + 1


def small_match() -> Log:
    log = Log()
    log.add(0, 1, 11, 3)
    log.add(1, 12, 2, 0)
    log.add(0, 3, 13, 0, level=True)
    log.add(0, 4, 12, 0)
    log.add(1, 11, 2, 2)
    log.end_period()
    return log


def test_a_card_line_counts_attacks_and_answers_apart() -> None:
    lines = {line.card.number.value: line for line in box_score(small_match().events).cards}
    eleven, two, three = lines[11011], lines[11002], lines[11003]
    assert (eleven.seat, eleven.attacks, eleven.scored, eleven.points) == (1, 1, 1, 2)
    assert (eleven.defenses, eleven.stops) == (1, 0)
    assert (two.seat, two.attacks, two.defenses, two.stops) == (0, 0, 2, 1)
    assert (three.attacks, three.repeats, three.scored) == (1, 1, 0)


def test_a_level_attack_is_a_stop_for_nobody() -> None:
    lines = {line.card.number.value: line for line in box_score(small_match().events).cards}
    assert (lines[11013].defenses, lines[11013].stops) == (1, 0)


def test_only_cards_that_were_put_down_have_a_line() -> None:
    events = small_match().events
    hidden = card(99)
    events.insert(0, ShowdownHeld(((hidden.number, card(98).number),), 0, by_toss=False))
    events.append(AttackDeclared(0, card(97), Play.DRIVE, 2, 1, repeat=False))
    numbers = [line.card.number.value for line in box_score(events).cards]
    assert numbers == [11001, 11002, 11003, 11004, 11011, 11012, 11013]


def test_both_teams_may_own_copies_of_one_card() -> None:
    log = Log()
    log.add(0, 7, 7, 3)
    log.add(1, 7, 7, 0)
    first, second = box_score(log.events).cards
    assert (first.seat, first.points, first.stops) == (0, 3, 1)
    assert (second.seat, second.points, second.stops) == (1, 0, 0)


def test_team_numbers() -> None:
    home, away = box_score(small_match().events).teams
    assert (home.points, home.attacks, home.scored, home.repeats, home.stops) == (3, 3, 1, 1, 1)
    assert (away.points, away.attacks, away.scored, away.repeats, away.stops) == (2, 2, 1, 0, 1)
    three, _, drive, _ = home.plays
    assert (three.attacks, three.scored) == (1, 1)
    assert (drive.attacks, drive.scored) == (2, 0)


def test_the_largest_lead_is_never_below_zero() -> None:
    log = Log()
    log.add(0, 1, 11, 2)
    log.add(1, 11, 1, 3)
    assert [team.lead for team in box_score(log.events).teams] == [2, 1]
    log = Log()
    log.add(0, 1, 11, 3)
    assert [team.lead for team in box_score(log.events).teams] == [3, 0]


def test_margins_follow_the_score_attack_by_attack() -> None:
    margins = box_score(small_match().events).margins
    assert [m.difference for m in margins] == [3, 3, 3, 3, 1]
    assert [(m.period, m.attack) for m in margins] == [(1, n) for n in range(1, 6)]


def test_a_stop_is_worth_two_points() -> None:
    log = Log()
    log.add(0, 1, 11, 3)  # card 1: 3
    log.add(1, 12, 2, 0)
    log.add(1, 12, 2, 0)  # card 2: two stops, 4
    log.add(1, 13, 3, 2)  # card 13: 2
    best = best_cards(box_score(log.events))
    assert [(line.card.number.value, line.worth) for line in best] == [
        (11002, 4), (11001, 3), (11013, 2),
    ]  # fmt: skip


def test_equal_cards_stand_by_points_then_tries_then_seat_and_number() -> None:
    log = Log()
    log.add(1, 12, 5, 0)  # card 5: a stop, 2
    log.add(0, 4, 11, 2)  # card 4: 2 points in one try
    log.add(0, 3, 11, 2)  # card 3: 2 points in two tries
    log.add(0, 3, 11, 0, level=True)
    log.add(1, 13, 6, 2)  # card 13: 2 points in one try, seat 1
    best = best_cards(box_score(log.events), 5)
    assert [line.card.number.value for line in best] == [11004, 11013, 11003, 11005]


def test_cards_that_brought_nothing_are_not_among_the_best() -> None:
    log = Log()
    log.add(0, 1, 11, 0, level=True)
    assert best_cards(box_score(log.events)) == ()


def test_a_match_without_an_attack_has_empty_numbers() -> None:
    box = box_score([])
    assert (box.score, box.cards, box.margins, box.periods) == ((0, 0), (), (), ())


def test_three_overtimes_have_columns_of_their_own() -> None:
    spans = period_spans(((5, 2), (2, 4), (0, 0), (1, 2), (0, 0), (0, 0), (2, 0)))
    assert [(span.first, span.last) for span in spans] == [(n, n) for n in range(1, 8)]


def test_many_overtimes_share_one_column() -> None:
    spans = period_spans(((5, 2), (2, 4), (0, 0), (1, 2), *[(0, 0)] * 8, (0, 2)))
    assert len(spans) == 5
    assert spans[-1] == PeriodSpan(5, 13, (0, 2))


def test_the_numbers_of_whole_matches_add_up_to_the_score() -> None:
    for seed in range(6):
        session = played(seed)
        box = box_score(session.events)
        assert session.outcome is not None
        assert box.score == session.outcome.score
        assert tuple(map(sum, zip(*box.periods, strict=True))) == box.score
        assert sum(span.score[0] for span in period_spans(box.periods)) == box.score[0]
        for team in box.teams:
            lines = [line for line in box.cards if line.seat == team.seat]
            assert sum(line.points for line in lines) == team.points
            assert sum(line.stops for line in lines) == team.stops
            assert sum(play.attacks for play in team.plays) == team.attacks
        home, away = box.teams
        assert home.attacks == home.scored + home.repeats + away.stops


def played(seed: int) -> MatchSession:
    rng = Random(seed)
    rosters = tuple(
        tuple(
            Card(
                CardNumber(f"{side}.{n:03}"), f"n{n}",
                (rng.randint(1, 9), rng.randint(1, 9), rng.randint(1, 9), rng.randint(1, 9)),
                (rng.randint(1, 9), rng.randint(1, 9), rng.randint(1, 9), rng.randint(1, 9)),
            )
            for n in range(1, 11)
        )
        for side in (1, 2)
    )  # fmt: skip
    bot = next(iter(BOTS))
    seats = SeatInfo("home", "", bot), SeatInfo("away", "", bot)
    session = MatchSession.new(
        MatchKind.FULL, OvertimePossession.CARRY, (rosters[0], rosters[1]), seats, seed
    )
    while waiting := session.seats_to_act:
        session.submit(session.bot_action(waiting[0]))
    return session
