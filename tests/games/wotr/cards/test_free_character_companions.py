"""The Free Peoples' character cards that separate, move and reward companions."""

from __future__ import annotations

from typing import Any

from tests.games.wotr.cards.character_die import playable, played
from tests.games.wotr.cards.holding import discarded, hand
from tests.games.wotr.table import (
    asked,
    at,
    awake,
    fallen,
    holder,
    offered,
    options,
    play,
    quest,
    spare,
    step,
    where,
    within,
)

# -- separating and moving -----------------------------------------------------------------------


# card: i-will-go-alone
def test_i_will_go_alone_lets_companions_go_a_region_further_and_heals() -> None:
    match = played("i-will-go-alone", fellowship={"corruption": 3}, company=["gimli", "meriadoc"])
    assert asked(match) == "free travellers"
    assert options(match) == ["group gimli", "group meriadoc"]
    play(match, "group meriadoc")
    assert offered(match, "with") == ["gimli"]
    assert {"rivendell", "hollin"} <= set(offered(match, "to")), "Level 1 and one more"
    assert "moria" not in offered(match, "to")
    play(match, "with gimli")
    assert {"moria", "bree"} <= set(offered(match, "to"))
    assert "old-forest" not in offered(match, "to")
    play(match, "to bree")
    assert (where(match, "gimli"), where(match, "meriadoc")) == ("bree", "bree")
    assert quest(match)["corruption"] == 2
    assert quest(match)["guide"] == "gollum"
    assert discarded(match) == ["i-will-go-alone"]


# card: i-will-go-alone
def test_i_will_go_alone_adds_to_the_progress_of_the_fellowship() -> None:
    match = played("i-will-go-alone", fellowship={"progress": 1}, company=["peregrin", "strider"])
    play(match, "group peregrin")
    assert {"moria", "bree"} <= set(offered(match, "to"))
    assert "old-forest" not in offered(match, "to")


# card: i-will-go-alone
def test_i_will_go_alone_needs_a_companion_in_the_fellowship() -> None:
    assert playable("i-will-go-alone", company=["peregrin"])
    assert not playable("i-will-go-alone", company=[], characters={"gimli": "bree"})


# card: i-will-go-alone
def test_i_will_go_alone_loses_companions_on_the_mordor_track_and_still_heals() -> None:
    match = played(
        "i-will-go-alone",
        fellowship={"mordor": 1, "corruption": 3},
        company=["meriadoc", "peregrin", "gimli"],
    )
    play(match, "group meriadoc")
    assert options(match) == ["go", "with gimli", "with peregrin"]
    play(match, "with peregrin", "go")
    assert [where(match, name) for name in ("meriadoc", "peregrin")] == ["eliminated", "eliminated"]
    assert where(match, "gimli") == "fellowship"
    assert quest(match)["corruption"] == 2
    assert quest(match)["guide"] == "gimli"


# card: i-will-go-alone
def test_i_will_go_alone_does_not_lead_into_a_siege() -> None:
    match = played(
        "i-will-go-alone",
        {"helms-deep": "isengard-regular"},
        inside={"helms-deep": "rohan-regular"},
        fellowship={"region": "westemnet"},
        company=["gimli"],
    )
    assert "helms-deep" not in offered(match, "to")


SIEGE: dict[str, Any] = {
    "armies": {"helms-deep": "isengard-regular"},
    "inside": {"helms-deep": "rohan-regular"},
}


# card: gwaihir-the-windlord
def test_gwaihir_carries_a_group_from_the_fellowship_as_if_its_level_were_four() -> None:
    match = played("gwaihir-the-windlord", fellowship={"progress": 1}, company=["peregrin", "strider"])
    play(match, "group peregrin")
    assert {"rivendell", "old-ford", "carrock"} <= set(offered(match, "to")), "four and one"
    assert "old-forest-road" not in offered(match, "to")
    play(match, "to carrock")
    assert where(match, "peregrin") == "carrock"
    assert quest(match)["guide"] == "strider"
    assert asked(match) == "shadow die"


# card: gwaihir-the-windlord
def test_gwaihir_carries_one_group_across_the_map_instead() -> None:
    match = played(
        "gwaihir-the-windlord",
        company=["strider"],
        characters={"meriadoc": "edoras", "gimli": "edoras", "legolas": "dale"},
    )
    assert options(match) == ["group gimli", "group legolas", "group meriadoc", "group strider"]
    play(match, "group meriadoc")
    assert offered(match, "with") == ["gimli"], "only who stands with him"
    assert {"pelargir", "lorien"} <= set(offered(match, "to"))
    assert not {"lamedon", "edoras"} & set(offered(match, "to"))
    play(match, "with gimli", "to minas-tirith")
    assert (where(match, "meriadoc"), where(match, "gimli")) == ("minas-tirith", "minas-tirith")
    assert asked(match) == "shadow die", "separate or move, and one group only"


