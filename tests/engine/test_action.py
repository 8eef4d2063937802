from __future__ import annotations

from game.engine import Defend, PickLineup, Play, PlayAttack, Substitute


def test_actions_of_different_kinds_differ_though_their_values_are_the_same() -> None:
    pick, defend = PickLineup(0, 3), Defend(0, 3)
    attack, exchange = PlayAttack(1, 1, Play.DRIVE), Substitute(1, 1, 2)
    assert pick != defend
    assert attack != exchange
    assert len({pick, defend, attack, exchange}) == 4


def test_actions_of_one_kind_compare_by_their_values() -> None:
    assert PickLineup(0, 3) == PickLineup(0, 3)
    assert Defend(0, 3) != Defend(1, 3)
    assert len({PlayAttack(1, 1, Play.DRIVE), PlayAttack(1, 1, Play.DRIVE)}) == 1
