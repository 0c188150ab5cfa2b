"""Values that cards modify: worked out once when something has changed, then only read.

`refresh` begins with what is printed, which all states of a table share, and copies of that only what
some card modifies. What it has copied for a state it changes in place from then on, until a clone shares
it (`Loan`). Keywords come first, then vitality, then strength: a text about strength may ask for
keywords, never the other way round.
"""

from __future__ import annotations

from mathom.games.tcg.box import (
    AMBUSH,
    CONDITION,
    DAMAGE,
    DEFENDER,
    ROAMING,
    SHADOW,
    SITE,
)
from mathom.games.tcg.engine.changes import BURDENS, CARDS, EVERYTHING, NOTHING, WOUNDS
from mathom.games.tcg.engine.deeds import DEEDS, SPECIAL_PHASES
from mathom.games.tcg.engine.in_force import (
    NOBODY_WATCHES,
    NOTHING_IN_FORCE,
    InForce,
    Voice,
    put_in_force,
    watch,
)
from mathom.games.tcg.engine.loan import Loan
from mathom.games.tcg.engine.scope import CARD_SPACE, Scope
from mathom.games.tcg.engine.table import MOST_PLAYERS
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.filter import Filter
from mathom.games.tcg.language.imposing import GainsCost
from mathom.games.tcg.language.node import NODES
from mathom.games.tcg.language.pointing import BearerOfThis, ThisCard
from mathom.games.tcg.language.traits import (
    CANNOT,
    COST,
    EXTRA_COST,
    KEYWORD,
    NO_BONUS,
    NO_KEYWORD,
    PLAY_ON_COST,
    RESISTANCE,
    ROAMING_COST,
    SITE_NUMBER,
    STRENGTH,
    VITALITY,
    About,
    Cannot,
    HasKeyword,
    LosesKeyword,
    Trait,
)
from mathom.games.tcg.phases import ALWAYS
from mathom.games.tcg.state import ATTACHED, UNCONTROLLED, UNREAD, TcgState


def refresh(state: TcgState) -> None:
    """Work out everything anew."""
    moved = state.stale & CARDS != 0
    state.stale = NOTHING
    if state.loan.lent:
        _leave_to_clones(state)
    else:
        _as_printed(state)
    if moved:
        before, read, here = state.actives, state.reading, state.site()
        state.actives = _active(state, here)
        state.reading = _circumstances(state, here)
        if state.reading == UNREAD or state.reading != read or state.actives != before:
            _read_all(state, here)
    _keywords(state)
    _numbers(state)


def _leave_to_clones(state: TcgState) -> None:
    """Others may go on reading the lists that this state has changed so far."""
    table = state.table
    state.loan = Loan()
    state.stronger, state.hardier, state.altered = [], [], []
    state.bits = table.bits
    state.strengths = table.strengths
    state.vitalities = table.vitalities
    state.damages = state.defenders = state.ambushes = table.nothing


def _as_printed(state: TcgState) -> None:
    """Nothing is modified yet: what was is as it is printed."""
    table = state.table
    if state.stronger:
        _restore(state.strengths, table.strengths, state.stronger)
        state.stronger.clear()
    if state.hardier:
        _restore(state.vitalities, table.vitalities, state.hardier)
        state.hardier.clear()
    if state.altered:
        nothing, altered = table.nothing, state.altered
        if state.bits is not table.bits:
            _restore(state.bits, table.bits, altered)
        for values in (state.damages, state.defenders, state.ambushes):
            if values is not nothing:
                _restore(values, nothing, altered)
        altered.clear()


def _restore(values: list[int], printed: list[int], cards: list[int]) -> None:
    for card in cards:
        values[card] = printed[card]


def _circumstances(state: TcgState, here: int) -> int:
    """What decides, beside the active cards, which texts speak and to whom."""
    if state.lasting or state.table.players > 2:
        return UNREAD
    return (here * MOST_PLAYERS + state.free) * 2 + (state.turn > 0)


