"""A bot that crashes, hangs, lies or vanishes never stops a game, and the log says what happened."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import mathom
from mathom.core.faults import BadSetup
from mathom.core.lang import say
from mathom.core.text import Text
from mathom.server.bots.guests import introduced, named
from mathom.server.bots.players import BotPool
from tests.server.house import served, settings
from tests.server.player import Player, against_bot, post

BOTS = {
    "crashing": "raise RuntimeError('c1_05 is my secret')",
    "dying": "import os; os._exit(3)",
    "lying": "return 'play everything'",
    "hanging": "import threading; threading.Event().wait()",
}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("bots")
    bots = {}
    for name, code in BOTS.items():
        path = folder / f"{name}.py"
        path.write_text(
            "import mathom.bots\n"
            f"class {name.title()}(mathom.bots.Bot):\n"
            f"    def choose(self, table):\n        {code}\n"
        )
        bots[name] = str(path)
    with served(settings(folder, bots=bots, bot_seconds=1.5)) as address:
        yield address


def noted(url: str, bot: str) -> list[dict[str, Any]]:
    """The first notes in the log of a game against a bot."""
    ada = against_bot(url, bot)
    with ada.live() as live:
        state = live.until(lambda state: state["decision"]["options"])
    return [item for item in state["log"] if item["note"]]


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("crashing", Text("bot-raised", error="...")),
        ("dying", Text("bot-died")),
        ("lying", Text("bot-illegal", answer="...")),
        ("hanging", Text("bot-slow", seconds="1.5")),
    ],
)
def test_a_bad_bot_is_replaced_by_a_legal_choice(url: str, bot: str, why: Text) -> None:
    first = noted(url, bot)[0]
    note = first["note"]
    assert first["seat"] == "sauron"
    assert note == say(Text("bot-fault", bot=bot, why=why, option=first["option"]), "en")
    assert "c1_05 is my secret" not in str(note), "a bot might tell what only it may know"


def test_a_game_against_a_bad_bot_can_be_played_to_its_end(url: str) -> None:
    ada = against_bot(url, "lying")
    with ada.live() as live:
        state = live.next()
        while state["outcome"] is None:
            if state["decision"]["options"]:
                live.send(choose=state["decision"]["options"][0]["option"], n=state["n"])
            state = live.next()
    notes = [item["note"] for item in ada.state()["log"] if item["note"]]
    given_up = say(Text("bot-given-up", count=3), "en")
    assert [given_up in note for note in notes[:4]] == [False] * 3 + [True], "nobody waits for ever"


def test_a_bot_that_thinks_does_not_hold_up_other_tables(url: str) -> None:
    against_bot(url, "hanging")
    quick = against_bot(url, "random")
    with quick.live() as live:
        live.until(lambda state: state["decision"]["options"])


def test_a_bot_s_choice_that_comes_too_late_is_dropped(url: str) -> None:
    ada = against_bot(url, "hanging")
    assert ada.post("resign").status_code == 200
    with ada.live() as live:
        end = live.next()
        # Another bot gets the only place to think after the first has had its time.
        other = against_bot(url, "random")
        with other.live() as elsewhere:
            elsewhere.until(lambda state: state["decision"]["options"])
    assert ada.state()["n"] == end["n"] == 0


def test_a_bot_that_is_not_known_any_more_is_replaced(tmp_path: Path) -> None:
    with served(settings(tmp_path, bots={"old": "random"})) as url:
        ada = against_bot(url, "old")
        with ada.live() as live:
            live.until(lambda state: state["decision"]["options"])
    with served(settings(tmp_path)) as url:
        again = Player(url, ada.table, ada.token)
        again.discard()
        with again.live() as live:
            state = live.until(lambda state: state["log"][-1]["note"] or len(live.heard) > 9)
    (note,) = [item["note"] for item in state["log"] if item["note"]][:1]
    assert say(Text("server-bot-gone"), "en") in note


def test_only_bots_of_the_house_and_of_its_keeper_can_be_asked(url: str, tmp_path: Path) -> None:
    evil = tmp_path / "evil.py"
    evil.write_text(f"open({str(tmp_path / 'run')!r}, 'w')")
    for bot in (str(evil), f"{evil}:Evil", "cmd:touch /tmp/evil", "../greedy", ""):
        seats = {"sauron": {"kind": "bot", "bot": bot}}
        assert post(url, "tables", game="duel", seats=seats).status_code in (400, 422)
    assert not (tmp_path / "run").exists()


# -- bots of the owner ---------------------------------------------------------------------------


EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "plain.py"


def test_a_program_that_the_owner_has_named_is_offered_and_plays_in_its_cage(tmp_path: Path) -> None:
    named_bots = named([f"gollum=cmd:{sys.executable} -S {EXAMPLE}"])
    with served(introduced(settings(tmp_path, bots=named_bots))) as url:
        for game in httpx.get(f"{url}/api/games").json():
            assert "gollum" in [bot["id"] for bot in game["bots"]]
        ada = against_bot(url, "gollum")
        with ada.live() as live:
            state = live.until(lambda state: state["decision"]["options"])
    assert [item["note"] for item in state["log"] if item["note"]] == []


def test_a_program_is_offered_for_the_games_that_it_plays(tmp_path: Path) -> None:
    path = tmp_path / "duellist.py"
    path.write_text(EXAMPLE.read_text().replace('"name"', '"games": ["tcg"], "name"'))
    house = introduced(settings(tmp_path, bots={"gollum": f"cmd:{sys.executable} -S {path}"}))
    with served(house) as url:
        offers = {
            game["id"]: "gollum" in [bot["id"] for bot in game["bots"]]
            for game in httpx.get(f"{url}/api/games").json()
        }
    assert offers == {"duel": False, "wotr": False, "tcg": True}


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (["gollum"], "is named as in --bot"),
        (["Gollum=cmd:gollum"], "is named as in --bot"),
        (["greedy=cmd:gollum"], "two bots called “greedy”"),
        (["gollum=greedy", "gollum=random"], "two bots called “gollum”"),
    ],
)
def test_a_bot_without_a_proper_name_is_refused(wanted: list[str], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        named(wanted)


def test_a_bot_that_does_not_start_keeps_the_server_from_starting_and_says_why(tmp_path: Path) -> None:
    broken = f"cmd:{sys.executable} -S -c \"raise ValueError('my precious is lost')\""
    with pytest.raises(BadSetup, match="my precious is lost"):
        introduced(settings(tmp_path, bots={"gollum": broken}))


def test_tables_that_take_turns_need_no_new_process_for_each_choice(tmp_path: Path) -> None:
    wotr = [mathom.game("wotr").new(seed=1, players=players) for players in ("2", "4")]
    duel = mathom.game("duel").new(seed=1)

    async def turns() -> list[int]:
        pool = BotPool(settings(tmp_path))
        try:
            seen = []
            for match in (wotr[0], wotr[1], duel, wotr[0]):
                answer, _ = await pool.ask("random", match)
                assert answer.fault is None
                seen.append(pool.processes)
            return seen
        finally:
            await pool.close()

    assert asyncio.run(turns()) == [1, 1, 2, 2]
