"""Drawing, holding and swapping cards where two share a side (p. 45)."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.games.wotr.box import CARDS
from tests.games.wotr.table import WOTR, asked, offered, options, play, scripted, seen, table

FIRST_TURN = [
    "card elven-cloaks the-last-battle elven-rope wisdom-of-elrond",
    "card shelobs-lair return-to-valinor orc-patrol stormcrow",
]
"""What is drawn in the first turn: by the Rohan, Gondor, Saruman and Witch-king players."""


def hands(match: mathom.Match) -> dict[str, list[str]]:
    found: dict[str, list[str]] = seen(match)["hands"]
    return found


def drawing(*chance: str, players: str = "4", **parts: Any) -> mathom.Match:
    """The second turn begins: the Gondor and Witch-king players do not lead it."""
    return table(players=players, phase="draw", turn=2, chance=chance, **parts)


def swapping() -> mathom.Match:
    """The Free Peoples have drawn and may swap."""
    return play(
        drawing(
            "card axe-and-bow horn-of-gondor",
            hands={"gondor-player": ["athelas"], "rohan-player": ["bilbos-song"]},
        ),
        "draw character",
        "draw character",
    )


def test_in_the_first_turn_everybody_draws_from_each_deck_the_leading_player_last() -> None:
    match = play(WOTR.new(chance=scripted(*FIRST_TURN), players="4"), "keep", "keep")
    assert hands(match) == {
        "gondor-player": ["elven-rope", "wisdom-of-elrond"],
        "rohan-player": ["elven-cloaks", "the-last-battle"],
        "witch-king-player": ["orc-patrol", "stormcrow"],
        "saruman-player": ["shelobs-lair", "return-to-valinor"],
    }


def test_in_later_turns_each_draws_one_card_from_a_deck_of_his_choice() -> None:
    match = drawing("card athelas the-red-arrow")
    assert asked(match) == "gondor-player draw"
    assert offered(match, "draw") == ["character", "strategy"]
    play(match, "draw character")
    assert asked(match) == "rohan-player draw"
    play(match, "draw strategy")
    assert hands(match)["gondor-player"] == ["athelas"]
    assert hands(match)["rohan-player"] == ["the-red-arrow"]


def test_partners_draw_from_the_same_decks() -> None:
    match = drawing("card athelas bilbos-song")
    before = match.view(-1).decks["free"]["character"]
    play(match, "draw character", "draw character")
    assert match.view(-1).decks["free"]["character"] == before - 2


def test_each_of_two_partners_holds_four_cards_at_most() -> None:
    match = drawing(
        "card athelas",
        hands={"gondor-player": ["elven-rope", "axe-and-bow", "bilbos-song", "horn-of-gondor"]},
    )
    play(match, "draw character")
    assert asked(match) == "gondor-player discard"
    play(match, "discard elven-rope")
    assert len(hands(match)["gondor-player"]) == 4
    assert seen(match)["hidden_discards"]["gondor-player"] == ["elven-rope"]


def test_five_cards_in_the_hand_of_a_partner_cannot_be() -> None:
    cards = ["elven-rope", "axe-and-bow", "bilbos-song", "horn-of-gondor", "athelas"]
    with pytest.raises(mathom.BadPosition, match="4"):
        table(players="4", phase="hunt", hands={"rohan-player": cards})


def test_whoever_is_alone_draws_two_cards_and_keeps_six_while_the_others_keep_four() -> None:
    match = drawing(
        "card athelas the-red-arrow orc-patrol",
        players="3",
        hands={
            "free": ["elven-rope", "axe-and-bow", "bilbos-song", "horn-of-gondor"],
            "witch-king-player": ["shelobs-lair", "cruel-weather", "nazgul-search", "stormcrow"],
        },
    )
    assert len(hands(match)["free"]) == 6
    assert asked(match) == "witch-king-player draw"
    play(match, "draw character")
    assert asked(match) == "witch-king-player discard"


def test_whoever_is_alone_discards_what_is_more_than_six() -> None:
    held = ["elven-rope", "axe-and-bow", "bilbos-song", "horn-of-gondor", "elven-cloaks"]
    match = drawing("card athelas the-red-arrow", players="3", hands={"free": held})
    assert asked(match) == "free discard"
    play(match, "discard athelas")
    assert asked(match) == "witch-king-player draw"


# -- the swap ------------------------------------------------------------------------------------


def test_after_drawing_partners_may_swap_if_both_want_to_and_the_leading_player_answers_last() -> None:
    match = swapping()
    assert asked(match) == "gondor-player swap"
    play(match, "swap")
    assert asked(match) == "rohan-player swap"
    play(match, "swap")
    assert asked(match) == "gondor-player give"


def test_whoever_does_not_want_to_swap_ends_it() -> None:
    first = play(swapping(), "keep")
    assert asked(first) == "witch-king-player draw"
    second = play(swapping(), "swap", "keep")
    assert asked(second) == "witch-king-player draw"
    assert hands(second)["gondor-player"] == ["axe-and-bow", "athelas"]


def test_a_swap_is_one_card_for_one_chosen_by_each_without_knowing() -> None:
    match = play(swapping(), "swap", "swap", "give athelas")
    assert asked(match) == "rohan-player give"
    assert offered(match, "give") == ["bilbos-song", "horn-of-gondor"]
    play(match, "give horn-of-gondor")
    assert hands(match)["gondor-player"] == ["axe-and-bow", "horn-of-gondor"]
    assert hands(match)["rohan-player"] == ["athelas", "bilbos-song"]


def test_there_is_one_swap_a_turn() -> None:
    match = play(swapping(), "swap", "swap", "give athelas", "give horn-of-gondor")
    assert asked(match) == "witch-king-player draw"


def test_who_has_no_card_cannot_swap() -> None:
    # Nothing is left to draw, and only one of the two has a card.
    gone = [card.id for card in CARDS if card.side == 0 and card.id != "athelas"]
    match = drawing(hands={"rohan-player": ["athelas"]}, discards={"free": gone})
    assert asked(match) == "witch-king-player draw"


def test_a_card_that_is_not_in_the_hand_cannot_be_given() -> None:
    match = play(swapping(), "swap", "swap")
    reason = match.game.refusal(match.state, "give elven-rope")
    assert (reason.text.id, reason.rule.page) == ("wotr-refusal-hand", 45)


def test_whoever_is_alone_has_nobody_to_swap_with() -> None:
    match = drawing("card athelas the-red-arrow", players="3", hands={"free": ["bilbos-song"]})
    assert asked(match) == "witch-king-player draw"


# -- cards drawn by an effect --------------------------------------------------------------------


def test_a_card_drawn_with_a_die_goes_to_the_player_who_used_it_and_his_limit_holds_at_once() -> None:
    held = ["elven-rope", "axe-and-bow", "bilbos-song", "horn-of-gondor"]
    match = table(
        players="4",
        free="event",
        shadow="army",
        to_act="rohan-player",
        hands={"rohan-player": held},
        chance=["card athelas"],
    )
    play(match, "die event", "use draw", "draw character")
    assert asked(match) == "rohan-player discard"
    assert "discard athelas" in options(match)
