"""The 38 combat cards at the feet of the event cards (p. 29-30), in the order of their initiative."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    ARAGORN,
    CHARACTERS,
    FIGURES,
    GANDALF_GREY,
    GANDALF_WHITE,
    HOBBITS,
    ISENGARD,
    MOST_DICE,
    NATION_OF_REGION,
    NAZGUL,
    REGION_COUNT,
    ROHAN,
    SOUTHRONS,
    STRIDER,
    region,
)
from mathom.games.wotr.cards.parts.combat_conditions import (
    AtTheRing,
    CompanionFights,
    Condition,
    DefendersIn,
    EliteFights,
    InFreeLands,
    InsideWalls,
    InTheField,
    NazgulFight,
    NazgulLead,
    SomeoneLeads,
    battle_of,
    companions,
    elites,
    nazgul_leadership,
    within,
)
from mathom.games.wotr.cards.parts.combat_steps import (
    GiveUpCompanion,
    GiveUpLeadership,
    HeroicDeath,
    HurtOneself,
    Silence,
    SlayEnemy,
    SlipAway,
    TurnMisses,
    add_hits,
    cancel_card,
    cancel_hits,
    enemy_minions,
    give_up,
    leaders_at,
    strike,
    willing,
    wound,
)
from mathom.games.wotr.deeds import COMBATS, Combat
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.battle import leader_dice, leadership_left, to_hit

ALWAYS: Final = Condition()
ENTS_COUNTRY: Final = [
    r
    for r in range(REGION_COUNT)
    if NATION_OF_REGION[r] == ROHAN or r in (region("fangorn"), region("orthanc"))
]
NEAR_MORIA: Final = within(region("moria"), 2)


class When(Combat):
    """A combat card with its condition."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def playable(self, state: WotrState, who: int) -> bool:
        return self.condition.met(state, who)


# -- initiative 0 and 1: before anything else ----------------------------------------------------


class DaringDefiance(When):
    """The companions give up their Leadership to cancel the enemy's card, if there is one."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        given = sum([CHARACTERS[c].leadership for c in willing(state, who)])
        # What has been cancelled cannot be given up, and without the price nothing is bought (p. 30).
        if given and cancel_card(state, 1 - who):
            give_up(state, who, given)


class SwarmOfBats(When):
    """The enemy's card is cancelled; if there is none, the re-roll is better."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        if not cancel_card(state, 1 - who):
            battle_of(state).fronts[who].reroll_bonus += 1


class WordsOfPower(When):
    """A companion is silenced."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        state.push(Silence(who))


class Scouts(When):
    """The defenders get away before the battle is joined."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        state.push(SlipAway(who))


# -- initiative 2: additional attacks before the combat roll -------------------------------------


class SuddenStrike(When):
    """A die for each point of Leadership, five at most."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        battle = battle_of(state)
        strike(state, who, leader_dice(state, battle, who), to_hit(battle, who))


class Charge(When):
    """A die for each elite unit, five at most."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        dice = min(elites(state, who), MOST_DICE)
        strike(state, who, dice, to_hit(battle_of(state), who))


class DurinsBane(When):
    """Three dice that hit on a 4."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        strike(state, who, 3, 4)


# -- initiative 3: the combat roll ---------------------------------------------------------------


class Rolls(When):
    """Rolls and re-rolls of the own army, or of both, are better."""

    def __init__(self, condition: Condition, roll: int, reroll: int = 0, both: bool = False) -> None:
        super().__init__(condition)
        self.roll: Final = roll
        self.reroll: Final = reroll
        self.both: Final = both

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        for one in (who, 1 - who) if self.both else (who,):
            front = battle_of(state).fronts[one]
            front.roll_bonus += self.roll
            front.reroll_bonus += self.reroll


class HighGround(When):
    """The enemy's combat roll is worse."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        battle_of(state).fronts[1 - who].roll_bonus -= 1


class FewDice(When):
    """The enemy rolls no more than so many dice."""

    def __init__(self, condition: Condition, most: int) -> None:
        super().__init__(condition)
        self.most: Final = most

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        front = battle_of(state).fronts[1 - who]
        front.dice_limit = min(front.dice_limit, self.most)


