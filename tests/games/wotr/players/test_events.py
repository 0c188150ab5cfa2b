"""Which event cards a player may play where two share a side, and what they let him choose (p. 46)."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.games.wotr.box import CARDS
from tests.games.wotr.table import (
    FREE_NATIONS,
    asked,
    can_play,
    offered,
    options,
    play,
    seen,
    step,
    table,
)

ALL = [*FREE_NATIONS, "isengard", "sauron", "southrons"]


def holding(to_act: str, *cards: str, die: str = "event", **parts: Any) -> mathom.Match:
    """A player who holds these cards and acts."""
    hands = {**parts.pop("hands", {}), to_act: list(cards)}
    return table(
        players=parts.pop("players", "4"),
        free=f"{die} event",
        shadow=f"{die} event",
        to_act=to_act,
        hands=hands,
        **parts,
    )


def icons(player: str) -> list[str]:
    return [card.id for card in CARDS if card.player == player]


@pytest.mark.parametrize(
    ("player", "count"),
    [("gondor-player", 9), ("rohan-player", 10), ("witch-king-player", 10), ("saruman-player", 9)],
)
def test_so_many_events_show_the_icon_of_a_player(player: str, count: int) -> None:
    assert len(icons(player)) == count
    side = 0 if player in ("gondor-player", "rohan-player") else 1
    assert all(card.side == side for card in CARDS if card.player == player)


def test_an_event_with_an_icon_is_played_by_that_player_alone() -> None:
    assert can_play(holding("gondor-player", "guards-of-the-citadel"), "event", "guards-of-the-citadel")
    partner = holding("rohan-player", "guards-of-the-citadel", "athelas")
    play(partner, "die event", "use event")
    assert offered(partner, "play") == ["athelas"]
    reason = partner.game.refusal(partner.state, "play guards-of-the-citadel")
    assert (reason.text.id, reason.rule.page) == ("wotr-refusal-partners-card", 46)


def test_an_event_without_an_icon_is_played_by_anybody() -> None:
    for player in ("gondor-player", "rohan-player"):
        assert can_play(holding(player, "wisdom-of-elrond"), "event", "wisdom-of-elrond")


def test_whoever_is_alone_plays_the_events_of_both() -> None:
    for card in ("guards-of-the-citadel", "riders-of-theoden"):
        assert can_play(holding("free", card, players="3"), "event", card)


def test_what_an_open_event_lets_choose_is_chosen_among_ones_own_nations() -> None:
    match = play(holding("rohan-player", "wisdom-of-elrond"), "die event", "use event")
    assert offered(match, "nation") == ["dwarves", "north", "rohan"]


def test_an_open_event_moves_ones_own_armies() -> None:
    hosts = {"umbar": "southrons-regular", "near-harad": "southrons-regular", "nurn": "sauron-regular"}
    match = holding("saruman-player", "shadows-gather", armies=hosts, war=ALL)
    play(match, "die event", "use event")
    assert {choice.split()[0] for choice in offered(match, "move")} <= {"umbar", "near-harad"}


def test_the_grey_company_raises_a_regular_of_ones_own() -> None:
    match = holding(
        "rohan-player",
        "the-grey-company",
        armies={"edoras": "rohan-regular, gondor-regular"},
        characters={"strider": "edoras"},
        chance=["card the-red-arrow wisdom-of-elrond"],
    )
    play(match, "die event", "use event")
    assert seen(match)["armies"]["edoras"] == {"gondor-regular": 1, "rohan-elite": 1}


def test_what_an_open_event_names_is_done_in_full_whoever_plays_it() -> None:
    match = holding(
        "saruman-player",
        "musterings-of-long-planned-war",
        war=ALL,
        armies={"umbar": "southrons-regular"},
    )
    play(match, "die event", "use event")
    assert seen(match)["armies"]["nurn"] == {"sauron-regular": 5}
    assert seen(match)["armies"]["gorgoroth"] == {"southrons-regular": 5}


def test_tidings_from_the_north_stir_the_nations_of_both_players() -> None:
    match = holding(
        "rohan-player", "there-and-back-again", company=["strider"], characters={"gimli": "dale"}
    )
    before = [step(match, nation) for nation in ("dwarves", "north", "elves")]
    play(match, "die event", "use event")
    while asked(match).endswith("travellers"):
        play(match, options(match)[-1])
    assert [step(match, nation) for nation in ("dwarves", "north", "elves")] == [
        one + 1 for one in before
    ]


def test_a_price_in_cards_is_paid_from_the_hand_of_the_one_who_acts() -> None:
    lying: dict[str, Any] = {"table": ["a-power-too-great"]}
    rich = ["shadows-gather", "orc-patrol"]
    own = holding("saruman-player", *rich, **lying)
    assert "end a-power-too-great" in options(play(own, "die event"))
    partner = holding("saruman-player", "orc-patrol", hands={"witch-king-player": rich[:1]}, **lying)
    assert "end a-power-too-great" not in options(play(partner, "die event"))


def test_a_random_discard_is_taken_from_both_hands_together_and_only_its_owner_sees_it() -> None:
    match = table(
        players="4",
        free="character character",
        shadow="event",
        to_act="rohan-player",
        hunt_box={"shadow": 1},
        table=["worn-with-sorrow-and-toil"],
        hands={"gondor-player": ["athelas"], "rohan-player": ["bilbos-song"]},
        company=["strider"],
        fellowship={"region": "goblins-gate"},
        chance=["dice 6; tile std-2-1", "hand rohan-player; card bilbos-song"],
    )
    play(match, "die character", "use fellowship", "sacrifice guide")
    assert asked(match) == "witch-king-player wear_down"
    play(match, "discard random")
    assert seen(match)["hidden_discards"]["rohan-player"] == ["bilbos-song"]
    assert "bilbos-song" in str(match.record(1))
    assert "bilbos-song" not in str(match.record(0))
    assert "bilbos-song" not in str(match.record(2))


def test_a_nation_that_loses_heart_loses_a_figure_that_its_own_player_names() -> None:
    match = holding(
        "saruman-player",
        "stormcrow",
        armies={"edoras": "rohan-regular", "helms-deep": "rohan-regular"},
        company=[],
        fellowship={"region": "edoras"},
    )
    play(match, "die event", "use event")
    assert asked(match) == "rohan-player lose_where"


def test_the_palantir_draws_for_the_player_who_used_the_die() -> None:
    match = holding(
        "saruman-player",
        "orc-patrol",
        "shadows-gather",
        table=["the-palantir-of-orthanc"],
        characters={"saruman": "orthanc"},
        fellowship={"region": "hollin"},
        company=[],
        chance=["tile std-0r-1; card stormcrow"],
    )
    play(match, "die event", "use event", "play orc-patrol")
    while not asked(match).endswith(" draw"):
        play(match, options(match)[0])
    assert asked(match) == "saruman-player draw"
    play(match, "draw strategy")
    assert "stormcrow" in seen(match)["hands"]["saruman-player"]


def test_the_icon_does_not_bind_the_use_as_a_combat_card() -> None:
    match = table(
        {"westemnet": "2 rohan-regular", "fords-of-isen": "3 isengard-regular"},
        players="4",
        free="muster event",
        shadow="army event",
        to_act="saruman-player",
        war=["rohan", "isengard"],
        company=[],
        hands={"saruman-player": icons("witch-king-player")[:4]},
    )
    play(match, "die army", "use attack", "attack fords-of-isen westemnet", "all")
    assert asked(match) == "saruman-player combat"
    assert len(offered(match, "combat")) > 1
