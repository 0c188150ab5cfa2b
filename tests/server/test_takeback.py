"""Takebacks: free until something was revealed or the other side could act; then it is asked."""

from __future__ import annotations

from tests.server.player import Player, against_bot, join, new_table, one_screen, post, two_players
from tests.server.positions import RICH, SEEN


def kinds(player: Player) -> tuple[int, bool] | None:
    back = player.state()["back"]
    return None if back is None else (back["to"], back["free"])


def test_within_one_s_own_turn_it_is_free(url: str) -> None:
    ada, bo = two_players(url, position=RICH)
    bo.choose("landmark bree")
    assert bo.state()["decision"]["kind"] == "move"
    assert kinds(bo) == (0, True)
    assert kinds(ada) is None
    assert bo.post("takeback").json() == {"done": True}
    state = ada.state()
    assert (state["n"], state["decision"]["kind"]) == (0, "turn")
    assert bo.choose("landmark erebor").status_code == 200


def test_each_choice_of_a_turn_is_taken_back_by_itself(url: str) -> None:
    _, bo = two_players(url, position=RICH)
    bo.choose("landmark bree")
    first = bo.state()["decision"]["options"][0]["option"]
    bo.choose(first)
    assert bo.state()["decision"]["kind"] == "move", "Bree moves two units"
    assert bo.post("takeback").json() == {"done": True}
    assert bo.state()["n"] == 1
    assert bo.post("takeback").json() == {"done": True}
    assert bo.state()["n"] == 0
    assert bo.post("takeback").status_code == 409


def test_once_the_other_side_could_act_it_is_asked_and_may_be_granted(url: str) -> None:
    ada, bo = two_players(url)
    bo.discard()
    assert kinds(bo) == (0, False)
    with ada.live() as live:
        live.next()
        assert bo.post("takeback").json() == {"done": False}
        asked = live.until(lambda state: state["takeback"])
        assert asked["takeback"] == {"by": "sauron", "to": 0, "agreed": []}
        assert asked["n"] == 1, "nothing has been taken back yet"
        assert bo.post("takeback").status_code == 409, "once is enough"
        assert bo.post("takeback/answer", agree=True).status_code == 409, "nobody agrees with himself"
        assert ada.post("takeback/answer", agree=True).json() == {"done": True}
        state = live.until(lambda state: state["n"] == 0)
    assert (state["takeback"], state["since"]) == (None, 1)


def test_it_may_be_declined(url: str) -> None:
    ada, bo = two_players(url)
    bo.discard()
    bo.post("takeback")
    assert ada.post("takeback/answer", agree=False).json() == {"done": False}
    state = bo.state()
    assert (state["n"], state["takeback"]) == (1, None)
    assert ada.post("takeback/answer", agree=True).status_code == 409, "it is too late to agree now"


def test_whoever_plays_on_has_declined(url: str) -> None:
    ada, bo = two_players(url)
    bo.discard()
    bo.post("takeback")
    ada.discard()
    assert bo.state()["takeback"] is None
    assert ada.post("takeback/answer", agree=True).status_code == 409


def test_a_takeback_goes_back_before_what_the_other_side_did_since(url: str) -> None:
    ada, bo = two_players(url)
    bo.discard()
    ada.discard()
    bo.post("takeback")
    assert ada.state()["takeback"]["to"] == 0
    ada.post("takeback/answer", agree=True)
    assert bo.state()["n"] == 0
    assert len(bo.state()["log"]) == 1


def test_after_chance_has_revealed_something_it_is_asked(url: str) -> None:
    _, bo = two_players(url, position=RICH)
    bo.choose("landmark barad_dur")
    state = bo.state()
    assert (state["decision"]["kind"], state["decision"]["seat"]) == ("retrieve", "sauron")
    assert kinds(bo) == (0, False), "Sauron has seen the cards that were left out"
    assert bo.post("takeback").json() == {"done": False}


def test_after_looking_at_what_the_other_side_knew_already_it_is_asked_too(url: str) -> None:
    _, bo = two_players(url, position=SEEN)
    bo.choose("landmark barad_dur")
    assert bo.record().count("{") == 1, "chance had no part in it: the opening alone has outcomes"
    assert kinds(bo) == (0, False)


def test_against_a_bot_it_is_always_free(url: str) -> None:
    ada = against_bot(url)
    with ada.live() as live:
        n = live.until(lambda state: state["decision"]["options"])["n"]
        ada.discard()
        live.until(lambda state: state["n"] > n and state["decision"]["options"])
        assert kinds(ada) == (n, True)
        assert ada.post("takeback").json() == {"done": True}
        state = live.until(lambda state: state["n"] == n)
    assert state["decision"]["seat"] == "fellowship"


def test_on_one_screen_it_is_always_free(url: str) -> None:
    pair = one_screen(url)
    pair.discard()
    pair.discard()
    assert pair.post("takeback").json() == {"done": True}
    assert pair.post("takeback").json() == {"done": True}
    assert pair.state()["n"] == 0


def test_while_the_friend_has_not_come_yet_it_is_free(url: str) -> None:
    table = new_table(url, fellowship="friend", sauron="me")
    bo = Player(url, table["table"], table["tokens"]["sauron"])
    bo.discard()
    assert kinds(bo) == (0, True)
    join(url, table, "fellowship")
    assert kinds(bo) == (0, False)


def test_the_same_choice_after_a_takeback_has_the_same_outcome(url: str) -> None:
    pair = one_screen(url)
    pair.discard()
    layouts = []
    for _ in range(2):
        pair.choose(pair.state()["decision"]["options"][-1]["option"])
        layouts.append(pair.state()["view"]["layout"])
        pair.post("takeback")
    assert layouts[0] == layouts[1], "taking back is not a way to throw the dice again"


def test_nothing_of_the_record_that_a_table_began_from_is_taken_back(url: str) -> None:
    pair = one_screen(url)
    pair.discard()
    fork = post(
        url,
        f"tables/{pair.table}/fork",
        token=pair.token,
        at=2,
        seats={"fellowship": {"kind": "me"}, "sauron": {"kind": "me"}},
    ).json()
    again = Player(url, fork["table"], fork["tokens"]["sauron"])
    assert again.state()["n"] == 1
    assert kinds(again) is None
    assert again.post("takeback").status_code == 409
    again.discard()
    assert again.post("takeback").json() == {"done": True}
    assert again.state()["n"] == 1
