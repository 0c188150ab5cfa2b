"""Attacks of armies that cards order: like those of the dice, but with somebody, or on other terms."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.codec import OneOf
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import besieged, force_at
from mathom.games.wotr.box import BOX, CARD_IDS, CARDS, NOBODY, STRONGHOLDS
from mathom.games.wotr.cards.parts.card import CardStep, Part
from mathom.games.wotr.cards.parts.marches import ALONG, ANYONE, TraceWay, counted, led_by, one_of
from mathom.games.wotr.options import ACTION, DONE
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import (
    USUAL_TERMS,
    ChooseAttackers,
    attacks_from,
    meant_by,
    siege_attacks,
)
from mathom.games.wotr.steps.force import NOBODY_YET, OPEN, Tally
from mathom.games.wotr.steps.marching import armies_of

# Whom a card lets an army attack.
ANYBODY: Final = 0
BESIEGERS: Final = 1
THE_BESIEGED: Final = 2
WHOM: Final = OneOf(["anybody", "besiegers", "besieged"])


class Attack(Part):
    """An army attacks, on the terms of the card."""

    def __init__(
        self,
        along: int = ANYONE,
        target: int = ANYBODY,
        terms: int = USUAL_TERMS,
        in_front: bool = False,
        optional: bool = False,
    ) -> None:
        self.along: Final = along
        self.target: Final = target
        self.terms: Final = terms
        self.in_front: Final = in_front
        """Whether the one whom the card wants must fight himself, and not stay in the rearguard."""
        self.optional: Final = optional

    def do(self, state: WotrState, card: int) -> None:
        state.push(
            ChooseAttack(
                card, self.along, self.target, self.terms, int(self.in_front), int(self.optional)
            )
        )


class ChooseAttack(CardStep):
    """Which army attacks whom, because of a card."""

    kind = "card_attack"
    fields = {
        "card": codecs.CARD,
        "along": ALONG,
        "whom": WHOM,
        "terms": codecs.TERMS,
        "in_front": codecs.FLAG,
        "optional": codecs.FLAG,
    }

    def __init__(
        self, card: int, along: int, whom: int, terms: int, in_front: int, optional: int
    ) -> None:
        self.card: Final = card
        self.along: Final = along
        self.whom: Final = whom
        self.terms: Final = terms
        self.in_front: Final = in_front
        self.optional: Final = optional

    def run(self, state: WotrState) -> Decision | None:
        side = CARDS[self.card].side
        options = card_attacks(state, side, self.along, self.whom)
        if self.in_front:
            options = [one for one in options if self.attackers(side, one).able(state)]
        if not options:
            return None
        if self.optional:
            options.append(DONE)
        elif len(options) == 1:
            self.chosen(state, options[0])
            return None
        return state.ask(self, side, options)

    def attackers(self, side: int, option: Option) -> CardAttackers:
        """The choice of those who fight."""
        battle, start, target = meant_by(option)
        along = self.along if self.in_front else ANYONE
        return CardAttackers(side, start, target, battle, along, self.terms, OPEN, NOBODY_YET)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb != "done":
            state.push(self.attackers(CARDS[self.card].side, option))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


class CardAttackers(ChooseAttackers):
    """Which part of the army fights, if somebody must fight himself."""

    fields = {
        "side": codecs.SIDE,
        "start": codecs.PLACE,
        "target": codecs.PLACE,
        "battle": codecs.BATTLE_KIND,
        "along": ALONG,
        "terms": codecs.TERMS,
        "mode": codecs.MODE,
        "named": codecs.FORCE,
    }

    def __init__(
        self,
        side: int,
        start: int,
        target: int,
        battle: int,
        along: int,
        terms: int,
        mode: int,
        named: tuple[int, ...],
    ) -> None:
        super().__init__(side, start, target, battle, 0, terms, mode, named)
        self.along: Final = along

    def leader_needed(self) -> bool:
        return self.along != ANYONE

    def able(self, state: WotrState) -> bool:
        """Whether any part of the army may attack."""
        return self.possible(state, self.may_go(state))

    def tally(self, state: WotrState, force: list[int]) -> Tally:
        return led_by(super().tally(state, force), force, self.along)

    def tally_one(self, state: WotrState, index: int) -> Tally:
        return led_by(super().tally_one(state, index), one_of(index), self.along)

    def again(self, mode: int, named: tuple[int, ...]) -> CardAttackers:
        return CardAttackers(
            self.side, self.start, self.target, self.battle, self.along, self.terms, mode, named
        )


def card_attacks(state: WotrState, side: int, along: int, whom: int) -> list[Option]:
    """The attacks of armies that a card could mean."""
    options: list[Option] = []
    if whom != THE_BESIEGED:
        for start in armies_of(state, side):
            if counted(force_at(state, start, side), along):
                options += attacks_from(state, side, start, 0)
    if whom == BESIEGERS:
        return [one for one in options if besieged(state, one.args[1]) == side]
    for region in STRONGHOLDS:
        inside = besieged(state, region)
        if inside == NOBODY or (whom == THE_BESIEGED and inside == side):
            continue
        place = BOX[region] if inside == side else region
        if counted(force_at(state, place, side), along):
            options += siege_attacks(state, side, region, 0)
    return options


# -- one or the other ----------------------------------------------------------------------------


class MoveOrAttack(Part):
    """Armies may move, or one may attack, or neither."""

    def __init__(self, armies: int, along: int, in_front: bool) -> None:
        self.armies: Final = armies
        self.along: Final = along
        self.in_front: Final = in_front

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseMoveOrAttack(card, self.armies, self.along, int(self.in_front)))


class ChooseMoveOrAttack(CardStep):
    """What the army does that a card speaks of."""

    kind = "move_or_attack"
    fields = {"card": codecs.CARD, "left": codecs.NUMBER, "along": ALONG, "in_front": codecs.FLAG}

    def __init__(self, card: int, left: int, along: int, in_front: int) -> None:
        self.card: Final = card
        self.left: Final = left
        self.along: Final = along
        self.in_front: Final = in_front

    def run(self, state: WotrState) -> Decision | None:
        options: list[Option] = []
        trial = state.clone()
        if self._move().run(trial) is not None:
            options.append(ACTION["move"])
        if self._attack().run(trial) is not None:
            options.append(ACTION["attack"])
        if not options:
            return None
        return state.ask(self, CARDS[self.card].side, [*options, DONE])

    def _move(self) -> TraceWay:
        return TraceWay(self.card, self.left, 1, self.along, 0, 1, (), ())

    def _attack(self) -> ChooseAttack:
        return ChooseAttack(self.card, self.along, ANYBODY, USUAL_TERMS, self.in_front, 1)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option is ACTION["move"]:
            state.push(self._move())
        elif option is ACTION["attack"]:
            state.push(self._attack())

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}
