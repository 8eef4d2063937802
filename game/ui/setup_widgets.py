"""The buttons, choices and entries of the new-match screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game import forming, i18n
from game.engine import MatchKind, OvertimePossession, Seat
from game.forming import RosterWay
from game.i18n import gettext as _
from game.people.person import NAME_LIMIT
from game.ui.decks.filters import opening
from game.ui.decks.menu_button import MenuButton
from game.ui.kit import Kit
from game.ui.scene import Transition
from game.ui.setup_model import Choices
from game.ui.theme import Face, TextStyle
from game.ui.way_words import way_name
from game.ui.widget import Entry, Look, Widget

if TYPE_CHECKING:
    from game.ui.setup import SetupScene

_OPTION = TextStyle(Face.STRONG, 19)
_GAP, _PAD = 12, 28


class Option(NamedTuple):
    """One of several that can be chosen."""

    name: str
    text: str
    choose: Callable[[], None]
    is_chosen: bool


def widgets(scene: SetupScene) -> list[Widget]:
    """All widgets, in the order in which Tab leads through them."""
    found = [_back(scene)]
    choices = scene.choices
    if choices is None:
        return found
    header = _header(scene, choices)
    seats = [widget for seat in (0, 1) for widget in _seat(scene, choices, seat)]
    return [*header, *seats, *found, *overtime(scene, choices), _start(scene, choices)]


def text_width(kit: Kit, text: str) -> int:
    """How wide an option with a text is, px."""
    return kit.type.label(text, _OPTION).width + 2 * kit.px(_PAD)


def options(
    kit: Kit, choices: Sequence[Option], area: Rect, *, align: str = "left", least: int = 0
) -> list[Widget]:
    """Buttons of a choice in a row; they become narrower where an area is too narrow."""
    gap = kit.px(_GAP)
    wide = [max(least, text_width(kit, choice.text)) for choice in choices]
    room = area.width - gap * (len(choices) - 1)
    if sum(wide) > room:
        wide = [int(width * room / sum(wide)) for width in wide]
    x = area.left
    if align == "right":
        x = area.right - sum(wide) - gap * (len(choices) - 1)
    found = []
    for choice, width in zip(choices, wide, strict=True):
        look = Look.CHOSEN if choice.is_chosen else Look.PLAIN
        rect = Rect(x, area.top, width, area.height)
        found.append(Widget(
            rect, choice.text, _quiet(choice.choose), look, style=_OPTION, radius=kit.px(14),
            name=choice.name,
        ))  # fmt: skip
        x += width + gap
    return found


def _quiet(act: Callable[[], None]) -> Callable[[], Transition | None]:
    def action() -> Transition | None:
        act()
        return None

    return action


def _header(scene: SetupScene, choices: Choices) -> list[Widget]:
    kit, row = scene.kit, scene.places.header_row
    kinds = [
        Option(
            f"kind:{kind}", text, partial(scene.choose_kind, kind), choices.kind is kind
        )
        for kind, text in (
            (MatchKind.FULL, _("Full · 10–12 cards")),
            (MatchKind.SHORT, _("Short · 5–7")),
        )
    ]  # fmt: skip
    right = options(kit, kinds, Rect(row.centerx, row.top, row.width // 2, row.height),
                    align="right")  # fmt: skip
    middle = rosters_area(scene, right[0].rect.left)
    label = min(middle.width // 3, kit.type.label(_("Rosters"), _OPTION).width + kit.px(16))
    text = way_name(choices.way)
    wide = min(middle.width - label, text_width(kit, text) + kit.px(28))
    found: list[Widget] = [MenuButton(
        Rect(middle.left + label, middle.top, wide, middle.height), text, scene.ask_way,
        Look.CHOSEN, style=_OPTION, name="way",
    )]  # fmt: skip
    if len(kit.catalog.decks) > 1:
        left = found[-1].rect.right + kit.px(_GAP)
        text = _("Deck: {name}").format(name=choices.deck.names[i18n.language()])
        deck = Option("deck", text, scene.choose_deck, is_chosen=False)
        found += options(kit, [deck], Rect(left, row.top, middle.right - left, row.height))
    return found + right


def rosters_area(scene: SetupScene, right: int) -> Rect:
    """Between the title and the kinds of match."""
    kit, row = scene.kit, scene.places.header_row
    left = row.left + kit.px(440)
    return Rect(left, row.top, right - kit.px(40) - left, row.height)


def _seat(scene: SetupScene, choices: Choices, seat: Seat) -> list[Widget]:
    places, kit = scene.places, scene.kit
    mine = choices.seats[seat]
    clubs = choices.deck.clubs
    chips = [
        Widget(
            rect, "", _quiet(partial(scene.choose_club, seat, club.id)), Look.BARE,
            radius=kit.px(14), name=f"club:{seat}:{club.id}",
        )
        for rect, club in zip(places.chips(seat, len(clubs)), clubs, strict=True)
    ]  # fmt: skip
    who = [
        Option(
            f"who:{seat}:{name}", text, partial(scene.choose_player, seat, is_bot=is_bot),
            mine.is_bot is is_bot,
        )
        for name, text, is_bot in (("person", _("Person"), False), ("bot", _("Computer"), True))
    ]  # fmt: skip
    row = places.control(seat, 0)
    if not mine.is_bot:
        row.width -= _open_width(kit, row, [text_width(kit, choice.text) for choice in who])
    found = [*chips, *options(kit, who, row)]
    if not mine.is_bot:
        found += [*_open_cards(scene, choices, seat, row), *_name(scene, choices, seat)]
    if choices.is_bringing(seat):
        return found + _brought(scene, choices, seat)
    return found + _counts(scene, choices, seat)


def _open_width(kit: Kit, row: Rect, who: Sequence[int]) -> int:
    """How much of a row the choice of open cards takes, beside buttons as wide as given, px."""
    own = text_width(kit, _("✓ Open cards"))
    wanted = own + sum(who) + kit.px(_GAP) * len(who)
    return own + kit.px(_GAP) if wanted <= row.width else own * row.width // wanted


def _open_cards(scene: SetupScene, choices: Choices, seat: Seat, who: Rect) -> list[Widget]:
    """The choice both have to make before they see each other's rosters (R1.7)."""
    kit, row = scene.kit, scene.places.control(seat, 0)
    left = who.right + kit.px(_GAP)
    mine = choices.seats[seat]
    text = _("✓ Open cards") if mine.is_open else _("Open cards")
    choice = Option(f"open:{seat}", text, partial(scene.agree, seat), mine.is_open)
    area = Rect(left, row.top, row.right - left, row.height)
    return options(kit, [choice], area, align="right")


