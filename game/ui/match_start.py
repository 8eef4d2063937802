"""From a session to its first screen, by way of the loading screen where faces are missing."""

from __future__ import annotations

from random import Random

from game import forming, i18n
from game.ai import DEFAULT_BOT
from game.cards.model import Deck
from game.engine import MatchKind, OvertimePossession, Seat
from game.session import MatchSession
from game.ui import theme
from game.ui.face_work import FaceJob
from game.ui.kit import Kit
from game.ui.loading import LoadingScene
from game.ui.match.flow import MatchFlow
from game.ui.scene import Scene

# canvas units, the most needed first
FACE_WIDTHS = (theme.HAND_CARD, theme.BENCH_CARD, theme.STAGE_CARD)


def home(kit: Kit) -> Scene:
    """The title screen."""
    from game.ui.title import TitleScene  # noqa: PLC0415 - the title starts matches, too

    return TitleScene(kit)


def start_match(kit: Kit, session: MatchSession) -> Scene:
    """The first screen of a match, new or resumed; sound is opened for it."""
    kit.sound.open()
    if kit.settings.sound and not kit.sound.available:
        kit.warn(i18n.refusal_text(kit.sound))
    flow = MatchFlow(kit, session, home)
    jobs = missing_faces(flow)
    return LoadingScene(kit, jobs, flow.next) if jobs else flow.next()


def missing_faces(flow: MatchFlow) -> list[FaceJob]:
    """The faces of both rosters that are not on disk yet; their order tells nothing."""
    kit, language = flow.kit, i18n.language()
    seats: tuple[Seat, Seat] = (0, 1)
    teams = flow.session.record.teams
    faces = {flow.cast.face(seat, card) for seat in seats for card in teams[seat].cards}
    ordered = sorted(faces, key=lambda face: (face.number, face.club.id))
    return [
        FaceJob(face, language, kit.px(width))
        for width in FACE_WIDTHS
        for face in ordered
        if not kit.sprites.is_ready(face, kit.px(width))
    ]


def quick_match(kit: Kit, deck: Deck, rng: Random) -> MatchSession:
    """A full match of a person against the computer, in the last club or any.

    Raises:
        Refusal: the deck's clubs have too few cards.
    """
    clubs = [club.id for club in deck.clubs if len(forming.club_roster(deck, club.id, 12)) >= 10]
    own = kit.settings.clubs[0]
    if own not in clubs:
        own = rng.choice(clubs) if clubs else ""
    others = [club for club in clubs if club != own] or [own]
    plan = forming.MatchPlan(
        MatchKind.FULL,
        OvertimePossession.CARRY,
        forming.RosterWay.CLUBS,
        (
            forming.SeatPlan(own, 12, kit.settings.names[0]),
            forming.SeatPlan(rng.choice(others), 12, bot=DEFAULT_BOT),
        ),
        rng.getrandbits(31),
    )
    return forming.begin(deck, plan)
