"""No secret on the wire: neither in what is asked for, nor in what is sent unasked."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import served, settings
from tests.server.player import Player, join, new_table, two_players, watcher
from tests.server.positions import RICH


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("secrets")


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with served(settings(folder)) as address:
        yield address


def everything(player: Player) -> str:
    """All that a player can get at over HTTP, as it comes over the wire."""
    state = player.state()
    past = [json.dumps(player.state(n)) for n in range(state["n"] + 1)]
    return "\n".join([json.dumps(state), *past, player.record()])


def test_the_cards_that_one_side_has_seen_are_told_to_no_other(url: str) -> None:
    ada, bo = two_players(url, position=RICH)
    visitor = watcher(ada)
    with ada.live() as hers, visitor.live() as theirs, bo.live() as his:
        for live in (hers, theirs, his):
            live.next()
        assert bo.choose("landmark barad_dur").status_code == 200
        for live in (hers, theirs, his):
            live.reaching(1)
        hidden = bo.state()["view"]["left_out"]
        assert len(hidden) == 3
        wires = {"ada": json.dumps(hers.heard), "visitor": json.dumps(theirs.heard)}
        own = json.dumps(his.heard)
    wires["ada"] += everything(ada)
    wires["visitor"] += everything(visitor)
    for card in hidden:
        assert card in own
        for who, wire in wires.items():
            assert card not in wire, f"{who} hears of {card}"
    assert ada.record().count("left_out ? ? ?") == 1
    assert "left_out ? ? ?" not in bo.record()


def test_a_chosen_card_is_public_and_the_others_stay_hidden(url: str) -> None:
    ada, bo = two_players(url, position=RICH)
    bo.choose("landmark barad_dur")
    hidden = bo.state()["view"]["left_out"]
    bo.choose(f"retrieve {hidden[0]}")
    wire = everything(ada)
    assert hidden[0] in wire
    assert hidden[1] not in wire
    assert hidden[2] not in wire


def test_the_seed_is_secret_until_the_game_is_over(url: str, folder: Path) -> None:
    ada, bo = two_players(url)
    with sqlite3.connect(folder / "games.db") as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", [ada.table]).fetchone()
    bo.discard()
    for player in (ada, bo, watcher(ada)):
        assert seed not in everything(player)
        assert "[seed" not in player.record()
    assert len(seed) > 10, "a seed that could be found by trying them all is no secret"
    bo.post("resign")
    assert f'[seed "{seed}"]' in watcher(ada).record()


def test_tokens_and_invitations_are_told_to_their_owners_alone(url: str, folder: Path) -> None:
    table = new_table(url)
    ada = Player(url, table["table"], table["tokens"]["fellowship"])
    invite = table["invites"]["sauron"].partition("#invite=")[2]
    bo = join(url, table, "sauron")
    wire = everything(ada) + everything(bo) + everything(watcher(ada))
    assert ada.token is not None
    assert bo.token is not None
    for secret in (ada.token, bo.token, invite):
        assert len(secret) >= 22
        assert secret not in wire
    with sqlite3.connect(folder / "games.db") as database:
        kept = "\n".join(database.iterdump())
    assert ada.table in kept
    for secret in (ada.token, bo.token, invite):
        assert secret not in kept, "a stolen database opens no seat"


def test_a_position_that_a_game_began_from_is_hidden_while_it_goes_on(url: str) -> None:
    ada, bo = two_players(url, position=RICH)
    assert '[position "?"]' in ada.record()
    bo.post("resign")
    assert '[position {"turn": "sauron"' in ada.record()


def test_the_games_file_is_for_its_owner_s_eyes_only(url: str, folder: Path) -> None:
    assert (folder / "games.db").stat().st_mode & 0o077 == 0
