"""What the columns of a player's spreadsheet are called and how a heading names them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from game.cards.card_row import ATTACK_COLUMNS, DEFENSE_COLUMNS
from game.cards.label import ATTACK_LABELS, DEFENSE_LABELS
from game.cards.model import Language

NAME = "name"  # one name for both languages
ROLE = "role"  # likewise
VALUE_COLUMNS = (*ATTACK_COLUMNS, *DEFENSE_COLUMNS)


@dataclass(frozen=True, slots=True)
class Column:
    """A column by its usual heading in each language, and what else people call it."""

    key: str
    labels: Mapping[Language, str]
    others: tuple[str, ...] = ()


def _column(key: str, ru: str, en: str, others: str = "") -> Column:
    names = (each.strip() for each in others.split(","))
    return Column(key, {"ru": ru, "en": en}, tuple(name for name in names if name))


_VALUE_OTHERS = {
    "three_pointer": "трехочковый бросок, трёшка, 3 очка, тройка, three, three pointers, 3pt, 3 pt",
    "inside_shot": "бросок из под кольца, кольцо, inside, two pointer, ближний бросок",
    "drive": "проход к кольцу, проходы, drives",
    "assist": "передача, пас, ассисты, pass, assists",
    "perimeter": "дуга, защита на дуге, на периметре, периметр, perimeter defense",
    "block": "блок шот, блок, shot block, blocks, blocked shot",
    "on_ball": "персональная опека, защита от прохода, onball, on ball defense",
    "steal": "перехваты, steals",
}

COLUMNS: tuple[Column, ...] = (
    _column(
        "number", "Номер", "Number", "n, no, nr, num, номер карты, номер карточки, card number"
    ),
    _column(NAME, "Имя", "Name", "имя игрока, игрок, персонаж, герой, прозвище, player, character"),
    _column("name_ru", "Имя (рус)", "Name (ru)", "имя по русски, русское имя, russian name"),
    _column("name_en", "Имя (англ)", "Name (en)", "имя по английски, имя en, english name"),
    _column("club", "Клуб", "Club", "команда, team"),
    _column("position", "Позиция", "Position", "амплуа, pos"),
    _column(ROLE, "Роль", "Role", "роль на площадке"),
    _column("role_ru", "Роль (рус)", "Role (ru)", "роль по русски"),
    _column("role_en", "Роль (англ)", "Role (en)", "роль по английски, роль en"),
    _column("class", "Класс", "Class", "звёзды, класс карты, stars, tier, card class"),
    *(
        _column(key, labels_ru, labels_en, _VALUE_OTHERS[key])
        for key, labels_ru, labels_en in (
            *zip(ATTACK_COLUMNS, ATTACK_LABELS["ru"], ATTACK_LABELS["en"], strict=True),
            *zip(DEFENSE_COLUMNS, DEFENSE_LABELS["ru"], DEFENSE_LABELS["en"], strict=True),
        )
    ),
    _column("picture", "Картинка", "Picture", "фото, фотография, портрет, файл, photo, image"),
    _column("focus_x", "Фокус X, %", "Focus X, %", "фокус по горизонтали, центр x, center x"),
    _column("focus_y", "Фокус Y, %", "Focus Y, %", "фокус по вертикали, центр y, center y"),
    _column("zoom", "Масштаб, %", "Zoom, %", "увеличение, приближение, scale"),
    _column("skin", "Кожа", "Skin", "цвет кожи, skin color, skin colour"),
    _column("hair", "Причёска", "Hair", "волосы, стрижка, hairstyle, hair style"),
    _column("hair_color", "Цвет волос", "Hair color", "hair colour, цвет причёски"),
    _column("brows", "Брови", "Brows", "eyebrows"),
    _column("mouth", "Рот", "Mouth", "губы"),
    _column("beard", "Борода", "Beard"),
    _column("headband", "Повязка", "Headband", "повязка на голове"),
    _column("glasses", "Очки", "Glasses", "eyeglasses"),
    _column("face_width", "Ширина лица, %", "Face width, %", "лицо"),
)
BY_KEY: Mapping[str, Column] = {column.key: column for column in COLUMNS}
LOOK_COLUMNS = (
    *("skin", "hair", "hair_color", "brows", "mouth", "beard", "headband", "glasses"),
    "face_width",
)

_LOOKALIKES = str.maketrans("ё", "е")
_LATIN_X_Y = {"х": "x", "у": "y"}  # Cyrillic letters that stand alone, as in «Фокус Х»
_SIGNS = re.compile(r"[^\w+]+|_+")


def folded(text: str) -> str:
    """A text as it is compared: small letters, ё as е, single spaces in place of all signs."""
    plain = unicodedata.normalize("NFKC", text.replace("№", " n ")).casefold()
    words = _SIGNS.sub(" ", plain.translate(_LOOKALIKES)).split()
    return " ".join(_LATIN_X_Y.get(word, word) for word in words)


def _known() -> dict[str, str]:
    known: dict[str, str] = {}
    for column in COLUMNS:
        for name in (column.key, *column.labels.values(), *column.others):
            known.setdefault(folded(name), column.key)
    return known


KNOWN: Mapping[str, str] = _known()  # folded heading -> key


def column_key(heading: str) -> str | None:
    """The column a heading names, or None."""
    return KNOWN.get(folded(heading))


def is_russian(text: str) -> bool:
    """Whether a text has a Cyrillic letter."""
    return any("а" <= letter <= "я" or letter == "ё" for letter in text.casefold())
