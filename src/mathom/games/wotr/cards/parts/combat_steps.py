"""What combat cards let players choose, and additional attacks (p. 30)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Rule, Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import eliminate, fall
from mathom.games.wotr.battle import FIELD, Battle
from mathom.games.wotr.box import (
    CARD_IDS,
    CHARACTERS,
    FIGURES,
    FREE,
    GANDALF_WHITE,
    IS_STRONGHOLD,
    LEADER,
    MINIONS,
    NAZGUL,
    REGION_IDS,
    REGION_OF,
    SIDES,
)
from mathom.games.wotr.cards.parts.card import CardStep
from mathom.games.wotr.cards.parts.combat_conditions import battle_of, companions, nazgul_leadership
from mathom.games.wotr.options import KEEP, NAME, NUMBER, RETREAT, SLAY, WITHDRAW
from mathom.games.wotr.state import WotrState, rolls_told
from mathom.games.wotr.steps.battle import WhoIsLeft, hits, leave_round, misses
from mathom.games.wotr.steps.casualties import TakeHits, endurance
from mathom.games.wotr.steps.retreating import field_won, retreat, retreat_regions
from mathom.games.wotr.steps.siege import withdraw

COMBAT_RULE: Final = Rule("wotr", "combat_cards", 29)


class CombatStep(CardStep):
    """A step of a combat card, which the attacker or the defender has used in this round."""

    rule = COMBAT_RULE

    who: int

    def asking(self, state: WotrState) -> int:
        return battle_of(state).fronts[self.who].card


# -- what cards do to a round --------------------------------------------------------------------


def cancel_card(state: WotrState, who: int) -> bool:
    """The effects of somebody's card are cancelled; False if no card was used."""
    front = battle_of(state).fronts[who]
    if front.card < 0:
        return False
    front.cancelled = True
    if state.events is not None:
        state.tell("combat_cancelled", {"card": CARD_IDS[front.card]})
    return True


def give_up(state: WotrState, who: int, points: int) -> None:
    """Points of Leadership do not count in this round."""
    battle = battle_of(state)
    battle.fronts[who].leadership_forfeited += points
    if state.events is not None:
        state.tell("gave_up", {"side": SIDES[battle.side_of(who)], "count": points})


def add_hits(state: WotrState, who: int, count: int) -> None:
    """Somebody scores hits without a die."""
    battle = battle_of(state)
    battle.fronts[who].more_hits += count
    if state.events is not None and count:
        state.tell("more_hits", {"side": SIDES[battle.side_of(who)], "count": count})


def cancel_hits(state: WotrState, who: int, count: int) -> None:
    """Hits that the enemy has rolled against somebody are cancelled."""
    battle = battle_of(state)
    battle.fronts[1 - who].hits -= count
    if state.events is not None:
        state.tell("hits_cancelled", {"side": SIDES[battle.side_of(who)], "count": count})


# -- additional attacks --------------------------------------------------------------------------


def strike(state: WotrState, who: int, dice: int, need: int) -> None:
    """An additional attack: no re-roll, no modifiers, and its casualties are removed at once."""
    if dice == 0:
        return
    battle = battle_of(state)
    if state.chance.listens:
        seat = state.speaks[battle.side_of(who)]
        state.expect(Occasion("dice", dice, seat, "strike", need=need))
    rolled = state.roll(dice)
    scored = sum([hits(die, 0, need) for die in rolled])
    battle.fronts[who].struck += scored
    if state.events is not None:
        side = SIDES[battle.side_of(who)]
        state.tell("struck", {"side": side, "rolls": rolls_told(rolled), "count": scored})
    wound(state, 1 - who, scored)


def wound(state: WotrState, who: int, count: int) -> None:
    """Somebody's army takes hits outside the usual moment, and may be gone with them."""
    battle = battle_of(state)
    if count:
        state.push(WhoIsLeft())
        state.push(TakeHits(battle.side_of(who), battle.place_of(who), count))


class Strike(CombatStep):
    """An additional attack that waits for something else to be done first."""

    fields = {"who": codecs.WHO, "count": codecs.NUMBER, "need": codecs.NUMBER}

    def __init__(self, who: int, count: int, need: int) -> None:
        self.who = who
        self.count: Final = count
        self.need: Final = need

    def run(self, state: WotrState) -> Decision | None:
        strike(state, self.who, self.count, self.need)
        return None


# -- numbers -------------------------------------------------------------------------------------


