"""The battle that is being fought."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.wotr.view.types import Front, WotrView
from mathom.terminal.board import Look
from mathom.terminal.paper import Lines, line
from mathom.terminal.wotr.rows import labelled
from mathom.terminal.wotr.signs import INSIDE, Signs


def battle(view: WotrView, look: Look, signs: Signs) -> Lines:
    """Where and in which round, then the two armies with their dice, hits and cards."""
    told = view.battle
    if told is None:
        return []
    title = signs.voice(
        f"terminal-wotr-battle-{told.kind}", region=signs.name("region", told.region), count=told.round
    )
    lines = labelled(signs.voice("terminal-wotr-battle"), [Line(title, "bold")], look.width)
    for who, front in (("attacker", told.attacker), ("defender", told.defender)):
        force = _army(view, front.place, signs)
        pieces = [line(signs.side(front.side), ": ", force), *_luck(front, signs)]
        if who == "attacker" and view.rearguard is not None:
            rearguard = signs.army(view, "rearguard")
            pieces.append(line(signs.voice("terminal-wotr-rearguard"), " ", rearguard))
        lines += labelled(signs.voice(f"terminal-wotr-{who}"), pieces, look.width)
    return lines


def _army(view: WotrView, place: str, signs: Signs) -> Line:
    name = signs.name("region", place.removesuffix(INSIDE))
    return line(name, " ", signs.army(view, place))


def _luck(front: Front, signs: Signs) -> list[Line]:
    """The card and the dice of an army in this round."""
    pieces: list[Line] = []
    if front.card == "?" and front.back is not None:
        back = signs.name("back", front.back)
        pieces.append(Line(signs.voice("terminal-wotr-battle-card", card=back)))
    elif front.card is not None:
        card = signs.name("card", front.card)
        pieces.append(Line(signs.voice("terminal-wotr-battle-card", card=card)))
    if front.dice:
        rolled = " ".join(str(die) for die in front.dice)
        pieces.append(Line(signs.voice("terminal-wotr-battle-roll", dice=rolled, count=front.hits)))
    return pieces
