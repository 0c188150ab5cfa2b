"""Companions whom a card separates from the Fellowship or moves across the map (p. 24, 39)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place, eliminate
from mathom.games.wotr.box import CARD_IDS, COMPANIONS, FREE, IN_FELLOWSHIP, REGION_COUNT
from mathom.games.wotr.cards.parts.card import CardStep, Part, parts_of
from mathom.games.wotr.options import DONE, GO, GROUP, TO, WITH
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.characters import (
    GroupCompanions,
    arrive,
    group_level,
    movable_companions,
    reach,
    shut,
)
from mathom.games.wotr.steps.fellowship import ChooseGuide


class Journey(Part):
    """One companion, or several as one group, go further than usual.

    They leave the Fellowship; with `across`, those on the map may go instead. They may end behind the
    walls of a siege if `into_sieges`. A `level` counts in place of their own.
    """

    def __init__(
        self, further: int = 0, level: int = 0, across: bool = False, into_sieges: bool = False
    ) -> None:
        self.further: Final = further
        self.level: Final = level
        self.across: Final = across
        self.into_sieges: Final = into_sieges

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseTravellers(card, ()))

    def able(self, state: WotrState) -> list[int]:
        """Who could go; in Mordor those who leave the Fellowship are lost, but they can leave it."""
        found = state.companions()
        if self.across and self.into_sieges:
            found += [
                c
                for c in COMPANIONS
                if 0 <= state.where[c] < REGION_COUNT and not shut(state, state.where[c], FREE)
            ]
        elif self.across:
            found += movable_companions(state, ())
        return sorted(found)

    def regions(self, state: WotrState, group: tuple[int, ...]) -> list[int]:
        """How far the group can come. Who leaves the Fellowship may stay where its figure stands."""
        steps = (self.level or group_level(group)) + self.further
        start = state.where[group[0]]
        if start == IN_FELLOWSHIP:
            return reach(state, state.ring_bearers, steps + state.progress, FREE, self.into_sieges)
        return [r for r in reach(state, start, steps, FREE, self.into_sieges) if r != start]


def journey_by(card: int) -> Journey:
    """How far a card lets companions go."""
    journeys = [part for part in parts_of(card) if isinstance(part, Journey)]
    return journeys[0]


class ChooseTravellers(CardStep):
    """Who goes together, and where to; on the Mordor Track they leave the game (p. 43)."""

    kind = "travellers"
    fields = {"card": codecs.CARD, "group": codecs.CHARACTERS}

    def __init__(self, card: int, group: tuple[int, ...]) -> None:
        self.card: Final = card
        self.group: Final = group

    def run(self, state: WotrState) -> Decision | None:
        options = self._options(state)
        if len(options) > 1:
            return state.ask(self, FREE, options)
        if options:
            self.chosen(state, options[0])
        return None

    def _options(self, state: WotrState) -> list[Option]:
        journey = journey_by(self.card)
        able = journey.able(state)
        if not self.group:
            return [GROUP[c] for c in able]
        start = state.where[self.group[0]]
        options = [WITH[c] for c in able if state.where[c] == start and c not in self.group]
        if start == IN_FELLOWSHIP and state.mordor >= 0:
            return [*options, GO]
        return options + [TO[r] for r in journey.regions(state, self.group)]

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb in ("group", "with"):
            state.push(ChooseTravellers(self.card, (*self.group, option.args[0])))
            return
        if state.where[self.group[0]] == IN_FELLOWSHIP:
            state.push(ChooseGuide())
        if option.verb == "to":
            arrive(state, self.group, army_place(state, option.args[0], FREE))
        else:
            for companion in self.group:
                eliminate(state, companion)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


# -- everybody on the map ------------------------------------------------------------------------


class MoveAnyCompanions(Part):
    """Any or all companions on the map may move as with a Character result, or none."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(MayMoveCompanions())


class MayMoveCompanions(CardStep):
    """Whether a first companion moves; the others follow as with a die."""

    kind = "companions"

    def run(self, state: WotrState) -> Decision | None:
        able = movable_companions(state, ())
        return state.ask(self, FREE, [*[GROUP[c] for c in able], DONE]) if able else None

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "group":
            state.push(GroupCompanions((), (option.args[0],)))
