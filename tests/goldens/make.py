"""How the goldens are made: games of random players, or of bots where those play too long, by seed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

import mathom
from mathom.bots import BOTS, Table
from mathom.core.match import Played
from mathom.core.state import WATCHER, State
from tests.laws.table import finished, setup_for

HERE = Path(__file__).parent

ENDINGS = {
    "duel": [
        *("quest_fellowship", "quest_sauron", "races_fellowship", "races_sauron"),
        *("conquest_fellowship", "conquest_sauron", "regions_fellowship", "regions_sauron"),
        "shared_fellowship_sauron",
    ],
    "wotr": [
        *("corruption_shadow", "ring_free", "conquest_shadow", "liberation_free"),
        *("corruption_witch-king-player", "corruption_saruman-player"),
        *("corruption_witch-king-player_saruman-player", "conquest"),
    ],
    "tcg": ["arrived_a", "killed_b", "corrupted_b", "last_c", "drawn_a_b"],
}
"""Every way in which each game can end: how, and who wins. The seats of the TCG are alike: one each.
Of three and four players of War of the Ring there is one ending each, and one that two share. If the
clockwork wins, nobody has won: that is how two end who play against it."""

SETUPS: dict[str, dict[str, dict[str, str]]] = {
    "wotr": {
        "corruption_witch-king-player": {"players": "3", "witch_king": "nazgul"},
        "corruption_saruman-player": {"players": "4"},
        "corruption_witch-king-player_saruman-player": {"players": "4"},
        "conquest": {"players": "2", "opponent": "clockwork"},
    }
}
"""What must have been agreed on for a game to end so; the rest goes by the seed."""
USUAL: dict[str, dict[str, str]] = {"wotr": {"players": "2", "opponent": "player"}}
"""The same for all endings that are not named there."""

SEEDS: dict[str, dict[str, int]] = {"wotr": {"corruption_witch-king-player": 34}}
"""The first seed that counts: in the games before it nobody does what was agreed on, the Witch-king does
not fly with the Nazgul."""

PLAYERS: dict[str, dict[str, tuple[str, ...]]] = {
    "wotr": {
        "corruption_shadow": ("greedy", "greedy"),
        "ring_free": ("greedy", "greedy"),
        "conquest_shadow": ("random", "greedy"),
        "liberation_free": ("greedy", "random"),
        "corruption_witch-king-player": ("random",),
        "corruption_saruman-player": ("random",),
        "corruption_witch-king-player_saruman-player": ("random",),
        "conquest": ("random",),
    },
    "tcg": {
        "arrived_a": ("greedy", "random"),
        "killed_b": ("random", "greedy"),
        "corrupted_b": ("random", "random"),
        "last_c": ("random", "random"),
        "drawn_a_b": ("random", "random"),
    },
}
"""The bots whose games are likely to end so; of games not named here every choice is made at random."""

LONGEST = 150_000
"""A record of more bytes than this is too long to keep."""

PLAYTHROUGHS = {"duel": 19, "wotr": 7, "tcg": 17}
"""The seed of a game in which nearly everything happens that can be asked."""

TOLD = 120
"""Of a longer game the playthrough tells only so many decisions, and the end."""


def ending(match: mathom.Match) -> str:
    """How a finished match ended, as the name of a file."""
    assert match.outcome is not None
    return "_".join([match.outcome.how, *[match.seats[winner] for winner in match.outcome.winners]])


def find(game: mathom.Game) -> dict[str, mathom.Match]:
    """For each ending, the first game that ends so, beginning with the lowest seed."""
    found: dict[str, mathom.Match] = {}
    seed = 0
    while missing := [name for name in ENDINGS[game.id] if name not in found]:
        for match in _games(game, seed, missing):
            if ending(match) not in missing or not _agreed(match):
                continue
            if len(match.record().encode()) <= LONGEST:
                found.setdefault(ending(match), match)
        seed += 1
    return found


def _games(game: mathom.Game, seed: int, missing: list[str]) -> Iterator[mathom.Match]:
    """The games of this seed in which a missing ending may be found."""
    if game.id not in PLAYERS:
        yield finished(game, seed)
        return
    tried: list[object] = []
    for name in missing:
        setup = SETUPS.get(game.id, {}).get(name, USUAL.get(game.id, {}))
        if (way := (PLAYERS[game.id][name], setup)) not in tried:
            tried.append(way)
            yield _played(game, seed, *way)


def _agreed(match: mathom.Match) -> bool:
    """Whether a match was set up as its ending asks for: others may end so too."""
    game, name = match.game.id, ending(match)
    asked = SETUPS.get(game, {}).get(name, {})
    agreed = all([match.setup.get(choice) == value for choice, value in asked.items()])
    return agreed and (match.seed or 0) >= SEEDS.get(game, {}).get(name, 0)


def _played(game: mathom.Game, seed: int, names: tuple[str, ...], setup: dict[str, str]) -> mathom.Match:
    """A game that bots have played."""
    agreed = game.settle({**setup_for(game, seed), **setup})
    match = mathom.Match.begin(game, agreed, seed=seed)
    seated = [names[seat % len(names)] for seat in range(len(match.seats))]
    match.players = {seat: f"bot:{name}" for seat, name in zip(match.seats, seated, strict=True)}
    bots = [BOTS[name](seed) for name in seated]
    while (decision := match.decision) is not None:
        match.play(bots[decision.seat].choose(Table(game, match.state, decision.seat)))
    return match


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
    seen = msgspec.to_builtins(match.at(0).view(first.seat))
    lines += [f"  {name}: {json.dumps(part)}" for name, part in seen.items()]
    for number, played in enumerate(match.history[:TOLD], 1):
        asked = _asked(match.at(number - 1), range(WATCHER, len(match.seats)))
        lines += ["", f"{number}. {match.seats[played.seat]} {asked}"]
        lines += [f"  > {played.option}", *_happened(played)]
    lines += ["", f"{match.outcome}", f"state {digest(repr(match.state.key()))}"]
    return "\n".join(lines) + "\n"


def _asked(state: State, eyes: range) -> str:
    decision = state.decision
    assert decision is not None
    seen = [digest(json.dumps(msgspec.to_builtins(state.view(seat)))) for seat in eyes]
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
