"""Guide 6-11: with every die it says which entry of its list it follows, and what it passed over."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.wotr.clockwork.alone import BEFORE_ISENGARD, OWN, alone, attack, attacked, told
from tests.games.wotr.table import WOTR, play, seen

STRATEGY = ["olog-hai", "stormcrow", "the-king-is-revealed"]
TRACK: dict[str, Any] = {"company": [], "fellowship": {"mordor": 1}}
GONE: dict[str, Any] = {"characters": {"saruman": "eliminated"}}
PRICE: dict[str, Any] = {"hands": {"shadow": ["orc-patrol", "shadows-gather"]}}
PAID = "card orc-patrol; card shadows-gather"


def said(match: mathom.Match, *sentences: str) -> None:
    text = " ".join(told(match))
    for one in sentences:
        assert one in text, (one, text)


def test_before_anything_happens_it_says_what_is_different() -> None:
    match = WOTR.new(seed=1, players="1")
    said(match, "Nobody plays the Shadow. All its nations are At War")
    # Guide 3: with no card at the beginning it draws from both decks.
    said(match, "The clockwork holds no cards, so it draws from both decks (guide 3).")
    assert seen(match)["clockwork"]["face_down"] == {"character": 1, "strategy": 1}


@pytest.mark.parametrize(
    ("armies", "chance", "parts", "entry"),
    [
        ({"morannon": "nazgul"}, "", {"fellowship": {"region": "hollin"}}, "7.1"),
        ({"moria": "nazgul"}, "card the-ring-is-mine",
         {**TRACK, "hands": {"shadow": ["the-ring-is-mine"]}}, "7.2"),
        ({"orthanc": "4 isengard-elite", **BEFORE_ISENGARD}, "", {}, "7.3"),
        ({"minas-morgul": "8 nazgul"}, "", {**TRACK, **GONE}, "7.6"),
    ],
)  # fmt: skip
def test_a_character_die_names_the_entry_of_its_list(
    armies: dict[str, str], chance: str, parts: dict[str, Any], entry: str
) -> None:
    match = alone(armies, *filter(None, [chance]), shadow="character", **parts)
    said(match, f"(guide {entry})")
    assert " ".join(told(match)).count("Character die:") == 1


def test_a_character_die_that_plays_a_card_does_nothing_else() -> None:
    # Guide 7.2: the army in Orthanc could attack, but not with this die.
    match = alone(
        {"orthanc": "4 isengard-elite", "moria": "nazgul", **BEFORE_ISENGARD},
        "card the-ring-is-mine",
        shadow="character",
        hands={"shadow": ["the-ring-is-mine"]},
        **TRACK,
    )
    assert match.view("free").battle is None
    said(match, "no Nazgûl may go where the Fellowship is, so a Character card is played (guide 7.2)")


def test_a_character_die_says_why_the_nazgul_did_not_come_first() -> None:
    match = alone(
        {"orthanc": "4 isengard-elite", "hollin": "nazgul", **BEFORE_ISENGARD},
        shadow="character",
        fellowship={"region": "hollin"},
    )
    said(match, "a Nazgûl is with the Fellowship already, and no Character card can be played")


@pytest.mark.parametrize(
    ("hand", "chance", "entry"),
    [
        (STRATEGY, "", "10.1"),
        (["cruel-weather", *STRATEGY], "card cruel-weather", "10.2"),
        (["orcs-multiplying-again", *STRATEGY], "card orcs-multiplying-again", "10.3"),
        (["morgul-wound", "olog-hai", "half-orcs-and-goblin-men", "hill-trolls"],
         "card morgul-wound olog-hai half-orcs-and-goblin-men hill-trolls", "10.4"),
    ],
)  # fmt: skip
def test_an_event_die_names_the_entry_of_its_list(hand: list[str], chance: str, entry: str) -> None:
    match = alone(
        {},
        *filter(None, [chance]),
        shadow="event",
        hands={"shadow": hand},
        fellowship={"region": "rhosgobel", "progress": 1},
    )
    said(match, f"(guide {entry})")
    if entry == "10.4":
        said(match, "The Event die goes into the Hunt Box.")


@pytest.mark.parametrize(
    ("armies", "chance", "parts", "entry"),
    [
        ({"dimrill-dale": "9 sauron-regular", "lorien": "elves-regular"}, PAID,
         {**PRICE, "table": ["a-power-too-great"]}, "11.1"),
        ({"evendim": "9 sauron-regular", "the-shire": "north-regular"}, PAID,
         {**PRICE, "table": ["the-power-of-tom-bombadil"]}, "11.2"),
        ({"orthanc": "4 isengard-elite", **BEFORE_ISENGARD}, "", {}, "11.3"),
        ({"umbar": "southrons-regular"}, "dice 4", {}, "11.4"),
        ({}, "dice 4", {}, "11.5"),
    ],
)  # fmt: skip
def test_an_army_die_names_the_entry_of_its_list(
    armies: dict[str, str], chance: str, parts: dict[str, Any], entry: str
) -> None:
    match = alone(armies, *filter(None, [chance]), shadow="army", **parts)
    said(match, f"(guide {entry})")
    assert " ".join(told(match)).count("Army die: ") == (2 if entry == "11.5" else 1)


def test_a_muster_army_die_says_what_it_adds() -> None:
    # Guide 8
    for army, sentence in (
        ("4 isengard-regular", "a Regular joins the army in Orthanc first (guide 8.1)"),
        ("10 isengard-regular", "so one in Orthanc becomes an Elite (guide 8.2)"),
        ("6 isengard-elite, 4 sauron-elite", "so a Nazgûl joins the army in Orthanc (guide 8.3)"),
    ):
        said(alone({"orthanc": army, **BEFORE_ISENGARD}, shadow="muster-army"), sentence)


def test_the_entries_that_remove_a_card_add_nobody_to_an_army() -> None:
    # Guide 8: nor does the one that musters.
    armies = {"dimrill-dale": "9 sauron-regular", "lorien": "elves-regular"}
    match = alone(armies, PAID, shadow="muster-army", table=["a-power-too-great"], **PRICE)
    assert "joins the army" not in " ".join(told(match))
    match = alone({}, "dice 4", shadow="muster-army")
    assert "joins the army" not in " ".join(told(match))


def test_without_the_card_on_the_table_none_of_its_own_is_looked_at() -> None:
    # Guide 11.1: nothing keeps it from Lorien.
    match = alone(
        {"dimrill-dale": "9 sauron-regular", "lorien": "elves-regular"},
        shadow="army",
        clockwork={"occupied": OWN, "face_down": {"character": 1, "strategy": 1}},
    )
    assert seen(match)["clockwork"]["face_down"] == {"character": 1, "strategy": 1}


def test_who_attacks_says_whether_another_battle_was_possible() -> None:
    alone_ = alone({"orthanc": "4 isengard-elite", **BEFORE_ISENGARD}, shadow="army")
    said(alone_, "No other battle is possible.")
    three = alone(
        {"orthanc": "4 isengard-regular", "moria": "9 sauron-regular", "dimrill-dale": "elves-regular",
         "west-harondor": "5 southrons-regular", "pelargir": "gondor-regular", **BEFORE_ISENGARD},
        shadow="army",
    )  # fmt: skip
    said(three, "Passed over: 2 other battles, with 4 at most.")


def test_cards_that_are_turned_up_say_what_becomes_of_them() -> None:
    # Guide 14: laid aside; required by its text; of no use to the guide; played.
    hand = ["flocks-of-crebain", "the-king-is-revealed", "hill-trolls", "orcs-multiplying-again"]
    match = alone(
        {},
        "card flocks-of-crebain the-king-is-revealed hill-trolls orcs-multiplying-again",
        shadow="event",
        hands={"shadow": hand},
        **TRACK,
    )
    said(
        match,
        "Turned up: Flocks of Crebain. The Fellowship is in Mordor, so it is laid aside, face up,",
        "Turned up: The King is Revealed. What it requires is not met",
        "Turned up: Hill-trolls. By the guide it is unplayable: two Elites of Sauron are not left, or",
        "Turned up: Orcs Multiplying Again. It can be played",
    )


@pytest.mark.parametrize(
    ("army", "hits", "reason"),
    [
        ("4 isengard-regular, isengard-elite", 1, "With five units or fewer"),
        ("6 isengard-regular, isengard-elite", 1, "With more than five units the clockwork loses Reg"),
        ("5 isengard-regular, isengard-elite", 2, "as soon as five are left, Elites are reduced"),
        ("6 isengard-elite", 1, "Regulars would fall first, but there are not enough"),
    ],
)  # fmt: skip
def test_who_takes_hits_says_why_they_and_not_others(army: str, hits: int, reason: str) -> None:
    # Guide 15.10, A63
    dice = " ".join(["6"] * hits + ["1"] * (5 - hits))
    match = attacked(
        {"westemnet": "5 rohan-elite", "fords-of-isen": army},
        f"dice {dice}; dice 1 1 1 1 1",
        characters={"saruman": "eliminated"},
    )
    play(attack(match, "westemnet", "fords-of-isen"), "combat none")
    said(match, f"Hits to take: {hits}. ", reason)
