"""What a seat may see.

Draw decks have no order until a card is drawn (see `chance`), and the lists of all decks are known to
everybody (the setup names them). So what is hidden are the cards that a player holds, or has put
somewhere into his deck, and bids of burdens that are not yet revealed. `state.seen` says who knows them.
"""

from __future__ import annotations

from typing import Final, cast

from mathom.core.view import Ended
from mathom.games.tcg.box import (
    ALLY,
    AMBUSH,
    COMPANION,
    CULTURES,
    DAMAGE,
    DEFENDER,
    FREE,
    KEYWORD_COUNT,
    KEYWORDS,
    MINION,
    ROAMING,
    SHADOW,
)
from mathom.games.tcg.engine.assigning import opponents_of
from mathom.games.tcg.engine.forecast import fight, overwhelmed_at
from mathom.games.tcg.engine.lasting import Lasting
from mathom.games.tcg.engine.parts import (
    Parts,
    added,
    cost_parts,
    keyword_givers,
    strength_parts,
    vitality_parts,
    would_roam,
)
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.engine.table import SEAT_LETTERS, letter
from mathom.games.tcg.engine.values import minion_site, twilight_cost
from mathom.games.tcg.engine.zones import deck_size
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.node import NODE_NAMES, NODES
from mathom.games.tcg.language.traits import (
    RESISTANCE,
    SHADOW_NUMBER,
    SITE_NUMBER,
    HasKeyword,
    Strength,
    Vitality,
)
from mathom.games.tcg.phases import PHASES, UNTILS
from mathom.games.tcg.questions import About, Fight
from mathom.games.tcg.state import (
    FELLOWSHIP_AREA,
    LAST_SITE,
    MINION_AREA,
    SUPPORT,
    TOKEN_KINDS,
    VOID,
    ZONES,
    TcgState,
)
from mathom.games.tcg.steps.archery import archers, archery_modifiers, archery_total
from mathom.games.tcg.steps.moving import crossing, move_limit, shadow_number
from mathom.games.tcg.steps.ring import resistance
from mathom.games.tcg.view.spoken import named_cards
from mathom.games.tcg.view.types import (
    Action,
    Archery,
    Asking,
    Character,
    DrawDeck,
    Hand,
    Held,
    InPlay,
    Keyword,
    LastingEffect,
    Modifier,
    Moving,
    Player,
    Site,
    TcgView,
    Value,
)


def see(state: TcgState, seat: int) -> TcgView:
    """What the seat may know; a watcher sees what lies open."""
    state.look()
    return TcgView(
        turn=state.turn,
        phase=PHASES[state.phase],
        fierce=state.fierce,
        free=SEAT_LETTERS[state.free],
        acting=SEAT_LETTERS[state.acting],
        order=tuple([SEAT_LETTERS[other] for other in state.order]),
        twilight=state.twilight,
        taken=state.drawn_in_phase,
        move=Moving(made=state.moves, limit=move_limit(state), next=crossing(state)),
        path=tuple([_site(state, site) for site in state.path if site >= 0]),
        last_site=LAST_SITE,
        players=tuple([_player(state, other, seat) for other in range(state.table.players)]),
        cards=tuple([_in_play(state, card) for card in state.in_play]),
        being_played=state.table.called(being_played(state)),
        fellowship_archery=_archery(state, FREE),
        minion_archery=_archery(state, SHADOW),
        fights=_fights(state),
        skirmish=_skirmish(state),
        lasting=tuple([_lasting(state, effect) for effect in state.lasting]),
        actions=tuple(
            [
                Action(card=state.table.names[scope.source], seat=SEAT_LETTERS[scope.seat])
                for scope in state.scopes
                if scope.source >= 0
            ]
        ),
        decision=_asking(state, seat),
        outcome=_ended(state),
    )


# -- what is asked -------------------------------------------------------------------------------


def _asking(state: TcgState, seat: int) -> Asking | None:
    decision = state.decision
    if decision is None:
        return None
    options = [str(option) for option in decision.options] if decision.seat == seat else []
    return Asking(
        seat=SEAT_LETTERS[decision.seat],
        kind=decision.kind,
        about=cast(About | None, decision.step.about(state, seat)),
        options=tuple(options),
    )


def _ended(state: TcgState) -> Ended | None:
    if state.outcome is None:
        return None
    winners = [SEAT_LETTERS[winner] for winner in state.outcome.winners]
    return Ended(winners=tuple(winners), how=state.outcome.how)


# -- values --------------------------------------------------------------------------------------


