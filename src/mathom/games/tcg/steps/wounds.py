"""Wounds, exertion, death, and leaving play (rules 12)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.tcg import codecs
from mathom.games.tcg.box import MINION, RING
from mathom.games.tcg.engine import changes
from mathom.games.tcg.engine.scope import NO_CARD, Happening
from mathom.games.tcg.engine.values import forbidden, touches
from mathom.games.tcg.engine.zones import take, to_dead_pile, to_discard
from mathom.games.tcg.language.traits import (
    BE_DISCARDED,
    BE_EXERTED,
    BE_HEALED,
    MOST_WOUNDS,
    TAKE_WOUNDS,
    WOUNDS_PREVENTED,
)
from mathom.games.tcg.phases import (
    ABOUT_DISCARDED,
    ABOUT_KILLED,
    ABOUT_WOUND,
    DISCARDED,
    EXERTED,
    HEALED,
    KILLED,
    WOUNDED,
)
from mathom.games.tcg.state import VOID, TcgState
from mathom.games.tcg.steps.triggers import (
    Awaiting,
    announce,
    await_all,
    await_answers,
    parting_words,
    prevent,
)

WOUNDS: Final = Rule("tcg", "wounds", 6)


# -- wounding ------------------------------------------------------------------------------------


def can_take_wound(state: TcgState, card: int) -> bool:
    """Whether a character may take one more wound."""
    if not state.is_in_play(card) or forbidden(state, TAKE_WOUNDS, card):
        return False
    for entry in state.in_force[MOST_WOUNDS]:
        if touches(state, entry, card):
            amount = entry.trait.amount
            most = entry.amount
            if not entry.fixed and amount is not None:
                most = amount.value(state, entry.scope)
            if state.suffered.get(card, 0) >= most:
                return False
    return True


def wounds_prevented(state: TcgState, card: int) -> bool:
    """Whether all wounds to a character are prevented: he may still be chosen to take one."""
    state.look()
    return any([touches(state, entry, card) for entry in state.in_force[WOUNDS_PREVENTED]])


class Wound(Step[TcgState]):
    """A character is about to take a wound, from a card's effect or from the rules."""

    rule = WOUNDS
    fields = {"card": codecs.CARD, "source": codecs.CARD, "seat": codecs.SEAT}

    def __init__(self, card: int, source: int = NO_CARD, seat: int = -1) -> None:
        self.card: Final = card
        self.source: Final = source
        self.seat: Final = seat

    def run(self, state: TcgState) -> Decision | None:
        if can_take_wound(state, self.card):
            about = Happening(ABOUT_WOUND, self.card, source=self.source, seat=self.seat)
            if wounds_prevented(state, self.card):
                state.push(PlaceWound(about))
                prevent(state, about)
            else:
                await_answers(state, PlaceWound(about))
        return None


class PlaceWound(Awaiting):
    """The wound is placed. `settle` sees whether it kills."""

    rule = WOUNDS

    def run(self, state: TcgState) -> Decision | None:
        card = self.happening.card
        state.wounds[card] += 1
        state.suffered[card] = state.suffered.get(card, 0) + 1
        state.changed(changes.WOUNDS)
        if state.events is not None:
            state.tell("wounded", {"card": state.table.names[card]})
        announce(state, Happening(WOUNDED, card, source=self.happening.source))
        return None


def can_exert(state: TcgState, card: int, times: int = 1) -> bool:
    """An exhausted character cannot exert; to exert N times takes N + 1 vitality (rules 12.4)."""
    if not state.is_in_play(card):
        return False
    return state.vitality(card) > times and not forbidden(state, BE_EXERTED, card)


def exert(state: TcgState, card: int, source: int) -> None:
    """Place a wound as effort: it cannot be prevented."""
    if not can_exert(state, card):
        return
    state.wounds[card] += 1
    state.changed(changes.WOUNDS)
    if state.events is not None:
        state.tell("exerted", {"card": state.table.names[card]})
    announce(state, Happening(EXERTED, card, source=source))


def can_heal(state: TcgState, card: int) -> bool:
    """Whether there is a wound, and nothing keeps it there."""
    return state.wounds[card] > 0 and not forbidden(state, BE_HEALED, card)


def heal(state: TcgState, card: int, source: int = NO_CARD) -> None:
    """Remove one wound."""
    if not state.is_in_play(card) or not can_heal(state, card):
        return
    state.wounds[card] -= 1
    state.changed(changes.WOUNDS)
    if state.events is not None:
        state.tell("healed", {"card": state.table.names[card]})
    announce(state, Happening(HEALED, card, source=source))


# -- dying ---------------------------------------------------------------------------------------


