"""Army moves that cards order: like those of the dice, but further, or with somebody.

A way is traced region by region before the force is chosen: so nobody starts on a way that those who go
cannot end. Who goes is fixed from the start. On a way through several regions stacks are cut to their
limit only after the action; a single step keeps it as with a die (p. 27-28).
"""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.codec import OneOf
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import CHARACTER_BITS, besieged, commanded
from mathom.games.wotr.box import (
    CARD_IDS,
    CARDS,
    COMPANIONS,
    FIGURES,
    ISENGARD,
    NATION_OF,
    NATION_OF_REGION,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    SHADOW,
    STACK,
    UNITS_OF,
    WITCH_KING,
)
from mathom.games.wotr.cards.parts.card import CardStep, Part
from mathom.games.wotr.command import stay_one, wholly_own
from mathom.games.wotr.deeds import closed
from mathom.games.wotr.options import DONE, HALT, MOVE
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.force import (
    NOBODY_YET,
    OPEN,
    UNLIMITED,
    ChooseForce,
    Tally,
    without_neutrals,
)
from mathom.games.wotr.steps.marching import (
    Marched,
    armies_of,
    has_neutrals,
    march,
    who_may_enter,
)

# Who has to be part of the army.
ANYONE: Final = 0
A_NAZGUL: Final = 1
THE_WITCH_KING: Final = 2
A_COMPANION: Final = 3
AN_ISENGARD_UNIT: Final = 4
ALONG: Final = OneOf(["anyone", "nazgul", "witch-king", "companion", "isengard"])


def counted(force: list[int], along: int) -> int:
    """How many of those whom a card wants are in a force; the Witch-king is a Nazgul too (p. 24)."""
    characters = force[CHARACTER_BITS]
    witch_king = characters >> WITCH_KING & 1
    if along == A_NAZGUL:
        return force[NAZGUL] + witch_king
    if along == THE_WITCH_KING:
        return witch_king
    if along == A_COMPANION:
        return sum([characters >> companion & 1 for companion in COMPANIONS])
    if along == AN_ISENGARD_UNIT:
        return sum([force[f] for f in UNITS_OF[SHADOW] if NATION_OF[f] == ISENGARD])
    return 1


def one_of(index: int) -> list[int]:
    """A force of one member."""
    force = [0] * (FIGURES + 1)
    if index < FIGURES:
        force[index] = 1
    else:
        force[CHARACTER_BITS] = 1 << (index - FIGURES)
    return force


def led_by(tally: Tally, force: list[int], along: int) -> Tally:
    """If a card wants somebody in a force, only he counts as its leader."""
    if along != ANYONE:
        tally.leaders, tally.leading_units = counted(force, along), 0
    return tally


# -- moving --------------------------------------------------------------------------------------


class Move(Part):
    """Armies move, each up to so many regions."""

    def __init__(
        self,
        armies: int = 1,
        steps: int = 1,
        along: int = ANYONE,
        joins: bool = False,
        optional: bool = False,
    ) -> None:
        self.armies: Final = armies
        self.steps: Final = steps
        self.along: Final = along
        self.joins: Final = joins
        """Whether it must end where another own army stands."""
        self.optional: Final = optional

    def do(self, state: WotrState, card: int) -> None:
        state.push(
            TraceWay(
                card, self.armies, self.steps, self.along, int(self.joins), int(self.optional), (), ()
            )
        )


