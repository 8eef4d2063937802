from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import i18n
from game.draft import DraftCode
from game.engine.refusal import CODES, Refusal
from game.store import Recovery, StoreCode, StoreFault

PARAMS: dict[str, object] = {
    "aside": "match.broken-1.json",
    "folder": "/home/player",
    "kind": "short",
    "phase": "attack",
    "count": 8,
    "needed": 5,
    "least": 5,
    "most": 7,
    "outgoing": 2,
    "incoming": 3,
    "card": "1.2.009",
    "value": 100,
    "seat": 1,
    "play": 9,
    "version": 3,
    "known": 1,
    "allowed": "full, short",
    "reason": "no such file",
    "have": 20,
    "need": 24,
    "deck": "yard",
}
ALL_CODES = [*CODES, *StoreCode, *DraftCode]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    i18n.set_language("en")


@pytest.mark.parametrize("code", ALL_CODES)
def test_every_code_has_a_sentence_of_its_own_in_both_languages(code: str) -> None:
    english = i18n.refusal_text(Refusal(code, "", **PARAMS))
    i18n.set_language("ru")
    russian = i18n.refusal_text(Refusal(code, "", **PARAMS))
    assert re.fullmatch(r"[A-Z0-9].*[.]", english)
    assert re.search("[а-яё]", russian)
    for sentence in (english, russian):
        assert code not in sentence.split()
        assert f"({code})" not in sentence
        assert not re.search("[{}—]$|None", sentence)
        assert sentence.endswith(".")


def test_a_refused_roster_says_what_is_allowed() -> None:
    refusal = Refusal("roster_size", kind="short", count=8, least=5, most=7)
    assert (
        i18n.refusal_text(refusal) == "The roster has 8 cards; for a short match it must be 5 to 7."
    )
    i18n.set_language("ru")
    assert i18n.refusal_text(refusal) == "В составе 8 карт, а для короткого матча нужно от 5 до 7."


def test_counts_in_sentences_follow_russian_grammar() -> None:
    i18n.set_language("ru")
    text = i18n.refusal_text(Refusal("roster_size", kind="full", count=1, least=10, most=12))
    assert text == "В составе 1 карта, а для полного матча нужно от 10 до 12."


def test_names_of_phases_are_words() -> None:
    refusal = Refusal("wrong_phase", phase="defense")
    assert i18n.refusal_text(refusal) == "Now is the time for something else: answer the attack."
    i18n.set_language("ru")
    assert i18n.refusal_text(refusal) == "Сейчас нужно другое: ответить на атаку."


def test_an_unknown_code_still_gets_a_sentence() -> None:
    assert (
        i18n.refusal_text(Refusal("from_the_future")) == "This is not possible (from_the_future)."
    )


def test_a_missing_parameter_does_not_stop_the_game() -> None:
    assert i18n.refusal_text(Refusal("not_in_hand")) == "Card — is not in hand."


def test_faults_of_the_store_speak_too() -> None:
    fault = StoreFault(StoreCode.NO_ACCESS, Path("saves"))
    assert i18n.refusal_text(fault) == "Could not save: no permission to write to saves."
    recovery = Recovery(StoreCode.MATCH_LOST, Path("data") / "match.broken-1.json")
    assert "match.broken-1.json" in i18n.refusal_text(recovery)
