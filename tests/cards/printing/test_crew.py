"""Pictures made by another process beside this one: the same bytes, whatever becomes of it."""

from __future__ import annotations

import io
import pickle
import signal
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.cards.model import DeckCard
from game.cards.photo import PictureFault
from game.cards.printing import CardCount, PrintRequest, crew, run
from game.cards.printing.painter import CardPainter, Painter
from game.cards.printing.picture import Made, Packing, make
from game.cards.printing.plan import Side
from game.cards.printing.refusal import PrintCancelled, PrintRefusal
from game.cards.printing.request import Ink, Shop
from game.cards.printing.worker import Worker, WorkerGone, serve
from tests.cards.printing.print_sample import numbered

PACKING = Packing(None, has_thumbs=True, shop=Shop.NONE)
COUNT = 13


def request(cards: tuple[DeckCard, ...], *, contact: bool = False) -> PrintRequest:
    return PrintRequest("crew", tuple(CardCount(card) for card in cards), contact=contact)


def files(folder: Path) -> dict[str, bytes]:
    return {str(f.relative_to(folder)): f.read_bytes() for f in folder.rglob("*") if f.is_file()}


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> list[Worker]:
    """The workers that are started."""
    found: list[Worker] = []

    def started(*order: object) -> Worker:
        found.append(Worker(*order))  # type: ignore[arg-type]
        return found[-1]

    monkeypatch.setattr(crew, "Worker", started)
    return found


def wait_for_worker(patch: pytest.MonkeyPatch, answers: list[Made], count: int) -> None:
    """Let this process draw only once the worker has given so many answers, if there is one."""
    draw = crew.make  # type: ignore[attr-defined]

    def waits(painter: Painter, packing: Packing, card: DeckCard, side: Side) -> Made:
        end = time.monotonic() + 30
        while threading.active_count() > 2 and len(answers) < count and time.monotonic() < end:
            time.sleep(0.005)
        return draw(painter, packing, card, side)

    patch.setattr(crew, "make", waits)


def has_ended(worker: Worker) -> bool:
    return worker._process.poll() is not None


