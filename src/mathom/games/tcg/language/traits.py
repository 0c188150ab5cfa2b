"""Traits: what a continuous text or a lasting effect makes of a card or of the table.

The same trait serves "Gimli is strength +1" and "make Gimli strength +1 until the regroup phase".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.core.lang import knows
from mathom.games.tcg import box
from mathom.games.tcg.engine.changes import NOTHING
from mathom.games.tcg.engine.in_force import SWITCHED_OFF
from mathom.games.tcg.language.amount import Amount, Number, amount, bracketed, signed
from mathom.games.tcg.language.condition import Condition
from mathom.games.tcg.language.conditions import while_so
from mathom.games.tcg.language.filter import Filter, Pointing, heeded_by
from mathom.games.tcg.language.filters import Side
from mathom.games.tcg.language.node import Numbered, Piece
from mathom.games.tcg.language.qualities import statement
from mathom.games.tcg.language.who import OPPONENT, WHO
from mathom.games.tcg.phases import PHASES
from mathom.games.tcg.wording.grammar import ALL, EACH, NO, A, Noun, Phrase, phrase
from mathom.games.tcg.wording.quality import BEING, DOING, GIVEN, Quality
from mathom.games.tcg.wording.speech import Speech

__all__ = [
    "ADD_TO_ARCHERY", "BE_ASSIGNED", "BE_DISCARDED", "BE_EXERTED", "BE_HEALED", "BE_PLAYED",
    "TAKE_PART", "TAKE_WOUNDS", "USE_ABILITIES", "Continuous", "Trait", "allies_take_archery",
    "archery_total", "bears_for", "cannot", "cannot_bear", "cannot_move", "costs", "has", "is_",
    "joins_skirmishes", "keep_cards", "loses", "minion_site", "most_wounds", "move_limit", "must_move",
    "no_actions", "no_bonus_from", "overwhelmed_only_tripled", "roaming_penalty", "shadow_number",
    "skip", "strength", "takes_part", "the_table", "without_first_sentence", "wounds_prevented",
]  # fmt: skip

# Traits of a card that values.refresh works out, in this order
KEYWORD: Final = 0
NO_KEYWORD: Final = 1
SITE_NUMBER: Final = 2
VITALITY: Final = 3
STRENGTH: Final = 4
LAST_WORKED_OUT: Final = STRENGTH
# Traits of a card that are asked for when they matter
COST: Final = 5
PLAY_ON_COST: Final = 6
SHADOW_NUMBER: Final = 7
RESISTANCE: Final = 8
OVERWHELM: Final = 9
MOST_WOUNDS: Final = 10
CANNOT: Final = 11
NO_BONUS: Final = 12
TAKES_PART: Final = 13
EXTRA_COST: Final = 14
NO_TEXT: Final = 15
CANNOT_BEAR: Final = 16
COUNTS_AS_CLASS: Final = 17
NOT_AGAINST: Final = 18
JOINS_SKIRMISHES: Final = 19
# Traits of the table
ARCHERY_TOTAL: Final = 20
MOVE_LIMIT: Final = 21
SKIP_PHASE: Final = 22
ROAMING_COST: Final = 23
MUST_MOVE: Final = 24
CANNOT_MOVE: Final = 25
NO_ACTIONS: Final = 26
KEEP_CARDS: Final = 27
ALLIES_TAKE_ARCHERY: Final = 28
# 29 is SWITCHED_OFF
NO_PLAYING_FROM: Final = 30
ONE_MINION_EACH: Final = 31
WIN_LATER: Final = 32
NO_REMOVING_BURDENS: Final = 33
NO_LOOKING_AT_HAND: Final = 34
# More traits of a card that are asked for when they matter
WOUNDS_PREVENTED: Final = 35
"""It may be chosen to take a wound, which is then prevented (rules 10.1)."""

# What a card cannot do or have done to it (the trait Cannot)
TAKE_WOUNDS: Final = 0
BE_HEALED: Final = 1
BE_DISCARDED: Final = 2
BE_EXERTED: Final = 3
BE_ASSIGNED: Final = 4
BE_PLAYED: Final = 5
ADD_TO_ARCHERY: Final = 6
USE_ABILITIES: Final = 7
TAKE_PART: Final = 8
"""An ally that may not take part in archery fire or skirmishes."""
PROHIBITIONS: Final = [
    "take-wounds", "be-healed", "be-discarded", "be-exerted", "be-assigned", "be-played",
    "add-to-archery", "use-abilities", "take-part",
]  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Numbered):
    """One thing that is different."""

    def __init__(self, kind: int, amount: Amount | None = None) -> None:
        super().__init__()
        self.kind: Final = kind
        self.amount: Final = amount
        """How much; None where there is nothing to count."""

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        """What it says of a card, or of the table if `who` is None."""
        raise NotImplementedError(type(self).__name__)

    def with_amount(self, amount: Amount) -> Trait:
        """The same trait, with another amount."""
        return Plain(self.kind, amount)


def _given(name: str, amount: Amount | None, speech: Speech) -> Quality:
    assert amount is not None
    value = signed(amount, speech)
    return Quality(GIVEN, speech.say("tcg-text-beside", first=name, second=value))


def _doing(id: str, speech: Speech, who: Phrase | None, **args: str | int) -> Quality:
    if who is not None:
        args |= {"who": who.text, "of-who": speech.of(who)}
    said = [speech.say(f"tcg-is-{id}{part}", **args) for part in ("", ".do", ".to")]
    return Quality(DOING, *said)


class Strength(Trait):
    """Strength plus or minus."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(STRENGTH, amount)

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        return _given(speech.say("tcg-word-strength"), self.amount, speech)

    def with_amount(self, amount: Amount) -> Trait:
        return Strength(amount)


