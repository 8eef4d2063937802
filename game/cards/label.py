"""What the eight values are called on a card, in the card's own language."""

from __future__ import annotations

from game.cards.model import Language

ATTACK_LABELS: dict[Language, tuple[str, str, str, str]] = {
    "ru": ("Трёхочковый", "Из-под кольца", "Проход", "Ассист"),
    "en": ("Three-pointer", "Inside shot", "Drive", "Assist"),
}
DEFENSE_LABELS: dict[Language, tuple[str, str, str, str]] = {
    "ru": ("На дуге", "Блокшот", "Опека", "Перехват"),
    "en": ("Perimeter", "Block", "On-ball", "Steal"),
}
BRAND: dict[Language, str] = {"ru": "БАСКЕТТОРИЯ", "en": "BASKETTORIA"}
