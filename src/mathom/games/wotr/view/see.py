"""What a seat may see, and what it may imagine.

Decks and the Hunt Pool have no order yet (see `chance`), so nothing is known of it anywhere. What is
hidden are the cards that only their owner has seen: his hand, what he discarded face down, and a combat
card that he has chosen and not yet turned up. The backs of all of them are seen by everybody.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.core.agenda import Decision
from mathom.core.chance import Chance
from mathom.games.wotr.battle import ATTACKER, BATTLE_KINDS, DEFENDER, NO_CARD, UNDECIDED, Battle, Front
from mathom.games.wotr.battle import WHO_FIGHTS as WHO
from mathom.games.wotr.box import (
    BOX,
    CARD_IDS,
    CARDS,
    CHARACTER_IDS,
    DECKS,
    ELIMINATED,
    FACE_COUNT,
    FACES,
    FIGURE_IDS,
    FIGURES,
    GOLLUM,
    IN_FELLOWSHIP,
    NATION_IDS,
    NOBODY,
    NOT_YET,
    PLACE_IDS,
    REGION_COUNT,
    REGION_IDS,
    SETTLEMENTS,
    SIDES,
    STRONGHOLDS,
    TILE_IDS,
)
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.combat_cards import RevealCombatCards
from mathom.games.wotr.steps.ending import victory_points

NOWHERE: Final = {IN_FELLOWSHIP: "fellowship", NOT_YET: "not-yet", ELIMINATED: "eliminated"}
UNKNOWN: Final = "?"
NO_CARD_WORD: Final = "none"
TRIES: Final = 20
"""How often hidden cards are dealt at random until the other seat could be asked what it is asked."""


# -- what everybody sees -------------------------------------------------------------------------


def view(state: WotrState, seat: int) -> dict[str, Any]:
    """What the seat may know, as plain data; a watcher sees what lies on the table."""
    seen = table(state)
    seen["reinforcements"] = counted(state.reinforcements)
    seen["victory_points"] = {name: victory_points(state, side) for side, name in enumerate(SIDES)}
    seen["tiles"]["pool"] = [TILE_IDS[tile] for tile in sorted(state.tiles)]
    seen["decks"] = {
        name: {deck: len(state.decks[2 * side + n]) for n, deck in enumerate(DECKS)}
        for side, name in enumerate(SIDES)
    }
    seen["hands"] = {name: backs(state.hands[side]) for side, name in enumerate(SIDES)}
    seen["hidden_discards"] = {
        name: backs(state.hidden_discards[side]) for side, name in enumerate(SIDES)
    }
    for side in range(len(SIDES)):
        if state.seats[side] == seat:
            seen["own"] = {
                "hand": cards(state.hands[side]),
                "hidden_discards": cards(state.hidden_discards[side]),
            }
    if state.battle is not None:
        seen["battle"] = battle_seen(state, state.battle, seat)
    if state.decision is not None:
        seen["decision"] = {"seat": SIDES[state.decision.seat], "kind": state.decision.kind}
        if state.decision.seat == seat:
            seen["decision"]["options"] = [str(option) for option in state.decision.options]
    if state.outcome is not None:
        seen["outcome"] = outcome(state)
    return seen


def table(state: WotrState) -> dict[str, Any]:
    """What lies open on the table, in the words of a written position."""
    return {
        "turn": state.turn,
        "armies": armies(state),
        "inside": inside(state),
        "rearguard": figures_at(state, REARGUARD),
        "casualties": counted(state.casualties),
        "characters": characters(state),
        "control": {REGION_IDS[r]: SIDES[state.owner[r]] for r in SETTLEMENTS},
        "politics": {
            name: {"step": state.politics[n], "active": state.active[n]}
            for n, name in enumerate(NATION_IDS)
        },
        "fellowship": fellowship(state),
        "pool": {name: state.pool[side] for side, name in enumerate(SIDES)},
        "dice": {name: dice(state, side) for side, name in enumerate(SIDES)},
        "hunt_box": {name: state.hunt_box[side] for side, name in enumerate(SIDES)},
        "hunt_box_before": state.hunt_box_before,
        "rings": {name: state.rings[side] for side, name in enumerate(SIDES)},
        "ring_used": [name for side, name in enumerate(SIDES) if state.ring_used[side]],
        "messenger_used": state.messenger_used,
        "discards": {name: cards(state.discards[side]) for side, name in enumerate(SIDES)},
        "table": cards(state.table),
        "tiles": {
            "drawn": [TILE_IDS[tile] for tile in sorted(state.drawn_tiles)],
            "waiting": [TILE_IDS[tile] for tile in sorted(state.waiting_tiles)],
            "removed": [TILE_IDS[tile] for tile in sorted(state.removed_tiles)],
        },
    }


REARGUARD: Final = PLACE_IDS.index("rearguard")


def armies(state: WotrState) -> dict[str, dict[str, int]]:
    """The figures in the open, region by region; empty regions are left out."""
    found = {REGION_IDS[r]: figures_at(state, r) for r in range(REGION_COUNT)}
    return {name: figures for name, figures in found.items() if figures}


def inside(state: WotrState) -> dict[str, dict[str, int]]:
    """The figures behind the walls of besieged strongholds."""
    found = {REGION_IDS[r]: figures_at(state, BOX[r]) for r in STRONGHOLDS}
    return {name: figures for name, figures in found.items() if figures}


def figures_at(state: WotrState, place: int) -> dict[str, int]:
    """How many figures of each kind stand in a place."""
    return counted(list(state.figures[FIGURES * place : FIGURES * (place + 1)]))


def counted(figures: list[int]) -> dict[str, int]:
    """Figures by their names, those that are there."""
    return {FIGURE_IDS[n]: count for n, count in enumerate(figures) if count}


def characters(state: WotrState) -> dict[str, str]:
    """Where each character is."""
    return {
        name: PLACE_IDS[at] if at >= 0 else NOWHERE[at]
        for name, at in zip(CHARACTER_IDS, state.where, strict=True)
    }


def fellowship(state: WotrState) -> dict[str, Any]:
    """The Ring-bearers: where they were last known to be, and how they fare."""
    there: dict[str, Any] = {"mordor": state.mordor}
    if state.ring_bearers != NOBODY:
        there = {"region": REGION_IDS[state.ring_bearers], "progress": state.progress}
    return there | {
        "hidden": state.hidden,
        "corruption": state.corruption,
        "guide": "gollum" if state.guide == GOLLUM else CHARACTER_IDS[state.guide],
        "declared": state.declared,
        "strove": state.strove,
    }


def dice(state: WotrState, side: int) -> dict[str, int]:
    """A side's unused action dice."""
    base = FACE_COUNT * side
    return {face: state.dice[base + n] for n, face in enumerate(FACES) if state.dice[base + n]}


