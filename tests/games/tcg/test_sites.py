"""Sites: replacing, control, liberation, texts (p. 26, 28; rules 8 and 15)."""

from __future__ import annotations

from typing import ClassVar

from mathom.core.agenda import Decision, Step
from mathom.core.codec import NUMBER, Codec
from mathom.core.text import Rule
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.engine.zones import stack
from mathom.games.tcg.language.words import liberate, take_control
from mathom.games.tcg.phases import FELLOWSHIP, REGROUP
from mathom.games.tcg.state import ADVENTURE, CONTROLLED, DISCARD, PATH, STACKED, TcgState
from mathom.games.tcg.steps.procedure import Alone
from mathom.games.tcg.steps.sites import can_replace, lay_site
from tests.games.tcg.bench import Bench


def passed(*, hands: str = "", adventure: str = "") -> Bench:
    """Both fellowships are at site 3."""
    path, here = "4U328a 4U335b", "4U342a"
    cards = "4C302a 4C302b"
    return Bench(cards, hands=hands, sites=path, site=here, adventure=adventure, phase=REGROUP)


def control(bench: Bench, seat: int = 1) -> Bench:
    """A Shadow player's card lets him take control of a site."""
    return bench.go(TakeSite(seat))


class TakeSite(Step[TcgState]):
    """What such a card does."""

    rule = Rule("tcg", "control", 28)
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: TcgState) -> Decision | None:
        take_control().apply(state, Scope(state.bearer[self.seat], self.seat))
        return None


def test_control_is_taken_of_the_lowest_site_that_all_have_passed() -> None:
    bench = control(passed())
    assert bench.zone("4U328a") == CONTROLLED
    assert bench.state.controlled(1) == [1]
    control(bench)
    assert bench.state.controlled(1) == [1, 2]


def test_a_site_where_a_marker_still_is_or_to_come_cannot_be_controlled() -> None:
    bench = passed()
    bench.state.marker[1] = 1
    assert not take_control().possible(bench.state, Scope(bench["4C302b"], 1))
    control(bench)
    assert bench.state.controlled(1) == []


def test_the_free_peoples_player_liberates_the_highest_site_of_an_opponent() -> None:
    bench = control(control(passed()))
    liberate().apply(bench.state, Scope(bench["4C302a"], 0))
    assert bench.state.controlled(1) == [1]
    assert bench.zone("4U335b") == PATH


def test_nobody_liberates_his_own() -> None:
    bench = control(passed(), seat=0)
    assert not liberate().possible(bench.state, Scope(bench["4C302a"], 0))


def test_cards_on_a_liberated_site_are_discarded() -> None:
    bench = control(passed(hands="4U11b"))
    stack(bench.state, bench["4U11b"], bench["4U328a"])
    liberate().apply(bench.state, Scope(bench["4C302a"], 0))
    assert bench.zone("4U11b") == DISCARD


def test_a_replaced_site_goes_back_and_what_lies_on_it_moves_to_the_new_one() -> None:
    bench = control(passed(hands="4U11b", adventure="4U326b"))
    stack(bench.state, bench["4U11b"], bench["4U328a"])
    lay_site(bench.state, 1, 1)
    assert bench.zone("4U328a") == ADVENTURE
    assert bench.zone("4U326b") == CONTROLLED
    assert bench.state.controlled(1) == [1]
    assert (bench.zone("4U11b"), bench.state.on[bench["4U11b"]]) == (STACKED, bench["4U326b"])


def test_a_site_is_not_replaced_by_its_like() -> None:
    bench = passed(adventure="4U328b 4U334b")
    assert not can_replace(bench.state, 1, 1)
    assert can_replace(bench.state, 1, 2)


def test_a_sites_text_works_only_while_the_fellowship_is_there() -> None:
    # The Riddermark lets two unbound companions exert to find Aragorn.
    here = Bench("4C302a 4C49a 4C286a", site="4U328a", phase=FELLOWSHIP).go(Alone(0))
    assert "use 4U328a" in here.options
    beyond = Bench(
        "4C302a 4C49a 4C286a", sites="4U328a", site="4U334a", phase=FELLOWSHIP
    ).go(Alone(0))  # fmt: skip
    assert beyond.options == []


def test_the_text_of_a_controlled_site_does_not_work() -> None:
    bench = control(passed())
    bench.state.phase = FELLOWSHIP
    bench.go(Alone(0))
    assert bench.options == []
