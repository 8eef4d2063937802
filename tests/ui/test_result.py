from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pygame
import pytest

from game import ai, paths
from game.boxscore import BoxScore, box_score
from game.engine import (
    AttackResolved,
    Card,
    CardNumber,
    EndReason,
    MatchKind,
    Outcome,
    OvertimePossession,
    Play,
    Values,
    Verdict,
)
from game.record import replay
from game.session import MatchSession, SeatInfo
from game.store import Motion
from game.ui.loading import LoadingScene
from game.ui.match import chart, result_layout
from game.ui.match.cast import Cast
from game.ui.match.flow import MatchFlow
from game.ui.match.result import ResultScene, headline
from game.ui.match.showdown import ShowdownScene
from game.ui.match.team_numbers import rows
from game.ui.metrics import Metrics
from game.ui.scene import Replace, Reset, Scene
from tests.ui.desk import Hand, faces_drawn, make_kit, make_session, picture, play_on
from tests.ui.words import cut_texts, words

GREEDY = ("greedy", "greedy")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path))


class Title(Scene):
    """Where the menu would be."""


def finished(session: MatchSession | None = None) -> MatchSession:
    session = session or make_session(bots=GREEDY, count=10)
    for _ in play_on(session):
        pass
    return session


def scene(
    session: MatchSession | None = None,
    *,
    motion: Motion = Motion.OFF,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
) -> ResultScene:
    kit = make_kit(size, language)
    kit.settings.motion = motion
    return ResultScene(MatchFlow(kit, session or finished(), Title))


def poor_match(*, can_score: bool, overtimes: int = 0) -> MatchSession:
    """A match of cards that hardly ever score; with one that can, it may take many overtimes."""
    for seed in range(200):
        session = _poor_session(can_score=can_score, seed=seed)
        rng = Random(seed)
        while waiting := session.seats_to_act:
            seat = waiting[0]
            session.submit(ai.BOTS["random"].choose(session.view(seat), rng))
        if len(session.view(0).by_period) >= 4 + overtimes:
            return session
    raise AssertionError("no such match came")


def _poor_session(*, can_score: bool, seed: int) -> MatchSession:
    seats = SeatInfo("Northern Lights", "Alina"), SeatInfo("Southern Cross", "Boris")
    rosters = tuple(
        tuple(_poor_card(side, n, can_score=can_score) for n in range(1, 11)) for side in (1, 2)
    )
    return MatchSession.new(
        MatchKind.FULL, OvertimePossession.CARRY, (rosters[0], rosters[1]), seats, seed
    )


def _poor_card(side: int, n: int, *, can_score: bool) -> Card:
    attack: Values = (1, 1, 7 if can_score and n == 10 else 1, 1)
    defense: Values = (9, 9, 6 if can_score and n == 1 else 9, 9)
    return Card(CardNumber(f"{side}.1.{n:03}"), f"n{side}{n}", attack, defense)


# --- what is told ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "winner", "text"),
    [
        (EndReason.REGULATION, 0, "Victory"),
        (EndReason.OVERTIME, 1, "Victory in overtime"),
        (EndReason.NOBODY_CAN_SCORE, None, "Draw: no attack of either team can succeed"),
        (EndReason.OVERTIME_LIMIT, None, "Draw: ten overtimes without a point"),
    ],
)
def test_the_headline_tells_the_reason(reason: EndReason, winner: int | None, text: str) -> None:
    make_kit()
    assert headline(Outcome(winner, reason, (2, 2))) == text


def test_score_teams_players_and_periods_are_said() -> None:
    session = finished(make_session(bots=(None, None), count=10))
    said = words(scene(session))
    assert session.outcome is not None
    for text in ("SWIFTS", "ORCAS", "Alina", "Boris", *map(str, session.outcome.score), "Total"):
        assert text in said


def test_r7_6_a_draw_where_nobody_can_score() -> None:
    session = poor_match(can_score=False)
    said = words(scene(session))
    assert "DRAW: NO ATTACK OF EITHER TEAM CAN SUCCEED" in said
    assert "NORTHERN LIGHTS" in said


