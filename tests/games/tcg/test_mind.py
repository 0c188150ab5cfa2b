"""What the TCG's bots look at, what they do without a thought, and what is worth one."""

from __future__ import annotations

from typing import Any

from mathom.core.chance import Seeded
from mathom.core.lang import say
from mathom.core.text import Text
from mathom.games.tcg.box import MINION
from mathom.games.tcg.game import TCG
from mathom.games.tcg.mind.mind import MIND
from mathom.games.tcg.phases import ARCHERY, FELLOWSHIP, MANEUVER, SHADOW_PHASE
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.archery import ArcheryPhase
from mathom.games.tcg.steps.assignment import AssignmentPhase
from mathom.games.tcg.steps.procedure import Alone
from mathom.games.tcg.steps.shadow import ShadowPhase
from tests.games.tcg.bench import Bench
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table

QUIET = "4U335a"


def told(state: TcgState, seat: int) -> dict[str, int]:
    """The features that are not 0."""
    found = MIND.features(state, seat)
    return {name: value for name, value in zip(MIND.names, found, strict=True) if value}


def at(data: dict[str, Any], seat: int = 0, **change: Any) -> dict[str, int]:
    return told(table(data, **change).state, seat)


def archery(cards: str) -> Bench:
    return Bench(cards, site=QUIET, phase=MANEUVER).go(ArcheryPhase())


def assigning(cards: str) -> Bench:
    return Bench(cards, site=QUIET, phase=ARCHERY, twilight=10).go(AssignmentPhase(False))


# -- what they look at -----------------------------------------------------------------------------


def test_a_side_sees_its_road_its_fellowship_and_its_ring_bearer() -> None:
    seen = at(ON_THE_WAY)
    assert (seen["site"], seen["lead"], seen["companions"], seen["dead"]) == (2, 1, 2, 1)
    assert (seen["bearer_vitality"], seen["bearer_room"]) == (3, 8)
    assert (seen["exhausted"], seen["free"]) == (1, 1)
    other = at(ON_THE_WAY, seat=1)
    assert "lead" not in other
    assert "free" not in other
    assert other["shadow_coming"] > 0


def test_a_hand_is_told_by_what_it_is_good_for() -> None:
    seen = at(ON_THE_WAY)
    assert (seen["hand_companions"], seen["hand_free"], seen["hand_minions"]) == (1, 1, 1)
    assert seen["hand_events"] == 1
    # Who is dead already does not come again.
    fallen = {**ON_THE_WAY["seats"]["a"], "dead": ["4C310"], "hand": ["4C310"]}
    again = at(ON_THE_WAY, seats={**ON_THE_WAY["seats"], "a": fallen})
    assert "hand_companions" not in again


def test_the_skirmishes_are_told_as_they_stand() -> None:
    safe = at(AMBUSHED)
    assert "free_fights_bearer" not in safe
    doomed = [*ON_THE_WAY["in_play"], *[{"card": f"4C184b{n}", "assigned": "4C302a"} for n in ("", "2")]]
    assert at(AMBUSHED, in_play=doomed)["free_fights_bearer"] == 2


def test_what_a_side_may_not_know_makes_no_difference_to_what_it_sees() -> None:
    for seed, players in enumerate("234"):
        state, dice = TCG.deal(seed, players=players), Seeded(seed)
        while state.decision is not None:
            seat, options = state.decision.seat, state.decision.options
            if dice.below(10) == 0:
                imagined = state.imagine(seat, Seeded(dice.word()))
                assert told(imagined, seat) == told(state, seat)
            state.apply(options[dice.below(len(options))])


def test_gimli_does_not_look_at_what_may_still_come_and_sees_all_else() -> None:
    state = table(ON_THE_WAY).state
    for seat in (0, 1):
        all_there_is = told(state, seat)
        seen = {
            name: value
            for name, value in zip(MIND.names, MIND.at(1).features(state, seat), strict=True)
            if value
        }
        coming = [name for name in all_there_is if name not in seen]
        assert seen == {name: value for name, value in all_there_is.items() if name in seen}
        assert all(name.startswith(("shadow_", "free_")) for name in coming)
        assert coming
    for rank in (2, 3):
        assert MIND.at(rank).features(state, 1) == MIND.features(state, 1)


def test_who_has_lost_already_has_no_chance() -> None:
    state = TCG.deal(1, players="3")
    assert not MIND.out(state, 2)
    state.playing[2] = False
    assert MIND.out(state, 2)
    assert not told(state, 2)


