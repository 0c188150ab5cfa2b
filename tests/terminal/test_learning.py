"""`mathom learn`: how a game is played, at the terminal."""

from __future__ import annotations

import pytest

from tests.terminal.desk import Desk

pytestmark = pytest.mark.once  # pages, which are the same in both builds


def test_a_chapter_is_found_by_its_name_with_what_the_rule_says(desk: Desk) -> None:
    done = desk.run("learn", "wotr", "hunt")
    assert done.code == 0
    assert done.out.startswith("The Hunt\n")
    assert "Every step of the Fellowship is a risk" in done.said
    assert "One success is enough to draw a tile." in done.said


def test_a_table_is_told_as_a_list(desk: Desk) -> None:
    done = desk.run("learn", "wotr", "victory", "--lang", "it")
    assert (
        "- Popoli Liberi: con l'Anello: la Compagnia raggiunge la Voragine del Fato; con le" in done.said
    )


def test_who_asks_for_what_is_nowhere_told_hears_how_to_see_all_chapters(desk: Desk) -> None:
    done = desk.run("learn", "tcg", "dragons")
    assert done.code != 0
    assert "Nothing is said about “dragons”." in " ".join(done.err.split())
