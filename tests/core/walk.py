"""Walk: a road with a question at each milestone, to try plans and older versions of rules on.

At the start a number is rolled that nobody sees. A milestone asks one seat; some have only one answer,
some roll a die after the answer. Who peeks knows the number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Chance
from mathom.core.codec import NUMBER, Codec
from mathom.core.game import Game, Setup
from mathom.core.option import Option
from mathom.core.state import Event, Outcome, State
from mathom.core.text import Reason, Rule, Text

FACES = [str(n) for n in range(1, 7)]


class Milestone:
    """What is asked at a place, by whom, and whether a die is rolled then."""

    def __init__(self, place: str, *answers: str, seat: int = 0, die: bool = False) -> None:
        self.place = place
        self.answers = [Option(answer.split()[0], tuple(answer.split()[1:])) for answer in answers]
        self.seat = seat
        self.die = die


class WalkState(State):
    """How far the walk has come."""

    road: Sequence[Milestone]
    asks_all: bool
    hidden: int
    peeked: bool
    walked: list[str]

    def clone(self) -> WalkState:
        new = WalkState()
        self.copy_to(new)
        new.road, new.asks_all = self.road, self.asks_all
        new.hidden, new.peeked, new.walked = self.hidden, self.peeked, self.walked[:]
        return new

    def key(self) -> tuple[object, ...]:
        return (self.hidden, self.peeked, tuple(self.walked), self.pending())

    def view(self, seat: int) -> dict[str, Any]:
        decision = None if self.decision is None else [str(one) for one in self.decision.options]
        return {"walked": self.walked, "hidden": self.hidden if self.peeked else None, "asks": decision}

    def imagine(self, seat: int, chance: Chance) -> WalkState:
        new = self.clone()
        new.chance = chance.clone()
        if not new.peeked:
            new.hidden = new.draw("die", list(range(6)), FACES)
        return new


class Start(Step[WalkState]):
    """A number is rolled, and nobody sees it."""

    rule = Rule("walk", "start", 1)

    def run(self, state: WalkState) -> None:
        state.hidden = state.draw("die", list(range(6)), FACES, seen_by=())
        state.agenda.append(Ask(0))


class Ask(Step[WalkState]):
    """The question at a milestone."""

    rule = Rule("walk", "ask", 1)
    kind = "ask"
    fields: ClassVar[dict[str, Codec]] = {"at": NUMBER}

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, state: WalkState) -> Decision | None:
        if self.at == len(state.road):
            state.end(Outcome((0,), "arrived"))
            return None
        here = state.road[self.at]
        return Decision(self, here.seat, here.answers[:], always=state.asks_all)

    def chosen(self, state: WalkState, option: Option) -> None:
        here = state.road[self.at]
        state.walked.append(str(option))
        state.peeked = state.peeked or option.verb == "peek"
        if here.die:
            state.walked.append(FACES[state.draw("die", list(range(6)), FACES)])
        if state.events is not None:
            state.events.append(Event("walked", {"place": here.place}))
        state.agenda.append(Ask(self.at + 1))


class Walk(Game[WalkState]):
    """A walk for two. Version 1 asks every question; later ones ask none that has one answer only."""

    id = "walk"
    state = WalkState

    def __init__(self, rules: str, *road: Milestone) -> None:
        super().__init__()
        self.rules = rules
        self.road = road

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("sam", "frodo")

    def start(self, setup: Setup, chance: Chance) -> WalkState:
        state = WalkState()
        state.begin(chance)
        state.road, state.asks_all = self.road, self.rules == "1"
        state.hidden, state.peeked, state.walked = 0, False, []
        state.agenda.append(Start())
        return state

    def read(self, data: Mapping[str, Any], setup: Setup, chance: Chance) -> WalkState:
        state = self.start(setup, chance)
        state.hidden = data["hidden"]
        state.agenda = [Ask(data["at"])]
        return state

    def refusal(self, state: WalkState, text: str) -> Reason:
        assert state.decision is not None
        return Reason(Text("move-over", move=text), state.decision.rule)
