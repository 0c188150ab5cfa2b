"""Setting up: decks, bids, order of play, starting fellowships (p. 7 - 10, rules 3 and 5)."""

from __future__ import annotations

import pytest

from mathom.core.chance import Scripted, Seeded
from mathom.core.faults import BadSetup
from mathom.core.match import Match
from mathom.games.tcg.decks import DECKS, brief
from mathom.games.tcg.engine.scope import CARD_SPACE
from mathom.games.tcg.game import TCG
from mathom.games.tcg.phases import ALWAYS
from mathom.games.tcg.state import ADVENTURE, FELLOWSHIP_AREA, TcgState


def state_of(match: Match) -> TcgState:
    assert isinstance(match.state, TcgState)
    return match.state


def options(match: Match) -> list[str]:
    assert match.decision is not None
    return [str(option) for option in match.decision.options]


def bidding(*bids: int, ties: str = "") -> Match:
    """A match in which these bids were made."""
    chance = Scripted([f"tie {ties}"]) if ties else Seeded(1)
    match = TCG.new(chance=chance, players=str(len(bids)))
    for bid in bids:
        match.play(f"number {bid}")
    return match


def started(seed: int = 1, **setup: str) -> Match:
    """A match up to the first starting fellowship: seat a has bid most and goes first."""
    match = Match.begin(TCG, TCG.settle(setup), seed=seed)
    for bid in range(len(match.seats) - 1, -1, -1):
        match.play(f"number {bid}")
    for place in range(1, len(match.seats)):
        match.play(f"place {place}")
    return match


# -- what the game is set up with ----------------------------------------------------------------


def test_without_a_word_two_play_with_the_two_starter_decks() -> None:
    match = TCG.new(seed=1)
    assert match.seats == ("a", "b")
    codes = {card.code for card in state_of(match).table.cards}
    assert {"4P364", "4P365"} <= codes
    assert len(state_of(match).table.cards) == 2 * 71


def test_fewer_decks_than_players_go_round_again() -> None:
    table = state_of(TCG.new(seed=1, players="3")).table
    first = [card.code for card, owner in zip(table.cards, table.owners, strict=True) if owner == 0]
    third = [card.code for card, owner in zip(table.cards, table.owners, strict=True) if owner == 2]
    assert first == third


def test_decks_are_named_or_written_out() -> None:
    text = brief(DECKS["theoden"])
    match = TCG.new(seed=1, decks=f"aragorn;\n{text}")
    assert match.setup["decks"] == f"aragorn; {text}"
    named = TCG.new(seed=1, decks="aragorn, theoden")
    assert named.setup["decks"] == "aragorn,theoden"
    assert state_of(match) == state_of(named)


@pytest.mark.parametrize(
    "setup",
    [
        {"decks": brief(DECKS["aragorn"]).replace("3 4P364", "2 4P364")},
        {"decks": "aragorn", "format": "fellowship"},
        {"decks": "theoden", "format": "standard"},
        {"format": "pauper"},
        {"decks": "nonsense"},
        {"decks": ""},
    ],
)
def test_what_may_not_be_played_is_refused(setup: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        TCG.settle(setup)


# -- who goes first (p. 8) -----------------------------------------------------------------------


def test_bids_are_secret_until_all_are_made() -> None:
    match = TCG.new(chance=Scripted())
    assert match.decision is not None
    assert match.decision.secret
    match.play("number 3")
    assert state_of(match).burdens == [0, 0]
    match.play("number 1")
    assert state_of(match).burdens == [3, 1]


def test_the_highest_bid_chooses_its_place_in_the_order_first() -> None:
    match = bidding(1, 4, 2)
    assert match.decision is not None
    assert match.decision.seat == 1
    assert options(match) == ["place 1", "place 2", "place 3"]
    match.play("place 3")
    assert match.decision.seat == 2
    assert options(match) == ["place 1", "place 2"]
    match.play("place 2")
    assert state_of(match).order == [0, 2, 1]


def test_chance_breaks_a_tie() -> None:
    match = bidding(3, 4, 3, 1, ties="c")
    match.play("place 1")
    assert match.decision is not None
    assert match.decision.seat == 2


def test_a_bid_of_his_resistance_corrupts_the_ring_bearer_at_once() -> None:
    match = bidding(10, 0)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.how) == ((1,), "corrupted")


