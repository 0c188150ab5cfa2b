"""Runs a module of Mathom as plain Python, even where the rules are compiled.

    python -P .../mathom/plain.py mathom.bench 5 duel

Run as a file, never imported: importing anything of the package would load the compiled rules first.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

HOME = Path(__file__).resolve().parent.parent


class PlainFinder(MetaPathFinder):
    """Finds the .py files of Mathom, and leaves everything else to the finders after it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] != "mathom":
            return None
        for folder in path or [str(HOME)]:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, PlainFinder())
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
