"""A table to try the rules on: positions told in a few words, and what can be seen on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import mathom

WOTR = mathom.game("wotr")
FREE_NATIONS = ["dwarves", "elves", "gondor", "north", "rohan"]
SHADOW_NATIONS = ["isengard", "sauron", "southrons"]
FELLOWSHIP = ["gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]

TURN_CARDS = "card elven-cloaks the-last-battle shelobs-lair return-to-valinor"
"""What is drawn at the start of a turn: the Free Peoples' two cards, then the Shadow's."""

_scripts: list[mathom.Scripted] = []


def scripted(*outcomes: str) -> mathom.Scripted:
    """A chance that tells these outcomes; the test fails if some were never needed."""
    script = mathom.Scripted([clause for outcome in outcomes for clause in outcome.split(";")])
    _scripts.append(script)
    return script


def finish_scripts() -> None:
    """Fail if a test told outcomes that nobody asked for."""
    scripts, _scripts[:] = _scripts[:], []
    for script in scripts:
        script.finish()


# -- setting up ----------------------------------------------------------------------------------


def figures(told: str) -> dict[str, int]:
    """Figures told in words: "2 rohan-regular, rohan-leader"."""
    found: dict[str, int] = {}
    for part in told.split(","):
        words = part.split()
        if words:
            found[words[-1]] = int(words[0]) if len(words) == 2 else 1
    return found


def table(
    armies: Mapping[str, str] | None = None,
    *,
    inside: Mapping[str, str] | None = None,
    free: str = "",
    shadow: str = "",
    to_act: str = "",
    war: Sequence[str] = (),
    awake: Sequence[str] = (),
    company: Sequence[str] | None = None,
    characters: Mapping[str, str] | None = None,
    chance: Sequence[str] = (),
    gollum_reveal: str = "tiles",
    players: str = "2",
    agreed: Mapping[str, str] | None = None,
    **parts: Any,
) -> mathom.Match:
    """A position, of two players unless told. `armies` is the whole board, figures told in words.

    `free` and `shadow` are the unused dice; without any, a turn begins unless a `phase` says otherwise.
    Nations in `war` are at war, those in `awake` active. `company` are the companions still in the
    Fellowship; the others are out of the game, unless `characters` says where they are.
    """
    data: dict[str, Any] = dict(parts)
    data["armies"] = {region: figures(told) for region, told in (armies or {}).items()}
    data["inside"] = {region: figures(told) for region, told in (inside or {}).items()}
    politics = {nation: {"active": True} for nation in awake}
    data["politics"] = {
        **politics,
        **{nation: {"step": 4} for nation in war},
        **parts.get("politics", {}),
    }
    where: dict[str, str] = {}
    if company is not None:
        where = {name: "eliminated" for name in FELLOWSHIP if name not in company}
    data["characters"] = {**where, **(characters or {})}
    if free or shadow:
        data["dice"] = {"free": counted(free), "shadow": counted(shadow)}
        if to_act:
            data["to_act"] = to_act
    setup: dict[str, Any] = {"gollum_reveal": gollum_reveal, "players": players, **(agreed or {})}
    return WOTR.position(data, chance=scripted(*chance), **setup)


def counted(words: str) -> dict[str, int]:
    """How often each word comes up."""
    return {word: words.split().count(word) for word in words.split()}


# -- playing -------------------------------------------------------------------------------------


def play(match: mathom.Match, *choices: str) -> mathom.Match:
    """Make these choices one after the other.

    To discard a die or to use an Elven Ring is said in one: `skip army`, `ring army muster`.
    """
    for choice in choices:
        verb, _, rest = choice.partition(" ")
        if verb in ("skip", "ring") and rest and asked(match).endswith(" die"):
            match.play(verb)
        match.play(choice)
    return match


def can_play(match: mathom.Match, die: str, card: str) -> bool:
    """Whether a die could play the card from hand; who holds only that card is not asked which."""
    assert match.decision is not None
    held = seen(match)["hands"][match.seats[match.decision.seat]]
    for choice in (f"die {die}", "use event"):
        if choice not in options(match):
            return False
        if choice == "use event" and held == [card]:
            return True
        play(match, choice)
    return f"play {card}" in options(match)


def asked(match: mathom.Match) -> str:
    """Who has to decide what: "shadow cease"."""
    assert match.decision is not None, match.outcome
    return f"{match.seats[match.decision.seat]} {match.decision.kind}"


def options(match: mathom.Match) -> list[str]:
    """Everything that can be chosen, in order."""
    assert match.decision is not None, match.outcome
    return sorted([str(option) for option in match.decision.options])


def settled(match: mathom.Match) -> list[str]:
    """What went without saying since the last choice: there was no other answer."""
    return [str(option) for option in match._answered]


def offered(match: mathom.Match, verb: str) -> list[str]:
    """What can be chosen with this verb, without the verb, in order."""
    return [option.removeprefix(verb).strip() for option in options(match) if option.split()[0] == verb]


# -- looking -------------------------------------------------------------------------------------


def seen(match: mathom.Match) -> dict[str, Any]:
    """Everything, in the words of a written position."""
    written: dict[str, Any] = match.state.position()
    return written


def at(match: mathom.Match, region: str) -> dict[str, int]:
    """The figures in the open in a region."""
    there: dict[str, int] = seen(match)["armies"].get(region, {})
    return there


def within(match: mathom.Match, region: str) -> dict[str, int]:
    """The figures besieged in a region's stronghold."""
    there: dict[str, int] = seen(match)["inside"].get(region, {})
    return there