def test_a_worker_changes_no_byte(
    tmp_path: Path, workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[Made] = []
    make_it = Worker.make

    def counted(self: Worker, card: DeckCard, side: Side) -> Made:
        answers.append(make_it(self, card, side))
        return answers[-1]

    monkeypatch.setattr(Worker, "make", counted)
    wait_for_worker(monkeypatch, answers, 1)
    cards = numbered(COUNT)
    alone = run(request(cards, contact=True), tmp_path / "1", jobs=1)
    assert workers == []
    beside = run(request(cards, contact=True), tmp_path / "2", jobs=2)
    assert files(alone.folder) == files(beside.folder)
    assert answers
    assert len(workers) == 1
    assert has_ended(workers[0])


def test_this_process_stands_in_for_a_worker_that_is_gone(
    tmp_path: Path, workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Made] = []
    make_it = Worker.make

    def dies_after_two(self: Worker, card: DeckCard, side: Side) -> Made:
        if len(made) == 2:
            self._process.kill()
        made.append(make_it(self, card, side))
        return made[-1]

    monkeypatch.setattr(Worker, "make", dies_after_two)
    wait_for_worker(monkeypatch, made, 2)
    cards = numbered(COUNT)
    beside = run(request(cards), tmp_path / "2", jobs=2)
    monkeypatch.undo()
    alone = run(request(cards), tmp_path / "1", jobs=1)
    assert len(made) == 2
    assert files(alone.folder) == files(beside.folder)


def test_a_picture_that_a_worker_cannot_use_is_named(tmp_path: Path, workers: list[Worker]) -> None:
    broken = tmp_path / "grandpa.png"
    broken.write_bytes(b"\x89PNG\r\n\x1a\n and then nothing")
    cards = numbered(COUNT)
    faulty = (*cards[:-1], replace(cards[-1], picture=broken))
    with pytest.raises(PrintRefusal) as caught:
        run(request(faulty), tmp_path / "out", jobs=2)
    assert [name for _card, name, _reason in caught.value.params["faults"]] == ["grandpa.png"]  # type: ignore[attr-defined]
    assert all(map(has_ended, workers))


def test_no_worker_is_left_when_a_print_is_called_off(
    tmp_path: Path, workers: list[Worker]
) -> None:
    looks = iter(range(1_000))
    with pytest.raises(PrintCancelled):
        run(request(numbered(COUNT)), tmp_path, jobs=2, is_cancelled=lambda: next(looks) > 3)
    assert len(workers) == 1
    assert has_ended(workers[0])
    assert list(tmp_path.iterdir()) == []


def test_few_pictures_and_a_bundled_game_need_no_worker(
    tmp_path: Path, workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(request(numbered(3)), tmp_path / "few", jobs=2)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with crew.crew(CardPainter("ru", Ink.COLOR), PACKING, 3, 72) as makers:
        assert makers.qsize() == 3
    assert workers == []


def test_a_system_that_starts_no_process_draws_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_order: object) -> Worker:
        raise OSError("no more processes")

    monkeypatch.setattr(crew, "Worker", refuses)
    with crew.crew(CardPainter("ru", Ink.COLOR), PACKING, 2, 72) as makers:
        found = [makers.get(), makers.get()]
        assert not any(maker.is_apart for maker in found)


def test_a_worker_serves_until_its_parent_is_no_more() -> None:
    (card,) = numbered(1)
    orders = pickle.dumps(("en", Ink.COLOR, PACKING)) + pickle.dumps((card, Side.FRONT))
    answers = io.BytesIO()
    serve(io.BytesIO(orders), answers)
    expected = make(CardPainter("en", Ink.COLOR), PACKING, card, Side.FRONT)
    assert pickle.loads(answers.getvalue()) == expected  # noqa: S301 - written just above


@pytest.mark.parametrize("answer", [b"", b"hello\n", pickle.dumps(1), b"cfoo\nbar\n."])
def test_nonsense_from_a_worker_is_not_taken_for_a_picture(answer: bytes) -> None:
    (card,) = numbered(1)
    worker = Worker("en", Ink.COLOR, PACKING)
    stdout = worker._process.stdout
    try:
        worker._process.stdout = io.BytesIO(answer)
        with pytest.raises(WorkerGone):
            worker.make(card, Side.FRONT)
    finally:
        worker._process.stdout = stdout
        worker.end()


def test_a_worker_that_has_ended_is_gone() -> None:
    (card,) = numbered(1)
    worker = Worker("en", Ink.COLOR, PACKING)
    worker._process.kill()
    worker._process.wait()
    with pytest.raises(WorkerGone):
        worker.make(card, Side.FRONT)
    worker.end()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops a process as POSIX systems do")
def test_a_worker_that_does_not_answer_holds_no_cancel_up(
    tmp_path: Path, workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    is_stopped = threading.Event()
    make_it = Worker.make

    def stalls(self: Worker, card: DeckCard, side: Side) -> Made:
        self._process.send_signal(signal.SIGSTOP)
        is_stopped.set()
        return make_it(self, card, side)

    monkeypatch.setattr(Worker, "make", stalls)
    with pytest.raises(PrintCancelled):
        run(request(numbered(COUNT)), tmp_path, jobs=2, is_cancelled=is_stopped.is_set)
    assert all(map(has_ended, workers))
    assert list(tmp_path.iterdir()) == []


def test_no_more_workers_are_started_than_there_is_work_for(workers: list[Worker]) -> None:
    with crew.crew(CardPainter("ru", Ink.COLOR), PACKING, 32, 25) as makers:
        assert makers.qsize() == 32
    assert len(workers) == 2


def test_files_in_the_folder_one_works_in_are_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pickle.py").write_text("raise SystemExit")
    monkeypatch.chdir(tmp_path)
    (card,) = numbered(1)
    worker = Worker("en", Ink.COLOR, PACKING)
    try:
        assert worker.make(card, Side.FRONT).packed.startswith(b"\x89PNG")
    finally:
        worker.end()


def test_a_fault_keeps_its_file_and_reason(tmp_path: Path) -> None:
    (card,) = numbered(1)
    worker = Worker("en", Ink.COLOR, PACKING)
    try:
        with pytest.raises(PictureFault) as caught:
            worker.make(replace(card, picture=tmp_path / "none.png"), Side.FRONT)
        assert (caught.value.file.name, caught.value.reason) == ("none.png", "missing")
        assert worker.make(card, Side.FRONT).packed.startswith(b"\x89PNG")
    finally:
        worker.end()
