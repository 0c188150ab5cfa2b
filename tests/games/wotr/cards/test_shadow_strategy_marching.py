"""The Shadow's strategy cards that move armies."""

from __future__ import annotations

from typing import Any

import mathom
from tests.games.wotr.cards.commanding import WAR, can_command, commands
from tests.games.wotr.cards.shadowing import discarded, go
from tests.games.wotr.table import (
    asked,
    at,
    awake,
    holder,
    offered,
    options,
    settled,
    step,
    table,
    where,
    within,
)


def gathering(armies: dict[str, str], **parts: Any) -> mathom.Match:
    """Shadows Gather is played while all the Shadow is at war."""
    return commands("shadows-gather", armies, **{"war": WAR, **parts})


# -- Shadows Gather ------------------------------------------------------------------------------


# card: shadows-gather
def test_shadows_gather_from_three_regions_away() -> None:
    """A way that leads to no other army is not offered at all."""
    match = gathering({"dol-guldur": "2 sauron-regular, nazgul", "lorien": "sauron-elite"})
    assert asked(match) == "shadow card_march"
    assert options(match) == [
        "move dol-guldur north-anduin-vale",
        "move dol-guldur south-anduin-vale",
        "move dol-guldur western-brown-lands",
        "move lorien dimrill-dale",
        "move lorien parth-celebrant",
    ]
    go(match, "move dol-guldur north-anduin-vale")
    assert asked(match) == "shadow force"
    go(match, "take nazgul")
    # A Nazgûl is no army.
    assert settled(match) == ["take sauron-regular"]
    go(match, "go")
    assert at(match, "lorien") == {"sauron-regular": 1, "sauron-elite": 1, "nazgul": 1}
    assert at(match, "dol-guldur") == {"sauron-regular": 1}
    assert asked(match) == "free die"


# card: shadows-gather
def test_shadows_gather_only_where_another_army_is_not_besieged() -> None:
    """Behind walls, an army is nobody to join; a besieging one is."""
    match = gathering(
        {"barad-dur": "sauron-regular", "morannon": "gondor-regular", "minas-morgul": "nazgul"},
        inside={"morannon": "2 sauron-regular"},
    )
    assert asked(match) == "free die"
    assert at(match, "barad-dur") == {"sauron-regular": 1}
    assert discarded(match) == ["shadows-gather"]
    match = gathering(
        {"osgiliath": "sauron-regular", "minas-tirith": "sauron-elite"},
        inside={"minas-tirith": "gondor-regular"},
    )
    go(match, "move osgiliath minas-tirith", "halt")
    assert at(match, "minas-tirith") == {"sauron-regular": 1, "sauron-elite": 1}


# card: shadows-gather
def test_shadows_gather_needs_no_condition_and_does_nothing_where_nobody_can_be_joined() -> None:
    assert can_command("shadows-gather", {"nurn": "sauron-regular"})
    match = gathering({"nurn": "sauron-regular", "dol-guldur": "sauron-regular"})
    assert asked(match) == "free die"


# card: shadows-gather
def test_shadows_gather_captures_on_the_way() -> None:
    """p. 28; the army passes Pelargir and wakes Gondor."""
    match = gathering({"west-harondor": "sauron-regular", "lossarnach": "sauron-elite"})
    assert "move west-harondor pelargir" in options(match)
    go(match, "move west-harondor pelargir", "move pelargir lossarnach")
    assert holder(match, "pelargir") == "shadow"
    assert awake(match, "gondor")
    assert step(match, "gondor") == 3
    assert at(match, "pelargir") == {}
    assert at(match, "lossarnach") == {"sauron-regular": 1, "sauron-elite": 1}


# card: shadows-gather
def test_shadows_gather_stop_before_an_enemy_army_and_where_a_card_keeps_them_out() -> None:
    armies = {"nurn": "sauron-regular", "gorgoroth": "gondor-regular", "barad-dur": "sauron-elite"}
    match = gathering(armies)
    assert asked(match) == "free die"
    assert at(match, "nurn") == {"sauron-regular": 1}
    closed = {"cardolan": "isengard-regular", "the-shire": "sauron-regular"}
    match = gathering(closed, table=["the-power-of-tom-bombadil"])
    assert "move cardolan buckland" not in options(match)
    assert "move cardolan old-forest" not in options(match)


