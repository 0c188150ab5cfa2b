"""Whether a bot does what a host expects of it: `mathom bot check`, for those who write one.

Each thing that is tried comes back as a sentence, so that whoever reads it knows what to mend.
"""

# Not compiled: it talks to programs.

from __future__ import annotations

import subprocess
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any

from mathom.bots.host import SECONDS, Host
from mathom.core.chance import Seeded
from mathom.core.faults import BadSetup
from mathom.core.game import Game
from mathom.core.state import State
from mathom.core.text import Text

CHOICES = 60
"""So many times a bot is asked in each game."""
OF_A_KIND = 4
"""After so many questions of a kind, another kind is waited for, as long as the game brings any."""
LUCK = 8_121_991_812_199_181
"""More digits than a floating-point number holds: a bot in JavaScript must not mind."""
GOODBYE = 3.0
"""Seconds a bot has to end once nobody asks any more."""
STRANGE = {"a key of a later version": {"nobody": ["knows", 1]}}


@dataclass(frozen=True)
class Finding:
    """What was tried, and whether the bot did it right."""

    right: bool
    text: Text


class Probe(Host):
    """A host that can be made to behave strangely."""

    more: dict[str, Any]

    def __init__(self, bot: str, game: Game, seconds: float) -> None:
        super().__init__(bot, game, game.settle({}), luck=LUCK, seconds=seconds)
        self.more = {}

    def _ask(
        self, process: subprocess.Popen[bytes], message: dict[str, Any], seconds: float
    ) -> dict[str, Any]:
        return super()._ask(process, {**message, **self.more}, seconds)

    def crash(self) -> None:
        """As if the bot had died."""
        self._kill()

    def leave(self) -> bool:
        """Say nothing more; whether the bot ends, too."""
        process = self._start()
        assert process.stdin is not None
        process.stdin.close()
        try:
            process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            return False
        finally:
            self._kill()
        return True


def check(
    bot: str, games: Sequence[Game], seconds: float = SECONDS, choices: int = CHOICES
) -> Iterator[Finding]:
    """Try a bot at each of these games that it plays."""
    for game in games:
        with Probe(bot, game, seconds) as probe:
            try:
                probe.start()
            except BadSetup as fault:
                if probe.games and game.id not in probe.games:
                    yield Finding(True, Text("bot-check-plays-not", game=game.title))
                    continue
                yield Finding(False, fault.text)
                return
            if game is games[0]:
                yield Finding(True, Text("bot-check-started", bot=probe.name))
            yield from _try(probe, game, seconds, choices)


def _try(probe: Probe, game: Game, seconds: float, choices: int) -> Iterator[Finding]:
    asked = _questions(game, choices)
    answered = yield from _plays(probe, game, asked, seconds)
    if answered:
        # What is wrong anyway is not blamed on a new process, or on a key that it does not know.
        yield _repeats(probe, game, answered)
        yield _takes_over(probe, game, answered)
        yield _minds_nothing(probe, game, answered)
    yield _found(probe.leave(), "ends", game)


def _questions(game: Game, choices: int) -> list[State]:
    """Where to ask: questions of as many kinds as a game at random brings, at most a few of each."""
    found: list[State] = []
    left_out: list[State] = []
    kinds: dict[str, int] = {}
    seed = 1
    while len(found) < choices and seed < 4:
        state, dice = game.deal(seed), Seeded(seed)
        while (decision := state.decision) is not None and len(found) < choices:
            if len(decision.options) > 1:
                kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
                spare = kinds[decision.kind] > OF_A_KIND
                if not spare:
                    found.append(state.clone())
                elif len(left_out) < choices:
                    left_out.append(state.clone())
            state.apply(decision.options[dice.below(len(decision.options))])
        seed += 1
    return (found + left_out)[:choices]


def _plays(
    probe: Probe, game: Game, asked: list[State], seconds: float
) -> Generator[Finding, None, list[State]]:
    """Whether it answers everything, with something that can be played, in time; what it did answer."""
    times: list[float] = []
    faults: list[Text] = []
    answered: list[State] = []
    for state in asked:
        # Each is a match of its own: after three faults running a bot would not be asked any more.
        probe.begin(LUCK)
        begun = perf_counter()
        answer = probe.ask(state)
        times.append(perf_counter() - begun)
        if answer.fault is not None:
            faults.append(answer.fault)
        else:
            answered.append(state)
    kinds = len({state.decision.kind for state in asked if state.decision is not None})
    if faults:
        yield Finding(
            False,
            Text(
                "bot-check-faults",
                game=game.title,
                count=len(faults),
                all=len(asked),
                fault=faults[0],
            ),
        )
    else:
        yield Finding(True, Text("bot-check-plays", game=game.title, count=len(asked), kinds=kinds))
    slowest = max(times)
    yield Finding(
        slowest < seconds / 2 or bool(faults),
        Text(
            "bot-check-time",
            game=game.title,
            median=f"{median(times):.3f}",
            most=f"{slowest:.3f}",
            seconds=f"{seconds:g}",
        ),
    )
    return answered


def _repeats(probe: Probe, game: Game, asked: list[State]) -> Finding:
    """Whether the same luck at the same table gives the same choice."""
    chosen: list[list[str]] = []
    for _ in range(2):
        probe.begin(LUCK)
        chosen.append([str(probe.ask(state).option) for state in asked[:8]])
    return _found(chosen[0] == chosen[1], "repeats", game)


def _takes_over(probe: Probe, game: Game, asked: list[State]) -> Finding:
    """Whether a process that has seen nothing of a game can go on with it."""
    probe.crash()
    probe.begin(LUCK)
    return _found(probe.ask(asked[-1]).fault is None, "takes-over", game)


def _minds_nothing(probe: Probe, game: Game, asked: list[State]) -> Finding:
    """Whether it ignores what a later version may say."""
    probe.begin(LUCK)
    probe.more = STRANGE
    right = probe.ask(asked[0]).fault is None
    probe.more = {}
    return _found(right, "later", game)


def _found(right: bool, what: str, game: Game) -> Finding:
    return Finding(
        right, Text(f"bot-check-{what}" if right else f"bot-check-not-{what}", game=game.title)
    )


def run(bot: str, games: Sequence[Game], seconds: float, language: str) -> bool:
    """`mathom bot check`: tell what was found; whether all is right."""
    from mathom.core.lang import say

    right = True
    for finding in check(bot, games, seconds):
        print(f"{'✓' if finding.right else '✗'} {say(finding.text, language)}", flush=True)
        right = right and finding.right
    print(say(Text("bot-check-right" if right else "bot-check-wrong"), language))
    return right
