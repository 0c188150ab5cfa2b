"""What things are called, and what a newcomer is told of them.

Duel's cards have no names, so they are called by what they do. All of it is made from the data: what is
said of a thing cannot differ from what the thing does.
"""

from __future__ import annotations

from functools import cache

from mathom.core.text import Text
from mathom.games.duel.box import (
    BONUSES,
    CARDS,
    CHAINS,
    COLOURS,
    EVERYWHERE,
    LANDMARKS,
    RACES,
    REGION_IDS,
    REGIONS,
    SEATS,
    SKILLS,
    TOKEN_IDS,
    TOKENS,
    Bonus,
    Card,
    Effect,
    Landmark,
    Region,
    Token,
)

SCORES = ["quest", "races", "conquest"]
"""The ways to win, as the view counts them."""

# -- names ---------------------------------------------------------------------------------------


def card_name(card: Card) -> Text:
    """The colour, and what the card does."""
    return Text(
        "duel-card",
        colour=Text(f"duel-colour-{COLOURS[card.colour]}"),
        does=joined([does(effect) for effect in card.effects]),
    )


def does(effect: Effect) -> Text:
    """An effect in a few words."""
    if effect.does == "skills":
        return skills([(SKILLS.index(name), count) for name, count in effect.skills.items()])
    if effect.does == "skill_choice":
        return joined([Text(f"duel-skill-{name}") for name in effect.one_of], "duel-or")
    if effect.does == "race":
        return Text(f"duel-race-{effect.race}")
    return _worded("does", effect)


def effect_sentence(effect: Effect) -> Text:
    """An effect as a sentence of its own."""
    if effect.does in ("skills", "skill_choice", "race"):
        return Text(f"duel-effect-{effect.does}", does=does(effect))
    return _worded("effect", effect)


def _worded(how: str, effect: Effect) -> Text:
    id = f"duel-{how}-{effect.does}"
    if effect.does != "place_units":
        return Text(id, count=effect.count)
    if effect.regions == EVERYWHERE:
        return Text(f"{id}_anywhere", count=effect.count)
    return Text(id, count=effect.count, region=joined(_regions(list(effect.regions)), "duel-or"))


def skills(symbols: list[tuple[int, int]]) -> Text:
    """Skill symbols side by side."""
    return joined(
        [
            Text("duel-does-skills", count=count, skill=Text(f"duel-skill-{SKILLS[skill]}"))
            for skill, count in symbols
        ]
    )


def joined(texts: list[Text], last: str = "duel-comma") -> Text:
    """Texts side by side, with commas; the last one may be joined by an "or"."""
    whole = texts[0]
    for text in texts[1:-1]:
        whole = Text("duel-comma", first=whole, second=text)
    return Text(last, first=whole, second=texts[-1]) if len(texts) > 1 else whole


def _regions(regions: list[int]) -> list[Text]:
    return [Text(f"duel-region-{REGION_IDS[region]}") for region in regions]


CARD_NAMES: dict[str, Text] = {card.id: card_name(card) for card in CARDS}
BONUS_NAMES: dict[str, Text] = {
    str(bonus.step): joined([does(effect) for effect in bonus.effects]) for bonus in BONUSES
}


def kind_of(thing: str) -> str:
    """What kind of thing it is that does something: a card, a landmark or a token."""
    return "card" if thing in CARD_NAMES else "token" if thing in TOKEN_IDS else "landmark"


# -- explanations --------------------------------------------------------------------------------


def explain(kind: str, id: str) -> list[Text]:
    """What a newcomer wants to know about a thing, line by line; nothing if there is no such thing."""
    return _explanations().get((kind, id), [])[:]


@cache
def _explanations() -> dict[tuple[str, str], list[Text]]:
    return {
        **{("card", card.id): explain_card(card) for card in CARDS},
        **{("landmark", landmark.id): explain_landmark(landmark) for landmark in LANDMARKS},
        **{("token", token.id): explain_token(token) for token in TOKENS},
        **{("region", region.id): explain_region(region) for region in REGIONS},
        **{("skill", skill): explain_skill(skill) for skill in SKILLS},
        **{("race", race): explain_race(race) for race in RACES},
        **{("colour", colour): explain_colour(colour) for colour in COLOURS},
        **{("bonus", str(bonus.step)): explain_bonus(bonus) for bonus in BONUSES},
        **{("chain", symbol): explain_chain(symbol) for symbol in CHAINS},
        **{("effects", card.id): card_effects(card) for card in CARDS},
        **{("effects", landmark.id): landmark_effects(landmark) for landmark in LANDMARKS},
        **{("effects", token.id): token_effects(token) for token in TOKENS},
        **{("score", score): explain_score(score) for score in SCORES},
    }


def explain_card(card: Card) -> list[Text]:
    """The colour's meaning, the cost, what it does, and its chain symbols."""
    lines = [
        Text("duel-explain-card", chapter=card.chapter, card=CARD_NAMES[card.id]),
        *[effect_sentence(effect) for effect in card.effects],
        _cost(card.coins, card.cost),
    ]
    if card.needs:
        lines.append(_chain("duel-explain-needs", card.needs, _giver(card.needs)))
    if card.gives:
        lines.append(_chain("duel-explain-gives", card.gives, _taker(card.gives)))
    return [*lines, *explain_colour(COLOURS[card.colour])]


