"""The order of actions, passing, and dice that partners share (p. 45)."""

from __future__ import annotations

import mathom
from tests.games.wotr.table import asked, options, play, table


def acting(
    free: str = "event event event", shadow: str = "event event event", players: str = "4", turn: int = 1
) -> mathom.Match:
    return table(players=players, free=free, shadow=shadow, turn=turn)


def order(match: mathom.Match, count: int) -> list[str]:
    """Who is asked for a die, one after the other, if everybody throws one away."""
    found: list[str] = []
    for _ in range(count):
        found.append(asked(match).removesuffix(" die"))
        play(match, "skip event")
    return found


ODD = ["rohan-player", "saruman-player", "gondor-player", "witch-king-player"]
EVEN = ["gondor-player", "witch-king-player", "rohan-player", "saruman-player"]


def test_in_odd_turns_the_rohan_and_saruman_players_act_before_their_leaders() -> None:
    assert order(acting("event " * 4, "event " * 4), 6) == [*ODD, *ODD[:2]]


def test_in_even_turns_it_is_the_other_way_round() -> None:
    assert order(acting("event " * 4, "event " * 4, turn=2), 6) == [*EVEN, *EVEN[:2]]


def test_once_the_dice_are_rolled_the_partners_of_the_leading_players_begin() -> None:
    """5.1: a turn goes on like this from its roll."""
    rolls = ["free_die event event event event; shadow_die event event event event event event event"]
    for turn, seats in ((1, ODD), (2, EVEN)):
        match = table(players="4", phase="roll", turn=turn, chance=rolls)
        assert order(match, 5) == [*seats, seats[0]]


def test_with_three_players_every_second_action_is_the_free_peoples() -> None:
    match = acting("event " * 4, "event " * 4, players="3")
    assert order(match, 5) == ["free", "saruman-player", "free", "witch-king-player", "free"]


def test_partners_use_the_same_dice() -> None:
    match = acting("event muster", "event event")
    assert asked(match) == "rohan-player die"
    assert match.view(-1).dice["free"] == {"muster": 1, "event": 1}
    play(match, "skip muster", "skip event")
    assert asked(match) == "gondor-player die"
    assert match.view(-1).dice["free"] == {"event": 1}


def test_who_passes_gives_up_one_action_and_his_partner_does_not_step_in() -> None:
    match = acting("event", "event event event")
    assert asked(match) == "rohan-player die"
    play(match, "pass")
    assert asked(match) == "saruman-player die"
    play(match, "skip event")
    assert asked(match) == "gondor-player die"
    play(match, "pass", "skip event")
    assert asked(match) == "rohan-player die"


def test_only_a_team_with_fewer_dice_than_the_other_may_pass() -> None:
    assert "pass" not in options(acting("event event", "event event"))
    assert "pass" in options(acting("event", "event event"))


def test_when_one_team_has_no_dice_left_the_two_of_the_other_go_on_in_turn() -> None:
    match = acting("event", "event event event event")
    assert order(match, 5) == [
        "rohan-player",
        "saruman-player",
        "witch-king-player",
        "saruman-player",
        "witch-king-player",
    ]


def test_the_places_of_a_team_without_dice_are_used_up_all_the_same() -> None:
    # The Shadow has no dice; the Free Peoples' partners alternate as the order has it.
    match = table(players="4", free="event event event", shadow="", to_act="rohan-player")
    assert order(match, 3) == ["rohan-player", "gondor-player", "rohan-player"]


def test_a_position_may_say_whose_action_it_is_and_the_order_goes_on_from_there() -> None:
    for turn, seats in ((1, ODD), (2, EVEN)):
        for first in range(4):
            match = table(
                players="4", free="event " * 4, shadow="event " * 4, turn=turn, to_act=seats[first]
            )
            assert order(match, 4) == seats[first:] + seats[:first]


def test_dice_that_nobody_wants_are_thrown_away() -> None:
    match = acting("event", "")
    assert "skip" in options(match)
    assert "pass" not in options(match)