class HurtOneself(CombatStep):
    """How many hits an army inflicts on its own units: for a better roll, or for more dice."""

    kind = "hurt"
    fields = {"who": codecs.WHO, "most": codecs.NUMBER, "need": codecs.NUMBER}

    def __init__(self, who: int, most: int, need: int) -> None:
        self.who = who
        self.most: Final = most
        self.need: Final = need
        """What the dice bought with the hits need; 0 if the hits better the combat roll."""

    def run(self, state: WotrState) -> Decision | None:
        battle = battle_of(state)
        able = endurance(state, battle.place_of(self.who), battle.side_of(self.who))
        options = [NUMBER[n] for n in range(min(self.most, able) + 1)]
        return state.ask(self, battle.side_of(self.who), options)

    def chosen(self, state: WotrState, option: Option) -> None:
        count = option.args[0]
        if self.need and count:
            state.push(WhoIsLeft())
            state.push(Strike(self.who, count, self.need))
            battle = battle_of(state)
            state.push(TakeHits(battle.side_of(self.who), battle.place_of(self.who), count))
        else:
            battle_of(state).fronts[self.who].roll_bonus += count
            wound(state, self.who, count)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"count": self.most, "need": self.need}


class GiveUpLeadership(CombatStep):
    """How many points of Leadership the Nazgul give up; the enemy rolls as many dice fewer."""

    kind = "give_up"
    fields = {"who": codecs.WHO}

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: WotrState) -> Decision | None:
        most = nazgul_leadership(state, self.who)
        if most < 1:
            return None
        if most == 1:
            self.chosen(state, NUMBER[1])
            return None
        return state.ask(self, battle_of(state).side_of(self.who), NUMBER[1 : most + 1])

    def chosen(self, state: WotrState, option: Option) -> None:
        give_up(state, self.who, option.args[0])
        battle_of(state).fronts[1 - self.who].fewer_dice += option.args[0]


class HowMany(CombatStep):
    """How many times something happens that a card allows so often, as far as it can."""

    fields = {"who": codecs.WHO, "most": codecs.NUMBER}

    def __init__(self, who: int, most: int) -> None:
        self.who = who
        self.most: Final = most

    def possible(self, state: WotrState) -> int:
        """How often it can, whatever the card says."""
        raise NotImplementedError

    def run(self, state: WotrState) -> Decision | None:
        most = min(self.most, self.possible(state))
        if most <= 1:
            self.chosen(state, NUMBER[most])
            return None
        return state.ask(self, battle_of(state).side_of(self.who), NUMBER[1 : most + 1])


class CancelHits(HowMany):
    """How many hits a companion's sacrifice cancels."""

    kind = "cancel_hits"

    def possible(self, state: WotrState) -> int:
        return battle_of(state).fronts[1 - self.who].hits

    def chosen(self, state: WotrState, option: Option) -> None:
        cancel_hits(state, self.who, option.args[0])


# -- figures -------------------------------------------------------------------------------------


def slay(state: WotrState, place: int, index: int) -> None:
    """A figure or a character in the battle is eliminated."""
    if index < FIGURES:
        fall(state, place, index)
    else:
        eliminate(state, index - FIGURES)


def leaders_at(state: WotrState, place: int) -> list[int]:
    """The leaders of the Free Peoples in a place."""
    return [figure for figure in range(LEADER, NAZGUL) if state.count(place, figure)]


class SlayEnemy(CombatStep):
    """Which enemy figure falls."""

    kind = "slay"
    fields = {"who": codecs.WHO, "figures": codecs.TARGETS, "optional": codecs.FLAG}

    def __init__(self, who: int, figures: tuple[int, ...], optional: int) -> None:
        self.who = who
        self.figures: Final = figures
        """The figures, and after them the characters, who can fall."""
        self.optional: Final = optional

    def run(self, state: WotrState) -> Decision | None:
        if not self.figures:
            return None
        options = [SLAY[index] for index in self.figures]
        if self.optional:
            options.append(KEEP)
        elif len(options) == 1:
            self.chosen(state, options[0])
            return None
        return state.ask(self, battle_of(state).side_of(self.who), options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "slay":
            slay(state, battle_of(state).place_of(1 - self.who), option.args[0])


def present(state: WotrState, place: int, index: int) -> bool:
    """Whether a figure or character is in a place."""
    if index < FIGURES:
        return state.count(place, index) > 0
    return state.where[index - FIGURES] == place


class HeroicDeath(CombatStep):
    """A leader or a companion may die to cancel hits: one, or as many as the companion's Level."""

    kind = "heroic_death"
    fields = {"who": codecs.WHO}

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: WotrState) -> Decision | None:
        battle = battle_of(state)
        if battle.fronts[1 - self.who].hits == 0:
            return None
        options = [SLAY[figure] for figure in leaders_at(state, battle.place_of(self.who))]
        options += [SLAY[FIGURES + c] for c in companions(state, self.who)]
        if not options:
            return None
        return state.ask(self, FREE, [*options, KEEP])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb != "slay":
            return
        index = option.args[0]
        level = 1 if index < FIGURES else CHARACTERS[index - FIGURES].level
        state.push(CancelHits(self.who, level))
        slay(state, battle_of(state).place_of(self.who), index)


