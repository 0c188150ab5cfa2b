"""How fast Mathom is: random play, clones and replays, on one core, plain and compiled.

Seconds are seconds of processor time: what else the machine does meanwhile is not Mathom's doing. On an
idle machine they are the same as those of the clock.
"""

from __future__ import annotations

import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

import mathom
from mathom.core.chance import Seeded
from mathom.core.game import Game
from mathom.core.lang import say
from mathom.core.playout import playout
from mathom.core.state import State
from mathom.core.text import Text

PLAIN = "plain"
COMPILED = "compiled"

# How the time is shared out; random play varies most from game to game, so it gets most.
PLAYING = 0.6
CLONING = 0.2
REPLAYING = 0.2


@dataclass(frozen=True)
class Result:
    """What was measured of one game in one build."""

    game: str
    build: str
    decisions_per_second: float
    games_per_second: float
    clone_microseconds: float
    replay_milliseconds: float


# -- measuring -----------------------------------------------------------------------------------


def measure(game: Game, seconds: float) -> Result:
    """Measure a game in the build that is running, in about so many seconds."""
    decisions, games = _random_play(game, seconds * PLAYING)
    return Result(
        game=game.id,
        build=COMPILED if mathom.compiled() else PLAIN,
        decisions_per_second=decisions,
        games_per_second=games,
        clone_microseconds=_clone(game, seconds * CLONING) * 1e6,
        replay_milliseconds=_replay(game, seconds * REPLAYING) * 1e3,
    )


def measure_builds(games: Sequence[Game], seconds: float) -> list[Result]:
    """Measure each game in both builds, so many seconds each; the compiled one only if it is there."""
    results = [measure(game, seconds) for game in games]
    if mathom.compiled():
        results = [*_measured_plain(games, seconds), *results]
    order = [game.id for game in games]
    return sorted(results, key=lambda result: order.index(result.game))


def _random_play(game: Game, seconds: float) -> tuple[float, float]:
    """Decisions and games per second, laying the table included."""
    setup = game.settle({})
    decisions = games = 0
    begun = now = time.process_time()
    while now < begun + seconds:
        state = game.start(setup, Seeded(games))
        state.advance()
        decisions += playout(state, Seeded(~games))
        games += 1
        now = time.process_time()
    return decisions / (now - begun), games / (now - begun)


def _clone(game: Game, seconds: float) -> float:
    """Seconds for a clone of a state in the middle of a game."""
    states = [_midgame(game, seed) for seed in range(10)]

    def clones() -> None:
        for state in states:
            for _ in range(100):
                state.clone()

    return _typical(clones, seconds) / (100 * len(states))


def _midgame(game: Game, seed: int) -> State:
    """A state halfway through a random game."""
    match = _random_match(game, seed)
    state: State = match.at(len(match.history) // 2)
    return state


def _replay(game: Game, seconds: float) -> float:
    """Seconds for reading and replaying the record of a whole game."""
    record = _random_match(game, 0).record()
    return _typical(lambda: mathom.replay(record), seconds)


def _random_match(game: Game, seed: int) -> mathom.Match:
    match = game.new(seed=seed)
    chance = Seeded(~seed)
    while decision := match.decision:
        match.play(decision.options[chance.below(len(decision.options))])
    return match


def _typical(work: Callable[[], object], seconds: float) -> float:
    """The median time of doing the work, over and over until the time is up."""
    times: list[float] = []
    ends = time.process_time() + seconds
    while True:
        begun = time.process_time()
        work()
        now = time.process_time()
        times.append(now - begun)
        if now >= ends:
            return statistics.median(times)


# -- the other build -----------------------------------------------------------------------------


def _measured_plain(games: Sequence[Game], seconds: float) -> list[Result]:
    """The same measured in another process that runs the .py files beside the compiled ones."""
    command = [sys.executable, "-P", str(Path(__file__).with_name("plain.py")), __name__, str(seconds)]
    done = subprocess.run(
        [*command, *[game.id for game in games]], stdout=subprocess.PIPE, text=True, check=True
    )
    return [Result(**result) for result in json.loads(done.stdout)]


def _as_data(results: Sequence[Result]) -> list[dict[str, str | float]]:
    return [asdict(result) for result in results]


# -- telling -------------------------------------------------------------------------------------


def report(results: Sequence[Result], language: str = "en") -> Table:
    """The results as a table."""
    table = Table(title=say(Text("bench-title"), language))
    table.add_column(say(Text("bench-game"), language))
    table.add_column(say(Text("bench-build"), language))
    table.add_column(say(Text("bench-play"), language), justify="right")
    table.add_column(justify="right")
    table.add_column(say(Text("bench-clone"), language), justify="right")
    table.add_column(say(Text("bench-replay"), language), justify="right")
    for result in results:
        table.add_row(
            result.game,
            say(Text(f"bench-{result.build}"), language),
            say(Text("bench-decisions", count=round(result.decisions_per_second)), language),
            say(Text("bench-games", count=round(result.games_per_second)), language),
            _decimal(result.clone_microseconds, language) + " µs",
            _decimal(result.replay_milliseconds, language) + " ms",
        )
    if all(result.build == PLAIN for result in results):
        table.caption = say(Text("bench-no-compiled"), language)
    return table


def _decimal(number: float, language: str) -> str:
    return f"{number:.2f}".replace(".", say(Text("bench-decimal"), language))


def run(games: Sequence[Game], seconds: float, json_wanted: bool, language: str = "en") -> None:
    """What `mathom bench` does: measure both builds and print the results."""
    results = measure_builds(games, seconds)
    if json_wanted:
        data = {"python": platform.python_version(), "results": _as_data(results)}
        print(json.dumps(data, indent=2))
    else:
        Console().print(report(results, language))


if __name__ == "__main__":
    measured = [measure(mathom.game(id), float(sys.argv[1])) for id in sys.argv[2:]]
    print(json.dumps(_as_data(measured)))
