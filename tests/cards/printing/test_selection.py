"""Which cards are meant by the words and lists that people write."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import record
from game.cards.model import Deck, Position
from game.cards.printing import CardCount, PrintCode, PrintRefusals
from game.cards.printing.refusal import PrintRefusal
from game.cards.printing.selection import read_list, select
from game.engine import MatchKind, OvertimePossession
from game.engine.card import CardNumber
from game.session import MatchSession, SeatInfo
from tests.cards.art_sample import CLUB, card


def deck() -> Deck:
    cards = (
        card(number=CardNumber("1.1.001"), card_class=1, names={"ru": "Ёж", "en": "Hedgehog"}),
        card(number=CardNumber("1.1.002"), card_class=1, position=Position.BIG),
        card(number=CardNumber("1.2.003"), card_class=2),
        card(number=CardNumber("1.3.004"), card_class=3),
    )
    return Deck("sample", {"ru": "Проба", "en": "Sample"}, "", "", (CLUB,), cards, Path())


def shown(found: tuple[CardCount, ...]) -> dict[str, int]:
    return {str(each.card.number): each.count for each in found}


EVERYTHING = {"1.1.001": 1, "1.1.002": 1, "1.2.003": 1, "1.3.004": 1}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], EVERYTHING),
        (["all"], EVERYTHING),
        (["1.1.002"], {"1.1.002": 1}),
        (["11002"], {"1.1.002": 1}),
        (["1.3.004", "1.1.001"], {"1.1.001": 1, "1.3.004": 1}),
        (["1.1.002-1.2.003"], {"1.1.002": 1, "1.2.003": 1}),
        (["1.1.*"], {"1.1.001": 1, "1.1.002": 1}),
        (["1.?.00[34]"], {"1.2.003": 1, "1.3.004": 1}),
        (["class3"], {"1.3.004": 1}),
        (["BIG"], {"1.1.002": 1}),
        (["swifts"], EVERYTHING),
        (["стрижи:2"], dict.fromkeys(EVERYTHING, 2)),
        (["ёж"], {"1.1.001": 1}),
        (["all", "1.1.001:3"], EVERYTHING | {"1.1.001": 3}),
        (["all:0", "1.1.001:3"], {"1.1.001": 3}),
        (["1.1.001:0"], {}),
    ],
)
def test_words(words: list[str], expected: dict[str, int]) -> None:
    assert shown(select(deck(), words)) == expected


def test_all_words_that_mean_nothing_are_named() -> None:
    with pytest.raises(PrintRefusals) as caught:
        select(deck(), ["9.9.999", "1.1.001", "hawks", "1.1.002:many", "2.*", "1.1.001:99999"])
    assert [(each.code, each.params["found"]) for each in caught.value.refusals] == [
        (PrintCode.UNKNOWN_CARDS, "9.9.999"),
        (PrintCode.UNKNOWN_CARDS, "hawks"),
        (PrintCode.BAD_COUNT, "1.1.002:many"),
        (PrintCode.UNKNOWN_CARDS, "2.*"),
        (PrintCode.BAD_COUNT, "1.1.001:99999"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "1.1.001,2\n1.3.004\n",
        "number;qty\n1.1.001;2\n1.3.004;1\n",
        "\ufeffкарта\tсколько\r\n1.1.001\t2\r\n\r\n1.3.004\t\r\n",
        "1.1.001\n1.3.004\n11001\n,\n",
    ],
)
def test_lists(text: str, tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text(text, "utf-8", newline="")
    assert shown(read_list(deck(), file)) == {"1.1.001": 2, "1.3.004": 1}


def test_all_lines_that_mean_nothing_are_named(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("1.1.001,2\n1.1.009,1\nhawks\n1.1.002,-1\n1.1.002,1.5\n")
    with pytest.raises(PrintRefusals) as caught:
        read_list(deck(), file)
    assert [each.params["line"] for each in caught.value.refusals] == [2, 3, 4, 5]


def test_a_list_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    with pytest.raises(PrintRefusal) as missing:
        read_list(deck(), file)
    assert missing.value.code is PrintCode.LIST_UNREADABLE
    for data in (b"\xff\xfe\x00", b"PK\x03\x04\x14\x00\x00", bytes(range(256))):
        file.write_bytes(data)
        with pytest.raises(PrintRefusal) as binary:
            read_list(deck(), file)
        assert binary.value.code is PrintCode.LIST_NOT_TEXT


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1251", "cp866"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_lists_are_read_as_spreadsheets_save_them(
    encoding: str, separator: str, tmp_path: Path
) -> None:
    rows = [("Номер карты", "Сколько"), ("1.1.001", "2"), ("1.3.004", "1"), ("", "")]
    file = tmp_path / "list.csv"
    file.write_bytes("\r\n".join(map(separator.join, rows)).encode(encoding))
    assert shown(read_list(deck(), file)) == {"1.1.001": 2, "1.3.004": 1}


def test_a_saved_match_is_a_list_of_its_two_rosters(tmp_path: Path) -> None:
    numbers = [CardNumber(f"1.1.{place:03}") for place in range(1, 10)]
    known = replace(deck(), cards=tuple(card(number=number, card_class=1) for number in numbers))
    cards = tuple(each.engine_card("en") for each in known.cards)
    rosters = (cards[:5], (cards[0], *cards[5:]))
    seats = (SeatInfo("A", "a"), SeatInfo("B", "b"))
    session = MatchSession.new(MatchKind.SHORT, OvertimePossession.CARRY, rosters, seats, 1)
    file = tmp_path / "2026-11-30_120000.json"
    file.write_bytes(record.dump(session.record))
    wanted = {str(number): 1 for number in numbers} | {str(numbers[0]): 2}
    assert shown(read_list(known, file)) == wanted
    with pytest.raises(PrintRefusals):
        read_list(deck(), file)


def test_a_match_that_is_broken_or_of_another_deck_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text('{"format": "baskettoria-match", "version": 9}')
    with pytest.raises(PrintRefusal) as newer:
        read_list(deck(), file)
    assert newer.value.code is PrintCode.LIST_UNREADABLE
    assert "version" in str(newer.value.params["reason"])
