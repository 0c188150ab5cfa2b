"""Match: playing, taking back, forking, looking and writing down."""

from __future__ import annotations

import pytest

import mathom
from mathom import BadChance, BadSetup, IllegalMove, Match, Scripted
from mathom.core.state import WATCHER, Outcome
from tests.core.toy import POCKETS_GAME as POCKETS

THINGS = "thing ring egg fish string"


def pockets(*choices: str) -> Match:
    """Pockets with the things drawn in a known order, after these choices."""
    match = POCKETS.new(chance=Scripted([THINGS]))
    for choice in choices:
        match.play(choice)
    return match


WHOLE = (
    *("hide left", "guess left", "hide left", "guess right"),
    *("hide right", "guess left", "hide right", "guess left"),
)


# -- playing -------------------------------------------------------------------------------------


def test_an_option_can_be_played_by_itself_or_by_its_notation() -> None:
    by_text, by_option = pockets("hide left"), pockets()
    assert by_option.decision is not None
    by_option.play(by_option.decision.options[0])
    assert by_text.state == by_option.state


def test_blanks_around_and_inside_a_notation_do_not_matter() -> None:
    assert pockets("  hide \t left\n").state == pockets("hide left").state


def test_playing_returns_what_happened() -> None:
    match = pockets("hide left")
    kinds = [(event.kind, event.seen_by) for event in match.play("guess left")]
    assert kinds == [("won", None), ("drew", (1,))]


@pytest.mark.parametrize("text", ["guess left", "hide", "hide middle", "", "HIDE LEFT"])
def test_an_illegal_move_is_refused_in_a_sentence_and_changes_nothing(text: str) -> None:
    match = pockets()
    state, record = match.state, match.record()
    with pytest.raises(IllegalMove, match=r"cannot be chosen now\. .* \(pockets, p\. 1\)"):
        match.play(text)
    assert match.state is state
    assert match.record() == record
    assert match.history == []


def test_a_gigantic_move_is_refused_briefly() -> None:
    with pytest.raises(IllegalMove) as refused:
        pockets().play("x" * 1_000_000)
    assert len(str(refused.value)) < 500


def test_chance_that_fails_in_the_middle_of_a_choice_changes_nothing() -> None:
    match = POCKETS.new(chance=Scripted(["thing ring"]))
    match.play("hide left")
    state, record = match.state, match.record()
    with pytest.raises(BadChance):
        match.play("guess left")
    assert match.state is state
    assert match.record() == record


def test_a_finished_game_has_an_outcome_and_no_decision() -> None:
    match = pockets(*WHOLE)
    # Gollum guesses the ring and keeps egg and string; Bilbo keeps only the fish.
    assert match.outcome == Outcome((1,), "more")
    assert match.decision is None
    with pytest.raises(IllegalMove, match="The game is over: “hide left” comes too late"):
        match.play("hide left")


# -- taking back and forking ---------------------------------------------------------------------


def test_taking_back_returns_what_was_taken_back() -> None:
    match = pockets("hide left")
    before = match.state
    match.play("guess right")
    assert str(match.undo().option) == "guess right"
    assert match.state == before
    assert len(match.history) == 1


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(IllegalMove, match="nothing to take back"):
        pockets().undo()


def test_a_finished_game_can_be_taken_back_and_ended_otherwise() -> None:
    match = pockets(*WHOLE)
    match.undo()
    assert match.outcome is None
    match.play("guess right")
    # Now the string is Bilbo's: five against five.
    assert match.outcome == Outcome((0, 1), "even")
    assert '[result "bilbo gollum, even"]' in match.record()


def test_a_fork_leaves_the_choice_of_that_number_to_be_made() -> None:
    match = pockets("hide left", "guess left", "hide right")
    fork = match.fork(at=2)
    assert [str(played.option) for played in fork.history] == ["hide left"]
    assert fork.decision is not None
    assert fork.decision.kind == "guess"
    fork.play("guess right")
    assert "2. gollum guess right" in fork.record()
    assert "2. gollum guess left" in match.record()


def test_a_fork_without_a_number_is_a_copy() -> None:
    match = pockets("hide left")
    fork = match.fork()
    assert fork.record() == match.record()
    fork.play("guess left")
    assert len(match.history) == 1


@pytest.mark.parametrize("at", [0, -1, 3, 10**9])
def test_there_is_no_fork_where_there_is_no_choice(at: int) -> None:
    with pytest.raises(IllegalMove, match="There is no choice number"):
        pockets("hide left").fork(at)


def test_a_fork_has_its_own_players() -> None:
    match = POCKETS.new(seed=1, named={"bilbo": "Ada"})
    fork = match.fork()
    fork.players["bilbo"] = "Bo"
    assert match.players == {"bilbo": "Ada"}


