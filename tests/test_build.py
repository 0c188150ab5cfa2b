"""The package build and the two commands: compiled where that is possible, plain where not."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from email.parser import Parser
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import mathom
from hatch_build import compile_rules, rules
from tools.checks import ONCE, PARTS, Check, Report, lanes

ROOT = Path(__file__).parent.parent
# ./test says which build it runs the tests in; whoever runs pytest by hand has the sources.
COMPILED = os.environ.get("MATHOM_BUILD", "plain") == "compiled"
# What builds and sets up does so in processes of its own, whichever build starts them.
once = pytest.mark.once


def build_wheel(folder: Path, **environment: str) -> tuple[Path, str]:
    """Build the package; the wheel, and what the build said."""
    build = "import sys, hatchling.build; hatchling.build.build_wheel(sys.argv[1])"
    done = subprocess.run(
        [sys.executable, "-c", build, str(folder)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    return wheel, done.stdout + done.stderr


# -- the build that these tests run in -----------------------------------------------------------


def test_the_tests_run_in_the_build_that_was_asked_for() -> None:
    assert mathom.compiled() == COMPILED


@pytest.mark.parametrize("file", rules(ROOT / "src"))
def test_each_file_of_the_rules_is_compiled_and_none_in_the_plain_build(file: str) -> None:
    name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    loaded = Path(str(importlib.import_module(name).__file__))
    assert (loaded.suffix != ".py") == COMPILED
    # The source lies beside what was compiled from it.
    assert (loaded.parent / Path(file).name).is_file()


def test_the_rules_that_are_compiled_are_the_core_and_the_steps_and_state_of_each_game() -> None:
    files = rules(ROOT / "src")
    assert "mathom/core/playout.py" in files
    for game in mathom.games():
        assert f"mathom/games/{game.id}/state.py" in files
        assert any(file.startswith(f"mathom/games/{game.id}/steps/") for file in files)
    # What talks to people stays Python.
    assert "mathom/core/match.py" not in files
    assert not [file for file in files if "/text/" in file or "/position/" in file]


def test_a_module_or_a_whole_folder_says_that_it_is_not_compiled(tmp_path: Path) -> None:
    for path, text in {
        "core/hot.py": "",
        "core/said.py": '"""Words."""\n\n# Not compiled: it talks to people.\n',
        "games/__init__.py": "",
        "games/chess/__init__.py": "",
        "games/chess/view.py": "from mathom.core.view import (\n    Ended,\n)\n\nENDED = Ended()\n",
        "games/chess/types.py": "import msgspec\n\n\nclass Board(msgspec.Struct): ...\n",
        "games/chess/parts.py": "from mathom.core.view import Ended, Part\n\n\nclass Rook(Part): ...\n",
        "games/chess/steps/__init__.py": "",
        "games/chess/steps/moves.py": "# It is not compiled: here these are only words.\n",
        "games/chess/text/__init__.py": "# Not compiled: texts.\n",
        "games/chess/text/names.py": "",
        "games/chess/text/deep/__init__.py": "",
        "games/chess/data/board.py": "",
    }.items():
        (tmp_path / "mathom" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "mathom" / path).write_text(text)
    assert rules(tmp_path) == [
        "mathom/core/hot.py",
        "mathom/games/chess/__init__.py",
        "mathom/games/chess/view.py",
        "mathom/games/chess/steps/__init__.py",
        "mathom/games/chess/steps/moves.py",
    ]


# -- the plain package ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"), MATHOM_PLAIN_BUILD="1")[0]


@once
def test_a_plain_package_fits_every_machine(plain_wheel: Path) -> None:
    assert plain_wheel.name == f"mathom-{mathom.__version__}-py3-none-any.whl"


@once
def test_the_package_holds_all_that_the_source_folder_holds(plain_wheel: Path) -> None:
    packed = {name for name in ZipFile(plain_wheel).namelist() if ".dist-info/" not in name}
    source = ROOT / "src"
    files = [path for path in source.rglob("*") if path.is_file() and path.parent.name != "__pycache__"]
    assert packed == {path.relative_to(source).as_posix() for path in files}
    assert {"mathom/py.typed", "mathom/lang/it.ftl", "mathom/games/duel/data/cards.toml"} <= packed


@once
def test_the_package_has_a_command_and_a_licence(plain_wheel: Path) -> None:
    with ZipFile(plain_wheel) as wheel:
        about = f"mathom-{mathom.__version__}.dist-info"
        assert "mathom = mathom.cli:main" in wheel.read(f"{about}/entry_points.txt").decode()
        assert Parser().parsestr(wheel.read(f"{about}/METADATA").decode())["License-Expression"] == "MIT"
        assert f"{about}/licenses/LICENSE" in wheel.namelist()


@once
@pytest.mark.parametrize(
    ("compiler", "reason"),
    [("no-such-compiler", "there is no C compiler here"), ("/bin/false", "cannot compile for Python")],
)
def test_a_missing_or_broken_compiler_gives_a_plain_package_and_says_why(
    tmp_path: Path, compiler: str, reason: str
) -> None:
    wheel, said = build_wheel(tmp_path, CC=compiler)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]
    assert reason in said


@once
def test_rules_that_do_not_compile_give_a_reason(tmp_path: Path) -> None:
    source = tmp_path / "src"
    (source / "mathom" / "core").mkdir(parents=True)
    (source / "mathom" / "core" / "hot.py").write_text("HOT: int = 'no number'\n")
    said = compile_rules(source, tmp_path / "workshop")
    assert said.startswith("compiling the rules failed.")
    assert "Incompatible types" in said


@once
def test_a_plain_package_plays(plain_wheel: Path, tmp_path: Path) -> None:
    ZipFile(plain_wheel).extractall(tmp_path)
    play = (
        "import mathom\n"
        "match = mathom.game('duel').new(seed=7)\n"
        "while decision := match.decision: match.play(decision.options[0])\n"
        "print(mathom.compiled(), match.record())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", play],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    match = mathom.game("duel").new(seed=7)
    while decision := match.decision:
        match.play(decision.options[0])
    assert done.stdout == f"False {match.record()}\n"


# -- the versions --------------------------------------------------------------------------------


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("==") for line in lines if not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in pairs}


def test_everything_that_is_installed_has_its_exact_version_in_the_constraints() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["dev"],
    ]
    needed: dict[str, str] = {}
    while wanted:
        requirement = Requirement(wanted.pop())
        name = canonicalize_name(requirement.name)
        extras = ["", *requirement.extras]
        if name in needed or not _applies(requirement, ""):
            continue
        found = distribution(name)
        needed[name] = found.version
        wanted += [text for text in found.requires or [] if _applies(Requirement(text), *extras)]
    assert needed == pinned()


def _applies(requirement: Requirement, *extras: str) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in extras)


# -- the two commands ----------------------------------------------------------------------------


def with_python(folder: Path, script: str) -> tuple[Path, dict[str, str]]:
    """A copy of ./play, in a folder with a space in its name, where python3 is this script."""
    house = folder / "a house"
    house.mkdir()
    shutil.copy(ROOT / "play", house)
    programs = folder / "bin"
    programs.mkdir()
    for name in ("sh", "dirname", "find", "cksum", "sort", "cat", "rm", "mkdir", "date", "sleep"):
        (programs / name).symlink_to(str(shutil.which(name)))
    (programs / "python3").write_text(f"#!/bin/sh\n{script}\n")
    (programs / "python3").chmod(0o755)
    return house, {"PATH": str(programs)}


def play(house: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [house / "play"], env=environment, cwd=house.parent, capture_output=True, text=True
    )


OLD = "case $1 in -V) echo Python 3.9.1 ;; *) exit 1 ;; esac"


def test_a_python_that_is_too_old_is_refused_in_a_sentence(tmp_path: Path) -> None:
    house, environment = with_python(tmp_path, OLD)
    done = play(house, environment)
    assert done.returncode == 1
    assert done.stderr.startswith("Mathom needs Python 3.11 or newer; here is Python 3.9.1.")
    assert not (house / ".venv").exists()


def test_a_machine_without_python_is_told_what_is_missing(tmp_path: Path) -> None:
    house, environment = with_python(tmp_path, OLD)
    (tmp_path / "bin" / "python3").unlink()
    done = play(house, environment)
    assert done.returncode == 1
    assert done.stderr.startswith("Mathom needs Python 3.11 or newer; here is no python3.")


# New enough; its environment is one whose pip fails as long as the file "broken" is there.
FRESH = """
case $2 in venv) mkdir -p "$3/bin" && cat >"$3/bin/python" <<'.'
#!/bin/sh
[ "$2" = pip ] || exit 0
echo pip >>pip-runs
echo "Collecting click"
echo "Collecting rich"
[ ! -e ../broken ] || exit 1
echo "step: Compiling the rules" >>"$MATHOM_PROGRESS"
echo "now: Compiling the rules, 1 of 2" >>"$MATHOM_PROGRESS"
echo "done: The client is built" >>"$MATHOM_PROGRESS"
echo 'echo "played: $*"' >"${0%python}mathom"
chmod +x "${0%python}mathom"
.
chmod +x "$3/bin/python" ;; esac
"""


@once
def test_whoever_waits_is_told_each_step_in_a_line(tmp_path: Path) -> None:
    house, environment = with_python(tmp_path, FRESH)
    (tmp_path / "bin" / "chmod").symlink_to(str(shutil.which("chmod")))
    steps = [
        "Making the environment",
        "Fetching libraries",
        "Compiling the rules",
        "The client is built",
    ]
    assert re.findall(r"\d:\d\d  (.*)", play(house, environment).stdout) == steps
    assert not (house / ".venv" / "progress").exists()


@once
def test_a_setup_that_failed_is_done_again_and_a_finished_one_is_not(tmp_path: Path) -> None:
    house, environment = with_python(tmp_path, FRESH)
    (tmp_path / "bin" / "chmod").symlink_to(str(shutil.which("chmod")))
    (tmp_path / "broken").touch()
    runs = house / "pip-runs"
    failed = play(house, environment)
    assert failed.returncode == 1
    assert "did not work" in failed.stderr
    assert re.findall(r"\d:\d\d  (.*)", failed.stdout) == [
        "Making the environment",
        "Fetching libraries",
    ]
    (tmp_path / "broken").unlink()
    for _ in range(2):
        assert play(house, environment).stdout.endswith("played: \n")
    assert runs.read_text().split() == ["pip"] * 2
    (house / "src").mkdir()
    (house / "src" / "new.py").touch()
    play(house, environment)
    assert runs.read_text().split() == ["pip"] * 3


def test_checks_say_what_they_have_to_say_and_who_fails_is_told(
    capfd: pytest.CaptureFixture[str],
) -> None:
    report = Report()
    good, bad = (
        Check("good", ("-c", "print('fine')")),
        Check("bad", ("-c", "import sys; sys.exit('why')")),
    )
    report.run([good, bad])
    report.run([good])
    told = [line.split() for line in report.lines]
    assert [(result, name) for result, _, _, name in told] == [
        ("ok", "good"),
        ("FAILED", "bad"),
        ("ok", "good"),
    ]
    assert report.failed
    said = capfd.readouterr().out
    assert re.findall(r"^-- (.*): running$", said, re.M) == ["good", "bad", "good"]
    assert re.findall(r"^== (.*)\n(.*)$", said, re.M) == [
        ("good", "fine"),
        ("bad", "why"),
        ("good", "fine"),
    ]


def test_every_part_of_the_tests_is_run_and_without_a_compiler_all_of_it_in_plain_python() -> None:
    assert [name for name, (path, *_) in PARTS.items() if not (ROOT / path).exists()] == []
    assert set(ONCE) < set(PARTS)
    compiled = [check for lane in lanes(compiled=True) for check in lane]
    plain = [check for lane in lanes(compiled=False) for check in lane]
    for part in PARTS.values():
        for checks, build in ((compiled, "compiled"), (plain, "plain")):
            found = [check for check in checks if check.arguments[-len(part) :] == part]
            assert [check.environment["MATHOM_BUILD"] for check in found] == [build]
