"""What things are called, what an option means, and what a newcomer is told.

All of it is made from the data: what is said of a thing cannot differ from what the thing is.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mathom.core.declared import things_of
from mathom.core.lang import knows
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr.box import (
    CARDS,
    CHARACTER_DECK,
    CHARACTER_IDS,
    CHARACTERS,
    DECKS,
    DIE_VALUE,
    EYE_VALUE,
    FACES,
    FIGURE_IDS,
    FREE,
    INSIDE,
    NATION_IDS,
    NATION_OF,
    NATIONS,
    NOBODY,
    REGION_IDS,
    REGIONS,
    SIDES,
    TILE_IDS,
    TILES,
    Card,
    Character,
    Nation,
    Region,
    Tile,
)
from mathom.games.wotr.kinds import VERBS
from mathom.games.wotr.options import REDUCED, RESERVE, losses_in
from mathom.games.wotr.seats import ROLES, WHOLE_FREE, WHOLE_SHADOW, Seat
from mathom.games.wotr.state import WotrState

CALLED_LIKE: Final = {
    "by": "side",
    "companion": "character",
    "free_die": "die",
    "hand": "seat",
    "partner": "seat",
    "shadow_die": "die",
}
"""What an event or a draw of chance names otherwise than the box calls it."""

GUIDE_ABILITIES: Final = ["gandalf-grey", "strider", "meriadoc", "peregrin", "gollum"]
UNLIMITED: Final = 99


# -- options -------------------------------------------------------------------------------------


def things(option: Option) -> dict[str, str | int]:
    """What an option's notation names, each with its kind: a character goes with figures, as one."""
    named = things_of(VERBS, option)
    if list(named) == ["figure"] and named["figure"] in CHARACTER_IDS:
        return {"character": named["figure"]}
    return named


def label(state: WotrState, option: Option) -> Text:
    """What choosing the option means; the same verb may mean different things in two questions."""
    gaps: dict[str, str | int | Text] = {}
    id = f"wotr-option-{option.verb}"
    if state.decision is not None:
        gaps.update(state.decision.step.gaps(state))
        here = f"wotr-option-{option.verb}-{state.decision.kind}"
        id = here if knows(here) else id
    for kind, thing in things_of(VERBS, option).items():
        gaps[kind] = int(thing) if kind == "count" else name(kind, str(thing))
    return Text(id, **gaps)


def unknown(text: str) -> Text:
    """Why a text is no choice at all: perhaps because two regions are not next to each other."""
    words = text.split()
    if len(words) == 3 and words[0] in ("move", "attack"):
        start, end = words[1:]
        if start in REGION_IDS and end in REGION_IDS:
            return Text(
                "wotr-refusal-adjacent",
                region=Text(f"wotr-region-{start}"),
                to=Text(f"wotr-region-{end}"),
            )
    return Text("wotr-refusal-unknown")


# -- names ---------------------------------------------------------------------------------------


def name(kind: str, thing: str) -> Text | str:
    """The name of a thing of the box, or of what an event tells."""
    if kind in ("figure", "character"):
        return figure_name(thing)
    if kind == "to":
        return name("region" if thing in REGION_IDS else "die", thing)
    if kind == "tile":
        return tile_name(TILES[TILE_IDS.index(thing)]) if thing in TILE_IDS else thing
    if kind in CALLED_LIKE:
        return name(CALLED_LIKE[kind], thing)
    if kind == "place":
        here = Text(f"wotr-region-{thing.removesuffix(INSIDE)}")
        return Text("wotr-place-inside", region=here) if thing.endswith(INSIDE) else here
    if kind == "dice":
        # An ordinary die is called by what it shows.
        return thing if thing.isdigit() else dice_name(thing.split())
    if kind == "force":
        return force_name(thing.split())
    if kind == "lines":
        return joined([Text(f"wotr-line-{line}") for line in thing.split()])
    if kind == "losses":
        return losses_name(thing.split())
    if kind == "disbanded":
        return disbanded_name(thing.split())
    id = f"wotr-{kind}-{thing}"
    return Text(id) if knows(id) else thing


def figure_name(thing: str) -> Text | str:
    """A figure that is like others, or a character."""
    if thing in FIGURE_IDS:
        return Text(f"wotr-figure-{_rank(thing)}", nation=_of_nation(thing))
    id = f"wotr-character-{thing}"
    return Text(id) if knows(id) else thing


def figures_name(thing: str, count: int) -> Text:
    """So many figures of a kind."""
    return Text(f"wotr-figures-{_rank(thing)}", count=count, nation=_of_nation(thing))


def _rank(thing: str) -> str:
    return thing.rpartition("-")[2]


def _of_nation(thing: str) -> Text:
    return Text(f"wotr-of-{NATION_IDS[NATION_OF[FIGURE_IDS.index(thing)]]}")


