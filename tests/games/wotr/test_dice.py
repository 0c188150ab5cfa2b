"""The turn and the action dice (p. 18-22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import mathom
from mathom.games.wotr.box import CARD_IDS
from mathom.games.wotr.deeds import EVENTS, Event
from mathom.games.wotr.state import WotrState
from tests.games.wotr.table import (
    FREE_NATIONS,
    TURN_CARDS,
    asked,
    at,
    offered,
    options,
    play,
    seen,
    settled,
    step,
    table,
    where,
)


class Nothing(Event):
    """An event without a demand that changes nothing."""

    def play(self, state: WotrState) -> None:
        pass


@pytest.fixture
def playable() -> Iterator[None]:
    """Cards of each icon that can always be played, whatever the real ones do."""
    names = ["elven-cloaks", "paths-of-the-woses", "the-red-arrow", "the-day-without-dawn", "stormcrow"]
    before = {CARD_IDS.index(name): EVENTS[CARD_IDS.index(name)] for name in names}
    for card in before:
        EVENTS[card] = Nothing()
    yield
    for card, event in before.items():
        EVENTS[card] = event


# -- passing, skipping, playing on ---------------------------------------------------------------


def test_a_player_may_pass_only_with_fewer_unused_dice() -> None:
    """2.1 (p. 19): dice in the Hunt Box are not unused."""
    fewer = table(free="event", shadow="event event")
    assert "pass" in options(fewer)
    equal = table(free="event", shadow="event", hunt_box={"shadow": 4})
    assert "pass" not in options(equal)
    more = table(free="event event", shadow="event")
    assert "pass" not in options(more)


def test_passing_uses_no_die_and_gives_the_other_an_action() -> None:
    """2.1 (p. 19)."""
    match = table(free="event", shadow="event event")
    play(match, "pass")
    assert asked(match) == "shadow die"
    assert seen(match)["dice"] == {"free": {"event": 1}, "shadow": {"event": 2}}
    play(match, "skip event")
    assert asked(match) == "free die"


def test_a_die_may_always_be_discarded_for_nothing() -> None:
    """2.1 (p. 21)."""
    match = table(free="event muster", shadow="event")
    play(match, "skip")
    assert asked(match) == "free skip"
    assert options(match) == ["skip event", "skip muster"]
    play(match, "skip muster")
    assert seen(match)["dice"]["free"] == {"event": 1}
    assert asked(match) == "shadow die"


def test_who_has_dice_left_plays_on_alone() -> None:
    """2.1 (p. 21)."""
    match = table(free="event", shadow="army muster event")
    play(match, "skip event")
    for die in ("army", "muster"):
        assert asked(match) == "shadow die"
        play(match, f"skip {die}")
    assert options(match) == ["die event", "skip"]


def test_everything_that_can_be_done_with_a_die_is_listed() -> None:
    """2.1 (p. 19-21)."""
    match = table(free="event muster-army", shadow="event event event")
    assert options(match) == [
        "die event",
        "die muster-army",
        "pass",
        "ring",
        "skip",
    ]
    play(match, "ring")
    assert options(match) == [
        "ring event character",
        "ring event muster",
        "ring event muster-army",
        "ring muster-army character",
        "ring muster-army event",
        "ring muster-army muster",
    ]


@pytest.mark.parametrize(
    ("side", "die", "uses"),
    [
        ("free", "character", ["attack", "companions", "fellowship", "move", "separate"]),
        ("free", "muster", ["politics", "recruit"]),
        ("free", "muster-army", ["attack", "move", "politics", "recruit"]),
        ("free", "event", ["draw"]),
        ("shadow", "character", ["attack", "minions", "move"]),
        ("shadow", "army", ["attack", "move"]),
        ("shadow", "muster", ["minion", "politics", "recruit"]),
        ("shadow", "muster-army", ["attack", "minion", "move", "politics", "recruit"]),
        ("shadow", "event", ["draw"]),
    ],
)
def test_each_face_can_be_used_for_what_the_legend_says(side: str, die: str, uses: list[str]) -> None:
    """The legend of the action dice (p. 20)."""
    dice: dict[str, Any] = {"free": "event", "shadow": "event", side: die, "to_act": side}
    match = table(
        {
            "minas-tirith": "2 gondor-regular, gondor-leader",
            "osgiliath": "2 sauron-regular, nazgul",
        },
        war=["gondor", "sauron", "isengard"],
        characters={"gimli": "bree"},
        hands={"free": ["the-last-battle"], "shadow": ["the-king-is-revealed"]},
        **dice,
    )
    play(match, f"die {die}")
    assert options(match) == [f"use {use}" for use in uses]


# -- Elven Rings ---------------------------------------------------------------------------------


def test_a_ring_turns_a_die_and_any_die_is_used_then() -> None:
    """2.2 (p. 21)."""
    match = table(free="event muster", shadow="event")
    play(match, "ring event character")
    assert asked(match) == "free die"
    assert seen(match)["dice"]["free"] == {"character": 1, "muster": 1}
    assert offered(match, "die") == ["character", "muster"]
    assert offered(match, "ring") == []


def test_after_a_ring_it_is_an_ordinary_turn_and_who_has_fewer_dice_may_pass() -> None:
    """2.2 (p. 21): the booklets do not forbid it, and the later English one says so."""
    match = table(free="event", shadow="event event")
    play(match, "ring event muster")
    assert options(match) == ["die muster", "pass", "skip"]
    play(match, "pass")
    assert asked(match) == "shadow die"
    assert seen(match)["dice"]["free"] == {"muster": 1}
    match = table(free="event", shadow="event")
    play(match, "ring event muster")
    assert options(match) == ["die muster", "skip"]


def test_who_has_turned_a_die_to_an_eye_has_one_die_less_and_may_pass() -> None:
    """2.1, 2.2 (p. 19, 21): dice in the Hunt Box are not unused."""
    match = table(
        free="event event", shadow="army army", to_act="shadow", rings={"free": 2, "shadow": 1}
    )
    assert offered(match, "pass") == []
    play(match, "ring army eye")
    assert options(match) == ["pass", "skip"]


def test_the_free_peoples_cannot_make_a_will_of_the_west() -> None:
    """2.2 (p. 21)."""
    match = table(free="character", shadow="event")
    play(match, "ring")
    assert offered(match, "ring") == ["character event", "character muster", "character muster-army"]


def test_a_used_ring_goes_to_the_shadow_who_may_use_it_in_the_same_turn_and_it_is_gone() -> None:
    """2.2 (p. 21)."""
    match = table(free="event event", shadow="event event")
    assert seen(match)["rings"] == {"free": 3, "shadow": 0}
    play(match, "ring event muster")
    assert seen(match)["rings"] == {"free": 2, "shadow": 1}
    play(match, "skip muster", "ring event army")
    assert seen(match)["rings"] == {"free": 2, "shadow": 0}
    play(match, "skip army")
    # One ring each in a turn.
    assert offered(match, "ring") == []


def test_the_shadow_may_turn_a_die_to_an_eye_and_still_acts() -> None:
    """2.2 (p. 21)."""
    match = table(
        free="event",
        shadow="event army",
        to_act="shadow",
        rings={"free": 1, "shadow": 2},
        hunt_box={"shadow": 1},
    )
    play(match, "ring army eye")
    assert seen(match)["hunt_box"] == {"free": 0, "shadow": 2}
    assert asked(match) == "shadow die"
    assert options(match) == ["die event", "skip"]


def test_a_last_die_turned_to_an_eye_leaves_nothing_to_act_with() -> None:
    """2.2 (p. 21)."""
    match = table(free="event", shadow="event", to_act="shadow", rings={"free": 1, "shadow": 2})
    play(match, "ring event eye")
    assert asked(match) == "free die"


def test_a_ring_of_the_shadow_turns_an_unused_die_but_no_eye_back() -> None:
    """2.2 (p. 21): what has become an Eye lies in the Hunt Box and stays there."""
    match = table(
        free="event",
        shadow="army",
        to_act="shadow",
        rings={"free": 1, "shadow": 1},
        hunt_box={"shadow": 3},
    )
    play(match, "ring")
    assert offered(match, "ring") == [
        f"army {face}" for face in ("character", "event", "eye", "muster", "muster-army")
    ]


# -- Will of the West ----------------------------------------------------------------------------


def test_a_will_of_the_west_is_turned_into_another_result() -> None:
    """2.3 (p. 21): and is then that result."""
    match = table(free="will-of-the-west", shadow="event")
    play(match, "die will-of-the-west")
    assert options(match) == ["as character", "as event", "as muster", "as muster-army"]
    play(match, "as muster")
    assert settled(match) == ["use politics"]
    play(match, "nation elves")
    assert step(match, "elves") == 2
    assert asked(match) == "shadow die"


def test_only_a_will_of_the_west_brings_aragorn() -> None:
    """2.3 (p. 21)."""
    dice = "will-of-the-west character muster event"
    match = table(characters={"strider": "pelargir"}, free=dice, shadow="event")
    for die in ("character", "muster", "event"):
        play(match, f"die {die}")
        assert offered(match, "bring") == []
        match.undo()
    play(match, "die will-of-the-west", "bring aragorn")
    assert where(match, "aragorn") == "pelargir"
    assert seen(match)["dice"]["free"] == {"character": 1, "muster": 1, "event": 1}


@pytest.mark.usefixtures("playable")
def test_a_will_of_the_west_used_as_an_event_lets_gandalf_draw() -> None:
    """2.3 (p. 21, 25)."""
    match = table(
        free="will-of-the-west",
        shadow="event",
        hands={"free": ["elven-cloaks"]},
        chance=["card athelas"],
    )
    play(match, "die will-of-the-west", "as event", "use event", "play elven-cloaks")
    assert options(match) == ["draw character", "keep"]
    play(match, "draw character")
    assert seen(match)["hands"]["free"] == ["athelas"]


# -- paying for cards ----------------------------------------------------------------------------


@pytest.mark.usefixtures("playable")
@pytest.mark.parametrize(
    ("die", "cards"),
    [
        ("character", ["elven-cloaks"]),
        ("muster", ["the-red-arrow"]),
        ("muster-army", ["paths-of-the-woses", "the-red-arrow"]),
        ("event", ["elven-cloaks", "paths-of-the-woses", "the-red-arrow"]),
    ],
)
def test_a_die_pays_for_cards_with_its_own_icon_and_an_event_for_any(die: str, cards: list[str]) -> None:
    """2.4 (p. 22): the deck does not matter, the icon on the card does."""
    hand = ["elven-cloaks", "paths-of-the-woses", "the-red-arrow"]
    match = table(free=die, shadow="event", hands={"free": hand})
    play(match, f"die {die}", "use event")
    assert offered(match, "play") == cards


@pytest.mark.usefixtures("playable")
def test_a_card_played_with_its_own_icon_gives_gandalf_nothing() -> None:
    """2.4 (p. 25): only an Event result does."""
    match = table(free="character", shadow="event", hands={"free": ["elven-cloaks"]})
    play(match, "die character", "use event", "play elven-cloaks")
    assert asked(match) == "shadow die"


@pytest.mark.usefixtures("playable")
def test_only_gandalf_the_grey_as_guide_lets_a_card_be_drawn() -> None:
    """2.3 (p. 25): not Strider, not for the Shadow, not from an empty deck."""
    strider = table(
        free="event", shadow="event", hands={"free": ["elven-cloaks"]}, fellowship={"guide": "strider"}
    )
    play(strider, "die event", "use event", "play elven-cloaks")
    assert asked(strider) == "shadow die"
    hand = {"shadow": ["stormcrow"]}
    shadow = table(free="event", shadow="event", to_act="shadow", hands=hand)
    play(shadow, "die event", "use event", "play stormcrow")
    assert asked(shadow) == "free die"
    rest = [name for name in CARD_IDS[:24] if name != "elven-cloaks"]
    empty = table(
        free="event", shadow="event", hands={"free": ["elven-cloaks"]}, discards={"free": rest}
    )
    play(empty, "die event", "use event", "play elven-cloaks")
    assert asked(empty) == "shadow die"
    assert seen(empty)["discards"]["free"] == sorted(CARD_IDS[:24], key=CARD_IDS.index)


# -- bonus dice ----------------------------------------------------------------------------------


def test_a_bonus_die_comes_with_the_next_turn() -> None:
    """2.5 (p. 19)."""
    match = table(
        characters={"strider": "minas-tirith"},
        free="will-of-the-west",
        shadow="event",
        chance=[TURN_CARDS],
    )
    play(match, "die will-of-the-west", "bring aragorn")
    assert seen(match)["pool"] == {"free": 4, "shadow": 7}
    play(match, "skip event")
    assert asked(match) == "free fellowship"
    assert seen(match)["pool"] == {"free": 5, "shadow": 7}


def test_a_bonus_die_is_lost_only_with_the_next_turn() -> None:
    """2.5 (p. 19): the Witch-king dies, and this turn's dice stay."""
    match = table(
        {"osgiliath": "sauron-regular", "minas-tirith": "5 gondor-regular"},
        characters={"witch-king": "osgiliath", "strider": "minas-tirith"},
        war=["gondor", "sauron"],
        free="muster-army",
        shadow="event event",
        pool={"free": 4, "shadow": 8},
        chance=["dice 6 6 6 1 1 1", TURN_CARDS],
    )
    play(match, "die muster-army", "use attack", "attack minas-tirith osgiliath", "all", "reroll 0")
    play(match, "reroll 0", "stay")
    assert where(match, "witch-king") == "eliminated"
    assert seen(match)["dice"]["shadow"] == {"event": 2}
    assert seen(match)["pool"]["shadow"] == 8
    play(match, "skip event", "skip event")
    assert seen(match)["pool"] == {"free": 4, "shadow": 7}


