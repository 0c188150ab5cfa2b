"""The One Ring, as in the boxes of The Two Towers (rules 14)."""

from __future__ import annotations

from mathom.games.tcg.language.vocabulary import *


def burden_for_a_wound() -> Ability:
    """While the Ring is worn, a wound in a skirmish becomes a burden."""
    return each_time(
        when(ABOUT_WOUND, ring_bearer, phase=SKIRMISH),
        instead(add_burdens()),
        if_=wearing_the_ring,
    )


# The One Ring, Answer To All Riddles
card(
    "4R1",
    is_(ring_bearer, strength(2), while_=wearing_the_ring),
    burden_for_a_wound(),
    ability(SKIRMISH, wear_the_ring(), cost=(add_burdens(),), if_=~wearing_the_ring),
)

# The One Ring, The Ruling Ring
card(
    "4C2",
    response(when(ABOUT_WOUND, the_bearer, phase=SKIRMISH), wear_the_ring(), if_=~wearing_the_ring),
    burden_for_a_wound(),
)
