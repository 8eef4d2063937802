"""Ids that are made out of names."""

from __future__ import annotations

import pytest

from game.cards.slug import free, slug


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Наш двор 2", "nash-dvor-2"),
        ("Ёжики & Щуки", "ezhiki-shchuki"),
        ("Café", "cafe"),
        ("../../etc", "etc"),
        ("猫", "deck"),
        ("CON", "con-1"),
    ],
)
def test_an_id_is_made_of_the_name(name: str, expected: str) -> None:
    assert slug(name, "deck") == expected


def test_a_taken_id_gets_a_number() -> None:
    assert free("a", {"a", "a-2"}) == "a-3"
