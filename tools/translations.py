"""Keep the translations: collect the sentences of game/, update the .po, compile the .mo files.

python3 tools/translations.py              collect, update, compile; list what is not translated
python3 tools/translations.py --check      change nothing; fail where anything is out of step
python3 tools/translations.py --todo       print what is not translated as a .po fragment
python3 tools/translations.py --fill FILE  take the translations of such a fragment, then as above
"""

from __future__ import annotations

if __name__ == "__main__":
    import bootstrap

    bootstrap.reenter("dev")

import argparse
import ast
import io
import string
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "game"
LOCALE = ROOT / "assets" / "locale"
DOMAIN = "baskettoria"
TRANSLATIONS = ("ru",)  # English is what the code says
KEYWORDS = {
    "_": None,
    "gettext": None,
    "later": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
NOISE = (  # header lines that would change without the text, or say nothing
    b'"Report-Msgid-Bugs-To',
    b'"POT-Creation-Date',
    b'"PO-Revision-Date',
    b'"Last-Translator',
    b'"Language-Team',
    b'"Generated-By',
)
DATE = datetime(2026, 1, 1, tzinfo=UTC)  # of every .mo file, so that equal texts give equal bytes
HEADER = """\
# Баскеттория, {language}. Kept by tools/translations.py: sentences come from game/,
# only the msgstr lines are written by hand."""


def po_file(language: str) -> Path:
    """Where a language's translations are written."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def collect() -> Catalog:
    """Every sentence marked in game/, with the modules that say it."""
    template = Catalog(charset="utf-8")
    found = extract_from_dir(
        GAME,
        [("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=("Translators:",),
        strip_comment_tags=True,
    )
    for file, _line, text, comments, context in found:
        place = (f"game/{Path(file).as_posix()}", 0)
        template.add(text, None, [place], auto_comments=comments, context=context)
    return template


def read(language: str) -> Catalog:
    """A language's translations as they stand; an empty catalogue where there are none yet."""
    file = po_file(language)
    if not file.is_file():
        return Catalog(locale=language, domain=DOMAIN, project="Baskettoria", version="1")
    with file.open("rb") as stream:
        return read_po(stream, locale=language, domain=DOMAIN)


def updated(language: str, template: Catalog) -> Catalog:
    """The translations with the sentences of the template: new ones empty, dropped ones gone."""
    catalog = read(language)
    catalog.update(template, no_fuzzy_matching=True, update_creation_date=False)
    catalog.obsolete.clear()
    catalog.header_comment = HEADER.format(language=language)
    catalog.fuzzy = False
    for message in sentences(catalog):
        message.locations = sorted(set(message.locations))
    return catalog


def sentences(catalog: Catalog) -> Iterator[Message]:
    """The catalogue's messages without its header."""
    return (message for message in catalog if message.id)


def forms(message: Message) -> tuple[str, ...]:
    """The translation, as many texts as it has plural forms."""
    found = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
    return tuple(text or "" for text in found)


def ids(message: Message) -> tuple[str, ...]:
    """The sentence in English, one text or singular and plural."""
    return tuple(message.id) if isinstance(message.id, (tuple, list)) else (message.id,)


def is_translated(message: Message) -> bool:
    """Whether every form is there and nobody marked it as a guess."""
    return all(forms(message)) and not message.fuzzy


def placeholders(text: str) -> set[str]:
    """The names in braces that `str.format` would fill.

    Raises:
        ValueError: the braces do not match.
    """
    return {
        name for _text, name, _spec, _conv in string.Formatter().parse(text) if name is not None
    }


def placeholder_fault(message: Message) -> str | None:
    """What is wrong with the placeholders of a translation, in words, or None."""
    try:
        allowed = set[str]().union(*map(placeholders, ids(message)))
        wrong = [text for text in forms(message) if text and placeholders(text) != allowed]
    except ValueError as error:
        return f"braces do not match ({error})"
    expected = ", ".join(sorted(allowed)) or "none"
    return f"placeholders must be: {expected}; not so in {wrong[0]!r}" if wrong else None


def po_bytes(catalog: Catalog) -> bytes:
    """The catalogue as a .po file, without lines and dates: it changes only with the text."""
    out = io.BytesIO()
    write_po(out, catalog, width=100, sort_output=True, ignore_obsolete=True, include_lineno=False)
    lines = out.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(NOISE))


def mo_bytes(catalog: Catalog) -> bytes:
    """The catalogue as a .mo file."""
    catalog.creation_date = catalog.revision_date = DATE
    out = io.BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def texts(catalog: Catalog) -> dict[tuple[str, ...], tuple[str, ...]]:
    """What a program would find in the catalogue: the translations by context and sentence."""
    return {
        (message.context or "", ids(message)[0]): forms(message)
        for message in sentences(catalog)
        if is_translated(message)
    }


