"""Playing a card, step by step (rules 11.7)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule
from mathom.core.view import Question
from mathom.games.tcg import codecs
from mathom.games.tcg.box import EVENT, FREE
from mathom.games.tcg.engine.bearing import bearers, could_bear
from mathom.games.tcg.engine.changes import TWILIGHT
from mathom.games.tcg.engine.deeds import deed
from mathom.games.tcg.engine.scope import NO_CARD, Happening, Scope
from mathom.games.tcg.engine.values import gained_costs, twilight_cost
from mathom.games.tcg.engine.zones import enter_play, take, to_discard
from mathom.games.tcg.phases import PLAYED
from mathom.games.tcg.questions import ChoosingBearer
from mathom.games.tcg.state import VOID, TcgState
from mathom.games.tcg.steps.refusing import BEARERS, COSTS, cards_of, named, refused
from mathom.games.tcg.steps.resolve import END_ACTION, END_PART, Resolve, pay_all
from mathom.games.tcg.steps.triggers import announce

PLAYING: Final = Rule("tcg", "playing", 18)


def play(state: TcgState, card: int, seat: int, change: int = 0, only: tuple[int, ...] = ()) -> None:
    """Play a card, its cost changed by so much, only on some bearers; requirements were checked."""
    if state.table.types[card] == EVENT:
        play_event(state, card, None, change)
    elif deed(state.table.kinds[card]).plays_on is not None:
        state.push(ChooseBearer(card, seat, change, only))
    else:
        pay_and_place(state, card, seat, NO_CARD, change)


class ChooseBearer(Step[TcgState]):
    """Whom the card is played on."""

    rule = PLAYING
    kind = "bearer"
    fields = {"card": codecs.CARD, "seat": codecs.SEAT, "change": codecs.AMOUNT, "only": codecs.CARDS}

    def __init__(self, card: int, seat: int, change: int, only: tuple[int, ...]) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.change: Final = change
        self.only: Final = only
        """Only these, if a card's effect plays it on certain ones."""

    def run(self, state: TcgState) -> Decision | None:
        found = self._bearers(state)
        if len(found) > 1:
            options = [state.table.option("on", bearer) for bearer in found]
            return state.ask(self, self.seat, options)
        if found:
            pay_and_place(state, self.card, self.seat, found[0], self.change)
        return None

    def _bearers(self, state: TcgState) -> list[int]:
        found = bearers(state, self.card, self.seat, self.change)
        return [bearer for bearer in found if bearer in self.only] if self.only else found

    def chosen(self, state: TcgState, option: Option) -> None:
        pay_and_place(state, self.card, self.seat, option.args[0], self.change)

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        cards = cards_of(state, option)
        if option.verb != "on" or len(cards) != 1:
            return None
        names = {"card": named(state, self.card), "other": named(state, cards[0])}
        if cards[0] not in could_bear(state, self.card, self.seat):
            return refused("cannot-bear", BEARERS, **names)
        if self.only and cards[0] not in self.only:
            return refused("choice", PLAYING, card=names["other"])
        return refused("dear-there", COSTS, **names)

    def about(self, state: TcgState, seat: int) -> Question | None:
        names, costs = state.table.names, {}
        for bearer in self._bearers(state):
            costs[names[bearer]] = max(0, twilight_cost(state, self.card, bearer) + self.change)
        return ChoosingBearer(card=names[self.card], costs=costs)


def pay_twilight(state: TcgState, card: int, bearer: int, change: int) -> None:
    """A Free Peoples card adds its cost to the pool, a Shadow card takes it from there."""
    cost = max(0, twilight_cost(state, card, bearer) + change)
    state.twilight += cost if state.table.cards[card].side == FREE else -cost
    state.changed(TWILIGHT)


def pay_and_place(state: TcgState, card: int, seat: int, bearer: int, change: int) -> None:
    """The card is shown, its costs are paid, twilight first; then it comes into play."""
    pay_twilight(state, card, bearer, change)
    take(state, card)
    state.zone[card] = VOID
    scope = Scope(card, seat)
    scope.remember(0, (bearer,) if bearer >= 0 else ())
    state.scopes.append(scope)
    state.agenda += [EndPlaying(card), END_PART, Place(card, seat, bearer)]
    extra, gained = deed(state.table.kinds[card]).extra_costs, gained_costs(state, card)
    if extra or gained:
        pay_all(state, (*[one.cost for one in extra], *gained))


class Place(Step[TcgState]):
    """Into play; then "when you play" texts and responses."""

    rule = PLAYING
    fields = {"card": codecs.CARD, "seat": codecs.SEAT, "bearer": codecs.CARD}

    def __init__(self, card: int, seat: int, bearer: int) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.bearer: Final = bearer

    def run(self, state: TcgState) -> Decision | None:
        enter_play(state, self.card, self.bearer)
        state.played.append(self.card)
        if state.events is not None:
            told: dict[str, str | int] = {"player": self.seat, "card": state.table.names[self.card]}
            if self.bearer == NO_CARD:
                state.tell("played", told)
            else:
                state.tell("played_on", told | {"other": state.table.names[self.bearer]})
        announce(state, Happening(PLAYED, self.card, self.bearer, seat=self.seat))
        return None


def play_event(state: TcgState, card: int, happening: Happening | None, change: int = 0) -> None:
    """An event: shown, paid for, carried out, discarded."""
    ability = deed(state.card(card).index).event
    assert ability is not None
    seat = state.owner(card)
    pay_twilight(state, card, NO_CARD, change)
    take(state, card)
    state.zone[card] = VOID
    state.played.append(card)
    if state.events is not None:
        state.tell("played", {"player": seat, "card": state.table.names[card]})
    state.push(EndPlaying(card))
    state.scopes.append(Scope(card, seat, happening))
    state.push(END_ACTION)
    state.push(Resolve(ability.effect.id))
    state.push(EventPlayed(card, seat))
    pay_all(state, (*ability.costs, *gained_costs(state, card)))


class EventPlayed(Step[TcgState]):
    """Its costs are paid: responses to an event come before its effect."""

    rule = PLAYING
    fields = {"card": codecs.CARD, "seat": codecs.SEAT}

    def __init__(self, card: int, seat: int) -> None:
        self.card: Final = card
        self.seat: Final = seat

    def run(self, state: TcgState) -> Decision | None:
        announce(state, Happening(PLAYED, self.card, seat=self.seat))
        return None


class EndPlaying(Step[TcgState]):
    """An event, or a card whose costs could not all be paid, goes to the discard pile."""

    rule = PLAYING
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: TcgState) -> Decision | None:
        if state.zone[self.card] == VOID:
            to_discard(state, self.card)
        return None
