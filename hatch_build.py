"""The package build: builds the browser client, and compiles the rules with mypyc where it can.

A compiled package holds the .py files too: tracebacks quote them and `mathom bench` runs them. Both take
their time and more than one core helps, so they are made side by side, and C files several at once.
Installers hide what a build says: it also goes to the file that MATHOM_PROGRESS names, for ./play.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

PLAIN = re.compile(r"^# Not compiled: ", re.MULTILINE)
"""A module says so if compiling it would be of no use, and why; `__init__` speaks for its folder."""

STRUCTS = re.compile(
    r"^import msgspec$|^from (?:msgspec|mathom\.core\.view) import ([^(\n]+|\([^)]+)", re.M
)
"""Where structs come from; msgspec makes such classes itself, at run time."""


def rules(source: Path) -> list[str]:
    """The files to compile, relative to the source folder: the core, the games, what bots think with."""
    package = source / "mathom"
    games = sorted((package / "games").glob("*/__init__.py"))
    roots = (package / "core", *[game.parent for game in games], package / "bots")
    found = [path for root in roots for path in _hot(root)]
    return [path.relative_to(source).as_posix() for path in found]


def _hot(folder: Path) -> list[Path]:
    """The files of a folder that are to be compiled."""
    files = sorted(folder.glob("*.py"))
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    if PLAIN.search(texts.get(folder / "__init__.py", "")):
        return []
    found = [path for path in files if not (PLAIN.search(texts[path]) or _has_structs(texts[path]))]
    for inner in sorted(path.parent for path in folder.glob("*/__init__.py")):
        found += _hot(inner)
    return found


def _has_structs(text: str) -> bool:
    """Whether a module makes structs; others may use them."""
    for names in STRUCTS.findall(text):
        bases = re.findall(r"\w+", names) or ["msgspec"]
        if re.search(rf"^class \w+\(({'|'.join(bases)})\b", text, re.M):
            return True
    return False


class CompileRules(BuildHookInterface[BuilderConfig]):
    """Adds the browser client and the compiled rules to the wheel. Doing without them is no error."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.workshop = Path(tempfile.mkdtemp(prefix="mathom-build-"))
        if version == "editable":
            return
        tell("step", "Building the package")
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(build_client, Path(self.root))
            why_not = why_plain() or compile_rules(Path(self.root) / "src", self.workshop)
        self._add_client(client.result(), build_data)
        if why_not:
            self.app.display_warning(f"Mathom is built as plain Python, which plays slower: {why_not}")
            return
        built = [path for suffix in ("so", "pyd") for path in self.workshop.glob(f"lib/**/*.{suffix}")]
        for path in built:
            inside = path.relative_to(self.workshop / "lib").as_posix()
            build_data["force_include"][str(path)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_client(self, client: Path | str, build_data: dict[str, Any]) -> None:
        """The browser client, which git ignores because it is made from web/."""
        if isinstance(client, str):
            self.app.display_warning(f"Mathom is built without its browser client. {client}")
        else:
            inside = client.relative_to(Path(self.root) / "src").as_posix()
            build_data["force_include"][str(client)] = inside

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.workshop, ignore_errors=True)


def build_client(root: Path) -> Path | str:
    """Build the browser client: the folder that it is in, or why there is none."""
    tool = _load(root / "tools" / "build_web.py")
    try:
        folder: Path = tool.build(root)
    except tool.NoClient as why:
        return str(why)
    tell("done", "The browser client is built")
    return folder


def tell(kind: str, words: str) -> None:
    """Let whoever waits know: a "step" begins, "now" it is so far, something beside is "done"."""
    path = os.environ.get("MATHOM_PROGRESS")
    if path:
        with open(path, "a", encoding="utf-8") as file:
            file.write(f"{kind}: {words}\n")


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
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if compiler and not shutil.which(compiler[0]):
        return f"there is no C compiler here ({compiler[0]})."
    return _does_not_work(compiler) if compiler else ""


def _does_not_work(compiler: list[str]) -> str:
    """What a compiler says that cannot compile for Python, before translating takes a minute."""
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("#include <Python.h>\n")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", str(trial)]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace")
    if done.returncode == 0:
        return ""
    return f"the C compiler here ({compiler[0]}) cannot compile for Python.\n{done.stderr[-1000:]}"


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

    tell("step", f"Translating the rules to C, {len(files)} files")
    # Other people's packages need not be there to compile the rules; our own strictness is for tests.
    flags = ["--config-file=", "--ignore-missing-imports"]
    # A C file a module at -O2 builds in half the time of one big file at -O3, and runs as fast.
    modules = mypycify(
        [*flags, *files], opt_level="2", debug_level="0", group_name="mathom", multi_file=True
    )
    sources = sum([len(module.sources) for module in modules])
    tell("step", "Compiling the rules")
    with ThreadPoolExecutor(CORES) as workers:
        setup(
            name="mathom",
            packages=[],
            ext_modules=modules,
            cmdclass={"build_ext": _build_several(workers, sources)},
            script_args=["--quiet", "build_ext", "--build-lib", "lib", "--parallel", str(CORES)],
        )


def _build_several(workers: ThreadPoolExecutor, sources: int) -> type:
    """A `build_ext` that compiles several C files of one extension at a time."""
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    done = count(1)

    class BuildSeveral(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            # Compilers that go about it in another way (MSVC) compile one file after the other.
            if hasattr(self.compiler, "_compile"):
                one = self.compiler.compile

                def several(files: list[str], *args: Any, **settings: Any) -> list[str]:
                    parts = list(workers.map(lambda file: compiled([file], *args, **settings), files))
                    return [made for part in parts for made in part]

                def compiled(files: list[str], *args: Any, **settings: Any) -> list[str]:
                    made: list[str] = one(files, *args, **settings)
                    tell("now", f"Compiling the rules, {next(done)} of {sources} C files")
                    return made

                self.compiler.compile = several
            super().build_extensions()

    return BuildSeveral


if __name__ == "__main__":
    run_mypyc(sys.argv[1:])
