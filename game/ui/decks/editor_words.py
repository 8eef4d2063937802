"""What the card editor calls things; it draws nothing."""

from __future__ import annotations

from game.cards.model import Hair, Mouth
from game.i18n import gettext as _
from game.i18n import pgettext


def hair_name(hair: Hair) -> str:
    """A hair style in a word."""
    return {
        Hair.SHORT: pgettext("hair", "Short"),
        Hair.FLAT: pgettext("hair", "Flat top"),
        Hair.AFRO: pgettext("hair", "Afro"),
        Hair.BUN: pgettext("hair", "Bun"),
        Hair.LONG: pgettext("hair", "Long"),
        Hair.BALD: pgettext("hair", "Bald"),
        Hair.MOHAWK: pgettext("hair", "Mohawk"),
        Hair.BRAIDS: pgettext("hair", "Braids"),
    }[hair]


def mouth_name(mouth: Mouth) -> str:
    """What a mouth does, in a word."""
    return {
        Mouth.CALM: pgettext("mouth", "Calm"),
        Mouth.SMILE: pgettext("mouth", "Smile"),
        Mouth.GRIM: pgettext("mouth", "Grim"),
    }[mouth]


def field_name(field: str) -> str:
    """What a field of a card is called, by the name of its column."""
    return {
        "number": _("Number"),
        "name_ru": _("Name in Russian"),
        "name_en": _("Name in English"),
        "role_ru": _("Role in Russian"),
        "role_en": _("Role in English"),
        "class": pgettext("card", "Class"),
        "position": _("Position"),
        "club": _("Club"),
        "picture": _("Picture"),
    }.get(field, field)
