"""What a seat may see, and what it may imagine."""

from __future__ import annotations

import msgspec

import mathom
from mathom.core.state import WATCHER
from mathom.games.duel.questions import Moving, PlacingApart, Retrieving
from mathom.games.duel.view.types import DuelView
from tests.games.duel.table import DUEL, fresh, options, play, seen, table

SEATS = ("fellowship", "sauron")


def looked(left_out: str = "c1_09 c1_14 c1_22") -> mathom.Match:
    """Sauron looks through the discard; the Fellowship does not see it."""
    match = fresh(
        landmarks=["barad_dur"],
        sauron={"coins": 6},
        discard=["c1_23"],
        chance=[f"left_out {left_out}"],
    )
    return play(match, "landmark barad_dur")


def test_everybody_sees_the_same_but_for_what_is_asked_of_one_seat() -> None:
    match = DUEL.new(seed=5)
    views = [seen(match, eyes) for eyes in (*SEATS, None)]
    assert views[1]["decision"].pop("options") == options(match)
    assert views[0]["decision"].pop("options") == views[2]["decision"].pop("options") == []
    assert views[0] == views[1] == views[2]
    assert views[0]["decision"] == {"seat": "sauron", "kind": "turn", "about": None}


def test_a_view_is_plain_data() -> None:
    match = looked()
    for eyes in (*SEATS, None):
        view = match.view(eyes)
        assert msgspec.json.decode(msgspec.json.encode(view), type=DuelView) == view


def test_a_view_says_what_each_free_thing_would_cost_each_seat() -> None:
    match = table(
        "c2_19",
        "c2_01",
        landmarks=["bree"],
        sauron={"cards": ["c1_21"]},
        fellowship={"cards": ["c1_01"], "landmarks": ["erebor"]},
    )
    told = {
        thing: {seat: (bill["coins"], bill["chain"]) for seat, bill in bills.items()}
        for thing, bills in seen(match, None)["prices"].items()
    }
    assert told == {
        "c2_19": {"fellowship": (2, False), "sauron": (3, True)},
        "c2_01": {"fellowship": (0, False), "sauron": (0, False)},
        "bree": {"fellowship": (7, False), "sauron": (6, False)},
    }


def test_a_bill_tells_what_pays_for_each_symbol_and_adds_up() -> None:
    own = {"cards": ["c1_01", "c2_06"], "tokens": ["elves_1"], "landmarks": ["erebor"], "coins": 9}
    for tokens in (["elves_1"], ["elves_3", "dwarves_2"]):
        match = table("c2_22", "c2_19", landmarks=["bree"], sauron=own | {"tokens": tokens})
        for bills in match.view(None).prices.values():
            for bill in bills.values():
                coins = [symbol for symbol in bill.symbols if symbol.payer == "coin"]
                assert bill.coins == bill.printed + len(coins) + bill.surcharge
    assert {symbol.payer for symbol in match.view(None).prices["bree"]["sauron"].symbols} > {"coin"}


def test_what_a_question_is_about_is_told_as_data() -> None:
    match = play(table("c3_23", "c3_01", sauron={"coins": 4}), "play c3_23")
    for eyes in (*SEATS, None):
        assert match.view(eyes).decision.about == Moving(count=3)
    apart = table("c3_08", sauron={"coins": 9, "cards": ["c3_09"]}, chance=["token wizards_2 wizards_1"])
    play(apart, "play c3_08", "token wizards_2", "place arnor")
    assert apart.view(None).decision.about == PlacingApart(count=2, sent=("arnor",))


def test_whoever_looks_through_the_discard_is_told_all_of_it_and_nobody_else() -> None:
    match = looked()
    about = match.view("sauron").decision.about
    assert about.cards == ("c1_09", "c1_14", "c1_22", "c1_23")
    assert about.unknown == 0
    for eyes in ("fellowship", None):
        assert match.view(eyes).decision.about == Retrieving(cards=("c1_23",), unknown=3)


def test_a_free_card_that_is_not_turned_up_yet_has_no_price() -> None:
    match = fresh("c1_22", "c1_01", discard=["c1_02", "c1_05", "c1_06"], chance=["card c1_23"])
    match.play("play c1_22")
    view = seen(match, None)
    assert 9 in view["open"]
    assert view["layout"][9] == "?"
    assert list(view["prices"]) == ["c1_01", "c1_07"]
    match.play("place enedwaith")
    assert "c1_23" in seen(match, None)["prices"]


