from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import i18n
from game.cards.model import Deck, Position
from game.engine import CardNumber
from game.ui.decks.editor_history import History
from game.ui.decks.editor_model import Draft, check, next_number
from game.ui.decks.editor_warning import Measure, strength_warning, team_warnings
from tests.ui.desk import catalog


def deck() -> Deck:
    return catalog().decks[0]


def test_every_shipped_card_survives_being_drafted() -> None:
    for card in deck().cards:
        checked = check(Draft.of(card), deck(), card.number)
        assert checked.card == card, card.number
        assert not checked.faults


def test_a_new_number_follows_the_highest_in_its_form() -> None:
    cards = deck().cards
    text = next_number(deck())
    assert CardNumber(text).value == cards[-1].number.value + 1
    assert text.count(".") == str(cards[-1].number).count(".")


def numbered(*numbers: str) -> Deck:
    card = deck().cards[0]
    cards = tuple(replace(card, number=CardNumber(text)) for text in numbers)
    return replace(deck(), cards=cards)


@pytest.mark.parametrize(
    ("taken", "free"),
    [
        ((), "1.1.001"),
        (("1.1.009",), "1.1.010"),
        (("1.1.099", "1.1.999"), "1.1.1000"),
        (("7",), "8"),
        (("1.99", "2.00"), "2.01"),
        (("3", "999999999999999"), "1"),
    ],
)
def test_r3_3_new_numbers_are_free(taken: tuple[str, ...], free: str) -> None:
    assert next_number(numbered(*taken)) == free


def test_r3_3_a_number_of_another_card_is_refused_whatever_its_dots() -> None:
    mine, other = deck().cards[:2]
    text = str(other.number).replace(".", "")
    checked = check(replace(Draft.of(mine), number=text), deck(), mine.number)
    assert checked.card is None
    assert checked.faults["number"] == f"Taken by {other.names['en']}."


def test_a_cards_own_number_is_no_double() -> None:
    card = deck().cards[0]
    assert check(Draft.of(card), deck(), card.number).card == card
    assert "number" in check(Draft.of(card), deck(), None).faults


def test_faults_stand_at_their_fields_all_at_once() -> None:
    draft = Draft(number="1.x", club="nobody", name_ru="Я" * 41, role_en="b" * 41)
    faults = check(draft, deck(), None).faults
    assert set(faults) == {"number", "club", "name_ru", "name_en", "role_en"}


def test_one_name_does_for_both_languages() -> None:
    draft = Draft(number="9.9.999", club=deck().clubs[0].id, name_en="  Ace   High ")
    card = check(draft, deck(), None).card
    assert card is not None
    assert card.names == {"ru": "Ace High", "en": "Ace High"}


def test_a_card_without_any_name_is_refused_once() -> None:
    draft = Draft(number="9.9.999", club=deck().clubs[0].id, name_ru=" ")
    faults = check(draft, deck(), None).faults
    assert faults == {"name_ru": "The card needs a name."}


def test_a_blank_role_is_the_positions_own() -> None:
    draft = Draft(number="9.9.999", club=deck().clubs[0].id, name_ru="Туз", position=Position.BIG)
    card = check(draft, deck(), None).card
    assert card is not None
    assert card.role == {"ru": "Центровой", "en": "Center"}


def test_a_usual_role_changes_with_the_position() -> None:
    card = next(c for c in deck().cards if Draft.of(c).role_en == "")
    moved = replace(Draft.of(card), position=Position.BIG)
    changed = check(moved, deck(), card.number).card
    assert changed is not None
    assert changed.role["en"] == "Center"


@pytest.mark.parametrize(
    "draft",
    [
        Draft(number="", club=""),
        Draft(number="x" * 30, club="nobody", name_ru="Я" * 90),
        Draft(number="1.1.001", club="moose", picture=Path("/nowhere/at/all.png")),
    ],
)
def test_there_is_always_a_card_to_be_shown(draft: Draft) -> None:
    preview = check(draft, deck(), None).preview
    assert preview.club in deck().clubs
    assert all(preview.names.values())


def test_values_stay_within_their_bounds() -> None:
    draft = Draft(number="1", club="moose")
    assert draft.with_value("attack", 2, 0).attack == (5, 5, 1, 5)
    assert draft.with_value("defense", 3, 120).defense == (5, 5, 5, 99)


def test_history_undoes_a_run_as_one_step() -> None:
    history = History("")
    for text in ("a", "ab", "abc"):
        history.put(text, "name")
    history.put("abc!", "")
    assert history.undo() == "abc"
    assert history.undo() == ""
    assert not history.can_undo
    assert history.redo() == "abc"


def test_history_forgets_what_was_undone_once_something_else_is_done() -> None:
    history = History(0)
    history.put(1)
    history.put(2)
    history.undo()
    history.put(3)
    assert not history.can_redo
    assert history.undo() == 1


def test_a_run_after_undoing_is_a_step_of_its_own() -> None:
    history = History("")
    history.put("a", "name")
    history.put("ab", "name")
    history.undo()
    history.put("x", "name")
    history.put("xy", "name")
    assert history.undo() == ""


def test_history_knows_what_is_saved() -> None:
    history = History("")
    found = [history.is_changed]
    history.put("a")
    found.append(history.is_changed)
    history.settle("a!")
    found.append(history.is_changed)
    history.undo()
    found.append(history.is_changed)
    assert found == [False, True, False, True]


def test_a_card_of_tens_is_far_above_the_deck_and_its_own_cards_are_not() -> None:
    strong = replace(deck().cards[0], attack=(10,) * 4, defense=(10,) * 4)
    found = Measure(deck(), strong.number).standing(strong)
    assert found is not None
    assert found.is_far_above
    assert found.own > found.limit > found.mean
    (text,) = strength_warning(found)
    assert i18n.decimal(found.own) in text
    assert i18n.decimal(found.mean) in text


def test_few_shipped_cards_are_called_far_above_their_deck() -> None:
    found = [Measure(deck(), card.number).standing(card) for card in deck().cards]
    far = [each for each in found if each and each.is_far_above]
    assert len(far) <= len(deck().cards) // 20


def test_the_first_card_of_a_deck_has_nothing_to_be_measured_by() -> None:
    card = deck().cards[0]
    assert Measure(replace(deck(), cards=()), None).standing(card) is None


def test_r1_2_a_club_left_with_too_few_cards_is_named() -> None:
    club = deck().clubs[0]
    own = [card for card in deck().cards if card.club.id == club.id]
    others = [card for card in deck().cards if card.club.id != club.id]

    def with_own(count: int) -> Deck:
        return replace(deck(), cards=(*own[:count], *others))

    assert team_warnings(with_own(6), with_own(5)) == []
    assert team_warnings(with_own(5), with_own(4)) == ["Moose: 4 cards. A match needs at least 5."]
    assert team_warnings(with_own(4), with_own(4)) == []
    assert team_warnings(with_own(1), with_own(0)) == []
