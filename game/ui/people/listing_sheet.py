"""What a list of cards would change in a collection, before anything is changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pygame import Rect

from game import i18n
from game.i18n import gettext as _
from game.i18n import ngettext, refusal_text
from game.people.collection import Collection
from game.people.listing import Listing, read_listing
from game.ui.kit import Kit
from game.ui.message import MessageScene, Sheet
from game.ui.scene import Pop, Transition
from game.ui.widget import Look, Widget

_MOST_BYTES = 16 * 1024 * 1024
_MOST_FAULTS = 200

Take = Callable[[Collection], object]


def listing_sheet(kit: Kit, path: Path, owned: Collection, take: Take) -> Sheet:
    """Read a file; the sheet shows what it would change, or why it cannot be read."""
    title = _("“{name}” is not taken in").format(name=path.name)
    try:
        with path.open("rb") as stream:
            data = stream.read(_MOST_BYTES + 1)
        listing = read_listing(data, path.name, kit.catalog.decks)
    except OSError:
        text = _("The file cannot be read: the system refuses.")
        return MessageScene(kit, title, [text])
    if not listing.counts:
        lines = [*map(refusal_text, listing.faults[:_MOST_FAULTS])]
        return MessageScene(kit, title, lines or [_("No card is named in it.")])
    return ListingSheet(kit, path, listing, owned, take)


class ListingSheet(Sheet):
    """Asks whether a list is added to a collection or takes its place."""

    def __init__(
        self, kit: Kit, path: Path, listing: Listing, owned: Collection, take: Take
    ) -> None:
        self._take = take
        self.added = added(owned, listing)
        self.replaced = Collection().with_counts(listing.counts)
        super().__init__(kit, path.name, lines(listing, owned, kit))
        self.group.focus = self.group.named("add")
        self.group.ring_shown = True

    def buttons(self) -> list[Widget]:
        """The three answers."""
        return [
            Widget(Rect(0, 0, 0, 0), _("Cancel"), self.cancel, name="cancel"),
            Widget(Rect(0, 0, 0, 0), _("Replace all"), self.replace, name="replace"),
            Widget(Rect(0, 0, 0, 0), _("Add"), self.add, Look.CALL, name="add"),
        ]

    def add(self) -> Transition | None:
        """Own what is listed, and what was owned before."""
        self._take(self.added)
        return Pop()

    def replace(self) -> Transition | None:
        """Own what is listed, and nothing else."""
        self._take(self.replaced)
        return Pop()


def added(owned: Collection, listing: Listing) -> Collection:
    """A collection with each card at least as often as listed; the same list twice adds nothing."""
    return owned.with_counts({
        ref: max(owned.count(ref), count) for ref, count in listing.counts.items()
    })  # fmt: skip


def lines(listing: Listing, owned: Collection, kit: Kit) -> list[str]:
    """What is listed, what each answer would change, what was not understood."""
    listed = Collection().with_counts(listing.counts)
    fresh = sum(not owned.count(ref) for ref in listed)
    more = sum(0 < owned.count(ref) < listed.count(ref) for ref in listed)
    gone = sum(not listed.count(ref) for ref in owned)
    found = [
        _("In the list: {cards}.").format(cards=i18n.cards(len(listed))),
        _add_line(fresh, more),
        _replace_line(gone),
    ]
    here = {deck.id for deck in kit.catalog.decks}
    for deck in sorted({ref.deck for ref in listed} - here):
        n = sum(ref.deck == deck for ref in listed)
        found.append(ngettext(
            "{n} card of the deck “{deck}”, which is not here, is kept.",
            "{n} cards of the deck “{deck}”, which is not here, are kept.", n,
        ).format(n=n, deck=deck))  # fmt: skip
    faults = listing.faults
    if faults:
        n = len(faults)
        found.append(ngettext(
            "{n} place was not understood:", "{n} places were not understood:", n
        ).format(n=n))  # fmt: skip
        found += map(refusal_text, faults[:_MOST_FAULTS])
    if len(faults) > _MOST_FAULTS:
        n = len(faults) - _MOST_FAULTS
        found.append(ngettext("… and {n} more", "… and {n} more", n).format(n=n))
    return found


def _add_line(fresh: int, more: int) -> str:
    if not fresh and not more:
        return _("Add: nothing changes, all of it is owned already.")
    if not more:
        return ngettext("Add: {n} new card.", "Add: {n} new cards.", fresh).format(n=fresh)
    text = _("Add: {new} new, {more} in more copies.")
    return text.format(new=fresh, more=more)


def _replace_line(gone: int) -> str:
    if not gone:
        return _("Replace all: nothing goes that is owned now.")
    return ngettext(
        "Replace all: only what is listed stays; {n} card goes.",
        "Replace all: only what is listed stays; {n} cards go.", gone,
    ).format(n=gone)  # fmt: skip
