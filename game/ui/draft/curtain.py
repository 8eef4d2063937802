"""The sheet that falls in a secret draft before the other person's cards; public facts only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.draft import DEALT
from game.engine import Seat
from game.i18n import gettext as _
from game.ui import theme
from game.ui.curtain import EMBLEM, Curtain
from game.ui.draft import questions
from game.ui.scene import Pop, Transition
from game.ui.shape import mix
from game.ui.theme import Color

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene

_DARK = 0.62  # of the way to the ground's colour


class DraftCurtain(Curtain):
    """Stands before the two cards dealt to a seat."""

    def __init__(self, scene: DraftScene, seat: Seat) -> None:
        self._scene = scene
        self.seat = seat
        super().__init__(scene.kit, scene.table.seats[seat].name)

    def open(self) -> Transition | None:
        """Show the seat's cards."""
        self._scene.course.open(self.seat)
        self._scene.renew()
        return Pop()

    def escape(self) -> Transition | None:
        """Ask whether to leave."""
        return questions.ask_leave(self._scene)

    def title(self) -> str:
        """Whose pick it is."""
        return _("{name} picks").format(name=self.name)

    def lines(self) -> list[str]:
        """Who should look away, and what is asked."""
        other = self._scene.table.seats[1 - self.seat].name
        away = _("{name}, please look away from the screen.").format(name=other)
        task = _("{name} keeps one of two cards.").format(name=self.name)
        return [f"{away} {task}"]

    def colors(self) -> tuple[Color, Color]:
        """The seat's colour."""
        color = self._scene.table.seats[self.seat].color
        return mix(color, theme.DEEP, 0.1), mix(color, theme.DEEP, _DARK)

    def emblem(self) -> Surface:
        """A ball."""
        return self.kit.sprites.ball(self.kit.px(EMBLEM))

    def backs(self) -> int:
        """The two dealt cards."""
        return DEALT
