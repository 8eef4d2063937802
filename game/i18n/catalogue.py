"""The current language and its gettext catalogue; it knows no sentence of its own."""

from __future__ import annotations

import gettext as _gettext
from pathlib import Path
from struct import error as StructError  # noqa: N812 - the standard library's own lower case

from game import paths

LANGUAGES = ("ru", "en")
DOMAIN = "baskettoria"
SOURCE_LANGUAGE = "en"
PSEUDO_LANGUAGE = "pseudo"  # 40 % longer than English, for tests of the layout


class _Current:
    """What `set_language` chose; one for the whole program."""

    language = SOURCE_LANGUAGE
    catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def catalogue_file(wanted: str) -> Path:
    """Where a language's compiled catalogue lies."""
    return paths.assets() / "locale" / wanted / "LC_MESSAGES" / f"{DOMAIN}.mo"


def _load(wanted: str) -> _gettext.NullTranslations:
    """A language's catalogue; English, or a missing or damaged file, gives the ids themselves."""
    if wanted == SOURCE_LANGUAGE:
        return _gettext.NullTranslations()
    if wanted == PSEUDO_LANGUAGE:
        from game.i18n.pseudo import PseudoTranslations  # noqa: PLC0415 - for tests alone

        return PseudoTranslations()
    try:
        with catalogue_file(wanted).open("rb") as file:
            return _gettext.GNUTranslations(file)
    except (OSError, ValueError, LookupError, StructError):
        return _gettext.NullTranslations()


def set_language(wanted: str) -> None:
    """Speak `ru` or `en` from now on, or `pseudo` to test layouts; anything else means English."""
    chosen = wanted if wanted in (*LANGUAGES, PSEUDO_LANGUAGE) else SOURCE_LANGUAGE
    _Current.catalogue = _load(chosen)
    _Current.language = chosen


def language() -> str:
    """The language spoken now, `ru` or `en`; names of cards are asked for by it."""
    return SOURCE_LANGUAGE if _Current.language == PSEUDO_LANGUAGE else _Current.language


def gettext(text: str) -> str:
    """The sentence in the current language."""
    return _Current.catalogue.gettext(text) if text else ""


def ngettext(one: str, many: str, n: int) -> str:
    """The plural form that fits `n`; the sentence still holds its placeholder."""
    return _Current.catalogue.ngettext(one, many, abs(n))


def pgettext(context: str, text: str) -> str:
    """The sentence in the sense that `context` names."""
    return _Current.catalogue.pgettext(context, text)


def npgettext(context: str, one: str, many: str, n: int) -> str:
    """The plural form that fits `n`, in the sense that `context` names."""
    return _Current.catalogue.npgettext(context, one, many, abs(n))


def later(text: str) -> str:
    """Mark a constant's sentence for translation; `gettext` translates it where it is used."""
    return text