def test_every_theme_has_words_in_every_language() -> None:
    assert len(MIND.themes) == len(MIND.names)
    for theme in MIND.themes:
        for language in ("en", "it", "es"):
            assert f"tcg-mind-{theme}" not in say(Text(f"tcg-mind-{theme}"), language)


# -- what they do without a thought ----------------------------------------------------------------


def habit(bench: Bench) -> str:
    return str(MIND.habit(bench.state))


def thought_about(bench: Bench) -> set[str]:
    return {str(option) for option in MIND.promising(bench.state)}


def test_an_arrow_goes_to_who_suffers_least_from_it() -> None:
    assert habit(archery("4C302a 4C49a 4U182b")) == "wound 4C49a"
    weary = archery("4C302a 4C49a 4C74a 4U182b 4U182b2")
    weary.state.wounds[weary["4C49a"]] = 2
    assert habit(weary) == "wound 4C74a"


def test_leftover_minions_go_where_they_hurt_most() -> None:
    bench = assigning("4C302a 4P364a 4C184b 4C184b2").choose("done")
    assert bench.seat == 1
    assert habit(bench) == "assign 4C184b 4C302a"
    bench.choose(habit(bench))
    # One is enough to overwhelm him: the other goes elsewhere.
    assert habit(bench) == "assign 4C184b2 4P364a"


def test_a_minion_that_would_only_lose_stays_away() -> None:
    assert habit(assigning("4P364a 4C12b").choose("done")) == "done"


def test_of_minions_that_are_alike_one_is_thought_about() -> None:
    bench = assigning("4C302a 4C49a 4C17b 4C17b2 4C10b")
    assert len(bench.options) == 7
    thought = [str(option) for option in MIND.promising(bench.state)]
    assert thought == [one for one in bench.options if "4C17b2" not in one]


def test_two_burdens_are_bid_and_the_last_place_taken() -> None:
    state = TCG.deal(1)
    assert str(MIND.habit(state)) == "number 2"
    assert [str(option) for option in MIND.promising(state)] == [f"number {n}" for n in range(5)]
    for bid in ("number 1", "number 0"):
        assert state.decision is not None
        state.apply(next(option for option in state.decision.options if str(option) == bid))
    assert str(MIND.habit(state)) == "place 2"


def test_nobody_hands_on_what_serves_its_bearer_or_uses_a_site_that_finds_nobody() -> None:
    bench = Bench("4C302a 4C310a 4C314a 4C306a:4C310a", site="4U341a", phase=FELLOWSHIP, decks="4P365a")
    bench.go(Alone(0))
    assert {"use 4U341a", "transfer 4C306a 4C314a"} <= set(bench.options)
    assert thought_about(bench) == {"use 4U341a", "pass"}
    bench.state.wounds[bench["4C310a"]] = 3
    assert "transfer 4C306a 4C314a" in thought_about(bench)
    nobody = Bench("4C302a", site="4U341a", phase=FELLOWSHIP).go(Alone(0))
    assert "use 4U341a" in nobody.options
    assert thought_about(nobody) == {"pass"}


# -- how what is under way ends --------------------------------------------------------------------


def at_rest(bench: Bench, seat: int) -> TcgState:
    """What comes of a table if nobody has anything more in mind."""
    state = bench.state.clone()
    MIND.quieten(state, seat, MIND.moment(state))
    return state


def test_a_shadow_that_plays_on_plays_all_the_minions_it_can() -> None:
    hand = "4C184b 4C197b 4C185b"
    bench = Bench("4C302a 4P364a", hands=hand, phase=SHADOW_PHASE, twilight=14, site=QUIET)
    bench.go(ShadowPhase(1))
    ended = at_rest(bench, 1)
    assert len([card for card in ended.in_play if ended.card(card).type == MINION]) >= 2
    assert bench.state.twilight == 14


def test_a_skirmish_is_judged_when_it_is_over() -> None:
    bench = Bench("4C302a 4C49a 4C184b", hands="4C42a", site=QUIET).skirmish("4C49a", "4C184b")
    assert "play 4C42a" in bench.options
    # Whoever is asked passes, and plays nothing.
    ended = at_rest(bench, 0)
    assert ended.decision is None or ended.decision.kind == "rest"
    assert bench["4C42a"] in ended.hands[0]


# -- how it learns -------------------------------------------------------------------------------


def test_it_learns_with_the_starters_and_with_all_decks_of_the_house() -> None:
    decks = {MIND.setup(number).get("decks", "starters") for number in range(50)}
    assert {"starters", "ithilien,lorien", "edoras,edoras"} < decks
