"""Guide 14: where a card finds nothing to aim at it is unplayable, and who carries it out."""

from __future__ import annotations

from typing import Any

from mathom.games.wotr.box import SHADOW
from mathom.games.wotr.clockwork.aims import at_a_front, landing, trolls_place
from tests.games.wotr.clockwork.alone import (
    BEFORE_ISENGARD,
    OWN,
    alone,
    done,
    figure,
    r,
    state_of,
    told,
    unplayable,
)
from tests.games.wotr.table import asked, at, play

URUK_HAI = "the-fighting-uruk-hai"
GROND = "grond-hammer-of-the-underworld"
ORDERS = "the-black-captain-commands"
OTHERS = ["olog-hai", "stormcrow", "the-king-is-revealed"]
"""Strategy cards: whoever plays a Character card has only one to choose."""
ROHAN_SHUT_IN: dict[str, Any] = {
    "inside": {"helms-deep": "rohan-regular"},
    "control": {"helms-deep": "free"},
}


# -- sieges --------------------------------------------------------------------------------------


def test_the_uruk_hai_are_of_isengard_and_storm_only_what_they_besiege() -> None:
    for army, none in (("5 sauron-regular", True), ("4 sauron-regular, isengard-regular", False)):
        assert unplayable(URUK_HAI, state_of({"helms-deep": army}, **ROHAN_SHUT_IN)) is none
    # A battle in the open is no siege, whoever fights it.
    assert unplayable(URUK_HAI, state_of({"orthanc": "6 isengard-regular", **BEFORE_ISENGARD}))


def test_grond_is_where_the_witch_king_besieges() -> None:
    siege = {"helms-deep": "6 isengard-regular", "osgiliath": "6 sauron-regular"}
    there = state_of(siege, characters={"witch-king": "helms-deep"}, **ROHAN_SHUT_IN)
    assert not unplayable(GROND, there)
    assert unplayable(GROND, state_of(siege, characters={"witch-king": "osgiliath"}, **ROHAN_SHUT_IN))
    # He leads a battle in the open, but no siege.
    field = {"osgiliath": "6 sauron-regular", "lossarnach": "gondor-regular"}
    assert unplayable(GROND, state_of(field, characters={"witch-king": "osgiliath"}))


TWO_SIEGES: dict[str, Any] = {
    "inside": {"helms-deep": "rohan-regular", "minas-tirith": "gondor-regular"},
    "control": {"helms-deep": "free", "minas-tirith": "free"},
}


def test_the_storm_of_the_uruk_hai_is_where_they_are_larger_by_most() -> None:
    armies = {"helms-deep": "7 isengard-regular", "minas-tirith": "9 isengard-regular"}
    battle = done(URUK_HAI, state_of(armies, **TWO_SIEGES)).battle
    assert battle is not None
    assert battle.start == r("minas-tirith")


def test_grond_storms_with_the_witch_king_though_another_siege_is_larger() -> None:
    armies = {"helms-deep": "6 isengard-regular", "minas-tirith": "10 sauron-regular"}
    king = {"witch-king": "helms-deep"}
    battle = done(GROND, state_of(armies, characters=king, **TWO_SIEGES)).battle
    assert battle is not None
    assert battle.start == r("helms-deep")


# -- the Black Captain ---------------------------------------------------------------------------


def test_the_black_captain_has_orders_if_a_nazgul_can_come_or_search() -> None:
    with_it = {"hollin": "nazgul", "osgiliath": "sauron-regular"}
    king = {"witch-king": "osgiliath"}
    there = {"region": "hollin"}
    assert not unplayable(ORDERS, state_of(with_it, characters=king, fellowship=there))
    # All eight are on the map, and one is with the Fellowship.
    all_ = {"hollin": "8 nazgul", "osgiliath": "sauron-regular"}
    assert unplayable(ORDERS, state_of(all_, characters=king, fellowship=there))
    # All eight are on the map, and one can go to the Fellowship.
    away = {"morannon": "8 nazgul", "osgiliath": "sauron-regular"}
    assert not unplayable(ORDERS, state_of(away, characters=king, fellowship=there))
    # None may go to a Stronghold of the Free Peoples, but two come to the Witch-king.
    few = {"morannon": "nazgul", "osgiliath": "sauron-regular"}
    assert not unplayable(ORDERS, state_of(few, characters=king, fellowship={"region": "rivendell"}))
    assert unplayable(ORDERS, state_of(away, characters=king, fellowship={"region": "rivendell"}))


