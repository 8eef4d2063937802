"""The words a player's spreadsheet may use in cells, in both languages, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping

from game.cards.importing.column import folded
from game.cards.model import Language

_FLAGS = {
    "yes": ("да", "yes", "y", "д", "есть", "+", "1", "true", "истина", "x", "✓", chr(0x2714)),
    "no": ("нет", "no", "n", "н", "0", "false", "ложь", "без"),
}

# Column -> word of `cards.csv` -> how it may be written, the usual Russian word first.
_WORDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "position": {
        "guard": (
            *("защитник", "защитница", "з", "разыгрывающий", "разыгрывающая", "g", "pg", "sg"),
            *("атакующий защитник", "атакующая защитница", "point guard", "shooting guard"),
            *("playmaker", "плеймейкер"),
        ),
        "wing": (
            *("форвард", "ф", "крайний", "крайняя", "лёгкий форвард", "легкая", "нападающий"),
            *("нападающая", "крыло", "f", "sf", "forward", "small forward"),
        ),
        "big": (
            *("центровой", "центровая", "ц", "центр", "большой", "большая", "тяжёлый форвард"),
            *("c", "pf", "center", "centre", "power forward"),
        ),
    },
    "skin": {
        "pale": ("бледная", "бледный"),
        "light": ("светлая", "светлый"),
        "tan": ("смуглая", "смуглый", "загорелая", "загорелый"),
        "brown": ("коричневая", "коричневый"),
        "dark": ("тёмная", "тёмный", "чёрная", "black"),
    },
    "hair": {
        "short": ("короткие", "короткая", "стрижка"),
        "flat": ("площадка", "ёжик", "flat top"),
        "afro": ("афро", "кудри", "кудрявые"),
        "bun": ("пучок", "гулька"),
        "long": ("длинные", "длинная"),
        "bald": ("лысый", "лысая", "нет", "без волос", "none"),
        "mohawk": ("ирокез",),
        "braids": ("косы", "косички", "коса"),
    },
    "hair_color": {
        "black": ("чёрный", "чёрные", "брюнет", "брюнетка"),
        "brown": ("коричневый", "коричневые", "тёмно русый", "тёмно русые"),
        "chestnut": ("каштановый", "каштановые", "шатен", "шатенка"),
        "blond": (
            "светлый",
            "светлые",
            "русый",
            "русые",
            "блонд",
            "блондин",
            "блондинка",
            "blonde",
        ),
        "red": ("рыжий", "рыжие", "рыжая", "ginger"),
        "grey": ("седой", "седые", "седая", "серый", "серые", "gray"),
    },
    "brows": {
        "calm": ("спокойные", "обычные"),
        "angry": ("злые", "сердитые", "хмурые", "нахмуренные"),
    },
    "mouth": {
        "calm": ("спокойный", "обычный"),
        "smile": ("улыбка", "улыбается"),
        "grim": ("суровый", "хмурый", "сжатый"),
    },
    "beard": _FLAGS,
    "headband": _FLAGS,
    "glasses": _FLAGS,
}
WORD_COLUMNS = frozenset(_WORDS)
_MEANINGS = {
    column: {folded(name) or name: word for word, names in words.items() for name in (word, *names)}
    for column, words in _WORDS.items()
}


def meaning(column: str, text: str) -> str | None:
    """The word of `cards.csv` that a cell's text means, or None."""
    return _MEANINGS[column].get(folded(text) or text)


def spellings(column: str) -> Mapping[str, str]:
    """Every known spelling in a column, folded, and the word of `cards.csv` it means."""
    return _MEANINGS[column]


def shown_words(column: str, language: Language) -> list[str]:
    """The usual words of a column in a language, in the order of `cards.csv`."""
    return [shown_word(column, word, language) for word in _WORDS[column]]


def shown_word(column: str, word: str, language: Language) -> str:
    """A word of `cards.csv` as a spreadsheet in that language says it."""
    return _WORDS[column][word][0] if language == "ru" else word
