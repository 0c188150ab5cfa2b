"""What a seat may see.

Decks and the Hunt Pool have no order yet (see `chance`), so nothing is known of it anywhere. What is
hidden are the cards that only their owner has seen: his hand, what he discarded face down, and a combat
card that he has chosen and not yet turned up. The backs of all of them are seen by everybody.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mathom.core.view import Ended
from mathom.games.wotr import battle as fought
from mathom.games.wotr.armies import leadership
from mathom.games.wotr.battle import ATTACKER, BATTLE_KINDS, DEFENDER, NO_CARD, UNDECIDED
from mathom.games.wotr.box import (
    AT_WAR,
    CARD_IDS,
    CARDS,
    CHARACTER_IDS,
    CHARACTERS,
    CORRUPTION_LIMIT,
    CRACK_OF_DOOM,
    DECKS,
    ELIMINATED,
    FACE_COUNT,
    FACES,
    FIGURE_IDS,
    FIGURES,
    GOLLUM,
    IN_FELLOWSHIP,
    MOST_DICE,
    NATION_IDS,
    NATIONS,
    NOBODY,
    NOT_YET,
    PLACE_IDS,
    PLACES,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    SIDE_OF,
    SIDES,
    TILE_IDS,
    VICTORY,
)
from mathom.games.wotr.command import controller, partners, stand_apart
from mathom.games.wotr.odds.combat import combat_odds
from mathom.games.wotr.odds.hunt import hunt_odds, next_need
from mathom.games.wotr.questions import FightOdds
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.alone import tired
from mathom.games.wotr.steps.battle import combat_dice, dice_to_roll, hits, leader_dice, storms, to_hit
from mathom.games.wotr.steps.ending import captured, seat_points, victory_points
from mathom.games.wotr.steps.hunt import hunt_rerolls
from mathom.games.wotr.steps.swap import unseen_since
from mathom.games.wotr.view.hidden import face_down
from mathom.games.wotr.view.near import attack_strength, friends, threats
from mathom.games.wotr.view.types import (
    Army,
    Asking,
    Battle,
    BattleOdds,
    Captured,
    Clockwork,
    Fellowship,
    Front,
    Hunt,
    HuntOdds,
    Nation,
    Own,
    Seat,
    Threat,
    Tiles,
    Victory,
    WotrView,
)

NOWHERE: Final = {IN_FELLOWSHIP: "fellowship", NOT_YET: "not-yet", ELIMINATED: "eliminated"}
UNKNOWN: Final = "?"
NO_CARD_WORD: Final = "none"


def view(state: WotrState, seat: int) -> WotrView:
    """What the seat may know; a watcher sees what lies on the table."""
    sides = range(len(SIDES))
    standing = everybody(state)
    ids = SEATINGS[state.players].ids
    return WotrView(
        turn=state.turn,
        seats={id: _seat(state, n) for n, id in enumerate(ids)},
        armies={REGION_IDS[at]: there for at, there in standing.items() if at < REGION_COUNT},
        inside={
            REGION_IDS[REGION_OF[at]]: _alone(there)
            for at, there in standing.items()
            if REGION_COUNT <= at < REARGUARD
        },
        rearguard=_alone(standing[REARGUARD]) if REARGUARD in standing else None,
        characters=characters(state),
        control={REGION_IDS[r]: SIDES[state.owner[r]] for r in SETTLEMENTS},
        reinforcements=counted(state.reinforcements),
        casualties=counted(state.casualties),
        victory={SIDES[side]: _victory(state, side) for side in sides},
        politics={name: _nation(state, n) for n, name in enumerate(NATION_IDS)},
        fellowship=_fellowship(state),
        hunt=_hunt(state),
        tiles=Tiles(
            pool=_tiles(state.tiles),
            drawn=_tiles(state.drawn_tiles),
            waiting=_tiles(state.waiting_tiles),
            removed=_tiles(state.removed_tiles),
        ),
        pool={SIDES[side]: state.pool[side] for side in sides},
        dice={SIDES[side]: dice(state, side) for side in sides},
        rings={SIDES[side]: state.rings[side] for side in sides},
        ring_used=tuple([id for n, id in enumerate(ids) if state.ring_used[n]]),
        messenger_used=state.messenger_used,
        decks={
            SIDES[side]: {
                deck: len(state.decks[2 * side + n]) - state.unseen(state.leading[side], n)
                for n, deck in enumerate(DECKS)
            }
            for side in sides
        },
        hands={id: _hand(state, n) for n, id in enumerate(ids)},
        hidden_discards={id: backs(state.hidden_discards[n]) for n, id in enumerate(ids)},
        discards={SIDES[side]: _cards(state.discards[side]) for side in sides},
        table=_cards(state.table),
        clockwork=_clockwork(state),
        own=_own(state, seat),
        battle=None if state.battle is None else _battle(state, state.battle, seat),
        decision=_decision(state, seat),
        outcome=_outcome(state),
    )


def beside(other: WotrView, state: WotrState, seat: int) -> WotrView:
    """What the seat may know, from what somebody else was shown of this state: the board is the same."""
    return msgspec.structs.replace(
        other,
        own=_own(state, seat),
        battle=None if state.battle is None else _battle(state, state.battle, seat),
        decision=_decision(state, seat),
    )


# -- armies --------------------------------------------------------------------------------------


def everybody(state: WotrState) -> dict[int, dict[str, Army]]:
    """Who stands where: by place and side, those places where anybody does."""
    figures: dict[tuple[int, int], dict[str, int]] = {}
    for place in range(PLACES):
        here = state.figures[FIGURES * place : FIGURES * (place + 1)]
        if any(here):
            for figure in range(FIGURES):
                if here[figure]:
                    there = figures.setdefault((place, SIDE_OF[figure]), {})
                    there[FIGURE_IDS[figure]] = here[figure]
    for character, at in enumerate(state.where):
        if at >= 0:
            figures.setdefault((at, CHARACTERS[character].side), {})
    found: dict[int, dict[str, Army]] = {}
    for place, side in sorted(figures):
        found.setdefault(place, {})[SIDES[side]] = _army(state, place, side, figures[place, side])
    return found


def _army(state: WotrState, place: int, side: int, figures: dict[str, int]) -> Army:
    return Army(
        side=SIDES[side],
        figures=figures,
        characters=tuple([CHARACTER_IDS[c] for c in state.characters(place, side)]),
        units=state.units(place, side),
        strength=combat_dice(state, place, side),
        leadership=leadership(state, place, side),
        commander=_commander(state, place, side),
        threats=tuple([_threat(state, enemy, 1 - side) for enemy in threats(state, place, side)]),
        friends=tuple([REGION_IDS[region] for region in friends(state, place, side)]),
    )


def _commander(state: WotrState, place: int, side: int) -> str | None:
    """Who commands what stands in a place, where two share a side."""
    if state.players == 2 or not partners(state, side):
        return None
    seat = controller(state, place, side)
    apart = stand_apart(state, place, side)
    return None if apart or seat == NOBODY else SEATINGS[state.players].ids[seat]


def _threat(state: WotrState, place: int, side: int) -> Threat:
    dice, rerolls = attack_strength(state, place, side)
    return Threat(place=PLACE_IDS[place], dice=dice, rerolls=rerolls)


def _alone(there: dict[str, Army]) -> Army:
    """The army in a place where only one side can stand."""
    return next(iter(there.values()))


def counted(figures: list[int]) -> dict[str, int]:
    """Figures by their names, those that are there."""
    return {FIGURE_IDS[n]: count for n, count in enumerate(figures) if count}


def characters(state: WotrState) -> dict[str, str]:
    """Where each character is."""
    return {
        name: PLACE_IDS[at] if at >= 0 else NOWHERE[at]
        for name, at in zip(CHARACTER_IDS, state.where, strict=True)
    }


# -- the tracks ----------------------------------------------------------------------------------


def _victory(state: WotrState, side: int) -> Victory:
    found = [
        Captured(region=REGION_IDS[r], points=REGIONS[r].victory_points) for r in captured(state, side)
    ]
    return Victory(points=victory_points(state, side), goal=VICTORY[side], captured=tuple(found))


def _nation(state: WotrState, nation: int) -> Nation:
    return Nation(
        side=SIDES[NATIONS[nation].side],
        step=state.politics[nation],
        to_war=AT_WAR - state.politics[nation],
        active=state.active[nation],
        at_war=state.at_war(nation),
    )


def _fellowship(state: WotrState) -> Fellowship:
    return Fellowship(
        region=None if state.ring_bearers == NOBODY else REGION_IDS[state.ring_bearers],
        progress=state.progress,
        mordor=None if state.mordor < 0 else state.mordor,
        mordor_end=CRACK_OF_DOOM,
        hidden=state.hidden,
        corruption=state.corruption,
        corruption_limit=CORRUPTION_LIMIT,
        guide="gollum" if state.guide == GOLLUM else CHARACTER_IDS[state.guide],
        companions=tuple([CHARACTER_IDS[c] for c in state.companions()]),
        declared=state.declared,
        strove=state.strove,
    )


def _hunt(state: WotrState) -> Hunt:
    return Hunt(
        box={name: state.hunt_box[side] for side, name in enumerate(SIDES)},
        box_before=state.hunt_box_before,
        level=min(state.hunt_box[SHADOW], MOST_DICE),
        need=None if state.mordor >= 0 else next_need(state),
        rerolls=hunt_rerolls(state),
        odds=_hunt_odds(state),
    )


def _hunt_odds(state: WotrState) -> HuntOdds:
    odds = hunt_odds(state)
    return HuntOdds(
        found=1.0 if state.mordor >= 0 else 1.0 - odds.successes[0],
        successes=tuple(odds.successes),
        damage=tuple(odds.damage),
        reveal=odds.reveal,
        stop=odds.stop,
    )


def _tiles(numbers: list[int]) -> tuple[str, ...]:
    return tuple([TILE_IDS[tile] for tile in sorted(numbers)])


# -- dice and cards ------------------------------------------------------------------------------


def dice(state: WotrState, side: int) -> dict[str, int]:
    """A side's unused action dice."""
    base = FACE_COUNT * side
    return {face: state.dice[base + n] for n, face in enumerate(FACES) if state.dice[base + n]}


