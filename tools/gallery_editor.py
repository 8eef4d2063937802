"""Poses of the card editor: a card being changed, an own picture, warnings and faults."""

import tempfile
from pathlib import Path
from random import Random

import pygame
from gallery_stage import Stagehand
from PIL import Image, ImageDraw

from game.ui.decks.editor import EditorScene

_SEED = 3


def editor(hand: Stagehand, card: int = 20) -> None:
    """A card being changed."""
    deck = hand.kit.catalog.decks[0]
    hand.show(EditorScene(hand.kit, deck, deck.cards[card], rng=Random(_SEED)))
    hand.settle()


def editor_look(hand: Stagehand) -> None:
    """An own picture, cropped around the face."""
    editor(hand)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "photo.png")
        _photo().save(file)
        hand.post(pygame.DROPFILE, file=str(file))
        hand.settle()
        crop = hand.top().crop.place
        hand.move(crop.center)
        hand.post(pygame.MOUSEWHEEL, x=0, y=3)
        hand.hold(crop.center, (crop.centerx, crop.centery - crop.height // 20))
        hand.let_go((crop.centerx, crop.centery - crop.height // 20))
        hand.settle()


def editor_warning(hand: Stagehand) -> None:
    """A card far above its deck, with a number that another card has."""
    editor(hand)
    scene = hand.top()
    for row in range(4):
        scene.type_value("attack", row, 10)
        scene.type_value("defense", row, 10 + row)
    scene.type_in("number", str(scene.work.deck.cards[1].number))
    while (focus := scene.group.focus) is None or focus.name != "defense:2":
        hand.key(pygame.KSCAN_TAB)
    hand.settle()


def _photo() -> Image.Image:
    """Somebody before a wall, as simply as can be."""
    picture = Image.linear_gradient("L").resize((900, 1200)).convert("RGB")
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((190, 690, 710, 1300), 120, fill=(40, 90, 160))
    pen.ellipse((270, 190, 630, 610), fill=(90, 52, 30))
    pen.ellipse((300, 240, 600, 640), fill=(232, 182, 142))
    for eye in (385, 485):
        pen.ellipse((eye, 400, eye + 30, 430), fill=(25, 25, 30))
    pen.arc((380, 450, 520, 550), 20, 160, fill=(150, 50, 50), width=10)
    return picture
