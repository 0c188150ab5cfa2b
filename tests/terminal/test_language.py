"""Italian, Spanish and English are equal, also at the terminal."""

from __future__ import annotations

import re

import pytest

from mathom.core.lang import LANGUAGES
from mathom.terminal.duel.signs import Signs
from mathom.terminal.voice import Voice, usual_language
from tests.terminal.desk import Desk

EVERY_KEY = "h\ng\n?\no\nb\nl\ni 1\ni nowhere\n99\nplay c3_01\nu\ns\n\nq\n"

# What a player who reads no English would stumble over. Names of places are the same everywhere.
ENGLISH = (
    "the", "you", "your", "card", "turn", "units", "coins", "chapter", "play", "discard", "choose",
    "number", "help", "board", "regions", "left", "record", "rule", "free", "with",
)  # fmt: skip


@pytest.mark.parametrize(("language", "own"), [("it", "scegli"), ("es", "elige")])
def test_no_english_is_left_on_the_screens_of_another_language(
    desk: Desk, language: str, own: str
) -> None:
    done = desk.run(
        "play", "--seats", "human,random", "--seed", "4", "--lang", language, typed=EVERY_KEY
    )
    assert done.code == 0
    said = done.out.replace(str(desk.home), "").lower()
    assert own in said
    # Notation and the names of options are the same in every language; they stand in quotes.
    said = re.sub(r"«[^»]*»|--\w+|mathom (?:replay|learn).*|> .*", " ", said)
    words = set(re.findall(r"[^\W\d_]+", said))
    assert words & set(ENGLISH) == set()


@pytest.mark.parametrize(("language", "usage"), [("en", "Usage:"), ("it", "Uso:"), ("es", "Uso:")])
@pytest.mark.parametrize("command", ["", "play", "replay", "arena", "train", "bench", "games", "cards"])
def test_every_command_explains_itself(desk: Desk, language: str, usage: str, command: str) -> None:
    done = desk.run(*command.split(), "--help", "--lang", language)
    assert done.code == 0
    assert done.out.startswith(f"{usage} mathom {command}".rstrip())
    if language != "en":
        words = set(re.findall(r"[^\W\d_]+", re.sub(r"--\w+", "", done.out.lower())))
        assert words & {"the", "show", "options", "default", "usage"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_the_five_skills_and_of_the_regions_differ(language: str) -> None:
    signs = Signs(Voice(language))
    assert len(set(signs.skills)) == 5
    assert len(set(signs.regions)) == 7
    assert len(set(signs.sides.values())) == 2


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "es_ES.UTF-8"}, "es"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_the_usual_language_is_that_of_the_machine(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language