# -- seats and players ---------------------------------------------------------------------------


def test_a_seat_goes_by_name_or_number_and_a_watcher_by_none() -> None:
    match = pockets()
    assert [match.seat("bilbo"), match.seat("gollum"), match.seat(1)] == [0, 1, 1]
    assert match.seat(None) == match.seat(-1) == WATCHER


@pytest.mark.parametrize("seat", ["frodo", "", 2, -2])
def test_an_unknown_seat_is_refused(seat: int | str) -> None:
    with pytest.raises(BadSetup, match=r"There is no seat .* The seats are: bilbo, gollum"):
        pockets().view(seat)


def test_a_player_at_an_unknown_seat_is_refused() -> None:
    with pytest.raises(BadSetup, match="no seat “frodo”"):
        POCKETS.new(seed=1, named={"frodo": "Ada"})


# -- looking and writing down --------------------------------------------------------------------


def test_the_log_tells_each_seat_only_what_it_saw() -> None:
    match = pockets("hide left", "guess left")
    assert [event.kind for event in match.log("bilbo")] == ["drew", "won"]
    assert [event.kind for event in match.log("gollum")] == ["won", "drew"]
    assert [event.kind for event in match.log()] == ["won"]


def test_a_record_during_play_hides_what_the_seat_may_not_know() -> None:
    match = POCKETS.new(seed=3)
    match.play("hide right")
    match.play("guess right")
    assert match.record() == (
        '[game "pockets"]\n[rules "1"]\n[seed "3"]\n[first "bilbo"]\n\n'
        "0. {thing ring}\n1. bilbo hide right\n2. gollum guess right {thing egg}\n"
    )
    assert match.record("bilbo") == (
        '[game "pockets"]\n[rules "1"]\n[first "bilbo"]\n\n'
        "0. {thing ring}\n1. bilbo hide right\n2. gollum guess right {thing ?}\n"
    )
    assert match.record(WATCHER) == (
        '[game "pockets"]\n[rules "1"]\n[first "bilbo"]\n\n'
        "0. {thing ?}\n1. bilbo ?\n2. gollum guess right {thing ?}\n"
    )


def test_the_record_of_a_finished_game_has_no_secrets() -> None:
    match = POCKETS.new(seed=3)
    while match.decision is not None:
        match.play(match.decision.options[0])
    assert match.record("bilbo") == match.record("gollum") == match.record(WATCHER) == match.record()
    assert '[seed "3"]' in match.record()


def test_a_written_position_is_hidden_as_a_whole() -> None:
    match = POCKETS.position({"held": "ring", "pocket": "left"}, seed=1)
    assert '[position {"held": "ring", "pocket": "left"}]' in match.record()
    for seat in (WATCHER, "bilbo", "gollum"):
        assert '[position "?"]' in match.record(seat)
        assert "ring" not in match.record(seat)


def test_the_start_of_a_match_does_not_change_with_the_data_it_was_read_from() -> None:
    data = {"bilbo": ["egg"]}
    match = POCKETS.position(data, seed=1)
    data["bilbo"].append("fish")
    assert '[position {"bilbo": ["egg"]}]' in match.record()


# -- setup ---------------------------------------------------------------------------------------


def test_without_a_seed_a_fresh_one_is_taken_and_written_down() -> None:
    one, other = POCKETS.new(), POCKETS.new()
    assert one.seed is not None
    assert one.seed != other.seed
    assert f'[seed "{one.seed}"]' in one.record()


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30])
def test_a_seed_that_no_record_could_hold_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="is not a seed"):
        POCKETS.new(seed=seed)


def test_a_chance_of_ones_own_leaves_no_seed_in_the_record() -> None:
    match = POCKETS.new(seed=7, chance=Scripted([THINGS]))
    assert match.seed is None
    assert "seed" not in match.record()


def test_every_setup_choice_has_a_usual_value() -> None:
    assert POCKETS.new(seed=1).setup == {"first": "bilbo"}
    assert POCKETS.new(seed=1, first="gollum").setup == {"first": "gollum"}


def test_an_unknown_setup_choice_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"pockets has no setup choice “colour”. It has: first"):
        POCKETS.new(seed=1, colour="red")


def test_an_impossible_setup_value_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"“first” cannot be “frodo”. It can be: bilbo, gollum"):
        POCKETS.new(seed=1, first="frodo")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"There is no game called “chess”. Mathom knows: .*duel"):
        mathom.game("chess")


def test_every_game_is_found_by_its_id() -> None:
    assert [mathom.game(game.id) for game in mathom.games()] == list(mathom.games())
