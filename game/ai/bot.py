"""What a computer player is: a view in, an action out; it never meets the true state."""

from __future__ import annotations

from random import Random
from typing import Protocol

from game.engine.action import Action
from game.engine.view import View


class Bot(Protocol):
    """A computer player. It keeps nothing between decisions, so any decision can be made again."""

    def choose(self, view: View, rng: Random) -> Action:
        """Decide for the seat of the view, which must be one to act now.

        Args:
            view: all that the seat may know.
            rng: the only source of chance, the bot's own; never the match's coin.
        """
        ...
