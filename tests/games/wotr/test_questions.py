"""What a question is about, as data, at the moment when it is asked."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

import mathom
from mathom.core.view import Question
from mathom.games.wotr.questions import About
from tests.games.wotr.table import asked, play, seen, table
from tests.games.wotr.walks import BEGINNINGS, begun, sampled


def about(match: mathom.Match, seat: str | None = None) -> dict[str, Any]:
    """What the question is about, for the seat that is asked or for another, as plain data."""
    assert match.decision is not None
    eyes = match.decision.seat if seat is None else match.seat(seat)
    found = match.decision.step.about(match.state, eyes)
    assert isinstance(found, Question)
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return data


SHADOW_ATTACKS: dict[str, Any] = {
    "war": ["sauron", "gondor"],
    "shadow": "army",
    "free": "event",
    "to_act": "shadow",
}


def test_a_hunt_reroll_shows_the_dice_what_they_need_and_who_gives_how_many() -> None:
    """p. 41: the Shadow rolls first, and then says what it rolls again."""
    match = table(
        {"moria": "2 sauron-regular, nazgul"},
        fellowship={"region": "moria"},
        free="character",
        shadow="event",
        hunt_box={"free": 1, "shadow": 3},
        chance=["dice 5 2 1"],
    )
    events = [event for choice in ("die character", "use fellowship") for event in match.play(choice)]
    assert [event.args for event in events if event.kind == "hunt"] == [
        {"rolls": "5 2 1", "need": 5, "count": 1}
    ]
    assert asked(match) == "shadow hunt_reroll"
    assert about(match) == {
        "kind": "hunt_reroll",
        "dice": [5, 2, 1],
        "need": 5,
        "successes": 1,
        "failed": 2,
        "most": 2,
        "thanks_to": ["stronghold", "army", "nazgul"],
    }
    assert about(match, "free") == about(match)


def test_hunt_damage_shows_the_tile_the_damage_and_what_was_done_against_it() -> None:
    match = table(
        fellowship={"region": "hollin", "guide": "meriadoc"},
        company=["meriadoc", "peregrin"],
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        chance=["dice 6", "tile std-3-1"],
    )
    play(match, "die character", "use fellowship")
    told = {"kind": "hunt_damage", "tile": "std-3-1", "full": 3, "damage": 3}
    assert about(match) == {**told, "casualty": False, "betrayed": False}
    play(match, "guide-ability", "to hollin")
    assert about(match) == {**told, "damage": 2, "casualty": False, "betrayed": False}


def test_a_combat_reroll_shows_both_rolls_and_the_hits_of_roll_and_reroll_apart() -> None:
    match = table(
        {
            "north-ithilien": "3 sauron-regular, nazgul",
            "dead-marshes": "3 gondor-regular, gondor-leader",
        },
        chance=["dice 5 1 2; dice 1 1 6; dice 6"],
        **SHADOW_ATTACKS,
    )
    play(match, "die army", "use attack", "attack north-ithilien dead-marshes")
    told = [event.args for event in match.play("all") if event.kind == "combat"]
    assert [(one["side"], one["rolls"], one["need"], one["count"]) for one in told] == [
        ("shadow", "5 1 2", 5, 1),
        ("free", "1 1 6", 5, 1),
    ]
    own = {"side": "shadow", "dice": [5, 1, 2], "need": 5, "bonus": 0, "reroll_bonus": 0}
    enemy = {"side": "free", "dice": [1, 1, 6], "need": 5, "bonus": 0, "reroll_bonus": 0}
    assert about(match) == {
        "kind": "reroll",
        "own": {**own, "hits": 1, "reroll_hits": 0},
        "enemy": {**enemy, "hits": 1, "reroll_hits": 0},
        "misses": 2,
        "most": 1,
    }
    again = [event.args for event in match.play("reroll 1") if event.kind == "combat_reroll"]
    assert again == [{"side": "shadow", "rolls": "6", "need": 5, "count": 1, "total": 2}]
    assert asked(match) == "free reroll"
    assert about(match)["enemy"] == {**own, "hits": 1, "reroll_hits": 1}


def test_a_force_shows_who_was_named_from_where_to_where_and_its_limits() -> None:
    match = table(
        {"edoras": "2 rohan-regular, rohan-elite, rohan-leader", "folde": "8 rohan-regular"},
        war=["rohan"],
        free="muster-army",
        shadow="event",
        characters={"legolas": "edoras"},
    )
    play(match, "die muster-army", "use move")
    assert about(match) == {"kind": "march", "left": 2, "leader": False, "moved": []}
    play(match, "move edoras folde", "take rohan-regular")
    found = about(match)
    assert (found["why"], found["start"], found["end"]) == ("march", "edoras", "folde")
    assert (found["mode"], found["named"], found["room"]) == ("taking", {"rohan-regular": 1}, 2)
    everybody = {"rohan-regular": 2, "rohan-elite": 1, "rohan-leader": 1, "legolas": 1}
    assert found["may_go"] == everybody
    play(match, "go")
    moved = [{"region": "folde", "force": {"rohan-regular": 1}}]
    assert about(match) == {"kind": "march", "left": 1, "leader": False, "moved": moved}


def test_casualties_show_the_hits_and_advancing_where_from_and_where_to() -> None:
    match = table(
        {"north-ithilien": "3 sauron-regular", "dead-marshes": "gondor-regular, rohan-regular"},
        chance=["dice 6 1 1; dice 1 1", "dice 6 1 1; dice 1"],
        **SHADOW_ATTACKS,
    )
    play(match, "die army", "use attack", "attack north-ithilien dead-marshes", "all")
    assert about(match) == {"kind": "casualties", "side": "free", "place": "dead-marshes", "hits": 1}
    play(match, "lose rohan-regular")
    assert about(match) == {"kind": "cease", "round": 1, "elite": False}
    play(match, "fight")
    assert about(match) == {"kind": "retreat", "region": "dead-marshes"}
    play(match, "stand")
    assert about(match) == {"kind": "advance", "start": "north-ithilien", "end": "dead-marshes"}


def test_the_way_of_the_fellowship_is_shown_as_it_is_walked() -> None:
    match = table(phase="fellowship", fellowship={"region": "rivendell", "progress": 2})
    play(match, "declare", "step fords-of-bruinen")
    assert about(match) == {
        "kind": "walk",
        "revealed": "no",
        "path": ["rivendell", "fords-of-bruinen"],
        "left": 1,
    }


def test_a_group_shows_who_goes_and_how_far() -> None:
    match = table(
        characters={"gimli": "bree", "legolas": "bree", "boromir": "edoras"},
        free="character",
        shadow="event",
    )
    play(match, "die character", "use companions", "group gimli", "with legolas")
    told = {"group": ["gimli", "legolas"], "region": "bree", "level": 2, "moved": []}
    assert about(match) == {"kind": "group", **told}
    match = table(free="character", shadow="event", fellowship={"progress": 3})
    play(match, "die character", "use separate", "group gimli")
    assert about(match) == {"kind": "separate", "group": ["gimli"], "reach": 5}


def test_a_die_and_a_card_that_asks_are_named() -> None:
    match = table(free="will-of-the-west", shadow="event", hands={"free": ["athelas"]})
    play(match, "die will-of-the-west", "as event")
    assert about(match) == {"kind": "action", "die": "will-of-the-west", "face": "event"}
    match = table(
        hands={"shadow": ["rage-of-the-dunlendings"]},
        armies={"south-dunland": "2 isengard-regular"},
        war=["isengard"],
        shadow="muster-army",
        free="event",
        to_act="shadow",
    )
    play(match, "die muster-army", "use event", "play rage-of-the-dunlendings")
    assert about(match) == {"kind": "card", "card": "rage-of-the-dunlendings", "tile": None}


def test_whatever_is_asked_what_it_is_about_can_be_sent_and_read_and_tells_no_hand() -> None:
    """For every seat and for those who watch; the other's hand is in none of it."""
    kinds: set[str] = set()
    for seed, beginning in enumerate(BEGINNINGS):
        for match in sampled(begun(beginning, seed), seed, most=300, one_of=5):
            assert match.decision is not None
            hands = seen(match)["hands"]
            for seat in (-1, 0, 1):
                found = match.decision.step.about(match.state, seat)
                if found is None:
                    continue
                sent = msgspec.json.encode(found)
                assert msgspec.json.decode(sent, type=About) == found
                kinds.add(msgspec.to_builtins(found)["kind"])
                for side, hand in hands.items():
                    if match.seat(side) != seat:
                        assert not [card for card in hand if f'"{card}"' in sent.decode()]
    assert len(kinds) > 20
    assert len(get_args(About)) >= len(kinds)
