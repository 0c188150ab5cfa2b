"""How the goldens are made: random games, found by their seed."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import mathom
from mathom.core.match import Played
from mathom.core.state import WATCHER, State
from tests.laws.table import finished

HERE = Path(__file__).parent

ENDINGS = {
    "duel": [
        *("quest_fellowship", "quest_sauron", "races_fellowship", "races_sauron"),
        *("conquest_fellowship", "conquest_sauron", "regions_fellowship", "regions_sauron"),
        "shared_fellowship_sauron",
    ],
}
"""Every way in which each game can end: how, and who wins."""

PLAYTHROUGHS = {"duel": 19}
"""The seed of a game in which nearly everything happens that can be asked."""


def ending(match: mathom.Match) -> str:
    """How a finished match ended, as the name of a file."""
    assert match.outcome is not None
    return "_".join([match.outcome.how, *[match.seats[winner] for winner in match.outcome.winners]])


def find(game: mathom.Game) -> dict[str, mathom.Match]:
    """For each ending, the random game with the lowest seed that ends so."""
    found: dict[str, mathom.Match] = {}
    seed = 0
    while len(found) < len(ENDINGS[game.id]):
        match = finished(game, seed)
        found.setdefault(ending(match), match)
        seed += 1
    return found


def final(match: mathom.Match) -> str:
    """The position as it lies on the table, a line for each part."""
    parts = match.state.position().items()
    return "{\n" + ",\n".join([f'"{name}": {json.dumps(part)}' for name, part in parts]) + "\n}\n"


# -- the playthrough -----------------------------------------------------------------------------


def playthrough(game: mathom.Game, seed: int) -> str:
    """One random game: each decision with its options, and what came of it."""
    match = finished(game, seed)
    first = match.history[0]
    lines = [f"{game.id}, seed {seed}, setup {match.setup}", "", "What the first to decide sees:"]
    lines += [f"  {name}: {json.dumps(part)}" for name, part in first.before.view(first.seat).items()]
    for number, played in enumerate(match.history, 1):
        asked = _asked(played.before, range(WATCHER, len(match.seats)))
        lines += ["", f"{number}. {match.seats[played.seat]} {asked}"]
        lines += [f"  > {played.option}", *_happened(played)]
    lines += ["", f"{match.outcome}", f"state {digest(repr(match.state.key()))}"]
    return "\n".join(lines) + "\n"


def _asked(state: State, eyes: range) -> str:
    decision = state.decision
    assert decision is not None
    seen = [digest(json.dumps(state.view(seat))) for seat in eyes]
    options = ", ".join([str(option) for option in decision.options])
    return (
        f"{decision.kind} (p. {decision.rule.page}, {decision.rule.section})\n"
        f"  state {digest(repr(state.key()))}, views {' '.join(seen)}\n"
        f"  options: {options}"
    )


def _happened(played: Played) -> list[str]:
    lines = [f"  chance: {one!r}{_to(one.seen_by)}" for one in played.drawn]
    for event in played.events:
        args = " ".join([f"{name}={value}" for name, value in event.args.items()])
        lines.append(f"  {event.kind}: {args}{_to(event.seen_by)}")
    return lines


def _to(seen_by: tuple[int, ...] | None) -> str:
    return "" if seen_by is None else f" (seen by {seen_by})"


def digest(text: str) -> str:
    """A few letters that change with the text."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]
