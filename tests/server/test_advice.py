"""Hints and reviews at a table: hints are free alone, and among people only if all agree."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from mathom.server import Limits, Rate
from mathom.server.http.messages import HintAnswer, ReviewAnswer
from tests.bots.test_search import rich
from tests.games.duel.table import REGIONS, table
from tests.server.house import FAST, served, settings
from tests.server.player import (
    PATIENCE,
    Player,
    against_bot,
    one_screen,
    post,
    two_players,
    watcher,
)

# What a bot thinks is tested with the bots, in both builds.
pytestmark = pytest.mark.once


def winning(quest: int = 0) -> dict[str, Any]:
    """Sauron may win by being in the seventh region."""
    six = rich(units=dict.fromkeys(REGIONS[:6], 1))
    found: dict[str, Any] = msgspec.to_builtins(
        table("c3_07", "c3_16", sauron=six, fellowship=rich(quest=quest)).state.position()
    )
    return found


def hint(player: Player, **more: Any) -> httpx.Response:
    state = player.state()
    return player.post("hint", n=state["n"], version=state["version"], **more)


def told(answer: httpx.Response) -> HintAnswer:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=HintAnswer)


def notices(player: Player) -> list[str]:
    return [notice["text"] for notice in player.state()["notices"]]


def test_alone_on_one_screen_a_hint_is_free_and_names_what_wins(url: str) -> None:
    ada = one_screen(url, position=winning())
    answer = told(hint(ada))
    assert answer.hint is not None
    best = answer.hint.suggestions[0]
    assert (best.option, best.chance, best.things) == ("play c3_16", 1.0, ("c3_16",))
    assert best.reasons == ["It wins the game."]
    offered = {one["option"]: one["label"] for one in ada.state()["decision"]["options"]}
    assert best.label == offered["play c3_16"]


def test_a_hint_is_said_in_the_language_of_whoever_asks(url: str) -> None:
    ada = one_screen(url, position=winning())
    state = ada.state()
    answer = ada.http.post("/hint?lang=it", json={"token": ada.token, "n": state["n"]})
    found = told(answer).hint
    assert found is not None
    assert found.suggestions[0].reasons == ["Vince la partita."]


def test_against_a_bot_a_hint_is_free_and_everybody_is_told_once(url: str) -> None:
    ada = against_bot(url, "random", position={**winning(), "turn": "fellowship"})
    assert told(hint(ada)).hint == told(hint(ada)).hint
    assert notices(watcher(ada)) == ["The Fellowship took a hint."]


def test_a_hint_changes_nothing_in_the_game(url: str) -> None:
    ada = one_screen(url)
    before = ada.state()
    told(hint(ada))
    after = ada.state()
    assert (after["n"], after["decision"], after["view"]) == (0, before["decision"], before["view"])


def test_a_hint_needs_the_other_human_s_consent(url: str) -> None:
    ada, bo = two_players(url, position=winning())
    with ada.live() as live:
        live.next()
        answer = told(hint(bo))
        assert (answer.asked, answer.hint) == (True, None)
        asked = live.until(lambda state: state["hint"])
        assert asked["hint"] == {"by": "sauron", "agreed": [], "granted": False}
        assert told(hint(bo)).hint is None, "to ask again is no consent"
        assert bo.post("hint/answer", agree=True).status_code == 409, "nobody agrees with himself"
        assert ada.post("hint/answer", agree=True).status_code == 200
        granted = live.until(lambda state: state["hint"]["granted"])
        assert granted["hint"]["agreed"] == ["fellowship"]
    assert notices(ada) == [], "none was taken yet"
    found = told(hint(bo)).hint
    assert found is not None
    assert found.suggestions[0].option == "play c3_16"
    assert notices(ada) == ["Sauron took a hint."]


def test_consent_is_for_one_question_unless_it_is_given_for_the_game(url: str) -> None:
    ada, bo = two_players(url)
    hint(bo)
    ada.post("hint/answer", agree=True)
    bo.discard()
    ada.discard()
    assert told(hint(bo)).asked, "what was agreed on was about another question"
    ada.post("hint/answer", agree=True, always=True)
    bo.discard()
    ada.discard()
    assert told(hint(bo)).hint is not None
    assert told(hint_after(bo, ada)).asked, "Bo has agreed to nothing"


def hint_after(one: Player, other: Player) -> httpx.Response:
    """One of them takes a turn, and the other asks."""
    one.discard()
    return hint(other)


def test_it_may_be_declined_and_everybody_is_told(url: str) -> None:
    ada, bo = two_players(url)
    hint(bo)
    assert ada.post("hint/answer", agree=False).status_code == 200
    assert bo.state()["hint"] is None
    assert notices(bo) == ["The Fellowship would rather have no hints."]
    assert ada.post("hint/answer", agree=True).status_code == 409, "it is too late to agree now"


def test_whoever_plays_on_is_not_waiting_any_more(url: str) -> None:
    ada, bo = two_players(url)
    hint(bo)
    bo.discard()
    assert ada.state()["hint"] is None


def test_only_whoever_decides_gets_a_hint_and_only_for_this_question(url: str) -> None:
    ada, bo = two_players(url)
    assert ada.post("hint", n=0).status_code == 403
    assert watcher(ada).post("hint", n=0, token="nobody").status_code == 401
    assert bo.post("hint", n=1).status_code == 409
    assert ada.state()["hint"] is None


def test_a_game_that_nobody_has_learned_offers_none(url: str) -> None:
    games = httpx.get(f"{url}/api/games", timeout=PATIENCE).json()
    for game in games:
        seats = {seat["id"]: {"kind": "me"} for seat in game["seats"]}
        seated = post(url, "tables", game=game["id"], seats=seats).json()
        player = Player(url, seated["table"], next(iter(seated["tokens"].values())))
        if not player.state()["adviser"]:
            assert hint(player).json()["error"]["id"] == "review-no-mind"


def test_what_a_hint_takes_is_on_the_bill(tmp_path_factory: pytest.TempPathFactory) -> None:
    # Little may be used: enough to play, not enough to be told at every choice what to do.
    limits = Limits(requests=FAST, tables=FAST, messages=FAST, work=Rate(0.2, 0.001), patience=0)
    last: dict[bool, int] = {}
    for hinted in (False, True):
        with served(settings(tmp_path_factory.mktemp("bill"), limits=limits)) as address:
            ada = one_screen(address)
            for n in range(12):
                if hinted:
                    ada.post("hint", n=n)
                looked = ada.http.get("", params=ada.tokens)
                last[hinted] = looked.status_code
                if looked.is_error:
                    break
                ada.choose(looked.json()["decision"]["options"][0]["option"], n=n)
    assert last == {False: 200, True: 429}


# -- reviews -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def blundered(url: str) -> Player:
    """A game that Sauron could have won at once, and lost."""
    ada = one_screen(url, position=winning(quest=11))
    assert ada.choose("discard c3_16").status_code == 200
    assert ada.choose("play c3_07").status_code == 200
    assert ada.state()["outcome"] is not None
    return ada


def reviewed(player: Player, lang: str = "en") -> ReviewAnswer:
    """The review, once it is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = player.http.get("/review", params={"lang": lang})
        assert answer.status_code == 200, answer.text
        found = msgspec.json.decode(answer.content, type=ReviewAnswer)
        if found.review is not None:
            return found
        assert found.done <= found.total
    raise AssertionError("no review came")


