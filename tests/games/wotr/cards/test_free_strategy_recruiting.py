"""The Free Peoples' strategy cards that recruit (p. 27)."""

from __future__ import annotations

import pytest

from mathom.games.wotr.box import CARD_IDS
from tests.games.wotr.cards.holding import can_play, discarded, hand, holding, plays
from tests.games.wotr.table import (
    asked,
    at,
    awake,
    fallen,
    holder,
    offered,
    options,
    play,
    spare,
    step,
    within,
)

FIVE = ["athelas", "bilbos-song", "elven-rope", "elven-cloaks", "gwaihir-the-windlord"]


# card: guards-of-the-citadel
def test_guards_of_the_citadel_bring_a_unit_of_choice_and_a_leader_to_minas_tirith() -> None:
    match = plays("guards-of-the-citadel", {"minas-tirith": "gondor-regular"})
    assert asked(match) == "free recruit_here"
    assert options(match) == [
        "recruit gondor-elite minas-tirith",
        "recruit gondor-regular minas-tirith",
    ]
    play(match, "recruit gondor-elite minas-tirith")
    assert at(match, "minas-tirith") == {"gondor-regular": 1, "gondor-elite": 1, "gondor-leader": 1}
    assert discarded(match) == ["guards-of-the-citadel"]
    assert asked(match) == "shadow die"


# card: guards-of-the-citadel
def test_guards_of_the_citadel_need_no_war_and_no_one_there() -> None:
    """The unit comes first, so the leader is not alone."""
    match = plays("guards-of-the-citadel")
    assert step(match, "gondor") < 4
    play(match, "recruit gondor-regular minas-tirith")
    assert at(match, "minas-tirith") == {"gondor-regular": 1, "gondor-leader": 1}


# card: guards-of-the-citadel
def test_guards_of_the_citadel_join_a_besieged_garrison_which_keeps_five_units() -> None:
    """Who is too many behind the walls is a reinforcement again; leaders have no limit (p. 31)."""
    match = plays(
        "guards-of-the-citadel",
        {"minas-tirith": "3 sauron-regular"},
        inside={"minas-tirith": "5 gondor-regular"},
    )
    play(match, "recruit gondor-elite minas-tirith")
    assert asked(match) == "free disband"
    assert options(match) == ["disband gondor-elite", "disband gondor-regular"]
    play(match, "disband gondor-regular")
    assert within(match, "minas-tirith") == {
        "gondor-regular": 4,
        "gondor-elite": 1,
        "gondor-leader": 1,
    }
    assert spare(match, "gondor-regular") == 11
    assert fallen(match, "gondor-regular") == 0


# card: guards-of-the-citadel
def test_guards_of_the_citadel_do_nothing_where_minas_tirith_is_lost() -> None:
    match = plays(
        "guards-of-the-citadel", {"osgiliath": "2 gondor-regular"}, control={"minas-tirith": "shadow"}
    )
    assert asked(match) == "shadow die"
    assert at(match, "minas-tirith") == {}
    assert discarded(match) == ["guards-of-the-citadel"]


# card: celeborns-galadhrim
def test_celeborns_galadhrim_bring_an_elf_to_lorien_and_a_card_to_the_hand() -> None:
    match = plays("celeborns-galadhrim", chance=["card the-last-battle"])
    play(match, "recruit elves-elite lorien")
    assert at(match, "lorien") == {"elves-elite": 1}
    assert hand(match) == ["the-last-battle"]


# card: celeborns-galadhrim
def test_celeborns_galadhrim_come_to_a_besieged_lorien() -> None:
    match = plays(
        "celeborns-galadhrim",
        {"lorien": "2 sauron-regular"},
        inside={"lorien": "elves-elite"},
        chance=["card the-last-battle"],
    )
    play(match, "recruit elves-regular lorien")
    assert within(match, "lorien") == {"elves-elite": 1, "elves-regular": 1}


# card: celeborns-galadhrim
def test_celeborns_galadhrim_let_a_card_be_drawn_even_where_lorien_is_lost() -> None:
    match = plays("celeborns-galadhrim", control={"lorien": "shadow"}, chance=["card the-last-battle"])
    assert asked(match) == "shadow die"
    assert at(match, "lorien") == {}
    assert hand(match) == ["the-last-battle"]


# card: celeborns-galadhrim
def test_after_celeborns_galadhrim_a_full_hand_is_not_cut() -> None:
    """The card itself has left the hand, so there is room for the one that is drawn."""
    match = plays(
        "celeborns-galadhrim",
        hands={"free": [*FIVE, "celeborns-galadhrim"]},
        chance=["card the-last-battle"],
    )
    play(match, "recruit elves-regular lorien")
    assert asked(match) == "shadow die"
    assert len(hand(match)) == 6


