"""Traits of card texts: "strength +2 and fierce", "may not take wounds", "the move limit is +1"."""

from __future__ import annotations

from functools import singledispatch
from typing import Final, final

from mathom.core.lang import knows
from mathom.games.tcg import box
from mathom.games.tcg.language import amounts, filters, traits
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.language.who import WHO
from mathom.games.tcg.phases import PHASES
from mathom.games.tcg.text.amounts import bracketed, is_nothing, measure, signed
from mathom.games.tcg.text.conditions import adverb
from mathom.games.tcg.text.grammar import ALL, EACH, A, Noun, Phrase, listed, phrase
from mathom.games.tcg.text.nouns import cards
from mathom.games.tcg.text.speech import Speech

GIVEN: Final = 0
"""Something with a number that a card has: strength +2, damage +1."""
BEING: Final = 1
"""What a card is: fierce, an archer."""
DOING: Final = 2
"""A whole sentence: may not take wounds."""

PLAIN: Final = {
    traits.COST: "cost", traits.SITE_NUMBER: "site-number", traits.SHADOW_NUMBER: "shadow-number",
    traits.OVERWHELM: "overwhelm", traits.MOST_WOUNDS: "most-wounds", traits.TAKES_PART: "takes-part",
    traits.JOINS_SKIRMISHES: "joins-skirmishes",
    traits.NO_TEXT: "no-text", traits.MOVE_LIMIT: "move-limit", traits.ROAMING_COST: "roaming-cost",
    traits.MUST_MOVE: "must-move", traits.CANNOT_MOVE: "cannot-move",
    traits.ALLIES_TAKE_ARCHERY: "allies-archery", traits.SWITCHED_OFF: "switched-off",
    traits.NO_PLAYING_FROM: "no-playing-from", traits.ONE_MINION_EACH: "one-minion-each",
    traits.WIN_LATER: "win-later", traits.NO_REMOVING_BURDENS: "no-removing-burdens",
    traits.NO_LOOKING_AT_HAND: "no-looking-at-hand", traits.WOUNDS_PREVENTED: "wounds-prevented",
}  # fmt: skip
ABOUT: Final = {
    traits.PLAY_ON_COST: ("play-on-cost", EACH), traits.CANNOT_BEAR: ("cannot-bear", A),
    traits.NO_BONUS: ("no-bonus", ALL), traits.NOT_AGAINST: ("not-against", A),
    traits.COUNTS_AS_CLASS: ("counts-as", A), traits.EXTRA_COST: ("extra-cost", A),
}  # fmt: skip


@final
class Quality:
    """A trait in words: something given or been, or a sentence: said, ordered, in the infinitive."""

    def __init__(self, kind: int, text: str, do: str = "", to: str = "") -> None:
        self.kind: Final = kind
        self.text: Final = text
        self.do: Final = do
        self.to: Final = to


@singledispatch
def quality(trait: Trait, speech: Speech, who: Phrase | None) -> Quality:
    """A trait of a card, or of the table if `who` is None."""
    raise NotImplementedError(type(trait).__name__)


def _given(name: str, amount: Amount | None, speech: Speech) -> Quality:
    assert amount is not None
    value = signed(amount, speech)
    return Quality(GIVEN, speech.say("tcg-text-beside", first=name, second=value))


def _doing(id: str, speech: Speech, who: Phrase | None, **args: str | int) -> Quality:
    if who is not None:
        args["who"] = who.text
    said = [speech.say(f"tcg-is-{id}{part}", **args) for part in ("", ".do", ".to")]
    return Quality(DOING, *said)


@quality.register
def _(trait: traits.Strength, speech: Speech, who: Phrase | None) -> Quality:
    return _given(speech.say("tcg-word-strength"), trait.amount, speech)


@quality.register
def _(trait: traits.Vitality, speech: Speech, who: Phrase | None) -> Quality:
    return _given(speech.say("tcg-word-vitality"), trait.amount, speech)


@quality.register
def _(trait: traits.HasKeyword, speech: Speech, who: Phrase | None) -> Quality:
    id = f"tcg-keyword-{box.KEYWORDS[trait.keyword]}"
    if trait.amount is not None and trait.keyword == box.AMBUSH:
        value = bracketed(trait.amount, speech)
        return Quality(GIVEN, speech.say("tcg-text-beside", first=speech.say(id), second=value))
    if trait.amount is not None:
        return _given(speech.say(id), trait.amount, speech)
    if knows(f"{id}.m"):
        return Quality(BEING, speech.say(f"{id}.{who.form if who else 'm'}"))
    return Quality(BEING, speech.say(f"{id}.a"))


@quality.register
def _(trait: traits.LosesKeyword, speech: Speech, who: Phrase | None) -> Quality:
    id = f"tcg-keyword-{box.KEYWORDS[trait.keyword]}"
    if trait.keyword in (box.DAMAGE, box.DEFENDER, box.AMBUSH):
        return _doing("loses", speech, who, keyword=speech.say(id))
    form = who.form if who is not None else "m"
    return _doing(
        "is-not", speech, who, keyword=speech.say(f"{id}.{form}" if knows(f"{id}.m") else f"{id}.a")
    )


@quality.register
def _(trait: traits.Plain, speech: Speech, who: Phrase | None) -> Quality:
    if trait.kind == traits.RESISTANCE:
        return _given(speech.say("tcg-word-resistance"), trait.amount, speech)
    id = PLAIN[trait.kind]
    if trait.kind == traits.OVERWHELM and trait.amount is not None:
        return _doing(id, speech, who, times=measure(trait.amount, speech).number)
    if trait.kind == traits.MOST_WOUNDS and trait.amount is not None:
        most = str(measure(trait.amount, speech).number)
        wounds = phrase(Noun("tcg-word-wound"), A, speech.language, most).text
        return _doing(id, speech, who, wounds=wounds)
    if trait.amount is not None:
        return _doing(id, speech, who, amount=signed(trait.amount, speech))
    return _doing(id, speech, who)


