"""The first who speaks a language keeps nobody waiting."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from litestar.testing import RequestFactory

from mathom.core.lang import LANGUAGES, learn
from mathom.server.http.sheets import Sheets
from mathom.server.tables.look import look
from mathom.server.tables.presence import Here
from tests.server.desk import Desk

PATIENCE = 20.0

# What is said, and in which thread, does not change with the build.
pytestmark = pytest.mark.once


def test_the_tables_go_on_while_the_words_of_a_language_are_put_together() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def words() -> dict[str, str]:
        begun.set()
        assert go_on.wait(PATIENCE)
        return {"ring": "anello"}

    async def play() -> tuple[Any, Any]:
        sheets, request = Sheets(), RequestFactory().get()
        made = await sheets.answer(request, ("words", "en"), lambda: {"ring": "ring"})
        first = asyncio.create_task(sheets.answer(request, ("words", "it"), words))
        # Were they put together here, this line would never be reached.
        while not begun.is_set():
            await asyncio.sleep(0)
        others = await sheets.answer(request, ("words", "en"), words)
        assert others.content == made.content
        assert not first.done()
        go_on.set()
        return made, await first

    made, first = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert made.content == b'{"ring":"ring"}'
    assert first.content == b'{"ring":"anello"}'


def test_a_seat_has_its_article_where_it_stands_in_a_sentence() -> None:
    def seats(game: str, language: str) -> list[tuple[str, str, str]]:
        desk = Desk(game)
        told = look(desk.table, (), Here(), language).seats
        return [(seat.title, seat.the, seat.who) for seat in told]

    assert seats("duel", "en") == [
        ("Fellowship", "the Fellowship", "The Fellowship"),
        ("Sauron", "Sauron", "Sauron"),
    ]
    assert seats("duel", "it")[0] == ("Compagnia", "la Compagnia", "La Compagnia")
    assert seats("wotr", "es") == [
        ("Pueblos Libres", "los Pueblos Libres", "El jugador de los Pueblos Libres"),
        ("Sombra", "la Sombra", "La Sombra"),
    ]
    assert seats("tcg", "it")[1] == ("Giocatore B", "il giocatore B", "Il giocatore B")
    assert seats("tcg", "en")[1] == ("Player B", "Player B", "Player B")


@pytest.mark.parametrize("language", LANGUAGES)
def test_once_a_language_is_learned_a_table_reads_no_more_of_it(language: str) -> None:
    for _ in learn(language):
        pass
    for game in ("duel", "wotr", "tcg"):
        desk = Desk(game, 3)
        desk.play(30)
        look(desk.table, desk.table.seats, Here(), language)
    assert list(learn(language)) == []