# -- the Hunt Box --------------------------------------------------------------------------------


def test_the_shadow_puts_as_many_dice_into_the_hunt_box_as_there_are_companions() -> None:
    """2.6 (p. 19)."""
    match = table(phase="hunt")
    assert options(match) == [f"hunt {n}" for n in range(8)]
    match = table(phase="hunt", company=["strider", "meriadoc"])
    assert options(match) == ["hunt 0", "hunt 1", "hunt 2"]
    match = table(phase="hunt", company=[])
    assert options(match) == ["hunt 0", "hunt 1"]


def test_the_shadow_must_put_one_die_in_if_the_fellowship_moved_last_turn() -> None:
    """2.6 (p. 19)."""
    match = table(phase="hunt", company=["strider", "meriadoc"], hunt_box_before=2)
    assert options(match) == ["hunt 1", "hunt 2"]
    # With nobody but Gollum there is no choice, and the dice are rolled at once.
    rolls = ["free_die event event event event", "shadow_die army army army army army army"]
    match = table(phase="hunt", company=[], hunt_box_before=1, chance=rolls)
    assert settled(match) == ["hunt 1"]


def test_dice_moved_by_the_fellowship_come_back_and_are_remembered() -> None:
    """2.6 (p. 19, 38)."""
    match = table(
        free="character", shadow="event", hunt_box={"shadow": 1}, chance=["dice 1", TURN_CARDS]
    )
    play(match, "die character", "use fellowship", "skip event", "done")
    assert seen(match)["hunt_box"] == {"free": 0, "shadow": 0}
    assert options(match) == [f"hunt {n}" for n in range(1, 8)]