def test_a_blunder_is_named_in_the_review(blundered: Player) -> None:
    found = reviewed(watcher(blundered)).review
    assert found is not None
    assert found.seats == ["fellowship", "sauron"]
    worst = max(found.mistakes, key=lambda one: one.best - one.chance)
    assert (worst.n, worst.seat, worst.better_option, worst.blunder) == (1, "sauron", "play c3_16", True)
    assert worst.reasons == ["It wins the game."]
    assert (found.points[0].n, found.points[-1].n, found.points[-1].chances) == (0, 2, [1.0, 0.0])
    assert found.turns[0].n == 1


def test_a_review_is_said_in_every_language(blundered: Player) -> None:
    labels = {reviewed(blundered, lang).review.mistakes[0].better for lang in ("en", "it", "es")}  # type: ignore[union-attr]
    assert len(labels) == 3


def test_a_game_that_goes_on_is_not_reviewed(url: str) -> None:
    ada = one_screen(url)
    answer = ada.http.get("/review")
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "table-not-over")


def test_an_imported_record_is_reviewed_too(url: str, blundered: Player) -> None:
    seated = post(url, "records", record=blundered.record()).json()
    found = reviewed(Player(url, seated["table"])).review
    assert found == reviewed(blundered).review


def test_a_review_outlives_the_server(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        ada = one_screen(url, position=winning(quest=11))
        ada.choose("discard c3_16")
        ada.choose("play c3_07")
        found = reviewed(ada)
    # A server that may not think about it any more has to have kept it.
    house = settings(tmp_path)
    with served(replace(house, limits=replace(house.limits, review_seconds=0.0))) as url:
        again = Player(url, ada.table, ada.token).http.get("/review")
    assert msgspec.json.decode(again.content, type=ReviewAnswer) == found
