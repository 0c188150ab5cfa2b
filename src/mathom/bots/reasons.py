"""Reasons: what speaks for a choice, in words, read off what the evaluation sees.

What a choice leaves behind is compared with what others would: whatever comes of all of them alike is no
reason for any. It is looked at on imagined tables alone, so a reason tells nothing that the seat could
not know.
"""

# Not compiled: it looks at a handful of positions, and talks to people.

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from mathom.bots.bot import Table
from mathom.bots.evaluation import Evaluation
from mathom.bots.opinion import carried
from mathom.core.chance import Seeded
from mathom.core.game import Game
from mathom.core.lang import say
from mathom.core.option import Option
from mathom.core.state import State
from mathom.core.text import Text

WORLDS = 6
"""On how many imagined tables the choices are compared."""
MOST = 3
"""So many reasons are told at most: who tells ten tells none."""
LEAST = 0.08
"""What matters less than this (logarithm of the odds) is no reason."""
SHARE = 0.15
"""Nor is what matters less than this part of the greatest."""

WIN, SAVES = "win", "saves"
"""It wins, or nothing else keeps the game from being lost at once: no other reason is needed."""
USUAL = "usual"
"""Whoever knows the game does it without a thought: a habit of the game's mind."""
AHEAD = "ahead"
"""It does not show at once: it is seen by thinking ahead."""
LATER = "later"
"""Nor does what speaks against it."""
GAINS, TAKES, COSTS, LEAVES = "gains", "takes", "costs", "leaves"
"""A theme goes better for one's own side, or worse for the others; or the other way round."""
ORDER = (WIN, SAVES, USUAL, GAINS, TAKES, AHEAD, COSTS, LEAVES, LATER)
FOR = (WIN, SAVES, USUAL, GAINS, TAKES, AHEAD)
"""What speaks for a choice, not against it."""


@dataclass(frozen=True)
class Reason:
    """Something that speaks for a choice, or against it."""

    kind: str
    """Of ORDER."""
    theme: str = ""
    """What it is about, as the game's mind calls it."""
    weight: float = 0.0
    """How much it matters: by so much it changes the logarithm of the odds."""


Standing = dict[tuple[str, bool], float]
"""What each theme comes to, for the own side (True) and for the others together."""


def standing(judged: Evaluation, state: State, seat: int, phase: int) -> Standing:
    """What a position is made of, with the worths of this phase of the game."""
    mind = judged.mind
    found: Standing = {}
    own, sides = mind.side(state, seat), mind.sides(state)
    for side in range(sides):
        share = 1.0 if side == own else 1.0 / max(sides - 1, 1)
        for n, value in enumerate(mind.features(state, side)):
            if value:
                key = (mind.themes[n], side == own)
                found[key] = found.get(key, 0.0) + share * judged.worths[phase][n][value]
    return found


@dataclass(frozen=True)
class Look:
    """What an option leads to, on average over some imagined tables."""

    standing: Standing
    """Where the game goes on; nothing if it is over wherever the option was tried."""
    chance: float
    """How likely its seat is to win there, at first sight."""
    wins: bool
    """Whether it has won the game, wherever it was tried."""

    @property
    def loses(self) -> bool:
        """Whether it has lost the game, wherever it was tried."""
        return not self.standing and self.chance == 0.0


def looks(
    judged: Evaluation,
    table: Table,
    options: Sequence[Option],
    dice: Seeded,
    worlds: int = WORLDS,
    seconds: float = 0.0,
) -> dict[Option, Look]:
    """What each of these options leads to once the move is carried out, on so many imagined tables; on
    fewer if there are seconds and they are over."""
    seat, until = table.seat, time.monotonic() + seconds
    sums: dict[Option, Standing] = {option: {} for option in options}
    chances = dict.fromkeys(options, 0.0)
    wins = dict.fromkeys(options, True)
    goes_on = dict.fromkeys(options, 0)
    seen = 0
    while seen < worlds and not (seen and seconds > 0.0 and time.monotonic() >= until):
        seen += 1
        world = table.imagine(dice.word())
        phase = judged.mind.phase(world)
        for option in options:
            there = carried(judged, world, option, seat)
            chance = judged.value(there, seat)
            chances[option] += chance
            if there.outcome is None or chance < 1.0:
                wins[option] = False
            if there.outcome is None:
                goes_on[option] += 1
                for key, worth in standing(judged, there, seat, phase).items():
                    sums[option][key] = sums[option].get(key, 0.0) + worth
    found: dict[Option, Look] = {}
    for option in options:
        stands = {key: worth / goes_on[option] for key, worth in sums[option].items()}
        found[option] = Look(stands, chances[option] / seen, wins[option])
    return found


def compared(mine: Look, others: Sequence[Look], least: float = LEAST) -> list[Reason]:
    """What speaks for a choice if these are the others, and what against it: the weightiest few."""
    if mine.wins:
        return [Reason(WIN)]
    if others and all([other.loses for other in others]) and not mine.loses:
        return [Reason(SAVES)]
    others = [other for other in others if other.standing]
    if not others or not mine.standing:
        # There is nothing to compare with.
        return []
    usual: Standing = {}
    for other in others:
        for key, worth in other.standing.items():
            usual[key] = usual.get(key, 0.0) + worth / len(others)
    found: list[Reason] = []
    for theme, own in sorted({*mine.standing, *usual}):
        more = mine.standing.get((theme, own), 0.0) - usual.get((theme, own), 0.0)
        good = more > 0 if own else more < 0
        kind = (GAINS if good else COSTS) if own else (TAKES if good else LEAVES)
        found.append(Reason(kind, theme, abs(more)))
    found.sort(key=lambda one: (-one.weight, one.kind, one.theme))
    least = max(least, SHARE * found[0].weight) if found else least
    return in_order([one for one in found if one.weight >= least][:MOST])


def in_order(reasons: Sequence[Reason]) -> list[Reason]:
    """What speaks for it first, and of that the weightiest."""
    return sorted(reasons, key=lambda one: (ORDER.index(one.kind), -one.weight, one.theme))


def in_words(game: Game, reasons: Sequence[Reason], language: str) -> list[str]:
    """The reasons as short sentences."""
    if not reasons:
        return [say(Text("hint-alike"), language)]
    themes: dict[str, list[str]] = {}
    for one in reasons:
        themes.setdefault(one.kind, []).append(theme_name(game, one.theme, language))
    return [
        say(Text(f"hint-{kind}", what=", ".join([name for name in names if name])), language)
        for kind, names in themes.items()
    ]


def theme_name(game: Game, theme: str, language: str) -> str:
    """What a theme is called."""
    named = game.name("mind", theme) if theme else ""
    return say(named, language) if isinstance(named, Text) else named
