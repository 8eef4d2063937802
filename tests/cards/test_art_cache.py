"""The cache of pictures survives deletion, damage and folders that cannot be written."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PIL import Image

from game.cards import art
from game.cards.art_cache import ArtCache, png_bytes
from game.cards.photo import PictureFault
from tests.cards.art_sample import CARD, CLUB, card


class Drawn:
    """Counts how many faces are really drawn."""

    def __init__(self) -> None:
        self.count = 0


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    counter, draw = Drawn(), art.card_face

    def counting(*args: object) -> Image.Image:
        counter.count += 1
        return draw(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(art, "card_face", counting)
    return counter


def test_a_face_is_drawn_once_and_then_read(tmp_path: Path, drawn: Drawn) -> None:
    cache = ArtCache(tmp_path / "pictures")
    assert not cache.has_face(CARD, "ru", 80)
    file = cache.face(CARD, "ru", 80)
    assert cache.has_face(CARD, "ru", 80)
    assert cache.face(CARD, "ru", 80) == file
    assert ArtCache(tmp_path / "pictures").face(CARD, "ru", 80) == file
    assert drawn.count == 1
    with Image.open(file) as picture:
        assert picture.tobytes() == art.card_face(CARD, "ru", 80).tobytes()
    assert [entry.name for entry in file.parent.iterdir()] == [file.name]


def test_every_kind_of_picture_is_kept(tmp_path: Path) -> None:
    cache = ArtCache(tmp_path)
    sizes = {
        cache.back("en", 80): (80, 112),
        cache.crest(CLUB, 30): (30, 30),
        cache.court(118, 60): (118, 60),
        cache.ball(24): (24, 24),
    }
    for file, size in sizes.items():
        with Image.open(file) as picture:
            assert picture.size == size


@pytest.mark.parametrize("damage", ["empty", "cut", "flipped", "other", "longer", "deleted"])
def test_a_damaged_file_is_made_again(tmp_path: Path, drawn: Drawn, damage: str) -> None:
    cache = ArtCache(tmp_path)
    file = cache.face(CARD, "ru", 80)
    whole = file.read_bytes()
    middle = len(whole) // 2
    damaged = {
        "empty": b"",
        "cut": whole[:middle],
        "flipped": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
        "other": b"GIF89a, not ours",
        "longer": whole + b"more",
    }
    if damage == "deleted":
        file.unlink()
    else:
        file.write_bytes(damaged[damage])
    assert cache.face(CARD, "ru", 80).read_bytes() == whole
    assert drawn.count == 2


def test_the_folder_may_vanish_at_any_time(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    cache = ArtCache(folder)
    file = cache.face(CARD, "ru", 80)
    file.unlink()
    folder.rmdir()
    assert cache.face(CARD, "ru", 80).is_file()


def test_a_folder_that_cannot_be_made_is_replaced_by_a_temporary_one(
    tmp_path: Path, drawn: Drawn
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    cache = ArtCache(blocked / "pictures")
    file = cache.face(CARD, "ru", 80)
    assert file.is_file()
    assert tmp_path not in file.parents
    assert cache.face(CARD, "ru", 80) == file
    assert cache.has_face(CARD, "ru", 80)
    assert drawn.count == 1


def test_a_full_disk_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = ArtCache(tmp_path / "pictures")
    rename = Path.replace

    def full(part: Path, target: Path) -> Path:
        if tmp_path in part.parents:
            raise OSError(28, "No space left on device")
        return rename(part, target)

    monkeypatch.setattr(Path, "replace", full)
    file = cache.face(CARD, "ru", 80)
    assert file.is_file()
    assert list((tmp_path / "pictures").iterdir()) == []


def test_a_broken_picture_of_the_owner_is_told(tmp_path: Path) -> None:
    file = tmp_path / "broken.png"
    file.write_bytes(b"nothing")
    with pytest.raises(PictureFault):
        ArtCache(tmp_path / "pictures").face(card(picture=file), "ru", 80)


def test_pruning_deletes_what_was_unused_for_longest(tmp_path: Path) -> None:
    cache = ArtCache(tmp_path)
    files = [cache.ball(size) for size in (40, 41, 42)]
    for age, file in enumerate(reversed(files)):
        os.utime(file, (time.time() - age * 1000,) * 2)
    stranger = tmp_path / "notes.png"
    stranger.write_bytes(b"x" * 100_000)
    limit = files[1].stat().st_size + files[2].stat().st_size
    ArtCache(tmp_path, limit_bytes=limit).prune()
    assert [file.exists() for file in files] == [False, True, True]
    assert stranger.exists()


def test_pruning_clears_parts_of_a_start_that_was_cut_off(tmp_path: Path) -> None:
    old, new = (tmp_path / f"{'0' * 64}.{name}.part" for name in ("old", "new"))
    old.write_bytes(b"half")
    new.write_bytes(b"half")
    os.utime(old, (time.time() - 200_000,) * 2)
    ArtCache(tmp_path).prune()
    assert not old.exists()
    assert new.exists()


def test_pruning_an_absent_folder_is_nothing(tmp_path: Path) -> None:
    ArtCache(tmp_path / "absent").prune()
    assert not (tmp_path / "absent").exists()


def test_a_used_picture_becomes_young_again(tmp_path: Path) -> None:
    cache = ArtCache(tmp_path)
    file = cache.ball(20)
    os.utime(file, (1_000_000, 1_000_000))
    cache.ball(20)
    assert file.stat().st_mtime > time.time() - 60


def test_two_programs_may_fill_the_cache_at_once(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from game.cards.art_cache import ArtCache;"
        "from tests.cards.art_sample import CARD;"
        "cache = ArtCache(Path(sys.argv[1]));"
        "print(*[cache.face(CARD, 'ru', 80 + i).name for i in range(8)])"
    )
    root = Path(__file__).parents[2]
    started = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path)], cwd=root, stdout=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    printed = [process.communicate()[0].split() for process in started]
    assert printed[0] == printed[1]
    assert sorted(entry.name for entry in tmp_path.iterdir()) == sorted(printed[0])


def test_released_memory_is_taken_again_when_needed(tmp_path: Path) -> None:
    cache = ArtCache(tmp_path)
    file = cache.face(CARD, "ru", 80)
    before = file.read_bytes()
    cache.release()
    file.unlink()
    assert cache.face(CARD, "ru", 80).read_bytes() == before


def test_png_bytes_are_a_whole_picture() -> None:
    picture = Image.new("RGBA", (3, 2), (1, 2, 3, 4))
    assert png_bytes(picture).startswith(b"\x89PNG")
