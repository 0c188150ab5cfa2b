"""Sites: how they come to lie on the adventure path, and how one replaces another (rules 8, 15)."""

from __future__ import annotations

from mathom.games.tcg.box import LEFT
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.state import ADVENTURE, CONTROLLED, PATH, TcgState


def site_of(state: TcgState, seat: int, number: int) -> int:
    """The site of a number in a player's adventure deck, or NO_CARD."""
    for site in state.sites[seat]:
        if state.card(site).site_number == number:
            return site
    return NO_CARD


def can_replace(state: TcgState, seat: int, number: int) -> bool:
    """Whether a player has a site of a number to play: one cannot be replaced by its like."""
    site, old = site_of(state, seat, number), state.path[number]
    if site == NO_CARD:
        return False
    return old == NO_CARD or state.card(old).index != state.card(site).index


def lay_site(state: TcgState, seat: int, number: int) -> None:
    """A player puts his site of a number on the path, in place of the one that lies there.

    The old one goes back to its owner's adventure deck; cards on it move to the new one, and whoever
    controls it controls the new one.
    """
    site, old = site_of(state, seat, number), state.path[number]
    state.sites[seat].remove(site)
    state.zone[site] = PATH if state.controller[number] < 0 else CONTROLLED
    state.path[number] = site
    if old != NO_CARD:
        for card, under in enumerate(state.on):
            if under == old:
                state.on[card] = site
        state.zone[old] = ADVENTURE
        state.sites[state.owner(old)].append(old)
        state.sites[state.owner(old)].sort()
    state.changed()
    if state.events is not None:
        state.tell("site", {"player": seat, "card": state.table.names[site]})


def who_plays_next_site(state: TcgState) -> int:
    """The arrow of the site that is left points to a Shadow player: on the right or on the left."""
    if state.card(state.site()).direction == LEFT:
        return state.left_of(state.free)
    return state.shadows()[0]


def play_next_site(state: TcgState) -> None:
    """If the next site does not lie on the path yet, a Shadow player plays his of that number."""
    number = state.marker[state.free] + 1
    if state.path[number] == NO_CARD:
        lay_site(state, who_plays_next_site(state), number)
