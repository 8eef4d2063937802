"""What the starter spreadsheet says in both languages: explained columns and sample cards."""

from __future__ import annotations

from collections.abc import Mapping

from game.cards.model import Language

# Column -> what to write there; the columns of the starter spreadsheet, in their order.
EXPLAINED: Mapping[str, Mapping[Language, str]] = {
    "number": {
        "ru": "Цифры и точки, например 1.1.002. Точки при сравнении не считаются, номера"
        " не повторяются. Пусто: номер назначит игра. Формат колонки: текст.",
        "en": "Digits and dots, such as 1.1.002. Dots do not count when numbers are compared; no"
        " number stands twice. Blank: the game gives one. Format of the column: text.",
    },
    "name": {
        "ru": "Имя на карточке, до 40 знаков. Если на английской карточке нужно другое имя,"
        " добавьте колонку «Имя (англ)».",
        "en": "The name on the card, up to 40 characters. For another name on the Russian card"
        " add a column “Name (ru)”.",
    },
    "club": {
        "ru": "Название клуба. Цвета и узор клуб получит сам.",
        "en": "The club’s name. It gets colors and a pattern by itself.",
    },
    "position": {
        "ru": "Защитник, Форвард или Центровой. Пусто: подберётся по значениям.",
        "en": "Guard, wing or big. Blank: chosen by the values.",
    },
    "role": {
        "ru": "Что стоит рядом с именем, например «Разыгрывающая». Пусто: позиция.",
        "en": "What stands beside the name, such as “Point guard”. Blank: the position.",
    },
    "class": {
        "ru": "1, 2 или 3 звезды. Пусто: посчитается по силе карточки в колоде.",
        "en": "1, 2 or 3 stars. Blank: by the card’s strength in the deck.",
    },
    **{
        key: {
            "ru": f"{side_ru}: целое число от 1 до 99, лучше от 1 до 10.",
            "en": f"{side_en}: a whole number from 1 to 99, best from 1 to 10.",
        }
        for keys, side_ru, side_en in (
            (("three_pointer", "inside_shot", "drive", "assist"), "Атака", "Attack"),
            (("perimeter", "block", "on_ball", "steal"), "Защита", "Defense"),
        )
        for key in keys
    },
    "picture": {
        "ru": "Файл JPEG, PNG или WebP рядом с таблицей или в папке «фото» рядом с ней."
        " Пусто: файл с именем или номером карточки, если он там есть, иначе лицо нарисует игра.",
        "en": "A JPEG, PNG or WebP file beside the spreadsheet or in a folder “photos” beside it."
        " Blank: a file named like the card or its number, if there is one; else a drawn face.",
    },
    "focus_x": {
        "ru": "Где на картинке лицо, в процентах от левого края. Пусто: 50.",
        "en": "Where in the picture the face is, percent from the left. Blank: 50.",
    },
    "focus_y": {
        "ru": "То же от верхнего края. Пусто: 40.",
        "en": "The same from the top. Blank: 40.",
    },
    "zoom": {
        "ru": "От 100 (видно больше всего) до 400 (крупнее вчетверо). Пусто: 100.",
        "en": "From 100 (shows the most) to 400 (four times as large). Blank: 100.",
    },
    "skin": {"ru": "Цвет кожи нарисованного лица.", "en": "Skin of the drawn face."},
    "hair": {"ru": "Причёска нарисованного лица.", "en": "Hair of the drawn face."},
    "hair_color": {"ru": "Цвет волос.", "en": "Color of the hair."},
    "brows": {"ru": "Брови.", "en": "Brows."},
    "mouth": {"ru": "Рот.", "en": "Mouth."},
    "beard": {"ru": "Да или нет.", "en": "Yes or no."},
    "headband": {"ru": "Да или нет.", "en": "Yes or no."},
    "glasses": {"ru": "Да или нет.", "en": "Yes or no."},
}
NEEDED = frozenset(
    {
        *("name", "three_pointer", "inside_shot", "drive", "assist"),
        *("perimeter", "block", "on_ball", "steal"),
    }
)
SHEETS: Mapping[Language, tuple[str, str]] = {
    "ru": ("Карточки", "Как заполнять"),
    "en": ("Cards", "How to fill in"),
}
GUIDE_HEADING: Mapping[Language, tuple[str, str, str, str]] = {
    "ru": ("Колонка", "Нужна?", "Что писать", "Можно выбрать"),
    "en": ("Column", "Needed?", "What to write", "Choices"),
}
NEEDED_WORDS: Mapping[Language, tuple[str, str]] = {
    "ru": ("да", "нет"),
    "en": ("yes", "no"),
}
GUIDE_END: Mapping[Language, tuple[str, ...]] = {
    "ru": (
        "Карточки на первом листе — пример: замените их своими.",
        "Для матча нужно не меньше 5 карточек, для полного — не меньше 10.",
        "Порядок колонок любой. Чего в списке нет, игра не читает.",
        "Цвет кожи, волосы и прочее можно не заполнять: лицо придумается по имени.",
    ),
    "en": (
        "The cards on the first sheet are examples: put yours in their place.",
        "A match needs at least 5 cards, a full match at least 10.",
        "Columns may stand in any order. What is not in this list is not read.",
        "Skin, hair and so on may stay blank: a face is made up from the name.",
    ),
}

