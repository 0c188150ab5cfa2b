"""Action dice that cards turn, take away or put into the Hunt Box (p. 19-21)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.box import EYE, FACE_COUNT, FACES, SHADOW, SIDES
from mathom.games.wotr.cards.parts.card import CardStep, Part
from mathom.games.wotr.options import DIE, DONE
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.dice import turn_die


class TurnDie(Part):
    """An unused die that shows one result, if there is one, is turned to another.

    The die that paid for the card is not unused any more.
    """

    def __init__(self, side: int, old: int, new: int) -> None:
        self.side: Final = side
        self.old: Final = old
        self.new: Final = new

    def do(self, state: WotrState, card: int) -> None:
        if unused(state, self.side, self.old):
            turn_die(state, self.side, self.old, self.new, "turned")


class DiscardDice(Part):
    """All unused dice of a side that show a result are lost for this turn."""

    def __init__(self, side: int, face: int) -> None:
        self.side: Final = side
        self.face: Final = face

    def do(self, state: WotrState, card: int) -> None:
        count = unused(state, self.side, self.face)
        state.dice[FACE_COUNT * self.side + self.face] = 0
        if state.events is not None and count:
            args: dict[str, str | int] = {
                "side": SIDES[self.side],
                "die": FACES[self.face],
                "count": count,
            }
            state.tell("dice_lost", args)


class DiceToHuntBox(Part):
    """Up to so many unused dice of the Shadow become Eyes, and go into the Hunt Box at once."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def do(self, state: WotrState, card: int) -> None:
        state.push(DieToEye(self.most))


class DieToEye(CardStep):
    """Which die becomes an Eye, if any more do."""

    kind = "die_to_eye"
    fields = {"left": codecs.NUMBER}

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, state: WotrState) -> Decision | None:
        held = [face for face in range(FACE_COUNT) if unused(state, SHADOW, face)]
        if not held or self.left == 0:
            return None
        return state.ask(self, SHADOW, [*[DIE[face] for face in held], DONE])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "die":
            turn_die(state, SHADOW, option.args[0], EYE, "turned")
            state.push(DieToEye(self.left - 1))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"count": self.left}


def unused(state: WotrState, side: int, face: int) -> int:
    """How many unused dice of a side show a result."""
    return state.dice[FACE_COUNT * side + face]
