"""Values are worked out when something changes that a text heeds, and never too late (issue 6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mathom.core.chance import Seeded
from mathom.games.tcg.box import ROHAN
from mathom.games.tcg.engine.changes import (
    ASIDE,
    BURDENS,
    EVERYTHING,
    FIGHTS,
    PHASE,
    TOKENS,
    TWILIGHT,
    WOUNDS,
)
from mathom.games.tcg.engine.deeds import DEEDS
from mathom.games.tcg.engine.scope import NO_CARD, Scope
from mathom.games.tcg.engine.zones import enter_play, to_discard
from mathom.games.tcg.game import TCG
from mathom.games.tcg.language.amount import Amount
from mathom.games.tcg.language.condition import Condition
from mathom.games.tcg.language.filter import Filter
from mathom.games.tcg.language.places import HasTokens
from mathom.games.tcg.phases import MANEUVER, REGROUP
from mathom.games.tcg.state import STACKED, TOKEN_KINDS, UNREAD, TcgState
from mathom.games.tcg.steps.phase import start_phase
from mathom.games.tcg.steps.wounds import exert
from tests.games.tcg.bench import Bench
from tests.games.tcg.cards.test_every_card_is_used import Ledger, choose, make_deck
from tests.games.tcg.test_texts import words_in


def worked_out(state: TcgState) -> list[object]:
    """Everything that `values.refresh` makes, as plain values."""
    state.look()
    in_force = [
        [
            (one.trait.id, one.scope.source, one.scope.seat, one.cards, one.amount, one.fixed)
            for one in kind
        ]
        for kind in state.in_force
    ]
    everything = range(len(state.zone))
    assert [card in state.actives for card in everything] == [state.active(card) for card in everything]
    return [
        state.actives, state.bits, state.strengths, state.vitalities,
        state.damages, state.defenders, state.ambushes, state.watchers, in_force,
    ]  # fmt: skip


def anew(state: TcgState) -> TcgState:
    """The same position, nothing taken for granted: all values worked out, everything settled again."""
    new = state.clone()
    new.changed(EVERYTHING)
    new.reading = UNREAD
    if new.decision is not None:
        new.push(new.decision.step)
        new.decision = None
        new.advance()
    return new


def check(state: TcgState) -> None:
    """What is known is what a fresh look would show, and the same question would be asked."""
    decision = state.decision
    assert decision is not None
    fresh = anew(state)
    assert fresh.decision is not None
    assert fresh.decision.step == decision.step
    assert fresh.decision.options == decision.options
    assert worked_out(fresh) == worked_out(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_starter_games_nothing_known_is_ever_out_of_date(players: int) -> None:
    decisions = 0
    for seed in range(12):
        state = TCG.start(TCG.settle({"players": str(players)}), Seeded(seed))
        state.advance()
        chance = Seeded(seed + 100)
        while state.decision is not None:
            check(state)
            options = state.decision.options
            state.apply(options[chance.below(len(options))])
            decisions += 1
    assert decisions > 200


@pytest.mark.parametrize("seed", range(12))
def test_with_decks_of_all_cards_nothing_known_is_ever_out_of_date(seed: int) -> None:
    chance, ledger = Seeded(seed), Ledger()
    decks = "; ".join([make_deck(ledger, chance) for _ in range(2 + seed % 3)])
    setup = {"players": str(2 + seed % 3), "decks": decks, "format": "open"}
    state = TCG.start(TCG.settle(setup), chance.clone())
    state.advance()
    while state.decision is not None:
        check(state)
        state.apply(choose(state, state.decision, ledger, chance))


# -- what each word heeds ------------------------------------------------------------------------


def all_words() -> list[Filter | Amount | Condition]:
    """Every description, amount and condition of every card, and one that other sets need."""
    pieces = [words_in(piece) for deed in DEEDS if deed is not None for piece in deed.pieces]
    words = {id(word): word for some in pieces for word in some}
    found = [word for word in words.values() if isinstance(word, Filter | Amount | Condition)]
    return [*found, HasTokens(ROHAN)]


def wound_all(state: TcgState) -> None:
    state.wounds = [wounds + 1 for wounds in state.wounds]


def weigh_down(state: TcgState) -> None:
    state.burdens = [burdens + 3 for burdens in state.burdens]


def place_tokens(state: TcgState) -> None:
    state.tokens = {
        TOKEN_KINDS * card + culture: 4 for card in state.in_play for culture in range(1, 14)
    }


def stop_fighting(state: TcgState) -> None:
    state.assigned = [NO_CARD] * len(state.zone)
    state.fighting, state.skirmish, state.in_skirmish = [], NO_CARD, False


def fill_pool(state: TcgState) -> None:
    state.twilight += 20


def pass_on(state: TcgState) -> None:
    state.phase = state.phase % REGROUP + 1


def empty_hands(state: TcgState) -> None:
    for seat, hand in enumerate(state.hands):
        for card in hand:
            state.zone[card], state.on[card] = STACKED, state.in_play[0]
        state.hands[seat], state.dead[seat] = [], [*state.dead[seat], *hand]


CHANGES = [
    (WOUNDS, wound_all), (BURDENS, weigh_down), (TOKENS, place_tokens), (FIGHTS, stop_fighting),
    (TWILIGHT, fill_pool), (PHASE, pass_on), (ASIDE, empty_hands),
]  # fmt: skip


def answers(state: TcgState, word: Filter | Amount | Condition, source: int) -> list[int]:
    """What a word says, said by a card, of every card that is there."""
    said: list[int] = []
    for card in state.actives:
        scope = Scope(source, state.owner(source))
        scope.remember(0, (card,))
        scope.affected = card
        if isinstance(word, Filter):
            said.append(word.matches(state, card, scope))
        elif isinstance(word, Amount):
            said.append(word.value(state, scope))
        else:
            said.append(word.holds(state, scope))
    return said


def fight() -> TcgState:
    """A skirmish in a full house: every word has something to speak of."""
    bench = Bench(
        "4C302a 4C2a:4C302a 4C49a 4C306a:4C49a 4C270a 4C42a 4U136b 4C10b 4C153b",
        hands="4C17b 4C310a 4C3a 4C7b",
        dead="4C115a",
    ).skirmish("4C49a", "4U136b", "4C10b")
    bench.state.fierce = True
    bench.state.look()
    return bench.state


@pytest.mark.parametrize(("kind", "change"), CHANGES)
def test_a_word_says_the_same_after_a_change_it_does_not_heed(
    kind: int, change: Callable[[TcgState], None]
) -> None:
    before, after = fight(), fight()
    change(after)
    differ = 0
    for word in all_words():
        for source in (before.bearer[0], before.fighting[0]):
            if answers(before, word, source) != answers(after, word, source):
                differ += 1
                assert word.heeds() & kind, type(word).__name__
    assert differ


# -- what is not done ----------------------------------------------------------------------------

# Frodo, the Ring and a minion: no text in force heeds anything but who is there.
QUIET = "4C302a 4C2a:4C302a 4C10b"


@pytest.mark.parametrize("what", [PHASE, TWILIGHT, WOUNDS, BURDENS, TOKENS, FIGHTS, ASIDE])
def test_what_no_text_heeds_works_nothing_out_anew(what: int) -> None:
    state = Bench(QUIET).state
    state.look()
    state.changed(what)
    state.look()
    assert state.stale == what


def test_a_card_that_comes_or_goes_works_everything_out_anew() -> None:
    bench = Bench(QUIET)
    state, minion = bench.state, bench["4C10b"]
    assert state.active(minion)
    to_discard(state, minion)
    assert not state.active(minion)
    enter_play(state, minion)
    assert state.active(minion)


def test_a_phase_that_starts_costs_nothing_where_no_text_heeds_phases() -> None:
    state = Bench(QUIET).state
    state.look()
    start_phase(state, MANEUVER, 0)
    state.look()
    assert state.stale == PHASE | FIGHTS


def test_a_text_about_wounds_is_worked_out_anew_at_each_wound() -> None:
    # Blades Drawn: each minion is strength -2 for each wound on it.
    bench = Bench("4C302a 4C2a:4C302a 4U60a 4U136b")
    state, minion = bench.state, bench["4U136b"]
    whole = bench.strength("4U136b")
    exert(state, minion, minion)
    assert bench.strength("4U136b") == whole - 2
    start_phase(state, MANEUVER, 0)
    state.look()
    assert state.stale == PHASE | FIGHTS


def test_a_clone_keeps_what_was_worked_out_while_the_other_goes_on() -> None:
    bench = Bench("4C302a 4C2a:4C302a 4U60a 4U136b")
    state, minion = bench.state, bench["4U136b"]
    whole = bench.strength("4U136b")
    clone = state.clone()
    exert(state, minion, minion)
    assert (state.strength(minion), clone.strength(minion)) == (whole - 2, whole)
    exert(clone, minion, minion)
    exert(clone, minion, minion)
    assert (state.strength(minion), clone.strength(minion)) == (whole - 2, whole - 4)


def test_a_state_that_nobody_clones_copies_no_values_twice() -> None:
    bench = Bench("4C302a 4C2a:4C302a 4U60a 4U136b")
    state, minion = bench.state, bench["4U136b"]
    exert(state, minion, minion)
    state.look()
    before = state.strengths
    exert(state, minion, minion)
    state.look()
    assert state.strengths is before
