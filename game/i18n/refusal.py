"""Say in words why something is refused or failed; it decides nothing itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.i18n.catalogue import gettext as _
from game.i18n.number import cards
from game.i18n.sentence import KINDS, PHASES, SENTENCES, TYPES


class Refused(Protocol):
    """What a sentence needs: a code and its parameters, as `engine.Refusal` has them."""

    @property
    def code(self) -> str:
        """A short stable name."""

    @property
    def params(self) -> Mapping[str, object]:
        """What the sentence fills in."""


class _Words(dict[str, object]):
    """Parameters of a sentence; a missing one shows as a dash rather than stopping the game."""

    def __missing__(self, key: str) -> str:
        return "—"


def refusal_text(refusal: Refused) -> str:
    """Why something is refused, in the current language; an unknown code still gets a sentence."""
    sentence = SENTENCES.get(refusal.code)
    if sentence is None:
        return _("This is not possible ({code}).").format(code=refusal.code)
    return _(sentence).format_map(_words(refusal.params))


def _words(params: Mapping[str, object]) -> _Words:
    """The parameters in words: a count also as `..._cards`, names of rules in the language."""
    words = _Words(params)
    for key, value in params.items():
        if isinstance(value, int) and not isinstance(value, bool):
            words[f"{key}_cards"] = cards(value)
    for key, names in (("kind", KINDS), ("phase", PHASES), ("needed", TYPES)):
        name = names.get(str(params.get(key)))
        if name is not None:
            words[key] = _(name)
    return words
