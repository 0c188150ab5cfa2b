"""What the strongest bot thinks of a choice: with all habits, carried through, and what it is for."""

from __future__ import annotations

import pytest

import mathom
from mathom.bots import Table
from mathom.bots.hints import hint
from mathom.bots.levels import Galadriel
from mathom.bots.naming import called
from mathom.bots.opinion import carried, purpose, strongest, thinks_ahead
from mathom.bots.reasons import AHEAD, LATER, SAVES, USUAL, Look, Reason, compared, looks
from mathom.bots.review import Review, review
from mathom.core.chance import Seeded
from mathom.core.option import Option
from tests.bots.test_review import played
from tests.bots.test_search import asked
from tests.games.duel.table import table as duel
from tests.games.wotr.table import WOTR, table

FREE, SHADOW = 0, 1


def at_the_gate() -> mathom.Match:
    """The Ring-bearers may be declared at the Black Gate, and go on into Mordor."""
    bearers = {"region": "dagorlad", "progress": 1, "corruption": 8}
    return WOTR.position({"fellowship": bearers, "phase": "fellowship"}, seed=1)


def choice(match: mathom.Match, text: str) -> Option:
    assert match.decision is not None
    found = match.decision.find(text)
    assert found is not None
    return found


def test_it_knows_all_that_the_strongest_bot_knows_and_thinks_as_it_does() -> None:
    for game in mathom.games():
        judged, mind = strongest(game), game.mind
        assert mind is not None
        rank = Galadriel.level.rank
        assert judged.mind is mind.at(rank)
        assert thinks_ahead(judged) == (mind.thinking[rank] > 0)


def test_what_is_announced_is_carried_through_before_it_is_compared() -> None:
    match = at_the_gate()
    world = Table(WOTR, match.state, FREE).imagine(1)
    there = carried(strongest(WOTR), world, choice(match, "declare"), FREE)
    assert there.decision is None or there.decision.kind != "fellowship"


def test_a_die_is_told_with_what_it_is_for() -> None:
    match = table({"osgiliath": "2 gondor-regular"}, free="character", shadow="event")
    found = hint(Table(WOTR, match.state, FREE), seed=1, seconds=0).suggestions[0]
    assert str(found.option) == "die character"
    assert str(found.then[0]).startswith("use ")
    said = called(WOTR, match.state, (found.option, *found.then), "en")
    assert said.startswith("Use a Character die · Use it to ")


def test_what_a_choice_is_for_is_told_only_where_it_says_too_little() -> None:
    match = duel("c1_13", "c1_03")
    first = match.state.decision.options[0]
    assert purpose(strongest(match.game), asked(match.state), first, Seeded(1)) == ()


def test_two_choices_of_the_same_name_are_told_apart_by_where_their_cards_lie() -> None:
    match = duel("c1_01", "c1_02")
    one, other = [choice(match, f"discard {card}") for card in ("c1_01", "c1_02")]
    names = [called(match.game, match.state, [it], "en", [[one], [other]]) for it in (one, other)]
    assert names[0].startswith("Discard the grey card (Ruse) (row 1 from above, card ")
    assert len(set(names)) == 2
    assert called(match.game, match.state, [one], "en") == "Discard the grey card (Ruse)"


def test_what_nobody_would_do_is_still_what_a_choice_is_compared_with() -> None:
    # Only one thing is worth a thought here, and it changes nothing: it is no better for anybody.
    match = WOTR.new(seed=3)
    found = hint(Table(WOTR, match.state, FREE), seed=1, seconds=0).suggestions
    assert [(str(one.option), one.reasons) for one in found] == [("done", [Reason(USUAL)])]


def test_nothing_is_better_than_nothing_and_who_must_not_lose_knows_why() -> None:
    stands, lost = Look({("quest", True): 1.0}, 0.5, False), Look({}, 0.0, False)
    assert compared(stands, []) == []
    assert compared(stands, [lost]) == [Reason(SAVES)]
    assert [one.theme for one in compared(stands, [Look({("quest", True): 0.2}, 0.4, False)])] == [
        "quest"
    ]


def test_to_think_ahead_is_a_reason_only_if_it_tells_choices_apart() -> None:
    tcg = mathom.game("tcg")
    for seed in range(4):
        found = hint(Table(tcg, tcg.deal(seed), FREE), seed=1, iterations=30, seconds=0).suggestions
        kinds = [[one.kind for one in told.reasons] for told in found]
        assert not all(AHEAD in one for one in kinds)
        assert LATER not in kinds[0]


def test_reasons_come_from_the_same_moment_of_the_turn() -> None:
    # Whoever ends the phase has rolled, whoever declares the Fellowship has not: that is no reason.
    match = at_the_gate()
    declare, done = choice(match, "declare"), choice(match, "done")
    looked = looks(strongest(WOTR), Table(WOTR, match.state, FREE), [declare, done], Seeded(1))
    themes = {one.theme for one in compared(looked[declare], [looked[done]], least=0.0)}
    assert themes & {"way", "mordor"}
    assert not themes & {"dice", "hunt"}


def reviewed(choices: list[str]) -> Review:
    """What is said of these choices of a war, and of no more."""
    match = WOTR.new(seed=3)
    for text in choices:
        match.play(text)
    return review(match, seed=1)


def test_what_nobody_would_look_at_is_no_mistake_if_it_comes_to_the_same() -> None:
    assert reviewed(["guide strider"]).mistakes == []
    assert reviewed(["guide strider"]).thought_over <= 1


def test_a_plan_that_was_played_is_told_from_the_die_to_what_it_did() -> None:
    match = table({"osgiliath": "2 gondor-regular"}, free="muster-army", shadow="event", war=["gondor"])
    match.play("die muster-army", "use move", "move osgiliath minas-tirith")
    said = called(WOTR, match.at(0), [one.option for one in match.history], "en")
    assert said == "Use a Muster/Army die · Use it to move armies · Move from Osgiliath to Minas Tirith"


@pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)
def test_what_is_told_of_a_choice_never_changes_with_what_its_seat_may_not_know(
    game: mathom.Game,
) -> None:
    match = played(game.new(seed=4), 16)
    assert match.decision is not None
    seat = match.decision.seat
    truths = [match.state.imagine(seat, Seeded(dice)) for dice in (1, 2)]
    told = []
    for truth in truths:
        found = hint(Table(game, truth, seat), seed=1, iterations=20, seconds=0)
        plans = [(one.option, *one.then) for one in found.suggestions]
        told.append([called(game, truth, plan, "en", beside=plans) for plan in plans])
    assert told[0] == told[1]
