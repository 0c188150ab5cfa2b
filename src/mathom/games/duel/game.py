"""Duel for Middle-earth."""

# Not compiled: it talks to people; what is hot lies in the rooms behind it.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mathom.core.chance import Chance
from mathom.core.game import Game, Setup, SetupChoice
from mathom.core.mind import Mind
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.duel import cards as _cards  # noqa: F401  (writes down what each card does)
from mathom.games.duel.bot import evaluate
from mathom.games.duel.box import CARDS, LAYOUTS, SEATS
from mathom.games.duel.kinds import DRAWS, EVENTS, VERBS
from mathom.games.duel.options import ALL
from mathom.games.duel.position.read import read
from mathom.games.duel.position.write import write
from mathom.games.duel.state import TAKEN, DuelState
from mathom.games.duel.steps.costs import card_price, landmark_price
from mathom.games.duel.steps.setup import Prepare
from mathom.games.duel.text.names import BONUS_NAMES, CARD_NAMES, explain, kind_of
from mathom.games.duel.view.imagine import imagine
from mathom.games.duel.view.see import view
from mathom.games.duel.view.types import DuelView


class Duel(Game[DuelState]):
    """Duel for Middle-earth: two players, three chapters."""

    id = "duel"
    state = DuelState
    rules = "2"
    # The rulebook is silent on several extra turns won in one turn: players may really differ.
    choices = (SetupChoice("extra_turns", ("one", "all")),)
    events = EVENTS
    draws = DRAWS
    verbs = VERBS

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple(SEATS)

    def start(self, setup: Setup, chance: Chance) -> DuelState:
        state = DuelState()
        state.lay_out(chance, setup["extra_turns"])
        state.push(Prepare())
        return state

    def read(self, data: Mapping[str, Any], setup: Setup, chance: Chance) -> DuelState:
        return read(data, chance, setup["extra_turns"])

    def parse(self, text: str) -> Option | None:
        return ALL.get(text)

    def write(self, state: DuelState) -> dict[str, Any]:
        return write(state)

    def view(self, state: DuelState, seat: int) -> DuelView:
        return view(state, seat)

    def imagine(self, state: DuelState, seat: int, chance: Chance) -> DuelState:
        return imagine(state, seat, chance)

    def unknown(self, state: DuelState, text: str) -> Text:
        return Text("duel-refusal-pass" if text == "pass" else "duel-refusal-unknown")

    def other(self, state: DuelState, option: Option) -> Text:
        return Text("duel-refusal-other")

    def evaluate(self, state: DuelState, seat: int) -> float:
        return evaluate(state, seat)

    def stage(self, state: DuelState) -> int:
        return state.chapter

    @property
    def mind(self) -> Mind:
        from mathom.games.duel.mind.features import MIND

        return MIND

    def label(self, state: DuelState, option: Option) -> Text:
        text = super().label(state, option)
        if option.verb == "play":
            return Text(text.id, **text.args, price=card_price(state, state.turn, option.args[0]))
        if option.verb == "landmark":
            return Text(text.id, **text.args, price=landmark_price(state, state.turn, option.args[0]))
        return text

    def where(self, state: DuelState, option: Option) -> Text | None:
        slots = [slot for slot in state.open if CARDS[state.layout[slot]].id in option.things]
        if not slots:
            return None
        layout = LAYOUTS[state.chapter - 1]
        row = layout.row[slots[0]]
        beside = [
            slot for slot, card in enumerate(state.layout) if layout.row[slot] == row and card != TAKEN
        ]
        return Text("duel-where", row=row + 1, place=beside.index(slots[0]) + 1)

    def name(self, kind: str, thing: str) -> Text | str:
        if kind == "card":
            return CARD_NAMES[thing]
        if kind == "bonus":
            return BONUS_NAMES[thing]
        if kind == "effects":
            return self.name(kind_of(thing), thing)
        return super().name("region" if kind == "to" else kind, thing)

    @property
    def lexicon(self) -> Mapping[str, Sequence[str]]:
        from mathom.games.duel.text.lexicon import LEXICON

        return LEXICON

    def explain(self, kind: str, thing: str) -> list[Text]:
        return explain("region" if kind == "to" else kind, thing)


DUEL = Duel()
