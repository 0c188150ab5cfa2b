"""Random games to try things on: short walks from different moments of a war, so that all is met."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import mathom
from mathom.core.chance import Seeded
from mathom.games.wotr.battle import FIELD, Battle
from mathom.games.wotr.box import CARD_IDS, FREE, SHADOW, region
from mathom.games.wotr.options import NO_COMBAT
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.battle import ROUND
from mathom.games.wotr.steps.combat_cards import ChooseCombatCard, RevealCombatCards

WOTR = mathom.game("wotr")

NATIONS = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
AT_WAR = {nation: {"step": 4} for nation in NATIONS}

COMPANY = ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")

BEGINNINGS: dict[str, dict[str, Any]] = {
    "the start": {},
    "war": {"turn": 5, "politics": AT_WAR, "characters": {"saruman": "orthanc", "strider": "bree"}},
    "a siege": {
        "turn": 7,
        "politics": AT_WAR,
        "armies": {
            "minas-tirith": {"sauron-regular": 6, "sauron-elite": 3, "nazgul": 2},
            "lossarnach": {"gondor-regular": 4, "gondor-elite": 1, "gondor-leader": 2},
            "orthanc": {"rohan-regular": 4, "rohan-elite": 2, "rohan-leader": 1},
            "dol-amroth": {"gondor-regular": 2},
            "barad-dur": {"sauron-regular": 5, "nazgul": 1},
            "edoras": {"rohan-regular": 2, "rohan-leader": 1},
        },
        "inside": {
            "minas-tirith": {"gondor-regular": 2, "gondor-elite": 2, "gondor-leader": 1},
            "orthanc": {"isengard-regular": 3, "isengard-elite": 2},
        },
        "characters": {
            "saruman": "orthanc-inside",
            "witch-king": "minas-tirith",
            "gandalf-white": "lossarnach",
            "boromir": "minas-tirith-inside",
        },
    },
    "the hunt": {
        "turn": 9,
        "politics": AT_WAR,
        "characters": {
            "gandalf-grey": "eliminated", "strider": "eliminated", "boromir": "eliminated",
            "legolas": "lorien", "gimli": "edoras", "mouth-of-sauron": "morannon",
        },
        "fellowship": {"region": "dead-marshes", "progress": 1, "corruption": 3, "guide": "meriadoc"},
        "hunt_box_before": 2,
    },
    "Mordor": {
        "turn": 12,
        "characters": dict.fromkeys(COMPANY[:-1], "eliminated"),
        "fellowship": {"mordor": 1, "corruption": 4},
    },
    "Gollum": {
        "turn": 12,
        "characters": dict.fromkeys(COMPANY, "eliminated"),
        "fellowship": {"region": "moria", "progress": 3},
        "hunt_box_before": 1,
    },
}  # fmt: skip


def begun(beginning: str, seed: int) -> mathom.Match:
    """A match that begins at one of those moments."""
    return WOTR.position(BEGINNINGS[beginning], seed=seed)


def walk(match: mathom.Match, seed: int, most: int) -> Iterator[mathom.Match]:
    """Play at random for a while; the match is shown at every decision, before it is made."""
    chooser = Seeded(seed + (1 << 40))
    for _ in range(most):
        if match.decision is None:
            return
        yield match
        match.play(match.decision.options[chooser.below(len(match.decision.options))])


def sampled(match: mathom.Match, seed: int, most: int, one_of: int) -> Iterator[mathom.Match]:
    """The same, showing the first decision of each kind and then one of many."""
    lot = Seeded(seed + (1 << 41))
    kinds: set[str] = set()
    for shown in walk(match, seed, most):
        assert shown.decision is not None
        if shown.decision.kind not in kinds or lot.below(one_of) == 0:
            kinds.add(shown.decision.kind)
            yield shown


def texts(match: mathom.Match) -> list[str]:
    """The notations of what can be chosen, in order."""
    return [] if match.decision is None else [str(option) for option in match.decision.options]


def with_a_card_face_down(data: dict[str, Any], card: str) -> WotrState:
    """The Shadow attacks Edoras and has chosen a card from its hand; the Free Peoples choose now."""
    armies = {"folde": {"isengard-regular": 3}, "edoras": {"rohan-regular": 3}}
    attacking = {**data, "armies": armies, "to_act": "shadow", "politics": AT_WAR}
    attacking["dice"] = {"shadow": {"army": 1}}
    state = WOTR.position(attacking, chance=mathom.Scripted()).state
    assert isinstance(state, WotrState)
    state.battle = Battle(FIELD, SHADOW, region("folde"), region("edoras"))
    state.battle.round = 1
    state.battle.fronts[0].card = CARD_IDS.index(card)
    state.hands[SHADOW].remove(CARD_IDS.index(card))
    state.agenda += ROUND[: ROUND.index(RevealCombatCards()) + 1]
    state.decision = state.ask(ChooseCombatCard(1), FREE, [NO_COMBAT], secret=True)
    return state
