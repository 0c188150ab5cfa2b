"""Moving to the next site (rules 8)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Reason, Rule
from mathom.games.tcg.box import COMPANION
from mathom.games.tcg.engine.changes import TWILIGHT
from mathom.games.tcg.engine.scope import NO_CARD, Happening
from mathom.games.tcg.engine.table import letter
from mathom.games.tcg.engine.values import total, touches
from mathom.games.tcg.language.traits import CANNOT_MOVE, MOVE_LIMIT, MUST_MOVE, SHADOW_NUMBER
from mathom.games.tcg.phases import MOVES, MOVES_FROM, MOVES_TO
from mathom.games.tcg.questions import Crossing
from mathom.games.tcg.state import LAST_SITE, TcgState
from mathom.games.tcg.steps.refusing import refused
from mathom.games.tcg.steps.sites import play_next_site, who_plays_next_site
from mathom.games.tcg.steps.triggers import announce

MOVING: Final = Rule("tcg", "moving", 11)
MOVE_LIMIT_RULE: Final = Rule("tcg", "move-limit", 17)

USUAL_MOVES: Final = 2


def move_limit(state: TcgState) -> int:
    """Two moves a turn; with four players or more, as many as there were opponents (rules 8).

    What changes the limit does so for the whole turn (p. 17): such effects last until its end.
    """
    usual = max(USUAL_MOVES, state.table.players - 1)
    return usual + total(state, MOVE_LIMIT, NO_CARD)


def can_move_again(state: TcgState) -> bool:
    """Whether there is a next site, the limit allows it and no card forbids it."""
    if state.marker[state.free] == LAST_SITE or state.moves >= move_limit(state):
        return False
    return not _says(state, CANNOT_MOVE)


def why_not_move(state: TcgState) -> Reason | None:
    """Why the fellowship cannot move on."""
    if state.marker[state.free] == LAST_SITE:
        return refused("last-site", MOVING)
    if state.moves >= move_limit(state):
        return refused("move-limit", MOVE_LIMIT_RULE, count=state.moves, most=move_limit(state))
    return refused("cannot-move", MOVING) if _says(state, CANNOT_MOVE) else None


def must_move_again(state: TcgState) -> bool:
    """Whether a card leaves the Free Peoples player no choice."""
    return can_move_again(state) and _says(state, MUST_MOVE)


def _says(state: TcgState, kind: int) -> bool:
    state.look()
    said = state.in_force[kind]
    return len(said) > 0 and any([touches(state, entry, NO_CARD) for entry in said])


def shadow_number(state: TcgState, site: int) -> int:
    """The Shadow number of a site after modifiers, at least 0."""
    return max(0, state.card(site).shadow_number + total(state, SHADOW_NUMBER, site))


def companions(state: TcgState) -> list[int]:
    """The companions of the fellowship: each adds to the twilight of a move."""
    state.look()
    types = state.table.types
    return [card for card in state.living if types[card] == COMPANION]


def crossing(state: TcgState) -> Crossing | None:
    """What the next move would cost as things stand; None at the last site."""
    number = state.marker[state.free] + 1
    if number > LAST_SITE or state.site() == NO_CARD:
        return None
    site, count = state.path[number], len(companions(state))
    lies = site != NO_CARD
    shadow = shadow_number(state, site) if lies else None
    return Crossing(
        number=number,
        site=state.table.name(site),
        played_by=None if lies else letter(who_plays_next_site(state)),
        shadow_number=shadow,
        companions=count,
        twilight=None if shadow is None else shadow + count,
    )


class Move(Step[TcgState]):
    """The fellowship moves to the next site, which is played first if it does not lie there yet.

    DOUBT 4: the marker moves after the answers to "moves from" and "moves", as in the order of rules 8.
    """

    rule = MOVING

    def run(self, state: TcgState) -> Decision | None:
        if state.marker[state.free] == LAST_SITE:
            return None
        left = state.site()
        play_next_site(state)
        state.push(Arrive())
        announce(state, Happening(MOVES, left, seat=state.free))
        announce(state, Happening(MOVES_FROM, left, seat=state.free))
        return None


class Arrive(Step[TcgState]):
    """The marker moves; then come the answers to "moves to"; then twilight is added."""

    rule = MOVING

    def run(self, state: TcgState) -> Decision | None:
        state.marker[state.free] += 1
        state.moves += 1
        state.moved = True
        state.played_before = len(state.played)
        state.changed()
        site = state.site()
        if state.events is not None:
            moved: dict[str, str | int] = {"player": state.free}
            state.tell("moved", moved | {"card": state.table.names[site]})
        state.push(AddTwilight())
        announce(state, Happening(MOVES_TO, site, seat=state.free))
        return None


class AddTwilight(Step[TcgState]):
    """As much as the site's Shadow number, and one for each companion."""

    rule = MOVING

    def run(self, state: TcgState) -> Decision | None:
        added = shadow_number(state, state.site()) + len(companions(state))
        state.twilight += added
        state.changed(TWILIGHT)
        if state.events is not None:
            state.tell("twilight", {"count": added})
        return None
