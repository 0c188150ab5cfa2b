"""A rule fix never harms a running game: journals of other rules are opened and played on."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.core.lang import say
from mathom.core.text import Text
from tests.server.house import Process, served, settings
from tests.server.player import Player, new_table, one_screen, two_players
from tests.server.positions import RICH


def journal(folder: Path, statement: str, *values: Any) -> list[Any]:
    """Read or change the file, as another version of Mathom might have written it."""
    with sqlite3.connect(folder / "games.db") as database:
        return database.execute(statement, values).fetchall()


def rewrite(folder: Path, n: int, **fields: Any) -> None:
    """Let an entry say something that today's rules would not have written."""
    (deed,) = journal(folder, "SELECT deed FROM moves WHERE n = ?", n)[0]
    journal(
        folder, "UPDATE moves SET deed = ? WHERE n = ?", json.dumps({**json.loads(deed), **fields}), n
    )


def older(folder: Path) -> None:
    """Let everything have been played by an older version of the rules."""
    journal(folder, "UPDATE tables SET rules = '0'")
    journal(folder, "UPDATE positions SET rules = '0'")


def in_turn(folder: Path) -> Player:
    """Sauron has taken Bree and moves units: his turn goes on, two choices after the last position."""
    with served(settings(folder)) as url:
        table = new_table(url, sauron="me", position=RICH)
        pair = Player(url, table["table"], table["tokens"]["sauron"])
        pair.choose("landmark bree")
        assert pair.choose().status_code == 200
        assert pair.state()["decision"]["kind"] == "move"
    return pair


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_a_choice_that_is_not_possible_any_more_is_told_and_the_game_goes_on(
    tmp_path: Path, language: str
) -> None:
    pair = in_turn(tmp_path)
    older(tmp_path)
    rewrite(tmp_path, 2, option="move lindon mordor")
    before = journal(tmp_path, "SELECT * FROM moves ORDER BY n")
    with served(settings(tmp_path)) as url:
        again = Player(url, pair.table, pair.token)
        state = again.http.get("", params={**again.tokens, "lang": language}).json()
        assert state["n"] == 1, "what can still be played stands"
        assert state["decision"]["kind"] == "move"
        (notice,) = state["notices"]
        assert notice["n"] == 1
        with pytest.raises(mathom.IllegalMove) as refused:
            mathom.game("duel").position(RICH, seed=1).play("landmark bree", "move lindon mordor")
        why = refused.value.text.args["why"]
        assert isinstance(why, Text)
        assert notice["text"] == say(Text("table-carried", number=2, lost=1, why=why), language)
        assert [item["option"] for item in state["log"]] == [None, "landmark bree"]
        assert state["log"][1]["events"], "what was told stays told"
        assert again.choose().status_code == 200
    assert journal(tmp_path, "SELECT * FROM moves ORDER BY n")[: len(before)] == before
    with served(settings(tmp_path)) as url:
        again = Player(url, pair.table, pair.token)
        assert again.state()["n"] == 2
        assert len(again.state()["notices"]) == 1, "it is carried over once"
        assert f"# rules {mathom.game('duel').rules}\n" in again.record()


def test_the_record_of_a_table_that_was_carried_over_can_be_read_to_its_end(tmp_path: Path) -> None:
    """Also if what was chosen before is not possible any more: it says how the table stood."""
    with served(settings(tmp_path)) as url:
        pair = one_screen(url)
        for _ in range(8):
            pair.discard()
    older(tmp_path)
    rewrite(tmp_path, 2, option="discard c3_01")
    with served(settings(tmp_path)) as url:
        again = Player(url, pair.table, pair.token)
        for _ in range(3):
            again.discard()
        assert "format" not in again.record(), "while the game goes on that may be a secret"
        last = again.state()["view"]
        again.post("resign")
        record = again.record()
        archive = again.http.post(f"{url}/api/records", json={"record": record}).json()["table"]
        imported = Player(url, archive, "")
        state = imported.http.get("").json()
        assert state["n"] == 3, "what comes after that position"
        assert state["view"]["layout"] == last["layout"]
        assert imported.record() == record, "and nothing is lost of what came before"
    match = mathom.replay(record)
    assert [str(one.option) for one in match.history] == [item["option"] for item in state["log"][1:]]
    assert match.parted is not None
    assert (match.parted.id, match.parted.args["count"]) == ("record-resumed", 8)
    assert [notice["text"] for notice in state["notices"]] == [say(match.parted, "en")]
    # Without that note it ends where it always ended.
    bare = mathom.replay(re.sub(r"# rules.*", "", record))
    assert (len(bare.history), bare.parted and bare.parted.id) == (1, "record-parted")
    # A later choice that is not possible either is counted from the beginning of the record.
    broken = mathom.replay(re.sub(r"(?m)^10\. fellowship discard", "10. fellowship eat", record))
    assert broken.parted is not None
    assert (len(broken.history), broken.parted.args["number"]) == (1, 10)


def test_a_newer_version_that_agrees_with_all_choices_changes_nothing(tmp_path: Path) -> None:
    pair = in_turn(tmp_path)
    older(tmp_path)
    with served(settings(tmp_path)) as url:
        again = Player(url, pair.table, pair.token)
        state = again.state()
        assert (state["n"], state["notices"]) == (2, [])
        assert again.choose().status_code == 200
        today = mathom.game("duel").rules
        marks = journal(tmp_path, "SELECT rules FROM positions ORDER BY n DESC LIMIT 1")
        assert marks == [(today,)], "a position is written whenever the rules change"
        assert [item["option"] for item in again.state()["log"][1:]] == [
            item["option"] for item in again.state()["log"][1:]
        ]
        assert f"# rules {today}\n" in again.record()


