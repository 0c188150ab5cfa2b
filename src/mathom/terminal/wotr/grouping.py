"""Options side by side: under which heading each is listed, and how short it can be said there."""

from __future__ import annotations

from mathom.core.game import Game
from mathom.core.option import Option
from mathom.games.wotr.box import CARD_IDS, CARDS, REGION_IDS
from mathom.terminal.wotr.areas import AREA_OF, AREAS
from mathom.terminal.wotr.signs import Signs

ROADS = ("move", "attack")
"""Verbs with a region to start from: listed by it."""
PLACES = ("to", "step", "retreat", "fly")
"""Verbs with one region: listed by its area."""

STAGES = (
    "march", "attack", "card_march", "card_attack", "fly", "minion_move", "recruit", "ring", "flights",
)  # fmt: skip
"""Questions in which it is asked first which army, which figure or which part of the map is meant."""
FOLLOWS = (
    "action", "skip", "ring", "event", "march", "attack", "force", "recruit", "nation", "draw",
    "group", "fly", "minion_move", "separate", "bring", "enter",
)  # fmt: skip
"""Questions that only go on with a die, an army or a group that was chosen before."""

VERBS = (
    "die", "use", "as", "fellowship", "declare", "mordor", "guide", "attack", "assault", "sortie",
    "move", "recruit", "bring", "nation", "all", "go", "take", "leave", "group", "with", "to", "play",
    "ring", "skip", "pass", "stay", "done",
)  # fmt: skip
"""In which order groups are listed: what is done most first, what ends something last."""


def group(option: Option) -> str:
    """The name of the option's group."""
    things = option.things
    if not things:
        return option.verb
    if option.verb in ROADS:
        return f"{option.verb} {things[0]}"
    if option.verb in PLACES and things[0] in REGION_IDS:
        return f"{option.verb} {AREA_OF[things[0]]}"
    if option.verb in ("recruit", "ring"):
        return f"{option.verb} {things[0]}"
    return option.verb


def order(option: Option) -> int:
    """Areas stand in the order of the map; other groups as they come."""
    if option.verb in PLACES and option.things[0] in REGION_IDS:
        return list(AREAS).index(AREA_OF[option.things[0]])
    return 0


def heading(option: Option, signs: Signs) -> str:
    """What the group is called; nothing if its options say it themselves."""
    things = option.things
    if option.verb in ROADS:
        region = signs.name("region", things[0])
        return signs.voice(f"terminal-wotr-from-{option.verb}", region=region)
    if option.verb in PLACES and things[0] in REGION_IDS:
        return f"{signs.voice(f'terminal-wotr-area-{AREA_OF[things[0]]}')}:"
    if option.verb == "recruit":
        return f"{signs.name('figure', things[0])}:"
    if option.verb == "ring" and things:
        return signs.voice("terminal-wotr-from-ring", die=signs.name("die", things[0]))
    id = f"terminal-wotr-verb-{option.verb}"
    return signs.voice(id) if signs.voice.knows(id) else ""


def which(option: Option, signs: Signs) -> str:
    """How it is asked which group is meant."""
    if option.verb in ROADS:
        return signs.voice("terminal-wotr-which-army")
    if option.verb in PLACES:
        return signs.voice("terminal-wotr-which-area")
    if option.verb == "ring":
        return signs.voice("terminal-wotr-which-die")
    return signs.voice("terminal-folded")


def brief(option: Option, game: Game, signs: Signs) -> str | None:
    """What tells the option from the others of its group; None if that takes the whole label."""
    if not option.things or not heading(option, signs):
        return None
    kind, thing = list(game.things(option).items())[-1]
    return signs.name(kind, str(thing))


def combat(option: Option, signs: Signs) -> str:
    """The combat card at the foot of the card that an option names."""
    if option.verb != "combat" or option.things[0] not in CARD_IDS:
        return ""
    card = CARDS[CARD_IDS.index(option.things[0])]
    initiative = "/".join(str(number) for number in card.initiative)
    name = signs.name("combat", card.combat)
    return signs.voice("terminal-wotr-combat", combat=name, initiative=initiative)


def areas(option: Option, signs: Signs) -> str:
    """The names of the areas that the option touches."""
    touched = [AREA_OF[thing] for thing in option.things if thing in AREA_OF]
    return " ".join(signs.voice(f"terminal-wotr-area-{area}") for area in touched)
