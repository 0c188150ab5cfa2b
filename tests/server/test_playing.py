"""Whole games, over HTTP and over WebSocket."""

from __future__ import annotations

import httpx
import pytest

import mathom
from mathom.core.lang import say
from mathom.core.text import Text
from tests.server.player import (
    Player,
    against_bot,
    join,
    new_table,
    one_screen,
    play_out,
    post,
    two_players,
    watcher,
)


def test_two_people_play_a_whole_game_over_http(url: str) -> None:
    ada, bo = two_players(url)
    players = {"fellowship": ada, "sauron": bo}
    end = ada.state()
    while end["outcome"] is None:
        assert players[end["decision"]["seat"]].choose().status_code == 200
        end = ada.state()
    assert end["decision"] is None
    winner = Text(f"duel-seat-{end['outcome']['winners'][0]}")
    result = Text(f"duel-result-{end['outcome']['how']}", seat=winner, who=end["outcome"]["winners"][0])
    assert end["outcome"]["text"] == say(result, "en")
    match = mathom.replay(ada.record())
    assert match.outcome is not None
    assert [match.seats[winner] for winner in match.outcome.winners] == end["outcome"]["winners"]
    assert len(match.history) == end["n"]


def test_two_people_play_a_whole_game_over_websockets(url: str) -> None:
    ada, bo = two_players(url)
    with ada.live() as first, bo.live() as second:
        lives = {"fellowship": first, "sauron": second}
        state = first.reaching(0)
        while state["outcome"] is None:
            n = state["n"]
            live = lives[state["decision"]["seat"]]
            live.send(choose=live.reaching(n)["decision"]["options"][-1]["option"], n=n)
            state = first.reaching(n + 1)
        assert second.reaching(state["n"])["outcome"] == state["outcome"]
    told = [item["n"] for message in first.heard for item in message["log"]]
    assert told == list(range(state["n"] + 1)), "every choice is told once"


def test_a_game_against_a_bot_comes_to_an_end(url: str) -> None:
    ada = against_bot(url, "greedy")
    with ada.live() as live:
        state = live.until(lambda state: True)
        while state["outcome"] is None:
            if state["decision"]["options"]:
                live.send(choose=state["decision"]["options"][0]["option"], n=state["n"])
            state = live.next()
    log = ada.state()["log"]
    assert {item["seat"] for item in log} == {None, "fellowship", "sauron"}
    assert [item["note"] for item in log if item["note"]] == []
    assert '[sauron "bot:greedy"]' in ada.record()


def test_bots_play_each_other_while_people_watch(url: str) -> None:
    table = new_table(url, fellowship="random", sauron="random")
    assert table["tokens"] == {}
    with Player(url, table["table"]).live() as live:
        end = live.until(lambda state: state["outcome"])
    assert end["you"] == []
    assert end["n"] == end["last"]


def test_two_people_share_a_screen_and_a_token(url: str) -> None:
    pair = one_screen(url)
    state = pair.state()
    assert state["you"] == ["fellowship", "sauron"]
    assert state["eyes"] == "sauron", "the screen shows what the decider sees"
    assert play_out(pair)["outcome"] is not None


def test_the_state_message_says_everything_that_a_client_needs(url: str) -> None:
    ada, bo = two_players(url, setup={"extra_turns": "all"})
    state = bo.state()
    match = mathom.game("duel").new(seed=1)
    assert state["type"] == "state"
    assert state["setup"] == {"extra_turns": "all"}
    assert (state["n"], state["last"], state["since"]) == (0, 0, 0)
    assert [(seat["id"], seat["title"], seat["kind"], seat["name"]) for seat in state["seats"]] == [
        ("fellowship", "Fellowship", "human", "Ada"),
        ("sauron", "Sauron", "human", "Bo"),
    ]
    assert state["title"] == say(match.game.title, "en")
    assert state["you"] == ["sauron"]
    decision = state["decision"]
    assert match.decision is not None
    assert (decision["seat"], decision["kind"]) == ("sauron", match.decision.kind)
    assert decision["prompt"] == say(match.game.prompt(match.state, match.decision), "en")
    assert decision["rule"]["page"] == match.decision.rule.page
    option = decision["options"][0]
    assert option["option"].split()[1:] == option["things"]
    assert option["label"].startswith(("Discard", "Play"))
    assert ada.state()["decision"]["options"] == [], "only the decider gets the options"
    assert state["log"][0]["n"] == 0
    assert {event["kind"] for event in state["log"][0]["events"]} >= {"chapter"}


