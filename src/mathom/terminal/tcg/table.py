"""The turn, the path, the skirmish under way, what each player has before him, and one's own hand."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.tcg.language.node import NODE_OF
from mathom.games.tcg.questions import Fight
from mathom.games.tcg.text.cards import effect_label, trait_label
from mathom.games.tcg.view.types import Held, LastingEffect, Player, TcgView
from mathom.terminal.board import Look
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


def head(view: TcgView, look: Look, signs: Signs) -> Lines:
    """Whose turn it is, which phase, and the twilight pool, in one line."""
    voice, count = signs.voice, view.twilight
    tokens = TWILIGHT * count if count <= MOST_TOKENS else ""
    pieces = [
        Line(voice("terminal-tcg-turn", count=view.turn, player=signs.seat(view.free)), "bold"),
        Line(_phase(view, signs), f"bold {SHADOW if view.phase == 'shadow' else FREE}"),
        Line(voice("terminal-tcg-twilight", count=count) + (f" {tokens}" if tokens else "")),
    ]
    if view.turn and view.phase != "archery":
        pieces.append(Line(voice("terminal-tcg-moves", count=view.move.made, most=view.move.limit)))
    if view.phase == "archery":
        arrows = {"fellowship": view.fellowship_archery.total, "minions": view.minion_archery.total}
        pieces.append(Line(voice("terminal-tcg-archery", **arrows)))
    text = flow(pieces, look.width, BETWEEN)[0]
    rest = look.width - text.cell_len - 1
    return [line(text, (" " + "─" * rest, "dim")) if rest > 0 else text]


def _phase(view: TcgView, signs: Signs) -> str:
    if view.phase == "before":
        return signs.voice("terminal-tcg-before")
    name = signs.voice(f"tcg-phase-{view.phase}")
    return signs.voice("terminal-tcg-fierce", phase=name) if view.fierce else name


def path(view: TcgView, look: Look, signs: Signs) -> Lines:
    """The sites in their order, who is there, and who controls them."""
    pieces: Lines = []
    for site in view.path:
        here = "".join(letter.upper() for letter in site.fellowships)
        held = f" {CONTROLLED}{site.controller.upper()}" if site.controller else ""
        style = "bold reverse" if view.free in site.fellowships else ""
        number = line((f"{site.number}{' ' + here if here else ''}", style or "bold"))
        shadow = site.shadow_number.now
        pieces.append(line(number, " ", signs.title(site.card, look), f" ({shadow}){held}"))
    if not pieces:
        return []
    label = Line(signs.voice("terminal-tcg-path"), "bold")
    return flow([line(label, " ", pieces[0]), *pieces[1:]], look.width, f" {ROAD} ", indent=2)


def skirmish(view: TcgView, look: Look, signs: Signs) -> Lines:
    """Who fights whom, the strength of both sides, and what would come of it now."""
    told = view.skirmish
    if told is None:
        return []
    strengths = {entry.card: entry.character.strength.now for entry in view.cards if entry.character}
    ours = [told.character] if told.character else []
    sides = [
        " + ".join(f"{signs.name(card)} {strengths.get(card, 0)}" for card in cards)
        or signs.voice("terminal-tcg-nobody")
        for cards in (ours, told.minions)
    ]
    text = signs.voice(
        "terminal-tcg-skirmish",
        character=sides[0],
        minions=sides[1],
        ours=told.fellowship,
        theirs=told.shadow,
    )
    text = f"{text} {_forecast(told, signs)}"
    return flow([Line(word, "bold") for word in text.split()], look.width, " ", indent=2)


def _forecast(told: Fight, signs: Signs) -> str:
    """What would become of the losers."""
    fates = []
    for fate in told.fates:
        how = "overwhelmed" if not fate.wounds else "killed" if fate.killed else "wounded"
        id = f"terminal-tcg-fate-{how}"
        fates.append(signs.voice(id, card=signs.name(fate.card), count=fate.wounds))
    return f"({', '.join(fates)})" if fates else ""


def seats(view: TcgView, look: Look, signs: Signs) -> Lines:
    """What each player has: site, burdens, cards in hand, deck and piles."""
    lines: Lines = []
    for number, told in enumerate(view.players):
        lines += _seat(view, told, number, look, signs)
    return lines


def _seat(view: TcgView, told: Player, number: int, look: Look, signs: Signs) -> Lines:
    voice = signs.voice
    player = look.players[number] if number < len(look.players) else ""
    style = f"bold {FREE if told.seat == view.free else SHADOW}"
    pieces = [line((voice.say(signs.seat(told.seat)), style), f" ({player})" if player else "")]
    if not told.playing:
        return [line(pieces[0], BETWEEN, voice("terminal-tcg-lost"))]
    pieces.append(Line(voice("terminal-tcg-site", number=told.site)))
    pieces.append(Line(voice("terminal-tcg-burdens", count=told.burdens, most=told.resistance.now)))
    if told.wearing:
        pieces.append(Line(f"{RING_BEARER} {voice('terminal-tcg-wearing')}", "bold"))
    counts = {
        "hand": told.hand.count,
        "deck": told.deck.count,
        "discard": len(told.discard),
        "dead": len(told.dead),
    }
    pieces += [Line(voice(f"terminal-tcg-count-{pile}", count=n)) for pile, n in counts.items()]
    return flow(pieces, look.width, BETWEEN, indent=2)


def hand(view: TcgView, look: Look, signs: Signs) -> Lines:
    """The cards in one's own hand, each with its twilight cost."""
    if look.seat < 0:
        return []
    own = view.players[look.seat].hand.cards
    if not own:
        return []
    pieces = [
        line(
            signs.marked(held.card, look), (signs.name(held.code), _bright(held.card, look)), _cost(held)
        )
        for held in own
    ]
    label = Line(signs.voice("terminal-tcg-hand"), "bold")
    return flow([line(label, " ", pieces[0]), *pieces[1:]], look.width, BETWEEN, indent=2)


