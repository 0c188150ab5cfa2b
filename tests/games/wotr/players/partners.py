"""A table of partners: who stands where, told in a few words; whose action it is, who is asked what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.state import Event
from mathom.core.text import Rule
from mathom.games.wotr.armies import force_counted
from mathom.games.wotr.box import (
    BOX,
    CHARACTER_IDS,
    FIGURE_IDS,
    FIGURES,
    NATION_IDS,
    NOT_YET,
    PLACES,
    REGION_COUNT,
    SETTLEMENTS,
    SIDE_OF,
    TOTALS,
    region,
)
from mathom.games.wotr.options import PASS, SKIPPING, parse
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.dice import EndAction
from mathom.games.wotr.steps.mixed import OfferMerge, standing_apart
from mathom.games.wotr.steps.recruiting import KeepLimits
from mathom.games.wotr.steps.setup import prepare
from tests.games.wotr.table import figures, scripted

GONDOR = "gondor-player"
ROHAN = "rohan-player"
WITCH_KING = "witch-king-player"
SARUMAN = "saruman-player"


class Over(Step[WotrState]):
    """The action is over: the test looks where everybody stands."""

    rule = Rule("wotr", "mixed", 46)
    kind = "over"

    def run(self, state: WotrState) -> Decision | None:
        return Decision(self, 0, [PASS, SKIPPING])


def partners(
    armies: Mapping[str, str],
    *,
    players: int = 4,
    inside: Mapping[str, str] | None = None,
    war: Sequence[str] = NATION_IDS,
    mixed: Sequence[str] = (),
    leading: Sequence[str] = (),
    characters: Mapping[str, str] | None = None,
    held: Mapping[str, str] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    chance: Sequence[str] = (),
    **choices: Any,
) -> WotrState:
    """A table between two actions; `armies` is the whole board. All nations are at war unless told.

    The regions in `mixed` hold mixed armies (inside, if there is a garrison). Settlements belong to
    those who began with them or to the army that stands there; `held` says otherwise.
    """
    state = WotrState()
    state.lay_out(scripted(*chance), True, players, **choices)
    prepare(state)
    state.turn = 1
    state.agenda = [Over()]
    state.clear_board()
    for name, told in armies.items():
        _put(state, region(name), told)
    for name, told in (inside or {}).items():
        _put(state, BOX[region(name)], told)
    for figure in range(FIGURES):
        state.reinforcements[figure] = TOTALS[figure] - sum(state.figures[figure::FIGURES])
    for nation, name in enumerate(NATION_IDS):
        if name in war:
            state.politics[nation], state.active[nation] = 4, True
    for name, place in (characters or {}).items():
        state.where[CHARACTER_IDS.index(name)] = region(place)
    for here in SETTLEMENTS:
        box = BOX[here]
        for side in (0, 1):
            if state.units(here, side) and not (box >= 0 and state.units(box, 1 - side)):
                state.owner[here] = side
    for name, owner in (held or {}).items():
        state.owner[region(name)] = ["free", "shadow"].index(owner)
    for name in mixed:
        state.mixed[BOX[region(name)] if inside and name in inside else region(name)] = 1
    for seat in leading:
        number = seat_of(state, seat)
        state.leading[SEATINGS[players].sides[number]] = number
    for seat, cards in (hands or {}).items():
        for card in cards:
            _deal(state, seat_of(state, seat), card)
    state.speaks = state.leading[:]
    state.minions_came = any(state.where[n] != NOT_YET for n in range(9, 12))
    return state


def _put(state: WotrState, place: int, told: str) -> None:
    for name, count in figures(told).items():
        state.put(place, FIGURE_IDS.index(name), count)


def _deal(state: WotrState, seat: int, name: str) -> None:
    card = parse(f"play {name}")
    assert card is not None
    for deck in state.decks:
        if card.args[0] in deck:
            deck.remove(card.args[0])
    state.hands[seat].append(card.args[0])


def seat_of(state: WotrState, name: str) -> int:
    """The number of a seat."""
    return SEATINGS[state.players].ids.index(name)


# -- acting --------------------------------------------------------------------------------------


def act(state: WotrState, seat: str, step: Step[WotrState]) -> WotrState:
    """A seat's action: this step, and what comes after every action."""
    number = seat_of(state, seat)
    state.acting = number
    state.speaks[SEATINGS[state.players].sides[number]] = number
    state.decision = None
    state.events = []
    state.agenda = [Over(), KeepLimits(), OfferMerge(standing_apart(state)), EndAction(), step]
    state.advance()
    return state


