"""Take a picture of every screen and each telling moment, without a window.

    python3 tools/screenshots.py --out DIR [--size WxH ...] [--lang ru|en ...] [--only NAME ...]
    python3 tools/screenshots.py --docs     renew the pictures that README shows

The pictures are the same at every run: matches come from fixed seeds.
"""

if __name__ == "__main__":
    import bootstrap

    bootstrap.reenter()

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
DOC_PICTURES = {
    "title": "title",
    "attack_drag": "attack",
    "scored_three": "comparison",
    "draft_snake": "draft",
    "roster": "roster",
}
DOC_SIZE = (1600, 900)


def main(arguments: "list[str]") -> int:
    """Take the pictures asked for."""
    parser = argparse.ArgumentParser(description="Take a picture of every screen.")
    parser.add_argument("--out", type=Path, help="folder for the pictures")
    parser.add_argument("--size", action="append", help="window size such as 1920x1080; repeatable")
    parser.add_argument("--lang", action="append", choices=("ru", "en"), help="repeatable")
    parser.add_argument("--only", action="append", help="one screen by its name; repeatable")
    parser.add_argument("--docs", action="store_true", help="renew the pictures of docs/")
    options = parser.parse_args(arguments)
    if not options.out and not options.docs:
        parser.error("say where to with --out DIR, or --docs")
    try:
        sizes = [_size(text) for text in options.size or ["1920x1080"]]
    except ValueError as fault:
        parser.error(f"--size: {fault} is not such as 1920x1080")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        cache = os.environ.get("BASKETTORIA_GALLERY_HOME")
        os.environ["BASKETTORIA_HOME"] = cache or home
        if options.docs:
            for name, picture in DOC_PICTURES.items():
                take(DOCS, DOC_SIZE, "en", [name], as_name=picture)
        if options.out:
            for size in sizes:
                for language in options.lang or ["ru", "en"]:
                    folder = options.out / f"{language}-{size[0]}x{size[1]}"
                    take(folder, size, language, options.only)
    return 0


def _size(text: str) -> "tuple[int, int]":
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise ValueError(text)
    return int(width), int(height)


def take(
    folder: Path,
    size: "tuple[int, int]",
    language: str,
    only: "list[str] | None",
    *,
    as_name: str = "",
) -> None:
    """Pose the screens and save a PNG of each."""
    import pygame
    from gallery import POSES
    from gallery_stage import Stagehand

    from game import store

    folder.mkdir(parents=True, exist_ok=True)
    for number, (name, pose) in enumerate(POSES.items(), start=1):
        if only and name not in only:
            continue
        store.clear_match()
        hand = Stagehand(size, language)
        pose(hand)
        hand.redraw()
        file = folder / (f"{as_name}.png" if as_name else f"{number:02}-{name}.png")
        pygame.image.save(hand.app.stage.screen, str(file))
        print(file)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
