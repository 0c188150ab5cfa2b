"""Drawing, holding and discarding event cards (p. 22)."""

from __future__ import annotations

from mathom.games.wotr.box import CARD_IDS
from tests.games.wotr.table import TURN_CARDS, asked, offered, play, seen, settled, table

FREE_HAND = ["athelas", "bilbos-song", "elven-rope", "the-red-arrow", "cirdans-ships"]


def test_a_turn_begins_with_two_cards_each_and_then_the_hand_is_cut_to_six() -> None:
    """3.1 (p. 22)."""
    match = table(hands={"free": FREE_HAND}, chance=[TURN_CARDS])
    assert asked(match) == "free discard"
    assert len(offered(match, "discard")) == 7
    play(match, "discard athelas")
    assert asked(match) == "free fellowship"
    assert seen(match)["hidden_discards"]["free"] == ["athelas"]
    assert len(seen(match)["hands"]["free"]) == 6


def test_both_players_cut_their_hands() -> None:
    """3.1 (p. 22)."""
    shadow_hand = ["orc-patrol", "stormcrow", "olog-hai", "hill-trolls", "wormtongue"]
    match = table(hands={"free": FREE_HAND, "shadow": shadow_hand}, chance=[TURN_CARDS])
    play(match, "discard athelas")
    assert asked(match) == "shadow discard"
    play(match, "discard stormcrow")
    assert seen(match)["hidden_discards"] == {"free": ["athelas"], "shadow": ["stormcrow"]}
    assert asked(match) == "free fellowship"


def test_a_card_drawn_above_the_limit_is_discarded_at_once_face_down() -> None:
    """3.1 (p. 22)."""
    hand = [*FREE_HAND, "guards-of-the-citadel"]
    match = table(free="event", shadow="event", hands={"free": hand}, chance=["card wizards-staff"])
    play(match, "die event", "use draw", "draw character")
    assert offered(match, "discard") == sorted([*hand, "wizards-staff"])
    play(match, "discard wizards-staff")
    assert asked(match) == "shadow die"
    assert "wizards-staff" not in str(match.view(1))


def test_an_empty_deck_gives_no_card() -> None:
    """3.1 (p. 22)."""
    character_cards = CARD_IDS[:24]
    drawn = ["card the-last-battle"]
    match = table(free="event", shadow="event", discards={"free": character_cards}, chance=drawn)
    play(match, "die event")
    assert settled(match) == ["use draw", "draw strategy"]


def test_an_empty_deck_is_not_refilled_when_a_turn_begins() -> None:
    """3.1 (p. 22): only the other deck gives a card."""
    match = table(
        discards={"free": CARD_IDS[:24]}, chance=["card the-last-battle shelobs-lair return-to-valinor"]
    )
    assert asked(match) == "free fellowship"
    assert seen(match)["hands"]["free"] == ["the-last-battle"]
    assert len(seen(match)["discards"]["free"]) == 24


def test_cards_on_the_table_are_not_in_the_hand() -> None:
    """3.1 (p. 22): so six more may be held."""
    match = table(hands={"free": FREE_HAND[:4]}, table=["wizards-staff"], chance=[TURN_CARDS])
    assert asked(match) == "free fellowship"
    assert len(seen(match)["hands"]["free"]) == 6