# card: shadows-gather
def test_shadows_gather_across_no_border_that_stops_a_neutral_nation() -> None:
    """p. 35: the Southrons are not at war, so only the others may go through Rohan's lands."""
    armies = {"fangorn": "southrons-regular, isengard-regular", "orthanc": "isengard-elite"}
    match = gathering(armies, war=["isengard"])
    assert "move fangorn fords-of-isen" in options(match)
    go(match, "move fangorn fords-of-isen", "move fords-of-isen orthanc")
    assert at(match, "fangorn") == {"southrons-regular": 1}
    assert at(match, "orthanc") == {"isengard-regular": 1, "isengard-elite": 1}


# card: shadows-gather
def test_shadows_gather_without_saruman() -> None:
    match = gathering(
        {"orthanc": "isengard-regular", "south-dunland": "isengard-regular"},
        characters={"saruman": "orthanc"},
    )
    go(match, "move orthanc gap-of-rohan", "move gap-of-rohan south-dunland")
    assert where(match, "saruman") == "orthanc"
    assert at(match, "orthanc") == {}


# card: shadows-gather
def test_shadows_that_gather_above_ten_are_cut_at_the_end_of_the_action() -> None:
    match = gathering({"barad-dur": "7 sauron-regular", "gorgoroth": "5 sauron-regular, sauron-elite"})
    go(match, "move barad-dur gorgoroth", "halt", "all")
    assert asked(match) == "shadow disband"
    go(match, "disband sauron-regular*3")
    assert at(match, "gorgoroth") == {"sauron-regular": 9, "sauron-elite": 1}
    assert asked(match) == "free die"


# card: shadows-gather
def test_besiegers_who_gather_elsewhere_end_their_siege_and_do_not_come_back_through_it() -> None:
    """Out of Lorien, there is no way back through it: the garrison would come out."""
    armies = {"lorien": "sauron-regular", "dimrill-dale": "sauron-elite"}
    match = gathering(armies, inside={"lorien": "elves-elite"})
    assert "move lorien parth-celebrant" in options(match)
    go(match, "move lorien parth-celebrant")
    assert "move parth-celebrant lorien" not in options(match)
    match = gathering(armies, inside={"lorien": "elves-elite"})
    go(match, "move lorien dimrill-dale", "halt")
    assert at(match, "lorien") == {"elves-elite": 1}
    assert within(match, "lorien") == {}


# card: shadows-gather
def test_a_part_of_the_besiegers_may_pass_their_own_siege_again_if_others_keep_it_up() -> None:
    armies = {"lorien": "2 sauron-regular", "dimrill-dale": "sauron-elite"}
    match = gathering(armies, inside={"lorien": "elves-elite"})
    go(match, "move lorien parth-celebrant", "move parth-celebrant lorien")
    assert asked(match) == "shadow force"
    assert "all" not in options(match)
    go(match, "take sauron-regular", "go")
    assert at(match, "lorien") == {"sauron-regular": 1}
    assert within(match, "lorien") == {"elves-elite": 1}
    assert at(match, "dimrill-dale") == {"sauron-regular": 1, "sauron-elite": 1}


# -- The Shadow Lengthens ------------------------------------------------------------------------


# card: the-shadow-lengthens
def test_the_shadow_lengthens_by_two_armies_of_two_regions() -> None:
    match = commands(
        "the-shadow-lengthens",
        {"barad-dur": "sauron-regular", "morannon": "sauron-elite", "nurn": "2 sauron-regular"},
        war=WAR,
    )
    go(match, "move barad-dur gorgoroth")
    assert options(match) == ["move gorgoroth morannon", "move gorgoroth nurn"]
    go(match, "move gorgoroth morannon")
    assert asked(match) == "shadow card_march"
    go(match, "move nurn gorgoroth")
    assert asked(match) == "shadow force"
    go(match, "all")
    assert at(match, "morannon") == {"sauron-regular": 3, "sauron-elite": 1}
    assert asked(match) == "free die"


# card: the-shadow-lengthens
def test_the_shadow_lengthens_not_with_those_who_have_just_come() -> None:
    """p. 27: who came stays, who was there may go on."""
    match = commands(
        "the-shadow-lengthens",
        {"barad-dur": "2 sauron-regular", "gorgoroth": "sauron-elite", "nurn": "nazgul"},
        war=WAR,
    )
    go(match, "move barad-dur gorgoroth", "take sauron-regular", "go")
    assert at(match, "gorgoroth") == {"sauron-regular": 1, "sauron-elite": 1}
    assert asked(match) == "shadow card_march"
    assert options(match) == ["move barad-dur gorgoroth", "move gorgoroth barad-dur"]
    go(match, "move gorgoroth barad-dur")
    assert at(match, "barad-dur") == {"sauron-regular": 1, "sauron-elite": 1}
    assert at(match, "gorgoroth") == {"sauron-regular": 1}


