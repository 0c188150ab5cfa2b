"""How the steps say why not: a reason with the rule that gives it, and names for what it speaks of."""

from __future__ import annotations

from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.games.wotr.box import CARD_IDS, CHARACTER_IDS, FACES, NATION_IDS, REGION_IDS, REGION_OF
from mathom.games.wotr.state import WotrState


def because(rule: Rule, why: str, **gaps: str | int | Text) -> Reason:
    """The reason `wotr-refusal-<why>`, which this rule gives."""
    return Reason(Text(f"wotr-refusal-{why}", **gaps), rule)


def among(state: WotrState, option: Option) -> bool:
    """Whether something is offered now that is said with the same verb."""
    decision = state.decision
    return decision is not None and option.verb in [other.verb for other in decision.options]


def place_name(place: int) -> Text:
    """The region of a place."""
    return Text(f"wotr-region-{REGION_IDS[REGION_OF[place]]}")


def nation_name(nation: int) -> Text:
    """A nation."""
    return Text(f"wotr-nation-{NATION_IDS[nation]}")


def die_name(face: int) -> Text:
    """A result of an action die."""
    return Text(f"wotr-die-{FACES[face]}")


def card_name(card: int) -> Text:
    """An event card."""
    return Text(f"wotr-card-{CARD_IDS[card]}")


def character_name(character: int) -> Text:
    """A character."""
    return Text(f"wotr-character-{CHARACTER_IDS[character]}")