# Name, club, position, role by language; then the values and the look.
_PEOPLE = (
    (("Маша", "Коты", "Защитник", "Разыгрывающая"), ("Masha", "Cats", "Guard", "Point guard")),
    (("Тимур", "Коты", "Форвард", ""), ("Timur", "Cats", "Wing", "")),
    (("Бабушка Зоя", "Коты", "Центровой", "Центровая"), ("Granny Zoe", "Cats", "Big", "")),
    (("Лёва", "Коты", "Защитник", ""), ("Leo", "Cats", "Guard", "")),
    (("Соня", "Псы", "Форвард", "Нападающая"), ("Sonya", "Dogs", "Wing", "")),
    (("Папа", "Псы", "Центровой", ""), ("Dad", "Dogs", "Big", "")),
    (("Артём", "Псы", "Защитник", ""), ("Artyom", "Dogs", "Guard", "")),
    (("Тётя Оля", "Псы", "Форвард", "Нападающая"), ("Aunt Olga", "Dogs", "Wing", "")),
)
_VALUES = (
    *((7, 3, 7, 9, 6, 2, 5, 6), (5, 7, 7, 5, 6, 4, 6, 4), (3, 9, 5, 5, 4, 8, 4, 2)),
    *((9, 1, 5, 7, 8, 2, 6, 6), (7, 5, 9, 5, 6, 4, 6, 4), (3, 9, 5, 3, 4, 8, 6, 4)),
    *((5, 3, 9, 7, 6, 4, 6, 8), (7, 7, 5, 5, 6, 6, 4, 4)),
)
_BLANK_LOOK: Mapping[str, Mapping[Language, str]] = {}
_LOOKS: tuple[Mapping[str, Mapping[Language, str]], ...] = (
    {
        "skin": {"ru": "светлая", "en": "light"},
        "hair": {"ru": "косы", "en": "braids"},
        "hair_color": {"ru": "рыжий", "en": "red"},
        "mouth": {"ru": "улыбка", "en": "smile"},
        "headband": {"ru": "да", "en": "yes"},
    },
    _BLANK_LOOK,
    {
        "hair": {"ru": "пучок", "en": "bun"},
        "hair_color": {"ru": "седой", "en": "grey"},
        "glasses": {"ru": "да", "en": "yes"},
    },
    _BLANK_LOOK,
    _BLANK_LOOK,
    {"hair": {"ru": "лысый", "en": "bald"}, "beard": {"ru": "да", "en": "yes"}},
    _BLANK_LOOK,
    _BLANK_LOOK,
)


def sample_rows(language: Language) -> list[list[str | int]]:
    """Sample cards by the columns of `EXPLAINED`."""
    rows = []
    for index, (people, values, look) in enumerate(zip(_PEOPLE, _VALUES, _LOOKS, strict=True), 1):
        texts = people[0] if language == "ru" else people[1]
        cells: dict[str, str | int] = dict(
            zip(("name", "club", "position", "role"), texts, strict=True)
        )
        cells["number"] = str(100 + index)  # without dots: no program takes it for a date
        keys = [key for key in EXPLAINED if key in NEEDED and key != "name"]
        cells |= dict(zip(keys, values, strict=True))
        cells |= {key: words[language] for key, words in look.items()}
        rows.append([cells.get(key, "") for key in EXPLAINED])
    return rows