def test_a_view_tells_how_the_game_ended() -> None:
    match = table("c1_13", "c1_01", sauron={"quest": 13})
    assert "outcome" not in seen(match, None)
    match.play("play c1_13")
    assert seen(match, None)["outcome"] == {"winners": ["sauron"], "how": "quest"}
    assert "decision" not in seen(match, "fellowship")


def test_a_view_counts_the_discard_without_showing_it() -> None:
    match = table("c2_01", "c2_02")
    view = seen(match, "sauron")
    # 23 of chapter 1, 18 of chapter 2, and the three left out of it.
    assert view["discard"] == 23 + 18 + 3
    assert "c1_01" not in str(view)


def test_looking_through_the_discard_does_not_change_its_size() -> None:
    match = looked()
    assert seen(match, None)["discard"] == seen(match, "sauron")["discard"] == 4


def test_what_a_seat_imagines_looks_the_same_to_it() -> None:
    match = looked()
    for seat in (0, 1, WATCHER):
        for seed in range(8):
            imagined = match.state.imagine(seat, mathom.Seeded(seed))
            assert imagined.view(seat) == match.state.view(seat)


def test_imagining_twice_is_imagining_once() -> None:
    match = looked()
    for seat in (0, 1, WATCHER):
        for seed in range(8):
            once = match.state.imagine(seat, mathom.Seeded(seed))
            twice = match.state.imagine(seat, mathom.Seeded(99)).imagine(seat, mathom.Seeded(seed))
            assert once == twice


def test_what_the_opponent_imagines_does_not_depend_on_the_truth() -> None:
    one, two = looked("c1_09 c1_14 c1_22"), looked("c1_13 c1_15 c1_17")
    assert one.view("fellowship") == two.view("fellowship")
    assert one.view("sauron") != two.view("sauron")
    for seed in range(8):
        imagined = [match.state.imagine(0, mathom.Seeded(seed)) for match in (one, two)]
        assert imagined[0] == imagined[1]
        # The question itself is imagined too: the same cards are offered.
        assert imagined[0].decision is not None
        assert imagined[1].decision is not None
        assert imagined[0].decision.options == imagined[1].decision.options


def test_the_opponent_imagines_every_card_that_may_have_been_left_out_and_no_other() -> None:
    match = looked()
    state = match.state
    unseen = {"c1_09", "c1_14", "c1_22", "c1_13", "c1_15", "c1_16", "c1_17", "c1_18", "c1_19", "c1_21"}
    unseen -= {card for card in seen(match, None)["layout"] if card}
    met = set()
    for seed in range(200):
        imagined = state.imagine(0, mathom.Seeded(seed))
        assert imagined.decision is not None
        offered = {option.things[0] for option in imagined.decision.options}
        assert len(offered) == 4
        assert "c1_23" in offered
        met |= offered
    assert met - {"c1_23"} >= unseen
    assert not met & {card for card in seen(match, None)["layout"] if card}


def test_the_looker_imagines_exactly_what_was_seen() -> None:
    match = looked()
    for seed in range(8):
        assert match.state.imagine(1, mathom.Seeded(seed)) == match.state


def test_before_anybody_looked_there_is_nothing_to_imagine() -> None:
    match = DUEL.new(seed=5)
    for seat in (0, 1, WATCHER):
        assert match.state.imagine(seat, mathom.Seeded(1)) == match.state


def test_an_imagined_state_goes_on_with_the_chance_it_was_given() -> None:
    state = DUEL.new(seed=5).state
    free = [str(o) for o in state.decision.options if o.verb == "discard"] if state.decision else []
    met = set()
    for seed in range(20):
        imagined = state.imagine(0, mathom.Seeded(seed))
        for text in free[:2]:
            assert imagined.decision is not None
            option = imagined.decision.find(text)
            assert option is not None
            imagined.apply(option)
        met.add(seen(imagined, 0)["layout"][9])
    assert len(met) > 3


def test_a_record_for_the_opponent_hides_what_was_seen_in_secret_until_the_game_is_over() -> None:
    match = looked()
    match.play("retrieve c1_14")
    assert "left_out ? ? ?" in match.record("fellowship")
    assert "left_out ? ? ?" in match.record(-1)
    assert "left_out c1_09 c1_14 c1_22" in match.record("sauron")
    assert "left_out c1_09 c1_14 c1_22" in match.record()
