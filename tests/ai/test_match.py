from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game.ai import BOTS
from game.engine import EndReason, MatchKind, OvertimePossession, Substitute, new_match
from tests.ai.table import SIZES, card, deal, played, start


@pytest.mark.parametrize(("kind", "ours", "theirs"), SIZES)
@pytest.mark.parametrize(("first", "second"), list(product(sorted(BOTS), repeat=2)))
def test_whole_matches_are_legal_and_end(
    first: str, second: str, kind: MatchKind, ours: int, theirs: int
) -> None:
    for seed in range(6):
        rosters = deal(Random(seed), (ours, theirs))
        end, _ = played(start(kind, rosters), (BOTS[first], BOTS[second]), seed)
        assert end.outcome is not None


@pytest.mark.parametrize("option", OvertimePossession)
@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_play_every_overtime(name: str, option: OvertimePossession) -> None:
    """Only one card of each roster can be scored on and all attacks are alike (R7.4, R7.6)."""
    rosters = tuple(
        tuple(
            card(number, (5, 5, 5, 5), (1, 1, 1, 1) if number == odd else (6, 6, 6, 6))
            for number in range(1, 13)
        )
        for odd in (12, 11)
    )
    reasons = set()
    for seed in range(12):
        state = new_match(MatchKind.FULL, option, (rosters[0], rosters[1]), seed)
        end, _ = played(state, (BOTS[name], BOTS[name]), seed)
        assert end.outcome is not None
        reasons.add(end.outcome.reason)
    assert reasons & {EndReason.OVERTIME, EndReason.OVERTIME_LIMIT}


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_chance_gives_the_same_match(name: str) -> None:
    rosters = deal(Random(5), (12, 12))
    matches = [
        played(start(MatchKind.FULL, rosters), (BOTS[name], BOTS[name]), seed) for seed in (1, 1, 2)
    ]
    assert matches[0] == matches[1]
    assert matches[0][1] != matches[2][1]


@pytest.mark.parametrize("name", sorted(BOTS))
def test_r5_bots_do_substitute(name: str) -> None:
    actions = [
        action
        for seed in range(5)
        for action in played(
            start(MatchKind.FULL, deal(Random(seed), (12, 12))), (BOTS[name], BOTS[name]), seed
        )[1]
    ]
    assert any(isinstance(action, Substitute) for action in actions)


@pytest.mark.parametrize(("kind", "size"), [(MatchKind.FULL, 12), (MatchKind.SHORT, 6)])
def test_greedy_beats_random_on_mirrored_deals(kind: MatchKind, size: int) -> None:
    wins = 0
    for seed in range(20):
        rosters = deal(Random(seed), (size, size))
        for mirrored in (rosters, rosters[::-1]):
            end, _ = played(start(kind, mirrored), (BOTS["greedy"], BOTS["random"]), seed)
            assert end.outcome is not None
            wins += end.outcome.winner == 0
    assert wins >= 38  # of 40
