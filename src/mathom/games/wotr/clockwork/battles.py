"""Guide 15: how the clockwork fights."""

from __future__ import annotations

from typing import Final

from mathom.core.option import Option
from mathom.games.wotr.armies import besieged
from mathom.games.wotr.battle import NO_CARD, UNDECIDED, Battle
from mathom.games.wotr.box import (
    CARD_IDS,
    CARDS,
    DECKS,
    FREE,
    IS_HAVEN,
    NATION_OF,
    NEIGHBOURS,
    NOBODY,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SHADOW,
    SIDES,
    STRATEGY_DECK,
    region,
)
from mathom.games.wotr.cards.combat import Rolls
from mathom.games.wotr.cards.parts.allies import DriveOut, SarumanAlone
from mathom.games.wotr.cards.parts.striking import Perish
from mathom.games.wotr.clockwork.drawing import (
    held,
    in_deck,
    refill,
    take_at_random,
    take_from_deck,
)
from mathom.games.wotr.clockwork.entries import ENTRIES
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.figures import ORDER, elite, most_numerous, regular
from mathom.games.wotr.clockwork.lines import FROM_MORDOR, ON_A_LINE, OWN_STRONGHOLDS, is_step
from mathom.games.wotr.clockwork.march import chosen_units, with_nazgul
from mathom.games.wotr.clockwork.measures import NONE, advantage, bare_size, size
from mathom.games.wotr.clockwork.moments import battle_advantage
from mathom.games.wotr.clockwork.occupation import clockwork, is_unoccupied, recall
from mathom.games.wotr.clockwork.ties import one_nation, one_of
from mathom.games.wotr.deeds import COMBATS, playable_combats
from mathom.games.wotr.options import ADVANCE, CEASE, COMBAT, FIGHT, PROLONG, STAND, STAY, WITHDRAW
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.casualties import TakeHits, nation_loss
from mathom.games.wotr.steps.combat_cards import ChooseCombatCard, CombatEffect, fighting
from mathom.games.wotr.steps.siege import ChooseAdvance

FEW: Final = 5
"""With no more units it withdraws behind its walls, and its Elites take the hits."""
SMALL: Final = 2
"""An army of this size or less retreats before a larger one."""
WORTH_AN_ELITE: Final = 3
"""With such a size advantage a siege is prolonged."""
MORIA: Final = region("moria")
BALROG: Final = CARD_IDS.index("balrog-of-moria")


# -- going on, and getting away ------------------------------------------------------------------


def withdraw_or_fight(state: WotrState) -> Option:
    """In a Stronghold's region: more than five units fight in the field (15.4)."""
    count = state.units(fighting(state).target, SHADOW)
    stays = count > FEW
    say(state, "clockwork_stands", {"count": count, "reason": "field" if stays else "walls"})
    return FIGHT if stays else WITHDRAW


def go_on_or_cease(state: WotrState, options: list[Option]) -> Option:
    """It fights on with a size advantage, in a siege if it is worth an Elite (15.2, 15.6)."""
    battle = fighting(state)
    more = advantage(state, battle.start, battle.target)
    told: dict[str, str | int] = {"count": max(0, more)}
    if options[0].verb == "prolong":
        if more >= WORTH_AN_ELITE:
            say(state, "clockwork_goes_on", {**told, "reason": "elite"})
            able = [NATION_OF[option.args[0]] for option in options if option.verb == "prolong"]
            return PROLONG[elite(most_numerous(state, battle.start, able))]
    elif more != NONE:
        say(state, "clockwork_goes_on", {**told, "reason": "larger"})
        return FIGHT
    say(state, "clockwork_ceases", told)
    return CEASE


def stand_or_retreat(state: WotrState, options: list[Option]) -> Option:
    """Only a very small army retreats, and only before a larger one (15.5, A66)."""
    battle = fighting(state)
    own = size(state, battle.target, SHADOW)
    if own > SMALL or bare_size(state, battle.start, FREE) <= own:
        say(state, "clockwork_stands", {"count": own, "reason": "open"})
        return STAND
    way = way_out(state, battle.target, [option for option in options if option.verb == "retreat"])
    say(state, "clockwork_retreats", {"to": REGION_IDS[way.args[0]], "count": own})
    return way


def way_out(state: WotrState, start: int, options: list[Option]) -> Option:
    """Along a line, in either direction, towards the nearest army of its own, if that is possible."""
    regions = [option.args[0] for option in options]
    here = REGION_OF[start]
    lines = [at for at in regions if is_step(here, at) or is_step(at, here)]
    pool = lines or [at for at in regions if ON_A_LINE[at]] or regions
    away = from_own_armies(state, here)
    nearest = min([away[at] for at in pool])
    end = one_of(state, [at for at in pool if away[at] == nearest], "retreat")
    return next(iter([option for option in options if option.args[0] == end]))