def _cards(numbers: list[int]) -> tuple[str, ...]:
    return tuple([CARD_IDS[card] for card in sorted(numbers)])


def backs(numbers: list[int]) -> dict[str, int]:
    """Cards face down: how many of each deck."""
    return {
        deck: len([card for card in numbers if CARDS[card].deck == n]) for n, deck in enumerate(DECKS)
    }


def _hand(state: WotrState, seat: int) -> dict[str, int]:
    known = backs(state.hands[seat])
    return {deck: known[deck] + state.unseen(seat, n) for n, deck in enumerate(DECKS)}


def _own(state: WotrState, seat: int) -> Own | None:
    if not 0 <= seat < len(state.hands):
        return None
    return Own(
        hand=_cards(state.hands[seat]),
        hidden_discards=_cards(state.hidden_discards[seat]),
        given=_cards(unseen_since(state, seat)),
    )


def _clockwork(state: WotrState) -> Clockwork | None:
    table = state.clockwork
    if table is None:
        return None
    return Clockwork(
        occupied=tuple([REGION_IDS[r] for r in SETTLEMENTS if table.occupied[r]]),
        battle_cards=tuple([CARD_IDS[card] for card in reversed(table.battle_cards)]),
        under_the_decks={deck: _cards(table.unplayable[n]) for n, deck in enumerate(DECKS)},
    )


