"""The leading player (p. 45): the token, what its holder decides, and what his partner does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import mathom
from tests.games.wotr.table import WOTR, asked, offered, options, play, quest, table


def leaders(match: mathom.Match) -> list[str]:
    return [id for id, seat in match.view(-1).seats.items() if seat.leading]


def walking(to_act: str, *chance: str, company: Sequence[str] = (), **parts: Any) -> mathom.Match:
    """The Fellowship on its way, with dice enough to move it."""
    return table(
        players="4",
        free="character character",
        shadow="army",
        to_act=to_act,
        hunt_box={"shadow": 1},
        company=company,
        chance=chance,
        **{"fellowship": {"region": "goblins-gate"}, **parts},
    )


def test_the_gondor_and_witch_king_players_lead_first() -> None:
    match = WOTR.new(seed=1, players="4")
    assert leaders(match) == ["gondor-player", "witch-king-player"]


def test_the_tokens_change_hands_at_the_start_of_every_other_turn() -> None:
    assert leaders(table(players="4", phase="hunt", turn=2)) == ["rohan-player", "saruman-player"]
    assert leaders(table(players="4", phase="hunt", turn=3)) == ["gondor-player", "witch-king-player"]


def test_the_token_passes_before_anything_else_so_that_the_new_leaders_come_last_in_drawing() -> None:
    match = table(players="4", phase="draw", turn=2)
    assert leaders(match) == ["rohan-player", "saruman-player"]
    assert asked(match) == "gondor-player draw"


def test_whoever_plays_the_free_peoples_alone_always_leads_them() -> None:
    assert leaders(table(players="3", phase="hunt", turn=2)) == ["free", "saruman-player"]


def test_with_two_players_both_lead_and_nobody_is_asked_anything_new() -> None:
    match = WOTR.new(seed=1)
    assert leaders(match) == ["free", "shadow"]
    assert asked(match) == "free fellowship"


def test_the_leading_player_declares_the_fellowship_and_names_its_guide() -> None:
    first = table(players="4", phase="fellowship", turn=1)
    assert asked(first) == "gondor-player fellowship"
    second = table(players="4", phase="fellowship", turn=2)
    assert asked(second) == "rohan-player fellowship"


def test_the_leading_player_enters_mordor() -> None:
    match = table(players="4", phase="fellowship", turn=2, fellowship={"region": "morannon"})
    assert asked(match) == "rohan-player fellowship"
    assert "mordor" in options(match)


def test_the_leading_shadow_player_puts_dice_into_the_hunt_box() -> None:
    assert asked(table(players="4", phase="hunt", turn=1)) == "witch-king-player hunt"
    assert asked(table(players="3", phase="hunt", turn=2)) == "saruman-player hunt"


def test_whoever_separates_companions_the_leading_player_says_who_guides() -> None:
    match = walking("rohan-player", company=["strider", "boromir", "legolas"])
    play(match, "die character", "use separate", "group strider", "to goblins-gate")
    assert asked(match) == "gondor-player guide"
    play(match, "guide legolas")
    assert quest(match)["guide"] == "legolas"


def test_the_effects_of_a_hunt_are_the_leading_players_whoever_moved_the_fellowship() -> None:
    match = walking("rohan-player", "dice 6; tile std-3-1", company=["strider", "legolas"])
    play(match, "die character", "use fellowship")
    assert asked(match) == "gondor-player hunt_damage"


def test_after_the_hunt_it_is_the_action_of_the_one_whose_it_was() -> None:
    match = walking(
        "rohan-player",
        "dice 6; tile std-2-1",
        hands={"rohan-player": ["there-is-another-way", "athelas"]},
    )
    # The card moves the Fellowship, and its player is asked whether.
    play(match, "die character", "use event", "play there-is-another-way")
    assert asked(match) == "rohan-player hide_or_move"
    play(match, "use fellowship")
    assert asked(match) == "gondor-player hunt_damage"
    assert match.view(-1).seats["rohan-player"].acting


def test_in_a_hunt_the_leading_shadow_player_decides_for_the_shadow_too() -> None:
    match = walking("gondor-player", "dice 1", armies={"goblins-gate": "sauron-regular"})
    play(match, "die character", "use fellowship")
    assert asked(match) == "witch-king-player hunt_reroll"


def test_a_tile_that_a_card_draws_is_the_leading_players_as_well() -> None:
    match = table(
        players="4",
        free="character",
        shadow="character",
        to_act="saruman-player",
        company=["strider", "legolas"],
        fellowship={"region": "hollin"},
        hands={"saruman-player": ["orc-patrol"]},
        chance=["tile std-2-1"],
    )
    play(match, "die character", "use event")
    assert asked(match) == "gondor-player hunt_damage"


def test_where_a_revealed_fellowship_goes_the_leading_player_says() -> None:
    match = walking(
        "rohan-player",
        "dice 6; tile std-0r-1",
        company=["strider"],
        fellowship={"region": "goblins-gate", "progress": 1},
    )
    play(match, "die character", "use fellowship")
    assert asked(match) == "gondor-player walk"
    assert offered(match, "step")


def test_in_mordor_too_the_tile_is_the_leading_players_whoever_moved_the_fellowship() -> None:
    """S3: there a tile is drawn without a roll (p. 43)."""
    match = walking(
        "rohan-player", "tile std-2-1", company=["strider", "legolas"], fellowship={"mordor": 2}
    )
    play(match, "die character", "use fellowship")
    assert asked(match) == "gondor-player hunt_damage"


def test_a_hunt_that_a_card_begins_is_the_leading_shadow_players() -> None:
    """2.3: his partner has played it."""
    match = table(
        {"hollin": "nazgul"},
        players="4",
        free="character",
        shadow="character event",
        to_act="saruman-player",
        hunt_box={"shadow": 1},
        fellowship={"region": "hollin", "progress": 1},
        hands={"saruman-player": ["the-nazgul-strike"]},
        chance=["dice 1"],
    )
    play(match, "die character", "use event", "done")
    assert asked(match) == "saruman-player strike"
    play(match, "use hunt")
    assert asked(match) == "witch-king-player hunt_reroll"


def test_in_the_enemys_action_a_team_is_spoken_for_by_its_leading_player() -> None:
    """7.5: though his partner has acted last."""
    match = table(
        players="4",
        free="event event",
        shadow="character event",
        to_act="rohan-player",
        company=["strider", "legolas"],
        fellowship={"region": "hollin", "hidden": False},
        hands={"saruman-player": ["lure-of-the-ring"]},
        chance=["companion legolas"],
    )
    play(match, "skip", "die character", "use event")
    assert asked(match) == "gondor-player temptation"