class Kill(Step[TcgState]):
    """A character is about to be killed; all who are about to be killed at once are so together."""

    rule = WOUNDS
    fields = {"card": codecs.CARD, "source": codecs.CARD}

    def __init__(self, card: int, source: int = NO_CARD) -> None:
        self.card: Final = card
        self.source: Final = source

    def run(self, state: TcgState) -> Decision | None:
        together: list[Awaiting] = []
        kill: Step[TcgState] = self
        while isinstance(kill, Kill):
            if state.is_in_play(kill.card):
                if kill.card not in state.dying:
                    state.dying.append(kill.card)
                together.append(Die(Happening(ABOUT_KILLED, kill.card, source=kill.source)))
            kill = state.agenda.pop()
        state.push(kill)
        await_all(state, together)
        return None


class Die(Awaiting):
    """Companions and allies to the dead pile, minions to the discard pile (rules 12.3)."""

    rule = WOUNDS

    def run(self, state: TcgState) -> Decision | None:
        dead = still_in_play(state, self)
        for about in dead:
            if about.card == state.bearer[state.free]:
                state.push(Fallen())
        all_leave(state, KILLED, dead)
        return None


def still_in_play(state: TcgState, first: Awaiting) -> list[Happening]:
    """What this step and those like it that come next wait for, all at once, as far as the cards are
    still there: one of them may have gone already, instead of another."""
    found: list[Happening] = []
    kind, step = type(first), first
    while True:
        if state.is_in_play(step.happening.card):
            found.append(step.happening)
        if not state.agenda or type(state.agenda[-1]) is not kind:
            return found
        following = state.agenda.pop()
        assert isinstance(following, Awaiting)
        step = following


class Fallen(Step[TcgState]):
    """The Ring-bearer is dead. While this waits, an answer may still make somebody else Ring-bearer."""

    rule = WOUNDS

    def run(self, state: TcgState) -> Decision | None:
        # `settle` sees whether the game is lost.
        state.changed()
        return None


# -- leaving play --------------------------------------------------------------------------------


def leave(state: TcgState, card: int, to_dead: bool) -> None:
    """A card leaves play: all it bears and all that is stacked on it is discarded (rules 12.7)."""
    for borne in state.borne_by(card):
        if state.card(borne).type == RING:
            # It waits for another Ring-bearer.
            take(state, borne)
            state.zone[borne] = VOID
        else:
            leave(state, borne, to_dead=False)
    for above in state.stacked_on(card):
        to_discard(state, above)
    if to_dead:
        to_dead_pile(state, card)
    else:
        to_discard(state, card)


def discard_from_hand(state: TcgState, card: int) -> None:
    """A card goes from hand to the discard pile, for all to see."""
    if state.events is not None:
        state.tell("discarded", {"card": state.table.names[card]})
    to_discard(state, card)


def all_leave(state: TcgState, kind: int, abouts: list[Happening]) -> None:
    """Cards leave play at once, killed or discarded; what answers to it comes when all are gone."""
    leaving: list[int] = []
    for about in abouts:
        leaving += [about.card, *state.borne_by(about.card)]
    for about in reversed(abouts):
        happened = Happening(kind, about.card, source=about.source)
        announce(state, happened, parting_words(state, happened, leaving))
    for about in abouts:
        if state.events is not None:
            told: dict[str, str | int] = {"card": state.table.names[about.card]}
            if kind == KILLED:
                state.tell("killed", told)
            else:
                state.tell("discarded", told)
        if state.is_in_play(about.card):
            leave(state, about.card, kind == KILLED and state.card(about.card).type != MINION)


def can_be_discarded(state: TcgState, card: int, by: int) -> bool:
    """The Ring-bearer cannot be discarded (DOUBT 9), nor can what a card protects."""
    return card not in state.bearer and not forbidden(state, BE_DISCARDED, card, by)


class DiscardFromPlay(Step[TcgState]):
    """A card in play is about to be discarded; all that one effect discards are so together."""

    rule = WOUNDS
    fields = {"card": codecs.CARD, "source": codecs.CARD, "seat": codecs.SEAT}

    def __init__(self, card: int, source: int = NO_CARD, seat: int = -1) -> None:
        self.card: Final = card
        self.source: Final = source
        self.seat: Final = seat

    def run(self, state: TcgState) -> Decision | None:
        together: list[Awaiting] = []
        going: Step[TcgState] = self
        while isinstance(going, DiscardFromPlay):
            card, by = going.card, going.source
            if state.is_in_play(card) and can_be_discarded(state, card, by):
                together.append(
                    GoToDiscard(Happening(ABOUT_DISCARDED, card, source=by, seat=going.seat))
                )
            going = state.agenda.pop()
        state.push(going)
        await_all(state, together)
        return None


class GoToDiscard(Awaiting):
    """The card goes to the discard pile."""

    rule = WOUNDS

    def run(self, state: TcgState) -> Decision | None:
        all_leave(state, DISCARDED, still_in_play(state, self))
        return None
