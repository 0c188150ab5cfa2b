"""The texts of cards, made from what the cards do, in every language: they cannot differ from it.

Each word of the language of cards says how it reads (`reads`), with what `wording` knows of grammar.
A text is asked for as a `Text` like any other; its message calls a function taught below.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mathom.core.lang import knows, teach
from mathom.core.text import Text
from mathom.games.tcg import box
from mathom.games.tcg import cards as written_cards
from mathom.games.tcg.box import CARDS
from mathom.games.tcg.engine.deeds import DEEDS, Deed
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.amount import Number
from mathom.games.tcg.language.conditions import is_first_sentence
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.node import NODE_NAMES, NODE_OF, NODES, Piece
from mathom.games.tcg.language.qualities import statement
from mathom.games.tcg.language.traits import Continuous, Trait
from mathom.games.tcg.wording.grammar import sentence
from mathom.games.tcg.wording.speech import WORDS, Speech

__all__ = [
    "card_lines",
    "card_text",
    "effect_label",
    "keyword_line",
    "pieces_of",
    "said_keyword",
    "short",
    "so_now",
    "text_of",
    "trait_label",
]

# Importing them declares the cards.
assert written_cards

NOBODY: Final = "-"


# -- in a language -------------------------------------------------------------------------------


def speaking(card: box.Card, language: str, style: str = WORDS) -> Speech:
    """A card that is about to say its text."""
    deed = DEEDS[card.index]
    bearer = None if deed is None else deed.plays_on
    return Speech(language, card, style, on_site=bearer is not None and bearer.on_site())


def text_of(card: box.Card, language: str, style: str = WORDS) -> list[str]:
    """The game text of a card, a line for each piece; nothing if the card says nothing."""
    lines: list[str] = []
    for pieces in pieces_of(card):
        said = [piece.reads(speaking(card, language, style)) for piece in pieces]
        lines.append(_one_sentence(said, language))
    return lines


def pieces_of(card: box.Card) -> list[list[Piece]]:
    """The pieces of a card's text, those together that are one line; none if the card says nothing."""
    deed = DEEDS[card.reprint] or DEEDS[card.index]
    return [] if deed is None else _sentences(deed)


def _sentences(deed: Deed) -> list[list[Piece]]:
    """The pieces of a text; all that belongs to a card's first sentence is one."""
    groups: list[list[Piece]] = []
    for piece in deed.pieces:
        if groups and _in_first_sentence(piece) and _in_first_sentence(groups[-1][-1]):
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return groups


def _in_first_sentence(piece: Piece) -> bool:
    return isinstance(piece, Continuous) and is_first_sentence(piece.condition)


def _one_sentence(said: list[list[str]], language: str) -> str:
    """The sentences of one piece; those of several pieces are joined into one."""
    if len(said) == 1:
        return " ".join([sentence(one, language) for one in said[0]])
    return sentence("; ".join([one for piece in said for one in piece]), language)


def keyword_line(card: box.Card, language: str) -> str:
    """The keywords printed on a card: "Archer. Damage +1."."""
    said: list[str] = []
    speech = Speech(language, card)
    if card.ring_bearer:
        said.append(speech.say("tcg-text-ring-bearer", count=card.resistance))
    for number, value in card.keywords:
        said.append(said_keyword(number, value, card, speech))
    return " ".join([sentence(one, language) for one in said])


def said_keyword(number: int, value: int, card: box.Card, speech: Speech) -> str:
    """A keyword of a card with its value, as it goes with the card's name: "damage +1"."""
    id = f"tcg-keyword-{box.KEYWORDS[number]}"
    title = f"tcg-card-{card.code}"
    if knows(f"{id}.m", speech.language):
        # What is said of a site goes with the word "site", whatever the place is called.
        named = card.type != box.SITE and knows(f"{title}.gender", speech.language)
        feminine = named and speech.say(f"{title}.gender") == "f"
        return speech.say(f"{id}.f" if feminine else f"{id}.m")
    if not value:
        return speech.say(id)
    return f"{speech.say(id)} ({value})" if number == box.AMBUSH else f"{speech.say(id)} +{value}"


@cache
def short(node: int, language: str) -> str:
    """One ability or effect in few words: "Exert Éowyn and add (1) to prevent that wound"."""
    word = NODES[node]
    card = CARDS[box.BY_CODE[NODE_NAMES[node].partition(".")[0]]]
    speech = speaking(card, language)
    if isinstance(word, Ability):
        if word.when is not None:
            word.when.heard(speech)
        told = word.action(speech)
    else:
        assert isinstance(word, Effect)
        # What the text has spoken of before, so that "that minion" is known.
        _piece_of(node, card).reads(speech)
        told = word.told(speech)
    return sentence(told.do or told.after[0], language).removesuffix(".")


def so_now(node: int, code: str, amount: int, language: str) -> str:
    """What a lasting effect makes of a card, or of the table if there is no code: "Sam may not ..."."""
    trait = NODES[node]
    assert isinstance(trait, Trait)
    speech = speaking(CARDS[box.BY_CODE[NODE_NAMES[node].partition(".")[0]]], language)
    who = speech.titled(CARDS[box.BY_CODE[code]]) if code != NOBODY else None
    if trait.amount is not None:
        # Amounts were fixed when it was done.
        trait = trait.with_amount(Number(amount))
    return sentence(statement((trait,), speech, who), language).removesuffix(".")


# -- in any language -----------------------------------------------------------------------------


