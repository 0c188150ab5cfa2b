"""Nothing is ever lost: Ctrl-C, Ctrl-D, a closed window, a closed pipe, a killed process."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable

import pytest

from tests.terminal.desk import COMMAND, PATIENCE, Desk, Terminal

ASKS = "number (b board, h help) >"


def _after_two_choices(desk: Desk) -> Terminal:
    terminal = desk.terminal("play", "--seats", "human,human", "--seed", "4")
    terminal.until("Enter >")
    terminal.type("")
    for _ in range(2):
        terminal.until(ASKS)
        terminal.type("1")
    terminal.until(ASKS)
    return terminal


def test_ctrl_c_keeps_the_record_and_says_how_to_go_on(desk: Desk) -> None:
    terminal = _after_two_choices(desk)
    terminal.interrupt()
    said, code = terminal.end()
    assert code == 130
    assert "--at 3" in said.replace("\n", "")
    assert "Traceback" not in said
    assert len(desk.kept().history) == 2


def test_the_end_of_the_input_keeps_the_record(desk: Desk) -> None:
    terminal = _after_two_choices(desk)
    terminal.press(b"\x04")
    said, code = terminal.end()
    assert code == 0
    assert "--at 3" in said.replace("\n", "")
    assert len(desk.kept().history) == 2


@pytest.mark.parametrize("end", [Terminal.hang_up, Terminal.kill])
def test_a_closed_window_or_a_killed_process_loses_no_choice(
    desk: Desk, end: Callable[[Terminal], None]
) -> None:
    terminal = _after_two_choices(desk)
    end(terminal)
    terminal.end()
    assert len(desk.kept().history) == 2
    done = desk.run("replay", str(desk.records()[0]), "--at", "3", typed="1\nq\n")
    assert done.code == 0
    assert len(desk.kept().history) == 3


def test_ctrl_c_while_a_bot_thinks_keeps_the_record(desk: Desk) -> None:
    slow = "from mathom.bots import Bot\nclass Slow(Bot):\n    def choose(self, table):\n"
    slow += f"        open({str(desk.home / 'thinking')!r}, 'w').close()\n        while True: pass\n"
    (desk.home / "slow.py").write_text(slow, encoding="utf-8")
    os.mkfifo(desk.home / "thinking")
    terminal = desk.terminal("play", "--seats", "slow.py,human", "--budget", "600", "--seed", "4")
    terminal.until("Enter >")
    terminal.type("")
    terminal.until(ASKS)
    terminal.type("1")
    # A pipe opens when both ends are there: the bot is thinking now.
    (desk.home / "thinking").read_bytes()
    terminal.interrupt()
    said, code = terminal.end()
    assert code == 130
    assert "Traceback" not in said
    assert len(desk.kept().history) >= 1


@pytest.mark.parametrize(
    ("arguments", "lines"),
    # Some lines into the game: what stands before the first choice is said before there is a record.
    [(["play", "--seats", "random,greedy", "--seed", "3"], 8), (["games"], 1), (["play", "--help"], 1)],
)
def test_a_closed_pipe_ends_it_quietly(desk: Desk, arguments: list[str], lines: int) -> None:
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=desk.env,
        cwd=desk.home,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert all([process.stdout.readline() != b"" for _ in range(lines)])
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(timeout=PATIENCE)
    assert [desk.kept()] if arguments[0] == "play" and "--seed" in arguments else desk.records() == []


def test_the_journal_holds_every_choice_as_soon_as_it_is_made(desk: Desk) -> None:
    terminal = desk.terminal("play", "--seats", "human,human", "--seed", "4")
    terminal.until("Enter >")
    terminal.type("")
    for made in range(4):
        terminal.until(ASKS)
        assert len(desk.kept().history) == made
        terminal.type("1")
    terminal.until(ASKS)
    terminal.type("u")
    terminal.until(ASKS)
    assert len(desk.kept().history) == 3
    terminal.type("q")
    terminal.end()
    assert [path.name for path in desk.records()[0].parent.iterdir()] == [desk.records()[0].name]
