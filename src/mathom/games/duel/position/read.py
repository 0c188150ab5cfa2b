"""Positions of Duel as plain data: how one is read. See docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mathom.core.chance import Chance
from mathom.core.faults import BadPosition
from mathom.core.position import Reader, shown
from mathom.core.seal import SEAL, ours
from mathom.games.duel.box import (
    CARD_IDS,
    CARDS,
    COINS,
    GOAL,
    LANDMARK_IDS,
    LANDMARKS,
    LAYOUTS,
    RACES,
    REGION_IDS,
    REGIONS,
    SEATS,
    START_COINS,
    TOKEN_IDS,
    TOKENS,
    UNITS,
)
from mathom.games.duel.position.agenda import (
    COUNTED,
    check_looked,
    check_outcome,
    read_outcome,
    read_pending,
)
from mathom.games.duel.state import HIDDEN, REGION_COUNT, TAKEN, DuelState
from mathom.games.duel.steps import chapter, conquest, effects, turn

RESTS: Final = ["unseen", "discarded"]
"""What became of the cards of this chapter that a position does not name."""
UNDER_WAY: Final = ("agenda", "decision", "to_act", SEAL)


def read(data: Mapping[str, Any], chance: Chance, extra_turns: str) -> DuelState:
    """The state that a position describes; what is left out is as at the start of the game."""
    state = DuelState()
    state.lay_out(chance, extra_turns)
    # What chance deals in place of what is left out belongs to the record of the match.
    state.drawn, state.events = [], []
    if not isinstance(data, Mapping):
        # The reader says so.
        Reader(data)
    if "to_act" in data:
        # The same table, at the beginning of this seat's turn, whatever was under way.
        parts = {name: part for name, part in data.items() if name not in UNDER_WAY}
        data = parts | {"turn": data["to_act"]}
    reader = Reader({name: part for name, part in data.items() if name != SEAL})
    state.chapter = reader.number("chapter", 1, 1, len(LAYOUTS))
    state.turn = reader.word("turn", "sauron", SEATS)
    state.extra = reader.number("extra", 0, 0, 9)
    for seat in (0, 1):
        _read_player(state, seat, reader.part(SEATS[seat]))
    if sum(state.coins) > COINS:
        raise BadPosition("duel-position-coins", count=sum(state.coins), most=COINS)
    for region, name in enumerate(REGION_IDS):
        if state.units[region] and state.units[REGION_COUNT + region]:
            raise BadPosition("duel-position-conflict", region=name)
    _read_tokens(state, reader.part("stacks"))
    landmarks_known = _read_landmarks(state, reader)
    ended = read_outcome(reader)
    _read_cards(state, reader, counted=ended is not None and ended.how in COUNTED)
    if ended is None:
        read_pending(state, reader, ours(data))
    else:
        check_outcome(state, ended, reader)
    check_looked(state)
    reader.done()
    _deal(state, landmarks_known)
    return state


def _deal(state: DuelState, landmarks_known: bool) -> None:
    """Let chance decide what the position leaves open, once it is certain that it can be."""
    if not landmarks_known:
        chapter.ShowLandmarks().run(state)
    for slot, face_up in enumerate(LAYOUTS[state.chapter - 1].face_up):
        if face_up and state.layout[slot] == HIDDEN:
            chapter.turn_up(state, slot)
    if state.agenda == [turn.TakeTurn()]:
        # Cards that the last turn made available are turned up before the next turn begins.
        chapter.turn_up_available(state)


def _read_player(state: DuelState, seat: int, reader: Reader) -> None:
    state.coins[seat] = reader.number("coins", START_COINS[seat], 0, COINS)
    for card in reader.words("cards", CARD_IDS):
        state.add_card(seat, card)
    for token in reader.words("tokens", TOKEN_IDS):
        state.tokens[seat] |= 1 << token
    state.owned_landmarks[seat] = reader.words("landmarks", LANDMARK_IDS)
    state.quest[seat] = reader.number("quest", 0, 0, GOAL)
    if "units" in reader:
        units = reader.part("units")
        for region, name in enumerate(REGION_IDS):
            state.units[REGION_COUNT * seat + region] = units.number(name, 0, 0, UNITS)
        units.done()
    else:
        for it in REGIONS:
            state.units[REGION_COUNT * seat + it.index] = it.start[seat]
    conquest.fill_supply(state)
    if state.supply[seat] < 0:
        raise BadPosition(
            "duel-position-units", seat=SEATS[seat], count=UNITS - state.supply[seat], most=UNITS
        )
    built = [LANDMARKS[landmark].region for landmark in state.owned_landmarks[seat]]
    for region in reader.words("fortresses", REGION_IDS, [REGION_IDS[region] for region in built]):
        if region not in built:
            raise BadPosition("duel-position-fortress", seat=SEATS[seat], region=REGION_IDS[region])
        state.fortresses[seat] |= 1 << region
    reader.done()


def _read_tokens(state: DuelState, reader: Reader) -> None:
    for race, name in enumerate(RACES):
        ids = [token.id if token.race == race else "" for token in TOKENS]
        state.stacks[race] = tuple(reader.words(name, ids))
    reader.done()
    seen = [token for stack in state.stacks for token in stack]
    for seat in (0, 1):
        seen += [token for token in range(len(TOKENS)) if state.tokens[seat] >> token & 1]
    _once(seen, TOKEN_IDS)
    state.token_pool = [token for token in range(len(TOKENS)) if token not in seen]


def _read_landmarks(state: DuelState, reader: Reader) -> bool:
    """Whether the position says which landmarks lie open."""
    known = "landmarks" in reader
    state.landmarks = reader.words("landmarks", LANDMARK_IDS)
    if len(state.landmarks) > chapter.LANDMARKS_SHOWN:
        raise BadPosition("duel-position-landmarks", count=len(state.landmarks))
    taken = state.landmarks + state.owned_landmarks[0] + state.owned_landmarks[1]
    _once(taken, LANDMARK_IDS)
    state.landmark_stack = [n for n in range(len(LANDMARKS)) if n not in taken]
    return known


def _read_cards(state: DuelState, reader: Reader, counted: bool) -> None:
    """Cards named nowhere are unseen if they are of this chapter, discarded if of an earlier one."""
    dealt = "layout" in reader
    slots: list[Any] = reader.list("layout")
    state.left_out = reader.words("left_out", CARD_IDS)
    for seat in reader.words("looked", SEATS):
        state.looked |= 1 << seat
    state.discard = reader.words("discard", CARD_IDS)
    for slot in slots:
        if slot is not None and slot != "?" and slot not in CARD_IDS:
            raise BadPosition("position-word", where="layout", value=shown(slot))
    laid = [CARD_IDS.index(slot) for slot in slots if slot is not None and slot != "?"]
    gone = state.discard + state.cards[0] + state.cards[1]
    _once(laid + state.left_out + gone, CARD_IDS)
    for card in laid + state.left_out + gone:
        now = CARDS[card].chapter
        if now > state.chapter or (now < state.chapter and card not in gone):
            raise BadPosition("duel-position-chapter", card=CARD_IDS[card], chapter=state.chapter)
    for card in range(len(CARDS)):
        if card not in laid and card not in state.left_out and card not in gone:
            if CARDS[card].chapter == state.chapter:
                state.unseen.append(card)
            elif CARDS[card].chapter < state.chapter:
                state.discard.append(card)
    rest = reader.word("rest", "unseen", RESTS)
    # Once the regions are counted, the cards that were left out are known to all and lie in the discard.
    left_out = 0 if counted or state.looked else effects.LEFT_OUT
    if RESTS[rest] == "discarded":
        _discard_the_rest(state, slots.count("?") + left_out)
    _read_layout(state, slots if dealt else _fresh(state, left_out), left_out)


def _discard_the_rest(state: DuelState, unseen: int) -> None:
    """The cards of the chapter that are named nowhere were discarded, but for those that nobody saw.

    Which ones those are, chance says.
    """
    pool = state.unseen
    state.unseen = []
    while pool and len(state.unseen) < unseen:
        card = state.draw("card", pool, CARD_IDS)
        pool.remove(card)
        state.unseen.append(card)
    state.unseen.sort()
    state.discard += pool


def _fresh(state: DuelState, left_out: int) -> list[Any]:
    """The chapter's layout when it is not described: as many slots filled as cards are left for it."""
    count = len(LAYOUTS[state.chapter - 1].row)
    filled = min(max(len(state.unseen) - left_out, 0), count)
    return ["?"] * filled + [None] * (count - filled)


def _read_layout(state: DuelState, slots: list[Any], left_out: int) -> None:
    plan = LAYOUTS[state.chapter - 1]
    if len(slots) != len(plan.row):
        raise BadPosition("duel-position-slots", count=len(slots), most=len(plan.row))
    state.layout = [
        TAKEN if slot is None else HIDDEN if slot == "?" else CARD_IDS.index(slot) for slot in slots
    ]
    for slot, above in enumerate(plan.covered_by):
        covered = any([state.layout[upper] != TAKEN for upper in above])
        if covered and state.layout[slot] == TAKEN:
            raise BadPosition("duel-position-covered", slot=slot)
        if covered and state.layout[slot] >= 0 and not plan.face_up[slot]:
            raise BadPosition("duel-position-face-down", card=CARD_IDS[state.layout[slot]])
        if not covered and state.layout[slot] != TAKEN:
            state.open.append(slot)
    unseen = state.layout.count(HIDDEN) + left_out
    if len(state.unseen) != unseen:
        raise BadPosition("duel-position-unseen", count=len(state.unseen), most=unseen)


def _once(numbers: list[int], ids: list[str]) -> None:
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadPosition("position-twice", thing=ids[number])
