"""What was done to a card, to be undone and done again; it knows not what is in the states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

_MOST = 300  # states kept

State = TypeVar("State")


class History(Generic[State]):
    """States in a row; changes of one run, such as typing a name, are one step."""

    def __init__(self, first: State) -> None:
        self._states = [first]
        self._at = 0
        self._run = ""
        self._saved = first

    @property
    def now(self) -> State:
        """The state of now."""
        return self._states[self._at]

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier state."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a step was undone."""
        return self._at < len(self._states) - 1

    @property
    def is_changed(self) -> bool:
        """Whether the state of now differs from the one saved last."""
        return self.now != self._saved

    def put(self, state: State, run: str = "") -> None:
        """Go on to a new state; what was undone is gone.

        Args:
            state: the new state.
            run: changes that name the same run follow each other as one step.
        """
        if state == self.now:
            return
        continues = bool(run) and run == self._run and self.can_undo
        del self._states[self._at + (0 if continues else 1) :]
        self._states.append(state)
        del self._states[:-_MOST]
        self._at = len(self._states) - 1
        self._run = run

    def end_run(self) -> None:
        """Make the next change a step of its own."""
        self._run = ""

    def undo(self) -> State:
        """Go back a step, if there is one."""
        self._at = max(0, self._at - 1)
        self._run = ""
        return self.now

    def redo(self) -> State:
        """Do again what was undone, if anything was."""
        self._at = min(len(self._states) - 1, self._at + 1)
        self._run = ""
        return self.now

    def rewrite(self, change: Callable[[State], State]) -> None:
        """Change all states alike: something that they name is elsewhere now."""
        self._states = [change(state) for state in self._states]
        self._saved = change(self._saved)

    def settle(self, state: State) -> None:
        """Take a state in place of the one of now, and remember it as the one that is saved."""
        self._states[self._at] = self._saved = state
        self._run = ""