def strength(value: Amount | int) -> Trait:
    """Strength plus or minus."""
    return Strength(amount(value))


class Vitality(Trait):
    """Vitality plus or minus."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(VITALITY, amount)

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        return _given(speech.say("tcg-word-vitality"), self.amount, speech)

    def with_amount(self, amount: Amount) -> Trait:
        return Vitality(amount)


class HasKeyword(Trait):
    """A keyword, with its value if it has one: fierce, damage +1."""

    def __init__(self, keyword: int, amount: Amount | None = None) -> None:
        super().__init__(KEYWORD, amount)
        self.keyword: Final = keyword

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        id = f"tcg-keyword-{box.KEYWORDS[self.keyword]}"
        if self.amount is not None and self.keyword == box.AMBUSH:
            value = bracketed(self.amount, speech)
            return Quality(GIVEN, speech.say("tcg-text-beside", first=speech.say(id), second=value))
        if self.amount is not None:
            return _given(speech.say(id), self.amount, speech)
        if knows(f"{id}.m"):
            return Quality(BEING, speech.say(f"{id}.{who.form if who else 'm'}"))
        return Quality(BEING, speech.say(f"{id}.a"))

    def with_amount(self, amount: Amount) -> Trait:
        return HasKeyword(self.keyword, amount)


def has(number: int, value: Amount | int | None = None) -> Trait:
    """A keyword, with its value: `has(FIERCE)`, `has(DAMAGE, 1)`."""
    return HasKeyword(number, None if value is None else amount(value))


class LosesKeyword(Trait):
    """No longer the keyword, nor any bonus of it."""

    def __init__(self, keyword: int) -> None:
        super().__init__(NO_KEYWORD)
        self.keyword: Final = keyword

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        id = f"tcg-keyword-{box.KEYWORDS[self.keyword]}"
        if self.keyword in (box.DAMAGE, box.DEFENDER, box.AMBUSH):
            return _doing("loses", speech, who, keyword=speech.say(id))
        form = who.form if who is not None else "m"
        return _doing(
            "is-not", speech, who, keyword=speech.say(f"{id}.{form}" if knows(f"{id}.m") else f"{id}.a")
        )


def loses(number: int) -> Trait:
    """No longer a keyword: `loses(FIERCE)`."""
    return LosesKeyword(number)


PLAIN: Final = {
    COST: "cost", SITE_NUMBER: "site-number", SHADOW_NUMBER: "shadow-number",
    OVERWHELM: "overwhelm", MOST_WOUNDS: "most-wounds", TAKES_PART: "takes-part",
    JOINS_SKIRMISHES: "joins-skirmishes",
    NO_TEXT: "no-text", MOVE_LIMIT: "move-limit", ROAMING_COST: "roaming-cost",
    MUST_MOVE: "must-move", CANNOT_MOVE: "cannot-move",
    ALLIES_TAKE_ARCHERY: "allies-archery", SWITCHED_OFF: "switched-off",
    NO_PLAYING_FROM: "no-playing-from", ONE_MINION_EACH: "one-minion-each",
    WIN_LATER: "win-later", NO_REMOVING_BURDENS: "no-removing-burdens",
    NO_LOOKING_AT_HAND: "no-looking-at-hand", WOUNDS_PREVENTED: "wounds-prevented",
}  # fmt: skip


class Plain(Trait):
    """A trait that is wholly told by its kind and amount: cost, Shadow number, move limit..."""

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        if self.kind == RESISTANCE:
            return _given(speech.say("tcg-word-resistance"), self.amount, speech)
        id = PLAIN[self.kind]
        if self.kind == OVERWHELM and self.amount is not None:
            return _doing(id, speech, who, times=self.amount.reads(speech).number)
        if self.kind == MOST_WOUNDS and self.amount is not None:
            most = str(self.amount.reads(speech).number)
            wounds = phrase(Noun("tcg-word-wound"), A, speech.language, most).text
            return _doing(id, speech, who, wounds=wounds)
        if self.amount is not None:
            return _doing(id, speech, who, amount=signed(self.amount, speech))
        return _doing(id, speech, who)


def wounds_prevented() -> Trait:
    """All wounds to the card are prevented; it may still be chosen to take them."""
    return Plain(WOUNDS_PREVENTED)


def takes_part() -> Trait:
    """An ally takes part in archery fire and skirmishes."""
    return Plain(TAKES_PART)


def joins_skirmishes() -> Trait:
    """An ally takes part in skirmishes, and in nothing else."""
    return Plain(JOINS_SKIRMISHES)


def roaming_penalty(value: Amount | int) -> Trait:
    """The roaming penalty plus or minus."""
    return Plain(ROAMING_COST, amount(value))


def minion_site(value: Amount | int) -> Trait:
    """A minion's site number plus or minus."""
    return Plain(SITE_NUMBER, amount(value))


