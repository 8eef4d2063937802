"""Every code about people is a sentence in both languages."""

from __future__ import annotations

import re

import pytest

from game import i18n
from game.people.fault import PeopleCode, PeopleFault

PARAMS: dict[str, object] = {
    "aside": "person.broken-1.json",
    "card": "1.1.002 Spark",
    "cards": 5,
    "deck": "first",
    "file": "list.csv",
    "found": "1.1.099",
    "line": 7,
    "most": 99,
    "name": "Anna",
    "other": "1.1.002 Shadow",
    "roster": "Dozen",
    "suggestion": "Spark",
}


@pytest.mark.parametrize("code", PeopleCode)
def test_every_code_is_said(code: PeopleCode) -> None:
    fault = PeopleFault(code, **PARAMS)
    english = i18n.refusal_text(fault)
    i18n.set_language("ru")
    russian = i18n.refusal_text(fault)
    assert not re.search("[а-яё]", english)
    assert re.search("[а-яё]", russian)
    for sentence in (english, russian):
        assert sentence.endswith((".", "?"))
        assert f"({code})" not in sentence
        assert not re.search(r"[{}]|—$", sentence)


def test_codes_of_people_are_nobody_elses() -> None:
    from game.engine.refusal import CODES
    from game.store import StoreCode

    assert not {*PeopleCode} & {*CODES, *StoreCode}
