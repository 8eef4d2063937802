"""Leads from the screens of people to others; each is loaded when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.scene import Pop, Scene, Transition

if TYPE_CHECKING:
    from game.cards.model import DeckCard
    from game.people.collection import Collection
    from game.people.person import Person
    from game.people.roster import SavedRoster
    from game.ui.kit import Kit
    from game.ui.people.collection_scene import CollectionScene


def card_scene(collection: CollectionScene, card: DeckCard) -> Scene:
    """One card in both languages."""
    from game.ui.decks.pair import CardScene  # noqa: PLC0415

    return CardScene(collection.kit, collection.feed, collection.deck, card)


def collection_scene(
    kit: Kit, person: Person, leave: Callable[[], Transition | None], incoming: Sequence[Path] = ()
) -> Scene:
    """The cards a person owns, with files that are to be taken in."""
    from game.ui.people.collection_scene import CollectionScene  # noqa: PLC0415

    return CollectionScene(kit, person, leave, incoming)


def list_picker(kit: Kit, choose: Callable[[Path], Transition | None]) -> Scene:
    """The way to pick a list of cards or an exported collection."""
    from game.i18n import gettext as _  # noqa: PLC0415
    from game.ui.decks.file_picker import FilePickerScene  # noqa: PLC0415
    from game.ui.decks.folder_list import Kinds  # noqa: PLC0415

    kinds = Kinds(frozenset({".csv", ".tsv", ".txt", ".json"}))
    return FilePickerScene(kit, _("A list or a collection"), kinds, choose)


def listing_scene(collection: CollectionScene, path: Path) -> Scene:
    """What a file would change in a collection."""
    from game.ui.people.listing_sheet import listing_sheet  # noqa: PLC0415

    return listing_sheet(collection.kit, path, collection.holding.owned, collection.take)


def export_scene(kit: Kit, person: Person, owned: Collection) -> Scene:
    """A collection is saved as files: where they are, or why not."""
    from game.ui.people.export_sheet import export_sheet  # noqa: PLC0415

    return export_sheet(kit, person, owned)


def new_person_scene(kit: Kit, done: Callable[[Person], Transition | None]) -> Scene:
    """Asks for the name of a new person."""
    from game.ui.people.new_person import NewPersonSheet  # noqa: PLC0415

    return NewPersonSheet(kit, done)


def roster_scene(kit: Kit, person: Person, owned: Collection, roster: SavedRoster | None) -> Scene:
    """The builder with a saved roster, or with a new one."""
    from game.i18n import gettext as _  # noqa: PLC0415
    from game.people.lookup import find  # noqa: PLC0415
    from game.ui.roster.request import RosterRequest  # noqa: PLC0415
    from game.ui.roster.scene import RosterScene  # noqa: PLC0415

    request = RosterRequest(
        title=roster.name if roster else _("New roster"), person=person,
        pool=find(kit.catalog.decks, owned).cards, sizes=(5, 6, 7, 10, 11, 12),
        cards=roster.cards if roster else (), roster=roster, can_save=True, is_for_match=False,
    )  # fmt: skip
    return RosterScene(kit, request, lambda _result: Pop())
