"""Positions of Duel as plain data, written and read. See docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mathom.core.agenda import Step
from mathom.core.chance import Chance
from mathom.core.faults import BadPosition
from mathom.core.position import Reader, read_step, write_step
from mathom.core.state import Outcome
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
from mathom.games.duel.state import HIDDEN, REGION_COUNT, TAKEN, DuelState
from mathom.games.duel.steps import alliances, chapter, conquest, effects, ending, quest, setup, turn
from mathom.games.duel.view import layout, outcome, player

WORDS: Final = {
    "seat": SEATS,
    "race": RACES,
    "region": REGION_IDS,
    "regions": REGION_IDS,
    "tokens": TOKEN_IDS,
}

STEPS: Final[dict[str, type[Step[Any]]]] = {
    kind.__name__: kind
    for kind in (
        setup.Prepare, chapter.PrepareChapter, chapter.ShowLandmarks, chapter.EndChapter,
        turn.TakeTurn, turn.EndTurn, turn.NextTurn,
        effects.GainCoins, effects.OpponentLosesCoins, effects.ExtraTurn, effects.PlayFromDiscard,
        effects.DiscardGreyCard, effects.Pick,
        quest.Advance, alliances.RaceSymbol, alliances.ChooseToken, alliances.AnyAlliance,
        conquest.PlaceUnits, conquest.PlaceRedUnits, conquest.PlaceApart, conquest.MoveUnits,
        conquest.RemoveUnits, conquest.PlaceFortress, conquest.RemoveFortress, ending.CountRegions,
    )
}  # fmt: skip

HOWS: Final = ["quest", "races", "conquest", "regions", "shared"]


# -- writing -------------------------------------------------------------------------------------


def write(state: DuelState) -> dict[str, Any]:
    """The whole position."""
    data: dict[str, Any] = {
        "chapter": state.chapter,
        "turn": SEATS[state.turn],
        "extra": state.extra,
        "layout": layout(state),
        "discard": [CARD_IDS[card] for card in state.discard],
        "landmarks": [LANDMARK_IDS[landmark] for landmark in state.landmarks],
        "stacks": {
            race: [TOKEN_IDS[token] for token in stack]
            for race, stack in zip(RACES, state.stacks, strict=True)
            if stack
        },
        "fellowship": player(state, 0),
        "sauron": player(state, 1),
    }
    if state.looked:
        data["left_out"] = [CARD_IDS[card] for card in state.left_out]
        data["looked"] = [name for seat, name in enumerate(SEATS) if state.looked >> seat & 1]
    if state.outcome is not None:
        data["outcome"] = outcome(state)
    if state.decision is not None:
        data["agenda"] = [write_step(step, WORDS) for step in state.agenda]
        data["decision"] = write_step(state.decision.step, WORDS)
    return data


# -- reading -------------------------------------------------------------------------------------


def read(data: Mapping[str, Any], chance: Chance, extra_turns: str) -> DuelState:
    """The state that a position describes; what is left out is as at the start of the game."""
    state = DuelState()
    state.lay_out(chance, extra_turns)
    # What chance deals in place of what is left out belongs to the record of the match.
    state.drawn, state.events = [], []
    reader = Reader(data)
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
    _read_landmarks(state, reader)
    _read_cards(state, reader)
    _read_agenda(state, reader)
    reader.done()
    return state


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


def _read_landmarks(state: DuelState, reader: Reader) -> None:
    shown = "landmarks" in reader
    state.landmarks = reader.words("landmarks", LANDMARK_IDS)
    if len(state.landmarks) > chapter.LANDMARKS_SHOWN:
        raise BadPosition("duel-position-landmarks", count=len(state.landmarks))
    taken = state.landmarks + state.owned_landmarks[0] + state.owned_landmarks[1]
    _once(taken, LANDMARK_IDS)
    state.landmark_stack = [n for n in range(len(LANDMARKS)) if n not in taken]
    if not shown:
        chapter.ShowLandmarks().run(state)


def _read_cards(state: DuelState, reader: Reader) -> None:
    """Cards named nowhere are unseen if they are of this chapter, discarded if of an earlier one."""
    dealt = "layout" in reader
    slots: list[Any] = reader.list("layout")
    state.left_out = reader.words("left_out", CARD_IDS)
    for seat in reader.words("looked", SEATS):
        state.looked |= 1 << seat
    state.discard = reader.words("discard", CARD_IDS)
    for slot in slots:
        if slot is not None and slot != "?" and slot not in CARD_IDS:
            raise BadPosition("position-word", where="layout", value=str(slot)[:60])
    laid = [CARD_IDS.index(slot) for slot in slots if slot is not None and slot != "?"]
    elsewhere = state.left_out + state.discard + state.cards[0] + state.cards[1]
    _once(laid + elsewhere, CARD_IDS)
    for card in laid + elsewhere:
        now = CARDS[card].chapter
        if now > state.chapter or (now < state.chapter and (card in laid or card in state.left_out)):
            raise BadPosition("duel-position-chapter", card=CARD_IDS[card], chapter=state.chapter)
    for card in range(len(CARDS)):
        if card not in laid and card not in elsewhere:
            if CARDS[card].chapter == state.chapter:
                state.unseen.append(card)
            elif CARDS[card].chapter < state.chapter:
                state.discard.append(card)
    here = [card for card in elsewhere if CARDS[card].chapter == state.chapter]
    _read_layout(state, slots if dealt else _fresh(state, len(here)))


def _fresh(state: DuelState, gone: int) -> list[Any]:
    """The chapter's layout when it is not described: as many cards gone as lie elsewhere."""
    count = len(LAYOUTS[state.chapter - 1].row)
    return ["?"] * max(0, count - gone) + [None] * min(count, gone)


