"""The Fellowship in Mordor (p. 42-43)."""

from __future__ import annotations

from typing import Any

import mathom
from tests.games.wotr.table import TURN_CARDS, asked, options, play, quest, seen, table, where


def in_mordor(*chance: str, **parts: Any) -> mathom.Match:
    """The Fellowship is on the Mordor Track and may move."""
    usual: dict[str, Any] = {
        "free": "character character",
        "shadow": "event event event",
        "fellowship": {"mordor": 2},
    }
    return table(chance=chance, **{**usual, **parts})


def move(match: mathom.Match) -> mathom.Match:
    """Use a Character die to move the Fellowship."""
    return play(match, "die character", "use fellowship")


def test_mordor_is_entered_from_its_gates_in_a_fellowship_phase_hidden_or_not() -> None:
    """14.1 (p. 43): if the player wishes."""
    for gate in ("minas-morgul", "morannon"):
        for hidden in (True, False):
            match = table(fellowship={"region": gate, "hidden": hidden}, phase="fellowship")
            assert {"mordor", "done"} <= set(options(match))
            play(match, "mordor")
            assert (quest(match)["mordor"], quest(match)["hidden"]) == (0, hidden)
    match = table(fellowship={"region": "gorgoroth"}, phase="fellowship")
    assert "mordor" not in options(match)


def test_the_new_pool_has_what_was_left_all_drawn_eyes_and_the_special_tiles_in_play() -> None:
    """14.2 (p. 43): numbered tiles stay out, and so do eyes removed for good."""
    match = table(
        fellowship={"region": "morannon"},
        tiles={
            "drawn": ["std-eyer-1", "std-eyer-2", "std-3-1", "std-0r-1"],
            "waiting": ["sha-shelob", "fel-phial"],
            "removed": ["std-eyer-4"],
        },
        phase="fellowship",
    )
    play(match, "mordor")
    pool = match.view(0).tiles.pool
    assert {"std-eyer-1", "std-eyer-2", "std-eyer-3", "sha-shelob", "fel-phial"} <= set(pool)
    assert not {"std-3-1", "std-0r-1", "std-eyer-4"} & set(pool)
    assert seen(match)["tiles"]["drawn"] == ["std-3-1", "std-0r-1"]
    assert seen(match)["tiles"]["waiting"] == []


def test_a_pool_that_has_run_out_is_full_again_before_mordor_is_entered() -> None:
    """14.2, 13.9 (p. 40, 43)."""
    drawn = [
        *[f"std-eyer-{n}" for n in (1, 2, 3, 4)],
        *["std-3-1", "std-3-2", "std-3-3", "std-2-1", "std-2-2", "std-2r-1", "std-1-1", "std-1-2"],
        *["std-1r-1", "std-1r-2", "std-0r-1", "std-0r-2"],
    ]
    match = table(fellowship={"region": "morannon"}, tiles={"drawn": drawn}, phase="fellowship")
    play(match, "mordor")
    assert sorted(match.view(0).tiles.pool) == sorted(drawn)


def test_moving_draws_a_tile_without_a_roll_and_takes_a_step() -> None:
    """14.3 (p. 43): there is no Hunt to be rolled, though no dice are in the box."""
    match = in_mordor("tile std-1-1")
    move(match)
    play(match, "corruption")
    assert (quest(match)["mordor"], quest(match)["corruption"]) == (3, 1)
    assert seen(match)["hunt_box"] == {"free": 1, "shadow": 0}


def test_an_eye_in_mordor_counts_all_dice_in_the_box_and_more_than_five() -> None:
    """14.3 (p. 43): those of earlier moves too, not the one being spent."""
    match = in_mordor("tile std-eyer-1", hunt_box={"shadow": 4, "free": 2}, company=[])
    move(match)
    assert quest(match)["corruption"] == 6
    assert (quest(match)["hidden"], quest(match)["mordor"]) == (False, 3)
    assert seen(match)["hunt_box"]["free"] == 3


def test_a_stop_keeps_the_fellowship_where_it_is() -> None:
    """14.3 (p. 43)."""
    match = in_mordor("tile sha-on-on", tiles={"added": ["sha-on-on"]})
    move(match)
    play(match, "corruption")
    assert (quest(match)["mordor"], quest(match)["corruption"]) == (2, 3)


def test_a_revealed_fellowship_must_be_hidden_before_it_moves_on() -> None:
    """14.3 (p. 43): its figure goes nowhere else."""
    match = in_mordor("tile std-0r-1")
    move(match)
    assert (quest(match)["hidden"], quest(match)["mordor"]) == (False, 3)
    play(match, "skip event", "die character")
    assert "use fellowship" not in options(match)
    play(match, "use hide")
    assert quest(match)["hidden"]


def test_the_fifth_step_is_the_crack_of_doom() -> None:
    """14.4 (p. 43-44)."""
    match = in_mordor("tile std-2-1", fellowship={"mordor": 4, "corruption": 9})
    move(match)
    play(match, "corruption")
    assert str(match.outcome) == "Outcome(winners=(0,), how='ring')"


def test_the_tiles_damage_comes_before_victory() -> None:
    """14.4 (p. 43-44)."""
    match = in_mordor("tile std-3-1", fellowship={"mordor": 4, "corruption": 9})
    move(match)
    play(match, "corruption")
    assert str(match.outcome) == "Outcome(winners=(1,), how='corruption')"


def test_a_turn_without_a_move_or_hiding_corrupts() -> None:
    """14.5 (p. 43): it can be the last point."""
    for space in (0, 3):
        match = in_mordor(TURN_CARDS, free="event", shadow="event", fellowship={"mordor": space})
        play(match, "skip event", "skip event")
        assert quest(match)["corruption"] == 1
    match = in_mordor(free="event", shadow="event", fellowship={"mordor": 1, "corruption": 11})
    play(match, "skip event", "skip event")
    assert str(match.outcome) == "Outcome(winners=(1,), how='corruption')"


def test_trying_to_move_or_hiding_is_enough() -> None:
    """14.5 (p. 43): even if a Stop tile was drawn."""
    stopped = in_mordor(
        "tile sha-on-on", TURN_CARDS, tiles={"added": ["sha-on-on"]}, free="character", shadow="event"
    )
    play(move(stopped), "corruption", "skip event")
    assert quest(stopped)["corruption"] == 3
    hid = in_mordor(
        TURN_CARDS, free="character", shadow="event", fellowship={"mordor": 2, "hidden": False}
    )
    play(hid, "die character", "use hide", "skip event")
    assert quest(hid)["corruption"] == 0


def test_whoever_would_leave_the_fellowship_in_mordor_is_out_of_the_game() -> None:
    """14.6 (p. 43): a Hobbit still lowers the damage; nobody is taken alive."""
    for space in (0, 2):
        match = in_mordor("tile std-2-1", company=["meriadoc", "peregrin"], fellowship={"mordor": space})
        move(match)
        play(match, "guide-ability")
        assert where(match, "meriadoc") == "eliminated"
        assert options(match) == ["corruption", "guide-ability", "sacrifice guide", "sacrifice random"]
        play(match, "sacrifice guide")
        assert where(match, "peregrin") == "eliminated"
        assert (quest(match)["corruption"], quest(match)["mordor"]) == (0, space + 1)


def test_in_mordor_nobody_is_declared_or_healed() -> None:
    """14.6 (p. 43)."""
    match = table(fellowship={"mordor": 1, "corruption": 3}, phase="fellowship")
    assert options(match) == ["done", "guide strider"]
    assert asked(match) == "free fellowship"
