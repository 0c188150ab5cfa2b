"""Chapter VI: retreating into siege, and advancing after a battle (p. 31-32)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import (
    CHARACTER_BITS,
    army_enters,
    besieged,
    commanded,
    force_at,
    move_force,
    send_force,
)
from mathom.games.wotr.box import BOX, NOBODY, PLACE_IDS, REARGUARD, REGION_IDS, SARUMAN, STACK
from mathom.games.wotr.command import partners
from mathom.games.wotr.options import ADVANCE, STAY
from mathom.games.wotr.questions import Advancing
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.force import NOBODY_YET, OPEN, ChooseForce
from mathom.games.wotr.steps.recruiting import KeepLimits

ADVANCING: Final = Rule("wotr", "advance", 31)


def withdraw(state: WotrState, region: int, side: int) -> None:
    """The defenders go behind the walls, and the region is open to the enemy."""
    move_force(state, region, BOX[region], tuple(force_at(state, region, side)))
    if state.events is not None:
        state.tell("withdrew", {"region": REGION_IDS[region]})


class OfferAdvance(Step[WotrState]):
    """The attacker may move all or a part of those who fought into the region (p. 31)."""

    rule = ADVANCING
    kind = "advance"

    def run(self, state: WotrState) -> Decision | None:
        battle = state.battle
        assert battle is not None
        return state.ask(self, battle.side, [ADVANCE, STAY])

    def chosen(self, state: WotrState, option: Option) -> None:
        battle = state.battle
        assert battle is not None
        if option.verb == "advance":
            state.push(ChooseAdvance(battle.side, battle.start, battle.target, OPEN, NOBODY_YET))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        battle = state.battle
        assert battle is not None
        return {"region": Text(f"wotr-region-{REGION_IDS[battle.target]}")}

    def about(self, state: WotrState, seat: int) -> Question | None:
        battle = state.battle
        assert battle is not None
        return Advancing(start=PLACE_IDS[battle.start], end=PLACE_IDS[battle.target])


class ChooseAdvance(ChooseForce):
    """Which of those who fought advance; never the rearguard."""

    rule = ADVANCING
    fields = {
        "side": codecs.SIDE,
        "start": codecs.PLACE,
        "end": codecs.PLACE,
        "mode": codecs.MODE,
        "named": codecs.FORCE,
    }

    def __init__(self, side: int, start: int, end: int, mode: int, named: tuple[int, ...]) -> None:
        self.side = side
        self.start = start
        self.end: Final = end
        self.mode = mode
        self.named = named

    purpose = "advance"

    def goes_to(self) -> int:
        return self.end

    def may_go(self, state: WotrState) -> list[int]:
        # Whoever has fought may advance: that is still the same action (p. 31, 46).
        if partners(state, self.side):
            force = commanded(state, self.start, self.side)
        else:
            force = force_at(state, self.start, self.side)
        # Saruman never leaves Orthanc (p. 24).
        force[CHARACTER_BITS] &= ~(1 << SARUMAN)
        return force

    def everybody(self, state: WotrState) -> list[int]:
        """A unit in the rearguard is company for a leader too."""
        fought = force_at(state, self.start, self.side)
        behind = force_at(state, REARGUARD, self.side)
        return [fought[index] + behind[index] for index in range(len(fought))]

    def room(self, state: WotrState) -> int:
        """Those whom a reliever has freed from a siege stand there already."""
        return STACK - state.units(self.end, self.side)

    def again(self, mode: int, named: tuple[int, ...]) -> ChooseAdvance:
        return ChooseAdvance(self.side, self.start, self.end, mode, named)

    def go(self, state: WotrState, force: tuple[int, ...]) -> None:
        send_force(state, self.start, self.end, force, "advanced_army")
        take_field(state, self.end, self.side, force)


def take_field(state: WotrState, region: int, side: int, force: tuple[int, ...]) -> None:
    """Those who have won the field hold the region, or begin a siege."""
    army_enters(state, region, side, force)
    if besieged(state, region) != NOBODY:
        # The siege begins, and behind the walls there is room for five (p. 31).
        state.push(KeepLimits(BOX[region]))
