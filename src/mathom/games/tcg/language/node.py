"""Node: a word of the language. Those that steps must point at are numbered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.tcg.wording.speech import Speech

NODES: Final[list[Numbered]] = []
NODE_NAMES: Final[list[str]] = []
"""What a position calls a node: the card's code and the place of the node in it, `4C12.3`."""
NODE_OF: Final[dict[str, int]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered:
    """A word that a step on the agenda or a lasting effect can point at."""

    def __init__(self) -> None:
        self.id = -1

    def parts(self) -> list[Numbered]:
        """The numbered words inside this one, in the order in which they are read."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Numbered):
    """A piece of a card's text: an ability, a continuous text, what it takes to play the card."""

    def reads(self, speech: Speech) -> list[str]:
        """How it reads: its sentences, not yet polished."""
        raise NotImplementedError(type(self).__name__)


def number(code: str, root: Numbered, place: int) -> int:
    """Give every word of a card its number, in reading order; the next free place is returned."""
    if root.id >= 0:
        raise ValueError(f"{code}: a word of {NODE_NAMES[root.id]} is used twice; build it anew")
    root.id = len(NODES)
    name = f"{code}.{place}"
    NODES.append(root)
    NODE_NAMES.append(name)
    NODE_OF[name] = root.id
    place += 1
    for part in root.parts():
        place = number(code, part, place)
    return place
