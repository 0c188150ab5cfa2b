"""What things are called. Duel's cards have no names, so they are called by what they do."""

from __future__ import annotations

from mathom.core.text import Text
from mathom.games.duel.box import CARDS, COLOURS, EVERYWHERE, REGION_IDS, Card, Effect


def card_name(card: Card) -> Text:
    """The colour, and what the card does."""
    return Text(
        "duel-card",
        colour=Text(f"duel-colour-{COLOURS[card.colour]}"),
        does=joined([does(effect) for effect in card.effects]),
    )


def does(effect: Effect) -> Text:
    """An effect in a few words."""
    id = f"duel-does-{effect.does}"
    if effect.does == "skills":
        return joined(
            [
                Text(id, count=count, skill=Text(f"duel-skill-{name}"))
                for name, count in effect.skills.items()
            ]
        )
    if effect.does == "skill_choice":
        return joined([Text(f"duel-skill-{name}") for name in effect.one_of], "duel-or")
    if effect.does == "race":
        return Text(f"duel-race-{effect.race}")
    if effect.does == "place_units" and effect.regions != EVERYWHERE:
        regions = [Text(f"duel-region-{REGION_IDS[region]}") for region in effect.regions]
        return Text("duel-does-place_units", count=effect.count, region=joined(regions, "duel-or"))
    if effect.does == "place_units":
        return Text("duel-does-place_units_anywhere", count=effect.count)
    return Text(id, count=effect.count)


def joined(texts: list[Text], by: str = "duel-and") -> Text:
    """Texts side by side."""
    whole = texts[0]
    for text in texts[1:]:
        whole = Text(by, first=whole, second=text)
    return whole


CARD_NAMES: dict[str, Text] = {card.id: card_name(card) for card in CARDS}
