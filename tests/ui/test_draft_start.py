"""From the new match to its draft and on to the match; a draft is kept and gone on with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import paths, record, store
from game.app import App
from game.cards.catalog import Catalog
from game.ui.draft.scene import DraftScene
from game.ui.loading import LoadingScene
from game.ui.match.curtain import CurtainScene
from game.ui.message import ConfirmScene, MessageScene
from game.ui.setup import SetupScene
from game.ui.setup_ways import WaysSheet
from game.ui.title import TitleScene
from tests.ui import program
from tests.ui.desk import make_session, until_attack


def begin(app: App, way: str = "snake", *, entry: str = "two") -> DraftScene:
    """A short draft of two persons."""
    program.press(app, entry)
    program.press(app, "way")
    assert isinstance(app.top, WaysSheet)
    program.press(app, f"way:{way}")
    program.press(app, "kind:short")
    program.press(app, "start")
    assert isinstance(app.top, DraftScene)
    return app.top


def pick(scene: DraftScene, app: App) -> None:
    card = next(card for card in scene.sight.offer if card is not None)
    scene.choice.choose(card)
    program.press(app, "take")
    program.settle(app)


def leave(app: App) -> None:
    program.press(app, "back")
    assert isinstance(app.top, ConfirmScene)
    program.press(app, "yes")
    program.settle(app)
    assert isinstance(app.top, TitleScene)


def draft_file() -> Path:
    return paths.user_data() / "draft.json"


def test_a_draft_that_was_left_goes_on_from_the_title() -> None:
    app = program.start()
    scene = begin(app)
    for _ in range(3):
        pick(scene, app)
    before = scene.table.session
    leave(app)
    program.press(app, "draft")
    again = app.top
    assert isinstance(again, DraftScene)
    assert again.table.session.picks == before.picks
    assert again.table.session.view(1) == before.view(1)
    assert again.table.seats == scene.table.seats


def test_the_match_is_saved_before_the_draft_is_forgotten() -> None:
    app = program.start()
    scene = begin(app)
    while not scene.is_over:
        pick(scene, app)
    assert store.has_draft()
    program.press(app, "go")
    assert store.has_match()
    assert not store.has_draft()
    while isinstance(app.top, LoadingScene):
        app.step(program.FRAME)
    assert isinstance(app.top, CurtainScene)


def test_a_disk_that_refuses_the_match_leaves_the_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    app = program.start()
    scene = begin(app)
    while not scene.is_over:
        pick(scene, app)
    kept = draft_file().read_bytes()

    def refuses(_data: bytes) -> None:
        raise store.StoreFault(store.StoreCode.DISK_FULL, draft_file().parent)

    told: list[str] = []
    monkeypatch.setattr(app.kit, "warn", told.append)
    monkeypatch.setattr(store, "save_match", refuses)
    program.press(app, "go")
    assert draft_file().read_bytes() == kept
    assert len(told) == 1


def test_a_draft_that_goes_on_asks_before_a_saved_match_is_lost() -> None:
    app = program.start()
    begin(app)
    leave(app)
    store.save_match(record.dump(until_attack(make_session()).record))
    kept = store.load_match()
    app = program.start()
    program.settle(app)
    program.press(app, "draft")
    assert isinstance(app.top, ConfirmScene)
    program.press(app, "no")
    program.settle(app)
    assert store.load_match() == kept
    program.press(app, "draft")
    program.press(app, "yes")
    assert isinstance(app.top, DraftScene)


def test_a_broken_draft_is_said_kept_aside_and_offered_no_more() -> None:
    app = program.start()
    begin(app)
    leave(app)
    file = draft_file()
    file.write_bytes(file.read_bytes()[:-30])
    file.with_name("draft.json.bak").unlink(missing_ok=True)
    program.press(app, "draft")
    assert isinstance(app.top, MessageScene)
    assert any("draft.broken-1.json" in line for line in app.top.paragraphs)
    program.key(app, pygame.KSCAN_RETURN)
    assert isinstance(app.top, TitleScene)
    assert "draft" not in program.names(app.top)
    assert file.with_name("draft.broken-1.json").exists()


def test_a_draft_whose_deck_is_gone_is_said_and_waits_for_it() -> None:
    app = program.start()
    begin(app)
    leave(app)
    deck = app.kit.catalog.decks[0]
    app.kit.renew_catalog(Catalog((replace(deck, id="other"),), {}))
    program.press(app, "draft")
    assert isinstance(app.top, MessageScene)
    assert any("first-series" in line for line in app.top.paragraphs)
    assert draft_file().exists()


def test_a_new_draft_asks_before_a_saved_one_is_lost() -> None:
    app = program.start()
    scene = begin(app)
    pick(scene, app)
    leave(app)
    kept = draft_file().read_bytes()
    seen = []
    for name in ("two", "start", "no"):
        program.press(app, name)
        seen.append(type(app.top))
    assert seen == [SetupScene, ConfirmScene, SetupScene]
    assert draft_file().read_bytes() == kept
    program.press(app, "start")
    program.press(app, "yes")
    assert isinstance(app.top, DraftScene)
    assert draft_file().read_bytes() != kept


def test_a_deck_that_is_too_small_is_said_at_both_seats() -> None:
    app = program.start()
    deck = app.kit.catalog.decks[0]
    app.kit.renew_catalog(Catalog((replace(deck, cards=deck.cards[:20]),), {}))
    program.press(app, "two")
    program.press(app, "way")
    program.press(app, "way:snake")
    scene = app.top
    assert isinstance(scene, SetupScene)
    assert scene.choices is not None
    assert sorted(scene.choices.refusals) == [0, 1]
    assert scene.group.named("start") is None


def test_two_computers_are_told_apart_by_their_teams() -> None:
    app = program.start()
    program.press(app, "new")
    program.press(app, "who:0:bot")
    program.press(app, "way")
    program.press(app, "way:snake")
    program.press(app, "start")
    scene = app.top
    assert isinstance(scene, DraftScene)
    assert len({seat.name for seat in scene.table.seats}) == 2
    assert all(seat.is_bot for seat in scene.table.seats)
