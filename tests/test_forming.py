"""Forming rosters (R1) and beginning a match from a plan."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game import forming, i18n, paths, record
from game.cards.deck import load_deck
from game.cards.model import Deck
from game.engine import MatchKind, OvertimePossession, Refusal, RuleCode
from game.forming import MatchPlan, RosterWay, SeatPlan
from game.session import MatchSession


@pytest.fixture(scope="module")
def deck() -> Deck:
    return load_deck(paths.assets() / "cards" / "first-series")


@pytest.fixture(autouse=True)
def _english() -> None:
    i18n.set_language("en")


def plan(
    one: SeatPlan | None = None,
    two: SeatPlan | None = None,
    *,
    kind: MatchKind = MatchKind.FULL,
    way: RosterWay = RosterWay.CLUBS,
    seed: int = 7,
) -> MatchPlan:
    seats = one or SeatPlan("swifts", 12), two or SeatPlan("orcas", 12, bot="greedy")
    return MatchPlan(kind, OvertimePossession.CARRY, way, seats, seed)


def small(deck: Deck, club: str, count: int) -> Deck:
    """The deck with only some cards of a club."""
    kept = [card for card in deck.cards if card.club.id == club][:count]
    return replace(deck, cards=tuple(c for c in deck.cards if c.club.id != club or c in kept))


def test_r1_1_r1_2_the_counts_to_choose_from() -> None:
    assert forming.ROSTER_COUNTS[MatchKind.FULL] == (12, 11, 10)
    assert forming.ROSTER_COUNTS[MatchKind.SHORT] == (7, 6, 5)


@pytest.mark.parametrize("count", [12, 11, 10, 7, 5])
def test_r1_2_a_club_roster_is_its_strongest(deck: Deck, count: int) -> None:
    roster = forming.club_roster(deck, "foxes", count)
    assert len(roster) == count
    assert {card.club.id for card in roster} == {"foxes"}
    left = [c for c in deck.cards if c.club.id == "foxes" and c not in roster]
    weakest = min(map(forming.strength, roster))
    assert all(forming.strength(card) <= weakest for card in left)
    assert list(roster) == sorted(roster, key=lambda card: card.number)


def test_r1_5_dealt_rosters_share_no_card_and_mix_clubs(deck: Deck) -> None:
    for seed in range(20):
        one, two = forming.deal_blind(deck, (12, 10), Random(seed))
        assert (len(one), len(two)) == (12, 10)
        numbers = {card.number.value for card in one + two}
        assert len(numbers) == 22
        assert len({card.club.id for card in one}) > 1


def test_r1_5_the_deal_follows_the_seed_alone(deck: Deck) -> None:
    blind = plan(way=RosterWay.BLIND)
    assert forming.planned_rosters(deck, blind) == forming.planned_rosters(deck, blind)
    other = plan(way=RosterWay.BLIND, seed=8)
    assert forming.planned_rosters(deck, blind) != forming.planned_rosters(deck, other)


@pytest.mark.parametrize("way", [RosterWay.CLUBS, RosterWay.BLIND])
@pytest.mark.parametrize("counts", [(12, 12), (12, 10), (11, 12)])
def test_a_full_match_begins(deck: Deck, way: RosterWay, counts: tuple[int, int]) -> None:
    seats = SeatPlan("swifts", counts[0], "Alina"), SeatPlan("orcas", counts[1], bot="greedy")
    session = forming.begin(deck, plan(*seats, way=way))
    views = session.view(0), session.view(1)
    assert tuple(len(view.roster) for view in views) == counts
    assert session.record.extras["x_deck"] == "first-series"
    assert session.record.extras["x_rosters"] == way.value


def test_a_short_match_may_be_uneven(deck: Deck) -> None:
    uneven = plan(SeatPlan("moose", 5), SeatPlan("foxes", 7), kind=MatchKind.SHORT)
    session = forming.begin(deck, uneven)
    assert session.view(0).opponent_size == 7


def test_r1_3_a_club_with_too_few_is_refused_and_its_seat_named(deck: Deck) -> None:
    few = small(deck, "orcas", 8)
    refusals = forming.roster_refusals(few, plan())
    assert list(refusals) == [1]
    assert refusals[1].code == RuleCode.ROSTER_SIZE
    assert refusals[1].params["count"] == 8
    with pytest.raises(Refusal) as caught:
        forming.begin(few, plan())
    assert caught.value.place == "rosters[1].cards"


def test_r1_3_a_deck_too_small_to_deal_is_refused(deck: Deck) -> None:
    tiny = replace(deck, cards=deck.cards[:19])
    assert list(forming.roster_refusals(tiny, plan(way=RosterWay.BLIND))) == [1]
    assert forming.roster_refusals(deck, plan(way=RosterWay.BLIND)) == {}


def test_who_has_no_name_is_a_player(deck: Deck) -> None:
    infos = forming.seat_infos(deck, plan(SeatPlan("swifts", 12, "  "), None))
    assert (infos[0].team, infos[0].player, infos[0].bot) == ("Swifts", "Player", None)
    assert (infos[1].player, infos[1].bot, infos[1].club) == ("Computer", "greedy", "orcas")


def test_two_without_names_are_told_apart(deck: Deck) -> None:
    nobody = plan(SeatPlan("swifts", 12), SeatPlan("orcas", 12))
    one, two = forming.seat_infos(deck, nobody)
    assert (one.player, two.player) == ("Player 1", "Player 2")


def test_two_persons_never_bear_the_same_name(deck: Deck) -> None:
    twins = plan(SeatPlan("swifts", 12, "Аня "), SeatPlan("orcas", 12, " аня"))
    one, two = forming.seat_infos(deck, twins)
    assert (one.player, two.player) == ("Аня 1", "аня 2")


def test_names_are_in_the_language_of_now(deck: Deck) -> None:
    i18n.set_language("ru")
    session = forming.begin(deck, plan())
    assert session.seats[0].team == "Стрижи"
    assert session.seats[1].player == i18n.gettext("Computer") != "Computer"
    assert session.view(0).roster[0].name in {card.names["ru"] for card in deck.cards}


def brought(deck: Deck, start: int, count: int) -> SeatPlan:
    """A person with cards of several clubs."""
    return SeatPlan("swifts", 12, "Alina", cards=deck.cards[start : start + count])


@pytest.mark.parametrize("counts", [(a, b) for a in (10, 11, 12) for b in (10, 11, 12)])
def test_r1_1_rosters_of_10_to_12_may_meet(deck: Deck, counts: tuple[int, int]) -> None:
    seats = brought(deck, 3, counts[0]), brought(deck, 9, counts[1])
    own = plan(*seats, way=RosterWay.OWN)
    assert forming.roster_refusals(deck, own) == {}
    session = forming.begin(deck, own)
    assert (len(session.view(0).roster), session.view(0).opponent_size) == counts


@pytest.mark.parametrize("counts", [(a, b) for a in (5, 6, 7) for b in (5, 6, 7)])
def test_r1_2_rosters_of_5_to_7_may_meet(deck: Deck, counts: tuple[int, int]) -> None:
    seats = brought(deck, 3, counts[0]), brought(deck, 9, counts[1])
    own = plan(*seats, way=RosterWay.OWN, kind=MatchKind.SHORT)
    assert forming.roster_refusals(deck, own) == {}


@pytest.mark.parametrize("count", [0, 1, 4, 5, 7, 8, 9, 13])
def test_r1_3_a_wrong_count_is_refused_at_its_own_seat(deck: Deck, count: int) -> None:
    seats = brought(deck, 0, 12), brought(deck, 20, count)
    refusals = forming.roster_refusals(deck, plan(*seats, way=RosterWay.OWN))
    assert list(refusals) == [1]
    assert (refusals[1].code, refusals[1].params["count"]) == (RuleCode.ROSTER_SIZE, count)


def test_r1_4_both_may_own_the_same_card_but_one_roster_has_it_once(deck: Deck) -> None:
    same = plan(brought(deck, 0, 10), brought(deck, 0, 10), way=RosterWay.OWN)
    assert forming.roster_refusals(deck, same) == {}
    doubled = replace(same.seats[1], cards=(*deck.cards[:9], deck.cards[0]))
    refusals = forming.roster_refusals(deck, replace(same, seats=(same.seats[0], doubled)))
    assert refusals[1].code == RuleCode.ROSTER_DOUBLE


def test_the_computer_brings_a_clubs_cards_to_own_collections(deck: Deck) -> None:
    own = plan(brought(deck, 0, 11), SeatPlan("orcas", 10, bot="greedy"), way=RosterWay.OWN)
    _mine, its = forming.planned_rosters(deck, own)
    assert its == forming.club_roster(deck, "orcas", 10)


@pytest.mark.parametrize(
    ("count", "kind"),
    [(4, None), (5, MatchKind.SHORT), (7, MatchKind.SHORT), (8, None), (9, None),
     (10, MatchKind.FULL), (12, MatchKind.FULL), (13, None)],
)  # fmt: skip
def test_r1_3_which_match_a_roster_fits(count: int, kind: MatchKind | None) -> None:
    assert forming.fitting_kind(count) is kind


def test_r1_2_the_strongest_seven_are_proposed_for_a_short_match(deck: Deck) -> None:
    cards = deck.cards[5:17]
    proposed = forming.short_roster(cards)
    assert len(proposed) == 7
    left = [card for card in cards if card not in proposed]
    assert min(map(forming.strength, proposed)) >= max(map(forming.strength, left))


@pytest.mark.parametrize("way", [way for way in RosterWay if way.draft])
def test_a_draft_asks_for_a_deck_that_is_large_enough(deck: Deck, way: RosterWay) -> None:
    assert forming.roster_refusals(deck, plan(way=way)) == {}
    tiny = replace(deck, cards=deck.cards[:23])
    refusals = forming.roster_refusals(tiny, plan(way=way))
    assert {refusal.params["have"] for refusal in refusals.values()} == {23}
    assert sorted(refusals) == [0, 1]


def test_r1_7_open_cards_are_open_only_where_the_plan_says_so(deck: Deck) -> None:
    closed = forming.begin(deck, plan())
    assert closed.open_rosters is None
    opened = forming.begin(deck, replace(plan(), is_open=True))
    assert opened.open_rosters is not None
    assert [len(cards) for cards in opened.open_rosters] == [12, 12]
    resumed = MatchSession.resume(record.parse(record.dump(opened.record)))
    assert resumed.open_rosters == opened.open_rosters
