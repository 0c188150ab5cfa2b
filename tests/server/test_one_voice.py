"""One voice: what the server sends to the browser is what the terminal would say, word for word."""

from __future__ import annotations

import pytest

from mathom.core.faults import Fault
from mathom.core.lang import LANGUAGES
from mathom.core.match import Match
from mathom.server.http.voice import refusal
from mathom.server.tables.look import look
from mathom.server.tables.presence import Here
from mathom.terminal.log import told
from mathom.terminal.voice import Voice
from tests.server.desk import Desk, drafted

GAMES = [("duel", 6, 80), ("wotr", 4, 120), ("tcg", 5, 100)]
"""A game, how many of it are played, and how many choices of each."""


@pytest.mark.parametrize(("game", "games", "choices"), GAMES)
def test_prompts_labels_rules_events_and_results_are_those_of_the_terminal(
    game: str, games: int, choices: int
) -> None:
    for seed in range(games):
        desk = Desk(game, seed)
        while desk.table.decision is not None and desk.table.n < choices:
            for language in LANGUAGES:
                compare(desk, language)
            desk.play(1)
        for language in LANGUAGES:
            compare(desk, language)


def compare(desk: Desk, language: str) -> None:
    """What the decider hears, as the server says it and as the terminal does."""
    table, voice = desk.table, Voice(language)
    match: Match = table.play.match
    message = look(table, table.seats, Here(), language, seen=table.version - 1)
    eyes = match.seat(message.eyes)
    decision = match.decision
    if decision is None:
        assert message.outcome is not None
        assert match.outcome is not None
        assert message.outcome.text == voice.say(match.game.result(match.outcome, match.seats))
    else:
        assert message.decision is not None
        assert message.decision.prompt == voice.say(match.game.prompt(match.state, decision))
        assert message.decision.rule.summary == voice.say(decision.rule.summary)
        assert [(one.option, one.label) for one in message.decision.options] == [
            (str(option), voice.say(match.game.label(match.state, option)))
            for option in decision.options
        ]
        wrong = "nonsense" if table.n % 2 else str(decision.options[0]) + " nonsense"
        with pytest.raises(Fault) as refused:
            drafted(table, [wrong])
        assert refusal(refused.value.text, language).error.said == voice.say(refused.value.text)
    if match.history and not table.closed:
        *_, (_, events) = told(match, eyes, {})
        assert [event.text for event in message.log[-1].events] == [
            voice.say(one.text) for one in events
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_been_said_once_is_said_the_same_again(language: str) -> None:
    desk = Desk("wotr", 7)
    desk.play(60)
    first = look(desk.table, desk.table.seats, Here(), language)
    assert look(desk.table, desk.table.seats, Here(), language) == first
    assert look(desk.opened(), desk.table.seats, Here(), language) == first
