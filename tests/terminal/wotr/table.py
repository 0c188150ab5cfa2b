"""A table to look at: the seventh turn of a war, Minas Tirith under siege."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import mathom
from mathom.core.match import Match
from mathom.terminal.board import Board, Look
from mathom.terminal.boards import board_of
from mathom.terminal.display import decision_screen
from mathom.terminal.menu import Menu
from mathom.terminal.voice import Voice

SIEGE: dict[str, Any] = {
    "turn": 7,
    "armies": {
        "minas-tirith": {"sauron-regular": 6, "sauron-elite": 2, "nazgul": 2},
        "osgiliath": {"sauron-regular": 4},
        "minas-morgul": {"sauron-regular": 3},
        "pelargir": {"gondor-regular": 2, "gondor-leader": 1},
        "dol-amroth": {"gondor-regular": 3},
        "edoras": {"rohan-regular": 2, "rohan-elite": 2, "rohan-leader": 1},
        "westemnet": {"isengard-regular": 5, "isengard-elite": 2},
        "orthanc": {"isengard-regular": 2},
        "lorien": {"elves-regular": 1, "elves-elite": 2, "elves-leader": 1},
        "rivendell": {"elves-elite": 2, "elves-leader": 1},
        "dol-guldur": {"sauron-regular": 5, "sauron-elite": 1, "nazgul": 1},
        "dale": {"north-regular": 3, "dwarves-regular": 1, "north-leader": 1},
        "vale-of-the-carnen": {"southrons-regular": 5, "southrons-elite": 1},
        "umbar": {"southrons-regular": 3},
        "bree": {"north-regular": 1},
    },
    "inside": {"minas-tirith": {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1}},
    "characters": {
        "gandalf-grey": "eliminated",
        "boromir": "eliminated",
        "strider": "edoras",
        "gandalf-white": "minas-tirith-inside",
        "saruman": "orthanc",
        "witch-king": "minas-tirith",
    },
    "control": {"lossarnach": "shadow", "westemnet": "shadow"},
    "politics": {
        "gondor": {"step": 4},
        "rohan": {"step": 4},
        "north": {"step": 3, "active": True},
        "sauron": {"step": 4},
        "isengard": {"step": 4},
        "southrons": {"step": 4},
    },
    "fellowship": {"region": "dagorlad", "progress": 2, "corruption": 5, "guide": "legolas"},
    "pool": {"free": 5, "shadow": 9},
    "dice": {
        "free": {"character": 1, "event": 1},
        "shadow": {"character": 1, "army": 2, "muster": 1, "event": 1},
    },
    "hunt_box": {"free": 1, "shadow": 3},
    "rings": {"free": 1, "shadow": 1},
    "hands": {
        "free": ["athelas", "elven-rope", "the-red-arrow"],
        "shadow": ["shelobs-lair", "grond-hammer-of-the-underworld", "corsairs-of-umbar"],
    },
    "tiles": {"drawn": ["std-3-1", "std-1r-1"], "waiting": ["sha-ring-is-mine"]},
    "to_act": "shadow",
}


def siege(choices: Sequence[str] = (), **parts: Any) -> Match:
    """The table, after these choices of the Shadow; parts of it may be told otherwise."""
    match = mathom.game("wotr").position({**SIEGE, **parts}, seed=1)
    for choice in choices:
        match.play(choice)
    return match


def board(language: str = "en") -> Board:
    """The board, speaking a language."""
    return board_of(mathom.game("wotr"), Voice(language))


def menu(match: Match, language: str = "en") -> Menu:
    """The list of what may be chosen."""
    assert match.decision is not None
    return Menu(board(language), match.state, match.decision)


def screen(
    match: Match, language: str, width: int, height: int | None, listed: Menu | None = None
) -> list[str]:
    """The whole screen of a decision."""
    options = listed or menu(match, language)
    room = (width, height)
    lines = decision_screen(match, board(language), options, [], ("Ada", "greedy"), room)
    return [one.plain.rstrip() for one in lines]


def drawn(match: Match, seat: int, width: int = 80, language: str = "en") -> str:
    """The board alone, all of it, as the words of one long line."""
    lines = board(language).draw(match.view(seat), Look(width, None, "", seat))
    return " ".join(" ".join(one.plain.split()) for one in lines)


def answered(question: str, rest: str, match: Match | None = None, language: str = "en") -> str:
    """What the board answers, as the words of one long line."""
    match = match or siege()
    assert match.decision is not None
    seat = match.decision.seat
    look = Look(80, None, match.decision.kind, seat, ("Ada", "greedy"), menu(match).marks)
    lines = board(language).answer(question, rest, match.view(seat), look)
    return " ".join(" ".join(one.plain.split()) for one in lines)
