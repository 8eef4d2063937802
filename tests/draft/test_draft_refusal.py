"""What a draft refuses; nothing changes by it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from game.draft import DraftCode, DraftRefusal, DraftState, DraftWay, apply, begin, cards_needed
from game.i18n import refusal_text
from tests.draft.table import deck, drafts, played


def refused(state: DraftState, seat: int, card: int) -> DraftRefusal:
    with pytest.raises(DraftRefusal) as caught:
        apply(state, seat, card)
    return caught.value


@pytest.mark.parametrize("way", DraftWay)
@pytest.mark.parametrize("counts", [(5, 5), (7, 5), (12, 12), (10, 11)])
def test_a_deck_of_one_card_too_few_is_refused(way: DraftWay, counts: tuple[int, int]) -> None:
    need = cards_needed(way, counts)
    with pytest.raises(DraftRefusal) as caught:
        begin(way, deck(need - 1), counts, 0, 1)
    assert caught.value.code is DraftCode.DRAFT_DECK_SMALL
    assert caught.value.params == {"have": need - 1, "need": need}
    assert begin(way, deck(need), counts, 0, 1).turn is not None


def test_a_small_deck_is_refused_in_words() -> None:
    with pytest.raises(DraftRefusal) as caught:
        begin(DraftWay.SECRET, deck(21), (10, 12), 0, 1)
    assert refusal_text(caught.value) == "This draft takes 24 cards, and the deck has 21 cards."


@given(drafts())
@settings(max_examples=60, deadline=None)
def test_refused_picks_leave_the_draft_as_it_is(start: tuple[DraftState, Random]) -> None:
    state, rng = start
    for moment in played(state, rng).states[:-1]:
        assert moment.turn is not None
        seat, before = moment.turn.seat, tuple(moment)
        assert refused(moment, 1 - seat, moment.offer[0]).code is DraftCode.DRAFT_OUT_OF_TURN
        absent = [card for card in range(len(moment.pool)) if card not in moment.offer]
        for card in (*absent[:3], -1, len(moment.pool)):
            assert refused(moment, seat, card).code is DraftCode.DRAFT_NOT_OFFERED
        assert tuple(moment) == before


@pytest.mark.parametrize("way", DraftWay)
def test_nothing_can_be_taken_when_the_draft_is_over(way: DraftWay) -> None:
    end = played(begin(way, deck(30), (5, 5), 0, 1), Random(1)).end
    for seat in (0, 1):
        assert refused(end, seat, 0).code is DraftCode.DRAFT_OVER


def test_a_refused_card_is_named_by_its_number() -> None:
    state, _ = apply(begin(DraftWay.TURN, deck(12), (5, 5), 0, 1), 0, 3)
    refusal = refused(state, 1, 3)
    assert refusal.params == {"card": str(state.pool[3].number)}
    assert refused(state, 1, 99).params == {"card": 99}
