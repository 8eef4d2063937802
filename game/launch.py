"""Puts the program together once its window stands: decks, kit, title, the loop."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app import App
from game.cards.catalog import Catalog, read_catalog
from game.i18n import gettext as _
from game.store import Settings
from game.ui.kit import Kit
from game.ui.metrics import Metrics
from game.ui.sound import SoundBoard
from game.ui.title import TitleScene


def run(screen: pygame.Surface, settings: Settings, faults: Sequence[str]) -> None:
    """Play until the player leaves; `faults` is what was found amiss so far, in sentences."""
    try:
        make_app(screen, settings, faults).run()
    finally:
        pygame.quit()


def make_app(screen: pygame.Surface, settings: Settings, faults: Sequence[str]) -> App:
    """The program, ready to run, with the title on its stage."""
    catalog = read_catalog()
    told = [*faults, *deck_fault_lines(catalog)]

    def make_kit(app: App, metrics: Metrics) -> Kit:
        sound = SoundBoard(is_enabled=settings.sound, volume=settings.volume)
        return Kit(metrics, settings, catalog, sound, fullscreen=app.toggle_fullscreen)

    def make_title(kit: Kit) -> TitleScene:
        lines, told[:] = list(told), []
        return TitleScene(kit, lines)

    return App(screen, make_kit, make_title)


def deck_fault_lines(catalog: Catalog) -> list[str]:
    """What is wrong with decks, a sentence a fault, under the deck's name."""
    if not catalog.faults:
        return []
    from game.cards.fault_text import fault_line  # noqa: PLC0415 - rarely needed

    lines = []
    for folder, found in catalog.faults.items():
        lines.append(_("The deck “{name}” is left out:").format(name=folder.name))
        lines += [fault_line(fault) for fault in found.faults]
    if not catalog.decks:
        lines.insert(0, _("There is no deck that can be played with."))
    return lines
