"""What is wrong with people, their files and their lists, as codes; `i18n` says it in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TypeAlias


class PeopleCode(StrEnum):
    """A kind of fault; the comment names the parameters that a sentence about it needs."""

    # names
    NAME_EMPTY = "name_empty"
    NAME_LONG = "name_long"  # found, most (characters)
    NAME_TAKEN = "name_taken"  # name
    ROSTER_NAME_EMPTY = "roster_name_empty"
    ROSTER_NAME_LONG = "roster_name_long"  # found, most (characters)
    ROSTER_NAME_TAKEN = "roster_name_taken"  # name

    # damaged files that were found; aside: the name the damaged file has now
    PERSON_LOST = "person_lost"  # name, aside
    PERSON_REPAIRED = "person_repaired"  # name, aside
    PERSON_RESTORED = "person_restored"  # name, aside
    PERSON_UNNAMED = "person_unnamed"  # name: made from the folder's
    COLLECTION_LOST = "collection_lost"  # name, aside
    COLLECTION_REPAIRED = "collection_repaired"  # name, aside
    COLLECTION_RESTORED = "collection_restored"  # name, aside
    ROSTER_LOST = "roster_lost"  # name, roster, aside
    ROSTER_REPAIRED = "roster_repaired"  # name, roster, aside
    ROSTER_RESTORED = "roster_restored"  # name, roster, aside
    FILE_NEWER = "file_newer"  # name, file
    FILE_CLOSED = "file_closed"  # name, file: the system does not hand it out

    # a roster against the decks and the collection
    DECK_GONE = "deck_gone"  # deck, cards (how many)
    CARD_GONE = "card_gone"  # card, deck
    NOT_OWNED = "not_owned"  # card
    DOUBLE_NUMBER = "double_number"  # card, other

    # typed numbers and ranges
    WORD_UNKNOWN = "word_unknown"  # found
    WORD_NEAR = "word_near"  # found, suggestion
    NUMBER_UNKNOWN = "number_unknown"  # found
    WORD_COUNT = "word_count"  # found, most

    # lists and exported collections
    LIST_EMPTY = "list_empty"  # file
    LIST_LARGE = "list_large"  # file, most (MB)
    LIST_NOT_TEXT = "list_not_text"  # file
    LIST_DAMAGED = "list_damaged"  # file
    LIST_OTHER_KIND = "list_other_kind"  # file
    LIST_NEWER = "list_newer"  # file
    LIST_LONG = "list_long"  # file, most (lines)
    LIST_ENTRY = "list_entry"  # file, found
    LIST_LINE = "list_line"  # file, line, found
    LIST_COUNT = "list_count"  # file, line, found, most
    LIST_DATE = "list_date"  # file, line, found
    LIST_QUOTES = "list_quotes"  # file, line


class PeopleFault(Exception):  # noqa: N818 - one family with Refusal
    """Something about people that cannot be as asked for, or a damaged file that was found.

    Attributes:
        code: what is wrong, a `PeopleCode`.
        params: what the sentence about it fills in.
    """

    def __init__(self, code: PeopleCode, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, object] = params


Report: TypeAlias = Callable[[PeopleFault], object]
