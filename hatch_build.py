"""The package build: builds the browser client, and compiles the rules with mypyc where it can.

A compiled package holds the .py files too: tracebacks quote them and `mathom bench` runs them.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = ("text", "option", "chance", "agenda", "state", "playout")
GAME = ("phases", "box", "deeds", "options", "battle", "state", "armies", "bot")
GAME_FOLDERS = ("language", "engine", "steps", "cards", "view")
DECLARATIONS = ("tcg/cards",)
"""Folders that are read once and not run through: compiling them would only take time."""


def rules(source: Path) -> list[str]:
    """The files to compile, relative to the source folder: what random play and search run through."""
    package = source / "mathom"
    found = [package / "core" / f"{name}.py" for name in CORE]
    for game in sorted((package / "games").iterdir()):
        found += [game / f"{name}.py" for name in GAME]
        for folder in GAME_FOLDERS:
            if f"{game.name}/{folder}" not in DECLARATIONS:
                found += sorted((game / folder).rglob("*.py"))
    return [path.relative_to(source).as_posix() for path in found if path.is_file()]


class CompileRules(BuildHookInterface[BuilderConfig]):
    """Adds the browser client and the compiled rules to the wheel. Doing without them is no error."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.workshop = Path(tempfile.mkdtemp(prefix="mathom-build-"))
        if version == "editable":
            return
        self._add_client(build_data)
        why_not = why_plain() or compile_rules(Path(self.root) / "src", self.workshop)
        if why_not:
            self.app.display_warning(f"Mathom is built as plain Python, which plays slower: {why_not}")
            return
        built = [path for suffix in ("so", "pyd") for path in self.workshop.glob(f"lib/**/*.{suffix}")]
        for path in built:
            inside = path.relative_to(self.workshop / "lib").as_posix()
            build_data["force_include"][str(path)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_client(self, build_data: dict[str, Any]) -> None:
        """The browser client, which git ignores because it is made from web/."""
        root = Path(self.root)
        tool = _load(root / "tools" / "build_web.py")
        try:
            folder = tool.build(root)
        except tool.NoClient as why:
            self.app.display_warning(f"Mathom is built without its browser client. {why}")
            return
        build_data["force_include"][str(folder)] = folder.relative_to(root / "src").as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.workshop, ignore_errors=True)


def _load(path: Path) -> Any:
    """A module that is not part of the package."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def why_plain() -> str:
    """Why not even to try, if there is a reason."""
    if os.environ.get("MATHOM_PLAIN_BUILD") == "1":
        return "MATHOM_PLAIN_BUILD=1 asks for it."
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and not shutil.which(compiler.split()[0]):
        return f"there is no C compiler here ({compiler.split()[0]})."
    return ""


def compile_rules(source: Path, workshop: Path) -> str:
    """Compile a copy of the sources into workshop/lib; what went wrong, if anything did."""
    shutil.copytree(source, workshop, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    # A process of its own: mypyc ends the process on errors, and works on the current folder.
    command = [sys.executable, os.path.abspath(__file__), *rules(source)]
    done = subprocess.run(command, cwd=workshop, capture_output=True, text=True, errors="replace")
    if done.returncode == 0:
        return ""
    return "compiling the rules failed.\n" + (done.stdout + done.stderr)[-3000:]


def run_mypyc(files: list[str]) -> None:
    """Compile these files of the current folder into lib/."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    # Other people's packages need not be there to compile the rules; our own strictness is for tests.
    flags = ["--config-file=", "--ignore-missing-imports"]
    # A C file a module at -O2 builds in half the time of one big file at -O3, and runs as fast.
    modules = mypycify(
        [*flags, *files], opt_level="2", debug_level="0", group_name="mathom", multi_file=True
    )
    setup(
        name="mathom",
        packages=[],
        ext_modules=modules,
        script_args=["--quiet", "build_ext", "--build-lib", "lib"],
    )


if __name__ == "__main__":
    run_mypyc(sys.argv[1:])
