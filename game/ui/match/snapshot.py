"""Keeps a picture of a screen as a PNG file where a person will find it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game import paths
from game.store import StoreFault, durable
from game.ui.frame import Frame


def keep_picture(size: tuple[int, int], draw: Callable[[Frame], None]) -> Path:
    """Draw a screen of a size in px off the screen and write it.

    Returns:
        The new file.

    Raises:
        StoreFault: no folder takes it.
    """
    frame = Frame(size)
    draw(frame)
    sheet = Surface(size)
    sheet.blits(((surface, (x, y)) for surface, x, y in frame.items), doreturn=False)
    stream = BytesIO()
    pygame.image.save(sheet, stream, "picture.png")
    *others, last = paths.user_pictures()
    for folder in others:
        try:
            return _write(folder, stream.getvalue())
        except StoreFault:
            continue
    return _write(last, stream.getvalue())


def _write(folder: Path, data: bytes) -> Path:
    now = datetime.now().astimezone().strftime("%Y-%m-%d %H-%M-%S")
    file = folder / f"Baskettoria {now}.png"
    number = 2
    while file.exists():
        file = folder / f"Baskettoria {now} ({number}).png"
        number += 1
    durable.write(file, data)
    return file
