"""A plan: several choices in one go, all of them or none, and one unit for taking back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest

from mathom.server.tables.entries import Choice, Plan
from tests.server.desk import Desk
from tests.server.house import served, settings
from tests.server.player import Player, two_players
from tests.server.positions import RICH


def plan(bo: Player) -> list[str]:
    """Bree, and what it lets Sauron do with his units; then it is the other's turn."""
    texts = ["landmark bree"]
    assert bo.choose(texts[0]).status_code == 200
    while (decision := bo.state()["decision"])["seat"] == "sauron":
        texts.append(decision["options"][0]["option"])
        assert bo.choose(texts[-1]).status_code == 200
    return texts


@pytest.fixture
def texts(url: str) -> list[str]:
    return plan(two_players(url, position=RICH)[1])


def test_a_plan_is_made_in_one_go(url: str, texts: list[str]) -> None:
    ada, bo = two_players(url, position=RICH)
    with ada.live() as live:
        live.next()
        answer = bo.post("choices", n=0, option=texts)
        assert answer.json() == {"n": len(texts), "version": bo.state()["version"]}
        heard = live.until(lambda state: state["n"])
    assert heard["n"] == len(texts), "nobody sees the half of it"
    assert [(item["option"], item["joined"]) for item in heard["log"]] == [
        (text, number > 0) for number, text in enumerate(texts)
    ]
    assert bo.state(1)["decision"]["kind"] == "move", "each choice of it can be looked at"


def test_a_websocket_takes_plans_too(url: str, texts: list[str]) -> None:
    _, bo = two_players(url, position=RICH)
    with bo.live() as live:
        live.next()
        live.send(choose=texts, n=0)
        assert live.until(lambda state: state["n"])["n"] == len(texts)


def test_a_plan_is_all_or_nothing(url: str, texts: list[str]) -> None:
    _, bo = two_players(url, position=RICH)
    for wrong in (
        [*texts[:-1], "move mordor mordor"],
        ["landmark bree", "retrieve c1_01"],
        [*texts, "stop"],
    ):
        answer = bo.post("choices", n=0, option=wrong)
        assert answer.status_code == 422
        assert answer.json()["error"]["id"] == "plan-refused"
        assert bo.state()["n"] == 0
    assert bo.post("choices", n=1, option=texts).status_code == 409
    for nothing in ([], [""], ["x"] * 51, [["x"]], [1]):
        assert bo.post("choices", n=0, option=nothing).status_code == 400


def test_a_plan_ends_where_something_unknown_begins(url: str) -> None:
    _, bo = two_players(url, position=RICH)
    # What Barad-dur shows is not known before.
    answer = bo.post("choices", n=0, option=["landmark barad_dur", "retrieve c1_01"])
    assert answer.status_code == 422
    assert bo.state()["n"] == 0


def test_a_plan_is_taken_back_as_a_whole(url: str, texts: list[str]) -> None:
    ada, bo = two_players(url, position=RICH)
    bo.post("choices", n=0, option=texts[:-1])
    assert bo.state()["back"] == {"to": 0, "free": True}
    assert bo.post("takeback").json() == {"done": True}
    assert bo.state()["n"] == 0
    bo.post("choices", n=0, option=texts)
    assert bo.post("takeback").json() == {"done": False}, "the turn has passed: the other is asked"
    assert ada.post("takeback/answer", agree=True).json() == {"done": True}
    assert ada.state()["n"] == 0
    assert bo.post("choices", n=0, option=texts).status_code == 200


def test_a_plan_outlives_a_restart(tmp_path: Path, texts: list[str]) -> None:
    with served(settings(tmp_path)) as url:
        _, bo = two_players(url, position=RICH)
        bo.post("choices", n=0, option=texts)
        before, record = bo.state(), bo.record()
    with sqlite3.connect(tmp_path / "games.db") as database:
        kinds = [kind for (kind,) in database.execute("SELECT kind FROM moves ORDER BY n")]
    assert kinds == ["begin", "join", "plan"], "one entry: it is there or it is not"
    with served(settings(tmp_path)) as url:
        again = Player(url, bo.table, bo.token)
        assert (again.state()["log"], again.record()) == (before["log"], record)
        mine = {"tokens": [[bo.table, bo.token]]}
        assert httpx.post(f"{url}/api/mine", json=mine).json()[0]["n"] == len(texts)


@pytest.mark.parametrize("game", ["wotr", "tcg"])
def test_plans_of_the_other_games_are_kept_as_they_were_made(game: str) -> None:
    desk, plans = Desk(game, 3), 0
    for number in range(300):
        decision = desk.table.decision
        if decision is None and plans <= 5:
            # Random players may lose a game before they have planned much.
            desk = Desk(game, number)
            continue
        if decision is None or number > 150:
            break
        trial = desk.table.play.match.fork()
        texts: list[str] = []
        while trial.decision is not None and len(texts) < 3:
            texts.append(str(desk.random.choice(trial.decision.options)))
            try:
                desk.table.play.match.fork().play(*texts)
            except Exception:
                texts.pop()
                break
            trial.play(texts[-1])
        page = desk.choose(*texts)
        plans += isinstance(page.entry.deed, Plan)
        assert isinstance(page.entry.deed, Plan | Choice)
    assert plans > 5
    again = desk.opened()
    assert again.play.state == desk.table.play.state
    assert [made.joined for made in again.play.made] == [made.joined for made in desk.table.play.made]
