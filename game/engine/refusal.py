"""Why something is refused: a code and parameters; sentences are made elsewhere."""

from __future__ import annotations

from enum import StrEnum


class RuleCode(StrEnum):
    """What the rules refuse; beside each the parameters it carries.

    Card parameters are numbers as text where the card is known, else the index that was given.
    """

    # a roster (R1); `kind` is "full" or "short"
    ROSTER_SIZE = "roster_size"  # kind, count, least, most
    ROSTER_DOUBLE = "roster_double"  # card
    VALUE_RANGE = "value_range"  # value, least, most

    # any action
    MATCH_OVER = "match_over"
    WRONG_PHASE = "wrong_phase"  # phase: what the match waits for, a `Phase`
    OUT_OF_TURN = "out_of_turn"  # seat
    NO_SUCH_SEAT = "no_such_seat"  # seat
    NO_SUCH_CARD = "no_such_card"  # card
    NO_SUCH_PLAY = "no_such_play"  # play

    # a lineup (R2.1, R6.2, R6.5)
    LINEUP_PICKED = "lineup_picked"  # seat
    LINEUP_SIZE = "lineup_size"  # count, needed
    CARD_IS_OUT = "card_is_out"  # card

    # a substitution (R5)
    SUBSTITUTE_NOTHING = "substitute_nothing"
    SUBSTITUTE_UNEVEN = "substitute_uneven"  # outgoing, incoming: how many
    SUBSTITUTE_BEFORE_REPEAT = "substitute_before_repeat"
    SUBSTITUTE_TWICE = "substitute_twice"
    NOT_IN_HAND = "not_in_hand"  # card; attacks and answers too (R4.1, R4.2)
    NOT_ON_BENCH = "not_on_bench"  # card


class RecordCode(StrEnum):
    """What a match record is refused for before the rules are asked."""

    UNREADABLE = "unreadable"  # path, reason: the system's own words
    TOO_LARGE = "too_large"  # most: bytes
    NOT_UTF8 = "not_utf8"  # byte: offset of the first bad one
    NOT_JSON = "not_json"  # reason; the place is "line 3 column 7"
    TOO_DEEP = "too_deep"  # most: levels
    NOT_TEXT = "not_text"  # a lone surrogate, which UTF-8 cannot hold
    NOT_FINITE = "not_finite"  # a number too large for a floating-point one
    DOUBLED_KEY = "doubled_key"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    WRONG_TYPE = "wrong_type"  # needed: "object", "list", "text" or "whole number"
    WRONG_LENGTH = "wrong_length"  # count, needed
    NOT_A_RECORD = "not_a_record"  # value: the format named instead
    NEWER_VERSION = "newer_version"  # version, known
    UNKNOWN_VERSION = "unknown_version"  # version, known
    NOT_ONE_OF = "not_one_of"  # value, allowed: the names, joined by ", "
    BAD_NUMBER = "bad_number"  # card: text that is no card number
    DOUBLED_CARD = "doubled_card"  # card: named twice in one lineup or exchange


CODES: tuple[str, ...] = (*RuleCode, *RecordCode)  # each has a sentence in every language


class Refusal(ValueError):  # noqa: N818 - the field's own word
    """Something that the rules or a file format do not allow.

    Attributes:
        code: a short stable name, e.g. `not_in_hand`; those of rules and records are in `CODES`.
        params: what a sentence about it needs, e.g. `{"card": "1.2.009"}`.
        place: where in the action, roster or file the fault lies (`card`, `actions[12].card`, ``).
    """

    def __init__(self, code: str, place: str = "", **params: object) -> None:
        super().__init__(code, place, params)
        self.code = code
        self.place = place
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.params.items())
        where = f"{self.place}: " if self.place else ""
        return f"{where}{self.code}" + (f" ({details})" if details else "")
