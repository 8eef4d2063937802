"""The title: menu, fan of cards, settings; all that is slow is done after its first frame."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game import i18n, store
from game.i18n import gettext as _
from game.ui import keys, options, theme, title_ground
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.scene import Push, Quit, Reset, Scene, Transition
from game.ui.theme import Face, TextStyle
from game.ui.title_fan import Fan
from game.ui.widget import Group, Look, Widget

if TYPE_CHECKING:
    from game.session import MatchSession
    from game.ui.face_work import FaceWork

_ENTRY = TextStyle(Face.DISPLAY, 27)
_MOST_GROWTH = 1.15  # of the entries with the text size, so that two lines have room
_LEFT, _TOP = 110, 390
_WIDE, _HIGH, _STEP, _GAP = 560, 84, 98, 14
_ROOM = 588  # for all entries; they are lower where there are many
_FOOT = 1000
_FOOT_HIGH = 48
_MOMENT = 0.012  # seconds of loading between two frames
_SOUND_REST = 1.5  # seconds until the sound device is given back

_Change = Callable[[], Transition | None]


class TitleScene(Scene):
    """Where the program begins and every match ends.

    Attributes:
        faults: what was found amiss at the start, in sentences; told once.
        saved: the saved match, once it was looked at.
    """

    def __init__(self, kit: Kit, faults: Sequence[str] = ()) -> None:
        super().__init__(kit)
        kit.sound.close()  # an open device costs time even when nothing is heard
        self.faults = list(faults)
        self.saved: MatchSession | None = None
        self._offers_saved = store.has_match()
        self._offers_draft = store.has_draft()
        self._has_looked = not self._offers_saved
        self._has_drawn = False
        self._sound_open = 0.0
        self._was_cold = False
        self._work: FaceWork | None = None
        self._has_worked = False
        self.fan = Fan(kit)
        self.group = Group(kit)
        self.layout()
        self.group.focus = self.group.widgets[0]

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place menu and footer; cards are brought in again at their new size."""
        self._place_widgets()
        self.fan.layout()
        self._stop_work()
        self._was_cold = False

    def _place_widgets(self) -> None:
        kit = self.kit
        rows = self._entries()
        style = _ENTRY._replace(size=_ENTRY.size * min(1.0, _MOST_GROWTH / kit.metrics.text_scale))
        step = min(_STEP, (_ROOM + _GAP) / len(rows))
        for place, entries in enumerate(rows):
            wide = (_WIDE + _GAP) / len(entries) - _GAP
            for column, widget in enumerate(entries):
                left = _LEFT + column * (wide + _GAP)
                widget.rect = kit.rect(left, _TOP + place * step, wide, min(_HIGH, step - _GAP))
                widget.style, widget.align, widget.radius = style, "left", kit.px(18)
                widget.text = widget.text.upper()
        footer = options.option_widgets(kit, self._changed)
        row = kit.rect(_LEFT, _FOOT, 1700, _FOOT_HIGH)
        row.height = max(row.height, 26)
        options.place_in_row(kit, footer, row, kit.px(14))
        self.group.replace([*(widget for entries in rows for widget in entries), *footer])

    def _entries(self) -> list[list[Widget]]:
        """The menu's rows."""
        can_play = bool(self.kit.catalog.decks)
        call = Look.CALL
        found: list[Widget] = []
        if self._offers_saved:
            line = _saved_line(self.kit, self.saved)
            found.append(_entry("continue", _("Continue the match"), line, self._continue, call))
            call = Look.PLAIN
        if self._offers_draft:
            line = _("rosters are being formed")
            found.append(_entry("draft", _("Continue the draft"), line, self._go_on_drafting, call))
            call = Look.PLAIN
        found += [
            _entry("quick", _("Quick game"), _("against the computer"), self._quick, call),
            _entry("new", _("New match"), _("clubs, drafts, own rosters"), self._new),
            _entry("two", _("Two at one screen"), _("the other’s cards stay closed"), self._two),
        ]
        for widget in found:
            widget.enabled = can_play
        return [
            *([widget] for widget in found),
            [
                _entry("decks", _("Decks"), _("cards, import, print"), self._decks),
                _entry("players", _("Players"), _("collections, rosters"), self._players),
            ],
            [
                _entry("rules", _("Rules"), _("in three minutes"), self._rules),
                _entry("quit", _("Quit"), _("until the next match"), Quit),
            ],
        ]

    def _changed(self) -> None:
        """A setting was changed: its words change, a device that was opened is given back soon."""
        self._sound_open = _SOUND_REST
        self._place_widgets()

    # --- what the entries do -------------------------------------------------------------------

    def _continue(self) -> Transition | None:
        from game.ui.match_start import start_match  # noqa: PLC0415 - not needed for the first frame

        self._look()
        if self.saved is None:
            return self._told()
        return self._leave(start_match(self.kit, self.saved))

    def _go_on_drafting(self) -> Transition | None:
        return self._in_place_of_saved(self._open_draft)  # the draft leads to a new match

    def _open_draft(self) -> Transition | None:
        from game.ui.draft_start import saved_draft  # noqa: PLC0415

        scene = saved_draft(self.kit, self.faults.append)
        self._offers_draft = scene is not None
        self._place_widgets()
        if scene is None:
            return self._told()
        return self._leave(scene)

    def _quick(self) -> Transition | None:
        return self._in_place_of_saved(self._begin_quick)

    def _new(self) -> Transition | None:
        return self._in_place_of_saved(lambda: self._set_up((False, True)))

    def _two(self) -> Transition | None:
        return self._in_place_of_saved(lambda: self._set_up((False, False)))

    def _in_place_of_saved(self, begin: _Change) -> Transition | None:
        """Begin a new match; where one is saved, ask first: the new one takes its place."""
        from game.ui.message import ConfirmScene  # noqa: PLC0415

        self._look()
        if self.faults:
            return self._told()
        if self.saved is None:
            return begin()
        line = _saved_line(self.kit, self.saved)
        text = _("A match is saved: {match}. It is lost once a new one begins.").format(match=line)
        return Push(
            ConfirmScene(
                self.kit,
                _("Begin a new match?"),
                [text],
                yes=_("New match"),
                no=_("Stay"),
                action=begin,
            )
        )

    def _begin_quick(self) -> Transition | None:
        from game.engine import Refusal  # noqa: PLC0415
        from game.ui.match_start import quick_match, start_match  # noqa: PLC0415

        try:
            session = quick_match(self.kit, self.kit.catalog.decks[0], Random())
        except Refusal as refusal:
            self.kit.warn(i18n.refusal_text(refusal))
            return None
        return self._leave(start_match(self.kit, session))

    def _set_up(self, bots: tuple[bool, bool]) -> Transition | None:
        from game.ui.match_start import home  # noqa: PLC0415
        from game.ui.setup import SetupScene  # noqa: PLC0415

        return self._leave(SetupScene(self.kit, home, bots=bots))

    def _decks(self, incoming: Sequence[Path] = ()) -> Transition | None:
        from game.ui.decks.browser import DecksScene  # noqa: PLC0415
        from game.ui.match_start import home  # noqa: PLC0415

        return self._leave(DecksScene(self.kit, home, incoming))

    def _players(self) -> Transition | None:
        from game.ui.match_start import home  # noqa: PLC0415
        from game.ui.people.people_scene import PeopleScene  # noqa: PLC0415

        return self._leave(PeopleScene(self.kit, home))

    def _rules(self) -> Transition | None:
        from game.ui.rules_page import RulesScene  # noqa: PLC0415

        return Push(RulesScene(self.kit))

    def _leave(self, scene: Scene) -> Transition:
        self._stop_work()
        return Reset(scene)

    # --- after the first frame -------------------------------------------------------------------

    def update(self, seconds: float) -> Transition | None:
        """Bring the cards in, look at the saved match, draw missing faces beside it all."""
        self._rest_sound(seconds)
        if not self.is_moving and not self.faults:
            return None
        self.fan.update(seconds)
        if self._work is not None and self._work.is_over:
            self._work = None  # one more frame is due, without the bar
        if not self._has_drawn:
            self._has_drawn = True  # the first frame goes first
            return None
        if self._bring_cards():
            return None
        if not self._has_looked:
            self._look()
            return None
        if self.faults:
            return self._told()
        if not self._has_worked:
            self._begin_work()
        return None

    def _bring_cards(self) -> bool:
        """Bring in cards that are ready, as many as a moment allows; whether there were any."""
        began = time.perf_counter()
        has_brought = False
        while self.fan.bring(dealt=self._was_cold):
            has_brought = True
            if self._was_cold or time.perf_counter() - began > _MOMENT:
                break
        return has_brought

    def _look(self) -> None:
        """Find out whether the saved match can go on."""
        if self._has_looked:
            return
        from game.ui.title_saved import saved_match  # noqa: PLC0415 - record, engine, bots

        self._has_looked = True
        self.saved = saved_match(self.faults.append)
        self._offers_saved = self.saved is not None
        self._place_widgets()
        if self.group.focus is None:
            self.group.focus = self.group.widgets[0]

    def _told(self) -> Transition | None:
        """Tell what was found amiss, once."""
        from game.ui.message import MessageScene  # noqa: PLC0415

        faults, self.faults = self.faults, []
        if not faults:
            return None
        return Push(MessageScene(self.kit, _("Something was not in order"), faults))

    def _begin_work(self) -> None:
        """See to it that the faces for this window lie in the cache before they are needed."""
        from game.ui.face_work import FaceJob, FaceWork  # noqa: PLC0415
        from game.ui.match_start import FACE_WIDTHS  # noqa: PLC0415
        from game.ui.stage_art import stage_pictures  # noqa: PLC0415

        self._has_worked = True
        language, kit = i18n.language(), self.kit
        jobs = [FaceJob(card, language, self.fan.width) for card in self.fan.cards]
        jobs += [FaceJob(card, language, kit.px(theme.ZOOM_CARD)) for card in self.fan.cards[:1]]
        jobs += [
            FaceJob(card, language, kit.px(width))
            for width in FACE_WIDTHS
            for deck in kit.catalog.decks
            for card in deck.cards
        ]
        self._was_cold = not self.fan.is_whole
        self._work = FaceWork(jobs, stage_pictures(kit))

    def _stop_work(self) -> None:
        if self._work is not None:
            self._work.stop()
        self._work = None
        self._has_worked = False

    @property
    def _is_drawing(self) -> bool:
        """Whether faces are being made that were missing."""
        return self._work is not None and not self._work.is_over and self._work.drawn > 0

    def _rest_sound(self, seconds: float) -> None:
        if self._sound_open > 0:
            self._sound_open -= seconds
            if self._sound_open <= 0:
                self.kit.sound.close()

    # --- scene -----------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        """While cards come in or are made."""
        waits = not self._has_drawn or not self._has_looked or not self._has_worked
        return waits or self._work is not None or self.fan.is_moving

    def handle(self, event: Event) -> Transition | None:
        """The menu; M, F1 and Esc; anything finishes the deal; a dropped file is a deck."""
        if event.type == pygame.DROPFILE:
            return self._decks([Path(event.file)])
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.fan.finish()
        used, transition = self.group.handle(event)
        if used or event.type != pygame.KEYDOWN:
            return transition
        if event.scancode == keys.SOUND:
            options.toggle_sound(self.kit)
            self._changed()
        elif event.scancode in keys.ESCAPE:
            return self._ask_quit()
        elif event.scancode in keys.GO:
            self.group.ring_shown = True
        return None

    def _ask_quit(self) -> Transition:
        from game.ui.message import ConfirmScene  # noqa: PLC0415

        return Push(
            ConfirmScene(
                self.kit, _("Quit the game?"), [], yes=_("Quit"), no=_("Stay"), action=Quit
            )
        )

    def resume(self) -> None:
        """Back from the rules or a message: settings may have changed there."""
        self._place_widgets()

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def draw(self, frame: Frame) -> None:
        """Add the title to a frame."""
        kit = self.kit
        title_ground.draw_ground(frame, kit.metrics, kit.shapes, kit.type)
        self.fan.draw(frame)
        self._draw_progress(frame)
        self.group.draw(frame)

    def _draw_progress(self, frame: Frame) -> None:
        if self._work is None or not self._is_drawing:
            return
        from game.ui.loading import draw_bar, progress_text  # noqa: PLC0415

        kit, work = self.kit, self._work
        bar = kit.rect(1130, 948, 460, 8)
        text = progress_text(work.done, work.total)
        label = kit.type.label(text, theme.SMALL, theme.MUTED, kit.px(700))
        frame.text(label, bar.centerx, bar.top - kit.px(26), "center")
        bar.height = max(4, bar.height)
        draw_bar(frame, kit, bar, work.done / max(1, work.total))


def _saved_line(kit: Kit, saved: MatchSession | None) -> str:
    if saved is None:
        return _("from where it stopped")
    from game.ui.title_saved import saved_match_line  # noqa: PLC0415

    return saved_match_line(kit, saved)


def _entry(name: str, text: str, second: str, action: _Change, look: Look = Look.PLAIN) -> Widget:
    return Widget(Rect(0, 0, 0, 0), text, action, look, second=second, name=name)
