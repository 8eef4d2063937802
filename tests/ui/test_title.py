"""The title: what it offers, what it remembers, what it says of damaged files."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

from game import i18n, record, store
from game.app import App
from game.session import MatchSession
from game.ui import keys
from game.ui.loading import LoadingScene
from game.ui.match.curtain import CurtainScene
from game.ui.match.lineup import LineupScene
from game.ui.message import ConfirmScene, MessageScene
from game.ui.rules_page import RulesScene
from game.ui.setup import SetupScene
from game.ui.title import TitleScene
from tests.ui import desk, program


def save(session: MatchSession) -> None:
    store.save_match(record.dump(session.record))


def title(app: App) -> TitleScene:
    assert isinstance(app.scenes[0], TitleScene)
    return app.scenes[0]


def shown(scene: TitleScene, name: str) -> str:
    found = program.widget(scene, name)
    return f"{found.text} / {found.second}"


def test_without_a_saved_match_there_is_nothing_to_continue() -> None:
    app = program.start()
    assert program.names(app.top)[:6] == [
        "quick", "new", "two", "decks", "players", "rules",
    ]  # fmt: skip


def test_a_saved_match_is_offered_with_public_facts_alone() -> None:
    session = desk.until_attack(desk.make_session(bots=(None, None)), attack=3)
    save(session)
    app = program.start()
    assert program.names(app.top)[0] == "continue"
    program.settle(app)
    score = session.view(0).score
    text = shown(title(app), "continue")
    assert text == f"CONTINUE THE MATCH / Swifts {score[0]} : {score[1]} Orcas · Period 1"
    hidden = {card.name for seat in (0, 1) for card in session.view(seat).roster}
    assert not any(name in text for name in hidden)


def test_the_line_of_a_saved_match_speaks_the_language_of_now() -> None:
    save(desk.until_attack(desk.make_session()))
    app = program.start(language="ru")
    program.settle(app)
    assert shown(title(app), "continue") == "ПРОДОЛЖИТЬ МАТЧ / Стрижи 0 : 0 Касатки · I период"


def test_c9_continuing_with_two_persons_lands_on_the_curtain() -> None:
    save(desk.until_attack(desk.make_session(bots=(None, None)), attack=2))
    app = program.start()
    program.settle(app)
    seen: set[str] = set()
    program.press(app, "continue")
    for _ in range(600):
        seen |= desk.faces_drawn(app.top)
        if isinstance(app.top, CurtainScene):
            break
        app.step(program.FRAME)
    assert isinstance(app.top, CurtainScene)
    public = {
        str(card.number)
        for seat in (0, 1)
        for card in MatchSession.resume(record.parse(store.load_match() or b""))
        .view(seat)
        .opponent_seen
    }
    assert seen <= public


def test_a_broken_saved_match_is_said_and_no_longer_offered(home: Path) -> None:
    save(desk.make_session())
    file = home / "data" / "match.json"
    file.write_bytes(file.read_bytes()[:-40])
    app = program.start()
    program.settle(app)
    assert isinstance(app.top, MessageScene)
    assert any("match.broken-1.json" in line for line in app.top.paragraphs)
    assert "continue" not in program.names(title(app))
    program.key(app, pygame.KSCAN_RETURN)
    program.settle(app)
    assert app.scenes == [title(app)], "said once"


def test_a_saved_match_that_trips_over_a_fault_of_ours_does_not_bar_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    save(desk.make_session())

    def trip(_match: object) -> MatchSession:
        raise NameError("something of ours")

    monkeypatch.setattr(MatchSession, "resume", trip)
    app = program.start()
    program.settle(app)
    assert isinstance(app.top, MessageScene)
    assert "continue" not in program.names(title(app))


def test_faults_of_the_start_are_one_list_in_words() -> None:
    app = program.start(faults=["The first.", "The second."])
    program.settle(app)
    assert isinstance(app.top, MessageScene)
    assert app.top.paragraphs == ("The first.", "The second.")


def test_quick_game_leads_to_the_five_at_once() -> None:
    app = program.start()
    program.settle(app)
    program.press(app, "quick")
    for _ in range(2000):
        if not isinstance(app.top, LoadingScene):
            break
        app.step(program.FRAME)
    assert isinstance(app.top, LineupScene)
    seats = app.top.flow.session.seats
    assert [seat.bot for seat in seats] == [None, "greedy"]
    assert seats[0].club != seats[1].club


def test_quick_game_takes_the_last_club() -> None:
    app = program.start(settings=store.Settings(clubs=("foxes", ""), motion=store.Motion.OFF))
    program.settle(app)
    program.press(app, "quick")
    if isinstance(app.top, LoadingScene):
        program.key(app, pygame.KSCAN_RETURN)
    assert isinstance(app.top, LineupScene)
    assert app.top.flow.session.seats[0].club == "foxes"


@pytest.mark.parametrize("entry", ["quick", "new", "two"])
def test_a_saved_match_is_not_lost_by_a_bare_click(entry: str) -> None:
    session = desk.until_attack(desk.make_session())
    save(session)
    app = program.start()
    program.settle(app)
    program.press(app, entry)
    assert isinstance(app.top, ConfirmScene)
    assert "Swifts 0 : 0 Orcas" in app.top.paragraphs[0]
    program.key(app, pygame.KSCAN_RETURN)
    assert app.scenes == [title(app)]
    assert store.load_match() == record.dump(session.record)
    program.press(app, entry)
    program.press(app, "yes")
    assert not isinstance(app.scenes[0], TitleScene)


@pytest.mark.parametrize(("entry", "persons"), [("new", 1), ("two", 2)])
def test_new_matches_lead_to_the_set_up(entry: str, persons: int) -> None:
    app = program.start()
    program.press(app, entry)
    assert isinstance(app.top, SetupScene)
    assert app.top.choices is not None
    assert sum(not seat.is_bot for seat in app.top.choices.seats) == persons


def test_the_whole_menu_by_keyboard_alone() -> None:
    app = program.start()
    program.settle(app)
    program.key(app, pygame.KSCAN_RETURN)
    assert app.top is title(app), "the first press only shows where the focus is"
    assert title(app).group.ring_shown
    for _ in range(4):
        program.key(app, keys.DOWN)
    program.key(app, pygame.KSCAN_RETURN)
    assert isinstance(app.top, RulesScene)
    program.key(app, pygame.KSCAN_ESCAPE)
    assert app.top is title(app)
    program.key(app, pygame.KSCAN_F1)
    assert isinstance(app.top, RulesScene)


def test_esc_asks_before_it_quits() -> None:
    app = program.start()
    program.key(app, pygame.KSCAN_ESCAPE)
    assert isinstance(app.top, ConfirmScene)
    program.key(app, pygame.KSCAN_RETURN)
    assert app.is_running, "the careful answer has the focus"
    program.key(app, pygame.KSCAN_ESCAPE)
    program.press(app, "yes")
    assert not app.is_running


def test_quit_quits() -> None:
    app = program.start()
    program.press(app, "quit")
    assert not app.is_running


def test_the_language_changes_at_once_and_is_remembered() -> None:
    app = program.start(language="ru")
    program.settle(app)
    assert program.widget(app.top, "quick").text == "БЫСТРАЯ ИГРА"
    program.press(app, "language")
    assert program.widget(app.top, "quick").text == "QUICK GAME"
    assert store.load_settings().language == "en"
    program.press(app, "language")
    assert i18n.language() == "ru"
    assert store.load_settings().language == "ru"


def test_motion_and_text_size_go_around_and_are_remembered() -> None:
    app = program.start(settings=store.Settings())
    program.settle(app)
    found = []
    for _ in range(3):
        program.press(app, "motion")
        found.append(store.load_settings().motion)
    assert found == [store.Motion.FAST, store.Motion.OFF, store.Motion.NORMAL]
    sizes = []
    for _ in range(3):
        program.press(app, "text")
        sizes.append(store.load_settings().text_scale)
        assert app.kit.metrics.text_scale == sizes[-1]
    assert sizes == [1.25, 1.5, 1.0]


def test_k1_sound_that_was_turned_off_stays_off() -> None:
    app = program.start(settings=store.Settings())
    program.key(app, keys.SOUND)
    assert program.widget(app.top, "sound").text == "Sound: off"
    again = program.start(settings=store.load_settings())
    assert not again.kit.sound.is_enabled


def test_no_sound_device_stays_open_on_the_title() -> None:
    app = program.start(settings=store.Settings(sound=False))
    program.press(app, "sound")
    assert pygame.mixer.get_init(), "heard at once"
    for _ in range(120):
        app.step(program.FRAME)
    assert not pygame.mixer.get_init()
    assert store.load_settings().sound


def test_without_a_sound_device_a_notice_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    app = program.start(settings=store.Settings(sound=False))
    program.press(app, "sound")
    assert app.toasts.texts == ("No sound device was found.",)


def test_the_first_frame_does_not_wait_for_the_cards() -> None:
    app = program.start()
    assert not title(app).fan.is_whole
    app.step(program.FRAME)
    assert desk.picture(app.top).items
    program.settle(app)
    assert title(app).fan.is_whole


def test_with_an_empty_cache_cards_come_one_by_one_and_a_bar_tells(
    home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path / "new"))
    app = program.start(settings=store.Settings())
    counts = []
    told = False
    for _ in range(3000):
        app.step(program.FRAME)
        scene = title(app)
        counts.append(len(desk.faces_drawn(scene)))
        told = told or scene._is_drawing
        pygame.time.wait(3)
        if scene.fan.is_whole:
            break
    scene._stop_work()
    assert told
    assert counts[0] == 0
    assert counts[-1] == 5
    assert max(b - a for a, b in pairwise(counts)) == 1


def test_nothing_moves_on_a_settled_title() -> None:
    app = program.start()
    program.settle(app)
    for _ in range(20):
        app.step(program.FRAME)
        assert not app.top.is_moving


WINDOWS = [(1024, 600), (1280, 720), (1366, 768), (1600, 1200), (2560, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", ["ru", "en", "pseudo"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_overlaps_or_leaves_the_window(
    size: tuple[int, int], language: str, scale: float
) -> None:
    save(desk.until_attack(desk.make_session()))
    store.save_draft(b"{}")
    app = program.start(size, language=language, settings=store.Settings(text_scale=scale))
    widgets = title(app).group.widgets
    window = pygame.Rect((0, 0), size)
    assert len(widgets) == 14
    for each in widgets:
        assert window.contains(each.rect), each.name
        assert min(each.rect.size) >= 24, each.name
    for one, two in combinations(widgets, 2):
        assert not one.rect.colliderect(two.rect), (one.name, two.name)


def test_without_any_deck_the_menu_offers_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    from game import launch
    from game.cards.catalog import Catalog

    monkeypatch.setattr(launch, "read_catalog", lambda: Catalog((), {}))
    app = program.start()
    program.settle(app)
    usable = [each.name for each in title(app).group.usable()]
    assert usable[:4] == ["decks", "players", "rules", "quit"]
