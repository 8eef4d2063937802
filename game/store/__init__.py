"""The user's files: settings, the running match, finished matches; it must not know pygame."""

from game.store.draft import clear_draft, has_draft, load_draft, save_draft
from game.store.fault import Recovery, StoreCode, StoreFault
from game.store.match import (
    clear_match,
    finished_matches,
    has_match,
    load_match,
    save_finished,
    save_match,
)
from game.store.settings import Motion, Settings, load_settings, save_settings

__all__ = [
    "Motion",
    "Recovery",
    "Settings",
    "StoreCode",
    "StoreFault",
    "clear_draft",
    "clear_match",
    "finished_matches",
    "has_draft",
    "has_match",
    "load_draft",
    "load_match",
    "load_settings",
    "save_draft",
    "save_finished",
    "save_match",
    "save_settings",
]
