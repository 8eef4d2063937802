"""What the player has chosen, kept between starts; it must not know what uses it."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec

from game import paths
from game.store import durable
from game.store.fault import Recovery, StoreCode

Side = Annotated[int, msgspec.Meta(ge=320, le=16384)]  # px
Name = Annotated[str, msgspec.Meta(max_length=40)]


class Motion(StrEnum):
    """How much moves on the screen."""

    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class Settings(msgspec.Struct, kw_only=True):
    """All settings, with what they are before the player touches them.

    Attributes:
        language: None: as the system speaks.
        window: width and height of the window, px, when it is not full screen.
        volume: 0 to 1.
        text_scale: how much larger than usual text is, 1 to 2.
        names: of the people on the two seats in the last match.
        clubs: ids of the clubs of the two seats in the last match.
        bots: ids of the bots on the two seats in the last match; empty for a person.
        match_kind: `full` or `short`, as in the last match.
        rosters: how rosters were formed for the last match.
        extra: what a newer version of the game wrote; kept as it is.
    """

    language: Literal["ru", "en"] | None = None
    fullscreen: bool = False
    window: tuple[Side, Side] = (1280, 800)
    motion: Motion = Motion.NORMAL
    sound: bool = True
    volume: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.8
    text_scale: Annotated[float, msgspec.Meta(ge=1, le=2)] = 1.0
    names: tuple[Name, Name] = ("", "")
    clubs: tuple[Name, Name] = ("", "")
    bots: tuple[Name, Name] = ("", "greedy")
    match_kind: Literal["full", "short"] = "full"
    rosters: Name = ""
    extra: dict[str, Any] = msgspec.field(default_factory=dict)


_TYPES = {
    name: kind
    for name, kind in get_type_hints(Settings, include_extras=True).items()
    if name != "extra"
}


def settings_file() -> Path:
    """Where the settings are kept."""
    return paths.user_config() / "settings.json"


def save_settings(settings: Settings) -> None:
    """Keep the settings.

    Raises:
        StoreFault: they could not be written.
    """
    known = msgspec.to_builtins(settings)
    content = known.pop("extra") | known
    data = msgspec.json.format(msgspec.json.encode(content), indent=2)
    durable.write(settings_file(), data + b"\n")


def load_settings(*, report: Callable[[Recovery], object] | None = None) -> Settings:
    """The settings kept; a damaged file is set aside and replaced by what can be saved of it.

    Args:
        report: is told of a damaged file.
    """
    file = settings_file()
    aside: Path | None = None
    for candidate, code in (
        (file, StoreCode.SETTINGS_REPAIRED),
        (durable.backup_of(file), StoreCode.SETTINGS_RESTORED),
    ):
        data = durable.read(candidate)
        if data is None:
            continue
        content = _object(data)
        if content is not None:
            settings, is_whole = _settings(content)
            if not is_whole:
                aside = aside or durable.set_aside(candidate)
            if aside and report:
                report(Recovery(code, aside))
            return settings
        moved = durable.set_aside(candidate)
        aside = aside or moved
    if aside and report:
        report(Recovery(StoreCode.SETTINGS_RESET, aside))
    return Settings()


def _object(data: bytes) -> dict[str, Any] | None:
    """A JSON object, or None where it is anything else."""
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def _settings(content: dict[str, Any]) -> tuple[Settings, bool]:
    """The settings in a JSON object, its bad ones as usual, and whether all were good."""
    settings = Settings(extra={key: value for key, value in content.items() if key not in _TYPES})
    is_whole = True
    for name, kind in _TYPES.items():
        if name in content:
            try:
                setattr(settings, name, msgspec.convert(content[name], kind))
            except msgspec.ValidationError:
                is_whole = False
    return settings, is_whole
