"""A made-up language that is 40 % longer than English, for testing that no text is clipped."""

from __future__ import annotations

from gettext import NullTranslations

_FILLING = "длиннее "


def stretched(text: str) -> str:
    """The text in brackets, 40 % longer; a missing bracket on the screen is a clipped text."""
    extra = max(2, round(len(text) * 0.4)) - 2
    return f"[{text}{(_FILLING * (extra // len(_FILLING) + 1))[:extra]}]"


class PseudoTranslations(NullTranslations):
    """Answers every sentence with a longer one; placeholders stay."""

    def gettext(self, message: str) -> str:
        """The sentence, longer."""
        return stretched(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The plural form, longer."""
        return stretched(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """The sentence in its context, longer."""
        del context
        return stretched(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        """The plural form in its context, longer."""
        del context
        return self.ngettext(msgid1, msgid2, n)
