"""Chapter IV: using the action dice (p. 19-21)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
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
    WILL,
)
from mathom.games.wotr.deeds import EVENTS, Lasting
from mathom.games.wotr.options import ACTIONS, DIE, PASS, RING, RINGING, SKIP, SKIPPING
from mathom.games.wotr.questions import UsingDie
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.abilities import Speak, Voice, upgrade
from mathom.games.wotr.steps.alone import action_over
from mathom.games.wotr.steps.attack import AttackArmy
from mathom.games.wotr.steps.characters import MoveCompanions
from mathom.games.wotr.steps.entering import BringMinion, PlaceCharacter
from mathom.games.wotr.steps.events import DrawCard, PlayEvent
from mathom.games.wotr.steps.fellowship import Separate, hide
from mathom.games.wotr.steps.journey import DieToHuntBox, move_fellowship
from mathom.games.wotr.steps.legend import ICONS, RINGABLE, actions, usable, why_no_action
from mathom.games.wotr.steps.marching import MoveArmies
from mathom.games.wotr.steps.minions import MoveMinions
from mathom.games.wotr.steps.mixed import OfferMerge, standing_apart
from mathom.games.wotr.steps.players import leaders_speak, skip_place, take_place
from mathom.games.wotr.steps.politics import Diplomacy
from mathom.games.wotr.steps.recruiting import KeepLimits, Recruit
from mathom.games.wotr.why import because, die_name

ACTIONS_RULE: Final = Rule("wotr", "actions", 19)
LEGEND: Final = Rule("wotr", "legend", 20)
RINGS: Final = Rule("wotr", "rings", 21)


WITH_A_DIE: Final = (
    "use",
    "as",
    "bring",
    "end",
    "play",
    "move",
    "attack",
    "assault",
    "sortie",
    "recruit",
)
"""What can be done only once a die has been chosen for it."""


class NextAction(Step[WotrState]):
    """The players alternate; who is out of dice waits while the other plays on (p. 19-21)."""

    rule = ACTIONS_RULE
    fields = {"side": codecs.SIDE}

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: WotrState) -> Decision | None:
        side = self.side
        if not state.unused_dice(side):
            if state.players > 2:
                skip_place(state, side)
            side = 1 - side
        if state.unused_dice(side):
            if state.players > 2:
                take_place(state, side)
            state.push(ChooseDie(side))
        elif state.players > 2:
            leaders_speak(state)
        return None


class ChooseDie(Step[WotrState]):
    """Use a die, pass, or turn to what is not an ordinary action: discard a die, use an Elven Ring."""

    rule = ACTIONS_RULE
    kind = "die"
    fields = {"side": codecs.SIDE}

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: WotrState) -> Decision | None:
        side = self.side
        held = dice_held(state, side)
        if not held:
            state.push(NextAction(1 - side))
            return None
        options = [DIE[face] for face in held if usable(state, side, face)]
        if may_pass(state, side):
            options.append(PASS)
        if has_ring(state, side):
            options.append(RINGING)
        options.append(SKIPPING)
        return state.ask(self, side, options, always=holds_cards(state, side))

    def chosen(self, state: WotrState, option: Option) -> None:
        verb = option.verb
        if verb == "die":
            state.push(NextAction(1 - self.side))
            if state.players > 2:
                # Partners say whether they are one army before anybody has to make room (p. 46).
                state.push(KeepLimits())
                state.push(OfferMerge(standing_apart(state)))
            state.push(EndAction())
            state.push(ChooseAction(self.side, option.args[0], option.args[0]))
        elif verb == "ring":
            # His turn is as any other, and the ring is no action (p. 21).
            state.push(self)
            state.push(UseRing(self.side))
        elif verb == "skip":
            state.push(NextAction(1 - self.side))
            state.push(DiscardDie(self.side))
        else:
            state.push(NextAction(1 - self.side))
            if state.events is not None:
                state.tell("passed", {"side": SIDES[self.side]})

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        verb = option.verb
        if verb == "pass":
            own, other = state.unused_dice(self.side), state.unused_dice(1 - self.side)
            return because(ACTIONS_RULE, "pass", count=own, other=other)
        if verb == "ring":
            return why_no_ring(state, self.side, option) or because(RINGS, "ring-first")
        if verb in ("die", "skip"):
            face = option.args[0]
            if face not in dice_held(state, self.side):
                return because(ACTIONS_RULE, "no-die", die=die_name(face))
            if verb == "skip":
                return because(ACTIONS_RULE, "skip-first")
            return because(LEGEND, "idle", die=die_name(face))
        return because(ACTIONS_RULE, "die-first") if verb in WITH_A_DIE else None


def dice_held(state: WotrState, side: int) -> list[int]:
    """The results that a side's unused dice show."""
    return [face for face in range(FACE_COUNT) if state.dice[FACE_COUNT * side + face]]


