"""What a draft refuses, as codes with parameters; sentences are made elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class DraftCode(StrEnum):
    """Why a draft or a pick is refused; beside each the parameters it carries."""

    DRAFT_DECK_SMALL = "draft_deck_small"  # have, need
    DRAFT_DECK_GONE = "draft_deck_gone"  # deck: its id
    DRAFT_OVER = "draft_over"
    DRAFT_OUT_OF_TURN = "draft_out_of_turn"  # seat
    DRAFT_NOT_OFFERED = "draft_not_offered"  # card: its number, or the index that was given

    # a file
    DRAFT_NOT_A_DRAFT = "draft_not_a_draft"  # value: the format named instead


class DraftRefusal(ValueError):  # noqa: N818 - one family with Refusal
    """A draft cannot begin, or a card cannot be taken; nothing has changed."""

    def __init__(self, code: DraftCode, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, object] = params
