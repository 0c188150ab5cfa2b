"""Mathom comes to the point: a program loads what it uses. `bench/startup.py` measures it in seconds."""

from __future__ import annotations

import subprocess
import sys

import pytest

import mathom
from mathom.core.lang import LANGUAGES
from mathom.games import GAMES

HEAVY = {"asyncio", "babel", "click", "fluent", "litestar", "msgspec", "rich", "sqlalchemy", "tomllib"}
SLOW = {"hashlib", "secrets", "typing_extensions"}
"""What the library alone has no use for either; each is a twentieth of the time to load it, or more."""

TELL = """
import sys
def tell():
    modules = {".".join(name.split(".")[:3]) for name in sys.modules if name.startswith("mathom.games.")}
    packages = {name.partition(".")[0] for name in sys.modules}
    print(*sorted(modules | packages), file=sys.stderr)
"""


def loaded(program: str, packages: set[str] = HEAVY) -> tuple[set[str], set[str]]:
    """The games, and which of these packages of others, that a program has loaded when it ends."""
    done = subprocess.run(
        [sys.executable, "-c", f"{TELL}\n{program}\ntell()"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    names = set(done.stderr.split())
    return {name for name in names if name.startswith("mathom.games.")}, names & packages


def command(*words: str) -> str:
    return f"from mathom.cli import main\ntry: main({list(words)})\nexcept SystemExit: pass"


def test_the_library_alone_loads_no_game_and_no_heavy_package() -> None:
    assert loaded("import mathom") == (set(), set())
    assert loaded("import mathom", SLOW) == (set(), set())


def test_the_games_are_known_before_any_is_loaded() -> None:
    games, _ = loaded("from mathom.games import GAMES; assert 'duel' in GAMES")
    assert games == set()
    assert [game.id for game in mathom.games()] == list(GAMES)


@pytest.mark.parametrize("id", list(GAMES))
def test_a_game_is_loaded_alone_and_speaks_no_language_yet(id: str) -> None:
    games, packages = loaded(f"import mathom; mathom.game({id!r}).new(seed=1)")
    assert games == {f"mathom.games.{id}"}
    assert not packages & {"fluent", "babel", "click", "rich", "litestar", "sqlalchemy"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_needs_only_what_reads_the_command_line(language: str) -> None:
    assert loaded(command("--help", "--lang", language)) == (set(), {"click"})


@pytest.mark.parametrize("id", list(GAMES))
def test_the_cards_of_a_game_need_no_other_game_and_no_server(id: str) -> None:
    games, packages = loaded(command("cards", id, "gandalf"))
    assert games == {f"mathom.games.{id}"}
    assert not packages & {"litestar", "sqlalchemy", "asyncio"}


def test_a_message_that_calls_a_function_loads_the_game_that_teaches_it() -> None:
    program = (
        "from mathom.core.lang import say\n"
        "from mathom.core.text import Text\n"
        "said = say(Text('tcg-words-keywords', code='4R1'), 'en')\n"
    )
    games, _ = loaded(program)
    assert games == {"mathom.games.tcg"}