def may_pass(state: WotrState, side: int) -> bool:
    """Only who has fewer dice left than the other may pass (p. 19)."""
    return state.unused_dice(side) < state.unused_dice(1 - side)


def has_ring(state: WotrState, side: int) -> bool:
    """One Elven Ring a turn (p. 21); where two share a side, each of them or the two together."""
    return state.rings[side] > 0 and not state.ring_used[state.speaks[side]]


def holds_cards(state: WotrState, side: int) -> bool:
    """Whether what somebody can do may depend on cards that only he knows.

    Then he is asked even if there is but one answer, for not to be asked would tell that there is.
    """
    return len(state.hand(side)) > 0


class DiscardDie(Step[WotrState]):
    """A die is given up without being used (p. 19)."""

    rule = ACTIONS_RULE
    kind = "skip"
    fields = {"side": codecs.SIDE}

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: WotrState) -> Decision | None:
        return state.ask(self, self.side, [SKIP[face] for face in dice_held(state, self.side)])

    def chosen(self, state: WotrState, option: Option) -> None:
        state.dice[FACE_COUNT * self.side + option.args[0]] -= 1
        if state.now is not None:
            action_over(state)
        if state.events is not None:
            state.tell("skipped", {"side": SIDES[self.side], "die": FACES[option.args[0]]})

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb == "skip" and option.args:
            return because(ACTIONS_RULE, "no-die", die=die_name(option.args[0]))
        return None


class UseRing(Step[WotrState]):
    """An Elven Ring turns a die into another result (p. 21)."""

    rule = RINGS
    kind = "ring"
    fields = {"side": codecs.SIDE}

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: WotrState) -> Decision | None:
        options: list[Option] = []
        for face in dice_held(state, self.side):
            options += [RING[face][new] for new in RINGABLE[self.side] if new != face]
        return state.ask(self, self.side, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        use_ring(state, self.side, option.args[0], option.args[1])

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        return why_no_ring(state, self.side, option) if option.verb == "ring" else None


def why_no_ring(state: WotrState, side: int, option: Option) -> Reason | None:
    """Why a side cannot turn a die so with an Elven Ring; None if it can."""
    if not state.rings[side]:
        return because(RINGS, "no-ring")
    if not has_ring(state, side):
        return because(RINGS, "ring-used")
    if not option.args:
        return None
    old, new = option.args
    if old not in dice_held(state, side):
        return because(RINGS, "no-die", die=die_name(old))
    if new == WILL and side == FREE:
        return because(RINGS, "ring-will")
    if new == old or new not in RINGABLE[side]:
        return because(RINGS, "ring", to=die_name(new))
    return None


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
    users = SEATINGS[state.players].team[side]
    for seat in [state.speaks[side]] if state.rings_each else users:
        state.ring_used[seat] = True
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
        if state.now is not None:
            action_over(state)
        if state.players == 2:
            state.push(KeepLimits())
        return None


class ChooseAction(Step[WotrState]):
    """What the die is used for. The die is spent with this choice."""

    rule = LEGEND
    kind = "action"
    fields = {"side": codecs.SIDE, "die": codecs.FACE, "face": codecs.FACE}

    def __init__(self, side: int, die: int, face: int) -> None:
        self.side: Final = side
        self.die: Final = die
        self.face: Final = face
        """The result that the die is used as."""

    def run(self, state: WotrState) -> Decision | None:
        options = actions(state, self.side, self.face)
        return state.ask(self, self.side, options, always=holds_cards(state, self.side))

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "as":
            state.push(ChooseAction(self.side, self.die, option.args[0]))
            return
        state.dice[FACE_COUNT * self.side + self.die] -= 1
        if self.die == MUSTER and self.face == ARMY:
            state.messenger_used = True
        self._tell(state, ACTIONS[option.args[0]] if option.verb == "use" else option.verb)
        if option.verb == "bring":
            state.push(PlaceCharacter(option.args[0]))
        elif option.verb == "end":
            end_card(state, option.args[0], self.side, self.face)
        else:
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

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        return why_no_action(state, self.side, self.face, option)

    def about(self, state: WotrState, seat: int) -> Question | None:
        return UsingDie(die=FACES[self.die], face=FACES[self.face])
