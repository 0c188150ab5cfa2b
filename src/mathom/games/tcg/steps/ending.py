"""Winning, losing, and going on without a player (rules 1)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.state import Outcome
from mathom.core.text import Rule
from mathom.games.tcg.engine.durations import phase_ends
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.engine.zones import take, to_discard
from mathom.games.tcg.state import LAST_SITE, PATH, REMOVED, TcgState
from mathom.games.tcg.steps.phase import Milestone
from mathom.games.tcg.steps.regroup import DiscardMinions, ShadowsReconcile
from mathom.games.tcg.steps.sites import lay_site

ENDING: Final = Rule("tcg", "ending", 8)

ARRIVED: Final = "arrived"
CORRUPTED: Final = "corrupted"
KILLED: Final = "killed"
LAST: Final = "last"
"""More than two players began, and only one is left."""
DRAWN: Final = "drawn"
"""All who were left lost at the same moment."""


class Arrived(Step[TcgState]):
    """At the last site, all skirmishes over and the Ring-bearer alive: the game is won.

    No regroup phase is played there, and without minions nothing else is either (rules 1.2, 1.3).
    """

    rule = ENDING

    def run(self, state: TcgState) -> Decision | None:
        if state.marker[state.free] == LAST_SITE and state.is_in_play(state.bearer[state.free]):
            state.end(Outcome((state.free,), ARRIVED))
        return None


def lose(state: TcgState, seats: list[int], how: str) -> None:
    """Players lose, at the same moment if several do; whoever is then alone has won."""
    left = [seat for seat in range(state.table.players) if state.playing[seat] and seat not in seats]
    if state.events is not None:
        for seat in seats:
            state.tell("lost", {"player": seat, "how": how})
    if not left:
        state.end(Outcome(tuple(seats), DRAWN))
    elif len(left) == 1:
        state.end(Outcome((left[0],), how if state.table.players == 2 else LAST))
    else:
        for seat in seats:
            _leave_game(state, seat)
        _go_on(state)


def _go_on(state: TcgState) -> None:
    """The others finish the turn of one who has lost: they reconcile, and minions are discarded."""
    while not isinstance(state.agenda[-1], Milestone):
        state.agenda.pop()
    state.scopes, state.dying = [], []
    state.in_skirmish = state.fierce = False
    state.skirmish = state.last_gone = NO_CARD
    state.fighting, state.beaten = [], []
    state.assigned = [NO_CARD] * len(state.assigned)
    phase_ends(state)
    if state.turn:
        state.push(DiscardMinions())
        state.push(ShadowsReconcile())


def _leave_game(state: TcgState, seat: int) -> None:
    """His marker and all his cards leave; his sites are replaced by those of the others (rules 1.8)."""
    _replace_sites(state, seat)
    for number in state.controlled(seat):
        _set_free(state, number)
    state.playing[seat] = False
    for card in range(len(state.zone)):
        if state.owner(card) != seat:
            continue
        for other, under in enumerate(state.on):
            if under == card and state.owner(other) != seat:
                to_discard(state, other)
    for card in range(len(state.zone)):
        if state.owner(card) == seat:
            take(state, card)
            state.zone[card] = REMOVED
    state.sites[seat] = []
    state.burdens[seat] = 0
    state.wearing[seat] = False
    state.bearer[seat] = state.ring[seat] = NO_CARD
    removed = [card for card, zone in enumerate(state.zone) if zone == REMOVED]
    state.lasting = [one for one in state.lasting if one.source not in removed]
    state.changed()


def _replace_sites(state: TcgState, seat: int) -> None:
    """In the order of their numbers, from the player on his right counter-clockwise, one each."""
    order = state.order
    at = order.index(seat) if seat in order else 0
    others = [order[at - step] for step in range(1, len(order))]
    others = [other for other in others if state.playing[other]]
    turn = 0
    for number in range(1, LAST_SITE + 1):
        site = state.path[number]
        if site != NO_CARD and state.owner(site) == seat:
            lay_site(state, others[turn % len(others)], number)
            turn += 1


def _set_free(state: TcgState, number: int) -> None:
    """A site that the lost player controlled goes back to the path; cards on it are discarded."""
    site = state.path[number]
    for card, under in enumerate(state.on):
        if under == site:
            to_discard(state, card)
    state.controller[number] = -1
    state.zone[site] = PATH
    state.changed()
