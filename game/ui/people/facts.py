"""What is known of a person: cards and rosters, with what is amiss; it draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.cards.model import Deck
from game.i18n import cards, ngettext, refusal_text
from game.i18n import gettext as _
from game.people import shelf
from game.people.collection import Collection
from game.people.fault import PeopleCode, PeopleFault
from game.people.lookup import roster_notes
from game.people.person import Person
from game.people.roster import SavedRoster
from game.ui.people.tally import DeckTally, deck_tally


@dataclass(frozen=True, slots=True)
class RosterFacts:
    """A saved roster.

    Attributes:
        away: how many of its cards are not there or not owned any more.
        has_double: whether a number stands in it twice.
    """

    roster: SavedRoster
    away: int = 0
    has_double: bool = False


@dataclass(frozen=True, slots=True)
class Facts:
    """A person, the cards they own of each deck that is there, their rosters."""

    person: Person
    owned: Collection
    tallies: tuple[DeckTally, ...]
    rosters: tuple[RosterFacts, ...]


def read_facts(person: Person, decks: Sequence[Deck], tell: Callable[[str], None]) -> Facts:
    """Read what there is; damaged files are told in sentences."""

    def report(fault: PeopleFault) -> None:
        tell(refusal_text(fault))

    owned = shelf.collection(person, report)
    rosters = tuple(_roster_facts(decks, roster, owned) for roster in shelf.rosters(person, report))
    tallies = tuple(deck_tally(deck, owned) for deck in decks)
    return Facts(person, owned, tallies, rosters)


def _roster_facts(decks: Sequence[Deck], roster: SavedRoster, owned: Collection) -> RosterFacts:
    notes = roster_notes(decks, roster, owned)
    away = {ref for note in notes if note.code is not PeopleCode.DOUBLE_NUMBER for ref in note.refs}
    has_double = any(note.code is PeopleCode.DOUBLE_NUMBER for note in notes)
    return RosterFacts(roster, len(away), has_double)


def roster_text(facts: RosterFacts) -> str:
    """A line about a roster: `11 cards · 1 is not at hand`."""
    parts = [cards(len(facts.roster.cards))]
    if facts.away:
        text = ngettext("{n} is not at hand", "{n} are not at hand", facts.away)
        parts.append(text.format(n=facts.away))
    if facts.has_double:
        parts.append(_("a number stands in it twice"))
    return " · ".join(parts)


def cards_text(owned: int, total: int) -> str:
    """`34 of 72 cards`."""
    text = ngettext("{n} of {all} card", "{n} of {all} cards", total)
    return text.format(n=owned, all=total)


def rosters_text(n: int) -> str:
    """`2 rosters`."""
    return ngettext("{n} roster", "{n} rosters", n).format(n=n)


def summary(facts: Facts) -> str:
    """A line about a person: `34 of 72 cards · 2 rosters`."""
    parts = [cards_text(*sums(facts))]
    if facts.rosters:
        parts.append(rosters_text(len(facts.rosters)))
    return " · ".join(parts)


def sums(facts: Facts) -> tuple[int, int]:
    """How many cards of all decks are owned, and how many there are."""
    return sum(t.owned for t in facts.tallies), sum(t.total for t in facts.tallies)


def want_text(facts: Facts) -> str:
    """A line about what is missing, and what there is to give away."""
    owned, total = sums(facts)
    missing, doubles = total - owned, sum(n - 1 for n in facts.owned.counts.values())
    parts = [
        ngettext("{n} card is missing", "{n} cards are missing", missing).format(n=missing)
        if missing else _("no card is missing")
    ]  # fmt: skip
    if doubles:
        parts.append(ngettext("{n} double", "{n} doubles", doubles).format(n=doubles))
    return " · ".join(parts)
