"""Positions of War of the Ring, read. See docs/positions.md.

What is left out is as at the start of the game; `armies`, if given, is the whole board. What we have not
written ourselves is checked: the table must be one that can lie there between two actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mathom.core.faults import BadPosition
from mathom.core.position import Reader, shown
from mathom.core.seal import SEAL, ours
from mathom.games.wotr.box import (
    AT_WAR,
    CARD_IDS,
    CARDS,
    CHARACTER_IDS,
    CORRUPTION_LIMIT,
    CRACK_OF_DOOM,
    DECKS,
    DIE_FACES,
    ELVEN_RINGS,
    EYE,
    FACE_COUNT,
    FACES,
    FIGURES,
    FIRST_STEP,
    FREE,
    GOLLUM,
    MINIONS,
    NATIONS,
    NOBODY,
    NOT_YET,
    REARGUARD,
    REGION_IDS,
    SHADOW,
    SIDES,
    START_DICE,
    TILE_IDS,
    TILES,
)
from mathom.games.wotr.clockwork.setup import wind_up
from mathom.games.wotr.deeds import EVENTS, Lasting
from mathom.games.wotr.position.agenda import (
    check_outcome,
    read_milestone,
    read_outcome,
    read_pending,
)
from mathom.games.wotr.position.battle import read_battle
from mathom.games.wotr.position.board import check_board, read_board
from mathom.games.wotr.position.clockwork import laid_aside, read_clockwork
from mathom.games.wotr.position.seats import check_mixed, read_seats
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.fellowship import guides
from mathom.games.wotr.steps.journey import TRACK_END
from mathom.games.wotr.steps.setup import prepare
from mathom.games.wotr.steps.turn import bonus_dice
from mathom.games.wotr.view.hidden import face_down

MOST_TURNS = 10**9
BONUS_DICE = [2, 3]
GUIDE_IDS = [*CHARACTER_IDS, "gollum"]


# -- reading -------------------------------------------------------------------------------------


def read(data: Mapping[str, Any], state: WotrState) -> WotrState:
    """The state that a position describes on an empty table; what is left out is as at the start."""
    prepare(state)
    if state.clockwork is not None:
        wind_up(state)
    reader = Reader(data)
    reader.raw(SEAL)
    state.turn = reader.number("turn", 1, 1, MOST_TURNS)
    if state.clockwork is not None:
        read_clockwork(state, state.clockwork, reader.part("clockwork"))
    read_board(state, reader)
    state.minions_came = any([state.where[minion] != NOT_YET for minion in MINIONS])
    _read_politics(state, reader.part("politics"))
    _read_fellowship(state, reader.part("fellowship"))
    _read_dice(state, reader)
    _read_tiles(state, reader.part("tiles"))
    if state.players > 2:
        read_seats(state, reader)
    ended = read_outcome(state, reader)
    battle = reader.raw("battle")
    own = ours(data)
    if own and battle is not None:
        state.battle = read_battle(battle)
    if own and ended is None:
        read_pending(state, reader)
    _read_cards(state, reader)
    if not own:
        _check_table(state, battle)
        check_outcome(state, ended, data)
        if ended is None:
            read_milestone(state, reader, data)
    if ended is not None:
        state.end(ended)
    reader.done()
    return state


def _check_table(state: WotrState, battle: Any) -> None:
    """What can lie on the table between two actions."""
    behind = any(state.figures[FIGURES * REARGUARD :]) or REARGUARD in state.where
    if battle is not None or behind:
        raise BadPosition("wotr-position-battle")
    check_board(state)
    if state.players > 2:
        check_mixed(state)
    _check_dice(state)
    _check_guide(state)
    _check_hands(state)


def _read_politics(state: WotrState, reader: Reader) -> None:
    for nation in NATIONS:
        part = reader.part(nation.id)
        # Only a nation of the Free Peoples can be set back.
        least = nation.politics if nation.side == SHADOW else FIRST_STEP
        step = part.number("step", state.politics[nation.index], least, AT_WAR)
        usual = nation.active or step == AT_WAR
        active = flag(part, f"politics.{nation.id}.active", usual)
        part.done()
        if not active and usual:
            raise BadPosition("wotr-position-passive", nation=nation.id)
        state.politics[nation.index] = step
        state.active[nation.index] = active
    reader.done()


def _read_fellowship(state: WotrState, reader: Reader) -> None:
    if "mordor" in reader:
        if "region" in reader or "progress" in reader:
            raise BadPosition("wotr-position-mordor")
        state.mordor = reader.number("mordor", 0, 0, CRACK_OF_DOOM)
        state.ring_bearers = NOBODY
    else:
        state.ring_bearers = reader.word("region", "rivendell", REGION_IDS)
        state.progress = reader.number("progress", 0, 0, TRACK_END)
    state.hidden = flag(reader, "fellowship.hidden", True)
    # The last tile may hurt more than there is room for on the track.
    state.corruption = reader.number("corruption", 0, 0, 3 * CORRUPTION_LIMIT)
    able = guides(state)
    usual = state.guide if state.guide in able else able[0] if able else GOLLUM
    state.guide = reader.word("guide", GUIDE_IDS[usual], GUIDE_IDS)
    state.declared = flag(reader, "fellowship.declared", False)
    state.strove = flag(reader, "fellowship.strove", False)
    reader.done()


def _check_guide(state: WotrState) -> None:
    """One of the highest Level guides."""
    able = guides(state) or [GOLLUM]
    if state.guide not in able:
        raise BadPosition("wotr-position-guide", character=GUIDE_IDS[state.guide])


# -- dice and rings ------------------------------------------------------------------------------


def _read_dice(state: WotrState, reader: Reader) -> None:
    pool, dice = reader.part("pool"), reader.part("dice")
    box, rings = reader.part("hunt_box"), reader.part("rings")
    for side, name in enumerate(SIDES):
        least, most = START_DICE[side], START_DICE[side] + BONUS_DICE[side]
        state.pool[side] = pool.number(name, least + bonus_dice(state, side), least, most)
        own = dice.part(name)
        for face in sorted(set(DIE_FACES[side]) - {EYE}):
            state.dice[FACE_COUNT * side + face] = own.number(FACES[face], 0, 0, most)
        own.done()
        state.hunt_box[side] = box.number(name, 0, 0, most)
        state.rings[side] = rings.number(name, state.rings[side], 0, ELVEN_RINGS)
    if sum(state.rings) > ELVEN_RINGS:
        raise BadPosition("wotr-position-rings", count=sum(state.rings), most=ELVEN_RINGS)
    for part in (pool, dice, box, rings):
        part.done()
    state.hunt_box_before = reader.number("hunt_box_before", 0, 0, START_DICE[FREE] + BONUS_DICE[FREE])
    for seat in reader.words("ring_used", SEATINGS[state.players].ids):
        state.ring_used[seat] = True
    state.messenger_used = flag(reader, "messenger_used", False)


def _check_dice(state: WotrState) -> None:
    """Nobody has more dice than his pool."""
    for side, name in enumerate(SIDES):
        count = state.unused_dice(side) + state.hunt_box[side]
        if count > state.pool[side]:
            raise BadPosition("wotr-position-dice", side=name, count=count, most=state.pool[side])


# -- tiles and cards -----------------------------------------------------------------------------


def _read_tiles(state: WotrState, reader: Reader) -> None:
    """Standard tiles named nowhere are in the pool; special ones named nowhere are not in play."""
    state.drawn_tiles = reader.words("drawn", TILE_IDS)
    state.waiting_tiles = reader.words("waiting", TILE_IDS)
    state.removed_tiles = reader.words("removed", TILE_IDS)
    added = reader.words("added", TILE_IDS)
    reader.done()
    placed = state.drawn_tiles + state.waiting_tiles + state.removed_tiles + added
    _once(placed, TILE_IDS)
    for tile in state.waiting_tiles + added:
        if TILES[tile].special == NOBODY:
            raise BadPosition("wotr-position-standard", tile=TILE_IDS[tile])
    in_mordor = [tile.index for tile in TILES if tile.special != NOBODY and tile.index in placed]
    for tile in in_mordor:
        if (state.mordor >= 0) == (tile in state.waiting_tiles) and tile not in state.removed_tiles:
            raise BadPosition("wotr-position-special", tile=TILE_IDS[tile])
    state.tiles = [
        tile.index
        for tile in TILES
        if tile.index in added or (tile.special == NOBODY and tile.index not in placed)
    ]


def _read_cards(state: WotrState, reader: Reader) -> None:
    """Cards named nowhere are still in their decks."""
    hands, discards = reader.part("hands"), reader.part("discards")
    hidden = reader.part("hidden_discards")
    placed: list[int] = []
    for side, name in enumerate(SIDES):
        state.discards[side] = _read_pile(discards, name, side, placed)
    seating = SEATINGS[state.players]
    for seat, name in enumerate(seating.ids):
        state.hands[seat] = _read_pile(hands, name, seating.sides[seat], placed)
        state.hidden_discards[seat] = _read_pile(hidden, name, seating.sides[seat], placed)
    for part in (hands, discards, hidden):
        part.done()
    state.table = reader.words("table", CARD_IDS)
    placed += state.table
    if state.clockwork is not None:
        placed += laid_aside(state.clockwork)
    for card in state.table:
        if not isinstance(EVENTS[card], Lasting):
            raise BadPosition("wotr-position-table", card=CARD_IDS[card])
    if state.battle is not None and face_down(state):
        placed += [front.card for front in state.battle.fronts if front.card >= 0]
    _once(placed, CARD_IDS)
    for index, deck in enumerate(state.decks):
        state.decks[index] = [card for card in deck if card not in placed]
    if state.clockwork is not None:
        for number, name in enumerate(DECKS):
            most = len(state.decks[2 * SHADOW + number])
            if state.clockwork.face_down[number] > most:
                raise BadPosition("wotr-position-face-down", deck=name, most=most)


def _read_pile(reader: Reader, name: str, side: int, placed: list[int]) -> list[int]:
    """The cards of one pile, which are of one side; what has been placed so far grows by them."""
    pile = reader.words(name, CARD_IDS)
    placed += pile
    for card in pile:
        if CARDS[card].side != side:
            raise BadPosition("wotr-position-card", card=CARD_IDS[card], side=SIDES[side])
    return pile


def _check_hands(state: WotrState) -> None:
    seating = SEATINGS[state.players]
    for seat, name in enumerate(seating.ids):
        unseen = sum([state.unseen(seat, deck) for deck in range(len(DECKS))])
        count, most = len(state.hands[seat]) + unseen, seating.hand_limit[seat]
        if count > most:
            raise BadPosition("wotr-position-hand", side=name, count=count, most=most)


def _once(numbers: list[int], ids: list[str]) -> None:
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadPosition("position-twice", thing=ids[number])


def flag(reader: Reader, where: str, usual: bool) -> bool:
    """Yes or no; the last word of `where` is its name in this table."""
    value = reader.raw(where.rpartition(".")[2])
    if value is None:
        return usual
    if type(value) is not bool:
        raise BadPosition("wotr-position-flag", where=where, value=shown(value))
    return value
