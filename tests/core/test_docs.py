"""What the documents show is what happens: every Python snippet in them is run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import mathom

DOCS = Path(__file__).parent.parent.parent / "docs"
SNIPPET = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def snippets(path: Path) -> list[tuple[int, str]]:
    """The Python snippets of a document, each with its first line's number."""
    text = path.read_text(encoding="utf-8")
    return [(text[: found.start(1)].count("\n"), found[1]) for found in SNIPPET.finditer(text)]


SHOWN = [path for path in sorted(DOCS.glob("*.md")) if snippets(path)]


def test_the_first_screen_of_the_library_does_what_it_shows() -> None:
    tried = doctest.testmod(mathom)
    assert tried.attempted > 0
    assert tried.failed == 0


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.name)
def test_the_snippets_of_a_document_do_what_they_show(path: Path) -> None:
    """One after the other, as a reader would type them."""
    names: dict[str, object] = {"__name__": path.stem}
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    for line, code in snippets(path):
        if ">>>" in code:
            test = doctest.DocTestParser().get_doctest(code, names, path.name, str(path), line)
            runner.run(test, clear_globs=False)
            names |= test.globs
        else:
            # Blank lines keep the line numbers of the document in a traceback.
            exec(compile("\n" * line + code, str(path), "exec"), names)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("name", ["records.md", "positions.md", "steps.md"])
def test_the_documents_of_the_core_show_something(name: str) -> None:
    assert snippets(DOCS / name)
