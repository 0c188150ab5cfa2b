"""War of the Ring's own part of the laws: what is in its box, counted without asking the rules."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from operator import gt
from pathlib import Path

import mathom
from mathom.core.agenda import Decision
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.core.state import State
from mathom.games.wotr.box import (
    BOX,
    CARD_IDS,
    CARDS,
    CHARACTER_IDS,
    CHARACTERS,
    FIGURE_IDS,
    FIGURES,
    GOLLUM,
    NATION_IDS,
    NATIONS,
    NEIGHBOURS,
    PLACES,
    REARGUARD,
    REGION_OF,
    REGIONS,
    TILES,
)
from mathom.games.wotr.state import WotrState

DATA = Path(str(mathom.__file__)).parent / "games" / "wotr" / "data"

# Who dawdles has wars of a hundred turns and more.
MOST_DECISIONS = 40_000
# In the compiled build 300 each with two, three and four players, 150 alone, and 150 of two together
# against the clockwork; a thousand more alone are played in tests/games/wotr/clockwork.
GAMES = 1200 if mathom.compiled() else 40
LENGTH = 13
# With two, three and four players, alone, and two together against the clockwork.
LEAST = 5

FIGURES_IN_THE_BOX = {
    "dwarves": (5, 5, 4), "elves": (5, 10, 4), "gondor": (15, 5, 4), "north": (10, 5, 4),
    "rohan": (10, 5, 4), "isengard": (12, 6, 0), "sauron": (36, 6, 0), "southrons": (24, 6, 0),
}  # fmt: skip
NAZGUL = 8
SEATS = {2: (0, 1), 3: (0, 1, 1), 4: (0, 0, 1, 1), 5: (0, 0, 1)}
"""The side of each seat, by the number of players; the last are two against the clockwork."""
HANDS = {2: (6, 6), 3: (6, 4, 4), 4: (4, 4, 4, 4), 5: (4, 4, 6)}
CITADEL = BOX[[region.id for region in REGIONS].index("minas-tirith")]
IN_FELLOWSHIP, NOT_YET, ELIMINATED = -1, -2, -3


def setup(seed: int) -> dict[str, str]:
    """As many games of two players as of three and of four, and some against the clockwork; each agrees
    on the rest in every way."""
    others = seed // 6
    usual = ("2", "3", "4")[(seed + 2) % 3]
    return {
        "players": {3: "1", 4: "2"}.get(seed % 8, usual),
        "opponent": "clockwork" if seed % 8 == 4 else "player",
        "gollum_reveal": ("tiles", "no-tiles")[seed % 2],
        "elven_rings": ("team", "player")[others % 2],
        "witch_king": ("own", "nazgul")[others // 2 % 2],
    }


IDLE = ("skip", "pass")
WANDERING = ("use move", "use minions", "use companions", "use draw", "use hide")


def manner(seed: int) -> Callable[[Decision, Seeded], Option]:
    """How a game is played: in most of them people get on with it, in some they dawdle.

    Where all options are as likely, armies wander about for a hundred turns when all cards are gone.
    Who gets on with it plays half as many cards again in a third of the decisions.
    """
    return _dawdle if seed % 11 == 10 else _get_on


def _dawdle(decision: Decision, lot: Seeded) -> Option:
    return decision.options[lot.below(len(decision.options))]


def _get_on(decision: Decision, lot: Seeded) -> Option:
    """Rather do something than nothing or little, and take the Ring nearer to its end."""
    option = _dawdle(decision, lot)
    if decision.kind == "die" or decision.kind == "action":
        if option.verb in IDLE or str(option) in WANDERING:
            option = _dawdle(decision, lot)
        if decision.kind == "action" and lot.below(2):
            return next((one for one in decision.options if str(one) == "use fellowship"), option)
    return option


def conserved(state: State) -> None:
    """All figures, characters, cards, tiles, dice and rings are where they can be, and only there."""
    assert isinstance(state, WotrState)
    units = _units(state)
    assert state.strength == units[0] + units[1]
    _figures(state)
    _armies(state, units)
    _sieges(state, units)
    _characters(state)
    _cards(state)
    _lasting(state, units)
    _tiles(state)
    _dice(state)
    _fellowship(state)
    _politics(state)
    _ending(state)
    _clockwork(state, units)


def _clockwork(state: WotrState, units: Units) -> None:
    """Its armies stand on its lines, its markers on settlements that it holds, and it asks nobody."""
    table = state.clockwork
    if table is None:
        return
    assert state.decision is None or SEATS[state.players][state.decision.seat] == 0
    for region in REGIONS:
        assert not table.occupied[region.index] or state.owner[region.index] == 1, region.id
    if state.battle is None and state.decision is not None and state.decision.kind == "die":
        standing = [n for n, count in enumerate(units[1]) if count and n < len(REGIONS)]
        assert [REGIONS[n].id for n in standing if REGIONS[n].id not in LINES] == []


LINES = {
    id
    for line in tomllib.loads((DATA / "lines.toml").read_text(encoding="utf-8"))["line"]
    for move in line["moves"]
    for id in move
}
"""The regions where the clockwork's armies may stand."""


