"""The owner's picture files: cropped, turned upright, refused with their name when unusable."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from game.cards import art
from game.cards.photo import PictureFault, cover
from tests.cards.art_sample import card

RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)


def striped(size: tuple[int, int], *, upright: bool = True) -> Image.Image:
    """Red, green and blue thirds, from left to right or from top to bottom."""
    picture = Image.new("RGB", (3, 1) if upright else (1, 3))
    picture.putdata([RED, GREEN, BLUE])
    return picture.resize(size, Image.Resampling.NEAREST)


def middle(picture: Image.Image) -> object:
    return picture.getpixel((picture.width // 2, picture.height // 2))


def test_a_wide_picture_is_cropped_around_its_middle(tmp_path: Path) -> None:
    file = tmp_path / "wide.png"
    striped((900, 100)).save(file)
    fitted = cover(file, (100, 100))
    assert fitted.size == (100, 100)
    assert fitted.mode == "RGB"
    assert fitted.getcolors() == [(10_000, GREEN)]


def test_a_tall_picture_is_cropped_around_its_middle(tmp_path: Path) -> None:
    file = tmp_path / "tall.png"
    striped((100, 900), upright=False).save(file)
    assert cover(file, (50, 50)).getcolors() == [(2_500, GREEN)]


def test_a_camera_picture_is_turned_upright(tmp_path: Path) -> None:
    file = tmp_path / "turned.jpg"
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned by a quarter to the right: the left edge becomes the top
    striped((300, 300)).save(file, exif=exif, quality=95)
    upright = cover(file, (90, 90))
    top, bottom = upright.getpixel((45, 10)), upright.getpixel((45, 80))
    assert isinstance(top, tuple)
    assert isinstance(bottom, tuple)
    assert top[0] > 200
    assert top[2] < 100
    assert bottom[0] < 100
    assert bottom[2] > 200


def test_transparent_parts_show_card_paper(tmp_path: Path) -> None:
    file = tmp_path / "clear.png"
    Image.new("RGBA", (40, 40), (0, 0, 0, 0)).save(file)
    assert cover(file, (20, 20)).getcolors() == [(400, (247, 241, 229))]


@pytest.mark.parametrize("mode", ["L", "P", "CMYK", "1", "LA"])
def test_every_kind_of_colour_is_taken(tmp_path: Path, mode: str) -> None:
    file = tmp_path / ("picture.jpg" if mode == "CMYK" else "picture.png")
    Image.new("RGB", (50, 50), RED).convert(mode).save(file)
    assert cover(file, (30, 30)).mode == "RGB"


def broken_files(folder: Path) -> dict[str, bytes]:
    whole = BytesIO()
    striped((600, 600)).rotate(30).save(whole, "JPEG")
    png = BytesIO()
    striped((600, 600)).rotate(30).save(png, "PNG")
    return {
        "empty": b"",
        "text": b"no picture",
        "cut.jpg": whole.getvalue()[:200],
        "cut.png": png.getvalue()[: len(png.getvalue()) // 2],
        "damaged.png": png.getvalue()[:60] + b"?" * 40 + png.getvalue()[100:],
    }


@pytest.mark.parametrize("name", broken_files(Path()))
def test_a_broken_file_is_refused_by_name(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(broken_files(tmp_path)[name])
    with pytest.raises(PictureFault) as caught:
        cover(file, (100, 100))
    assert (caught.value.file, caught.value.reason) == (file, "unreadable")


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(PictureFault) as caught:
        art.card_face(card(picture=tmp_path / "gone.png"), "ru", 190)
    assert (caught.value.file, caught.value.reason) == (tmp_path / "gone.png", "missing")


def test_a_huge_picture_is_refused_before_it_is_decoded(tmp_path: Path) -> None:
    file = tmp_path / "huge.png"
    Image.new("1", (9_000, 9_000)).save(file)
    with pytest.raises(PictureFault) as caught:
        cover(file, (100, 100))
    assert caught.value.reason == "too_large"


@pytest.mark.parametrize("width", [120, 190])
def test_the_picture_is_seen_on_the_card(tmp_path: Path, width: int) -> None:
    file = tmp_path / "green.png"
    Image.new("RGB", (300, 300), GREEN).save(file)
    face = art.card_face(card(picture=file), "ru", width)
    pixel = face.getpixel((width // 2, width // 3))
    assert isinstance(pixel, tuple)
    assert pixel[:3] == GREEN
