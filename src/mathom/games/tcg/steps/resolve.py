"""Carrying out what a card says: find what it speaks of, then do it (rules 11.9, 11.10)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.engine.offers import can_be_given
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.node import NODE_NAMES, NODES
from mathom.games.tcg.language.selectors import IN_PLAY, Choose
from mathom.games.tcg.options import DONE, NUMBER
from mathom.games.tcg.state import DECK, HAND, TcgState
from mathom.games.tcg.steps.refusing import cards_of, named, refused

EFFECTS: Final = Rule("tcg", "effects", 19)


def effect_of(node: int) -> Effect:
    """The effect with a number."""
    found = NODES[node]
    assert isinstance(found, Effect)
    return found


def ability_of(node: int) -> Ability:
    """The ability with a number."""
    found = NODES[node]
    assert isinstance(found, Ability)
    return found


def asking_card(state: TcgState) -> str:
    """The card whose action is under way: it asks."""
    return state.table.names[state.scopes[-1].source]


def resolve_all(state: TcgState, effects: tuple[Effect, ...], cost: bool = False) -> None:
    """These effects are to be carried out next, in their order."""
    for effect in reversed(effects):
        state.push(Resolve(effect.id, cost))


def pay_all(state: TcgState, costs: tuple[Effect, ...]) -> None:
    """These costs are to be paid next, in their order."""
    if costs:
        state.push(PAID)
        resolve_all(state, costs, cost=True)


class Paid(Step[TcgState]):
    """What is prevented, or done otherwise, is not paid: the action is lost (rules 11.6, 11.9)."""

    rule = EFFECTS

    def run(self, state: TcgState) -> Decision | None:
        if state.scopes[-1].undone:
            abandon(state)
        return None


PAID: Final = Paid()


class Resolve(Step[TcgState]):
    """Carry out an effect, or pay a cost."""

    rule = EFFECTS
    fields = {"node": codecs.NODE, "cost": codecs.YES_NO}

    def __init__(self, node: int, cost: bool = False) -> None:
        self.node: Final = node
        self.cost: Final = cost

    def run(self, state: TcgState) -> Decision | None:
        scope = state.scopes[-1]
        effect = effect_of(self.node)
        if self.cost and not effect.possible(state, scope):
            abandon(state)
            return None
        scope.found = ()
        state.push(Find(self.node, 0, ()))
        spotted = effect.spots()
        if spotted is not None:
            scope.number = spotted.most(state, scope)
            # How many are spotted for something that cannot be done makes no difference.
            if scope.number and (self.cost or effect.partly(state, scope)):
                state.push(SpotHowMany(scope.number))
        return None


class Withheld(Step[TcgState]):
    """The effect of an ability waits for its costs, and for what others answer to its use."""

    rule = EFFECTS
    fields = {"node": codecs.NODE, "card": codecs.CARD, "seat": codecs.SEAT}

    def __init__(self, node: int, card: int, seat: int) -> None:
        self.node: Final = node
        self.card: Final = card
        self.seat: Final = seat


class SpotHowMany(Step[TcgState]):
    """ "For each ... you spot": the player chooses how many (rules 11.15)."""

    rule = EFFECTS
    kind = "spot"
    fields = {"most": codecs.NUMBER}

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def run(self, state: TcgState) -> Decision | None:
        return state.ask(self, state.scopes[-1].seat, NUMBER[: self.most + 1])

    def chosen(self, state: TcgState, option: Option) -> None:
        state.scopes[-1].number = option.args[0]

    def gaps(self, state: TcgState) -> dict[str, str | int | Text]:
        effect = state.agenda[-1]
        assert isinstance(effect, Find)
        return {"deed": Text("tcg-words-deed", deed=NODE_NAMES[effect.node])}

    def about(self, state: TcgState, seat: int) -> Question | None:
        effect = state.agenda[-1]
        assert isinstance(effect, Find)
        return questions.Spotting(card=asking_card(state), deed=NODE_NAMES[effect.node], most=self.most)


def abandon(state: TcgState) -> None:
    """What was paid stays paid, but the rest cannot be paid: the action is lost (rules 11.7)."""
    state.scopes[-1].undone = True
    while not isinstance(state.agenda[-1], EndAction):
        state.agenda.pop()


class Find(Step[TcgState]):
    """Find the cards that an effect works on; where the text leaves a choice, ask."""

    rule = EFFECTS
    kind = "choose"
    fields = {"node": codecs.NODE, "which": codecs.NUMBER, "picked": codecs.CARDS}

    def __init__(self, node: int, which: int, picked: tuple[int, ...]) -> None:
        self.node: Final = node
        self.which: Final = which
        """The place of the selector among the effect's."""
        self.picked: Final = picked

    def run(self, state: TcgState) -> Decision | None:
        scope = state.scopes[-1]
        effect = effect_of(self.node)
        selectors = effect.selectors()
        if self.which == len(selectors):
            effect.apply(state, scope)
            return None
        selector = selectors[self.which]
        found = [
            card
            for card in selector.find(state, scope)
            if card not in self.picked and effect.fits(state, scope, self.which, card)
        ]
        if not isinstance(selector, Choose):
            self._take(state, tuple(found))
            return None
        missing = selector.count.value(state, scope) - len(self.picked)
        if effect.cost and effect.removes:
            found = self._spared(state, found, 1 if selector.up_to else missing)
        if missing <= 0 or not found:
            self._take(state, self.picked)
            return None
        unseen = state.table.discreet and selector.zone in (HAND, DECK)
        if len(found) <= missing and not selector.up_to and not unseen:
            self._take(state, (*self.picked, *found))
            return None
        if selector.zone != IN_PLAY:
            found = one_of_each(state, found)
        if len(found) == 1 and not selector.up_to and not unseen:
            state.push(Find(self.node, self.which, (*self.picked, found[0])))
            return None
        options = [state.table.option("choose", card) for card in found]
        if selector.up_to and len(self.picked) >= selector.least:
            options.append(DONE)
        return state.ask(self, selector.chooser(state, scope), options, hidden=unseen)

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is DONE:
            self._take(state, self.picked)
        else:
            state.push(Find(self.node, self.which, (*self.picked, option.args[0])))

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        cards = cards_of(state, option)
        if option.verb != "choose" or len(cards) != 1:
            return None
        name = named(state, cards[0])
        if cards[0] in self.picked:
            return refused("chosen", EFFECTS, card=name)
        deed = Text("tcg-words-deed", deed=NODE_NAMES[self.node])
        source = named(state, state.scopes[-1].source)
        return refused("not-for-this", EFFECTS, card=name, source=source, deed=deed)

    def _missing(self, state: TcgState) -> int:
        """How many cards may still be chosen."""
        selector = effect_of(self.node).selectors()[self.which]
        assert isinstance(selector, Choose)
        return selector.count.value(state, state.scopes[-1]) - len(self.picked)

    def gaps(self, state: TcgState) -> dict[str, str | int | Text]:
        return {"count": self._missing(state)}

    def about(self, state: TcgState, seat: int) -> Question | None:
        effect, left = effect_of(self.node), self._missing(state)
        selector = effect.selectors()[self.which]
        assert isinstance(selector, Choose)
        least = max(0, selector.least - len(self.picked)) if selector.up_to else left
        return questions.ChoosingCards(
            card=asking_card(state),
            deed=NODE_NAMES[self.node],
            cost=effect.cost,
            chosen=state.table.called(list(self.picked)),
            left=left,
            least=least,
        )

    def _spared(self, state: TcgState, found: list[int], missing: int) -> list[int]:
        """Of what a cost may take, that without which the action can still play its card."""
        aim, taken = still_to_do(state)
        if aim is None or not aim.must:
            return found
        scope, cost = state.scopes[-1], effect_of(self.node)
        state.twilight -= taken
        spared = can_be_given(state, aim, cost, self.which, scope, found, missing, self.picked)
        state.twilight += taken
        return spared

    def _take(self, state: TcgState, cards: tuple[int, ...]) -> None:
        scope = state.scopes[-1]
        slot = effect_of(self.node).selectors()[self.which].slot
        if slot >= 0:
            scope.remember(slot, cards)
        scope.found = (*scope.found, cards)
        state.push(Find(self.node, self.which + 1, ()))


