"""What several traits say together: "strength +2 (or +3 and damage +1 if ...) and fierce"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.tcg.language.amount import Or, is_nothing, signed
from mathom.games.tcg.wording.grammar import Phrase, listed
from mathom.games.tcg.wording.quality import BEING, DOING, GIVEN, Quality, of_kind
from mathom.games.tcg.wording.speech import Speech

if TYPE_CHECKING:
    from mathom.games.tcg.language.traits import Trait


def _sometimes(trait: Trait) -> Or | None:
    """A trait that is there only under a condition: "(and damage +2 if mounted)"."""
    amount = trait.amount
    return amount if isinstance(amount, Or) and is_nothing(amount.usual) else None


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
            told.append(trait.reads(speech, again if again and told else who))
            continue
        second = trait.with_amount(amount.special).reads(speech, who).text
        condition = amount.condition.adverb(speech)
        if not told:
            told.append(Quality(GIVEN, speech.say("tcg-text-beside", first=second, second=condition)))
            continue
        first = told.pop()
        text = speech.say("tcg-text-and-if", first=first.text, second=second, condition=condition)
        before = given[number - 1].amount
        if isinstance(before, Or) and before.condition.adverb(speech) == condition:
            text = _both_special(given[number - 1], before, second, speech)
        told.append(Quality(first.kind, text))
    return told


def _both_special(trait: Trait, amount: Or, second: str, speech: Speech) -> str:
    """ "strength +2 (or +3 and damage +1 if ...)": two traits under the same condition."""
    usual = trait.with_amount(amount.usual).reads(speech, None).text
    special = listed([signed(amount.special, speech), second], speech.language)
    condition = amount.condition.adverb(speech)
    return speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)


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
    for one in told:
        if one.kind == DOING:
            # Who it is has been said: "Erethón is strength +1 and does not add to ..."
            again = said and who is not None and one.text.startswith(f"{who.text} ")
            said.append(one.text[len(who.text) + 1 :] if again and who is not None else one.text)
    return listed(said, speech.language)
