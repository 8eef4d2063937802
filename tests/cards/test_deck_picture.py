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
    header = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", 20_001, 20) + bytes(20)
    (folder / "wide.png").write_bytes(header)
    assert picture_fault(folder, "wide.png") is FaultCode.PICTURE_TOO_LARGE
    save(folder / "heavy.png")
    monkeypatch.setattr(picture_file, "MAX_BYTES", 50)
    assert picture_fault(folder, "heavy.png") is FaultCode.PICTURE_TOO_LARGE


@pytest.mark.parametrize(("kind", "side"), [("png", 7_000), ("webp", 5_000), ("jpg", 16_000)])
def test_each_kind_has_its_own_bound_of_pixels(folder: Path, kind: str, side: int) -> None:
    """A JPEG can be decoded smaller, so that much larger ones do."""
    (folder / f"a.{kind}").write_bytes(header(kind, side, side))
    assert picture_fault(folder, f"a.{kind}") is FaultCode.PICTURE_TOO_LARGE
    (folder / f"b.{kind}").write_bytes(header(kind, side, side // 2))
    assert picture_fault(folder, f"b.{kind}") is None


def header(kind: str, width: int, height: int) -> bytes:
    """The beginning of a picture file, as far as its size."""
    if kind == "png":
        return b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", width, height) + bytes(20)
    if kind == "jpg":
        return b"\xff\xd8\xff\xc0\x00\x11\x08" + struct.pack(">HH", height, width) + bytes(20)
    size = struct.pack("<HBHB", (width - 1) & 0xFFFF, 0, (height - 1) & 0xFFFF, 0)
    return b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0" + size
