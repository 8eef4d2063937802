"""Every scenario gives exactly its summary; every broken record is refused at its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import record
from game.engine import Refusal
from tests.record_files import REFUSED, SCENARIOS, content


def test_the_files_are_there() -> None:
    assert len(SCENARIOS) >= 60
    assert len(REFUSED) >= 40


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = content(path)
    read = record.parse(json.dumps(scenario["record"]))
    state, _ = record.replay(read)
    assert record.summary(state) == scenario["expect"]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_written_and_read_again_is_the_same(path: Path) -> None:
    read = record.parse(json.dumps(content(path)["record"]))
    written = record.dump(read)
    assert record.parse(written) == read
    assert record.dump(record.parse(written)) == written


@pytest.mark.parametrize("path", REFUSED, ids=lambda path: path.stem)
def test_refused(path: Path) -> None:
    case = content(path)
    with pytest.raises(Refusal) as caught:
        record.replay(record.parse(json.dumps(case["record"])))
    assert caught.value.place.startswith(case["place"])
