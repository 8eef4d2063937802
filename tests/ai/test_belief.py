from __future__ import annotations

import pytest

from game.ai.belief import Belief
from game.engine import MatchKind, Play, Values, view
from tests.ai.table import card, start

FLAT: Values = (5, 5, 5, 5)
OURS = tuple(card(n, (n, n, n, n), (n, n, n, n)) for n in (1, 2, 3, 4, 5))
THEIRS = tuple(card(n, FLAT, (8, 8, 8, 8)) for n in range(11, 16))
SEEN = view(start(MatchKind.SHORT, (OURS, THEIRS)), 0)


def test_without_anything_shown_own_cards_are_the_measure() -> None:
    belief = Belief(SEEN)
    assert belief.scoring(4, Play.DRIVE) == pytest.approx(3 / 5)  # 1, 2, 3 are smaller
    assert belief.holding(4, Play.DRIVE) == pytest.approx(4 / 5)  # 4 meets its equal


def test_a_shown_card_counts_as_itself_and_as_an_example() -> None:
    belief = Belief(SEEN._replace(opponent_seen=THEIRS[:1]))
    # one of five is known not to yield to 4; four are like 1, 2, 3, 4, 5, 8
    assert belief.scoring(4, Play.DRIVE) == pytest.approx(4 / 5 * 3 / 6)


def test_cards_that_are_out_cannot_answer() -> None:
    belief = Belief(SEEN._replace(opponent_seen=THEIRS[:4], opponent_out=THEIRS[:3]))
    # one known card and one unknown, like 1, 2, 3, 4, 5, 8, 8, 8, 8
    assert belief.scoring(9, Play.ASSIST) == pytest.approx(1)
    assert belief.scoring(8, Play.ASSIST) == pytest.approx(1 / 2 * 5 / 9)


def test_a_roster_all_shown_is_known() -> None:
    belief = Belief(SEEN._replace(opponent_seen=THEIRS))
    assert belief.scoring(8, Play.THREE_POINTER) == 0
    assert belief.scoring(9, Play.THREE_POINTER) == pytest.approx(1)
    assert belief.holding(4, Play.INSIDE_SHOT) == 0
    assert belief.holding(5, Play.INSIDE_SHOT) == pytest.approx(1)
