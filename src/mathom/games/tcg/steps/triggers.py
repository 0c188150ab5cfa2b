"""What happens, or is about to: whoever may answer to it, and whether it still comes (rules 11.2).

How answers are given is in `answers`: they play cards and use abilities, which make things happen.
"""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.tcg import codecs
from mathom.games.tcg.box import CARDS
from mathom.games.tcg.engine.deeds import DEEDS, RESPONSES
from mathom.games.tcg.engine.offers import FINE, can_use, use_fault
from mathom.games.tcg.engine.scope import CARD_SPACE, Happening, Scope
from mathom.games.tcg.engine.table import SEAT_LETTERS, UNKNOWN, Table
from mathom.games.tcg.engine.values import forbidden, speaker
from mathom.games.tcg.language.abilities import TRIGGER, Ability
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.selectors import Choose, Each
from mathom.games.tcg.language.traits import USE_ABILITIES
from mathom.games.tcg.phases import (
    ABOUT_CONTROL,
    ABOUT_KILLED,
    ASSIGNED,
    ASSIGNED_TO,
    DRAWS,
    ENDS,
    HAPPENINGS,
    MOVES,
    MOVES_FROM,
    MOVES_TO,
    PLAYED,
    SKIRMISH_ENDING,
    STARTS,
    TURN_STARTS,
    USES_ABILITY,
)
from mathom.games.tcg.state import DECK, HAND, KEEPERS, TcgState
from mathom.games.tcg.steps.resolve import EndAction, ability_of

ACTIONS: Final = Rule("tcg", "actions", 17)

CALM: Final = (
    1 << STARTS | 1 << ENDS | 1 << TURN_STARTS | 1 << DRAWS | 1 << PLAYED | 1 << ASSIGNED
    | 1 << ASSIGNED_TO | 1 << MOVES_FROM | 1 << MOVES | 1 << MOVES_TO | 1 << SKIRMISH_ENDING
)  # fmt: skip
"""What need not be announced if no card of the game answers to it. What wounds and kills must be: those
who die together lie together on the agenda, and what comes between them parts them."""


class Awaiting(Step[TcgState]):
    """Something about to happen: a response may prevent it, which takes it off the agenda."""

    fields = {"happening": codecs.HAPPENING}

    def __init__(self, happening: Happening) -> None:
        self.happening: Final = happening


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
    if is_awaited(state, happening.kind):
        state.push(Answers(happening, gone))


def is_awaited(state: TcgState, kind: int) -> bool:
    """Whether something of this kind must be announced: some card may answer to it (see CALM)."""
    bits = state.table.awaited
    return (awaited(state) if bits == UNKNOWN else bits) >> kind & 1 != 0


def is_heard(state: TcgState, kind: int) -> bool:
    """Whether somebody can answer now to something of this kind, as far as its kind tells."""
    if state.stale & state.heeded:
        state.look()
    if state.watchers[kind]:
        return True
    bits = state.table.responses
    return (responses(state) if bits == UNKNOWN else bits) >> kind & 1 != 0


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
        if not self.gone and not is_heard(state, self.happening.kind):
            return None
        return KEEPERS[0].answer(state, self.happening, self.gone)


def answering(state: TcgState, happening: Happening, may: bool, gone: tuple[int, ...] = ()) -> list[int]:
    """The abilities that answer now, required or optional, as `node * CARD_SPACE + card`."""
    if state.stale & state.heeded:
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


def responses(state: TcgState) -> int:
    """What the Response events of this game answer to, one bit a kind: most happenings need not look
    into hands."""
    table = state.table
    if table.responses == UNKNOWN:
        bits = 0
        for kind in [RESPONSES[card] for card in _cards(table) if RESPONSES[card] >= 0]:
            bits |= 1 << kind
        table.responses = bits
    return table.responses


def _cards(table: Table) -> list[int]:
    """Which cards of the box may be in this game. Which of them are in a deck is for its owner to know:
    where that must not be told, all there are."""
    return [card.index for card in CARDS] if table.discreet else table.kinds


def awaited(state: TcgState) -> int:
    """What must be announced in this game, one bit a kind of happening: all that any text of it answers
    to, and all that is not calm."""
    table = state.table
    if table.awaited == UNKNOWN:
        bits = ((1 << len(HAPPENINGS)) - 1) & ~CALM
        for found in [DEEDS[card] for card in _cards(table)]:
            bits |= 0 if found is None else found.heard
        table.awaited = bits
    return table.awaited