class BraveStand(When):
    """The enemy rolls a die fewer for each companion in the battle."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        battle_of(state).fronts[1 - who].fewer_dice += len(companions(state, who))


class NazgulGiveUp(When):
    """Nazgul give up so much Leadership for a better roll or re-roll."""

    def __init__(self, points: int, roll: int, reroll: int) -> None:
        super().__init__(NazgulLead(points))
        self.points: Final = points
        self.roll: Final = roll
        self.reroll: Final = reroll

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        if nazgul_leadership(state, who) < self.points:
            return
        give_up(state, who, self.points)
        front = battle_of(state).fronts[who]
        front.roll_bonus += self.roll
        front.reroll_bonus += self.reroll


class DreadAndDespair(When):
    """Nazgul give up Leadership, and the enemy rolls as many dice fewer."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        state.push(GiveUpLeadership(who))


class FoulStench(When):
    """No re-roll for an enemy who has no more Leadership than the Nazgul."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        battle = battle_of(state)
        if nazgul_leadership(state, who) >= leadership_left(state, battle, 1 - who):
            battle.fronts[1 - who].leadership_cancelled = True


class RelentlessAssault(When):
    """Up to two hits on the own army, each of which betters its roll."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        state.push(HurtOneself(who, 2, 0))


class Mumakil(When):
    """A better roll, and then one more hit for those who have hit more often than the enemy."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        battle = battle_of(state)
        own, enemy = battle.fronts[who], battle.fronts[1 - who]
        if initiative == 3:
            own.roll_bonus += 1
        elif own.hits + own.more_hits > enemy.hits + enemy.more_hits + enemy.struck:
            add_hits(state, who, 1)


# -- initiative 4: before the re-roll ------------------------------------------------------------


class MightyAttack(When):
    """A companion gives up his Leadership for a hit."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        state.push(GiveUpCompanion(who))


class Anduril(When):
    """Strider gives up his Leadership for a hit, Aragorn for up to two."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        for heir in (STRIDER, ARAGORN):
            if heir in willing(state, who):
                give_up(state, who, CHARACTERS[heir].leadership)
                state.push(TurnMisses(who, CHARACTERS[heir].leadership))


class Confusion(When):
    """Each 1 of the enemy's combat roll hits the enemy, and is not rolled again."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        battle = battle_of(state)
        ones = battle.fronts[1 - who].dice.count(1)
        battle.fronts[1 - who].excluded += ones
        add_hits(state, who, ones)


# -- initiative 5: more hits ---------------------------------------------------------------------


class MoreHits(When):
    """Whoever has hit at all hits more often."""

    def __init__(self, condition: Condition, count: int) -> None:
        super().__init__(condition)
        self.count: Final = count

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        if battle_of(state).fronts[who].hits:
            add_hits(state, who, self.count)


# -- initiative 6: before casualties are removed -------------------------------------------------


class BladeOfWesternesse(When):
    """A hit of the re-roll is spent on a minion."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        front = battle_of(state).fronts[who]
        minions = enemy_minions(state, who)
        if front.reroll_hits and minions:
            front.hits -= 1
            front.reroll_hits -= 1
            state.push(SlayEnemy(who, tuple([FIGURES + c for c in minions]), 0))


class FatefulStrike(When):
    """With a hit of the re-roll a Nazgul falls too, with two a Nazgul or a minion."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        battle = battle_of(state)
        scored = battle.fronts[who].reroll_hits
        figures: list[int] = []
        if scored and state.count(battle.place_of(1 - who), NAZGUL):
            figures.append(NAZGUL)
        if scored > 1:
            figures += [FIGURES + c for c in enemy_minions(state, who)]
        if figures:
            state.push(SlayEnemy(who, tuple(figures), 0))


