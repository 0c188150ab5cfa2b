"""What lies in front of the two players."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.duel.box import COLOURS, REGION_IDS, SEATS, SKILLS, TOKENS
from mathom.games.duel.view.types import DuelView
from mathom.terminal.board import Look
from mathom.terminal.duel.signs import BY_ID, COIN, NOTHING, SHAPES, SIDES, STYLES, Signs
from mathom.terminal.paper import Lines, fitted, flow, framed, line, words

EAGLE = next(token.id for token in TOKENS if token.power == "eagle")


def panel(view: DuelView, seat: str, look: Look, signs: Signs, width: int) -> Lines:
    """A player in a frame."""
    inner = width - 4
    lines = [
        *flow([coins(view, seat), skills(view, seat, signs), cards(view, seat)], inner),
        *_goals(board(view, seat, signs), races(view, seat, signs), inner),
    ]
    if view.players[seat].chains:
        lines += words(chains(view, seat, signs), inner, "", 2)
    for token in view.players[seat].tokens:
        lines += words(signs.voice(f"duel-token-{token}"), inner, "", 2)
    return framed(title(view, seat, look, signs), lines, width, SIDES[seat])


def _goals(regions: Line, symbols: Line, width: int) -> Lines:
    if symbols.cell_len <= width:
        return flow([regions, symbols], width)
    return [*flow([regions], width), *words(symbols.plain, width, "", 2)]


def tiny(view: DuelView, seat: str, look: Look, signs: Signs) -> Lines:
    """A player in one line: what prices and victories depend on."""
    regions = signs.voice(
        "terminal-duel-regions", count=len(view.players[seat].present), all=len(REGION_IDS)
    )
    pieces = [
        title(view, seat, look, signs),
        coins(view, seat),
        skills(view, seat, signs),
        Line(regions),
        races(view, seat, signs),
    ]
    return [fitted(Line("  ").join(pieces), look.width)]


def short(view: DuelView, seat: str, look: Look, signs: Signs) -> Lines:
    """A player in a line or two."""
    pieces = [
        title(view, seat, look, signs),
        coins(view, seat),
        skills(view, seat, signs),
        cards(view, seat),
        board(view, seat, signs),
        races(view, seat, signs),
    ]
    if view.players[seat].chains:
        pieces.append(Line(chains(view, seat, signs)))
    pieces += [Line(f"▣ {signs.voice(f'duel-token-{token}')}") for token in view.players[seat].tokens]
    return flow(pieces, look.width, "  ", 2)


def title(view: DuelView, seat: str, look: Look, signs: Signs) -> Line:
    """The seat, and who sits there."""
    name = Line(signs.voice(f"duel-seat-{seat}"), f"bold {SIDES[seat]}")
    player = look.players[SEATS.index(seat)] if look.players else ""
    return line(name, f" ({player})" if player else "")


def coins(view: DuelView, seat: str) -> Line:
    """The coins."""
    return Line(f"{view.players[seat].coins}{COIN}", "bold yellow")


def skills(view: DuelView, seat: str, signs: Signs) -> Line:
    """A letter for each skill symbol; symbols to choose from stand with strokes between them."""
    owned = view.players[seat].skills
    letters = ["".join(signs.skills[n] * owned[skill]) for n, skill in enumerate(SKILLS)]
    parts = ["".join(letters)] if any(letters) else []
    for choice in view.players[seat].skill_choices:
        parts.append("/".join(signs.skills[SKILLS.index(skill)] for skill in choice))
    return Line(" ".join(parts) or NOTHING, "bold" if parts else "dim")


def cards(view: DuelView, seat: str) -> Line:
    """How many cards of each colour."""
    counts = [0] * len(COLOURS)
    for id in view.players[seat].cards:
        counts[BY_ID[id].colour] += 1
    owned = [
        Line(f"{SHAPES[colour]}{count}", STYLES[colour])
        for colour, count in zip(COLOURS, counts, strict=True)
        if count
    ]
    return Line(" ").join(owned)


def board(view: DuelView, seat: str, signs: Signs) -> Line:
    """On how many regions the player is present, and the units still in front of them."""
    all = len(REGION_IDS)
    left = view.players[seat].supply
    return Line(
        signs.voice("terminal-duel-held", count=len(view.players[seat].present), all=all, left=left)
    )


def races(view: DuelView, seat: str, signs: Signs) -> Line:
    """The different race symbols, the Eagle among them."""
    names = [signs.voice(f"duel-race-{race}") for race in view.players[seat].races]
    if EAGLE in view.players[seat].tokens:
        names.append(signs.voice("terminal-duel-eagle"))
    score = view.players[seat].scores["races"]
    count = f"{SHAPES['green']} {score.now}/{score.goal}"
    return line((count, STYLES["green"]), f" {', '.join(names)}" if names else "")


def chains(view: DuelView, seat: str, signs: Signs) -> str:
    """The chain symbols."""
    names = [signs.voice(f"duel-chain-{chain}") for chain in view.players[seat].chains]
    return "» " + ", ".join(names)
