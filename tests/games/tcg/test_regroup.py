"""Regroup phase (p. 16, rules 10.5), and healing at a sanctuary (p. 6, rules 13)."""

from __future__ import annotations

from mathom.core.chance import Scripted
from mathom.games.tcg.phases import BEFORE, REGROUP, SKIRMISH
from mathom.games.tcg.state import DEAD, DISCARD
from mathom.games.tcg.steps.regroup import Reconcile, RegroupPhase
from mathom.games.tcg.steps.turn import AtTheSite, MoveAgain, Turn
from tests.games.tcg.bench import Bench

EIGHT = "4C10b 4C12b 4C16b 4C17b 4C4b 4C26b 4C7b 4U8b"


def test_shadow_players_reconcile_first_from_the_free_peoples_players_right() -> None:
    bench = Bench("4C302a", hands="4C10b 4C10c 4C42a", players=3, phase=SKIRMISH).go(RegroupPhase())
    assert bench.seat == 2
    bench.choose("pass")
    assert bench.seat == 1


def test_reconciling_one_may_discard_a_card_and_draws_up_to_eight() -> None:
    deck = "4C42b 4C49b 4C74b 4C87b 4C308b 4C310b 4C314b 4C319b"
    chance = Scripted(["card 4C42 4C49 4C74 4C87 4C308 4C310 4C314"])
    bench = Bench("4C302a", hands="4C10b 4C12b", decks=deck, chance=chance).go(Reconcile(1))
    assert bench.options == ["discard 4C10b", "discard 4C12b", "pass"]
    bench.choose("discard 4C12b")
    assert bench.zone("4C12b") == DISCARD
    assert len(bench.state.hands[1]) == 8


def test_who_has_too_many_discards_down_to_eight() -> None:
    bench = Bench("4C302a", hands=f"{EIGHT} 4C14b 4U9b").go(Reconcile(1))
    bench.choose("pass")
    assert len(bench.state.hands[1]) == 10
    bench.choose("discard 4C10b", "discard 4U9b")
    assert len(bench.state.hands[1]) == 8
    assert bench.options == []


def test_an_empty_deck_gives_nothing_and_is_no_loss() -> None:
    bench = Bench("4C302a", hands="4C10b", discards="4C12b").go(Reconcile(1)).choose("pass")
    assert len(bench.state.hands[1]) == 1
    assert bench.state.outcome is None


def test_who_stays_reconciles_and_all_minions_are_discarded_with_what_they_bear() -> None:
    cards = "4C302a 4C302b 4C10b 4C26b:4C10b"
    bench = Bench(cards, hands="4C42a", phase=REGROUP)
    bench.state.moves = 2
    bench.go(MoveAgain()).choose("pass")
    assert bench.zone("4C10b") == bench.zone("4C26b") == DISCARD
    assert bench.state.phase == REGROUP


def test_who_moves_again_leaves_the_minions_where_they_are() -> None:
    bench = Bench("4C302a 4C302b 4C17b", adventure="4U334b", hands="4C10b", phase=REGROUP, twilight=5)
    bench.state.moves = 1
    bench.go(MoveAgain()).choose("move")
    assert bench.seat == 1
    assert bench["4C17b"] in bench.state.in_play


def test_regroup_actions_come_before_anybody_reconciles() -> None:
    # Knocked on the Head: play an unbound Hobbit from the discard pile.
    bench = Bench("4C302a", hands="4C308a 4C10b", discards="4C310a", phase=SKIRMISH)
    bench.go(RegroupPhase())
    assert bench.options == ["play 4C308a", "pass"]


def test_a_whole_site_from_shadow_to_regroup() -> None:
    bench = Bench("4C302a 4C49a", hands="4C10b", site="4U342a", phase=BEFORE, twilight=4)
    bench.state.moves = 2
    bench.go(AtTheSite())
    bench.choose("play 4C10b", "assign 4C10b 4C49a")
    # Gimli 6 against 8; exerting he makes himself as strong, but a tie goes to the Shadow.
    bench.choose("use 4C49a", "use 4C49a")
    assert bench.zone("4C49a") == DEAD
    # The move limit is reached and nobody has cards: the fellowship stays, the Brigand goes.
    assert bench.zone("4C10b") == DISCARD
    assert bench.options == []


# -- healing at a sanctuary ----------------------------------------------------------------------


def resting(cards: str, wounds: dict[str, int], site: str = "4U342a") -> Bench:
    bench = Bench(cards, site=site, adventure="4U346b 4U350b", phase=BEFORE)
    for name, count in wounds.items():
        bench.state.wounds[bench[name]] = count
    return bench.go(Turn())


def test_at_a_sanctuary_up_to_five_wounds_are_healed_in_any_split() -> None:
    bench = resting("4C302a 4C310a", {"4C302a": 3, "4C310a": 3})
    assert bench.options == ["heal 4C302a", "heal 4C310a", "done"]
    bench.choose(*["heal 4C302a"] * 3, "heal 4C310a", "heal 4C310a")
    assert (bench.wounds("4C302a"), bench.wounds("4C310a")) == (0, 1)
    assert bench.state.turn == 2
    assert "heal 4C310a" not in bench.options


def test_one_may_stop_healing_earlier() -> None:
    bench = resting("4C302a 4C310a", {"4C302a": 3, "4C310a": 3}).choose("heal 4C302a", "done")
    assert (bench.wounds("4C302a"), bench.wounds("4C310a")) == (2, 3)


def test_allies_are_not_healed_there() -> None:
    bench = resting("4C302a 4C277a", {"4C302a": 1, "4C277a": 1})
    assert bench.options == ["heal 4C302a", "done"]


def test_elsewhere_nobody_is_healed() -> None:
    bench = resting("4C302a", {"4C302a": 3}, site="4U344a")
    assert bench.wounds("4C302a") == 3


def test_where_texts_wait_too_the_player_says_which_is_first() -> None:
    # Éomer: at the start of each of your turns, you may heal a Rohan ally.
    bench = resting("4C302a 4C266a 4C277a", {"4C302a": 1, "4C277a": 1})
    assert bench.options == ["yes", "no"]
    bench.choose("no")
    assert bench.options == ["answer 4C266a", "pass"]
    bench.choose("answer 4C266a")
    assert bench.wounds("4C277a") == 0
    assert bench.options == ["heal 4C302a", "done"]
