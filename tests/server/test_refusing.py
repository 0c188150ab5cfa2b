"""What is stale, illegal, malformed or foreign changes nothing, and is told why."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import mathom
from tests.server.player import Player, against_bot, new_table, one_screen, post, two_players
from tests.server.positions import OVER, RICH


def facts(player: Player) -> dict[str, Any]:
    """All that a player can know of a table."""
    return {**player.state(), "record": player.record()}


def test_an_illegal_choice_is_refused_with_the_library_s_own_sentence(url: str) -> None:
    _, bo = two_players(url, position=RICH)
    before = facts(bo)
    answer = bo.choose("play c3_01")
    assert answer.status_code == 422
    match = mathom.game("duel").position(RICH, seed=1)
    with pytest.raises(mathom.IllegalMove) as refused:
        match.play("play c3_01")
    error = answer.json()["error"]
    assert error["said"] == str(refused.value)
    assert error["id"] == "move-illegal"
    assert facts(bo) == before


@pytest.mark.parametrize(
    ("language", "said"),
    [("it-IT,it;q=0.9", "partita"), ("es;q=0.8, de", "partida"), ("de,fr", "game"), ("x;q=y", "game")],
)
def test_a_refusal_is_said_in_the_reader_s_language(url: str, language: str, said: str) -> None:
    pair = one_screen(url)
    pair.http.headers["accept-language"] = language
    answer = pair.choose("discard c1_01", n=7)
    assert answer.status_code == 409
    assert said in answer.json()["error"]["said"]


def test_a_stale_choice_is_refused(url: str) -> None:
    pair = one_screen(url)
    old = pair.state()["decision"]["options"][0]["option"]
    pair.discard()
    before = facts(pair)
    assert pair.choose(old, n=0).status_code == 409
    assert pair.choose(old, n=2).status_code == 409
    assert facts(pair) == before


def test_a_choice_meant_for_a_position_that_was_taken_back_is_refused(url: str) -> None:
    pair = one_screen(url)
    pair.discard()
    seen = pair.state()
    option = seen["decision"]["options"][0]["option"]
    pair.post("takeback")
    pair.discard()
    assert pair.state()["n"] == seen["n"], "the same number comes by again"
    assert pair.choose(option, n=1, version=seen["version"]).status_code == 409
    assert pair.choose(n=1, version=pair.state()["version"]).status_code == 200


def test_a_chat_line_does_not_make_a_choice_stale(url: str) -> None:
    pair = one_screen(url)
    version = pair.state()["version"]
    pair.post("say", text="hm")
    assert pair.choose(n=0, version=version).status_code == 200


def test_of_two_who_make_the_same_choice_at_once_one_is_too_late(url: str) -> None:
    pair = one_screen(url)
    options = [option["option"] for option in pair.state()["decision"]["options"]]
    with ThreadPoolExecutor(8) as crowd:
        rivals = [Player(url, pair.table, pair.token) for _ in range(8)]
        answers = list(crowd.map(lambda rival: rival.choose(options[0], n=0), rivals))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert pair.state()["n"] == 1


def test_after_the_end_nothing_can_be_chosen(url: str) -> None:
    pair = one_screen(url)
    option = pair.state()["decision"]["options"][0]["option"]
    pair.post("resign")
    before = facts(pair)
    for what, body in (
        ("choices", {"n": 0, "option": option}),
        ("takeback", {}),
        ("resign", {}),
        ("takeback/answer", {"agree": True}),
    ):
        assert pair.post(what, **body).status_code == 409, what
    assert facts(pair) == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"token": "x", "n": 0}',
        b'{"token": "x", "n": "0", "option": "stop"}',
        b'{"token": "x", "n": 0.5, "option": "stop"}',
        b'{"token": "x", "n": -1, "option": "stop"}',
        b'{"token": "x", "n": 0, "option": ""}',
        b'{"token": "x", "n": 0, "option": "stop", "seat": "sauron"}',
        b'{"token": ["x"], "n": 0, "option": "stop"}',
        b'{"token": "' + b"x" * 100 + b'", "n": 0, "option": "stop"}',
        b'{"token": "\xff", "n": 0, "option": "stop"}',
        b'{"token": ' * 100_000,
    ],
)
def test_a_malformed_request_is_refused(url: str, body: bytes) -> None:
    pair = one_screen(url)
    answer = pair.http.post("/choices", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "server-request"
    assert pair.state()["version"] == 0


def test_a_body_that_is_not_json_is_refused(url: str) -> None:
    pair = one_screen(url)
    answer = pair.http.post("/resign", content=f'{{"token": "{pair.token}"}}')
    assert answer.status_code == 415
    assert pair.state()["outcome"] is None


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"setup": {"extra_turns": "many"}}, "many"),
        ({"setup": {"speed": "fast"}}, "speed"),
        ({"seats": {"gollum": {"kind": "me"}}}, "gollum"),
        ({"seats": {"sauron": {"kind": "bot", "bot": "cmd:rm"}}}, "cmd:rm"),
        ({"seats": {"sauron": {"kind": "bot", "bot": "bots/mine.py"}}}, "mine.py"),
        ({"seats": {"sauron": {"kind": "bot"}}}, "bot"),
        ({"seats": {"sauron": {"kind": "me", "bot": "greedy"}}}, "greedy"),
        ({"position": {"chapter": 9}}, "chapter"),
        ({"position": OVER}, "over"),
    ],
)
def test_a_table_that_cannot_be_is_refused(url: str, table: dict[str, Any], said: str) -> None:
    answer = post(url, "tables", **{"game": "duel", "seats": {}, **table})
    assert answer.status_code == 422
    assert said in answer.json()["error"]["said"]


def test_an_unknown_table_is_not_found(url: str) -> None:
    nobody = Player(url, "nosuchtable1", "t" * 32)
    for path in ("", "/record", "/states/0"):
        assert nobody.http.get(path).status_code == 404
    assert nobody.choose("stop", n=0).status_code == 404
    assert nobody.post("join", token=None).status_code == 400
    with nobody.live() as live, pytest.raises(Exception, match="4404"):
        live.next()


def test_names_and_chat_have_a_longest_length(url: str) -> None:
    pair = one_screen(url)
    assert pair.post("say", text="x" * 500).status_code == 200
    assert pair.post("say", text="x" * 501).status_code == 400
    assert post(url, "tables", game="duel", seats={}, name="x" * 41).status_code == 400


def test_a_websocket_hears_why_something_is_refused(url: str) -> None:
    ada, bo = two_players(url)
    with ada.live(lang="es") as live:
        live.next()
        live.send(choose="discard c1_01", n=0)
        assert live.next()["error"]["id"] == "move-not-yours"
        live.wire.send("{")
        assert live.next()["error"]["id"] == "server-request"
        live.send(choose="stop", n=0, more=1)
        refused = live.next()
        assert refused["type"] == "error"
        assert "petición" in refused["error"]["said"]
        bo.discard()
        assert live.until(lambda state: state["n"] == 1)["you"] == ["fellowship"]


def test_a_watcher_cannot_choose(url: str) -> None:
    ada, _ = two_players(url)
    with Player(url, ada.table).live() as live:
        live.next()
        live.send(choose="discard c1_01", n=0)
        # That somebody watches may be told in between.
        heard = next(one for one in iter(live.next, None) if one["type"] == "error")
        assert heard["error"]["id"] == "table-watching"


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH"])
def test_what_is_not_in_the_api_is_refused(url: str, method: str) -> None:
    answer = httpx.request(method, f"{url}/api/tables")
    assert answer.status_code in (404, 405)
    assert answer.json()["error"]["said"]


def test_a_bot_s_seat_cannot_be_joined(url: str) -> None:
    ada = against_bot(url)
    assert post(url, f"tables/{ada.table}/join", seat="sauron").status_code == 409
    table = new_table(url)
    assert post(url, f"tables/{table['table']}/join", seat="sauron").status_code == 409, "invited only"
