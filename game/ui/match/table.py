"""The table: attack, defense, comparison and substitution of one period, by mouse or keys.

It knows no rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event as Input

from game.engine import (
    Action,
    AttackDeclared,
    AttackResolved,
    Defend,
    Event,
    Phase,
    Play,
    PlayAttack,
    Refusal,
    Seat,
    SubstitutionMade,
    View,
)
from game.i18n import gettext as _
from game.i18n import refusal_text, substitutions
from game.ui import theme
from game.ui.frame import Frame
from game.ui.match import table_draw, table_keys, table_poses
from game.ui.match import table_model as model
from game.ui.match.actor import Actors, Pose
from game.ui.match.comparison import Comparison
from game.ui.match.log_panel import LogPanel
from game.ui.match.plan import Plan
from game.ui.match.pointer import Pointer
from game.ui.match.scoreboard import Score, Scoreboard
from game.ui.match.table_layout import TableLayout
from game.ui.match.table_model import Mode
from game.ui.match.table_widgets import widgets
from game.ui.peek import Peek
from game.ui.scene import Push, Replace, Scene, Transition
from game.ui.sound import Sound
from game.ui.tween import Clock
from game.ui.widget import Group

if TYPE_CHECKING:
    from game.ui.match.flow import MatchFlow

_HOLD = 1.2
_RECAP = 4.0


class TableScene(Scene):
    """One period at the table.

    Attributes:
        viewer: the seat whose own cards are seen face up, or None.
        near: the seat that sits at the bottom.
        recap: the last attack, told to who has just come to the screen.
        asks_curtain: whether a curtain falls before anything else is shown.
    """

    def __init__(self, flow: MatchFlow) -> None:
        super().__init__(flow.kit)
        self.flow = flow
        self.session = flow.session
        self.cast = flow.cast
        self.persons = flow.cast.persons()
        self.near: Seat = self.persons[0] if self.persons else 0
        self.viewer: Seat | None = self.near if len(self.persons) == 1 else None
        self.mode = Mode.COVERED
        self.selected: int | None = None
        self.pointer = Pointer(self)
        self.plan: Plan | None = None
        self.comparison: Comparison | None = None
        self.recap: AttackResolved | None = None
        self.hint = ""
        self._wait = Clock(0.0)
        self._recap_time = Clock(0.0)
        self.asks_curtain = False
        self.actors = Actors(self.kit)
        self.group = Group(self.kit)
        self.peek = Peek(self.kit)
        self.log = LogPanel(self.kit, self.cast)
        self.board = Scoreboard(self.kit, self.cast, Score.of(self.facts))
        self._places = TableLayout(self.kit.metrics)
        self._turn()
        table_poses.come_in(self)
        self.layout()

    @property
    def view(self) -> View | None:
        """What the viewer may know; None while nobody may see a hand."""
        return None if self.viewer is None else self.session.view(self.viewer)

    @property
    def facts(self) -> View:
        """A view read for its public facts alone (score, period, phase, pending attack)."""
        return self.session.view(self.near)

    # --- turns -------------------------------------------------------------------------------

    def _turn(self) -> None:
        """Find out whose turn it is and wait for it."""
        self.comparison = None
        self.plan = None
        self.selected = None
        self.hint = ""
        self.pointer.let_go()
        facts = self.facts
        if facts.phase in (Phase.LINEUP, Phase.FINISHED):
            self.mode = Mode.COVERED
            return
        self.board.show(Score.of(facts))
        (seat,) = self.session.seats_to_act
        if not self.cast.is_person(seat):
            self.mode = Mode.THINK
            self._wait = Clock(theme.THINK * self.kit.pace)
        elif self.viewer == seat:
            self.mode = Mode.ATTACK if facts.phase is Phase.ATTACK else Mode.DEFENSE
        else:
            self.mode = Mode.COVERED
            self.asks_curtain = True

    def resume(self) -> None:
        """The curtain has opened (or a pause ended): show the hand of whose turn it is."""
        if self.mode is Mode.COVERED and self.facts.phase in (Phase.ATTACK, Phase.DEFENSE):
            (seat,) = self.session.seats_to_act
            if self.flow.opened == seat:
                self.viewer = self.near = seat
                self._recap()
            self.flow.opened = None
            self._turn()
            table_poses.deal_in(self)
        self.layout()

    def _recap(self) -> None:
        """Tell who has just come what happened last."""
        last = self.flow.last_attack
        if last is not None and self.facts.phase is Phase.ATTACK:
            self.recap = last
            self._recap_time = Clock(_RECAP)

    def submit(self, action: Action) -> None:
        """Do a step of the match and let the pictures follow."""
        try:
            events = self.session.submit(action)
        except Refusal as refusal:
            self.hint = refusal_text(refusal)
            self.kit.sound.play(Sound.REFUSAL)
            self.layout()
            return
        self.peek.hide()
        self.recap = None
        if len(self.persons) == 2:
            self.viewer = None  # both look at the screen now: hands are closed first of all
        resolved = None
        for event in events:
            match event:
                case AttackDeclared():
                    self.kit.sound.play(Sound.PUT_DOWN)
                case SubstitutionMade():
                    self.kit.sound.play(Sound.FLIP)
                case AttackResolved():
                    resolved = event
                case _:
                    pass
        if resolved:
            self._compare(resolved)
        elif isinstance(events[-1], SubstitutionMade) and self.cast.is_person(action.seat):
            self.viewer = action.seat
            self._turn()
        else:
            self._turn()
            self.hint = self._news(events)
        self.layout()

    def _news(self, events: tuple[Event, ...]) -> str:
        """What the other side did that the pictures do not show: its substitution (R5.3)."""
        for event in events:
            if isinstance(event, SubstitutionMade):
                name, count = self.cast.team(event.seat), substitutions(event.count)
                return _("{team}: {substitutions}").format(team=name, substitutions=count)
        return ""

    def _compare(self, event: AttackResolved) -> None:
        self.pointer.let_go()
        self.selected = None
        self.mode = Mode.COMPARE
        self.flow.last_attack = event
        self.comparison = Comparison(self.kit, event)
        self._wait = Clock(_HOLD)

    def _go_on(self) -> Transition | None:
        """Leave a comparison."""
        if self.facts.phase in (Phase.LINEUP, Phase.FINISHED):
            return Replace(self.flow.next())
        self._turn()
        self.layout()
        return None

    # --- layout --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place cards and widgets for what is seen now."""
        if self._places.metrics != self.kit.metrics:
            self._places = TableLayout(self.kit.metrics)
            self.actors.clear()
        self.actors.place(table_poses.poses(self), table_poses.leaving(self))
        self.group.replace(widgets(self))

    @property
    def places(self) -> TableLayout:
        """Where things lie."""
        return self._places

    # --- the player's moves --------------------------------------------------------------------

    def select(self, card: int) -> None:
        """Choose a card of the hand, or let it go again."""
        self.selected = None if self.selected == card else card
        self.hint = ""
        self.kit.sound.play(Sound.PICK_UP)
        self.layout()

    def play(self, play: Play, card: int | None = None) -> None:
        """Attack with a play and the card given or chosen (R4.1)."""
        card = self.selected if card is None else card
        if self.mode is not Mode.ATTACK or self.viewer is None:
            return
        if card is None:
            self.hint = table_draw.choose_first()
            self.layout()
            return
        self._send(model.STAGE_ATTACK, card, PlayAttack(self.viewer, card, play))

    def answer(self, card: int | None = None) -> None:
        """Defend with the card given or chosen (R4.2)."""
        card = self.selected if card is None else card
        if self.mode is not Mode.DEFENSE or self.viewer is None:
            return
        if card is None:
            self.hint = table_draw.choose_first()
            self.layout()
            return
        self._send(model.STAGE_DEFENSE, card, Defend(self.viewer, card))

    def _send(self, stage: str, card: int, action: Action) -> None:
        """Play a card: its picture goes on from where it is now."""
        pose = self.actors.pose(model.own_key(action.seat, card))
        pose = self.pointer.held or pose
        self.pointer.let_go()
        self.selected = None
        if pose:
            self.actors.spawn(stage, pose)
        self.submit(action)

    def open_plan(self, card: int | None = None) -> None:
        """Begin a substitution, with a bench card already picked if one was clicked (R5.1)."""
        view = self.view
        if self.mode is not Mode.ATTACK or view is None or not view.may_substitute:
            return
        self.mode = Mode.SUBSTITUTE
        self.plan = Plan(view)
        self.plan.picked = card
        self.selected = None
        self.hint = ""
        self.layout()

    def close_plan(self) -> None:
        """Leave the substitution as if nothing had been picked."""
        self.mode = Mode.ATTACK
        self.plan = None
        self.layout()

    def confirm_plan(self) -> None:
        """Exchange the cards (R5.1)."""
        plan = self.plan
        if plan is None or not plan.pairs:
            return
        self.plan = None
        self.submit(plan.action())

    def plan_click(self, card: int) -> None:
        """A card of the hand or the bench was clicked during a substitution."""
        if self.plan:
            self.plan.click(card)
            self.kit.sound.play(Sound.PICK_UP)
            self.layout()

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Input) -> Transition | None:
        """Take an event; what is moving is finished by a click or a key first."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.actors.finish()
        used, transition = self.pointer.handle(event)
        if used:
            return transition
        if event.type == pygame.KEYDOWN:
            return table_keys.key(self, event)
        _used, transition = self.group.handle(event)
        if event.type == pygame.MOUSEMOTION:
            self.pointer.light()
        return transition

    def hurry(self) -> Transition | None:
        """Any click or key: to the end of what is running, then on."""
        if self.mode is Mode.THINK:
            self._wait.finish()
            return None
        if self.comparison and not self.comparison.is_over:
            self.comparison.finish()
            return None
        return self._go_on() if self.comparison else None

    def release(self) -> None:
        """Focus was lost or the window changed: the card is back in the hand."""
        self.pointer.release()
        self.group.release()
        self.peek.hide()

    def cover(self) -> None:
        """Two persons: an open hand is closed, and a curtain stands before it."""
        if len(self.persons) < 2 or self.viewer is None:
            return
        self.viewer = None
        self._turn()
        self.layout()

    # --- time ----------------------------------------------------------------------------------

    def update(self, seconds: float) -> Transition | None:
        """Let time pass: cards move, the computer decides, a curtain falls."""
        self.actors.update(seconds)
        self.board.update(seconds)
        self.peek.update(seconds)
        self.pointer.update(seconds)
        if self.recap:
            self._recap_time.advance(seconds)
            if self._recap_time.is_over:
                self.recap = None
        if self.asks_curtain:
            self.asks_curtain = False
            return Push(self.flow.curtain(self.session.seats_to_act[0]))
        if self.mode is Mode.THINK:
            return self._think(seconds)
        if self.mode is Mode.COMPARE and self.comparison:
            return self._comparing(self.comparison, seconds)
        return None

    def _think(self, seconds: float) -> Transition | None:
        self._wait.advance(seconds)
        if not self._wait.is_over or self.actors.is_moving:
            return None
        (seat,) = self.session.seats_to_act
        action = self.session.bot_action(seat)
        if isinstance(action, (PlayAttack, Defend)):
            stage = model.STAGE_ATTACK if isinstance(action, PlayAttack) else model.STAGE_DEFENSE
            self.actors.spawn(stage, self._origin(seat))
        self.submit(action)
        return None

    def _origin(self, seat: Seat) -> Pose:
        """Where a closed hand's card comes from: the hand's middle, which says nothing."""
        spots = self._places.hand(1) if seat == self.near else self._places.other_hand(1)
        return Pose(spots[0].x, spots[0].y, spots[0].width)

    def _comparing(self, comparison: Comparison, seconds: float) -> Transition | None:
        if not self.actors.is_moving:
            comparison.update(seconds)
        event = comparison.event
        told = Score(event.score, event.period, event.attack, event.possession)
        if comparison.has_told and self.board.shown != told:
            self.board.show(told)
        if comparison.is_over and not self.persons:
            self._wait.advance(seconds)
            if self._wait.is_over:
                return self._go_on()
        return None

    @property
    def is_moving(self) -> bool:
        """Whether anything is on its way."""
        return (
            self.actors.is_moving
            or self.board.is_moving
            or self.asks_curtain
            or self.mode is Mode.THINK
            or self.pointer.is_moving
            or (self.comparison is not None and (not self.comparison.is_over or not self.persons))
            or self.peek.is_waiting
            or self.recap is not None
        )

    def draw(self, frame: Frame) -> None:
        """Add the table to a frame."""
        table_draw.draw(self, frame)
