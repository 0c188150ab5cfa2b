"""What older rules wrote down is played again as far as it agrees, says where it parts, and goes on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mathom import BadRecord, Match
from mathom.core.faults import Fault
from mathom.core.lang import say
from mathom.core.record import Move, read
from mathom.core.replay import Replayer, replay
from tests.core.toy import POCKETS_GAME as POCKETS
from tests.core.walk import Milestone, Walk, WalkState

GATE = Milestone("gate", "open", die=True)
ROAD = (
    Milestone("road", "left", "right"),
    GATE,
    Milestone("bridge", "over", "under"),
    Milestone("inn", "eat", "sleep", die=True),
    Milestone("camp", "rest", "watch", seat=1),
)


def old(*road: Milestone, choices: Sequence[str]) -> str:
    """The record of a walk by the rules of version 1."""
    match = Walk("1", *road).new(seed=3)
    for choice in choices:
        match.play(choice)
    return match.record()


def today(text: str, *road: Milestone) -> Match[WalkState]:
    return replay(read(text), Walk("2", *road))


def chosen(match: Match) -> list[str]:
    return [str(played.option) for played in match.history]


def why(match: Match) -> str:
    assert match.parted is not None
    return say(match.parted, "en")


WHOLE = ("left", "open", "over", "eat", "rest")


# -- answers that go without saying --------------------------------------------------------------


def test_an_old_record_is_played_without_the_answers_that_go_without_saying() -> None:
    text = old(*ROAD, choices=WHOLE)
    match = today(text, *ROAD)
    assert match.parted is None
    assert chosen(match) == ["left", "over", "eat", "rest"]
    assert match.outcome is not None
    # What was rolled after the answer that nobody gives any more is rolled after the choice before it.
    assert match.state.walked == replay(read(text), Walk("1", *ROAD)).state.walked
    assert match.seed == 3
    assert replay(read(match.record()), match.game).record() == match.record()


def test_the_first_answer_of_an_old_record_may_go_without_saying() -> None:
    road = (GATE, *ROAD)
    match = today(old(*road, choices=("open", *WHOLE)), *road)
    assert match.parted is None
    assert chosen(match) == ["left", "over", "eat", "rest"]


def test_an_answer_that_is_also_one_to_the_next_question_is_understood() -> None:
    road = (
        ROAD[0],
        Milestone("gate", "on"),
        Milestone("hill", "on", "off"),
        Milestone("end", "on", "up"),
    )
    match = today(old(*road, choices=("left", "on", "on", "on")), *road)
    assert match.parted is None
    assert chosen(match) == ["left", "on", "on"]
    # A version that never asked at the gate says “on” only where it is a choice.
    later = Walk("3", *road)
    told = Replayer(
        later, {}, rules="2", moves=[Move("sam", "left"), Move("sam", "on"), Move("sam", "up")]
    )
    assert told.match.parted is None
    assert chosen(told.match) == ["left", "on", "up"]


def test_where_each_old_choice_stands_is_told() -> None:
    game = Walk("2", *ROAD)
    record = read(old(*ROAD, choices=WHOLE))
    told = Replayer(game, {}, rules="1", opening=record.opening, moves=record.moves)
    assert told.stood == [1, 1, 2, 3, 4]


# -- where it parts ------------------------------------------------------------------------------


def test_an_old_record_parts_where_a_choice_is_no_longer_offered() -> None:
    road = (*ROAD[:3], Milestone("inn", "sleep", "drink", die=True), ROAD[4])
    match = today(old(*ROAD, choices=WHOLE), *road)
    assert chosen(match) == ["left", "over"]
    assert why(match).startswith("Choice 4 of the record (“sam eat”) was made by older rules")
    assert "“eat” cannot be chosen now" in why(match)
    match.play("drink")
    match.play("rest")
    assert match.outcome is not None
    assert replay(read(match.record()), match.game).state == match.state


def test_it_is_said_in_every_language_where_a_record_parts() -> None:
    match = today(old(*ROAD, choices=WHOLE), ROAD[0], Milestone("gate", "climb", "dig"))
    assert match.parted is not None
    assert say(match.parted, "it").startswith("La scelta 2 della trascrizione («sam open»)")
    assert say(match.parted, "es").startswith("La elección 2 del registro («sam open»)")


@pytest.mark.parametrize(
    ("road", "sentence"),
    [
        ((*ROAD[:3], Milestone("inn", "eat", "sleep"), ROAD[4]), "One outcome was never needed: “die"),
        ((*ROAD[:2], Milestone("bridge", "over", "under", die=True), *ROAD[3:]), "have run out"),
        ((*ROAD[:3], Milestone("inn", "eat", "sleep", seat=1, die=True)), "It is frodo who decides now"),
        (ROAD[:3], "The game is over"),
    ],
)
def test_an_old_record_parts_where_chance_or_the_turn_goes_another_way(
    road: tuple[Milestone, ...], sentence: str
) -> None:
    match = today(old(*ROAD, choices=WHOLE), *road)
    assert sentence in why(match)
    assert chosen(match) in (["left"], ["left", "over"])


def test_an_old_record_whose_opening_is_dealt_otherwise_begins_anew() -> None:
    text = FINISHED.replace("{thing ring}", "{coin ring}")
    match = replay(read(text), POCKETS)
    assert match.history == []
    assert why(match).startswith("What the record deals at the start")
    assert match.seed == 3


def test_an_old_record_that_ends_otherwise_says_so() -> None:
    longer = (*ROAD, Milestone("end", "stop", "go"))
    match = today(old(*ROAD, choices=WHOLE), *longer)
    assert chosen(match) == ["left", "over", "eat", "rest"]
    assert "the game is not over" in why(match)
    match.play("stop")
    assert match.outcome is not None


# -- the seed ------------------------------------------------------------------------------------


def _finished() -> str:
    match = POCKETS.new(seed=3)
    while match.decision is not None:
        match.play(match.decision.options[-1])
    return match.record().replace('[rules "1"]', '[rules "0"]')


FINISHED = _finished()


def test_an_old_record_that_agrees_is_the_same_game_still() -> None:
    match = replay(read(FINISHED), POCKETS)
    assert match.parted is None
    assert match.record() == FINISHED.replace('[rules "0"]', '[rules "1"]')


def test_what_old_rules_dealt_counts_and_not_what_the_seed_would_deal_today() -> None:
    swapped = FINISHED.replace("{thing ring}", "{thing x}")
    swapped = swapped.replace("{thing egg}", "{thing ring}").replace("{thing x}", "{thing egg}")
    swapped = swapped.partition("\n3. ")[0].replace("[result ", "[was ")
    match = replay(read(swapped), POCKETS)
    assert match.parted is None
    assert match.seed is None
    assert "0. {thing egg}" in match.record()
    assert replay(read(match.record()), POCKETS).state == match.state


# -- versions ------------------------------------------------------------------------------------


def test_a_record_of_a_newer_version_is_refused() -> None:
    text = FINISHED.replace('[rules "0"]', '[rules "12"]')
    with pytest.raises(BadRecord, match=r"follows version 12 .* knows them up to version 1\."):
        replay(read(text), POCKETS)


@pytest.mark.parametrize("rules", ["", "one", "-1", "1.5", "٣", "9" * 30])
def test_a_version_that_is_no_number_is_refused(rules: str) -> None:
    with pytest.raises(BadRecord, match="this Mathom plays version 1"):
        replay(read(FINISHED.replace('[rules "0"]', f'[rules "{rules}"]')), POCKETS)


def test_a_record_of_today_must_agree_wholly() -> None:
    text = FINISHED.replace('[rules "0"]', '[rules "1"]').replace("hide right", "hide under", 1)
    with pytest.raises(BadRecord, match="Choice 1"):
        replay(read(text), POCKETS)


# -- old choices in today's words ----------------------------------------------------------------


class Carried(Walk):
    """Today's walk, which knows how version 1 said it."""

    def carry(self, state: WalkState, rules: str, moves: Sequence[str]) -> tuple[int, list[str]] | None:
        assert rules == "1"
        if moves[0] == "step":
            steps = [move for move in moves[:3] if move == "step"]
            return len(steps), [f"walk {len(steps)}"]
        if moves[0] == "feast":
            return 1, ["eat", "drink"]
        return (1, []) if moves[0] == "wave" else None


