"""Saved rosters as what is printed, on the print screen."""

from __future__ import annotations

from pathlib import Path

from game.people import shelf
from game.people.card_ref import CardRef
from game.people.roster import SavedRoster
from game.ui.printing.choices import What, remembered
from tests.ui.desk import make_kit
from tests.ui.print_desk import opened, saved_in, text_of, until_done


def keep_rosters() -> None:
    """Two people with a roster each; that of the first has a card of a deck that is gone."""
    first = make_kit().catalog.decks[0]
    refs = tuple(CardRef(first.id, card.number) for card in first.cards)
    alina, boris = shelf.add_person("Alina"), shelf.add_person("Boris")
    gone = CardRef("gone", refs[0].number)
    shelf.save_roster(alina, SavedRoster("dozen", "My dozen", (*refs[5:7], gone)))
    shelf.save_roster(boris, SavedRoster("short", "Short", refs[:5]))


def test_a_saved_roster_is_printed_and_not_remembered(tmp_path: Path) -> None:
    keep_rosters()
    scene, stack = opened()
    scene.save_in(tmp_path / "out")
    stack.press("what:roster")
    assert text_of(scene) == "Choose a roster."
    assert scene.group.named("save") is None
    stack.press("roster:alina/dozen")
    assert "gone" in text_of(scene)
    assert scene.outlook.plan is not None
    cards = scene.deck.cards
    assert [each.card for each in scene.outlook.plan.request.cards] == list(cards[5:7])
    stack.press("save")
    until_done(scene, stack)
    assert saved_in(scene).name.startswith(f"{scene.deck.id}-")
    again = remembered(scene.kit.settings, scene.deck)
    assert (again.what, again.roster) == (What.DECK, "")


def test_without_saved_rosters_none_is_offered() -> None:
    scene, _stack = opened()
    assert scene.group.named("what:roster") is None
    assert scene.group.named("what:numbers") is not None


def test_many_rosters_are_offered_in_turns() -> None:
    alina = shelf.add_person("Alina")
    for place in range(9):
        shelf.save_roster(alina, SavedRoster(f"r{place}", f"Roster {place}", ()))
    scene, stack = opened()
    stack.press("what:roster")
    seen = []
    for _ in range(3):
        seen += [w.name for w in scene.group.widgets if w.name.startswith("roster:")]
        stack.press("more_rosters")
    assert seen == [f"roster:alina/r{place}" for place in range(9)]
    stack.press("roster:alina/r0")
    assert text_of(scene) == "There are no cards to print."
