"""Pictures of a deck are checked by their first bytes, and only inside the deck's folder."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from game.cards import picture_file
from game.cards.fault import FaultCode
from game.cards.picture_file import picture_fault, picture_path, picture_size


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    deck = tmp_path / "deck"
    (deck / "pictures").mkdir(parents=True)
    return deck


def save(path: Path, size: tuple[int, int] = (30, 20), **options: Any) -> Path:
    Image.new("RGB", size, "orange").save(path, **options)
    return path


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("a.png", {}),
        ("a.jpg", {}),
        ("a.jpg", {"progressive": True, "comment": "c" * 3000}),
        ("a.webp", {}),
        ("a.webp", {"lossless": True}),
        ("a.webp", {"exif": b"Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0"}),
    ],
)
def test_the_size_is_what_pillow_says(folder: Path, name: str, options: dict[str, Any]) -> None:
    path = save(folder / name, (301, 170), **options)
    with path.open("rb") as file:
        assert picture_size(file) == (301, 170)
    assert picture_fault(folder, name) is None


@pytest.mark.parametrize("name", ["pictures/кот.png", "pictures\\кот.png", "./pictures/кот.png"])
def test_a_picture_may_lie_in_a_folder_of_the_deck(folder: Path, name: str) -> None:
    path = save(folder / "pictures" / "кот.png")
    assert picture_fault(folder, name) is None
    assert picture_path(folder, name).resolve() == path.resolve()


@pytest.mark.parametrize(
    "name",
    [
        "../out.png",
        "pictures/../../out.png",
        "..\\out.png",
        "/etc/out.png",
        "C:\\out.png",
        "c:out.png",
    ],
)
def test_a_picture_may_not_lie_elsewhere(folder: Path, name: str) -> None:
    save(folder.parent / "out.png")
    assert picture_fault(folder, name) is FaultCode.PICTURE_OUTSIDE


def test_a_link_does_not_lead_out_either(folder: Path) -> None:
    save(folder.parent / "out.png")
    try:
        (folder / "in.png").symlink_to(folder.parent / "out.png")
    except OSError:
        pytest.skip("this system makes no links")
    assert picture_fault(folder, "in.png") is FaultCode.PICTURE_OUTSIDE


@pytest.mark.parametrize("name", ["none.png", "pictures", "a\0b.png", "x" * 5000])
def test_a_picture_that_is_not_there_is_missing(folder: Path, name: str) -> None:
    assert picture_fault(folder, name) is FaultCode.PICTURE_MISSING


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a" + bytes(40),
        b"\x89PNG\r\n\x1a\n",
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(30),
        b"\xff\xd8\xff",
        b"\xff\xd8\xff\xe0\x00\x10" + bytes(50),
        b"\xff\xd8\xff\xe0\x00\x00" * 20,
        b"RIFF\0\0\0\0WEBPVP8X",
        b"RIFF\0\0\0\0WEBPABCD" + bytes(40),
    ],
)
def test_other_content_is_no_image(folder: Path, data: bytes) -> None:
    (folder / "a.png").write_bytes(data)
    assert picture_fault(folder, "a.png") is FaultCode.PICTURE_NOT_IMAGE


def test_a_picture_is_within_bounds(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", 10_001, 20) + bytes(20)
    (folder / "wide.png").write_bytes(header)
    assert picture_fault(folder, "wide.png") is FaultCode.PICTURE_TOO_LARGE
    save(folder / "heavy.png")
    monkeypatch.setattr(picture_file, "MAX_BYTES", 50)
    assert picture_fault(folder, "heavy.png") is FaultCode.PICTURE_TOO_LARGE
