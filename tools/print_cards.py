"""Print cards: sheets for a home printer as PDF, and pictures for print shops.

python3 tools/print_cards.py                           the first deck, A4, both sides
python3 tools/print_cards.py --layout letter-9         the same on US Letter
python3 tools/print_cards.py moose class3:2            a club, and two of each card of class 3
python3 tools/print_cards.py 1.1.001-1.1.009 "1.3.*"   ranges and patterns of numbers
python3 tools/print_cards.py --roster "Alina/My dozen" a roster saved in the game
python3 tools/print_cards.py --deck mine --changed     what has changed since the last time
python3 tools/print_cards.py --ink saver --faces fold  little ink; fold and glue, no duplex needed
python3 tools/print_cards.py --calibrate               a sheet that tells how far backs miss fronts
python3 tools/print_cards.py --back-offset 0.7,-0.4 --save-printer home
python3 tools/print_cards.py --printer home            with what makes up for that printer
python3 tools/print_cards.py --layout single           a card a page, for print shops

Print the PDF at 100 %, "actual size". Everything lies in a folder of its own in out/print; the same
cards and options give the same folder and the same bytes.

Exit code 0: done. 2: refused; the reason names the number that would fit, and nothing is written.
"""

import bootstrap

bootstrap.reenter()

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from lasting_stream import outlive_readers
from print_options import joined, parser

from game import i18n, store
from game.cards import printing
from game.cards.catalog import Catalog, read_catalog
from game.cards.deck import DeckFaults, load_deck
from game.cards.fault_text import fault_line
from game.cards.model import Deck
from game.cards.printing import folder, selection, words
from game.cards.printing.portraits import with_portraits
from game.cards.printing.printers import load_printer, save_printer
from game.people.roster_cards import kept_rosters, laid_out, roster_called

