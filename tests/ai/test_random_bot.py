from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.ai import BOTS, random_action
from game.engine import MatchKind, Phase, legal_actions, seats_to_act, view
from tests.ai.table import after, deal, played, start


@pytest.mark.parametrize("phase", [Phase.LINEUP, Phase.ATTACK, Phase.DEFENSE])
def test_every_legal_action_and_no_other_comes_up(phase: Phase) -> None:
    begin = start(MatchKind.SHORT, deal(Random(2), (6, 7)))
    _, actions = played(begin, (BOTS["random"], BOTS["random"]), seed=2)
    states = [after(begin, actions[:count]) for count in range(len(actions))]
    state = next(state for state in states if state.phase is phase)
    seat = seats_to_act(state)[0]
    rng = Random(1)
    drawn = {random_action(view(state, seat), rng) for _ in range(4000)}
    assert drawn == {action for action in legal_actions(state) if action.seat == seat}


@pytest.mark.parametrize("phase", [Phase.LINEUP, Phase.DEFENSE])
def test_every_choice_of_a_kind_is_about_as_likely(phase: Phase) -> None:
    begin = start(MatchKind.SHORT, deal(Random(2), (7, 7)))
    _, actions = played(begin, (BOTS["random"], BOTS["random"]), seed=2)
    states = [after(begin, actions[:count]) for count in range(len(actions))]
    state = next(state for state in states if state.phase is phase)
    rng = Random(1)
    seen = view(state, seats_to_act(state)[0])
    draws = Counter(random_action(seen, rng) for _ in range(4200))
    fair = 4200 / len(draws)
    assert all(0.75 * fair < count < 1.25 * fair for count in draws.values())


@pytest.mark.parametrize("name", sorted(BOTS))
def test_nothing_is_decided_after_the_end(name: str) -> None:
    begin = start(MatchKind.SHORT, deal(Random(2), (5, 5)))
    end, _ = played(begin, (BOTS[name], BOTS[name]), seed=2)
    with pytest.raises(ValueError, match="finished"):
        BOTS[name].choose(view(end, 0), Random(1))
