"""Poses of the draft screen: each way, the curtain, the end."""

from collections.abc import Callable

import pygame
from gallery_stage import Stagehand

from game import i18n
from game.draft import DraftWay
from game.drafting import DraftPlan, DraftSession
from game.ui.draft.scene import DraftScene
from game.ui.draft.table import DraftSeat, DraftTable
from game.ui.match_start import home
from game.ui.scene import Pop

_NAMES = {"ru": ("Алина", "Борис"), "en": ("Alina", "Boris")}
_COLORS = ((47, 127, 224), (217, 69, 47))
_SEED = 5

Pose = Callable[[Stagehand], None]


def _scene(
    hand: Stagehand,
    way: DraftWay,
    picks: int,
    *,
    bots: tuple[bool, bool] = (False, False),
    counts: tuple[int, int] = (12, 12),
) -> DraftScene:
    """A draft after so many picks of the computer."""
    deck = hand.kit.catalog.decks[0]
    language = i18n.language()
    pool = tuple(card.engine_card(language) for card in deck.cards)
    session = DraftSession(DraftPlan(way, pool, counts, 0, _SEED))
    for _ in range(picks):
        seat = session.to_pick
        if seat is not None:
            session.submit(seat, session.bot_pick(seat))
    names = _NAMES[language]
    seats = tuple(
        DraftSeat(i18n.gettext("Computer") if is_bot else name, color, is_bot)
        for name, color, is_bot in zip(names, _COLORS, bots, strict=True)
    )
    table = DraftTable(session, deck.cards, (seats[0], seats[1]), deck, lambda: None)
    return DraftScene(hand.kit, table, lambda: home(hand.kit), Pop)


def _settle(hand: Stagehand) -> None:
    hand.wait(0.1)
    hand.wait_for(lambda: not hand.top().is_moving)
    hand.wait(0.3)


def draft_snake(hand: Stagehand) -> None:
    """The seventh round of a snake draft; a card is chosen."""
    scene = _scene(hand, DraftWay.SNAKE, 12)
    hand.show(scene)
    rect = scene.middle.rect_of(8)
    hand.move(rect.center)
    hand.post(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1)
    hand.let_go(rect.center)
    hand.move((5, 5))
    _settle(hand)


def draft_drag(hand: Stagehand) -> None:
    """A card is carried to its panel."""
    scene = _scene(hand, DraftWay.TURN, 6, bots=(False, True), counts=(7, 6))
    hand.show(scene)
    _settle(hand)
    rect = scene.middle.rect_of(7)
    hand.hold(rect.center, scene.places.panel(0).center)


def draft_stream(hand: Stagehand) -> None:
    """The stream; a card is chosen with keys."""
    hand.show(_scene(hand, DraftWay.STREAM, 9))
    hand.key(pygame.KSCAN_RIGHT, pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN)
    _settle(hand)


def draft_stream_open(hand: Stagehand) -> None:
    """The stream against the computer; nothing is chosen yet."""
    hand.show(_scene(hand, DraftWay.STREAM, 8, bots=(False, True), counts=(10, 12)))
    _settle(hand)


def draft_secret(hand: Stagehand) -> None:
    """Two cards, one to be kept, against the computer."""
    hand.show(_scene(hand, DraftWay.SECRET, 4, bots=(False, True)))
    hand.key(pygame.KSCAN_1)
    _settle(hand)


def draft_curtain(hand: Stagehand) -> None:
    """Before the two cards of a person."""
    hand.show(_scene(hand, DraftWay.SECRET, 3))
    hand.wait(0.5)


def draft_over(hand: Stagehand) -> None:
    """Both rosters are complete."""
    hand.show(_scene(hand, DraftWay.SNAKE, 24))
    _settle(hand)


def draft_over_secret(hand: Stagehand) -> None:
    """Both rosters are complete, and closed."""
    hand.show(_scene(hand, DraftWay.SECRET, 24))
    _settle(hand)


def draft_flight(hand: Stagehand) -> None:
    """A card is on its way to the panel."""
    scene = _scene(hand, DraftWay.STREAM, 9)
    hand.show(scene)
    _settle(hand)
    hand.key(pygame.KSCAN_3)
    _settle(hand)
    scene.take()
    hand.wait(0.15)


POSES: dict[str, Pose] = {
    "draft_snake": draft_snake,
    "draft_drag": draft_drag,
    "draft_stream": draft_stream,
    "draft_stream_open": draft_stream_open,
    "draft_flight": draft_flight,
    "draft_secret": draft_secret,
    "draft_curtain": draft_curtain,
    "draft_over": draft_over,
    "draft_over_secret": draft_over_secret,
}
