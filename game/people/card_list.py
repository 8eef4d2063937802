"""Reads a list of cards that somebody keeps in a spreadsheet or as text; it opens no file.

A line is a card's number and how many, and its deck where that is not clear. A name, a club or a
range may stand in place of a number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.cards.importing.sheet import MAX_ROWS, Trouble
from game.cards.model import Deck
from game.cards.selection import CardWords, folded, is_number, number_value
from game.people import form
from game.people.card_ref import CardRef
from game.people.collection import MOST_COPIES
from game.people.fault import PeopleCode, PeopleFault
from game.people.list_sheet import Column, Line, ListSheet, read_count, read_sheet
from game.people.lookup import every_card
from game.people.ranges import Ranges, parse_words

_QUOTE = 60  # characters of a cell that a fault shows
_LONGEST = 20_000  # characters of a cell that are taken for words
_MOST_FAULTS = 1_000  # after which only plain numbers are read


class CardList:
    """What a list says, and what of it makes no sense.

    Attributes:
        counts: how many of each card; of one that stands in several lines, all together.
        faults: one for each line that is left out.
    """

    def __init__(self, text: str, file_name: str, decks: Sequence[Deck]) -> None:
        """Read a list; a card without a deck is of the first deck that has it."""
        self.counts: dict[CardRef, int] = {}
        self.faults: list[PeopleFault] = []
        self._file = file_name
        self._words: Mapping[str, CardWords] = {deck.id: CardWords(deck.cards) for deck in decks}
        self._numbered: dict[int, CardRef] = {}
        for each in every_card(decks):
            self._numbered.setdefault(each.card.number.value, each.ref)
        self._decks = {folded(name): deck.id for deck in decks for name in deck.names.values()}
        self._decks |= {folded(deck.id): deck.id for deck in decks}
        self._read(text)

    def _read(self, text: str) -> None:
        sheet = read_sheet(text, self._is_card, lambda name: folded(name) in self._decks)
        for number in sheet.unpaired:
            self._note(PeopleCode.LIST_QUOTES, number)
        for line in sheet.lines:
            if sheet.is_loose:
                for cell in line.cells:
                    self._take_words(line.number, cell.text, None, "")
            else:
                self._read_line(line, sheet)
        self.faults.sort(key=lambda fault: int(str(fault.params["line"])))
        if text.count("\n") > MAX_ROWS:
            self._note(PeopleCode.LIST_LONG, 0, most=MAX_ROWS)

    def _read_line(self, line: Line, sheet: ListSheet) -> None:
        """Take a line whose columns are known."""
        cell, count, deck_cell, name = (line.cell(sheet.columns.get(key)) for key in Column)
        written = cell.text.lstrip("№# ") or name.text
        if cell.trouble is Trouble.DATE:
            written = cell.meant
            if not self._is_card(written):
                self._note(PeopleCode.LIST_DATE, line.number, found=cell.text)
                return
        wanted = read_count(count.text) if count.text else None
        if not written:
            if wanted:
                self._note(PeopleCode.LIST_LINE, line.number, found=count.text[:_QUOTE])
            return
        if (count.text and wanted is None) or (wanted or 0) > MOST_COPIES:
            found = count.text[:_QUOTE]
            self._note(PeopleCode.LIST_COUNT, line.number, found=found, most=MOST_COPIES)
            return
        deck = self._decks.get(folded(deck_cell.text), deck_cell.text)
        ref = self._ref(written, deck)
        if ref is not None:
            self._take(ref, 1 if wanted is None else wanted)
        else:
            self._take_words(line.number, written, wanted, deck)

    def _ref(self, number: str, deck: str) -> CardRef | None:
        """The card of a number, or None; with a deck's id also one that is not there."""
        if deck and is_number(number):
            return form.ref_in(deck, number)
        return self._numbered.get(number_value(number))

    def _take_words(self, line: int, text: str, count: int | None, deck: str) -> None:
        """Take the cards that words name, of the deck or of the one that understands them best."""
        if len(text) > _LONGEST or len(self.faults) > _MOST_FAULTS:  # this is no list of cards
            self._note(PeopleCode.LIST_LINE, line, found=text[:_QUOTE])
            return
        places = [deck] if deck else list(self._words)
        read = {
            place: parse_words(text, self._words[place], guesses=0)
            for place in places
            if place in self._words
        }
        best = min(read, key=lambda place: len(read[place].faults), default="")
        found = read.get(best, Ranges({}, (PeopleFault(PeopleCode.WORD_UNKNOWN, found=text),)))
        for card, own in found.counts.items():
            self._take(CardRef(best, card.number), own if count is None else count)
        for fault in found.faults:
            is_count = fault.code is PeopleCode.WORD_COUNT
            code = PeopleCode.LIST_COUNT if is_count else PeopleCode.LIST_LINE
            self._note(code, line, found=str(fault.params["found"])[:_QUOTE], most=MOST_COPIES)

    def _take(self, ref: CardRef, count: int) -> None:
        if count:
            self.counts[ref] = min(MOST_COPIES, self.counts.get(ref, 0) + count)

    def _is_card(self, text: str) -> bool:
        return number_value(text) in self._numbered

    def _note(self, code: PeopleCode, line: int, **params: object) -> None:
        self.faults.append(PeopleFault(code, file=self._file, line=line, **params))
