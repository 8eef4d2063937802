"""Why something is refused: a code and parameters; sentences are made elsewhere."""

from __future__ import annotations


class Refusal(ValueError):  # noqa: N818 - the field's own word
    """Something that the rules or a file format do not allow.

    Attributes:
        code: a short stable name, e.g. `not_in_hand`.
        params: what a sentence about it needs, e.g. `{"card": "1.2.009"}`.
        place: where in the action, roster or file the fault lies (`card`, `cards`, ``)
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
