"""Check and import decks of your own, and write a starter spreadsheet.

python3 tools/deck.py template cards.xlsx          a spreadsheet with sample cards, explained
python3 tools/deck.py check cards.xlsx             read it and tell everything that is wrong
python3 tools/deck.py import cards.xlsx            the same, and put it among the game's decks

A deck is a folder or a ZIP with deck.toml and cards.csv, or a single CSV or XLSX file; pictures
lie beside it or in the ZIP, named as the spreadsheet says or like the cards.

Exit code 0: done. 1: something is wrong with the deck, and all of it was told. 2: it could not be
tried or written. 3: a deck of that name is already there: say --replace or --keep-both.
"""

import bootstrap

bootstrap.reenter()

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from lasting_stream import outlive_readers

from game import i18n, store
from game.cards import importing
from game.cards.catalog import own_decks
from game.cards.fault import DeckFaults
from game.cards.fault_text import fault_report
from game.cards.importing.note import (
    already_there_text,
    deck_text,
    installed_text,
    written_text,
)
from game.store import durable

DONE, FAULTY, FAILED, CONFLICT = range(4)


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Run a command; its exit code."""
    options = parser().parse_args(arguments)
    i18n.set_language(options.language or spoken())
    try:
        if options.command == "template":
            return write_template(options.file, force=options.force)
        return read(options)
    except store.StoreFault as fault:
        print(i18n.refusal_text(fault), file=sys.stderr)
        return FAILED


def parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--language", choices=i18n.LANGUAGES, help="of messages and the template")
    top = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = top.add_subparsers(dest="command", required=True)
    for name, summary in (
        ("check", "read a deck and tell everything that is wrong with it"),
        ("import", "put a deck among the game's decks"),
    ):
        command = commands.add_parser(name, help=summary, parents=[common])
        command.add_argument("deck", type=Path, help="a folder, a ZIP, an XLSX or a CSV file")
        command.add_argument(
            "--report", type=Path, metavar="FILE", help="write what is wrong to a text file, too"
        )
        if name == "import":
            choice = command.add_mutually_exclusive_group()
            choice.add_argument("--replace", action="store_true", help="replace a deck of that id")
            choice.add_argument("--keep-both", action="store_true", help="keep a deck of that id")
    command = commands.add_parser(
        "template", help="write a starter spreadsheet, XLSX or CSV", parents=[common]
    )
    command.add_argument("file", type=Path, help="ends with .xlsx or .csv")
    command.add_argument("--force", action="store_true", help="replace a file of that name")
    return top


def spoken() -> str:
    """The language chosen in the game, else the system's."""
    return store.load_settings().language or i18n.system_language()


def write_template(file: Path, *, force: bool) -> int:
    """Write the starter spreadsheet."""
    if file.exists() and not force:
        print(already_there_text(file), file=sys.stderr)
        return FAILED
    importing.template(file, i18n.language())
    print(written_text(file))
    return DONE


def read(options: argparse.Namespace) -> int:
    """Check a deck and, where asked for, install it."""
    try:
        imported = importing.read_deck(options.deck)
        print(deck_text(imported.deck))
        for note in imported.notes:
            print("  " + importing.note_text(note))
        return install(imported, options) if options.command == "import" else DONE
    except DeckFaults as found:
        text = fault_report(found.faults)
        print(text, end="")
        if options.report:
            durable.write(options.report, text.encode("utf-8"))
        return FAULTY


def install(imported: importing.ImportedDeck, options: argparse.Namespace) -> int:
    """Put a sound deck among the game's decks, or ask how."""
    on_conflict = importing.OnConflict.ASK
    if options.replace:
        on_conflict = importing.OnConflict.REPLACE
    elif options.keep_both:
        on_conflict = importing.OnConflict.KEEP_BOTH
    try:
        decks, shipped = own_decks(), importing.shipped_ids()
        folder = importing.install(imported, decks, on_conflict, reserved=shipped)
    except importing.DeckConflict as conflict:
        print(importing.conflict_text(conflict.deck.names[i18n.language()]), file=sys.stderr)
        print("  --replace / --keep-both", file=sys.stderr)
        return CONFLICT
    print(installed_text(folder))
    return DONE


if __name__ == "__main__":
    outlive_readers()
    sys.exit(main())