class BlackBreath(When):
    """With hits of the re-roll a leader may fall too, or a companion of no higher Level than they."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        battle = battle_of(state)
        scored = battle.fronts[who].reroll_hits
        if not scored:
            return
        figures = leaders_at(state, battle.place_of(1 - who))
        there = companions(state, 1 - who)
        figures += [FIGURES + c for c in there if CHARACTERS[c].level <= scored]
        if figures:
            state.push(SlayEnemy(who, tuple(figures), 1))


class DyingForOthers(When):
    """A leader or companion may die to cancel hits."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        state.push(HeroicDeath(who))


class ShieldWall(When):
    """One of two or more hits is cancelled."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        if battle_of(state).fronts[1 - who].hits >= 2:
            cancel_hits(state, who, 1)


# -- initiative 7: after casualties have been removed --------------------------------------------


class GreatHost(When):
    """A hit for an army with at least twice the enemy's units."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        battle = battle_of(state)
        own = state.units(battle.place_of(who), battle.side_of(who))
        enemy = state.units(battle.place_of(1 - who), battle.side_of(1 - who))
        if own >= 2 * enemy:
            wound(state, 1 - who, 1)


class Onslaught(When):
    """Up to four hits on the own army, each of which buys a die that hits on a 4."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        state.push(HurtOneself(who, 4, 4))


class WeComeToKill(When):
    """An additional attack with a die for each elite that is left, on a 5."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        strike(state, who, min(elites(state, who), MOST_DICE), 5)


COMBATS.update(
    {
        "daring-defiance": DaringDefiance(CompanionFights()),
        "swarm-of-bats": SwarmOfBats(ALWAYS),
        "words-of-power": WordsOfPower(NazgulFight()),
        "scouts": Scouts(InTheField()),
        "sudden-strike": SuddenStrike(SomeoneLeads()),
        "charge": Charge(EliteFights()),
        "durins-bane": DurinsBane(DefendersIn(NEAR_MORIA)),
        "it-is-a-gift": Rolls(AtTheRing(), 1, 1),
        "one-for-the-dark-lord": Rolls(AtTheRing(), 1, 1),
        "servant-of-the-secret-fire": Rolls(CompanionFights(GANDALF_GREY, GANDALF_WHITE), 1),
        "valour": Rolls(EliteFights(), 1),
        "ents-rage": Rolls(DefendersIn(ENTS_COUNTRY), 2),
        "devilry-of-orthanc": Rolls(InsideWalls(ISENGARD), 1),
        "desperate-battle": Rolls(ALWAYS, 1, 1, both=True),
        "deadly-strife": Rolls(ALWAYS, 2, 2, both=True),
        "advantageous-position": HighGround(InFreeLands()),
        "daylight": FewDice(ALWAYS, 3),
        "huorn-dark": FewDice(DefendersIn(ENTS_COUNTRY), 2),
        "brave-stand": BraveStand(CompanionFights()),
        "cruel-as-death": NazgulGiveUp(2, 1, 0),
        "they-are-terrible": NazgulGiveUp(1, 0, 1),
        "dread-and-despair": DreadAndDespair(NazgulLead(1)),
        "foul-stench": FoulStench(NazgulLead(1)),
        "relentless-assault": RelentlessAssault(ALWAYS),
        "mumakil": Mumakil(EliteFights(SOUTHRONS)),
        "mighty-attack": MightyAttack(CompanionFights()),
        "anduril": Anduril(CompanionFights(STRIDER, ARAGORN)),
        "confusion": Confusion(ALWAYS),
        "no-quarter": MoreHits(ALWAYS, 1),
        "nameless-wood": MoreHits(DefendersIn(ENTS_COUNTRY), 2),
        "blade-of-westernesse": BladeOfWesternesse(CompanionFights(*HOBBITS)),
        "fateful-strike": FatefulStrike(SomeoneLeads()),
        "black-breath": BlackBreath(NazgulFight()),
        "heroic-death": DyingForOthers(SomeoneLeads()),
        "shield-wall": ShieldWall(ALWAYS),
        "great-host": GreatHost(ALWAYS),
        "onslaught": Onslaught(ALWAYS),
        "we-come-to-kill": WeComeToKill(EliteFights()),
    }
)
