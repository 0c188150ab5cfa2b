"""Guide 7.3, 11.3: which battle the clockwork begins."""

from __future__ import annotations

from typing import Final, final

from mathom.games.wotr.armies import besieged
from mathom.games.wotr.battle import BATTLE_KINDS, FIELD, SIEGE, SORTIE, Battle
from mathom.games.wotr.box import (
    BOX,
    FREE,
    NEIGHBOURS,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SHADOW,
    STRONGHOLDS,
)
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.lines import ATTACKABLE
from mathom.games.wotr.clockwork.measures import advantage
from mathom.games.wotr.clockwork.ties import one_of
from mathom.games.wotr.deeds import closed
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import USUAL_TERMS, begin_battle
from mathom.games.wotr.steps.marching import someone_leads


@final
class Chance:
    """A battle that could be begun: from where, against whom, and by how much the Shadow is larger."""

    def __init__(self, kind: int, start: int, target: int, advantage: int) -> None:
        self.kind: Final = kind
        self.start: Final = start
        self.target: Final = target
        self.advantage: Final = advantage
        self.others = 0
        """How many other battles were passed over for it."""
        self.second = 0
        """The largest size advantage among them."""


def chances(state: WotrState, ignoring_cards: bool = False) -> list[Chance]:
    """Every battle in which an army has a size advantage; besiegers attack only the besieged."""
    found: list[Chance] = []
    for start in range(REGION_COUNT):
        if not state.units(start, SHADOW):
            continue
        if besieged(state, start) == FREE:
            found.append(_chance(state, SIEGE, start, BOX[start]))
            continue
        for target in NEIGHBOURS[start]:
            if state.units(target, FREE) and ATTACKABLE[target]:
                found.append(_chance(state, FIELD, start, target))
    for region in STRONGHOLDS:
        if besieged(state, region) == SHADOW and state.units(region, FREE):
            # A besieged army makes a sortie (A55).
            found.append(_chance(state, SORTIE, BOX[region], region))
    return [
        one
        for one in found
        if one.advantage >= 0 and (ignoring_cards or not closed(state, SHADOW, REGION_OF[one.target]))
    ]


def _chance(state: WotrState, kind: int, start: int, target: int) -> Chance:
    return Chance(kind, start, target, advantage(state, start, target))


def led(state: WotrState, found: list[Chance]) -> list[Chance]:
    """Those in which the attackers have a leader, as a Character die demands."""
    return [one for one in found if someone_leads(state, one.start, SHADOW, marching=False)]


def largest(state: WotrState, found: list[Chance]) -> Chance:
    """The one with the largest advantage; chance decides between equals."""
    most = max([one.advantage for one in found])
    best = [one for one in found if one.advantage == most]
    start = one_of(state, sorted({one.start for one in best}), "attacker")
    target = one_of(state, sorted({one.target for one in best if one.start == start}), "attacked")
    chosen = next(iter([one for one in best if one.start == start and one.target == target]))
    others = [one.advantage for one in found if one is not chosen]
    chosen.others = len(others)
    chosen.second = max(others, default=0)
    return chosen


def attack(state: WotrState, one: Chance, terms: int = USUAL_TERMS) -> None:
    """The whole army attacks."""
    told: dict[str, str | int] = {
        "region": REGION_IDS[REGION_OF[one.start]],
        "to": REGION_IDS[REGION_OF[one.target]],
        "count": one.advantage,
        "reason": BATTLE_KINDS[one.kind],
    }
    if one.others:
        others: dict[str, str | int] = {"total": one.others, "next": one.second}
        tie = "lot" if one.second == one.advantage else "none"
        say(state, "clockwork_prefers", {**told, **others, "tie": tie})
    else:
        say(state, "clockwork_attacks", told)
    begin_battle(state, Battle(one.kind, SHADOW, one.start, one.target), terms)


def best_from(state: WotrState, places: list[int]) -> Chance | None:
    """The best battle of an army in one of these places."""
    found = [one for one in chances(state) if one.start in places]
    return largest(state, found) if found else None
