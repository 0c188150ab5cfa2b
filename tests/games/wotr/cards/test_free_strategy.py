"""The Free Peoples' strategy cards that stay on the table, move nations, or strike."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.wotr.cards.holding import can_play, discarded, holding, on_table, plays
from tests.games.wotr.table import (
    FREE_NATIONS,
    asked,
    at,
    awake,
    holder,
    offered,
    options,
    play,
    quest,
    seen,
    settled,
    spare,
    step,
    table,
    where,
    within,
)

# -- The Last Battle -----------------------------------------------------------------------------

ABROAD = {"dagorlad": "gondor-regular"}


def last_battle(*chance: str, box: int = 0, **parts: Any) -> mathom.Match:
    """The Last Battle lies on the table, and the Free Peoples have two Character dice."""
    usual: dict[str, Any] = {
        "free": "character character",
        "shadow": "event event",
        "hunt_box": {"shadow": box},
        "characters": {"aragorn": "dagorlad"},
        "table": ["the-last-battle"],
    }
    return table(ABROAD, chance=chance, **{**usual, **parts})


# card: the-last-battle
def test_while_the_last_battle_is_fought_dice_that_move_the_fellowship_stay_out_of_the_box() -> None:
    match = last_battle(free="muster-army character", table=[], hands={"free": ["the-last-battle"]})
    play(match, "die muster-army", "use event", "play the-last-battle")
    assert on_table(match) == ["the-last-battle"]
    play(match, "skip event", "die character", "use fellowship")
    assert quest(match)["progress"] == 1
    assert seen(match)["hunt_box"]["free"] == 0
    assert on_table(match) == ["the-last-battle"]


@pytest.mark.parametrize(
    ("region", "abroad"),
    [("dagorlad", True), ("osgiliath", True), ("morannon", True), ("pelargir", False), ("bree", False)],
)
# card: the-last-battle
def test_the_last_battle_needs_aragorn_with_an_army_outside_the_lands_of_the_free(
    region: str, abroad: bool
) -> None:
    """Osgiliath belongs to no nation."""
    match = holding("the-last-battle", {region: "gondor-regular"}, characters={"aragorn": region})
    assert can_play(match, "the-last-battle") is abroad


# card: the-last-battle
def test_the_last_battle_is_not_fought_by_strider_nor_by_aragorn_alone() -> None:
    match = holding("the-last-battle", ABROAD, characters={"strider": "dagorlad"})
    assert not can_play(match, "the-last-battle")
    match = holding("the-last-battle", ABROAD, characters={"aragorn": "morannon"})
    assert not can_play(match, "the-last-battle")


# card: the-last-battle
def test_the_last_battle_may_be_fought_by_aragorn_besieged_in_a_stronghold_of_the_shadow() -> None:
    match = holding(
        "the-last-battle",
        {"morannon": "sauron-regular"},
        inside={"morannon": "gondor-regular"},
        characters={"aragorn": "morannon-inside"},
    )
    assert can_play(match, "the-last-battle")


# card: the-last-battle
def test_the_last_battle_is_over_when_the_fellowship_is_declared() -> None:
    match = last_battle(phase="fellowship", free="", shadow="")
    play(match, "declare")
    assert on_table(match) == []
    assert discarded(match) == ["the-last-battle"]


# card: the-last-battle
def test_the_last_battle_is_over_when_the_fellowship_is_revealed() -> None:
    """The die goes to the Hunt Box after the Hunt (p. 38), and by then the card is gone."""
    match = last_battle(
        "dice 6", "tile std-1r-1", box=1, fellowship={"region": "hollin", "guide": "gandalf-grey"}
    )
    play(match, "die character", "use fellowship")
    play(match, "corruption")
    assert asked(match) == "free walk"
    assert on_table(match) == ["the-last-battle"]
    play(match, "halt")
    assert on_table(match) == []
    assert seen(match)["hunt_box"]["free"] == 1


# card: the-last-battle
def test_the_last_battle_is_over_when_aragorn_leaves_his_army() -> None:
    match = last_battle()
    play(match, "die character", "use companions", "group aragorn", "to morannon")
    assert on_table(match) == []


# card: the-last-battle
def test_the_last_battle_goes_on_while_aragorn_waits_in_the_rearguard_of_an_attack() -> None:
    match = table(
        {"dagorlad": "2 gondor-regular", "morannon": "sauron-regular"},
        free="muster-army",
        shadow="event",
        characters={"aragorn": "dagorlad"},
        table=["the-last-battle"],
        war=["gondor"],
        chance=["dice 1; dice 1"],
    )
    play(match, "die muster-army", "use attack", "attack dagorlad morannon")
    play(match, "take gondor-regular", "go", "fight")
    assert where(match, "aragorn") == "rearguard"
    assert on_table(match) == ["the-last-battle"]
    play(match, "cease")
    assert on_table(match) == ["the-last-battle"]


# card: the-last-battle
def test_the_last_battle_is_over_when_aragorn_rides_through_gondor_and_out_again() -> None:
    """It goes at the moment when what it demands ends (p. 22), also on the way (p. 28)."""
    match = table(
        {"osgiliath": "2 gondor-regular"},
        free="muster-army",
        shadow="event",
        characters={"aragorn": "osgiliath"},
        hands={"free": ["through-a-day-and-a-night"]},
        table=["the-last-battle"],
        war=["gondor"],
    )
    play(match, "die muster-army", "use event", "play through-a-day-and-a-night")
    play(match, "move osgiliath pelargir", "move pelargir west-harondor", "all")
    assert where(match, "aragorn") == "west-harondor"
    assert on_table(match) == []
    assert "the-last-battle" in discarded(match)


# card: the-last-battle
def test_the_last_battle_is_over_in_the_middle_of_an_action() -> None:
    """Before the second army of the same die moves, everybody sees that the card is gone."""
    match = table(
        {"osgiliath": "gondor-regular", "dagorlad": "gondor-regular"},
        free="muster-army",
        shadow="event",
        characters={"aragorn": "osgiliath"},
        table=["the-last-battle"],
        war=["gondor"],
    )
    play(match, "die muster-army", "use move", "move osgiliath pelargir", "all")
    assert asked(match) == "free march"
    assert on_table(match) == []


# card: the-last-battle
def test_the_last_battle_goes_on_while_aragorn_rides_from_one_foreign_land_to_another() -> None:
    match = table(
        {"osgiliath": "2 gondor-regular"},
        free="muster-army",
        shadow="event",
        characters={"aragorn": "osgiliath"},
        hands={"free": ["through-a-day-and-a-night"]},
        table=["the-last-battle"],
        war=["gondor"],
    )
    play(match, "die muster-army", "use event", "play through-a-day-and-a-night")
    play(match, "move osgiliath south-ithilien", "move south-ithilien west-harondor", "all")
    assert on_table(match) == ["the-last-battle"]


# -- havens that no Shadow army enters -----------------------------------------------------------

PRICE = ["shadows-gather", "orc-patrol", "wormtongue"]


def shadow_acts(armies: dict[str, str], *, die: str = "army", **parts: Any) -> mathom.Match:
    """The Shadow is at war and has a die."""
    usual: dict[str, Any] = {"shadow": die, "free": "event", "to_act": "shadow", "war": ["sauron"]}
    return table(armies, **{**usual, **parts})


# card: a-power-too-great
def test_a_power_too_great_advances_the_elves_and_stays() -> None:
    match = plays("a-power-too-great")
    assert step(match, "elves") == 2
    assert on_table(match) == ["a-power-too-great"]
    assert asked(match) == "shadow die"


@pytest.mark.parametrize(
    ("start", "haven"),
    [("dimrill-dale", "lorien"), ("trollshaws", "rivendell"), ("tower-hills", "grey-havens")],
)
# card: a-power-too-great
def test_a_power_too_great_lets_no_shadow_army_enter_or_attack_its_havens(
    start: str, haven: str
) -> None:
    armies = {start: "2 sauron-regular, nazgul"}
    for there in ({}, {haven: "elves-elite"}):
        verb = "attack" if there else "move"
        free = shadow_acts({**armies, **there})
        play(free, "die army", f"use {verb}")
        assert f"{verb} {start} {haven}" in [*options(free), *settled(free)]
        shut = shadow_acts({**armies, **there}, table=["a-power-too-great"])
        play(shut, "die army")
        if f"use {verb}" in options(shut):
            play(shut, f"use {verb}")
        assert f"{verb} {start} {haven}" not in options(shut)


# card: a-power-too-great
def test_a_power_too_great_does_not_guard_the_woodland_realm() -> None:
    match = shadow_acts(
        {"northern-mirkwood": "sauron-regular", "woodland-realm": "elves-elite"},
        table=["a-power-too-great"],
    )
    play(match, "die army", "use attack")
    assert "attack northern-mirkwood woodland-realm" in settled(match)


# card: a-power-too-great
def test_a_power_too_great_does_not_stop_a_nazgul_without_an_army() -> None:
    """He may fly to a Lórien that the Shadow besieges or holds; he is no army."""
    match = shadow_acts(
        {"moria": "nazgul"}, die="character", table=["a-power-too-great"], control={"lorien": "shadow"}
    )
    play(match, "die character", "use minions", "fly moria", "to lorien")
    assert at(match, "lorien") == {"nazgul": 1}


# card: a-power-too-great
def test_a_power_too_great_leaves_a_siege_in_place_but_stops_the_assault() -> None:
    siege: dict[str, Any] = {"inside": {"lorien": "elves-elite"}}
    match = shadow_acts({"lorien": "2 sauron-regular"}, **siege)
    play(match, "die army", "use attack")
    assert "assault lorien" in settled(match)
    match = shadow_acts({"lorien": "2 sauron-regular"}, table=["a-power-too-great"], **siege)
    play(match, "die army")
    assert "use attack" not in options(match)
    assert at(match, "lorien") == {"sauron-regular": 2}


# card: a-power-too-great
def test_a_power_too_great_bars_a_retreat_into_its_havens() -> None:
    """Also to those who besiege one of them; the others stay where they are."""
    armies = {
        "dimrill-dale": "2 sauron-regular",
        "lorien": "2 sauron-regular",
        "parth-celebrant": "2 rohan-regular",
    }
    siege: dict[str, Any] = {"inside": {"lorien": "elves-elite"}, "war": ["rohan"]}
    for cards, barred in (([], False), (["a-power-too-great"], True)):
        match = table(armies, free="muster-army", shadow="event", table=cards, **siege,
                      chance=["dice 1 1; dice 1 1"])  # fmt: skip
        play(match, "die muster-army", "use attack", "attack parth-celebrant dimrill-dale", "all")
        play(match, "fight")
        assert asked(match) == "shadow retreat"
        assert ("retreat lorien" not in options(match)) is barred


# card: a-power-too-great
def test_a_power_too_great_bars_a_sortie_of_the_shadow_and_none_of_the_elves() -> None:
    """A sortie is a field battle in the haven (p. 32)."""
    armies = {
        "lorien": "elves-elite",
        "moria": "sauron-regular",
        "south-downs": "sauron-regular",
        "hollin": "north-regular",
    }
    lost: dict[str, Any] = {"inside": {"lorien": "2 sauron-regular"}}
    match = shadow_acts(armies, **lost)
    play(match, "die army", "use attack")
    assert "sortie lorien" in options(match)
    match = shadow_acts(armies, table=["a-power-too-great"], **lost)
    play(match, "die army", "use attack")
    assert options(match) == ["attack moria hollin", "attack south-downs hollin"]
    match = table(
        {"lorien": "2 sauron-regular"},
        inside={"lorien": "2 elves-elite"},
        free="muster-army",
        shadow="event",
        war=["elves"],
        table=["a-power-too-great"],
    )
    play(match, "die muster-army", "use attack", "sortie lorien")


# card: a-power-too-great
def test_the_shadow_ends_a_power_too_great_with_any_die_an_army_card_and_a_character_card() -> None:
    """The cards are discarded face down (p. 22)."""
    match = shadow_acts(
        {}, table=["a-power-too-great"], die="muster", hands={"shadow": [*PRICE, "stormcrow"]}
    )
    play(match, "die muster", "end a-power-too-great")
    assert asked(match) == "shadow pay_card"
    assert options(match) == ["discard orc-patrol", "discard wormtongue"]
    play(match, "discard orc-patrol")
    # That only one card is left to pay with is nobody else's business: it is asked all the same.
    assert options(match) == ["discard shadows-gather"]
    play(match, "discard shadows-gather")
    assert sorted(seen(match)["hidden_discards"]["shadow"]) == ["orc-patrol", "shadows-gather"]
    assert discarded(match) == ["a-power-too-great"]
    assert on_table(match) == []
    assert "orc-patrol" not in str(match.view(0))
    assert asked(match) == "free die"


@pytest.mark.parametrize(
    "hand", [["shadows-gather", "stormcrow"], ["orc-patrol", "stormcrow"], ["stormcrow"]]
)
# card: a-power-too-great
def test_a_muster_card_is_no_part_of_the_price_of_a_power_too_great(hand: list[str]) -> None:
    """An Army card is one with the Army icon: our reading of p. 20."""
    match = shadow_acts({}, table=["a-power-too-great"], die="muster", hands={"shadow": hand})
    play(match, "die muster")
    assert offered(match, "end") == []


# card: the-power-of-tom-bombadil
def test_the_power_of_tom_bombadil_advances_the_north_and_stays() -> None:
    match = plays("the-power-of-tom-bombadil", politics={"north": {"step": 2}})
    assert step(match, "north") == 3
    assert not awake(match, "north")
    assert on_table(match) == ["the-power-of-tom-bombadil"]


# card: the-power-of-tom-bombadil
def test_the_power_of_tom_bombadil_takes_no_passive_north_to_war() -> None:
    match = plays("the-power-of-tom-bombadil", politics={"north": {"step": 3}})
    assert step(match, "north") == 3
    assert on_table(match) == ["the-power-of-tom-bombadil"]


# card: the-power-of-tom-bombadil
def test_the_power_of_tom_bombadil_keeps_armies_out_of_his_lands() -> None:
    armies = {"bree": "2 sauron-regular", "south-downs": "sauron-regular", "the-shire": "north-regular"}
    armies["evendim"] = "sauron-regular"
    parts: dict[str, Any] = {"table": ["the-power-of-tom-bombadil"]}
    match = shadow_acts(armies, **parts)
    play(match, "die army", "use move")
    ends = {told.split()[1] for told in offered(match, "move")}
    assert not ends & {"old-forest", "buckland", "the-shire"}
    match = shadow_acts(armies, **parts)
    play(match, "die army")
    assert "use attack" not in options(match)


# card: the-power-of-tom-bombadil
def test_the_power_of_tom_bombadil_bars_a_retreat_into_his_lands() -> None:
    armies = {"south-downs": "2 sauron-regular", "cardolan": "2 north-regular"}
    for cards, barred in (([], False), (["the-power-of-tom-bombadil"], True)):
        match = table(armies, free="muster-army", shadow="event", table=cards, war=["north"],
                      chance=["dice 1 1; dice 1 1"])  # fmt: skip
        play(match, "die muster-army", "use attack", "attack cardolan south-downs", "all", "fight")
        assert ("retreat buckland" not in options(match)) is barred


# card: the-power-of-tom-bombadil
def test_the_shadow_ends_the_power_of_tom_bombadil_for_the_same_price() -> None:
    match = shadow_acts(
        {},
        table=["the-power-of-tom-bombadil"],
        die="character",
        hands={"shadow": ["shadows-gather", "orc-patrol"]},
    )
    play(match, "die character", "end the-power-of-tom-bombadil")
    play(match, "discard orc-patrol", "discard shadows-gather")
    assert on_table(match) == []
    assert seen(match)["hands"]["shadow"] == []
    assert asked(match) == "free die"


# -- nations -------------------------------------------------------------------------------------


# card: book-of-mazarbul
def test_the_book_of_mazarbul_lets_companions_move_and_takes_the_dwarves_to_war() -> None:
    match = plays("book-of-mazarbul", characters={"boromir": "iron-hills", "gimli": "bree"})
    assert options(match) == ["done", "group boromir", "group gimli"]
    play(match, "group boromir", "to erebor")
    assert options(match) == ["done", "group gimli"]
    play(match, "done")
    assert where(match, "boromir") == "erebor"
    assert awake(match, "dwarves")
    assert step(match, "dwarves") == 4
    assert asked(match) == "shadow die"


# card: book-of-mazarbul
def test_the_book_of_mazarbul_needs_no_move_where_a_companion_already_is() -> None:
    """Also besieged, and whoever he is: Boromir could not wake the dwarves himself."""
    match = plays("book-of-mazarbul", characters={"boromir": "ered-luin"})
    play(match, "done")
    assert step(match, "dwarves") == 4
    match = plays(
        "book-of-mazarbul",
        {"erebor": "southrons-regular"},
        inside={"erebor": "dwarves-regular"},
        characters={"boromir": "erebor-inside"},
    )
    assert asked(match) == "shadow die"
    assert step(match, "dwarves") == 4


# card: book-of-mazarbul
def test_the_book_of_mazarbul_wakes_nobody_without_a_companion_there() -> None:
    match = plays("book-of-mazarbul")
    assert asked(match) == "shadow die"
    assert step(match, "dwarves") == 1
    assert not awake(match, "dwarves")
    match = plays("book-of-mazarbul", characters={"gimli": "ered-luin"}, control={"ered-luin": "shadow"})
    play(match, "done")
    assert step(match, "dwarves") == 1


@pytest.mark.parametrize("region", ["bree", "the-shire"])
# card: fear-fire-foes
def test_fear_fire_foes_takes_the_north_to_war_from_bree_or_the_shire(region: str) -> None:
    match = plays("fear-fire-foes", characters={"legolas": "buckland"})
    play(match, "group legolas", f"to {region}")
    assert awake(match, "north")
    assert step(match, "north") == 4
    assert step(match, "dwarves") == 1


# card: fear-fire-foes
def test_fear_fire_foes_finds_nobody_in_a_captured_bree_or_in_the_fellowship() -> None:
    match = plays("fear-fire-foes", characters={"legolas": "bree"}, control={"bree": "shadow"})
    play(match, "done")
    assert step(match, "north") == 1
    match = plays("fear-fire-foes", fellowship={"region": "bree"})
    assert asked(match) == "shadow die"
    assert step(match, "north") == 1


# card: wisdom-of-elrond
def test_the_wisdom_of_elrond_wakes_a_nation_and_advances_it() -> None:
    match = plays("wisdom-of-elrond")
    assert asked(match) == "free counsel"
    assert offered(match, "nation") == FREE_NATIONS
    play(match, "nation north")
    assert awake(match, "north")
    assert step(match, "north") == 2
    assert asked(match) == "shadow die"


# card: wisdom-of-elrond
def test_the_wisdom_of_elrond_takes_a_passive_nation_the_last_step_to_war() -> None:
    match = plays("wisdom-of-elrond", politics={"gondor": {"step": 3}})
    play(match, "nation gondor")
    assert step(match, "gondor") == 4


# card: wisdom-of-elrond
def test_the_wisdom_of_elrond_is_wasted_when_all_are_at_war() -> None:
    match = plays("wisdom-of-elrond", war=FREE_NATIONS)
    assert asked(match) == "shadow die"
    assert discarded(match) == ["wisdom-of-elrond"]
    match = plays("wisdom-of-elrond", war=FREE_NATIONS[1:])
    assert asked(match) == "shadow die"
    assert step(match, "dwarves") == 2


# card: wisdom-of-elrond
def test_the_wisdom_of_elrond_advances_rohan_but_wormtongue_keeps_it_passive() -> None:
    match = plays("wisdom-of-elrond", table=["wormtongue"], characters={"saruman": "orthanc"})
    play(match, "nation rohan")
    assert step(match, "rohan") == 2
    assert not awake(match, "rohan")
    assert on_table(match) == ["wormtongue"]


# card: wisdom-of-elrond
def test_the_wisdom_of_elrond_is_no_muster_and_ends_no_threats_and_promises() -> None:
    match = plays("wisdom-of-elrond", table=["threats-and-promises"])
    play(match, "nation north")
    assert step(match, "north") == 2
    assert on_table(match) == ["threats-and-promises"]


# -- striking ------------------------------------------------------------------------------------


# card: the-spirit-of-mordor
def test_the_spirit_of_mordor_strikes_an_army_of_several_nations() -> None:
    match = plays(
        "the-spirit-of-mordor",
        {
            "moria": "sauron-regular, isengard-regular",
            "gorgoroth": "2 sauron-regular, southrons-elite",
            "nurn": "5 sauron-regular",
        },
        chance=["dice 5 6 4 1 2"],
    )
    assert options(match) == ["to gorgoroth", "to moria"]
    play(match, "to gorgoroth")
    assert asked(match) == "shadow casualties"
    play(match, "lose southrons-elite")
    assert at(match, "gorgoroth") == {"sauron-regular": 2}
    assert asked(match) == "shadow die"


# card: the-spirit-of-mordor
def test_the_spirit_of_mordor_is_no_attack_and_spares_nazgul_and_minions() -> None:
    match = plays(
        "the-spirit-of-mordor",
        {"moria": "sauron-regular, isengard-regular, nazgul"},
        characters={"witch-king": "moria"},
        chance=["dice 5 5 5 5 5"],
    )
    assert at(match, "moria") == {"nazgul": 1}
    assert where(match, "witch-king") == "moria"
    assert step(match, "sauron") == 3


# card: the-spirit-of-mordor
def test_the_spirit_of_mordor_reaches_into_a_siege_and_the_besiegers_take_the_walls() -> None:
    match = plays(
        "the-spirit-of-mordor",
        {"dol-guldur": "elves-elite"},
        inside={"dol-guldur": "sauron-regular, southrons-regular"},
        chance=["dice 5 6 1 1 1"],
    )
    assert within(match, "dol-guldur") == {}
    assert holder(match, "dol-guldur") == "free"


# card: the-spirit-of-mordor
def test_the_spirit_of_mordor_finds_nothing_where_each_nation_keeps_to_itself() -> None:
    match = plays("the-spirit-of-mordor", {"moria": "sauron-regular", "nurn": "southrons-regular"})
    assert asked(match) == "shadow die"
    assert discarded(match) == ["the-spirit-of-mordor"]


# card: faramirs-rangers
def test_faramirs_rangers_strike_in_ithilien_and_join_an_army_in_osgiliath() -> None:
    match = plays(
        "faramirs-rangers",
        {
            "osgiliath": "gondor-regular",
            "north-ithilien": "2 sauron-regular",
            "south-ithilien": "sauron-regular",
            "minas-morgul": "sauron-regular",
        },
        chance=["dice 5 4 1"],
    )
    assert options(match) == ["to north-ithilien", "to south-ithilien"]
    play(match, "to north-ithilien")
    assert at(match, "north-ithilien") == {"sauron-regular": 1}
    play(match, "recruit gondor-elite osgiliath")
    assert at(match, "osgiliath") == {"gondor-regular": 1, "gondor-elite": 1, "gondor-leader": 1}


# card: faramirs-rangers
def test_faramirs_rangers_need_nobody_to_strike_in_order_to_join_an_army() -> None:
    match = plays("faramirs-rangers", {"osgiliath": "elves-elite"})
    play(match, "recruit gondor-regular osgiliath")
    assert at(match, "osgiliath") == {"elves-elite": 1, "gondor-regular": 1, "gondor-leader": 1}


# card: faramirs-rangers
def test_faramirs_rangers_strike_in_osgiliath_itself_and_recruit_nobody_without_an_army() -> None:
    match = plays("faramirs-rangers", {"osgiliath": "sauron-regular, nazgul"}, chance=["dice 6 1 1"])
    assert at(match, "osgiliath") == {"nazgul": 1}
    assert asked(match) == "shadow die"
    assert spare(match, "gondor-leader") == 4