def _in_box(figure: int) -> int:
    name = FIGURE_IDS[figure]
    if name == "nazgul":
        return NAZGUL
    nation, _, kind = name.rpartition("-")
    return FIGURES_IN_THE_BOX[nation][["regular", "elite", "leader"].index(kind)]


IN_BOX = [_in_box(figure) for figure in range(FIGURES)]
FREE_UNITS = [n for n in range(16) if not FIGURE_IDS[n].startswith(("isengard", "sauron", "southrons"))]
SHADOW_UNITS = [n for n in range(16) if n not in FREE_UNITS]
LEADERS = [n for n, name in enumerate(FIGURE_IDS) if name.endswith("-leader")]


LIMITS = [10 if place < len(REGIONS) or place == REARGUARD else 5 for place in range(PLACES)]
"""How many army units a place holds."""
USUAL_TILES = {tile.index for tile in TILES if tile.special == -1}

Units = tuple[list[int], list[int]]
"""How many army units the Free Peoples and the Shadow have in each place."""


def _units(state: WotrState) -> Units:
    return _in_places(state, FREE_UNITS), _in_places(state, SHADOW_UNITS)


def _in_places(state: WotrState, figures: list[int]) -> list[int]:
    """How many of these figures are in each place."""
    rows = [state.figures[figure::FIGURES] for figure in figures]
    return [sum(counts) for counts in zip(*rows, strict=True)]


def _pending(state: WotrState) -> list[str]:
    asked = [] if state.decision is None else [state.decision.step]
    return [type(step).__name__ for step in [*state.agenda, *asked]]


def _fought(state: WotrState) -> list[int]:
    """The regions where a battle is being fought: much is undecided there."""
    battle = state.battle
    return [] if battle is None else [REGION_OF[battle.start], REGION_OF[battle.target]]


def _landing(state: WotrState) -> int:
    """The region where an army has come by sea and fights among its enemies."""
    battle = state.battle
    return -1 if battle is None or battle.start != battle.target else battle.target


def _figures(state: WotrState) -> None:
    assert min(state.figures) >= 0
    assert min(state.reinforcements) >= 0
    assert min(state.casualties) >= 0
    for figure in range(FIGURES):
        placed = sum(state.figures[figure::FIGURES])
        kept = state.reinforcements[figure] + state.casualties[figure]
        regular = figure in SHADOW_UNITS and FIGURE_IDS[figure].endswith("regular")
        markers = 99 if state.clockwork is not None and regular else 0
        assert placed + kept == IN_BOX[figure] + markers, FIGURE_IDS[figure]
        # The Shadow's losses come back as reinforcements.
        assert figure in FREE_UNITS + LEADERS or state.casualties[figure] == 0


