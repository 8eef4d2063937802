"""What the two sides of a match are told apart by, in the numbers about them."""

from __future__ import annotations

from game.engine import Seat
from game.i18n import gettext as _
from game.ui.match.cast import Cast


def is_mirror(cast: Cast) -> bool:
    """Whether both sides bear the same team's name."""
    return cast.team(0) == cast.team(1)


def side_name(cast: Cast, seat: Seat) -> str:
    """The team, or the player where both teams are one club."""
    return cast.player(seat) if is_mirror(cast) else cast.team(seat)


def first_attack_text(cast: Cast, seat: Seat) -> str:
    """Who attacks first, as a button says it."""
    if is_mirror(cast):
        return _("First attack: {name} →").format(name=cast.player(seat))
    return _("{team} attack first →").format(team=cast.team(seat))