# card: riders-of-theoden
def test_riders_of_theoden_come_to_edoras_or_where_a_companion_is_in_rohan() -> None:
    match = plays("riders-of-theoden", characters={"strider": "westemnet", "gimli": "lorien"})
    assert asked(match) == "free recruit_where"
    assert options(match) == ["to edoras", "to westemnet"]
    play(match, "to westemnet", "recruit rohan-regular westemnet")
    assert at(match, "westemnet") == {"rohan-regular": 1, "rohan-leader": 1}


# card: riders-of-theoden
def test_riders_of_theoden_do_not_come_where_an_enemy_army_is() -> None:
    """The example of p. 27."""
    match = plays(
        "riders-of-theoden",
        {"westemnet": "isengard-regular"},
        characters={"strider": "westemnet"},
        control={"westemnet": "shadow"},
    )
    assert asked(match) == "free recruit_here"
    play(match, "recruit rohan-elite edoras")
    assert at(match, "edoras") == {"rohan-elite": 1, "rohan-leader": 1}


# card: riders-of-theoden
def test_riders_of_theoden_join_a_companion_besieged_in_helms_deep() -> None:
    match = plays(
        "riders-of-theoden",
        {"helms-deep": "2 isengard-regular"},
        inside={"helms-deep": "rohan-regular"},
        characters={"gimli": "helms-deep-inside"},
    )
    assert offered(match, "to") == ["edoras", "helms-deep"]
    play(match, "to helms-deep", "recruit rohan-elite helms-deep")
    assert within(match, "helms-deep") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1}


# card: grimbeorn-the-old-son-of-beorn
def test_grimbeorn_the_old_comes_to_carrock_with_a_unit_and_a_leader() -> None:
    match = plays("grimbeorn-the-old-son-of-beorn")
    assert offered(match, "recruit") == ["north-elite carrock", "north-regular carrock"]
    play(match, "recruit north-regular carrock")
    assert at(match, "carrock") == {"north-regular": 1, "north-leader": 1}


@pytest.mark.parametrize("army", [{}, {"carrock": "sauron-regular"}])
# card: grimbeorn-the-old-son-of-beorn
def test_grimbeorn_the_old_does_nothing_where_carrock_is_lost(army: dict[str, str]) -> None:
    match = plays("grimbeorn-the-old-son-of-beorn", army, control={"carrock": "shadow"})
    assert asked(match) == "shadow die"
    assert "north-leader" not in at(match, "carrock")
    assert spare(match, "north-leader") == 4


# card: imrahil-of-dol-amroth
def test_imrahil_of_dol_amroth_comes_with_a_unit_and_a_leader() -> None:
    match = plays("imrahil-of-dol-amroth", {"dol-amroth": "3 gondor-regular"})
    play(match, "recruit gondor-elite dol-amroth")
    assert at(match, "dol-amroth") == {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1}


# card: imrahil-of-dol-amroth
def test_imrahil_of_dol_amroth_brings_only_the_unit_when_no_leader_is_left() -> None:
    """The example of p. 22."""
    match = plays("imrahil-of-dol-amroth", casualties={"gondor-leader": 4})
    play(match, "recruit gondor-regular dol-amroth")
    assert at(match, "dol-amroth") == {"gondor-regular": 1}


# card: imrahil-of-dol-amroth
def test_imrahil_of_dol_amroth_brings_a_leader_to_a_full_garrison() -> None:
    match = plays(
        "imrahil-of-dol-amroth",
        {"dol-amroth": "southrons-regular"},
        inside={"dol-amroth": "5 gondor-regular"},
    )
    play(match, "recruit gondor-regular dol-amroth", "disband gondor-regular")
    assert within(match, "dol-amroth") == {"gondor-regular": 5, "gondor-leader": 1}


# card: king-brands-men
def test_king_brands_men_are_two_regulars_in_dale_and_a_card() -> None:
    match = plays("king-brands-men", chance=["card the-last-battle"])
    assert at(match, "dale") == {"north-regular": 2}
    assert hand(match) == ["the-last-battle"]
    assert asked(match) == "shadow die"


# card: king-brands-men
def test_king_brands_men_do_not_come_to_a_captured_dale_but_the_card_is_drawn() -> None:
    match = plays("king-brands-men", control={"dale": "shadow"}, chance=["card the-last-battle"])
    assert at(match, "dale") == {}
    assert hand(match) == ["the-last-battle"]


# card: king-brands-men
def test_king_brands_men_are_as_many_as_are_left() -> None:
    match = plays("king-brands-men", casualties={"north-regular": 9}, chance=["card the-last-battle"])
    assert at(match, "dale") == {"north-regular": 1}


