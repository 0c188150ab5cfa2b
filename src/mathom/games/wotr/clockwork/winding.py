"""Which procedure acts for the Shadow, and which answers what it is asked."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.box import FREE, SHADOW
from mathom.games.wotr.cards.parts.allies import DriveOut
from mathom.games.wotr.cards.parts.attacking import ChooseAttack
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
    way_out,
    withdraw_or_fight,
)
from mathom.games.wotr.clockwork.dice import UseDie, next_die
from mathom.games.wotr.clockwork.drawing import draw_for_turn, scarcer_deck
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.nazgul import move_nazgul
from mathom.games.wotr.clockwork.occupation import tidy_up
from mathom.games.wotr.clockwork.ties import one_of, random_card
from mathom.games.wotr.options import ALL, DISCARD, DRAW, TO
from mathom.games.wotr.state import WINDING, Winding, WotrState
from mathom.games.wotr.steps.casualties import TakeHits
from mathom.games.wotr.steps.combat_cards import ChooseCombatCard, CombatEffect, fighting
from mathom.games.wotr.steps.dice import ChooseDie, EndAction, NextAction
from mathom.games.wotr.steps.siege import ChooseAdvance

FIRST: Final = (
    "reroll",
    "hunt_reroll",
    "spend",
    "sorcerer",
    "strike",
    "disband",
    "lose_leader",
    "dishearten",
)
"""Questions whose first answer is the clockwork's: it rolls again what it may, uses its cards at the
first chance, draws, hunts, keeps its Elites."""

EXPLAINED: Final = (
    "casters",
    "discard",
    "drive",
    "die_to_eye",
    "draw",
    "driven_out",
    "flee",
    "follow",
    "gathering",
    "give_up",
    "hurt",
    "levies",
    "pay_card",
    "recruit_here",
    "recruit_where",
    "silence",
    "slay",
    "target",
    "wear_down",
)
"""Answers that are explained by what is asked."""


class Clockwork(Winding):
    """The guide, chapter by chapter."""

    def between(self, state: WotrState) -> None:
        recall_garrisons(state)
        tidy_up(state)
        step = state.agenda[-1] if state.agenda else None
        if isinstance(step, ChooseDie) and step.side == SHADOW and state.unused_dice(SHADOW):
            state.agenda.pop()
            state.agenda += [NextAction(FREE), EndAction(), UseDie(next_die(state))]
        elif isinstance(step, ChooseCombatCard) and fighting(state).side_of(step.who) == SHADOW:
            state.agenda.pop()
            choose_combat_card(state, step)
        elif isinstance(step, CombatEffect) and helps_only_itself(state, step):
            state.agenda.pop()

    def draw(self, state: WotrState) -> None:
        draw_for_turn(state)

    def answer(self, state: WotrState, decision: Decision) -> Option | None:
        kind, step, options = decision.kind, decision.step, decision.options
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
        if kind in EXPLAINED:
            say(state, "clockwork_choice", {"choice": kind})
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
        return choosing.struck(options)
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
    if isinstance(step, ChooseAttack):
        return options[0]
    if kind == "draw":
        return DRAW[scarcer_deck(state)]
    if kind == "casters":
        return choosing.casters(state, options)
    if kind == "target":
        return choosing.spellbound(state, options)
    if kind == "drive":
        return choosing.driven(state, options)
    if kind == "wear_down":
        return choosing.worn_down(state, options)
    if kind == "gathering":
        return choosing.gathered(state, options)
    if kind in ("pay_card", "discard"):
        return DISCARD[random_card(state, [option.args[0] for option in options], hidden=True)]
    if kind in ("recruit_here", "levies"):
        return choosing.elites_first(options)
    if kind in ("recruit_where", "flee"):
        return TO[one_of(state, [option.args[0] for option in options])]
    if kind == "force":
        return ALL
    raise AssertionError(f"{kind}: nobody has said what the clockwork answers")


WINDING.append(Clockwork())
