"""Chapter IX: the Hunt for the Ring (p. 40-42)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
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
    TILE_IDS,
    TILES,
    WITCH_KING,
)
from mathom.games.wotr.deeds import EVENTS, lasting, leave_table
from mathom.games.wotr.options import (
    REROLL,
    SACRIFICE_GUIDE,
    SACRIFICE_RANDOM,
    SPEND,
    USE_GUIDE,
    USE_RING,
)
from mathom.games.wotr.questions import FacingDamage, HuntRerolling
from mathom.games.wotr.state import WotrState, rolls_told
from mathom.games.wotr.steps.ending import add_corruption
from mathom.games.wotr.steps.fellowship import (
    FOUND,
    GIVEN_AWAY,
    ChooseGuide,
    leave_fellowship,
    reveal,
)
from mathom.games.wotr.steps.mordor import MordorStep
from mathom.games.wotr.steps.players import leaders_hunt
from mathom.games.wotr.steps.tiles import draw_tile
from mathom.games.wotr.why import because, card_name

HUNT: Final = Rule("wotr", "hunt", 40)
DAMAGE: Final = Rule("wotr", "hunt_damage", 41)

# Why a tile is drawn.
ROLLED: Final = 0
STRONGHOLD: Final = 1
EVENT: Final = 2
MORDOR: Final = 3
REASONS: Final = ["rolled", "stronghold", "event", "mordor"]

# How the damage of a tile is dealt with: the usual way, or as a card says.
USUAL: Final = 0
UNREDUCED: Final = 1
FORCED_CASUALTY: Final = 2
UNREVEALED: Final = 3
HOWS: Final = ["usual", "unreduced", "forced-casualty", "unrevealed"]


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


def suffer(state: WotrState, tile: int, successes: int, how: int = USUAL) -> None:
    """The tile takes effect: what it takes away is healed, what it adds has to be dealt with."""
    value = TILES[tile].value
    if value < 0:
        add_corruption(state, value)
    damage = tile_damage(state, tile, successes)
    state.push(HuntDamage(damage, tile, how, 0, 0, 1, 1, damage))


def tile_damage(state: WotrState, tile: int, successes: int) -> int:
    """The number on the tile: of a die, or of the successes for an Eye (p. 41)."""
    value = TILES[tile].value
    if value == DIE_VALUE:
        if state.chance.listens:
            state.expect(Occasion("dice", 1, state.speaks[SHADOW], "tile", tile=TILE_IDS[tile]))
        return state.roll(1)[0]
    if value == EYE_VALUE:
        return successes
    return max(0, value)


def reveals(state: WotrState, tile: int) -> bool:
    """Whether a tile reveals the Fellowship; with Gollum as Guide no numbered standard tile does."""
    drawn = TILES[tile]
    if state.guide == GOLLUM and drawn.special == NOBODY and drawn.value != EYE_VALUE:
        return False
    return drawn.reveal and state.hidden


class HuntDamage(Step[WotrState]):
    """Table cards, Guide ability, then one casualty, then the Ring; then it may be revealed (p. 42)."""

    rule = DAMAGE
    kind = "hunt_damage"
    fields = {
        "damage": codecs.NUMBER,
        "tile": codecs.TILE,
        "how": codecs.HOW_TAKEN,
        "betrayed": codecs.FLAG,
        "sacrificed": codecs.FLAG,
        "guiding": codecs.FLAG,
        "opening": codecs.FLAG,
        "full": codecs.NUMBER,
    }

    def __init__(
        self,
        damage: int,
        tile: int,
        how: int,
        betrayed: int,
        sacrificed: int,
        guiding: int,
        opening: int,
        full: int,
    ) -> None:
        self.damage: Final = damage
        self.tile: Final = tile
        self.how: Final = how
        self.betrayed: Final = betrayed
        """1 once Gollum has chosen to give the Fellowship away."""
        self.sacrificed: Final = sacrificed
        """1 once a casualty has been taken: there is one in a Hunt at most."""
        self.guiding: Final = guiding
        """1 while the present Guide may still use his ability."""
        self.opening: Final = opening
        """1 while a card on the table may be spent: one, and before anything else."""
        self.full: Final = full
        """The damage that the tile did at first."""

    def run(self, state: WotrState) -> Decision | None:
        if self.damage == 0:
            if self.betrayed:
                reveal(state, GIVEN_AWAY)
            elif self.how != UNREVEALED and reveals(state, self.tile):
                reveal(state, FOUND)
            return None
        options = [] if self.how == UNREDUCED else self._reductions(state)
        if not options:
            self._use_ring(state)
            return None
        if self._must_lose_somebody(state):
            if options == [SACRIFICE_RANDOM]:
                self.chosen(state, SACRIFICE_RANDOM)
                return None
        else:
            options.append(USE_RING)
        return state.ask(self, FREE, options)

    def _reductions(self, state: WotrState) -> list[Option]:
        options: list[Option] = []
        if self.opening:
            options += [SPEND[card.card] for card in lasting(state) if card.lowers_damage(state)]
        if self.guiding and guide_helps(state, self.tile):
            options.append(USE_GUIDE)
        if not self.sacrificed and state.companions():
            options += [SACRIFICE_RANDOM] if self.how == FORCED_CASUALTY else SACRIFICES
        return options

    def _must_lose_somebody(self, state: WotrState) -> bool:
        return self.how == FORCED_CASUALTY and not self.sacrificed and len(state.companions()) > 0

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "corruption":
            self._use_ring(state)
        elif option.verb == "spend":
            self._again(state, self.damage - 1, self.sacrificed, self.guiding)
            leave_table(state, option.args[0])
        elif option.verb == "guide-ability":
            self._guide_ability(state)
        else:
            state.push(Casualty(self.damage, self.tile, self.how, option.args[0], self.full))

    def _again(self, state: WotrState, damage: int, sacrificed: int, guiding: int) -> None:
        state.push(
            HuntDamage(damage, self.tile, self.how, self.betrayed, sacrificed, guiding, 0, self.full)
        )

    def _use_ring(self, state: WotrState) -> None:
        self._again(state, 0, 1, 0)
        add_corruption(state, self.damage)

    def _guide_ability(self, state: WotrState) -> None:
        if state.guide == GOLLUM:
            left = self.damage - 1
            state.push(HuntDamage(left, self.tile, self.how, 1, self.sacrificed, 0, 0, self.full))
        else:
            # A new Guide is named at once and may help in the same Hunt.
            self._again(state, self.damage - 1, self.sacrificed, 1)
            leave_fellowship(state, state.guide)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"count": self.damage}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb == "spend":
            if option.args[0] not in state.table:
                return because(DAMAGE, "not-on-table", card=card_name(option.args[0]))
            return because(DAMAGE, "spend", card=card_name(option.args[0]))
        if option.verb == "guide-ability":
            return because(DAMAGE, "guide-ability")
        if option.verb == "sacrifice":
            return because(DAMAGE, "sacrificed" if self.sacrificed else "sacrifice")
        if option.verb == "corruption":
            return because(DAMAGE, "corruption")
        return None

    def about(self, state: WotrState, seat: int) -> Question | None:
        return FacingDamage(
            tile=TILE_IDS[self.tile],
            full=self.full,
            damage=self.damage,
            casualty=self.sacrificed == 1,
            betrayed=self.betrayed == 1,
        )


SACRIFICES: Final = [SACRIFICE_GUIDE, SACRIFICE_RANDOM]


def guide_helps(state: WotrState, tile: int) -> bool:
    """A Hobbit may leave, and Gollum may give the Fellowship away, to lower the damage by one."""
    if state.guide == GOLLUM:
        return state.hidden and not reveals(state, tile)
    return state.guide in HOBBITS


class Casualty(Step[WotrState]):
    """A companion is lost: the Guide, or one drawn at random among all (p. 42)."""

    rule = DAMAGE
    fields = {
        "damage": codecs.NUMBER,
        "tile": codecs.TILE,
        "how": codecs.HOW_TAKEN,
        "random": codecs.FLAG,
        "full": codecs.NUMBER,
    }

    def __init__(self, damage: int, tile: int, how: int, random: int, full: int) -> None:
        self.damage: Final = damage
        self.tile: Final = tile
        self.how: Final = how
        self.random: Final = random
        self.full: Final = full

    def run(self, state: WotrState) -> Decision | None:
        lost = state.guide
        if self.random:
            if state.chance.listens:
                state.expect(Occasion("companion", 1, state.speaks[SHADOW], "casualty"))
            lost = state.draw("companion", state.companions(), CHARACTER_IDS)
        left = max(0, self.damage - CHARACTERS[lost].level)
        # Only a Guide who is new in this Hunt may still use his ability after the casualty.
        new_guide = 1 if lost == state.guide else 0
        state.push(HuntDamage(left, self.tile, self.how, 0, 1, new_guide, 0, self.full))
        lose_companion(state, lost)
        for card in lasting(state):
            card.after_casualty(state)
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
