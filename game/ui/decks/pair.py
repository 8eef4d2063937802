"""Two large faces side by side: one card in both languages, or two cards compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect
from pygame.event import Event

from game import i18n
from game.cards.model import Deck, DeckCard
from game.engine import PLAYS
from game.i18n import gettext as _
from game.ui import keys, theme
from game.ui.decks import words
from game.ui.decks.browser_draw import draw_ground, draw_header, draw_large
from game.ui.decks.face_feed import FaceFeed, Wish
from game.ui.decks.layout import DecksLayout
from game.ui.decks.menu_button import TAB, wide
from game.ui.decks.query import value_sum
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.play_words import defense_name, play_name
from game.ui.scene import Pop, Scene, Transition
from game.ui.theme import CARD_RATIO, Color, Face, TextStyle
from game.ui.widget import Group, Widget

_FACE_MOST = 560
_EDGE, _TOP, _FOOT = 70, 146, 124
_NUMBER = TextStyle(Face.DISPLAY, 36)
_PLAY = TextStyle(Face.STRONG, 22)
_MORE = TextStyle(Face.STRONG, 22)
_GROUP = TextStyle(Face.DISPLAY, 24)
_NAME = TextStyle(Face.DISPLAY, 40)


class Row(NamedTuple):
    """One value of two cards."""

    text: str
    first: int
    second: int


class PairScene(Scene):
    """What both kinds share: two faces, something between them, the way back."""

    title = ""

    def __init__(self, kit: Kit, feed: FaceFeed, faces: tuple[DeckCard, DeckCard]) -> None:
        super().__init__(kit)
        self.faces = faces
        self._feed = feed
        self.group = Group(kit)
        self._rects = (Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))
        self.middle = Rect(0, 0, 0, 0)
        self.layout()
        self.group.focus = self.group.widgets[0]

    def languages(self) -> tuple[str, str]:
        """What the two faces speak."""
        return i18n.language(), i18n.language()

    def layout(self) -> None:
        """Place the faces at both sides, the way back at the foot."""
        kit, metrics = self.kit, self.kit.metrics
        top, foot = kit.px(_TOP), metrics.height - kit.px(_FOOT)
        high = foot - top
        width = min(int(high / CARD_RATIO), kit.px(_FACE_MOST), round(metrics.width * 0.3))
        size = (width, round(width * CARD_RATIO))
        y = top + (high - size[1]) // 2
        left = max(kit.px(_EDGE), (metrics.width - kit.px(2100)) // 2)
        first = Rect((left, y), size)
        second = Rect((metrics.width - left - width, y), size)
        self._rects = (first, second)
        gap = kit.px(56)
        self.middle = Rect(first.right + gap, y, second.left - first.right - 2 * gap, size[1])
        text = _("← Back")
        back = kit.metrics.rect(_EDGE, metrics.tall - 36 - 56, 0, 56)
        back.width = max(kit.px(180), wide(kit, text))
        self.group.replace([Widget(back, text, Pop, style=TAB, name="back")])

    def handle(self, event: Event) -> Transition | None:
        """The way back: its button, Esc, Enter, a right click."""
        if event.type == pygame.KEYDOWN and event.scancode in keys.ESCAPE | keys.GO:
            return Pop()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return Pop()
        return self.group.handle(event)[1]

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def wishes(self) -> list[Wish]:
        """The two faces."""
        width = self._rects[0].width
        both = zip(self.faces, self.languages(), strict=True)
        return [Wish(card, language, width) for card, language in both]

    def update(self, seconds: float) -> Transition | None:
        """Let the faces come."""
        del seconds
        self._feed.update()
        self._feed.want(self.wishes())
        return None

    @property
    def is_moving(self) -> bool:
        """While a face is being made."""
        return self._feed.is_working

    def draw(self, frame: Frame) -> None:
        """Add ground, title and faces to a frame."""
        kit, places = self.kit, DecksLayout(self.kit.metrics)
        draw_ground(kit, frame)
        draw_header(kit, frame, places.header)
        row = places.header_row
        title = kit.type.label(self.title.upper(), theme.HEADING, theme.INK, row.width)
        frame.text(title, row.left, row.centery)
        for rect, wish in zip(self._rects, self.wishes(), strict=True):
            draw_large(kit, frame, rect, self._feed.picture(wish))
        self.group.draw(frame)


class CardScene(PairScene):
    """One card in both languages, and what is known of it."""

    def __init__(self, kit: Kit, feed: FaceFeed, deck: Deck | None, card: DeckCard) -> None:
        self.deck = deck
        super().__init__(kit, feed, (card, card))

    @property
    def title(self) -> str:  # type: ignore[override]
        """The card's number and name."""
        card = self.faces[0]
        return f"{card.number} · {card.names[i18n.language()]}"

    def languages(self) -> tuple[str, str]:
        """Russian left, English right."""
        return "ru", "en"

    def facts(self) -> list[tuple[str, str]]:
        """What is known of the card, by line."""
        card, language = self.faces[0], i18n.language()
        found = [
            (_("Club"), card.club.names[language]),
            (_("Position"), words.position_line(card, language)),
            (_("Class"), words.class_name(card.card_class)),
            (_("Attack"), str(sum(card.attack))),
            (_("Defense"), str(sum(card.defense))),
            (_("All values"), str(value_sum(card))),
        ]
        if self.deck is not None:
            found.append((_("Deck"), self.deck.names[language]))
            found += [(_("Author"), self.deck.author)] if self.deck.author else []
            found += [(_("License"), self.deck.license)] if self.deck.license else []
        return found

    def draw(self, frame: Frame) -> None:
        """Add the faces, names and facts to a frame."""
        super().draw(frame)
        kit, card, area = self.kit, self.faces[0], self.middle
        crest = max(8, kit.px(110))
        frame.add_center(kit.sprites.crest(card.club, crest), area.centerx, area.top + crest / 2)
        y = float(area.top + crest + kit.px(50))
        for language in self.languages():
            name = kit.type.label(card.names[language].upper(), _NAME, theme.INK, area.width)
            frame.text(name, area.centerx, y, "center")
            y += max(kit.px(58), name.height * 0.9)
        rows = self.facts()
        step = min(kit.px(54), (area.bottom - y) / len(rows))
        gap = kit.px(14)
        for text, value in rows:
            label = kit.type.label(text, theme.BODY, theme.MUTED, area.width * 0.45)
            frame.text(label, area.centerx - area.width * 0.08 - gap, y + step / 2, "right")
            known = kit.type.label(value, theme.STRONG, theme.INK, area.width * 0.58 - gap)
            frame.text(known, area.centerx - area.width * 0.08 + gap, y + step / 2)
            y += step


