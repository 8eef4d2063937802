"""Make the private environment that the game and its tools run in; it knows nothing of the game itself.

Every script in `tools/`, and `Play.pyw`, opens with the same lines, so that any Python can start it:

    import bootstrap

    bootstrap.reenter()          # or bootstrap.reenter("dev") for a tool that needs development packages

    import argparse              # from here on: Python 3.11+, all packages there, `import game` works
    from game import paths
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120


def reenter(level="play"):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201, ARG001, D103
    if ROOT not in sys.path:
        sys.path.insert(0, ROOT)