def _read_all(state: TcgState, here: int) -> None:
    """Which texts are in force now, and what waits for something to happen."""
    actives, table = state.actives, state.table
    kinds, living, counting = table.kinds, table.living, table.counting
    state.living = [card for card in actives if living[card]]
    state.counting = [card for card in actives if counting[card]]
    state.able = [card for card in actives if SPECIAL_PHASES[kinds[card]]]
    speaking = _speaking(state, here)
    if state.lasting:
        _hear(state, speaking)
        _remember_lasting(state)
        state.speaking = None
    elif state.speaking is None or speaking != state.speaking:
        _hear(state, speaking)
        state.speaking = speaking
    if state.watchers[ALWAYS] or state.in_force[RESISTANCE]:
        state.heard = EVERYTHING
    else:
        state.heard = state.heeded | BURDENS | WOUNDS


def _hear(state: TcgState, speaking: list[Voice]) -> None:
    """What is in force, and who watches, if these speak."""
    heeded, in_force, watchers = CARDS, NOTHING_IN_FORCE, NOBODY_WATCHES
    for voice in speaking:
        heeded |= voice.heeded
        for entry in voice.traits:
            in_force = put_in_force(in_force, entry)
        if voice.waiting:
            watchers = watch(watchers, voice.waiting)
    state.heeded, state.in_force, state.watchers = heeded, in_force, watchers


def _speaking(state: TcgState, here: int) -> list[Voice]:
    """What the active cards say, in their order."""
    voices = state.table.voices[state.free]
    if not voices:
        voices += _voices(state)
    speaking: list[Voice] = []
    silent = silenced(state) if state.table.players > 2 else []
    begun = state.turn > 0
    for card in state.actives:
        voice = voices[card]
        # As `speaks` says of sites.
        if voice is None or (voice.of_site and not (begun and card == here)):
            continue
        if not silent or card not in silent:
            speaking.append(voice)
    return speaking


def _voices(state: TcgState) -> list[Voice | None]:
    """What each card of the table says while this player is the Free Peoples player."""
    table = state.table
    voices: list[Voice | None] = []
    for card, kind in enumerate(table.kinds):
        found, scope = DEEDS[kind], Scope(card, speaker(state, card))
        if found is None or not (found.answers or found.continuous):
            voices.append(None)
            continue
        traits: list[InForce] = []
        for text in found.continuous:
            traits += [InForce(one, scope, text.whom, text.condition, (), 0) for one in text.traits]
        waiting = [(kind, node * CARD_SPACE + card) for kind, node in found.waiting]
        voices.append(Voice(table.types[card] == SITE, found.heeded, traits, waiting))
    return voices


def speaker(state: TcgState, card: int) -> int:
    """Whom a card calls "you": its owner; a site, the Free Peoples player."""
    table = state.table
    return state.free if table.types[card] == SITE else table.owners[card]


def speaks(state: TcgState, site: int) -> bool:
    """Whether a site's text works: the fellowship is there, and the game has begun (p. 10).

    DOUBT 11: the text of a controlled site never does, as no fellowship can be at it.
    """
    return site == state.site() and state.turn > 0


def _active(state: TcgState, here: int) -> list[int]:
    """The cards that take part in this turn, those in play in the order in which they came."""
    zone, on, types = state.zone, state.on, state.table.types
    belongs = state.table.belonging[state.free]
    actives = [
        card
        for card in state.in_play
        if belongs[card] and (zone[card] != ATTACHED or belongs[on[card]] or types[on[card]] == SITE)
    ]
    controller = state.controller
    if controller != UNCONTROLLED:
        for number, site in enumerate(state.path):
            if site >= 0 and (site == here or controller[number] >= 0):
                actives.append(site)
    elif here >= 0:
        actives.append(here)
    return actives


def silenced(state: TcgState) -> list[int]:
    """Copies of Shadow conditions of several players whose text is ignored (p. 21): of a unique one all
    but the first from the Free Peoples player's right, of another all but the first four."""
    silent: list[int] = []
    if state.table.players == 2:
        return silent
    counts: dict[int, int] = {}
    for seat in state.shadows():
        for card in state.actives:
            printed = state.card(card)
            if printed.type == CONDITION and printed.side == SHADOW and state.owner(card) == seat:
                counts[printed.name] = counts.get(printed.name, 0) + 1
                if counts[printed.name] > (1 if printed.unique else 4):
                    silent.append(card)
    return silent


def _remember_lasting(state: TcgState) -> None:
    for effect in state.lasting:
        node = NODES[effect.node]
        if isinstance(node, Trait):
            scope = Scope(effect.source, effect.seat)
            entry = InForce(node, scope, None, None, effect.cards, effect.amount, fixed=True)
            state.in_force = put_in_force(state.in_force, entry)
        elif isinstance(node, Ability) and node.when is not None:
            waiting = (node.when.kind, node.id * CARD_SPACE + effect.source)
            state.watchers = watch(state.watchers, [waiting])