def move_limit(value: int) -> Trait:
    """The move limit plus or minus."""
    return Plain(MOVE_LIMIT, Number(value))


def must_move() -> Trait:
    """The fellowship must move again, if it can."""
    return Plain(MUST_MOVE)


def cannot_move() -> Trait:
    """The fellowship may not move again."""
    return Plain(CANNOT_MOVE)


def allies_take_archery() -> Trait:
    """Allies take the wounds of archery fire."""
    return Plain(ALLIES_TAKE_ARCHERY)


def without_first_sentence() -> Trait:
    """The first sentence of its text does not apply."""
    return Plain(SWITCHED_OFF)


def overwhelmed_only_tripled() -> Trait:
    """May not be overwhelmed unless strength is tripled."""
    return Plain(OVERWHELM, Number(3))


def most_wounds(value: int) -> Trait:
    """Takes no more than so many wounds in a phase."""
    return Plain(MOST_WOUNDS, Number(value))


def costs(value: Amount | int) -> Trait:
    """Twilight cost plus or minus."""
    return Plain(COST, amount(value))


def shadow_number(value: Amount | int) -> Trait:
    """A site's Shadow number plus or minus."""
    return Plain(SHADOW_NUMBER, amount(value))


class Cannot(Trait):
    """Something that cannot be done by or to the card; `by` limits it to effects of such cards."""

    def __init__(self, what: int, by: Filter | None = None) -> None:
        super().__init__(CANNOT)
        self.what: Final = what
        self.by: Final = by

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        assert who is not None
        return self.forbids(who, speech)

    def forbids(self, who: Phrase, speech: Speech, part: str = "") -> Quality:
        """What cannot be; with ".none" said of nobody: "no minion may take wounds"."""
        id = f"tcg-is-{PROHIBITIONS[self.what]}"
        known = {"who": who.text, "who-object": speech.object(who), "who-form": who.form}
        said = [speech.say(id + one, **known) for one in (part, ".do", ".to")]
        if self.by is not None:
            by = self.by.reads(ALL, speech).text
            said = [speech.say("tcg-is-cannot-by", text=text, cards=by) for text in said]
        return Quality(DOING, *said)


