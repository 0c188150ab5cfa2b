"""Outlook: what a plan would lead to, as far as its seat can foresee it. Nothing is made."""

# Not compiled: it is asked by people, and spends its time in the rules.

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mathom.core.agenda import Decision
from mathom.core.faults import IllegalMove
from mathom.core.game import Game
from mathom.core.option import Option
from mathom.core.position import shown
from mathom.core.state import State
from mathom.core.worlds import Stops, Worlds

if TYPE_CHECKING:
    from mathom.core.match import Match

DEPTH: Final = 3
"""So many questions one after the other are looked at, at most."""
MOST: Final = 3_000
"""So many options are told in all, and where they lead."""


@dataclass(slots=True)
class Ahead:
    """What comes after a choice: the next question of the same seat, or what stands before it."""

    stops: Stops | None
    state: Any
    """The table on which it is asked, as the seat may imagine it; None if it cannot be foreseen."""
    decision: Decision | None
    then: list[Ahead | None]
    """Where each of the options would lead; None where that was not looked at."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a plan would lead to, and how the table would look then to the seat that makes it."""

    seat: int
    ahead: Ahead
    view: Any
    """None where it cannot be foreseen."""
    parts: dict[str, Any]
    """Those parts of the view that were asked for and can be foreseen, though the whole may not be."""


def outlook(match: Match, plan: Sequence[str], depth: int = 1, parts: Sequence[str] = ()) -> Outlook:
    """What would be asked after these choices. Raises IllegalMove, as making them would."""
    worlds = foresee(match, plan)
    view = worlds.states[0].view(worlds.seat) if worlds.settled else None
    return Outlook(worlds.seat, _look(worlds, min(depth, DEPTH)), view, _parts(worlds, view, parts))


def _parts(worlds: Worlds, view: Any, wanted: Sequence[str]) -> dict[str, Any]:
    """What all worlds agree on that have it: who is asked next may hang on what others hold, though what
    the choice itself has done does not."""
    if not wanted:
        return {}
    views = [view] if view is not None else [world.view(worlds.seat) for world in worlds.states]
    found: dict[str, Any] = {}
    for part in wanted:
        seen = [value for value in [getattr(one, part, None) for one in views] if value is not None]
        if seen and all([value == seen[0] for value in seen[1:]]):
            found[part] = seen[0]
    return found


def foresee(match: Match, plan: Sequence[str]) -> Worlds:
    """The worlds that a seat can imagine, after choices of its own. Raises IllegalMove."""
    decision = match.decision
    if decision is None:
        raise IllegalMove("move-over", move=shown(" ".join(plan)))
    worlds = Worlds.of(match.state, decision.seat)
    answered, made = match.answered, False
    for number, one in enumerate(plan, 1):
        text = " ".join(one.split())
        try:
            if made and worlds.stops:
                raise IllegalMove(f"plan-{worlds.stops}")
            world = worlds.states[0]
            found = world.decision.find(text)
            if found is None and text in answered:
                answered = answered[answered.index(text) + 1 :]
                continue
            if found is None:
                raise illegal(match.game, world, text)
        except IllegalMove as fault:
            raise (refused(number, text, fault) if len(plan) > 1 else fault) from fault
        worlds, made = worlds.after(found), True
        answered = [str(option) for option in worlds.states[0].answered] if worlds.states else []
    return worlds


def illegal(game: Game, state: State, text: str) -> IllegalMove:
    """The refusal of what is not on the list."""
    reason = game.refusal(state, text)
    return IllegalMove(
        "move-illegal",
        move=shown(text),
        reason=reason.text,
        rule=game.name("book", reason.rule.book),
        page=reason.rule.page,
    )


def refused(number: int, text: str, why: IllegalMove) -> IllegalMove:
    """The refusal of a plan, because of one of its choices."""
    return IllegalMove("plan-refused", number=number, move=shown(text), why=why.text)


def _look(worlds: Worlds, depth: int) -> Ahead:
    """Look ahead level by level, so that what is left out for its number is the farthest."""
    root = _ahead(worlds)
    level = [(worlds, root)]
    told = len(root.then)
    for _ in range(depth - 1):
        deeper: list[tuple[Worlds, Ahead]] = []
        for before, ahead in level:
            options: list[Option] = [] if ahead.decision is None else ahead.decision.options
            for number, option in enumerate(options):
                if told >= MOST:
                    return root
                after = before.after(option)
                ahead.then[number] = there = _ahead(after)
                deeper.append((after, there))
                told += len(there.then)
        level = deeper
    return root


def _ahead(worlds: Worlds) -> Ahead:
    if worlds.stops is not None:
        return Ahead(worlds.stops, None, None, [])
    state = worlds.states[0]
    return Ahead(None, state, state.decision, [None] * len(state.decision.options))
