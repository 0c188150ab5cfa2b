"""How cards answer to something: required actions first, then optional ones (rules 11.2, 11.4)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.box import CARDS, FREE, SHADOW
from mathom.games.tcg.engine.deeds import DEEDS, RESPONSES
from mathom.games.tcg.engine.offers import FINE, can_use, event_fault
from mathom.games.tcg.engine.scope import CARD_SPACE, Happening, Scope
from mathom.games.tcg.engine.table import letter
from mathom.games.tcg.engine.values import speaker
from mathom.games.tcg.language.abilities import TRIGGER
from mathom.games.tcg.options import PASS
from mathom.games.tcg.phases import HAPPENINGS, USES_ABILITY
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.actions import perform
from mathom.games.tcg.steps.playing import play_event
from mathom.games.tcg.steps.refusing import why_no_answer
from mathom.games.tcg.steps.resolve import ability_of, one_of_each
from mathom.games.tcg.steps.triggers import (
    ACTIONS,
    answering,
    is_about,
    passed_by,
    responses,
    scope_for,
    still_awaited,
)


def let_answer(state: TcgState, happening: Happening, gone: tuple[int, ...]) -> Decision | None:
    """The required answers come next, then whoever likes answers."""
    required, optional = answering(state, happening, False, gone), Optional(happening, 0, 0, (), gone)
    if not required:
        return optional.run(state)
    state.push(optional)
    state.push(Required(happening, tuple(required)))
    return None


def happens(state: TcgState, happening: Happening) -> questions.Happens:
    """What happens, for those who are asked about it."""
    name = state.table.name
    return questions.Happens(
        kind=HAPPENINGS[happening.kind],
        card=name(happening.card),
        other=name(happening.other),
        source=name(happening.source),
        seat=letter(happening.seat),
        amount=happening.amount if happening.kind != USES_ABILITY else 0,
    )


class Recheck(Step[TcgState]):
    """A response may have brought a required replacement about: the Ring was put on."""

    rule = ACTIONS
    fields = {"happening": codecs.HAPPENING}

    def __init__(self, happening: Happening) -> None:
        self.happening: Final = happening

    def run(self, state: TcgState) -> Decision | None:
        if is_about(self.happening) and still_awaited(state, self.happening):
            required = answering(state, self.happening, False)
            if required:
                state.push(Required(self.happening, tuple(required)))
        return None


class Required(Step[TcgState]):
    """Several at once: the Free Peoples player chooses which is first."""

    rule = ACTIONS
    kind = "first"
    fields = {"happening": codecs.HAPPENING, "waiting": codecs.ABILITIES}

    def __init__(self, happening: Happening, waiting: tuple[int, ...]) -> None:
        self.happening: Final = happening
        self.waiting: Final = waiting

    def run(self, state: TcgState) -> Decision | None:
        if not still_awaited(state, self.happening):
            return None
        cards = [key % CARD_SPACE for key in self.waiting]
        if len(set(cards)) > 1:
            options = [state.table.option("first", card) for card in dict.fromkeys(cards)]
            return state.ask(self, state.free, options)
        self._do(state, 0)
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        cards = [key % CARD_SPACE for key in self.waiting]
        self._do(state, cards.index(option.args[0]))

    def about(self, state: TcgState, seat: int) -> Question | None:
        cards = list(dict.fromkeys([key % CARD_SPACE for key in self.waiting]))
        return questions.Ordering(
            happens=happens(state, self.happening), cards=state.table.called(cards)
        )

    def _do(self, state: TcgState, place: int) -> None:
        key = self.waiting[place]
        rest = self.waiting[:place] + self.waiting[place + 1 :]
        if rest:
            state.push(Required(self.happening, rest))
        ability = ability_of(key // CARD_SPACE)
        scope = scope_for(state, key, self.happening)
        # An earlier one may have changed what this one needs.
        if can_use(state, ability, scope):
            perform(state, ability, scope)


class Optional(Step[TcgState]):
    """Optional triggers and Responses by the action procedure, until all pass in a row."""

    rule = ACTIONS
    kind = "answer"
    fields = {
        "happening": codecs.HAPPENING,
        "turn": codecs.NUMBER,
        "passes": codecs.NUMBER,
        "used": codecs.ABILITIES,
        "gone": codecs.ABILITIES,
    }

    def __init__(
        self,
        happening: Happening,
        turn: int,
        passes: int,
        used: tuple[int, ...],
        gone: tuple[int, ...] = (),
    ) -> None:
        self.happening: Final = happening
        self.turn: Final = turn
        """Whose turn to answer it is, in the order of the procedure."""
        self.passes: Final = passes
        self.used: Final = used
        """Optional triggers that were used: each only once. Responses may come again."""
        self.gone: Final = gone

    def run(self, state: TcgState) -> Decision | None:
        if not still_awaited(state, self.happening):
            return None
        order = state.procedure()
        offered = self._offered(state)
        if not offered and not state.table.discreet:
            return None
        turn, passes = self.turn % len(order), self.passes
        # Who has nothing to answer passes without being asked.
        while passes < len(order):
            seat = order[turn]
            options = [option for option, whose in offered if whose == seat]
            if options or (state.table.discreet and might_answer(state, seat, self.happening)):
                asks = self
                if turn != self.turn or passes != self.passes:
                    asks = Optional(self.happening, turn, passes, self.used, self.gone)
                return state.ask(asks, seat, [*options, PASS], hidden=True)
            turn, passes = (turn + 1) % len(order), passes + 1
        return None

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        order = state.procedure()
        return why_no_answer(state, order[self.turn % len(order)], option, self.happening)

    def about(self, state: TcgState, seat: int) -> Question | None:
        passed = passed_by(state, self.turn, self.passes)
        return questions.Answering(happens=happens(state, self.happening), passed=passed)

    def _unused(self, state: TcgState) -> list[int]:
        keys = answering(state, self.happening, True, self.gone)
        return [key for key in keys if key not in self.used]

    def _offered(self, state: TcgState) -> list[tuple[Option, int]]:
        offered: list[tuple[Option, int]] = []
        before: list[int] = []
        for key in self._unused(state):
            card = key % CARD_SPACE
            option = state.table.which("answer", card, before.count(card))
            offered.append((option, speaker(state, card)))
            before.append(card)
        if not responses(state) >> self.happening.kind & 1:
            return offered
        for seat in state.procedure():
            for card in response_events(state, seat, self.happening):
                offered.append((state.table.option("play", card), seat))
        return offered

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is PASS:
            state.push(Optional(self.happening, self.turn + 1, self.passes + 1, self.used, self.gone))
            return
        card = option.args[0]
        if option.verb == "play":
            state.push(Optional(self.happening, self.turn + 1, 0, self.used, self.gone))
            state.push(Recheck(self.happening))
            play_event(state, card, self.happening)
            return
        which = option.args[1] if len(option.args) > 1 else 0
        key = [key for key in self._unused(state) if key % CARD_SPACE == card][which]
        ability = ability_of(key // CARD_SPACE)
        used = self.used if ability.kind != TRIGGER else (*self.used, key)
        state.push(Optional(self.happening, self.turn + 1, 0, used, self.gone))
        state.push(Recheck(self.happening))
        perform(state, ability, scope_for(state, key, self.happening))


RESPONDERS: Final[dict[int, list[int]]] = {}
"""By kind of happening: the sides that have Response events to it, once somebody has asked."""


def responders(kind: int) -> list[int]:
    """The sides that have Response events to a kind of happening, in any deck."""
    if kind not in RESPONDERS:
        RESPONDERS[kind] = sorted({card.side for card in CARDS if RESPONSES[card.index] == kind})
    return RESPONDERS[kind]


def might_answer(state: TcgState, seat: int, happening: Happening) -> bool:
    """Whether the player may have an answer for all that the others can see: a Response in hand, or an
    ability in play that perhaps only his hidden cards keep him from using."""
    if state.hands[seat] and (FREE if seat == state.free else SHADOW) in responders(happening.kind):
        return True
    for key in state.watchers[happening.kind]:
        ability = ability_of(key // CARD_SPACE)
        scope = scope_for(state, key, happening)
        assert ability.when is not None
        if (
            ability.may
            and ability.costs
            and scope.seat == seat
            and ability.when.answers(state, happening, scope)
        ):
            return True
    return False


def response_events(state: TcgState, seat: int, happening: Happening) -> list[int]:
    """The Response events in a hand that answer to this."""
    found: list[int] = []
    kind, kinds = happening.kind, state.table.kinds
    for card in [card for card in state.hands[seat] if RESPONSES[kinds[card]] == kind]:
        deed = DEEDS[kinds[card]]
        if deed is None or deed.event is None or deed.event.when is None or not state.belongs(card):
            continue
        if deed.event.when.answers(state, happening, Scope(card, seat, happening)) and (
            event_fault(state, card, seat, deed, happening) == FINE
        ):
            found.append(card)
    return one_of_each(state, found)