# card: gwaihir-the-windlord
def test_gwaihir_lands_inside_a_siege_and_wakes_the_nation_there() -> None:
    match = played("gwaihir-the-windlord", company=[], characters={"gandalf-grey": "edoras"}, **SIEGE)
    assert not awake(match, "rohan")
    play(match, "to helms-deep")
    assert where(match, "gandalf-grey") == "helms-deep-inside"
    assert awake(match, "rohan")


# card: gwaihir-the-windlord
def test_gwaihir_does_not_bring_anybody_out_of_a_siege() -> None:
    match = played(
        "gwaihir-the-windlord",
        company=[],
        characters={"gimli": "helms-deep-inside", "legolas": "edoras"},
        **SIEGE,
    )
    assert "to fangorn" in options(match), "Legolas is the only one who can go"
    play(match, "to fangorn")
    assert where(match, "gimli") == "helms-deep-inside"


# card: gwaihir-the-windlord
def test_gwaihir_flies_not_beyond_a_siege_nor_beyond_a_stronghold_of_the_shadow() -> None:
    """From Forlindon there is no way but through the Grey Havens."""
    match = played("gwaihir-the-windlord", company=[], characters={"gimli": "dimrill-dale"})
    assert "moria" in offered(match, "to")
    assert "hollin" not in offered(match, "to"), "who enters Moria has to stop there"
    havens = played(
        "gwaihir-the-windlord",
        {"grey-havens": "sauron-regular"},
        inside={"grey-havens": "elves-regular"},
        company=[],
        characters={"gimli": "forlindon"},
    )
    assert where(havens, "gimli") == "grey-havens-inside", "he could go nowhere else"


# card: gwaihir-the-windlord
def test_gwaihir_has_nobody_to_carry_and_is_played_in_vain() -> None:
    match = played("gwaihir-the-windlord", company=[])
    assert discarded(match) == ["gwaihir-the-windlord"]
    assert asked(match) == "shadow die"


# card: we-prove-the-swifter
def test_we_prove_the_swifter_adds_two_regions_to_a_move() -> None:
    match = played("we-prove-the-swifter", company=[], characters={"peregrin": "edoras"})
    assert {"minas-tirith", "orthanc"} <= set(offered(match, "to")), "Level 1 and two more"
    assert not {"pelargir", "edoras"} & set(offered(match, "to"))
    play(match, "to osgiliath")
    assert where(match, "peregrin") == "osgiliath"


# card: we-prove-the-swifter
def test_we_prove_the_swifter_adds_two_regions_to_a_separation() -> None:
    match = played("we-prove-the-swifter", company=["gimli"])
    assert {"rivendell", "old-ford"} <= set(offered(match, "to")), "Level 2 and two more"
    assert "carrock" not in offered(match, "to")


# card: we-prove-the-swifter
def test_we_prove_the_swifter_leads_into_a_siege_but_not_out_of_it() -> None:
    match = played(
        "we-prove-the-swifter",
        company=[],
        characters={"gimli": "helms-deep-inside", "legolas": "edoras"},
        **SIEGE,
    )
    play(match, "to helms-deep")
    assert where(match, "legolas") == "helms-deep-inside"


# card: we-prove-the-swifter
def test_we_prove_the_swifter_can_take_companions_out_of_the_game_on_the_mordor_track() -> None:
    match = played(
        "we-prove-the-swifter",
        fellowship={"mordor": 1},
        company=["meriadoc"],
        characters={"gimli": "dale"},
    )
    assert options(match) == ["group gimli", "group meriadoc"]
    play(match, "group meriadoc")
    assert where(match, "meriadoc") == "eliminated"
    assert quest(match)["guide"] == "gollum"


# card: there-and-back-again
def test_there_and_back_again_brings_the_north_to_arms_when_gimli_comes_home() -> None:
    match = played(
        "there-and-back-again", fellowship={"region": "old-ford"}, company=["gimli", "strider"]
    )
    play(match, "group gimli")
    assert "dale" in offered(match, "to"), "Level 2 and one more"
    play(match, "to dale")
    assert where(match, "gimli") == "dale"
    assert awake(match, "dwarves")
    assert awake(match, "north")
    assert [step(match, nation) for nation in ("dwarves", "north", "elves")] == [2, 2, 2]
    assert step(match, "gondor") == 2


# card: there-and-back-again
def test_there_and_back_again_wakes_the_nations_before_they_advance() -> None:
    """So a passive nation one step from war goes to war."""
    match = played(
        "there-and-back-again",
        company=[],
        characters={"gimli": "erebor"},
        politics={"dwarves": {"step": 3}, "north": {"step": 3}},
    )
    assert [step(match, nation) for nation in ("dwarves", "north", "elves")] == [4, 4, 2]


# card: there-and-back-again
def test_there_and_back_again_does_no_more_than_separate_if_neither_is_at_home() -> None:
    match = played(
        "there-and-back-again", fellowship={"region": "old-ford"}, company=["boromir", "strider"]
    )
    play(match, "group boromir", "to dale")
    assert not awake(match, "dwarves")
    assert [step(match, nation) for nation in ("dwarves", "north", "elves")] == [1, 1, 1]


