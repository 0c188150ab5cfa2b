"""At a real table every die, tile and card that is asked for says whose it is, and what for."""

from __future__ import annotations

import pytest

from mathom.core.chance import Chance, Occasion, Seeded
from mathom.core.lang import LANGUAGES, knows, say
from mathom.core.text import Text
from mathom.games.wotr.state import WotrState
from tests.games.wotr.walks import BEGINNINGS, WOTR


class Listening(Chance):
    """A seeded chance that wants to hear what its outcomes are for, and keeps count."""

    def __init__(self, seed: int) -> None:
        self.listens = True
        self.seeded = Seeded(seed)
        self.heard: list[Occasion] = []
        self.left = 0
        self.kind = ""

    def hear(self, occasion: Occasion) -> None:
        assert self.left == 0, f"{self.left} of {self.kind} did not come"
        assert occasion.count > 0
        self.heard.append(occasion)
        self.left = occasion.count
        self.kind = occasion.kind

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        assert self.left > 0, f"nobody said what the {kind} is for"
        assert kind == self.kind
        self.left -= 1
        return self.seeded.pick(kind, pool, names)

    def clone(self) -> Chance:
        return self


def heard_in(beginning: str, seed: int, most: int) -> list[Occasion]:
    """All that a real table is asked for in a random game."""
    chance = Listening(seed)
    state = WOTR.read(BEGINNINGS[beginning], WOTR.settle({}), chance)
    assert isinstance(state, WotrState)
    state.advance()
    lot = Seeded(seed + 77)
    for _ in range(most):
        if state.decision is None:
            break
        options = state.decision.options
        state.apply(options[lot.below(len(options))])
    return chance.heard


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_nothing_is_drawn_of_which_nobody_said_what_it_is_for(beginning: str) -> None:
    found: set[str] = set()
    for occasion in heard_in(beginning, seed=4, most=600):
        id = f"wotr-chance-{occasion.kind}-{occasion.why}"
        assert knows(id), id
        if id not in found:
            found.add(id)
            gaps = WOTR._named(
                {**occasion.args, "count": occasion.count, "seat": ["free", "shadow"][occasion.seat]}
            )
            assert all(say(Text(id, **gaps), language) for language in LANGUAGES)
    assert {"wotr-chance-free_die-roll", "wotr-chance-shadow_die-roll"} <= found


def test_combat_dice_say_whose_they_are_how_many_and_what_they_need() -> None:
    told = [one for one in heard_in("a siege", seed=2, most=900) if one.why == "combat"]
    assert told
    for one in told:
        assert one.seat in (0, 1)
        assert 1 <= one.count <= 5
        assert one.args["need"] in range(2, 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_for_a_card_say_who_rolls_and_for_which_card(language: str) -> None:
    chance = Listening(1)
    dice = {"free": {"character": 1}, "shadow": {"army": 1}}
    table = {
        "dice": dice,
        "to_act": "free",
        "hands": {"free": ["athelas"]},
        "fellowship": {"corruption": 2},
    }
    state = WOTR.read(table, WOTR.settle({}), chance)
    state.advance()
    # The one card of the hand goes without saying.
    for chosen in ("die character", "use event"):
        assert state.decision is not None
        option = state.decision.find(chosen)
        assert option is not None, state.decision.options
        state.apply(option)
    occasion = [one for one in chance.heard if one.why == "card"][-1]
    said = say(WOTR.wanted(occasion, ("free", "shadow")), language)
    assert said.startswith(say(Text("wotr-who", who="free"), language))
    assert say(Text("wotr-card-athelas"), language) in said
