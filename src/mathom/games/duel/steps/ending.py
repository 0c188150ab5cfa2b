"""End of the game (p. 8): three immediate victories, or the count after chapter 3."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.state import Outcome
from mathom.core.text import Rule
from mathom.games.duel.box import ALL_REGIONS, FELLOWSHIP, GOAL, SAURON, power
from mathom.games.duel.state import DuelState

ENDING: Final = Rule("duel", "ending", 8)
RACES_NEEDED: Final = 6
EAGLE: Final = power("eagle")


def check_quest(state: DuelState, seat: int) -> None:
    """The volcano is reached, or Frodo and Sam are caught: the same count of own steps."""
    if state.quest[seat] >= GOAL:
        state.end(Outcome((seat,), "quest"))


def check_races(state: DuelState, seat: int) -> None:
    """Six different race symbols; the Eagle counts as one of them."""
    if race_symbols(state, seat) >= RACES_NEEDED:
        state.end(Outcome((seat,), "races"))


def check_conquest(state: DuelState, seat: int) -> None:
    """Present in all seven regions, with a fortress or a unit."""
    if state.presence(seat) == ALL_REGIONS:
        state.end(Outcome((seat,), "conquest"))


def race_symbols(state: DuelState, seat: int) -> int:
    """How many different race symbols the seat has, the Eagle included."""
    symbols = 0
    races = state.races[seat]
    while races:
        symbols += 1
        races &= races - 1
    return symbols + 1 if state.tokens[seat] & EAGLE else symbols


class CountRegions(Step[DuelState]):
    """Nobody has won by the end of chapter 3: who is present in more regions? Equal is shared."""

    rule = ENDING

    def run(self, state: DuelState) -> Decision | None:
        fellowship = regions_held(state, FELLOWSHIP)
        sauron = regions_held(state, SAURON)
        if fellowship == sauron:
            state.end(Outcome((FELLOWSHIP, SAURON), "shared"))
        else:
            state.end(Outcome((FELLOWSHIP if fellowship > sauron else SAURON,), "regions"))
        return None


def regions_held(state: DuelState, seat: int) -> int:
    """In how many regions the seat is present."""
    held = 0
    present = state.presence(seat)
    while present:
        held += 1
        present &= present - 1
    return held