def still_to_do(state: TcgState) -> tuple[Effect | None, int]:
    """What the action does once its costs are paid, and the twilight that is still to be paid."""
    taken, agenda = 0, state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if isinstance(step, Withheld):
            return ability_of(step.node).effect, taken
        if isinstance(step, Resolve):
            effect = effect_of(step.node)
            if not step.cost:
                return effect, taken
            taken += effect.takes(state, state.scopes[-1])
        elif isinstance(step, EndAction):
            break
    return None, taken


def one_of_each(state: TcgState, cards: list[int]) -> list[int]:
    """Of equal cards that lie in one place out of play the lowest copy stands for all."""
    lower = state.table.lower
    return [card for card in sorted(cards) if not lower[card] or not _has_lower(state, cards, card)]


def _has_lower(state: TcgState, cards: list[int], card: int) -> bool:
    """Whether an equal card of the same player with a lower number lies in the same place."""
    owners, zone, on = state.table.owners, state.zone, state.on
    for one in state.table.lower[card]:
        alike = zone[one] == zone[card] and owners[one] == owners[card] and on[one] == on[card]
        # It may have been chosen already.
        if alike and one in cards:
            return True
    return False


class EndAction(Step[TcgState]):
    """The action is finished before the next starts (rules 11.13)."""

    rule = EFFECTS

    def run(self, state: TcgState) -> Decision | None:
        state.scopes.pop()
        return None


END_ACTION: Final = EndAction()


class EndPart(EndAction):
    """A part of an action is finished; what it has left undone, the action has left undone."""

    rule = EFFECTS

    def run(self, state: TcgState) -> Decision | None:
        part = state.scopes.pop()
        if part.undone and state.scopes:
            state.scopes[-1].undone = True
        return None


END_PART: Final = EndPart()