@quality.register
def _(trait: traits.Cannot, speech: Speech, who: Phrase | None) -> Quality:
    assert who is not None
    return cannot(trait, who, speech)


def cannot(trait: traits.Cannot, who: Phrase, speech: Speech, part: str = "") -> Quality:
    """What cannot be; with ".none" said of nobody: "no minion may take wounds"."""
    id = f"tcg-is-{traits.PROHIBITIONS[trait.what]}"
    said = [speech.say(id + one, who=who.text) for one in (part, ".do", ".to")]
    if trait.by is not None:
        by = cards(trait.by, ALL, speech).text
        said = [speech.say("tcg-is-cannot-by", text=text, cards=by) for text in said]
    return Quality(DOING, *said)


@quality.register
def _(trait: traits.About, speech: Speech, who: Phrase | None) -> Quality:
    id, article = ABOUT[trait.kind]
    what = cards(trait.what, article, speech).text
    if trait.kind == traits.PLAY_ON_COST and trait.amount is not None:
        return _doing(id, speech, who, what=what, amount=signed(trait.amount, speech))
    return _doing(id, speech, who, what=what)


@quality.register
def _(trait: traits.OfSide, speech: Speech, who: Phrase | None) -> Quality:
    if trait.kind == traits.KEEP_CARDS:
        against = cards(filters.Side(box.FREE + box.SHADOW - trait.side), ALL, speech).text
        return _doing("keep-cards", speech, None, cards=against)
    assert trait.amount is not None
    return _doing(f"archery-{box.SIDES[trait.side]}", speech, None, amount=signed(trait.amount, speech))


@quality.register
def _(trait: traits.OfPhase, speech: Speech, who: Phrase | None) -> Quality:
    if trait.kind == traits.SKIP_PHASE:
        phase = speech.say(f"tcg-phase-{PHASES[trait.phase]}.the")
        return _doing("skip-phase", speech, None, phase=phase)
    # Responses are no phase actions (rules 11.13): they stay allowed.
    phase = speech.say(f"tcg-phase-{PHASES[trait.phase]}.of")
    if trait.who < 0:
        return _doing("nobody-acts", speech, None, phase=phase)
    player = speech.say(f"tcg-who-{WHO[trait.who]}")
    return _doing("no-actions", speech, None, phase=phase, player=player)


def _sometimes(trait: Trait) -> amounts.Or | None:
    """A trait that is there only under a condition: "(and damage +2 if mounted)"."""
    amount = trait.amount
    return amount if isinstance(amount, amounts.Or) and is_nothing(amount.usual) else None


def _with(trait: Trait, amount: Amount) -> Trait:
    """The same trait, with another amount."""
    if isinstance(trait, traits.HasKeyword):
        return traits.HasKeyword(trait.keyword, amount)
    if isinstance(trait, traits.Strength):
        return traits.Strength(amount)
    if isinstance(trait, traits.Vitality):
        return traits.Vitality(amount)
    return traits.Plain(trait.kind, amount)


def qualities(
    given: tuple[Trait, ...], speech: Speech, who: Phrase | None, again: Phrase | None = None
) -> list[Quality]:
    """All traits in words; one that holds only under a condition is joined to the one before it.

    `again` is how the card is called when it is spoken of once more.
    """
    told: list[Quality] = []
    for number, trait in enumerate(given):
        amount = _sometimes(trait)
        if amount is None:
            told.append(quality(trait, speech, again if again and told else who))
            continue
        second = quality(_with(trait, amount.special), speech, who).text
        condition = adverb(amount.condition, speech)
        if not told:
            told.append(Quality(GIVEN, speech.say("tcg-text-beside", first=second, second=condition)))
            continue
        first = told.pop()
        text = speech.say("tcg-text-and-if", first=first.text, second=second, condition=condition)
        before = given[number - 1].amount
        if isinstance(before, amounts.Or) and adverb(before.condition, speech) == condition:
            text = _both_special(given[number - 1], before, second, speech)
        told.append(Quality(first.kind, text))
    return told


def _both_special(trait: Trait, amount: amounts.Or, second: str, speech: Speech) -> str:
    """ "strength +2 (or +3 and damage +1 if ...)": two traits under the same condition."""
    usual = quality(_with(trait, amount.usual), speech, None).text
    special = listed([signed(amount.special, speech), second], speech.language)
    condition = adverb(amount.condition, speech)
    return speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)


def of_kind(told: list[Quality], kind: int, speech: Speech) -> str:
    """All that is given, or all that is been, in one list."""
    words = [one.text for one in told if one.kind == kind]
    return listed(words, speech.language) if words else ""


def statement(given: tuple[Trait, ...], speech: Speech, who: Phrase | None) -> str:
    """What is so: "this minion is strength +3 and fierce"."""
    told = qualities(given, speech, who)
    had, been = of_kind(told, GIVEN, speech), of_kind(told, BEING, speech)
    said: list[str] = []
    if who is not None and had and been:
        said.append(speech.say("tcg-is-both", who=who.text, traits=had, more=been))
    elif who is not None and had:
        said.append(speech.say("tcg-is-given", who=who.text, traits=had))
    elif who is not None and been:
        said.append(speech.say("tcg-is-being", who=who.text, traits=been))
    said.extend([one.text for one in told if one.kind == DOING])
    return listed(said, speech.language)