def test_with_more_players_the_others_go_on_without_who_bid_too_much() -> None:
    match = bidding(2, 10, 1)
    assert match.outcome is None
    assert options(match) == ["place 1", "place 2"]
    match.play("place 1")
    state = state_of(match)
    assert state.order == [0, 2]
    assert all(state.owner(card) != 1 for card in state.in_play)


def test_if_all_are_corrupted_together_the_game_is_drawn() -> None:
    match = bidding(10, 10)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.how) == ((0, 1), "drawn")


# -- the first site and starting fellowships (p. 9, 10) ------------------------------------------


def test_the_first_player_places_his_first_site_and_no_twilight_is_added() -> None:
    match = bidding(0, 2)
    match.play("place 1")
    state = state_of(match)
    assert state.table.names[state.path[1]] == "4U326b"
    assert state.marker == [1, 1]
    assert state.twilight == 0
    assert state.zone[state.table.by_name["4U328a"]] == ADVENTURE


def test_starting_companions_cost_four_at_most_together_and_add_no_twilight() -> None:
    match = started()
    assert options(match) == [
        "play 4C49a", "play 4C74a", "play 4C310a", "play 4C314a", "play 4P364a", "done",
    ]  # fmt: skip
    match.play("play 4C49a")
    assert options(match) == ["play 4C74a", "play 4C310a", "play 4C314a", "done"]
    match.play("play 4C310a")
    assert options(match) == ["play 4C314a", "done"]
    match.play("play 4C314a")
    state = state_of(match)
    assert state.twilight == 0
    mine = [card for card in state.in_play if state.zone[card] == FELLOWSHIP_AREA]
    assert [state.table.names[card] for card in mine if state.owner(card) == 0] == [
        "4C302a", "4C49a", "4C310a", "4C314a",
    ]  # fmt: skip


def test_a_companion_who_is_there_makes_the_next_one_cheaper() -> None:
    match = started()
    match.play("done")
    assert "play 4C266b" in options(match)
    match.play("play 4P365b")
    # Éomer costs 3, but 2 where a Rohan Man is.
    assert "play 4C266b" in options(match)
    match.play("play 4C266b")
    state = state_of(match)
    assert state.zone[state.table.by_name["4C266b"]] == FELLOWSHIP_AREA
    assert state.turn == 1


def test_fellowships_are_shown_in_the_order_of_play() -> None:
    match = started()
    match.play("done")
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("starting", 1)


def test_everybody_draws_eight_cards_and_the_first_player_begins() -> None:
    match = started()
    match.play("done")
    match.play("done")
    state = state_of(match)
    assert [len(hand) for hand in state.hands] == [8, 8]
    assert (state.turn, state.free) == (1, 0)


def test_the_first_sites_text_does_not_work_while_fellowships_are_played() -> None:
    match = bidding(0, 2)
    match.play("place 1")
    # Horse-country looks at all times for a mount, to raise the move limit.
    state = state_of(match)
    state.look()
    assert state.watchers[ALWAYS] == []
    while state.turn == 0:
        match.play("done")
        state = state_of(match)
    state.look()
    assert [key % CARD_SPACE for key in state.watchers[ALWAYS]] == [state.table.by_name["4U326b"]]


def test_where_agreed_a_player_may_once_shuffle_his_hand_in_and_draw_six() -> None:
    match = started(mulligan="yes")
    match.play("done")
    match.play("done")
    assert match.decision is not None
    assert match.decision.kind == "mulligan"
    before = list(state_of(match).hands[0])
    match.play("yes")
    assert match.decision.seat == 1
    match.play("no")
    assert [len(hand) for hand in state_of(match).hands] == [6, 8]
    assert state_of(match).hands[0] != before


def test_equal_seeds_and_choices_give_equal_games() -> None:
    one, two = started(5), started(5)
    chooser = Seeded(3)
    for _ in range(60):
        if one.decision is None:
            break
        text = str(one.decision.options[chooser.below(len(one.decision.options))])
        one.play(text)
        two.play(text)
        assert one.state == two.state