def _seat(state: WotrState, seat: int) -> Seat:
    seating = SEATINGS[state.players]
    side = seating.sides[seat]
    minions = [CHARACTER_IDS[minion] for minion, master in seating.master.items() if master == seat]
    return Seat(
        side=SIDES[side],
        nations=tuple([id for n, id in enumerate(NATION_IDS) if seating.owner[n] == seat]),
        minions=tuple(sorted(minions)),
        leading=state.leading[side] == seat,
        acting=state.acting == seat,
        resting=tuple(
            [id for n, id in enumerate(NATION_IDS) if tired(state, n) and seating.owner[n] == seat]
        ),
        points=seat_points(state, seat),
    )


# -- the battle ----------------------------------------------------------------------------------


def _battle(state: WotrState, battle: fought.Battle, seat: int) -> Battle:
    return Battle(
        kind=BATTLE_KINDS[battle.kind],
        side=SIDES[battle.side],
        region=REGION_IDS[REGION_OF[battle.target]],
        start=PLACE_IDS[battle.start],
        target=PLACE_IDS[battle.target],
        round=battle.round,
        rounds_granted=battle.rounds_granted,
        white_rider=battle.white_rider,
        surprise=battle.surprise,
        bound=battle.bound,
        attacker=_front(state, battle, ATTACKER, seat),
        defender=_front(state, battle, DEFENDER, seat),
        odds=_battle_odds(state, battle),
    )


