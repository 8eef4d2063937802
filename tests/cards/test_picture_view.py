from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from game.cards.photo import PictureFault
from game.cards.picture_view import whole_picture


def test_a_picture_is_whole_small_and_in_its_own_shape(tmp_path: Path) -> None:
    file = tmp_path / "wide.png"
    Image.new("RGBA", (800, 400), (10, 200, 30, 255)).save(file)
    picture = whole_picture(file, 200)
    assert picture.size == (200, 100)
    assert picture.mode == "RGB"
    assert picture.getpixel((100, 50)) == (10, 200, 30)


def test_a_small_picture_is_not_enlarged(tmp_path: Path) -> None:
    file = tmp_path / "small.png"
    Image.new("L", (30, 50), 90).save(file)
    assert whole_picture(file, 200).size == (30, 50)


def test_a_camera_held_sideways_is_turned_upright(tmp_path: Path) -> None:
    file = tmp_path / "turned.jpg"
    picture = Image.new("RGB", (400, 200), (250, 0, 0))
    picture.paste((0, 0, 250), (200, 0, 400, 200))
    exif = Image.Exif()
    exif[0x0112] = 6
    picture.save(file, exif=exif, quality=95)
    upright = whole_picture(file, 400)
    assert upright.size == (200, 400)
    top, bottom = upright.getpixel((100, 50)), upright.getpixel((100, 350))
    assert isinstance(top, tuple)
    assert isinstance(bottom, tuple)
    assert top[0] > 200
    assert top[2] < 50
    assert bottom[2] > 200
    assert bottom[0] < 50


@pytest.mark.parametrize(("data", "reason"), [(None, "missing"), (b"no picture", "unreadable")])
def test_what_is_no_picture_is_refused(tmp_path: Path, data: bytes | None, reason: str) -> None:
    file = tmp_path / "x.png"
    if data is not None:
        file.write_bytes(data)
    with pytest.raises(PictureFault) as caught:
        whole_picture(file, 100)
    assert caught.value.reason == reason
