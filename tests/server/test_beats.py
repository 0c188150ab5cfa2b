"""When bots' answers are told: how long one had to think is nobody's business."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

import mathom
from mathom.server.bots.beats import OF_LATE, Beats
from tests.laws.test_histories import setup
from tests.server.house import served, settings
from tests.server.player import Player, post

TCG, DUEL = mathom.game("tcg"), mathom.game("duel")


def told(beats: Beats, *thoughts: float, kind: str = "action") -> list[float]:
    """After how many seconds the answers are told that took so long, one after the other."""
    return [round(one + beats.wait("gimli", TCG, kind, one), 3) for one in thoughts]


def test_no_thought_and_a_short_one_look_alike() -> None:
    assert told(Beats(), 0.0, 0.02, 0.09) == [0.1, 0.1, 0.1]


def test_who_has_thought_long_once_takes_as_long_for_what_needs_no_thought() -> None:
    assert told(Beats(), 0.0, 0.2, 0.0, 0.05, 0.25) == [0.1, 0.3, 0.3, 0.3, 0.3]


def test_one_kind_of_question_keeps_no_other_waiting() -> None:
    beats = Beats()
    assert told(beats, 0.9) == [1.0]
    assert told(beats, 0.0, kind="answer") == [0.1]
    assert beats.wait("pippin", TCG, "action", 0.0) == 0.1


def test_a_machine_that_was_slow_once_is_forgiven() -> None:
    beats = Beats()
    told(beats, 2.0, *[0.01] * (OF_LATE - 1))
    assert told(beats, 0.01) == [0.1]


def test_longer_than_the_last_beat_is_as_long_as_it_is() -> None:
    assert told(Beats(), 4.0, 0.1) == [4.0, 4.0]


def test_where_nobody_has_a_hand_nobody_waits() -> None:
    assert Beats().wait("galadriel", DUEL, "turn", 0.01) == 0.0


def test_a_bot_at_a_table_with_hands_answers_on_the_beat(tmp_path: Path) -> None:
    beat = 0.2
    with served(settings(tmp_path, bot_beats=(beat,))) as url:
        seats = {"a": {"kind": "me"}, "b": {"kind": "bot", "bot": "random"}}
        table = post(url, "tables", game="tcg", setup={"asked": "always"}, seats=seats).json()
        ada = Player(url, table["table"], table["tokens"]["a"])
        assert ada.post("pace", pace="always").status_code == 200
        with ada.live() as live:
            state = live.next()
            while state["n"] < 24 and state["outcome"] is None:
                if state["decision"]["options"]:
                    live.send(choose=state["decision"]["options"][0]["option"], n=state["n"])
                state = live.reaching(state["n"] + 1)
        log = ada.state()["log"]
    waited = [item["time"] - before["time"] for before, item in pairwise(log) if item["seat"] == "b"]
    assert len(waited) >= 3
    assert min(waited) >= 1000 * beat - 10, "also where it could only pass"


@pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)
def test_a_game_whose_rules_keep_a_hand_says_so(game: mathom.Game) -> None:
    # Where something is asked only so that nothing is told, somebody holds something.
    match = mathom.Match.begin(game, setup(game, 1), seed=1)
    lot, discreet = random.Random(1), False
    for _ in range(60):
        if match.decision is not None:
            discreet = discreet or match.decision.secret or match.decision.always
            match.play(lot.choice(match.decision.options))
    assert game.hands == discreet
