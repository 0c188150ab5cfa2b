"""Alliances with the races (p. 6): two equal symbols, three different ones, and the tokens won."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.games.duel import codecs, deeds
from mathom.games.duel.box import CARDS, COLOURS, RACES, TOKEN_IDS, TOKENS
from mathom.games.duel.codecs import SEAT
from mathom.games.duel.options import RACE, TOKEN
from mathom.games.duel.questions import Keeping
from mathom.games.duel.state import DuelState
from mathom.games.duel.steps.ending import check_races

ALLIANCE: Final = Rule("duel", "alliance", 6)
PAIR: Final = 2
TRIPLE: Final = 3


class RaceSymbol(Step[DuelState]):
    """A green card has come into play: it may win the game or earn an alliance."""

    rule = ALLIANCE
    fields = {"seat": SEAT, "race": codecs.RACE}

    def __init__(self, seat: int, race: int) -> None:
        self.seat: Final = seat
        self.race: Final = race

    def run(self, state: DuelState) -> Decision | None:
        check_races(state, self.seat)
        if state.outcome is not None:
            return None
        same = sum([CARDS[card].race == self.race for card in state.cards[self.seat]])
        if same == PAIR:
            state.push(ChooseToken(self.seat, reveal(state, self.seat, self.race, PAIR)))
        # Races never leave a play area, so the third different one comes once per game.
        races = [race for race in range(len(RACES)) if state.races[self.seat] >> race & 1]
        if same == 1 and len(races) == TRIPLE:
            tokens: tuple[int, ...] = ()
            for race in races:
                tokens += reveal(state, self.seat, race, 1)
            state.push(ChooseToken(self.seat, tokens))
        return None


def reveal(state: DuelState, seat: int, race: int, count: int) -> tuple[int, ...]:
    """Turn up the top tokens of a race's stack, for both players to see, as many as there are."""
    stack = state.stacks[race]
    if len(stack) < count and state.chance.listens:
        pool = [token for token in state.token_pool if TOKENS[token].race == race]
        missing = min(count - len(stack), len(pool))
        state.expect(Occasion("token", missing, seat, "alliance", race=RACES[race]))
    while len(stack) < count:
        pool = [token for token in state.token_pool if TOKENS[token].race == race]
        if not pool:
            break
        token = state.draw("token", pool, TOKEN_IDS)
        state.token_pool.remove(token)
        stack = (*stack, token)
    # They stay in their places until one of them is chosen: the others return to the top anyway.
    state.stacks[race] = stack
    shown = stack[:count]
    if state.events is not None:
        for token in shown:
            state.tell("revealed_token", seat, {"token": TOKEN_IDS[token]})
    return shown


class ChooseToken(Step[DuelState]):
    """Keep one of the tokens that were turned up."""

    rule = ALLIANCE
    kind = "token"
    fields = {"seat": SEAT, "tokens": codecs.TOKENS}

    def __init__(self, seat: int, tokens: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tokens: Final = tokens

    def run(self, state: DuelState) -> Decision | None:
        if not self.tokens:
            return None
        return Decision(self, self.seat, [TOKEN[token] for token in self.tokens])

    def about(self, state: DuelState, seat: int) -> Keeping:
        return Keeping(tokens=tuple([TOKEN_IDS[token] for token in self.tokens]))

    def why_not(self, state: DuelState, option: Option) -> Reason | None:
        return Reason(Text("duel-refusal-token"), ALLIANCE) if option.verb == "token" else None

    def chosen(self, state: DuelState, option: Option) -> None:
        take_token(state, self.seat, option.args[0])


def take_token(state: DuelState, seat: int, token: int) -> None:
    """The token goes in front of the player; what it does at once is done at once."""
    it = TOKENS[token]
    state.stacks[it.race] = tuple([other for other in state.stacks[it.race] if other != token])
    state.tokens[seat] |= 1 << token
    if state.events is not None:
        state.tell("token", seat, {"token": it.id})
    if not it.on:
        state.agenda += deeds.OF_TOKEN[seat][token]
    check_races(state, seat)


class AnyAlliance(Step[DuelState]):
    """The Grey Havens: an alliance with any race, as if two equal symbols had been gathered."""

    rule = ALLIANCE
    kind = "race"
    fields = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DuelState) -> Decision | None:
        left = [len(stack) for stack in state.stacks]
        for token in state.token_pool:
            left[TOKENS[token].race] += 1
        options = [RACE[race] for race in range(len(RACES)) if left[race]]
        return Decision(self, self.seat, options) if options else None

    def why_not(self, state: DuelState, option: Option) -> Reason | None:
        return Reason(Text("duel-refusal-race"), ALLIANCE) if option.verb == "race" else None

    def chosen(self, state: DuelState, option: Option) -> None:
        state.push(ChooseToken(self.seat, reveal(state, self.seat, option.args[0], PAIR)))


def _reacting(on: str) -> list[int]:
    return [token.index for token in TOKENS if token.on == on]


ON_COLOUR: Final = [_reacting(colour) for colour in COLOURS]
ON_CHAIN: Final = _reacting("chain")
ON_LANDMARK: Final = _reacting("landmark")
"""The tokens that react to what a player does."""


def react(state: DuelState, seat: int, reacting: list[int]) -> None:
    """Push what the seat's tokens add to what it has just done.

    Called before the card's own effects are pushed, so that they come first, and so that a token which
    those effects win does not react to the card that won it.
    """
    tokens = state.tokens[seat]
    for token in reacting:
        if tokens >> token & 1:
            state.agenda += deeds.OF_TOKEN[seat][token]
