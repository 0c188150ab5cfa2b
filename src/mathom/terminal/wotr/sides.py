"""What the two sides have before them: dice, Elven Rings, cards; and the cards on the table."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.wotr.box import CARD_IDS, CARDS, FACES, REGIONS, SHADOW, SIDES, VICTORY
from mathom.games.wotr.view.types import WotrView
from mathom.terminal.board import Look
from mathom.terminal.paper import Lines, flow, line
from mathom.terminal.wotr.rows import BETWEEN, flowed, labelled
from mathom.terminal.wotr.signs import COLOURS, Signs


def head(view: WotrView, look: Look, signs: Signs) -> Lines:
    """The turn and the victory points, in one line."""
    points = [
        line(
            (signs.name("side", side), f"bold {COLOURS[side]}"),
            f" {view.victory[side].points}/{most}",
        )
        for side, most in zip(SIDES, VICTORY, strict=True)
    ]
    turn = Line(signs.voice("terminal-wotr-turn", count=view.turn), "bold")
    won = line(signs.voice("terminal-wotr-points"), " ", Line(", ").join(points))
    text = flow([turn, won], look.width, BETWEEN)[0]
    rest = look.width - text.cell_len - 1
    return [line(text, (" " + "─" * rest, "dim")) if rest > 0 else text]


def sides(view: WotrView, look: Look, signs: Signs) -> Lines:
    """Both sides, one under the other."""
    return [row for side in SIDES for row in _side(view, side, look, signs)]


def _side(view: WotrView, side: str, look: Look, signs: Signs) -> Lines:
    ids = list(view.seats)
    team = [(number, id) for number, id in enumerate(ids) if view.seats[id].side == side]
    if len(team) == 1:
        number, id = team[0]
        # Nobody may sit in the Shadow's place.
        player = look.players[number] if number < len(look.players) else ""
        title = line(signs.side(side), f" ({player})" if player else "")
        own = cards(view, id, side, signs)
    else:
        title, own = Line.assemble(signs.side(side)), decks(view, side, signs)
    pieces = [title, dice(view, side, signs), rings(view, side, signs), own]
    rows = flowed([piece for piece in pieces if piece], look.width, BETWEEN, indent=2)
    if len(team) == 1:
        return rows
    partners = [_partner(view, number, id, look, signs) for number, id in team]
    return [*rows, *[line("  ", row) for row in flowed(partners, look.width - 2, BETWEEN, indent=0)]]


def _partner(view: WotrView, number: int, id: str, look: Look, signs: Signs) -> Line:
    """One of those who share a side: who it is, how many cards he holds, whether he leads or acts."""
    held = view.hands[id]
    asked = view.decision is not None and view.decision.seat == id
    player = look.players[number] if look.players else ""
    seat = view.seats[id]
    told = [signs.voice("terminal-wotr-partner", hand=f"{held['character']}+{held['strategy']}")]
    told += [signs.voice("terminal-wotr-leads")] if seat.leading else []
    told += [signs.voice("terminal-wotr-acts")] if seat.acting else []
    mark = "› " if asked else ""
    style = f"bold {COLOURS[seat.side]}" if asked else COLOURS[seat.side]
    name = (mark + signs.name("seat", id), style)
    return line(name, f" ({player})" if player else "", f" {', '.join(told)}")


def dice(view: WotrView, side: str, signs: Signs) -> Line:
    """The unused action dice; before the roll only how many there are."""
    pool = view.pool[side]
    if not any(view.dice.values()):
        return Line(signs.voice("terminal-wotr-pool", count=pool))
    faces = [face for face in FACES for _ in range(view.dice[side].get(face, 0))]
    if not faces:
        return Line(signs.voice("terminal-wotr-no-dice", all=pool))
    shown = signs.name("dice", " ".join(faces))
    return Line(signs.voice("terminal-wotr-dice", count=len(faces), all=pool, dice=shown), "bold")


def rings(view: WotrView, side: str, signs: Signs) -> Line:
    """The Elven Rings, and whether one has been used this turn."""
    count = view.rings[side]
    if not count:
        return Line()
    spent = any([view.seats[seat].side == side for seat in view.ring_used])
    used = "terminal-wotr-rings-used" if spent else "terminal-wotr-rings"
    return Line(signs.voice(used, count=count))


def decks(view: WotrView, side: str, signs: Signs) -> Line:
    """How many cards of each deck are left to draw."""
    left = view.decks[side]
    return Line(signs.voice("terminal-wotr-decks", decks=f"{left['character']}+{left['strategy']}"))


def cards(view: WotrView, seat: str, side: str, signs: Signs) -> Line:
    """How many cards of each deck are in hand, and left to draw."""
    hand, decks = view.hands[seat], view.decks[side]
    return Line(
        signs.voice(
            "terminal-wotr-cards",
            hand=f"{hand['character']}+{hand['strategy']}",
            decks=f"{decks['character']}+{decks['strategy']}",
        )
    )


def hand(view: WotrView, look: Look, signs: Signs) -> Lines:
    """The cards in one's own hand, with the die that plays each."""
    held = () if view.own is None else view.own.hand
    if not held:
        return []
    return labelled(
        signs.voice("terminal-wotr-hand"), [card(view, id, look, signs) for id in held], look.width
    )


def card(view: WotrView, id: str, look: Look, signs: Signs) -> Line:
    """A card's name, its icon as a word, and the one of two partners who alone may play it (p. 46)."""
    printed = CARDS[CARD_IDS.index(id)]
    icons = [signs.name("die", FACES[printed.icon])]
    if printed.player in view.seats:
        icons.append(signs.name("seat", printed.player))
    marked = "bold" if id in look.marks else ""
    return line((signs.name("card", id), marked), (f" ({', '.join(icons)})", "dim"))


def table(view: WotrView, look: Look, signs: Signs) -> Lines:
    """The cards that lie open on the table."""
    names = [Line(signs.name("card", id)) for id in view.table]
    open = labelled(signs.voice("terminal-wotr-table"), names, look.width) if names else []
    return [*open, *clockwork(view, look, signs)]


def clockwork(view: WotrView, look: Look, signs: Signs) -> Lines:
    """What lies there where nobody plays the Shadow: markers where they were not at the start, and the
    cards that it has put aside."""
    lying = view.clockwork
    if lying is None:
        return []
    own = [region.id for region in REGIONS if region.settlement and SIDES[region.owner] == SIDES[SHADOW]]
    pieces: list[Line] = []
    for message, kind, ids in (
        ("markers", "region", [id for id in lying.occupied if id not in own]),
        ("bare", "region", [id for id in own if id not in lying.occupied]),
        ("battle-cards", "card", list(lying.battle_cards)),
        ("under-decks", "card", [id for pile in lying.under_the_decks.values() for id in pile]),
    ):
        if ids:
            names = ", ".join([signs.name(kind, id) for id in ids])
            pieces.append(Line(signs.voice(f"terminal-wotr-{message}", names=names)))
    return labelled(signs.voice("terminal-wotr-clockwork"), pieces, look.width) if pieces else []
