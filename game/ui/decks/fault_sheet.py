"""What is wrong with a deck, in words, as a list that scrolls and can be saved as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pygame import Rect

from game import paths
from game.cards.fault import Fault
from game.cards.fault_text import fault_line, fault_report
from game.i18n import gettext as _
from game.i18n import ngettext
from game.ui.kit import Kit
from game.ui.message import Sheet
from game.ui.scene import Pop, Transition
from game.ui.widget import Look, Widget

_MOST_SHOWN = 300


class FaultSheet(Sheet):
    """The faults of a deck that is not taken in; nothing of it was."""

    def __init__(self, kit: Kit, source: Path, faults: Sequence[Fault]) -> None:
        self.source = source
        self.faults = tuple(faults)
        title = _("“{name}” is not taken in").format(name=source.name)
        super().__init__(kit, title, fault_lines(self.faults))
        self.group.focus = self.group.named("close")

    def buttons(self) -> list[Widget]:
        """Save, and close."""
        return [
            Widget(Rect(0, 0, 0, 0), _("Save as text"), self.save, name="save"),
            Widget(Rect(0, 0, 0, 0), _("Got it"), Pop, Look.CALL, name="close"),
        ]

    def save(self) -> Transition | None:
        """Write the list to a file; where it is, or that it could not be, is told."""
        file = save_report(self.source, self.faults)
        if file is None:
            self.kit.notices.append(_("The list could not be saved: the system refuses."))
        else:
            self.kit.notices.append(_("Saved: {file}").format(file=file))
        return None


def fault_lines(faults: Sequence[Fault]) -> list[str]:
    """How many faults there are, then each in a line; very many are cut short."""
    head = ngettext("{n} fault:", "{n} faults:", len(faults)).format(n=len(faults))
    lines = [head, *(fault_line(fault) for fault in faults[:_MOST_SHOWN])]
    more = len(faults) - _MOST_SHOWN
    if more > 0:
        lines.append(ngettext(
            "… and {n} more: saved as text, the list is whole.",
            "… and {n} more: saved as text, the list is whole.", more,
        ).format(n=more))  # fmt: skip
    return lines


def save_report(source: Path, faults: Sequence[Fault]) -> Path | None:
    """Write the list beside what was brought, else among the player's files; where it is then."""
    text = f"{source}\n{fault_report(faults)}"
    stem = source.name if source.is_dir() else source.stem
    for folder in (source.parent, paths.user_data()):
        file = folder / _("{name} - faults.txt").format(name=stem)
        number = 1
        while file.exists():
            number += 1
            file = folder / _("{name} - faults {number}.txt").format(name=stem, number=number)
        try:
            file.write_text(text, encoding="utf-8-sig", newline="\r\n")
        except OSError:
            continue
        return file
    return None
