"""What tests of the print screen share: the screen, what it says, a print that ends."""

from __future__ import annotations

import time
from pathlib import Path

from game.ui.decks.browser import DecksScene
from game.ui.kit import Kit
from game.ui.printing import print_draw
from game.ui.printing.print_scene import PrintScene
from game.ui.printing.print_work import Saved
from tests.ui.decks_desk import Stack
from tests.ui.desk import FRAME, make_kit, picture


def opened(kit: Kit | None = None) -> tuple[PrintScene, Stack]:
    """The print screen above the deck screen."""
    kit = kit or make_kit()
    scene = PrintScene(kit, kit.catalog.decks[0])
    return scene, Stack(DecksScene(kit, lambda kit: DecksScene(kit, None)), scene)  # type: ignore[arg-type]


def text_of(scene: PrintScene) -> str:
    """What the notes say."""
    return "\n".join(text for text, _color in print_draw.notes(scene))


def saved_in(scene: PrintScene) -> Path:
    """The folder of a finished print."""
    assert isinstance(scene.outcome, Saved)
    return scene.outcome.folder


def until_done(scene: PrintScene, stack: Stack) -> None:
    """Let a print end."""
    end = time.monotonic() + 60
    while scene.work is not None:
        assert time.monotonic() < end, "the print does not end"
        time.sleep(0.005)
        stack.follow(scene.update(FRAME))
        picture(scene)
