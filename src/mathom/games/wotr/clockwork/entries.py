"""Guide 14: what the clockwork does with each card that its list names.

Three questions for each: when it is laid aside for a battle and when it is used there (`moments`), when
it is unplayable although its own text would allow it (`aims`), and what is done instead of the text
(`instead`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mathom.games.wotr.box import (
    CARD_IDS,
)
from mathom.games.wotr.clockwork.aims import (
    no_gathering,
    no_half_orcs,
    no_kings_siege,
    no_landing,
    no_line_moves,
    no_olog_hai,
    no_orders,
    no_room_in_the_east,
    no_search,
    no_siege_of_isengard,
    no_trolls,
    no_will,
    nothing_to_see,
    out_of_reach,
)
from mathom.games.wotr.clockwork.instead import (
    give_orders,
    horde,
    join_isengard,
    join_sauron,
    many_kings,
    misty_mountains,
    monsters,
    pits,
    ride_abroad,
    sail,
    storm_for_isengard,
    storm_with_the_king,
    trolls,
    two_lines,
)
from mathom.games.wotr.clockwork.moments import (
    all_active,
    all_at_war,
    besieges,
    city_taken,
    coast_taken,
    far_larger,
    gollum_guides,
    in_mordor,
    king_gone,
    nazgul_and_companion,
    nazgul_outrank,
    nazgul_present,
    rohan_awake,
    saruman_gone,
    somebody_to_strike,
    two_nazgul,
)
from mathom.games.wotr.state import WotrState

Asked = Callable[[WotrState], bool]
Deed = Callable[[WotrState, int], None]


def never(state: WotrState) -> bool:
    """No."""
    return False


def always(state: WotrState) -> bool:
    """Yes: what the combat card itself demands is enough."""
    return True


@final
class Entry:
    """What the guide says of a card."""

    def __init__(
        self,
        aside: Asked = never,
        used: Asked = never,
        unplayable: Asked = never,
        deed: Deed | None = None,
    ) -> None:
        self.aside: Final = aside
        """Whether it is laid aside for a battle."""
        self.used: Final = used
        """Whether it is used in the battle that is fought, if it can be."""
        self.unplayable: Final = unplayable
        self.moment: Final[str] = aside.__name__
        self.hindrance: Final[str] = unplayable.__name__
        """What is told of a card that is laid aside, or unplayable (`wotr-event-clockwork_card`)."""
        self.deed: Final = deed
        """What is done instead of the text; None if the text is followed."""


_ENTRIES: Final = {
    "stormcrow": Entry(all_at_war, far_larger),
    "the-fighting-uruk-hai": Entry(saruman_gone, always, no_siege_of_isengard, storm_for_isengard),
    "the-black-captain-commands": Entry(king_gone, nazgul_outrank, no_orders, give_orders),
    "the-ringwraiths-are-abroad": Entry(in_mordor, nazgul_and_companion, no_search, ride_abroad),
    "grond-hammer-of-the-underworld": Entry(
        king_gone, nazgul_present, no_kings_siege, storm_with_the_king
    ),
    "corsairs-of-umbar": Entry(coast_taken, besieges, no_landing, sail),
    "the-day-without-dawn": Entry(unplayable=no_will),
    "the-palantir-of-orthanc": Entry(saruman_gone, two_nazgul),
    "return-of-the-witch-king": Entry(king_gone, always),
    "the-nazgul-strike": Entry(in_mordor, somebody_to_strike, out_of_reach),
    "denethors-folly": Entry(city_taken, always),
    "the-lidless-eye": Entry(unplayable=nothing_to_see),
    "worn-with-sorrow-and-toil": Entry(gollum_guides, nazgul_and_companion),
    "the-shadow-is-moving": Entry(unplayable=no_line_moves, deed=two_lines),
    "shadows-gather": Entry(unplayable=no_line_moves, deed=two_lines),
    "the-shadow-lengthens": Entry(unplayable=no_line_moves, deed=two_lines),
    "horde-from-the-east": Entry(unplayable=no_room_in_the_east, deed=horde),
    "half-orcs-and-goblin-men": Entry(unplayable=no_half_orcs, deed=join_isengard),
    "threats-and-promises": Entry(all_active, always),
    "many-kings-to-the-service-of-mordor": Entry(deed=many_kings),
    "monsters-roused": Entry(deed=monsters),
    "olog-hai": Entry(unplayable=no_olog_hai, deed=join_sauron),
    "shadows-on-the-misty-mountains": Entry(deed=misty_mountains),
    "pits-of-mordor": Entry(deed=pits),
    "nazgul-search": Entry(in_mordor, nazgul_outrank, out_of_reach),
    "flocks-of-crebain": Entry(in_mordor, nazgul_present),
    "cruel-weather": Entry(in_mordor, two_nazgul),
    "hill-trolls": Entry(unplayable=no_trolls, deed=trolls),
    "a-new-power-is-rising": Entry(saruman_gone, always),
    "wormtongue": Entry(rohan_awake, nazgul_outrank),
    "rage-of-the-dunlendings": Entry(unplayable=no_gathering),
}
ENTRIES: Final = [_ENTRIES.get(id, Entry()) for id in CARD_IDS]
"""By the number of the card; a card that the guide does not name follows its text."""
