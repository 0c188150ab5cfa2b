"""The Shadow's character cards that need Saruman: a seeing-stone and a flatterer."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.box import CARD_IDS
from tests.games.wotr.cards.shadowing import (
    can_play,
    corruption,
    declares,
    discarded,
    go,
    hand,
    holding,
    on_table,
    plays,
)
from tests.games.wotr.table import asked, at, awake, offered, options, seen, step, table, where

# -- The Palantír of Orthanc ---------------------------------------------------------------------

STONE = "the-palantir-of-orthanc"
SARUMAN = {"saruman": "orthanc"}


# card: the-palantir-of-orthanc
def test_the_palantir_brings_a_card_for_each_card_played_with_an_event_result() -> None:
    """After the card that was played; from either deck."""
    match = plays(
        "morgul-wound",
        die="event",
        characters=SARUMAN,
        fellowship={"region": "hollin", "hidden": False},
        table=[STONE],
        chance=["card olog-hai"],
    )
    assert corruption(match) == 2
    assert asked(match) == "shadow draw"
    assert options(match) == ["draw character", "draw strategy"]
    go(match, "draw strategy")
    assert hand(match) == ["olog-hai"]
    assert asked(match) == "free die"


# card: the-palantir-of-orthanc
def test_the_palantir_shows_nothing_for_another_die_nor_for_itself() -> None:
    match = plays(
        "morgul-wound",
        characters=SARUMAN,
        fellowship={"region": "hollin", "hidden": False},
        table=[STONE],
    )
    assert asked(match) == "free die"
    match = plays(STONE, die="event", characters=SARUMAN)
    assert on_table(match) == [STONE]
    assert asked(match) == "free die"


# card: the-palantir-of-orthanc
def test_the_palantir_draws_from_the_only_deck_that_is_left_without_a_question() -> None:
    held = ["orc-patrol", "stormcrow", "hill-trolls", "wormtongue", "grond-hammer-of-the-underworld"]
    gone = [
        card for card in CARD_IDS[48:72] if card not in (*held, STONE, "shelobs-lair", "give-it-to-uss")
    ]
    match = plays(
        "give-it-to-uss",
        die="event",
        characters=SARUMAN,
        hands={"shadow": ["give-it-to-uss", *held]},
        discards={"shadow": [*gone, *[card for card in CARD_IDS[72:] if card not in held]]},
        table=[STONE],
        chance=["card shelobs-lair"],
    )
    assert len(hand(match)) == 6
    assert asked(match) == "free die"


# card: the-palantir-of-orthanc
def test_the_palantir_does_not_serve_the_free_peoples() -> None:
    match = table(
        free="event",
        shadow="event",
        characters=SARUMAN,
        company=["strider"],
        hands={"free": ["elven-rope"]},
        table=[STONE],
    )
    go(match, "die event", "use event", "play elven-rope")
    assert asked(match) == "shadow die"


# card: the-palantir-of-orthanc
def test_the_palantir_needs_saruman_and_goes_with_him() -> None:
    assert not can_play(holding(STONE), STONE)
    assert can_play(holding(STONE, characters=SARUMAN), STONE)
    match = table(
        {"orthanc": "5 rohan-regular"},
        inside={"orthanc": "isengard-regular"},
        free="muster-army",
        shadow="event",
        war=["rohan", "isengard"],
        characters={"saruman": "orthanc-inside"},
        table=[STONE],
        chance=["dice 6 1 1 1 1; dice 1"],
    )
    go(match, "die muster-army", "use attack", "assault orthanc", "all", "reroll 0")
    assert where(match, "saruman") == "eliminated"
    assert on_table(match) == []


# card: the-palantir-of-orthanc
def test_the_palantir_shows_nothing_if_saruman_falls_by_the_card_that_was_played() -> None:
    """It draws when that card has taken effect, and by then it is gone."""
    match = plays(
        "the-ringwraiths-are-abroad",
        {"orthanc": "5 rohan-regular"},
        die="event",
        inside={"orthanc": "isengard-regular, nazgul"},
        war=["rohan", "isengard"],
        characters={"saruman": "orthanc-inside"},
        table=[STONE],
        chance=["dice 1; dice 6 6 1 1 1"],
    )
    go(match, "done", "use attack", "sortie orthanc", "all", "reroll 0")
    assert where(match, "saruman") == "eliminated"
    assert on_table(match) == []
    assert asked(match) == "free die"
    assert hand(match) == []


# card: the-palantir-of-orthanc
def test_the_palantir_can_be_ended_with_a_will_of_the_west() -> None:
    match = table(free="will-of-the-west", shadow="event", characters=SARUMAN, table=[STONE])
    go(match, "die will-of-the-west", f"end {STONE}")
    assert on_table(match) == []
    assert discarded(match) == [STONE]
    assert seen(match)["rings"] == {"free": 3, "shadow": 0}
    assert asked(match) == "shadow die"


# card: the-palantir-of-orthanc
def test_the_palantir_can_be_ended_with_any_die_and_an_elven_ring() -> None:
    """That is the ring of this turn, and it goes over to the Shadow."""
    match = table(free="event event", shadow="event", characters=SARUMAN, table=[STONE])
    go(match, "die event", f"end {STONE}")
    assert on_table(match) == []
    assert seen(match)["rings"] == {"free": 2, "shadow": 1}
    assert seen(match)["ring_used"] == ["free"]
    for parts in ({"rings": {"free": 0}}, {"ring_used": ["free"]}):
        match = table(free="event", shadow="event", characters=SARUMAN, table=[STONE], **parts)
        go(match, "die event")
        assert offered(match, "end") == []


# -- Wormtongue ----------------------------------------------------------------------------------

MISSES = "dice 1 1 1 1; dice 1 1 1"
FLATTERED: dict[str, Any] = {"characters": SARUMAN, "table": ["wormtongue"]}


def attacked(start: str, target: str, defenders: str, *chance: str) -> mathom.Match:
    """The Shadow attacks a region of Rohan while Wormtongue has its king's ear."""
    match = table(
        {start: "4 isengard-regular", target: defenders},
        free="event",
        shadow="army",
        to_act="shadow",
        war=["isengard"],
        chance=chance,
        **FLATTERED,
    )
    return go(match, "die army", "use attack", f"attack {start} {target}", "all")


