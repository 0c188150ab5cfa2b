"""Sites controlled and liberated (rules 15)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.text import Rule
from mathom.games.tcg.engine.scope import Happening, Scope
from mathom.games.tcg.engine.zones import to_discard
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.phases import ABOUT_CONTROL
from mathom.games.tcg.state import CONTROLLED, LAST_SITE, PATH, TcgState
from mathom.games.tcg.steps.triggers import Awaiting, await_answers
from mathom.games.tcg.steps.wounds import leave
from mathom.games.tcg.wording.clause import Clause, order
from mathom.games.tcg.wording.speech import Speech

__all__ = ["liberate", "take_control"]

NO_SITE: Final = 0


def site_to_control(state: TcgState) -> int:
    """The number of the lowest site on the path, if every player's marker is beyond it."""
    markers = [state.marker[seat] for seat in state.order if state.playing[seat]]
    for number in range(1, LAST_SITE + 1):
        if state.path[number] >= 0 and state.controller[number] < 0:
            return number if number < min(markers) else NO_SITE
    return NO_SITE


class TakeControl(Effect):
    """A Shadow player takes control of a site. Others may answer before it happens."""

    def possible(self, state: TcgState, scope: Scope) -> bool:
        return site_to_control(state) != NO_SITE

    def apply(self, state: TcgState, scope: Scope) -> None:
        number = site_to_control(state)
        if number != NO_SITE:
            site = state.path[number]
            about = Happening(ABOUT_CONTROL, site, source=scope.source, seat=scope.seat)
            await_answers(state, PutInSupportArea(about))

    def reads(self, speech: Speech) -> Clause:
        return order("take-control", speech)


def take_control() -> Effect:
    """Take control of a site."""
    return TakeControl()


class PutInSupportArea(Awaiting):
    """The site goes sideways into the support area of whoever controls it now."""

    rule = Rule("tcg", "control", 28)

    def run(self, state: TcgState) -> Decision | None:
        site = self.happening.card
        state.controller[state.card(site).site_number] = self.happening.seat
        state.zone[site] = CONTROLLED
        state.changed()
        if state.events is not None:
            taken: dict[str, str | int] = {"card": state.table.names[site]}
            state.tell("controls", taken | {"player": self.happening.seat})
        return None


def site_to_liberate(state: TcgState, seat: int) -> int:
    """The number of the highest site that an opponent controls."""
    for number in range(LAST_SITE, 0, -1):
        if state.controller[number] not in (-1, seat):
            return number
    return NO_SITE


class Liberate(Effect):
    """The highest site that an opponent controls goes back to the path; cards on it are discarded."""

    def possible(self, state: TcgState, scope: Scope) -> bool:
        return site_to_liberate(state, scope.seat) != NO_SITE

    def apply(self, state: TcgState, scope: Scope) -> None:
        number = site_to_liberate(state, scope.seat)
        if number == NO_SITE:
            return
        site = state.path[number]
        for borne in state.borne_by(site):
            leave(state, borne, to_dead=False)
        for above in state.stacked_on(site):
            to_discard(state, above)
        state.controller[number] = -1
        state.zone[site] = PATH
        state.changed()
        if state.events is not None:
            state.tell("liberated", {"card": state.table.names[site]})

    def reads(self, speech: Speech) -> Clause:
        return order("liberate", speech)


def liberate() -> Effect:
    """Liberate a site."""
    return Liberate()
