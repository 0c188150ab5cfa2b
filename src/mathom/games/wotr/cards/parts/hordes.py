"""Hordes of the Shadow: tribes that gather at a border, trolls that take the place of orcs."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place, besieged, is_free, send_force
from mathom.games.wotr.box import (
    CARD_IDS,
    FIGURE_IDS,
    FREE,
    ISENGARD,
    MINIONS,
    NEIGHBOURS,
    REGION_COUNT,
    REGION_IDS,
    REGIONS,
    SAURON,
    SHADOW,
    STRONGHOLDS,
    figure,
    region,
)
from mathom.games.wotr.cards.parts.card import CardStep, Need, Part
from mathom.games.wotr.cards.parts.levies import RecruitHere, Where, regulars, units
from mathom.games.wotr.options import DONE, TAKE, TO
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.force import NOBODY_YET
from mathom.games.wotr.steps.minions import minion_arrives


class IsengardBesieges(Need):
    """An army with a unit of Isengard besieges a stronghold."""

    def met(self, state: WotrState) -> bool:
        for here in STRONGHOLDS:
            if besieged(state, here) == FREE and any(
                [state.count(here, unit) for unit in units(ISENGARD)]
            ):
                return True
        return False


class EasternEdge(Where):
    """The regions of a nation at the eastern edge of the map."""

    def __init__(self, nation: int) -> None:
        self.nation: Final = nation

    def regions(self, state: WotrState) -> list[int]:
        return [r.index for r in REGIONS if r.eastern_edge and r.nation == self.nation]


class MinionGoes(Part):
    """A minion goes to a region, from wherever he is."""

    def __init__(self, minion: int, id: str) -> None:
        assert minion in MINIONS
        self.minion: Final = minion
        self.end: Final = region(id)

    def do(self, state: WotrState, card: int) -> None:
        minion_arrives(state, self.minion, self.end)


# -- the Dunlendings -----------------------------------------------------------------------------

DUNLANDS: Final = [region("north-dunland"), region("south-dunland")]
NEAR_DUNLAND: Final = [
    r for r in range(REGION_COUNT) if any([dunland in NEIGHBOURS[r] for dunland in DUNLANDS])
]
"""Next to the one or the other; so each of the two is too."""
MOST_FOLLOW: Final = 4
LEVY: Final = 2


class GatherDunlendings(Part):
    """Regulars of Isengard come to a free region next to Dunland, and others may follow from there."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseGathering(card))


class ChooseGathering(CardStep):
    """Where they gather."""

    kind = "gathering"
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        regions = [TO[r] for r in NEAR_DUNLAND if is_free(state, r, SHADOW)]
        if len(regions) > 1:
            return state.ask(self, SHADOW, regions)
        if regions:
            self.chosen(state, regions[0])
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        here = option.args[0]
        state.push(Follow(self.card, DUNLANDS[0], here, MOST_FOLLOW, NOBODY_YET))
        state.push(RecruitHere(self.card, here, regulars(ISENGARD), LEVY, 0))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


class Follow(CardStep):
    """Who follows from one Dunland, and then from the other; nobody has to."""

    kind = "follow"
    fields = {
        "card": codecs.CARD,
        "start": codecs.PLACE,
        "end": codecs.PLACE,
        "left": codecs.NUMBER,
        "named": codecs.FORCE,
    }

    def __init__(self, card: int, start: int, end: int, left: int, named: tuple[int, ...]) -> None:
        self.card: Final = card
        self.start: Final = start
        self.end: Final = end
        self.left: Final = left
        self.named: Final = named
        """Who has been named in this Dunland."""

    def run(self, state: WotrState) -> Decision | None:
        able = [f for f in units(ISENGARD) if state.count(self.start, f) > self.named[f]]
        if self.start == self.end or self.left == 0 or not able:
            self._leave(state)
            return None
        return state.ask(self, SHADOW, [*[TAKE[f] for f in able], DONE])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "done":
            self._leave(state)
            return
        named = list(self.named)
        named[option.args[0]] += 1
        state.push(Follow(self.card, self.start, self.end, self.left - 1, tuple(named)))

    def _leave(self, state: WotrState) -> None:
        """Those who were named go straight there; the regions in between are not entered."""
        if any(self.named):
            send_force(state, self.start, self.end, self.named)
        if self.start != DUNLANDS[-1]:
            state.push(Follow(self.card, DUNLANDS[-1], self.end, self.left, NOBODY_YET))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {
            "card": Text(f"wotr-card-{CARD_IDS[self.card]}"),
            "region": Text(f"wotr-region-{REGION_IDS[self.start]}"),
            "to": Text(f"wotr-region-{REGION_IDS[self.end]}"),
            "count": self.left,
        }


# -- trolls --------------------------------------------------------------------------------------

ORCS: Final = figure(SAURON, "regular")
TROLLS: Final = figure(SAURON, "elite")


class Exchange(Part):
    """So many regulars of Sauron, wherever they are, are exchanged for elites."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseExchange(card, self.count))


class ChooseExchange(CardStep):
    """Where the next regular is exchanged."""

    kind = "exchange"
    fields = {"card": codecs.CARD, "left": codecs.NUMBER}

    def __init__(self, card: int, left: int) -> None:
        self.card: Final = card
        self.left: Final = left

    def run(self, state: WotrState) -> Decision | None:
        if self.left == 0 or state.reinforcements[TROLLS] == 0:
            return None
        regions = [TO[r] for r in range(REGION_COUNT) if state.count(army_place(state, r, SHADOW), ORCS)]
        if len(regions) > 1:
            return state.ask(self, SHADOW, regions)
        if regions:
            self.chosen(state, regions[0])
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        place = army_place(state, option.args[0], SHADOW)
        state.take(place, ORCS)
        state.reinforcements[ORCS] += 1
        state.reinforcements[TROLLS] -= 1
        state.put(place, TROLLS)
        if state.events is not None:
            args: dict[str, str | int] = {
                "figure": FIGURE_IDS[TROLLS],
                "region": REGION_IDS[option.args[0]],
            }
            state.tell("exchanged", args)
        state.push(ChooseExchange(self.card, self.left - 1))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}"), "count": self.left}