def _battle_odds(state: WotrState, battle: fought.Battle) -> BattleOdds:
    odds = combat_odds(state, battle)
    return BattleOdds(
        round=odds.round,
        attacker=tuple(odds.attacker),
        defender=tuple(odds.defender),
        ends=FightOdds(won=odds.ends.won, lost=odds.ends.lost, both=odds.ends.both),
    )


def _front(state: WotrState, battle: fought.Battle, who: int, seat: int) -> Front:
    """One army's side, with the back alone of a card that the seat may not know yet."""
    front = battle.fronts[who]
    side, need = battle.side_of(who), to_hit(battle, who)
    secret = front.card >= 0 and not front.from_table and face_down(state)
    hidden = secret and state.speaks[side] != seat
    back = CARDS[front.card].deck if secret else NOBODY
    if state.clockwork is not None and side == SHADOW and state.clockwork.laid != NOBODY:
        # Not even the rules know which card it is.
        hidden, back = True, state.clockwork.laid
    return Front(
        side=SIDES[side],
        place=PLACE_IDS[battle.place_of(who)],
        card=UNKNOWN if hidden else combat_card(front.card),
        back=None if back == NOBODY else DECKS[back],
        from_table=front.from_table,
        cancelled=front.cancelled,
        to_roll=dice_to_roll(state, battle, who),
        need=need,
        storms=storms(battle, who),
        roll_bonus=front.roll_bonus,
        reroll_bonus=front.reroll_bonus,
        leader_dice=leader_dice(state, battle, who),
        silenced=None if front.silenced == NOBODY else CHARACTER_IDS[front.silenced],
        dice=tuple(front.dice),
        roll_hits=sum([hits(die, front.roll_bonus, need) for die in front.dice]),
        reroll_hits=front.reroll_hits,
        more_hits=front.more_hits,
        struck=front.struck,
        hits=front.hits + front.more_hits,
    )


def combat_card(card: int) -> str | None:
    """The card that an army uses this round: None while that is open."""
    if card == UNDECIDED:
        return None
    return NO_CARD_WORD if card == NO_CARD else CARD_IDS[card]


# -- what is asked, and how it ended -------------------------------------------------------------


def _decision(state: WotrState, seat: int) -> Asking | None:
    decision = state.decision
    if decision is None:
        return None
    own = decision.seat == seat
    about: Any = decision.step.about(state, seat)
    return Asking(
        seat=SEATINGS[state.players].ids[decision.seat],
        kind=decision.kind,
        about=about,
        options=tuple([str(option) for option in decision.options]) if own else (),
    )


def _outcome(state: WotrState) -> Ended | None:
    if state.outcome is None:
        return None
    winners = tuple([SEATINGS[state.players].ids[winner] for winner in state.outcome.winners])
    return Ended(winners=winners, how=state.outcome.how)
