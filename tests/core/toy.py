"""Pockets: the smallest game with everything in it. docs/steps.md explains it line by line.

Bilbo and Gollum take turns as the hider, who draws a thing from the bag without showing it and hides
it in a pocket; the other guesses which. A right guess wins the thing, a wrong one leaves it to the
hider. When the bag is empty, the things are counted: egg 1, fish 2, string 3, ring 4.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Chance
from mathom.core.codec import OneOf
from mathom.core.declared import NAME
from mathom.core.faults import BadPosition
from mathom.core.game import Game, Setup, SetupChoice
from mathom.core.option import Option
from mathom.core.position import Reader, shown
from mathom.core.seal import SEAL
from mathom.core.state import Event, Outcome, State
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Ended, Part, View

# -- box: what there is, shared by all states ----------------------------------------------------

SEATS: Final = ["bilbo", "gollum"]
THINGS: Final = ["egg", "fish", "string", "ring"]
POCKETS: Final = ["left", "right"]
NONE: Final = -1

# -- options: what can be chosen; each exists once -----------------------------------------------

HIDE: Final = [Option("hide", (pocket,), (n,)) for n, pocket in enumerate(POCKETS)]
GUESS: Final = [Option("guess", (pocket,), (n,)) for n, pocket in enumerate(POCKETS)]
ALL: Final = {str(option): option for option in HIDE + GUESS}


# -- state: what lies on the table ---------------------------------------------------------------


class PocketsState(State):
    """Flat lists and numbers, so that copying is cheap."""

    def lay_out(self, chance: Chance, hider: int) -> None:
        """The table before anything has happened: every field there is, declared here alone."""
        self.begin(chance)
        self.bag: list[int] = list(range(len(THINGS)))
        self.hider = hider
        self.held = NONE
        """What the hider has drawn; only the hider knows."""
        self.pocket = NONE
        """Where it is hidden; only the hider knows."""
        self.won: list[list[int]] = [[], []]

    # -- written by tools/states.py from the fields declared here: begin

    def clone(self) -> PocketsState:
        new = PocketsState()
        self.copy_to(new)
        new.bag = self.bag[:]
        new.hider = self.hider
        new.held = self.held
        new.pocket = self.pocket
        new.won = [self.won[0][:], self.won[1][:]]
        return new

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.bag),
            self.hider,
            self.held,
            self.pocket,
            tuple([tuple(one) for one in self.won]),
            self.pending(),
        )

    # -- written by tools/states.py: end

    def tell(self, kind: str, seen_by: tuple[int, ...] | None, **args: str | int) -> None:
        """Note what happened; search does not want to know."""
        if self.events is not None:
            self.events.append(Event(kind, args, seen_by))

    def push(self, step: Step[Any]) -> None:
        """This is to be done next."""
        self.agenda.append(step)


# -- steps: the procedures of the rulebook -------------------------------------------------------


SEAT: Final = OneOf(SEATS)
"""How a seat is written in a position."""


class Round(Step[PocketsState]):
    """The hider draws a thing; with the bag empty, the things are counted instead."""

    rule = Rule("pockets", "round", 1)

    def run(self, state: PocketsState) -> Decision | None:
        if not state.bag:
            state.push(Count())
            return None
        hider = state.hider
        state.held = state.draw("thing", state.bag, THINGS, seen_by=(hider,))
        state.bag.remove(state.held)
        state.tell("drew", (hider,), seat=SEATS[hider], thing=THINGS[state.held])
        state.push(Hide(hider))
        return None


class Hide(Step[PocketsState]):
    """The hider chooses a pocket, and the other seat does not see which."""

    rule = Rule("pockets", "hide", 1)
    kind = "hide"
    fields = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: PocketsState) -> Decision | None:
        return Decision(self, self.seat, HIDE[:], secret=True)

    def chosen(self, state: PocketsState, option: Option) -> None:
        state.pocket = option.args[0]
        state.push(Guess(1 - self.seat))


class Guess(Step[PocketsState]):
    """The other seat guesses the pocket, and the thing is shown and won."""

    rule = Rule("pockets", "guess", 2)
    kind = "guess"
    fields = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: PocketsState) -> Decision | None:
        return Decision(self, self.seat, GUESS[:])

    def chosen(self, state: PocketsState, option: Option) -> None:
        winner = self.seat if option.args[0] == state.pocket else state.hider
        state.won[winner].append(state.held)
        state.tell("won", None, seat=SEATS[winner], thing=THINGS[state.held])
        state.held = state.pocket = NONE
        state.hider = 1 - state.hider
        state.push(Round())


class Count(Step[PocketsState]):
    """Whoever has the more valuable things wins; five against five is shared."""

    rule = Rule("pockets", "count", 2)

    def run(self, state: PocketsState) -> Decision | None:
        bilbo, gollum = [sum([thing + 1 for thing in things]) for things in state.won]
        if bilbo == gollum:
            state.end(Outcome((0, 1), "even"))
        else:
            state.end(Outcome((0 if bilbo > gollum else 1,), "more"))
        return None


# -- view: what a seat may know ------------------------------------------------------------------


class Asking(Part, frozen=True, kw_only=True):
    """The question that is asked, and of whom; only the seat that is asked sees the options."""

    seat: str
    kind: str
    about: None = None
    options: tuple[str, ...]


class PocketsView(View, frozen=True, kw_only=True, tag="pockets"):
    """What a seat sees of a table of Pockets."""

    bag: int
    """Not what is in it: with that one could tell what is missing from it."""
    hider: str
    won: dict[str, tuple[str, ...]]
    held: str | None
    pocket: str | None
    decision: Asking | None
    outcome: Ended | None


def view(state: PocketsState, seat: int) -> PocketsView:
    """What the seat may know: of the hidden thing only the hider knows anything."""
    known = secrets(state) if seat == state.hider else {}
    return PocketsView(
        bag=len(state.bag),
        hider=SEATS[state.hider],
        won={name: tuple([THINGS[thing] for thing in state.won[n]]) for n, name in enumerate(SEATS)},
        held=known.get("held"),
        pocket=known.get("pocket"),
        decision=_asking(state, seat),
        outcome=_ended(state),
    )


def _asking(state: PocketsState, seat: int) -> Asking | None:
    if state.decision is None:
        return None
    mine = state.decision.options if state.decision.seat == seat else []
    options = tuple([str(option) for option in mine])
    return Asking(seat=SEATS[state.decision.seat], kind=state.decision.kind, options=options)


def _ended(state: PocketsState) -> Ended | None:
    if state.outcome is None:
        return None
    return Ended(winners=tuple([SEATS[one] for one in state.outcome.winners]), how=state.outcome.how)


def secrets(state: PocketsState) -> dict[str, str]:
    """What only the hider knows."""
    known = {}
    if state.held != NONE:
        known["held"] = THINGS[state.held]
    if state.pocket != NONE:
        known["pocket"] = POCKETS[state.pocket]
    return known


# -- the game ------------------------------------------------------------------------------------


class Pockets(Game[PocketsState]):
    """Pockets, for two players."""

    id = "pockets"
    state = PocketsState
    rules = "1"
    events = {"drew": {"seat": NAME, "thing": NAME}, "won": {"seat": NAME, "thing": NAME}}
    draws = ("thing",)
    verbs = {"hide": ("pocket",), "guess": ("pocket",)}
    choices = (SetupChoice("first", ("bilbo", "gollum")),)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple(SEATS)

    def start(self, setup: Setup, chance: Chance) -> PocketsState:
        state = PocketsState()
        state.lay_out(chance, SEATS.index(setup["first"]))
        state.push(Round())
        return state

    def view(self, state: PocketsState, seat: int) -> PocketsView:
        return view(state, seat)

    def imagine(self, state: PocketsState, seat: int, chance: Chance) -> PocketsState:
        new = state.clone()
        new.chance = chance.clone()
        if seat == new.hider or new.held == NONE:
            return new
        pool = sorted([*new.bag, new.held])
        new.held = new.draw("thing", pool, THINGS)
        pool.remove(new.held)
        new.bag = pool
        if new.pocket != NONE:
            new.pocket = new.draw("pocket", [0, 1], POCKETS)
        return new

    def write(self, state: PocketsState) -> dict[str, Any]:
        won = {name: [THINGS[thing] for thing in state.won[n]] for n, name in enumerate(SEATS)}
        return {"hider": SEATS[state.hider], **won, **secrets(state)}

    def read(self, data: Mapping[str, Any], setup: Setup, chance: Chance) -> PocketsState:
        state = PocketsState()
        reader = Reader(data)
        reader.raw(SEAL)
        state.lay_out(chance, reader.word("hider", setup["first"], SEATS))
        state.won = [reader.words(seat, THINGS) for seat in SEATS]
        if "held" in reader:
            state.held = reader.word("held", "", THINGS)
        if "pocket" in reader:
            state.pocket = reader.word("pocket", "", POCKETS)
        reader.done()
        gone = state.won[0] + state.won[1] + [state.held]
        for thing in gone:
            if gone.count(thing) > 1:
                raise BadPosition("position-twice", thing=THINGS[thing])
        state.bag = [thing for thing in state.bag if thing not in gone]
        state.push(_next(state))
        return state

    def parse(self, text: str) -> Option | None:
        return ALL.get(text)

    def refusal(self, state: PocketsState, text: str) -> Reason:
        assert state.decision is not None
        known = ", ".join(map(str, state.decision.options))
        reason = Text("setup-value", name=state.decision.kind, value=shown(text), known=known)
        return Reason(reason, state.decision.rule)


def _next(state: PocketsState) -> Step[Any]:
    """What the position leaves to be done: it need not be written, the rest tells it."""
    if state.held == NONE:
        return Round()
    return Hide(state.hider) if state.pocket == NONE else Guess(1 - state.hider)


POCKETS_GAME: Final = Pockets()
