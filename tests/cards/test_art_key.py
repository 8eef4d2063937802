"""A picture's key changes with everything that shapes the picture, and with nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.cards import art_key
from game.cards.model import Crest, Focus, Hair, Pattern, Position
from game.engine.card import CardNumber
from tests.cards.art_sample import CARD, CLUB, LOOK, card

OTHERS = {
    "number": card(number=CardNumber("1.3.006")),
    "number's dots": card(number=CardNumber("13.005")),
    "name": card(names={"ru": "Искорка", "en": "Spark"}),
    "role": card(role={"ru": "Защитница", "en": "Point guard"}),
    "position": card(position=Position.BIG),
    "class": card(card_class=2),
    "attack": card(attack=(7, 3, 10, 8)),
    "defense": card(defense=(6, 2, 5, 9)),
    "look": card(look=replace(LOOK, hair=Hair.AFRO)),
    "width of the face": card(look=replace(LOOK, width=0.95)),
    "club colour": card(club=replace(CLUB, color=(47, 127, 225))),
    "club light": card(club=replace(CLUB, light=(255, 255, 254))),
    "club dark": card(club=replace(CLUB, dark=(18, 58, 113))),
    "pattern": card(club=replace(CLUB, pattern=Pattern.DOTS)),
    "crest": card(club=replace(CLUB, crest=Crest.FOX)),
    "picture": card(picture=Path("picture.png")),
}


def test_the_same_card_has_the_same_key() -> None:
    assert art_key.face_key(CARD, "ru", 190) == art_key.face_key(card(), "ru", 190)


@pytest.mark.parametrize("what", OTHERS)
def test_another_card_has_another_key(what: str) -> None:
    assert art_key.face_key(OTHERS[what], "ru", 190) != art_key.face_key(CARD, "ru", 190)


def test_language_and_width_change_the_key() -> None:
    keys = {
        art_key.face_key(CARD, language, width) for language in ("ru", "en") for width in (190, 191)
    }
    assert len(keys) == 4


def test_a_name_in_the_other_language_does_not_change_the_key() -> None:
    renamed = card(names={"ru": "Искра", "en": "Ember"}, role=CARD.role)
    assert art_key.face_key(renamed, "ru", 190) == art_key.face_key(CARD, "ru", 190)


def test_the_crop_of_a_picture_changes_the_key() -> None:
    crops = [
        card(picture=Path("picture.png"), focus=focus)
        for focus in (Focus(), Focus(x=51), Focus(y=41), Focus(zoom=101))
    ]
    assert len({art_key.face_key(each, "ru", 190) for each in crops}) == 4
    assert art_key.face_key(card(focus=Focus(x=1)), "ru", 190) == art_key.face_key(CARD, "ru", 190)


def test_a_changed_picture_file_changes_the_key(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    shown = card(picture=file)
    keys = {art_key.face_key(shown, "ru", 190)}
    for content, time in ((b"one", 1_000), (b"three", 1_000), (b"seven", 2_000)):
        file.write_bytes(content)
        os.utime(file, (time, time))
        keys.add(art_key.face_key(shown, "ru", 190))
    assert len(keys) == 4


def test_every_kind_of_picture_has_keys_of_its_own() -> None:
    keys = {
        art_key.face_key(CARD, "ru", 190),
        art_key.back_key("ru", 190),
        art_key.back_key("en", 190),
        art_key.back_key("ru", 191),
        art_key.crest_key(CLUB, 190),
        art_key.crest_key(replace(CLUB, crest=Crest.BALL), 190),
        art_key.crest_key(CLUB, 191),
        art_key.court_key(590, 300),
        art_key.court_key(590, 301),
        art_key.ball_key(190),
        art_key.ball_key(191),
    }
    assert len(keys) == 11


def test_the_version_changes_every_key(monkeypatch: pytest.MonkeyPatch) -> None:
    before = art_key.face_key(CARD, "ru", 190), art_key.ball_key(10)
    monkeypatch.setattr(art_key, "ART_VERSION", art_key.ART_VERSION + 1)
    after = art_key.face_key(CARD, "ru", 190), art_key.ball_key(10)
    assert before[0] != after[0]
    assert before[1] != after[1]


def test_keys_hold_in_another_process() -> None:
    code = (
        "from game.cards import art_key; from tests.cards.art_sample import CARD;"
        "print(art_key.face_key(CARD, 'ru', 190))"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == art_key.face_key(CARD, "ru", 190)


def test_keys_and_cache_do_without_pillow() -> None:
    code = "import sys, game.cards.art_cache; print('PIL' in sys.modules)"
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
