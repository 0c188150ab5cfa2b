"""Guide 12.1: how a line moves, army by army, the head of the column first."""

from __future__ import annotations

from mathom.games.wotr.armies import army_enters, besieged, send_force
from mathom.games.wotr.box import (
    CHARACTER_BITS,
    FIGURES,
    FREE,
    NAZGUL,
    NOBODY,
    SHADOW,
    WITCH_KING,
)
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.figures import by_number, elite, regular, room
from mathom.games.wotr.clockwork.lines import LINE_IDS, LINES, Line, Move
from mathom.games.wotr.clockwork.occupation import (
    by_kind,
    is_occupied,
    is_unoccupied,
    line_occupied,
    price,
    tidy_up,
)
from mathom.games.wotr.clockwork.ties import die
from mathom.games.wotr.deeds import closed
from mathom.games.wotr.state import WotrState


def barred(state: WotrState, region: int) -> bool:
    """Whether an army of the Free Peoples or a card keeps everybody out (A34)."""
    return state.units(region, FREE) > 0 or closed(state, SHADOW, region)


def ways(state: WotrState, line: Line, move: Move) -> tuple[int, int]:
    """Where a step leads, and where those go who find no room.

    When all that lies before the Southrons is taken and Mordor's line is not, they march on its front.
    Any other line is immovable when all that lies before it is taken.
    """
    taken = all([is_occupied(state, region) for region in line.settlements])
    if move.overflow != NOBODY and taken:
        return move.overflow, NOBODY
    return move.end, move.overflow


def space(state: WotrState, start: int, region: int) -> int:
    """How many units may enter a region; those who would occupy it at once need no room (guide 12.1)."""
    paid = price_together(state, start, region)
    return room(state, region) + (sum(paid) if paid is not None else 0)


def price_together(state: WotrState, start: int, end: int) -> tuple[int, int] | None:
    """What those in a region and those who come to it would pay to occupy it; None if they cannot, or if
    there is nothing to occupy, or an enemy behind the walls."""
    if not is_unoccupied(state, end) or besieged(state, end) != NOBODY:
        return None
    there, coming = by_kind(state, end), by_kind(state, start)
    return price(end, there[0] + coming[0], there[1] + coming[1])


def chosen_units(state: WotrState, start: int, end: int, count: int) -> list[int]:
    """Which units go if not all find room: those needed to occupy, Elites, the others (A41)."""
    force = [0] * (FIGURES + 1)
    nations = by_number(state, start)
    left = count
    wanted = price_together(state, start, end)
    if wanted is not None:
        needed = max(0, wanted[0] - by_kind(state, end)[0])
        left -= _name(state, start, force, [regular(nation) for nation in nations], min(needed, left))
    left -= _name(state, start, force, [elite(nation) for nation in nations], left)
    _name(state, start, force, [regular(nation) for nation in nations], left)
    return force


def _name(state: WotrState, start: int, force: list[int], kinds: list[int], most: int) -> int:
    """Up to so many more of these kinds go, in this order; how many."""
    left = most
    for kind in kinds:
        number = min(left, state.count(start, kind) - force[kind])
        force[kind] += number
        left -= number
    return most - left


def with_nazgul(state: WotrState, start: int, force: list[int]) -> list[int]:
    """The Nazgul of the region go with its units, the Witch-king among them (A40)."""
    force[NAZGUL] = state.count(start, NAZGUL)
    if state.where[WITCH_KING] == start:
        force[CHARACTER_BITS] |= 1 << WITCH_KING
    return force


def parts(state: WotrState, line: Line, move: Move) -> list[tuple[int, list[int]]]:
    """Who would go where by one step of a line, as things stand; besiegers, and those who have a
    settlement to occupy, stay (guide 12.1)."""
    end, overflow = ways(state, line, move)
    if is_unoccupied(state, move.start) or barred(state, end):
        return []
    units = state.units(move.start, SHADOW)
    first = min(units, space(state, move.start, end))
    found: list[tuple[int, list[int]]] = []
    if first:
        found.append((end, chosen_units(state, move.start, end, first)))
    rest = units - first
    if rest and overflow != NOBODY and not barred(state, overflow):
        second = min(rest, room(state, overflow))
        if second:
            going = found[0][1] if found else [0] * (FIGURES + 1)
            found.append((overflow, _others(state, move.start, going, second)))
    if found:
        with_nazgul(state, move.start, found[0][1])
    return found


def _others(state: WotrState, start: int, gone: list[int], count: int) -> list[int]:
    """So many of those who do not go with the first part: Elites first."""
    force = gone[:]
    nations = by_number(state, start)
    left = count - _name(state, start, force, [elite(nation) for nation in nations], count)
    _name(state, start, force, [regular(nation) for nation in nations], left)
    return [force[figure] - gone[figure] for figure in range(FIGURES)] + [0]


def enter(state: WotrState, start: int, end: int, force: list[int]) -> None:
    """A part of an army goes to the next region: it wakes a nation, and takes back what was the Shadow's
    own, but nothing else (A15, A53)."""
    send_force(state, start, end, tuple(force))
    army_enters(state, end, SHADOW, tuple(force))


def would_move(state: WotrState, line: Line) -> bool:
    """Whether marching would displace anybody: if not, the line is immovable."""
    if line_occupied(state, line):
        return False
    return any([parts(state, line, move) for move in line.moves])


def march(state: WotrState, line: Line) -> None:
    """All armies of a line go a step, in its order; a line that becomes occupied stops there (A42)."""
    for move in line.moves:
        for end, force in parts(state, line, move):
            enter(state, move.start, end, force)
        tidy_up(state)
        if line_occupied(state, line):
            return


def first_to_move(state: WotrState, line: Line) -> int:
    """The region of the first army that will move, of a line that is not immovable."""
    return next(iter([move.start for move in line.moves if parts(state, line, move)]))


def any_moves(state: WotrState) -> bool:
    """Whether some line is not immovable."""
    return any([would_move(state, line) for line in LINES])


def line_rolled(state: WotrState) -> Line:
    """A die for the line; if it is immovable, the next one in the list (guide 11.4)."""
    roll = die(state, "line")
    over = 0
    while not would_move(state, LINES[(roll - 1 + over) % len(LINES)]):
        over += 1
    line = LINES[(roll - 1 + over) % len(LINES)]
    if over:
        passed = " ".join([LINE_IDS[(roll - 1 + n) % len(LINES)] for n in range(over)])
        told: dict[str, str | int] = {"rolls": str(roll), "line": line.id, "lines": passed}
        say(state, "clockwork_other_line", {**told, "count": over})
    else:
        say(state, "clockwork_line", {"rolls": str(roll), "line": line.id})
    return line
