"""What a seat may guess of cards it cannot see: chances built from its view and nothing else."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from game.engine.card import Play, Values
from game.engine.view import View


class Belief:
    """Chances against one unseen card of the opponent, any that is not out being equally likely.

    Cards that were shown and are back count as they are. A card never shown is taken to be like
    the cards seen at this table: the seat's own roster and what the opponent has shown.
    """

    def __init__(self, view: View) -> None:
        out = {card.number.value for card in view.opponent_out}
        known = [card for card in view.opponent_seen if card.number.value not in out]
        typical = view.roster + view.opponent_seen
        unknown = view.opponent_size - len(view.opponent_seen)
        total = max(1, len(known) + unknown)
        self._known_share = 1 / total
        self._typical_share = unknown / total / len(typical)
        self._known_defense = _rows([card.defense for card in known])
        self._typical_defense = _rows([card.defense for card in typical])
        self._known_attack = _rows([card.attack for card in known])
        self._typical_attack = _rows([card.attack for card in typical])

    def scoring(self, value: int, play: Play) -> float:
        """The chance that an attack of this value beats the answer (R4.3)."""
        return self._share(
            bisect_left(self._known_defense[play], value),
            bisect_left(self._typical_defense[play], value),
        )

    def holding(self, value: int, play: Play) -> float:
        """The chance that a defense of this value concedes no points on the play (R4.4, R4.5)."""
        return self._share(
            bisect_right(self._known_attack[play], value),
            bisect_right(self._typical_attack[play], value),
        )

    def _share(self, known: int, typical: int) -> float:
        return known * self._known_share + typical * self._typical_share


def _rows(values: list[Values]) -> tuple[list[int], ...]:
    """The values of each play, ascending."""
    return tuple(sorted(row) for row in zip(*values, strict=True)) or ([], [], [], [])
