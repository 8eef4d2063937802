"""Text in the player's language; it knows sentences and grammar, no screens and no rules.

English sentences in the code are the message ids; the Russian ones stand in
`assets/locale/ru/LC_MESSAGES/baskettoria.po`, kept and compiled by `tools/translations.py`.
"""

from game.i18n.catalogue import (
    LANGUAGES,
    gettext,
    language,
    later,
    ngettext,
    npgettext,
    pgettext,
    set_language,
)
from game.i18n.number import (
    attacks,
    cards,
    decimal,
    matches,
    period_name,
    period_number,
    periods,
    points,
    roman,
    signed,
    substitutions,
)
from game.i18n.refusal import refusal_text
from game.i18n.system import system_language

__all__ = [
    "LANGUAGES",
    "attacks",
    "cards",
    "decimal",
    "gettext",
    "language",
    "later",
    "matches",
    "ngettext",
    "npgettext",
    "period_name",
    "period_number",
    "periods",
    "pgettext",
    "points",
    "refusal_text",
    "roman",
    "set_language",
    "signed",
    "substitutions",
    "system_language",
]