# card: wormtongue
def test_wormtongue_keeps_rohan_asleep_when_it_is_entered_or_attacked_elsewhere() -> None:
    match = attacked("fords-of-isen", "westemnet", "3 rohan-regular", MISSES)
    assert not awake(match, "rohan")
    assert on_table(match) == ["wormtongue"]
    # It goes forward on the track all the same.
    assert step(match, "rohan") == 2
    match = table(
        {"orthanc": "3 isengard-regular"},
        free="event",
        shadow="army",
        to_act="shadow",
        war=["isengard"],
        **FLATTERED,
    )
    go(match, "die army", "use move", "move orthanc fords-of-isen", "all")
    assert at(match, "fords-of-isen") == {"isengard-regular": 3}
    assert not awake(match, "rohan")


# card: wormtongue
def test_an_attack_on_edoras_or_helms_deep_ends_wormtongue_whoever_defends_them() -> None:
    for defenders in ("3 rohan-regular", "3 elves-regular"):
        match = attacked("westemnet", "edoras", defenders, MISSES)
        assert awake(match, "rohan")
        go(match, "cease")
        assert on_table(match) == []
    match = attacked("fords-of-isen", "helms-deep", "rohan-regular")
    assert awake(match, "rohan")
    go(match, "withdraw", "stay")
    assert discarded(match) == ["wormtongue"]


# card: wormtongue
def test_wormtongue_needs_saruman_and_is_pointless_once_rohan_is_awake() -> None:
    assert not can_play(holding("wormtongue"), "wormtongue")
    match = plays("wormtongue", characters=SARUMAN)
    assert on_table(match) == ["wormtongue"]
    match = plays("wormtongue", characters=SARUMAN, awake=["rohan"])
    assert on_table(match) == []
    assert discarded(match) == ["wormtongue"]


# card: wormtongue
def test_a_companion_at_edoras_wakes_rohan_in_spite_of_wormtongue() -> None:
    match = table(
        free="character",
        shadow="event",
        table=["wormtongue"],
        characters={**SARUMAN, "gandalf-grey": "folde"},
    )
    go(match, "die character", "use companions", "group gandalf-grey", "to edoras")
    assert awake(match, "rohan")
    assert on_table(match) == []


# card: wormtongue
def test_a_declaration_at_edoras_wakes_rohan_in_spite_of_wormtongue() -> None:
    match = declares("folde", "edoras", **FLATTERED)
    assert awake(match, "rohan")
    assert on_table(match) == []


# card: wormtongue
def test_wormtongue_keeps_rohan_asleep_when_the_witch_king_comes_and_by_cards() -> None:
    match = table(
        {"barad-dur": "sauron-regular"},
        free="event",
        shadow="muster",
        to_act="shadow",
        war=["sauron", "gondor"],
        **FLATTERED,
    )
    go(match, "die muster", "use minion", "bring witch-king")
    assert awake(match, "north")
    assert not awake(match, "rohan")
    match = table(free="event", shadow="event", hands={"free": ["wisdom-of-elrond"]}, **FLATTERED)
    go(match, "die event", "use event", "play wisdom-of-elrond", "nation rohan")
    assert not awake(match, "rohan")
    assert step(match, "rohan") == 2
