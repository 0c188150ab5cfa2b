"""Chapter IX: the Hunt for the Ring (p. 40-42)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Rule, Text
from mathom.games.wotr.armies import eliminate
from mathom.games.wotr.box import (
    BOX,
    CHARACTER_IDS,
    CHARACTERS,
    DIE_VALUE,
    EYE_VALUE,
    FREE,
    GOLLUM,
    HOBBITS,
    IS_STRONGHOLD,
    MOST_DICE,
    NAZGUL,
    NOBODY,
    REGIONS,
    SHADOW,
    STANDARD_TILES,
    TILE_IDS,
    TILES,
    WITCH_KING,
)
from mathom.games.wotr.options import (
    REROLL,
    SACRIFICE_GUIDE,
    SACRIFICE_RANDOM,
    USE_GUIDE,
    USE_RING,
)
from mathom.games.wotr.state import WotrState, rolls_told
from mathom.games.wotr.steps.ending import add_corruption
from mathom.games.wotr.steps.fellowship import (
    FOUND,
    GIVEN_AWAY,
    ChooseGuide,
    leave_fellowship,
    reveal,
)

HUNT: Final = Rule("wotr", "hunt", 40)
DAMAGE: Final = Rule("wotr", "hunt_damage", 41)

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
        level = min(state.hunt_box[SHADOW], MOST_DICE)
        if level == 0:
            return None
        state.push(HuntReroll(tuple(state.roll(level))))
        return None


class HuntReroll(Step[WotrState]):
    """The Shadow may roll failed dice again, as many as its presence allows (p. 41)."""

    rule = HUNT
    kind = "reroll"
    fields = ("dice",)
    several = ("dice",)

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice

    def run(self, state: WotrState) -> Decision | None:
        failed = [die for die in self.dice if not succeeds(state, die)]
        most = min(hunt_rerolls(state), len(failed))
        if most == 0:
            self.chosen(state, REROLL[0])
            return None
        return state.ask(self, SHADOW, [REROLL[n] for n in range(most, -1, -1)])

    def chosen(self, state: WotrState, option: Option) -> None:
        dice = list(self.dice)
        again = state.roll(option.args[0])
        found = sum([succeeds(state, die) for die in dice + again])
        if state.events is not None:
            state.tell("hunt", {"rolls": rolls_told(dice, again), "count": found})
        if found:
            state.push(DrawTile(ROLLED, found))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        failed = [die for die in self.dice if not succeeds(state, die)]
        return {"count": min(hunt_rerolls(state), len(failed))}


def succeeds(state: WotrState, die: int) -> bool:
    """6 or more, with one more for each Free Peoples die in the box; a 1 never does."""
    return die > 1 and die + state.hunt_box[FREE] >= 6


def hunt_rerolls(state: WotrState) -> int:
    """One for a Shadow stronghold, one for a Shadow army, one for Nazgul, where the figure stands."""
    here = state.ring_bearers
    if here == NOBODY:
        return 0
    # Those who are besieged in their stronghold are still in its region.
    places = [here] if BOX[here] == NOBODY else [here, BOX[here]]
    units = any([state.units(place, SHADOW) for place in places])
    nazgul = any([state.count(place, NAZGUL) for place in places]) or state.where[WITCH_KING] in places
    stronghold = IS_STRONGHOLD[here] and state.owner[here] == SHADOW
    return int(stronghold) + int(units) + int(nazgul)


class DrawTile(Step[WotrState]):
    """A tile is drawn from the Hunt Pool."""

    rule = DAMAGE
    fields = ("why", "successes")

    def __init__(self, why: int, successes: int) -> None:
        self.why: Final = why
        self.successes: Final = successes

    def run(self, state: WotrState) -> Decision | None:
        index = draw_tile(state)
        if index == NOBODY:
            return None
        if state.events is not None:
            state.tell("tile", {"tile": TILE_IDS[index], "why": REASONS[self.why]})
        state.push(TileEffect(index, self.why, self.successes))
        return None


class TileEffect(Step[WotrState]):
    """What the tile that was drawn does: damage or relief, and in Mordor a step on or a stop."""

    rule = DAMAGE
    fields = ("tile", "why", "successes")

    def __init__(self, tile: int, why: int, successes: int) -> None:
        self.tile: Final = tile
        self.why: Final = why
        self.successes: Final = successes

    def run(self, state: WotrState) -> Decision | None:
        tile = TILES[self.tile]
        if self.why == MORDOR:
            from mathom.games.wotr.steps.mordor import MordorStep

            state.push(MordorStep(int(tile.stop)))
        if tile.value < 0:
            add_corruption(state, tile.value)
        state.push(HuntDamage(self._damage(state, tile.value), self.tile, 0, 0, 1))
        return None

    def _damage(self, state: WotrState, value: int) -> int:
        if value == DIE_VALUE:
            return state.roll(1)[0]
        if value == EYE_VALUE:
            return self.successes
        return max(0, value)


def draw_tile(state: WotrState) -> int:
    """A random tile, which is set aside."""
    refill_pool(state)
    if not state.tiles:
        return NOBODY
    tile = state.draw("tile", state.tiles, TILE_IDS)
    state.tiles.remove(tile)
    state.drawn_tiles.append(tile)
    return tile


def refill_pool(state: WotrState) -> None:
    """When all tiles of the pool have been used, all standard ones that were drawn go back (p. 40)."""
    if not state.tiles:
        state.tiles = sorted([tile for tile in state.drawn_tiles if tile in STANDARD_TILES])
        state.drawn_tiles = [tile for tile in state.drawn_tiles if tile not in state.tiles]


def reveals(state: WotrState, tile: int) -> bool:
    """Whether a tile reveals the Fellowship; with Gollum as Guide no numbered standard tile does."""
    drawn = TILES[tile]
    if state.guide == GOLLUM and drawn.special == NOBODY and drawn.value != EYE_VALUE:
        return False
    return drawn.reveal and state.hidden


class HuntDamage(Step[WotrState]):
    """Guide ability, then one casualty, then the Ring; then the Fellowship may be revealed (p. 42)."""

    rule = DAMAGE
    kind = "hunt_damage"
    fields = ("damage", "tile", "betrayed", "sacrificed", "guiding")

    def __init__(self, damage: int, tile: int, betrayed: int, sacrificed: int, guiding: int) -> None:
        self.damage: Final = damage
        self.tile: Final = tile
        self.betrayed: Final = betrayed
        """1 once Gollum has chosen to give the Fellowship away."""
        self.sacrificed: Final = sacrificed
        """1 once a casualty has been taken: there is one in a Hunt at most."""
        self.guiding: Final = guiding
        """1 while the present Guide may still use his ability."""

    def run(self, state: WotrState) -> Decision | None:
        if self.damage == 0:
            if self.betrayed:
                reveal(state, GIVEN_AWAY)
            elif reveals(state, self.tile):
                reveal(state, FOUND)
            return None
        options: list[Option] = []
        if self.guiding and guide_helps(state, self.tile):
            options.append(USE_GUIDE)
        if not self.sacrificed and state.companions():
            options += [SACRIFICE_GUIDE, SACRIFICE_RANDOM]
        if not options:
            self._use_ring(state)
            return None
        options.append(USE_RING)
        return state.ask(self, FREE, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "corruption":
            self._use_ring(state)
        elif option.verb == "guide-ability":
            self._guide_ability(state)
        else:
            state.push(Casualty(self.damage, self.tile, option.args[0]))

    def _use_ring(self, state: WotrState) -> None:
        state.push(HuntDamage(0, self.tile, self.betrayed, 1, 0))
        add_corruption(state, self.damage)

    def _guide_ability(self, state: WotrState) -> None:
        if state.guide == GOLLUM:
            state.push(HuntDamage(self.damage - 1, self.tile, 1, self.sacrificed, 0))
        else:
            # A new Guide is named at once and may help in the same Hunt.
            state.push(HuntDamage(self.damage - 1, self.tile, 0, self.sacrificed, 1))
            leave_fellowship(state, state.guide)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"count": self.damage}


def guide_helps(state: WotrState, tile: int) -> bool:
    """A Hobbit may leave, and Gollum may give the Fellowship away, to lower the damage by one."""
    if state.guide == GOLLUM:
        return state.hidden and not reveals(state, tile)
    return state.guide in HOBBITS


class Casualty(Step[WotrState]):
    """A companion is lost: the Guide, or one drawn at random among all (p. 42)."""

    rule = DAMAGE
    fields = ("damage", "tile", "random")

    def __init__(self, damage: int, tile: int, random: int) -> None:
        self.damage: Final = damage
        self.tile: Final = tile
        self.random: Final = random

    def run(self, state: WotrState) -> Decision | None:
        lost = state.guide
        if self.random:
            lost = state.draw("companion", state.companions(), CHARACTER_IDS)
        left = max(0, self.damage - CHARACTERS[lost].level)
        # Only a Guide who is new in this Hunt may still use his ability after the casualty.
        new_guide = 1 if lost == state.guide else 0
        state.push(HuntDamage(left, self.tile, 0, 1, new_guide))
        lose_companion(state, lost)
        return None


def lose_companion(state: WotrState, character: int) -> None:
    """Eliminated from the Fellowship; a Hobbit is taken alive and comes back into play instead."""
    if CHARACTERS[character].taken_alive and state.mordor < 0:
        if state.events is not None:
            state.tell("taken_alive", {"character": CHARACTER_IDS[character]})
        leave_fellowship(state, character)
    else:
        state.push(ChooseGuide())
        eliminate(state, character)


def stronghold_tiles(state: WotrState, path: tuple[int, ...]) -> None:
    """One tile for each Shadow stronghold, still the Shadow's, that a revealed path touches (p. 39)."""
    touched: list[int] = []
    for region in path:
        shadow = REGIONS[region].owner == SHADOW == state.owner[region]
        if IS_STRONGHOLD[region] and shadow and region not in touched:
            touched.append(region)
    for _ in touched:
        state.push(DrawTile(STRONGHOLD, 0))
