"""What cards answer to something: required actions first, then optional ones (rules 11.2, 11.4)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.box import CARDS, FREE, SHADOW
from mathom.games.tcg.engine.deeds import DEEDS
from mathom.games.tcg.engine.offers import FINE, can_use, event_fault, use_fault
from mathom.games.tcg.engine.scope import CARD_SPACE, Happening, Scope
from mathom.games.tcg.engine.table import SEAT_LETTERS, letter
from mathom.games.tcg.engine.values import forbidden, speaker
from mathom.games.tcg.language.abilities import TRIGGER, Ability
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.node import NODES
from mathom.games.tcg.language.selectors import Choose, Each
from mathom.games.tcg.language.traits import USE_ABILITIES
from mathom.games.tcg.options import PASS
from mathom.games.tcg.phases import ABOUT_CONTROL, ABOUT_KILLED, HAPPENINGS, USES_ABILITY
from mathom.games.tcg.state import DECK, HAND, TcgState
from mathom.games.tcg.steps.refusing import why_no_answer
from mathom.games.tcg.steps.resolve import EndAction, one_of_each

ACTIONS: Final = Rule("tcg", "actions", 17)


def ability_of(node: int) -> Ability:
    """The ability with a number."""
    found = NODES[node]
    assert isinstance(found, Ability)
    return found


class Awaiting(Step[TcgState]):
    """Something about to happen: a response may prevent it, which takes it off the agenda."""

    fields = {"happening": codecs.HAPPENING}

    def __init__(self, happening: Happening) -> None:
        self.happening: Final = happening


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


def passed_by(state: TcgState, turn: int, passes: int) -> tuple[str, ...]:
    """Who has passed in a row before this turn of the action procedure."""
    order = state.procedure()
    return tuple([SEAT_LETTERS[order[(turn - back) % len(order)]] for back in range(passes, 0, -1)])


def prevent(state: TcgState, happening: Happening) -> None:
    """What was about to happen does not: the nearest step that awaited it is dropped."""
    agenda = state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if isinstance(step, Awaiting) and step.happening == happening:
            del agenda[place]
            _left_undone(state, place, happening)
            if happening.kind == ABOUT_KILLED and happening.card in state.dying:
                state.dying.remove(happening.card)
            return


def _left_undone(state: TcgState, place: int, happening: Happening) -> None:
    """The action that was about to do it, if it was one, has not."""
    actions = len([step for step in state.agenda[:place] if isinstance(step, EndAction)])
    if actions and state.scopes[actions - 1].source == happening.source:
        state.scopes[actions - 1].undone = True


def announce(state: TcgState, happening: Happening, gone: tuple[int, ...] = ()) -> None:
    """Something happens, or is about to: whoever has an answer gives it next."""
    state.push(Answers(happening, gone))


def parting_words(state: TcgState, happening: Happening, leaving: list[int]) -> tuple[int, ...]:
    """What cards that are about to leave play say to their leaving: "if bearer is killed"; others that
    leave with them were there too, but can use no special ability any more."""
    state.look()
    found: list[int] = []
    for key in state.watchers[happening.kind]:
        card, ability = key % CARD_SPACE, ability_of(key // CARD_SPACE)
        if card not in leaving:
            continue
        own = card == happening.card or state.on[card] == happening.card
        assert ability.when is not None
        if (own or ability.kind == TRIGGER) and ability.when.answers(
            state, happening, scope_for(state, key, happening)
        ):
            found.append(key)
    return tuple(found)


def await_answers(state: TcgState, step: Awaiting) -> None:
    """Do this next, unless an answer prevents it."""
    state.push(step)
    state.push(Answers(step.happening))


def await_all(state: TcgState, steps: list[Awaiting]) -> None:
    """Do these next, all at once: each may be answered before any of them is done."""
    for step in reversed(steps):
        state.push(step)
    for step in reversed(steps):
        state.push(Answers(step.happening))


class Answers(Step[TcgState]):
    """Find the required answers, then let the others be given."""

    rule = ACTIONS
    fields = {"happening": codecs.HAPPENING, "gone": codecs.ABILITIES}

    def __init__(self, happening: Happening, gone: tuple[int, ...] = ()) -> None:
        self.happening: Final = happening
        self.gone: Final = gone
        """Abilities of cards that have left play by it and answer all the same."""

    def run(self, state: TcgState) -> Decision | None:
        state.look()
        kind = self.happening.kind
        if not (self.gone or state.watchers[kind] or kind in response_kinds(state)):
            return None
        state.push(Optional(self.happening, 0, 0, (), self.gone))
        push_required(state, self.happening, self.gone)
        return None


def push_required(state: TcgState, happening: Happening, gone: tuple[int, ...] = ()) -> None:
    """The required answers come first."""
    required = answering(state, happening, False, gone)
    if required:
        state.push(Required(happening, tuple(required)))


class Recheck(Step[TcgState]):
    """A response may have brought a required replacement about: the Ring was put on."""

    rule = ACTIONS
    fields = {"happening": codecs.HAPPENING}

    def __init__(self, happening: Happening) -> None:
        self.happening: Final = happening

    def run(self, state: TcgState) -> Decision | None:
        if is_about(self.happening) and still_awaited(state, self.happening):
            push_required(state, self.happening)
        return None


def answering(state: TcgState, happening: Happening, may: bool, gone: tuple[int, ...] = ()) -> list[int]:
    """The abilities that answer now, required or optional, as `node * CARD_SPACE + card`."""
    state.look()
    found: list[int] = []
    for key in state.watchers[happening.kind]:
        ability = ability_of(key // CARD_SPACE)
        if ability.may != may:
            continue
        scope = scope_for(state, key, happening)
        assert ability.when is not None
        if (
            ability.when.answers(state, happening, scope)
            and use_fault(state, ability, scope) == FINE
            and (ability.kind == TRIGGER or not forbidden(state, USE_ABILITIES, scope.source))
            and not (may and _in_vain(state, ability, scope))
        ):
            found.append(key)
    for key in gone:
        ability = ability_of(key // CARD_SPACE)
        if ability.may == may and can_use(state, ability, scope_for(state, key, happening)):
            found.append(key)
    return found


def _in_vain(state: TcgState, ability: Ability, scope: Scope) -> bool:
    """Whether everybody can see that it costs nothing and would do nothing: then nobody is asked.

    What depends on a hand or a draw deck is asked all the same: not to ask would tell what is there.
    """
    if ability.kind != TRIGGER or ability.costs or ability.effect.must:
        return False
    return not ability.effect.partly(state, scope) and not _looks_aside(ability.effect)


def _looks_aside(effect: Effect) -> bool:
    """Whether an effect, or a part of it, works on cards that not everybody sees."""
    for selector in effect.selectors():
        if not isinstance(selector, (Choose, Each)) or selector.zone in (HAND, DECK):
            return True
    return any([isinstance(part, Effect) and _looks_aside(part) for part in effect.parts()])


def scope_for(state: TcgState, key: int, happening: Happening) -> Scope:
    """Who speaks when an ability answers; a delayed one remembers what was chosen when it was made."""
    card = key % CARD_SPACE
    scope = Scope(card, speaker(state, card), happening)
    for effect in state.lasting:
        if effect.node == key // CARD_SPACE and effect.source == card:
            scope.remember(0, effect.cards)
    return scope


def is_about(happening: Happening) -> bool:
    """Whether it has not happened yet."""
    return happening.kind <= ABOUT_CONTROL or happening.kind == USES_ABILITY


def still_awaited(state: TcgState, happening: Happening) -> bool:
    """Whether what was about to happen still is; what has happened has."""
    if not is_about(happening):
        return True
    return any([isinstance(s, Awaiting) and s.happening == happening for s in state.agenda])


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
        from mathom.games.tcg.steps.actions import perform

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
        turn, passes = self.turn % len(order), self.passes
        # Who has nothing to answer passes without being asked.
        while passes < len(order):
            seat = order[turn]
            options = [option for option, whose in offered if whose == seat]
            if options or (state.table.discreet and might_answer(state, seat, self.happening)):
                if turn != self.turn or passes != self.passes:
                    state.push(Optional(self.happening, turn, passes, self.used, self.gone))
                    return None
                return state.ask(self, seat, [*options, PASS], hidden=True)
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
        for seat in state.procedure():
            for card in response_events(state, seat, self.happening):
                offered.append((state.table.option("play", card), seat))
        return offered

    def chosen(self, state: TcgState, option: Option) -> None:
        from mathom.games.tcg.steps.actions import perform
        from mathom.games.tcg.steps.playing import play_event

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


def response_kinds(state: TcgState) -> list[int]:
    """What the Response events of this game answer to: most happenings need not look into hands.

    Which of them are in a deck is for its owner to know: where that must not be told, all there are.
    """
    table = state.table
    if table.response_kinds is None:
        cards = CARDS if table.discreet else table.cards
        table.response_kinds = sorted({kind for card in cards for kind in _answered(card.index)})
    return table.response_kinds


def _answered(index: int) -> list[int]:
    """What a card answers to as an event: one kind of happening, if it is a Response."""
    found = DEEDS[index]
    event = None if found is None else found.event
    return [] if event is None or event.when is None else [event.when.kind]


RESPONDERS: Final[dict[int, list[int]]] = {}
"""By kind of happening: the sides that have Response events to it, once somebody has asked."""


def responders(kind: int) -> list[int]:
    """The sides that have Response events to a kind of happening, in any deck."""
    if kind not in RESPONDERS:
        RESPONDERS[kind] = sorted({card.side for card in CARDS if kind in _answered(card.index)})
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
    for card in state.hands[seat]:
        deed = DEEDS[state.card(card).index]
        if deed is None or deed.event is None or deed.event.when is None or not state.belongs(card):
            continue
        if deed.event.when.answers(state, happening, Scope(card, seat, happening)) and (
            event_fault(state, card, seat, deed, happening) == FINE
        ):
            found.append(card)
    return one_of_each(state, found)
