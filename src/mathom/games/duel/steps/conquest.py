"""Conquering Middle-earth (p. 7): placing, moving and removing units, conflicts, fortresses."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.games.duel.box import EVERYWHERE, REGION_IDS, UNITS, power
from mathom.games.duel.codecs import COUNT, REGION, REGIONS, SEAT
from mathom.games.duel.options import MOVE, PLACE, RAZE, REMOVE, STOP
from mathom.games.duel.questions import Moving, Placing, PlacingApart, Removing
from mathom.games.duel.state import REGION_COUNT, DuelState
from mathom.games.duel.steps.ending import check_conquest

UNITS_RULE: Final = Rule("duel", "units", 7)
MOVES_RULE: Final = Rule("duel", "moves", 7)
REMOVE_RULE: Final = Rule("duel", "remove", 5)
RED_RULE: Final = Rule("duel", "red", 5)
FORTRESS_RULE: Final = Rule("duel", "fortress", 5)
RED_ANYWHERE: Final = power("red_anywhere")
ONE_MORE_RED: Final = power("one_more_red")


def place_units(state: DuelState, seat: int, count: int, region: int) -> None:
    """Units arrive together, as many as the supply still has, and then fight."""
    count = min(count, state.supply[seat])
    if count == 0:
        return
    state.supply[seat] -= count
    state.units[REGION_COUNT * seat + region] += count
    if state.events is not None:
        state.tell("placed", seat, {"count": count, "region": REGION_IDS[region]})
    fight(state, seat, region)


def fight(state: DuelState, seat: int, region: int) -> None:
    """A conflict: one for one, until a side has no units there; the losses go back to their owners."""
    units = state.units
    own = REGION_COUNT * seat + region
    enemy = REGION_COUNT * (1 - seat) + region
    lost = min(units[own], units[enemy])
    if lost:
        units[own] -= lost
        units[enemy] -= lost
        state.supply[0] += lost
        state.supply[1] += lost
        if state.events is not None:
            state.tell("conflict", seat, {"count": lost, "region": REGION_IDS[region]})
    check_conquest(state, seat)


class PlaceUnits(Step[DuelState]):
    """Place units, all of them in one of these regions."""

    rule = UNITS_RULE
    kind = "place"
    fields = {"seat": SEAT, "count": COUNT, "regions": REGIONS}

    def __init__(self, seat: int, count: int, regions: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.regions: Final = regions

    def run(self, state: DuelState) -> Decision | None:
        if state.supply[self.seat] == 0:
            return None
        return Decision(self, self.seat, [PLACE[region] for region in self.regions])

    def about(self, state: DuelState, seat: int) -> Placing:
        count = min(self.count, state.supply[self.seat])
        return Placing(count=count, regions=_names(self.regions))

    def why_not(self, state: DuelState, option: Option) -> Reason | None:
        return Reason(Text("duel-refusal-place"), RED_RULE) if option.verb == "place" else None

    def chosen(self, state: DuelState, option: Option) -> None:
        place_units(state, self.seat, self.count, option.args[0])

    def gaps(self, state: DuelState) -> dict[str, str | int | Text]:
        return {"count": min(self.count, state.supply[self.seat])}


class PlaceRedUnits(Step[DuelState]):
    """The units of a red card: two regions to choose from, unless an alliance says more (p. 5)."""

    rule = RED_RULE
    fields = {"seat": SEAT, "count": COUNT, "regions": REGIONS}

    def __init__(self, seat: int, count: int, regions: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.regions: Final = regions

    def run(self, state: DuelState) -> Decision | None:
        tokens = state.tokens[self.seat]
        count = self.count + 1 if tokens & ONE_MORE_RED else self.count
        regions = EVERYWHERE if tokens & RED_ANYWHERE else self.regions
        state.push(PlaceUnits(self.seat, count, regions))
        return None


class PlaceApart(Step[DuelState]):
    """Place units one by one: together or each in a region of its own. They arrive at the same time."""

    rule = UNITS_RULE
    kind = "place_apart"
    fields = {"seat": SEAT, "count": COUNT, "regions": REGIONS}

    def __init__(self, seat: int, count: int, regions: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.regions: Final = regions
        """Where the first ones are to go."""

    def run(self, state: DuelState) -> Decision | None:
        if len(self.regions) < min(self.count, state.supply[self.seat]):
            return Decision(self, self.seat, PLACE[:])
        for region in EVERYWHERE:
            if state.outcome is None:
                place_units(state, self.seat, self.regions.count(region), region)
        return None

    def chosen(self, state: DuelState, option: Option) -> None:
        state.push(PlaceApart(self.seat, self.count, (*self.regions, option.args[0])))

    def about(self, state: DuelState, seat: int) -> PlacingApart:
        count = min(self.count, state.supply[self.seat])
        return PlacingApart(count=count, sent=_names(self.regions))

    def gaps(self, state: DuelState) -> dict[str, str | int | Text]:
        return {
            "number": len(self.regions) + 1,
            "count": min(self.count, state.supply[self.seat]),
        }


class MoveUnits(Step[DuelState]):
    """Movements: each takes one unit to an adjacent region and fights at once; none is compulsory."""

    rule = MOVES_RULE
    kind = "move"
    fields = {"seat": SEAT, "count": COUNT}

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: DuelState) -> Decision | None:
        options: list[Option] = []
        base = REGION_COUNT * self.seat
        for region in range(REGION_COUNT):
            if state.units[base + region]:
                options += MOVE[region]
        if not options:
            return None
        options.append(STOP)
        return Decision(self, self.seat, options)

    def about(self, state: DuelState, seat: int) -> Moving:
        return Moving(count=self.count)

    def why_not(self, state: DuelState, option: Option) -> Reason | None:
        return Reason(Text("duel-refusal-move"), MOVES_RULE) if option.verb == "move" else None

    def chosen(self, state: DuelState, option: Option) -> None:
        if option is STOP or option == STOP:
            return
        start, to = option.args
        if self.count > 1:
            state.push(MoveUnits(self.seat, self.count - 1))
        state.units[REGION_COUNT * self.seat + start] -= 1
        state.units[REGION_COUNT * self.seat + to] += 1
        if state.events is not None:
            args: dict[str, str | int] = {"region": REGION_IDS[start], "to": REGION_IDS[to]}
            state.tell("moved", self.seat, args)
        fight(state, self.seat, to)

    def gaps(self, state: DuelState) -> dict[str, str | int | Text]:
        return {"count": self.count}


class RemoveUnits(Step[DuelState]):
    """Remove enemy units, one by one, from any region (p. 5)."""

    rule = REMOVE_RULE
    kind = "remove"
    fields = {"seat": SEAT, "count": COUNT}

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: DuelState) -> Decision | None:
        regions = enemy_regions(state, self.seat)
        if not regions:
            return None
        return Decision(self, self.seat, [REMOVE[region] for region in regions])

    def about(self, state: DuelState, seat: int) -> Removing:
        return Removing(count=self.count)

    def why_not(self, state: DuelState, option: Option) -> Reason | None:
        return Reason(Text("duel-refusal-remove"), REMOVE_RULE) if option.verb == "remove" else None

    def chosen(self, state: DuelState, option: Option) -> None:
        region = option.args[0]
        enemy = 1 - self.seat
        state.units[REGION_COUNT * enemy + region] -= 1
        state.supply[enemy] += 1
        if state.events is not None:
            state.tell("removed", self.seat, {"region": REGION_IDS[region]})
        if self.count > 1:
            state.push(RemoveUnits(self.seat, self.count - 1))


def enemy_regions(state: DuelState, seat: int) -> list[int]:
    """The regions with enemy units."""
    base = REGION_COUNT * (1 - seat)
    return [region for region in range(REGION_COUNT) if state.units[base + region]]


class PlaceFortress(Step[DuelState]):
    """A landmark's fortress goes to its region. It neither fights nor blocks (p. 7)."""

    rule = FORTRESS_RULE
    fields = {"seat": SEAT, "region": REGION}

    def __init__(self, seat: int, region: int) -> None:
        self.seat: Final = seat
        self.region: Final = region

    def run(self, state: DuelState) -> Decision | None:
        state.fortresses[self.seat] |= 1 << self.region
        if state.events is not None:
            state.tell("fortress", self.seat, {"region": REGION_IDS[self.region]})
        check_conquest(state, self.seat)
        return None


