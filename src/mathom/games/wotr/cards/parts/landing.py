"""An army comes by sea, and fights where it has landed (p. 27-28, 31-32)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import (
    army_enters,
    army_left,
    besieged,
    commanded,
    send_force,
)
from mathom.games.wotr.battle import FIELD, SIEGE, Battle
from mathom.games.wotr.box import (
    BOX,
    CARD_IDS,
    CARDS,
    NATION_OF_REGION,
    REGIONS,
)
from mathom.games.wotr.cards.parts.card import CardStep, Part
from mathom.games.wotr.deeds import closed
from mathom.games.wotr.options import TO
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import LANDING, USUAL_TERMS, ChooseAttackers, begin_battle
from mathom.games.wotr.steps.force import NOBODY_YET, OPEN, ChooseForce, without_neutrals
from mathom.games.wotr.steps.politics import ENTERED, activate
from mathom.games.wotr.steps.recruiting import KeepLimits


class Land(Part):
    """An army goes by ship from a region to a coastal region of a nation."""

    def __init__(self, start: int, nation: int) -> None:
        self.start: Final = start
        self.nation: Final = nation

    def do(self, state: WotrState, card: int) -> None:
        coast = [r.index for r in REGIONS if r.coastal and r.nation == self.nation]
        state.push(ChooseCoast(card, self.start, tuple(coast)))


class ChooseCoast(CardStep):
    """Where the ships go."""

    kind = "coast"
    fields = {"card": codecs.CARD, "start": codecs.PLACE, "regions": codecs.REGIONS}

    def __init__(self, card: int, start: int, regions: tuple[int, ...]) -> None:
        self.card: Final = card
        self.start: Final = start
        self.regions: Final = regions

    def run(self, state: WotrState) -> Decision | None:
        options = [TO[region] for region in self.regions if self.able(state, region)]
        if not options:
            return None
        if len(options) == 1:
            self.chosen(state, options[0])
            return None
        return state.ask(self, CARDS[self.card].side, options)

    def able(self, state: WotrState, region: int) -> bool:
        """Whether anybody can go there."""
        side = CARDS[self.card].side
        crew = ChooseCrew(side, self.start, region, self.card, OPEN, NOBODY_YET)
        return not closed(state, side, region) and crew.possible(state, crew.may_go(state))

    def chosen(self, state: WotrState, option: Option) -> None:
        side = CARDS[self.card].side
        state.push(ChooseCrew(side, self.start, option.args[0], self.card, OPEN, NOBODY_YET))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


class ChooseCrew(ChooseForce):
    """Which part of the army goes on board."""

    fields = {
        "side": codecs.SIDE,
        "start": codecs.PLACE,
        "end": codecs.PLACE,
        "card": codecs.CARD,
        "mode": codecs.MODE,
        "named": codecs.FORCE,
    }

    def __init__(
        self, side: int, start: int, end: int, card: int, mode: int, named: tuple[int, ...]
    ) -> None:
        self.side = side
        self.start = start
        self.end: Final = end
        self.card: Final = card
        self.mode = mode
        self.named = named

    def may_go(self, state: WotrState) -> list[int]:
        # As on land, nobody enters a nation's region before his own is at war (p. 35).
        force = commanded(state, self.start, self.side)
        return without_neutrals(state, force, NATION_OF_REGION[self.end])

    def again(self, mode: int, named: tuple[int, ...]) -> ChooseCrew:
        return ChooseCrew(self.side, self.start, self.end, self.card, mode, named)

    def go(self, state: WotrState, force: tuple[int, ...]) -> None:
        send_force(state, self.start, self.end, force, "sailed")
        army_left(state, self.start)
        state.push(FightAshore(self.card, self.end))
        if state.units(self.end, 1 - self.side):
            # Who lands among enemies has not taken the region yet.
            activate(state, NATION_OF_REGION[self.end], ENTERED, self.end)
        else:
            army_enters(state, self.end, self.side, force)
            state.push(KeepLimits(self.end))


class FightAshore(CardStep):
    """Against an army in the field the landed cannot cease; with besiegers they join in the siege."""

    fields = {"card": codecs.CARD, "region": codecs.REGION}

    def __init__(self, card: int, region: int) -> None:
        self.card: Final = card
        self.region: Final = region

    def run(self, state: WotrState) -> Decision | None:
        side = CARDS[self.card].side
        here = self.region
        if state.units(here, 1 - side):
            begin_battle(state, Battle(FIELD, side, here, here), LANDING)
        elif besieged(state, here) == 1 - side:
            state.push(ChooseAttackers(side, here, BOX[here], SIEGE, 0, USUAL_TERMS, OPEN, NOBODY_YET))
        return None
