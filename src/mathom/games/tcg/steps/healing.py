"""Healing at a sanctuary at the start of a turn (p. 6, rules 13)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.box import COMPANION, SANCTUARY
from mathom.games.tcg.engine.scope import CARD_SPACE, Happening
from mathom.games.tcg.options import DONE, NO, YES
from mathom.games.tcg.phases import TURN_STARTS
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.refusing import cards_of, named, refused
from mathom.games.tcg.steps.triggers import announce, answering
from mathom.games.tcg.steps.wounds import can_heal, heal

HEALING: Final = Rule("tcg", "healing", 6)

SANCTUARY_HEALS: Final = 5


class StartOfTurn(Step[TcgState]):
    """What happens at the start of each turn: texts that say so, and healing at a sanctuary.

    Where both wait, the Free Peoples player says which is first (rules 6).
    """

    rule = HEALING
    kind = "heal-first"

    def run(self, state: TcgState) -> Decision | None:
        starts = Happening(TURN_STARTS, seat=state.free)
        if not _wounded(state):
            announce(state, starts)
            return None
        if answering(state, starts, False) or answering(state, starts, True):
            return state.ask(self, state.free, [YES, NO])
        self._both(state, heal_first=False)
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        self._both(state, heal_first=option is YES)

    def about(self, state: TcgState, seat: int) -> Question | None:
        starts = Happening(TURN_STARTS, seat=state.free)
        keys = [*answering(state, starts, False), *answering(state, starts, True)]
        cards = list(dict.fromkeys([key % CARD_SPACE for key in keys]))
        return questions.HealingFirst(cards=state.table.called(cards))

    def _both(self, state: TcgState, heal_first: bool) -> None:
        starts = Happening(TURN_STARTS, seat=state.free)
        if heal_first:
            announce(state, starts)
            state.push(HealAtSanctuary(SANCTUARY_HEALS))
        else:
            state.push(HealAtSanctuary(SANCTUARY_HEALS))
            announce(state, starts)


def _wounded(state: TcgState) -> list[int]:
    """The wounded companions, if the fellowship is at a sanctuary; allies are not healed there."""
    if not state.has(state.site(), SANCTUARY):
        return []
    return [c for c in state.actives if state.card(c).type == COMPANION and can_heal(state, c)]


class HealAtSanctuary(Step[TcgState]):
    """Up to five wounds, in any split."""

    rule = HEALING
    kind = "heal"
    fields = {"left": codecs.NUMBER}

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, state: TcgState) -> Decision | None:
        wounded = _wounded(state)
        if not wounded or not self.left:
            return None
        options = [state.table.option("heal", card) for card in wounded]
        return state.ask(self, state.free, [*options, DONE])

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is not DONE:
            state.push(HealAtSanctuary(self.left - 1))
            heal(state, option.args[0])

    def gaps(self, state: TcgState) -> dict[str, str | int | Text]:
        return {"count": self.left}

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        cards = cards_of(state, option)
        if option.verb != "heal" or len(cards) != 1:
            return None
        card, name = cards[0], named(state, cards[0])
        if not state.is_in_play(card):
            return refused("not-in-play", HEALING, card=name)
        if state.card(card).type != COMPANION or not state.active(card):
            return refused("heal-companions", HEALING, card=name)
        if not state.wounds[card]:
            return refused("unhurt", HEALING, card=name)
        return refused("no-healing", HEALING, card=name)

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.Healing(left=self.left)