def _armies(state: WotrState, units: Units) -> None:
    """Enemies never share a region, nobody crowds it, and no leader is alone."""
    names = _pending(state)
    busy = state.outcome is not None or "EndAction" in names or "KeepLimits" in names
    fought = _fought(state)
    for place in range(PLACES):
        assert units[0][place] == 0 or units[1][place] == 0 or place == _landing(state)
    for side in units:
        assert busy or not any(map(gt, side, LIMITS))
    for place, count in enumerate(_in_places(state, LEADERS)):
        assert count == 0 or units[0][place] > 0 or REGION_OF[place] in fought
    rearguard = sum(state.figures[FIGURES * REARGUARD : FIGURES * (REARGUARD + 1)])
    if state.battle is None:
        assert rearguard == 0
        assert REARGUARD not in state.where
    else:
        _battle(state)


def _battle(state: WotrState) -> None:
    """It is fought between neighbours, or through a stronghold's walls."""
    battle = state.battle
    assert battle is not None
    start, target = REGION_OF[battle.start], REGION_OF[battle.target]
    if battle.start == battle.target:
        assert REGIONS[target].coastal
    elif battle.start < len(REGIONS) and battle.target < len(REGIONS):
        assert target in NEIGHBOURS[start]
    else:
        assert start == target
    ends = [name for name in _pending(state) if name in ("BattleRound", "EndRound", "EndBattle")]
    assert len(ends) == 1 or state.outcome is not None


def _sieges(state: WotrState, units: Units) -> None:
    """Behind walls are those who hold them, with an enemy outside; an army holds what it stands on."""
    fought = _fought(state)
    for region in REGIONS:
        owner = state.owner[region.index]
        assert (owner == -1) == (region.settlement == "")
        box = BOX[region.index]
        assert (box == -1) != region.stronghold
        if not region.settlement:
            continue
        enemies = units[1 - owner][region.index]
        if state.clockwork is not None and owner == 0 and (box == -1 or not units[owner][box]):
            # It takes nothing before it has left a garrison there.
            enemies = 0
        if box == -1:
            assert enemies == 0 or region.index == _landing(state)
        elif region.index not in fought:
            garrison = units[owner][box]
            inside = sum(state.figures[FIGURES * box : FIGURES * (box + 1)])
            assert units[1 - owner][box] == 0
            assert garrison > 0 or (inside == 0 and box not in state.where)
            assert (enemies > 0) == (garrison > 0)


def _characters(state: WotrState) -> None:
    where = dict(zip(CHARACTER_IDS, state.where, strict=True))
    assert len(state.where) == 12
    for character in CHARACTERS:
        at = where[character.id]
        assert ELIMINATED <= at < PLACES
        assert at != IN_FELLOWSHIP or character.index < 7
        assert at != NOT_YET or character.index >= 7
    for new, old in (("aragorn", "strider"), ("gandalf-white", "gandalf-grey")):
        assert where[new] == NOT_YET or where[old] == ELIMINATED
    minions = ("saruman", "witch-king", "mouth-of-sauron")
    assert state.minions_came == any(where[minion] != NOT_YET for minion in minions)
    if where["saruman"] >= 0 and where["saruman"] != REARGUARD:
        assert REGIONS[REGION_OF[where["saruman"]]].id == "orthanc"


def _cards(state: WotrState) -> None:
    """All 96 are somewhere, each once; only a combat card lies on the table unseen."""
    found = [card for deck in state.decks for card in deck] + state.table
    excess = 2 if "DiscardExcess" in _pending(state) else 0
    for side in (0, 1):
        assert all(CARDS[card].side == side for card in state.discards[side])
        found += state.discards[side]
    for seat, side in enumerate(SEATS[state.players]):
        own = state.hands[seat] + state.hidden_discards[seat]
        assert all(CARDS[card].side == side for card in own)
        found += own
        assert len(state.hands[seat]) <= HANDS[state.players][seat] + excess
    _partners(state)
    if state.clockwork is not None:
        found += state.clockwork.battle_cards
        found += [card for pile in state.clockwork.unplayable for card in pile]
    found += _face_down(state)
    assert sorted(found) == list(range(96))
    for index, deck in enumerate(state.decks):
        assert all([2 * CARDS[card].side + CARDS[card].deck == index for card in deck])