def card_effects(card: Card) -> list[Text]:
    """What a card does for whoever plays it, without the rest."""
    lines = [effect_sentence(effect) for effect in card.effects]
    if card.gives:
        lines.append(_chain("duel-explain-gives", card.gives, _taker(card.gives)))
    return lines


def explain_colour(colour: str) -> list[Text]:
    """What the cards of a colour are for."""
    return [Text(f"duel-colour-means-{colour}")]


def explain_chain(symbol: str) -> list[Text]:
    """Where a chain symbol is found, and what it makes free."""
    return [
        _chain("duel-explain-chain-from", symbol, _giver(symbol)),
        _chain("duel-explain-chain-to", symbol, _taker(symbol)),
    ]


def explain_landmark(landmark: Landmark) -> list[Text]:
    """Where it lies, what it costs, and its effects in order: the fortress comes first (p. 3)."""
    region = Text(f"duel-region-{REGION_IDS[landmark.region]}")
    name = Text(f"duel-landmark-{landmark.id}")
    return [
        Text("duel-explain-landmark", landmark=name, region=region),
        *landmark_effects(landmark),
        _cost(0, landmark.cost),
        Text("duel-explain-surcharge"),
    ]


def landmark_effects(landmark: Landmark) -> list[Text]:
    """What a landmark does for whoever takes it, without the rest."""
    region = Text(f"duel-region-{REGION_IDS[landmark.region]}")
    return [
        Text("duel-explain-fortress", region=region),
        *[effect_sentence(effect) for effect in landmark.effects],
    ]


def explain_token(token: Token) -> list[Text]:
    """Its race, how long it works, and what it does."""
    return [
        Text("duel-explain-token", race=Text(f"duel-race-{RACES[token.race]}")),
        Text("duel-token-lasting" if token.power or token.on else "duel-token-once"),
        *token_effects(token),
    ]


def token_effects(token: Token) -> list[Text]:
    """What a token does, without the rest."""
    if token.power:
        return [Text(f"duel-lasting-{token.power}")]
    if token.on:
        return [Text(f"duel-on-{token.on}", does=joined([does(effect) for effect in token.effects]))]
    return [effect_sentence(effect) for effect in token.effects]


def explain_score(score: str) -> list[Text]:
    """How one of the three ways to win is won (p. 8)."""
    if score == "quest":
        return [Text(f"duel-explain-score-quest-{seat}") for seat in SEATS]
    return [Text(f"duel-explain-score-{score}")]


def explain_region(region: Region) -> list[Text]:
    """Its neighbours, its landmark, and who starts there."""
    lines = [
        Text("duel-explain-region", region=Text(f"duel-region-{region.id}")),
        Text("duel-explain-adjacent", regions=joined(_regions(region.adjacent))),
    ]
    for landmark in LANDMARKS:
        if landmark.region == region.index:
            lines.append(Text("duel-explain-home", landmark=Text(f"duel-landmark-{landmark.id}")))
    for seat, name in enumerate(SEATS):
        if region.start[seat]:
            lines.append(Text("duel-explain-start", who=name, count=region.start[seat]))
    return [*lines, Text("duel-explain-presence")]


def explain_bonus(bonus: Bonus) -> list[Text]:
    """When a bonus of the quest comes, and what it gives."""
    return [
        Text("duel-explain-bonus", space=bonus.step),
        *[effect_sentence(effect) for effect in bonus.effects],
        Text("duel-explain-bonus-own"),
    ]


def explain_skill(skill: str) -> list[Text]:
    """How skills pay, and where this one is found."""
    cards = [
        card for card in CARDS for effect in card.effects if skill in (*effect.skills, *effect.one_of)
    ]
    return [
        Text("duel-explain-skill", skill=Text(f"duel-skill-{skill}")),
        Text("duel-explain-skill-use"),
        _where("duel-explain-skill-cards", cards),
    ]


def explain_race(race: str) -> list[Text]:
    """Where the race is found, what it is good for, and its tokens."""
    index = RACES.index(race)
    return [
        Text("duel-explain-race", race=Text(f"duel-race-{race}")),
        _where("duel-explain-race-cards", [card for card in CARDS if card.race == index]),
        *explain_colour("green"),
        *[
            Text("duel-explain-race-token", token=Text(f"duel-token-{token.id}"))
            for token in TOKENS
            if token.race == index
        ],
    ]


def _cost(coins: int, symbols: list[tuple[int, int]]) -> Text:
    parts = [Text("duel-coins", count=coins)] if coins else []
    if symbols:
        parts.append(skills(symbols))
    return Text("duel-explain-cost", cost=joined(parts)) if parts else Text("duel-explain-free")


def _where(id: str, cards: list[Card]) -> Text:
    chapters = [card.chapter for card in cards]
    found = [
        Text(id, chapter=chapter, count=chapters.count(chapter)) for chapter in sorted(set(chapters))
    ]
    return Text("duel-explain-where", cards=joined(found))


def _chain(id: str, symbol: str, card: Card) -> Text:
    name = Text(f"duel-chain-{symbol}")
    return Text(id, symbol=name, card=CARD_NAMES[card.id], chapter=card.chapter)


def _giver(symbol: str) -> Card:
    return next(card for card in CARDS if card.gives == symbol)


def _taker(symbol: str) -> Card:
    return next(card for card in CARDS if card.needs == symbol)
