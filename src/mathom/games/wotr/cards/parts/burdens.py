"""Shadow cards that weigh on the Fellowship itself, without a Hunt: corruption, temptation, parting."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place, eliminate
from mathom.games.wotr.box import (
    CHARACTER_IDS,
    CHARACTERS,
    FIGURES,
    FREE,
    GOLLUM,
    SHADOW,
)
from mathom.games.wotr.cards.parts.card import CardStep, Deed, Part
from mathom.games.wotr.cards.parts.hunting import DrawHuntTile
from mathom.games.wotr.cards.parts.needs import Revealed
from mathom.games.wotr.cards.parts.striking import successes
from mathom.games.wotr.options import GROUP, SLAY, USE_RING
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.characters import arrive
from mathom.games.wotr.steps.ending import add_corruption
from mathom.games.wotr.steps.fellowship import ChooseGuide
from mathom.games.wotr.steps.hunt_damage import lose_companion, tile_damage


class RollForCorruption(Part):
    """Each die that shows the number or more is a point of corruption; with Gollum another number."""

    def __init__(self, dice: int, need: int, with_gollum: int) -> None:
        self.dice: Final = dice
        self.need: Final = need
        self.with_gollum: Final = with_gollum

    def do(self, state: WotrState, card: int) -> None:
        need = self.with_gollum if state.guide == GOLLUM else self.need
        add_corruption(state, successes(state, card, self.dice, need))


class Wound(Part):
    """Two points of corruption where there are few, one where there are more."""

    def __init__(self, few: int) -> None:
        self.few: Final = few

    def do(self, state: WotrState, card: int) -> None:
        add_corruption(state, 2 if state.corruption <= self.few else 1)


# -- temptation ----------------------------------------------------------------------------------


class Tempt(Part):
    """A random companion: his Level in corruption, or his loss. Gollum just feels the Ring."""

    def do(self, state: WotrState, card: int) -> None:
        if state.guide == GOLLUM:
            add_corruption(state, 1)
            return
        if state.chance.listens:
            state.expect(Occasion("companion", 1, state.speaks[SHADOW], "tempted"))
        tempted = state.draw("companion", state.companions(), CHARACTER_IDS)
        if state.events is not None:
            state.tell("tempted", {"character": CHARACTER_IDS[tempted]})
        state.push(Temptation(tempted))


class Temptation(CardStep):
    """Whether the Ring-bearers pay for the companion, or he is lost: no casualty of a Hunt."""

    kind = "temptation"
    fields = {"character": codecs.CHARACTER}

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def run(self, state: WotrState) -> Decision | None:
        return state.ask(self, FREE, [USE_RING, SLAY[FIGURES + self.character]])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "corruption":
            add_corruption(state, CHARACTERS[self.character].level)
        else:
            lose_companion(state, self.character)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        character = Text(f"wotr-character-{CHARACTER_IDS[self.character]}")
        return {"character": character, "count": CHARACTERS[self.character].level}


# -- parting -------------------------------------------------------------------------------------


class Breaking(Deed):
    """As many companions leave as the number on a tile; Gollum just feels the Ring."""

    def __init__(self) -> None:
        super().__init__(FellowshipBreaks(), needs=(Revealed(),))

    def tile(self, state: WotrState, tile: int) -> None:
        # Only the number counts: neither its Reveal nor its Stop icon does.
        count = min(tile_damage(state, tile, 0), len(state.companions()))
        if count:
            state.push(ChooseGuide())
            state.push(LeaveAtOnce(count))


class FellowshipBreaks(Part):
    """With a companion as Guide a tile is drawn."""

    def do(self, state: WotrState, card: int) -> None:
        if state.guide == GOLLUM:
            add_corruption(state, 1)
        else:
            DrawHuntTile().do(state, card)


class LeaveAtOnce(CardStep):
    """Who leaves the Fellowship, where its figure stands and no further (p. 39); in Mordor, for good."""

    kind = "leave_at_once"
    fields = {"left": codecs.NUMBER}

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, state: WotrState) -> Decision | None:
        company = state.companions()
        if self.left < len(company):
            return state.ask(self, FREE, [GROUP[companion] for companion in company])
        for companion in company:
            self.leave(state, companion)
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        self.leave(state, option.args[0])
        if self.left > 1:
            state.push(LeaveAtOnce(self.left - 1))

    def leave(self, state: WotrState, companion: int) -> None:
        """A companion is out of the Fellowship."""
        if state.mordor >= 0:
            eliminate(state, companion)
        else:
            arrive(state, (companion,), army_place(state, state.ring_bearers, FREE))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"count": self.left}
