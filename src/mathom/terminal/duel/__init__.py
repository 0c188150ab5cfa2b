"""Duel's board."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.core.agenda import Decision
from mathom.core.game import Game
from mathom.core.option import Option
from mathom.core.state import State
from mathom.core.text import Text
from mathom.games.duel.box import CARDS
from mathom.games.duel.view.types import DuelView
from mathom.terminal.arranging import ArrangedBoard
from mathom.terminal.board import Look
from mathom.terminal.duel.arrange import Table
from mathom.terminal.duel.finding import find, finder
from mathom.terminal.duel.legend import meanings
from mathom.terminal.duel.signs import BY_ID, COIN, MOVE, Signs
from mathom.terminal.legend import Meanings
from mathom.terminal.paper import line
from mathom.terminal.voice import Voice


class DuelBoard(ArrangedBoard[Signs]):
    """The table of Duel for Middle-earth."""

    goal = "duel-rule-ending"
    verbs = ("play", "chain", "landmark", "discard")

    def __init__(self, game: Game, voice: Voice) -> None:
        super().__init__(game, voice)
        self.signs = Signs(voice)

    def arrangement(self, view: DuelView, look: Look) -> Table:
        return Table(view, look, self.signs)

    def meanings(self) -> Meanings:
        return meanings(self.signs)

    def badge(self, option: Option) -> Line:
        card = BY_ID.get(option.things[0]) if option.things else None
        return self.signs.shape(card) if card else Line()

    def note(self, option: Option) -> str:
        card = BY_ID.get(option.things[0]) if option.verb in ("play", "chain", "retrieve") else None
        return self.signs.gives(card) if card else ""

    def brief(self, state: State, option: Option) -> Line:
        things = self.game.things(option)
        price = self.game.label(state, option).args.get("price")
        cost = "" if price is None else f" ={price}{COIN}"
        if "card" in things:
            return line(self.signs.face(BY_ID[str(things["card"])]), cost)
        if "to" in things:
            start, to = [self.signs.regions[region] for region in option.args]
            return Line(f"{start}{MOVE}{to}")
        for kind in ("landmark", "region", "race"):
            if kind in things:
                return Line(self.voice.say(self.game.name(kind, str(things[kind]))) + cost)
        return super().brief(state, option)

    def private(self, decision: Decision) -> bool:
        # The only secret of the game: what somebody sees who looks through the discard.
        return decision.kind == "retrieve"

    def called(self, kind: str, thing: str) -> Text | str:
        if thing in BY_ID:
            return self.signs.whole(BY_ID[thing]).plain
        return super().called(kind, thing)

    def find(self, named: str) -> tuple[str, str] | None:
        return find(named, finder(self.game, self.voice))

    def decks(self) -> dict[str, list[str]]:
        chapters: dict[str, list[str]] = {}
        for card in CARDS:
            heading = self.voice("terminal-duel-chapter", chapter=card.chapter)
            chapters.setdefault(heading, []).append(card.id)
        return chapters

    def card(self, id: str) -> Line:
        return line(id, " ", self.signs.whole(BY_ID[id]))
