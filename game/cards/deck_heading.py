"""Reads `deck.toml`: a deck's names and clubs, with every fault and its line; it knows no cards."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

from game.cards.fault import FaultCode, FaultList
from game.cards.model import Club, Crest, Language, Pattern
from game.cards.toml_table import TomlTable, key_lines

FORMAT = 1

_DECK_KEYS = ("format", "name", "author", "license", "clubs")
_CLUB_KEYS = ("id", "name", "color", "light", "dark", "pattern", "crest")
_CLUB_ID = re.compile(r"[a-z0-9][a-z0-9_-]*")
_ERROR_LINE = re.compile(r"at line (\d+)")


@dataclass(frozen=True, slots=True)
class Heading:
    """What `deck.toml` says; sound only where reading it found no fault."""

    names: Mapping[Language, str]
    author: str
    license: str
    clubs: tuple[Club, ...]


def read_heading(text: str, faults: FaultList) -> Heading | None:
    """The heading of a deck; None where not even the names of its keys can be trusted."""
    try:
        decoded = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = _ERROR_LINE.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        faults.add(FaultCode.TOML_SYNTAX, line, detail=str(error))
        return None
    table = TomlTable(decoded, faults, key_lines(text))
    if not _is_known_format(table):
        return None
    table.refuse_unknown(_DECK_KEYS)
    return Heading(
        names=table.names("name"),
        author=table.text("author", ""),
        license=table.text("license", ""),
        clubs=_clubs(table),
    )


def _is_known_format(table: TomlTable) -> bool:
    version = table.whole("format")
    if version is not None and version > FORMAT:
        table.fault(FaultCode.FORMAT_NEWER, "format", found=version, supported=FORMAT)
        return False
    if version is not None and version < 1:
        table.fault(FaultCode.OUT_OF_RANGE, "format", found=version, low=1, high=FORMAT)
    return True


def _clubs(table: TomlTable) -> tuple[Club, ...]:
    clubs: dict[str, Club] = {}
    if not table.table.get("clubs"):
        table.fault(FaultCode.NO_CLUBS, "clubs")
    for each in table.tables("clubs"):
        club = _club(each)
        if club.id and club.id in clubs:
            each.fault(FaultCode.CLUB_DOUBLE, "id", found=club.id)
        clubs.setdefault(club.id, club)
    return tuple(clubs.values())


def _club(table: TomlTable) -> Club:
    table.refuse_unknown(_CLUB_KEYS)
    club_id = table.text("id")
    if club_id and not _CLUB_ID.fullmatch(club_id):
        table.fault(FaultCode.ID_MALFORMED, "id", found=club_id)
    return Club(
        id=club_id,
        names=table.names("name"),
        color=table.color("color"),
        light=table.color("light"),
        dark=table.color("dark"),
        pattern=table.word("pattern", Pattern),
        crest=table.word("crest", Crest, Crest.BALL),
    )
