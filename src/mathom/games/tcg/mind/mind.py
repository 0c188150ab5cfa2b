"""The mind of the TCG."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.core.mind import Mind
from mathom.games.tcg.mind.features import COUNT, MOST, NAMES, THEMES
from mathom.games.tcg.mind.guess import guess
from mathom.games.tcg.mind.habits import by_habit, worth_a_thought
from mathom.games.tcg.mind.rest import come_to_rest, moment
from mathom.games.tcg.mind.standing import tell_hand, tell_standing
from mathom.games.tcg.mind.turn import STAGES, stage, tell_coming, tell_turn
from mathom.games.tcg.state import TcgState

PART: Final = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2]
"""The part of the road, by the site that the foremost fellowship has reached."""
PARTS: Final = 3

HOUSE: Final = ["aragorn", "theoden", "ithilien", "lorien", "edoras"]
PAIRS: Final = [(one, other) for one in HOUSE for other in HOUSE]
"""With which decks it learns to play."""

STILL_TO_COME: Final = [
    *("shadow_", "free_twilight", "free_others", "free_fierce", "free_archery"),
    *("free_fights_close", "free_fights_kills"),
]
"""How the names of those features begin that tell what others may still do."""
HEEDLESS: Final = 1
"""The rank of who plays well with what lies before him, and does not think of what may still come."""


class TcgMind(Mind):
    """What there is to look at in the TCG. Everybody plays for himself."""

    def __init__(self, unseen: list[str]) -> None:
        """`unseen`: how the names of the features begin that nobody with this mind looks at."""
        self._unseen: Final = [
            n for n in range(COUNT) if any([NAMES[n].startswith(first) for first in unseen])
        ]
        self.names = NAMES
        self.most = MOST
        self.themes = THEMES
        self.phases = PARTS * STAGES
        self.moves = ["action", "move", "reconcile", "skirmish", "defend"]
        self.errs = 40
        self.begins_with_guess = True
        self.overlooked = [*STILL_TO_COME, "hand_", "deck", "lead"]
        self.beginners_see_others = True
        self.thinking = [0, 0, 0, 200]
        self.weights = str(Path(__file__).parent / "weights.json")

    def setup(self, number: int) -> dict[str, str]:
        # Half of the games are played with the starter decks, the others with any two of all decks.
        if number % 2:
            return {}
        first = number // 2 % len(PAIRS)
        return {"decks": ",".join(PAIRS[first])}

    def sides(self, state: Any) -> int:
        assert isinstance(state, TcgState)
        return state.table.players

    def out(self, state: Any, side: int) -> bool:
        assert isinstance(state, TcgState)
        return not state.playing[side]

    def phase(self, state: Any) -> int:
        assert isinstance(state, TcgState)
        return PARTS * stage(state) + PART[max(state.marker)]

    def features(self, state: Any, side: int) -> vec[i64]:
        assert isinstance(state, TcgState)
        told = vec[i64]([0] * COUNT)
        if not state.playing[side]:
            return told
        tell_standing(state, side, told)
        tell_hand(state, side, told)
        if state.turn:
            if side == state.free:
                tell_turn(state, told)
            else:
                tell_coming(state, side, told)
        for n in self._unseen:
            told[n] = 0
        return told

    def at(self, rank: int) -> Mind:
        return BLINKERED if rank == HEEDLESS else self

    def guess(self) -> list[list[list[float]]]:
        return guess(self.phases)

    def habit(self, state: Any) -> Any:
        assert isinstance(state, TcgState)
        return by_habit(state)

    def moment(self, state: Any) -> int:
        assert isinstance(state, TcgState)
        return moment(state)

    def quieten(self, state: Any, seat: int, moment: int) -> None:
        assert isinstance(state, TcgState)
        come_to_rest(state, seat, moment)

    def promising(self, state: Any) -> list[Any]:
        assert isinstance(state, TcgState)
        return worth_a_thought(state)


MIND: Final = TcgMind([])
BLINKERED: Final = TcgMind(STILL_TO_COME)
