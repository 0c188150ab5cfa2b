"""Guide 2-6: setup, drawing, the Hunt Box, minions, the order of the dice."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.games.wotr.box import CARDS, DECKS, ISENGARD, NATIONS_OF, SHADOW, Card
from mathom.games.wotr.clockwork.figures import elite, regular
from tests.games.wotr.clockwork.alone import OWN, alone, face_down, state_of, told
from tests.games.wotr.table import WOTR, asked, at, play, seen, table, where, within


def test_the_only_seat_is_that_of_the_free_peoples() -> None:
    match = WOTR.new(seed=1, players="1")
    assert match.seats == ("free",)
    assert asked(match).startswith("free ")


def test_the_shadow_begins_at_war_with_saruman_in_orthanc_and_eight_dice() -> None:
    match = WOTR.new(seed=1, players="1")
    data = seen(match)
    assert [data["politics"][n]["step"] for n in ("isengard", "sauron", "southrons")] == [4, 4, 4]
    assert where(match, "saruman") == "orthanc"
    assert data["pool"]["shadow"] == 8


def test_its_nations_are_awake_and_regulars_without_end_lie_ready_from_the_start() -> None:
    # Guide 2, A5: and a Minion has come, for whoever waits for that.
    match = WOTR.new(seed=1, players="1")
    politics = seen(match)["politics"]
    assert all(politics[nation]["active"] for nation in ("isengard", "sauron", "southrons"))
    state = match.state
    assert min(state.reinforcements[regular(nation)] for nation in NATIONS_OF[SHADOW]) > 90
    assert state.reinforcements[elite(ISENGARD)] == 5
    assert state.minions_came
    # Of all other figures there are as many as with two players.
    more = [regular(nation) for nation in NATIONS_OF[SHADOW]]
    two = WOTR.new(seed=1).state.reinforcements
    assert [n for n in range(len(two)) if state.reinforcements[n] != two[n]] == sorted(more)


def test_every_settlement_of_the_shadow_carries_a_marker() -> None:
    match = WOTR.new(seed=1, players="1")
    assert sorted(seen(match)["clockwork"]["occupied"]) == sorted(OWN)


def test_regulars_of_the_shadow_never_run_out_but_elites_and_nazgul_do() -> None:
    # A5
    state = state_of({})
    regulars = [state.reinforcements[2 * nation] for nation in (5, 6, 7)]
    assert min(regulars) > 100
    assert state.reinforcements[2 * 6 + 1] == 6


def turn(hand: list[str], *chance: str) -> mathom.Match:
    """A turn begins with this hand of the Shadow; the Free Peoples draw first."""
    drawn = "card elven-cloaks the-last-battle"
    return table(
        {}, players="1", phase="draw", hands={"shadow": hand}, chance=[drawn, *chance], company=[]
    )


def test_with_four_cards_it_draws_from_both_decks() -> None:
    hand = ["orc-patrol", "isildurs-bane", "stormcrow", "pits-of-mordor"]
    assert face_down(turn(hand)) == (1, 1)


def test_with_five_cards_it_draws_one_of_the_kind_it_has_fewer_of() -> None:
    hand = ["orc-patrol", "isildurs-bane", "morgul-wound", "stormcrow", "pits-of-mordor"]
    assert face_down(turn(hand)) == (0, 1)


def test_with_six_cards_it_draws_none() -> None:
    hand = ["orc-patrol", "isildurs-bane", "morgul-wound", "stormcrow", "pits-of-mordor", "olog-hai"]
    assert face_down(turn(hand)) == (0, 0)


def test_a_deck_that_has_run_out_is_made_of_the_cards_under_it() -> None:
    # A6
    used = [card.id for card in _cards("character") if card.id not in ("orc-patrol", "morgul-wound")]
    match = table(
        {},
        players="1",
        phase="draw",
        company=[],
        discards={"shadow": used},
        clockwork={"occupied": OWN, "under_the_decks": {"character": ["orc-patrol", "morgul-wound"]}},
        chance=["card elven-cloaks the-last-battle"],
    )
    assert seen(match)["clockwork"]["under_the_decks"]["character"] == []
    assert face_down(match) == (1, 1)


def test_when_a_deck_has_run_out_all_that_nobody_has_seen_is_in_its_hand() -> None:
    # A6: so it is known what it holds, and what it draws from now on comes from the new deck.
    known = ("orc-patrol", "morgul-wound", "isildurs-bane")
    used = [card.id for card in _cards("character") if card.id not in known]
    match = table(
        {},
        players="1",
        phase="draw",
        company=[],
        discards={"shadow": used},
        clockwork={
            "occupied": OWN,
            "face_down": {"character": 1},
            "under_the_decks": {"character": ["orc-patrol", "morgul-wound"]},
        },
        chance=["card elven-cloaks the-last-battle"],
    )
    assert seen(match)["hands"]["shadow"] == ["isildurs-bane"]
    assert face_down(match) == (1, 1)
    assert match.view("free").hands["shadow"] == {"character": 2, "strategy": 1}
    assert match.view("free").decks["shadow"]["character"] == 1


def _cards(deck: str) -> list[Card]:
    return [card for card in CARDS if card.side == SHADOW and DECKS[card.deck] == deck]


def allotted(*chance: str, **parts: Any) -> mathom.Match:
    """The Hunt phase of a turn."""
    return table({}, players="1", phase="hunt", chance=chance, **parts)


def test_two_dice_go_into_the_hunt_box() -> None:
    # A33: more than the one that the rulebook demands.
    match = allotted("free_die event event event event; shadow_die eye eye eye eye eye eye")
    assert seen(match)["hunt_box"]["shadow"] == 2 + 6


@pytest.mark.parametrize("company", [[], ["strider"]])
def test_with_one_companion_or_none_one_die_does(company: list[str]) -> None:
    # A7
    match = allotted("free_die event event event event; shadow_die " + "eye " * 7, company=company)
    assert "with so few companions no more than 1 may" in " ".join(told(match))


def test_in_mordor_as_many_dice_as_may_be_go_into_the_box() -> None:
    company = ["strider", "boromir", "legolas", "gimli"]
    match = allotted(
        "free_die event event event event; shadow_die " + "eye " * 4,
        company=company,
        fellowship={"mordor": 0},
        characters={"witch-king": "eliminated", "mouth-of-sauron": "eliminated"},
    )
    assert "all the dice that may go into the Hunt Box go there: 4 " in " ".join(told(match))


def test_the_witch_king_enters_if_a_die_reaches_the_distance_and_his_die_is_rolled_at_once() -> None:
    match = allotted(
        "dice 2 3; free_die event event event event; shadow_die " + "eye " * 7,
        fellowship={"region": "lorien", "progress": 3},
    )
    assert where(match, "witch-king") == "minas-morgul"
    assert seen(match)["pool"]["shadow"] == 9


def test_too_low_a_roll_keeps_him_away() -> None:
    match = allotted(
        "dice 2 5; free_die event event event event; shadow_die " + "eye " * 6,
        fellowship={"region": "lorien"},
    )
    assert where(match, "witch-king") == "not-yet"


def test_far_from_mordor_no_die_is_rolled_for_him() -> None:
    match = allotted("free_die event event event event; shadow_die " + "eye " * 6)
    assert where(match, "witch-king") == "not-yet"


def test_gandalf_the_white_and_aragorn_lend_a_die_each() -> None:
    match = allotted(
        "dice 1 1 1 6; free_die event event event event event event; shadow_die " + "eye " * 7,
        fellowship={"region": "lorien"},
        characters={"aragorn": "minas-tirith", "gandalf-white": "fangorn"},
    )
    assert where(match, "witch-king") == "minas-morgul"


def test_he_enters_too_when_all_the_free_peoples_are_awake_and_elsewhere_if_minas_morgul_is_lost() -> (
    None
):
    # A8: his printed condition does not count, and all nations are active from then on.
    match = allotted(
        "free_die event event event event; shadow_die " + "eye " * 7,
        awake=["dwarves", "elves", "gondor", "north", "rohan"],
        control={"minas-morgul": "free"},
        clockwork={"occupied": [id for id in OWN if id != "minas-morgul"]},
    )
    assert where(match, "witch-king") == "morannon"


def test_when_the_witch_king_has_come_all_the_free_peoples_are_awake() -> None:
    # A8: by a roll, with nobody at war against Sauron, and no army is needed where he comes.
    lost = ["minas-morgul", "morannon", "barad-dur"]
    match = allotted(
        "dice 6 6; free_die event event event event; shadow_die " + "eye " * 7,
        fellowship={"region": "lorien"},
        control=dict.fromkeys(lost, "free"),
        clockwork={"occupied": [id for id in OWN if id not in lost]},
    )
    assert where(match, "witch-king") == "dol-guldur"
    nations = ("dwarves", "elves", "gondor", "north", "rohan")
    assert all(seen(match)["politics"][nation]["active"] for nation in nations)


def test_with_all_his_towers_lost_the_witch_king_stays_away() -> None:
    # A8
    lost = ["minas-morgul", "morannon", "barad-dur", "dol-guldur"]
    match = allotted(
        "free_die event event event event; shadow_die " + "eye " * 6,
        fellowship={"region": "lorien"},
        awake=["dwarves", "elves", "gondor", "north", "rohan"],
        control=dict.fromkeys(lost, "free"),
        clockwork={"occupied": [id for id in OWN if id not in lost]},
    )
    assert where(match, "witch-king") == "not-yet"


def test_the_mouth_of_sauron_enters_by_his_own_condition() -> None:
    # A60: Morannon is lost, so it is the next stronghold of Sauron.
    match = allotted(
        "free_die event event event event; shadow_die " + "eye " * 8,
        company=["strider"],
        fellowship={"mordor": 0},
        characters={"witch-king": "eliminated"},
        control={"morannon": "free"},
        clockwork={"occupied": [id for id in OWN if id != "morannon"]},
    )
    assert where(match, "mouth-of-sauron") == "minas-morgul"
    said = "so he enters in Minas Morgul, and no die is spent for it (guide 4.3)."
    assert said in " ".join(told(match))


def test_a_besieged_stronghold_of_its_own_is_brought_up_to_five_units() -> None:
    match = table(
        {"moria": "6 elves-elite"},
        inside={"moria": "2 sauron-regular"},
        players="1",
        phase="hunt",
        control={"moria": "shadow"},
        clockwork={"occupied": [id for id in OWN if id != "moria"]},
        chance=["free_die event event event event; shadow_die " + "eye " * 6],
    )
    assert within(match, "moria") == {"sauron-regular": 5}


def test_dice_are_used_kind_by_kind_character_dice_first() -> None:
    # Guide 6.
    match = alone({}, "dice 1", shadow="muster character", free="event event event")
    text = " ".join(told(match))
    assert "Character die" in text
    assert "Muster die" not in text
    play(match, "skip event")
    text = " ".join(told(match))
    assert text.index("Character die") < text.index("Muster die")


def test_it_never_uses_an_elven_ring_and_never_passes() -> None:
    match = alone({}, shadow="event", free="event event event", rings={"shadow": 2, "free": 1})
    assert seen(match)["rings"]["shadow"] == 2
    assert seen(match)["dice"]["shadow"] == {}
    assert at(match, "orthanc") == {}


def test_when_the_free_peoples_have_no_dice_left_it_goes_on_alone() -> None:
    # A32
    cards = "card mirror-of-galadriel the-last-battle"
    match = alone({}, "dice 4; dice 4", cards, shadow="muster muster")
    play(match, "skip")
    assert at(match, "north-dunland") == {"isengard-regular": 4}
    assert seen(match)["turn"] == 2


# -- the Hunt Box and the minions, at the edges ------------------------------------------------------

ALL_AWAKE = ["dwarves", "elves", "gondor", "north", "rohan"]
FREE_DICE = "free_die event event event event; shadow_die "


def test_two_dice_go_into_the_box_also_where_one_at_least_must() -> None:
    # A33: the turn before, a die of the Free Peoples lay there.
    match = allotted(FREE_DICE + "event " * 6, hunt_box_before=1)
    assert "Two dice go into the Hunt Box in every turn" in " ".join(told(match))
    assert seen(match)["hunt_box"]["shadow"] == 2


def test_when_all_are_awake_the_witch_king_comes_without_a_roll() -> None:
    # Guide 4.2: though the Fellowship is near enough for one.
    match = allotted(FREE_DICE + "eye " * 7, awake=ALL_AWAKE, fellowship={"region": "lorien"})
    assert where(match, "witch-king") == "minas-morgul"
    assert seen(match)["pool"]["shadow"] == 9
    assert "All the Free Peoples are active, so the Witch-king enters" in " ".join(told(match))


def test_at_a_distance_of_six_the_witch_king_is_rolled_for_and_a_six_brings_him() -> None:
    # Guide 4.2
    near = allotted("dice 5 6; " + FREE_DICE + "eye " * 7, fellowship={"region": "lorien"})
    assert where(near, "witch-king") == "minas-morgul"
    said = "The distance of the Fellowship from Mordor is 6; the clockwork rolls 5 6, which is enough"
    assert said in " ".join(told(near))
    missed = allotted("dice 5 5; " + FREE_DICE + "eye " * 6, fellowship={"region": "lorien"})
    said = "The distance of the Fellowship from Mordor is 6; the clockwork rolls 5 5, too low"
    assert said in " ".join(told(missed))
    # At seven nobody rolls.
    far = allotted(FREE_DICE + "eye " * 6, fellowship={"region": "rivendell", "progress": 3})
    assert where(far, "witch-king") == "not-yet"


def test_a_witch_king_who_has_fallen_never_comes_again() -> None:
    # Guide 4.2: only if he was never in play.
    match = allotted(FREE_DICE + "eye " * 6, awake=ALL_AWAKE, characters={"witch-king": "eliminated"})
    assert where(match, "witch-king") == "eliminated"


def test_at_a_besieged_tower_the_witch_king_comes_behind_the_walls() -> None:
    # A8: Minas Morgul is still the Shadow's.
    match = table(
        {"minas-morgul": "5 gondor-elite"},
        inside={"minas-morgul": "5 sauron-regular"},
        players="1",
        phase="hunt",
        control={"minas-morgul": "shadow"},
        clockwork={"occupied": [id for id in OWN if id != "minas-morgul"]},
        awake=ALL_AWAKE,
        chance=[FREE_DICE + "eye " * 7],
    )
    assert where(match, "witch-king") == "minas-morgul-inside"
    # Five are there already.
    assert "is brought up to five units" not in " ".join(told(match))


MOUTHS_ORDER = ["morannon", "minas-morgul", "barad-dur", "dol-guldur", "moria", "mount-gundabad"]


@pytest.mark.parametrize("lost", range(len(MOUTHS_ORDER) + 1))
def test_the_mouth_comes_to_the_first_tower_that_is_not_lost(lost: int) -> None:
    # A60: in the order of the ruling; with all six lost he does not come.
    gone = MOUTHS_ORDER[:lost]
    comes = lost < len(MOUTHS_ORDER)
    match = allotted(
        FREE_DICE + "eye " * (7 + comes - 1),
        company=["strider", "boromir"],
        fellowship={"mordor": 0},
        characters={"witch-king": "eliminated"},
        control=dict.fromkeys(gone, "free"),
        clockwork={"occupied": [id for id in OWN if id not in gone]},
    )
    assert where(match, "mouth-of-sauron") == (MOUTHS_ORDER[lost] if comes else "not-yet")


@pytest.mark.parametrize("count", [2, 4])
def test_only_a_stronghold_under_siege_is_reinforced_and_up_to_five(count: int) -> None:
    # Guide 4.5
    match = table(
        {"moria": "6 elves-elite"},
        inside={"moria": f"{count} sauron-regular"},
        players="1",
        phase="hunt",
        control={"moria": "shadow"},
        clockwork={"occupied": [id for id in OWN if id != "moria"]},
        chance=[FREE_DICE + "eye " * 6],
    )
    assert [id for id in OWN if within(match, id)] == ["moria"]
    more = 5 - count
    said = (
        f"There is a siege in Moria: the garrison is brought up to five units ({more} more; guide 4.5)"
    )
    assert said in " ".join(told(match))
    recruited = [event for event in match.opening[1] if event.kind == "recruited"]
    assert len(recruited) == more


def test_with_five_cards_it_says_that_it_draws_one() -> None:
    match = turn(["orc-patrol", "isildurs-bane", "morgul-wound", "stormcrow", "pits-of-mordor"])
    assert "The clockwork holds 5 cards, so it draws only one" in " ".join(told(match))
