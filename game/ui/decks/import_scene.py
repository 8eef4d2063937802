"""An import on the screen: a line while it works, then a question, the faults, or the deck."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import assert_never

import pygame
from pygame import Rect
from pygame.event import Event

from game import i18n
from game.cards.importing import OnConflict, conflict_text, note_text
from game.cards.importing.note import deck_text
from game.i18n import gettext as _
from game.ui import theme
from game.ui.decks import library
from game.ui.decks.fault_sheet import FaultSheet
from game.ui.decks.import_work import Failed, ImportWork, IsThere, Refused, TakenIn
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.message import MessageScene, Sheet
from game.ui.scene import Pop, Replace, Transition
from game.ui.widget import Look, Widget

_SILENT = 0.25  # seconds in which nothing is shown: most imports end within them
_SWEEP = 1.4  # seconds of the bar's way and back


class ImportScene(Sheet):
    """Waits for an import; the window stays alive, and it can be called off."""

    def __init__(
        self, kit: Kit, path: Path, inbox: list[Path], done: Callable[[str], object],
        work: ImportWork | None = None,
    ) -> None:  # fmt: skip
        self.path = path
        self._inbox = inbox
        self._done = done
        shipped = {deck.id for deck in kit.catalog.decks if not library.is_own(deck)}
        self.work = work or ImportWork(path, frozenset(shipped))
        self._time = 0.0
        super().__init__(kit, _("Reading the deck"), [path.name, ""])

    def buttons(self) -> list[Widget]:
        """The way out."""
        return [Widget(Rect(0, 0, 0, 0), _("Cancel"), self.cancel, name="cancel")]

    def cancel(self) -> Transition | None:
        """Call it off."""
        self.work.cancel()
        return Pop()

    def handle(self, event: Event) -> Transition | None:
        """As every sheet; files that are dropped meanwhile wait."""
        if event.type == pygame.DROPFILE:
            self._inbox.append(Path(event.file))
            return None
        return super().handle(event)

    def update(self, seconds: float) -> Transition | None:
        """Wait; what comes next depends on how it ended."""
        self._time += seconds
        outcome = self.work.outcome
        match outcome:
            case None:
                return None
            case TakenIn():
                return self._taken_in(outcome)
            case Refused():
                return Replace(FaultSheet(self.kit, self.path, outcome.faults))
            case IsThere():
                name = outcome.deck.names[i18n.language()]
                return Replace(ConflictSheet(self, name))
            case Failed():
                return Replace(self._failed(outcome))
            case _:
                assert_never(outcome)

    def _taken_in(self, outcome: TakenIn) -> Transition:
        self.kit.renew_catalog(outcome.catalog)
        self._done(outcome.deck.id)
        line = deck_text(outcome.deck)
        if not outcome.notes:
            self.kit.notices.append(_("Taken in: {deck}.").format(deck=line))
            return Pop()
        lines = [f"{line}.", *map(note_text, outcome.notes)]
        return Replace(MessageScene(self.kit, _("The deck is there"), lines))

    def _failed(self, outcome: Failed) -> MessageScene:
        fault = outcome.fault
        text = i18n.refusal_text(fault) if fault else _("Something unforeseen came in between.")
        return MessageScene(self.kit, _("The deck was not taken in"), [self.path.name, text])

    def again(self, on_conflict: OnConflict) -> ImportScene:
        """The same import, going on with the player's answer."""
        self.work.answer(on_conflict)
        return ImportScene(self.kit, self.path, self._inbox, self._done, self.work)

    @property
    def is_moving(self) -> bool:
        """The bar moves."""
        return True

    def draw(self, frame: Frame) -> None:
        """Add the sheet and a bar that sweeps; nothing where the wait is short."""
        if self._time < _SILENT:
            return
        super().draw(frame)
        kit, area = self.kit, self._text
        high = max(6, kit.px(10))
        track = Rect(area.left, area.bottom - high * 2, area.width, high)
        frame.add(kit.shapes.box(track.size, high // 2, theme.RAISED), *track.topleft)
        wide = track.width // 5
        sweep = 0.5 - 0.5 * math.cos(self._time / _SWEEP * math.tau)
        x = track.left + (track.width - wide) * sweep
        frame.add(kit.shapes.box((wide, high), high // 2, theme.BALL), x, track.top)


class ConflictSheet(Sheet):
    """A deck of that id is already there: replace it, keep both, or neither."""

    def __init__(self, waiting: ImportScene, name: str) -> None:
        self._waiting = waiting
        text = _("A deck that is replaced is kept once as a backup.")
        super().__init__(waiting.kit, _("The deck is already there"), [conflict_text(name), text])
        self.group.focus = self.group.named("both")
        self.group.ring_shown = True

    def buttons(self) -> list[Widget]:
        """The three answers."""
        return [
            Widget(Rect(0, 0, 0, 0), _("Cancel"), self.cancel, name="cancel"),
            Widget(Rect(0, 0, 0, 0), _("Replace"), self._replace, name="replace"),
            Widget(Rect(0, 0, 0, 0), _("Keep both"), self._both, Look.CALL, name="both"),
        ]

    def _replace(self) -> Transition | None:
        return Replace(self._waiting.again(OnConflict.REPLACE))

    def _both(self) -> Transition | None:
        return Replace(self._waiting.again(OnConflict.KEEP_BOTH))
