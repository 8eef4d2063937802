"""Numbers and counted nouns in the current language."""

from __future__ import annotations

from game.i18n.catalogue import gettext as _
from game.i18n.catalogue import language, ngettext

_REGULAR_PERIODS = 4  # R2.2
_ROMAN = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def decimal(value: float, digits: int = 1) -> str:
    """A number with that many decimals: `7,8` in Russian, `7.8` in English."""
    text = f"{value:.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if language() == "ru" else text


def signed(value: int) -> str:
    """A difference with its sign: `+2`, `−3`, `0`."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def roman(number: int) -> str:
    """A Roman number, for 1 to 39."""
    text = ""
    for value, digits in _ROMAN:
        while number >= value:
            text += digits
            number -= value
    return text


def period_number(period: int) -> str:
    """A period's number alone: `III` in Russian, `3` in English."""
    return roman(period) if language() == "ru" else str(period)


def period_name(period: int) -> str:
    """What a period is called: `III период`, `Period 3`; from the fifth on an overtime (R7.2)."""
    overtime = period - _REGULAR_PERIODS
    if overtime < 1:
        return _("Period {number}").format(number=period_number(period))
    if overtime == 1:
        return _("Overtime")
    return _("Overtime {number}").format(number=overtime)


def points(n: int) -> str:
    """`1 point`, `1 очко`, `2 очка`, `5 очков`."""
    return ngettext("{n} point", "{n} points", n).format(n=n)


def cards(n: int) -> str:
    """`1 card`, `1 карта`, `2 карты`, `5 карт`."""
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def attacks(n: int) -> str:
    """`1 attack`, `1 атака`, `2 атаки`, `5 атак`."""
    return ngettext("{n} attack", "{n} attacks", n).format(n=n)


def periods(n: int) -> str:
    """`1 period`, `1 период`, `2 периода`, `5 периодов`."""
    return ngettext("{n} period", "{n} periods", n).format(n=n)


def matches(n: int) -> str:
    """`1 match`, `1 матч`, `2 матча`, `5 матчей`."""
    return ngettext("{n} match", "{n} matches", n).format(n=n)


def substitutions(n: int) -> str:
    """`1 substitution`, `1 замена`, `2 замены`, `5 замен`."""
    return ngettext("{n} substitution", "{n} substitutions", n).format(n=n)