def from_own_armies(state: WotrState, but: int) -> list[int]:
    """How far each region is from the nearest army of the Shadow, but for one."""
    found = [REGION_COUNT] * REGION_COUNT
    now = [at for at in range(REGION_COUNT) if at != but and state.units(at, SHADOW)]
    away = 0
    while now:
        for place in now:
            found[place] = away
        away += 1
        near = {next for place in now for next in NEIGHBOURS[place] if found[next] > away}
        now = sorted(near)
    return found


# -- after the battle ----------------------------------------------------------------------------


def advance_or_stay(state: WotrState) -> Option:
    """It advances where a line goes, and out of no settlement still to be occupied (15.11)."""
    battle = fighting(state)
    start, end = REGION_OF[battle.start], battle.target
    # No step leads into the region where one is, so a sortie ends where it began. There is room for
    # somebody: of their own they can meet only those whom they have relieved, who are five.
    if is_step(start, end) and not is_unoccupied(state, start):
        say(state, "clockwork_advances", {"region": REGION_IDS[end]})
        return ADVANCE
    reason = "needed" if is_step(start, end) else "line"
    say(state, "clockwork_stays", {"region": REGION_IDS[end], "reason": reason})
    return STAY


def advance(state: WotrState, step: ChooseAdvance) -> None:
    """As many units as find room, and the Nazgul (A40)."""
    count = min(step.room(state), state.units(step.start, SHADOW))
    force = chosen_units(state, step.start, step.end, count)
    step.go(state, tuple(with_nazgul(state, step.start, force)))


# -- casualties ----------------------------------------------------------------------------------


def losses(state: WotrState, step: TakeHits, options: list[Option]) -> Option:
    """Hit by hit: Elites are reduced in an army of five or fewer, else Regulars fall (15.10, A63)."""
    left = {
        nation: [state.count(step.place, regular(nation)), state.count(step.place, elite(nation))]
        for nation in ORDER
    }
    reason = "small" if state.units(step.place, SHADOW) <= FEW else "large"
    for _ in range(step.hits):
        how = _take_hit(state, left)
        if reason == "large":
            reason = how
    say(state, "clockwork_loses", {"count": step.hits, "reason": reason})
    loss: tuple[int, ...] = ()
    for nation in sorted(ORDER):
        kept = left[nation]
        loss += nation_loss(state, step.place, regular(nation), (kept[0], kept[1], 0))
    return next(iter([option for option in options if option.args == loss]))


def _take_hit(state: WotrState, left: dict[int, list[int]]) -> str:
    """The nation with most units first. How it was taken: by a Regular, by an Elite because only five
    are left, or because there is no Regular."""
    units = sum([sum(kept) for kept in left.values()])
    elites = [nation for nation in ORDER if left[nation][1]]
    regulars = [nation for nation in ORDER if left[nation][0]]
    if elites and (units <= FEW or not regulars):
        nation = _struck(state, left, elites)
        left[nation][1] -= 1
        left[nation][0] += 1
        return "turning" if units <= FEW else "bare"
    if regulars:
        left[_struck(state, left, regulars)][0] -= 1
    return "large"


def _struck(state: WotrState, left: dict[int, list[int]], nations: list[int]) -> int:
    most = max([sum(left[nation]) for nation in nations])
    return one_nation(state, [nation for nation in nations if sum(left[nation]) == most], "struck")


# -- combat cards --------------------------------------------------------------------------------


def choose_combat_card(state: WotrState, step: ChooseCombatCard) -> None:
    """A card laid aside for it; in a Stronghold or City one of the hand; at home in every round
    (15.7, 15.8). One of the hand or the deck lies face down: it is looked at when both are turned up.

    Nothing bars it from them: nobody else storms a Stronghold, and only Gondor has a Steward.
    """
    battle = fighting(state)
    front = battle.fronts[step.who]
    table = clockwork(state)
    card = card_in_sight(state, step.who)
    if card in state.table:
        step.chosen(state, COMBAT[card])
        return
    front.card = card
    # A card that was laid aside for it lies there face up: all see which it is.
    front.from_table = card != NO_CARD
    back = "none" if card == NO_CARD else DECKS[CARDS[card].deck]
    if card == NO_CARD and lays_one_down(state, battle):
        table.laid = STRATEGY_DECK
        front.card = UNDECIDED
        back = DECKS[STRATEGY_DECK]
    say(state, "combat_chosen", {"side": SIDES[SHADOW], "back": back})


def card_in_sight(state: WotrState, who: int) -> int:
    """A card that was laid aside and can be used now, the one on top first; or the Balrog."""
    table = clockwork(state)
    for card in reversed(table.battle_cards):
        if ENTRIES[card].used(state) and COMBATS[CARDS[card].combat].playable(state, who):
            table.battle_cards.remove(card)
            say(state, "clockwork_uses", {"card": CARD_IDS[card], "reason": "battle"})
            return card
    if not past_moria(state) or BALROG not in state.table:
        return NO_CARD
    if BALROG not in playable_combats(state, SHADOW, who):
        return NO_CARD
    say(state, "clockwork_uses", {"card": CARD_IDS[BALROG], "reason": "table"})
    return BALROG


