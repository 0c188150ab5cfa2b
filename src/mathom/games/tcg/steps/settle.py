"""What is looked at again after every change: death, corruption, texts that always hold (rules 1.6)."""

from __future__ import annotations

from mathom.core.agenda import Decision
from mathom.games.tcg.engine.changes import BURDENS, CARDS, NOTHING
from mathom.games.tcg.engine.scope import CARD_SPACE, NO_CARD, Happening
from mathom.games.tcg.engine.values import refresh
from mathom.games.tcg.language.traits import RESISTANCE
from mathom.games.tcg.phases import ALWAYS
from mathom.games.tcg.state import ATTACHED, KEEPERS, PATH, Keeper, TcgState
from mathom.games.tcg.steps.actions import perform
from mathom.games.tcg.steps.answers import let_answer
from mathom.games.tcg.steps.ending import CORRUPTED, KILLED, lose
from mathom.games.tcg.steps.resolve import ability_of
from mathom.games.tcg.steps.ring import resistance
from mathom.games.tcg.steps.triggers import answering, scope_for
from mathom.games.tcg.steps.wounds import Fallen, Kill


def _lost(state: TcgState) -> str:
    """How the Free Peoples player has lost, if he has: his Ring-bearer is dead, or corrupted."""
    bearer = state.bearer[state.free]
    if bearer == NO_CARD:
        return ""
    if state.zone[bearer] < PATH:
        # Another may still take his place in answer to the kill.
        waiting = any([isinstance(step, Fallen) for step in state.agenda])
        return "" if waiting else KILLED
    burdens, table = state.burdens[state.free], state.table
    printed, changed = table.cards[bearer].resistance, bool(state.in_force[RESISTANCE])
    if not printed or not (burdens or changed):
        return ""
    if burdens < printed and not changed and not table.weakens:
        return ""
    return CORRUPTED if burdens >= resistance(state, state.free) else ""


def _always(state: TcgState) -> None:
    """ "Discard this card if ...": begun once, not again while it is under way."""
    happening = Happening(ALWAYS)
    under_way = [scope.source for scope in state.scopes if scope.happening == happening]
    for key in answering(state, happening, False):
        card = key % CARD_SPACE
        if card not in under_way:
            perform(state, ability_of(key // CARD_SPACE), scope_for(state, key, happening))
            # One at a time: the next is found when this one has changed something.
            return


class Rules(Keeper):
    """The rules keep the state."""

    def refresh(self, state: TcgState) -> None:
        refresh(state)

    def settle(self, state: TcgState) -> None:
        """Push what must follow from how things now stand."""
        if state.stale & state.heeded:
            refresh(state)
        changes, state.unsettled = state.unsettled, NOTHING
        # Nothing but burdens, and what may change the Ring-bearer or his resistance, can lose the game.
        grave = changes & (CARDS | BURDENS) != 0 or bool(state.in_force[RESISTANCE])
        lost = _lost(state) if grave else ""
        if lost:
            lose(state, [state.free], lost)
            return
        wounds, vitalities, zone = state.wounds, state.vitalities, state.zone
        # What an inactive card bears is inactive too, so its vitality says nothing now.
        for card in state.living:
            if wounds[card] >= vitalities[card] and zone[card] != ATTACHED and card not in state.dying:
                state.dying.append(card)
                state.push(Kill(card))
        if state.watchers[ALWAYS]:
            _always(state)

    def answer(self, state: TcgState, happening: Happening, gone: tuple[int, ...]) -> Decision | None:
        return let_answer(state, happening, gone)


KEEPERS.append(Rules())
