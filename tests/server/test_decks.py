"""Decks at a distance: what there is, and what is wrong with one."""

from __future__ import annotations

import httpx

from mathom.games.tcg.box import CARDS
from mathom.games.tcg.decks import DECKS, brief, write
from tests.server.player import post


def test_the_decks_of_the_game_and_its_formats_are_there(url: str) -> None:
    shelf = httpx.get(f"{url}/api/games/tcg/decks", params={"lang": "it"}).json()
    assert [deck["id"] for deck in shelf["decks"]] == list(DECKS)
    assert shelf["decks"][0]["title"] == "Il mazzo base di Aragorn"
    assert "3 Aragorn, Piedadalato (4P364)" in shelf["decks"][0]["text"]
    assert [one["id"] for one in shelf["formats"] if one["booklet"]] == ["towers", "fellowship", "open"]
    assert shelf["copies"] == 4


def test_every_card_is_there_to_be_sorted(url: str) -> None:
    cards = httpx.get(f"{url}/api/games/tcg/cards").json()
    assert [card["code"] for card in cards] == [card.code for card in CARDS]
    gimli = next(card for card in cards if card["code"] == "4C49")
    assert (gimli["culture"], gimli["twilight"]) == ("dwarven", 2)
    assert gimli["keywords"] == [{"id": "damage", "value": 1, "said": "damage +1"}]


def test_the_cards_are_sent_once_and_packed(url: str) -> None:
    first = httpx.get(f"{url}/api/games/tcg/cards", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    again = httpx.get(f"{url}/api/games/tcg/cards", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_a_good_list_becomes_what_the_setup_takes(url: str) -> None:
    text = write(DECKS["lorien"], "es", "Bosque")
    told = post(url, "games/tcg/decks/check", text=text).json()
    assert (told["name"], told["playable"], told["lines"], told["faults"]) == ("Bosque", True, [], [])
    assert told["setup"] == brief(DECKS["lorien"])
    assert (sum(told["sides"]["free"]["curve"]), told["ring_bearers"], len(told["hand"])) == (
        30, ["4R301"], 8,
    )  # fmt: skip


def test_a_faulty_list_is_answered_with_all_its_faults(url: str) -> None:
    told = post(url, "games/tcg/decks/check", text="Mine\n4 Uruk Stalkr\n2 Brego").json()
    assert (told["playable"], told["cards"]) == (False, {"4U263": 2})
    assert told["lines"][0]["line"] == 2
    to_blame = dict(zip(told["faults"], told["causes"], strict=True))
    assert to_blame["The draw deck has 2 cards: it needs at least 60."] == ["free", "shadow"]


def test_games_without_decks_and_formats_that_are_none_are_refused(url: str) -> None:
    assert httpx.get(f"{url}/api/games/duel/decks").status_code == 404
    assert post(url, "games/tcg/decks/check", text="", format="vintage").status_code == 422