def lays_one_down(state: WotrState, battle: Battle) -> bool:
    """Whether a Strategy card is used that nobody has looked at: at home in every round, if need be from
    the deck; at a City or Stronghold in the first, if it holds one."""
    here = REGION_OF[battle.target]
    reason = "home" if here in OWN_STRONGHOLDS else "city"
    if held(state, STRATEGY_DECK):
        if reason == "city" and (battle.round > 1 or not IS_HAVEN[here]):
            return False
    elif reason == "home" and in_deck(state, STRATEGY_DECK):
        reason = "drawn"
    else:
        return False
    say(state, "clockwork_combat", {"reason": reason})
    return True


def turn_up(state: WotrState) -> None:
    """The card that lies face down is looked at; one that cannot be used goes back, and another is taken
    (A29), at home from the deck if there is none (A61)."""
    battle, table = fighting(state), clockwork(state)
    who = battle.who(SHADOW)
    table.laid = NOBODY
    useless: list[int] = []
    card = NO_CARD
    while card == NO_CARD and held(state, STRATEGY_DECK):
        found = take_at_random(state, STRATEGY_DECK, "combat", hidden=True)
        if COMBATS[CARDS[found].combat].playable(state, who):
            card = found
        else:
            useless.append(found)
    state.hand(SHADOW).extend(useless)
    if card == NO_CARD and REGION_OF[battle.target] in OWN_STRONGHOLDS:
        card = drawn_card(state, who)
    battle.fronts[who].card = card
    if card == NO_CARD:
        say(state, "clockwork_combat", {"reason": "useless"})


def drawn_card(state: WotrState, who: int) -> int:
    """From the deck, until one can be used; the others go face up under it (A61)."""
    table = clockwork(state)
    tries = in_deck(state, STRATEGY_DECK) + len(table.unplayable[STRATEGY_DECK])
    for _ in range(tries):
        refill(state)
        card = take_from_deck(state, STRATEGY_DECK, "drawn")
        if COMBATS[CARDS[card].combat].playable(state, who):
            return card
        table.unplayable[STRATEGY_DECK].append(card)
        say(state, "clockwork_card", {"card": CARD_IDS[card], "reason": "useless"})
    return NO_CARD


def past_moria(state: WotrState) -> bool:
    """The Fellowship's figure is nearer to Mordor than Moria is, or on the Mordor Track (A57)."""
    return state.ring_bearers == NOBODY or FROM_MORDOR[state.ring_bearers] < FROM_MORDOR[MORIA]


def helps_only_itself(state: WotrState, step: CombatEffect) -> bool:
    """At home, a card that would help both armies helps only the Shadow (15.8); whether it did. The Free
    Peoples have none of these."""
    battle = fighting(state)
    front = battle.fronts[step.who]
    if REGION_OF[battle.target] not in OWN_STRONGHOLDS:
        return False
    card = COMBATS[CARDS[front.card].combat]
    if not isinstance(card, Rolls) or not card.both or front.cancelled:
        return False
    front.roll_bonus += card.roll
    front.reroll_bonus += card.reroll
    return True


def hits_on_itself(state: WotrState, options: list[Option]) -> Option:
    """As many as possible: not more than enemy units, fewer than its advantage (15.9, A62)."""
    battle = fighting(state)
    enemies = state.units(battle.place_of(battle.who(FREE)), FREE)
    most = max(0, min(enemies, battle_advantage(state) - 1))
    return options[min(most, len(options) - 1)]


# -- recall --------------------------------------------------------------------------------------


def recall_garrisons(state: WotrState) -> None:
    """The Free Peoples attack a settlement that a marker holds: its garrison comes (15.3, A28, A51)."""
    battle = state.battle
    if battle is not None:
        here = REGION_OF[battle.target]
        if battle.side == FREE and besieged(state, here) == NOBODY:
            recall(state, here, here)
        return
    struck = _by_a_card(state)
    if struck != NOBODY and besieged(state, REGION_OF[struck]) == NOBODY:
        recall(state, REGION_OF[struck], REGION_OF[struck])


def _by_a_card(state: WotrState) -> int:
    """Where a card of the Free Peoples strikes an army now, or drives out what is left of it."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, TakeHits):
        return step.place if step.side == SHADOW else NOBODY
    if isinstance(step, Perish):
        return step.place
    return step.region if isinstance(step, DriveOut) else NOBODY


def under_attack(state: WotrState) -> bool:
    """Whether a battle goes on, or a card of the Free Peoples strikes: nothing is occupied meanwhile."""
    if state.battle is not None:
        return True
    return any([isinstance(step, (TakeHits, Perish, DriveOut, SarumanAlone)) for step in state.agenda])
