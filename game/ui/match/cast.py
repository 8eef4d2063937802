"""Who is on court: the names, clubs and faces behind a session's seats and cards.

It knows no secrets.
"""

from __future__ import annotations

from dataclasses import replace

from game import i18n
from game.cards.model import Club, Crest, DeckCard, Hair, Look, Pattern, Position
from game.engine import Card, CardNumber, Seat, View
from game.forming import DECK_KEY
from game.session import MatchSession
from game.ui.kit import Kit

_NO_CLUBS = (
    Club(
        id="home",
        names={"ru": "Хозяева", "en": "Home"},
        color=(47, 127, 224),
        light=(255, 255, 255),
        dark=(18, 58, 112),
        pattern=Pattern.STRIPES,
        crest=Crest.BALL,
    ),
    Club(
        id="away",
        names={"ru": "Гости", "en": "Away"},
        color=(217, 69, 47),
        light=(255, 240, 230),
        dark=(106, 25, 13),
        pattern=Pattern.SLASHES,
        crest=Crest.BALL,
    ),
)


class Cast:
    """Faces and names for one match."""

    def __init__(self, kit: Kit, session: MatchSession) -> None:
        self._seats = session.seats
        played = session.record.extras.get(DECK_KEY)
        decks = sorted(kit.catalog.decks, key=lambda deck: deck.id != played)
        self._clubs = {club.id: club for deck in reversed(decks) for club in deck.clubs}
        self._found: dict[CardNumber, list[DeckCard]] = {}  # the played deck's card first
        for deck in decks:
            for card in deck.cards:
                self._found.setdefault(card.number, []).append(card)
        self._faces: dict[tuple[Seat, Card], DeckCard] = {}

    def club(self, seat: Seat) -> Club:
        """The club whose colours and crest a seat plays in."""
        return self._clubs.get(self._seats[seat].club or "") or _NO_CLUBS[seat]

    def team(self, seat: Seat) -> str:
        """The team's name in the language of now."""
        club = self._clubs.get(self._seats[seat].club or "")
        return club.names[i18n.language()] if club else self._seats[seat].team

    def player(self, seat: Seat) -> str:
        """The person's name, or what the computer is called."""
        info = self._seats[seat]
        if info.bot:
            return i18n.gettext("Computer")
        return info.player or self.team(seat)

    def is_person(self, seat: Seat) -> bool:
        """Whether a person plays the seat."""
        return self._seats[seat].bot is None

    def persons(self) -> tuple[Seat, ...]:
        """The seats that persons play."""
        return tuple(seat for seat in (0, 1) if self.is_person(seat))

    def face(self, seat: Seat, card: Card) -> DeckCard:
        """The face of a card; where no deck has it, a plain one in the club's colours."""
        key = (seat, card)
        if key not in self._faces:
            self._faces[key] = self._find(seat, card)
        return self._faces[key]

    def name(self, seat: Seat, card: Card) -> str:
        """A card's name in the language of now."""
        return self.face(seat, card).names[i18n.language()]

    def own(self, view: View, index: int) -> DeckCard:
        """The face of one of the viewer's own cards."""
        return self.face(view.seat, view.roster[index])

    def _find(self, seat: Seat, card: Card) -> DeckCard:
        found = self._found.get(card.number, [])
        named = [each for each in found if card.name in each.names.values()]
        for each in (*named, *found):
            if (each.attack, each.defense) == (card.attack, card.defense):
                return each
        if named:
            return replace(named[0], attack=card.attack, defense=card.defense)
        return DeckCard(
            number=card.number,
            names={"ru": card.name, "en": card.name},
            club=self.club(seat),
            position=Position.WING,
            role={"ru": "Игрок", "en": "Player"},
            card_class=1,
            attack=card.attack,
            defense=card.defense,
            look=_plain_look(card),
            picture=None,
        )


def _plain_look(card: Card) -> Look:
    """A face for a card that no deck draws, always the same for the same number."""
    styles = tuple(Hair)
    value = card.number.value
    return Look(skin=value % 5, hair=styles[value % len(styles)], hair_color=value // 5 % 6)
