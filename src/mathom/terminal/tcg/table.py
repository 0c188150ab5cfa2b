"""The turn, the path, the skirmish under way, what each player has before him, and one's own hand."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.tcg.language.node import NODE_OF
from mathom.games.tcg.text.cards import effect_label
from mathom.terminal.board import Look, View
from mathom.terminal.paper import Lines, flow, line, words
from mathom.terminal.tcg.characters import BETWEEN
from mathom.terminal.tcg.signs import (
    CONTROLLED,
    FREE,
    RING_BEARER,
    ROAD,
    SHADOW,
    TWILIGHT,
    Signs,
    printed,
)

MOST_TOKENS = 12


def head(view: View, look: Look, signs: Signs) -> Lines:
    """Whose turn it is, which phase, and the twilight pool, in one line."""
    voice, count = signs.voice, view["twilight"]
    tokens = TWILIGHT * count if count <= MOST_TOKENS else ""
    pieces = [
        Line(voice("terminal-tcg-turn", count=view["turn"], player=signs.seat(view["free"])), "bold"),
        Line(_phase(view, signs), f"bold {SHADOW if view['phase'] == 'shadow' else FREE}"),
        Line(voice("terminal-tcg-twilight", count=count) + (f" {tokens}" if tokens else "")),
    ]
    if view["moves"]:
        pieces.append(Line(voice("terminal-tcg-moves", count=view["moves"])))
    text = flow(pieces, look.width, BETWEEN)[0]
    rest = look.width - text.cell_len - 1
    return [line(text, (" " + "─" * rest, "dim")) if rest > 0 else text]


def _phase(view: View, signs: Signs) -> str:
    if view["phase"] == "before":
        return signs.voice("terminal-tcg-before")
    name = signs.voice(f"tcg-phase-{view['phase']}")
    return signs.voice("terminal-tcg-fierce", phase=name) if view["fierce"] else name


def path(view: View, look: Look, signs: Signs) -> Lines:
    """The sites in their order, who is there, and who controls them."""
    pieces: Lines = []
    for site in view["sites"]:
        here = "".join(letter.upper() for letter in site["fellowships"])
        held = f" {CONTROLLED}{site['controlled'].upper()}" if site["controlled"] else ""
        style = "bold reverse" if view["free"] in site["fellowships"] else ""
        number = line((f"{site['number']}{' ' + here if here else ''}", style or "bold"))
        shadow = printed(site["card"]).shadow_number
        pieces.append(line(number, " ", signs.title(site["card"], look), f" ({shadow}){held}"))
    if not pieces:
        return []
    label = Line(signs.voice("terminal-tcg-path"), "bold")
    return flow([line(label, " ", pieces[0]), *pieces[1:]], look.width, f" {ROAD} ", indent=2)


def skirmish(view: View, look: Look, signs: Signs) -> Lines:
    """Who fights whom, and the strength of both sides."""
    told = view.get("skirmish")
    if told is None or told["over"]:
        return []
    strengths = {entry["card"]: entry.get("strength", 0) for entry in view["cards"]}
    ours = [told["character"]] if told["character"] else []
    sides = [
        " + ".join(f"{signs.name(card)} {strengths.get(card, 0)}" for card in cards)
        or signs.voice("terminal-tcg-nobody")
        for cards in (ours, told["minions"])
    ]
    totals = [sum(strengths.get(card, 0) for card in cards) for cards in (ours, told["minions"])]
    text = signs.voice(
        "terminal-tcg-skirmish", character=sides[0], minions=sides[1], ours=totals[0], theirs=totals[1]
    )
    return flow([Line(word, "bold") for word in text.split()], look.width, " ", indent=2)


def seats(view: View, look: Look, signs: Signs) -> Lines:
    """What each player has: site, burdens, cards in hand, deck and piles."""
    lines: Lines = []
    for number, letter in enumerate(view["seats"]):
        lines += _seat(view, letter, number, look, signs)
    return lines


def _seat(view: View, letter: str, number: int, look: Look, signs: Signs) -> Lines:
    told, voice = view["seats"][letter], signs.voice
    player = look.players[number] if number < len(look.players) else ""
    style = f"bold {FREE if letter == view['free'] else SHADOW}"
    pieces = [line((signs.seat(letter), style), f" ({player})" if player else "")]
    if not told["playing"]:
        return [line(pieces[0], BETWEEN, voice("terminal-tcg-lost"))]
    pieces.append(Line(voice("terminal-tcg-site", number=told["site"])))
    pieces.append(Line(voice("terminal-tcg-burdens", count=told["burdens"], most=told["resistance"])))
    if told["wearing"]:
        pieces.append(Line(f"{RING_BEARER} {voice('terminal-tcg-wearing')}", "bold"))
    counts = {
        "hand": told["hand"]["count"],
        "deck": told["deck"]["count"],
        "discard": len(told["discard"]),
        "dead": len(told["dead"]),
    }
    pieces += [Line(voice(f"terminal-tcg-count-{pile}", count=n)) for pile, n in counts.items()]
    return flow(pieces, look.width, BETWEEN, indent=2)


def hand(view: View, look: Look, signs: Signs) -> Lines:
    """The cards in one's own hand, each with its twilight cost."""
    if look.seat < 0:
        return []
    own = list(view["seats"].values())[look.seat]["hand"]["cards"]
    if not own:
        return []
    pieces = [
        line(
            signs.marked(card, look), (signs.name(printed(card).code), _bright(card, look)), _cost(card)
        )
        for card in own
    ]
    label = Line(signs.voice("terminal-tcg-hand"), "bold")
    return flow([line(label, " ", pieces[0]), *pieces[1:]], look.width, BETWEEN, indent=2)


def _bright(card: str, look: Look) -> str:
    return "bold" if card in look.marks else ""


def _cost(card: str) -> str:
    return f" ({printed(card).twilight})"


def lasting(view: View, look: Look, signs: Signs) -> Lines:
    """Effects that go on for a while: what they say, on whom, and until when."""
    told: list[str] = []
    for effect in view["lasting"]:
        cards = ", ".join(signs.name(card) for card in effect["cards"])
        until = signs.voice(f"terminal-tcg-until-{effect['until']}")
        deed = signs.voice.say(effect_label(NODE_OF[effect["deed"]]))
        text = f"{signs.name(effect['source'])}: {deed}"
        told.append(f"{text} {f'[{cards}] ' if cards else ''}({until})")
    if not told:
        return []
    label = signs.voice("terminal-tcg-lasting")
    return words(f"{label} {BETWEEN.join(told)}", look.width, indent=2)
