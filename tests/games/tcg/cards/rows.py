"""Cards tried in one line each: what is on the table, what is chosen, what is then so."""

from __future__ import annotations

from mathom.games.tcg.box import ARCHER, FIERCE, FREE, ROAMING, SHADOW
from mathom.games.tcg.engine.scope import Happening
from mathom.games.tcg.engine.values import minion_site, twilight_cost
from mathom.games.tcg.phases import (
    ARCHERY,
    ASSIGNMENT,
    FELLOWSHIP,
    MANEUVER,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
    TURN_STARTS,
)
from mathom.games.tcg.state import ZONES
from mathom.games.tcg.steps.archery import archery_total
from mathom.games.tcg.steps.moving import can_move_again, must_move_again, shadow_number
from mathom.games.tcg.steps.triggers import Answers
from tests.games.tcg.cards.scenes import Scene, stage

PHASES = {
    "fellowship": FELLOWSHIP,
    "shadow": SHADOW_PHASE,
    "maneuver": MANEUVER,
    "archery": ARCHERY,
    "assignment": ASSIGNMENT,
    "skirmish": SKIRMISH,
    "regroup": REGROUP,
}


def look_at(table: Scene, what: str) -> int:
    """The number that a row speaks of: `4C10b strength`, `free archery`, `b hand`, `table burdens`."""
    name, quality = what.split()
    state = table.state
    if quality == "archery":
        return archery_total(state, FREE if name == "free" else SHADOW)
    if quality == "hand":
        return len(state.hands["abcd".index(name)])
    if name == "table":
        told = {
            "burdens": state.burdens[0],
            "twilight": state.twilight,
            "controlled": len(state.controlled(1)),
            "skirmish": int(state.in_skirmish),
            "must": int(must_move_again(state)),
            "may": int(can_move_again(state)),
        }
        return told[quality]
    card = table[name]
    if quality in ("fierce", "archer", "roaming"):
        number = {"fierce": FIERCE, "archer": ARCHER, "roaming": ROAMING}[quality]
        return int(state.has(card, number))
    if quality == "cost":
        return twilight_cost(state, card)
    if quality == "site":
        return minion_site(state, card)
    if quality == "number":
        return shadow_number(state, card) - state.card(card).shadow_number
    if quality == "tokens":
        return sum([state.token_count(card, culture) for culture in range(16)])
    if quality == "stacked":
        return len(state.stacked_on(card))
    if quality == "wounds":
        return state.wounds[card]
    state.look()
    values = {"strength": state.strengths, "damage": state.damages, "defender": state.defenders}
    return values[quality][card]


def begin(table: Scene, start: str) -> None:
    """What happens first: a phase, a whole skirmish, a move, a wound, a kill, a discard, a turn."""
    verb, _, rest = start.partition(" ")
    if verb in PHASES:
        table.in_phase(PHASES[verb])
    elif verb == "fight":
        table.fight(table.first, *table.foes)
    elif verb == "moves":
        table.moves()
    elif verb == "turn":
        table.go(Answers(Happening(TURN_STARTS, seat=0)))
    elif verb == "starts":
        table.starts(PHASES[rest])
    elif verb == "assigning":
        table.assignment_phase()
    elif verb == "shooting":
        table.archery_phase()
    elif verb in ("wound", "kill"):
        table.wound(rest) if verb == "wound" else table.kill(rest)
    else:
        assert verb == "discard", start
        name, _, by = rest.partition(" ")
        table.discard(name, by)


def act(table: Scene, step: str) -> None:
    """A choice, made as soon as it is offered; or something that happens."""
    if step == "passes":
        table.passes()
    elif step.split()[0] in ("wound", "kill", "fight") and step.split()[-1] in table.state.table.by_name:
        begin(table, step)
    elif step == "done":
        # Nobody is asked when nothing is left to assign.
        table.choose(*[option for option in table.options if option == "done"])
    elif step.startswith("not "):
        assert not table.can(step[4:]), step
    else:
        assert table.can(step), f"{step} is not in {table.options}"
        table.choose(step)


def try_row(start: str, text: str, steps: str, results: str) -> None:
    """Set the table, begin, choose, look."""
    table = stage(text)
    begin(table, start)
    for step in [step.strip() for step in steps.split(",") if step.strip()]:
        act(table, step)
    for result in [result.strip() for result in results.split(",") if result.strip()]:
        words = result.split()
        if words[1] == "in":
            assert ZONES[table.zone(words[0])] == words[2], result
        elif words[1] == "on":
            assert table.state.on[table[words[0]]] == table[words[2]], result
        elif words[1] == "against":
            assert table.state.assigned[table[words[0]]] == table[words[2]], result
        else:
            assert look_at(table, f"{words[0]} {words[1]}") == int(words[2]), result