class RemoveFortress(Step[DuelState]):
    """Take an enemy fortress off the board; its owner gets it back, the landmark stays taken."""

    rule = FORTRESS_RULE
    kind = "raze"
    fields = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DuelState) -> Decision | None:
        standing = state.fortresses[1 - self.seat]
        regions = [region for region in EVERYWHERE if standing >> region & 1]
        if not regions:
            return None
        return Decision(self, self.seat, [RAZE[region] for region in regions])

    def why_not(self, state: DuelState, option: Option) -> Reason | None:
        return Reason(Text("duel-refusal-raze"), FORTRESS_RULE) if option.verb == "raze" else None

    def chosen(self, state: DuelState, option: Option) -> None:
        region = option.args[0]
        state.fortresses[1 - self.seat] &= ~(1 << region)
        if state.events is not None:
            state.tell("razed", self.seat, {"region": REGION_IDS[region]})


def _names(regions: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([REGION_IDS[region] for region in regions])


def fortresses_on_board(state: DuelState, seat: int) -> int:
    """How many fortresses the seat has on the central board (p. 4)."""
    count = 0
    standing = state.fortresses[seat]
    while standing:
        count += 1
        standing &= standing - 1
    return count


def fill_supply(state: DuelState) -> None:
    """Whatever is not on the board lies in front of its owner."""
    for seat in (0, 1):
        on_board = sum(state.units[REGION_COUNT * seat : REGION_COUNT * (seat + 1)])
        state.supply[seat] = UNITS - on_board
