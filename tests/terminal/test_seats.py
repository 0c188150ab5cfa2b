"""People and bots at one keyboard."""

from __future__ import annotations

import mathom
from tests.terminal.desk import WIPED, Desk

CRASHES = """
from mathom.bots import Bot

class Clumsy(Bot):
    def choose(self, table):
        raise RuntimeError("dropped the cards")
"""


def looking() -> mathom.Match:
    """Sauron has just taken Barad-dûr and may look through the discard: the one secret of the game."""
    data = {"turn": "sauron", "sauron": {"coins": 9}, "landmarks": ["barad_dur"], "discard": ["c1_01"]}
    match = mathom.game("duel").position(data, seed=1)
    match.play("landmark barad_dur")
    return match


def test_bots_alone_play_to_the_end_and_the_log_is_printed(desk: Desk) -> None:
    done = desk.run("play", "--seats", "random,greedy", "--seed", "3")
    assert done.code == 0
    assert done.err == ""
    match = desk.kept()
    assert match.outcome is not None
    for event in ("Chapter 1 begins.", "Sauron plays a", "The Fellowship plays a"):
        assert event in done.out
    assert ">" not in done.out.replace("->", ""), "nobody is there to be asked"


def test_a_bot_that_fails_is_named_in_the_log_and_the_game_goes_on(desk: Desk) -> None:
    (desk.home / "clumsy.py").write_text(CRASHES, encoding="utf-8")
    done = desk.run("play", "--seats", "human,clumsy.py", "--seed", "3", typed="l\nq\n")
    assert done.code == 0
    assert done.said.count("failed (RuntimeError: dropped the cards") == 2, "as news and in the log"
    assert len(desk.kept().history) >= 1
    assert "--seats human,clumsy.py" in done.said, "the way to go on names the bot"


def test_a_bot_that_cannot_be_started_is_told_before_the_game_begins(desk: Desk) -> None:
    (desk.home / "broken.py").write_text("import nothing_of_the_kind", encoding="utf-8")
    done = desk.run("play", "--seats", "human,broken.py")
    assert done.code == 2
    assert "nothing_of_the_kind" in done.err
    assert "Traceback" not in done.err
    assert desk.records() == []


def test_one_person_is_you_and_two_are_called_human(desk: Desk) -> None:
    assert "Fellowship (you)" in desk.run("play", "--seats", "human,random", typed="q\n").out
    both = desk.run("play", "--seats", "human,human", typed="q\n").out
    assert "Fellowship (human)" in both
    assert "Sauron (human)" in both


def test_before_a_secret_decision_the_keyboard_is_handed_over(desk: Desk) -> None:
    match = looking()
    assert match.decision is not None
    secret = [str(option) for option in match.decision.options if option.things[0] != "c1_01"]
    assert len(secret) == 3
    file = desk.home / "looking.txt"
    file.write_text(match.record(), encoding="utf-8")
    terminal = desk.terminal("replay", str(file), "--at", "2", "--seats", "human,human")
    before = terminal.until("Enter >")
    assert "Hand the keyboard over. Sauron" in before
    assert "from the discard to play for free" not in before
    terminal.type("")
    shown = terminal.until("number (b board, h help) >")
    assert "Choose a card from the discard to play for free." in shown
    terminal.type(secret[0])
    after = terminal.until("number (b board, h help) >")
    # The screen, and what could be scrolled back to, are wiped before anything else is shown.
    assert WIPED in after
    assert "Choose a card from the discard" not in after.rpartition(WIPED)[2]
    terminal.type("q")
    terminal.end()


def test_nobody_hands_the_keyboard_to_a_bot(desk: Desk) -> None:
    file = desk.home / "looking.txt"
    file.write_text(looking().record(), encoding="utf-8")
    done = desk.run("replay", str(file), "--at", "2", "--seats", "random,human", typed="q\n")
    assert "Hand the keyboard" not in done.out
    assert "Choose a card from the discard" in done.out
