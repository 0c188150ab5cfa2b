"""Writes the golden texts anew: `PYTHONPATH=src python -m tests.games.tcg.goldens`."""

from __future__ import annotations

from mathom.core.lang import LANGUAGES
from tests.games.tcg.goldens.make import HERE, all_texts, all_words


def main() -> None:
    """Write all files."""
    for language in LANGUAGES:
        (HERE / f"texts.{language}.txt").write_text(all_texts(language), encoding="utf-8")
        (HERE / f"words.{language}.txt").write_text(all_words(language), encoding="utf-8")


if __name__ == "__main__":
    main()
