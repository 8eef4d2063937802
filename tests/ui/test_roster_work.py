"""A roster in the making: what goes in and out, filling up, undo."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards.model import Deck
from game.engine import CardNumber
from game.people.card_ref import CardRef
from game.people.lookup import every_card
from game.ui.roster.filling import by_chance, with_strongest
from game.ui.roster.request import RosterRequest
from game.ui.roster.work import Doubled, Full, RosterWork
from tests.ui.desk import catalog
from tests.ui.roster_desk import ALL, FULL, PERSON, SHORT

DECK = catalog().decks[0]
TWIN = replace(DECK, id="twin", cards=DECK.cards[:20])
REFS = tuple(each.ref for each in every_card([DECK]))
TWINS = tuple(each.ref for each in every_card([TWIN]))


def work_of(
    cards: tuple[CardRef, ...] = (),
    sizes: tuple[int, ...] = FULL,
    decks: tuple[Deck, ...] = (DECK, TWIN),
    pool: tuple[CardRef, ...] | None = None,
) -> RosterWork:
    every = every_card(decks)
    picked = tuple(each for each in every if pool is None or each.ref in pool)
    request = RosterRequest("", PERSON, picked, sizes, cards)
    return RosterWork(request, every, lambda: None)


def test_r1_4_a_number_comes_in_once_and_both_cards_are_named() -> None:
    work = work_of(REFS[:3])
    objection = work.add(TWINS[1])
    assert isinstance(objection, Doubled)
    assert objection.card is TWIN.cards[1]
    assert objection.other is DECK.cards[1]
    assert work.cards == REFS[:3]
    work.remove(REFS[1])
    assert work.add(TWINS[1]) is None


def test_a_full_roster_takes_a_card_only_in_place_of_another() -> None:
    work = work_of(REFS[:12])
    assert work.add(REFS[20]) == Full(12)
    assert work.add(REFS[20], 4) is None
    assert work.cards == (*REFS[:4], REFS[20], *REFS[5:12])
    assert work.add(TWINS[0], 0) is None  # its own number leaves as it comes
    assert isinstance(work.add(TWINS[1], 0), Doubled)


def test_a_card_dropped_on_the_other_of_its_number_takes_its_place() -> None:
    work = work_of(REFS[:3])
    assert work.add(TWINS[1], 1) is None
    assert work.cards == (REFS[0], TWINS[1], REFS[2])


def test_cards_that_cannot_play_do_not_count_and_stay() -> None:
    stranger = CardRef("gone", CardNumber("9.9.999"))
    cards = (*REFS[:10], stranger, TWINS[0])
    work = work_of(cards, pool=(*REFS[1:], *TWINS))
    assert work.cards == cards
    assert work.lasting == (*REFS[1:10], TWINS[0])
    assert work.is_allowed
    assert work.card(stranger) is None
    assert work.card(REFS[0]) is DECK.cards[0]


def test_r3_1_the_smallest_number_is_that_of_a_card_that_can_play() -> None:
    assert work_of().smallest is None
    work = work_of((REFS[5], REFS[2], REFS[9]), pool=(REFS[5], REFS[9]))
    assert work.smallest is DECK.cards[5]


def test_means_of_rows_are_those_of_its_cards() -> None:
    work = work_of(REFS[:2])
    assert work.rows is not None
    one, two = DECK.cards[:2]
    assert work.rows.attack[1] == (one.attack[1] + two.attack[1]) / 2
    assert work.rows.defense[3] == (one.defense[3] + two.defense[3]) / 2
    work.clear()
    assert work.rows is None


@pytest.mark.parametrize("is_drawn", [False, True])
@pytest.mark.parametrize("sizes", [FULL, SHORT, ALL])
def test_filling_up_keeps_what_is_there(sizes: tuple[int, ...], *, is_drawn: bool) -> None:
    work = work_of(REFS[40:43], sizes)
    work.fill(by_chance(work, Random(3)) if is_drawn else with_strongest(work))
    assert work.cards[:3] == REFS[40:43]
    assert work.count == len(work.cards) == sizes[-1]
    assert len({ref.number.value for ref in work.cards}) == sizes[-1]
    work.undo()
    assert work.cards == REFS[40:43]


def test_a_small_pool_is_filled_up_to_what_can_play() -> None:
    work = work_of(sizes=ALL, pool=REFS[:9])
    work.fill(with_strongest(work))
    assert work.count == 7
    assert work.is_filled
    poor = work_of(sizes=FULL, pool=(*REFS[:4], *TWINS[:4]))
    poor.fill(by_chance(poor, Random(1)))
    assert poor.count == 4
    assert not poor.is_allowed


def test_cards_that_are_gone_keep_their_places_when_it_is_filled_up() -> None:
    gone = CardRef("gone", REFS[0].number)
    work = work_of((gone, REFS[3]))
    work.fill(with_strongest(work))
    assert work.cards[:2] == (gone, REFS[3])
    assert len(work.cards) == 12
    assert REFS[0] not in work.cards
    assert TWINS[0] not in work.cards


def test_twenty_steps_and_more_are_taken_back_and_made_again() -> None:
    work = work_of(sizes=ALL)
    for place in range(30):
        work.add(REFS[place % 12]) if place % 3 else work.remove(REFS[place % 5])
    states = [work.cards]
    while work.can_undo:
        work.undo()
        states.append(work.cards)
    assert len(states) > 20
    for state in reversed(states[:-1]):
        work.redo()
        assert work.cards == state


STEPS = st.lists(
    st.tuples(st.sampled_from(["add", "put", "remove", "move", "fill", "undo", "clear"]),
              st.integers(0, 91), st.integers(0, 14)),
    max_size=30,
)  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(steps=STEPS)
def test_whatever_is_done_no_card_is_doubled_and_none_too_many(
    steps: list[tuple[str, int, int]],
) -> None:
    work = work_of(REFS[:3])
    refs = (*REFS, *TWINS)
    for deed, index, place in steps:
        match deed:
            case "add":
                work.add(refs[index])
            case "put":
                work.add(refs[index], place)
            case "remove":
                work.remove(refs[index])
            case "move" if work.cards:
                work.move(place % len(work.cards), place)
            case "fill":
                work.fill(by_chance(work, Random(index)))
            case "undo":
                work.undo()
            case "clear":
                work.clear()
        assert len(work.cards) <= 12
        assert len({ref.number.value for ref in work.cards}) == len(work.cards) == work.count