def _name(scene: SetupScene, choices: Choices, seat: Seat) -> list[Widget]:
    """The name to be typed, and those who are known already."""
    kit, row = scene.kit, scene.places.control(seat, 1)
    mine = choices.seats[seat]
    gap, side = kit.px(_GAP), max(kit.px(58), 34)
    has_menu = bool(scene.desk.people)
    wide = row.width - (side + gap if has_menu else 0)
    entry = Entry(
        Rect(row.left, row.top, wide, row.height), choices.default_name(seat),
        name=f"name:{seat}", value=mine.name, limit=NAME_LIMIT,
        changed=partial(scene.name, seat),
    )  # fmt: skip
    if not has_menu:
        return [entry]
    name = f"people:{seat}"
    menu = MenuButton(
        Rect(row.right - side, row.top, side, row.height), "",
        opening(kit, scene.group, name, partial(scene.desk.menu, seat)), name=name,
    )  # fmt: skip
    return [entry, menu]


def _brought(scene: SetupScene, choices: Choices, seat: Seat) -> list[Widget]:
    """What can be done about the roster a person brings."""
    desk, kit = scene.desk, scene.kit
    deeds = [
        ("choose", _("Saved rosters…"), desk.choose),
        ("compose", _("Compose…"), desk.compose),
    ]
    if choices.way is RosterWay.OWN:
        deeds.append(("collect", _("Collection…"), desk.collect))
    next_deed = ""  # what leads to a first roster
    if choices.seats[seat].brought is None and choices.seats[seat].name.strip():
        next_deed = "compose" if desk.pool(seat) else "collect"
    row, gap = scene.places.deeds(seat), kit.px(_GAP)
    wide = (row.width - gap * (len(deeds) - 1)) // len(deeds)
    return [
        Widget(
            Rect(row.left + place * (wide + gap), row.top, wide, row.height), text,
            partial(act, seat), Look.CALL if name == next_deed else Look.PLAIN,
            style=_OPTION, radius=kit.px(14), name=f"{name}:{seat}",
        )
        for place, (name, text, act) in enumerate(deeds)
    ]  # fmt: skip


def _counts(scene: SetupScene, choices: Choices, seat: Seat) -> list[Widget]:
    counts = [
        Option(
            f"count:{seat}:{count}", str(count), partial(scene.choose_count, seat, count),
            choices.seats[seat].count == count,
        )
        for count in forming.ROSTER_COUNTS[choices.kind]
    ]  # fmt: skip
    kit = scene.kit
    return options(kit, counts, scene.places.caption(seat), align="right", least=kit.px(64))


def overtime(scene: SetupScene, choices: Choices) -> list[Widget]:
    """Who attacks first in an overtime (R7.3), in the middle of the foot."""
    kit, row = scene.kit, scene.places.footer_row
    both = [
        Option(
            f"overtime:{each}", text, partial(scene.choose_overtime, each), choices.overtime is each
        )
        for each, text in (
            (OvertimePossession.CARRY, _("who has the ball")),
            (OvertimePossession.LOWEST_NUMBER, _("who has the lowest number")),
        )
    ]  # fmt: skip
    inset = (row.height - scene.places.header_row.height) // 2
    left = overtime_label(scene).right + kit.px(18)
    room = _start_rect(scene).left - kit.px(24) - left
    return options(kit, both, Rect(left, row.top + inset, room, row.height - 2 * inset))


def overtime_label(scene: SetupScene) -> Rect:
    """Where the sentence before the overtime's choice stands."""
    row, kit = scene.places.footer_row, scene.kit
    left = _back_rect(scene).right + kit.px(40)
    wide = kit.type.label(overtime_text(), _OPTION).width
    return Rect(left, row.top, min(wide, kit.px(420)), row.height)


def overtime_text() -> str:
    """The sentence that the overtime's choice completes."""
    return _("In overtime the first to attack is the one")


def _back_rect(scene: SetupScene) -> Rect:
    row, kit = scene.places.footer_row, scene.kit
    return Rect(row.left, row.top, max(kit.px(160), text_width(kit, _("← Back"))), row.height)


def _start_rect(scene: SetupScene) -> Rect:
    row, kit = scene.places.footer_row, scene.kit
    wide = max(kit.px(280), text_width(kit, _("Start the match")))
    return Rect(row.right - wide, row.top, wide, row.height)


def _back(scene: SetupScene) -> Widget:
    return Widget(_back_rect(scene), _("← Back"), scene.back, name="back")


def _start(scene: SetupScene, choices: Choices) -> Widget:
    return Widget(
        _start_rect(scene), _("Start the match"), scene.start, Look.CALL,
        enabled=not choices.refusals, name="start",
    )  # fmt: skip