def test_the_black_captain_sends_a_nazgul_to_the_fellowship_before_he_calls_for_more() -> None:
    match = alone(
        {"morannon": "nazgul", "osgiliath": "6 sauron-regular", "minas-tirith": "5 gondor-elite"},
        f"card {ORDERS}",
        shadow="event",
        hands={"shadow": [ORDERS, *OTHERS]},
        fellowship={"region": "hollin"},
        characters={"witch-king": "osgiliath"},
    )
    assert at(match, "hollin") == {"nazgul": 1}
    assert at(match, "osgiliath") == {"sauron-regular": 6}
    assert asked(match) == "free die"


def test_the_army_of_the_black_captain_attacks_and_no_other() -> None:
    armies = {
        "hollin": "nazgul",
        "osgiliath": "8 sauron-regular",
        "lossarnach": "gondor-regular",
        "moria": "10 sauron-regular",
        "dimrill-dale": "elves-regular",
    }
    parts: dict[str, Any] = {
        "shadow": "event",
        "hands": {"shadow": [ORDERS, *OTHERS]},
        "fellowship": {"region": "hollin"},
    }
    match = alone(armies, f"card {ORDERS}", characters={"witch-king": "osgiliath"}, **parts)
    assert "From Osgiliath to Lossarnach" in " ".join(told(match))
    # At home he finds nobody to attack, and nobody else does it for him.
    match = alone(armies, f"card {ORDERS}", characters={"witch-king": "morannon"}, **parts)
    assert asked(match) == "free die"


def test_with_the_ringwraiths_only_an_army_attacks_that_one_of_them_is_with() -> None:
    card = "the-ringwraiths-are-abroad"
    match = alone(
        {"morannon": "nazgul", "moria": "9 sauron-regular", "dimrill-dale": "elves-regular"},
        f"card {card}",
        shadow="event",
        hands={"shadow": [card, *OTHERS]},
        fellowship={"region": "dead-marshes"},
    )
    assert at(match, "dead-marshes") == {"nazgul": 1}
    assert asked(match) == "free die"


def test_nazgul_neither_search_nor_strike_where_none_may_be() -> None:
    for id in ("nazgul-search", "the-nazgul-strike"):
        far = state_of({"morannon": "nazgul"}, fellowship={"region": "rivendell"})
        near = state_of({"morannon": "nazgul"}, fellowship={"region": "hollin"})
        none = state_of({}, fellowship={"region": "hollin"})
        assert [unplayable(id, state) for state in (far, near, none)] == [True, False, True]
    abroad = state_of({"morannon": "nazgul"}, fellowship={"region": "rivendell"})
    assert unplayable("the-ringwraiths-are-abroad", abroad)


# -- dice, recruits ------------------------------------------------------------------------------


def test_only_a_will_of_the_west_brings_a_day_without_dawn() -> None:
    for face, none in (("will-of-the-west", False), ("character", True)):
        state = state_of({}, free=f"{face} event")
        assert unplayable("the-day-without-dawn", state) is none
        assert not unplayable("the-lidless-eye", state)


def test_the_horde_needs_room_for_five_and_a_free_region() -> None:
    full = dict.fromkeys(("east-rhun", "far-harad", "south-rhun"), "6 southrons-regular")
    assert unplayable("horde-from-the-east", state_of(full))
    assert not unplayable("horde-from-the-east", state_of({**full, "far-harad": "5 southrons-regular"}))
    foe = {**full, "east-rhun": "dwarves-regular"}
    assert unplayable("horde-from-the-east", state_of(foe))


def test_hill_trolls_need_two_elites_and_two_regulars_whose_place_they_take() -> None:
    for elites, none in ((4, False), (5, True)):
        spent = {"nurn": f"{elites} sauron-elite", "morannon": "2 sauron-regular"}
        assert unplayable("hill-trolls", state_of(spent)) is none
    assert unplayable("hill-trolls", state_of({"morannon": "sauron-regular"}))


