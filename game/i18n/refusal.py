"""Sentences for what the rules and the file formats refuse; it decides nothing itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n.catalogue import gettext as _

if TYPE_CHECKING:  # sentences need the shape only; the engine is not loaded for them
    from game.engine.refusal import Refusal


def refusal_text(refusal: Refusal) -> str:
    """Why something is refused, in words; an unknown code still gets a sentence."""
    return _("This is not possible here ({code}).").format(code=refusal.code)
