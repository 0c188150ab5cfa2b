"""The Quest of the Ring, the landmarks and the alliance tokens: what lies beside the map."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.duel.box import BONUSES, GOAL, LANDMARKS, RACES, SEATS, TOKEN_IDS, Landmark
from mathom.games.duel.view.types import DuelView
from mathom.terminal.board import Look
from mathom.terminal.duel.signs import (
    AGAIN,
    COIN,
    FORTRESS,
    NOTHING,
    NUMBER,
    PLACE,
    REMOVE,
    RING,
    SIDES,
    Signs,
)
from mathom.terminal.paper import Lines, flow, line, words

BONUS_SIGNS = {
    "gain_coins": COIN,
    "place_units": PLACE,
    "extra_turn": AGAIN,
    "remove_fortress": REMOVE,
}
BY_ID = {landmark.id: landmark for landmark in LANDMARKS}


def quest(view: DuelView, look: Look, signs: Signs) -> Lines:
    """Both walks, each with its own bonus spaces and its goal."""
    walks = [_walk(view, seat, signs) for seat in SEATS]
    return flow(walks, look.width, "   ")


def _walk(view: DuelView, seat: str, signs: Signs) -> Line:
    at = view.players[seat].quest
    bonuses = {bonus.step: BONUS_SIGNS[bonus.effects[0].does] for bonus in BONUSES}
    names = {one: signs.voice(f"terminal-duel-walker-{one}") for one in SEATS}
    wide = max(len(name) for name in names.values())
    walk = line((names[seat].ljust(wide) + " ", SIDES[seat]))
    for space in range(GOAL + 1):
        if space == at:
            walk.append(signs.sides[seat], f"bold reverse {SIDES[seat]}")
        elif space < at:
            walk.append("━", SIDES[seat])
        else:
            walk.append(RING if space == GOAL else bonuses.get(space, NOTHING))
    walk.append(f" {at}/{GOAL}", "bold")
    return walk


def landmarks(view: DuelView, look: Look, signs: Signs) -> Lines:
    """The landmarks that lie open, what they cost and what they do."""
    names = {id: signs.voice(f"duel-landmark-{id}") for id in view.landmarks}
    if not names:
        return words(signs.voice("terminal-duel-no-landmarks"), look.width, "dim")
    wide = max(len(name) for name in names.values())
    return [_landmark(BY_ID[id], name.ljust(wide), view, look, signs) for id, name in names.items()]


def _landmark(landmark: Landmark, name: str, view: DuelView, look: Look, signs: Signs) -> Line:
    marks = look.marks.get(landmark.id, [])
    number = Line(f"{marks[0]:>2}" if marks else "  ", NUMBER)
    row = line(number, " ", (name, "bold" if marks else ""), " ", signs.symbols(landmark.cost).ljust(6))
    if look.seat >= 0:
        coins = view.prices[landmark.id][SEATS[look.seat]].coins
        row.append(f" ={coins}{COIN}", "bold" if marks else "dim")
    return line(row, " ", " ".join(landmark_does(landmark, signs)))


def landmark_does(landmark: Landmark, signs: Signs) -> list[str]:
    """The fortress and the other effects, in signs."""
    does = [f"{signs.regions[landmark.region]}{FORTRESS}"]
    for effect in landmark.effects:
        here = effect.regions == (landmark.region,)
        does.append(f"{PLACE}{effect.count}" if here else signs.effect(effect))
    return does


def stacks(view: DuelView, look: Look, signs: Signs) -> Lines:
    """The stacks of alliance tokens: a back for each one, and those that both players have seen."""
    pieces = []
    known: Lines = []
    for race in RACES:
        stack = view.stacks[race]
        seen = [id for id in TOKEN_IDS if id in stack.seen]
        backs = "▣" * len(seen) + "▒" * stack.hidden
        pieces.append(line(signs.voice(f"duel-race-{race}"), " ", (backs or NOTHING, "dim")))
        for token in stack.seen:
            name = signs.voice(f"duel-token-{token}")
            known += words(f"▣ {name}", look.width, "bold" if token in look.marks else "", 2)
    return [*flow(pieces, look.width, "  "), *known]
