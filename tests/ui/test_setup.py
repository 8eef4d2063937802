"""The new-match screen by mouse and keys; what it makes of the choices (R1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from game import store
from game.cards.catalog import Catalog
from game.engine import MatchKind, OvertimePossession
from game.forming import RosterWay
from game.session import MatchSession
from game.ui.kit import Kit
from game.ui.metrics import Metrics
from game.ui.scene import Pop, Push, Reset, Scene
from game.ui.setup import SetupScene
from game.ui.setup_layout import SetupLayout
from game.ui.setup_model import Choices, SeatChoices
from game.ui.setup_ways import WaysSheet
from tests.ui.desk import Hand, faces_drawn, make_kit, picture


@pytest.fixture(autouse=True, scope="module")
def _own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BASKETTORIA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[MatchSession]:
    """The sessions that the screen begins."""
    found: list[MatchSession] = []

    def start(kit: Kit, session: MatchSession) -> Scene:
        found.append(session)
        return Scene(kit)

    monkeypatch.setattr("game.ui.setup.start_match", start)
    return found


def open_setup(
    bots: tuple[bool, bool] = (False, True), *, language: str = "en", kit: Kit | None = None
) -> tuple[SetupScene, Hand]:
    scene = SetupScene(kit or make_kit(language=language), Scene, bots=bots)
    hand = Hand(scene)
    while scene.is_moving:
        hand.wait(0.05)
    return scene, hand


def choices_of(scene: SetupScene) -> Choices:
    assert scene.choices is not None
    return scene.choices


def seat_of(scene: SetupScene, seat: int) -> SeatChoices:
    return choices_of(scene).seats[seat]


def large(scene: SetupScene) -> bool:
    return scene.peek.is_shown


def press(scene: SetupScene | WaysSheet, hand: Hand, name: str) -> None:
    widget = scene.group.named(name)
    assert widget is not None, name
    hand.click(widget.rect.center)


def choose_way(scene: SetupScene, hand: Hand, way: str) -> None:
    press(scene, hand, "way")
    assert isinstance(hand.asked, Push)
    sheet = hand.asked.scene
    assert isinstance(sheet, WaysSheet)
    on_sheet = Hand(sheet)
    press(sheet, on_sheet, f"way:{way}")
    assert isinstance(on_sheet.asked, Pop)
    scene.resume()


def type_text(hand: Hand, text: str) -> None:
    for letter in text:
        hand.send(Event(pygame.TEXTINPUT, text=letter))


def test_a_match_by_mouse_alone(started: list[MatchSession]) -> None:
    scene, hand = open_setup()
    for name in ("kind:short", "club:0:foxes", "count:1:5", "overtime:lowest_number", "start"):
        press(scene, hand, name)
    assert isinstance(hand.asked, Reset)
    (session,) = started
    view = session.view(0)
    assert view.kind is MatchKind.SHORT
    assert view.overtime_possession is OvertimePossession.LOWEST_NUMBER
    assert (len(view.roster), view.opponent_size) == (7, 5)
    assert [(s.club, s.bot) for s in session.seats] == [("foxes", None), ("orcas", "greedy")]


def test_a_match_by_keys_alone(started: list[MatchSession]) -> None:
    scene, hand = open_setup()
    type_text(hand, "Лена M")
    while scene.group.focus is not scene.group.named("way"):
        hand.key(pygame.KSCAN_TAB)
    hand.key(pygame.KSCAN_SPACE)
    assert isinstance(hand.asked, Push)
    on_sheet = Hand(hand.asked.scene)
    for code in (pygame.KSCAN_RIGHT, pygame.KSCAN_DOWN, pygame.KSCAN_DOWN, pygame.KSCAN_RETURN):
        on_sheet.key(code)
    scene.resume()
    assert choices_of(scene).way is RosterWay.BLIND
    while scene.group.focus is not scene.group.named("start"):
        hand.key(pygame.KSCAN_TAB)
    hand.key(pygame.KSCAN_RETURN)
    assert started[0].seats[0].player == "Лена M"


def test_enter_in_the_name_starts_the_match(started: list[MatchSession]) -> None:
    _scene, hand = open_setup()
    type_text(hand, "Ann")
    hand.key(pygame.KSCAN_RETURN, "\r")
    assert started[0].seats[0].player == "Ann"


def test_choosing_the_others_club_swaps_the_two() -> None:
    scene, hand = open_setup()
    before = seat_of(scene, 0).club, seat_of(scene, 1).club
    press(scene, hand, f"club:0:{before[1]}")
    assert (seat_of(scene, 0).club, seat_of(scene, 1).club) == before[::-1]


def test_r1_7_only_the_only_persons_club_is_open() -> None:
    scene, hand = open_setup()
    cards = {str(card.number) for card in choices_of(scene).preview(0) if card}
    assert len(cards) == 12
    assert faces_drawn(scene) == cards
    choose_way(scene, hand, "blind")
    assert faces_drawn(scene) == set()
    choose_way(scene, hand, "clubs")
    press(scene, hand, "who:1:person")
    assert faces_drawn(scene) == set()


def test_both_seats_may_be_computers(started: list[MatchSession]) -> None:
    scene, hand = open_setup()
    press(scene, hand, "who:0:bot")
    assert scene.group.named("name:0") is None
    press(scene, hand, "start")
    assert [seat.bot for seat in started[0].seats] == ["greedy", "greedy"]


def test_a_name_may_be_empty_and_is_remembered(started: list[MatchSession]) -> None:
    scene, hand = open_setup((False, False))
    type_text(hand, "Zoe")
    press(scene, hand, "start")
    assert [seat.player for seat in started[0].seats] == ["Zoe", "Player 2"]
    kept = store.load_settings()
    assert kept.names == ("Zoe", "")
    kit = make_kit()
    kit.settings = kept
    again, _hand = open_setup((False, False), kit=kit)
    assert seat_of(again, 0).name == "Zoe"


def test_choices_of_the_last_match_are_remembered() -> None:
    scene, hand = open_setup()
    choose_way(scene, hand, "blind")
    for name in ("kind:short", "club:0:eagles", "back"):
        press(scene, hand, name)
    assert isinstance(hand.asked, Reset)
    again, _hand = open_setup(kit=scene.kit)
    choices = choices_of(again)
    assert (choices.kind, choices.way) == (MatchKind.SHORT, RosterWay.BLIND)
    assert choices.seats[0].club == "eagles"
    assert choices.seats[0].count == 7


def test_escape_goes_back_even_while_typing() -> None:
    _scene, hand = open_setup()
    type_text(hand, "A")
    assert isinstance(hand.key(pygame.KSCAN_ESCAPE), Reset)


def test_letters_of_shortcuts_are_typed_into_the_name() -> None:
    scene, hand = open_setup()
    sound = scene.kit.settings.sound
    hand.key(pygame.KSCAN_M, "m")
    type_text(hand, "m")
    assert seat_of(scene, 0).name == "m"
    assert scene.kit.settings.sound is sound


def small_kit(count: int) -> Kit:
    """A kit whose only deck has one club with few cards."""
    kit = make_kit()
    deck = kit.catalog.decks[0]
    few = [card for card in deck.cards if card.club.id == "orcas"][:count]
    cards = tuple(c for c in deck.cards if c.club.id != "orcas" or c in few)
    kit.catalog = Catalog((replace(deck, cards=cards),), {})
    return kit


def test_r1_3_a_club_with_too_few_cards_is_refused_at_its_seat(
    started: list[MatchSession],
) -> None:
    scene, hand = open_setup(kit=small_kit(7))
    assert list(choices_of(scene).refusals) == [1]
    assert scene.group.named("start") is None
    hand.key(pygame.KSCAN_RETURN)
    assert not started
    press(scene, hand, "kind:short")
    assert choices_of(scene).refusals == {}
    press(scene, hand, "start")
    assert len(started) == 1


def test_without_a_deck_there_is_only_the_way_back() -> None:
    kit = make_kit()
    kit.catalog = Catalog((), {})
    scene, hand = open_setup(kit=kit)
    picture(scene)
    assert [widget.name for widget in scene.group.widgets] == ["back"]
    assert isinstance(hand.key(pygame.KSCAN_ESCAPE), Reset)


def test_another_deck_can_be_chosen() -> None:
    kit = make_kit()
    deck = kit.catalog.decks[0]
    other = replace(deck, id="other", clubs=deck.clubs[3:])
    kit.catalog = Catalog((deck, other), {})
    scene, hand = open_setup(kit=kit)
    press(scene, hand, "deck")
    assert choices_of(scene).deck is other
    known = {club.id for club in other.clubs}
    assert {seat_of(scene, 0).club, seat_of(scene, 1).club} <= known


def test_a_right_click_shows_a_card_large() -> None:
    scene, hand = open_setup()
    rect, _card = scene.faces()[3]
    hand.move(rect.center)
    hand.down(3)
    assert large(scene)
    hand.key(pygame.KSCAN_ESCAPE)
    assert not large(scene)
    assert hand.asked is None


@pytest.mark.parametrize("language", ["ru", "en", "pseudo"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1440, 1080), (2560, 1080)])
def test_widgets_never_overlap_or_leave_the_window(size: tuple[int, int], language: str) -> None:
    kit = make_kit(size, language)
    for text_scale in (1.0, 1.5):
        kit.fit(Metrics(*size, text_scale))
        scene = SetupScene(kit, Scene)
        rects = [widget.rect for widget in scene.group.widgets]
        window = kit.metrics.window
        assert all(window.contains(rect) for rect in rects)
        assert not any(a.colliderect(b) for i, a in enumerate(rects) for b in rects[:i])


@pytest.mark.parametrize("count", [1, 5, 7, 10, 12])
def test_rosters_stay_in_their_panels(count: int) -> None:
    for size in ((1024, 600), (1920, 1080), (1440, 1080)):
        places = SetupLayout(Metrics(*size))
        for seat in (0, 1):
            rects = places.roster(seat, count)
            assert len(rects) == count
            assert all(places.panel(seat).contains(rect) for rect in rects)
            assert not any(rect.colliderect(places.caption(seat)) for rect in rects)


@pytest.mark.parametrize("count", [1, 2, 6, 7, 12, 18, 30])
def test_the_club_chooser_holds_any_number_of_clubs(count: int) -> None:
    places = SetupLayout(Metrics(1280, 720))
    chips = places.chips(0, count)
    assert len(chips) == count
    assert all(places.band(0).contains(chip) for chip in chips)
    assert not any(a.colliderect(b) for i, a in enumerate(chips) for b in chips[:i])
    assert not any(chip.colliderect(places.title(0)) for chip in chips)


def test_a_click_anywhere_fifty_times_a_second_is_harmless(started: list[MatchSession]) -> None:
    scene, hand = open_setup()
    for step in range(300):
        hand.click((step * 37 % 1280, step * 53 % 640))
        scene.update(0.02)
    picture(scene)
    choices = choices_of(scene)
    assert choices.seats[0].club != choices.seats[1].club
