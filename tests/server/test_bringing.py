"""Decks of one's own at a table: brought by whoever opens it or sits down, told to nobody else."""

from __future__ import annotations

import json
from pathlib import Path

import httpx

from mathom.games.tcg.decks import DECKS, brief, write
from mathom.games.tcg.game import TCG
from tests.server.house import served, settings
from tests.server.player import Player, post

ELVES = write(DECKS["lorien"], "it", "Elfi")
RANGERS = write(DECKS["ithilien"], "en", "Rangers")
ONLY_ELVES = "4C78"
"""A card that the Elves have, and the starter decks have not."""
ONLY_RANGERS = "4C130"


def opened(url: str, **seats: object) -> httpx.Response:
    return post(url, "tables", game="tcg", name="Ada", seats=seats)


def everything(player: Player) -> str:
    state = player.state()
    past = [json.dumps(player.state(n)) for n in range(state["n"] + 1)]
    return "\n".join([json.dumps(state), *past, player.record()])


def bearers(player: Player) -> list[str]:
    return [one["ring_bearer"] for one in player.state()["view"]["players"]]


def test_whoever_opens_a_table_brings_a_list_and_whoever_sits_down_another(url: str) -> None:
    table = opened(url, a={"kind": "me", "brings": ELVES}, b={"kind": "friend"}).json()
    ada = Player(url, table["table"], table["tokens"]["a"])
    # The other has a starter deck until he brings his own.
    assert bearers(ada) == ["4R301a", "4C302b"]
    invite = table["invites"]["b"].partition("#invite=")[2]
    sat = post(url, f"tables/{table['table']}/join", invite=invite, name="Bo", brings=ELVES)
    assert sat.status_code == 201
    assert bearers(ada) == ["4R301a", "4R301b"]


def test_nobody_is_told_what_the_other_has_brought_until_the_game_is_over(url: str) -> None:
    seats = {"a": {"kind": "me", "brings": ELVES}, "b": {"kind": "friend"}}
    assert ONLY_ELVES in brief(DECKS["lorien"])
    assert ONLY_RANGERS in brief(DECKS["ithilien"])
    table = opened(url, **seats).json()
    ada = Player(url, table["table"], table["tokens"]["a"])
    invite = table["invites"]["b"].partition("#invite=")[2]
    sat = post(url, f"tables/{table['table']}/join", invite=invite, brings=RANGERS).json()
    bo = Player(url, table["table"], sat["tokens"]["b"])
    watcher = Player(url, table["table"])
    assert ada.state()["setup"]["decks"] == bo.state()["setup"]["decks"] == "?"
    for reader in (bo, watcher):
        assert ONLY_ELVES not in everything(reader)
    for reader in (ada, watcher):
        assert ONLY_RANGERS not in everything(reader)
    assert post(url, f"tables/{table['table']}/resign", token=sat["tokens"]["b"]).status_code == 200
    assert ada.state()["setup"]["decks"] == f"{brief(DECKS['lorien'])}; {brief(DECKS['ithilien'])}"
    assert ONLY_RANGERS in ada.record()


def test_a_list_with_faults_is_refused_with_a_sentence_for_each(url: str) -> None:
    told = opened(url, a={"kind": "me", "brings": "2 Brego\n1 Gimli, Lockbearer"}, b={"kind": "open"})
    assert told.status_code == 422
    said = told.json()["error"]["said"]
    assert "The draw deck has 3 cards: it needs at least 60." in said
    assert "Ring-bearer" in said
    assert "sites" in said


def test_what_was_bid_before_somebody_sat_down_with_a_deck_is_asked_anew(url: str) -> None:
    table = opened(url, a={"kind": "me"}, b={"kind": "open"}).json()
    ada = Player(url, table["table"], table["tokens"]["a"])
    state = ada.state()
    assert ada.choose(state["decision"]["options"][0]["option"]).status_code == 200
    sat = post(url, f"tables/{table['table']}/join", seat="b", name="Bo", brings="lorien")
    assert sat.status_code == 201
    now = ada.state()
    assert (now["n"], now["decision"]["seat"], len(now["notices"])) == (0, "a", 1)
    assert "deck" in now["notices"][0]["text"]
    assert ada.choose(now["decision"]["options"][0]["option"]).status_code == 200


def test_what_was_brought_is_there_after_a_restart(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        table = opened(url, a={"kind": "me"}, b={"kind": "open"}).json()
        sat = post(url, f"tables/{table['table']}/join", seat="b", brings=ELVES).json()
        bo = Player(url, table["table"], sat["tokens"]["b"])
        before = bo.state()["view"]
    with served(settings(tmp_path)) as url:
        bo = Player(url, table["table"], sat["tokens"]["b"])
        assert bo.state()["view"] == before
        assert bearers(bo)[1] == "4R301b"


def test_in_a_rematch_everybody_keeps_his_deck() -> None:
    setup = TCG.bring(TCG.settle({}), 0, ELVES)
    assert TCG.move_on(setup)["decks"].split("; ")[1] == setup["decks"].split("; ")[0]
    assert TCG.move_on(TCG.settle({})) == TCG.settle({})


def test_a_game_to_which_nobody_brings_anything_says_so(url: str) -> None:
    seats = {"fellowship": {"kind": "me", "brings": "aragorn"}, "sauron": {"kind": "open"}}
    assert post(url, "tables", game="duel", seats=seats).status_code == 422
