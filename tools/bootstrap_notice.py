"""Tell a person how the set-up goes and why it failed, in Russian and English; it decides nothing.

Read by every Python 3.6+, standard library only. Under `pythonw` `sys.stderr` is None, so a message
goes to a native box, and always to the log in the user's cache folder.
"""

import contextlib
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bootstrap_environment import cache_folder

if TYPE_CHECKING:
    from collections.abc import Callable

    Work = Callable[["Progress"], None]

TITLE = "Баскеттория · Baskettoria"
LOG_LIMIT = 300_000  # bytes; a longer log is begun anew

STEPS = {
    "begin": ("Готовлю игру к первому запуску…", "Getting the game ready for its first start…"),
    "wait": ("Жду: подготовку уже ведёт другой запуск…", "Waiting: another start is setting up…"),
    "venv": ("Создаю окружение Python…", "Making the Python environment…"),
    "collect": ("Загружаю {name}", "Downloading {name}"),
    "install": ("Устанавливаю библиотеки…", "Installing the libraries…"),
    "done": ("Готово.", "Ready."),
}

FAULTS = {
    "old_python": (
        (
            "Нужен Python {needed} или новее, а это Python {version}.\n"
            "Установите новый Python с сайта python.org/downloads и запустите ещё раз."
        ),
        (
            "Python {needed} or newer is needed, and this is Python {version}.\n"
            "Install a new Python from python.org/downloads and start again."
        ),
    ),
    "no_venv": (
        (
            "В этом Python нет модулей venv и pip.\n"
            "Debian, Ubuntu: sudo apt install python3-venv\n"
            "Другие системы: установите полный Python с сайта python.org/downloads."
        ),
        (
            "This Python lacks the modules venv and pip.\n"
            "Debian, Ubuntu: sudo apt install python3-venv\n"
            "Elsewhere: install the full Python from python.org/downloads."
        ),
    ),
    "network": (
        (
            "Не удалось загрузить библиотеки: сеть недоступна или закрыта.\n"
            "Проверьте соединение (прокси, брандмауэр) и запустите ещё раз.\n"
            "Загрузка, около 30 МБ, нужна один раз."
        ),
        (
            "The libraries could not be downloaded: the network is away or closed.\n"
            "Check the connection (proxy, firewall) and start again.\n"
            "The download, about 30 MB, is needed once."
        ),
    ),
    "disk_full": (
        ("На диске не хватает места: {folder}\nОсвободите 200 МБ и запустите ещё раз."),
        ("The disk is full: {folder}\nFree 200 MB and start again."),
    ),
    "denied": (
        (
            "Нет права записи: {folder}\n"
            "Закройте игру, если она открыта, или перенесите её папку туда, где запись разрешена."
        ),
        (
            "Writing is not allowed: {folder}\n"
            "Close the game if it is open, or move its folder to where writing is allowed."
        ),
    ),
    "busy": (
        (
            "Подготовку уже ведёт другой запуск и не заканчивает её.\n"
            "Закройте его (или перезагрузите компьютер) и запустите ещё раз."
        ),
        (
            "Another start is setting up and does not finish.\n"
            "Close it (or restart the computer) and start again."
        ),
    ),
    "no_build": (
        (
            "Для этого Python {version} нет готовой сборки библиотек.\n"
            "Установите Python 3.12 или 3.13 с сайта python.org/downloads и запустите ещё раз."
        ),
        (
            "There is no ready build of the libraries for this Python {version}.\n"
            "Install Python 3.12 or 3.13 from python.org/downloads and start again."
        ),
    ),
    "failed": (
        (
            "Подготовка не удалась: {reason}\n"
            "Запустите ещё раз; если не поможет, удалите папку {folder}"
        ),
        (
            "The set-up failed: {reason}\n"
            "Start again; if that does not help, delete the folder {folder}"
        ),
    ),
    "incomplete": (
        ("Окружение игры повреждено: {reason}\nЗапустите ещё раз: оно будет создано заново."),
        ("The environment of the game is damaged: {reason}\nStart again: it will be made anew."),
    ),
    "crash": (
        "Игра остановилась из-за ошибки: {reason}",
        "The game stopped because of an error: {reason}",
    ),
}


def step_text(step: str, **details: object) -> str:
    """Return one line about a step, in both languages."""
    return " · ".join(text.format(**details) for text in STEPS[step])


def in_two_lines(text: str) -> str:
    """Return the text of a step with each language on a line of its own."""
    return text.replace(" · ", "\n")


def fault_text(code: str, **details: object) -> str:
    """Return what went wrong and what to do, a paragraph in each language and the log's place."""
    paragraphs = [text.format(**details) for text in FAULTS[code]]
    return "\n\n".join([*paragraphs, f"Журнал · Log: {log_file()}"])


def log_file() -> Path:
    """Return where set-up and crashes are written down."""
    return cache_folder() / "start.log"


def log(text: str) -> None:
    """Add a line to the log; a log that cannot be written stops nothing."""
    with contextlib.suppress(OSError):
        path = log_file()
        path.parent.mkdir(parents=True, exist_ok=True)
        is_long = path.exists() and path.stat().st_size > LOG_LIMIT
        with path.open("w" if is_long else "a", encoding="utf-8", errors="replace") as file:
            file.write(time.strftime("%Y-%m-%d %H:%M:%S ") + text.rstrip() + "\n")


def has_terminal() -> bool:
    """Tell whether a person reads what is written to stderr."""
    return sys.stderr is not None and sys.stderr.isatty()