def test_many_overtimes_share_a_column() -> None:
    session = poor_match(can_score=True, overtimes=4)
    overtimes = len(session.view(0).by_period) - 4
    assert words(scene(session)).count(f"OT ×{overtimes}") == 2  # in the table and the chart


def test_only_cards_that_were_put_down_are_shown() -> None:
    session = finished(make_session(bots=GREEDY, count=12))
    attacks = [event for event in session.events if isinstance(event, AttackResolved)]
    shown = {str(card.number) for event in attacks for card in (event.attacker, event.defender)}
    seen = faces_drawn(scene(session))
    assert 0 < len(seen) <= 3
    assert seen <= shown


def test_a_match_that_goes_on_has_no_result() -> None:
    with pytest.raises(ValueError, match="goes on"):
        scene(make_session())


def test_two_sides_of_one_club_go_by_their_players() -> None:
    deck_seat = make_session().seats[0]
    seats = (deck_seat, SeatInfo(deck_seat.team, "Boris", None, deck_seat.club))
    record = finished(make_session(bots=GREEDY, count=10)).record
    session = MatchSession(record, seats, *replay(record))
    said = words(scene(session))
    assert {"ALINA", "BORIS"} <= set(said)


# --- how it comes ---------------------------------------------------------------------------------


def test_the_score_counts_up_and_the_end_is_told_later() -> None:
    result = scene(motion=Motion.NORMAL)
    hand = Hand(result)
    said = words(result)
    assert said.count("0") >= 2
    assert not any(text.startswith("VICTORY") for text in said)
    assert faces_drawn(result) == set()
    hand.wait(result_layout.LENGTH + 0.1)
    assert not result.is_moving
    assert any(text.startswith("VICTORY") for text in words(result))
    assert len(faces_drawn(result)) == 3


@pytest.mark.parametrize("is_key", [True, False])
def test_any_press_ends_the_entry_and_does_nothing_else(is_key: bool) -> None:
    result = scene(motion=Motion.NORMAL)
    hand = Hand(result)
    hand.wait(0.2)
    if is_key:
        hand.key(pygame.KSCAN_RETURN)
    else:
        hand.click(middle(result, "rematch"))
    assert hand.asked is None
    assert not result.is_moving
    assert not result.group.ring_shown


def test_nothing_is_drawn_anew_at_rest() -> None:
    result = scene()
    assert [id(item[0]) for item in picture(result).items] == [
        id(item[0]) for item in picture(result).items
    ]


# --- what can be done -----------------------------------------------------------------------------


def middle(result: ResultScene, name: str) -> tuple[int, int]:
    widget = result.group.named(name)
    assert widget is not None
    return widget.rect.center


def test_the_menu_by_mouse_and_by_escape() -> None:
    result = scene()
    asked = Hand(result).click(middle(result, "menu"))
    assert isinstance(asked, Reset)
    assert isinstance(asked.scene, Title)
    assert isinstance(Hand(scene()).key(pygame.KSCAN_ESCAPE), Reset)


def test_a_rematch_is_the_same_match_with_another_seed() -> None:
    result = scene()
    asked = Hand(result).click(middle(result, "rematch"))
    assert isinstance(asked, Replace)
    if isinstance(asked.scene, LoadingScene):  # faces are missing: Enter goes on without them
        asked = Hand(asked.scene).key(pygame.KSCAN_RETURN)
    assert isinstance(asked, Replace)
    assert isinstance(asked.scene, ShowdownScene)
    old, new = result.flow.session.record, asked.scene.flow.session.record
    assert new.teams == old.teams
    assert new.seed != old.seed


def test_enter_first_shows_where_it_leads() -> None:
    result = scene()
    hand = Hand(result)
    assert hand.key(pygame.KSCAN_RETURN) is None
    assert result.group.ring_shown
    assert isinstance(hand.key(pygame.KSCAN_RETURN), Replace)


def test_tab_leads_to_every_button() -> None:
    result = scene()
    hand = Hand(result)
    names = set()
    for _ in range(3):
        hand.key(pygame.KSCAN_TAB)
        assert result.group.focus is not None
        names.add(result.group.focus.name)
    assert names == {"menu", "picture", "rematch"}


