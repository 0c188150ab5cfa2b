"""Guide 2-6: setup, drawing, the Hunt Box, minions, the order of the dice."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.games.wotr.box import CARDS, DECKS, SHADOW, Card
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
    match = allotted("free_die event event event event; shadow_die eye eye eye eye eye eye")
    assert seen(match)["hunt_box"]["shadow"] == 2 + 6


@pytest.mark.parametrize("company", [[], ["strider"]])
def test_with_one_companion_or_none_one_die_does(company: list[str]) -> None:
    # A7
    match = allotted("free_die event event event event; shadow_die " + "eye " * 7, company=company)
    assert "as many as it may: 1" in " ".join(told(match))


def test_in_mordor_as_many_dice_as_may_be_go_into_the_box() -> None:
    company = ["strider", "boromir", "legolas", "gimli"]
    match = allotted(
        "free_die event event event event; shadow_die " + "eye " * 4,
        company=company,
        fellowship={"mordor": 0},
        characters={"witch-king": "eliminated", "mouth-of-sauron": "eliminated"},
    )
    assert "all the dice it may into the Hunt Box (4;" in " ".join(told(match))


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