def _read_layout(state: DuelState, slots: list[Any]) -> None:
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
    for slot, face_up in enumerate(plan.face_up):
        if face_up and state.layout[slot] == HIDDEN:
            if not state.unseen:
                break
            chapter.turn_up(state, slot)
    hidden = state.layout.count(HIDDEN)
    left_out = 0 if state.looked else effects.LEFT_OUT
    if len(state.unseen) != hidden + left_out:
        raise BadPosition("duel-position-unseen", count=len(state.unseen), most=hidden + left_out)


def _read_agenda(state: DuelState, reader: Reader) -> None:
    ended = reader.raw("outcome")
    steps = [read_step(step, STEPS, WORDS) for step in reader.list("agenda")]
    asking = reader.raw("decision")
    if ended is not None:
        part = Reader(ended, "outcome")
        winners = tuple(part.words("winners", SEATS))
        how = HOWS[part.word("how", "", HOWS)]
        part.done()
        state.end(Outcome(winners, how))
        return
    if asking is None:
        # Cards that the last turn made available are turned up before the next turn begins.
        chapter.turn_up_available(state)
        state.agenda = [turn.TakeTurn() if state.open else turn.EndTurn()]
        return
    state.agenda = [*steps, read_step(asking, STEPS, WORDS)]
    _check_agenda(state)


def _check_agenda(state: DuelState) -> None:
    """Either the turn begins, or it ends after effects of the player whose turn it is."""
    first, *rest = state.agenda
    whole = not rest if isinstance(first, turn.TakeTurn) else isinstance(first, turn.EndTurn)
    for step in rest:
        if getattr(step, "seat", None) != state.turn or getattr(step, "count", 0) > UNITS:
            whole = False
        if isinstance(step, alliances.ChooseToken):
            whole &= all(token in state.stacks[TOKENS[token].race] for token in step.tokens)
    if not whole:
        raise BadPosition("duel-position-agenda", seat=SEATS[state.turn])


def _once(numbers: list[int], ids: list[str]) -> None:
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadPosition("position-twice", thing=ids[number])
