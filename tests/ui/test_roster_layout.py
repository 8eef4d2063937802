"""The roster builder in all window sizes: nothing outside, nothing over another, no cut words."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.people.lookup import every_card
from game.people.roster import SavedRoster
from game.ui.kit import Kit
from game.ui.metrics import Metrics
from tests.ui.desk import make_kit
from tests.ui.roster_desk import ALL, SHORT, Building
from tests.ui.words import cut_texts

SIZES = ((1024, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080))


def kit_of(size: tuple[int, int], language: str, text_scale: float) -> Kit:
    kit = make_kit(size, language)
    kit.fit(Metrics(*size, text_scale))
    return kit


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place(size: tuple[int, int], language: str, text_scale: float) -> None:
    kit = kit_of(size, language, text_scale)
    cards = [each.ref for each in every_card(kit.catalog.decks)][:12]
    roster = SavedRoster("x", "Wwwwwwwwww", ())
    for sizes in (SHORT, ALL):
        build = Building(kit, sizes=sizes, cards=cards, roster=roster, can_save=True)
        scene, window = build.scene, kit.metrics.window
        for widget in scene.group.widgets:
            assert window.contains(widget.rect), widget.name
            assert min(widget.rect.size) > 8, widget.name
        for one, other in combinations(scene.group.widgets, 2):
            assert not one.rect.colliderect(other.rect), f"{one.name} lies on {other.name}"
        places = scene.places
        parts = (places.head, places.say, places.slots, places.rows, places.first, places.fill)
        assert all(places.panel.contains(part) for part in parts)
        assert all(one.bottom <= other.top for one, other in pairwise(parts))
        assert all(places.slots.contains(slot) for slot in scene.slots.places)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_no_words_are_cut(size: tuple[int, int], language: str) -> None:
    kit = kit_of(size, language, 1.0)
    cards = [each.ref for each in every_card(kit.catalog.decks)][:8]
    for sizes in (SHORT, ALL):
        for can_save in (False, True):
            build = Building(kit, sizes=sizes, cards=cards, can_save=can_save)
            assert cut_texts(build.scene) == []


def test_another_window_and_another_language_are_laid_out_anew() -> None:
    kit = make_kit((1920, 1080))
    build = Building(kit)
    build.take(0, 1)
    before = build.refs()
    kit.fit(Metrics(1024, 600))
    build.scene.layout()
    assert build.refs() == before
    assert all(kit.metrics.window.contains(widget.rect) for widget in build.scene.group.widgets)
    build.take(2)
    assert len(build.refs()) == 3
