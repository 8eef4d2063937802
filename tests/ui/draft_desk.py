"""What tests of the draft screen share: a draft on the screen, hands that pick, eyes that watch."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pygame
from pygame import Surface
from pygame.event import Event

from game import i18n, store
from game.cards.model import DeckCard
from game.draft import DraftWay
from game.drafting import DraftPlan, DraftSession
from game.engine import Seat
from game.ui.decks.face_feed import Wish
from game.ui.draft.curtain import DraftCurtain
from game.ui.draft.pool import PoolMiddle
from game.ui.draft.scene import DraftScene
from game.ui.draft.table import DraftSeat, DraftTable
from game.ui.kit import Kit
from game.ui.scene import Reset, Scene
from tests.ui.decks_desk import Stack
from tests.ui.desk import FRAME, make_kit, picture

COLORS = ((47, 127, 224), (217, 69, 47))
NAMES = ("Alina", "Boris")
SEED = 11


class Done(Scene):
    """What comes after the draft."""


class Desk:
    """A draft on the screen, and the scenes above it.

    Attributes:
        kept: how many picks there were whenever the draft was to be kept.
    """

    def __init__(self, kit: Kit, session: DraftSession, bots: tuple[bool, bool]) -> None:
        deck = kit.catalog.decks[0]
        one, two = (
            DraftSeat(name, color, is_bot)
            for name, color, is_bot in zip(NAMES, COLORS, bots, strict=True)
        )
        self.kit = kit
        self.session = session
        self.kept: list[int] = []
        table = DraftTable(
            session, deck.cards, (one, two), deck, lambda: self.kept.append(len(session.picks))
        )
        self.scene = DraftScene(kit, table, lambda: Done(kit), lambda: Reset(Done(kit)))
        self.stack = Stack(self.scene)

    @property
    def is_done(self) -> bool:
        """Whether the draft was left for what comes after it."""
        return isinstance(self.stack.top, Done)

    @property
    def is_curtained(self) -> bool:
        """Whether a curtain stands before the draft."""
        return isinstance(self.stack.top, DraftCurtain)

    def holds(self) -> bool:
        """Whether the pointer holds a card."""
        return self.scene.pointer.drag is not None

    def enlarges(self) -> bool:
        """Whether a card is shown large."""
        return self.scene.peek.is_shown

    def tick(self, frames: int = 1) -> None:
        """Let time pass, drawing each frame."""
        for _ in range(frames):
            self.stack.follow(self.stack.top.update(FRAME))
            picture(self.stack.top)

    def until_asked(self) -> None:
        """Let the computer pick until a person is asked for something."""
        for _ in range(5000):
            if self.is_curtained or self.scene.course.can_pick or self.scene.is_over:
                return
            self.tick()
        raise AssertionError("nobody is asked")


def open_draft(
    way: DraftWay,
    *,
    bots: tuple[bool, bool] = (False, False),
    counts: tuple[int, int] = (5, 5),
    language: str = "en",
    motion: store.Motion = store.Motion.OFF,
    picks: int = 0,
    kit: Kit | None = None,
) -> Desk:
    """A draft from the kit's first deck, after so many picks of the computer."""
    kit = kit or make_kit(language=language)
    kit.settings.motion = motion
    pool = tuple(card.engine_card(i18n.language()) for card in kit.catalog.decks[0].cards)
    session = DraftSession(DraftPlan(way, pool, counts, 0, SEED))
    for _ in range(picks):
        seat = session.to_pick
        assert seat is not None
        session.submit(seat, session.bot_pick(seat))
    return Desk(kit, session, bots)


# --- hands -------------------------------------------------------------------------------------


def pick_by_mouse(desk: Desk, rng: Random) -> None:
    """Do what is asked by the mouse alone: open a curtain, or take a card in one of three ways."""
    stack, scene = desk.stack, desk.scene
    if desk.is_curtained:
        stack.press("open")
        return
    if scene.is_over:
        stack.press("go")
        return
    desk.tick(30)  # so that no click follows another one soon
    card = rng.choice(_in_sight(scene))
    at = scene.middle.rect_of(card).center
    match rng.randrange(3):
        case 0:
            stack.click(at)
            stack.press("take")
        case 1:
            stack.click(at)
            stack.click(scene.middle.rect_of(card).center)
        case _:
            seat = scene.sight.to_pick
            assert seat is not None
            drag(desk, at, (scene.places.panel(seat).centerx, at[1]))


