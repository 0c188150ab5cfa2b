"""Asking a bot so that a game cannot suffer from it: whatever it does, a legal option comes back."""

# Not compiled: it only asks.

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from mathom.bots.bot import Bot, Table
from mathom.bots.budget import Budget
from mathom.bots.registry import raised
from mathom.core.agenda import Decision
from mathom.core.game import Game
from mathom.core.option import Option
from mathom.core.state import State
from mathom.core.text import Text

PATIENCE = 3
"""After so many faults running the bot is asked no more in this match: nobody should wait for it."""


@dataclass(frozen=True)
class Answer:
    """What is to be played, and what went wrong if the bot did not choose it."""

    option: Option
    fault: Text | None = None


class BotFault(Exception):
    """The bot gave no option that can be played; `why` is a sentence that says so."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.id)
        self.why = why


def accept(decision: Decision, reply: object) -> Option:
    """The option that a bot's reply names. Raises BotFault."""
    if not isinstance(reply, (Option, str)):
        raise BotFault(Text("bot-rubbish", answer=type(reply).__name__))
    option = decision.find(str(reply).strip())
    if option is None:
        raise BotFault(Text("bot-illegal", answer=printable(str(reply), 60)))
    return option


def printable(text: str, most: int = 200) -> str:
    """What a bot said, in one line, without what could upset a terminal."""
    line = "".join(letter if letter.isprintable() else " " for letter in text[:most])
    return f"{line}..." if len(text) > most else line


class Asker:
    """Asks one bot. How the bot is reached, and what is done after a fault, subclasses say."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.thought = 0.0
        """How many seconds it took for its last answer; none where it had no choice."""
        self._faults_running = 0

    def begin(self, luck: int) -> None:
        """A new match: a fresh bot, its own dice started with this number."""
        self._faults_running = 0

    def ask(self, state: State) -> Answer:
        """What the bot chooses; the first option if it chooses nothing that can be played."""
        decision = state.decision
        assert decision is not None
        first = decision.options[0]
        self.thought = 0.0
        if len(decision.options) == 1:
            return Answer(first)
        try:
            if self._faults_running == PATIENCE:
                raise BotFault(Text("bot-given-up", count=PATIENCE))
            option = accept(decision, self._reply(state, decision))
        except BotFault as fault:
            if self._faults_running < PATIENCE:
                self._faults_running += 1
                self._recover()
            why = Text("bot-fault", bot=self.name, why=fault.why, option=str(first))
            return Answer(first, why)
        self._faults_running = 0
        return Answer(option)

    def close(self) -> None:
        """The bot is not needed any more."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.close()

    def _reply(self, state: State, decision: Decision) -> object:
        """Whatever the bot says. Raises BotFault if it says nothing."""
        raise NotImplementedError

    def _recover(self) -> None:
        """Make sure that the bot can be asked again after a fault."""


class Trusted(Asker):
    """A bot in this very process: for bots of the house, which may err but do not hang or exit."""

    def __init__(self, name: str, kind: type[Bot], game: Game, budget: Budget | None = None) -> None:
        super().__init__(name)
        self._kind = kind
        self._game = game
        self._budget = budget or Budget()
        self._luck = 0
        self._bot: Bot | None = None

    def begin(self, luck: int) -> None:
        super().begin(luck)
        self._luck = luck
        self._bot = None

    def _reply(self, state: State, decision: Decision) -> object:
        try:
            if self._bot is None:
                self._bot = self._kind(self._luck)
            budget = self._budget
            table = Table(
                self._game,
                state,
                decision.seat,
                seconds=budget.seconds,
                iterations=budget.iterations,
            )
            return self._bot.choose(table)
        except Exception as error:
            raise BotFault(Text("bot-raised", error=printable(raised(error)))) from error

    def _recover(self) -> None:
        self._bot = None
