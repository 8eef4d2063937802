"""The rules in the game's own words, page by page; each page knows its picture only by name."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from game.i18n import gettext as _


class Picture(Enum):
    """What is drawn beside a page's text."""

    CARD = auto()
    ROSTERS = auto()
    ATTACK = auto()
    VERDICTS = auto()
    NUMBERS = auto()
    SUBSTITUTION = auto()
    PERIODS = auto()
    OVERTIME = auto()
    KEYS = auto()


class Page(NamedTuple):
    """One page."""

    title: str
    paragraphs: tuple[str, ...]
    picture: Picture


def pages() -> tuple[Page, ...]:
    """All pages in the language of now."""
    return (
        Page(
            _("The match and its cards"),
            (
                _("A match has four periods of five attacks. More points at the end win."),
                _(
                    "Each player brings a team of 10 to 12 cards; in a short match 5 to 7."
                    " The opponent does not see them."
                ),
                _(
                    "A card has four rows. On the left is how well it attacks that way,"
                    " on the right how well it defends against it."
                ),
            ),
            Picture.CARD,
        ),
        Page(
            _("Where rosters come from"),
            (
                _("A club each, or a roster of your own: from the cards you own, or from any."),
                _(
                    "Or one deck for both: choose in turn, in a snake (1-2, 2-1),"
                    " or be dealt blind."
                ),
                _(
                    "The Stream is our own draft: six open cards in a row. Take one, and the row"
                    " moves on; after each pair of picks the oldest card leaves."
                ),
                _("In the secret stream you see two cards: keep one, pass the other on."),
                _("Only if both players want open cards does the pause show both rosters."),
            ),
            Picture.ROSTERS,
        ),
        Page(
            _("An attack"),
            (
                _("The attacker puts a card of the hand on the court and names a play."),
                _("The defender sees both and answers with any card of the hand."),
                _("The attack value is compared with the defense value of the same row."),
                _("A three-pointer brings 3 points, every other play 2."),
            ),
            Picture.ATTACK,
        ),
        Page(
            _("What comes of it"),
            (
                _("A greater attack scores, and the other team attacks next."),
                _("A smaller one is a miss, and the other team attacks next."),
                _(
                    "Equal values: no points, but the same team attacks once more,"
                    " with another card. It counts as one of the five attacks."
                ),
                _("Whatever comes of it, both cards are out for a while."),
            ),
            Picture.VERDICTS,
        ),
        Page(
            _("The five and the first attack"),
            (
                _("Before a period each player secretly picks five cards. The rest is the bench."),
                _("Both show the smallest card number of their five, and only the number."),
                _("The smaller number attacks first. Dots do not count: 1.1.006 is 11006."),
                _("Later periods begin with the team whose turn it is after the last attack."),
            ),
            Picture.NUMBERS,
        ),
        Page(
            _("Substitution"),
            (
                _("Before an attack of their own, players may exchange cards with the bench."),
                _("Any number of cards, but only once before each attack."),
                _("Not before a repeat attack, and never cards that are out."),
                _("The opponent learns how many cards were exchanged, not which."),
            ),
            Picture.SUBSTITUTION,
        ),
        Page(
            _("Periods"),
            (
                _(
                    "In a full match, cards that played are out to the end of period 2."
                    " Then all come back, and it is the same for periods 3 and 4."
                ),
                _("In a short match all cards come back for every period."),
                _(
                    "A match is always played to the end: in series and tournaments"
                    " the point difference counts."
                ),
            ),
            Picture.PERIODS,
        ),
        Page(
            _("Overtime"),
            (
                _("Level after four periods? Then overtime: the first successful attack wins."),
                _("All cards come back, and each player picks five."),
                _(
                    "Without a point in it another overtime follows. Where no attack can ever"
                    " succeed, or after ten overtimes, it is a draw."
                ),
            ),
            Picture.OVERTIME,
        ),
        Page(_("Mouse and keys"), (), Picture.KEYS),
    )


def key_rows() -> tuple[tuple[tuple[str, ...], str], ...]:
    """The keys in force and what each does."""
    return (
        (("1", "…", "9"), _("choose a card")),
        (("Q", "W", "E", "R"), _("three-pointer, inside shot, drive, assist")),
        (("S",), _("substitution")),
        ((_("Space"), "Enter"), _("go on, confirm, skip an animation")),
        (("Tab", _("Arrows")), _("lead the focus to buttons, cards and plays")),
        (("Esc",), _("back, pause")),
        (("M",), _("sound on and off")),
        (("F1",), _("these rules")),
        (("F11",), _("full screen")),
        ((_("Mouse"),), _("drag a card to the court, or click the card and then the play")),
        ((_("Right button"),), _("look at a card closely")),
        ((_("Gamepad"),), _("stick or cross, A: Enter, B: Esc")),
    )