def cannot(what: int, by: Filter | None = None) -> Trait:
    """Cannot: `cannot(TAKE_WOUNDS)`."""
    return Cannot(what, by)


ABOUT: Final = {
    PLAY_ON_COST: ("play-on-cost", EACH), CANNOT_BEAR: ("cannot-bear", A),
    NO_BONUS: ("no-bonus", ALL), NOT_AGAINST: ("not-against", A),
    COUNTS_AS_CLASS: ("counts-as", A),
}  # fmt: skip


class About(Trait):
    """A trait that speaks of other cards: items that cost less on this one, cannot be borne, give
    no bonus; minions it cannot be assigned against."""

    def __init__(self, kind: int, what: Filter, amount: Amount | None = None) -> None:
        super().__init__(kind, amount)
        self.what: Final = what

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        id, article = ABOUT[self.kind]
        what = self.what.reads(article, speech).text
        if self.kind == PLAY_ON_COST and self.amount is not None:
            return _doing(id, speech, who, what=what, amount=signed(self.amount, speech))
        return _doing(id, speech, who, what=what)

    def with_amount(self, amount: Amount) -> Trait:
        return About(self.kind, self.what, amount)


def bears_for(what: Filter, value: Amount | int) -> Trait:
    """Such cards cost more or less when played on this one."""
    return About(PLAY_ON_COST, what, amount(value))


def cannot_bear(what: Filter) -> Trait:
    """Such cards may not be borne."""
    return About(CANNOT_BEAR, what)


def no_bonus_from(what: Filter) -> Trait:
    """Such cards give no strength bonus."""
    return About(NO_BONUS, what)


class OfSide(Trait):
    """An archery total, or whatever else a side of the table has."""

    def __init__(self, kind: int, side: int, amount: Amount | None = None) -> None:
        super().__init__(kind, amount)
        self.side: Final = side

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        if self.kind == KEEP_CARDS:
            against = Side(box.FREE + box.SHADOW - self.side).reads(ALL, speech).text
            return _doing("keep-cards", speech, None, cards=against)
        assert self.amount is not None
        return _doing(
            f"archery-{box.SIDES[self.side]}", speech, None, amount=signed(self.amount, speech)
        )

    def with_amount(self, amount: Amount) -> Trait:
        return OfSide(self.kind, self.side, amount)


def keep_cards(side: int) -> Trait:
    """Shadow cards may not discard from this side's hand and draw deck."""
    return OfSide(KEEP_CARDS, side)


def archery_total(side: int, value: Amount | int) -> Trait:
    """The archery total of a side plus or minus."""
    return OfSide(ARCHERY_TOTAL, side, amount(value))


