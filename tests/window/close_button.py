"""What a window manager does when a window's close button is pressed; it asks, it never kills."""

from __future__ import annotations

import ctypes

_CLIENT_MESSAGE = 33
_LONGS = 24  # in an X event


class _ClientMessage(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
    )


class _XEvent(ctypes.Union):
    _fields_ = (("message", _ClientMessage), ("pad", ctypes.c_long * _LONGS))


def press_close_button(display: str, window: int) -> None:
    """Ask a window of an X display to close (WM_DELETE_WINDOW)."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    x11.XSendEvent.argtypes = (
        ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p,
    )  # fmt: skip
    x11.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    link = x11.XOpenDisplay(display.encode())
    assert link, display
    protocols = x11.XInternAtom(link, b"WM_PROTOCOLS", 0)
    delete = x11.XInternAtom(link, b"WM_DELETE_WINDOW", 0)
    event = _XEvent()
    event.message.type = _CLIENT_MESSAGE
    event.message.window = window
    event.message.message_type = protocols
    event.message.format = 32
    event.message.data[0] = delete
    assert x11.XSendEvent(link, window, 0, 0, ctypes.byref(event))
    x11.XCloseDisplay(link)  # sends what waits