def test_monsters_do_not_come_among_enemies_and_none_to_a_moria_that_is_lost() -> None:
    state = done("monsters-roused", state_of({"trollshaws": "elves-regular"}))
    assert state.units(r("trollshaws"), SHADOW) == 0
    assert state.count(r("angmar"), figure("sauron-regular")) == 1
    assert state.count(r("angmar"), figure("sauron-elite")) == 1
    lost: dict[str, Any] = {
        "clockwork": {"occupied": [id for id in OWN if id != "moria"]},
        "control": {"moria": "free"},
    }
    state = done("shadows-on-the-misty-mountains", state_of({}, **lost))
    assert state.units(r("moria"), SHADOW) == 0
    assert state.count(r("mount-gundabad"), figure("sauron-regular")) == 3


def test_three_are_no_corsairs_however_strong_and_nobody_lands_where_there_is_no_room() -> None:
    # A45
    assert landing(state_of({"umbar": "3 southrons-elite"})) == -1
    siege: dict[str, Any] = {
        "inside": {"dol-amroth": "gondor-regular"},
        "control": {"dol-amroth": "free"},
    }
    held = {"pelargir": "5 gondor-elite", "lamedon": "9 gondor-regular"}
    full = {"umbar": "8 southrons-regular", "dol-amroth": "10 southrons-regular", **held}
    assert landing(state_of(full, **siege)) == -1
    room = {**full, "dol-amroth": "9 southrons-regular"}
    assert landing(state_of(room, **siege)) == r("dol-amroth")


def test_an_enemy_who_may_not_be_attacked_makes_no_front() -> None:
    # A27: Buckland is on no line and next to no Stronghold of the Shadow.
    assert not at_a_front(state_of({"buckland": "north-regular"}), r("cardolan"))
    assert at_a_front(state_of({"the-shire": "north-regular"}), r("south-ered-luin"))


# -- at the edges --------------------------------------------------------------------------------


def test_the_black_captain_gives_no_orders_before_he_has_come_or_where_nobody_can_join_him() -> None:
    closed = {"region": "rivendell"}
    assert unplayable(ORDERS, state_of({}, fellowship=closed))
    # Seven of eight Nazgul are on the board: the last is enough.
    last = state_of(
        {"morannon": "7 nazgul", "osgiliath": "sauron-regular"},
        characters={"witch-king": "osgiliath"},
        fellowship=closed,
    )
    assert not unplayable(ORDERS, last)
    # Among enemies nobody joins him, unless he is besieged.
    among = state_of(
        {"osgiliath": "gondor-regular"}, characters={"witch-king": "osgiliath"}, fellowship=closed
    )
    assert unplayable(ORDERS, among)


def test_dice_that_are_used_are_not_seen() -> None:
    # The Lidless Eye: Character and Will of the West dice count, no others.
    for free, none in (("event", True), ("character", False), ("will-of-the-west", False)):
        assert unplayable("the-lidless-eye", state_of({}, free=free)) is none


def test_trolls_look_at_the_lines_of_mordor_of_the_middle_and_of_the_north_in_this_order() -> None:
    # A26
    two = "2 sauron-regular"
    places = {"barad-dur": two, "dol-guldur": two, "angmar": two}
    for gone, here in ((0, "barad-dur"), (1, "dol-guldur"), (2, "angmar")):
        left = dict(list(places.items())[gone:])
        assert trolls_place(state_of(left)) == r(here)
    assert trolls_place(state_of({"umbar": two, "south-rhun": two})) == -1


def test_many_kings_send_two_to_each_of_five_settlements_in_their_order() -> None:
    card = "many-kings-to-the-service-of-mordor"
    match = alone({}, f"card {card}", shadow="event", hands={"shadow": [card, *OTHERS]})
    order = ["umbar", "far-harad", "north-rhun", "south-rhun", "near-harad"]
    came = [event.args["region"] for event in match.opening[1] if event.kind == "recruited"]
    assert came == [id for id in order for _ in range(2)]


