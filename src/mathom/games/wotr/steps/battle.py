"""Chapter VI: resolving a battle, round by round (p. 29-31)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import (
    army_left,
    leadership,
    lose_army_leaders,
)
from mathom.games.wotr.battle import ATTACKER, BATTLE_KINDS, DEFENDER, FIELD, SIEGE, Battle, Front
from mathom.games.wotr.box import (
    CHARACTERS,
    FREE,
    GANDALF_WHITE,
    IS_STRONGHOLD,
    MOST_DICE,
    NAZGUL,
    NOBODY,
    REGION_IDS,
    REGION_OF,
    REGIONS,
    SHADOW,
    SIDES,
    UNITS_OF,
    WITCH_KING,
    is_elite,
)
from mathom.games.wotr.options import (
    CEASE,
    FIGHT,
    KEEP,
    PROLONG,
    REROLL,
    WHITE_RIDER,
    WITHDRAW,
)
from mathom.games.wotr.questions import Ceasing, CombatRerolling, Roll, Withdrawing
from mathom.games.wotr.state import WotrState, rolls_told
from mathom.games.wotr.steps.casualties import TakeHits, reduce_elite, regulars_left
from mathom.games.wotr.steps.combat_cards import (
    AFTER_CASUALTIES,
    BEFORE_CASUALTIES,
    BEFORE_REROLL,
    BEFORE_ROLL,
    ChooseCombatCard,
    CombatEffects,
    RevealCombatCards,
    fighting,
)
from mathom.games.wotr.steps.retreating import CEASING, EndBattle, Retreat, field_won
from mathom.games.wotr.steps.siege import withdraw
from mathom.games.wotr.why import because

BATTLE: Final = Rule("wotr", "battle", 29)
ROLL: Final = Rule("wotr", "combat_roll", 30)
WITHDRAWING: Final = Rule("wotr", "withdraw", 31)
SIEGE_ROUNDS: Final = Rule("wotr", "siege", 32)


class WhiteRider(Step[WotrState]):
    """Gandalf the White may give up his Leadership for the battle, to cancel that of the Nazgul."""

    rule = Rule("wotr", "white_rider", 25)
    kind = "white_rider"

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        own = battle.place_of(battle.who(FREE))
        enemy = battle.place_of(battle.who(SHADOW))
        if state.where[GANDALF_WHITE] != own:
            return None
        if state.count(enemy, NAZGUL) == 0 and state.where[WITCH_KING] != enemy:
            return None
        return state.ask(self, FREE, [WHITE_RIDER, KEEP])

    def chosen(self, state: WotrState, option: Option) -> None:
        fighting(state).white_rider = option.verb == "white-rider"
        if state.events is not None and option.verb == "white-rider":
            state.tell("white_rider", {})


class BattleRound(Step[WotrState]):
    """One round: siege or field, combat cards, rolls, casualties, going on or not."""

    rule = BATTLE

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        battle.round += 1
        battle.fronts[ATTACKER].fresh()
        battle.fronts[DEFENDER].fresh()
        state.agenda += ROUND
        return None


class Withdraw(Step[WotrState]):
    """Before every round, the defender of an own stronghold fights in the field or goes into siege."""

    rule = WITHDRAWING
    kind = "withdraw"

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        defender = 1 - battle.side
        if battle.kind != FIELD or not IS_STRONGHOLD[battle.target]:
            return None
        if state.owner[battle.target] != defender:
            return None
        return state.ask(self, defender, [FIGHT, WITHDRAW])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "withdraw":
            battle = fighting(state)
            leave_round(state)
            withdraw(state, battle.target, 1 - battle.side)
            field_won(state, battle)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"region": Text(f"wotr-region-{REGION_IDS[REGION_OF[fighting(state).target]]}")}

    def about(self, state: WotrState, seat: int) -> Question | None:
        battle = fighting(state)
        return Withdrawing(region=REGION_IDS[REGION_OF[battle.target]], round=battle.round)


def leave_round(state: WotrState) -> None:
    """What was still to come in this round does not take place."""
    while not isinstance(state.agenda.pop(), EndRound):
        pass


class CombatRoll(Step[WotrState]):
    """Both armies roll (p. 30)."""

    rule = ROLL

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        for who in (ATTACKER, DEFENDER):
            front = battle.fronts[who]
            need = to_hit(battle, who)
            count = dice_to_roll(state, battle, who)
            if state.chance.listens:
                expect_dice(state, battle, who, count, "combat", front.roll_bonus)
            front.dice = state.roll(count)
            front.hits = sum([hits(die, front.roll_bonus, need) for die in front.dice])
            if state.events is not None:
                rolls = rolls_told(front.dice)
                side = SIDES[battle.side_of(who)]
                told: dict[str, str | int] = {"side": side, "rolls": rolls, "need": need}
                state.tell("combat", {**told, "bonus": front.roll_bonus, "count": front.hits})
        return None


def expect_dice(state: WotrState, battle: Battle, who: int, count: int, why: str, bonus: int) -> None:
    """Say whose combat dice come now, and what they need with all that is added: 6 always hits."""
    seat = state.speaks[battle.side_of(who)]
    need = min(6, max(2, to_hit(battle, who) - bonus))
    state.expect(Occasion("dice", count, seat, why, need=need))


class LeaderReroll(Step[WotrState]):
    """An army may roll as many misses again as its Leadership allows (p. 30)."""

    rule = ROLL
    kind = "reroll"
    fields = {"who": codecs.WHO}

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        front = battle.fronts[self.who]
        most = min(leader_dice(state, battle, self.who), misses(front))
        if most == 0:
            self.chosen(state, REROLL[0])
            return None
        side = battle.side_of(self.who)
        return state.ask(self, side, [REROLL[n] for n in range(most, -1, -1)])

    def chosen(self, state: WotrState, option: Option) -> None:
        battle = fighting(state)
        front = battle.fronts[self.who]
        if option.args[0] and state.chance.listens:
            bonus = front.reroll_bonus
            expect_dice(state, battle, self.who, option.args[0], "combat-again", bonus)
        again = state.roll(option.args[0])
        need = to_hit(battle, self.who)
        front.reroll_hits = sum([hits(die, front.reroll_bonus, need) for die in again])
        front.hits += front.reroll_hits
        if again and state.events is not None:
            side = SIDES[battle.side_of(self.who)]
            told: dict[str, str | int] = {"side": side, "rolls": rolls_told(again), "need": need}
            state.tell("combat_reroll", {**told, "count": front.reroll_hits, "total": front.hits})

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        battle = fighting(state)
        front = battle.fronts[self.who]
        return {"count": min(leader_dice(state, battle, self.who), misses(front))}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "reroll":
            return None
        battle = fighting(state)
        most = min(leader_dice(state, battle, self.who), misses(battle.fronts[self.who]))
        return because(ROLL, "reroll", count=most)

    def about(self, state: WotrState, seat: int) -> Question | None:
        battle = fighting(state)
        left = misses(battle.fronts[self.who])
        return CombatRerolling(
            own=roll_of(battle, self.who),
            enemy=roll_of(battle, 1 - self.who),
            misses=left,
            most=min(leader_dice(state, battle, self.who), left),
        )


def roll_of(battle: Battle, who: int) -> Roll:
    """What an army has rolled in this round."""
    front = battle.fronts[who]
    return Roll(
        side=SIDES[battle.side_of(who)],
        dice=tuple(front.dice),
        need=to_hit(battle, who),
        bonus=front.roll_bonus,
        reroll_bonus=front.reroll_bonus,
        hits=front.hits - front.reroll_hits,
        reroll_hits=front.reroll_hits,
    )


def misses(front: Front) -> int:
    """The dice of the combat roll that may be rolled again."""
    return len(front.dice) - front.hits - front.excluded


class TakeCasualties(Step[WotrState]):
    """Both have rolled already; the attacker decides first what he loses (p. 30)."""

    rule = ROLL

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        state.push(WhoIsLeft())
        for who in (DEFENDER, ATTACKER):
            taken = battle.fronts[1 - who].hits + battle.fronts[1 - who].more_hits
            state.push(TakeHits(battle.side_of(who), battle.place_of(who), taken))
        return None


class WhoIsLeft(Step[WotrState]):
    """After hits were taken: an army without units is gone, and the battle is over (p. 31)."""

    rule = CEASING

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        if not destroyed(state, battle):
            return None
        leave_round(state)
        if battle.kind == FIELD and state.units(battle.start, battle.side):
            army_left(state, battle.target)
            field_won(state, battle)
        else:
            state.push(EndBattle())
        return None


def hits(die: int, bonus: int, need: int) -> bool:
    """A 1 always misses and a 6 always hits, whatever is added (p. 30)."""
    return die == 6 or (die > 1 and die + bonus >= need)


def dice_to_roll(state: WotrState, battle: Battle, who: int) -> int:
    """The combat dice, as far as the cards leave them; a reduction leaves at least one."""
    front = battle.fronts[who]
    dice = combat_dice(state, battle.place_of(who), battle.side_of(who), front.silenced)
    fewer = front.fewer_dice + battle.fewer_dice[who]
    return max(min(dice, 1), min(dice, front.dice_limit) - fewer)


def combat_dice(state: WotrState, place: int, side: int, silenced: int = NOBODY) -> int:
    """Combat Strength: a die for each unit, one more for each captain, five at most (p. 28)."""
    strength = state.units(place, side)
    for character in state.characters(place, side):
        if CHARACTERS[character].captain and character != silenced:
            strength += 1
    return min(strength, MOST_DICE)


def leader_dice(state: WotrState, battle: Battle, who: int) -> int:
    """Leadership, five at most; the White Rider's bargain costs Gandalf's and that of the Nazgul."""
    front = battle.fronts[who]
    if front.leadership_cancelled:
        return 0
    return max(0, min(leadership_left(state, battle, who), MOST_DICE))


def leadership_left(state: WotrState, battle: Battle, who: int) -> int:
    """All the Leadership that has neither been cancelled nor given up."""
    side, place = battle.side_of(who), battle.place_of(who)
    front = battle.fronts[who]
    total = leadership(state, place, side, nazgul_count=not battle.white_rider)
    gone = [front.silenced] if front.silenced != NOBODY and state.where[front.silenced] == place else []
    if side == FREE and battle.white_rider and state.where[GANDALF_WHITE] == place:
        gone = sorted({*gone, GANDALF_WHITE})
    return total - sum([CHARACTERS[c].leadership for c in gone]) - front.leadership_forfeited


def to_hit(battle: Battle, who: int) -> int:
    """5 or more; 6 against walls (p. 29)."""
    return 6 if storms(battle, who) else 5


def storms(battle: Battle, who: int) -> bool:
    """Whether an army storms a stronghold, or a city or fortification in the first round (p. 29)."""
    if who == DEFENDER:
        return False
    if battle.kind == SIEGE:
        return True
    region = REGIONS[REGION_OF[battle.target]]
    walls = region.settlement == "city" or region.fortification
    return battle.kind == FIELD and walls and battle.round == 1


class EndRound(Step[WotrState]):
    """Whether the attacker goes on, and then whether the defender stays (p. 31-32)."""

    rule = CEASING
    kind = "cease"

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        going_on = [FIGHT]
        if costs_an_elite(battle):
            going_on = [PROLONG[elite] for elite in spendable_elites(state, battle)]
        if not going_on:
            state.push(EndBattle())
            return None
        if battle.bound and battle.kind == FIELD:
            self.chosen(state, FIGHT)
            return None
        return state.ask(self, battle.side, [*going_on, CEASE])

    def chosen(self, state: WotrState, option: Option) -> None:
        battle = fighting(state)
        if option.verb == "cease":
            state.push(EndBattle())
            if state.events is not None:
                state.tell("ceased", {"side": SIDES[battle.side]})
        elif option.verb == "prolong":
            reduce_elite(state, battle.start, option.args[0])
            battle.rounds_granted += 1
            state.push(BattleRound())
        else:
            state.push(BattleRound())
            if battle.kind != SIEGE:
                state.push(Retreat())

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"battle": BATTLE_KINDS[SIEGE if costs_an_elite(fighting(state)) else FIELD]}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        battle = fighting(state)
        if option.verb == "prolong":
            if not costs_an_elite(battle):
                return because(SIEGE_ROUNDS, "prolong-free")
            there = state.count(battle.start, option.args[0])
            return because(SIEGE_ROUNDS, "prolong-none" if there else "prolong")
        if option.verb == "fight":
            return because(SIEGE_ROUNDS, "siege-over")
        return None

    def about(self, state: WotrState, seat: int) -> Question | None:
        battle = fighting(state)
        return Ceasing(round=battle.round, elite=costs_an_elite(battle))


def costs_an_elite(battle: Battle) -> bool:
    """Whether the attackers of a stronghold have had the rounds that they are granted (p. 32)."""
    return battle.kind == SIEGE and battle.round >= battle.rounds_granted


def destroyed(state: WotrState, battle: Battle) -> bool:
    """Whether an army is gone; its leaders and characters go with it."""
    gone = False
    for who in (ATTACKER, DEFENDER):
        place, side = battle.place_of(who), battle.side_of(who)
        if state.units(place, side) == 0:
            lose_army_leaders(state, place, side)
            gone = True
    return gone


def spendable_elites(state: WotrState, battle: Battle) -> list[int]:
    """The attackers' elites that can be reduced to fight one more round of a siege (p. 32)."""
    return [
        figure
        for figure in UNITS_OF[battle.side]
        if is_elite(figure) and state.count(battle.start, figure) and regulars_left(state, figure - 1)
    ]


ROUND: Final[list[Step[WotrState]]] = [
    EndRound(),
    CombatEffects(AFTER_CASUALTIES),
    TakeCasualties(),
    *[CombatEffects(initiative) for initiative in reversed(BEFORE_CASUALTIES)],
    LeaderReroll(DEFENDER),
    LeaderReroll(ATTACKER),
    CombatEffects(BEFORE_REROLL),
    CombatRoll(),
    *[CombatEffects(initiative) for initiative in reversed(BEFORE_ROLL)],
    RevealCombatCards(),
    ChooseCombatCard(DEFENDER),
    ChooseCombatCard(ATTACKER),
    Withdraw(),
]
"""A round of battle, its first step last, as it goes on the agenda (p. 29)."""
