"""The phases of a turn, in their order, and what can happen in them."""

from __future__ import annotations

from typing import Final

BEFORE: Final = 0
"""Before the first turn, and between the start of a turn and its fellowship phase."""
FELLOWSHIP: Final = 1
SHADOW_PHASE: Final = 2
MANEUVER: Final = 3
ARCHERY: Final = 4
ASSIGNMENT: Final = 5
SKIRMISH: Final = 6
REGROUP: Final = 7

PHASES: Final = [
    "before", "fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup",
]  # fmt: skip

# What cards can answer to. "About to" kinds come before the thing happens and may prevent it.
ABOUT_WOUND: Final = 0
ABOUT_KILLED: Final = 1
ABOUT_DISCARDED: Final = 2
ABOUT_BURDENS: Final = 3
ABOUT_CONTROL: Final = 4
WOUNDED: Final = 5
KILLED: Final = 6
DISCARDED: Final = 7
BURDENS_ADDED: Final = 8
BURDENS_REMOVED: Final = 9
PLAYED: Final = 10
WINS: Final = 11
LOSES: Final = 12
ASSIGNED: Final = 13
MOVES_FROM: Final = 14
MOVES: Final = 15
MOVES_TO: Final = 16
STARTS: Final = 17
ENDS: Final = 18
TURN_STARTS: Final = 19
USES_ABILITY: Final = 20
EXERTED: Final = 21
HEALED: Final = 22
DRAWS: Final = 23
WEARS_RING: Final = 24
SKIRMISH_ENDING: Final = 25
REVEALED: Final = 26
ASSIGNED_TO: Final = 27
"""To skirmish some card: for each of them. ASSIGNED is to a skirmish, and so once for a character."""
ALWAYS: Final = 28
"""Not a happening: looked at again whenever anything has changed."""

HAPPENINGS: Final = [
    "about_wound", "about_killed", "about_discarded", "about_burdens", "about_control", "wounded",
    "killed", "discarded", "burdens_added", "burdens_removed", "played", "wins", "loses", "assigned",
    "moves_from", "moves", "moves_to", "starts", "ends", "turn_starts", "uses_ability", "exerted",
    "healed", "draws", "wears_ring", "skirmish_ending", "revealed", "assigned_to", "always",
]  # fmt: skip

# How long an effect lasts.
END_OF_PHASE: Final = 0
"""The usual one, when a card names no other; in a skirmish phase, the end of this skirmish."""
UNTIL_REGROUP: Final = 1
END_OF_TURN: Final = 2
UNTIL_ASSIGNMENT: Final = 3
UNTIL_SKIRMISH: Final = 4
FOR_EVER: Final = 5

UNTILS: Final = ["phase", "regroup", "turn", "assignment", "skirmish", "ever"]