# card: the-shadow-lengthens
def test_the_shadow_lengthens_no_further_than_two_regions_and_not_at_all_alone() -> None:
    assert can_command("the-shadow-lengthens", {})
    match = commands(
        "the-shadow-lengthens", {"barad-dur": "sauron-regular", "dagorlad": "sauron-regular"}, war=WAR
    )
    assert at(match, "barad-dur") == {"sauron-regular": 1}
    assert asked(match) == "free die"


# card: the-shadow-lengthens
def test_as_the_shadow_lengthens_stacks_are_counted_only_after_both_moves() -> None:
    """p. 28: ten come to ten, and then ten of those go on."""
    match = commands(
        "the-shadow-lengthens",
        {"barad-dur": "10 sauron-regular", "gorgoroth": "10 sauron-regular", "nurn": "sauron-elite"},
        war=WAR,
    )
    go(match, "move barad-dur gorgoroth", "halt", "all")
    assert at(match, "gorgoroth") == {"sauron-regular": 20}
    go(match, "move gorgoroth nurn", "all")
    assert asked(match) == "shadow disband"
    assert at(match, "gorgoroth") == {"sauron-regular": 10}
    assert at(match, "nurn") == {"sauron-regular": 10, "sauron-elite": 1}


# -- The Shadow is Moving ------------------------------------------------------------------------


# card: the-shadow-is-moving
def test_the_shadow_is_moving_with_up_to_four_armies() -> None:
    armies = {
        "barad-dur": "sauron-regular",
        "umbar": "southrons-regular",
        "orthanc": "isengard-regular",
        "moria": "sauron-regular",
        "angmar": "sauron-regular",
    }
    match = commands("the-shadow-is-moving", armies, war=WAR)
    assert "done" in options(match)
    go(match, "move barad-dur gorgoroth", "move umbar near-harad", "move orthanc gap-of-rohan")
    # Who has moved does not move again.
    assert not any(option.startswith("move gorgoroth") for option in options(match))
    go(match, "move moria hollin")
    assert asked(match) == "free die"
    for region in ("gorgoroth", "near-harad", "gap-of-rohan", "hollin", "angmar"):
        assert sum(at(match, region).values()) == 1


# card: the-shadow-is-moving
def test_the_shadow_is_moving_only_with_all_its_nations_at_war() -> None:
    armies = {"barad-dur": "sauron-regular"}
    assert not can_command("the-shadow-is-moving", armies, war=["sauron", "isengard"])
    assert can_command("the-shadow-is-moving", armies, war=WAR)


# card: the-shadow-is-moving
def test_the_shadow_is_moving_nobody_if_it_does_not_want_to_and_never_attacks() -> None:
    armies = {"osgiliath": "sauron-regular", "minas-tirith": "gondor-regular"}
    match = commands("the-shadow-is-moving", armies, war=WAR)
    assert "minas-tirith" not in " ".join(offered(match, "move"))
    go(match, "done")
    assert at(match, "osgiliath") == {"sauron-regular": 1}
    assert asked(match) == "free die"


# card: the-shadow-is-moving
def test_while_the_shadow_is_moving_no_stack_grows_above_ten() -> None:
    """p. 27: it is a normal move."""
    armies = {"barad-dur": "3 sauron-regular", "gorgoroth": "8 sauron-regular", "nurn": "nazgul"}
    match = commands("the-shadow-is-moving", armies, war=WAR)
    go(match, "move barad-dur gorgoroth")
    assert "all" not in options(match)
    go(match, "take sauron-regular", "take sauron-regular")
    assert settled(match) == ["go"]
    assert "move barad-dur gorgoroth" not in options(match)
    assert at(match, "gorgoroth") == {"sauron-regular": 10}


# -- a march of the Free Peoples -----------------------------------------------------------------


# card: through-a-day-and-a-night
def test_a_companion_who_only_passes_a_stronghold_ends_no_move_there() -> None:
    """p. 34: Gimli wakes the Dwarves where he ends his move, not on the way."""
    for last, awoken in (("iron-hills", False), ("erebor", True)):
        match = table(
            {"dale": "rohan-regular"},
            free="muster-army",
            shadow="event",
            war=["rohan"],
            characters={"gimli": "dale"},
            hands={"free": ["through-a-day-and-a-night"]},
        )
        go(match, "die muster-army", "use event", "play through-a-day-and-a-night")
        go(match, "move dale erebor", "halt" if last == "erebor" else "move erebor iron-hills")
        go(match, "all")
        assert where(match, "gimli") == last
        assert awake(match, "dwarves") is awoken
