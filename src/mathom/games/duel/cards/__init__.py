"""What each card, landmark, token and bonus space does: its effects in the data, as steps."""

from __future__ import annotations

from typing import Any

from mathom.core.agenda import Step
from mathom.games.duel import deeds
from mathom.games.duel.box import (
    BONUSES,
    CARDS,
    FELLOWSHIP,
    LANDMARKS,
    RACES,
    RED,
    SAURON,
    TOKENS,
    Effect,
)
from mathom.games.duel.steps.alliances import AnyAlliance, RaceSymbol
from mathom.games.duel.steps.conquest import (
    MoveUnits,
    PlaceApart,
    PlaceFortress,
    PlaceRedUnits,
    PlaceUnits,
    RemoveFortress,
    RemoveUnits,
)
from mathom.games.duel.steps.effects import (
    DiscardGreyCard,
    ExtraTurn,
    GainCoins,
    OpponentLosesCoins,
    Pick,
    PlayFromDiscard,
)
from mathom.games.duel.steps.quest import Advance


def step(effect: Effect, seat: int, colour: int) -> Step[Any] | None:
    """The step that carries out an effect; skills need none, they count by lying there."""
    does = effect.does
    if does == "skills" or does == "skill_choice":
        return None
    if does == "gain_coins":
        return GainCoins(seat, effect.count)
    if does == "opponent_loses_coins":
        return OpponentLosesCoins(seat, effect.count)
    if does == "extra_turn":
        return ExtraTurn(seat)
    if does == "quest":
        return Advance(seat, effect.count)
    if does == "race":
        return RaceSymbol(seat, RACES.index(effect.race))
    if does == "any_alliance":
        return AnyAlliance(seat)
    if does == "place_units" and colour == RED:
        return PlaceRedUnits(seat, effect.count, effect.regions)
    if does == "place_units":
        return PlaceUnits(seat, effect.count, effect.regions)
    if does == "place_units_apart":
        return PlaceApart(seat, effect.count)
    if does == "move_units":
        return MoveUnits(seat, effect.count)
    if does == "remove_units":
        return RemoveUnits(seat, effect.count)
    if does == "remove_fortress":
        return RemoveFortress(seat)
    if does == "play_from_discard":
        return PlayFromDiscard(seat)
    if does == "discard_grey_card":
        return DiscardGreyCard(seat)
    if does == "pick":
        return Pick(seat, effect.count)
    raise ValueError(does)


def steps(effects: list[Effect], seat: int, colour: int = -1) -> list[Step[Any]]:
    """Effects as steps, the first effect last, where the agenda takes its next step from."""
    made = [step(effect, seat, colour) for effect in reversed(effects)]
    return [one for one in made if one is not None]


def write_deeds() -> None:
    """Fill `deeds` from the data."""
    for seat in (FELLOWSHIP, SAURON):
        deeds.OF_CARD[seat] += [steps(card.effects, seat, card.colour) for card in CARDS]
        deeds.OF_TOKEN[seat] += [steps(token.effects, seat) for token in TOKENS]
        deeds.OF_BONUS[seat] += [steps(bonus.effects, seat) for bonus in BONUSES]
        deeds.OF_LANDMARK[seat] += [
            [*steps(landmark.effects, seat), PlaceFortress(seat, landmark.region)]
            for landmark in LANDMARKS
        ]


write_deeds()