# card: there-and-back-again
def test_there_and_back_again_counts_legolas_who_was_there_already() -> None:
    """Even with nobody left to separate (p. 22)."""
    match = played("there-and-back-again", company=[], characters={"legolas": "woodland-realm"})
    assert step(match, "elves") == 2
    assert awake(match, "north")


# card: there-and-back-again
def test_there_and_back_again_finds_no_home_in_a_captured_realm() -> None:
    match = played(
        "there-and-back-again",
        {"erebor": "southrons-regular"},
        company=[],
        characters={"gimli": "erebor"},
    )
    assert holder(match, "erebor") == "shadow"
    assert step(match, "elves") == 1


# card: there-and-back-again
def test_there_and_back_again_hears_a_gimli_besieged_in_erebor() -> None:
    match = played(
        "there-and-back-again",
        {"erebor": "southrons-regular"},
        inside={"erebor": "dwarves-regular"},
        company=[],
        characters={"gimli": "erebor-inside"},
    )
    assert step(match, "elves") == 2


# -- the house of the stewards, the grey company -------------------------------------------------

STRATEGY = "card the-red-arrow cirdans-ships"


# card: house-of-the-stewards
def test_the_house_of_the_stewards_raises_a_unit_with_boromir_and_draws_two_cards() -> None:
    match = played("house-of-the-stewards", characters={"boromir": "lossarnach"}, chance=[STRATEGY])
    assert options(match) == ["recruit gondor-elite lossarnach", "recruit gondor-regular lossarnach"]
    play(match, "recruit gondor-elite lossarnach")
    assert at(match, "lossarnach") == {"gondor-elite": 1}
    assert sorted(hand(match)) == ["cirdans-ships", "the-red-arrow"]
    assert discarded(match) == ["house-of-the-stewards"]


# card: house-of-the-stewards
def test_the_house_of_the_stewards_needs_boromir_in_gondor() -> None:
    card = "house-of-the-stewards"
    assert playable(card, characters={"boromir": "erech"})
    assert not playable(card, characters={"boromir": "osgiliath"})
    assert not playable(card, characters={"strider": "minas-tirith"})
    assert not playable(card), "he is in the Fellowship"


# card: house-of-the-stewards
def test_the_house_of_the_stewards_helps_a_besieged_boromir() -> None:
    match = played(
        "house-of-the-stewards",
        {"minas-tirith": "sauron-regular"},
        inside={"minas-tirith": "gondor-regular"},
        characters={"boromir": "minas-tirith-inside"},
        chance=[STRATEGY],
    )
    play(match, "recruit gondor-regular minas-tirith")
    assert within(match, "minas-tirith") == {"gondor-regular": 2}


# card: house-of-the-stewards
def test_the_house_of_the_stewards_draws_even_where_nobody_can_be_recruited() -> None:
    match = played(
        "house-of-the-stewards",
        {"lossarnach": "sauron-regular"},
        characters={"boromir": "lossarnach"},
        chance=[STRATEGY],
    )
    assert len(hand(match)) == 2
    assert asked(match) == "shadow die"


# card: the-grey-company
def test_the_grey_company_turns_a_regular_with_strider_into_an_elite_for_good() -> None:
    match = played(
        "the-grey-company",
        {"edoras": "2 rohan-regular, gondor-regular"},
        characters={"strider": "edoras"},
        chance=[STRATEGY],
    )
    assert asked(match) == "free regular"
    assert options(match) == ["lose gondor-regular", "lose rohan-regular"]
    play(match, "lose rohan-regular")
    assert at(match, "edoras") == {"rohan-regular": 1, "rohan-elite": 1, "gondor-regular": 1}
    assert fallen(match, "rohan-regular") == 1
    assert len(hand(match)) == 2


# card: the-grey-company
def test_the_grey_company_needs_strider_or_aragorn_with_an_army() -> None:
    card = "the-grey-company"
    assert playable(card, {"bree": "north-regular"}, characters={"strider": "bree"})
    assert not playable(card, {"bree": "north-regular"}, characters={"gimli": "bree"})
    assert not playable(card, characters={"strider": "bree"})


# card: the-grey-company
def test_the_grey_company_draws_even_if_nobody_can_be_replaced() -> None:
    match = played(
        "the-grey-company",
        {"bree": "north-elite"},
        characters={"strider": "bree"},
        chance=[STRATEGY],
    )
    assert at(match, "bree") == {"north-elite": 1}
    assert len(hand(match)) == 2


# card: the-grey-company
def test_the_grey_company_comes_into_a_siege_and_there_is_no_elite_beyond_the_last() -> None:
    match = played(
        "the-grey-company",
        {"helms-deep": "isengard-regular", "edoras": "5 rohan-elite"},
        inside={"helms-deep": "rohan-regular, gondor-regular"},
        characters={"strider": "helms-deep-inside"},
        chance=[STRATEGY],
    )
    assert spare(match, "rohan-elite") == 0
    assert within(match, "helms-deep") == {"rohan-regular": 1, "gondor-elite": 1}