def test_a_position_that_cannot_be_read_any_more_is_passed_over(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        pair = one_screen(url)
        for _ in range(6):
            pair.discard()
        before = pair.state()
    journal(tmp_path, "UPDATE positions SET position = '?' WHERE n > 3")
    with served(settings(tmp_path)) as url:
        assert Player(url, pair.table, pair.token).state() == before


def test_a_journal_without_positions_or_events_opens_and_goes_on(tmp_path: Path) -> None:
    """As the first version of the server wrote it."""
    with served(settings(tmp_path)) as url:
        pair = one_screen(url)
        for _ in range(6):
            pair.discard()
        pair.post("takeback")
        before, record = pair.state(), pair.record()
    journal(tmp_path, "DROP TABLE positions")
    journal(tmp_path, "UPDATE mathom_schema SET version = 1")
    for n, deed in journal(tmp_path, "SELECT n, deed FROM moves"):
        told = json.loads(deed)
        for field in ("events", "secret", "seen", "opening", "past"):
            told.pop(field, None)
        journal(tmp_path, "UPDATE moves SET deed = ? WHERE n = ?", json.dumps(told), n)
    for _ in range(2):
        with served(settings(tmp_path)) as url:
            again = Player(url, pair.table, pair.token)
            state = again.state()
            assert (state["log"], state["view"]) == (before["log"], before["view"])
            assert again.record() == record
    with served(settings(tmp_path)) as url:
        again = Player(url, pair.table, pair.token)
        again.discard()
        assert again.state()["n"] == 6


def test_a_finished_game_stays_finished(tmp_path: Path) -> None:
    ada = finished(tmp_path)
    with served(settings(tmp_path)) as url:
        end = Player(url, ada.table, ada.token).state()
    older(tmp_path)
    rewrite(tmp_path, 2, option="move lindon mordor")
    journal(tmp_path, "DELETE FROM positions WHERE n > 0")
    rows = journal(tmp_path, "SELECT count(*) FROM moves")
    with served(settings(tmp_path)) as url:
        again = Player(url, ada.table, ada.token)
        state = again.state()
        assert state["outcome"] == end["outcome"]
        assert [item["events"] for item in state["log"]] == [item["events"] for item in end["log"]]
        assert len(state["notices"]) == 1
        assert again.http.get("/states/0").status_code == 200
        with pytest.raises(mathom.IllegalMove) as refused:
            mathom.game("duel").position(RICH, seed=1).play("move lindon mordor")
        for language in ("en", "it", "es"):
            moment = again.http.get("/states/2", params={"lang": language})
            assert moment.status_code == 410
            about_it = Text("table-past-unreadable", n=2, number=1, why=refused.value.text)
            assert moment.json()["error"]["said"] == say(about_it, language)
    assert journal(tmp_path, "SELECT count(*) FROM moves") == rows


def finished(folder: Path) -> Player:
    with served(settings(folder)) as url:
        ada, bo = two_players(url, position=RICH)
        bo.choose("landmark bree")
        bo.choose()
        ada.post("resign")
    return ada


def test_a_table_that_cannot_be_read_is_told_and_harms_no_other(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        broken, whole = one_screen(url), one_screen(url)
        against = new_table(url, sauron="random")
    for table in (broken.table, against["table"]):
        journal(tmp_path, 'UPDATE moves SET deed = \'{"type":"mystery"}\' WHERE game = ?', table)
    with served(settings(tmp_path)) as url:
        again = Player(url, broken.table, broken.token)
        answer = again.http.get("", params=again.tokens)
        assert answer.status_code == 410
        assert answer.json()["error"]["id"] == "table-unreadable"
        with again.live() as live, pytest.raises(Exception, match="4410"):
            live.next()
        other = Player(url, whole.table, whole.token)
        other.discard()
        assert other.state()["n"] == 1
        mine = [[one.table, one.token] for one in (broken, whole)]
        listed = other.http.post(f"{url}/api/mine", json={"tokens": mine}).json()
        assert [one["table"] for one in listed] == [whole.table]


def test_a_table_of_newer_rules_waits_for_a_newer_server(tmp_path: Path) -> None:
    pair = in_turn(tmp_path)
    journal(tmp_path, "UPDATE tables SET rules = '99'")
    before = journal(tmp_path, "SELECT count(*) FROM moves")
    with served(settings(tmp_path)) as url:
        answer = Player(url, pair.table, pair.token).http.get("")
        assert (answer.status_code, answer.json()["error"]["id"]) == (410, "table-newer")
    assert journal(tmp_path, "SELECT count(*) FROM moves") == before


def test_two_servers_that_open_a_table_under_new_rules_agree(tmp_path: Path) -> None:
    pair = in_turn(tmp_path)
    older(tmp_path)
    rewrite(tmp_path, 2, option="move lindon mordor")
    database = str(tmp_path / "games.db")
    with Process(database) as one, Process(database) as other:
        here, there = (Player(server.url, pair.table, pair.token) for server in (one, other))
        assert here.state()["n"] == there.state()["n"] == 1
        assert here.state()["notices"] == there.state()["notices"]
        assert here.choose().status_code == 200
        with there.live() as live:
            live.reaching(2)
    kinds = [kind for (kind,) in journal(tmp_path, "SELECT kind FROM moves ORDER BY n")]
    assert kinds.count("carried") == 1
