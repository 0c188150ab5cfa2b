"""How much memory a table takes: little, and the house knows about how much."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import pytest

from tests.server.desk import Desk
from tests.server.house import served, settings
from tests.server.player import one_screen


@pytest.mark.parametrize(("game", "choices"), [("duel", 60), ("wotr", 400), ("tcg", 200)])
def test_the_estimate_is_honest(game: str, choices: int) -> None:
    desk = Desk(game, 1)
    desk.play(choices)
    while desk.table.n < choices // 3:
        desk = Desk(game, desk.random.randrange(1000))
        desk.play(choices)
    desk.opened()
    gc.collect()
    tracemalloc.start()
    table = desk.opened()
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert taken / 2 < table.bytes < 2 * taken, (taken, table.bytes)


def test_a_long_table_takes_little() -> None:
    desk = Desk("wotr", 1)
    while desk.table.n < 600:
        desk = Desk("wotr", desk.random.randrange(1000))
        desk.play(600)
    assert desk.table.bytes * 1500 / 600 < 3_000_000


def test_tables_that_nobody_uses_make_room(tmp_path: Path) -> None:
    with served(settings(tmp_path, live_bytes=200_000)) as url:
        pairs = [one_screen(url) for _ in range(8)]
        with pairs[0].live() as live:
            live.next()
            for _ in range(4):
                for pair in pairs:
                    pair.discard()
            live.reaching(4)
        assert [pair.state()["n"] for pair in pairs] == [4] * 8
        assert len({str(pair.state(2)["view"]) for pair in pairs}) > 1