def cards(numbers: list[int]) -> list[str]:
    """Cards by their names."""
    return [CARD_IDS[card] for card in sorted(numbers)]


def backs(numbers: list[int]) -> dict[str, int]:
    """Cards face down: how many of each deck."""
    return {
        deck: len([card for card in numbers if CARDS[card].deck == n]) for n, deck in enumerate(DECKS)
    }


def outcome(state: WotrState) -> dict[str, Any]:
    """Who won, and how."""
    assert state.outcome is not None
    winners = [SIDES[winner] for winner in state.outcome.winners]
    return {"winners": winners, "how": state.outcome.how}


# -- the battle ----------------------------------------------------------------------------------


def battle_written(battle: Battle) -> dict[str, Any]:
    """A battle and everything in it."""
    written: dict[str, Any] = {
        "kind": BATTLE_KINDS[battle.kind],
        "side": SIDES[battle.side],
        "start": PLACE_IDS[battle.start],
        "target": PLACE_IDS[battle.target],
        "round": battle.round,
        "rounds_granted": battle.rounds_granted,
        "white_rider": battle.white_rider,
        "surprise": battle.surprise,
        "bound": battle.bound,
        "fewer_dice": dict(zip(WHO, battle.fewer_dice, strict=True)),
    }
    for who, name in enumerate(WHO):
        written[name] = front_written(battle.fronts[who])
    return written


def front_written(front: Front) -> dict[str, Any]:
    """One army's side of a battle."""
    return {
        "card": combat_card(front.card),
        "from_table": front.from_table,
        "cancelled": front.cancelled,
        "roll_bonus": front.roll_bonus,
        "reroll_bonus": front.reroll_bonus,
        "dice_limit": front.dice_limit,
        "fewer_dice": front.fewer_dice,
        "leadership_forfeited": front.leadership_forfeited,
        "leadership_cancelled": front.leadership_cancelled,
        "silenced": None if front.silenced == NOBODY else CHARACTER_IDS[front.silenced],
        "dice": front.dice[:],
        "excluded": front.excluded,
        "hits": front.hits,
        "reroll_hits": front.reroll_hits,
        "more_hits": front.more_hits,
        "struck": front.struck,
    }


def combat_card(card: int) -> str | None:
    """The card that an army uses this round: None while that is open."""
    if card == UNDECIDED:
        return None
    return NO_CARD_WORD if card == NO_CARD else CARD_IDS[card]


