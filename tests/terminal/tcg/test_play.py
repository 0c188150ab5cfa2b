"""Playing the TCG at the terminal, and looking at its cards."""

from __future__ import annotations

import pytest

from mathom.core.lang import LANGUAGES
from mathom.terminal.screen import Screen
from mathom.terminal.start import show_missing
from mathom.terminal.voice import Voice
from tests.games.tcg.unwritten import unwritten
from tests.terminal.desk import WIPED, Desk
from tests.terminal.turns import until_shown, words_said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 45)])
def test_a_whole_turn_is_played_at_a_terminal(
    desk: Desk, language: str, width: int, height: int
) -> None:
    words = ("play", "tcg", "--decks", "aragorn,theoden", "--seats", "human,greedy", "--seed", "6")
    terminal = desk.terminal(*words, "--lang", language, width=width, height=height)
    for shown in until_shown(terminal, language, r"\w+ 2: ", "1"):
        assert max(map(len, shown.splitlines())) <= width
    terminal.type("q")
    _, code = terminal.end()
    assert code == 0
    match = desk.kept()
    assert match.state.view(0).turn == 2
    assert '[decks "aragorn,theoden"]' in match.record()


def test_whoever_shares_the_keyboard_turns_away_whenever_the_seat_changes(desk: Desk) -> None:
    words = ("play", "tcg", "--seats", "human,human", "--seed", "6")
    terminal = desk.terminal(*words, width=80, height=40)
    terminal.until("Enter >")
    terminal.type("")
    assert "Hand the keyboard over. Player A" in terminal.until("Enter >")
    terminal.type("")
    terminal.until("h help) >")
    terminal.type("number 3")
    changed = terminal.until("Enter >")
    assert WIPED in changed
    assert "Hand the keyboard over. Player B" in changed
    assert "3" not in changed.split("Hand the keyboard")[1]
    terminal.type("")
    terminal.until("h help) >")
    terminal.type("q")
    terminal.end()


def test_a_wrong_move_is_refused_in_a_sentence_and_the_game_goes_on(desk: Desk) -> None:
    words = ("play", "tcg", "--seats", "human,greedy", "--seed", "3")
    done = desk.run(*words, typed="\nplay 4C49a\nnumber 0\nq\n")
    assert done.code == 0
    assert "Player A is asked something else now." in done.said
    assert "Player A has bid no burdens." in done.said


@pytest.mark.parametrize(("language", "own"), [("it", "scegli"), ("es", "elige")])
def test_no_english_is_left_on_the_screens_of_another_language(
    desk: Desk, language: str, own: str
) -> None:
    typed = "\nh\ng\n?\nnumber 1\no\nb\nl\nhand\npiles\nlook frodo\n99\nlook nowhere\nq\n"
    words = ("play", "tcg", "--seats", "human,random", "--seed", "4", "--lang", language)
    done = desk.run(*words, typed=typed)
    assert done.code == 0
    said = words_said(desk, done)
    assert own in said
    english = {"the", "you", "your", "hand", "turn", "player", "site", "burdens", "with", "at"}
    assert said & english == set()


def test_a_deck_that_may_not_be_played_is_refused_in_a_sentence(desk: Desk) -> None:
    done = desk.run("play", "tcg", "--decks", "gandalf,theoden")
    assert done.code == 2
    assert done.err


def test_a_card_is_shown_by_its_code(desk: Desk) -> None:
    done = desk.run("cards", "tcg", "4C49")
    assert done.code == 0
    assert "Gimli, Unbidden Guest (4C49)" in done.said
    assert "Exert Gimli to make an unbound companion strength +1" in done.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_lack_their_effect_are_listed(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    voice = Voice(language)
    with unwritten("4C277"), unwritten("4C49"):
        show_missing(Screen(voice), "tcg")
    first, *listed = capsys.readouterr().out.splitlines()
    assert first == voice("terminal-cards-missing", count=2)
    assert [row.split()[0] for row in listed] == ["4C49", "4C277"]


@pytest.mark.parametrize("game", ["duel", "tcg"])
def test_all_cards_can_be_played(desk: Desk, game: str) -> None:
    assert desk.run("cards", game, "--missing").out == "All cards can be played.\n"


def test_a_real_table_tells_its_cards(desk: Desk) -> None:
    # An empty line whenever the keyboard goes to the other player.
    bids = "\nnumber 1\n\nnumber 0\n\nplace 1\ndone\n\ndone\n"
    words = ("play", "tcg", "--seats", "human,human", "--dice", "ask")
    done = desk.run(*words, typed=bids + "1\n" * 16 + "q\n")
    assert done.code == 0
    for player in "AB":
        hand = f"First hand of Player {player}, drawn from the shuffled draw deck: 8 cards."
        assert hand in " ".join(done.out.split())
    match = desk.kept()
    assert match.state.view(0).players[0].hand.count == 8