class CompareScene(PairScene):
    """Two cards and the differences of their values."""

    def __init__(self, kit: Kit, feed: FaceFeed, first: DeckCard, second: DeckCard) -> None:
        super().__init__(kit, feed, (first, second))

    @property
    def title(self) -> str:  # type: ignore[override]
        """Both names."""
        names = [card.names[i18n.language()] for card in self.faces]
        return f"{names[0]} — {names[1]}"

    def groups(self) -> Sequence[tuple[str, Color, list[Row]]]:
        """Attack, defense and the sums, each with its values."""
        one, two = self.faces
        return (
            (_("Attack"), theme.ATTACK, [
                Row(play_name(play), one.attack[play], two.attack[play]) for play in PLAYS
            ]),
            (_("Defense"), theme.DEFENSE, [
                Row(defense_name(play), one.defense[play], two.defense[play]) for play in PLAYS
            ]),
            (_("Sum"), theme.LINE_STRONG, [
                Row(_("Attack"), sum(one.attack), sum(two.attack)),
                Row(_("Defense"), sum(one.defense), sum(two.defense)),
                Row(_("All values"), value_sum(one), value_sum(two)),
            ]),
        )  # fmt: skip

    def draw(self, frame: Frame) -> None:
        """Add the faces and the table of differences to a frame."""
        super().draw(frame)
        groups = self.groups()
        area = self.middle
        parts = sum(len(rows) for _text, _color, rows in groups) + 0.9 * len(groups)
        step = area.height / parts
        y = float(area.top)
        for text, color, rows in groups:
            self._heading(frame, text, color, y + step * 0.45)
            y += step * 0.9
            for row in rows:
                self._row(frame, row, Rect(area.left, round(y), area.width, round(step)))
                y += step

    def _heading(self, frame: Frame, text: str, color: Color, y: float) -> None:
        kit, area = self.kit, self.middle
        label = kit.type.label(text.upper(), _GROUP, theme.SOFT, area.width * 0.6)
        frame.text(label, area.centerx, y, "center")
        side = (area.width - label.width) // 2 - kit.px(20)
        line = kit.shapes.box((side, max(2, kit.px(4))), 1, color)
        frame.add(line, area.left, y)
        frame.add(line, area.right - side, y)

    def _row(self, frame: Frame, row: Row, rect: Rect) -> None:
        """A value's name between the two; the greater is gold and says by how much."""
        kit = self.kit
        box = kit.shapes.box((rect.width, rect.height - max(2, kit.px(6))), kit.px(10), theme.PANEL)
        frame.add(box, *rect.topleft)
        y = rect.top + box.get_height() / 2
        label = kit.type.label(row.text, _PLAY, theme.SOFT, rect.width * 0.44)
        frame.text(label, rect.centerx, y, "center")
        more = row.first - row.second
        for value, ahead, side in ((row.first, more, -1), (row.second, -more, 1)):
            color = theme.GOLD if ahead > 0 else theme.SOFT if not ahead else theme.MUTED
            number = kit.type.digits(value, _NUMBER, color)
            frame.text(number, rect.centerx + side * rect.width * 0.31, y, "center")
            sign = i18n.signed(ahead) if ahead > 0 else "=" if not ahead else ""
            if sign:
                ink = theme.GOOD if ahead > 0 else theme.LINE_STRONG
                mark = kit.type.label(sign, _MORE, ink)
                frame.text(mark, rect.centerx + side * rect.width * 0.43, y, "center")
