"""The board of The Lord of the Rings TCG."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.core.agenda import Decision
from mathom.core.game import Game
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.tcg.box import CARD_CODES, CARDS, CULTURES, TYPES
from mathom.games.tcg.view.types import TcgView
from mathom.terminal.arranging import ArrangedBoard
from mathom.terminal.board import Look
from mathom.terminal.finding import Finder
from mathom.terminal.legend import Meanings
from mathom.terminal.paper import Lines, line
from mathom.terminal.tcg.arrange import Table
from mathom.terminal.tcg.asking import ANSWERS, answer
from mathom.terminal.tcg.legend import meanings
from mathom.terminal.tcg.signs import Signs
from mathom.terminal.voice import Voice


class TcgBoard(ArrangedBoard[Signs]):
    """The table of The Lord of the Rings TCG."""

    goal = "tcg-rule-ending"
    verbs = (
        "play", "use", "answer", "first", "transfer", "heal", "assign", "fight", "choose", "on", "wound",
        "discard", "number", "place", "player", "effect", "yes", "no", "move", "stay", "done", "pass",
    )  # fmt: skip
    answers = ANSWERS

    def __init__(self, game: Game, voice: Voice) -> None:
        super().__init__(game, voice)
        self.signs = Signs(game, voice)

    def arrangement(self, view: TcgView, look: Look) -> Table:
        return Table(view, look, self.signs)

    def meanings(self) -> Meanings:
        return meanings(self.signs)

    def group(self, option: Option) -> str:
        return f"{option.verb} {option.things[0]}" if option.verb == "assign" else option.verb

    def private(self, decision: Decision) -> bool:
        # Hands are secret, and whoever decides has his own before him.
        return True

    def called(self, kind: str, thing: str) -> Text | str:
        return self.game.name("seat" if kind == "tie" else "card", thing)

    def find(self, named: str) -> tuple[str, str] | None:
        return Finder(self.game, self.voice, {"card": CARD_CODES}).one(named)

    def answer(self, question: str, rest: str, view: TcgView, look: Look) -> Lines:
        return answer(self, self.signs, question, rest, view, look)

    def decks(self) -> dict[str, list[str]]:
        """The cards by culture; sites and Rings, which have none, by type."""
        decks: dict[str, list[str]] = {}
        for card in CARDS:
            id = f"culture-{CULTURES[card.culture]}" if card.culture else f"type-{TYPES[card.type]}"
            decks.setdefault(self.voice(f"tcg-{id}"), []).append(card.code)
        return decks

    def card(self, id: str) -> Line:
        return line((f"{id:<6} ", "dim"), self.voice.say(self.game.name("card", id)))
