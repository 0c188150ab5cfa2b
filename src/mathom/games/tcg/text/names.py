"""What things are called, what an option means, what is asked and what has happened, in words.

All of it is made from the cards: what is said of a thing cannot differ from what the thing is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from mathom.core.agenda import Decision
from mathom.core.declared import things_of
from mathom.core.lang import knows
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.tcg.box import BY_CODE
from mathom.games.tcg.called import card_name, code_of, phase_name, seat_name, whole_name
from mathom.games.tcg.engine.deeds import deed
from mathom.games.tcg.engine.scope import CARD_SPACE, NO_CARD, Happening
from mathom.games.tcg.engine.table import SEAT_LETTERS
from mathom.games.tcg.engine.values import twilight_cost
from mathom.games.tcg.kinds import VERBS
from mathom.games.tcg.language.effects.control import OneOf
from mathom.games.tcg.language.effects.preventing import Preventable
from mathom.games.tcg.language.node import NODES
from mathom.games.tcg.options import CARD_VERBS, PAIR_VERBS
from mathom.games.tcg.phases import HAPPENINGS, PHASES
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.actions import AskMay
from mathom.games.tcg.steps.answers import Optional
from mathom.games.tcg.steps.moving import crossing
from mathom.games.tcg.steps.resolve import Find
from mathom.games.tcg.steps.triggers import answering
from mathom.games.tcg.text.cards import effect_label

Gaps = dict[str, str | int | Text]


# -- things --------------------------------------------------------------------------------------


def name(kind: str, thing: str) -> Text | str:
    """The name of a thing of the box or of the table."""
    if kind in ("card", "other", "site", "bearer"):
        return whole_name(thing) if thing in BY_CODE else card_name(thing)
    id = f"tcg-{'seat' if kind == 'player' else kind}-{thing}"
    return Text(id) if knows(id) else thing


# -- options -------------------------------------------------------------------------------------


ENDS: Final = ("pass", "done")
ALONE: Final = ("pass", "done", "yes", "no", "move", "stay")
OF_CARD: Final = re.compile(r"\d+[A-Z]\d+[a-d]\d*")


def parse(text: str) -> Option | None:
    """The option with this notation, at whatever table; nobody may be able to choose it now."""
    verb, *words = text.split(" ")
    if verb in ALONE:
        return Option(verb) if not words else None
    if verb in ("number", "place", "effect"):
        plain = len(words) == 1 and re.fullmatch(r"0|[1-9]\d?", words[0]) is not None
        return Option(verb, tuple(words)) if plain else None
    if verb == "player":
        known = len(words) == 1 and words[0] in list(SEAT_LETTERS)
        return Option(verb, tuple(words)) if known else None
    return Option(verb, tuple(words)) if _names_cards(verb, words) else None


def _names_cards(verb: str, words: list[str]) -> bool:
    """Whether these words can follow a verb that is about cards."""
    cards = [OF_CARD.fullmatch(word) is not None for word in words]
    if len(words) == 1:
        return cards[0] and verb in CARD_VERBS
    if len(words) != 2 or not cards[0]:
        return False
    if verb in ("use", "answer"):
        return re.fullmatch(r"[2-9]", words[1]) is not None
    return cards[1] and verb in PAIR_VERBS


def another_question(state: TcgState, option: Option) -> Text:
    """Something else is asked now."""
    assert state.decision is not None
    seat = seat_name(state.decision.seat)
    for thing in option.things:
        if OF_CARD.fullmatch(thing) is not None and thing not in state.table.by_name:
            return Text("tcg-refusal-no-card", card=thing)
    return Text(f"tcg-refusal-{'must' if option.verb in ENDS else 'other'}", seat=seat)


# -- what an option means --------------------------------------------------------------------------


def label(state: TcgState, option: Option) -> Text:
    """What choosing the option means; the same verb may mean different things in two questions."""
    gaps: Gaps = {}
    for what, thing in things_of(VERBS, option).items():
        gaps[what] = int(thing) if what in ("count", "which") else _told_apart(state, what, str(thing))
    id = f"tcg-option-{option.verb}"
    if option.verb in ("play", "discard"):
        gaps["card"] = whole_name(option.things[0])
    if option.verb == "play":
        cost, printed = cost_of(state, option.args[0]), state.card(option.args[0]).twilight
        gaps["cost"] = cost
        if cost != printed:
            gaps["printed"] = printed
            id = "tcg-option-play-changed"
    elif option.verb in PAIR_VERBS and "other" in gaps:
        id = f"{id}-pair"
    node = meant(state, option)
    if node >= 0:
        gaps["deed"] = effect_label(node)
    kind = state.decision.kind if state.decision is not None else ""
    here = f"{id}-{PHASES[state.phase] if kind == 'action' else kind}"
    id = here if knows(here) else id
    if option.verb == "done" and kind == "choose":
        picked = _chosen_so_far(state)
        return Text("tcg-option-done-chosen", count=picked) if picked else Text("tcg-option-done-none")
    if id in ("tcg-option-pass-fellowship", "tcg-option-move"):
        move = crossing(state)
        if move is not None and move.twilight is not None:
            return Text(f"{id}-adds", count=move.twilight)
    return Text(id, **gaps)


def _chosen_so_far(state: TcgState) -> int:
    step = None if state.decision is None else state.decision.step
    return len(step.picked) if isinstance(step, Find) else 0


def _told_apart(state: TcgState, kind: str, thing: str) -> Text | str:
    """The name of a card; with its subtitle, or its owner, if another could be meant by the title."""
    title = name(kind, thing)
    if kind not in ("card", "other") or state.decision is None:
        return title
    others = [other for option in state.decision.options for other in option.things if other != thing]
    alike = [other for other in others if name(kind, other) == title]
    if not alike:
        return title
    if all([code_of(other) != code_of(thing) for other in alike]):
        return whole_name(thing)
    seat = seat_name(state.owner(state.table.by_name[thing]))
    return Text("tcg-card-of", title=title, seat=seat)


def meant(state: TcgState, option: Option) -> int:
    """The word of a card that is carried out if this is chosen; -1 if there is none."""
    step = state.decision.step if state.decision is not None else None
    which = option.args[1] if len(option.args) > 1 else 0
    if option.verb == "use":
        return deed(state.card(option.args[0]).index).specials[which].id
    if option.verb == "answer" and isinstance(step, Optional):
        keys = answering(state, step.happening, True, step.gone)
        mine = [key for key in keys if key % CARD_SPACE == option.args[0] and key not in step.used]
        return mine[which] // CARD_SPACE
    if isinstance(step, AskMay) and option.verb == "yes":
        return step.node
    node = NODES[getattr(step, "node", 0)]
    if option.verb == "effect" and isinstance(node, OneOf):
        return node.effects[option.args[0]].id
    if option.verb == "yes" and isinstance(node, Preventable):
        return node.price.id
    return -1


def cost_of(state: TcgState, card: int) -> int:
    """What it costs to play a card now."""
    return max(0, twilight_cost(state, card))


# -- questions -----------------------------------------------------------------------------------


def prompt(state: TcgState, decision: Decision) -> Text:
    """The question, with the card that asks it and what it answers to."""
    gaps: Gaps = {
        "phase": phase_name(state.phase),
        "twilight": state.twilight,
        "card": source_name(state),
        **decision.step.gaps(state),
    }
    id = f"tcg-ask-{decision.kind}"
    happening = getattr(decision.step, "happening", None)
    if isinstance(happening, Happening):
        gaps["happening"] = happens(state, happening)
    if decision.kind == "action":
        here = f"{id}-{PHASES[state.phase]}"
        id = here if knows(here) else id
    node = getattr(decision.step, "node", NO_CARD)
    if node >= 0:
        gaps["deed"] = _asked_of(node)
    card = getattr(decision.step, "card", NO_CARD)
    if card >= 0:
        gaps["card"] = card_name(state.table.names[card])
    return Text(id, **gaps)


def _asked_of(node: int) -> Text:
    """The effect that a question is about; of one that can be prevented, what is to be prevented."""
    word = NODES[node]
    return effect_label(word.effect.id if isinstance(word, Preventable) else node)


def source_name(state: TcgState) -> Text | str:
    """The card whose action is under way."""
    if not state.scopes:
        return Text("tcg-the-rules")
    return card_name(state.table.names[state.scopes[-1].source])


def happens(state: TcgState, happening: Happening) -> Text:
    """What happens or is about to, as a sentence without its end."""
    gaps: Gaps = {
        "card": _card_or_rules(state, happening.card),
        "other": _card_or_rules(state, happening.other),
        "player": seat_name(happening.seat if happening.seat >= 0 else state.free),
        "count": happening.amount,
    }
    kind = HAPPENINGS[happening.kind]
    if kind in ("starts", "ends"):
        gaps["phase"] = phase_name(happening.amount)
    return Text(f"tcg-happening-{kind}", **gaps)


def _card_or_rules(state: TcgState, card: int) -> Text | str:
    return Text("tcg-the-rules") if card == NO_CARD else card_name(state.table.names[card])


# -- what happened -------------------------------------------------------------------------------


def told(args: Mapping[str, str | int]) -> Gaps:
    """The gaps of an event's sentence: seats, cards and phases by their names."""
    gaps: Gaps = {}
    for what, value in args.items():
        if what == "player" and isinstance(value, int):
            gaps[what] = seat_name(value)
        elif what == "phase" and isinstance(value, str):
            gaps[what] = Text(f"tcg-phase-{value}.the")
        elif what in ("deed", "trait"):
            gaps[what] = Text(f"tcg-words-{what}", **{what: str(value)})
        else:
            gaps[what] = value if isinstance(value, int) else name(what, value)
    return gaps