# card: swords-in-eriador
def test_swords_in_eriador_are_a_northman_in_the_shire_a_dwarf_in_ered_luin_and_a_card() -> None:
    match = plays("swords-in-eriador", chance=["card the-last-battle"])
    assert offered(match, "recruit") == ["north-elite the-shire", "north-regular the-shire"]
    play(match, "recruit north-elite the-shire")
    assert offered(match, "recruit") == ["dwarves-elite ered-luin", "dwarves-regular ered-luin"]
    play(match, "recruit dwarves-regular ered-luin")
    assert at(match, "the-shire") == {"north-elite": 1}
    assert at(match, "ered-luin") == {"dwarves-regular": 1}
    assert hand(match) == ["the-last-battle"]


# card: swords-in-eriador
def test_swords_in_eriador_skip_what_cannot_be_done() -> None:
    match = plays(
        "swords-in-eriador",
        control={"the-shire": "shadow"},
        casualties={"dwarves-elite": 5},
        chance=["card the-last-battle"],
    )
    assert asked(match) == "shadow die"
    assert at(match, "the-shire") == {}
    assert at(match, "ered-luin") == {"dwarves-regular": 1}
    assert hand(match) == ["the-last-battle"]


# card: kindred-of-glorfindel
def test_kindred_of_glorfindel_come_to_rivendell_besieged_or_not() -> None:
    match = plays("kindred-of-glorfindel", chance=["card the-last-battle"])
    play(match, "recruit elves-elite rivendell")
    assert at(match, "rivendell") == {"elves-elite": 1}
    match = plays(
        "kindred-of-glorfindel",
        {"rivendell": "sauron-regular"},
        inside={"rivendell": "elves-elite"},
        chance=["card the-last-battle"],
    )
    play(match, "recruit elves-elite rivendell")
    assert within(match, "rivendell") == {"elves-elite": 2}


# card: kindred-of-glorfindel
def test_kindred_of_glorfindel_bring_a_card_when_no_elf_is_left() -> None:
    match = plays(
        "kindred-of-glorfindel",
        casualties={"elves-regular": 5, "elves-elite": 10},
        chance=["card the-last-battle"],
    )
    assert at(match, "rivendell") == {}
    assert hand(match) == ["the-last-battle"]


# card: dain-ironfoots-guard
def test_dain_ironfoots_guard_comes_to_erebor_with_a_leader() -> None:
    match = plays("dain-ironfoots-guard", {"erebor": "dwarves-regular"})
    play(match, "recruit dwarves-elite erebor")
    assert at(match, "erebor") == {"dwarves-regular": 1, "dwarves-elite": 1, "dwarves-leader": 1}


# card: dain-ironfoots-guard
def test_dain_ironfoots_guard_defends_a_besieged_erebor() -> None:
    match = plays(
        "dain-ironfoots-guard",
        {"erebor": "southrons-regular"},
        inside={"erebor": "dwarves-regular"},
    )
    play(match, "recruit dwarves-regular erebor")
    assert within(match, "erebor") == {"dwarves-regular": 2, "dwarves-leader": 1}


# card: dain-ironfoots-guard
def test_dain_ironfoots_guard_sends_no_leader_where_no_unit_is() -> None:
    """A leader without units would be lost at once (p. 8)."""
    lost = {"dwarves-regular": 5, "dwarves-elite": 5}
    match = plays("dain-ironfoots-guard", casualties=lost)
    assert asked(match) == "shadow die"
    assert at(match, "erebor") == {}
    match = plays("dain-ironfoots-guard", {"erebor": "north-regular"}, casualties=lost)
    assert at(match, "erebor") == {"north-regular": 1, "dwarves-leader": 1}


# card: eomer-son-of-eomund
def test_eomer_son_of_eomund_comes_to_any_free_settlement_of_rohan() -> None:
    match = plays("eomer-son-of-eomund", {"folde": "isengard-regular"})
    assert options(match) == ["to edoras", "to helms-deep", "to westemnet"]
    play(match, "to helms-deep", "recruit rohan-elite helms-deep")
    assert at(match, "helms-deep") == {"rohan-elite": 1, "rohan-leader": 1}


# card: eomer-son-of-eomund
def test_eomer_son_of_eomund_does_not_come_into_a_siege() -> None:
    """His card says free, unlike the others."""
    match = plays(
        "eomer-son-of-eomund",
        {"helms-deep": "isengard-regular"},
        inside={"helms-deep": "2 rohan-regular"},
    )
    assert options(match) == ["to edoras", "to folde", "to westemnet"]


