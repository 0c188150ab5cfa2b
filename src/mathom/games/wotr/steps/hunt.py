"""Chapter IX: the Hunt for the Ring (p. 40-42)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.box import (
    BOX,
    EYE_VALUE,
    FREE,
    IS_STRONGHOLD,
    MOST_DICE,
    NAZGUL,
    NOBODY,
    REGIONS,
    SHADOW,
    TILE_IDS,
    TILES,
    WITCH_KING,
)
from mathom.games.wotr.deeds import EVENTS, lasting
from mathom.games.wotr.options import (
    REROLL,
)
from mathom.games.wotr.questions import HuntRerolling
from mathom.games.wotr.state import WotrState, rolls_told
from mathom.games.wotr.steps.hunt_damage import DAMAGE, suffer
from mathom.games.wotr.steps.mordor import MordorStep
from mathom.games.wotr.steps.players import leaders_hunt
from mathom.games.wotr.steps.tiles import draw_tile
from mathom.games.wotr.why import because

HUNT: Final = Rule("wotr", "hunt", 40)

# Why a tile is drawn.
ROLLED: Final = 0
STRONGHOLD: Final = 1
EVENT: Final = 2
MORDOR: Final = 3
REASONS: Final = ["rolled", "stronghold", "event", "mordor"]


class Hunt(Step[WotrState]):
    """The Fellowship has moved: roll for each Shadow die in the Hunt Box (p. 40-41)."""

    rule = HUNT

    def run(self, state: WotrState) -> Decision | None:
        if state.hunt_box[SHADOW] == 0:
            return None
        if state.players > 2:
            leaders_hunt(state)
        state.push(HuntRoll(0))
        for card in lasting(state):
            card.before_hunt_roll(state)
        return None


class HuntRoll(Step[WotrState]):
    """The Hunt roll, with what a card may add to each die."""

    rule = HUNT
    fields = {"bonus": codecs.NUMBER}

    def __init__(self, bonus: int) -> None:
        self.bonus: Final = bonus

    def run(self, state: WotrState) -> Decision | None:
        level = min(state.hunt_box[SHADOW], MOST_DICE)
        if state.chance.listens:
            need = hunt_need(state, self.bonus)
            state.expect(Occasion("dice", level, state.speaks[SHADOW], "hunt", need=need))
        dice = state.roll(level)
        if state.events is not None:
            found = sum([succeeds(state, die, self.bonus) for die in dice])
            need = hunt_need(state, self.bonus)
            state.tell("hunt", {"rolls": rolls_told(dice), "need": need, "count": found})
        state.push(HuntReroll(tuple(dice), self.bonus))
        return None


class HuntReroll(Step[WotrState]):
    """The Shadow may roll failed dice again, as many as its presence allows (p. 41)."""

    rule = HUNT
    kind = "hunt_reroll"
    fields = {"dice": codecs.NUMBERS, "bonus": codecs.NUMBER}

    def __init__(self, dice: tuple[int, ...], bonus: int = 0) -> None:
        self.dice: Final = dice
        self.bonus: Final = bonus

    def run(self, state: WotrState) -> Decision | None:
        most = self.most(state)
        if most == 0:
            self.chosen(state, REROLL[0])
            return None
        return state.ask(self, SHADOW, [REROLL[n] for n in range(most, -1, -1)])

    def chosen(self, state: WotrState, option: Option) -> None:
        dice = list(self.dice)
        count = option.args[0]
        if count and state.chance.listens:
            need = hunt_need(state, self.bonus)
            state.expect(Occasion("dice", count, state.speaks[SHADOW], "hunt-again", need=need))
        again = state.roll(count)
        found = sum([succeeds(state, die, self.bonus) for die in dice + again])
        if again and state.events is not None:
            more = sum([succeeds(state, die, self.bonus) for die in again])
            state.tell("hunt_reroll", {"rolls": rolls_told(again), "count": more, "total": found})
        if found:
            state.push(DrawTile(ROLLED, found))

    def most(self, state: WotrState) -> int:
        """How many dice may be rolled again."""
        failed = [die for die in self.dice if not succeeds(state, die, self.bonus)]
        return min(hunt_rerolls(state), len(failed))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"count": self.most(state)}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        return because(HUNT, "reroll", count=self.most(state)) if option.verb == "reroll" else None

    def about(self, state: WotrState, seat: int) -> Question | None:
        found = sum([succeeds(state, die, self.bonus) for die in self.dice])
        return HuntRerolling(
            dice=self.dice,
            need=hunt_need(state, self.bonus),
            successes=found,
            failed=len(self.dice) - found,
            most=self.most(state),
            thanks_to=tuple(presences(state)),
        )


def succeeds(state: WotrState, die: int, bonus: int) -> bool:
    """Whether a die of the Hunt roll finds the Fellowship."""
    return die >= hunt_need(state, bonus)


def hunt_need(state: WotrState, bonus: int) -> int:
    """6 or more, with one more for each Free Peoples die in the box; a 1 never does."""
    return max(2, 6 - state.hunt_box[FREE] - bonus)


def hunt_rerolls(state: WotrState) -> int:
    """How many failed dice the Shadow may roll again: one for each presence."""
    return len(presences(state))


def presences(state: WotrState) -> list[str]:
    """A Shadow stronghold, a Shadow army, Nazgul, where the figure stands: each gives a die (p. 41)."""
    here = state.ring_bearers
    if here == NOBODY:
        return []
    # Those who are besieged in their stronghold are still in its region.
    places = [here] if BOX[here] == NOBODY else [here, BOX[here]]
    units = any([state.units(place, SHADOW) for place in places])
    nazgul = any([state.count(place, NAZGUL) for place in places]) or state.where[WITCH_KING] in places
    stronghold = IS_STRONGHOLD[here] and state.owner[here] == SHADOW
    found = [("stronghold", stronghold), ("army", units), ("nazgul", nazgul)]
    return [name for name, there in found if there]


class DrawTile(Step[WotrState]):
    """The Shadow draws a tile from the Hunt Pool, unless a card on the table prevents it."""

    rule = DAMAGE
    fields = {"why": codecs.WHY_DRAWN, "successes": codecs.NUMBER, "card": codecs.PERHAPS_CARD}

    def __init__(self, why: int, successes: int, card: int = NOBODY) -> None:
        self.why: Final = why
        self.successes: Final = successes
        self.card: Final = card
        """The card because of which the tile is drawn, if one is the reason."""

    def run(self, state: WotrState) -> Decision | None:
        if state.players > 2:
            leaders_hunt(state)
        state.push(TakeTile(self.why, self.successes, self.card))
        for card in lasting(state):
            card.before_tile(state)
        return None


class TakeTile(Step[WotrState]):
    """The tile is drawn and seen by all."""

    rule = DAMAGE
    fields = {"why": codecs.WHY_DRAWN, "successes": codecs.NUMBER, "card": codecs.PERHAPS_CARD}

    def __init__(self, why: int, successes: int, card: int) -> None:
        self.why: Final = why
        self.successes: Final = successes
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        index = draw_tile(state)
        if index == NOBODY:
            return None
        if state.events is not None:
            state.tell("tile", {"tile": TILE_IDS[index], "why": REASONS[self.why]})
        state.push(TileEffect(index, self.why, self.successes, self.card))
        for card in lasting(state):
            card.after_tile(state)
        return None


def prevent_tile(state: WotrState) -> None:
    """The tile on whose drawing the agenda waits is not drawn; in Mordor nothing says Stop then."""
    take = state.agenda.pop()
    assert isinstance(take, TakeTile)
    if take.why == MORDOR:
        state.push(MordorStep(0))


def replace_tile(state: WotrState) -> None:
    """Another tile takes the place of the one on whose effect the agenda waits, which goes back."""
    old = state.agenda.pop()
    assert isinstance(old, TileEffect)
    # It is held aside: if the pool is empty, the others that were drawn fill it, but not this one.
    state.drawn_tiles.remove(old.tile)
    new = draw_tile(state)
    if new == NOBODY:
        new = old.tile
        state.drawn_tiles.append(new)
    else:
        state.tiles = sorted([*state.tiles, old.tile])
        if state.events is not None:
            state.tell("tile", {"tile": TILE_IDS[new], "why": REASONS[old.why]})
    state.push(TileEffect(new, old.why, old.successes, old.card))


class TileEffect(Step[WotrState]):
    """What the tile that was drawn does: damage or relief, and in Mordor a step on or a stop."""

    rule = DAMAGE
    fields = {
        "tile": codecs.TILE,
        "why": codecs.WHY_DRAWN,
        "successes": codecs.NUMBER,
        "card": codecs.PERHAPS_CARD,
    }

    def __init__(self, tile: int, why: int, successes: int, card: int = NOBODY) -> None:
        self.tile: Final = tile
        self.why: Final = why
        self.successes: Final = successes
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        tile = TILES[self.tile]
        if self.why == EVENT:
            # An Eye or a tile of the Fellowship's own that a card drew is discarded without effect.
            event = EVENTS[self.card]
            if tile.value != EYE_VALUE and tile.special != FREE and event is not None:
                event.tile(state, self.tile)
            return None
        if self.why == MORDOR:
            state.push(MordorStep(int(tile.stop)))
        suffer(state, self.tile, self.successes)
        return None


def stronghold_tiles(state: WotrState, path: tuple[int, ...]) -> None:
    """One tile for each Shadow stronghold, still the Shadow's, that a revealed path touches (p. 39)."""
    touched: list[int] = []
    for region in path:
        shadow = REGIONS[region].owner == SHADOW == state.owner[region]
        if IS_STRONGHOLD[region] and shadow and region not in touched:
            touched.append(region)
    for _ in touched:
        state.push(DrawTile(STRONGHOLD, 0))
