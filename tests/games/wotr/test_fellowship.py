"""The Fellowship: moving, declaring, revealing, hiding, separating (p. 36-39)."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.fellowship import reveal
from tests.games.wotr.table import (
    FELLOWSHIP,
    TURN_CARDS,
    asked,
    awake,
    offered,
    options,
    play,
    quest,
    seen,
    settled,
    table,
    where,
)


def moving(*chance: str, dice: int = 1, **parts: Any) -> mathom.Match:
    """The Free Peoples may move the Fellowship; the Shadow has dice in the Hunt Box."""
    usual: dict[str, Any] = {
        "free": "character character",
        "shadow": "event event event",
        "hunt_box": {"shadow": dice},
    }
    return table(chance=chance, **{**usual, **parts})


def move(match: mathom.Match) -> mathom.Match:
    """Use a Character die to move the Fellowship."""
    return play(match, "die character", "use fellowship")


# -- moving --------------------------------------------------------------------------------------


def test_a_move_is_a_step_of_progress_then_a_hunt_then_the_die_goes_to_the_hunt_box() -> None:
    """12.1 (p. 37-38): so the first move has no bonus against it."""
    match = moving("dice 5", fellowship={"progress": 2})
    move(match)
    assert quest(match)["progress"] == 3
    assert seen(match)["hunt_box"] == {"free": 1, "shadow": 1}
    assert asked(match) == "shadow die"


def test_without_dice_in_the_hunt_box_there_is_no_hunt() -> None:
    """12.1, 13.1 (p. 40)."""
    match = moving(dice=0)
    move(match)
    assert quest(match)["progress"] == 1


def test_only_a_hidden_fellowship_moves() -> None:
    """12.1 (p. 38)."""
    match = moving(fellowship={"hidden": False})
    play(match, "die character")
    assert "use fellowship" not in options(match)
    assert "use hide" in options(match)


def test_at_the_end_of_its_track_the_fellowship_has_to_be_declared_first() -> None:
    """12.1 (p. 37): there is no thirteenth space."""
    match = moving(fellowship={"progress": 12})
    play(match, "die character")
    assert "use fellowship" not in options(match)
    match = moving("dice 1", fellowship={"progress": 11})
    move(match)
    assert quest(match)["progress"] == 12


# -- declaring -----------------------------------------------------------------------------------


def test_declaring_moves_the_figure_up_to_the_progress_and_it_stays_hidden() -> None:
    """12.2 (p. 38): step by step, and it may stay."""
    match = table(fellowship={"progress": 2}, phase="fellowship")
    assert options(match) == ["declare", "done", "guide strider"]
    play(match, "declare")
    assert options(match) == ["halt", "step fords-of-bruinen", "step trollshaws"]
    play(match, "step fords-of-bruinen")
    assert options(match) == [
        "halt",
        "step high-pass",
        "step hollin",
        "step rivendell",
        "step trollshaws",
    ]
    play(match, "step hollin")
    assert (quest(match)["region"], quest(match)["progress"], quest(match)["hidden"]) == (
        "hollin",
        0,
        True,
    )


def test_the_fellowship_is_declared_once_a_turn_and_heals_one_point() -> None:
    """12.2 (p. 38-39): again the next turn, if it rests."""
    match = table(fellowship={"region": "rivendell", "corruption": 3}, phase="fellowship")
    play(match, "declare")
    assert quest(match)["corruption"] == 2
    assert options(match) == ["done", "guide strider"]
    match = table(
        fellowship={"region": "lorien", "corruption": 2, "declared": True},
        free="event",
        shadow="event",
        chance=[TURN_CARDS],
    )
    play(match, "skip event", "skip event", "declare")
    assert quest(match)["corruption"] == 1


def test_declaring_elsewhere_heals_nothing() -> None:
    """12.2 (p. 39): a town is no refuge, nor is a captured stronghold."""
    for place, control in (("bree", {}), ("hollin", {}), ("lorien", {"lorien": "shadow"})):
        match = table(fellowship={"region": place, "corruption": 2}, control=control, phase="fellowship")
        play(match, "declare")
        assert quest(match)["corruption"] == 2


def test_declaring_next_to_or_in_a_stronghold_of_the_shadow_costs_no_tile() -> None:
    """12.2 (p. 39)."""
    match = table(fellowship={"region": "hollin", "progress": 1}, phase="fellowship")
    play(match, "declare", "step moria")
    assert quest(match)["region"] == "moria"
    assert asked(match) == "free fellowship"


def test_after_declaring_the_same_phase_may_still_change_the_guide_and_enter_mordor() -> None:
    """12.3 (p. 37, 43): the Guide last."""
    match = table(fellowship={"region": "dagorlad", "progress": 1}, phase="fellowship")
    assert options(match) == ["declare", "done", "guide strider"]
    play(match, "declare", "step morannon")
    assert options(match) == ["done", "guide strider", "mordor"]
    play(match, "mordor")
    assert options(match) == ["done", "guide strider"]
    play(match, "guide strider")
    assert asked(match) == "shadow hunt"


def test_a_revealed_fellowship_is_not_declared() -> None:
    """12.2 (p. 38)."""
    match = table(fellowship={"hidden": False}, phase="fellowship")
    assert options(match) == ["done", "guide strider"]


# -- revealing -----------------------------------------------------------------------------------


def revealed(tile: str, *more: str, **fellowship: Any) -> mathom.Match:
    """A Hunt with one success draws this tile; the Ring takes what it does."""
    match = moving("dice 6", f"tile {tile}", *more, fellowship=fellowship)
    return move(match)


def test_a_revealed_fellowship_moves_on_but_not_into_a_city_or_stronghold_of_the_free() -> None:
    """12.4 (p. 38)."""
    match = revealed("std-0r-1", region="rivendell", progress=0)
    assert asked(match) == "free walk"
    # It has to leave Rivendell.
    assert options(match) == ["step fords-of-bruinen", "step trollshaws"]
    play(match, "step trollshaws")
    assert (quest(match)["region"], quest(match)["progress"]) == ("trollshaws", 0)
    assert not quest(match)["hidden"]


def test_a_way_that_could_only_end_in_a_refuge_is_not_offered() -> None:
    """12.4 (p. 38): from Dimrill Dale with one step Lorien is no end, with two one may pass it."""
    match = revealed("std-0r-1", region="dimrill-dale", progress=0)
    assert "step lorien" not in options(match)
    assert "halt" in options(match)
    match = revealed("std-0r-1", region="dimrill-dale", progress=1)
    assert "step lorien" in options(match)
    play(match, "step lorien")
    assert options(match) == ["step dimrill-dale", "step parth-celebrant"]


def test_with_no_progress_the_figure_stays_even_in_a_refuge() -> None:
    """12.4 (p. 38): a card may reveal it so; no Hunt does."""
    match = table(fellowship={"region": "lorien"}, free="event", shadow="event")
    state = match.state.clone()
    assert isinstance(state, WotrState)
    assert state.decision is not None
    state.push(state.decision.step)
    state.decision = None
    reveal(state)
    state.advance()
    assert state.position()["fellowship"]["region"] == "lorien"
    assert not state.hidden


def test_each_stronghold_of_the_shadow_on_the_way_costs_a_tile() -> None:
    """12.5 (p. 39): started from, passed, ended in or rested in; each once."""
    match = revealed("std-0r-1", "tile std-0r-2", region="hollin", progress=1)
    play(match, "step moria", "step dimrill-dale")
    assert asked(match) == "shadow die"
    match = revealed("std-0r-1", "tile std-0r-2", region="hollin", progress=0)
    play(match, "step moria")
    assert seen(match)["tiles"]["drawn"] == ["std-0r-1", "std-0r-2"]
    match = revealed("std-0r-1", "tile std-0r-2", region="moria", progress=0)
    play(match, "halt")
    assert seen(match)["tiles"]["drawn"] == ["std-0r-1", "std-0r-2"]
    match = revealed("std-0r-1", "tile std-0r-2", region="moria", progress=1)
    play(match, "step dimrill-dale", "step moria")
    assert seen(match)["tiles"]["drawn"] == ["std-0r-1", "std-0r-2"]


def test_two_strongholds_on_the_way_cost_two_tiles() -> None:
    """12.5 (p. 39)."""
    match = revealed("std-0r-1", "tile std-0r-2; tile std-eyer-1", region="minas-morgul", progress=2)
    play(match, "step gorgoroth", "step morannon", "halt")
    assert seen(match)["tiles"]["drawn"] == ["std-eyer-1", "std-0r-1", "std-0r-2"]


def test_a_captured_stronghold_costs_no_tile_whoever_captured_it() -> None:
    """12.5 (p. 11, 39)."""
    match = moving(
        "dice 6",
        "tile std-0r-1",
        fellowship={"region": "hollin", "progress": 0},
        control={"moria": "free"},
    )
    move(match)
    # The Free Peoples hold Moria, so it is a refuge.
    assert options(match) == [
        "halt",
        "step fords-of-bruinen",
        "step north-dunland",
        "step south-downs",
        "step trollshaws",
    ]
    match = moving(
        "dice 1",
        "dice 6",
        "tile std-0r-1",
        fellowship={"region": "lorien", "progress": 0},
        control={"lorien": "shadow"},
    )
    move(match)
    # It is no stronghold of the Shadow, but its presence there lets a die be rolled again.
    play(match, "reroll 1", "halt")
    assert seen(match)["tiles"]["drawn"] == ["std-0r-1"]


def test_each_tile_is_carried_out_before_the_next_and_later_ones_reveal_nothing() -> None:
    """12.6 (p. 41): an Eye on a stronghold tile is worth nothing."""
    match = revealed(
        "std-1r-1", "tile std-eyer-1; tile std-2r-1", region="minas-morgul", progress=2, corruption=1
    )
    # First the damage of the tile that reveals, then the walk.
    assert asked(match) == "free hunt_damage"
    play(match, "corruption")
    assert quest(match)["corruption"] == 2
    play(match, "step gorgoroth", "step morannon", "halt")
    # The Eye did nothing, and the second stronghold's tile asks now.
    assert seen(match)["tiles"]["drawn"] == ["std-eyer-1", "std-2r-1", "std-1r-1"]
    assert asked(match) == "free hunt_damage"
    play(match, "corruption")
    assert quest(match)["corruption"] == 4
    # Nobody walks again.
    assert asked(match) == "shadow die"


def test_the_log_says_why_each_tile_was_drawn() -> None:
    """12.6, 18 (p. 39, 41): the Hunt's own, and the stronghold's."""
    match = moving("dice 6", "tile std-0r-1", "tile std-0r-2", fellowship={"region": "hollin"})
    play(match, "die character")
    told = [*match.play("use fellowship"), *match.play("step moria")]
    assert [event.args for event in told if event.kind == "tile"] == [
        {"tile": "std-0r-1", "why": "rolled"},
        {"tile": "std-0r-2", "why": "stronghold"},
    ]


def test_every_tile_may_have_a_casualty_of_its_own() -> None:
    """12.6, 13.4 (reading of p. 41-42): each is carried out as a Hunt that has succeeded."""
    match = moving(
        "dice 6",
        "tile std-1r-1",
        "tile std-2-1",
        company=["boromir", "legolas"],
        fellowship={"region": "hollin", "guide": "boromir"},
    )
    play(move(match), "sacrifice guide", "step moria")
    assert options(match) == ["corruption", "sacrifice guide", "sacrifice random"]
    play(match, "sacrifice guide")
    assert (where(match, "boromir"), where(match, "legolas")) == ("eliminated", "eliminated")
    assert quest(match)["corruption"] == 0


def test_the_way_matters_and_is_the_players() -> None:
    """12.7 (p. 39): to North Dunland one may go by Moria or by the South Downs."""
    for middle, drawn in (("moria", ["std-0r-1", "std-0r-2"]), ("south-downs", ["std-0r-1"])):
        tiles = ["tile std-0r-2"] if middle == "moria" else []
        match = revealed("std-0r-1", *tiles, region="hollin", progress=1)
        play(match, f"step {middle}", "step north-dunland")
        assert quest(match)["region"] == "north-dunland"
        assert seen(match)["tiles"]["drawn"] == drawn


# -- hiding --------------------------------------------------------------------------------------


def test_hiding_takes_a_character_die_and_no_step() -> None:
    """12.8 (p. 39): the die does not go to the Hunt Box."""
    match = moving(fellowship={"hidden": False, "progress": 0})
    play(match, "die character", "use hide")
    assert (quest(match)["hidden"], quest(match)["progress"]) == (True, 0)
    assert seen(match)["hunt_box"]["free"] == 0


# -- separating ----------------------------------------------------------------------------------


def test_companions_separate_alone_or_as_a_group_as_far_as_progress_and_level() -> None:
    """12.9 (p. 39)."""
    match = table(fellowship={"progress": 1}, free="character", shadow="event")
    play(match, "die character", "use separate")
    assert options(match) == [f"group {name}" for name in sorted(FELLOWSHIP)]
    play(match, "group meriadoc")
    # One step of progress and Level 1.
    assert offered(match, "to") == [
        "ettenmoors",
        "fords-of-bruinen",
        "high-pass",
        "hollin",
        "rivendell",
        "south-downs",
        "trollshaws",
        "weather-hills",
    ]
    play(match, "with legolas")
    assert "moria" in offered(match, "to")
    assert "dimrill-dale" not in offered(match, "to")
    play(match, "to moria")
    assert where(match, "meriadoc") == where(match, "legolas") == "moria"
    assert seen(match)["dice"]["free"] == {}


def test_nobody_separates_on_the_mordor_track() -> None:
    """12.9 (p. 39, 43)."""
    held = {"free": ["axe-and-bow"]}
    match = table(fellowship={"mordor": 1}, free="character", shadow="event", hands=held)
    play(match, "die character")
    assert "use separate" not in options(match)


# -- the Guide -----------------------------------------------------------------------------------


def test_the_guide_is_of_the_highest_level_and_may_be_named_anew_when_somebody_leaves() -> None:
    """12.10 (p. 37)."""
    match = table(free="character character", shadow="event event event")
    play(match, "die character", "use separate", "group peregrin", "to rivendell")
    assert asked(match) == "free guide"
    assert options(match) == ["guide gandalf-grey", "guide strider"]
    play(match, "guide strider")
    assert quest(match)["guide"] == "strider"


def test_when_the_guide_leaves_the_next_takes_his_place() -> None:
    """12.10 (p. 37, 39): without a choice if there is only one."""
    match = table(company=["strider", "gimli", "meriadoc"], free="character", shadow="event")
    play(match, "die character", "use separate", "group strider", "to rivendell")
    assert quest(match)["guide"] == "gimli"
    assert asked(match) == "shadow die"


def test_the_guide_may_be_changed_at_the_end_of_the_fellowship_phase() -> None:
    """12.10 (p. 37): among the highest only, and nothing follows."""
    match = table(
        company=["boromir", "legolas", "meriadoc"], phase="fellowship", fellowship={"guide": "boromir"}
    )
    assert options(match) == ["declare", "done", "guide legolas"]
    play(match, "guide legolas")
    assert quest(match)["guide"] == "legolas"
    assert asked(match) == "shadow hunt"


def test_without_companions_gollum_guides() -> None:
    """12.10 (p. 37)."""
    match = table(company=["strider"], free="character", shadow="event")
    play(match, "die character", "use separate", "group strider", "to rivendell")
    assert quest(match)["guide"] == "gollum"


def test_in_the_fellowship_only_the_guides_ability_works_and_outside_only_the_others() -> None:
    """12.10 (p. 37): Boromir does not speak in Minas Tirith yet, Strider hides nobody any more."""
    inside = table(fellowship={"region": "minas-tirith"}, awake=["gondor"], free="event", shadow="event")
    play(inside, "die event")
    assert settled(inside) == ["use draw"]
    outside = table(
        characters={"strider": "bree"},
        fellowship={"hidden": False},
        free="event character",
        shadow="event",
    )
    play(outside, "die event")
    assert settled(outside) == ["use draw"]


def test_a_declaration_wakes_the_nation_of_the_refuge() -> None:
    """12.2 (p. 34, 38)."""
    match = table(fellowship={"region": "westemnet", "progress": 1}, phase="fellowship")
    play(match, "declare", "step edoras")
    assert awake(match, "rohan")
