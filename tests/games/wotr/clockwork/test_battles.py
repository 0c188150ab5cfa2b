"""Guide 15: how the clockwork fights, and what an attack on an occupied settlement meets."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.cards.parts.woses import ways_out
from mathom.games.wotr.clockwork.battles import past_moria
from mathom.games.wotr.clockwork.lines import FROM_MORDOR
from tests.games.wotr.clockwork.alone import OWN, alone, face_down, occupied, r, state_of, told
from tests.games.wotr.table import asked, at, offered, options, play, seen, table, within


def attacked(armies: dict[str, str], *chance: str, **parts: Any) -> mathom.Match:
    """The Free Peoples have a die to attack with, and all their nations are at war."""
    marked = [*[id for id in OWN if id not in parts.get("lost", ())], *parts.pop("occupied", ())]
    parts.pop("lost", None)
    parts.setdefault("clockwork", {"occupied": marked})
    parts.setdefault("hands", {"free": ["elven-cloaks"]})
    war = ["dwarves", "elves", "gondor", "north", "rohan"]
    return table(
        armies, free="muster-army event", to_act="free", players="1", war=war, chance=chance, **parts
    )


def attack(match: mathom.Match, start: str, end: str) -> mathom.Match:
    """An army of the Free Peoples attacks with all it has."""
    play(match, "die muster-army", "use attack")
    if asked(match) == "free attack":
        play(match, f"attack {start} {end}")
    return play(match, "all") if asked(match) == "free force" else match


# -- going on and ceasing ------------------------------------------------------------------------


def test_it_fights_on_as_long_as_it_has_a_size_advantage() -> None:
    match = alone(
        {"orthanc": "5 isengard-regular", "fords-of-isen": "3 rohan-regular"},
        "dice 1 1 1 1 1; dice 1 1 1",
        "dice 6 1 1 1 1; dice 1 1 1",
        "dice 1 1 1 1 1; dice 6 6",
        "dice 1 1 1; dice 6 1",
        shadow="army",
        characters={"saruman": "eliminated"},
    )
    fight_on = ("stand", "combat none")
    play(match, "combat none", *fight_on, *fight_on, *fight_on)
    # 5 against 3, 5 against 2, 3 against 2, then 2 against 2: it ceases.
    assert asked(match) == "free die"
    assert at(match, "orthanc") == {"isengard-regular": 2}
    assert any("not enough to fight on" in one for one in told(match))


def test_a_siege_is_prolonged_only_by_an_advantage_of_three() -> None:
    siege: dict[str, Any] = {
        "inside": {"helms-deep": "rohan-regular"},
        "control": {"helms-deep": "free"},
        "characters": {"saruman": "eliminated"},
    }
    small = alone(
        {"helms-deep": "3 isengard-regular, isengard-elite"},
        "dice 1 1 1 1; dice 1",
        shadow="army",
        **siege,
    )
    play(small, "combat none")
    assert at(small, "helms-deep") == {"isengard-regular": 3, "isengard-elite": 1}
    large = alone(
        {"helms-deep": "4 isengard-regular, isengard-elite"},
        "dice 1 1 1 1 1; dice 1; dice 1 1 1 1 1; dice 1",
        shadow="army",
        **siege,
    )
    play(large, "combat none", "combat none")
    assert at(large, "helms-deep") == {"isengard-regular": 5}


# -- defending -----------------------------------------------------------------------------------


def test_an_occupied_settlement_cannot_be_entered_but_must_be_attacked() -> None:
    match = attacked(
        {"edoras": "3 rohan-regular"}, occupied=("westemnet",), control={"westemnet": "shadow"}
    )
    play(match, "die muster-army", "use move")
    assert "edoras westemnet" not in offered(match, "move")
    again = attacked(
        {"edoras": "3 rohan-regular"}, occupied=("westemnet",), control={"westemnet": "shadow"}
    )
    assert "use attack" in options(play(again, "die muster-army"))


def test_nor_do_the_paths_of_the_woses_lead_into_one() -> None:
    state = state_of(
        {"edoras": "2 rohan-regular", "minas-tirith": "5 sauron-regular"},
        control={"minas-tirith": "shadow", "lossarnach": "shadow"},
        clockwork={"occupied": [*OWN, "minas-tirith", "lossarnach"]},
    )
    beside = ways_out(state)
    assert r("lossarnach") not in beside
    assert r("druadan-forest") in beside


def test_the_garrison_of_an_attacked_settlement_is_recalled() -> None:
    # A28: two Regulars for a Town; the marker is gone, and with it the settlement's points.
    match = attacked(
        {"edoras": "3 rohan-regular"}, occupied=("westemnet",), control={"westemnet": "shadow"}
    )
    attack(match, "edoras", "westemnet")
    assert at(match, "westemnet") == {"sauron-regular": 2}
    assert occupied(match) == []


def test_a_city_recalls_three_a_stronghold_five_and_they_withdraw_behind_its_walls() -> None:
    # A52, 15.4: with five units they go into siege.
    match = attacked(
        {"westemnet": "5 rohan-elite"}, occupied=("helms-deep",), control={"helms-deep": "shadow"}
    )
    attack(match, "westemnet", "helms-deep")
    assert within(match, "helms-deep") == {"sauron-regular": 5}


def test_a_garrison_without_its_marker_is_worth_no_points() -> None:
    # A52, A15
    held = attacked({"edoras": "5 rohan-elite"}, occupied=("pelargir",), control={"pelargir": "shadow"})
    assert held.view("free").victory["shadow"].points == 1
    lost = attacked({"edoras": "5 rohan-elite"}, control={"pelargir": "shadow"})
    assert lost.view("free").victory["shadow"].points == 0


def test_with_more_than_five_units_nobody_is_recalled_before_they_are_five() -> None:
    # A51
    match = attacked(
        {"edoras": "5 rohan-elite, 5 rohan-regular", "westemnet": "6 isengard-regular"},
        "dice 6 6 1 1 1; dice 1 1 1 1 1",
        occupied=("westemnet",),
        control={"westemnet": "shadow"},
    )
    attack(match, "edoras", "westemnet")
    assert at(match, "westemnet") == {"isengard-regular": 6}
    play(match, "combat none")
    assert at(match, "westemnet") == {"isengard-regular": 6}  # two lost, two recalled
    assert occupied(match) == []


def test_after_the_battle_the_settlement_is_occupied_anew_if_the_units_are_there() -> None:
    # A53
    match = attacked(
        {"edoras": "rohan-regular"}, "dice 1; dice 6 1", occupied=("westemnet",),
        control={"westemnet": "shadow"},
    )  # fmt: skip
    attack(match, "edoras", "westemnet")
    play(match, "combat none")
    assert occupied(match) == ["westemnet"]
    assert at(match, "westemnet") == {}


def test_in_a_strongholds_region_more_than_five_units_fight_in_the_field() -> None:
    match = attacked({"dimrill-dale": "5 elves-elite", "moria": "6 sauron-regular"}, lost=("moria",))
    attack(match, "dimrill-dale", "moria")
    assert asked(match) == "free combat"
    assert at(match, "moria") == {"sauron-regular": 6}


def test_a_very_small_army_retreats_before_a_larger_one_along_its_line() -> None:
    # A66: size two or less, and the attackers are more.
    match = attacked(
        {
            "minas-tirith": "5 gondor-elite",
            "osgiliath": "2 sauron-regular",
            "south-ithilien": "3 sauron-regular",
        },
        "dice 1 1 1 1 1; dice 1 1",
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none", "fight")
    assert at(match, "south-ithilien") == {"sauron-regular": 5}


def test_a_larger_army_stands() -> None:
    match = attacked(
        {"minas-tirith": "5 gondor-elite", "osgiliath": "3 sauron-regular"}, "dice 1 1 1 1 1; dice 1 1 1"
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none", "fight")
    assert at(match, "osgiliath") == {"sauron-regular": 3}


# -- casualties ----------------------------------------------------------------------------------


def test_with_five_units_or_fewer_elites_are_reduced_else_regulars_fall() -> None:
    # A63: hit by hit, counted anew.
    match = attacked(
        {"minas-tirith": "5 gondor-elite", "osgiliath": "4 sauron-regular, 2 sauron-elite"},
        "dice 6 6 1 1 1; dice 1 1 1 1 1",
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none")
    # Six units: a Regular falls; five: an Elite is reduced.
    assert at(match, "osgiliath") == {"sauron-regular": 4, "sauron-elite": 1}


# -- advancing -----------------------------------------------------------------------------------


def test_it_advances_only_by_a_step_of_a_line() -> None:
    # A36: from Moria to Dimrill Dale no line goes.
    match = alone(
        {"moria": "9 sauron-regular", "dimrill-dale": "elves-regular"},
        "dice 6 1 1 1 1; dice 1",
        shadow="army",
    )
    play(match, "combat none")
    assert at(match, "dimrill-dale") == {}
    assert at(match, "moria") == {"sauron-regular": 9}


def test_if_no_line_leads_there_those_who_withdrew_are_not_besieged() -> None:
    # A56: no line goes from Lossarnach back to Minas Tirith.
    armies = {"lossarnach": "9 sauron-regular", "minas-tirith": "gondor-regular"}
    match = alone(armies, shadow="army", occupied=("lossarnach",))
    play(match, "withdraw")
    assert at(match, "minas-tirith") == {"gondor-regular": 1}
    assert within(match, "minas-tirith") == {}


def test_who_wins_leaves_no_settlement_that_is_still_to_be_occupied() -> None:
    match = alone(
        {"pelargir": "southrons-regular, 3 southrons-elite", "lamedon": "gondor-regular"},
        "dice 6 1 1 1; dice 1",
        shadow="army",
    )
    play(match, "combat none")
    assert at(match, "lamedon") == {}
    assert at(match, "pelargir") == {"southrons-regular": 1, "southrons-elite": 3}


# -- combat cards --------------------------------------------------------------------------------


def test_in_the_first_round_at_a_city_or_stronghold_it_uses_a_random_strategy_card() -> None:
    # A29: of those whose requirement is met.
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        "card shadows-gather stormcrow; dice 1 1 1 1 1; dice 1",
        shadow="army",
        hands={"shadow": ["shadows-gather", "stormcrow", "orc-patrol"]},
    )
    # Nobody looks at it before the Free Peoples have chosen theirs.
    play(match, "fight")
    assert asked(match) == "free combat"
    battle = match.view("free").battle
    assert battle is not None
    assert battle.attacker.card == "?"
    assert battle.attacker.back == "strategy"
    play(match, "combat none")
    assert "The Shadow player uses Stormcrow as a Combat card." in told(match)
    assert sorted(seen(match)["hands"]["shadow"]) == ["orc-patrol", "shadows-gather"]


def test_elsewhere_it_uses_none_but_those_laid_aside() -> None:
    # A31, A61: the one on top whose condition holds, and all see which it is.
    match = alone(
        {"orthanc": "9 isengard-regular", "fords-of-isen": "rohan-regular"},
        shadow="army",
        hands={"shadow": ["hill-trolls"]},
        clockwork={"occupied": OWN, "battle_cards": ["stormcrow", "wormtongue"]},
    )
    battle = match.view("free").battle
    assert battle is not None
    assert battle.attacker.card == "stormcrow"  # no Nazgul are there for Wormtongue's Foul Stench
    assert seen(match)["clockwork"]["battle_cards"] == ["wormtongue"]


def test_at_a_stronghold_of_its_own_it_uses_a_card_in_every_round_if_need_be_from_the_deck() -> None:
    match = attacked(
        {"dimrill-dale": "5 elves-elite", "moria": "6 sauron-regular"},
        "card hill-trolls; card monsters-roused; dice 4 1 1 1 1; dice 4 1 1 1 1",
        lost=("moria",),
    )
    attack(match, "dimrill-dale", "moria")
    play(match, "combat none")
    # A61: We Come to Kill needs an Elite, so the trolls go under the deck.
    assert seen(match)["clockwork"]["under_the_decks"]["strategy"] == ["hill-trolls"]
    # Desperate Battle would help both armies; there it helps the Shadow alone (15.8).
    assert "The Free Peoples player rolls 4 1 1 1 1: no hits." in told(match)
    assert "The Shadow player rolls 4 1 1 1 1: 1 hit." in told(match)


def test_with_the_witch_king_it_draws_a_card_like_the_one_it_used() -> None:
    # A30
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        "card stormcrow",
        "dice 6 1 1 1 1; dice 1; dice 1 1",
        shadow="army",
        hands={"shadow": ["stormcrow"]},
        characters={"witch-king": "osgiliath"},
    )
    play(match, "fight", "combat none")
    assert face_down(match) == (0, 1)


def test_with_six_cards_in_hand_the_witch_king_draws_none() -> None:
    match = alone(
        {"lossarnach": "9 sauron-regular", "pelargir": "gondor-regular"},
        "dice 6 1 1 1 1; dice 1; dice 1 1",
        shadow="army",
        characters={"witch-king": "lossarnach"},
        clockwork={
            "occupied": OWN,
            "face_down": {"character": 4, "strategy": 2},
            "battle_cards": ["stormcrow"],
        },
    )
    play(match, "combat none")
    assert face_down(match) == (4, 2)


def test_it_hurts_itself_by_as_many_as_it_has_enemies_and_less_than_its_advantage() -> None:
    # A62
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        "card the-day-without-dawn; dice 1 1 1 1 1; dice 1",
        shadow="army",
        hands={"shadow": ["the-day-without-dawn"]},
    )
    play(match, "fight", "combat none")
    assert at(match, "osgiliath") == {"sauron-regular": 8}


def test_dread_and_despair_takes_all_dice_but_one() -> None:
    # A64
    match = alone(
        {"osgiliath": "6 sauron-regular, 3 nazgul", "lossarnach": "3 gondor-regular"},
        "dice 1 1 1 1 1; dice 1; dice 1",
        shadow="army",
        characters={"witch-king": "eliminated"},
        clockwork={"occupied": OWN, "battle_cards": ["grond-hammer-of-the-underworld"]},
    )
    play(match, "combat none")
    assert "The Free Peoples player rolls 1: no hits." in told(match)


def test_a_besieged_army_makes_a_sortie_if_it_is_larger() -> None:
    # A55: the besiegers count one more.
    match = alone(
        {"moria": "2 elves-regular"},
        shadow="army",
        inside={"moria": "5 sauron-regular"},
        control={"moria": "shadow"},
        clockwork={"occupied": [id for id in OWN if id != "moria"]},
    )
    assert "From Moria to Moria: the size advantage is 2." in " ".join(told(match))


def test_the_balrog_fights_once_the_fellowship_is_past_moria() -> None:
    # A57: nearer to Mordor than Moria, or on the Mordor Track.
    assert past_moria(state_of({}, fellowship={"region": "lorien"})) is (
        FROM_MORDOR[r("lorien")] < FROM_MORDOR[r("moria")]
    )
    assert not past_moria(state_of({}, fellowship={"region": "hollin"}))
    assert past_moria(state_of({}, company=[], fellowship={"mordor": 0}))
