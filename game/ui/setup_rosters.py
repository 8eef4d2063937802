"""What the new-match screen does about people, their collections and the rosters they bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game import forming, i18n
from game.ai import roster_plan
from game.engine import MatchKind, Seat
from game.forming import RosterWay
from game.i18n import gettext as _
from game.i18n import refusal_text
from game.people import lookup, shelf
from game.people.fault import PeopleFault
from game.people.lookup import Shelved
from game.people.name import name_key
from game.people.person import Person
from game.people.roster import SavedRoster
from game.store import StoreFault
from game.ui.decks.menu import Choice
from game.ui.roster.request import RosterRequest, RosterResult, RosterWish
from game.ui.scene import Pop, Push, Replace, Scene, Transition
from game.ui.setup_model import Brought, Choices

if TYPE_CHECKING:
    from game.ui.setup import SetupScene

_FULL, _SHORT = (forming.ROSTER_COUNTS[kind] for kind in (MatchKind.FULL, MatchKind.SHORT))
_ALL_SIZES = tuple(sorted(_SHORT + _FULL))


class RosterDesk:
    """Knows the people of this PC for one new match."""

    def __init__(self, scene: SetupScene) -> None:
        self._scene = scene
        self._people: tuple[Person, ...] | None = None
        self._owned: dict[str, tuple[Shelved, ...]] = {}

    def renew(self) -> None:
        """Forget what was read from disk: another screen may have changed it."""
        self._people = None
        self._owned.clear()

    # --- people --------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody who is known on this PC."""
        if self._people is None:
            self._people = shelf.people(report=self._report)
        return self._people

    def _report(self, fault: PeopleFault) -> None:
        self._scene.kit.warn(refusal_text(fault))

    def person(self, seat: Seat) -> Person | None:
        """The known person whose name stands at a seat."""
        choices = self._scene.choices
        if choices is None or choices.seats[seat].is_bot:
            return None
        wanted = name_key(choices.seats[seat].name)
        return next((each for each in self.people if name_key(each.name) == wanted), None)

    def meet(self, seat: Seat) -> Person | None:
        """The person at a seat; a new name makes a new one, in the colours of now."""
        choices = self._scene.choices
        found = self.person(seat)
        if found or choices is None:
            return found
        mine = choices.seats[seat]
        if mine.is_bot or not mine.name.strip():
            return None
        try:
            found = shelf.add_person(mine.name, club=mine.club)
        except (PeopleFault, StoreFault) as fault:
            self._scene.kit.warn(refusal_text(fault))
        self.renew()
        return found

    def menu(self, seat: Seat) -> Sequence[Choice]:
        """The people to choose from."""
        here = self.person(seat)
        return [
            Choice(each.name, partial(self._choose_person, seat, each), each == here)
            for each in self.people
        ]

    def _choose_person(self, seat: Seat, person: Person) -> Transition | None:
        scene, choices = self._scene, self._scene.choices
        if choices is not None:
            choices.seats[seat].name = person.name
            if any(club.id == person.club for club in choices.deck.clubs):
                choices.choose_club(seat, person.club)
            self.fit(seat, is_new_person=True)
            scene.changed()
        return None

    # --- rosters -------------------------------------------------------------------------------

    def fit(self, seat: Seat, *, is_new_person: bool = False) -> None:
        """See to it that a person brings what there is to bring: cards that are owned (R1.4)."""
        choices = self._scene.choices
        if choices is None:
            return
        mine = choices.seats[seat]
        person = self.person(seat)
        if is_new_person:
            mine.is_open = False  # another person has not agreed to anything (R1.7)
        if not choices.is_bringing(seat):
            return
        is_own = choices.way is RosterWay.OWN
        if is_new_person or (is_own and person is None):
            choices.bring(seat, None)
        if is_own and person is not None and (mine.brought is None or mine.brought.is_proposed):
            self._bring(seat, choices, self._strongest(seat))
        elif mine.brought is not None:
            self._bring(seat, choices, mine.brought.among(self.pool(seat)))
        if mine.short is not None:
            mine.short = mine.short.among(self.pool(seat))

    @staticmethod
    def _bring(seat: Seat, choices: Choices, brought: Brought | None) -> None:
        """Bring a roster; the same one again changes nothing."""
        if brought != choices.seats[seat].brought:
            choices.bring(seat, brought)

    def pool(self, seat: Seat) -> tuple[Shelved, ...]:
        """The cards a person may bring: what they own (R1.4), or any."""
        scene, choices = self._scene, self._scene.choices
        decks = scene.kit.catalog.decks
        person = self.person(seat)
        if choices is None or choices.way is not RosterWay.OWN:
            return lookup.every_card(decks)
        if person is None:
            return ()
        if person.id not in self._owned:
            owned = shelf.collection(person, report=self._report)
            self._owned[person.id] = lookup.find(decks, tuple(owned)).cards
        return self._owned[person.id]

    def _strongest(self, seat: Seat) -> Brought | None:
        """The strongest roster of a collection: a full one where it can be filled, else a short."""
        pool = self.pool(seat)
        cards = [each.card.engine_card(i18n.language()) for each in pool]
        numbers = len({card.number for card in cards})  # R1.4: a number stands once
        count = next((size for size in (*_FULL, *_SHORT) if size <= numbers), 0)
        if not count:
            return None
        best = roster_plan.strongest(cards, (), count, cards)
        found = tuple(pool[index] for index in best)
        return Brought(_("Strongest of the collection"), found, is_proposed=True)

    # --- screens -------------------------------------------------------------------------------

    def choose(self, seat: Seat) -> Transition | None:
        """Choose among the person's saved rosters."""
        person, choices = self._owner(seat), self._scene.choices
        if person is None or choices is None:
            return None
        from game.ui.roster.picker import RosterPicker  # noqa: PLC0415

        kit, is_own = self._scene.kit, choices.way is RosterWay.OWN
        owned = shelf.collection(person, self._report) if is_own else None
        chosen = partial(self._picked, seat, choices, person)
        task = _("{name} chooses a roster.").format(name=person.name)
        return Push(self._private(
            seat, choices, task,
            lambda: RosterPicker(kit, person, kit.catalog.decks, owned, chosen),
        ))  # fmt: skip

    def _picked(
        self, seat: Seat, choices: Choices, person: Person, picked: SavedRoster | RosterWish
    ) -> Transition:
        """A saved roster was picked, or another way to one."""
        if picked is RosterWish.NEW:
            choices.bring(seat, None)
            return Replace(self._composing(seat, choices, person, is_open=True))
        if isinstance(picked, SavedRoster):
            cards = self._playable(seat, picked)
            choices.bring(seat, Brought(picked.name, cards, picked))
            self._tell_notes(seat, choices, picked, len(picked.cards) - len(cards))
        else:
            choices.bring(seat, self._strongest(seat))
        self._scene.changed()
        return Pop()

    def _playable(self, seat: Seat, roster: SavedRoster) -> tuple[Shelved, ...]:
        """The cards of a saved roster that can be brought; a number stands once (R1.4)."""
        known = {each.ref for each in self.pool(seat)}
        by_number: dict[int, Shelved] = {}
        for each in lookup.find(self._scene.kit.catalog.decks, roster.cards).cards:
            if each.ref in known:
                by_number.setdefault(each.ref.number.value, each)
        return tuple(by_number.values())

    def _tell_notes(self, seat: Seat, choices: Choices, roster: SavedRoster, count: int) -> None:
        """Say which cards of a saved roster cannot be brought, or only how many (R1.7)."""
        kit, person = self._scene.kit, self.person(seat)
        if self._is_closed(seat, choices):
            if count:
                text = _("{cards} of the roster “{name}” cannot be brought. Open it to see why.")
                kit.notices.append(text.format(cards=i18n.cards(count), name=roster.name))
            return
        is_own = person is not None and choices.way is RosterWay.OWN
        owned = shelf.collection(person) if person and is_own else None
        for note in lookup.roster_notes(kit.catalog.decks, roster, owned):
            kit.notices.append(refusal_text(note))

    def compose(self, seat: Seat) -> Transition | None:
        """Put a roster together, behind a curtain where another person is there (R1.7)."""
        person, choices = self._owner(seat), self._scene.choices
        if person is None or choices is None:
            return None
        return Push(self._composing(seat, choices, person))

    def _composing(
        self, seat: Seat, choices: Choices, person: Person, *, is_open: bool = False
    ) -> Scene:
        task = _("{name} puts a roster together.").format(name=person.name)
        return self._private(
            seat, choices, task, lambda: self._builder(seat, person, choices), is_open=is_open
        )

    def _builder(self, seat: Seat, person: Person, choices: Choices) -> Scene:
        from game.ui.roster.scene import RosterScene  # noqa: PLC0415

        scene, mine = self._scene, choices.seats[seat]
        is_short = mine.is_shortened(choices.kind)
        now = {id(card) for card in mine.cards(choices.kind)}
        brought = mine.brought.cards if mine.brought else ()
        cards = tuple(each.ref for each in brought if id(each.card) in now)
        saved = mine.brought.saved if mine.brought and not is_short else None
        if saved and brought == self._playable(seat, saved):
            cards = saved.cards  # with those that cannot be brought: they stay in the file
        request = RosterRequest(
            title=_("Roster of {name}").format(name=person.name),
            person=person,
            pool=self.pool(seat),
            sizes=tuple(sorted(_SHORT)) if is_short else _ALL_SIZES,
            cards=cards,
            roster=saved,
            can_save=not is_short,
            hint=short_hint(len(now)) if is_short else "",
        )
        return RosterScene(scene.kit, request, partial(self._composed, seat, is_short=is_short))

    def _composed(self, seat: Seat, result: RosterResult | None, *, is_short: bool) -> Transition:
        scene, choices = self._scene, self._scene.choices
        if choices is not None and result is not None:
            cards = lookup.find(scene.kit.catalog.decks, result.cards).cards
            saved = result.roster
            brought = Brought(saved.name if saved else "", cards, saved)
            if is_short:
                choices.seats[seat].short = brought
            else:
                choices.bring(seat, brought)
            scene.changed()
        return Pop()

    def collect(self, seat: Seat) -> Transition | None:
        """Mark the cards a person owns."""
        person, choices = self._owner(seat), self._scene.choices
        if person is None or choices is None:
            return None
        from game.ui.people.collection_scene import CollectionScene  # noqa: PLC0415

        kit = self._scene.kit
        task = _("{name} marks the cards of a collection.").format(name=person.name)
        return Push(self._private(seat, choices, task, lambda: CollectionScene(kit, person, Pop)))

    def _owner(self, seat: Seat) -> Person | None:
        """The person at a seat; without a name the field for it is pointed at."""
        person = self.meet(seat)
        if person is None:
            scene = self._scene
            scene.kit.notices.append(_("Type a name first: rosters and collections have an owner."))
            scene.group.focus = scene.group.named(f"name:{seat}")
        return person

    @staticmethod
    def _is_closed(seat: Seat, choices: Choices) -> bool:
        """Whether another person is there who must not see a seat's cards (R1.7)."""
        return not (choices.seats[1 - seat].is_bot or choices.is_open_match)

    def _private(
        self, seat: Seat, choices: Choices, task: str, make: Callable[[], Scene], *,
        is_open: bool = False,
    ) -> Scene:  # fmt: skip
        """A screen that only the person at a seat may see, behind a curtain or in front of it."""
        if not self._is_closed(seat, choices):
            return make()
        from game.ui.private import PrivateScene  # noqa: PLC0415

        mine, other = choices.seats[seat], choices.seats[1 - seat]
        club = next(club for club in choices.deck.clubs if club.id == mine.club)
        names = mine.name.strip(), other.name.strip() or choices.default_name(1 - seat)
        scene = PrivateScene(self._scene.kit, names, club, task, make)
        if is_open:
            scene.open()
        return scene


def short_hint(count: int) -> str:
    """What is said where a short match takes only some of a roster (R1.2)."""
    return _("A short match: the {n} strongest are proposed, change them freely.").format(n=count)
