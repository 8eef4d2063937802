"""What plays and the defenses against them are called; it draws nothing."""

from __future__ import annotations

from game.engine import Play
from game.i18n import gettext as _
from game.i18n import pgettext


def play_name(play: Play) -> str:
    """A play, named in full."""
    return {
        Play.THREE_POINTER: pgettext("play", "Three-pointer"),
        Play.INSIDE_SHOT: pgettext("play", "Inside shot"),
        Play.DRIVE: pgettext("play", "Drive"),
        Play.ASSIST: pgettext("play", "Assist"),
    }[play]


def short_play_name(play: Play) -> str:
    """A play, named shortly where room is scarce."""
    return {
        Play.THREE_POINTER: pgettext("play", "Three"),
        Play.INSIDE_SHOT: pgettext("play", "Inside"),
        Play.DRIVE: pgettext("play", "Drive"),
        Play.ASSIST: pgettext("play", "Assist"),
    }[play]


def defense_name(play: Play) -> str:
    """The defense value that answers a play."""
    return {
        Play.THREE_POINTER: _("Perimeter"),
        Play.INSIDE_SHOT: _("Block"),
        Play.DRIVE: _("On-ball"),
        Play.ASSIST: _("Steal"),
    }[play]
