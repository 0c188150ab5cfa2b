"""What can be asked of the board in a word: find, show, map, borders, hand, card."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.wotr.box import (
    CARD_IDS,
    CARDS,
    FIGURE_IDS,
    MOST_DICE,
    NATION_IDS,
    NATION_OF,
    SIDES,
)
from mathom.games.wotr.view.types import Threat, WotrView
from mathom.terminal.board import Board, Look
from mathom.terminal.cards import listed, told, whole
from mathom.terminal.finding import NotFound, plainly
from mathom.terminal.paper import Lines, line, words
from mathom.terminal.wotr import land, tracks
from mathom.terminal.wotr.areas import AREA_OF, AREAS
from mathom.terminal.wotr.finding import finder, regions
from mathom.terminal.wotr.rows import flowed, labelled
from mathom.terminal.wotr.signs import INSIDE, Signs, characters_at, figures_at, region_of

ROADS = " – "
ANSWERS = ("find", "show", "map", "borders", "hand", "card")


def answer(board: Board, signs: Signs, question: str, rest: str, view: WotrView, look: Look) -> Lines:
    """The answer to one of these. Raises NotFound."""
    if question == "find":
        return found(board, signs, rest, view, look)
    if question == "show":
        _, id = regions(board.game, board.voice).one(rest)
        return shown(signs, id, view, look)
    if question == "map":
        return area(signs, rest, view, look) if rest else land.whole(view, look, signs)
    if question == "borders":
        return borders(board, signs, rest, view, look)
    if question == "hand":
        return in_hand(board, signs, view, look)
    return told(board, rest, look.width) if rest else listed(board, look.width)


# -- show REGION ---------------------------------------------------------------------------------


def shown(signs: Signs, id: str, view: WotrView, look: Look) -> Lines:
    """A region: what it is, who is there and next to it, how it is written, which options touch it."""
    region = region_of(id)
    area_name = signs.voice(f"terminal-wotr-area-{AREA_OF[id]}")
    title = signs.voice(
        "terminal-wotr-show", region=signs.name("region", id), area=area_name, written=id
    )
    lines = words(title, look.width, "bold")
    for text in signs.game.explain("region", id)[:-1]:
        lines += words(signs.voice.say(text), look.width)
    if region.settlement:
        holder = signs.name("side", view.control[id])
        lines += words(signs.voice("terminal-wotr-held", side=holder), look.width)
    lines += _inhabitants(signs, id, view, look)
    near = [land.entry(view, Look(look.width), signs, other) for other in land.neighbours(id)]
    lines += labelled(signs.voice("terminal-wotr-near"), near, look.width)
    lines += _dangers(signs, id, view, look)
    if id in look.marks:
        numbers = ", ".join(str(number) for number in look.marks[id])
        lines += words(signs.voice("terminal-wotr-touching", numbers=numbers), look.width)
    return lines


def _inhabitants(signs: Signs, id: str, view: WotrView, look: Look) -> Lines:
    lines: Lines = []
    for label, figures, place in (
        ("terminal-wotr-here", figures_at(view, id), id),
        ("terminal-wotr-inside", figures_at(view, f"{id}{INSIDE}"), f"{id}{INSIDE}"),
    ):
        members = [f"{figure} {count}" for figure, count in figures.items()]
        members += [f"{character} 1" for character in characters_at(view, place)]
        if members:
            force = signs.name("force", " ".join(members))
            lines += words(signs.voice(label, force=force), look.width)
    if view.fellowship.region == id:
        lines += words(signs.voice("terminal-wotr-ring-here"), look.width)
    return lines or words(signs.voice("terminal-wotr-nobody"), look.width)


def _dangers(signs: Signs, id: str, view: WotrView, look: Look) -> Lines:
    """How strong each army there is, and what the enemies who could attack it would roll."""
    lines: Lines = []
    for army in [*view.armies.get(id, {}).values(), *filter(None, [view.inside.get(id)])]:
        if army.units:
            dice = _dice(signs, army.strength, min(army.leadership, MOST_DICE))
            strength = line(signs.side(army.side), ": ", dice)
            lines += labelled(signs.voice("terminal-wotr-strength"), [strength], look.width)
            threats = [_threat(signs, threat) for threat in army.threats]
            if threats:
                lines += labelled(signs.voice("terminal-wotr-threats"), threats, look.width)
    return lines


def _threat(signs: Signs, threat: Threat) -> Line:
    place = signs.name("region", threat.place.removesuffix(INSIDE))
    if threat.place.endswith(INSIDE):
        place = f"[{place}]"
    return line((place, "bold"), ": ", _dice(signs, threat.dice, threat.rerolls))


def _dice(signs: Signs, dice: int, rerolls: int) -> str:
    return signs.voice("terminal-wotr-dice-and-rerolls", dice=dice, count=rerolls)


# -- map AREA ------------------------------------------------------------------------------------


def area(signs: Signs, rest: str, view: WotrView, look: Look) -> Lines:
    """All regions of the areas that are called so, the empty ones too. Raises NotFound."""
    meant = _areas(signs, rest)
    if not meant:
        names = ", ".join(_area_names(signs).values())
        raise NotFound("terminal-wotr-no-area", thing=rest[:40], names=names)
    lines: Lines = []
    for id, name in meant.items():
        lines.append(Line(name, "bold"))
        lines += [line("  ", land.entry(view, look, signs, region)) for region in AREAS[id]]
    return lines


def _area_names(signs: Signs) -> dict[str, str]:
    return {area: signs.voice(f"terminal-wotr-area-{area}") for area in AREAS}


def _areas(signs: Signs, rest: str) -> dict[str, str]:
    """The areas that somebody may mean by these words."""
    wanted = plainly(rest)
    names = _area_names(signs).items()
    return {id: name for id, name in names if wanted and wanted in plainly(f"{name} {id}")}


# -- borders, of everything, of an AREA, or of a REGION ------------------------------------------


def borders(board: Board, signs: Signs, rest: str, view: WotrView, look: Look) -> Lines:
    """Every region with who stands there, and the regions next to it: area by area, or of one alone.
    Raises NotFound."""
    meant = _areas(signs, rest) if rest else _area_names(signs)
    if not meant:
        _, id = regions(board.game, board.voice).one(rest)
        return _roads(signs, id, view, look)
    lines: Lines = []
    for area, name in meant.items():
        lines.append(Line(name, "bold"))
        for id in AREAS[area]:
            lines += _roads(signs, id, view, look)
    return lines


def _roads(signs: Signs, id: str, view: WotrView, look: Look) -> Lines:
    """A region, and under it its neighbours; those of another area with its name."""
    lines = flowed([land.entry(view, look, signs, id)], look.width - 2, " ", indent=2)
    near = [_neighbour(signs, id, other, view) for other in land.neighbours(id)]
    return [
        *[line("  ", row) for row in lines],
        *[line("    ", row) for row in flowed(near, look.width - 4, ROADS)],
    ]


def _neighbour(signs: Signs, id: str, other: str, view: WotrView) -> Line:
    there = signs.standing(view, other)
    name = line(signs.name("region", other), " " if there else "", there)
    if AREA_OF[other] == AREA_OF[id]:
        return name
    return line(name, (f" ({signs.voice(f'terminal-wotr-area-{AREA_OF[other]}')})", "dim"))


# -- hand, find NAME -----------------------------------------------------------------------------


def in_hand(board: Board, signs: Signs, view: WotrView, look: Look) -> Lines:
    """Every card in hand, whole."""
    lines: Lines = []
    for id in () if view.own is None else view.own.hand:
        lines += [*whole(board, id, look.width), Line()]
    return lines[:-1] if lines else words(signs.voice("terminal-wotr-empty-hand"), look.width)


def found(board: Board, signs: Signs, rest: str, view: WotrView, look: Look) -> Lines:
    """Where a thing is. Raises NotFound."""
    kind, id = finder(board.game, board.voice).one(rest)
    if kind == "region":
        return shown(signs, id, view, look)
    title = words(signs.name(kind, id), look.width, "bold")
    if kind == "character":
        return [*title, *words(_character(signs, id, view), look.width)]
    if kind in ("nation", "figure"):
        return [*title, *_figures(signs, kind, id, view, look)]
    if kind == "card":
        return [*title, *words(_card(signs, id, view), look.width)]
    if kind == "tile":
        for pile, piled in tracks.piles(view).items():
            if id in piled:
                return [*title, *words(signs.voice(f"terminal-wotr-find-{pile}"), look.width)]
        return [*title, *words(signs.voice("terminal-wotr-find-box"), look.width)]
    return [
        row for text in signs.game.explain(kind, id) for row in words(signs.voice.say(text), look.width)
    ]


def _character(signs: Signs, id: str, view: WotrView) -> str:
    told = view.fellowship
    at = view.characters.get(id, "fellowship" if id in ("ring-bearers", told.guide) else "not-yet")
    if at == "fellowship" and told.region is None:
        return signs.voice("terminal-wotr-find-mordor", count=told.mordor or 0)
    if at == "fellowship" and told.region is not None:
        region = signs.name("region", told.region)
        return signs.voice("terminal-wotr-find-fellowship", region=region, count=told.progress)
    if at in ("not-yet", "eliminated"):
        return signs.voice(f"terminal-wotr-find-{at}")
    inside = at.endswith(INSIDE)
    region = signs.name("region", at.removesuffix(INSIDE))
    return signs.voice("terminal-wotr-find-inside" if inside else "terminal-wotr-find-at", region=region)


def _figures(signs: Signs, kind: str, id: str, view: WotrView, look: Look) -> Lines:
    """Every region with such figures, and what is left of them beside the map."""
    wanted = [
        figure
        for figure, nation in zip(FIGURE_IDS, NATION_OF, strict=True)
        if figure == id or (kind == "nation" and NATION_IDS[nation] == id)
    ]
    places = [
        land.entry(view, Look(look.width), signs, region)
        for regions in AREAS.values()
        for region in regions
        if any(
            figure in figures_at(view, place)
            for place in (region, f"{region}{INSIDE}")
            for figure in wanted
        )
    ]
    lines = labelled(signs.voice("terminal-wotr-on-map"), places, look.width) if places else []
    for pile, figures in (("reinforcements", view.reinforcements), ("casualties", view.casualties)):
        counts = {figure: figures[figure] for figure in wanted if figure in figures}
        if counts:
            label = signs.voice(f"terminal-wotr-{pile}")
            lines += labelled(label, [signs.force(counts, [])], look.width)
    return lines


def _card(signs: Signs, id: str, view: WotrView) -> str:
    side = SIDES[CARDS[CARD_IDS.index(id)].side]
    own = view.own
    if own is not None and id in own.hand:
        return signs.voice("terminal-wotr-find-hand")
    if id in view.table:
        return signs.voice("terminal-wotr-find-table")
    if id in view.discards[side] or (own is not None and id in own.hidden_discards):
        return signs.voice("terminal-wotr-find-discarded")
    return signs.voice("terminal-wotr-find-unseen")
