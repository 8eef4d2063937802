"""The steps of one print, in the folder it is made in: pictures, sheets, contact sheets."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

from game.cards.model import DeckCard
from game.cards.photo import PictureFault
from game.cards.printing.contact import contact_sheets
from game.cards.printing.crew import Crew, crew
from game.cards.printing.folder import PrintFolder
from game.cards.printing.painter import Painter, png_file
from game.cards.printing.pdf import write_pdf
from game.cards.printing.picture import Made, Packing
from game.cards.printing.plan import Page, PrintPlan, SheetFile, Side, shop_plan
from game.cards.printing.refusal import PrintCode, PrintRefusal
from game.cards.printing.request import Shop
from game.cards.printing.sheet import SINGLE
from game.cards.printing.watch import Watch

_MEGABYTE = 1_000_000
_PAGE_BYTES = 3_000  # more than a page takes without its pictures
_FILE_BYTES = 4_000  # more than a file takes without its pages
_CHECK_SECONDS = 0.1  # how often a cancel is looked for


@dataclass(frozen=True, slots=True)
class _Task:
    """A picture to draw: its name without folder and suffix."""

    name: str
    shop_name: str
    card: DeckCard
    side: Side


class PrintJob:
    """One print on its way."""

    def __init__(
        self, planned: PrintPlan, folder: PrintFolder, painter: Painter, watch: Watch
    ) -> None:
        self._plan = planned
        self._shop_plan = shop_plan(planned)
        self._request = planned.request
        self._folder = folder
        self._painter = painter
        self._watch = watch
        self._suffix = "png" if planned.request.jpeg_quality is None else "jpg"
        self._names: dict[tuple[int, str], str] = {}  # of picture files, by card and side
        self._thumbs: dict[str, bytes] = {}  # by the card's number
        self._faults: list[tuple[str, str, str]] = []  # card, file, reason

    def draw(self, jobs: int) -> None:
        """Draw and pack every picture once, `jobs` at a time.

        Raises:
            PrintRefusal: pictures of cards cannot be used; all of them are named.
            PrintCancelled: it was called off.
        """
        tasks = self._tasks()
        shop_files = self._shop_plan.files if self._shop_plan else ()
        self._watch.start(len(tasks) + len(self._plan.files) + len(shop_files) + 1)
        by_club = deque(sorted(tasks, key=lambda task: task.card.club.id))
        packing = Packing.of(self._request)
        executor = ThreadPoolExecutor(jobs, thread_name_prefix="print")
        try:  # the crew ends first: nobody is waited for who does not answer any more
            with crew(self._painter, packing, jobs, len(tasks)) as makers:
                try:
                    self._await({executor.submit(self._draw, makers, by_club) for _ in tasks})
                finally:
                    by_club.clear()
                    executor.shutdown(wait=False, cancel_futures=True)
        finally:
            executor.shutdown()
        if self._faults:
            faults = tuple(sorted(self._faults))
            raise PrintRefusal(PrintCode.PICTURE_FAULTS, faults=faults)

    def write_files(self) -> list[str]:
        """Write the PDFs, for a print shop also those of a card a page, and the contact sheets.

        Returns:
            The names in the folder of the PDFs that were asked for.

        Raises:
            PrintRefusal: a single sheet is larger than files may be.
            PrintCancelled: it was called off.
        """
        with ThreadPoolExecutor(1, thread_name_prefix="contact") as beside:
            contact = beside.submit(self._write_contact)
            written = self._write_files(self._plan)
            if self._shop_plan is not None:
                self._write_files(self._shop_plan)
            contact.result()
        return written

    def _write_files(self, planned: PrintPlan) -> list[str]:
        place = "shop" if planned.request.layout == SINGLE else "sheets"
        written = []
        for file in planned.files:
            parts = self._parts(file)
            for number, pages in enumerate(parts, 1):
                ending = f"_p{number}of{len(parts)}" if len(parts) > 1 else ""
                name = f"{place}/{file.name}{ending}.pdf"
                self._write_pdf(name, planned, pages)
                written.append(name)
            self._watch.step()
        return written

    def _write_contact(self) -> None:
        """Write the contact sheets by number, if they are wanted and there are fronts."""
        numbers = sorted({each.card.number for each in self._request.cards})
        shown = [(text, self._thumbs[text]) for text in map(str, numbers) if text in self._thumbs]
        for number, sheet in enumerate(contact_sheets(shown), 1):
            name = f"proof/contact{'' if number == 1 else f'_{number}'}.png"
            self._folder.write(name, png_file(sheet))

    def finish(self) -> None:
        """The last step.

        Raises:
            PrintCancelled: it was called off.
        """
        self._watch.step()

    def _tasks(self) -> list[_Task]:
        """A task for each distinct picture that is on a page; notes their names."""
        used = {(p.card, p.side) for page in self._plan.pages for p in page.placements}
        tasks: list[_Task] = []
        backs: dict[str, str] = {}
        for index, each in enumerate(self._request.cards):
            card = each.card
            if (index, Side.FRONT) in used:
                name = f"{card.number}_front"
                shop_name = f"{index + 1:03}_{card.number}"
                tasks.append(_Task(name, shop_name, card, Side.FRONT))
                self._names[index, Side.FRONT.value] = self._file_name(name)
            if (index, Side.BACK) in used:
                key = self._painter.back_key(card)
                if key not in backs:
                    backs[key] = f"back_{len(backs) + 1}" if backs else "back"
                    tasks.append(_Task(backs[key], backs[key], card, Side.BACK))
                self._names[index, Side.BACK.value] = self._file_name(backs[key])
        return tasks

    def _file_name(self, name: str) -> str:
        return f"faces/{name}.{self._suffix}"

    def _await(self, waiting: set[Future[None]]) -> None:
        while waiting:
            done, waiting = wait(waiting, _CHECK_SECONDS, FIRST_COMPLETED)
            self._watch.check()
            for future in done:
                future.result()
                self._watch.step()

    def _draw(self, makers: Crew, tasks: deque[_Task]) -> None:
        """Have the next picture made, and write what it gave; runs beside others."""
        maker = makers.get()
        # from both ends: cards of a club, which share a ground, stay with one maker
        task = tasks.pop() if maker.is_apart else tasks.popleft()
        try:
            made = maker.make(task.card, task.side)
        except PictureFault as fault:
            self._faults.append((str(task.card.number), fault.file.name, fault.reason))
            return
        finally:
            makers.put(maker)
        self._write(task, made)

    def _write(self, task: _Task, made: Made) -> None:
        if made.thumb is not None:
            self._thumbs[str(task.card.number)] = made.thumb
        name = self._file_name(task.name)
        self._folder.write(name, made.packed)
        shop = self._request.shop
        if shop is Shop.NONE:
            return
        target = f"shop/{shop.value}/{task.shop_name}.{self._suffix}"
        if made.shop is None:
            self._folder.copy(target, name)
        else:
            self._folder.write(target, made.shop)

    def _write_pdf(self, name: str, planned: PrintPlan, pages: Sequence[Page]) -> None:
        file = self._folder.path(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        pictures = {place: self._folder.path(name) for place, name in self._names.items()}
        with file.open("wb") as stream:
            write_pdf(stream, planned, pages, pictures, title=self._request.title)
        self._folder.note(name)

    def _parts(self, file: SheetFile) -> list[tuple[Page, ...]]:
        """The pages of a file in as many parts as its size asks for; sheets stay whole."""
        most = self._request.max_mb
        if most is None:
            return [file.pages]
        step = len({page.is_back for page in file.pages})  # a front and its back are one sheet
        sheets = [file.pages[at : at + step] for at in range(0, len(file.pages), step)]
        largest = max(self._size(sheet) for sheet in sheets)
        if largest > most * _MEGABYTE:
            smallest = -(-largest // (_MEGABYTE // 10)) / 10
            raise PrintRefusal(PrintCode.SHEET_OVER_SIZE, found=most, smallest=smallest)
        parts: list[tuple[Page, ...]] = []
        for sheet in sheets:
            if parts and self._size((*parts[-1], *sheet)) <= most * _MEGABYTE:
                parts[-1] = (*parts[-1], *sheet)
            else:
                parts.append(sheet)
        return parts

    def _size(self, pages: Sequence[Page]) -> int:
        """At most how many bytes a file of these pages takes."""
        used = {self._names[p.card, p.side.value] for page in pages for p in page.placements}
        sizes = sum(self._folder.path(name).stat().st_size for name in used)
        return sizes + len(used) * 400 + len(pages) * _PAGE_BYTES + _FILE_BYTES