def test_a_picture_is_kept_and_the_player_is_told_where() -> None:
    result = scene()
    hand = Hand(result)
    assert hand.click(middle(result, "picture")) is None
    (file,) = (paths.user_data() / "pictures").glob("*.png")
    assert str(file) in result.kit.notices[-1]
    kept = pygame.image.load(io.BytesIO(file.read_bytes()))
    assert kept.get_size() == (1280, 720)
    assert len({tuple(kept.get_at((x, 360))) for x in range(0, 1280, 8)}) > 10
    hand.click(middle(result, "picture"))
    assert len(list((paths.user_data() / "pictures").glob("*.png"))) == 2


def test_a_picture_that_cannot_be_kept_is_said() -> None:
    (paths.user_data() / "pictures").write_text("in the way", encoding="utf-8")
    result = scene()
    Hand(result).click(middle(result, "picture"))
    assert len(result.kit.notices) == 1
    assert "kept" not in result.kit.notices[0]


# --- where it lies --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 600), (1280, 960), (2560, 1080)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_everything_fits(size: tuple[int, int], language: str) -> None:
    for session in (finished(), poor_match(can_score=True, overtimes=3)):
        result = scene(session, size=size, language=language)
        assert cut_texts(result) == []
        window = result.kit.metrics.window
        for surface, x, y in picture(result).items:
            assert window.contains(pygame.Rect((x, y), surface.get_size()))


def test_panels_and_buttons_never_overlap() -> None:
    for size in ((1024, 600), (1280, 800), (1366, 768), (3840, 2160)):
        places = result_layout.result_layout(Metrics(*size))
        rects = [places.table, places.chart, places.cards, places.numbers, places.foot]
        for number, rect in enumerate(rects):
            assert rect.collidelist(rects[number + 1 :]) == -1


def test_a_resize_lays_out_anew() -> None:
    result = scene()
    result.kit.fit(Metrics(1920, 1080))
    result.layout()
    window = pygame.Rect(0, 0, 1920, 1080)
    assert all(window.contains(widget.rect) for widget in result.group.widgets)
    assert result.places.foot.right > 1280


# --- chart and numbers ----------------------------------------------------------------------------


def drawn_chart(box: BoxScore) -> pygame.Surface:
    """The chart's picture alone, 10 px of margin around 400 x 200."""
    kit = make_kit()
    plot = chart._plot(kit, Cast(kit, make_session()), (400, 200), box)
    return chart._picture(plot, 10)


def attack(seat: int, points: int, score: tuple[int, int], number: int) -> AttackResolved:
    card = _poor_card(1, number, can_score=False)
    verdict = Verdict.SCORED if points else Verdict.STOPPED
    return AttackResolved(
        seat, card, card, Play.DRIVE, 5, 5, verdict, points, 1, number, score, 1 - seat
    )


@pytest.mark.parametrize(("seat", "filled", "empty"), [(0, 100, 120), (1, 120, 100)])
def test_the_area_lies_on_the_side_of_who_leads(seat: int, filled: int, empty: int) -> None:
    score = (2, 0) if seat == 0 else (0, 2)
    box = box_score([attack(seat, 2, score, 1), attack(1 - seat, 0, score, 2)])
    sheet = drawn_chart(box)
    assert sheet.get_at((330, filled)).a > 60
    assert sheet.get_at((330, empty)).a == 0


def test_the_line_meets_zero_where_the_lead_changes() -> None:
    points = [(0.0, 10.0), (10.0, -10.0), (20.0, -5.0)]
    assert chart._with_crossings(points, 0) == [(0, 10), (5, 0), (10, -10), (20, -5)]


def test_a_play_that_was_never_tried_has_no_share() -> None:
    make_kit()
    box = box_score([attack(0, 2, (2, 0), 1)])
    by_label = {row.label: row for row in rows(box)}
    assert by_label["Drive"].texts == ("1/1", "–")
    assert by_label["Drive"].bars == (1.0, 0.0)
    assert by_label["Largest lead"].texts == ("2", "0")
