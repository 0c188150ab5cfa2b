"""The greedy bot's idea of a good position, and that it plays by it."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.bots.bot import Table
from mathom.bots.greedy import GreedyBot
from mathom.core.match import Match
from mathom.games.tcg.game import TCG
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table


def worth(data: dict[str, Any], seat: int = 0, **change: Any) -> float:
    return TCG.evaluate(table(data, **change).state, seat)


def seats(**change: Any) -> dict[str, Any]:
    return {**ON_THE_WAY["seats"], "a": {**ON_THE_WAY["seats"]["a"], **change}}


def chosen(match: Match) -> str:
    assert match.decision is not None
    return str(GreedyBot(7).choose(Table(TCG, match.state, match.decision.seat, 1)))


def test_burdens_and_wounds_are_bad_and_a_lost_game_worst() -> None:
    usual = worth(ON_THE_WAY)
    assert worth(ON_THE_WAY, seats=seats(burdens=3)) < usual
    assert worth(ON_THE_WAY, seats=seats(burdens=9)) < worth(ON_THE_WAY, seats=seats(burdens=8)) < usual
    hurt = [*ON_THE_WAY["in_play"]]
    hurt[0] = {"card": "4C302a", "wounds": 3}
    assert worth(ON_THE_WAY, in_play=hurt) < usual


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    before, after = [worth(ON_THE_WAY, seat=1, seats=seats(burdens=n)) for n in (2, 6)]
    assert after > before


def test_a_site_nearer_to_the_end_is_better() -> None:
    path = {**ON_THE_WAY["path"], "4": "4U344b"}
    here = worth(ON_THE_WAY, path=path)
    assert worth(ON_THE_WAY, path=path, seats=seats(site=4)) > here


def test_minions_are_good_for_the_shadow() -> None:
    data = {**ON_THE_WAY, "phase": "shadow", "twilight": 9}
    more = [*ON_THE_WAY["in_play"], "4C191b"]
    assert worth(data, 1, in_play=more) > worth(data, 1)


def test_the_ring_bearer_is_not_left_to_be_overwhelmed() -> None:
    safe = [*ON_THE_WAY["in_play"], {"card": "4C184b", "assigned": "4P364a"}]
    doomed = [*ON_THE_WAY["in_play"], {"card": "4C184b", "assigned": "4C302a"}]
    fight = [{"card": "4C197b", "assigned": "4C49a"}]
    lost = worth(AMBUSHED, in_play=[*doomed, *fight])
    assert lost < worth(AMBUSHED, in_play=[*safe, *fight]) - 300


def test_it_plays_companions_and_minions_when_it_can() -> None:
    assert chosen(table(ON_THE_WAY)).startswith("play")
    shadow = {**ON_THE_WAY, "phase": "shadow", "twilight": 8}
    assert chosen(table(shadow)) in ("play 4C165b", "play 4C184b")


CHAINED = {
    **ON_THE_WAY,
    "free": "b",
    "twilight": 3,
    "seats": {"a": {"site": 2, "burdens": 2}, "b": {"site": 3, "burdens": 1}},
    "in_play": [*ON_THE_WAY["in_play"], {"card": "4C278b", "on": "4C270b"}],
}
"""Éowyn bears a Heavy Chain, which a Rider could bear too; the next site nobody has seen."""


def test_it_does_not_hand_items_about_to_put_off_a_dear_move() -> None:
    match = table(CHAINED)
    assert match.decision is not None
    hands_on = [option for option in match.decision.options if option.verb == "transfer"]
    assert hands_on
    before = TCG.evaluate(match.state, 1)
    match.play(hands_on[0])
    assert TCG.evaluate(match.state, 1) < before - 2000
    # It moves, however dear that is, and what was handed on is forgotten then.
    assert chosen(match) == "pass"
    match.play("pass")
    assert TCG.evaluate(match.state, 1) > before - 2000


def test_what_brings_nothing_looks_worse_the_second_time() -> None:
    # Guma may exert to heal a man of Rohan: himself, as often as he likes.
    match = table(CHAINED, in_play=[*ON_THE_WAY["in_play"], "4C277b"])
    stood = [TCG.evaluate(match.state, 1)]
    for _ in range(2):
        match.play("use 4C277b")
        stood.append(TCG.evaluate(match.state, 1))
    assert stood[0] == stood[1] > stood[2]


def test_it_bids_few_burdens() -> None:
    assert chosen(TCG.new(seed=3)) in ("number 0", "number 1")


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_one_who_chooses_at_random(seat: int) -> None:
    won = 0
    for seed in range(6):
        match = TCG.new(seed=seed)
        bot = GreedyBot(seed)
        while (decision := match.decision) is not None:
            if decision.seat == seat:
                match.play(bot.choose(Table(TCG, match.state, seat, seed)))
            else:
                match.play(decision.options[bot.chance.below(len(decision.options))])
        assert match.outcome is not None
        won += match.outcome.winners == (seat,)
    assert won >= 5
