"""Option: one thing that a seat may choose."""

from __future__ import annotations

from typing import Final, final

from mathom.core.pickled import Remade


@final
class Option:
    """A verb and the things it is done to.

    `str(option)` is its notation; equal notations are equal options. `things` are the ids that the
    notation names, which are also the things on the board to click. `args` are the same things as
    the numbers that the rules count with; they carry nothing that the notation does not say.
    """

    __slots__ = ("args", "things", "verb")

    def __init__(self, verb: str, things: tuple[str, ...] = (), args: tuple[int, ...] = ()) -> None:
        self.verb: Final = verb
        self.things: Final = things
        self.args: Final = args

    def __str__(self) -> str:
        return " ".join((self.verb, *self.things))

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Option) and self.verb == other.verb and self.things == other.things
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.things))

    def __reduce__(self) -> Remade:
        return Option, (self.verb, self.things, self.args)
