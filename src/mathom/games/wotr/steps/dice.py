"""Chapter IV: using the action dice (p. 19-21)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Rule, Text
from mathom.games.wotr.armies import settle
from mathom.games.wotr.box import (
    ARMY,
    CHARACTER,
    EYE,
    FACE_COUNT,
    FACES,
    FREE,
    MUSTER,
    SHADOW,
    SIDES,
)
from mathom.games.wotr.deeds import EVENTS, Lasting
from mathom.games.wotr.options import ACTIONS, DIE, PASS, RING, SKIP
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.abilities import Speak, Voice, upgrade
from mathom.games.wotr.steps.attack import AttackArmy
from mathom.games.wotr.steps.characters import (
    BringMinion,
    MoveCompanions,
    MoveMinions,
    PlaceCharacter,
)
from mathom.games.wotr.steps.events import DrawCard, PlayEvent
from mathom.games.wotr.steps.fellowship import Separate, hide
from mathom.games.wotr.steps.journey import DieToHuntBox, move_fellowship
from mathom.games.wotr.steps.legend import ICONS, RINGABLE, actions, usable
from mathom.games.wotr.steps.marching import MoveArmies
from mathom.games.wotr.steps.politics import Diplomacy
from mathom.games.wotr.steps.recruiting import KeepLimits, Recruit

ACTIONS_RULE: Final = Rule("wotr", "actions", 19)
LEGEND: Final = Rule("wotr", "legend", 20)


class NextAction(Step[WotrState]):
    """The players alternate; who is out of dice waits while the other plays on (p. 19-21)."""

    rule = ACTIONS_RULE
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: WotrState) -> Decision | None:
        if state.unused_dice(self.side):
            state.push(ChooseDie(self.side))
        elif state.unused_dice(1 - self.side):
            state.push(ChooseDie(1 - self.side))
        return None


class ChooseDie(Step[WotrState]):
    """Use a die, pass, skip a die, or first turn one with an Elven Ring."""

    rule = ACTIONS_RULE
    kind = "die"
    fields = ("side",)
    former = ("ringed",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: WotrState) -> Decision | None:
        side = self.side
        held = [face for face in range(FACE_COUNT) if state.dice[FACE_COUNT * side + face]]
        if not held:
            state.push(NextAction(1 - side))
            return None
        options = [DIE[face] for face in held if usable(state, side, face)]
        if state.unused_dice(side) < state.unused_dice(1 - side):
            options.append(PASS)
        options += [SKIP[face] for face in held]
        if state.rings[side] and not state.ring_used[side]:
            for face in held:
                options += [RING[face][new] for new in RINGABLE[side] if new != face]
        return state.ask(self, side, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        verb = option.verb
        if verb == "ring":
            use_ring(state, self.side, option.args[0], option.args[1])
            # His turn is as any other, and the ring is no action (p. 21).
            state.push(self)
            return
        state.push(NextAction(1 - self.side))
        if verb == "die":
            state.push(EndAction())
            state.push(ChooseAction(self.side, option.args[0], option.args[0]))
        elif verb == "skip":
            state.dice[FACE_COUNT * self.side + option.args[0]] -= 1
            if state.events is not None:
                args: dict[str, str | int] = {
                    "side": SIDES[self.side],
                    "die": FACES[option.args[0]],
                }
                state.tell("skipped", args)
        elif state.events is not None:
            state.tell("passed", {"side": SIDES[self.side]})


def use_ring(state: WotrState, side: int, old: int, new: int) -> None:
    """An Elven Ring turns a die (p. 21)."""
    give_ring(state, side)
    turn_die(state, side, old, new, "ring")


def turn_die(state: WotrState, side: int, old: int, new: int, told: str) -> None:
    """An unused die shows something else; an Eye goes into the Hunt Box at once (p. 19)."""
    state.dice[FACE_COUNT * side + old] -= 1
    if new == EYE:
        state.hunt_box[SHADOW] += 1
    else:
        state.dice[FACE_COUNT * side + new] += 1
    if state.events is not None:
        state.tell(told, {"side": SIDES[side], "die": FACES[old], "to": FACES[new]})


def give_ring(state: WotrState, side: int) -> None:
    """The Elven Ring of this turn is used; the Free Peoples' rings go over to the Shadow (p. 21)."""
    state.ring_used[side] = True
    state.rings[side] -= 1
    if side == FREE:
        state.rings[SHADOW] += 1


def end_card(state: WotrState, card: int, side: int, face: int) -> None:
    """A side pays for a card on the table to be over."""
    ended = EVENTS[card]
    assert isinstance(ended, Lasting)
    ended.end(state, side, face)


class EndAction(Step[WotrState]):
    """After every action: sieges nobody keeps up end, stacks are cut to their limit (p. 26)."""

    rule = ACTIONS_RULE

    def run(self, state: WotrState) -> Decision | None:
        settle(state)
        state.push(KeepLimits())
        return None


class ChooseAction(Step[WotrState]):
    """What the die is used for. The die is spent with this choice."""

    rule = LEGEND
    kind = "action"
    fields = ("side", "die", "face")

    def __init__(self, side: int, die: int, face: int) -> None:
        self.side: Final = side
        self.die: Final = die
        self.face: Final = face
        """The result that the die is used as."""

    def run(self, state: WotrState) -> Decision | None:
        options = actions(state, self.side, self.face)
        return state.ask(self, self.side, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "as":
            state.push(ChooseAction(self.side, self.die, option.args[0]))
            return
        state.dice[FACE_COUNT * self.side + self.die] -= 1
        if self.die == MUSTER and self.face == ARMY:
            state.messenger_used = True
        if option.verb == "bring":
            state.push(PlaceCharacter(option.args[0]))
        elif option.verb == "end":
            end_card(state, option.args[0], self.side, self.face)
        else:
            self._tell(state, ACTIONS[option.args[0]])
            self._act(state, ACTIONS[option.args[0]])

    def _tell(self, state: WotrState, name: str) -> None:
        if state.events is not None:
            args: dict[str, str | int] = {
                "side": SIDES[self.side],
                "die": FACES[self.die],
                "action": name,
            }
            state.tell("used", args)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"die": Text(f"wotr-die-{FACES[self.face]}")}

    def _act(self, state: WotrState, name: str) -> None:
        side = self.side
        leader = 1 if self.face == CHARACTER else 0
        if name == "move":
            state.push(MoveArmies(side, 1 if leader else 2, leader))
        elif name == "attack":
            state.push(AttackArmy(side, leader))
        elif name == "recruit":
            state.push(Recruit(side))
        elif name == "politics":
            state.push(Diplomacy(side))
        elif name == "draw":
            state.push(DrawCard(side))
        elif name == "event":
            state.push(PlayEvent(side, self.face, tuple(ICONS[self.face])))
        elif name == "minions":
            state.push(MoveMinions())
        elif name == "minion":
            state.push(BringMinion())
        elif name == "voice":
            state.push(Voice())
        elif name == "upgrade":
            upgrade(state)
        else:
            self._fellowship(state, name)

    def _fellowship(self, state: WotrState, name: str) -> None:
        if name == "fellowship":
            state.push(DieToHuntBox())
            move_fellowship(state)
        elif name == "hide":
            hide(state)
        elif name == "separate":
            state.push(Separate())
        elif name == "companions":
            state.push(MoveCompanions())
        else:
            state.push(Speak())
