"""Which procedure acts for the Shadow, and which answers what it is asked."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.box import FREE, NOBODY, SHADOW
from mathom.games.wotr.cards.parts.allies import DriveOut
from mathom.games.wotr.cards.parts.dicing import DieToEye
from mathom.games.wotr.cards.parts.flying import Flights
from mathom.games.wotr.cards.parts.hordes import Follow
from mathom.games.wotr.clockwork import choosing
from mathom.games.wotr.clockwork.allotting import allot, minions_enter, reinforce_besieged
from mathom.games.wotr.clockwork.battles import (
    advance,
    advance_or_stay,
    choose_combat_card,
    go_on_or_cease,
    helps_only_itself,
    hits_on_itself,
    losses,
    recall_garrisons,
    stand_or_retreat,
    turn_up,
    under_attack,
    way_out,
    withdraw_or_fight,
)
from mathom.games.wotr.clockwork.dice import UseDie, next_die
from mathom.games.wotr.clockwork.drawing import draw, draw_for_turn, refill, scarcer_deck
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.nazgul import move_nazgul
from mathom.games.wotr.clockwork.occupation import clockwork, tidy_up
from mathom.games.wotr.clockwork.ties import card_given_up, one_of
from mathom.games.wotr.options import DISCARD, DRAW, TO
from mathom.games.wotr.state import WINDING, Winding, WotrState
from mathom.games.wotr.steps.attack import ChooseAttackers
from mathom.games.wotr.steps.casualties import TakeHits
from mathom.games.wotr.steps.combat_cards import (
    ChooseCombatCard,
    CombatEffect,
    RevealCombatCards,
    fighting,
)
from mathom.games.wotr.steps.dice import ChooseDie, EndAction, NextAction
from mathom.games.wotr.steps.recruiting import KeepLimits
from mathom.games.wotr.steps.siege import ChooseAdvance

IN_ITS_OWN_WORDS: Final = (
    "hunt",
    "advance",
    "casualties",
    "cease",
    "flights",
    "retreat",
    "withdraw",
)
"""Questions whose procedure says itself why it answers as it does. All others are explained by what is
asked (`wotr-event-clockwork_choice`)."""

FIRST: Final = ("reroll", "hunt_reroll", "spend", "sorcerer", "strike")
"""Questions whose first answer is the clockwork's: it rolls again what it may, uses its cards at the
first chance, draws, hunts."""


class Clockwork(Winding):
    """The guide, chapter by chapter."""

    def between(self, state: WotrState) -> None:
        recall_garrisons(state)
        if not under_attack(state):
            tidy_up(state)
        refill(state)
        step = state.agenda[-1] if state.agenda else None
        if isinstance(step, ChooseDie) and step.side == SHADOW and state.unused_dice(SHADOW):
            state.agenda.pop()
            state.push(NextAction(FREE))
            if state.players > 2:
                # Where partners play, the end of an action leaves the limits to who has acted.
                state.push(KeepLimits())
            state.push(EndAction())
            state.push(UseDie(next_die(state)))
            return
        if isinstance(step, ChooseCombatCard) and fighting(state).side_of(step.who) == SHADOW:
            state.agenda.pop()
            choose_combat_card(state, step)
            step = state.agenda[-1]
        if isinstance(step, RevealCombatCards) and clockwork(state).laid != NOBODY:
            turn_up(state)
        elif isinstance(step, CombatEffect) and helps_only_itself(state, step):
            state.agenda.pop()

    def draw(self, state: WotrState) -> None:
        draw_for_turn(state)

    def draw_card(self, state: WotrState, deck: int) -> None:
        draw(state, deck)

    def answer(self, state: WotrState, decision: Decision) -> Option | None:
        kind, step, options = decision.kind, decision.step, decision.options
        if kind not in IN_ITS_OWN_WORDS:
            lands = isinstance(step, ChooseAttackers)
            say(state, "clockwork_choice", {"choice": "join" if lands else kind})
        if kind in FIRST:
            return options[0]
        if kind == "hunt":
            option = allot(state, options)
            decision.step.chosen(state, option)
            minions_enter(state)
            reinforce_besieged(state)
            return None
        if isinstance(step, ChooseAdvance):
            advance(state, step)
            return None
        if isinstance(step, Flights):
            move_nazgul(state)
            return None
        found = in_battle(state, decision)
        return by_card(state, decision) if found is None else found


def in_battle(state: WotrState, decision: Decision) -> Option | None:
    """The answer to a question of a battle, if it is one."""
    kind, step, options = decision.kind, decision.step, decision.options
    if kind == "withdraw":
        return withdraw_or_fight(state)
    if kind == "cease":
        return go_on_or_cease(state, options)
    if kind == "retreat":
        return stand_or_retreat(state, options)
    if isinstance(step, DriveOut):
        return way_out(state, step.region, options)
    if kind == "advance":
        return advance_or_stay(state)
    if isinstance(step, TakeHits):
        return losses(state, step, options)
    if kind == "hurt":
        return hits_on_itself(state, options)
    if kind == "silence":
        return choosing.silenced(options)
    if kind == "slay":
        return choosing.struck(state, options)
    if kind == "give_up":
        return choosing.given_up(state, options)
    return None


def by_card(state: WotrState, decision: Decision) -> Option:
    """The answer to what a card asks."""
    kind, step, options = decision.kind, decision.step, decision.options
    if isinstance(step, DieToEye):
        return choosing.next_eye(state, step.left)
    if isinstance(step, Follow):
        return choosing.following(state, step.end, step.named, options)
    if kind == "draw":
        return DRAW[scarcer_deck(state)]
    if kind == "pay_card":
        return DISCARD[card_given_up(state, [option.args[0] for option in options])]
    if kind == "flee":
        return TO[one_of(state, [option.args[0] for option in options])]
    if isinstance(step, ChooseAttackers):
        # Who lands at a siege joins in it: the whole army attacks, as ever.
        return options[0]
    return BY_CARD[kind](state, options)


BY_CARD: Final = {
    "casters": choosing.casters,
    "disband": choosing.sent_home,
    "dishearten": choosing.disheartened,
    "drive": choosing.driven,
    "gathering": choosing.gathered,
    "levies": choosing.elites_first,
    "lose_leader": choosing.fallen,
    "recruit_here": choosing.elites_first,
    "target": choosing.spellbound,
    "wear_down": choosing.worn_down,
}
"""By the kind of question: who answers it."""

CHOICES: Final = (
    *FIRST,
    *BY_CARD,
    *("die_to_eye", "draw", "driven_out", "flee", "follow", "give_up", "hurt", "pay_card"),
    *("silence", "slay", "force", "join"),
)
"""All questions that are explained by what is asked."""

WINDING.append(Clockwork())