def _piece_of(node: int, card: box.Card) -> Piece:
    """The piece of the card's text in which a word stands: the last that begins before it."""
    deed = DEEDS[card.index]
    assert deed is not None
    return [piece for piece in deed.pieces if piece.id <= node][-1]


def _teach_piece(language: str, node: str) -> str:
    card = CARDS[box.BY_CODE[node.partition(".")[0]]]
    deed = DEEDS[card.index]
    assert deed is not None
    for pieces in _sentences(deed):
        if pieces[0].id == NODE_OF[node]:
            said = [piece.reads(speaking(card, language)) for piece in pieces]
            return _one_sentence(said, language)
    raise LookupError(node)


def _teach_keywords(language: str, code: str) -> str:
    return keyword_line(CARDS[box.BY_CODE[code]], language)


def _teach_short(language: str, node: str) -> str:
    return short(NODE_OF[node], language)


def _teach_trait(language: str, told: str) -> str:
    node, code, amount = told.split(" ")
    return so_now(NODE_OF[node], code, int(amount), language)


teach("CARD_PIECE", _teach_piece)
teach("CARD_TRAIT", _teach_trait)
teach("CARD_KEYWORDS", _teach_keywords)
teach("CARD_DEED", _teach_short)


def card_text(code: str) -> list[Text]:
    """The game text of a card, a text for each piece."""
    card = CARDS[box.BY_CODE[code]]
    deed = DEEDS[card.reprint] or DEEDS[card.index]
    pieces = [] if deed is None else [pieces[0] for pieces in _sentences(deed)]
    return [Text("tcg-words-piece", piece=NODE_NAMES[piece.id]) for piece in pieces]


def trait_label(trait: str, code: str, amount: int) -> Text:
    """What is so for a while, of a card or (without a code) of the table."""
    return Text("tcg-words-trait", trait=f"{trait} {code or NOBODY} {amount}")


def effect_label(node: int) -> Text:
    """An ability or an effect of a card, in few words."""
    return Text("tcg-words-deed", deed=NODE_NAMES[node])


def card_lines(code: str) -> list[Text]:
    """Everything about a card, line by line: its name, what it is, its numbers, keywords and text."""
    card = CARDS[box.BY_CODE[code]]
    lines = [_title(card), _what_it_is(card), *_numbers(card)]
    if card.keywords or card.ring_bearer:
        lines.append(Text("tcg-words-keywords", code=card.code))
    if DEEDS[card.reprint] is None and DEEDS[card.index] is None:
        lines.append(Text("tcg-words-unwritten"))
    return [*lines, *card_text(code)]


def _title(card: box.Card) -> Text:
    title: Text = Text(f"tcg-card-{card.code}")
    if card.unique:
        title = Text("tcg-words-unique", title=title)
    if card.subtitle:
        title = Text("tcg-words-subtitle", title=title, subtitle=Text(f"tcg-card-{card.code}.subtitle"))
    return Text("tcg-words-title", title=title, code=card.code)


def _what_it_is(card: box.Card) -> Text:
    kinds: list[Text] = [Text(f"tcg-type-{box.TYPES[card.type]}")]
    if card.culture:
        kinds.append(Text(f"tcg-culture-{box.CULTURES[card.culture]}"))
    elif card.side:
        kinds.append(Text(f"tcg-side-{box.SIDES[card.side]}"))
    if card.race:
        kinds.append(Text(f"tcg-race-{box.RACES[card.race]}"))
    kinds += [Text(f"tcg-class-{box.CLASSES[one]}") for one in card.classes]
    if card.signet:
        signet = Text(f"tcg-signet-{box.SIGNETS[card.signet]}")
        kinds.append(Text("tcg-words-signet", signet=signet))
    return _joined(kinds)


def _joined(parts: list[Text]) -> Text:
    text = parts[0]
    for part in parts[1:]:
        text = Text("tcg-words-joined", first=text, second=part)
    return text


def _numbers(card: box.Card) -> list[Text]:
    """Costs and strengths, as far as the card has them."""
    said: list[Text] = []
    if card.type not in (box.SITE, box.RING):
        said.append(Text("tcg-words-cost", count=card.twilight))
    if 1 <= card.type <= box.MINION:
        said.append(Text("tcg-words-strength", count=str(card.strength)))
        said.append(Text("tcg-words-vitality", count=str(card.vitality)))
    if card.strength_bonus:
        said.append(Text("tcg-words-strength", count=f"{card.strength_bonus:+d}"))
    if card.vitality_bonus:
        said.append(Text("tcg-words-vitality", count=f"{card.vitality_bonus:+d}"))
    if card.minion_site:
        said.append(Text("tcg-words-minion-site", count=card.minion_site))
    if card.homes:
        sites = [Text("tcg-words-numbered", site=f"{n}", block=_sign(block)) for n, block in card.homes]
        all_sites = sites[-1]
        for one in reversed(sites[:-1]):
            all_sites = Text("tcg-text-and", first=one, second=all_sites)
        said.append(Text("tcg-words-home", count=len(sites), sites=all_sites))
    if card.type == box.SITE:
        said.append(Text("tcg-words-site", site=f"{card.site_number}", block=_sign(card.block)))
        said.append(Text("tcg-words-shadow-number", count=card.shadow_number))
    return [_joined(said)] if said else []


def _sign(block: int) -> Text:
    return Text(f"tcg-site-{box.BLOCKS[block]}")
