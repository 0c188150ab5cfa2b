"""A bot in a process of its own can neither stop nor spoil a game."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.bots import Answer, Host
from mathom.bots.asker import PATIENCE
from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from tests.bots.files import FIRST, LAST, bot_file, foreign_bot

# It is about processes and what a bot does in them; the rules are only there to be chosen from.
pytestmark = pytest.mark.once

DUEL = mathom.game("duel")
MISBEHAVIOUR = {
    "raise ValueError('boom')": "bot-raised",
    "raise SystemExit(3)": "bot-raised",
    "raise KeyboardInterrupt": "bot-raised",
    "return self.choose(table)": "bot-raised",
    "return input()": "bot-raised",
    "return None": "bot-raised",
    "return [table.decision.options[-1]]": "bot-raised",
    "return 'play the_one_ring'": "bot-illegal",
    "return ''": "bot-illegal",
    "while True: pass": "bot-slow",
    "os._exit(0)": "bot-died",
    "os.kill(os.getpid(), 11)": "bot-died",
}


def host(bot: str, seconds: float = 20, **times: Any) -> Host:
    """A host for a match of Duel with a bot whose dice are known."""
    return Host(bot, DUEL, DUEL.settle({}), luck=1, seconds=seconds, **times)


def why(answer: Answer) -> Text:
    """What went wrong."""
    assert answer.fault is not None
    reason = answer.fault.args["why"]
    assert isinstance(reason, Text)
    return reason


@pytest.mark.parametrize("choose", MISBEHAVIOUR)
def test_whatever_a_bot_does_the_first_option_comes_back_and_the_log_is_told(
    tmp_path: Path, choose: str
) -> None:
    match = DUEL.new(seed=1)
    assert match.decision is not None
    before = match.state.clone()
    seconds = 0.3 if MISBEHAVIOUR[choose] == "bot-slow" else 20
    with host(bot_file(tmp_path, choose), seconds) as bot:
        bot.start()
        answer = bot.ask(match.state)
    assert answer.option is match.decision.options[0]
    assert why(answer).id == MISBEHAVIOUR[choose]
    assert match.state == before
    for language in LANGUAGES:
        assert answer.fault is not None
        assert str(answer.option) in say(answer.fault, language)


@pytest.mark.parametrize(
    "noise",
    [
        'print(\'{"option": "stop"}\')',
        "os.write(1, b'rubbish\\n')",
        "subprocess.run([sys.executable, '-c', 'print(1)'])",
        "subprocess.run([sys.executable, '-c', 'input()'])",
        "sys.__stdout__.write('rubbish\\n'); sys.__stdout__.flush()",
        "sys.stderr.write('shouting ' * 300_000)",
    ],
)
def test_what_a_bot_prints_is_not_taken_for_its_choice(tmp_path: Path, noise: str) -> None:
    match = DUEL.new(seed=1)
    assert match.decision is not None
    with host(bot_file(tmp_path, f"{noise}\n{LAST}")) as bot:
        for _ in range(2):
            assert bot.ask(match.state) == Answer(match.decision.options[-1])


def test_what_a_bot_prints_can_be_kept_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log.txt"
    monkeypatch.setenv("MATHOM_BOT_LOG", str(log))
    with host(bot_file(tmp_path, f"print('I think')\n{FIRST}")) as bot:
        bot.ask(DUEL.new(seed=1).state)
    assert log.read_text() == "I think\n"


def test_after_a_fault_a_new_process_answers_the_next_question(tmp_path: Path) -> None:
    once = f"""
        died = Path({str(tmp_path / "died")!r})
        if not died.exists():
            died.touch()
            os._exit(1)
        {LAST}
    """
    match = DUEL.new(seed=1)
    assert match.decision is not None
    with host(bot_file(tmp_path, once)) as bot:
        assert why(bot.ask(match.state)).id == "bot-died"
        assert bot.ask(match.state) == Answer(match.decision.options[-1])


def test_a_bot_that_always_fails_is_soon_asked_no_more_until_the_next_match(tmp_path: Path) -> None:
    match = DUEL.new(seed=1)
    with host(bot_file(tmp_path, "raise ValueError")) as bot:
        reasons = [why(bot.ask(match.state)).id for _ in range(PATIENCE + 2)]
        bot.begin(luck=2)
        assert reasons == ["bot-raised"] * PATIENCE + ["bot-given-up"] * 2
        assert why(bot.ask(match.state)).id == "bot-raised"


def test_a_bot_is_told_apart_from_its_faults_by_name(tmp_path: Path) -> None:
    with host(bot_file(tmp_path, "raise ValueError('boom')", name="clumsy")) as bot:
        answer = bot.ask(DUEL.new(seed=1).state)
    assert answer.fault is not None
    said = say(answer.fault, "en")
    assert said.startswith("clumsy failed (ValueError: boom (clumsy.py:7)).")
    assert said.endswith(f"“{answer.option}” was chosen in its place.")


def test_control_characters_of_a_bot_do_not_reach_the_log(tmp_path: Path) -> None:
    with host(bot_file(tmp_path, "return '\\x1b[2J' + 'x' * 1000")) as bot:
        answer = bot.ask(DUEL.new(seed=1).state)
    assert answer.fault is not None
    said = say(answer.fault, "en")
    assert said.isprintable()
    assert len(said) < 300


def test_a_bot_that_does_not_start_in_time_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "slow.py"
    path.write_text("while True: pass")
    bot = host(str(path), start_seconds=0.3)
    with pytest.raises(mathom.BadSetup, match=r"cannot be started: did not answer within 0\.3 s"):
        bot.start()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import nothing_of_the_kind", "cannot be run: ModuleNotFoundError"),
        ("1 / 0", r"cannot be run: ZeroDivisionError: division by zero \(bad\.py:1\)"),
        ("def choose(", "cannot be run: SyntaxError"),
        ("raise SystemExit(1)", "cannot be run: SystemExit"),
        ("import os; os._exit(1)", "cannot be started: ended without an answer"),
        ("x = 1", "holds no bot"),
        (
            "from mathom.bots import Bot\nclass A(Bot): ...\nclass B(Bot): ...",
            r"It holds: A, B\.",
        ),
    ],
)
def test_a_file_without_a_bot_that_works_is_refused_with_the_reason(
    tmp_path: Path, text: str, sentence: str
) -> None:
    path = tmp_path / "bad.py"
    path.write_text(text)
    with pytest.raises(mathom.BadSetup, match=sentence):
        host(str(path)).start()


def test_a_bot_may_import_its_neighbours_but_they_hide_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "wisdom.py").write_text("WHICH = -1")
    for hiding in ("random.py", "colorsys.py"):
        (tmp_path / hiding).write_text("raise ValueError('not the one of Python')")
    lines = f"import colorsys, random, wisdom\n{LAST.replace('-1', 'wisdom.WHICH')}"
    match = DUEL.new(seed=1)
    assert match.decision is not None
    with host(bot_file(tmp_path, lines)) as bot:
        assert bot.ask(match.state) == Answer(match.decision.options[-1])


def test_a_class_can_be_named_after_a_colon(tmp_path: Path) -> None:
    path = tmp_path / "two.py"
    path.write_text(
        "from mathom.bots import Bot\n"
        f"class A(Bot):\n    def choose(self, table): {FIRST}\n"
        f"class B(Bot):\n    def choose(self, table): {LAST}\n"
    )
    match = DUEL.new(seed=1)
    assert match.decision is not None
    with host(f"{path}:B") as bot:
        assert bot.name == "B"
        assert bot.ask(match.state) == Answer(match.decision.options[-1])


# -- any program can be a bot --------------------------------------------------------------------


def test_a_program_that_speaks_the_protocol_is_a_bot(tmp_path: Path) -> None:
    match = DUEL.new(seed=1)
    assert match.decision is not None
    with host(foreign_bot(tmp_path)) as bot:
        assert bot.ask(match.state) == Answer(match.decision.options[-1])
        assert bot.name == "foreign"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("['stop']", "bot-rubbish"),
        ("{}", "bot-raised"),
        ("{'option': 5}", "bot-rubbish"),
        ("{'option': None}", "bot-rubbish"),
        ("{'error': 'no idea'}", "bot-raised"),
        ("{'option': 'stop'}", "bot-illegal"),
    ],
)
def test_a_program_that_answers_rubbish_is_replaced(tmp_path: Path, answer: str, reason: str) -> None:
    with host(foreign_bot(tmp_path, answer)) as bot:
        assert why(bot.ask(DUEL.new(seed=1).state)).id == reason


@pytest.mark.parametrize("line", ["no JSON", "[" * 100_000, "\\xff", '{"mathom": 2}'])
def test_a_program_that_does_not_say_hello_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "rude.py"
    path.write_text(f"input(); import sys; sys.stdout.buffer.write({line!r}.encode('latin1') + b'\\n')")
    with pytest.raises(mathom.BadSetup, match="cannot be started"):
        host(f"cmd:{sys.executable} {path}").start()


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(mathom.BadSetup, match="cannot be started: failed"):
        host("cmd:no-such-program-anywhere").start()


# -- processes end ------------------------------------------------------------------------------


def thinking_for_ever(folder: Path, port: int) -> str:
    """A bot that calls a number, so that one hears when its line goes dead, and never answers."""
    return bot_file(folder, f"line = socket.create_connection(('127.0.0.1', {port}))\nwhile True: pass")


def test_a_bot_that_is_too_slow_is_gone(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(20)
        with host(thinking_for_ever(tmp_path, server.getsockname()[1]), seconds=3) as bot:
            assert why(bot.ask(DUEL.new(seed=1).state)).id == "bot-slow"
            line, _ = server.accept()
            line.settimeout(20)
            with line:
                assert line.recv(1) == b""


def test_a_bot_ends_when_the_program_that_hosts_it_is_killed(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(20)
        path = thinking_for_ever(tmp_path, server.getsockname()[1])
        hosting = (
            "import mathom; from mathom.bots import Host; duel = mathom.game('duel');"
            f"Host({path!r}, duel, duel.settle({{}}), seconds=600).ask(duel.new(seed=1).state)"
        )
        program = subprocess.Popen([sys.executable, "-c", hosting])
        line, _ = server.accept()
        line.settimeout(20)
        program.send_signal(signal.SIGKILL)
        program.wait()
        with line:
            assert line.recv(1) == b""


def test_after_ctrl_c_in_the_middle_of_a_thought_the_bot_can_be_asked_again(tmp_path: Path) -> None:
    # Between a bot and its host there may be a cage.
    once = f"""
        import mathom.bots.host
        def host_pid():
            if not mathom.bots.host.CAGES: return os.getppid()
            return int(open(f"/proc/{{os.getppid()}}/stat").read().rpartition(")")[2].split()[1])
        asked = Path({str(tmp_path / "asked")!r})
        if not asked.exists():
            asked.touch()
            os.kill(host_pid(), 2)
            while True: pass
        {LAST}
    """
    hosting = (
        "import mathom; from mathom.bots import Host; duel = mathom.game('duel')\n"
        "state = duel.new(seed=1).state\n"
        f"with Host({bot_file(tmp_path, once)!r}, duel, duel.settle({{}}), seconds=60) as host:\n"
        "    try: host.ask(state)\n"
        "    except KeyboardInterrupt: print(host.ask(state).option == state.decision.options[-1])\n"
    )
    program = subprocess.run([sys.executable, "-c", hosting], capture_output=True, text=True)
    assert (program.stdout, program.stderr) == ("True\n", "")


def test_a_server_can_ask_several_bots_at_once() -> None:
    match = DUEL.new(seed=1)
    assert match.decision is not None

    async def both() -> list[Answer]:
        with host("random") as one, host("greedy") as other:
            asked = [asyncio.to_thread(bot.ask, match.state) for bot in (one, other)]
            return await asyncio.gather(*asked)

    answers = asyncio.run(both())
    assert [answer.fault for answer in answers] == [None, None]
    assert all(answer.option in match.decision.options for answer in answers)