OLD_ROAD = (
    *[Milestone("path", "step", "stop", die=True) for _ in range(3)],
    Milestone("gate", "wave", "nod"),
    Milestone("inn", "feast", "fast", die=True),
    Milestone("end", "rest", "go"),
)
NEW_ROAD = (
    Milestone("path", "walk 3", "walk 2", die=True),
    Milestone("inn", "eat", "sleep"),
    Milestone("inn", "drink", "talk", die=True),
    Milestone("end", "rest", "go"),
)


def test_a_game_says_old_choices_in_the_words_of_today() -> None:
    record = read(old(*OLD_ROAD, choices=("step", "step", "step", "wave", "feast", "rest")))
    # Three dice were rolled on the path; today it is one roll.
    record.moves[1].outcomes.clear()
    record.moves[2].outcomes.clear()
    game = Carried("2", *NEW_ROAD)
    told = Replayer(game, {}, rules="1", opening=record.opening, moves=record.moves)
    assert told.match.parted is None
    assert chosen(told.match) == ["walk 3", "eat", "drink", "rest"]
    assert told.stood == [1, 1, 1, 1, 3, 4]
    # What was one choice is taken back as one.
    told.match.undo()
    told.match.undo()
    assert chosen(told.match) == ["walk 3"]


def test_outcomes_that_the_words_of_today_do_not_need_part() -> None:
    record = read(old(*OLD_ROAD, choices=("step", "step", "step", "wave", "feast", "rest")))
    told = Replayer(Carried("2", *NEW_ROAD), {}, rules="1", opening=record.opening, moves=record.moves)
    assert "2 outcomes were never needed" in why(told.match)
    assert told.match.history == []
    told.match.play("walk 2")
    assert chosen(told.match) == ["walk 2"]


# -- journals ------------------------------------------------------------------------------------


def test_a_journal_is_told_choice_by_choice() -> None:
    game = Walk("2", *ROAD)
    told = Replayer(game, {}, rules="2", position={"hidden": 2, "at": 2})
    told.play([Move("sam", "over"), Move("sam", "eat", [("die", "5")], joined=True)])
    assert told.match.state.walked == ["over", "eat", "5"]
    told.match.undo()
    assert told.match.history == []


def test_a_strict_journal_stands_where_it_parts_and_a_forgiving_one_says_why() -> None:
    moves = [Move("sam", "left", [("die", "2")]), Move("sam", "fly"), Move("sam", "eat")]
    with pytest.raises(BadRecord, match="Choice 2: “fly” cannot be chosen now"):
        Replayer(Walk("2", *ROAD), {}, rules="2", moves=moves)
    told = Replayer(Walk("2", *ROAD), {}, rules="2", moves=moves, strict=False)
    assert why(told.match).startswith("Choice 2")
    assert chosen(told.match) == ["left"]
    # Nothing more is played after that.
    told.play([Move("sam", "over")])
    assert chosen(told.match) == ["left"]


def test_a_position_that_cannot_be_read_is_refused_whatever_the_version() -> None:
    with pytest.raises(Fault):
        Replayer(POCKETS, {"first": "bilbo"}, rules="0", position={"held": "pipe"})