def _value(state: TcgState, printed: int, now: int, parts: Parts) -> Value:
    name = state.table.name
    modifiers = [Modifier(by=name(source), amount=amount) for source, amount in parts]
    return Value(printed=printed, now=now, modifiers=tuple(modifiers))


# -- the table -----------------------------------------------------------------------------------


def _site(state: TcgState, site: int) -> Site:
    printed = state.card(site)
    number = printed.site_number
    there = [SEAT_LETTERS[s] for s, at in enumerate(state.marker) if at == number and state.playing[s]]
    shadow = added(state, SHADOW_NUMBER, site)
    return Site(
        number=number,
        card=state.table.names[site],
        code=printed.code,
        owner=SEAT_LETTERS[state.owner(site)],
        controller=letter(state.controller[number]),
        fellowships=tuple(there),
        shadow_number=_value(state, printed.shadow_number, shadow_number(state, site), shadow),
        bears=state.table.called(state.borne_by(site)),
        stacked=state.table.called(state.stacked_on(site)),
        tokens=tokens(state, site),
    )


def _archery(state: TcgState, side: int) -> Archery:
    name = state.table.name
    changes = archery_modifiers(state, side)
    return Archery(
        total=archery_total(state, side),
        archers=state.table.called(archers(state, side)),
        modifiers=tuple([Modifier(by=name(by), amount=amount) for by, amount in changes]),
    )


def _fights(state: TcgState) -> tuple[Fight, ...]:
    """Who is to fight whom, character by character."""
    found: list[Fight] = []
    for character in state.in_play:
        minions = opponents_of(state, character)
        if minions:
            found.append(fight(state, character, minions))
    return tuple(found)


def _skirmish(state: TcgState) -> Fight | None:
    return fight(state, state.skirmish, state.fighting) if state.in_skirmish else None


def _lasting(state: TcgState, effect: Lasting) -> LastingEffect:
    return LastingEffect(
        deed=NODE_NAMES[deed_of(effect.node)],
        trait=NODE_NAMES[effect.node],
        source=state.table.names[effect.source],
        seat=SEAT_LETTERS[effect.seat],
        cards=state.table.called(list(effect.cards)),
        gives=_gives(effect.node),
        amount=effect.amount,
        until=UNTILS[effect.until],
    )


def _gives(node: int) -> str:
    trait = NODES[node]
    if isinstance(trait, Strength):
        return "strength"
    if isinstance(trait, Vitality):
        return "vitality"
    return KEYWORDS[trait.keyword] if isinstance(trait, HasKeyword) else ""


_MADE_BY: Final[dict[int, int]] = {}
"""For each word inside another, the one it is inside of."""


def deed_of(node: int) -> int:
    """The effect that made a trait last, or the ability that is to come: it can be said in words."""
    if not _MADE_BY:
        for word in NODES:
            for part in word.parts():
                _MADE_BY[part.id] = word.id
    while not isinstance(NODES[node], (Effect, Ability)):
        node = _MADE_BY[node]
    return node


def being_played(state: TcgState) -> list[int]:
    """Cards on their way from a hand into play or to the discard pile."""
    return [card for card, zone in enumerate(state.zone) if zone == VOID]


# -- cards in play -------------------------------------------------------------------------------


def _in_play(state: TcgState, card: int) -> InPlay:
    """A card in play, with everything that is worked out about it."""
    printed = state.card(card)
    return InPlay(
        card=state.table.names[card],
        code=printed.code,
        owner=SEAT_LETTERS[state.owner(card)],
        zone=ZONES[state.zone[card]],
        active=state.active(card),
        on=state.table.name(state.on[card]),
        bears=state.table.called(state.borne_by(card)),
        stacked=state.table.called(state.stacked_on(card)),
        keywords=_keywords(state, card),
        tokens=tokens(state, card),
        character=_character(state, card) if printed.type in (COMPANION, ALLY, MINION) else None,
    )


def _keywords(state: TcgState, card: int) -> tuple[Keyword, ...]:
    values = {DAMAGE: state.damages, DEFENDER: state.defenders, AMBUSH: state.ambushes}
    printed = dict(state.card(card).keywords)
    return tuple(
        [
            Keyword(
                id=KEYWORDS[keyword],
                value=_keyword_value(state, card, keyword, values.get(keyword)),
                printed=keyword in printed,
                given_by=state.table.called(keyword_givers(state, keyword, card)),
            )
            for keyword in range(1, KEYWORD_COUNT)
            if state.has(card, keyword)
        ]
    )