def _partners(state: WotrState) -> None:
    """Who speaks for a side is of that side; what was given was once in both hands; tokens alternate."""
    sides = SEATS[state.players]
    for seats in (state.leading, state.speaks, state.next_up):
        assert [sides[seat] for seat in seats] == [0, 1]
    for side in (0, 1):
        team = [seat for seat, own in enumerate(sides) if own == side]
        assert state.leading[side] == team[(state.turn - 1) % len(team)]
    assert state.players > 2 or state.speaks == [0, 1]
    assert state.players > 2 or not any(state.given)
    if state.offered >= 0:
        assert _pending(state)[-1] == "ChooseSwap"
    asked = state.decision
    if asked is not None and asked.kind in ("die", "action"):
        assert asked.seat == (state.acting if state.players > 2 else asked.seat)


def _lasting(state: WotrState, units: Units) -> None:
    """A card is on the table only while what it demands is so: it goes before anything is asked."""
    if state.outcome is not None:
        return
    company = [name for name, at in zip(CHARACTER_IDS, state.where, strict=True) if at == IN_FELLOWSHIP]
    where = dict(zip(CHARACTER_IDS, state.where, strict=True))
    demanded = {
        "axe-and-bow": "gimli" in company or "legolas" in company,
        "horn-of-gondor": "boromir" in company,
        "wizards-staff": "gandalf-grey" in company,
        "the-palantir-of-orthanc": where["saruman"] >= 0,
        "wormtongue": where["saruman"] >= 0 and not state.active[NATION_IDS.index("rohan")],
        "the-last-battle": _abroad(state, units, where["aragorn"]),
        "denethors-folly": _city_besieged(state, units),
    }
    for card in state.table:
        assert demanded.get(CARD_IDS[card], True), CARD_IDS[card]


def _abroad(state: WotrState, units: Units, place: int) -> bool:
    """With units of the Free Peoples, outside their lands; a rearguard is where its army is."""
    if place < 0:
        return False
    region = REGION_OF[place]
    if place == REARGUARD:
        assert state.battle is not None
        region = REGION_OF[state.battle.start]
    free = [nation.index for nation in NATIONS if nation.side == 0]
    return units[0][place] > 0 and REGIONS[region].nation not in free


def _city_besieged(state: WotrState, units: Units) -> bool:
    """Units are behind the walls of Minas Tirith, or some have stayed there while others sallied."""
    stayed = state.battle is not None and state.battle.start == CITADEL
    free = units[0]
    return free[CITADEL] > 0 or (stayed and free[REARGUARD] > 0)


def _face_down(state: WotrState) -> list[int]:
    """Combat cards that have been chosen and not yet turned up."""
    if state.battle is None or "RevealCombatCards" not in _pending(state):
        return []
    return [front.card for front in state.battle.fronts if front.card >= 0]


def _tiles(state: WotrState) -> None:
    tiles = state.tiles + state.drawn_tiles + state.waiting_tiles + state.removed_tiles
    assert len(set(tiles)) == len(tiles)
    assert set(tiles) >= USUAL_TILES
    assert all(TILES[tile].special != -1 for tile in state.waiting_tiles)
    assert state.mordor < 0 or state.waiting_tiles == []


def _dice(state: WotrState) -> None:
    assert min(state.dice) >= 0
    assert min(state.hunt_box) >= 0
    assert 4 <= state.pool[0] <= 6
    assert 7 <= state.pool[1] <= 10
    for side in (0, 1):
        assert sum(state.dice[7 * side : 7 * side + 7]) + state.hunt_box[side] <= state.pool[side]
    # The Free Peoples have no Army face, the Shadow no Will of the West; an Eye is never unused.
    assert state.dice[1] == state.dice[6] == state.dice[7 + 5] == state.dice[7 + 6] == 0
    assert min(state.rings) >= 0
    assert sum(state.rings) <= 3


