"""5. Assignment phase, also the fierce one (p. 14, 15)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.box import FIERCE
from mathom.games.tcg.engine.assigning import (
    ambushes,
    can_meet,
    character_free,
    character_open,
    minion_free,
    opponents_of,
)
from mathom.games.tcg.engine.changes import FIGHTS, TWILIGHT
from mathom.games.tcg.engine.durations import assignment_starts
from mathom.games.tcg.engine.forecast import fight
from mathom.games.tcg.engine.scope import NO_CARD, Happening
from mathom.games.tcg.options import DONE, NO, YES
from mathom.games.tcg.phases import ASSIGNED, ASSIGNED_TO, ASSIGNMENT
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.phase import END_OF, fought_over, minions, start_phase
from mathom.games.tcg.steps.procedure import IN_TURN
from mathom.games.tcg.steps.refusing import named, why_not_assigned
from mathom.games.tcg.steps.triggers import announce, is_awaited

ASSIGNING: Final = Rule("tcg", "assignment", 14)


class AssignmentPhase(Step[TcgState]):
    """Assignment actions, then defenders are assigned."""

    rule = ASSIGNING
    fields = {"fierce": codecs.YES_NO}

    def __init__(self, fierce: bool) -> None:
        self.fierce: Final = fierce

    def run(self, state: TcgState) -> Decision | None:
        state.fierce = bool(self.fierce)
        if not fought_over(state, ASSIGNMENT):
            return None
        assignment_starts(state)
        # Who is not fierce now does not come into the fierce skirmishes; who is does (p. 15).
        state.fierce_minions = [card for card in minions(state) if state.has(card, FIERCE)]
        state.agenda += [END_OF[ASSIGNMENT], AssignDefenders(()), IN_TURN]
        start_phase(state, ASSIGNMENT, state.free)
        return None


def meetings(state: TcgState, free: list[int], characters: list[int]) -> list[Option]:
    """Each of the minions with each of the characters that it can meet."""
    return [
        state.table.pair("assign", minion, character)
        for character in characters
        for minion in free
        if can_meet(state, minion, character)
    ]


def _pairs(state: TcgState, minions: tuple[int, ...]) -> tuple[questions.Pair, ...]:
    """The minions that were assigned so far, and to whom."""
    names = state.table.names
    return tuple(
        [
            questions.Pair(minion=names[minion], character=names[state.assigned[minion]])
            for minion in minions
            if state.assigned[minion] != NO_CARD
        ]
    )


def _fights(state: TcgState, options: list[Option]) -> tuple[questions.Fight, ...]:
    """What would come of each skirmish that could be assigned, in the order of the options."""
    found: list[questions.Fight] = []
    for option in options:
        minion, character = option.args
        found.append(fight(state, character, [*opponents_of(state, character), minion]))
    return tuple(found)


def assign(state: TcgState, minion: int, character: int) -> None:
    """A minion and a character will skirmish; what answers to that is told afterwards."""
    state.assigned[minion] = character
    state.changed(FIGHTS)
    if state.events is not None:
        state.tell(
            "assigned", {"card": state.table.names[minion], "other": state.table.names[character]}
        )


def announce_assigned(state: TcgState, assigned: tuple[int, ...], seat: int, source: int) -> None:
    """What answers to these minions and their characters being assigned does so next.

    Each is assigned to skirmish each of his opponents, but to a skirmish only once: a character who had
    opponents already is so no more.
    """
    if not assigned or not (is_awaited(state, ASSIGNED) or is_awaited(state, ASSIGNED_TO)):
        return
    for minion in reversed(assigned):
        character = state.assigned[minion]
        announce(state, Happening(ASSIGNED_TO, character, minion, source=source, seat=seat))
        announce(state, Happening(ASSIGNED_TO, minion, character, source=source, seat=seat))
        announce(state, Happening(ASSIGNED, minion, source=source, seat=seat))
    characters = list(dict.fromkeys([state.assigned[minion] for minion in assigned]))
    for character in reversed(characters):
        if all([one in assigned for one in opponents_of(state, character)]):
            announce(state, Happening(ASSIGNED, character, source=source, seat=seat))


class AssignDefenders(Step[TcgState]):
    """The Free Peoples player assigns his characters as he likes, one minion each and never two to one
    minion. All of it takes effect together."""

    rule = ASSIGNING
    kind = "defend"
    fields = {"assigned": codecs.CARDS}

    def __init__(self, assigned: tuple[int, ...]) -> None:
        self.assigned: Final = assigned
        """The minions assigned so far."""

    def run(self, state: TcgState) -> Decision | None:
        options = self._options(state)
        if options:
            return state.ask(self, state.free, [*options, DONE])
        self._done(state)
        return None

    def _options(self, state: TcgState) -> list[Option]:
        state.look()
        free = [card for card in state.living if minion_free(state, card)]
        if not free:
            return []
        characters = [card for card in state.living if character_free(state, card)]
        return meetings(state, free, characters)

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is DONE:
            self._done(state)
            return
        minion, character = option.args
        assign(state, minion, character)
        state.push(AssignDefenders((*self.assigned, minion)))

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        return why_not_assigned(state, state.free, option, attack=False)

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.Defending(
            assigned=_pairs(state, self.assigned), fights=_fights(state, self._options(state))
        )

    def _done(self, state: TcgState) -> None:
        # A minion that a card unassigns later is not left over (rules 10.2).
        state.look()
        left = tuple([card for card in state.living if minion_free(state, card)])
        for seat in reversed(state.shadows()):
            state.push(AssignLeftovers(seat, left, ()))
        announce_assigned(state, self.assigned, state.free, NO_CARD)
        for minion in reversed(self.assigned):
            numbers = ambushes(state, minion)
            if numbers:
                state.push(Ambush(minion, tuple(numbers)))


class Ambush(Step[TcgState]):
    """When his minion is assigned by the Free Peoples player, its owner may add twilight (p. 27)."""

    rule = Rule("tcg", "ambush", 27)
    kind = "ambush"
    fields = {"minion": codecs.CARD, "numbers": codecs.NUMBERS}

    def __init__(self, minion: int, numbers: tuple[int, ...]) -> None:
        self.minion: Final = minion
        self.numbers: Final = numbers

    def run(self, state: TcgState) -> Decision | None:
        return state.ask(self, state.owner(self.minion), [YES, NO])

    def chosen(self, state: TcgState, option: Option) -> None:
        if len(self.numbers) > 1:
            state.push(Ambush(self.minion, self.numbers[1:]))
        if option is YES:
            state.twilight += self.numbers[0]
            state.changed(TWILIGHT)
            if state.events is not None:
                state.tell("ambush", {"card": state.table.names[self.minion], "count": self.numbers[0]})

    def gaps(self, state: TcgState) -> dict[str, str | int | Text]:
        return {"count": self.numbers[0], "card": named(state, self.minion)}

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.Ambushing(
            minion=state.table.names[self.minion],
            against=state.table.name(state.assigned[self.minion]),
            twilight=self.numbers[0],
            more=self.numbers[1:],
        )


class AssignLeftovers(Step[TcgState]):
    """Each Shadow player may assign his minions that are left over, to anybody and in any number."""

    rule = ASSIGNING
    kind = "attack"
    fields = {"seat": codecs.SEAT, "leftover": codecs.CARDS, "assigned": codecs.CARDS}

    def __init__(self, seat: int, leftover: tuple[int, ...], assigned: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.leftover: Final = leftover
        self.assigned: Final = assigned

    def run(self, state: TcgState) -> Decision | None:
        options = self._options(state)
        if options:
            return state.ask(self, self.seat, [*options, DONE])
        self._done(state)
        return None

    def _options(self, state: TcgState) -> list[Option]:
        mine = [
            card
            for card in self.leftover
            if state.owner(card) == self.seat and state.active(card) and minion_free(state, card)
        ]
        if not mine:
            return []
        characters = [card for card in state.living if character_open(state, card)]
        return meetings(state, mine, characters)

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is DONE:
            self._done(state)
            return
        minion, character = option.args
        assign(state, minion, character)
        state.push(AssignLeftovers(self.seat, self.leftover, (*self.assigned, minion)))

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        return why_not_assigned(state, self.seat, option, attack=True)

    def about(self, state: TcgState, seat: int) -> Question | None:
        left = [card for card in self.leftover if state.is_in_play(card) and minion_free(state, card)]
        return questions.Attacking(
            assigned=_pairs(state, self.assigned),
            leftover=state.table.called(left),
            fights=_fights(state, self._options(state)),
        )

    def _done(self, state: TcgState) -> None:
        announce_assigned(state, self.assigned, self.seat, NO_CARD)