def _keyword_value(state: TcgState, card: int, keyword: int, now: list[int] | None) -> int:
    if now is None:
        return 0
    # What waits for its player's turn is as printed.
    return now[card] if state.active(card) else dict(state.card(card).keywords).get(keyword, 0)


def _character(state: TcgState, card: int) -> Character:
    printed = state.card(card)
    active = state.active(card)
    # What waits for its player's turn is as printed, wounds apart.
    strengths = strength_parts(state, card) if active else []
    vitalities = vitality_parts(state, card) if active else []
    site = None
    if printed.type == MINION:
        changes = added(state, SITE_NUMBER, card)
        site = _value(state, printed.minion_site, minion_site(state, card), changes)
    return Character(
        strength=_value(state, printed.strength, state.strength(card), strengths),
        vitality=_value(state, printed.vitality, state.vitalities[card], vitalities),
        wounds=state.wounds[card],
        left=state.vitality(card),
        site=site,
        roaming=state.has(card, ROAMING),
        assigned=state.table.name(state.assigned[card]),
        opponents=state.table.called(opponents_of(state, card)),
        overwhelmed_at=overwhelmed_at(state, card),
    )


def tokens(state: TcgState, card: int) -> dict[str, int]:
    """The culture tokens on a card."""
    return {
        CULTURES[culture]: state.token_count(card, culture)
        for culture in range(1, TOKEN_KINDS)
        if state.token_count(card, culture)
    }


# -- players -------------------------------------------------------------------------------------


def _player(state: TcgState, seat: int, eyes: int) -> Player:
    """What a player has before him; of his hidden cards how many, and those that these eyes know."""
    table = state.table
    mine = [card for card in state.in_play if state.owner(card) == seat]
    support = [card for card in mine if state.zone[card] == SUPPORT]
    allies = [card for card in support if state.card(card).type == ALLY]
    bid = state.bids[seat] if state.bids else -1
    return Player(
        seat=SEAT_LETTERS[seat],
        playing=state.playing[seat],
        site=state.marker[seat],
        burdens=state.burdens[seat],
        resistance=_resistance(state, seat),
        ring_bearer=table.name(state.bearer[seat]),
        ring=table.name(state.ring[seat]),
        wearing=state.wearing[seat],
        companions=table.called([card for card in mine if state.zone[card] == FELLOWSHIP_AREA]),
        allies=table.called(allies),
        support=table.called([card for card in support if card not in allies]),
        minions=table.called([card for card in mine if state.zone[card] == MINION_AREA]),
        controls=tuple(state.controlled(seat)),
        hand=_hand(state, seat, eyes),
        deck=DrawDeck(
            count=deck_size(state, seat),
            top=_place_by_place(state, state.tops[seat], eyes),
            bottom=_place_by_place(state, state.bottoms[seat], eyes),
        ),
        adventure=len(state.sites[seat]),
        discard=table.called(state.discards[seat]),
        dead=table.called(state.dead[seat]),
        has_bid=bid >= 0,
        bid=bid if bid >= 0 and seat == eyes else None,
    )


def _resistance(state: TcgState, seat: int) -> Value:
    bearer = state.bearer[seat]
    if bearer == NO_CARD or not state.is_in_play(bearer):
        return Value(printed=0, now=0, modifiers=())
    borne = [(item, state.card(item).resistance_bonus) for item in state.borne_by(bearer)]
    parts = [part for part in borne if part[1]] + added(state, RESISTANCE, bearer)
    return _value(state, state.card(bearer).resistance, resistance(state, seat), parts)


def _hand(state: TcgState, seat: int, eyes: int) -> Hand:
    named = named_cards(state)
    cards = [card for card in sorted(state.hands[seat]) if knows(state, card, eyes) or card in named]
    return Hand(count=len(state.hands[seat]), cards=tuple([_held(state, card) for card in cards]))


def _held(state: TcgState, card: int) -> Held:
    printed = state.card(card)
    return Held(
        card=state.table.names[card],
        code=printed.code,
        cost=_value(state, printed.twilight, twilight_cost(state, card), cost_parts(state, card)),
        roaming=would_roam(state, card),
    )


def knows(state: TcgState, card: int, eyes: int) -> bool:
    """Whether a seat, or the watchers, know a hidden card."""
    if eyes < 0:
        return state.seen[card] == (1 << state.table.players) - 1
    return state.seen[card] >> eyes & 1 != 0


def _place_by_place(state: TcgState, cards: list[int], eyes: int) -> tuple[str | None, ...]:
    """A part of a deck, in its order; None for a card that these eyes do not know."""
    return tuple([state.table.names[card] if knows(state, card, eyes) else None for card in cards])
