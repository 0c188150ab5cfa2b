"""A friend by link: where the link leads, what it is for, and who is counted as a watcher."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx

from mathom.server.reach import Reach
from mathom.server.serve import listen
from tests.server.house import served, settings
from tests.server.player import Player, join, new_table, post, two_players, watcher


def test_only_this_machine_opens_a_table_that_listens_to_it_alone() -> None:
    with listen("127.0.0.1", 0) as ear:
        assert Reach.of(ear).addresses() == []
    assert Reach("::1", 8000).addresses() == []


def test_a_table_that_is_open_to_the_house_has_the_addresses_of_this_machine() -> None:
    with listen("0.0.0.0", 0) as ear:
        reach = Reach.of(ear)
        found = reach.addresses()
        assert all(one.endswith(f":{reach.port}") for one in found)
        for one in found:
            host = one.removeprefix("http://").rpartition(":")[0]
            with socket.create_connection((host, reach.port), timeout=5):
                assert not host.startswith("127.")


def test_a_table_at_one_address_is_opened_there() -> None:
    assert Reach("192.168.7.20", 8000).addresses() == ["http://192.168.7.20:8000"]
    assert Reach("fd00::7", 8000).addresses() == ["http://[fd00::7]:8000"]


def test_strangers_do_not_learn_the_addresses_of_this_machine(url: str) -> None:
    # What a proxy on this machine asks for somebody else is asked from elsewhere.
    away = httpx.get(f"{url}/api/house", headers={"x-forwarded-for": "203.0.113.9"})
    assert away.json()["links"] == []


def test_an_invitation_says_which_seat_it_is_for_and_whether_that_is_free(url: str) -> None:
    table = new_table(url)
    invite = table["invites"]["sauron"].partition("#invite=")[2]
    asked = f"tables/{table['table']}/invitation"
    before = {"seat": "sauron", "title": "Sauron", "the": "Sauron", "name": "", "free": True}
    assert post(url, asked, invite=invite).json() == before
    join(url, table, "sauron", name="Bo")
    assert post(url, asked, invite=invite).json() == {**before, "name": "Bo", "free": False}
    wrong = post(url, asked, invite=invite[:-1])
    assert (wrong.status_code, wrong.json()["error"]["id"]) == (403, "table-invite")


def test_nobody_counts_himself_among_the_watchers(url: str) -> None:
    ada, _ = two_players(url)
    with ada.live() as hers, watcher(ada).live() as one:
        assert one.next()["watchers"] == 0
        with watcher(ada).live() as other:
            assert other.until(lambda state: state["watchers"] == 1)
            assert one.until(lambda state: state["watchers"] == 1)
            assert hers.until(lambda state: state["watchers"] == 2)


def test_whoever_follows_a_wrong_link_gets_a_page(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<p>the page")
    with served(settings(tmp_path)) as url:
        person = httpx.get(f"{url}/tabel/x.html", headers={"accept": "text/html,*/*"})
        assert (person.status_code, person.text) == (404, "<p>the page")
        program = httpx.get(f"{url}/assets/gone.js", headers={"accept": "*/*"})
        assert (program.status_code, program.json()["error"]["id"]) == (404, "server-page")
        assert Player(url, "x").http.get("").status_code == 404
