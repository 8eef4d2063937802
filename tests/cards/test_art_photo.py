"""The owner's picture files: cropped, turned upright, refused with their name when unusable."""

from __future__ import annotations

import struct
import subprocess
import sys
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from game.cards import art
from game.cards.model import Focus
from game.cards.photo import PictureFault, cover, crop_edges
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
    file.write_bytes(png_header(9_000, 9_000))
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


def png_header(width: int, height: int) -> bytes:
    """A PNG whose header promises a picture that is not there."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + struct.pack(">I", 13)
        + head
        + struct.pack(">I", zlib.crc32(head))
        + struct.pack(">I", 0x7FFFFFFF)
        + b"IDAT"
        + bytes(50)
    )


def jpeg_header(width: int, height: int, *, progressive: bool) -> bytes:
    """A JPEG with the size changed to one that its data does not have."""
    whole = BytesIO()
    Image.new("RGB", (64, 64), RED).save(whole, "JPEG", progressive=progressive)
    data = bytearray(whole.getvalue())
    place = data.index(b"\xff\xc2" if progressive else b"\xff\xc0")
    data[place + 5 : place + 9] = struct.pack(">HH", height, width)
    return bytes(data)


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("sides.png", png_header(60_000, 60_000)),
        ("just.png", png_header(6_000, 6_000)),
        ("progressive.jpg", jpeg_header(12_000, 9_000, progressive=True)),
        ("sides.jpg", jpeg_header(65_000, 65_000, progressive=False)),
        ("just.jpg", jpeg_header(20_000, 12_000, progressive=False)),
    ],
)
def test_a_crafted_header_takes_no_memory(tmp_path: Path, name: str, data: bytes) -> None:
    pytest.importorskip("resource", reason="this system does not tell a process's peak memory")
    file = tmp_path / name
    file.write_bytes(data)
    code = (
        "import resource, sys\nfrom pathlib import Path\n"
        "from game.cards.photo import PictureFault, cover\n"
        "try: cover(Path(sys.argv[1]), (822, 500))\n"
        "except PictureFault as fault: print(fault.reason, fault.file.name)\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, file],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    *told, peak = done.stdout.splitlines()
    if name != "just.jpg":  # whose data is a part of a picture, which may be shown
        assert told in ([f"too_large {name}"], [f"unreadable {name}"])
    unit = 1 if sys.platform == "darwin" else 1024
    assert int(peak) * unit < 512_000_000


def test_the_focus_moves_the_crop_until_the_edge(tmp_path: Path) -> None:
    file = tmp_path / "wide.png"
    striped((900, 100)).save(file)
    assert cover(file, (100, 100), Focus(x=10)).getcolors() == [(10_000, RED)]
    assert cover(file, (100, 100), Focus(x=100)).getcolors() == [(10_000, BLUE)]


def test_zoom_shows_less_of_the_picture(tmp_path: Path) -> None:
    file = tmp_path / "three.png"
    striped((300, 300)).save(file)
    assert cover(file, (60, 60), Focus(zoom=400)).getcolors() == [(3_600, GREEN)]


@pytest.mark.parametrize(
    ("focus", "edges"),
    [
        (Focus(), (0, 60, 200, 160)),
        (Focus(y=0), (0, 0, 200, 100)),
        (Focus(x=50, y=50, zoom=200), (50, 112.5, 150, 162.5)),
        (Focus(x=100, y=100, zoom=400), (150, 250, 200, 275)),
    ],
)
def test_the_crop_keeps_its_shape_and_the_picture_its_edges(
    focus: Focus, edges: tuple[float, float, float, float]
) -> None:
    assert crop_edges((200, 275), (100, 50), focus) == edges


@pytest.mark.parametrize("turn", range(1, 9))
@pytest.mark.parametrize("kind", ["png", "jpg"])
def test_the_focus_means_the_upright_picture(tmp_path: Path, turn: int, kind: str) -> None:
    """However the file lies, the corner looked at is the same one."""
    upright = Image.new("RGB", (240, 160), BLUE)
    upright.paste(RED, (0, 0, 80, 80))
    back = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    exif = Image.Exif()
    exif[0x0112] = turn
    file = tmp_path / f"turned.{kind}"
    lying = upright.transpose(back[turn]) if turn in back else upright
    lying.save(file, exif=exif, quality=95)
    seen = cover(file, (60, 40), Focus(x=0, y=0, zoom=400)).getpixel((20, 20))
    assert isinstance(seen, tuple)
    assert seen[0] > 200
    assert seen[2] < 60


def test_the_focus_shapes_the_card(tmp_path: Path) -> None:
    file = tmp_path / "wide.png"
    striped((900, 100)).save(file)
    left = card(picture=file, focus=Focus(x=0))
    face = art.card_face(left, "ru", 190)
    pixel = face.getpixel((95, 60))
    assert isinstance(pixel, tuple)
    assert pixel[:3] == RED
