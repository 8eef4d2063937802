"""Rosters that are brought to a new match (R1.2-R1.4, R1.7), and the people who bring them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.catalog import Catalog
from game.engine import MatchKind, RuleCode
from game.forming import RosterWay
from game.people import lookup, shelf
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.person import Person
from game.people.roster import SavedRoster
from game.ui.private import PrivateScene
from game.ui.roster.scene import RosterScene
from game.ui.scene import Pop, Push, Replace, Scene
from game.ui.setup import SetupScene
from game.ui.setup_model import Choices
from game.ui.setup_words import caption
from tests.ui.desk import Hand, make_kit
from tests.ui.words import cut_texts

NAMES = ("Anna", "Bob")


def person(name: str, owned: int, *, start: int = 0, club: str = "") -> Person:
    """A person who owns some cards of the first deck."""
    deck = make_kit().catalog.decks[0]
    found = shelf.add_person(name, club=club)
    refs = [CardRef(deck.id, card.number) for card in deck.cards[start : start + owned]]
    shelf.save_collection(found, Collection().with_one_each(refs))
    return found


def save(owner: Person, name: str, count: int, *, start: int = 0, deck_id: str = "") -> SavedRoster:
    deck = make_kit().catalog.decks[0]
    refs = tuple(
        CardRef(deck_id or deck.id, card.number) for card in deck.cards[start : start + count]
    )
    roster = SavedRoster(shelf.new_roster_id(owner, name), name, refs)
    shelf.save_roster(owner, roster)
    return roster


def open_setup(
    *names: str, way: RosterWay = RosterWay.OWN, bots: tuple[bool, bool] = (False, False)
) -> tuple[SetupScene, Choices]:
    scene = SetupScene(make_kit(), Scene, bots=bots)
    scene.choose_way(way)
    for seat, name in enumerate(names):
        scene.name(seat, name)
    assert scene.choices is not None
    return scene, scene.choices


def press(scene: SetupScene, name: str) -> Scene:
    """Click a button that leads to another screen."""
    widget = scene.group.named(name)
    assert widget is not None, name
    hand = Hand(scene)
    hand.click(widget.rect.center)
    assert isinstance(hand.asked, Push)
    return hand.asked.scene


def sizes(choices: Choices) -> list[int]:
    return [len(choices.brought_cards(seat)) for seat in (0, 1)]


def test_r1_4_the_strongest_of_each_collection_is_proposed() -> None:
    person("Anna", 30)
    person("Bob", 11, start=20)
    scene, choices = open_setup(*NAMES)
    assert sizes(choices) == [12, 11]
    assert choices.refusals == {}
    assert scene.group.named("start") is not None
    for seat, name in enumerate(NAMES):
        owned = {ref.number for ref in shelf.collection(shelf.person_named(name) or never())}
        assert {card.number for card in choices.brought_cards(seat)} <= owned


def never() -> Person:
    raise AssertionError("nobody of that name")


def test_r1_2_who_owns_few_makes_the_match_short_and_the_other_is_guided() -> None:
    person("Anna", 30)
    person("Bob", 6, start=20)
    scene, choices = open_setup(*NAMES)
    assert choices.kind is MatchKind.SHORT
    assert sizes(choices) == [7, 6]
    assert "7 strongest are proposed" in caption(scene, choices, 0)
    scene.choose_kind(MatchKind.FULL)
    assert sizes(choices) == [12, 6]
    assert list(choices.refusals) == [1]
    assert choices.refusals[1].code == RuleCode.ROSTER_SIZE
    assert "10 to 12" in caption(scene, choices, 1)


def test_r1_2_the_proposed_seven_may_be_changed_for_this_match() -> None:
    person("Anna", 30)
    scene, choices = open_setup("Anna", bots=(False, True))
    scene.choose_kind(MatchKind.SHORT)
    proposed = choices.brought_cards(0)
    builder = press(scene, "compose:0")
    assert isinstance(builder, RosterScene)
    assert builder.request.sizes == (5, 6, 7)
    hand = Hand(builder)
    assert len(builder.work.cards) == len(proposed) == 7
    builder.deeds.remove(builder.work.cards[0])
    go = builder.group.named("go")
    assert go is not None
    hand.click(go.rect.center)
    assert isinstance(hand.asked, Pop)
    assert sizes(choices)[0] == 6
    scene.choose_kind(MatchKind.FULL)
    assert sizes(choices)[0] == 12, "the whole roster is still there"


@pytest.mark.parametrize(("count", "words"), [(8, "8 cards"), (9, "9 cards"), (4, "4 cards")])
def test_r1_3_a_wrong_count_is_said_at_its_seat(count: int, words: str) -> None:
    owner = person("Anna", 30)
    save(owner, "Odd", count)
    person("Bob", 20)
    scene, choices = open_setup(*NAMES)
    choose_first(scene)
    assert list(choices.refusals) == [0]
    assert words in caption(scene, choices, 0)
    assert scene.group.named("start") is None


def choose_first(scene: SetupScene) -> None:
    """Take the first saved roster of the person at the first seat."""
    picker = press(scene, "choose:0")
    if isinstance(picker, PrivateScene):
        picker.open()
        picker = picker.shown
    hand = Hand(picker)
    rows = picker.rows  # type: ignore[attr-defined]
    hand.click((rows.rect.centerx, rows.rect.top + 12))
    assert isinstance(hand.asked, Pop)


def test_a_saved_roster_plays_without_what_is_gone_and_says_so() -> None:
    owner = person("Anna", 30)
    deck = make_kit().catalog.decks[0]
    mine = [CardRef(deck.id, card.number) for card in deck.cards[:10]]
    other = [CardRef("gone-deck", deck.cards[40].number), CardRef(deck.id, deck.cards[50].number)]
    roster = SavedRoster("mixed", "Mixed", (*mine, *other))
    shelf.save_roster(owner, roster)
    scene, choices = open_setup("Anna", bots=(False, True))
    choose_first(scene)
    assert sizes(choices)[0] == 10
    told = " ".join(scene.kit.notices)
    assert "gone-deck" in told
    assert str(deck.cards[50].number) in told
    assert shelf.rosters(owner) == (roster,), "the file stays as it is"


def test_r1_7_the_other_person_is_not_told_which_cards_of_a_roster_are_gone() -> None:
    owner = person("Anna", 30)
    deck = make_kit().catalog.decks[0]
    missing = deck.cards[50]
    refs = [CardRef(deck.id, card.number) for card in (*deck.cards[:10], missing)]
    shelf.save_roster(owner, SavedRoster("mixed", "Mixed", tuple(refs)))
    scene, choices = open_setup("Anna", "Bob", bots=(False, False))
    choose_first(scene)
    assert sizes(choices)[0] == 10
    (told,) = scene.kit.notices
    assert "1 card of the roster “Mixed”" in told
    assert str(missing.number) not in told


def test_r1_4_of_two_cards_with_one_number_a_saved_roster_brings_the_first() -> None:
    owner = person("Anna", 30)
    deck = make_kit().catalog.decks[0]
    twin = replace(deck, id="twin")
    refs = [CardRef(deck.id, card.number) for card in deck.cards[:10]]
    both = (*refs, CardRef(twin.id, deck.cards[0].number))
    shelf.save_roster(owner, SavedRoster("both", "Both", both))
    shelf.save_collection(owner, Collection().with_one_each(both))
    scene, choices = open_setup("Anna", bots=(False, True))
    scene.kit.renew_catalog(Catalog((deck, twin), {}))
    scene.desk.renew()
    choose_first(scene)
    assert sizes(choices)[0] == 10
    assert choices.refusals == {}
    assert str(deck.cards[0].number) in " ".join(scene.kit.notices)


def test_r1_7_saved_rosters_are_listed_behind_a_curtain_and_a_new_one_needs_no_other() -> None:
    person("Anna", 30)
    scene, _choices = open_setup("Anna", "Bob", bots=(False, False))
    private = press(scene, "choose:0")
    assert isinstance(private, PrivateScene)
    assert private.is_covered
    private.open()
    hand = Hand(private.shown)
    new = private.shown.group.named("new")  # type: ignore[attr-defined]
    hand.click(new.rect.center)
    assert isinstance(hand.asked, Replace)
    builder = hand.asked.scene
    assert isinstance(builder, PrivateScene)
    assert isinstance(builder.shown, RosterScene)
    builder.cover()
    assert builder.is_covered


def test_a_roster_saved_after_a_change_keeps_its_cards_that_cannot_play() -> None:
    owner = person("Anna", 30)
    deck = make_kit().catalog.decks[0]
    gone = CardRef("gone-deck", deck.cards[40].number)
    refs = [CardRef(deck.id, card.number) for card in deck.cards[:11]]
    shelf.save_roster(owner, SavedRoster("mixed", "Mixed", (*refs, gone)))
    scene, _choices = open_setup("Anna", bots=(False, True))
    choose_first(scene)
    builder = press(scene, "compose:0")
    assert isinstance(builder, RosterScene)
    assert not builder.keeper.is_changed
    builder.deeds.remove(refs[0])
    assert builder.keeper.save()
    (kept,) = shelf.rosters(owner)
    assert kept.cards == (*refs[1:], gone)


def test_a_roster_that_was_changed_and_played_but_not_saved_can_still_be_saved() -> None:
    owner = person("Anna", 30)
    save(owner, "Dozen", 12)
    scene, choices = open_setup("Anna", bots=(False, True))
    choose_first(scene)
    builder = press(scene, "compose:0")
    assert isinstance(builder, RosterScene)
    builder.deeds.remove(builder.work.cards[0])
    go = builder.group.named("go")
    assert go is not None
    Hand(builder).click(go.rect.center)
    assert sizes(choices)[0] == 11
    again = press(scene, "compose:0")
    assert isinstance(again, RosterScene)
    assert len(again.work.cards) == 11
    assert again.keeper.is_changed
    assert again.keeper.save()
    assert len(shelf.rosters(owner)[0].cards) == 11


def test_only_owned_cards_can_be_picked_from_own_collections() -> None:
    person("Anna", 15)
    scene, _choices = open_setup("Anna", bots=(False, True))
    builder = press(scene, "compose:0")
    assert isinstance(builder, RosterScene)
    assert len(builder.request.pool) == 15
    scene, _choices = open_setup("Anna", bots=(False, True), way=RosterWay.FREE)
    builder = press(scene, "compose:0")
    assert isinstance(builder, RosterScene)
    assert len(builder.request.pool) == len(lookup.every_card(scene.kit.catalog.decks))


def own(owner: Person, numbers: range) -> None:
    """Let a person own just these cards of the first deck."""
    deck = make_kit().catalog.decks[0]
    refs = [CardRef(deck.id, deck.cards[place].number) for place in numbers]
    shelf.save_collection(owner, Collection().with_one_each(refs))


def test_r1_4_a_card_that_is_owned_no_more_leaves_the_roster() -> None:
    owner = person("Anna", 30)
    save(owner, "Dozen", 12)
    scene, choices = open_setup("Anna", bots=(False, True))
    choose_first(scene)
    assert sizes(choices)[0] == 12
    own(owner, range(1, 30))
    scene.resume()
    assert sizes(choices)[0] == 11
    assert choices.seats[0].brought is not None
    assert choices.seats[0].brought.name == "Dozen"


def test_the_proposal_follows_the_collection() -> None:
    owner = person("Anna", 10)
    scene, choices = open_setup("Anna", bots=(False, True))
    assert sizes(choices)[0] == 10
    own(owner, range(20, 40))
    scene.resume()
    assert sizes(choices)[0] == 12
    deck = choices.deck
    assert {card.number for card in choices.brought_cards(0)} <= {
        card.number for card in deck.cards[20:40]
    }


def test_r1_7_another_person_has_agreed_to_nothing_and_brings_nothing_of_the_first() -> None:
    person("Anna", 12)
    person("Bob", 12, start=20)
    person("Zoe", 12, start=40)
    scene, choices = open_setup(*NAMES)
    scene.agree(0)
    scene.agree(1)
    before = choices.brought_cards(0)
    assert len(scene.faces()) == 24
    scene.name(0, "Zoe")
    assert not choices.plan().is_open
    assert scene.faces() == []
    assert not set(before) & set(choices.brought_cards(0))


def test_r1_7_open_cards_take_both() -> None:
    person("Anna", 12)
    person("Bob", 12, start=20)
    scene, choices = open_setup(*NAMES)
    assert scene.faces() == []
    scene.agree(0)
    assert not choices.is_open_match
    assert scene.faces() == []
    scene.agree(1)
    assert choices.plan().is_open
    assert len(scene.faces()) == 24
    scene.agree(0)
    assert scene.faces() == []


def test_a_new_name_makes_a_person_in_passing() -> None:
    scene, choices = open_setup("Zoe", bots=(False, True), way=RosterWay.CLUBS)
    scene.start()
    zoe = shelf.person_named("zoe")
    assert zoe is not None
    assert (zoe.name, zoe.club) == ("Zoe", choices.seats[0].club)
    again, _choices = open_setup(" ZOE ", bots=(False, True), way=RosterWay.CLUBS)
    again.start()
    assert len(shelf.people()) == 1


def test_a_known_person_is_chosen_from_a_list_and_brings_the_favorite_club() -> None:
    person("Anna", 12, club="foxes")
    scene, choices = open_setup(way=RosterWay.OWN, bots=(False, True))
    menu = press(scene, "people:0")
    Hand(menu).click(menu.group.named("choice:0").rect.center)  # type: ignore[attr-defined]
    assert choices.seats[0].name == "Anna"
    assert choices.seats[0].club == "foxes"
    assert sizes(choices)[0] == 12


def test_a_collection_without_a_name_asks_for_one() -> None:
    scene, _choices = open_setup("", bots=(False, True))
    widget = scene.group.named("collect:0")
    assert widget is not None
    hand = Hand(scene)
    hand.click(widget.rect.center)
    assert hand.asked is None
    assert any("name" in line for line in scene.kit.notices)
    assert scene.group.focus is scene.group.named("name:0")
    assert shelf.people() == ()


def test_a_broken_collection_is_said_and_the_rest_works() -> None:
    anna = person("Anna", 12)
    file = shelf.people_folder() / anna.id / "collection.json"
    file.with_name("collection.json.bak").unlink(missing_ok=True)
    file.write_text("[1,2")
    scene, choices = open_setup("Anna", bots=(False, True))
    assert "Anna" in " ".join(scene.kit.notices)
    assert "empty" in caption(scene, choices, 0)
    scene.choose_way(RosterWay.CLUBS)
    assert choices.refusals == {}


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_no_text_of_brought_rosters_or_of_the_ways_is_cut(
    size: tuple[int, int], language: str
) -> None:
    person("Anna", 30)
    kit = make_kit(size, language)
    scene = SetupScene(kit, Scene, bots=(False, False))
    scene.choose_way(RosterWay.OWN)
    assert scene.choices is not None
    for seat, name in enumerate(("Anna", "Zoe")):
        scene.name(seat, name)
        scene.agree(seat)
        scene.choose_kind(MatchKind.SHORT)
    assert cut_texts(scene) == []
    sheet = press(scene, "way")
    assert cut_texts(sheet) == []
