from __future__ import annotations

import pytest

from game.people.fault import PeopleFault


@pytest.fixture
def reports() -> list[PeopleFault]:
    """What was told of damaged files."""
    return []