class TraceWay(CardStep):
    """The way of an army that a card moves, region by region."""

    kind = "card_march"
    fields = {
        "card": codecs.CARD,
        "left": codecs.NUMBER,
        "steps": codecs.NUMBER,
        "along": ALONG,
        "joins": codecs.FLAG,
        "optional": codecs.FLAG,
        "moved": codecs.FORCES,
        "path": codecs.REGIONS,
    }

    def __init__(
        self,
        card: int,
        left: int,
        steps: int,
        along: int,
        joins: int,
        optional: int,
        moved: Marched,
        path: tuple[int, ...],
    ) -> None:
        self.card: Final = card
        self.side: Final = CARDS[card].side
        self.left: Final = left
        """How many armies may still move."""
        self.steps: Final = steps
        self.along: Final = along
        self.joins: Final = joins
        self.optional: Final = optional
        self.moved: Final = moved
        self.path: Final = path

    def run(self, state: WotrState) -> Decision | None:
        options = self._onward(state) if self.path else self._start(state)
        if not options:
            return None
        if not self.path and self.optional:
            options.append(DONE)
        elif len(options) == 1:
            self.chosen(state, options[0])
            return None
        return state.ask(self, self.side, options)

    def _start(self, state: WotrState) -> list[Option]:
        """The first roads of all ways."""
        options: list[Option] = []
        if self.left == 0:
            return options
        for region in armies_of(state, self.side):
            if counted(commanded(state, region, self.side), self.along):
                options += self._further(state, (region,))
        return options

    def _onward(self, state: WotrState) -> list[Option]:
        options = self._further(state, self.path)
        if self._may_end(state, self.path):
            options.append(HALT)
        return options

    def _further(self, state: WotrState, path: tuple[int, ...]) -> list[Option]:
        """The roads on which the way can still be brought to an end."""
        if len(path) > self.steps:
            return []
        roads = NEIGHBOURS[path[-1]]
        return [
            MOVE[path[-1]][index]
            for index in range(len(roads))
            if self._can_end(state, (*path, roads[index]))
        ]

    def _can_end(self, state: WotrState, path: tuple[int, ...]) -> bool:
        if not self._enterable(state, path[-1]) or not self._anybody_goes(state, path):
            return False
        if self._may_end(state, path):
            return True
        if len(path) > self.steps:
            return False
        for region in NEIGHBOURS[path[-1]]:  # noqa: SIM110  (a generator is slow when compiled)
            if self._can_end(state, (*path, region)):
                return True
        return False

    def _anybody_goes(self, state: WotrState, path: tuple[int, ...]) -> bool:
        straight = self.along == ANYONE and not self.moved and len(set(path)) == len(path)
        # Only borders could stop anybody then, and they stop only neutral nations.
        own = state.players == 2 or wholly_own(state, path[0], self.side)
        if straight and own and not has_neutrals(state, path[0], self.side):
            return True
        return self.marchers(path).able(state)

    def _enterable(self, state: WotrState, region: int) -> bool:
        if state.garrisoned(region, 1 - self.side):
            return False
        if state.units(region, 1 - self.side) or closed(state, self.side, region):
            return False
        return self.steps > 1 or state.units(region, self.side) < STACK

    def _may_end(self, state: WotrState, path: tuple[int, ...]) -> bool:
        if not self.joins:
            return True
        return path[-1] != path[0] and state.units(path[-1], self.side) > 0

    def marchers(self, path: tuple[int, ...]) -> CardMarchers:
        """The choice of those who go this way."""
        return CardMarchers(
            self.side, path[0], self.card, self.left, self.steps, self.along, self.joins,
            self.optional, self.moved, path, OPEN, NOBODY_YET,
        )  # fmt: skip

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "halt":
            state.push(self.marchers(self.path))
        elif option.verb == "move":
            path = (*self.path, option.args[1]) if self.path else option.args
            onward = self.card, self.left, self.steps, self.along, self.joins, self.optional
            state.push(TraceWay(*onward, self.moved, path))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}"), "count": self.left}

    def traced(self, state: WotrState) -> bool:
        """Whether the way could have been traced so far."""
        if not 2 <= len(self.path) <= self.steps + 1 or not state.units(self.path[0], self.side):
            return False
        roads = zip(self.path, self.path[1:], strict=False)
        return all([b in NEIGHBOURS[a] for a, b in roads]) and self._can_end(state, self.path)


class CardMarchers(ChooseForce):
    """Which part of the army goes the way that was traced."""

    fields = {
        "side": codecs.SIDE,
        "start": codecs.PLACE,
        "card": codecs.CARD,
        "left": codecs.NUMBER,
        "steps": codecs.NUMBER,
        "along": ALONG,
        "joins": codecs.FLAG,
        "optional": codecs.FLAG,
        "moved": codecs.FORCES,
        "path": codecs.REGIONS,
        "mode": codecs.MODE,
        "named": codecs.FORCE,
    }

    def __init__(
        self,
        side: int,
        start: int,
        card: int,
        left: int,
        steps: int,
        along: int,
        joins: int,
        optional: int,
        moved: Marched,
        path: tuple[int, ...],
        mode: int,
        named: tuple[int, ...],
    ) -> None:
        self.side = side
        self.start = start
        self.card: Final = card
        self.left: Final = left
        self.steps: Final = steps
        self.along: Final = along
        self.joins: Final = joins
        self.optional: Final = optional
        self.moved: Final = moved
        self.path: Final = path
        self.mode = mode
        self.named = named

    def may_go(self, state: WotrState) -> list[int]:
        going = who_may_enter(state, self.side, self.start, self.path[1], self.moved)
        for region in self.path[2:]:
            if NATION_OF_REGION[region] != NOBODY:
                going = without_neutrals(state, going, NATION_OF_REGION[region])
        return going

    def able(self, state: WotrState) -> bool:
        """Whether anybody can go this way."""
        return self.room(state) > 0 and self.possible(state, self.may_go(state))

    def room(self, state: WotrState) -> int:
        if self.start in self.path[1:] and besieged(state, self.start) == 1 - self.side:
            # They can come back only if others have kept up the siege.
            return state.units(self.start, self.side) - 1
        if self.steps > 1:
            return UNLIMITED
        return STACK - state.units(self.path[-1], self.side)

    def way(self) -> TraceWay:
        """The way that they go."""
        return TraceWay(
            self.card, self.left, self.steps, self.along, self.joins, self.optional, self.moved,
            self.path,
        )  # fmt: skip

    def leader_needed(self) -> bool:
        return self.along != ANYONE

    def tally(self, state: WotrState, force: list[int]) -> Tally:
        return led_by(super().tally(state, force), force, self.along)

    def tally_one(self, state: WotrState, index: int) -> Tally:
        return led_by(super().tally_one(state, index), one_of(index), self.along)

    def again(self, mode: int, named: tuple[int, ...]) -> CardMarchers:
        return CardMarchers(
            self.side, self.start, self.card, self.left, self.steps, self.along, self.joins,
            self.optional, self.moved, self.path, mode, named,
        )  # fmt: skip

    def go(self, state: WotrState, force: tuple[int, ...]) -> None:
        moved = (*self.moved, (self.path[-1], *force))
        state.push(
            TraceWay(
                self.card, self.left - 1, self.steps, self.along, self.joins, self.optional, moved, ()
            )
        )
        last = len(self.path) - 1
        mixed = state.mixed[self.start]
        for index in range(last):
            start, end = self.path[index], self.path[index + 1]
            march(state, self.side, start, end, force, passing=index + 1 < last)
        if mixed:
            # Whom a mixed army has passed on its way does not divide it.
            stay_one(state, self.path[-1], force)
