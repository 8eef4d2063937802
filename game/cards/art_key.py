"""Keys of card pictures: a key changes with everything that shapes its picture.

It knows no drawing and imports no Pillow, so that a start with a full cache stays fast.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from game.cards.model import Club, DeckCard, Language

# Raise it by one whenever a picture changes; tests/cards/test_art_version.py tells how.
ART_VERSION = 6


def face_key(card: DeckCard, language: Language, width: int) -> str:
    """The key of a card's face, a sha256 in hex."""
    return _digest(
        "face",
        str(card.number),
        card.names[language],
        card.role[language],
        card.position.value,
        card.card_class,
        card.attack,
        card.defense,
        card.look,
        *_club_parts(card.club),
        _picture_parts(card),
        language,
        width,
    )


def back_key(language: Language, width: int) -> str:
    """The key of the back of all cards."""
    return _digest("back", language, width)


def crest_key(club: Club, size: int) -> str:
    """The key of a club's crest."""
    return _digest("crest", *_club_parts(club), size)


def court_key(width: int, height: int) -> str:
    """The key of the court."""
    return _digest("court", width, height)


def ball_key(size: int) -> str:
    """The key of the ball."""
    return _digest("ball", size)


def _club_parts(club: Club) -> tuple[object, ...]:
    return club.color, club.light, club.dark, club.pattern.value, club.crest.value


def _picture_parts(card: DeckCard) -> tuple[object, ...]:
    """The owner's picture and how it is cropped; nothing where a face is drawn."""
    return () if card.picture is None else (*_file_parts(card.picture), card.focus)


def _file_parts(file: Path) -> tuple[object, ...]:
    """What tells one state of a picture file from another, without reading it."""
    try:
        found = file.stat()
    except OSError:
        return (str(file), "missing")
    return str(file), found.st_size, found.st_mtime_ns


def _digest(*parts: object) -> str:
    return hashlib.sha256(repr((ART_VERSION, *parts)).encode()).hexdigest()
