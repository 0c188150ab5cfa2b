"""How kept games are made: by the version of Mathom that is running, through its front doors only.

It asks for nothing but the library, the command and the server's own tests, so that an older Mathom can
keep its games with it too.
"""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mathom
from mathom.core.chance import Seeded
from tests.goldens.make import HERE as GOLDENS
from tests.laws.table import begin
from tests.server.house import served, settings
from tests.server.player import Live, Player, State, post

LONGEST = 60_000
"""A longer record is cut off in its middle."""
CUT = {"duel": (7, 30, 55), "wotr": (40, 160, 400), "tcg": (3, 8, 15)}
"""After how many choices games are left."""
AT_SERVER = {"duel": (25, 60), "wotr": (60, 130), "tcg": (6, 14)}
"""The same for games at a server."""


def keep(game: mathom.Game, home: Path) -> None:
    """Keep games of the version that is running."""
    folder = home / game.id / game.rules
    folder.mkdir(parents=True)
    for name, text in [*_goldens(game), *_left(game), ("terminal", _at_terminal(game))]:
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    (folder / "server.jsonl").write_text(_at_server(game), encoding="utf-8")


# -- records -------------------------------------------------------------------------------------


def _goldens(game: mathom.Game) -> Iterator[tuple[str, str]]:
    for path in sorted((GOLDENS / game.id).glob("*.txt")):
        if path.stem != "playthrough":
            match = mathom.replay(path.read_text(encoding="utf-8"))
            # A golden game of older rules would be kept only as far as it agrees.
            assert match.parted is None, f"first write the goldens: python -m tests.goldens {game.id}"
            while len(match.record()) > LONGEST:
                match = match.fork(at=len(match.history) // 2)
            yield path.stem, match.record()


def _left(game: mathom.Game) -> Iterator[tuple[str, str]]:
    """Random games that were left after some choices, in several setups."""
    for seed, count in enumerate(CUT[game.id], 1):
        match, chooser = begin(game, seed), Seeded(seed)
        while (decision := match.decision) is not None and len(match.history) < count:
            match.play(decision.options[chooser.below(len(decision.options))])
        yield f"left_{count}", match.record()


def _at_terminal(game: mathom.Game) -> str:
    """What the terminal keeps of a game that people leave."""
    seats = ["human" for _ in game.seats(game.settle({}))]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        command = [sys.executable, "-m", "mathom.cli", "play", game.id, "--seed", "5"]
        words = [*command, "--seats", ",".join(seats), "--record", str(file)]
        subprocess.run(words, input="1\n" * 12 + "q\n", text=True, capture_output=True, check=True)
        return file.read_text(encoding="utf-8")


# -- journals ------------------------------------------------------------------------------------


def _at_server(game: mathom.Game) -> str:
    """The database of a server with some tables of the game, a line for each thing in it."""
    with tempfile.TemporaryDirectory() as folder:
        with served(settings(Path(folder))) as url:
            tokens = {}
            for seed, count in enumerate(AT_SERVER[game.id]):
                player = _table(url, game, first=seed % 2 == 0)
                tokens[player.table] = player.token
                _play(player, count, seed)
        lines: list[dict[str, Any]] = [{"tokens": tokens}]
        with sqlite3.connect(Path(folder) / "games.db") as database:
            lines += _rows(database)
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _table(url: str, game: mathom.Game, first: bool) -> Player:
    """A table at which one person plays all seats, or all but the last, which is a bot's."""
    seats = game.seats(game.settle({}))
    kinds: dict[str, dict[str, str]] = {seat: {"kind": "me"} for seat in seats}
    if not first:
        kinds[seats[-1]] = {"kind": "bot", "bot": "random"}
    answer = post(url, "tables", game=game.id, seats=kinds, name="Ada")
    assert answer.status_code == 201, answer.text
    table = answer.json()
    return Player(url, table["table"], table["tokens"][seats[0]])


def _play(player: Player, count: int, seed: int) -> None:
    """Choose at random, take back now and then, and say something."""
    chooser = Seeded(seed)
    with player.live() as live:
        state = live.next()
        while state["outcome"] is None and state["n"] < count:
            decision = state["decision"]
            if not decision["options"]:
                # It is for the bot to choose.
                state = later(live, state)
                continue
            option = decision["options"][chooser.below(len(decision["options"]))]["option"]
            answer = player.choose(option, state["n"])
            assert answer.status_code == 200, answer.text
            if chooser.below(9) == 0 and player.post("takeback").status_code == 200:
                player.post("say", text="…")
            state = player.state()


def later(live: Live, state: State) -> State:
    """What the table is like once something more has happened."""
    known = state["version"]
    return live.until(lambda message: message["version"] > known)


def _rows(database: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    """How the tables of a database were made, and their rows."""
    made = database.execute("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    for _, _, statement in made:
        yield {"sql": statement}
    for name in [name for name, kind, _ in made if kind == "table"]:
        rows = database.execute(f"SELECT * FROM {name}")
        columns = [column[0] for column in rows.description]
        for row in rows:
            yield {"table": name, "row": dict(zip(columns, row, strict=True))}


def rebuild(lines: str, path: Path) -> dict[str, str]:
    """Make a kept database anew; the tokens of the tables in it."""
    tokens: dict[str, str] = {}
    with sqlite3.connect(path) as database:
        for line in map(json.loads, lines.splitlines()):
            if "tokens" in line:
                tokens = line["tokens"]
            elif "sql" in line:
                database.execute(line["sql"])
            else:
                row = line["row"]
                marks = ", ".join("?" for _ in row)
                names = ", ".join(row)
                database.execute(
                    f"INSERT INTO {line['table']} ({names}) VALUES ({marks})", [*row.values()]
                )
    database.close()
    return tokens
