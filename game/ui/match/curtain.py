"""The sheet that falls in a match before the other person's private view; public facts only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine import Phase, Seat
from game.i18n import gettext as _
from game.ui.curtain import EMBLEM, Curtain
from game.ui.match.log_panel import verdict_text
from game.ui.play_words import play_name
from game.ui.scene import Pop, Push, Replace, Scene, Transition
from game.ui.theme import Color
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.match.flow import MatchFlow


class CurtainScene(Curtain):
    """Stands before a seat's cards of a match."""

    def __init__(
        self, flow: MatchFlow, seat: Seat, then: Callable[[], Scene] | None = None
    ) -> None:
        self.flow = flow
        self.seat = seat
        self._then = then
        super().__init__(flow.kit, flow.cast.player(seat))

    def layout(self) -> None:
        """Take the name in the language of now."""
        self.name = self.flow.cast.player(self.seat)
        super().layout()

    def open(self) -> Transition | None:
        """Show the seat's cards; what was shown cannot be taken back."""
        self.flow.opened = self.seat
        self.flow.session.seal()
        return Replace(self._then()) if self._then else Pop()

    def escape(self) -> Transition | None:
        """Pause."""
        return Push(self.flow.pause())

    def more_widgets(self) -> list[Widget]:
        """The button that takes an attack back."""
        if not self.flow.session.can_take_back:
            return []
        other = self.flow.cast.player(1 - self.seat)
        text = _("{name}: take the attack back").format(name=other)
        return [Widget(Rect(0, 0, 0, 0), text, self._take_back, name="back")]

    def _take_back(self) -> Transition | None:
        self.flow.session.take_back()
        self.flow.opened = None
        return Pop()

    def title(self) -> str:
        """Whose move it is."""
        return _("{name} to move").format(name=self.name)

    def colors(self) -> tuple[Color, Color]:
        """The club's."""
        club = self.flow.cast.club(self.seat)
        return club.color, club.dark

    def emblem(self) -> Surface:
        """The club's crest."""
        return self.kit.sprites.crest(self.flow.cast.club(self.seat), self.kit.px(EMBLEM))

    def backs(self) -> int:
        """The seat's hand."""
        return self.flow.session.view(1 - self.seat).opponent_hand or 5

    def lines(self) -> list[str]:
        """Who should look away, and what is asked: all of it public."""
        flow = self.flow
        name, other = self.name, flow.cast.player(1 - self.seat)
        view = flow.session.view(self.seat)
        away = _("{name}, please look away from the screen.").format(name=other)
        if view.pending and view.phase is Phase.DEFENSE:
            task = _("{name} defends against: {play}, {value}.").format(
                name=name,
                play=play_name(view.pending.play).lower(),
                value=view.pending.card.attack[view.pending.play],
            )
        elif view.phase is Phase.LINEUP:
            task = _("{name} picks the five for the period.").format(name=name)
        else:
            task = _("{name} attacks.").format(name=name)
        return [f"{away} {task}", *self._recap()]

    def _recap(self) -> list[str]:
        last = self.flow.last_attack
        if last is None or self.flow.session.view(self.seat).phase is not Phase.ATTACK:
            return []
        return [
            _("Last attack: {attacker} – {defender}, {play} {a} : {d}, {verdict}.").format(
                attacker=self.flow.cast.name(last.seat, last.attacker),
                defender=self.flow.cast.name(1 - last.seat, last.defender),
                play=play_name(last.play).lower(),
                a=last.attack_value,
                d=last.defense_value,
                verdict=verdict_text(last)[0],
            )
        ]
