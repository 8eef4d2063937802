"""The few settings changed at the title and in a pause: sound, language, motion, text, screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game import i18n, store
from game.i18n import gettext as _
from game.ui import theme
from game.ui.kit import Kit
from game.ui.sound import Sound
from game.ui.theme import TextStyle
from game.ui.widget import Action, Look, Widget

TEXT_SCALES = (1.0, 1.25, 1.5)
_STYLE = TextStyle(theme.Face.STRONG, 18)
_MOTIONS = (store.Motion.NORMAL, store.Motion.FAST, store.Motion.OFF)


def toggle_sound(kit: Kit) -> None:
    """Sound on or off; on is confirmed by a sound, or by a notice why there is none."""
    settings = kit.settings
    settings.sound = not settings.sound
    kit.sound.set_enabled(is_enabled=settings.sound)
    if settings.sound and not kit.sound.available:
        kit.warn(i18n.refusal_text(kit.sound))
    kit.sound.play(Sound.DRIBBLE)
    kit.save_settings()


def next_language(kit: Kit) -> None:
    """The other language, at once; the program lays everything out anew."""
    speak(kit, "en" if i18n.language() == "ru" else "ru")


def speak(kit: Kit, language: str) -> None:
    """One of the two languages, remembered."""
    i18n.set_language(language)
    kit.settings.language = "ru" if language == "ru" else "en"
    kit.save_settings()


def next_motion(kit: Kit) -> None:
    """Normal, fast, off, and around."""
    place = _MOTIONS.index(kit.settings.motion)
    kit.settings.motion = _MOTIONS[(place + 1) % len(_MOTIONS)]
    kit.save_settings()


def next_text_scale(kit: Kit) -> None:
    """The next larger text, and around."""
    larger = [scale for scale in TEXT_SCALES if scale > kit.settings.text_scale + 0.01]
    kit.settings.text_scale = larger[0] if larger else TEXT_SCALES[0]
    kit.save_settings()


def sound_text(kit: Kit) -> str:
    """The sound setting in words."""
    return _("Sound: on") if kit.settings.sound else _("Sound: off")


def motion_text(kit: Kit) -> str:
    """The motion setting in words."""
    match kit.settings.motion:
        case store.Motion.NORMAL:
            return _("Motion: normal")
        case store.Motion.FAST:
            return _("Motion: fast")
        case store.Motion.OFF:
            return _("Motion: off")


def text_scale_text(kit: Kit) -> str:
    """The text size in words."""
    return _("Text: {percent} %").format(percent=round(kit.settings.text_scale * 100))


def option_widgets(kit: Kit, changed: Callable[[], None]) -> list[Widget]:
    """A button for each setting, not yet placed; `changed` is called after each."""

    def then(change: Callable[[Kit], None]) -> Action:
        def action() -> None:
            change(kit)
            changed()

        return action

    def full_screen(kit: Kit) -> None:
        kit.toggle_fullscreen()

    def button(name: str, text: str, change: Callable[[Kit], None]) -> Widget:
        return Widget(Rect(0, 0, 0, 0), text, then(change), Look.PLAIN, style=_STYLE, name=name)

    return [
        button("sound", sound_text(kit), toggle_sound),
        button("language", "RU / EN", next_language),
        button("motion", motion_text(kit), next_motion),
        button("text", text_scale_text(kit), next_text_scale),
        button("screen", _("Full screen · F11"), full_screen),
    ]


def place_in_row(kit: Kit, widgets: Sequence[Widget], rect: Rect, gap: int) -> None:
    """Lay buttons side by side from the left, each as wide as its text, all inside `rect`, px."""
    wide = [kit.type.label(w.text, w.style).width + 2 * kit.px(24) for w in widgets]
    room = rect.width - gap * (len(widgets) - 1)
    share = min(1.0, room / sum(wide))
    x = float(rect.left)
    for widget, width in zip(widgets, wide, strict=True):
        widget.rect = Rect(round(x), rect.top, int(width * share), rect.height)
        x += int(width * share) + gap