# card: eomer-son-of-eomund
def test_eomer_son_of_eomund_comes_to_those_who_besiege_helms_deep() -> None:
    match = plays(
        "eomer-son-of-eomund",
        {"helms-deep": "rohan-regular"},
        inside={"helms-deep": "isengard-regular"},
    )
    play(match, "to helms-deep", "recruit rohan-regular helms-deep")
    assert at(match, "helms-deep") == {"rohan-regular": 2, "rohan-leader": 1}
    assert within(match, "helms-deep") == {"isengard-regular": 1}


# card: eomer-son-of-eomund
def test_eomer_son_of_eomund_alone_goes_where_an_army_is() -> None:
    match = plays(
        "eomer-son-of-eomund",
        {"folde": "gondor-regular"},
        casualties={"rohan-regular": 10, "rohan-elite": 5},
    )
    assert at(match, "folde") == {"gondor-regular": 1, "rohan-leader": 1}
    assert asked(match) == "shadow die"


# card: thranduils-archers
def test_thranduils_archers_come_to_the_woodland_realm_and_bring_a_card() -> None:
    match = plays("thranduils-archers", chance=["card the-last-battle"])
    play(match, "recruit elves-regular woodland-realm")
    assert at(match, "woodland-realm") == {"elves-regular": 1}
    assert hand(match) == ["the-last-battle"]


# card: thranduils-archers
def test_thranduils_archers_draw_nothing_from_an_empty_deck_but_come_into_a_siege() -> None:
    others = [card for card in CARD_IDS[24:48] if card != "thranduils-archers"]
    match = plays(
        "thranduils-archers",
        {"woodland-realm": "sauron-regular"},
        inside={"woodland-realm": "elves-elite"},
        discards={"free": others},
    )
    play(match, "recruit elves-elite woodland-realm")
    assert within(match, "woodland-realm") == {"elves-elite": 2}
    assert hand(match) == []


# card: cirdans-ships
def test_cirdans_ships_bring_two_elves_to_an_army_by_the_sea() -> None:
    armies = {"pelargir": "gondor-regular", "grey-havens": "elves-elite", "edoras": "rohan-regular"}
    match = plays("cirdans-ships", armies, war=["elves"])
    assert options(match) == ["to grey-havens", "to pelargir"]
    play(match, "to pelargir", "recruit elves-elite pelargir", "recruit elves-regular pelargir")
    assert at(match, "pelargir") == {"gondor-regular": 1, "elves-elite": 1, "elves-regular": 1}
    assert asked(match) == "shadow die"


# card: cirdans-ships
def test_cirdans_ships_wait_for_the_elves_to_be_at_war() -> None:
    match = holding("cirdans-ships", {"pelargir": "gondor-regular"}, politics={"elves": {"step": 3}})
    assert not can_play(match, "cirdans-ships")


# card: cirdans-ships
def test_cirdans_ships_come_to_a_besieged_haven_but_not_to_an_empty_coast() -> None:
    match = plays(
        "cirdans-ships",
        {"dol-amroth": "southrons-regular"},
        inside={"dol-amroth": "4 gondor-regular"},
        war=["elves"],
    )
    play(match, "recruit elves-elite dol-amroth", "recruit elves-elite dol-amroth")
    assert asked(match) == "free disband"
    play(match, "disband gondor-regular")
    assert within(match, "dol-amroth") == {"gondor-regular": 3, "elves-elite": 2}
    match = plays("cirdans-ships", war=["elves"])
    assert asked(match) == "shadow die"
    assert spare(match, "elves-elite") == 10


# card: the-red-arrow
def test_the_red_arrow_advances_rohan_and_brings_riders_to_edoras() -> None:
    match = plays("the-red-arrow", awake=["gondor"])
    play(match, "recruit rohan-elite edoras")
    assert step(match, "rohan") == 2
    assert not awake(match, "rohan")
    assert at(match, "edoras") == {"rohan-elite": 1, "rohan-leader": 1}


# card: the-red-arrow
def test_the_red_arrow_is_not_sent_by_a_passive_gondor() -> None:
    assert not can_play(holding("the-red-arrow"), "the-red-arrow")
    assert can_play(holding("the-red-arrow", awake=["gondor"]), "the-red-arrow")


# card: the-red-arrow
def test_the_red_arrow_does_not_take_a_passive_rohan_to_war() -> None:
    match = plays("the-red-arrow", awake=["gondor"], politics={"rohan": {"step": 3}})
    play(match, "recruit rohan-regular edoras")
    assert step(match, "rohan") == 3


# card: the-red-arrow
def test_the_red_arrow_advances_rohan_even_where_edoras_is_lost() -> None:
    match = plays("the-red-arrow", {"edoras": "isengard-regular"}, awake=["gondor"])
    assert holder(match, "edoras") == "shadow"
    assert step(match, "rohan") == 2
    assert at(match, "edoras") == {"isengard-regular": 1}
    assert asked(match) == "shadow die"
