"""A bot knows what its seat knows, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

import mathom
from mathom.bots import Bot, Host, Table
from mathom.bots.asker import Trusted
from mathom.bots.protocol import encode
from mathom.bots.question import as_data, question
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.core.state import State
from mathom.games.tcg.state import TcgState
from mathom.games.wotr.box import CARDS
from mathom.games.wotr.state import WotrState
from tests.bots.files import foreign_bot
from tests.laws.table import begin, random_games, sampled

DUEL = mathom.game("duel")
SEED = 987654321987654321


def looked_through_discard(left_out: list[str]) -> mathom.Match:
    """Sauron's turn, after the Fellowship alone has seen which cards were left out of the chapter."""
    match = DUEL.position(
        {
            "turn": "fellowship",
            "layout": LAYOUT,
            "discard": ["c1_12"],
            "landmarks": ["barad_dur"],
            "fellowship": {"coins": 9},
        },
        chance=mathom.Scripted([f"left_out {' '.join(left_out)}"]),
    )
    match.play("landmark barad_dur")
    match.play("retrieve c1_12")
    return match


LAYOUT = [
    *["c1_01", "c1_02"],
    *["?"] * 3,
    *["c1_03", "c1_04", "c1_05", "c1_06"],
    *["?"] * 5,
    *["c1_07", "c1_08", "c1_09", "c1_10", "c1_11", None],
]
ONE_TRUTH = ["c1_13", "c1_14", "c1_15"]
ANOTHER = ["c1_21", "c1_22", "c1_23"]


def spied_out(thing: object, depth: int = 0) -> object:
    """Everything that can be reached from a thing, as plain values to compare."""
    if thing is None or isinstance(thing, (str, int, float)):
        return thing
    if depth > 12 or callable(thing) or isinstance(thing, mathom.Game):
        return type(thing).__name__
    if isinstance(thing, dict):
        return {str(key): spied_out(value, depth + 1) for key, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [spied_out(value, depth + 1) for value in thing]
    names = [name for name in dir(thing) if not name.startswith("__")]
    return {name: spied_out(getattr(thing, name, None), depth + 1) for name in names}


class Spy(Bot):
    """Looks behind everything on its table before it chooses."""

    seen: object = None

    def choose(self, table: Table) -> Option:
        worlds: list[State] = [table.imagine(seed) for seed in range(20)]
        type(self).seen = [spied_out(table), [spied_out(world) for world in worlds]]
        return table.decision.options[0]


def what_a_spy_finds(match: mathom.Match) -> object:
    Trusted("spy", Spy, DUEL).ask(match.state)
    return Spy.seen


def test_a_spy_finds_no_card_that_only_the_other_player_has_seen() -> None:
    one, other = looked_through_discard(ONE_TRUTH), looked_through_discard(ANOTHER)
    assert spied_out(one.state) != spied_out(other.state)
    found = what_a_spy_finds(one)
    assert "c1_07" in str(found)
    assert found == what_a_spy_finds(other)


def test_a_spy_imagines_different_cards_where_it_cannot_know() -> None:
    table = Table(DUEL, looked_through_discard(ONE_TRUTH).state, seat=1)
    dealt = {tuple(sorted(table.imagine(seed).position()["left_out"])) for seed in range(20)}
    assert len(dealt) > 10


def test_the_protocol_tells_neither_the_seed_nor_what_the_seat_may_not_know(tmp_path: Path) -> None:
    heard = []
    for name, truth in (("one", ONE_TRUTH), ("other", ANOTHER)):
        folder = tmp_path / name
        folder.mkdir()
        match = looked_through_discard(truth)
        with Host(foreign_bot(folder), DUEL, match.setup, luck=1) as host:
            assert host.ask(match.state).fault is None
            assert host.ask(DUEL.new(seed=SEED).state).fault is None
        heard.append((folder / "heard.txt").read_text())
    assert heard[0] == heard[1]
    assert heard[0].count('"position":') == 2
    assert "seed" not in heard[0]
    assert str(SEED) not in heard[0]


def test_a_bot_that_tampers_with_its_table_does_not_touch_the_game() -> None:
    class Vandal(Bot):
        def choose(self, table: Table) -> Option:
            last = table.decision.options[-1]
            table.decision.options.clear()
            table.view.players.clear()
            state = table.imagine(1)
            state.apply(last)
            return last

    match = DUEL.new(seed=1)
    assert match.decision is not None
    before, options = match.state.clone(), list(match.decision.options)
    answer = Trusted("vandal", Vandal, DUEL).ask(match.state)
    assert answer.fault is None
    assert match.decision.options == options
    assert match.state == before


# -- every game ----------------------------------------------------------------------------------


def told(match: mathom.Match, state: State) -> bytes:
    """The whole line that a program is sent, and what a bot can imagine from its table."""
    decision = state.decision
    assert decision is not None
    line = encode(question(match.game, match.setup, state, seconds=5.0))
    table = Table(match.game, state, decision.seat)
    return line + encode(table.imagine(7).position())


@random_games(16, chunk=8)
def test_a_bot_is_told_the_same_whatever_is_hidden_from_its_seat(
    game: mathom.Game, seeds: range
) -> None:
    for seed in seeds:
        for match in sampled(begin(game, seed), seed):
            assert match.decision is not None
            other = match.state.imagine(match.decision.seat, Seeded(seed + 5))
            assert told(match, match.state) == told(match, other)


def with_another_hand(state: State, seat: int) -> State | None:
    """The same state, but the other player has a card of the deck in hand instead of one that he holds.

    It is done by hand, without `imagine`: what that forgot to deal anew would be the same in both.
    """
    other, swapped = 1 - seat, state.clone()
    if isinstance(swapped, WotrState):
        hand = swapped.hands[other]
        deck = swapped.decks[2 * CARDS[hand[0]].side + CARDS[hand[0]].deck] if hand else []
        if not deck:
            return None
        hand[0], deck[0] = deck[0], hand[0]
        return swapped
    assert isinstance(swapped, TcgState)
    hand, deck = swapped.hands[other], swapped.decks[other]
    if not hand or not deck:
        return None
    one, two = hand[0], deck[0]
    if (swapped.seen[one] | swapped.seen[two]) & 1 << seat:
        return None
    hand[0], deck[0] = two, one
    for about in (swapped.zone, swapped.seen):
        about[one], about[two] = about[two], about[one]
    return swapped


@pytest.mark.parametrize("id", ["wotr", "tcg"])
def test_a_bot_is_told_the_same_if_the_other_player_holds_another_card(id: str) -> None:
    game = mathom.game(id)
    compared = 0
    for seed in range(4):
        match, dice = game.new(seed=seed), Seeded(seed)
        while (decision := match.decision) is not None and len(match.history) < 60:
            other = with_another_hand(match.state, decision.seat)
            if other is not None:
                assert other.key() != match.state.key()
                assert told(match, match.state) == told(match, other)
                compared += 1
            match.play(decision.options[dice.below(len(decision.options))])
    assert compared > 40


def test_choices_as_data_say_what_their_notation_says() -> None:
    for game in mathom.games():
        state, dice = game.deal(3), Seeded(3)
        for _ in range(150):
            if (decision := state.decision) is None:
                break
            for option in decision.options:
                data = as_data(game, option)
                assert " ".join([data["verb"], *map(str, data["fields"].values())]) == str(option)
            state.apply(decision.options[dice.below(len(decision.options))])