def _targets(state: TcgState, entry: InForce) -> list[int]:
    whom = entry.whom
    if whom is None:
        return [card for card in entry.cards if state.active(card)]
    scope = entry.scope
    if entry.condition is not None and not entry.condition.holds(state, scope):
        return []
    if isinstance(whom, ThisCard):
        return [scope.source]
    if isinstance(whom, BearerOfThis):
        return [state.on[scope.source]]
    return [card for card in state.actives if whom.matches(state, card, scope)]


def amount_of(state: TcgState, entry: InForce, card: int) -> int:
    """How much a trait in force is worth for a card, or for the table."""
    if entry.fixed:
        return entry.amount
    amount = entry.trait.amount
    if amount is None:
        return 0
    entry.scope.affected = card
    value = amount.value(state, entry.scope)
    entry.scope.affected = -1
    return value


def _keywords(state: TcgState) -> None:
    valued = state.table.valued
    for card in state.counting:
        for keyword, value in valued[card]:
            _add_value(state, card, keyword, value)
    _roaming(state)
    for entry in state.in_force[KEYWORD]:
        trait = entry.trait
        assert isinstance(trait, HasKeyword)
        for card in _targets(state, entry):
            _give(state, card, trait.keyword)
            _add_value(state, card, trait.keyword, amount_of(state, entry, card))
    for entry in state.in_force[NO_KEYWORD]:
        trait = entry.trait
        assert isinstance(trait, LosesKeyword)
        for card in _targets(state, entry):
            if not state.bits[card] >> trait.keyword & 1:
                continue
            _own_bits(state, card)
            state.bits[card] &= ~(1 << trait.keyword)
            if trait.keyword == DAMAGE:
                _add_value(state, card, DAMAGE, -state.damages[card])
            elif trait.keyword == DEFENDER:
                _add_value(state, card, DEFENDER, -state.defenders[card])


def _own_bits(state: TcgState, card: int) -> None:
    """The keywords of a card are no longer those that are printed."""
    if state.bits is state.table.bits:
        state.bits = state.bits[:]
    state.altered.append(card)


def _give(state: TcgState, card: int, keyword: int) -> None:
    if not state.bits[card] >> keyword & 1:
        _own_bits(state, card)
        state.bits[card] |= 1 << keyword


def _add_value(state: TcgState, card: int, keyword: int, value: int) -> None:
    if not value:
        return
    nothing = state.table.nothing
    state.altered.append(card)
    if keyword == DAMAGE:
        if state.damages is nothing:
            state.damages = nothing[:]
        state.damages[card] += value
    elif keyword == DEFENDER:
        if state.defenders is nothing:
            state.defenders = nothing[:]
        state.defenders[card] += value
    elif keyword == AMBUSH:
        if state.ambushes is nothing:
            state.ambushes = nothing[:]
        state.ambushes[card] += value


def _roaming(state: TcgState) -> None:
    """A minion whose site number is higher than the fellowship's site roams (rules 9.3).

    This comes before texts, since one may give a keyword to who fights a roaming minion.
    """
    here, printed = state.marker[state.free], state.table.minion_sites
    changed = len(state.in_force[SITE_NUMBER]) > 0
    for card in state.counting:
        if printed[card] and (minion_site(state, card) if changed else printed[card]) > here:
            _give(state, card, ROAMING)


def minion_site(state: TcgState, card: int) -> int:
    """The site number of a minion after modifiers, in play or about to be."""
    printed = state.table.minion_sites[card]
    if state.stale & state.heeded:
        state.look()
    return printed + total(state, SITE_NUMBER, card) if state.in_force[SITE_NUMBER] else printed


