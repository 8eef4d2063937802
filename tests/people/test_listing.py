"""Collections and lists of cards from files, and back."""

from __future__ import annotations

import pytest

from game import i18n
from game.people.collection import Collection
from game.people.fault import PeopleCode, PeopleFault
from game.people.listing import Listing, read_listing, write_collection_file, write_csv
from game.people.person import Person
from tests.cards.art_sample import card
from tests.people.sample import CARDS, codes, deck, large_deck, owned, ref, texts

DECKS = (deck(), deck("other", CARDS[:2]))


def read(text: str | bytes, name: str = "list.csv") -> Listing:
    return read_listing(text.encode() if isinstance(text, str) else text, name, DECKS)


def shown(found: Listing) -> dict[str, int]:
    """The counts, with numbers as they are written; of the sample deck without its name."""
    return {str(each).removeprefix("sample:"): count for each, count in found.counts.items()}


@pytest.mark.parametrize(
    "text",
    [
        "1.1.001,2\n1.3.004\n",
        "1.1.001;2\r\n1.3.004;1\r\n",
        "\ufeffкарта\tсколько\r\n1.1.001\t2\r\n\r\n1.3.004\t\r\n",
        "Кол-во, Номер\n2, 1.1.001\n1, 1.3.004\n",
        "2;11001\n1;13004\n",
        "Deck,Count,Number\nsample,2,1.1.001\nКолода sample,1,1.3.004\n",
        "1.1.001,2,sample\n1.3.004,,DECK SAMPLE\n",
        "Моя коллекция\n\n№;Имя;Есть\n1.1.001;Ёж;2 шт.\n№1.1.002;;нет\n1.3.004;;+\n",
        "Имя;Штук\nёж;x2\nX-man;1,0\n",
        "number,count\n1.1.001,1\n1.1.001,1\n1.3.004,1\n1.2.003,0\n",
        '"1.1.001","2"\n"1.3.004","1"\n',
        "1.1.001 x2, 1.3.004\n",
        "1.1.001x2\n\nX-man\n",
        "1.1.001|2\n1.3.004|1",
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251", "utf-16", "utf-16-le"])
def test_lists_in_every_usual_form(text: str, encoding: str) -> None:
    data = text.removeprefix("\ufeff").replace("Ё", "Е").encode(encoding)
    found = read(data)
    assert shown(found) == {"1.1.001": 2, "1.3.004": 1}
    assert (found.faults, found.missing) == ((), ())


def test_clubs_and_ranges_stand_in_lists_too() -> None:
    assert shown(read("number;count\nРыжие лисы;3\n1.1.001-1.1.002;2\n")) == {
        "1.1.001": 2,
        "1.1.002": 2,
        "1.1.019": 3,
        "1.2.003": 3,
    }


def test_a_decks_own_table_is_a_list_of_all_its_cards() -> None:
    head = "number,class,name_ru,name_en,club,position,three_pointer\n"
    assert shown(
        read(f"{head}1.1.001,3,Ёж,Hedgehog,swifts,guard,7\n1.1.002,2,Дон,Don,x,big,5\n")
    ) == {
        "1.1.001": 1,
        "1.1.002": 1,
    }


def test_a_number_that_a_spreadsheet_made_a_date_of_is_known_again() -> None:
    found = read("Номер;Количество\n01.01.2019;2\n02.03.1999;1\n")
    assert shown(found) == {"1.1.019": 2}
    assert [(fault.code, fault.params["line"]) for fault in found.faults] == [
        (PeopleCode.LIST_DATE, 3)
    ]


def test_without_a_deck_the_first_that_has_the_card_counts() -> None:
    both = "Number,Deck\n1.1.001,\n1.1.001,other\n"
    assert shown(read(both)) == {"1.1.001": 1, "other:1.1.001": 1}
    turned = read_listing(both.encode(), "list.csv", DECKS[::-1])
    assert shown(turned) == {"other:1.1.001": 2}


def test_cards_of_decks_that_are_gone_are_kept_and_named() -> None:
    found = read("Number,Deck,Count\n7,gone,2\n8,sample,1\n1.1.001,sample,1\n")
    assert shown(found) == {"gone:7": 2, "8": 1, "1.1.001": 1}
    assert found.missing == (ref("7", "gone"), ref("8"))
    assert found.faults == ()


def test_every_line_that_makes_no_sense_is_told_and_the_rest_is_taken() -> None:
    found = read(
        "number,count,deck\n1.1.001,2,\n1.1.003,1,\nhawks,1,\n1.1.002,-1,\n1.1.002,1.5,\n"
        '1.1.002,100,\n1.1.002,many,\n,3,\n"1.1.002,1,\nЁж,1,gone\n#REF!,1,\n1.3.004,99,\n'
    )
    assert shown(found) == {"1.1.001": 2, "1.3.004": 99}
    assert [fault.params["line"] for fault in found.faults] == list(range(3, 13))
    assert texts(found.faults)[:4] == [
        "list.csv, line 3: no card is meant by “1.1.003”.",
        "list.csv, line 4: no card is meant by “hawks”.",
        "list.csv, line 5: “-1” is not a count from 0 to 99.",
        "list.csv, line 6: “1.5” is not a count from 0 to 99.",
    ]
    assert codes(found.faults)[4:] == [
        *(PeopleCode.LIST_COUNT, PeopleCode.LIST_COUNT, PeopleCode.LIST_LINE),
        *(PeopleCode.LIST_QUOTES, PeopleCode.LIST_LINE, PeopleCode.LIST_LINE),
    ]


def test_counts_that_make_no_sense_are_never_taken_for_one() -> None:
    found = read("1.1.001,-2\n1.1.002,200\n1.3.004,1.5\n")
    assert shown(found) == {}
    assert codes(found.faults) == [PeopleCode.LIST_COUNT] * 3


def test_many_lines_of_a_card_add_up_to_the_most_there_can_be() -> None:
    assert shown(read("1.1.001,60\n" * 3)) == {"1.1.001": 99}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", PeopleCode.LIST_EMPTY),
        (b"\xef\xbb\xbf \r\n", PeopleCode.LIST_EMPTY),
        (b"\x00" * 100, PeopleCode.LIST_EMPTY),
        (b"PK\x03\x04" + bytes(range(256)), PeopleCode.LIST_NOT_TEXT),
        (b"\x89PNG\r\n\x1a\n\x00\x00", PeopleCode.LIST_NOT_TEXT),
        (b"1" * 5_000_000, PeopleCode.LIST_LARGE),
        (b"{", PeopleCode.LIST_DAMAGED),
        (b"[" * 100_000, PeopleCode.LIST_DAMAGED),
        (b'{"format": NaN}', PeopleCode.LIST_DAMAGED),
        (b'{"format": 1, "format": 2}', PeopleCode.LIST_DAMAGED),
        (b"{}", PeopleCode.LIST_OTHER_KIND),
        (b"[]", PeopleCode.LIST_DAMAGED),
        (b'{"format": "baskettoria-match", "version": 1}', PeopleCode.LIST_OTHER_KIND),
        (b'{"format": "baskettoria-collection", "cards": []}', PeopleCode.LIST_OTHER_KIND),
    ],
)
def test_files_that_are_no_list(data: bytes, code: PeopleCode) -> None:
    found = read(data)
    assert (found.counts, found.missing, codes(found.faults)) == ({}, (), [code])
    assert "list.csv" in texts(found.faults)[0]


