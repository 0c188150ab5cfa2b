"""`mathom cards`: every card of a game can be looked at."""

from __future__ import annotations

import pytest

import mathom
from mathom.core.lang import LANGUAGES
from mathom.games.duel.box import CARD_IDS as DUEL_CARDS
from mathom.games.wotr.box import CARD_IDS as WOTR_CARDS
from mathom.games.wotr.box import CARDS, TILES
from mathom.games.wotr.text.names import tiles_of
from mathom.terminal.boards import board_of
from mathom.terminal.voice import Voice
from tests.terminal.desk import Desk


def test_all_cards_are_listed_deck_by_deck(desk: Desk) -> None:
    done = desk.run("cards", "wotr")
    assert done.code == 0
    decks = ["Free Peoples: Character deck", "Shadow: Strategy deck"]
    first, last = (done.out.index(deck) for deck in decks)
    assert first < done.out.index("Elven Cloaks") < last < done.out.index("Pits of Mordor")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "cards"), [("wotr", WOTR_CARDS), ("duel", DUEL_CARDS)])
def test_every_card_is_in_one_deck_and_has_something_said_of_it(
    game: str, cards: list[str], language: str
) -> None:
    board = board_of(mathom.game(game), Voice(language))
    listed = [id for deck in board.decks().values() for id in deck]
    assert sorted(listed) == sorted(cards)
    for id in listed:
        assert board.card(id).plain
        assert board.game.explain("card", id)


def test_a_card_is_shown_with_its_deck_its_icon_its_tile_and_its_combat_card(desk: Desk) -> None:
    done = desk.run("cards", "wotr", "shelob's", "lair")
    assert done.code == 0
    for said in (
        "Shelob's Lair: card 1 of the Shadow's Character deck.",
        "Played with an Event result or with a die of this icon: Character.",
        "Hunt tile: Shelob's Lair.",
        "The damage is the roll of a die.",
        "As a Combat card: One for the Dark Lord, initiative 3.",
    ):
        assert said in done.said


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", "Phial of Galadriel"),
        ("en", "fiala"),
        ("en", "PHIAL-OF-GALADRIEL"),
        ("it", "phial"),
        ("it", "fiala di galadriel"),
        ("es", "Fiala"),
    ],
)
def test_part_of_a_name_in_any_language_finds_a_card(desk: Desk, language: str, named: str) -> None:
    done = desk.run("cards", "wotr", named, "--lang", language)
    title = Voice(language).say(mathom.game("wotr").name("card", "phial-of-galadriel"))
    assert done.out.startswith(title)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_brings_a_tile_has_the_name_of_the_tile(language: str) -> None:
    game, voice = mathom.game("wotr"), Voice(language)
    bringing = {card.id: tile.id for card in CARDS for tile in tiles_of(card)}
    assert len(bringing) == len([tile for tile in TILES if tile.special >= 0])
    for card, tile in bringing.items():
        assert voice.say(game.name("card", card)) == voice.say(game.name("tile", tile))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_war_says_what_it_does_as_an_event_and_in_combat(language: str) -> None:
    for card in CARDS:
        said = [text.id for text in mathom.game("wotr").explain("card", card.id)]
        assert f"wotr-event-{card.id}-text" in said
        assert f"wotr-combat-{card.combat}-text" in said
        assert all(Voice(language).knows(id) for id in said)


def test_a_name_of_a_few_cards_shows_them_all_and_one_of_many_lists_them(desk: Desk) -> None:
    ents = desk.run("cards", "wotr", "ents awake")
    assert ents.out.count("As a Combat card") == 3
    shadow = desk.run("cards", "wotr", "shadow")
    assert "cards are called “shadow”:" in shadow.out
    assert "The Shadow is Moving" in shadow.out
    assert "As a Combat card" not in shadow.out


def test_an_unknown_card_is_answered_with_names_that_come_near(desk: Desk) -> None:
    done = desk.run("cards", "wotr", "elven cloack")
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("No card is called “elven cloack”. Perhaps you mean: Elven Cloaks")
    nothing = desk.run("cards", "wotr", "xyzzy", "--lang", "it")
    assert nothing.err == "Nessuna carta si chiama «xyzzy».\n"


def test_the_cards_of_duel_are_shown_too(desk: Desk) -> None:
    listed = desk.run("cards", "duel")
    assert listed.code == 0
    assert listed.out.index("Chapter 1") < listed.out.index("c2_01") < listed.out.index("Chapter 3")
    one = desk.run("cards", "duel", "c1_05")
    assert "You have Courage in each of your turns." in one.said


def test_the_command_needs_a_game_that_there_is(desk: Desk) -> None:
    assert "“GAME” is missing." in desk.run("cards").err
    assert "There is no game called “chess”." in desk.run("cards", "chess").err