def _bright(card: str, look: Look) -> str:
    return "bold" if card in look.marks else ""


def _cost(held: Held) -> str:
    """What it costs now; where that is not what is printed, both: "(3+2)"."""
    change = held.cost.now - held.cost.printed
    return f" ({held.cost.printed}{change:+d})" if change else f" ({held.cost.now})"


def lasting(view: TcgView, look: Look, signs: Signs) -> Lines:
    """Effects that go on for a while: what they give to whom, which card did it, and until when."""
    told = [_lasts(effect, signs) for effect in view.lasting]
    if not told:
        return []
    label = signs.voice("terminal-tcg-lasting")
    return words(f"{label} {BETWEEN.join(told)}", look.width, indent=2)


def _lasts(effect: LastingEffect, signs: Signs) -> str:
    until = signs.voice(f"terminal-tcg-until-{effect.until}")
    cards = ", ".join(signs.name(card) for card in effect.cards)
    source = signs.name(effect.source)
    if cards and effect.gives:
        number = effect.gives in ("strength", "vitality")
        gift = signs.voice(
            f"terminal-tcg-gift-{effect.gives}" if number else f"tcg-keyword-{effect.gives}"
        )
        amount = f" {effect.amount:+d}" if effect.amount else ""
        return f"{cards}: {gift}{amount} ({source}, {until})"
    if effect.trait != effect.deed:
        codes = [printed(card).code for card in effect.cards] or [""]
        told = [signs.voice.say(trait_label(effect.trait, code, effect.amount)) for code in codes]
        return f"{', '.join(told)} ({source}, {until})"
    deed = signs.voice.say(effect_label(NODE_OF[effect.deed]))
    return f"{source}: {deed} {f'[{cards}] ' if cards else ''}({until})"
