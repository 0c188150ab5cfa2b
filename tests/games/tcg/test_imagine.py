"""What a seat may imagine of a table."""

from __future__ import annotations

from mathom.core.chance import Seeded
from mathom.core.state import WATCHER
from mathom.games.tcg.game import TCG
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.resolve import Find
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table, tcg, texts


def imagined(state: TcgState, seat: int, count: int = 30) -> list[TcgState]:
    return [state.imagine(seat, Seeded(seed)) for seed in range(count)]


def test_own_cards_stay_and_those_of_others_are_dealt_anew() -> None:
    state = tcg(table(ON_THE_WAY).state)
    worlds = imagined(state, 1)
    assert all(world.hands[1] == state.hands[1] for world in worlds)
    assert len({tuple(world.hands[0]) for world in worlds}) > 20
    for world in worlds:
        assert len(world.hands[0]) == 4
        assert sorted(world.hands[0] + world.decks[0]) == sorted(state.hands[0] + state.decks[0])


def test_cards_that_the_seat_knows_stay_where_they_are() -> None:
    seats = {**ON_THE_WAY["seats"]}
    seats["b"] = {**seats["b"], "top": ["4C197"], "bottom": ["4C192", "4C151"]}
    state = tcg(table(ON_THE_WAY, seats=seats, seen={"4C151b": "ab", "4C165b": "ab"}).state)
    worlds = imagined(state, 0)
    assert all(world.bottoms[1][1] == state.bottoms[1][1] for world in worlds)
    assert all(state.table.by_name["4C165b"] in world.hands[1] for world in worlds)
    assert len({world.tops[1][0] for world in worlds}) > 5
    assert len({world.bottoms[1][0] for world in worlds}) > 5


def test_watchers_imagine_both_hands() -> None:
    state = tcg(table(ON_THE_WAY).state)
    worlds = imagined(state, WATCHER)
    assert len({tuple(world.hands[0]) for world in worlds}) > 20
    assert len({tuple(world.hands[1]) for world in worlds}) > 20


def test_who_is_asked_about_hidden_cards_has_something_to_choose_in_every_world() -> None:
    match = table(ON_THE_WAY)
    assert texts(match) == ["play 4C306a", "play 4C310a", "pass"]
    lists = set()
    for world in imagined(tcg(match.state), 1):
        assert world.decision is not None
        options = [str(option) for option in world.decision.options]
        held = [world.table.names[card] for card in world.hands[0]]
        named = [text.split()[1] for text in options if text.startswith("play")]
        assert set(named) <= set(held)
        # Nobody is asked who could only pass.
        assert len(options) > 1
        lists.add(tuple(options))
    assert len(lists) > 5


def test_an_event_that_alone_can_be_played_now_is_imagined_if_nothing_else_will_do() -> None:
    # In this skirmish only a few events of the deck can be played, and the hand is a single card.
    seats = {**AMBUSHED["seats"], "a": {"site": 4, "burdens": 2, "hand": ["4C42"]}}
    match = table(AMBUSHED, seats=seats)
    match.play("fight 4P364a")
    assert texts(match) == ["play 4C42a", "pass"]
    for world in imagined(tcg(match.state), 1):
        assert world.decision is not None
        assert len(world.decision.options) == 2


def test_the_own_decision_is_the_same_in_every_world() -> None:
    match = table(ON_THE_WAY)
    for world in imagined(tcg(match.state), 0, 5):
        assert world.decision is not None
        assert [str(option) for option in world.decision.options] == texts(match)


def test_what_is_imagined_does_not_depend_on_the_hidden_hand() -> None:
    one = tcg(table(ON_THE_WAY).state)
    seats = {**ON_THE_WAY["seats"], "b": {"site": 2, "burdens": 1, "hand": ["4C142", "4C151", "4C192"]}}
    other = tcg(table(ON_THE_WAY, seats=seats).state)
    assert one != other
    for seed in range(10):
        assert one.imagine(0, Seeded(seed)) == other.imagine(0, Seeded(seed))


def test_a_bid_that_is_not_yet_revealed_may_be_any() -> None:
    match = TCG.new(seed=4)
    match.play("number 3")
    worlds = imagined(tcg(match.state), 1, 60)
    assert {world.bids[0] for world in worlds} == set(range(11))
    assert all(world.bids[0] == 3 for world in imagined(tcg(match.state), 0, 5))


def test_a_card_chosen_openly_and_still_in_hand_is_not_dealt_away() -> None:
    # Whoever discards two cards has named the first one before he chooses the second.
    state = tcg(table(ON_THE_WAY).state).clone()
    chosen = state.table.by_name["4C10a"]
    state.agenda.append(Find(0, 0, (chosen,)))
    state.decision = None
    assert all(chosen in world.hands[0] for world in imagined(state, 1))
