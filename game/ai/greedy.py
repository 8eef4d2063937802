"""A player that takes the best points in sight and plans no further; it reads its view alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.ai.belief import Belief
from game.engine import LINEUP_SIZE, PERIODS
from game.engine.action import Action, Defend, PickLineup, PlayAttack, Substitute
from game.engine.card import PLAYS, Card, Play, card_set, members
from game.engine.view import MatchKind, OvertimePossession, PendingAttack, Phase, View

POINTS = tuple(play.points for play in PLAYS)  # by play


@dataclass(frozen=True, slots=True)
class Temper:
    """What the player cares about, in points.

    Attributes:
        defense: what a card that never concedes is worth beside its attack.
        swap: how much better a bench card's attack must be before it comes in.
        whim: how far the liking for a card may vary, so that no two lineups need be alike.
    """

    defense: float = 2.0
    swap: float = 0.25
    whim: float = 0.1


class GreedyBot:
    """Best expected points against an unseen defender; the cheapest card that stops."""

    def __init__(self, temper: Temper | None = None) -> None:
        self._temper = temper or Temper()

    def choose(self, view: View, rng: Random) -> Action:
        """Decide by the best points of this moment.

        Raises:
            ValueError: the match is over, so there is nothing to decide.
        """
        if view.phase is Phase.FINISHED:
            raise ValueError(view.phase)
        mind = _Mind(view, self._temper, rng)
        if view.phase is Phase.LINEUP:
            return mind.lineup()
        if view.phase is Phase.DEFENSE and view.pending is not None:
            return mind.defense(view.pending)
        return mind.substitution() or mind.attack()


class _Mind:
    """One decision: the view, and what its cards are worth just now."""

    def __init__(self, view: View, temper: Temper, rng: Random) -> None:
        self._view = view
        self._temper = temper
        self._belief = Belief(view)
        self._rng = rng
        self._attacks: dict[int, float] = {}

    def lineup(self) -> PickLineup:
        """The five best; with the smallest number among them where that wins the first attack."""
        view = self._view
        ranked = sorted(members(view.bench), key=self._liking, reverse=True)
        five = ranked[:LINEUP_SIZE]
        smallest = min(ranked)  # the roster ascends by number
        if _is_showdown_ahead(view) and smallest not in five:
            five[-1] = smallest  # R3.1
        return PickLineup(view.seat, card_set(five))

    def substitution(self) -> Substitute | None:
        """Bring in better attackers, or for the last period of its cards simply better cards."""
        view = self._view
        if not (view.may_substitute and view.bench):
            return None
        coming = sorted(members(view.bench), key=self._worth, reverse=True)
        going = sorted(members(view.hand), key=self._worth)
        if _is_last_use(view):
            pairs = [
                (old, new) for old, new in zip(going, coming, strict=False) if self._gains(old, new)
            ]
        else:
            pairs = self._better_attacker(going)
        if not pairs:
            return None
        return Substitute(
            view.seat, card_set([old for old, _ in pairs]), card_set([new for _, new in pairs])
        )

    def attack(self) -> PlayAttack:
        """The card and play of the most expected points; of equal ones the least useful card."""
        view = self._view
        hand = members(view.hand)
        most = max(self._best_attack(index) for index in hand)
        best = [index for index in hand if self._best_attack(index) == most]
        index = min(best, key=lambda index: (self._worth(index), self._rng.random()))
        card = view.roster[index]
        plays = [play for play in PLAYS if self._expected(card, play) == most]
        return PlayAttack(view.seat, index, self._rng.choice(plays))

    def defense(self, attack: PendingAttack) -> Defend:
        """The cheapest card that stops, else the cheapest that ties, else the cheapest of all."""
        view = self._view
        value = attack.card.attack[attack.play]

        def loss(index: int) -> tuple[int, float, float]:
            answer = view.roster[index].defense[attack.play]
            harm = 0 if answer > value else 1 if answer == value else 2  # R4.4, R4.5, R4.3
            return harm, self._worth(index), self._rng.random()

        return Defend(view.seat, min(members(view.hand), key=loss))

    def _better_attacker(self, going: list[int]) -> list[tuple[int, int]]:
        """The best attack on the bench for the least useful card, where it clearly pays."""
        view = self._view
        best = max(members(view.bench), key=self._best_attack)
        hand_best = max(self._best_attack(index) for index in members(view.hand))
        if self._best_attack(best) - hand_best < self._temper.swap:
            return []
        return [(going[0], best)]

    def _gains(self, old: int, new: int) -> bool:
        return self._worth(new) - self._worth(old) >= self._temper.swap

    def _expected(self, card: Card, play: Play) -> float:
        """Expected points of an attack against an unseen defender (R4.3)."""
        return POINTS[play] * self._belief.scoring(card.attack[play], play)

    def _best_attack(self, index: int) -> float:
        """Expected points of a card's best play; worked out once a decision."""
        best = self._attacks.get(index)
        if best is None:
            card = self._view.roster[index]
            best = self._attacks[index] = max([self._expected(card, play) for play in PLAYS])
        return best

    def _worth(self, index: int) -> float:
        """What a card is good for: its best attack and its average defense."""
        card = self._view.roster[index]
        held = sum([self._belief.holding(card.defense[play], play) for play in PLAYS])
        return self._best_attack(index) + self._temper.defense * held / len(PLAYS)

    def _liking(self, index: int) -> float:
        return self._worth(index) + self._temper.whim * self._rng.random()


def _is_showdown_ahead(view: View) -> bool:
    """Whether the lineups decide who attacks first (R3.1, R7.3)."""
    is_overtime = view.period > PERIODS
    lowest = view.overtime_possession is OvertimePossession.LOWEST_NUMBER
    return view.period == 1 or (is_overtime and lowest)


def _is_last_use(view: View) -> bool:
    """Whether all cards come back after this period (R6.3, R6.5, R7.4), so nothing need be kept."""
    return view.kind is MatchKind.SHORT or view.period % 2 == 0
