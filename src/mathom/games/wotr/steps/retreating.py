"""Chapter VI: who leaves the field, and the end of a battle (p. 31)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr.armies import (
    CHARACTER_BITS,
    army_enters,
    army_left,
    force_at,
    is_free,
    move_force,
    regroup,
    settle,
)
from mathom.games.wotr.battle import FIELD, SIEGE, Battle
from mathom.games.wotr.box import (
    NEIGHBOURS,
    NOBODY,
    REGION_IDS,
    REGION_OF,
    SARUMAN,
)
from mathom.games.wotr.command import speak_after_battle
from mathom.games.wotr.deeds import closed
from mathom.games.wotr.options import (
    RETREAT,
    STAND,
)
from mathom.games.wotr.questions import Retreating
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.combat_cards import (
    fighting,
)
from mathom.games.wotr.steps.siege import OfferAdvance, take_field
from mathom.games.wotr.why import because, place_name

CEASING: Final = Rule("wotr", "cease", 31)


def field_won(state: WotrState, battle: Battle) -> None:
    """The defenders have left the field: the battle is over, and the attackers may take it."""
    state.push(EndBattle())
    if battle.landed():
        # They stand there already, so that there is nothing to advance into.
        take_field(state, battle.target, battle.side, tuple(force_at(state, battle.start, battle.side)))
    elif battle.kind == FIELD:
        state.push(OfferAdvance())


class Retreat(Step[WotrState]):
    """The attacker goes on, so the whole defending army may go to one adjacent free region (p. 31)."""

    rule = CEASING
    kind = "retreat"

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        defender = 1 - battle.side
        regions = retreat_regions(state, battle.target, defender)
        if not regions:
            return None
        return state.ask(self, defender, [STAND, *[RETREAT[region] for region in regions]])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb != "retreat":
            return
        battle = fighting(state)
        state.agenda.pop()
        retreat(state, battle.target, option.args[0], 1 - battle.side)
        field_won(state, battle)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"region": Text(f"wotr-region-{REGION_IDS[REGION_OF[fighting(state).target]]}")}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "retreat":
            return None
        battle = fighting(state)
        return why_no_retreat(state, battle.target, option.args[0], 1 - battle.side)

    def about(self, state: WotrState, seat: int) -> Question | None:
        return Retreating(region=REGION_IDS[REGION_OF[fighting(state).target]])


def why_no_retreat(state: WotrState, start: int, end: int, side: int) -> Reason:
    """Why an army cannot retreat to a region."""
    if end not in NEIGHBOURS[REGION_OF[start]]:
        return because(CEASING, "retreat-far", region=place_name(end))
    return because(CEASING, "retreat", region=place_name(end))


def retreat_regions(state: WotrState, start: int, side: int) -> list[int]:
    """Where an army can retreat to: the regions next to it that are free for it."""
    return [r for r in NEIGHBOURS[start] if is_free(state, r, side) and not closed(state, side, r)]


def retreat(state: WotrState, start: int, end: int, side: int) -> None:
    """The army falls back; somebody of Level 0 is left behind."""
    army = force_at(state, start, side)
    army[CHARACTER_BITS] &= ~(1 << SARUMAN)
    force = tuple(army)
    move_force(state, start, end, force)
    if state.events is not None:
        state.tell("retreated", {"region": REGION_IDS[start], "to": REGION_IDS[end]})
    army_left(state, start)
    army_enters(state, end, side, force)


class EndBattle(Step[WotrState]):
    """The battle is over: the rearguard rejoins its army, and walls that nobody holds any more fall."""

    rule = CEASING

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        state.battle = None
        regroup(state, battle.start)
        settle(state, state.speaks[battle.side] if battle.kind == SIEGE else NOBODY)
        if state.players > 2:
            speak_after_battle(state)
        return None
