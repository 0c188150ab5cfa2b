"""Random games until every card has been played and every combat card has been used.

`python -m tests.games.wotr.cards.runner` tells what each of them needed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import mathom
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.games.wotr.box import CARD_IDS, CARDS
from tests.games.wotr.walks import AT_WAR, BEGINNINGS, WOTR

EVENTS: Final = frozenset(CARD_IDS)
COMBATS: Final = frozenset(card.combat for card in CARDS)

MOMENTS: Final[dict[str, dict[str, Any]]] = {
    **BEGINNINGS,
    "the muster of Rohan": {
        "turn": 8,
        "politics": AT_WAR,
        "armies": {
            "edoras": {"rohan-regular": 3, "rohan-elite": 2, "rohan-leader": 1},
            "folde": {"isengard-regular": 3, "isengard-elite": 2},
            "helms-deep": {"isengard-regular": 5, "isengard-elite": 3, "nazgul": 1},
            "minas-tirith": {"sauron-regular": 5, "sauron-elite": 3, "nazgul": 2},
            "barad-dur": {"sauron-regular": 3},
            "lorien": {"elves-regular": 1, "elves-elite": 2, "elves-leader": 1},
            "dimrill-dale": {"sauron-regular": 4, "nazgul": 1},
        },
        "inside": {
            "helms-deep": {"rohan-regular": 3, "rohan-leader": 1},
            "minas-tirith": {"gondor-regular": 2, "gondor-elite": 2, "gondor-leader": 1},
        },
        "characters": {
            "aragorn": "edoras",
            "strider": "eliminated",
            "gandalf-grey": "eliminated",
            "gandalf-white": "fangorn",
            "meriadoc": "edoras",
            "peregrin": "minas-tirith-inside",
            "legolas": "lorien",
            "saruman": "orthanc",
            "witch-king": "minas-tirith",
        },
        "fellowship": {"region": "lorien", "guide": "boromir"},
    },
    "the march to the Black Gate": {
        "turn": 11,
        "politics": AT_WAR,
        "armies": {
            "dagorlad": {"gondor-regular": 3, "gondor-elite": 2, "gondor-leader": 1, "rohan-elite": 1},
            "morannon": {"sauron-regular": 5, "sauron-elite": 2, "nazgul": 3},
            "orthanc": {"isengard-regular": 4, "isengard-elite": 2},
            "fords-of-isen": {"rohan-regular": 3, "rohan-leader": 1},
            "pelargir": {"gondor-regular": 2},
            "west-harondor": {"southrons-regular": 4, "southrons-elite": 2},
        },
        "characters": {
            "aragorn": "dagorlad",
            "strider": "eliminated",
            "peregrin": "dagorlad",
            "meriadoc": "eliminated",
            "mouth-of-sauron": "morannon",
            "saruman": "orthanc",
        },
        "fellowship": {"mordor": 1, "corruption": 2},
    },
}
"""Besides the usual ones, moments when those are at war together whom some cards need."""

RARE: Final = {"saruman-player": ["the-fighting-uruk-hai"]}
"""What only one of two partners may play, and seldom holds at the time."""

EAGER: Final = frozenset(["use event", "use attack", "use draw", "fight", "use minion", "use upgrade"])
"""What brings cards into play: they are chosen more often than anything else."""
MOST_GAMES: Final = 600
MOST_DECISIONS: Final = 1500


@dataclass
class Tally:
    """What has been seen so far, and in which game it was first seen."""

    games: int = 0
    decisions: int = 0
    events: dict[str, int] = field(default_factory=dict)
    combats: dict[str, int] = field(default_factory=dict)
    times: Counter[str] = field(default_factory=Counter)

    def missing(self) -> list[str]:
        """What was never played or used."""
        return sorted(EVENTS - set(self.events)) + sorted(COMBATS - set(self.combats))

    def note(self, option: Option) -> None:
        """A choice was made."""
        self.decisions += 1
        if option.verb == "play":
            self.events.setdefault(option.things[0], self.games)
            self.times[option.things[0]] += 1
        elif option.verb == "combat" and option.args[0] >= 0:
            combat = CARDS[option.args[0]].combat
            self.combats.setdefault(combat, self.games)
            self.times[combat] += 1

    def new(self, option: Option) -> bool:
        """Whether it plays or uses a card for the first time."""
        if option.verb == "play":
            return option.things[0] not in self.events
        if option.verb == "combat" and option.args[0] >= 0:
            return CARDS[option.args[0]].combat not in self.combats
        return False


def choose(options: list[Option], tally: Tally, lot: Seeded) -> Option:
    """A card that was never played, if there is one; else mostly what brings cards into play."""
    fresh = [option for option in options if tally.new(option)]
    if fresh:
        return fresh[lot.below(len(fresh))]
    eager = [option for option in options if str(option) in EAGER]
    if eager and lot.below(3):
        return eager[lot.below(len(eager))]
    return options[lot.below(len(options))]


def play_one(match: mathom.Match, seed: int, tally: Tally) -> None:
    """Play a game, or the beginning of a long one."""
    state = match.state.clone()
    lot = Seeded(seed + (1 << 42))
    tally.games += 1
    for _ in range(MOST_DECISIONS):
        if state.decision is None:
            return
        option = choose(state.decision.options, tally, lot)
        tally.note(option)
        state.apply(option)


def run(most: int = MOST_GAMES, players: str = "2") -> Tally:
    """Play one game after the other, from every moment of the war in turn, until nothing is missing."""
    tally = Tally()
    moments = list(MOMENTS.values())
    for seed in range(most):
        moment = moments[seed % len(moments)]
        if players != "2" and "helms-deep" in moment.get("inside", {}):
            moment = {**moment, "hands": RARE}
        play_one(WOTR.position(moment, seed=seed, players=players), seed, tally)
        if not tally.missing():
            break
    return tally


def told(tally: Tally) -> str:
    """What each card needed."""
    lines = [f"{tally.games} games, {tally.decisions} decisions"]
    for kind, found in (("event", tally.events), ("combat", tally.combats)):
        lines += [
            f"{kind:7} {name:40} first in game {game:3}, {tally.times[name]:4} times"
            for name, game in sorted(found.items(), key=_by_game)
        ]
    lines += [f"never    {name}" for name in tally.missing()]
    return "\n".join(lines)


def _by_game(entry: tuple[str, int]) -> tuple[int, str]:
    return entry[1], entry[0]


if __name__ == "__main__":
    print(told(run()))
