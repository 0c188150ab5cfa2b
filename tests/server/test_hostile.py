"""Slow and hostile clients harm nobody but themselves; limits hold."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import mathom
from mathom.core.state import WATCHER
from mathom.server.http.limits import Meter, Places, address_of
from mathom.server.serve import own_names
from mathom.server.settings import Limits, Rate
from mathom.server.tasks import Tasks
from mathom.server.turns import WHO, Turns
from tests.server.house import GENEROUS, Process, served, settings
from tests.server.player import Player, new_table, one_screen, post, two_players

STRICT = Limits(
    body=20_000,
    body_seconds=0.3,
    requests=Rate(1_000, 1_000),
    tables=Rate(5, 0.001),
    messages=Rate(10, 0.001),
    message=500,
    connections=3,
    slow=0.3,
    entries=12,
)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[str]:
    with served(settings(tmp_path, limits=STRICT)) as address:
        yield address


def handshake(url: str, table: str, buffer: int) -> socket.socket:
    """A WebSocket, opened by hand, whose owner takes as little as possible."""
    place = urlsplit(url)
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    wire.settimeout(20)
    wire.connect((place.hostname, place.port))
    wire.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in wire.recv(100)
    return wire


def test_a_viewer_who_takes_nothing_is_cut_off_and_the_game_goes_on(tmp_path: Path) -> None:
    impatient = replace(GENEROUS, slow=0.3, entries=100_000)
    with served(settings(tmp_path, limits=impatient), buffer=4_000) as url:
        pair = one_screen(url)
        slow = handshake(url, pair.table, buffer=2_000)
        with pair.live() as live:
            live.next()
            watching = 2
            while watching == 2:
                assert pair.post("say", text="x" * 400).status_code == 200
                watching = int(httpx.get(f"{url}/api/health").json()["watching"])
            pair.discard()
            live.reaching(1)
        with suppress(ConnectionError):
            while slow.recv(10_000):
                pass
        assert int(httpx.get(f"{url}/api/health").json()["watching"]) == 0


def test_viewers_who_vanish_without_a_word_leave_no_trace(tmp_path: Path) -> None:
    with Process(str(tmp_path / "games.db")) as server:
        pair = one_screen(server.url)
        for turn in range(6):
            rude = [handshake(server.url, pair.table, buffer=2_000) for _ in range(4)]
            pair.discard()
            for wire in rude:
                # Not even the connection's end is announced.
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                wire.close()
            assert pair.state()["n"] == turn + 1
        with pair.live() as live:
            live.until(lambda state: state["watchers"] == 0)
        server.process.send_signal(signal.SIGINT)
        assert server.process.communicate(timeout=20)[1] == "", "nothing to complain about"


def test_a_websocket_that_talks_too_much_is_closed(strict: str) -> None:
    ada, bo = two_players(strict)
    with ada.live() as live:
        for _ in range(12):
            live.send(choose="nothing", n=0)
        with pytest.raises(ConnectionClosed) as closed:
            live.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    bo.discard()


def test_too_long_a_message_is_not_read(strict: str) -> None:
    ada, _ = two_players(strict)
    with ada.live() as live:
        live.wire.send("x" * 501)
        with pytest.raises(ConnectionClosed) as closed:
            live.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert ada.state()["n"] == 0


def test_one_address_has_only_so_many_websockets(strict: str) -> None:
    ada, _ = two_players(strict)
    with ada.live() as first, ada.live() as second, ada.live() as third:
        for live in (first, second, third):
            live.next()
        with ada.live() as fourth, pytest.raises(ConnectionClosed) as closed:
            fourth.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    # A place becomes free when somebody goes.
    while True:
        with ada.live() as again:
            try:
                assert again.next()["type"] == "state"
            except ConnectionClosed:
                continue
            return


def test_new_tables_are_limited_for_each_address(strict: str) -> None:
    tables = [new_table(strict) for _ in range(5)]
    answer = post(strict, "tables", game="duel", seats={})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 1
    assert answer.json()["error"]["id"] == "server-too-often"
    assert post(strict, "records", record="x").status_code == 429
    ada = Player(strict, tables[0]["table"], tables[0]["tokens"]["fellowship"])
    assert ada.post("fork", at=1, seats={}).status_code == 429
    assert ada.state()["n"] == 0, "looking is still possible"


def test_requests_are_limited_for_each_address(tmp_path: Path) -> None:
    few = replace(GENEROUS, requests=Rate(4, 0.001))
    with served(settings(tmp_path, limits=few)) as url:
        answers = [httpx.get(f"{url}/api/games").status_code for _ in range(6)]
        assert answers == [200] * 4 + [429] * 2
        with pytest.raises(InvalidStatus), connect(url.replace("http", "ws") + "/api/tables/x/live"):
            pass


def test_the_number_of_open_games_is_limited(tmp_path: Path) -> None:
    small = replace(GENEROUS, open_games=2)
    with served(settings(tmp_path, limits=small)) as url:
        first = one_screen(url)
        new_table(url)
        answer = post(url, "tables", game="duel", seats={})
        assert answer.status_code == 503
        assert "2" in answer.json()["error"]["said"]
        first.post("resign")
        assert post(url, "tables", game="duel", seats={}).status_code == 201


def test_a_journal_has_a_longest_length(strict: str) -> None:
    pair = one_screen(strict)
    for _ in range(6):
        pair.discard()
        assert pair.post("takeback").status_code == 200
    answer = pair.choose()
    assert answer.status_code == 403
    assert answer.json()["error"]["id"] == "table-full"
    assert pair.post("resign").status_code == 200
    assert pair.state()["outcome"]["how"] == "resigned"


def test_people_may_still_agree_on_the_end_of_a_game_whose_journal_is_full(strict: str) -> None:
    ada, bo = two_players(strict)
    while next(one for one in (ada, bo) if one.state()["decision"]["options"]).choose().is_success:
        pass
    assert ada.post("draw").status_code == 200
    assert bo.post("draw/answer", agree=True).status_code == 200
    assert ada.state()["outcome"]["how"] == "agreed"


def test_too_large_a_request_is_not_read(strict: str) -> None:
    answer = post(strict, "records", record="x" * 20_000)
    assert answer.status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1_000

    headers = {"content-type": "application/json"}
    chunked = httpx.post(f"{strict}/api/records", content=endless(), headers=headers)
    assert chunked.status_code == 413


def test_a_request_that_never_arrives_is_given_up(strict: str) -> None:
    place = urlsplit(strict)
    with socket.create_connection((place.hostname, place.port or 0), 20) as wire:
        wire.sendall(
            f"POST /api/mine HTTP/1.1\r\nHost: {place.netloc}\r\nContent-Length: 50\r\n"
            'Content-Type: application/json\r\n\r\n{"tokens"'.encode()
        )
        assert b" 408 " in wire.recv(1_000)


def test_pages_of_other_sites_are_not_let_in(url: str) -> None:
    pair = one_screen(url)
    foreign = {"origin": "https://evil.example"}
    answer = pair.http.post("/resign", json=pair.tokens, headers=foreign)
    assert answer.status_code == 403
    assert pair.state()["outcome"] is None
    address = f"{url.replace('http', 'ws')}/api/tables/{pair.table}/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin=Origin("https://evil.example"))
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(url)) as wire:
        assert wire.recv(20)
    own = pair.http.post("/resign", json=pair.tokens, headers={"origin": url})
    assert own.status_code == 200


def test_other_sites_can_be_let_in_by_name(tmp_path: Path) -> None:
    with served(settings(tmp_path, origins=("http://localhost:5173",))) as url:
        headers = {"origin": "http://localhost:5173"}
        body = {"game": "duel", "seats": {}}
        assert httpx.post(f"{url}/api/tables", json=body, headers=headers).status_code == 201


def test_a_server_at_home_answers_to_its_own_name_only(tmp_path: Path) -> None:
    with served(settings(tmp_path, hosts=("127.0.0.1", "localhost"))) as url:
        assert httpx.get(f"{url}/api/games").status_code == 200
        assert httpx.get(f"{url}/api/games", headers={"host": "evil.example"}).status_code == 400
        assert httpx.get(f"{url}/api/games", headers={"host": "[::1"}).status_code == 400


def test_a_bucket_fills_again_with_time() -> None:
    time = [0.0]
    meter = Meter(Rate(2, 0.5), clock=lambda: time[0])
    assert [meter.wait("a") for _ in range(3)] == [0, 0, 2]
    assert meter.wait("b") == 0, "every address has its own"
    time[0] = 2.0
    assert [meter.wait("a") for _ in range(2)] == [0, 2]


def test_places_are_counted_for_each_and_for_all() -> None:
    places = Places(each=2, together=3)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    assert [places.take("b") for _ in range(2)] == [True, False]
    places.free("a")
    assert places.take("b")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_is_one_address(host: str, address: str) -> None:
    assert address_of((host, 1)) == address


def test_a_server_for_the_whole_house_answers_to_its_address_and_the_names_its_owner_gave(
    tmp_path: Path,
) -> None:
    names = own_names("0.0.0.0", ["Games.Example.org"])
    with served(settings(tmp_path, hosts=tuple(name for name in names if name != "127.0.0.1"))) as url:
        assert httpx.get(f"{url}/api/games").status_code == 200, "the address at which it was reached"
        for name in ("games.example.org", "localhost:8000", socket.gethostname()):
            assert httpx.get(f"{url}/api/games", headers={"host": name}).status_code == 200
        for name in ("example.org", "10.0.0.1", "games.example.org.evil.example"):
            assert httpx.get(f"{url}/api/games", headers={"host": name}).status_code == 400


def test_work_that_is_done_again_and_again_survives_what_it_meets_and_says_it_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    times = 0

    async def work() -> None:
        nonlocal times
        times += 1
        if 2 <= times <= 4:
            raise OSError("the database has gone for a walk")

    async def live() -> None:
        tasks = Tasks()
        tasks.repeat("looking after something", 0, work)
        while times < 6:
            await asyncio.sleep(0)
        await tasks.stop()

    asyncio.run(live())
    assert caplog.text.count("looking after something failed") == 1


def from_address(url: str, address: str) -> socket.socket:
    """A connection from another address of this machine: all of 127.0.0.0/8 is."""
    place = urlsplit(url)
    return socket.create_connection((place.hostname, place.port or 0), 20, (address, 0))


def test_silent_connections_of_one_address_shut_nobody_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tight = replace(GENEROUS, connections=10, header_seconds=0.5)
    with served(settings(tmp_path, limits=tight)) as url:
        silent = [from_address(url, "127.0.0.2") for _ in range(60)]
        assert httpx.get(f"{url}/api/health").status_code == 200, "others come in"
        for wire in silent:
            # Those who got in are shown out as well, when they have said nothing for so long.
            wire.settimeout(20)
            with suppress(ConnectionError):
                assert wire.recv(10) == b""
            wire.close()
        with from_address(url, "127.0.0.2") as again:
            again.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b" 200 " in again.recv(1_000)
    assert caplog.text.count("too many connections") == 1, "said once"


def test_a_half_said_request_has_its_time_also_after_an_answer(tmp_path: Path) -> None:
    hasty = settings(tmp_path, limits=replace(GENEROUS, header_seconds=0.4))
    with served(hasty) as url, from_address(url, "127.0.0.1") as wire:
        wire.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = b""
        while not answer.endswith(b"}"):
            answer += wire.recv(4_000)
        wire.sendall(b"GET /api/hea")
        with suppress(ConnectionError):
            assert wire.recv(10) == b""


def test_what_a_request_costs_counts(tmp_path: Path) -> None:
    poor = replace(GENEROUS, work=Rate(0.01, 0.001))
    with served(settings(tmp_path, limits=poor)) as url:
        assert httpx.get(f"{url}/api/games/duel/words").status_code == 200
        # How soon depends on the machine: compiled, a table costs a fraction of a millisecond.
        tables = (post(url, "tables", game="duel", seats={}).status_code for _ in range(1_000))
        assert 429 in tables, "it has used up what there is for it"
        other = {"x-forwarded-for": "192.0.2.9"}
        assert httpx.get(f"{url}/api/games", headers=other).status_code == 200


def test_a_record_is_taken_up_to_so_many_choices(tmp_path: Path) -> None:
    record = mathom.game("duel").new(seed=1)
    while len(record.history) < 8 and record.decision is not None:
        record.play(record.decision.options[0])
    with served(settings(tmp_path, limits=replace(GENEROUS, record_choices=7))) as url:
        answer = post(url, "records", record=record.record())
        assert answer.status_code == 422
        assert answer.json()["error"]["id"] == "table-record-long"


def long_record(choices: int) -> str:
    """A record that is longer than what is played on the spot."""
    wild = random.Random(4)
    match = mathom.game("wotr").new(seed=4)
    while len(match.history) < choices and match.decision is not None:
        match.play(wild.choice(match.decision.options))
    return match.record()


def test_a_long_record_is_played_again_beside_the_server(tmp_path: Path) -> None:
    record = long_record(200)
    with served(settings(tmp_path)) as url:
        archive = post(url, "records", record=record).json()
        looker = Player(url, archive["table"])
        assert looker.state()["n"] == 200
        assert looker.state(131)["log"][0]["n"] == 131
        seats = {"free": {"kind": "me"}, "shadow": {"kind": "me"}}
        begun = post(url, "tables", game="wotr", seats=seats, record=record, at=151).json()
        player = Player(url, begun["table"], begun["tokens"]["free"])
        assert player.choose().status_code == 200
        assert player.state()["n"] == 151
        answer = post(url, "records", record=record.replace("150. ", "150. no "))
        assert answer.status_code == 422, "its refusals are said as everywhere"
        for n in (0, 60, 61, 120, 199):
            state = mathom.replay(record).at(n)
            assert looker.state(n)["view"] == json.loads(msgspec.json.encode(state.view(WATCHER)))


def test_a_record_that_takes_too_long_is_given_up_and_others_are_not(tmp_path: Path) -> None:
    record = long_record(150)
    hasty = replace(GENEROUS, record_seconds=0.01)
    with served(settings(tmp_path, limits=hasty)) as url:
        answer = post(url, "records", record=record)
        assert answer.status_code == 413
        assert answer.json()["error"]["id"] == "table-record-slow"
        assert new_table(url)["table"]


def test_whoever_has_used_least_goes_next() -> None:
    async def live() -> list[str]:
        clock = [0.0]
        turns = Turns(Rate(1e9, 1e9), clock=lambda: clock[0], effort=lambda: clock[0])
        done: list[str] = []

        def work(name: str, seconds: float) -> None:
            clock[0] += seconds
            done.append(name)

        async def ask(name: str, seconds: float) -> None:
            WHO.set(name)
            await turns.game(lambda: work(name, seconds))

        await asyncio.gather(*[ask("greedy", 0.5) for _ in range(3)])
        await asyncio.gather(*[ask(name, 0.1) for name in ("greedy", "greedy", "modest", "greedy")])
        assert turns.used("greedy") > turns.used("modest") > 0
        return done

    assert asyncio.run(live())[3:] == ["modest", "greedy", "greedy", "greedy"]


def test_whoever_makes_a_choice_waits_for_one_who_looks_something_up_and_not_for_all() -> None:
    async def live() -> list[str]:
        clock = [0.0]
        turns = Turns(Rate(1e9, 1e9), clock=time.perf_counter, effort=lambda: clock[0])
        done: list[str] = []
        choices: list[asyncio.Task[None]] = []

        async def look(n: int) -> None:
            clock[0] += 0.001
            done.append("look")
            if n == 0:
                choices.append(asyncio.create_task(turns.game(lambda: done.append("choice"))))

        await asyncio.gather(*[turns.metered(look(n)) for n in range(5)])
        await choices[0]
        return done

    assert asyncio.run(live()) == ["look", "choice", "look", "look", "look", "look"]


def test_while_somebody_waits_for_a_choice_looking_things_up_has_a_twentieth_of_the_time() -> None:
    async def live() -> list[str]:
        clock = [0.0]
        turns = Turns(Rate(1e9, 1e9), clock=lambda: clock[0], effort=lambda: clock[0])
        done: list[str] = []

        def work(what: str, seconds: float) -> None:
            clock[0] += seconds
            done.append(what)

        async def look() -> None:
            work("look", 0.001)

        with turns.deed():
            looks = [asyncio.create_task(turns.metered(look())) for _ in range(2)]
            await looks[0]
            for _ in range(15):
                await turns.game(lambda: work("game", 0.002))
            await looks[1]
        return done

    assert asyncio.run(live()) == ["look", *["game"] * 11, "look", *["game"] * 4]