DONE, REFUSED, CANCELLED = 0, 2, 130
BAR = 30  # characters


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Print what is asked for; the exit code."""
    typed = sys.argv[1:] if arguments is None else arguments
    options = options_of(typed)
    i18n.set_language(options.messages or store.load_settings().language or i18n.system_language())
    try:
        return calibrate(options) if options.calibrate else print_cards(options)
    except printing.PrintRefusals as found:
        lines = [words.refusal_text(refusal) for refusal in found.refusals]
    except printing.PrintRefusal as refusal:
        lines = [words.refusal_text(refusal)]
    except DeckFaults as found:
        lines = [fault_line(fault) for fault in found.faults]
    except store.StoreFault as fault:
        lines = [i18n.refusal_text(fault)]
    except (printing.PrintCancelled, KeyboardInterrupt):
        print(words.cancelled_text(), file=sys.stderr)
        return CANCELLED
    print("\n".join(lines), file=sys.stderr)
    return REFUSED


def options_of(typed: "Sequence[str]") -> argparse.Namespace:
    """Read what was typed; what cannot go together ends the tool."""
    known = parser(__doc__ or "")
    options = known.parse_args(joined(typed))
    named = {"SELECT": options.select, "--list": options.list, "--roster": options.roster}
    given = [name for name, value in named.items() if value]
    if len(given) > 1:
        known.error(f"not together: {', '.join(given)}")
    if options.roster and options.deck:
        known.error("not together: --roster, --deck")
    return options


def print_cards(options: argparse.Namespace) -> int:
    """Print the cards chosen."""
    request, warnings = request_for(options)
    if options.changed and request.cards:
        request = replace(request, cards=changed_cards(request, options.out))
        if not request.cards:
            print(words.nothing_changed_text())
            return DONE
    planned = printing.plan(request)
    for warning in (*map(words.refusal_text, planned.warnings), *warnings):
        print(warning, file=sys.stderr)
    if options.dry_run:
        print("\n".join(words.plan_lines(planned)))
        return DONE
    bar = ProgressBar(options.progress)
    try:
        result = printing.run(
            request, options.out, progress=bar.show, jobs=options.jobs, force=options.force
        )
    finally:
        bar.clear()
    print("\n".join([*map(str, result.sheets), words.print_hint()]))
    return DONE


def calibrate(options: argparse.Namespace) -> int:
    """Write the calibration sheet for the paper chosen."""
    from game.cards.printing.calibration import calibration_name, calibration_pdf

    layout = "a4-9" if options.layout == "single" else options.layout
    request = printing.PrintRequest(
        "", (), layout=layout, flip=printing.Flip(options.flip), printer=printer_for(options)
    )
    file = options.out / calibration_name(request)
    notes = words.calibration_lines()
    folder.write_aside(file, calibration_pdf(request, notes))
    print("\n".join([str(file), *notes]))
    return DONE


def changed_cards(request: printing.PrintRequest, out: Path) -> "tuple[printing.CardCount, ...]":
    """Those cards that look otherwise than when they were printed last."""
    from game.cards.printing.manifest import changed
    from game.cards.printing.painter import CardPainter

    return changed(request, CardPainter(request.language, request.ink), out)


def chosen(
    options: argparse.Namespace,
) -> "tuple[str, tuple[printing.CardCount, ...], tuple[str, ...]]":
    """What the cards asked for are, in file names; the cards; what is to be known about them."""
    if options.roster is not None:
        return roster_cards(options.roster)
    deck = deck_for(options.deck)
    if options.list is None:
        return deck.id, selection.select(deck, options.select), ()
    return deck.id, selection.read_list(deck, options.list), ()


def roster_cards(path: str) -> "tuple[str, tuple[printing.CardCount, ...], tuple[str, ...]]":
    """The cards of a saved roster, of whichever decks, and why others are left out.

    Raises:
        PrintRefusal: there is no such roster.
    """
    kept = kept_rosters()
    found = roster_called(path, kept)
    if found is None:
        code, paths = printing.PrintCode.UNKNOWN_ROSTER, tuple(each.path for each in kept)
        raise printing.PrintRefusal(code, found=path, allowed=paths)
    laid = laid_out(read_catalog().decks, found.roster)
    cards = printing.whole_deck(tuple(each.card for each in laid.cards))
    return laid.title, cards, tuple(map(i18n.refusal_text, laid.notes))


def request_for(
    options: argparse.Namespace,
) -> "tuple[printing.PrintRequest, tuple[str, ...]]":
    """What the options ask for, and warnings about it."""
    title, cards, warnings = chosen(options)
    if options.portraits is not None:
        cards, coarse = with_portraits(cards, options.portraits)
        warnings = (*warnings, *map(words.refusal_text, coarse))
    request = printing.PrintRequest(
        title=title,
        cards=cards,
        language=options.language or i18n.language(),
        layout=options.layout,
        gutter=options.gutter,
        bleed=options.bleed,
        outer_bleed=options.outer_bleed,
        faces=printing.Faces(options.faces),
        flip=printing.Flip(options.flip),
        ink=printing.Ink(options.ink),
        printer=printer_for(options),
        marks=printing.Marks(options.marks),
        marks_on=printing.MarksOn(options.marks_on),
        mark_length=options.mark_length,
        corner_guide=options.corner_guide,
        shop=printing.Shop(options.png),
        jpeg_quality=options.image,
        max_mb=options.max_mb,
        contact=options.contact,
    )
    return request, warnings


def deck_for(name: "str | None") -> Deck:
    """The deck of that id or in that folder; the first one where none is named.

    Raises:
        DeckFaults: something is wrong with it.
        PrintRefusal: there is none.
    """
    if name is not None and Path(name).is_dir():
        return load_deck(Path(name).resolve())
    catalog: Catalog = read_catalog()
    faulty = {place.name: faults for place, faults in catalog.faults.items()}
    if name in faulty:
        raise faulty[name]
    decks = {deck.id: deck for deck in catalog.decks}
    if (name or next(iter(decks), "")) not in decks:
        code = printing.PrintCode.UNKNOWN_DECK
        raise printing.PrintRefusal(code, found=name or "", allowed=tuple(decks))
    return decks[name or next(iter(decks))]


def printer_for(options: argparse.Namespace) -> printing.Printer:
    """The printer named with what the options change, kept where they say so."""
    printer = load_printer(options.printer) if options.printer else printing.Printer()
    given = {
        "back_rotate": options.back_rotate,
        "scale_x": options.scale_x,
        "scale_y": options.scale_y,
        "margin": options.printer_margin,
    }
    if options.back_offset is not None:
        given["back_x"], given["back_y"] = options.back_offset
    printer = replace(printer, **{key: value for key, value in given.items() if value is not None})
    if options.save_printer:
        save_printer(options.save_printer, printer)
        print(words.saved_printer_text(options.save_printer))
    return printer


class ProgressBar:
    """Shows how far a print is, on standard error: a bar on a terminal, else plain lines."""

    def __init__(self, kind: str) -> None:
        self._is_bar = kind == "bar" or (kind == "auto" and sys.stderr.isatty())
        self._is_plain = kind == "plain" or (kind == "auto" and not sys.stderr.isatty())
        self._tenth = 0

    def show(self, progress: printing.Progress) -> None:
        """Show it, if there is something new to show."""
        done, total = progress.done, progress.total
        if self._is_bar:
            full = BAR * done // total
            print(
                f"\r{'█' * full}{'·' * (BAR - full)} {done}/{total} ",
                end="",
                file=sys.stderr,
                flush=True,
            )
        elif self._is_plain and done * 10 // total > self._tenth:
            self._tenth = done * 10 // total
            print(f"{done}/{total}", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the bar away."""
        if self._is_bar:
            print(f"\r{' ' * (BAR + 16)}\r", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    outlive_readers()
    sys.exit(main())
