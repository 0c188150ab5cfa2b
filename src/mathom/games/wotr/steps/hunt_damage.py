"""Chapter IX: what a Hunt tile does to the Fellowship (p. 41-42)."""

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
    CHARACTER_IDS,
    CHARACTERS,
    DIE_VALUE,
    EYE_VALUE,
    FREE,
    GOLLUM,
    HOBBITS,
    NOBODY,
    SHADOW,
    TILE_IDS,
    TILES,
)
from mathom.games.wotr.deeds import lasting, leave_table
from mathom.games.wotr.options import (
    SACRIFICE_GUIDE,
    SACRIFICE_RANDOM,
    SPEND,
    USE_GUIDE,
    USE_RING,
)
from mathom.games.wotr.questions import FacingDamage
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.ending import add_corruption
from mathom.games.wotr.steps.fellowship import (
    FOUND,
    GIVEN_AWAY,
    ChooseGuide,
    leave_fellowship,
    reveal,
)
from mathom.games.wotr.why import because, card_name

DAMAGE: Final = Rule("wotr", "hunt_damage", 41)
SACRIFICES: Final = [SACRIFICE_GUIDE, SACRIFICE_RANDOM]

# How the damage of a tile is dealt with: the usual way, or as a card says.
USUAL: Final = 0
UNREDUCED: Final = 1
FORCED_CASUALTY: Final = 2
UNREVEALED: Final = 3
HOWS: Final = ["usual", "unreduced", "forced-casualty", "unrevealed"]


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
