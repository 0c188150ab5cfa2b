"""War of the Ring's board."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.core.agenda import Decision
from mathom.core.game import Game
from mathom.core.option import Option
from mathom.core.state import State
from mathom.games.wotr.box import CARDS, DECKS, SIDES
from mathom.games.wotr.kinds import EVENTS
from mathom.games.wotr.view.types import WotrView
from mathom.terminal.arranging import ArrangedBoard
from mathom.terminal.board import Look
from mathom.terminal.legend import Meanings
from mathom.terminal.paper import Lines, line
from mathom.terminal.voice import Voice
from mathom.terminal.wotr import grouping
from mathom.terminal.wotr.arrange import Table
from mathom.terminal.wotr.asking import ANSWERS, answer
from mathom.terminal.wotr.finding import finder
from mathom.terminal.wotr.legend import meanings
from mathom.terminal.wotr.signs import Signs


class WotrBoard(ArrangedBoard[Signs]):
    """The table of War of the Ring."""

    goal = "wotr-rule-victory"
    verbs = grouping.VERBS
    stages = grouping.STAGES
    follows = grouping.FOLLOWS
    answers = ANSWERS
    causes = (
        "turn", "rolled", "allocated", "declared", "used", "skipped", "passed", "ring", "turned",
        "played", "clockwork_draws", "clockwork_box", "clockwork_takes",
    )  # fmt: skip
    by_itself = tuple([kind for kind in EVENTS if kind.startswith("clockwork_")])

    def __init__(self, game: Game, voice: Voice) -> None:
        super().__init__(game, voice)
        self.signs = Signs(game, voice)

    def arrangement(self, view: WotrView, look: Look) -> Table:
        return Table(view, look, self.signs)

    def meanings(self) -> Meanings:
        return meanings(self.signs)

    def group(self, option: Option) -> str:
        return grouping.group(option)

    def order(self, option: Option) -> int:
        return grouping.order(option)

    def verb(self, option: Option) -> str:
        return grouping.heading(option, self.signs)

    def which(self, option: Option) -> str:
        return grouping.which(option, self.signs)

    def note(self, option: Option) -> str:
        return grouping.combat(option, self.signs)

    def brief(self, state: State, option: Option) -> Line:
        short = grouping.brief(option, self.game, self.signs)
        if short is None:
            return super().brief(state, option)
        return Line(" ".join(filter(None, [short, self.note(option)])))

    def also(self, option: Option) -> str:
        return grouping.areas(option, self.signs)

    def folded(self, view: WotrView, option: Option) -> Line:
        if option.verb == "move":
            region = option.things[0]
            army = self.signs.army(view, region)
            return line(self.signs.name("region", region), " ", army)
        return super().folded(view, option)

    def private(self, decision: Decision) -> bool:
        # Both hands are secret, and whoever decides has his own before him.
        return True

    def find(self, named: str) -> tuple[str, str] | None:
        return finder(self.game, self.voice).one(named)

    def answer(self, question: str, rest: str, view: WotrView, look: Look) -> Lines:
        return answer(self, self.signs, question, rest, view, look)

    def decks(self) -> dict[str, list[str]]:
        decks: dict[str, list[str]] = {}
        for card in CARDS:
            side = self.signs.name("side", SIDES[card.side])
            deck = self.signs.name("deck", DECKS[card.deck])
            heading = self.voice("terminal-wotr-deck", side=side, deck=deck)
            decks.setdefault(heading, []).append(card.id)
        return decks
