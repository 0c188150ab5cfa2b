"""4. Archery phase (p. 14)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.box import ALLY, ARCHER, COMPANION, FREE, MINION, SHADOW
from mathom.games.tcg.engine.allies import takes_part
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.engine.values import amount_of, forbidden, touches
from mathom.games.tcg.language.traits import ADD_TO_ARCHERY, ALLIES_TAKE_ARCHERY, ARCHERY_TOTAL, OfSide
from mathom.games.tcg.options import DONE, PLAYER
from mathom.games.tcg.phases import ARCHERY
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.phase import END_OF, fought_over, start_phase
from mathom.games.tcg.steps.procedure import IN_TURN
from mathom.games.tcg.steps.refusing import ALLIES, SIDES, cards_of, named, refused
from mathom.games.tcg.steps.wounds import Wound, can_take_wound

ARCHERY_RULE: Final = Rule("tcg", "archery", 14)


class ArcheryPhase(Step[TcgState]):
    """Archery actions, then archery fire."""

    rule = ARCHERY_RULE

    def run(self, state: TcgState) -> Decision | None:
        if fought_over(state, ARCHERY):
            state.agenda += [END_OF[ARCHERY], ArcheryFire(), IN_TURN]
            start_phase(state, ARCHERY, state.free)
        return None


def archers(state: TcgState, side: int) -> list[int]:
    """The archers of a side that take part."""
    state.look()
    found: list[int] = []
    types = state.table.types
    for card in state.living:
        type = types[card]
        mine = type == MINION if side == SHADOW else type in (COMPANION, ALLY)
        if not mine or not state.has(card, ARCHER) or forbidden(state, ADD_TO_ARCHERY, card):
            continue
        if type == MINION or takes_part(state, card):
            found.append(card)
    return found


def archery_modifiers(state: TcgState, side: int) -> list[tuple[int, int]]:
    """The cards that change a side's archery total, and by how much."""
    state.look()
    found: list[tuple[int, int]] = []
    for entry in state.in_force[ARCHERY_TOTAL]:
        trait = entry.trait
        assert isinstance(trait, OfSide)
        if trait.side == side and touches(state, entry, NO_CARD):
            found.append((entry.scope.source, amount_of(state, entry, NO_CARD)))
    return found


def archery_total(state: TcgState, side: int) -> int:
    """The archers of a side, with modifiers: these work without any archer too; at least 0."""
    changes = [amount for _, amount in archery_modifiers(state, side)]
    return max(0, len(archers(state, side)) + sum(changes))


class ArcheryFire(Step[TcgState]):
    """Both totals are counted; then the minions' arrows fly, then the fellowship's."""

    rule = ARCHERY_RULE

    def run(self, state: TcgState) -> Decision | None:
        fellowship, minions = archery_total(state, FREE), archery_total(state, SHADOW)
        if state.events is not None and (fellowship or minions):
            state.tell("archery", {"fellowship": fellowship, "minions": minions})
        if fellowship:
            state.push(NameShadow(fellowship))
        if minions:
            state.push(ArcheryWounds(state.free, minions))
        return None


class NameShadow(Step[TcgState]):
    """The Free Peoples player names the Shadow player whose minions are hit."""

    rule = ARCHERY_RULE
    kind = "archery-player"
    fields = {"count": codecs.NUMBER}

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, state: TcgState) -> Decision | None:
        seats = state.shadows()
        if not any([archery_targets(state, seat) for seat in seats]):
            return None
        if len(seats) > 1:
            return state.ask(self, state.free, [PLAYER[seat] for seat in seats])
        state.push(ArcheryWounds(seats[0], self.count))
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        state.push(ArcheryWounds(option.args[0], self.count))

    def gaps(self, state: TcgState) -> dict[str, str | int | Text]:
        return {"count": self.count}

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.ArcheryAt(count=self.count)


class ArcheryWounds(Step[TcgState]):
    """A player gives the wounds to his own characters, one at a time.

    DOUBT 15: wounds that nobody is left to take are lost.
    """

    rule = ARCHERY_RULE
    kind = "archery"
    fields = {"seat": codecs.SEAT, "count": codecs.NUMBER}

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: TcgState) -> Decision | None:
        targets = archery_targets(state, self.seat)
        if not targets or not self.count:
            return None
        spared = _spared(state, targets)
        if len(targets) == 1 and not spared:
            self._wound(state, targets[0])
            return None
        options = [state.table.option("wound", card) for card in targets]
        return state.ask(self, self.seat, [*options, DONE] if spared else options)

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is not DONE:
            self._wound(state, option.args[0])

    def _wound(self, state: TcgState, card: int) -> None:
        state.push(ArcheryWounds(self.seat, self.count - 1))
        state.push(Wound(card, NO_CARD, self.seat))

    def gaps(self, state: TcgState) -> dict[str, str | int | Text]:
        return {"count": self.count}

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        cards = cards_of(state, option)
        if option.verb != "wound" or len(cards) != 1:
            return None
        card, name = cards[0], named(state, cards[0])
        if not state.is_in_play(card):
            return refused("not-in-play", ARCHERY_RULE, card=name)
        if state.owner(card) != self.seat:
            return refused("not-yours", ARCHERY_RULE, card=name)
        if not state.active(card):
            return refused("inactive", SIDES, card=name)
        if not can_take_wound(state, card):
            return refused("no-wounds", ARCHERY_RULE, card=name)
        return refused("no-part", ALLIES, card=name)

    def about(self, state: TcgState, seat: int) -> Question | None:
        spared = _spared(state, archery_targets(state, self.seat))
        return questions.ArcheryWounds(left=self.count, spared=spared)


def _spared(state: TcgState, targets: list[int]) -> bool:
    """Allies may take wounds, but need not (p. 20) unless a card sends the arrows to them."""
    allies = [card for card in targets if state.card(card).type == ALLY]
    return len(allies) == len(targets) and not _allies_take_them(state)


def _allies_take_them(state: TcgState) -> bool:
    return any([touches(state, entry, NO_CARD) for entry in state.in_force[ALLIES_TAKE_ARCHERY]])


def archery_targets(state: TcgState, seat: int) -> list[int]:
    """Who may be given an archery wound: never one that cannot take it."""
    state.look()
    if seat != state.free:
        return [
            card
            for card in state.actives
            if state.card(card).type == MINION
            and state.owner(card) == seat
            and can_take_wound(state, card)
        ]
    if _allies_take_them(state):
        allies = [card for card in state.actives if state.card(card).type == ALLY]
        found = [card for card in allies if can_take_wound(state, card)]
        if found:
            return found
    return [card for card in state.actives if takes_part(state, card) and can_take_wound(state, card)]
