"""Where things lie on the screen of the players: a pure function of the window, all in px."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.decks.layout import BarLayout

_EDGE, _TOP, _GAP = 40, 128, 32
_FOOT, _FOOT_HIGH = 36, 56
_LIST = 560
_LIST_PAD = 24
_PAD = 40
_DISC = 124
_ENTRY = 60
_FAULT = 58
_LABEL = 34
_CHIP = 52
_BUTTON = 60
_HEADING = 44
_ROSTER, _LEAST_ROSTER = 70, 36
_DECK, _LEAST_DECK = 66, 32


@dataclass(frozen=True, slots=True)
class PeopleLayout(BarLayout):
    """All places of the screen for one window."""

    @property
    def list_panel(self) -> Rect:
        """All players."""
        return self._rect(_EDGE, _TOP, _LIST, self.metrics.tall - _TOP - _FOOT - _FOOT_HIGH - 20)

    @property
    def foot(self) -> Rect:
        """The row of buttons below the list."""
        return self._rect(_EDGE, self.metrics.tall - _FOOT - _FOOT_HIGH, _LIST, _FOOT_HIGH)

    @property
    def new(self) -> Rect:
        """The button for a new player, at the list's foot."""
        panel, pad = self.list_panel, self.metrics.px(_LIST_PAD)
        high = max(self.metrics.px(_BUTTON), 32)
        return Rect(panel.left + pad, panel.bottom - pad - high, panel.width - 2 * pad, high)

    @property
    def rows(self) -> Rect:
        """The lines of the list, with their bar."""
        panel, pad = self.list_panel, self.metrics.px(_LIST_PAD)
        bar = max(5, self.metrics.px(10)) + self.metrics.px(10)  # stands in the panel's edge
        high = self.new.top - pad - panel.top - pad
        return Rect(panel.left + pad, panel.top + pad, panel.width - 2 * pad + bar, high)

    @property
    def panel(self) -> Rect:
        """The chosen player."""
        left = _EDGE + _LIST + _GAP
        high = self.metrics.tall - _TOP - _FOOT
        return self._rect(left, _TOP, self.metrics.wide - _EDGE - left, high)

    def _in_panel(self, top: int, high: int) -> Rect:
        pad = self.metrics.px(_PAD)
        return Rect(self.panel.left + pad, top, self.panel.width - 2 * pad, high)

    @property
    def disc(self) -> Rect:
        """The player's disc."""
        size = self.metrics.px(_DISC)
        top = self.panel.top + self.metrics.px(34)
        return Rect(self.panel.left + self.metrics.px(_PAD), top, size, size)

    @property
    def name(self) -> Rect:
        """The line for the name."""
        px = self.metrics.px
        left = self.disc.right + px(30)
        wide = min(px(620), self._in_panel(0, 0).right - left)
        return Rect(left, self.disc.top, wide, max(px(_ENTRY), 32))

    @property
    def fault(self) -> Rect:
        """What is wrong with the name, or what is known of the player."""
        right = self._in_panel(0, 0).right
        high = self.metrics.px(_FAULT)
        top = self.name.bottom + self.metrics.px(6)
        return Rect(self.name.left, top, right - self.name.left, high)

    @property
    def colors_label(self) -> Rect:
        """What the colors are."""
        return self._in_panel(self.disc.bottom + self.metrics.px(22), self.metrics.px(_LABEL))

    @property
    def colors(self) -> Rect:
        """The row of colors."""
        top = self.colors_label.bottom + self.metrics.px(4)
        return self._in_panel(top, max(self.metrics.px(_CHIP), 28))

    @property
    def clubs_label(self) -> Rect:
        """What the crests are."""
        return self._in_panel(self.colors.bottom + self.metrics.px(18), self.metrics.px(_LABEL))

    @property
    def clubs(self) -> Rect:
        """The row of crests."""
        top = self.clubs_label.bottom + self.metrics.px(4)
        return self._in_panel(top, max(self.metrics.px(_CHIP), 28))

    @property
    def line(self) -> int:
        """The height of the line between who a player is and what is theirs."""
        return self.clubs.bottom + self.metrics.px(26)

    @property
    def buttons(self) -> Rect:
        """The row of buttons at the panel's foot."""
        high = max(self.metrics.px(_BUTTON - 4), 30)
        return self._in_panel(self.panel.bottom - self.metrics.px(30) - high, high)

    def _column(self, place: int) -> Rect:
        whole, gap = self._in_panel(0, 0), self.metrics.px(56)
        half = (whole.width - gap) // 2
        left = whole.left if not place else whole.right - half
        return Rect(left, 0, half, 0)

    def heading(self, place: int) -> Rect:
        """The heading of the cards (0) or the rosters (1)."""
        column = self._column(place)
        top = self.line + self.metrics.px(16)
        return Rect(column.left, top, column.width, self.metrics.px(_HEADING))

    def main(self, place: int) -> Rect:
        """The button below the cards (0) or the rosters (1)."""
        column = self._column(place)
        high = max(self.metrics.px(_BUTTON), 32)
        top = self.buttons.top - self.metrics.px(14) - high
        return Rect(column.left, top, column.width, high)

    def column(self, place: int) -> Rect:
        """The lines of decks (0) or rosters (1)."""
        head, main = self.heading(place), self.main(place)
        top = head.bottom + self.metrics.px(4)
        return Rect(head.left, top, head.width, main.top - self.metrics.px(12) - top)

    @property
    def roster_step(self) -> int:
        """From one roster to the next."""
        return max(self.metrics.px(_ROSTER), _LEAST_ROSTER)

    @property
    def deck_step(self) -> int:
        """From one deck to the next."""
        return max(self.metrics.px(_DECK), _LEAST_DECK)