def test_lists_without_end_are_read_from_their_beginning() -> None:
    found = read("1.1.001,1\n" + "\n" * 6_000 + "1.1.002,1\n")
    assert shown(found) == {"1.1.001": 1}
    assert codes(found.faults) == [PeopleCode.LIST_LONG]


def test_a_page_of_prose_is_faults_and_no_card() -> None:
    found = read("It was a dark night, and the ball was wet.\n" * 300)
    assert found.counts == {}
    assert {fault.code for fault in found.faults} == {PeopleCode.LIST_LINE}


def test_a_collection_file_with_some_bad_entries() -> None:
    found = read(
        b'{"format": "baskettoria-collection", "version": 3, "cards": {"sample": {"11001": 2,'
        b' "1.1.002": -1, "x": 1}, "gone": {"7": 1}}, "novelty": true}'
    )
    assert shown(found) == {"1.1.001": 2, "gone:7": 1}
    assert found.missing == (ref("7", "gone"),)
    assert texts(found.faults) == [
        "list.csv: “sample 1.1.002: -1” is no card’s number and count.",
        "list.csv: “sample x: 1” is no card’s number and count.",
        "list.csv was made by a newer version of the game and may hold more than is read.",
    ]


COLLECTIONS = (
    Collection(),
    owned(n1_1_001=2, n1_3_004=99),
    owned(n1_1_001=2).with_counts({ref("7", "gone"): 3, ref("8"): 1, ref("1.1.001", "other"): 4}),
    Collection().with_counts({ref(str(card.number), "large"): 2 for card in large_deck().cards}),
)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("cards", COLLECTIONS)
def test_what_is_exported_comes_back_the_same(cards: Collection, language: str) -> None:
    i18n.set_language(language)
    decks = (*DECKS, large_deck())
    files = (write_collection_file(Person("a", "Алина 🏀"), cards), write_csv(cards, decks))
    i18n.set_language("en")
    for data in files:
        found = read_listing(data, "list", decks)
        assert Collection().with_counts(found.counts) == cards
        assert found.faults == ()


def test_a_list_opens_in_a_spreadsheet() -> None:
    i18n.set_language("ru")
    assert write_csv(owned(n1_1_001=2), DECKS).decode("utf-8-sig").splitlines() == [
        "Номер;Количество;Колода;Имя",
        "1.1.001;2;sample;Ёж",
    ]


def test_no_name_is_computed_by_a_spreadsheet() -> None:
    evil = deck("evil", [card(names={"ru": "=1+1", "en": '=HYPERLINK("x")'})])
    cards = Collection().with_one_each([ref("1.3.005", "evil")])
    assert "'=HYPERLINK" in write_csv(cards, [evil]).decode("utf-8-sig")


def test_faults_say_the_file_in_russian() -> None:
    i18n.set_language("ru")
    fault: PeopleFault = read("Ерунда\n", "Мои карты.csv").faults[0]
    assert i18n.refusal_text(fault) == (
        "Мои карты.csv, строка 1: «Ерунда» не называет ни одной карты."
    )