def test_monsters_come_to_angmar_first() -> None:
    match = alone(
        {}, "card monsters-roused", shadow="event", hands={"shadow": ["monsters-roused", *OTHERS]}
    )
    came = [event.args["region"] for event in match.opening[1] if event.kind == "recruited"]
    assert came == ["angmar", "angmar", "trollshaws", "trollshaws"]


def test_if_fewer_than_three_corsairs_are_regulars_elites_stay_with_them() -> None:
    # A45
    card = "corsairs-of-umbar"
    match = alone(
        {"umbar": "2 southrons-regular, 5 southrons-elite"},
        f"card {card}",
        shadow="event",
        hands={"shadow": [card, *OTHERS]},
    )
    assert at(match, "umbar") == {"southrons-regular": 2, "southrons-elite": 1}
    mixed = alone(
        {"umbar": "3 sauron-elite, 4 southrons-regular"},
        f"card {card}",
        shadow="event",
        hands={"shadow": [card, *OTHERS]},
    )
    assert at(mixed, "umbar") == {"southrons-regular": 3}


def test_the_corsairs_land_at_pelargir_then_dol_amroth_then_lamedon_if_they_are_as_large() -> None:
    # A45: ties in this order.
    held = dict.fromkeys(("dol-amroth", "lamedon"), "gondor-regular")
    assert landing(state_of({"umbar": "9 southrons-regular"})) == r("pelargir")
    assert landing(state_of({"umbar": "9 southrons-regular", "pelargir": "gondor-regular"})) == r(
        "dol-amroth"
    )
    assert landing(state_of({"umbar": "9 southrons-regular", **held})) == r("pelargir")


def test_the_corsairs_compare_themselves_with_the_besieged_and_not_with_their_besiegers() -> None:
    # A45: behind the walls of Dol Amroth a Regular counts three; the other harbours are too strong.
    for army, end in (("6 southrons-regular", -1), ("7 southrons-regular", r("dol-amroth"))):
        state = state_of(
            {"umbar": army, "dol-amroth": "2 southrons-elite", "pelargir": "4 gondor-regular",
             "lamedon": "4 gondor-regular"},
            inside={"dol-amroth": "gondor-regular"},
        )  # fmt: skip
        assert landing(state) == end


def test_three_dice_are_too_many_for_two_lines_and_the_second_is_rolled_only_if_a_line_can_move() -> (
    None
):
    # A23, A58
    card = "shadows-gather"
    parts: dict[str, Any] = {"shadow": "event", "hands": {"shadow": [card, *OTHERS]}}
    match = alone({"far-harad": "southrons-regular"}, f"card {card}; dice 4 4", **parts)
    assert at(match, "west-harondor") == {"southrons-regular": 1}
    # In Pelargir they wait for a third, and no line can move any more.
    match = alone({"west-harondor": "2 southrons-regular"}, f"card {card}; dice 4", **parts)
    assert at(match, "pelargir") == {"southrons-regular": 2}


def test_the_horde_looks_at_east_rhun_first_then_far_harad_then_south_rhun() -> None:
    full = "6 southrons-regular"
    for armies, here in (
        ({}, "east-rhun"),
        ({"east-rhun": full}, "far-harad"),
        ({"east-rhun": full, "far-harad": full}, "south-rhun"),
    ):
        state = done("horde-from-the-east", state_of(armies))
        assert state.units(r(here), SHADOW) == 5


def test_corsairs_who_have_landed_fight_on_though_they_are_no_longer_the_larger() -> None:
    # A45: as the card has it nobody ceases; two of five are left against a size of four.
    unplayable_now = ["morgul-wound", "lure-of-the-ring", "the-breaking-of-the-fellowship"]
    match = alone(
        {"umbar": "8 southrons-regular", "pelargir": "3 gondor-regular", "dol-amroth": "5 gondor-elite",
         "lamedon": "8 gondor-regular"},
        f"card {' '.join(unplayable_now)} corsairs-of-umbar; dice 1 1 1 1 1; dice 6 6 6",
        shadow="event",
        hands={"shadow": [*unplayable_now, "corsairs-of-umbar"]},
    )  # fmt: skip
    play(match, "combat none")
    battle = match.view("free").battle
    assert battle is not None
    assert asked(match) == "free retreat"
    assert "is not enough to fight on" not in " ".join(told(match))