def computed_sentences() -> list[str]:
    """Calls in game/ whose sentence is not a plain text, so that nobody can translate it.

    A module that marks its constants with `later` may look them up.
    """
    found = []
    for file in sorted(GAME.rglob("*.py")):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        calls = [node for node in nodes if isinstance(node, ast.Call) and _called(node) in KEYWORDS]
        place = file.relative_to(ROOT).as_posix()
        found += [
            f"{place}:{call.lineno}: the sentence stands inside an f-string and would not be found"
            for text in nodes
            if isinstance(text, ast.JoinedStr)
            for call in calls
            if any(call is part for part in ast.walk(text))
        ]
        if file.parent.name == "i18n" or any(_called(call) == "later" for call in calls):
            continue
        found += [
            f"{place}:{call.lineno}: the sentence is not a plain text (mark constants with `later`)"
            for call in calls
            if not _is_literal(call)
        ]
    return found


def _called(node: ast.Call) -> str:
    """The name of what is called, without the module before it."""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _is_literal(node: ast.Call) -> bool:
    """Whether every text argument of a marking call is a plain string."""
    count = {"ngettext": 2, "pgettext": 2, "npgettext": 3}.get(_called(node), 1)
    return len(node.args) >= count and all(
        isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        for argument in node.args[:count]
    )


def faults(language: str) -> list[str]:
    """Everything out of step between the code, the .po and the .mo of a language, one line each."""
    template, catalog = collect(), read(language)
    written = {(message.id, message.context): message for message in sentences(catalog)}
    wanted = {(message.id, message.context): message for message in sentences(template)}
    lines = [
        f"missing: {message.id!r}, said in {message.locations[0][0]}"
        for key, message in wanted.items()
        if key not in written
    ]
    lines += [f"unused: {message.id!r}" for key, message in written.items() if key not in wanted]
    for message in written.values():
        if not is_translated(message):
            lines.append(f"not translated: {message.id!r}")
        elif fault := placeholder_fault(message):
            lines.append(f"{message.id!r}: {fault}")
    compiled = po_file(language).with_suffix(".mo")
    if not compiled.is_file():
        lines.append("the .mo file is missing")
    else:
        with compiled.open("rb") as stream:
            if texts(read_mo(stream)) != texts(catalog):
                lines.append("the .mo file is not made from the .po file")
    return lines


def fill(language: str, fragment: Path) -> None:
    """Put the translations of a .po fragment into the language's file."""
    catalog = updated(language, collect())
    with fragment.open("rb") as stream:
        for message in sentences(read_po(stream, locale=language)):
            known = catalog.get(message.id, message.context) if is_translated(message) else None
            if known:
                known.string = message.string
                known.flags.discard("fuzzy")
    _write(language, catalog)


def _write(language: str, catalog: Catalog) -> None:
    """Write both files of a language."""
    file = po_file(language)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(po_bytes(catalog))
    file.with_suffix(".mo").write_bytes(mo_bytes(read(language)))


def todo(catalog: Catalog) -> str:
    """The untranslated sentences as a .po fragment to be filled in."""
    fragment = Catalog(locale=catalog.locale, domain=DOMAIN)
    for message in sentences(catalog):
        if not is_translated(message):
            fragment.add(
                message.id,
                None,
                message.locations,
                auto_comments=message.auto_comments,
                context=message.context,
            )
    out = io.BytesIO()
    write_po(out, fragment, width=100, sort_by_file=True, include_lineno=False, omit_header=True)
    return out.getvalue().decode("utf-8")


def check() -> int:
    """Print what is out of step; 1 where there is anything."""
    lines = [f"{language}: {line}" for language in TRANSLATIONS for line in faults(language)]
    lines += computed_sentences()
    for line in lines:
        print(line)
    if lines:
        print("\nRun `python3 tools/translations.py`, then fill the empty msgstr lines of")
        print("\n".join(f"  {po_file(language).relative_to(ROOT)}" for language in TRANSLATIONS))
        print("(or `--todo > FILE`, fill FILE, `--fill FILE`), and run it again to compile.")
    return 1 if lines else 0


def main(arguments: list[str] | None = None) -> int:
    """Run the tool; 0 where nothing is left to do."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing, fail where out of step"
    )
    parser.add_argument(
        "--todo", action="store_true", help="print the untranslated sentences as a .po fragment"
    )
    parser.add_argument(
        "--fill", type=Path, metavar="FILE", help="take translations from a .po fragment"
    )
    options = parser.parse_args(arguments)
    if options.check:
        return check()
    if options.todo:
        print("\n".join(todo(updated(language, collect())) for language in TRANSLATIONS))
        return 0
    for language in TRANSLATIONS:
        if options.fill:
            fill(language, options.fill)
        _write(language, updated(language, collect()))
    return check()


if __name__ == "__main__":
    sys.exit(main())
