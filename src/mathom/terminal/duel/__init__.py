"""Duel's board."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.core.agenda import Decision
from mathom.core.game import Game
from mathom.core.option import Option
from mathom.core.state import State
from mathom.core.text import Text
from mathom.games.duel.box import CARDS
from mathom.terminal.board import Board, Look, View
from mathom.terminal.duel.arrange import arranged, least
from mathom.terminal.duel.finding import find, finder
from mathom.terminal.duel.legend import legend
from mathom.terminal.duel.signs import BY_ID, COIN, MOVE, Signs
from mathom.terminal.paper import Lines, line, words
from mathom.terminal.voice import Voice


class DuelBoard(Board):
    """The table of Duel for Middle-earth."""

    verbs = ("play", "chain", "landmark", "discard")

    def __init__(self, game: Game, voice: Voice) -> None:
        super().__init__(game, voice)
        self.signs = Signs(voice)

    def draw(self, view: View, look: Look) -> Lines:
        return arranged(view, look, self.signs)

    def least(self, view: View, look: Look) -> int:
        return least(view, look, self.signs)

    def aim(self, width: int) -> Lines:
        return words(self.voice("duel-rule-ending"), width)

    def legend(self, width: int) -> Lines:
        return legend(self.signs, width)

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