def _in_sight(scene: DraftScene) -> list[int]:
    """The offered cards that a person can click in their middle."""
    offer = [card for card in scene.sight.offer if card is not None]
    if not isinstance(scene.middle, PoolMiddle):
        return offer
    middle = scene.middle
    return [card for card in offer if middle.card_at(middle.rect_of(card).center) == card]


def drag(desk: Desk, at: tuple[int, int], to: tuple[int, int]) -> None:
    """Carry something somewhere and let it go."""
    carry(desk, at, to)
    desk.stack.send(Event(pygame.MOUSEBUTTONUP, pos=to, button=1))


def carry(desk: Desk, at: tuple[int, int], to: tuple[int, int]) -> None:
    """Pick something up and carry it, without letting go."""
    stack = desk.stack
    stack.send(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    stack.send(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    for step in range(1, 5):
        spot = tuple(round(a + (b - a) * step / 4) for a, b in zip(at, to, strict=True))
        stack.send(Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 0), buttons=(1, 0, 0)))
        desk.tick()


def pick_by_keys(desk: Desk, rng: Random) -> None:
    """Do what is asked by the keyboard alone."""
    stack, scene = desk.stack, desk.scene
    if desk.is_curtained:
        stack.key(pygame.KSCAN_SPACE)
        return
    before = len(desk.session.picks)
    if scene.is_over:
        stack.key(pygame.KSCAN_RETURN)
        return
    if rng.randrange(2) and not isinstance(scene.middle, PoolMiddle):
        stack.key(pygame.KSCAN_1 + rng.randrange(len(scene.sight.offer)), pygame.KSCAN_RETURN)
        return
    arrows = (pygame.KSCAN_RIGHT, pygame.KSCAN_LEFT, pygame.KSCAN_DOWN)
    for _ in range(60):
        stack.key(rng.choice(arrows))
        focus = scene.group.focus
        if focus is None or not focus.name.startswith(("card:", "grid")):
            stack.key(pygame.KSCAN_TAB)
            continue
        for _press in range(2):  # the first may only choose
            stack.key(pygame.KSCAN_RETURN)
            if len(desk.session.picks) > before:
                return
    raise AssertionError("no card could be taken")


# --- eyes --------------------------------------------------------------------------------------


def index_of(desk: Desk, card: DeckCard) -> int:
    """A face's place in the pool."""
    return desk.scene.table.pool.index(card)


@contextmanager
def watched(desk: Desk) -> Iterator[set[int]]:
    """All cards whose faces are drawn or asked for by any means meanwhile."""
    seen: set[int] = set()
    feed, sprites = desk.scene.faces.feed, desk.kit.sprites
    of_feed, of_sprites, wanted = feed.picture, sprites.face, feed.want

    def note(card: DeckCard | None) -> None:
        if card is not None:
            seen.add(index_of(desk, card))

    def feed_picture(wish: Wish) -> Surface | None:
        note(wish.card)
        return of_feed(wish)

    def feed_want(wishes: list[Wish]) -> None:
        for wish in wishes:
            note(wish.card)
        wanted(wishes)

    def sprite_face(card: DeckCard, width: int) -> Surface:
        note(card)
        return of_sprites(card, width)

    feed.picture, feed.want, sprites.face = feed_picture, feed_want, sprite_face  # type: ignore[method-assign, assignment]
    try:
        yield seen
    finally:
        del feed.picture, feed.want, sprites.face


def known(desk: Desk, seat: Seat) -> set[int]:
    """The cards that a seat may see now."""
    view = desk.session.view(seat)
    return {*view.own, *view.other, *view.offer}


def painted(scene: Scene) -> bytes:
    """The pixels of a frame."""
    frame = picture(scene)
    surface = Surface(frame.size)
    surface.blits([(item, (x, y)) for item, x, y in frame.items])
    return pygame.image.tobytes(surface, "RGB")
