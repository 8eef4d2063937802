"""The print itself: its folder and files, the same bytes each time, and nothing half."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from game.cards.printing import (
    CardCount,
    Faces,
    Ink,
    PrintCancelled,
    PrintCode,
    Printer,
    PrintRefusal,
    PrintRequest,
    Progress,
    Shop,
    run,
    whole_deck,
)
from game.cards.printing.contact import LABEL, THUMB, cell, contact_sheets, thumb
from game.cards.printing.manifest import changed as changed_cards
from game.cards.printing.painter import CardPainter
from game.cards.printing.png import PngFault, packed_picture
from game.cards.printing.size import MASTER_SIZE, SHOPS
from tests.cards.art_sample import card
from tests.cards.printing.print_sample import (
    FlatPainter,
    SameBackPainter,
    changed,
    front_color,
    lines_of,
    numbered,
    page_contents,
    request,
)

ROOT = Path(__file__).parents[3]


def files(folder: Path) -> dict[str, str]:
    """The digest of each file of a folder by its path in it."""
    return {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def test_the_folder_has_everything_and_the_manifest_tells_of_it(tmp_path: Path) -> None:
    asked = replace(request(2), contact=True)
    result = run(asked, tmp_path, painter=FlatPainter())
    assert result.folder.parent == tmp_path
    assert result.folder.name.startswith("flat-")
    found = files(result.folder)
    assert set(found) == {
        "manifest.json",
        "faces/1.1.001_front.png",
        "faces/1.1.002_front.png",
        "faces/back.png",
        "faces/back_2.png",
        "sheets/a4-9_duplex.pdf",
        "shop/mpc/001_1.1.001.png",
        "shop/mpc/002_1.1.002.png",
        "shop/mpc/back.png",
        "shop/mpc/back_2.png",
        "shop/1up_trim63x88.pdf",
        "proof/contact.png",
    }
    manifest = json.loads((result.folder / "manifest.json").read_bytes())
    assert manifest["files"] == {
        name: sha for name, sha in found.items() if name != "manifest.json"
    }
    assert manifest["cards"] == [
        {"number": "1.1.001", "count": 1},
        {"number": "1.1.002", "count": 1},
    ]
    assert manifest["choices"]["layout"] == "a4-9"
    assert manifest["choices"]["printer"]["back_x"] == 0
    assert result.folder.name == f"flat-{manifest['run'][:8]}"


SCRIPT = """
import sys
from pathlib import Path
from game.cards.printing import CardCount, PrintRequest, run
from tests.cards.printing.print_sample import numbered
cards = tuple(CardCount(card) for card in numbered(3))
run(PrintRequest("same", cards), Path(sys.argv[1]), jobs=int(sys.argv[2]))
"""


def test_the_same_print_gives_the_same_bytes_anywhere(tmp_path: Path) -> None:
    """Other numbers of threads, working folders and hash seeds change nothing."""
    found = []
    for jobs, seed in (("1", "0"), ("2", "1")):
        place = tmp_path / seed
        place.mkdir()
        environ = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", SCRIPT, str(place / "out"), jobs]
        subprocess.run(command, check=True, cwd=place, env=environ)
        found.append(files(place / "out"))
    assert found[0] == found[1]
    assert len(found[0]) == 13


def test_each_choice_gives_a_folder_of_its_own(tmp_path: Path) -> None:
    plain = request(1)
    others = (
        plain,
        changed(plain, layout="letter-9"),
        changed(plain, ink=Ink.GREY),
        changed(plain, printer=Printer(back_x=0.1)),
        changed(plain, cards=(CardCount(numbered(1)[0], 2),)),
        changed(plain, cards=(CardCount(card(card_class=1)),)),
    )
    names = {run(each, tmp_path, painter=FlatPainter()).folder.name for each in others}
    assert len(names) == 6


def test_the_same_print_again_replaces_itself(tmp_path: Path) -> None:
    first = run(request(1), tmp_path, painter=FlatPainter())
    before = files(first.folder)
    first.sheets[0].write_bytes(b"spoilt")
    assert files(run(request(1), tmp_path, painter=FlatPainter()).folder) == before


def test_what_another_hand_put_there_stays_unless_forced(tmp_path: Path) -> None:
    place = run(request(1), tmp_path, painter=FlatPainter()).folder
    (place / "manifest.json").write_text('{"run": "another"}')
    before = files(place)
    with pytest.raises(PrintRefusal) as caught:
        run(request(1), tmp_path, painter=FlatPainter())
    assert caught.value.code is PrintCode.FOLDER_TAKEN
    assert files(place) == before
    run(request(1), tmp_path, painter=FlatPainter(), force=True)
    assert files(place) != before


def test_progress_reaches_its_end_and_a_cancel_leaves_nothing(tmp_path: Path) -> None:
    told: list[Progress] = []
    run(request(4), tmp_path / "out", painter=FlatPainter(), progress=told.append)
    assert [each.done for each in told] == list(range(len(told)))
    assert told[-1].done == told[-1].total == 11

    told.clear()
    with pytest.raises(PrintCancelled):
        run(
            request(8),
            tmp_path / "cancelled",
            painter=FlatPainter(),
            progress=told.append,
            is_cancelled=lambda: len(told) > 2,
        )
    assert list((tmp_path / "cancelled").iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_a_killed_print_leaves_no_half_folder(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    code = SCRIPT.replace("numbered(3)", "numbered(60)")
    process = subprocess.Popen([sys.executable, "-c", code, str(tmp_path), "1"], env=environ)
    wait_for(lambda: any(tmp_path.rglob("*_front.png")))
    process.send_signal(signal.SIGKILL)
    process.wait()
    left = [file.name for file in tmp_path.iterdir()]
    assert left
    assert all(name.startswith(".print-") for name in left)
    for file in tmp_path.iterdir():  # as if it were of the day before yesterday
        os.utime(file, (time.time() - 2e5,) * 2)
    result = run(request(1), tmp_path, painter=FlatPainter())
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {result.folder.name, "flat-ru-colour.printed.json"}


def wait_for(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    with pytest.raises(PrintRefusal) as caught:
        run(request(1), blocked / "out", painter=FlatPainter())
    assert caught.value.code is PrintCode.CANNOT_WRITE
    assert caught.value.params["reason"]


@pytest.mark.parametrize("shop", [Shop.MPC, Shop.TGC, Shop.MM])
def test_pictures_for_shops_have_their_pixels(shop: Shop, tmp_path: Path) -> None:
    asked = PrintRequest("shop", whole_deck((card(),)), shop=shop, contact=False)
    folder = run(asked, tmp_path).folder / "shop" / shop.value
    names = {file.name for file in folder.iterdir()}
    assert names == {"001_1.3.005.png", "back.png"}
    for name in names:
        with Image.open(folder / name) as picture:
            assert (picture.size, picture.mode) == (SHOPS[shop].size, "RGB")
            assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.1)
            assert "srgb" in picture.info
            width, height = picture.size
            for strip in (
                (0, 0, width, 20),
                (0, height - 20, width, height),
                (0, 0, 20, height),
                (width - 20, 0, width, height),
            ):
                histogram = picture.crop(strip).convert("L").histogram()
                assert sum(histogram[180:]) == 0


@pytest.mark.parametrize(
    ("changes", "files", "pages"),
    [
        ({}, ["1up_trim63x88.pdf"], 4),
        ({"faces": Faces.FOLD}, ["1up_trim63x88.pdf"], 4),
        ({"faces": Faces.BACKS}, ["1up_trim63x88_backs.pdf"], 2),
        ({"faces": Faces.SPLIT}, ["1up_trim63x88_backs.pdf", "1up_trim63x88_fronts.pdf"], 2),
        ({"bleed": 1.0, "gutter": 4.0, "outer_bleed": 2.0}, ["1up_trim63x88.pdf"], 4),
        ({"layout": "single"}, ["1up_trim63x88.pdf"], 4),
    ],
)
def test_a_shop_gets_a_card_a_page_with_all_of_its_bleed(
    changes: dict[str, object], files: list[str], pages: int, tmp_path: Path
) -> None:
    result = run(request(2, **changes), tmp_path, painter=FlatPainter())
    found = sorted((result.folder / "shop").glob("*.pdf"))
    assert [file.name for file in found] == files
    for file in found:
        data = file.read_bytes()
        assert data.count(b"/Type /Page/") == pages
        assert data.count(b"/MediaBox [0 0 195.5906 266.4567]") == pages  # 69 x 94 mm
        assert not any(map(lines_of, page_contents(file)))


def test_no_shop_no_pictures(tmp_path: Path) -> None:
    result = run(changed(request(1), shop=Shop.NONE), tmp_path, painter=FlatPainter())
    assert not (result.folder / "shop").exists()


def test_jpeg_for_upload_limits(tmp_path: Path) -> None:
    asked = PrintRequest("jpg", whole_deck((card(),)), jpeg_quality=80, contact=False)
    result = run(asked, tmp_path)
    names = {file.name for file in (result.folder / "faces").iterdir()}
    assert names == {"1.3.005_front.jpg", "back.jpg"}
    data = result.sheets[0].read_bytes()
    assert data.count(b"/DCTDecode") == 2
    assert (result.folder / "faces" / "back.jpg").read_bytes() in data


def test_sheets_are_split_by_size_and_stay_whole(tmp_path: Path) -> None:
    asked = changed(request(20), shop=Shop.NONE)
    (whole,) = run(asked, tmp_path, painter=FlatPainter()).sheets
    most = whole.stat().st_size * 0.75 / 1e6
    parts = run(changed(asked, max_mb=most), tmp_path, painter=FlatPainter()).sheets
    assert [file.name for file in parts] == [
        f"a4-9_duplex_p{number}of{len(parts)}.pdf" for number in range(1, len(parts) + 1)
    ]
    assert len(parts) > 1
    for part in parts:
        assert part.stat().st_size <= most * 1e6
        assert part.read_bytes().count(b"/Type /Page/") % 2 == 0

    with pytest.raises(PrintRefusal) as caught:
        run(changed(asked, max_mb=0.1), tmp_path, painter=FlatPainter())
    assert caught.value.code is PrintCode.SHEET_OVER_SIZE
    smallest = caught.value.params["smallest"]
    assert run(changed(asked, max_mb=smallest), tmp_path, painter=FlatPainter()).sheets


def test_the_contact_sheet_shows_each_card_once_in_order(tmp_path: Path) -> None:
    """However often a card is printed, and in whatever order."""
    cards = tuple(CardCount(each, 1 + place % 3) for place, each in enumerate(numbered(8)))
    asked = PrintRequest("flat", cards[::-1])
    result = run(asked, tmp_path, painter=FlatPainter())
    with Image.open(result.folder / "proof" / "contact.png") as sheet:
        assert sheet.height <= cell(12)[1]
        for index in range(8):
            left, top = cell(index)
            middle = (left + THUMB[0] // 2, top + THUMB[1] // 2)
            assert sheet.getpixel(middle) == front_color(index + 1)
            assert label(sheet, index) == label(labels(index + 1), 0)


def label(sheet: Image.Image, index: int) -> bytes:
    """What is written under a card of a contact sheet."""
    left, top = cell(index)
    return sheet.crop((left, top + THUMB[1], left + THUMB[0], top + THUMB[1] + LABEL)).tobytes()


def labels(number: int) -> Image.Image:
    """A contact sheet of one card."""
    blank = thumb(Image.new("RGB", MASTER_SIZE))
    (sheet,) = contact_sheets([(f"1.1.{number:03}", blank)])
    return sheet


def test_many_cards_take_several_contact_sheets(tmp_path: Path) -> None:
    asked = changed(request(73), contact=True, shop=Shop.NONE)
    place = run(asked, tmp_path, painter=SameBackPainter()).folder / "proof"
    assert {file.name for file in place.iterdir()} == {"contact.png", "contact_2.png"}


def test_only_what_changed_is_printed_again(tmp_path: Path) -> None:
    asked = PrintRequest("deck", whole_deck(numbered(3)), contact=False)
    painter = CardPainter("ru", Ink.COLOR)
    assert len(changed_cards(asked, painter, tmp_path)) == 3
    run(asked, tmp_path)
    assert changed_cards(asked, painter, tmp_path) == ()
    one, two, three = numbered(3)
    new = replace(asked, cards=whole_deck((one, replace(two, card_class=1), three)))
    assert [str(each.card.number) for each in changed_cards(new, painter, tmp_path)] == ["1.1.002"]
    english = replace(asked, language="en")
    assert len(changed_cards(english, CardPainter("en", Ink.COLOR), tmp_path)) == 3


def test_all_pictures_that_cannot_be_used_are_named_at_once(tmp_path: Path) -> None:
    sound, broken = tmp_path / "sound.png", tmp_path / "broken.png"
    Image.new("RGBA", (800, 500), (200, 30, 30, 100)).save(sound)
    broken.write_bytes(sound.read_bytes()[:60])
    one, two, three = numbered(3)
    cards = (
        replace(one, picture=broken),
        replace(two, picture=tmp_path / "missing.png"),
        replace(three, picture=sound),
    )
    with pytest.raises(PrintRefusal) as caught:
        run(PrintRequest("own", whole_deck(cards)), tmp_path / "out")
    assert caught.value.code is PrintCode.PICTURE_FAULTS
    assert caught.value.params["faults"] == (
        ("1.1.001", "broken.png", "unreadable"),
        ("1.1.002", "missing.png", "missing"),
    )
    assert list((tmp_path / "out").iterdir()) == []

    result = run(PrintRequest("own", whole_deck(cards[2:])), tmp_path / "out")
    with Image.open(result.folder / "faces" / "1.1.003_front.png") as picture:
        assert picture.mode == "RGB"


@pytest.mark.parametrize(
    ("mode", "options"),
    [("RGBA", {}), ("P", {}), ("1", {}), ("I;16", {}), ("L", {"transparency": 3})],
    ids=["alpha", "palette", "1-bit", "16-bit", "transparent"],
)
def test_pictures_that_a_pdf_cannot_take_are_refused(
    mode: str, options: dict[str, object], tmp_path: Path
) -> None:
    file = tmp_path / "picture.png"
    Image.new(mode, (8, 8)).save(file, **options)  # type: ignore[arg-type]
    with pytest.raises(PngFault):
        packed_picture(file.read_bytes(), file)


def test_interlaced_and_cut_off_pictures_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    Image.new("RGB", (8, 8)).save(file)
    data = file.read_bytes()
    assert packed_picture(data, file).channels == 3
    interlaced = data[:28] + b"\1" + data[29:]
    for broken in (interlaced, data[:40], b"GIF89a", b"", data[:8]):
        with pytest.raises(PngFault):
            packed_picture(broken, file)


def test_the_same_back_is_drawn_once(tmp_path: Path) -> None:
    folder = run(request(5), tmp_path, painter=SameBackPainter()).folder
    assert len(list((folder / "faces").glob("back*"))) == 1
