"""What a player may do in the fellowship phase with cards that he does not play (p. 23, rules 7.1)."""

from __future__ import annotations

from mathom.games.tcg.engine.offers import transfer_key
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.wounds import discard_from_hand, heal


def transfer(state: TcgState, item: int, bearer: int) -> None:
    """Pay an item's twilight cost again and hand it to another character (p. 23). This is no play, so
    nothing changes that cost (rules 11.20)."""
    state.twilight += state.card(item).twilight
    state.on[item] = bearer
    key = transfer_key(state, item)
    state.uses[key] = state.uses.get(key, 0) + 1
    state.changed()
    if state.events is not None:
        names = state.table.names
        state.tell("transferred", {"card": names[item], "other": names[bearer]})


def discard_to_heal(state: TcgState, character: int, copy: int) -> None:
    """Discard a card with the title of a wounded unique companion or ally to heal it (rules 7.1)."""
    discard_from_hand(state, copy)
    heal(state, character)
