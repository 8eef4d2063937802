"""Where in the window things are: asked of the program's own scenes, laid out for its size."""

from __future__ import annotations

from pathlib import Path

import pytest
from real_program import Point, RealProgram

from game.engine import PLAYS, Play, ShowdownHeld, View, members
from game.record import MatchRecord
from game.session import MatchSession
from game.ui.kit import Kit
from game.ui.match.flow import MatchFlow
from game.ui.match.lineup import LineupScene
from game.ui.match.showdown import ShowdownScene
from game.ui.match.table_layout import TableLayout
from game.ui.match_start import home
from game.ui.metrics import Metrics
from game.ui.title import TitleScene
from game.ui.widget import Group
from tests.ui.desk import make_kit


class Places:
    """Places in the window of a program that speaks English."""

    def __init__(self, program: RealProgram) -> None:
        self.size = program.window().size
        self._kit: Kit = make_kit(self.size)
        self.table = TableLayout(Metrics(*self.size))

    def on_title(self, name: str, saved_in: Path | None = None) -> Point:
        """An entry of the title; `saved_in`: the home whose saved match it offers."""
        with pytest.MonkeyPatch.context() as patch:
            if saved_in:
                patch.setenv("BASKETTORIA_HOME", str(saved_in))
            title = TitleScene(self._kit)
        return _middle(title.group, name)

    def in_lineup(self, match: MatchRecord, *names: str) -> list[Point]:
        """Buttons of the lineup; they can be used as soon as five are picked."""
        scene = LineupScene(self._flow(match), 0)
        scene.five.pick_strongest()
        scene.layout()
        return [_middle(scene.group, name) for name in names]

    def after_showdown(self, match: MatchRecord) -> Point:
        """The button that leads to the table."""
        flow = self._flow(match)
        (event,) = (event for event in flow.session.events if isinstance(event, ShowdownHeld))
        scene = ShowdownScene(flow, event)
        scene.steps.finish()
        scene.layout()
        return _middle(scene.group, "go")

    def in_hand(self, view: View, card: int) -> Point:
        """A card of the hand."""
        hand = members(view.hand)
        spot = self.table.hand(len(hand))[hand.index(card)]
        return spot.x, spot.y

    def zone(self, play: Play) -> Point:
        """The zone of a play."""
        return self.table.zones[play].center

    @property
    def nowhere(self) -> Point:
        """A place on the court where a click means nothing but "go on"."""
        court = self.table.court
        place = court.left + 8, court.top + 8
        assert not any(self.table.zones[play].collidepoint(place) for play in PLAYS)
        return place

    def _flow(self, match: MatchRecord) -> MatchFlow:
        return MatchFlow(self._kit, MatchSession.resume(match), home)


def _middle(group: Group, name: str) -> Point:
    widget = group.named(name)
    assert widget is not None, f"{name} is not in {[each.name for each in group.widgets]}"
    return widget.rect.center
