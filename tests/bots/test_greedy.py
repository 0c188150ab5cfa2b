"""The greedy bot looks one choice ahead, and does so well enough to be worth playing against."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import mathom
from mathom.bots import Table
from mathom.bots.arena import arena
from mathom.bots.deals import Z99
from mathom.bots.greedy import GreedyBot
from mathom.bots.random import RandomBot
from tests.games.duel.table import DUEL, REGIONS, deck, table


def choice(match: mathom.Match, luck: int = 1) -> str:
    """What the greedy bot chooses for whoever has to choose."""
    assert match.decision is not None
    return str(GreedyBot(luck).choose(Table(DUEL, match.state, match.decision.seat)))


def rich(**parts: Any) -> dict[str, Any]:
    """A player who can pay for anything."""
    return {"coins": 12, "units": {}, **parts}


# Sources that are the same choose the same; it takes the quicker build to play so many games.
@pytest.mark.once
def test_greedy_beats_random_from_both_seats_over_a_thousand_paired_games() -> None:
    report = arena(DUEL, ["greedy", "random"], games=1000, seed=1)
    assert report.score(0).games == 1000
    for seat in (None, 0, 1):
        low, _ = report.score(0, seat=seat).interval(Z99)
        assert low > 0.5, seat
    assert report.faults(0) == report.faults(1) == 0


@pytest.mark.parametrize(
    ("free", "parts", "winning"),
    [
        (("c3_07", "c3_12"), {"quest": 11}, "play c3_07"),
        (("c3_08", "c3_12"), {"cards": ["c1_17", "c1_18", "c1_19", "c1_20", "c3_11"]}, "play c3_08"),
        (("c3_07", "c3_16"), {"units": dict.fromkeys(REGIONS[:6], 1)}, "play c3_16"),
    ],
)
def test_it_wins_when_it_can(free: tuple[str, ...], parts: dict[str, Any], winning: str) -> None:
    # The last of these wins only by what is chosen after the card: where its units go.
    assert choice(table(*free, sauron=rich(**parts), fellowship=rich())) == winning


def test_it_places_its_units_where_they_win() -> None:
    everywhere_else = dict.fromkeys(REGIONS[:6], 1)
    match = table("c3_16", "c3_01", sauron=rich(units=everywhere_else), fellowship=rich())
    match.play("play c3_16")
    assert choice(match) == "place mordor"


def test_it_takes_away_the_card_that_the_other_would_win_with() -> None:
    harmless = table("c3_07", "c3_16", sauron=rich(), fellowship=rich(quest=0))
    assert choice(harmless) == "play c3_16"
    threat = table("c3_07", "c3_16", sauron=rich(), fellowship=rich(quest=11))
    assert choice(threat).endswith("c3_07")


def test_it_does_not_uncover_what_the_other_is_likely_to_win_with() -> None:
    # All that nobody has seen is blue, and only c3_16 lies alone on a card that is face down.
    layout = ["c3_08", "c3_09", "c3_01", "?", "?", None, None, "c3_16", "c3_02", *[None] * 11]
    unseen = ["c3_03", "c3_04", "c3_05", "c3_06", "c3_07"]
    position = {
        "chapter": 3,
        "layout": layout,
        "discard": [card for card in deck(3) if card not in (*layout, *unseen)],
        "landmarks": [],
        "sauron": rich(),
    }
    harmless = DUEL.position({**position, "fellowship": rich(quest=0)}, seed=1)
    assert choice(harmless) == "play c3_16"
    dangerous = DUEL.position({**position, "fellowship": rich(quest=13)}, seed=1)
    assert choice(dangerous).split()[-1] in ("c3_01", "c3_02")


def test_equal_options_are_chosen_by_its_own_dice() -> None:
    match = table("c3_12", sauron=rich(units={"mordor": 1}), fellowship=rich(units={"arnor": 1}))
    match.play("play c3_12")
    chosen = Counter(choice(match, luck) for luck in range(40))
    assert set(chosen) == {"place enedwaith", "place rohan"}


def test_the_same_luck_gives_the_same_choices() -> None:
    match = DUEL.new(seed=4)
    for bot in (GreedyBot, RandomBot):
        table_now = Table(DUEL, match.state, 1)
        assert bot(5).choose(table_now) == bot(5).choose(table_now)


def test_random_chooses_every_option_now_and_then() -> None:
    match = DUEL.new(seed=4)
    assert match.decision is not None
    bot = RandomBot(1)
    chosen = {bot.choose(Table(DUEL, match.state, 1)) for _ in range(400)}
    assert chosen == set(match.decision.options)