def _fellowship(state: WotrState) -> None:
    assert 0 <= state.progress <= 12
    assert state.corruption >= 0
    assert (state.mordor >= 0) == (state.ring_bearers == -1)
    assert state.mordor < 0 or state.progress == 0
    companions = [c for c in CHARACTERS if state.where[c.index] == IN_FELLOWSHIP]
    if "ChooseGuide" in _pending(state) or state.outcome is not None:
        return
    if companions:
        assert state.where[state.guide] == IN_FELLOWSHIP
        assert CHARACTERS[state.guide].level == max(c.level for c in companions)
    else:
        assert state.guide == GOLLUM


def _politics(state: WotrState) -> None:
    for nation in NATIONS:
        step, active = state.politics[nation.index], state.active[nation.index]
        # A nation of the Free Peoples can be set back, but not further than to the top of the track.
        assert (nation.politics if nation.side == 1 else 1) <= step <= 4
        assert active or not nation.active
        assert active or step < 4


def _points(state: WotrState, side: int) -> int:
    taken = [r for r in REGIONS if r.owner == 1 - side and state.owner[r.index] == side]
    return sum({"stronghold": 2, "city": 1, "town": 0}[region.settlement] for region in taken)


def _ending(state: WotrState) -> None:
    """Corruption before the Ring, the Ring before arms, and the Shadow's arms first."""
    outcome = state.outcome
    if outcome is None:
        assert state.corruption < 12
        assert state.mordor < 5
    elif outcome.how in ("corruption", "ring"):
        assert (outcome.how == "corruption") == (state.corruption >= 12)
        assert outcome.how == "corruption" or state.mordor == 5
        assert outcome.winners == _first(state, 1 if outcome.how == "corruption" else 0)
    else:
        assert state.corruption < 12
        assert state.mordor < 5
        conquered = _points(state, 1) >= 10
        assert outcome.how == ("conquest" if conquered else "liberation")
        assert conquered or _points(state, 0) >= 4
        assert outcome.winners == _first(state, 1 if conquered else 0)


OWNERS = {"gondor": 0, "elves": 0, "sauron": -2, "isengard": -1, "southrons": -1}
"""The seat of a nation's player, counted from either end of the table; the others are the second's."""


def _first(state: WotrState, side: int) -> tuple[int, ...]:
    """Who comes first in the team that has won: most taken, least lost."""
    team = [seat for seat, own in enumerate(SEATS[state.players]) if own == side]
    if side == 1 and state.clockwork is not None:
        return ()
    if len(team) == 1:
        return (team[0],)
    points = dict.fromkeys(team, 0)
    for region in REGIONS:
        if not region.settlement or state.owner[region.index] == region.owner:
            continue
        worth = {"stronghold": 2, "city": 1, "town": 0}[region.settlement]
        if region.owner == side:
            nation = NATION_IDS[region.nation]
            points[OWNERS.get(nation, 1) % len(SEATS[state.players])] -= worth
        elif side == 1:
            points[state.captor[region.index]] += worth
    return tuple([seat for seat in team if points[seat] == max(points.values())])


def hidden(state: State, seat: int) -> set[str]:
    """What is still in the decks, and what only others have seen, partners too."""
    assert isinstance(state, WotrState)
    cards = [card for deck in state.decks for card in deck]
    if state.clockwork is not None:
        # Cards that all have seen under its decks come back into them: its own tests look at its hand.
        return {CARD_IDS[card] for card in cards if CARDS[card].side == 0}
    for other, side in enumerate(SEATS[state.players]):
        if other != seat:
            cards += state.hands[other] + state.hidden_discards[other]
            if state.speaks[side] == other:
                cards += [card for card in _face_down(state) if CARDS[card].side == side]
    return {CARD_IDS[card] for card in cards} - _remembered(state, seat)


def _remembered(state: WotrState, seat: int) -> set[str]:
    """What a seat has held itself and given away."""
    return {CARD_IDS[card] for card in state.given[seat]} if seat >= 0 else set()


def secret(state: State, seat: int) -> bool:
    """Another player holds cards of a deck of which more are to come."""
    assert isinstance(state, WotrState)
    for other, side in enumerate(SEATS[state.players]):
        if other != seat:
            backs = [2 * side + CARDS[card].deck for card in state.hands[other]]
            if any(state.decks[back] for back in backs):
                return True
    return False
