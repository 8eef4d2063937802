"""Replay a match record and print the state it leads to, as one JSON object.

    python3 tools/replay.py RECORD

Exit code 0: a summary was printed. 2: the record was refused; one line on standard error names
the place, and nothing is on standard output.
"""

import bootstrap

bootstrap.reenter("bare")  # a record is replayed by the standard library alone

import json
import sys
from pathlib import Path

from game import i18n, record
from game.engine import Refusal

USAGE = "usage: replay.py RECORD"


def main(arguments: "list[str]") -> int:
    """Print the summary of the record named, or why it is refused."""
    if arguments in (["-h"], ["--help"]):
        print((__doc__ or USAGE).strip())
        return 0
    if len(arguments) != 1:
        print(USAGE, file=sys.stderr)
        return 2
    try:
        state, _ = record.replay(record.load(Path(arguments[0])))
    except Refusal as refusal:
        i18n.set_language("en")
        print(f"{refusal.place}: {i18n.refusal_text(refusal)}", file=sys.stderr)
        return 2
    print(json.dumps(record.summary(state)))  # card numbers are ASCII, and so is all else
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