def where(match: mathom.Match, character: str) -> str:
    """Where a character is."""
    place: str = seen(match)["characters"][character]
    return place


def holder(match: mathom.Match, region: str) -> str:
    """Who controls a settlement."""
    side: str = seen(match)["control"][region]
    return side


def step(match: mathom.Match, nation: str) -> int:
    """How far a nation is on the political track; 4 is at war."""
    found: int = seen(match)["politics"][nation]["step"]
    return found


def awake(match: mathom.Match, nation: str) -> bool:
    """Whether a nation is active."""
    found: bool = seen(match)["politics"][nation]["active"]
    return found


def spare(match: mathom.Match, figure: str) -> int:
    """How many figures of a kind are left as reinforcements."""
    left: int = match.view(0).reinforcements.get(figure, 0)
    return left


def fallen(match: mathom.Match, figure: str) -> int:
    """How many figures of a kind are out of the game."""
    lost: int = seen(match)["casualties"].get(figure, 0)
    return lost


def quest(match: mathom.Match) -> dict[str, Any]:
    """How the Fellowship fares."""
    found: dict[str, Any] = seen(match)["fellowship"]
    return found


# -- sieges --------------------------------------------------------------------------------------


def shadow_table(armies: dict[str, str], *chance: str, **parts: Any) -> mathom.Match:
    """The Shadow has an Army die and acts; Isengard and Rohan are at war."""
    dice: dict[str, Any] = {
        "shadow": "army",
        "free": "event",
        "to_act": "shadow",
        "war": ["isengard", "rohan"],
    }
    return table(armies, chance=chance, **{**dice, **parts})


def free_table(armies: dict[str, str], *chance: str, **parts: Any) -> mathom.Match:
    """The Free Peoples have a Muster/Army die and act; Isengard and Rohan are at war."""
    dice: dict[str, Any] = {"free": "muster-army", "shadow": "event", "war": ["isengard", "rohan"]}
    return table(armies, chance=chance, **{**dice, **parts})


def attack(match: mathom.Match, *choices: str) -> mathom.Match:
    """Use the die of who acts to attack."""
    assert match.decision is not None
    die = "muster-army" if match.decision.seat == 0 else "army"
    return play(match, f"die {die}", "use attack", *choices)
