"""A skirmish as it stands: who would win, and what would become of the losers (p. 15)."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.values import amount_of, touches
from mathom.games.tcg.language.traits import OVERWHELM
from mathom.games.tcg.questions import Fate, Fight
from mathom.games.tcg.state import TcgState

DOUBLE: Final = 2
"""So many times the strength of the other side overwhelms it, unless a card says more."""


def overwhelmed_at(state: TcgState, card: int) -> int:
    """How many times its side's strength it takes to overwhelm a character."""
    state.look()
    times = DOUBLE
    for entry in state.in_force[OVERWHELM]:
        if touches(state, entry, card):
            times = max(times, amount_of(state, entry, card))
    return times


def overwhelms(state: TcgState, strength: int, against: int, loser: int) -> bool:
    """Whether a strength overwhelms one of the losers; nothing does not."""
    return strength > 0 and strength >= against * overwhelmed_at(state, loser)


def damage_of(state: TcgState, winners: list[int]) -> int:
    """The wounds that winners add for each loser."""
    state.look()
    return sum([state.damages[winner] for winner in winners])


def fight(state: TcgState, character: int, minions: list[int]) -> Fight:
    """What would come of a skirmish if it were resolved now; cards may still change it."""
    ours = state.strength(character) if character >= 0 else 0
    theirs = sum([state.strength(minion) for minion in minions])
    mine = [character] if character >= 0 else []
    winner: str | None = "fellowship" if ours > theirs else "shadow"
    if not mine or not minions:
        winner = "fellowship" if mine else "shadow" if minions else None
    winners, losers = (mine, minions) if winner == "fellowship" else (minions, mine)
    wounds = 1 + damage_of(state, winners)
    fates: list[Fate] = []
    for loser in losers:
        falls = overwhelms(state, max(ours, theirs), min(ours, theirs), loser)
        killed = falls or wounds >= state.vitality(loser)
        name = state.table.names[loser]
        fates.append(Fate(card=name, wounds=0 if falls else wounds, killed=killed))
    return Fight(
        character=state.table.name(character),
        minions=state.table.called(minions),
        fellowship=ours,
        shadow=theirs,
        fellowship_damage=damage_of(state, mine),
        shadow_damage=damage_of(state, minions),
        fellowship_falls_at=max(1, *[ours * overwhelmed_at(state, one) for one in mine], 0),
        shadow_falls_at=max(1, *[theirs * overwhelmed_at(state, one) for one in minions], 0),
        winner=winner,
        fates=tuple(fates),
    )
