"""Board: how a game looks on a screen. Each game has one; they are drawn from views only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from rich.text import Text as Line

from mathom.core.agenda import Decision
from mathom.core.game import Game
from mathom.core.option import Option
from mathom.core.state import State
from mathom.core.text import Text
from mathom.terminal.paper import Lines, words
from mathom.terminal.voice import Voice

View = Any
"""What a seat sees: each board knows its own game's type."""


@dataclass(frozen=True)
class Look:
    """The room there is for the board, and what to point at."""

    width: int
    height: int | None = None
    """The lines to spare; None if the screen may scroll."""
    kind: str = ""
    """What is being decided: the board shows first what that needs."""
    seat: int = -1
    """Whose eyes."""
    players: tuple[str, ...] = ()
    """Who sits where, as the screen calls them."""
    marks: Mapping[str, list[int]] = field(default_factory=dict)
    """For each thing on the board, the numbers of the options that touch it."""
    named: tuple[Text | str | int, ...] = ()
    """What the question itself names."""


class Board:
    """What every board can do; by itself it shows the view as plain words."""

    stages: tuple[str, ...] = ()
    """The kinds of question that are asked in two: first which group (which army?), then what of it."""
    follows: tuple[str, ...] = ()
    """The kinds of question that only go on with what was begun: one plan, taken back as one."""

    causes: tuple[str, ...] = ()
    """The kinds of event with which something begins: what came of it is told under them."""

    by_itself: tuple[str, ...] = ()
    """The kinds of event that tell why a side does something that nobody plays: somebody at a real table
    has to carry it out."""

    verbs: tuple[str, ...] = ()
    """In which order the groups of options are listed."""
    answers: tuple[str, ...] = ()
    """What can be asked of this board in a word: each has messages for the word and for the help."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice

    def draw(self, view: View, look: Look) -> Lines:
        """The table as the view tells it."""
        lines: Lines = []
        for name, value in msgspec.to_builtins(view).items():
            lines += words(f"{name}: {value}", look.width, indent=2)
        return lines

    def least(self, view: View, look: Look) -> int:
        """How many lines the whole table takes at its smallest."""
        return len(self.draw(view, look))

    def aim(self, width: int) -> Lines:
        """How the game is won, for newcomers."""
        return []

    def legend(self, width: int) -> Lines:
        """What the signs on the board mean."""
        return []

    def badge(self, option: Option) -> Line:
        """A sign before an option in the list."""
        return Line()

    def note(self, option: Option) -> str:
        """What else helps to tell an option from others, in signs."""
        return ""

    def brief(self, state: State, option: Option) -> Line:
        """An option as short as it can be said."""
        return Line(self.voice.say(self.game.label(state, option)))

    def group(self, option: Option) -> str:
        """What the option is listed with: options of one group stand together."""
        return option.verb

    def order(self, option: Option) -> int:
        """Where its group stands among the groups of its verb; where it comes up first if equal."""
        return 0

    def verb(self, option: Option) -> str:
        """What a group of options does, in a word; nothing if the options say it themselves."""
        id = f"terminal-{self.game.id}-verb-{option.verb}"
        return self.voice(id) if self.voice.knows(id) else ""

    def also(self, option: Option) -> str:
        """Further words by which somebody may look for an option."""
        return ""

    def folded(self, view: View, option: Option) -> Line:
        """The group of an option in a list that shows only groups."""
        return Line((self.verb(option) or option.verb).rstrip(" :"))

    def which(self, option: Option) -> str:
        """How it is asked which group is meant, if that is asked first."""
        return self.voice("terminal-folded")

    def private(self, decision: Decision) -> bool:
        """Whether the other seats may not see the options."""
        return decision.secret

    def called(self, kind: str, thing: str) -> Text | str:
        """What chance turned up, in a few words."""
        return self.game.name(kind, thing)

    def find(self, named: str) -> tuple[str, str] | None:
        """The kind and the id of the thing that somebody means by these words. May raise NotFound."""
        return None

    def answer(self, question: str, rest: str, view: View, look: Look) -> Lines:
        """What was asked with one of the `answers`, about these words. May raise NotFound."""
        raise NotImplementedError

    def decks(self) -> dict[str, list[str]]:
        """The ids of all cards of the box, under the names of their decks."""
        return {}

    def card(self, id: str) -> Line:
        """A card in a list of cards."""
        return Line(self.voice.say(self.called("card", id)))
