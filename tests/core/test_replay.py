"""Replaying: a record gives its game again, and one that cannot have been is refused."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import mathom
from mathom import Asked, BadRecord, IllegalMove, Match, Scripted, Seeded
from mathom.core.lang import say
from mathom.core.record import read
from mathom.core.replay import replay
from tests.core.toy import POCKETS_GAME as POCKETS

DUEL = mathom.game("duel")


def again(text: str) -> Match:
    """A record of Pockets, replayed."""
    return replay(read(text), POCKETS)


def played(match: Match, count: int = 99) -> Match:
    """The match after some more choices, always the last option."""
    for _ in range(count):
        if match.decision is not None:
            match.play(match.decision.options[-1])
    return match


FINISHED = played(POCKETS.new(seed=3)).record()


# -- what can be replayed ------------------------------------------------------------------------


def test_a_record_without_outcomes_replays_from_its_seed_alone() -> None:
    for match in (played(POCKETS.new(seed=3)), played(DUEL.new(seed=3), 30)):
        bare = re.sub(r" \{.*\}", "", match.record())
        assert "{" not in bare
        assert replay(read(bare), match.game).record() == match.record()


def test_a_record_without_a_seed_replays_from_its_outcomes() -> None:
    match = played(DUEL.new(seed=3), 30)
    told = match.record().replace('[seed "3"]\n', "")
    replayed = mathom.replay(told)
    assert replayed.state == match.state
    assert replayed.seed is None
    assert replayed.record() == told


def test_a_game_with_real_dice_has_no_seed_and_replays_from_its_outcomes() -> None:
    asked: list[str] = []

    def answer(kind: str, names: list[str]) -> str:
        asked.append(kind)
        return names[-1]

    match = played(DUEL.new(chance=Asked(answer)), 40)
    assert asked[:4] == ["landmark", "landmark", "landmark", "card"]
    text = match.record()
    assert "[seed" not in text
    replayed = mathom.replay(text)
    assert replayed.state == match.state
    # From here on nobody is at the table to be asked, so the house deals; that is written down too.
    played(replayed)
    assert replayed.outcome is not None
    assert mathom.replay(replayed.record()).state == replayed.state


def test_a_game_in_which_chance_had_no_say_replays() -> None:
    match = POCKETS.position({"held": "ring"}, chance=Scripted())
    match.play("hide left")
    replayed = again(match.record())
    assert replayed.state == match.state


def test_a_record_that_starts_from_a_position_replays() -> None:
    match = played(DUEL.position({"chapter": 2, "turn": "fellowship"}, seed=5), 20)
    assert mathom.replay(match.record()).record() == match.record()


def test_the_seed_goes_on_where_the_record_ends() -> None:
    whole = played(DUEL.new(seed=3))
    part = played(DUEL.new(seed=3), 20)
    assert played(mathom.replay(part.record())).record() == whole.record()


def test_a_fork_goes_on_with_the_same_seed() -> None:
    whole = played(DUEL.new(seed=3))
    fork = mathom.replay(whole.record()).fork(at=15)
    assert fork.decision is not None
    fork.play(fork.decision.options[0])
    played(fork)
    assert fork.seed == 3
    assert mathom.replay(fork.record()).state == fork.state


def test_the_players_and_the_setup_are_replayed_too() -> None:
    match = played(DUEL.new(seed=3, extra_turns="all", named={"sauron": 'A "b" \\'}), 5)
    replayed = mathom.replay(match.record())
    assert replayed.players == {"sauron": 'A "b" \\'}
    assert replayed.setup == {"extra_turns": "all"}


def test_variations_and_comments_do_not_disturb_a_replay() -> None:
    varied = FINISHED.replace("\n2. ", "   # well hidden\n( 1. bilbo hide left )\n2. ")
    assert varied != FINISHED
    assert again(varied).record() == FINISHED


def test_a_replayed_match_can_be_taken_back_and_played_otherwise() -> None:
    match = again(FINISHED)
    match.undo()
    match.play("guess left")
    assert again(match.record()).state == match.state


# -- what cannot ---------------------------------------------------------------------------------

Change = Callable[[str], str]


def swap(old: str, new: str) -> Change:
    """Put something else into the record; it must have been there."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (swap('"1"', '"2"'), "follows version 2 of the rules; this Mathom knows them up to version 1"),
        (swap('[rules "1"]\n', ""), r"follows version \? of the rules"),
        (swap('"3"', '"4"'), "Choice 0: The seed gives “thing .*” here, but the record says “ring”"),
        (swap('"3"', '"-3"'), "“-3” is not a seed"),
        (swap('"3"', '"three"'), "“three” is not a seed"),
        (swap('"3"', '"²"'), "“²” is not a seed"),
        (swap('"3"', f'"{2**64}"'), "“18446744073709551616” is not a seed"),
        (swap('"3"', '"' + "9" * 5000 + '"'), "is not a seed"),
        (swap('[first "bilbo"]', '[first "sam"]'), "The setup in the header cannot be: “first”"),
        (swap("1. bilbo", "1. gollum"), "Choice 1: It is bilbo who decides now, not gollum"),
        (swap("1. bilbo", "1. sam"), "Choice 1: It is bilbo who decides now, not sam"),
        (swap("hide right", "hide under"), "Choice 1: “hide under” cannot be chosen now"),
        (swap("hide right", "guess right"), "Choice 1: “guess right” cannot be chosen now"),
        (swap("{thing ring}", "{thing pipe}"), "Choice 0: “thing pipe” cannot come up"),
        (swap("{thing ring}", "{thing egg}"), "Choice 0: The seed gives “thing ring” here"),
        (swap("{thing ring}", "{coin ring}"), "Choice 0: An outcome of the kind “thing” is needed"),
        (swap("{thing ring}", "{thing ring egg}"), "Choice 0: One outcome was never needed"),
        (swap(" {thing ring}", ""), "Choice 0: The outcomes have run out"),
        (swap(" {thing egg}", ""), "Choice 2: The outcomes have run out"),
        (swap("{thing ring}", "{thing ?}"), "hides what one seat could not know"),
        (swap("hide right", "?"), "hides what one seat could not know"),
        (swap("\n\n", '\n[position "?"]\n\n'), "hides what one seat could not know"),
        (swap("\n\n", '\n[position "{}"]\n\n'), "The position in the header cannot be read"),
        (swap("\n\n", '\n[position {"held": "pipe"}]\n\n'), "Choice 0: “held” cannot be: pipe"),
        (swap("gollum, more", "bilbo, more"), "but the game ends with “gollum, more”"),
        (lambda text: text + "9. bilbo hide left\n", "Choice 9: The game is over"),
    ],
)  # fmt: skip
def test_a_record_that_cannot_be_is_refused_with_a_sentence(change: Change, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        again(change(FINISHED))


def test_a_record_with_neither_seed_nor_outcomes_is_refused() -> None:
    bare = re.sub(r" \{.*\}", "", FINISHED).replace('[seed "3"]\n', "")
    with pytest.raises(BadRecord, match="neither a seed nor chance outcomes"):
        again(bare)


def test_a_finished_record_that_lost_its_end_is_refused() -> None:
    cut = "\n".join(FINISHED.splitlines()[:-1])
    with pytest.raises(BadRecord, match="the end of the record is missing"):
        again(cut)


def test_a_game_that_somebody_resigned_stays_where_it_stood() -> None:
    match = played(DUEL.new(seed=3), 5)
    text = match.record().replace('[seed "3"]', '[seed "3"] [result "sauron, resigned"]')
    assert mathom.replay(text).state == match.state


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_what_a_seat_may_know_can_be_read_but_not_replayed(seat: int) -> None:
    text = played(POCKETS.new(seed=3), 3).record(seat)
    assert read(text).moves
    with pytest.raises(BadRecord, match="can be read but not replayed"):
        again(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "does not say which game"),
        ("# nothing", "does not say which game"),
        ('[game "chess"]', "There is no game called “chess”"),
        ('[game ""]', "There is no game called “”"),
    ],
)
def test_a_record_of_no_known_game_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        mathom.replay(text)


def test_a_refused_record_says_why_in_every_language() -> None:
    with pytest.raises(BadRecord) as refused:
        again(swap("hide right", "hide under")(FINISHED))
    assert say(refused.value.text, "it").startswith("Scelta 1")
    assert say(refused.value.text, "es") != say(refused.value.text, "it")


def test_a_seeded_chance_is_checked_against_what_the_record_tells() -> None:
    match = POCKETS.new(chance=Seeded(5))
    text = played(match).record()
    # Whoever claims a seed must have played with it.
    with pytest.raises(BadRecord, match="The seed gives"):
        again(text.replace('[rules "1"]\n', '[rules "1"]\n[seed "6"]\n'))
    assert again(text.replace('[rules "1"]\n', '[rules "1"]\n[seed "5"]\n')).seed == 5


def test_a_match_from_a_bad_record_never_exists() -> None:
    with pytest.raises(mathom.Fault) as refused:
        again(swap("hide right", "hide under")(FINISHED))
    assert isinstance(refused.value.__cause__, IllegalMove)
