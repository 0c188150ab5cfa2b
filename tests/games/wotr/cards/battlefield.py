"""A battle in which combat cards are used: who fights where, who holds which card."""

from __future__ import annotations

from typing import Any

import mathom
from tests.games.wotr.cards.shadowing import go
from tests.games.wotr.table import FREE_NATIONS, SHADOW_NATIONS, asked, at, options, play, seen, table

DICE = {"free": "muster-army", "shadow": "army"}
"""The dice with which an army attacks."""
HERE, THERE = "north-ithilien", "dead-marshes"
"""Open country: from where the attackers come, and where the defenders stand."""


def joined(
    attackers: str,
    defenders: str,
    *chance: str,
    free: str = "",
    shadow: str = "",
    side: str = "shadow",
    start: str = HERE,
    target: str = THERE,
    rider: bool = False,
    **parts: Any,
) -> mathom.Match:
    """An attack in the field; each side holds the card that is told, and the attacker chooses now."""
    armies = {start: attackers, target: defenders, **parts.pop("others", {})}
    match = _table(armies, chance, free, shadow, side, parts)
    return _all(play(match, f"die {DICE[side]}", "use attack", f"attack {start} {target}"), rider)


def stormed(
    besiegers: str,
    garrison: str,
    *chance: str,
    free: str = "",
    shadow: str = "",
    side: str = "shadow",
    region: str = "helms-deep",
    **parts: Any,
) -> mathom.Match:
    """The same, but a stronghold is assaulted."""
    match = _table(
        {region: besiegers}, chance, free, shadow, side, {"inside": {region: garrison}, **parts}
    )
    return _all(play(match, f"die {DICE[side]}", "use attack", f"assault {region}"), False)


def sallied(
    garrison: str,
    besiegers: str,
    *chance: str,
    free: str = "",
    shadow: str = "",
    side: str = "shadow",
    region: str = "orthanc",
    **parts: Any,
) -> mathom.Match:
    """The same, but the besieged sally out."""
    match = _table(
        {region: besiegers}, chance, free, shadow, side, {"inside": {region: garrison}, **parts}
    )
    return _all(play(match, f"die {DICE[side]}", "use attack", f"sortie {region}"), False)


def _table(
    armies: dict[str, str],
    chance: tuple[str, ...],
    free: str,
    shadow: str,
    side: str,
    parts: dict[str, Any],
) -> mathom.Match:
    hands = {"free": free.split(), "shadow": shadow.split()}
    usual: dict[str, Any] = {"war": [*FREE_NATIONS, *SHADOW_NATIONS], "hands": hands}
    return table(
        armies,
        free=DICE["free"],
        shadow=DICE["shadow"],
        to_act=side,
        chance=chance,
        **{**usual, **parts},
    )


def _all(match: mathom.Match, rider: bool) -> mathom.Match:
    """Everybody fights, in the field, with or without the White Rider's bargain."""
    answers = {
        "force": "all",
        "white_rider": "white-rider" if rider else "keep",
        "withdraw": "fight",
    }
    while match.decision is not None and match.decision.kind in answers:
        go(match, answers[match.decision.kind])
    return match


def both_use(match: mathom.Match) -> mathom.Match:
    """Both use the card that they hold: the attacker chooses first, and who holds none is not asked."""
    while match.decision is not None and match.decision.kind == "combat":
        cards = [option for option in options(match) if option != "combat none"]
        assert len(cards) == 1, (asked(match), options(match))
        go(match, cards[0])
    return match


def fought(attackers: str, defenders: str, *chance: str, **parts: Any) -> mathom.Match:
    """A battle in the field in which both have used the card that they hold."""
    return both_use(joined(attackers, defenders, *chance, **parts))


def usable(match: mathom.Match, side: str = "free") -> bool:
    """Whether a side, which holds one card, may use it in this round."""
    if asked(match) != f"{side} combat":
        play(match, "combat none")
    assert asked(match) == f"{side} combat"
    return len(options(match)) > 1


def units(match: mathom.Match, region: str = THERE) -> int:
    """How many regulars and elites are left in a region."""
    there = at(match, region)
    return sum(count for figure, count in there.items() if figure.endswith(("-regular", "-elite")))


def rolled(match: mathom.Match, who: str) -> list[int]:
    """The combat roll of the attacker or the defender."""
    dice: list[int] = seen(match)["battle"][who]["dice"]
    return dice


def rerolls(match: mathom.Match) -> int:
    """How many dice may be rolled again, at most; somebody is being asked."""
    assert asked(match).endswith("reroll"), asked(match)
    return len(options(match)) - 1
