"""Opinion: what the strongest bot of the house thinks of the choices at a table, for hints and reviews.

It thinks as that bot plays: with the same habits, and ahead only where that was measured to help. Where
strength is knowing how things are done (War of the Ring), it looks at what each choice brings.
"""

# Not compiled: it asks those who are.

from __future__ import annotations

from collections.abc import Sequence

from mathom.bots.bot import Table
from mathom.bots.evaluation import Evaluation
from mathom.bots.levels import Galadriel, known
from mathom.bots.policy import NOT_WORTH_IT, after, values
from mathom.bots.search import Search
from mathom.core.chance import Seeded
from mathom.core.game import Game
from mathom.core.option import Option
from mathom.core.state import State

THROUGH = 3
"""So many further choices are carried out, if each of them only says what will be decided next."""
PLAN = 3
"""So many further choices are told of what a choice is for."""
GUESSES = 3
"""On how many imagined tables it is looked what a choice is for."""


def strongest(game: Game) -> Evaluation:
    """What the strongest bot judges by, as far as it can tell who wins; only of games that were
    learned."""
    judged = known(game, Galadriel.level)
    assert isinstance(judged, Evaluation)
    return judged.sober()


def thinks_ahead(judged: Evaluation) -> bool:
    """Whether the strongest bot searches in this game."""
    mind = judged.mind
    return mind.thinking[Galadriel.level.rank] > 0 and not mind.plans


def best_first(
    judged: Evaluation, table: Table, dice: Seeded, iterations: int, seconds: float = 0.0
) -> list[Option]:
    """The options that are worth a thought, the best first."""
    if thinks_ahead(judged):
        return [one.option for one in Search(judged, iterations, seconds).think(table, dice).candidates]
    options = table.decision.options
    worths = [0.0] * len(options)
    for _ in range(judged.mind.worlds):
        tried = at_once(judged, table.imagine(dice.word()))
        worths = [one + more for one, more in zip(worths, tried, strict=True)]
    order = sorted(range(len(options)), key=lambda n: (-worths[n], n))
    return [options[n] for n in order if worths[n] > NOT_WORTH_IT]


def at_once(judged: Evaluation, world: State) -> list[float]:
    """What each option is worth to the seat that has to choose, as soon as it is carried through;
    NOT_WORTH_IT where nobody would look."""
    decision = world.decision
    assert decision is not None
    seat = decision.seat
    worths = dict.fromkeys(decision.options, NOT_WORTH_IT)
    for option in judged.promising(world):
        worths[option] = judged.value(carried(judged, world, option, seat), seat)
    return [worths[option] for option in decision.options]


def carried(judged: Evaluation, state: State, option: Option, seat: int) -> State:
    """Where an option leads once the move is carried out.

    What only says what will be decided next (to declare the Fellowship, before Mordor is entered) is
    carried through, if nobody would then do but one thing: else what was announced would be compared
    with what was done.
    """
    asked = state.decision
    assert asked is not None
    there = after(judged, state, option, seat)
    for _ in range(THROUGH):
        decision = there.decision
        if decision is None or (decision.seat, decision.kind) != (seat, asked.kind):
            break
        promising = judged.promising(there)
        if len(promising) != 1:
            break
        there = after(judged, there, promising[0], seat)
    return there


def tells_little(judged: Evaluation, kind: str, first: bool) -> bool:
    """Whether the answer to such a question says too little without what follows (which die)."""
    return bool(judged.forks) and (kind in judged.forks or (first and kind in judged.moves))


def purpose(judged: Evaluation, table: Table, option: Option, dice: Seeded) -> tuple[Option, ...]:
    """What a choice is for, as the choices that would follow it: what a die is used for, which army
    marches. What most of some imagined tables have in common."""
    found = [_followed(judged, table.imagine(dice.word()), option, table.seat) for _ in range(GUESSES)]
    common: list[Option] = []
    for n in range(PLAN):
        here = [one[n] for one in found if len(one) > n and list(one[:n]) == common]
        most = max(here, key=here.count, default=None)
        if most is None or 2 * here.count(most) <= len(found):
            break
        common.append(most)
    return tuple(common)


def _followed(judged: Evaluation, world: State, option: Option, seat: int) -> list[Option]:
    asked = world.decision
    assert asked is not None
    kind, steps = asked.kind, list[Option]()
    world.apply(option)
    while len(steps) < PLAN and tells_little(judged, kind, not steps):
        decision = world.decision
        if decision is None or decision.seat != seat:
            break
        if decision.kind in judged.moves and decision.kind != asked.kind:
            break
        promising = judged.promising(world)
        chosen = judged.habit(world) if decision.kind not in judged.moves else None
        if chosen is None:
            worths = values(judged, world) if len(promising) > 1 else []
            chosen = decision.options[worths.index(max(worths))] if worths else promising[0]
        if chosen in asked.options:
            # It could have been chosen at once: it is the next thing, not what this one is for.
            break
        steps.append(chosen)
        kind = decision.kind
        world.apply(chosen)
    return steps


def written(text: str) -> Option:
    """An option as it is written, to be looked up where it can be chosen (`in_a_row`)."""
    verb, *things = text.split(" ")
    return Option(verb, tuple(things))


def in_a_row(state: State, seat: int, options: Sequence[Option]) -> list[tuple[State, Option]]:
    """Each of these choices with the table at which it is made, as far as they can be made. It is
    imagined for the seat, so what comes to light on the way is not the truth."""
    found: list[tuple[State, Option]] = []
    there: State = state.imagine(seat, Seeded(1))
    for n, option in enumerate(options):
        decision = there.decision
        known_as = None if decision is None or decision.seat != seat else decision.find(str(option))
        if known_as is None:
            break
        found.append((there, known_as))
        if n + 1 < len(options):
            there = there.clone()
            there.apply(known_as)
    return found