def force_name(words: list[str]) -> Text:
    """A force as an event tells it: each of its members and how many."""
    parts: list[Text] = []
    for thing, count in zip(words[::2], words[1::2], strict=True):
        if thing in FIGURE_IDS:
            parts.append(figures_name(thing, int(count)))
        else:
            parts.append(Text(f"wotr-character-{thing}"))
    return joined(parts)


def losses_name(words: list[str]) -> Text:
    """What an army loses: who falls, who is reduced, and who comes only to fall."""
    losses = losses_in(words) or ()
    parts: list[Text] = []
    for index in range(0, len(losses), 2):
        what, count = losses[index], losses[index + 1]
        how = "reserve" if what >= RESERVE else "reduced" if what >= REDUCED else "lost"
        figures = figures_name(FIGURE_IDS[what % REDUCED], count)
        first = "yes" if index == 0 else "no"
        parts.append(Text(f"wotr-loss-{how}", figures=figures, count=count, first=first))
    return joined(parts)


def disbanded_name(words: list[str]) -> Text:
    """Which units are removed."""
    losses = losses_in(words) or ()
    return joined(
        [
            figures_name(FIGURE_IDS[losses[index]], losses[index + 1])
            for index in range(0, len(losses), 2)
        ]
    )


def dice_name(faces: list[str]) -> Text:
    """Dice as they fell, equal ones together."""
    parts = [
        Text("wotr-dice-alike", count=faces.count(face), die=Text(f"wotr-die-{face}"))
        for face in FACES
        if face in faces
    ]
    return joined(parts) if parts else Text("wotr-dice-none")


def tile_name(tile: Tile) -> Text:
    """A special tile has a name; a standard one is what it shows."""
    if tile.special != NOBODY:
        return Text(f"wotr-tile-{tile.id}")
    value = (
        Text("wotr-tile-eye") if tile.value == EYE_VALUE else Text("wotr-tile-value", count=tile.value)
    )
    return Text("wotr-tile-reveals", tile=value) if tile.reveal else value


def joined(texts: list[Text]) -> Text:
    """Texts side by side, with commas."""
    whole = texts[0]
    for text in texts[1:]:
        whole = Text("wotr-comma", first=whole, second=text)
    return whole


# -- explanations --------------------------------------------------------------------------------


def explain(kind: str, thing: str) -> list[Text]:
    """What a newcomer wants to know about a thing, line by line; nothing if there is no such thing."""
    if kind == "to":
        kind = "region" if thing in REGION_IDS else "die"
    if kind == "figure" and thing in CHARACTER_IDS:
        kind = "character"
    return _explanations().get((kind, thing), [])[:]


@cache
def _explanations() -> dict[tuple[str, str], list[Text]]:
    return {
        **{("region", region.id): explain_region(region) for region in REGIONS},
        **{("nation", nation.id): explain_nation(nation) for nation in NATIONS},
        **{("character", one.id): explain_character(one) for one in CHARACTERS},
        ("character", "gollum"): explain_gollum(),
        ("character", "ring-bearers"): [Text("wotr-explain-ring-bearers")],
        **{("figure", id): explain_figure(id) for id in FIGURE_IDS},
        **{("die", face): [Text(f"wotr-die-means-{face}")] for face in FACES},
        **{("tile", tile.id): explain_tile(tile) for tile in TILES},
        **{("card", card.id): explain_card(card) for card in CARDS},
        **{("combat", card.combat): explain_combat(card.combat) for card in CARDS},
        **{("deck", deck): [Text(f"wotr-deck-means-{deck}")] for deck in DECKS},
        **{("side", side): [Text(f"wotr-side-means-{side}")] for side in SIDES},
        **{("seat", seat.id): explain_seat(seat) for seat in [*ROLES, WHOLE_FREE, WHOLE_SHADOW]},
    }


def explain_seat(seat: Seat) -> list[Text]:
    """Whose nations it plays."""
    return [Text("wotr-explain-seat", nations=joined([_nation(nation) for nation in seat.nations]))]


def explain_region(region: Region) -> list[Text]:
    """Whose land it is, what stands there and what it is worth, and what lies next to it."""
    here = Text(f"wotr-region-{region.id}")
    if region.nation == NOBODY:
        lines = [Text("wotr-explain-wild", region=here)]
    else:
        lines = [Text("wotr-explain-land", region=here, nation=_nation(region.nation))]
    if region.settlement:
        lines.append(Text(f"wotr-settlement-{region.settlement}"))
    if region.victory_points:
        enemy = SIDES[1 - region.owner]
        lines.append(Text("wotr-explain-points", count=region.victory_points, who=enemy))
    if region.fortification:
        lines.append(Text("wotr-explain-fortification"))
    if region.coastal:
        lines.append(Text("wotr-explain-coast"))
    near = joined([Text(f"wotr-region-{REGION_IDS[n]}") for n in region.neighbours])
    return [*lines, Text("wotr-explain-neighbours", regions=near)]


