"""One file of something that goes on, with its version one step before; not what it means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from game import paths
from game.store import durable
from game.store.fault import Recovery, StoreCode

Check = Callable[[bytes], object]
Report = Callable[[Recovery], object]


def check_object(data: bytes) -> object:
    """Refuse what is not one JSON object.

    Raises:
        ValueError: it is something else.
    """
    try:
        return msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error


@dataclass(frozen=True, slots=True)
class RunningFile:
    """A file in the user's folder of data.

    Attributes:
        name: its name.
        restored: the code for a damaged file whose backup is whole.
        lost: the code for a damaged file without one.
    """

    name: str
    restored: StoreCode
    lost: StoreCode

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return paths.user_data() / self.name

    def save(self, data: bytes) -> None:
        """Keep it.

        Raises:
            StoreFault: it could not be written.
        """
        durable.write(self.path, data)

    def is_there(self) -> bool:
        """Whether there is one to load, as far as its name tells."""
        return self.path.is_file() or durable.backup_of(self.path).is_file()

    def load(self, check: Check, report: Report | None) -> bytes | None:
        """What was kept; where it is damaged, its version one step before; None without one.

        Args:
            check: raises ValueError (a `Refusal` is one) for what cannot be gone on with.
            report: is told of a damaged file, which is then kept aside.
        """
        aside: Path | None = None
        for candidate in (self.path, durable.backup_of(self.path)):
            data = durable.read(candidate)
            if data is None:
                continue
            try:
                check(data)
            except (ValueError, RecursionError):
                moved = durable.set_aside(candidate)
                aside = aside or moved
                continue
            if aside and report:
                report(Recovery(self.restored, aside))
            return data
        if aside and report:
            report(Recovery(self.lost, aside))
        return None

    def clear(self) -> None:
        """Forget it.

        Raises:
            StoreFault: the system refuses.
        """
        durable.remove(self.path)
