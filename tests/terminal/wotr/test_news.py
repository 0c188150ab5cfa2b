"""What happened while others acted: all of it, under the die or the card that brought it about."""

from __future__ import annotations

import random

import pytest

import mathom
from mathom.core.lang import LANGUAGES
from mathom.core.match import Match
from mathom.terminal import log
from mathom.terminal.display import decision_screen, news_lines
from tests.terminal.desk import Desk
from tests.terminal.wotr.table import board, menu, siege


def shown(
    match: Match, seat: int, since: int, most: int | None = None, language: str = "en"
) -> list[str]:
    table = board(language)
    told = log.news(match, seat, {}, since, table.causes)
    return [one.plain.rstrip() for one in news_lines(told, table, 80, most, hint=True)]


def test_what_came_of_a_die_or_a_card_stands_under_it() -> None:
    match = siege(["die army", "use move", "move osgiliath south-ithilien", "all"])
    lines = shown(match, 0, 0)
    assert lines[0] == "› The Shadow uses an Army die to move armies."
    assert lines[1].startswith("  · ")
    assert "Osgiliath" in lines[1]


def test_whoever_looks_in_the_middle_of_an_action_still_reads_what_began_it() -> None:
    match = siege(["die army", "use move", "move osgiliath south-ithilien", "all"])
    assert shown(match, 0, 3)[0] == "› The Shadow uses an Army die to move armies."
    assert shown(match, 0, 4) == []


def test_a_screen_without_room_for_all_says_how_much_more_there_is() -> None:
    match = siege(["die army", "use move", "move osgiliath south-ithilien", "all"])
    everything = shown(match, 0, 0)
    assert len(everything) == 2
    assert shown(match, 0, 0, most=2) == everything
    for language in LANGUAGES:
        cut = shown(match, 0, 0, most=1, language=language)
        assert len(cut) == 1
    match.play("done")
    while len(shown(match, 0, 0)) < 8:
        assert match.decision is not None
        match.play(match.decision.options[0])
    cut = shown(match, 0, 0, most=4)
    assert 2 <= len(cut) <= 4
    assert cut[0].endswith("things more before this: n shows them all")
    assert cut[1:] == shown(match, 0, 0)[1 - len(cut) :]


def test_what_the_board_leaves_free_of_a_tall_screen_belongs_to_what_happened() -> None:
    # Alone, the reasons of the clockwork are what one wants to read.
    match = mathom.game("wotr").new(seed=7, players="1")
    for choice in ("done", "die character", "use fellowship"):
        match.play(choice)
    table = board("en")
    told = log.news(match, 0, {}, 1, table.causes)
    everything = [one.plain for one in news_lines(told, table, 120, None)]
    for height, all_of_it in ((30, False), (45, True)):
        lines = decision_screen(match, table, menu(match), told, ("",), (120, height))
        screen = [one.plain for one in lines]
        assert (screen[: len(everything)] == everything) is all_of_it
        assert len(screen) < height


@pytest.mark.parametrize("seed", [3, 8])
def test_nothing_is_left_out_between_two_turns_of_a_player(seed: int) -> None:
    """Whenever somebody is asked, all that others did since their last choice can be read."""
    match, luck, table = mathom.game("wotr").new(seed=seed), random.Random(seed), board()
    unread: dict[int, list[str]] = {0: [], 1: []}
    for _ in range(250):
        decision = match.decision
        if decision is None:
            break
        seat = decision.seat
        since = log.last_turn(match, seat)
        told = [one.text.id for one in log.news(match, seat, {}, since, table.causes)]
        assert told[len(told) - len(unread[seat]) :] == unread[seat] or not unread[seat]
        unread[seat] = []
        match.play(luck.choice(decision.options))
        for other in unread:
            if other != seat:
                events = match.history[-1].events
                unread[other] += [match.game.tell(e).id for e in events if log.sees(other, e)]


def test_a_key_tells_all_that_happened_since_the_last_turn(desk: Desk) -> None:
    words = ("play", "wotr", "--seats", "human,random", "--seed", "4")
    done = desk.run(*words, typed="\n" + "1\n" * 12 + "n\nq\n")
    assert done.code == 0
    assert "› " in done.out.rsplit("> n\n", 1)[1]


def test_help_tells_of_plans(desk: Desk) -> None:
    words = ("play", "wotr", "--seats", "human,human", "--seed", "4")
    for language, told in (("en", "with commas"), ("it", "virgole"), ("es", "comas")):
        done = desk.run(*words, "--lang", language, typed="\nh\nq\n")
        assert told in done.said
