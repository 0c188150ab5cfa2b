"""Guide 3, 14: what the clockwork draws, holds and turns up, where nobody has looked at its cards."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.box import CHARACTER_DECK, SHADOW
from mathom.games.wotr.clockwork.drawing import held, take_at_random
from mathom.games.wotr.state import WotrState
from tests.games.wotr.clockwork.alone import OWN, all_but, alone, attack, attacked, face_down, number
from tests.games.wotr.table import play, seen, table

DECK = 24
"""How many cards are in a deck at the beginning."""


def turn(**parts: Any) -> mathom.Match:
    """A turn begins."""
    drawn = ["card elven-cloaks the-last-battle"]
    return table({}, players="1", phase="draw", company=[], chance=drawn, **parts)


# -- from which deck -----------------------------------------------------------------------------


def test_with_few_cards_an_event_die_draws_of_the_scarcer_deck_and_on_a_tie_of_the_characters() -> None:
    # Guide 10.1
    for hand, drawn in (
        ([], (1, 0)),
        (["orc-patrol"], (0, 1)),
        (["stormcrow"], (1, 0)),
        (["orc-patrol", "stormcrow"], (1, 0)),
    ):
        assert face_down(alone({}, shadow="event", hands={"shadow": hand})) == drawn


def test_from_an_empty_deck_with_nothing_under_it_nobody_draws_and_its_cards_stay_unseen() -> None:
    # A6
    used = all_but("strategy", "olog-hai")
    match = turn(discards={"shadow": used}, clockwork={"occupied": OWN, "face_down": {"strategy": 1}})
    assert face_down(match) == (1, 1)
    assert seen(match)["hands"].get("shadow", []) == []


def test_the_strategy_deck_too_is_made_anew_of_the_cards_under_it() -> None:
    # A6
    known = ("olog-hai", "stormcrow", "pits-of-mordor")
    match = turn(
        discards={"shadow": all_but("strategy", *known)},
        clockwork={
            "occupied": OWN,
            "face_down": {"strategy": 1},
            "under_the_decks": {"strategy": ["olog-hai", "stormcrow"]},
        },
    )
    assert seen(match)["hands"]["shadow"] == ["pits-of-mordor"]
    assert face_down(match) == (1, 1)
    assert match.view("free").decks["shadow"] == {"character": DECK - 1, "strategy": 1}


def test_what_is_found_unplayable_is_drawn_again_if_the_deck_has_run_out() -> None:
    # A6: the card that has just gone under the empty deck is the new deck.
    match = alone(
        {},
        "card morgul-wound",
        shadow="character",
        hands={"shadow": ["morgul-wound"]},
        discards={"shadow": all_but("character", "morgul-wound")},
        fellowship={"region": "rivendell"},
    )
    assert face_down(match) == (1, 0)
    assert seen(match)["clockwork"].get("under_the_decks", {}).get("character", []) == []


# -- which card ----------------------------------------------------------------------------------


def test_a_card_that_nobody_has_looked_at_comes_off_the_deck_when_it_is_turned_up() -> None:
    # Guide 14
    match = alone(
        {},
        "card morgul-wound",
        shadow="character",
        clockwork={"occupied": OWN, "face_down": {"character": 1}},
        fellowship={"region": "rivendell"},
    )
    assert face_down(match) == (1, 0)  # another for the one that could not be played
    assert seen(match)["clockwork"]["under_the_decks"]["character"] == ["morgul-wound"]
    assert match.view("free").decks["shadow"]["character"] == DECK - 2


def one_it_knows(unseen: int, seed: int) -> WotrState:
    """It holds Orc Patrol, which it has looked at, and some Character cards that it has not."""
    marked = {"occupied": OWN, "face_down": {"character": unseen}}
    state: WotrState = mathom.game("wotr").position(
        {
            "hands": {"shadow": ["orc-patrol"]},
            "clockwork": marked,
            "dice": {"free": {"event": 1}},
            "to_act": "free",
        },
        seed=seed,
        players="1",
    ).state  # fmt: skip
    return state


def test_each_card_that_it_holds_is_as_likely_whether_it_was_looked_at_or_not() -> None:
    # Guide 14: one in four; of 24 cards that may lie there, it would be one in seventy if they counted.
    state = one_it_knows(3, seed=1)
    known = number("orc-patrol")
    found = 0
    for _ in range(400):
        trial = state.clone()
        trial.chance = state.chance
        found += take_at_random(trial, CHARACTER_DECK, "try") == known
    assert 70 <= found <= 130


def test_the_last_card_is_turned_up_though_its_deck_is_empty() -> None:
    state = one_it_knows(0, seed=1)
    state.decks[2 * SHADOW + CHARACTER_DECK].clear()
    assert take_at_random(state, CHARACTER_DECK, "try") == number("orc-patrol")
    assert held(state, CHARACTER_DECK) == 0


def test_a_combat_card_that_comes_from_the_deck_leaves_it() -> None:
    # Guide 15.8, A61
    match = attacked(
        {"dimrill-dale": "5 elves-elite", "moria": "6 sauron-regular"},
        "card stormcrow; dice 1 1 1 1 1; dice 1 1 1 1 1",
        lost=("moria",),
    )
    attack(match, "dimrill-dale", "moria")
    play(match, "combat none")
    assert "stormcrow" in seen(match)["discards"]["shadow"]
    assert match.view("free").decks["shadow"]["strategy"] == DECK - 1


def test_a_combat_card_that_nobody_has_looked_at_comes_off_the_deck_when_it_is_turned_up() -> None:
    # Guide 15.7
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        "card stormcrow; dice 1 1 1 1 1; dice 1",
        shadow="army",
        clockwork={"occupied": OWN, "face_down": {"strategy": 1}},
    )
    play(match, "fight", "combat none")
    assert face_down(match) == (0, 0)
    assert "stormcrow" in seen(match)["discards"]["shadow"]
    assert match.view("free").decks["shadow"]["strategy"] == DECK - 1


# -- who may know ----------------------------------------------------------------------------------


def test_a_card_that_is_turned_up_to_be_played_is_seen_by_all_and_one_that_could_pay_is_not() -> None:
    # Guide 14, A13: the record of the Free Peoples says what they have seen.
    tried = alone(
        {},
        "card morgul-wound",
        shadow="character",
        clockwork={"occupied": OWN, "face_down": {"character": 1}},
        fellowship={"region": "rivendell"},
    )
    assert "morgul-wound" in tried.record("free")
    held = alone(
        {"dimrill-dale": "9 sauron-regular", "lorien": "elves-regular"},
        "card orc-patrol isildurs-bane; dice 1",
        shadow="army",
        table=["a-power-too-great"],
        clockwork={"occupied": OWN, "face_down": {"character": 2}},
    )
    assert seen(held)["hands"]["shadow"] == ["orc-patrol", "isildurs-bane"]
    assert "isildurs-bane" not in held.record("free")
    # They lie in the hand now, and not in the deck.
    assert held.view("free").decks["shadow"]["character"] == DECK - 2
    assert face_down(held) == (0, 0)
    drawn = attacked(
        {"dimrill-dale": "5 elves-elite", "moria": "6 sauron-regular"},
        "card hill-trolls; card stormcrow; dice 1 1 1 1 1; dice 1 1 1 1 1",
        lost=("moria",),
    )
    attack(drawn, "dimrill-dale", "moria")
    play(drawn, "combat none")
    assert "card hill-trolls" not in drawn.record("free")


def test_a_deck_is_made_anew_as_soon_as_it_has_run_out() -> None:
    # A6: not only when the next card is wanted.
    used = all_but("strategy", "olog-hai", "stormcrow")
    match = turn(
        discards={"shadow": used},
        hands={"shadow": []},
        clockwork={"occupied": OWN, "under_the_decks": {"strategy": ["stormcrow"]}},
    )
    assert seen(match)["clockwork"]["under_the_decks"]["strategy"] == []
    assert match.view("free").decks["shadow"]["strategy"] == 1
    assert seen(match)["hands"]["shadow"] == ["olog-hai"]
