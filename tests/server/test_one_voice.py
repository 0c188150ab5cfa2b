"""One voice: what the server sends to the browser is what the terminal would say, word for word."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import mathom
from mathom.core.faults import Fault
from mathom.core.lang import LANGUAGES
from mathom.core.match import Match
from mathom.server.http.voice import refusal
from mathom.server.tables.look import look
from mathom.server.tables.presence import Here
from mathom.terminal.log import told
from mathom.terminal.voice import Voice
from tests.laws.table import setup_for
from tests.server.desk import Desk, drafted

GAMES = [("duel", range(12), 80), ("wotr", range(10), 100), ("tcg", range(0, 48, 5), 100)]
"""A game, the seeds of those that are played, and how many choices of each are listened to."""
LATER = 60
"""So many choices later than the one before each game is listened to."""


@pytest.mark.parametrize(("game", "seeds", "choices"), GAMES)
def test_prompts_labels_rules_events_and_results_are_those_of_the_terminal(
    game: str, seeds: Sequence[int], choices: int
) -> None:
    for number, seed in enumerate(seeds):
        # Two, three and four players, alone and against the clockwork, in every way there is to play it.
        desk = Desk(game, seed, None, **setup_for(mathom.game(game), seed))
        desk.play(0 if game == "duel" else number * LATER)
        listened, offered = desk.table.n + choices, ["nonsense"]
        while (decision := desk.table.decision) is not None and desk.table.n < listened:
            offered += [str(option) for option in decision.options]
            for language in LANGUAGES:
                compare(desk, language, desk.random.choice(offered))
            desk.play(1)
        for language in LANGUAGES:
            compare(desk, language, "nonsense")


def compare(desk: Desk, language: str, wrong: str) -> None:
    """What the decider hears, as the server says it and as the terminal does; so too why something is
    refused."""
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
        if decision.find(wrong) is not None or match.went_without_saying(wrong):
            wrong += " nonsense"
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
