"""Guide 1, 9: figures that come and go. The clockwork has as many Regulars as it needs (A5)."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    BESIEGED_STACK,
    FIGURE_IDS,
    ISENGARD,
    NATION_OF_REGION,
    NATIONS_OF,
    NAZGUL,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SAURON,
    SHADOW,
    SOUTHRONS,
    STACK,
)
from mathom.games.wotr.clockwork.ties import one_nation
from mathom.games.wotr.state import WotrState

ORDER: Final = [SAURON, ISENGARD, SOUTHRONS]
"""In which order nations come where nothing else tells (A41)."""


def regular(nation: int) -> int:
    """A nation's Regulars."""
    return 2 * nation


def elite(nation: int) -> int:
    """A nation's Elites."""
    return 2 * nation + 1


def by_number(state: WotrState, place: int) -> list[int]:
    """The Shadow's nations in a place, the one with most units first, then in their order (A41)."""
    counts = [
        (-state.count(place, regular(nation)) - state.count(place, elite(nation)), at, nation)
        for at, nation in enumerate(ORDER)
    ]
    return [nation for count, _, nation in sorted(counts) if count]


def most_numerous(state: WotrState, place: int, nations: list[int], why: str = "tie") -> int:
    """Of these nations the one with most units in a place; chance decides between equals (A15, A63)."""
    counts = [state.count(place, regular(one)) + state.count(place, elite(one)) for one in nations]
    most = max(counts)
    return one_nation(state, [one for one, n in zip(nations, counts, strict=True) if n == most], why)


def available(state: WotrState, figure: int) -> bool:
    """Whether there is such a figure to be had: Regulars always, by markers (A5)."""
    return state.reinforcements[figure] > 0


def room(state: WotrState, place: int) -> int:
    """How many more units find room in a place."""
    most = STACK if place < REGION_COUNT else BESIEGED_STACK
    return max(0, most - state.units(place, SHADOW))


def nation_of(region: int) -> int:
    """The nation of a region of the Shadow; Sauron's where there is none (A12)."""
    nation = NATION_OF_REGION[region]
    return nation if nation in NATIONS_OF[SHADOW] else SAURON


def add(state: WotrState, place: int, figure: int, count: int = 1) -> int:
    """As many of these figures as are to be had and find room; how many came."""
    least = 0
    for _ in range(count):
        if not available(state, figure) or (figure != NAZGUL and not room(state, place)):
            break
        state.reinforcements[figure] -= 1
        state.put(place, figure)
        least += 1
        if state.events is not None:
            told: dict[str, str | int] = {
                "figure": FIGURE_IDS[figure],
                "region": REGION_IDS[REGION_OF[place]],
            }
            state.tell("recruited", told)
    return least


def remove(state: WotrState, place: int, figure: int, count: int) -> None:
    """Units go back to the reinforcements."""
    state.take(place, figure, count)
    state.reinforcements[figure] += count


def raise_to_elite(state: WotrState, place: int, nation: int) -> None:
    """A Regular becomes an Elite, if there is one of each."""
    if not state.count(place, regular(nation)) or not available(state, elite(nation)):
        return
    state.take(place, regular(nation))
    state.reinforcements[regular(nation)] += 1
    state.reinforcements[elite(nation)] -= 1
    state.put(place, elite(nation))
    if state.events is not None:
        told: dict[str, str | int] = {
            "figure": FIGURE_IDS[elite(nation)],
            "region": REGION_IDS[REGION_OF[place]],
        }
        state.tell("exchanged", told)
