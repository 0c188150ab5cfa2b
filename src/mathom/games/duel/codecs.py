"""How the fields of Duel's steps are written in a position."""

from __future__ import annotations

from typing import Final

from mathom.core.codec import NUMBER, OneOf, Several
from mathom.games.duel.box import RACES, REGION_IDS, SEATS, TOKEN_IDS

SEAT: Final = OneOf(SEATS)
RACE: Final = OneOf(RACES)
REGION: Final = OneOf(REGION_IDS)
REGIONS: Final = Several(REGION)
TOKENS: Final = Several(OneOf(TOKEN_IDS))
COUNT: Final = NUMBER