def play(state: WotrState, *choices: str) -> WotrState:
    """Make these choices one after the other."""
    for choice in choices:
        assert state.decision is not None
        option = state.decision.find(choice)
        assert option is not None, f"{choice}: {asked(state)} {options(state)}"
        state.apply(option)
    return state


def asked(state: WotrState) -> str:
    """Who has to decide what: "rohan-player merge"; "over" once the action is."""
    assert state.decision is not None
    if state.decision.kind == "over":
        return "over"
    return f"{SEATINGS[state.players].ids[state.decision.seat]} {state.decision.kind}"


def options(state: WotrState) -> list[str]:
    """Everything that can be chosen, in order."""
    assert state.decision is not None
    return sorted([str(option) for option in state.decision.options])


def offered(state: WotrState, verb: str) -> list[str]:
    """What can be chosen with this verb, without the verb, in order."""
    return [one.removeprefix(verb).strip() for one in options(state) if one.split()[0] == verb]


def refusal(state: WotrState, choice: str) -> tuple[str, int]:
    """Why something is not offered: the sentence, and the page of the rule that says so."""
    assert state.decision is not None
    option = parse(choice)
    assert isinstance(option, Option)
    assert option not in state.decision.options, choice
    reason = state.decision.step.why_not(state, option)
    assert reason is not None
    return reason.text.id, reason.rule.page


# -- looking -------------------------------------------------------------------------------------


def at(state: WotrState, name: str) -> dict[str, int]:
    """The figures in the open in a region."""
    return _standing(state, region(name))


def within(state: WotrState, name: str) -> dict[str, int]:
    """The figures besieged in a region's stronghold."""
    return _standing(state, BOX[region(name)])


def aside(state: WotrState) -> dict[str, int]:
    """The figures of the attacking side that take no part in the battle."""
    return _standing(state, PLACES - 1)


def _standing(state: WotrState, place: int) -> dict[str, int]:
    bits = sum([1 << c for c, where in enumerate(state.where) if where == place])
    return force_counted((*state.figures[FIGURES * place : FIGURES * (place + 1)], bits))


def is_mixed(state: WotrState, name: str) -> bool:
    """Whether the army in a region is a mixed one."""
    return state.mixed[region(name)] == 1


def captor(state: WotrState, name: str) -> str:
    """Who has captured a settlement."""
    seat = state.captor[region(name)]
    return "nobody" if seat < 0 else SEATINGS[state.players].ids[seat]


def told(state: WotrState, kind: str) -> list[Event]:
    """What was told of this kind."""
    assert state.events is not None
    return [event for event in state.events if event.kind == kind]


def everywhere(state: WotrState) -> None:
    """What holds between two actions wherever partners stand."""
    for place in range(PLACES):
        if state.mixed[place]:
            assert any([_both(state, place, side) for side in (0, 1)])
        for side in (0, 1):
            limit = 10 if place < REGION_COUNT else 5
            assert state.units(place, side) <= limit


def _both(state: WotrState, place: int, side: int) -> bool:
    owner = SEATINGS[state.players].owner
    seats = {
        owner[figure // 2]
        for figure in range(16)
        if SIDE_OF[figure] == side and state.count(place, figure)
    }
    return len(seats) == 2