class OfPhase(Trait):
    """A phase that is skipped, or in which somebody can play no events and use no abilities."""

    def __init__(self, kind: int, phase: int, who: int = -1) -> None:
        super().__init__(kind)
        self.phase: Final = phase
        self.who: Final = who

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        if self.kind == SKIP_PHASE:
            phase = speech.say(f"tcg-phase-{PHASES[self.phase]}.the")
            return _doing("skip-phase", speech, None, phase=phase)
        # Responses are no phase actions (rules 11.13): they stay allowed.
        phase = speech.say(f"tcg-phase-{PHASES[self.phase]}.of")
        if self.who < 0:
            return _doing("nobody-acts", speech, None, phase=phase)
        if self.who == OPPONENT:
            return _doing("no-actions-opponent", speech, None, phase=phase)
        player = speech.say(f"tcg-who-{WHO[self.who]}")
        return _doing("no-actions", speech, None, phase=phase, player=player)


def skip(phase: int) -> Trait:
    """A phase is skipped."""
    return OfPhase(SKIP_PHASE, phase)


def no_actions(phase: int, player: int = -1) -> Trait:
    """Somebody, or nobody at all, may play events and use abilities of a phase."""
    return OfPhase(NO_ACTIONS, phase, player)


class Continuous(Piece):
    """ "While ..., each X is ...": holds as long as its card is active and the condition is so."""

    def __init__(
        self, traits: tuple[Trait, ...], whom: Filter | None, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.traits: Final = traits
        self.whom: Final = whom
        """Which cards; None for the table itself."""
        self.condition: Final = condition
        self.heeded: Final = _heeded(traits, whom, condition)
        """What must change for values to be worked out anew (`changes`)."""

    def parts(self) -> list[Numbered]:
        return list(self.traits)

    def reads(self, speech: Speech) -> list[str]:
        if self.whom is None:
            return [while_so(self.condition, statement(self.traits, speech, None), speech)]
        if not isinstance(self.whom, Pointing) and (none := self._nobody(self.whom, speech)):
            return [while_so(self.condition, none, speech)]
        who, how = self.whom.subject(speech)
        speech.affected = who if how else self.whom.kind(speech)
        text = statement(self.traits, speech, who)
        speech.affected = None
        if how:
            text = speech.say("tcg-text-after", when=speech.say("tcg-text-while", clause=how), text=text)
        return [while_so(self.condition, text, speech)]

    def _nobody(self, whom: Filter, speech: Speech) -> str:
        """ "No Dunland Man may take wounds" rather than "each ... may not"."""
        trait = self.traits[0]
        if len(self.traits) > 1 or not isinstance(trait, Cannot):
            return ""
        parts = whom.alternatives()
        if not knows(f"tcg-is-{PROHIBITIONS[trait.what]}.none"):
            return ""
        if len(parts) > 1 or any(isinstance(part, Pointing) for part in parts[0]):
            return ""
        return trait.forbids(whom.reads(NO, speech), speech, ".none").text


def is_(whom: Filter, *given: Trait, while_: Condition | None = None) -> Continuous:
    """ "While ..., each such card is ..."."""
    return Continuous(given, whom, while_)


def the_table(*given: Trait, while_: Condition | None = None) -> Continuous:
    """ "While ..., the archery total is ..."."""
    return Continuous(given, None, while_)


def _heeded(traits: tuple[Trait, ...], whom: Filter | None, condition: Condition | None) -> int:
    """What a text heeds; traits that are asked for when they matter are never out of date."""
    worked_out = [one for one in traits if one.kind <= LAST_WORKED_OUT or one.kind == NO_BONUS]
    if not worked_out:
        return NOTHING
    heeded = heeded_by(whom)
    if condition is not None:
        heeded |= condition.heeds()
    for trait in worked_out:
        if trait.amount is not None:
            heeded |= trait.amount.heeds()
        if isinstance(trait, About):
            heeded |= trait.what.heeds()
    return heeded
