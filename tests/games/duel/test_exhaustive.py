"""Random games until everything in the box was used; what never was is named."""

from __future__ import annotations

from collections.abc import Iterator

import mathom
from mathom.games.duel.box import CARDS, GREY
from mathom.games.duel.options import ALL, CHAIN
from tests.games.duel.table import DUEL

EVENTS = [
    "chapter", "chained", "coins", "conflict", "discarded", "extra_turn", "fortress", "landmark",
    "lost_coins", "moved", "placed", "played", "quest", "razed", "removed", "retrieved",
    "revealed_token", "ruined", "token", "turned_up", "turned_up_landmark",
]  # fmt: skip
ENDINGS = ["quest", "races", "conquest", "regions", "shared"]
CANNOT_CHAIN = {str(CHAIN[card.index]) for card in CARDS if not card.needs}
GAMES = 400


def everything() -> set[str]:
    """Every choice that can ever come up, every kind of event for each seat, and every ending."""
    grey = {card.id for card in CARDS if card.colour == GREY}
    possible = set(ALL) - CANNOT_CHAIN
    possible -= {option for option in ALL if option.startswith("ruin ") and option[5:] not in grey}
    seats = {f"event {event} {seat}" for event in EVENTS for seat in DUEL.seats({})}
    return possible | seats | {f"ending {how}" for how in ENDINGS}


def game(seed: int, used: set[str]) -> Iterator[str]:
    """Play a game in which whatever was never chosen comes first, else chance chooses."""
    match = DUEL.new(seed=seed)
    choice = mathom.Seeded(seed)
    while match.decision is not None:
        options = match.decision.options
        options = [option for option in options if str(option) not in used] or options
        option = options[choice.below(len(options))]
        yield str(option)
        for event in match.play(option):
            yield f"event {event.kind} {event.args['seat']}"
    assert match.outcome is not None
    yield f"ending {match.outcome.how}"


def test_everything_in_the_box_is_used_by_some_game() -> None:
    used: set[str] = set()
    for seed in range(GAMES):
        used.update(game(seed, used))
        if used >= everything():
            break
    assert used - everything() == set(), "things that cannot be"
    assert everything() - used == set(), "things that no game used"
