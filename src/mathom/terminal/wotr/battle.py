"""The battle that is being fought."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.wotr.box import SIDES
from mathom.terminal.board import Look, View
from mathom.terminal.paper import Lines, line
from mathom.terminal.wotr.rows import labelled
from mathom.terminal.wotr.signs import Signs, characters_at

INSIDE = "-inside"


def battle(view: View, look: Look, signs: Signs) -> Lines:
    """Where and in which round, then the two armies with their dice, hits and cards."""
    told = view.get("battle")
    if told is None:
        return []
    where = told["target"].removesuffix(INSIDE)
    title = signs.voice(
        f"terminal-wotr-battle-{told['kind']}", region=signs.name("region", where), count=told["round"]
    )
    attacker = told["side"]
    defender = SIDES[1 - SIDES.index(attacker)]
    lines = labelled(signs.voice("terminal-wotr-battle"), [Line(title, "bold")], look.width)
    for who, side, place in (
        ("attacker", attacker, told["start"]),
        ("defender", defender, told["target"]),
    ):
        force = _army(view, place, signs)
        pieces = [line(signs.side(side), ": ", force), *_luck(told[who], signs)]
        if who == "attacker" and view["rearguard"]:
            rearguard = signs.force(view["rearguard"], characters_at(view, "rearguard"))
            pieces.append(line(signs.voice("terminal-wotr-rearguard"), " ", rearguard))
        lines += labelled(signs.voice(f"terminal-wotr-{who}"), pieces, look.width)
    return lines


def _army(view: View, place: str, signs: Signs) -> Line:
    region = place.removesuffix(INSIDE)
    figures = view["inside" if place.endswith(INSIDE) else "armies"].get(region, {})
    name = signs.name("region", region)
    return line(name, " ", signs.force(figures, characters_at(view, place)))


def _luck(front: dict[str, object], signs: Signs) -> list[Line]:
    """The card and the dice of an army in this round."""
    pieces: list[Line] = []
    card = front["card"]
    if card == "?":
        back = signs.name("back", str(front["back"]))
        pieces.append(Line(signs.voice("terminal-wotr-battle-card", card=back)))
    elif card is not None:
        pieces.append(Line(signs.voice("terminal-wotr-battle-card", card=signs.name("card", str(card)))))
    dice = front["dice"]
    if isinstance(dice, list) and dice:
        rolled = " ".join(str(die) for die in dice)
        hits = front["hits"]
        assert isinstance(hits, int)
        pieces.append(Line(signs.voice("terminal-wotr-battle-roll", dice=rolled, count=hits)))
    return pieces