def test_the_state_at_any_earlier_choice_can_be_seen(url: str) -> None:
    ada, bo = two_players(url)
    views = []
    for player in (bo, ada, bo, ada):
        views.append(bo.state()["view"]["layout"])
        player.discard()
    for n, layout in enumerate(views):
        state = bo.state(n)
        assert (state["n"], state["last"]) == (n, 4)
        assert state["view"]["layout"] == layout
        assert [item["n"] for item in state["log"]] == [n]
        assert state["decision"]["options"] == [], "the past cannot be chosen again"
    assert bo.http.get("/states/5").status_code == 404


def test_an_invitation_is_good_once(url: str) -> None:
    table = new_table(url)
    invite = table["invites"]["sauron"].partition("#invite=")[2]
    wrong = post(url, f"tables/{table['table']}/join", invite="nonsense", name="Eve")
    assert wrong.status_code == 403
    join(url, table, "sauron")
    again = post(url, f"tables/{table['table']}/join", invite=invite, name="Eve")
    assert again.status_code == 409
    assert again.json()["error"]["id"] == "table-invite-used"
    assert [seat["name"] for seat in Player(url, table["table"]).state()["seats"]] == ["Ada", "Bo"]


def test_an_open_seat_is_taken_by_whoever_comes_first(url: str) -> None:
    table = new_table(url, sauron="open")
    path = f"tables/{table['table']}/join"
    assert post(url, path, seat="sauron", name="Bo").status_code == 201
    late = post(url, path, seat="sauron", name="Eve")
    assert late.status_code == 409
    assert post(url, path, seat="fellowship", name="Eve").status_code == 409
    assert post(url, path, seat="gollum").status_code == 404
    assert post(url, path, seat="sauron", invite="both").status_code == 400


def test_a_seat_is_held_by_its_token_alone(url: str) -> None:
    ada, bo = two_players(url)
    eve = Player(url, ada.table, "x" * 32)
    assert eve.http.get("", params={"token": eve.token}).status_code == 401
    assert eve.choose("discard c1_01", n=0).status_code == 401
    assert ada.choose("discard c1_01", n=0).status_code == 403, "it is Sauron's turn"
    other, _ = two_players(url)
    assert Player(url, ada.table, other.token).choose("discard c1_01", n=0).status_code == 401
    assert bo.state()["n"] == 0


def test_who_is_looking_is_shown(url: str) -> None:
    ada, bo = two_players(url)
    with ada.live() as live:
        assert [seat["here"] for seat in live.next()["seats"]] == [True, False]
        with bo.live():
            live.until(lambda state: state["seats"][1]["here"])
        live.until(lambda state: not state["seats"][1]["here"])
        with watcher(ada).live():
            live.until(lambda state: state["watchers"] == 1)
        assert live.until(lambda state: state["watchers"] == 0)["seats"][0]["here"]


def test_my_games_are_listed_the_latest_first(url: str) -> None:
    ada, bo = two_players(url)
    pair = one_screen(url)
    bo.discard()
    tokens = [[pair.table, pair.token], [bo.table, bo.token], [ada.table, "wrong"], ["no", "no"]]
    mine = post(url, "mine", tokens=tokens).json()
    assert [(one["table"], one["n"], one["you"], one["decider"]) for one in mine] == [
        (bo.table, 1, ["sauron"], "fellowship"),
        (pair.table, 0, ["fellowship", "sauron"], "sauron"),
    ]
    bo.post("resign")
    (over,) = post(url, "mine", tokens=tokens[1:2]).json()
    assert over["decider"] is None
    assert over["outcome"]["winners"] == ["fellowship"]


def test_what_is_said_is_heard_by_all(url: str) -> None:
    ada, bo = two_players(url)
    with watcher(ada).live() as live:
        live.next()
        assert bo.post("say", text=" well\tmet\u202e ").status_code == 200
        (line,) = live.until(lambda state: state["chat"])["chat"]
    assert (line["seat"], line["name"], line["text"]) == ("sauron", "Bo", "well met")
    assert bo.post("say", text=" \n ").status_code == 400
    assert watcher(ada).post("say", text="psst", token="me").status_code == 401
    assert len(ada.state()["chat"]) == 1


