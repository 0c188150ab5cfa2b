"""How long a stored game takes to open: `python bench/open.py [game] [choices]`.

A game is played at random in the server's own journal, as two people at one screen would play it, and
then read from the file by a house that has never seen it. Without the positions in its journal it is
opened as servers did that knew none: by playing every choice again. All times are processor times.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

import msgspec

import mathom
from mathom.server import Settings
from mathom.server.tables.choose import choose
from mathom.server.tables.founding import Start, found_seated
from mathom.server.tables.house import House
from mathom.server.tables.look import look
from mathom.server.tables.presence import Here


async def fill(folder: Path, game: str, choices: int) -> tuple[str, int]:
    """Play; the table, and how many choices it took."""
    house = House(Settings(database=str(folder / "games.db")))
    await house.open()
    for seed in range(1000):
        wild = random.Random(seed)
        seats = mathom.game(game).seats(mathom.game(game).settle({}))
        founded = found_seated(Start(game, {}), dict.fromkeys(seats, ("me", "")), "Ada")
        await house.found(founded.header, founded.first)
        table = await house.get(founded.header.id)
        while table.n < choices and table.decision is not None:
            text = str(wild.choice(table.decision.options))
            await house.act(table.id, lambda it: choose(it, it.seats, it.n, [text]))  # noqa: B023
        if table.n >= choices:
            break
    await house.close()
    return table.id, table.n


async def opened(folder: Path, id: str) -> None:
    """Open the table a few times, and look at it."""
    house = House(Settings(database=str(folder / "games.db")))
    await house.open()
    # Languages, box and rules are loaded once, not for each table.
    founded = found_seated(Start((await house.get(id)).game.id, {}), {}, "Ada")
    await house.found(founded.header, founded.first)
    look(await house.get(id), (await house.get(id)).seats, Here(), "en")
    for _ in range(3):
        house._put_away(id)
        start = time.process_time()
        table = await house.get(id)
        took = time.process_time() - start
        start = time.process_time()
        message = look(table, table.seats, Here(), "en")
        whole = time.process_time() - start
        size = len(msgspec.json.encode(message))
        start = time.process_time()
        look(table, table.seats, Here(), "en", seen=table.version - 1)
        last = time.process_time() - start
        print(
            f"  opened in {1000 * took:.1f} ms; whole log said in {1000 * whole:.1f} ms ({size} bytes);"
            f" a look {1000 * last:.2f} ms; {len(table.play.made)} choices"
        )
    house._put_away(id)
    del table
    tracemalloc.start()
    table = await house.get(id)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    print(f"  memory {taken / 1e6:.2f} MB, estimated {table.bytes / 1e6:.2f} MB")
    await house.close()


def main() -> None:
    """Measure."""
    game = sys.argv[1] if len(sys.argv) > 1 else "wotr"
    choices = int(sys.argv[2]) if len(sys.argv) > 2 else 1500
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start = time.process_time()
        id, made = asyncio.run(fill(folder, game, choices))
        print(f"{game}: {made} choices in {time.process_time() - start:.1f} s; from its positions:")
        asyncio.run(opened(folder, id))
        with sqlite3.connect(folder / "games.db") as database:
            taken = database.execute("SELECT count(*), sum(length(position)) FROM positions").fetchone()
            database.execute("DELETE FROM positions")
        print(f"  positions: {taken[0]}, {taken[1] / 1e6:.2f} MB; without them:")
        asyncio.run(opened(folder, id))


if __name__ == "__main__":
    main()
