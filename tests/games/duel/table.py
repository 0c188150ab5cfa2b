"""A table to try the rules on: positions told in a few words, and what can be seen on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import mathom
from mathom.games.duel.box import CARDS

REGIONS = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"]
ANYWHERE = [f"place {region}" for region in REGIONS]
RACES = ["elves", "dwarves", "hobbits", "humans", "ents", "wizards"]
OPEN_IN_CHAPTER_1 = ["c1_01", "c1_02", "c1_05", "c1_06", "c1_07", "c1_08"]
"""What `fresh()` lays in the lowest row, free to be taken."""
ABOVE_IN_CHAPTER_1 = ["c1_03", "c1_04", "c1_10", "c1_11", "c1_12", "c1_20", "c1_16", "c1_21", "c1_18"]
"""What it lays face up in the rows above, as far as they are not needed elsewhere."""

DUEL = mathom.game("duel")

_scripts: list[mathom.Scripted] = []


def scripted(*outcomes: str) -> mathom.Scripted:
    """A chance that tells these outcomes; the test fails if some were never needed."""
    script = mathom.Scripted(outcomes)
    _scripts.append(script)
    return script


def finish_scripts() -> None:
    """Fail if a test told outcomes that nobody asked for."""
    scripts, _scripts[:] = _scripts[:], []
    for script in scripts:
        script.finish()


SEATS = ("fellowship", "sauron")
CHEST = next(card.id for card in CARDS if card.gives == "chest")


def deck(chapter: int) -> list[str]:
    """The 23 cards of a chapter."""
    return [card.id for card in CARDS if card.chapter == chapter]


def table(
    *free: str,
    turn: str = "sauron",
    chance: Sequence[str] = (),
    landmarks: Sequence[str] = (),
    unseen: Sequence[str] = (),
    extra_turns: str = "one",
    chest: str = "",
    **parts: Any,
) -> mathom.Match:
    """A chapter near its end: these cards are all that is left of it, free to be taken.

    The chapter is that of the first card: six cards find room in the top row of chapter 2, two in the
    others. `unseen` are the three cards that were left out of it; the rest of its cards, if no player
    has them, were discarded. No landmark lies open unless named.
    """
    chapter = int(free[0][1])
    if chapter == 3:
        # Nothing in chapter 3 is cheap: with a chest, whoever is left with c3_01 still has a choice.
        for seat in SEATS:
            own = parts.get(seat, {})
            given = [card for other in SEATS for card in parts.get(other, {}).get("cards", [])]
            wanted = chest == seat or (not chest and seat != turn)
            if wanted and CHEST not in given:
                parts[seat] = own | {"cards": [*own.get("cards", []), CHEST]}
    held = [card for seat in ("fellowship", "sauron") for card in parts.get(seat, {}).get("cards", [])]
    rest = [card for card in deck(chapter) if card not in (*free, *held, *unseen)]
    while len(unseen) < 3:
        unseen = [*unseen, rest.pop()]
    data = {
        "chapter": chapter,
        "turn": turn,
        "layout": [*free, *[None] * (20 - len(free))],
        "discard": [*parts.pop("discard", []), *rest],
        "landmarks": list(landmarks),
        **parts,
    }
    return DUEL.position(data, chance=scripted(*chance), extra_turns=extra_turns)


def sides(seat: str, own: Mapping[str, Any], foe: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """It is this seat's turn; what it has, and what its opponent has."""
    return {"turn": seat, seat: own, other(seat): foe or {}}


def other(seat: str) -> str:
    """The opponent."""
    return "sauron" if seat == "fellowship" else "fellowship"


def fresh(*lowest: str, chance: Sequence[str] = (), **parts: Any) -> mathom.Match:
    """Chapter 1 as it is dealt, the lowest row beginning with these cards; no landmark lies open.

    Up to three cards may be gone, to a player or to the discard: every other one of the lowest row, so
    that nothing under them is free.
    """
    gone = [*parts.get("discard", [])]
    for seat in ("fellowship", "sauron"):
        gone += parts.get(seat, {}).get("cards", [])
    cards = list(lowest) + [card for card in OPEN_IN_CHAPTER_1 if card not in (*lowest, *gone)]
    taken = [19, 17, 15][: len(gone)]
    row = [None if slot in taken else cards.pop(0) for slot in range(14, 20)]
    above = [card for card in ABOVE_IN_CHAPTER_1 if card not in (*row, *gone)][:6]
    layout = [*above[:2], *["?"] * 3, *above[2:], *["?"] * 5, *row]
    data = {"layout": layout, "landmarks": [], **parts}
    return DUEL.position(data, chance=scripted(*chance))


def seen(table: Any, eyes: int | str | None) -> dict[str, Any]:
    """A view as plain data, each player under his name, without what does not apply."""
    view = msgspec.json.decode(msgspec.json.encode(table.view(eyes)))
    return {name: part for name, part in (view | view["players"]).items() if part is not None}


def options(match: mathom.Match) -> list[str]:
    """Everything that may be chosen now."""
    return [] if match.decision is None else [str(option) for option in match.decision.options]


def decider(match: mathom.Match) -> str:
    """Who has to choose."""
    assert match.decision is not None
    return match.seats[match.decision.seat]


def play(match: mathom.Match, *choices: str) -> mathom.Match:
    """Choose one thing after the other."""
    for choice in choices:
        match.play(choice)
    return match


def side(match: mathom.Match, seat: str) -> dict[str, Any]:
    """What lies in front of a player and on the board, as everybody sees it."""
    part: dict[str, Any] = seen(match, None)[seat]
    return part


def coins(match: mathom.Match) -> tuple[int, int, int]:
    """The coins of the Fellowship, of Sauron and of the reserve."""
    view = seen(match, None)
    return view["fellowship"]["coins"], view["sauron"]["coins"], view["reserve"]


def units(match: mathom.Match, seat: str) -> dict[str, int]:
    """Where the seat has units, and how many."""
    found: dict[str, int] = side(match, seat)["units"]
    return found


def price(match: mathom.Match, thing: str, seat: str = "sauron") -> int:
    """What a card or landmark that can be taken costs the seat, without a chain."""
    coins: int = seen(match, None)["prices"][thing][seat]["coins"]
    return coins


def result(match: mathom.Match) -> tuple[str, tuple[str, ...]] | None:
    """How the game ended, and who won."""
    if match.outcome is None:
        return None
    return match.outcome.how, tuple(match.seats[winner] for winner in match.outcome.winners)


def told(match: mathom.Match, kind: str) -> list[Mapping[str, Any]]:
    """What the last choice brought about, of one kind of event."""
    return [event.args for event in match.history[-1].events if event.kind == kind]


def refused(match: mathom.Match, choice: str) -> tuple[str, dict[str, Any]]:
    """The reason why this may not be chosen; the match must be untouched."""
    before = match.state.key()
    try:
        match.play(choice)
    except mathom.IllegalMove as error:
        assert match.state.key() == before
        reason = error.text.args["reason"]
        assert not isinstance(reason, str | int)
        return reason.id, dict(reason.args)
    raise AssertionError(f"{choice} was accepted")


def bad_position(data: Any) -> tuple[str, dict[str, Any]]:
    """Why the position is refused; nothing may have been asked of chance before."""
    try:
        DUEL.position(data, chance=mathom.Scripted())
    except mathom.BadPosition as error:
        return error.text.id, dict(error.text.args)
    raise AssertionError(f"{data} was accepted")