def _numbers(state: TcgState) -> None:
    for entry in state.in_force[VITALITY]:
        for card in _targets(state, entry):
            _add_vitality(state, card, amount_of(state, entry, card))
    zone, helps, cards = state.zone, state.table.helps, state.table.cards
    kept = len(state.in_force[NO_BONUS]) > 0
    for card in state.counting:
        if helps[card] and zone[card] == ATTACHED:
            printed = cards[card]
            bearer = state.on[card]
            if printed.vitality_bonus:
                _add_vitality(state, bearer, printed.vitality_bonus)
            bonus = printed.strength_bonus
            if bonus and not (kept and gives_no_bonus(state, bearer, card, bonus)):
                _add_strength(state, bearer, bonus)
    for entry in state.in_force[STRENGTH]:
        for card in _targets(state, entry):
            amount = amount_of(state, entry, card)
            if not (kept and gives_no_bonus(state, card, entry.scope.source, amount)):
                _add_strength(state, card, amount)


def _add_vitality(state: TcgState, card: int, amount: int) -> None:
    if amount:
        if state.vitalities is state.table.vitalities:
            state.vitalities = state.vitalities[:]
        state.hardier.append(card)
        state.vitalities[card] += amount


def _add_strength(state: TcgState, card: int, amount: int) -> None:
    if amount:
        if state.strengths is state.table.strengths:
            state.strengths = state.strengths[:]
        state.stronger.append(card)
        state.strengths[card] += amount


def gives_no_bonus(state: TcgState, bearer: int, item: int, amount: int) -> bool:
    """Whether a strength bonus that a card gives, printed or by its text, is not gained."""
    if amount <= 0:
        return False
    for entry in state.in_force[NO_BONUS]:
        trait = entry.trait
        assert isinstance(trait, About)
        if trait.what.matches(state, item, entry.scope) and touches(state, entry, bearer):
            return True
    return False


# -- traits that are asked for when they matter --------------------------------------------------


def touches(state: TcgState, entry: InForce, card: int) -> bool:
    """Whether a trait in force holds for a card, in play or not."""
    if entry.cards:
        return card in entry.cards
    if entry.condition is not None:
        entry.scope.affected = card
        holds = entry.condition.holds(state, entry.scope)
        entry.scope.affected = -1
        if not holds:
            return False
    whom: Filter | None = entry.whom
    return whom is None or whom.matches(state, card, entry.scope)


def total(state: TcgState, kind: int, card: int) -> int:
    """The sum of a trait over a card (or over the table, with any card)."""
    if state.stale & state.heeded:
        state.look()
    amount = 0
    for entry in state.in_force[kind]:
        if touches(state, entry, card):
            amount += amount_of(state, entry, card)
    return amount


def forbidden(state: TcgState, what: int, card: int, by: int = -1) -> bool:
    """Whether something cannot be done by or to a card, by an effect of another card."""
    if state.stale & state.heeded:
        state.look()
    for entry in state.in_force[CANNOT]:
        trait = entry.trait
        assert isinstance(trait, Cannot)
        if trait.what != what or not touches(state, entry, card):
            continue
        if trait.by is None or (by >= 0 and trait.by.matches(state, by, entry.scope)):
            return True
    return False


def gained_costs(state: TcgState, card: int) -> list[Effect]:
    """What other cards make it cost to play a card, beside twilight."""
    if state.stale & state.heeded:
        state.look()
    gained: list[Effect] = []
    for entry in state.in_force[EXTRA_COST]:
        trait = entry.trait
        assert isinstance(trait, GainsCost)
        if touches(state, entry, card):
            gained.append(trait.cost)
    return gained


def twilight_cost(state: TcgState, card: int, bearer: int = -1) -> int:
    """What a card costs to play now, at least 0; on a bearer if it is to be borne."""
    if state.stale & state.heeded:
        state.look()
    table, in_force = state.table, state.in_force
    printed = table.cards[card]
    cost = printed.twilight
    if in_force[COST]:
        cost += total(state, COST, card)
    found = DEEDS[printed.index]
    if found is not None and found.own_costs:
        scope = Scope(card, table.owners[card])
        for own in found.own_costs:
            if own.condition is None or own.condition.holds(state, scope):
                cost += own.amount.value(state, scope)
    site = table.minion_sites[card]
    if site and (minion_site(state, card) if in_force[SITE_NUMBER] else site) > state.marker[state.free]:
        cost += max(0, 2 + total(state, ROAMING_COST, card)) if in_force[ROAMING_COST] else 2
    if bearer >= 0:
        for entry in in_force[PLAY_ON_COST]:
            trait = entry.trait
            assert isinstance(trait, About)
            if trait.what.matches(state, card, entry.scope) and touches(state, entry, bearer):
                cost += amount_of(state, entry, bearer)
    return cost if cost > 0 else 0