def test_dice_in_the_hunt_box_are_not_rolled_and_eyes_join_them() -> None:
    """2.6 (p. 19)."""
    rolled = "free_die character character muster event"
    match = table(phase="hunt", chance=[rolled, "shadow_die eye army eye muster event"])
    play(match, "hunt 2")
    assert seen(match)["hunt_box"] == {"free": 0, "shadow": 4}
    assert seen(match)["dice"] == {
        "free": {"character": 2, "muster": 1, "event": 1},
        "shadow": {"army": 1, "muster": 1, "event": 1},
    }
    assert asked(match) == "free die"


# -- the Mouth of Sauron -------------------------------------------------------------------------


def mouth_table(dice: str, **parts: Any) -> mathom.Match:
    """The Mouth of Sauron is in play, with an army that can move."""
    return table(
        {"barad-dur": "2 sauron-regular"},
        characters={"mouth-of-sauron": "barad-dur"},
        war=[*FREE_NATIONS, "sauron"],
        shadow=dice,
        free="event event event",
        to_act="shadow",
        **parts,
    )


def test_once_a_turn_the_mouth_of_sauron_turns_a_muster_into_an_army_result() -> None:
    """2.7 (his card)."""
    match = mouth_table("muster muster")
    play(match, "die muster")
    assert "as army" in options(match)
    play(match, "as army")
    assert settled(match) == ["use move", "move barad-dur gorgoroth"]
    play(match, "all")
    assert at(match, "gorgoroth") == {"sauron-regular": 2}
    play(match, "skip event", "die muster")
    assert "as army" not in options(match)


