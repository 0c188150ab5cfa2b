"""War of the Ring, second edition."""

# Not compiled: it talks to people; what is hot lies in the rooms behind it.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mathom.core.chance import Chance
from mathom.core.game import Game, Setup, SetupChoice
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import cards as _cards  # noqa: F401  (writes down what each card does)
from mathom.games.wotr.bot import evaluate
from mathom.games.wotr.box import SIDES
from mathom.games.wotr.former import carry
from mathom.games.wotr.kinds import DRAWS, EVENTS
from mathom.games.wotr.options import parse
from mathom.games.wotr.position.read import read
from mathom.games.wotr.position.write import write
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.setup import Prepare
from mathom.games.wotr.text.names import explain, label, name, things, unknown
from mathom.games.wotr.view.imagine import imagine
from mathom.games.wotr.view.known import known
from mathom.games.wotr.view.see import view
from mathom.games.wotr.view.types import WotrView

TILES = "tiles"


class Wotr(Game[WotrState]):
    """War of the Ring: the Free Peoples against the Shadow, the war and the quest."""

    id = "wotr"
    state = WotrState
    rules = "2"
    format = 2
    choices = (
        SetupChoice("players", ("2",)),
        # The book is silent on strongholds passed when Gollum himself reveals the Fellowship (p. 39).
        SetupChoice("gollum_reveal", (TILES, "no-tiles")),
    )
    moves = ("die", "fellowship", "hunt")
    events = EVENTS
    draws = DRAWS

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple(SIDES)

    def start(self, setup: Setup, chance: Chance) -> WotrState:
        state = WotrState()
        state.lay_out(chance, setup["gollum_reveal"] == TILES)
        state.push(Prepare())
        return state

    def read(self, data: Mapping[str, Any], setup: Setup, chance: Chance) -> WotrState:
        return read(data, chance, setup["gollum_reveal"] == TILES)

    def write(self, state: WotrState) -> dict[str, Any]:
        return write(state)

    def view(self, state: WotrState, seat: int) -> WotrView:
        return view(state, seat)

    def known(self, state: WotrState, seat: int) -> object:
        return known(state, seat)

    def imagine(self, state: WotrState, seat: int, chance: Chance) -> WotrState:
        return imagine(state, seat, chance)

    def parse(self, text: str) -> Option | None:
        return parse(text)

    def carry(self, state: WotrState, rules: str, moves: Sequence[str]) -> tuple[int, list[str]] | None:
        return carry(state, moves) if rules == "1" else None

    def unknown(self, state: WotrState, text: str) -> Text:
        return unknown(text)

    def other(self, state: WotrState, option: Option) -> Text:
        decision = state.decision
        assert decision is not None
        seat = Text(f"wotr-seat-{SEATINGS[state.players].ids[decision.seat]}")
        return Text("wotr-refusal-other", seat=seat, ask=self.prompt(state, decision))

    def evaluate(self, state: WotrState, seat: int) -> float:
        return evaluate(state, seat)

    def things(self, option: Option) -> dict[str, str | int]:
        return things(option)

    def label(self, state: WotrState, option: Option) -> Text:
        return label(state, option)

    def name(self, kind: str, thing: str) -> Text | str:
        return name(kind, thing)

    @property
    def lexicon(self) -> Mapping[str, Sequence[str]]:
        from mathom.games.wotr.text.lexicon import LEXICON

        return LEXICON

    def explain(self, kind: str, thing: str) -> list[Text]:
        return explain(kind, thing)

    def _named(self, args: Mapping[str, str | int]) -> dict[str, str | int | Text]:
        """A side is told by its id too, so that a sentence can choose its article and its verb."""
        named = super()._named(args)
        for kind in ("side", "by"):
            if kind in args:
                named["who"] = args[kind]
        return named


WOTR = Wotr()