def can_show_window() -> bool:
    """Tell whether a window may be shown: there is a screen, and nobody automates this."""
    if has_terminal() or os.environ.get("CI"):
        return False
    has_screen = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return sys.platform in ("win32", "darwin") or has_screen


def write(text: str) -> None:
    """Write a line to stderr, if there is one, whatever letters it can show."""
    if sys.stderr is None:
        return
    encoding = sys.stderr.encoding or "ascii"
    with contextlib.suppress(OSError, ValueError):
        sys.stderr.write(text.encode(encoding, "replace").decode(encoding) + "\n")
        sys.stderr.flush()


def fail(code: str, *, window: bool, **details: object) -> None:
    """Say a fault where the person is sure to see it: the log, the terminal, else a box."""
    text = fault_text(code, **details)
    log(text)
    write(text)
    if window and can_show_window():
        show_box(text)


def box_commands(text: str) -> "list[list[str]]":
    """Return the programs that can show a message on this system, best first."""
    if sys.platform == "darwin":
        script = "on run argv\ndisplay dialog (item 1 of argv) with title (item 2 of argv) "
        script += 'buttons {"OK"} default button 1 with icon stop\nend run'
        return [["osascript", "-e", script, text, TITLE]]
    plain = ["--title", TITLE]
    return [
        ["zenity", "--error", "--no-markup", "--width=480", *plain, "--text", text],
        ["kdialog", *plain, "--error", text],
        ["xmessage", "-center", text],
    ]


def show_box(text: str) -> bool:
    """Show a message box and wait until it is closed; False where nothing can show one."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, TITLE, 0x10)
        return True
    for command in box_commands(text):
        if shutil.which(command[0]):
            return subprocess.call(command, stderr=subprocess.DEVNULL) in (0, 1)
    return show_tk_box(text)


def show_tk_box(text: str) -> bool:
    """Show the message with tkinter, where that is installed."""
    try:
        import tkinter as tk
        from tkinter import messagebox

        root = tk.Tk()
    except Exception:  # noqa: BLE001 - no module or no screen: nothing to show with
        return False
    root.withdraw()
    messagebox.showerror(TITLE, text, parent=root)
    root.destroy()
    return True


class Progress:
    """Where the steps of a set-up are told: the log and stderr."""

    def step(self, step: str, **details: object) -> None:
        """Tell that a step begins."""
        text = step_text(step, **details)
        log(text)
        self.show(text)

    def show(self, text: str) -> None:
        """Show one line to the person."""
        write(text)


class ZenityProgress(Progress):
    """A small window of GNOME's own that shows the step under way."""

    def __init__(self) -> None:
        command = ["zenity", "--progress", "--pulsate", "--no-cancel", "--auto-close"]
        command += ["--width=480", "--title", TITLE, "--text", step_text("begin")]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, universal_newlines=True
        )

    def show(self, text: str) -> None:
        """Show one line in the window."""
        with contextlib.suppress(OSError, ValueError):
            assert self.process.stdin is not None  # noqa: S101 - asked for above
            self.process.stdin.write("# " + in_two_lines(text).replace("\n", "\\n") + "\n")
            self.process.stdin.flush()

    def close(self) -> None:
        """Close the window."""
        with contextlib.suppress(OSError, ValueError):
            self.process.communicate("100\n", timeout=5)


class TkProgress(Progress):
    """A small tkinter window; the work runs in a thread beside it."""

    def __init__(self) -> None:
        import tkinter as tk
        from tkinter import ttk

        self.lines = queue.Queue()  # type: queue.Queue[str]
        self.root = tk.Tk()
        self.root.title(TITLE)
        self.root.resizable(False, False)
        self.root.protocol("WM_DELETE_WINDOW", self.root.iconify)
        self.label = ttk.Label(self.root, text=in_two_lines(step_text("begin")), width=56)
        self.label.pack(padx=24, pady=(20, 10))
        bar = ttk.Progressbar(self.root, mode="indeterminate", length=420)
        bar.pack(padx=24, pady=(0, 24))
        bar.start(15)
        self.root.eval("tk::PlaceWindow . center")

    def show(self, text: str) -> None:
        """Have the window show one line; called from the thread with the work."""
        self.lines.put(text)

    def run(self, work: "Work") -> None:
        """Show the window until the thread with the work ends."""
        thread = threading.Thread(target=work, args=(self,), daemon=True)
        thread.start()
        self._look(thread)
        self.root.mainloop()
        thread.join()

    def _look(self, thread: threading.Thread) -> None:
        while not self.lines.empty():
            self.label["text"] = in_two_lines(self.lines.get())
        if thread.is_alive():
            self.root.after(100, self._look, thread)
        else:
            self.root.destroy()


def run_shown(work: "Work", *, window: bool) -> None:
    """Run `work(progress)` while the person sees its steps, and pass on what it raises."""
    if not (window and can_show_window()):
        work(Progress())
        return
    try:
        shown = TkProgress()
    except Exception:  # noqa: BLE001 - no tkinter here: the next way
        _run_beside_zenity(work)
        return
    raised = []  # type: list[BaseException]

    def guarded(progress: Progress) -> None:
        try:
            work(progress)
        except BaseException as fault:  # noqa: BLE001 - raised again in the main thread
            raised.append(fault)

    shown.run(guarded)
    if raised:
        raise raised[0]


def _run_beside_zenity(work: "Work") -> None:
    if not shutil.which("zenity"):
        work(Progress())
        return
    shown = ZenityProgress()
    try:
        work(shown)
    finally:
        shown.close()