@pytest.mark.usefixtures("playable")
def test_the_messenger_pays_for_an_army_card() -> None:
    """2.7 (his card)."""
    match = mouth_table("muster", hands={"shadow": ["the-day-without-dawn", "stormcrow"]})
    play(match, "die muster", "use event")
    assert offered(match, "play") == ["stormcrow"]
    match = mouth_table("muster", hands={"shadow": ["the-day-without-dawn", "stormcrow"]})
    play(match, "die muster", "as army", "use event")
    assert offered(match, "play") == ["the-day-without-dawn"]


def test_a_muster_army_die_does_not_need_the_messenger() -> None:
    """2.7 (his card)."""
    match = mouth_table("muster-army muster")
    play(
        match,
        "die muster-army",
        "use move",
        "move barad-dur gorgoroth",
        "all",
        "skip event",
        "die muster",
    )
    assert "as army" in options(match)


def test_a_muster_used_as_a_muster_leaves_the_messenger_for_another() -> None:
    """2.7 (his card)."""
    match = mouth_table("muster muster")
    play(match, "die muster", "use politics", "nation isengard", "skip event", "die muster")
    assert "as army" in options(match)


def test_nobody_else_turns_a_muster_into_an_army_result() -> None:
    """2.7 (his card)."""
    match = table(
        {"barad-dur": "2 sauron-regular"}, war=["sauron"], shadow="muster", free="event", to_act="shadow"
    )
    play(match, "die muster")
    assert offered(match, "as") == []