def explain_nation(nation: Nation) -> list[Text]:
    """Its side, where it starts on the political track, and its figures."""
    figures = joined(
        [figures_name(_figure(nation, kind), count) for kind, count in nation.figures.items()]
    )
    awake = "active" if nation.active else "passive"
    return [
        Text(f"wotr-explain-nation-{SIDES[nation.side]}", nation=_nation(nation.index)),
        Text(f"wotr-explain-{awake}", step=nation.politics),
        Text("wotr-explain-figures", figures=figures),
    ]


def _figure(nation: Nation, kind: str) -> str:
    return kind if kind == "nazgul" else f"{nation.id}-{kind}"


def explain_character(one: Character) -> list[Text]:
    """What he is, how far he goes, how well he leads, and what he can do."""
    kind = "companion" if one.side == FREE else "minion"
    lines = [Text(f"wotr-explain-{kind}", character=Text(f"wotr-character-{one.id}"))]
    if one.level == UNLIMITED:
        lines.append(Text("wotr-explain-flies", leadership=one.leadership))
    else:
        lines.append(Text("wotr-explain-level", level=one.level, leadership=one.leadership))
    if one.activates == "any":
        lines.append(Text("wotr-explain-activates-any"))
    elif one.activates:
        lines.append(Text("wotr-explain-activates", nation=Text(f"wotr-nation-{one.activates}")))
    if one.dice:
        lines += [Text(f"wotr-entry-{one.id}"), Text("wotr-explain-bonus")]
    if one.id in GUIDE_ABILITIES:
        lines.append(Text(f"wotr-guide-{one.id}"))
    return [*lines, *[Text(f"wotr-ability-{ability}") for ability in one.abilities]]


def explain_gollum() -> list[Text]:
    """He is only ever the Guide."""
    return [Text("wotr-explain-gollum"), Text("wotr-guide-gollum")]


def explain_figure(id: str) -> list[Text]:
    """What such a figure is good for."""
    return [Text(f"wotr-figure-means-{_rank(id)}")]


def explain_tile(tile: Tile) -> list[Text]:
    """Its damage and its icons."""
    lines = [Text("wotr-explain-tile", tile=tile_name(tile))]
    if tile.special != NOBODY:
        lines.append(Text("wotr-explain-special"))
    if tile.value == EYE_VALUE:
        lines.append(Text("wotr-explain-eye"))
    elif tile.value == DIE_VALUE:
        lines.append(Text("wotr-explain-die"))
    elif tile.value < 0:
        lines.append(Text("wotr-explain-relief", count=-tile.value))
    else:
        lines.append(Text("wotr-explain-damage", count=tile.value))
    if tile.reveal:
        lines.append(Text("wotr-explain-reveal"))
    if tile.stop:
        lines.append(Text("wotr-explain-stop"))
    return lines


def explain_card(card: Card) -> list[Text]:
    """Its deck, the die that plays it, what it does, the combat card at its foot, and its rulings."""
    return [
        Text(
            "wotr-explain-card",
            card=Text(f"wotr-card-{card.id}"),
            deck=Text(f"wotr-deck-{DECKS[card.deck]}"),
            who=SIDES[card.side],
            number=card.number,
        ),
        Text("wotr-explain-icon", die=Text(f"wotr-die-{FACES[card.icon]}")),
        *_written(f"wotr-event-{card.id}-text"),
        *[line for tile in tiles_of(card) for line in explain_tile(tile)],
        Text(
            "wotr-explain-combat",
            combat=Text(f"wotr-combat-{card.combat}"),
            initiative=", ".join([str(number) for number in card.initiative]),
        ),
        *_written(f"wotr-combat-{card.combat}-text"),
        *_rulings(f"wotr-ruling-{card.id}"),
        *_rulings(f"wotr-ruling-combat-{card.combat}"),
    ]


def explain_combat(combat: str) -> list[Text]:
    """What the lower half of a card does in a battle, and its rulings: several cards have the same."""
    return [*_written(f"wotr-combat-{combat}-text"), *_rulings(f"wotr-ruling-combat-{combat}")]


def tiles_of(card: Card) -> list[Tile]:
    """The tile that a card brings: the first cards of each Character deck bring one each, in order."""
    special = [tile for tile in TILES if tile.special == card.side]
    return special[card.number - 1 : card.number] if card.deck == CHARACTER_DECK else []


def _written(id: str) -> list[Text]:
    """The message, if there is one."""
    return [Text(id)] if knows(id) else []


def _rulings(id: str) -> list[Text]:
    """What was decided about a card where its text leaves it open."""
    return [Text("wotr-explain-ruling", ruling=text) for text in _written(id)]


def _nation(nation: int) -> Text:
    return Text(f"wotr-nation-{NATION_IDS[nation]}")
