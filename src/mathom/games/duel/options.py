"""What a player can choose: the verbs of Duel and their notation. Each option exists once."""

from __future__ import annotations

from typing import Final

from mathom.core.option import Option
from mathom.games.duel.box import (
    CARD_IDS,
    LANDMARK_IDS,
    RACES,
    REGION_IDS,
    REGIONS,
    TOKEN_IDS,
)


def _each(verb: str, ids: list[str]) -> list[Option]:
    return [Option(verb, (id,), (index,)) for index, id in enumerate(ids)]


PLAY: Final = _each("play", CARD_IDS)
CHAIN: Final = _each("chain", CARD_IDS)
DISCARD: Final = _each("discard", CARD_IDS)
LANDMARK: Final = _each("landmark", LANDMARK_IDS)
PLACE: Final = _each("place", REGION_IDS)
REMOVE: Final = _each("remove", REGION_IDS)
RAZE: Final = _each("raze", REGION_IDS)
TOKEN: Final = _each("token", TOKEN_IDS)
RACE: Final = _each("race", RACES)
RUIN: Final = _each("ruin", CARD_IDS)
RETRIEVE: Final = _each("retrieve", CARD_IDS)
MOVE: Final = [
    [Option("move", (region.id, REGION_IDS[to]), (region.index, to)) for to in region.adjacent]
    for region in REGIONS
]
STOP: Final = Option("stop")
PICKS: Final = _each("pick", ["remove", "coin", "move"])

ALL: Final[dict[str, Option]] = {
    str(option): option
    for group in (
        PLAY, CHAIN, DISCARD, LANDMARK, PLACE, REMOVE, RAZE, TOKEN, RACE, RUIN, RETRIEVE,
        *MOVE, PICKS, [STOP],
    )
    for option in group
}  # fmt: skip
