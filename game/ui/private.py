"""A screen that only one of two persons may see: a curtain hides it first, and after focus loss."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface
from pygame.event import Event

from game.cards.model import Club
from game.i18n import gettext as _
from game.ui import theme
from game.ui.curtain import EMBLEM, Curtain
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.scene import Pop, Scene, Transition
from game.ui.theme import Color


class PrivateScene(Scene):
    """Keeps a scene behind a curtain until the person named opens it."""

    def __init__(
        self, kit: Kit, names: tuple[str, str], club: Club, task: str, make: Callable[[], Scene]
    ) -> None:
        """Take what the scene is about.

        Args:
            kit: the desk.
            names: who is to look, and who is not.
            club: whose colours the curtain wears.
            task: what is done behind it, in words.
            make: makes the scene, once the curtain is opened.
        """
        super().__init__(kit)
        self._make = make
        self._inner: Scene | None = None
        self.curtain = _Handover(kit, names, club, task, self.open)
        self.is_covered = True

    def open(self) -> None:
        """Show what lies behind the curtain."""
        self.is_covered = False
        if self._inner is None:
            self._inner = self._make()
        else:
            self._inner.layout()

    @property
    def shown(self) -> Scene:
        """What is seen: the curtain, or the scene behind it."""
        return self.curtain if self.is_covered or self._inner is None else self._inner

    def layout(self) -> None:
        """Place everything anew, in front of the curtain or behind."""
        self.curtain.layout()
        if self._inner:
            self._inner.layout()

    def handle(self, event: Event) -> Transition | None:
        """Give an event to what is seen."""
        return self.shown.handle(event)

    def update(self, seconds: float) -> Transition | None:
        """Let time pass for what is seen."""
        return self.shown.update(seconds)

    def draw(self, frame: Frame) -> None:
        """Add what is seen to a frame."""
        if not self.shown.opaque:
            size = self.kit.metrics.window.size
            ground = self.kit.shapes.background(size, (0.5, 0.3), theme.GLOW, theme.DEEP)
            frame.add(ground, 0, 0)
        self.shown.draw(frame)

    def resume(self) -> None:
        """Back from a scene above."""
        self.shown.resume()

    def release(self) -> None:
        """Let go of anything held."""
        self.shown.release()

    def cover(self) -> None:
        """Let the curtain fall: the window lost the focus."""
        self.is_covered = True

    @property
    def is_moving(self) -> bool:
        """Whether what is seen moves."""
        return self.shown.is_moving


class _Handover(Curtain):
    """Asks one person to the screen and the other away."""

    def __init__(
        self, kit: Kit, names: tuple[str, str], club: Club, task: str, opened: Callable[[], None]
    ) -> None:
        self._other = names[1]
        self._club = club
        self._task = task
        self._opened = opened
        super().__init__(kit, names[0])

    def open(self) -> Transition | None:
        """Show what lies behind."""
        self._opened()
        return None

    def escape(self) -> Transition | None:
        """Go back without having shown anything."""
        return Pop()

    def title(self) -> str:
        """Who is asked to the screen."""
        return self.name

    def lines(self) -> list[str]:
        """Who should look away, and what is done."""
        away = _("{name}, please look away from the screen.").format(name=self._other)
        return [away, self._task]

    def colors(self) -> tuple[Color, Color]:
        """The club's."""
        return self._club.color, self._club.dark

    def emblem(self) -> Surface:
        """The club's crest."""
        return self.kit.sprites.crest(self._club, self.kit.px(EMBLEM))

    def backs(self) -> int:
        """A hand of closed cards."""
        return 5