class GiveUpCompanion(CombatStep):
    """Whose Leadership is given up for a hit."""

    kind = "give_up_companion"
    fields = {"who": codecs.WHO}

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: WotrState) -> Decision | None:
        able = willing(state, self.who)
        if not able:
            return None
        if len(able) == 1:
            self.chosen(state, NAME[able[0]])
            return None
        return state.ask(self, FREE, [NAME[c] for c in able])

    def chosen(self, state: WotrState, option: Option) -> None:
        give_up(state, self.who, CHARACTERS[option.args[0]].leadership)
        front = battle_of(state).fronts[self.who]
        front.hits += min(1, misses(front))


def willing(state: WotrState, who: int) -> list[int]:
    """The companions whose Leadership can still be given up: what is cancelled cannot be (p. 30)."""
    battle = battle_of(state)
    front = battle.fronts[who]
    if front.leadership_cancelled:
        return []
    able = [c for c in companions(state, who) if c != front.silenced and CHARACTERS[c].leadership]
    if battle.white_rider:
        able = [c for c in able if c != GANDALF_WHITE]
    return able


class TurnMisses(HowMany):
    """How many misses of the combat roll count as hits."""

    kind = "turn_misses"

    def possible(self, state: WotrState) -> int:
        return misses(battle_of(state).fronts[self.who])

    def chosen(self, state: WotrState, option: Option) -> None:
        battle_of(state).fronts[self.who].hits += option.args[0]


class Silence(CombatStep):
    """Which companion's Leadership and abilities count for nothing in this round."""

    kind = "silence"
    fields = {"who": codecs.WHO}

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: WotrState) -> Decision | None:
        there = companions(state, 1 - self.who)
        if not there:
            return None
        if len(there) == 1:
            self.chosen(state, NAME[there[0]])
            return None
        return state.ask(self, battle_of(state).side_of(self.who), [NAME[c] for c in there])

    def chosen(self, state: WotrState, option: Option) -> None:
        companion = option.args[0]
        battle_of(state).fronts[1 - self.who].silenced = companion
        if state.events is not None:
            state.tell("silenced", {"character": CHARACTERS[companion].id})


# -- getting away --------------------------------------------------------------------------------


class SlipAway(CombatStep):
    """The defenders leave before the combat roll: to a free region, or behind their own walls."""

    kind = "slip_away"
    fields = {"who": codecs.WHO}

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: WotrState) -> Decision | None:
        battle = battle_of(state)
        options = ways_out(state, battle)
        if not options:
            return None
        if len(options) == 1:
            self.chosen(state, options[0])
            return None
        return state.ask(self, 1 - battle.side, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        battle = battle_of(state)
        leave_round(state)
        if option.verb == "withdraw":
            withdraw(state, battle.target, 1 - battle.side)
        else:
            retreat(state, battle.target, option.args[0], 1 - battle.side)
        field_won(state, battle)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"region": Text(f"wotr-region-{REGION_IDS[REGION_OF[battle_of(state).target]]}")}


def ways_out(state: WotrState, battle: Battle) -> list[Option]:
    """Where the defenders can go."""
    side, here = 1 - battle.side, battle.target
    options = [RETREAT[region] for region in retreat_regions(state, here, side)]
    if battle.kind == FIELD and IS_STRONGHOLD[here] and state.owner[here] == side:
        options.append(WITHDRAW)
    return options


def enemy_minions(state: WotrState, who: int) -> list[int]:
    """The minions in the battle against somebody."""
    return [c for c in companions(state, 1 - who) if c in MINIONS]