def battle_seen(state: WotrState, battle: Battle, seat: int) -> dict[str, Any]:
    """The battle, with the back alone of a card that the seat may not know yet."""
    seen = battle_written(battle)
    for who in (ATTACKER, DEFENDER):
        card = battle.fronts[who].card
        if card >= 0 and not battle.fronts[who].from_table and face_down(state):
            seen[WHO[who]]["back"] = DECKS[CARDS[card].deck]
            if state.seats[battle.side_of(who)] != seat:
                seen[WHO[who]]["card"] = UNKNOWN
    return seen


def face_down(state: WotrState) -> bool:
    """Whether combat cards that have been chosen are still to be turned up."""
    return any([isinstance(step, RevealCombatCards) for step in state.agenda])


# -- what may be imagined ------------------------------------------------------------------------


def imagine(state: WotrState, seat: int, chance: Chance) -> WotrState:
    """The same table, with all cards that the seat has not seen dealt anew, deck by deck."""
    new = state.clone()
    new.chance = chance.clone()
    if state.decision is None or state.decision.seat == seat:
        _deal_others(new, seat)
        return new
    # The other seat may be choosing among those very cards, and there is something it can choose.
    for _ in range(TRIES):
        _deal_others(new, seat)
        if _asked_again(new):
            return new
    _deal_something_to_choose(new, state.decision.seat)
    return new


def _deal_others(state: WotrState, seat: int) -> None:
    for side in range(len(SIDES)):
        if state.seats[side] != seat:
            for deck in range(len(DECKS)):
                _deal(state, side, deck)


def _deal(state: WotrState, side: int, deck: int) -> None:
    """Deal the hidden cards of one deck into the piles they lie in, as many to each as before."""
    pool = state.decks[2 * side + deck][:]
    hand, held = _apart(state.hands[side], deck)
    gone, discarded = _apart(state.hidden_discards[side], deck)
    pool += held + discarded
    front = _secret_front(state, side, deck)
    if front is not None:
        pool.append(front.card)
    pool.sort()
    state.hands[side] = sorted(hand + _drawn(state, pool, len(held)))
    state.hidden_discards[side] = sorted(gone + _drawn(state, pool, len(discarded)))
    if front is not None:
        front.card = _drawn(state, pool, 1)[0]
    state.decks[2 * side + deck] = pool


def _apart(numbers: list[int], deck: int) -> tuple[list[int], list[int]]:
    """The cards of other decks, and those of this one."""
    others = [card for card in numbers if CARDS[card].deck != deck]
    return others, [card for card in numbers if CARDS[card].deck == deck]


def _secret_front(state: WotrState, side: int, deck: int) -> Front | None:
    """Where a side has laid a combat card of the deck face down, if it has."""
    if state.battle is None or not face_down(state):
        return None
    front = state.battle.fronts[state.battle.who(side)]
    secret = front.card >= 0 and not front.from_table
    return front if secret and CARDS[front.card].deck == deck else None


def _drawn(state: WotrState, pool: list[int], count: int) -> list[int]:
    """So many cards, taken from the pool."""
    found: list[int] = []
    for _ in range(count):
        card = state.draw("imagined", pool, CARD_IDS)
        pool.remove(card)
        found.append(card)
    return found


def _asked_again(state: WotrState) -> bool:
    """Ask again what is asked, of the cards as they are now; False if there would be nothing to ask."""
    assert state.decision is not None
    asked: Decision | None = state.decision.step.run(state.clone())
    if asked is None or not asked.options:
        return False
    state.decision = asked
    return True


def _deal_something_to_choose(state: WotrState, seat: int) -> None:
    """Swap cards of the asked seat's hand until it holds one with which the question can be asked."""
    side = state.seats.index(seat)
    unseen = state.decks[2 * side] + state.decks[2 * side + 1] + state.hidden_discards[side]
    for card in sorted(unseen):
        alike = [held for held in state.hands[side] if CARDS[held].deck == CARDS[card].deck]
        if alike:
            _swap(state, side, alike[0], card)
            if _asked_again(state):
                return


def _swap(state: WotrState, side: int, held: int, card: int) -> None:
    """A card in hand and one from a deck or the hidden discards change places."""
    pile = state.hidden_discards[side]
    if card not in pile:
        pile = state.decks[2 * side + CARDS[card].deck]
    pile.remove(card)
    pile.append(held)
    pile.sort()
    state.hands[side].remove(held)
    state.hands[side].append(card)
    state.hands[side].sort()