def test_reconnecting_tells_only_what_is_new(url: str) -> None:
    pair = one_screen(url)
    for _ in range(3):
        pair.discard()
    pair.post("say", text="old")
    with pair.live() as live:
        seen = live.next()
        assert [item["n"] for item in seen["log"]] == [0, 1, 2, 3]
    pair.discard()
    pair.post("say", text="new")
    with pair.live(seen=seen["version"]) as live:
        news = live.next()
    assert (news["since"], [item["n"] for item in news["log"]]) == (4, [4])
    assert [line["text"] for line in news["chat"]] == ["new"]


def test_reconnecting_after_a_takeback_replaces_what_was_taken_back(url: str) -> None:
    pair = one_screen(url)
    pair.discard()
    pair.discard()
    with pair.live() as live:
        seen = live.next()
    pair.post("takeback")
    options = [option["option"] for option in pair.state()["decision"]["options"]]
    assert pair.choose(options[-1]).status_code == 200
    with pair.live(seen=seen["version"]) as live:
        news = live.next()
    assert (news["n"], news["since"]) == (2, 2)
    assert [item["option"] for item in news["log"]] == [options[-1]]


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_everything_is_said_in_the_language_that_the_viewer_wants(url: str, language: str) -> None:
    pair = one_screen(url)
    match = mathom.game("duel").new(seed=1)
    assert match.decision is not None
    prompt = say(match.game.prompt(match.state, match.decision), language)
    assert (
        pair.http.get("", params={**pair.tokens, "lang": language}).json()["decision"]["prompt"]
        == prompt
    )
    wish = {"accept-language": f"{language}-XX, de"}
    assert pair.http.get("", params=pair.tokens, headers=wish).json()["decision"]["prompt"] == prompt
    with pair.live(lang=language) as live:
        assert live.next()["decision"]["prompt"] == prompt
        live.send(choose="discard c1_01", n=5)
        assert live.next()["error"]["said"] == say(Text("table-stale", number=6), language)
    late = pair.http.post(
        "/choices", params={"lang": language}, json={**pair.tokens, "n": 5, "option": "x"}
    )
    assert late.json()["error"] == {
        "id": "table-stale",
        "said": say(Text("table-stale", number=6), language),
    }


@pytest.mark.parametrize("game", ["duel", "wotr", "tcg"])
def test_a_board_gets_all_its_words_in_one_call(url: str, game: str) -> None:
    words = {
        language: httpx.get(
            f"{url}/api/games/{game}/words", params={"lang": language}, timeout=60
        ).json()
        for language in ("en", "it", "es")
    }
    played = mathom.game(game)
    for language, kinds in words.items():
        assert {kind: list(ids) for kind, ids in kinds.items()} == dict(played.lexicon)
        for kind, ids in kinds.items():
            for id, word in ids.items():
                name = played.name(kind, id)
                assert word["name"] == (name if isinstance(name, str) else say(name, language))
                assert word["lines"] == [say(line, language) for line in played.explain(kind, id)]
    assert words["en"] != words["it"] != words["es"]


def test_words_that_a_client_has_are_not_sent_again(url: str) -> None:
    first = httpx.get(f"{url}/api/games/duel/words?lang=it")
    again = httpx.get(
        f"{url}/api/games/duel/words?lang=it", headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    other = httpx.get(
        f"{url}/api/games/duel/words?lang=es", headers={"if-none-match": first.headers["etag"]}
    )
    assert other.status_code == 200
    assert httpx.get(f"{url}/api/games/chess/words").status_code == 422


def test_the_games_and_their_bots_are_listed(url: str) -> None:
    answer = httpx.get(f"{url}/api/games", params={"lang": "it"}).json()
    (duel,) = [game for game in answer if game["id"] == "duel"]
    assert duel["title"] == say(Text("duel-title"), "it")
    assert duel["seats"] == [
        {"id": "fellowship", "name": "Compagnia"},
        {"id": "sauron", "name": "Sauron"},
    ]
    (choice,) = duel["choices"]
    assert (choice["name"], choice["open"]) == ("extra_turns", False)
    assert choice["title"] == say(Text("duel-setup-extra_turns"), "it")
    assert choice["values"][1] == {"id": "all", "name": say(Text("duel-setup-extra_turns-all"), "it")}
    # A strength is promised where it was measured.
    assert {bot["id"] for bot in duel["bots"]} >= {"random", "greedy", "pippin", "galadriel"}
    (wotr,) = [game for game in answer if game["id"] == "wotr"]
    assert {bot["id"] for bot in wotr["bots"]} >= {"random", "greedy", "pippin", "galadriel"}
