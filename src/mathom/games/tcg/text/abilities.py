"""The pieces of a card text: phases, Responses, "each time", "while", "to play", bearers."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from mathom.core.lang import knows
from mathom.games.tcg import box, phases
from mathom.games.tcg.language import abilities, conditions, filters, traits
from mathom.games.tcg.language.abilities import PER_TURN, TRIGGER, Ability, When
from mathom.games.tcg.language.conditions import Condition
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.effects.control import Spot
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.node import Numbered
from mathom.games.tcg.phases import PHASES
from mathom.games.tcg.text.amounts import signed
from mathom.games.tcg.text.clause import Clause, joined, order
from mathom.games.tcg.text.conditions import adverb, clause, is_such, of_pointed, printed, spotted
from mathom.games.tcg.text.effects import clause_of
from mathom.games.tcg.text.grammar import EACH, NO, A, Noun, Phrase, listed, phrase
from mathom.games.tcg.text.nouns import POINTING, alternatives, cards, kind_of
from mathom.games.tcg.text.selectors import found
from mathom.games.tcg.text.speech import Speech
from mathom.games.tcg.text.traits import cannot, statement

ONCE: Final = (
    phases.PLAYED, phases.MOVES_TO, phases.MOVES_FROM, phases.KILLED, phases.DISCARDED,
)  # fmt: skip
"""What happens to a card once, if at all: "when", not "each time"."""
NOBODY: Final = (phases.ABOUT_BURDENS, phases.BURDENS_ADDED, phases.BURDENS_REMOVED, phases.MOVES)
PLAYERS: Final = (phases.ABOUT_CONTROL, phases.DRAWS)
"""Of these a player is the subject."""


@singledispatch
def piece_text(piece: Numbered, speech: Speech) -> list[str]:
    """A piece of a card in words: its sentences, not yet polished."""
    raise NotImplementedError(type(piece).__name__)


@piece_text.register
def _(piece: Ability, speech: Speech) -> list[str]:
    return ability_text(piece, speech)


@piece_text.register
def _(piece: abilities.ToPlay, speech: Speech) -> list[str]:
    spots, rest = _parted(piece.condition)
    said: list[str] = []
    if spots:
        said.append(speech.say("tcg-text-to-play", text=_spot(spots, speech).do))
    if rest is not None:
        said.append(speech.say("tcg-text-only-if", condition=adverb(rest, speech)))
    return said


@piece_text.register
def _(piece: abilities.ExtraCost, speech: Speech) -> list[str]:
    if piece.on_bearer:
        speech.chosen[0] = (speech.bearer_of_this(), False)
    told = clause_of(piece.cost, speech)
    return [speech.say("tcg-text-to-play", text=told.do), *told.after]


@piece_text.register
def _(piece: abilities.OwnCost, speech: Speech) -> list[str]:
    text = speech.say("tcg-is-cost", who=speech.this().text, amount=signed(piece.amount, speech))
    return [_after(piece.condition, text, speech)]


@piece_text.register
def _(piece: abilities.PlaysOn, speech: Speech) -> list[str]:
    whom = cards(piece.bearer, A, speech)
    id = "tcg-text-bearer" if whom.animate else "tcg-text-plays-on"
    said = [speech.say(id, whom=whom.text) if whom.animate else speech.say(id, what=whom.text)]
    if piece.limit:
        said.append(speech.say("tcg-text-one-each", count=piece.limit))
    return said


@piece_text.register
def _(piece: abilities.SupportArea, speech: Speech) -> list[str]:
    return [speech.say("tcg-text-support")]


@piece_text.register
def _(piece: abilities.SecondOfClass, speech: Speech) -> list[str]:
    return [speech.say("tcg-text-second", this=speech.this().text)]


@piece_text.register
def _(piece: traits.Continuous, speech: Speech) -> list[str]:
    if piece.whom is None:
        return [_after(piece.condition, statement(piece.traits, speech, None), speech)]
    if not isinstance(piece.whom, POINTING) and (none := _nobody(piece, piece.whom, speech)):
        return [_after(piece.condition, none, speech)]
    who, how = _subject(piece.whom, speech)
    speech.affected = who if how else kind_of(piece.whom, speech)
    text = statement(piece.traits, speech, who)
    speech.affected = None
    if how:
        text = speech.say("tcg-text-after", when=speech.say("tcg-text-while", clause=how), text=text)
    return [_after(piece.condition, text, speech)]


def _nobody(piece: traits.Continuous, whom: Filter, speech: Speech) -> str:
    """ "No Dunland Man may take wounds" rather than "each ... may not"."""
    trait = piece.traits[0]
    if len(piece.traits) > 1 or not isinstance(trait, traits.Cannot):
        return ""
    parts = alternatives(whom)
    if not knows(f"tcg-is-{traits.PROHIBITIONS[trait.what]}.none"):
        return ""
    if len(parts) > 1 or any(isinstance(part, POINTING) for part in parts[0]):
        return ""
    return cannot(trait, cards(whom, NO, speech), speech, ".none").text


def _subject(whom: Filter, speech: Speech) -> tuple[Phrase, str]:
    """Whom a text is about, and what of him must be so: "while bearer is skirmishing an Elf"."""
    found = alternatives(whom)
    pointed = [part for part in found[0] if isinstance(part, POINTING)]
    rest = [part for part in found[0] if part not in pointed]
    if len(found) > 1 or not pointed or not rest:
        return cards(whom, EACH, speech), ""
    who = cards(pointed[0], EACH, speech)
    return who, is_such(who, filters.Both(tuple(rest)), speech)


def _after(condition: Condition | None, text: str, speech: Speech) -> str:
    condition = printed(condition)
    if condition is None:
        return text
    return speech.say("tcg-text-after", when=adverb(condition, speech, "while"), text=text)


def _parted(condition: Condition | None) -> tuple[list[conditions.CanSpot], Condition | None]:
    """What is worded as "spot ..." and the rest of a condition."""
    if isinstance(condition, conditions.CanSpot) and not of_pointed(condition):
        return [condition], None
    if isinstance(condition, conditions.AllOf):
        wanted = _all(condition)
        spots = [one for one in wanted if isinstance(one, conditions.CanSpot) and not of_pointed(one)]
        others = [one for one in wanted if one not in spots]
        if len(others) == 1:
            return spots, others[0]
        return spots, conditions.AllOf(tuple(others)) if others else None
    return [], condition


def _all(condition: Condition) -> list[Condition]:
    """The conditions of which all must be so, one by one."""
    if isinstance(condition, conditions.AllOf):
        return [one for part in condition.conditions for one in _all(part)]
    return [condition]


def _spot(wanted: list[conditions.CanSpot], speech: Speech) -> Clause:
    """Spot them all: "spot a Dwarf and an Elf"."""
    for one in wanted:
        speech.chosen.setdefault(0, (kind_of(one.what, speech), one.least > 1))
    what = listed([spotted(one, speech) for one in wanted], speech.language)
    return order("spot", speech, what=what)


def ability_text(ability: Ability, speech: Speech) -> list[str]:
    """An ability: what it answers to, what must be so, costs "to" effect; further sentences."""
    before = _before(ability, speech)
    main = action(ability, speech)
    text = main.do
    for when in reversed(before):
        text = speech.say("tcg-text-after", when=when, text=text) if text else when
    if ability.times and text:
        id = "tcg-text-per-turn" if ability.limit == PER_TURN else "tcg-text-per-phase"
        text = speech.say(id, text=text, count=ability.times)
    said = [text, *main.after] if text else list(main.after)
    lead = _lead(ability, speech)
    if lead:
        said[0] = speech.say("tcg-text-phase", phase=lead, text=said[0][0].upper() + said[0][1:])
    return said


def _lead(ability: Ability, speech: Speech) -> str:
    if ability.kind == TRIGGER:
        return ""
    if ability.when is not None:
        return speech.say("tcg-word-response")
    names = [speech.say(f"tcg-phase-{PHASES[phase]}") for phase in ability.phases]
    return listed(names, speech.language, "or")


def _before(ability: Ability, speech: Speech) -> list[str]:
    """What stands before the action: when, and if."""
    when = ability.when
    _, rest = _parted(ability.condition)
    if when is None or when.kind == phases.ALWAYS:
        needed = rest if when is None else ability.condition
        return [] if needed is None else [adverb(needed, speech)]
    if when.kind == phases.STARTS and rest is not None:
        first, rest = _first_shadow_phase(rest)
        if first:
            start = speech.say("tcg-when-starts", phase=speech.say("tcg-when-first-shadow"))
            return [start] if rest is None else [start, adverb(rest, speech)]
    said = _when(ability, when, speech)
    if rest is None:
        return [said]
    if isinstance(rest, conditions.RingIsWorn):
        return [adverb(rest, speech, "while"), said]
    if ability.kind != TRIGGER:
        return [listed([said, clause(rest, speech)], speech.language)]
    return [said, adverb(rest, speech)]


def _first_shadow_phase(condition: Condition) -> tuple[bool, Condition | None]:
    """Whether only the first Shadow phase is meant, and what else must be so."""
    wanted = condition.conditions if isinstance(condition, conditions.AllOf) else (condition,)
    rest = tuple([one for one in wanted if not isinstance(one, conditions.FirstShadowPhase)])
    if len(rest) == len(wanted):
        return False, condition
    if not rest:
        return True, None
    return True, rest[0] if len(rest) == 1 else conditions.AllOf(rest)


def action(ability: Ability, speech: Speech) -> Clause:
    """Costs "to" effect; "you may" before a trigger that leaves it open."""
    always = ability.when is not None and ability.when.kind == phases.ALWAYS
    spots = [] if always else _parted(ability.condition)[0]
    costs = _costs(spots, ability.costs, speech)
    effect = clause_of(ability.effect, speech)
    if not costs and not (ability.kind == TRIGGER and ability.may):
        return effect
    if not costs:
        return order("may", speech, effect=effect.to).then(effect)
    paid = joined(costs, speech)
    told = Clause(
        speech.say("tcg-text-to", cost=paid.do, effect=effect.to),
        speech.say("tcg-text-to", cost=paid.to, effect=effect.to),
        (*paid.after, *effect.after),
    )
    if ability.kind == TRIGGER and ability.may:
        return order("may", speech, effect=told.to).then(told)
    return told


def _costs(spots: list[conditions.CanSpot], costs: tuple[Effect, ...], speech: Speech) -> list[Clause]:
    """What must be spotted, then what is paid; "spot" is said once: "spot a minion and an ally"."""
    if not spots:
        return [clause_of(cost, speech) for cost in costs]
    if not costs or not isinstance(costs[0], Spot):
        return [_spot(spots, speech), *[clause_of(cost, speech) for cost in costs]]
    seen = [spotted(one, speech) for one in spots]
    seen.append(speech.object(found(costs[0].what, speech)))
    both = order("spot", speech, what=listed(seen, speech.language))
    return [both, *[clause_of(cost, speech) for cost in costs[1:]]]


def hear(when: When, speech: Speech) -> None:
    """From now on "that minion" is the one it happened to."""
    both = _alike(when.subject, when.other, speech)
    speech.subject = kind_of(when.subject, speech, whole=both) if when.subject is not None else None
    speech.other = kind_of(when.other, speech, whole=both) if when.other is not None else None
    speech.wounding = when.kind == phases.ABOUT_WOUND


def _alike(one: Filter | None, other: Filter | None, speech: Speech) -> bool:
    """Whether two cards have the same noun, so that "that Man" would leave open which."""
    if one is None or other is None:
        return False
    first, second = kind_of(one, speech), kind_of(other, speech)
    return isinstance(first, Noun) and isinstance(second, Noun) and first.head == second.head


def _when(ability: Ability, when: When, speech: Speech) -> str:
    """What the ability answers to."""
    hear(when, speech)
    if when.kind in (phases.STARTS, phases.ENDS):
        return _edge_of_phase(when, speech)
    if when.kind == phases.TURN_STARTS:
        return speech.say("tcg-when-turn_starts")
    what = _happening(when, speech)
    if ability.kind != TRIGGER:
        return speech.say("tcg-text-if", clause=what)
    itself = isinstance(when.subject, filters.ThisCard | filters.BearerOfThis)
    once = when.kind in ONCE and itself
    return speech.say("tcg-text-when" if once else "tcg-text-each-time", clause=what)


def _edge_of_phase(when: When, speech: Speech) -> str:
    if when.phase == phases.SKIRMISH and when.subject is not None:
        who = cards(when.subject, A, speech).text
        each = speech.say("tcg-when-skirmish-of", who=who)
    else:
        id = f"tcg-phase-{PHASES[when.phase]}.the" if when.phase >= 0 else "tcg-word-phase.the"
        each = speech.say("tcg-when-each", phase=speech.say(id).partition(" ")[2])
    return speech.say("tcg-when-starts" if when.kind == phases.STARTS else "tcg-when-ends", phase=each)


def _happening(when: When, speech: Speech) -> str:
    """ "an unbound companion is about to take a wound in a skirmish"."""
    text = _core(when, speech)
    if when.other is not None:
        id = "tcg-text-on" if when.kind == phases.PLAYED else "tcg-text-against"
        text = speech.say(id, clause=text, other=cards(when.other, A, speech).text)
    if when.by is not None:
        text = speech.say("tcg-text-by", clause=text, card=cards(when.by, A, speech).text)
    if when.involving is not None:
        whom = cards(when.involving, A, speech).text
        text = speech.say("tcg-text-in-skirmish-of", clause=text, whom=whom)
    elif when.phase == phases.SKIRMISH:
        text = speech.say("tcg-text-in-skirmish", clause=text)
    elif when.phase >= 0:
        phase = speech.say(f"tcg-phase-{PHASES[when.phase]}.the")
        text = speech.say("tcg-text-in-phase", clause=text, phase=phase)
    how = "" if when.subject is None else _subject(when.subject, speech)[1]
    return listed([text, how], speech.language) if how else text


def _core(when: When, speech: Speech) -> str:
    kind = phases.HAPPENINGS[when.kind]
    if when.kind in NOBODY:
        return speech.say(f"tcg-when-{kind}")
    player = _actor(when, speech)
    if when.kind in PLAYERS:
        return speech.say(f"tcg-when-{kind}", player=player or speech.say("tcg-who-opponent"))
    who = _character(when, speech)
    if when.kind == phases.PLAYED and _you_play(when, speech):
        return speech.say("tcg-when-you-play", who=who.text)
    if player and when.kind == phases.PLAYED:
        return speech.say("tcg-when-plays", player=player, who=who.text)
    if player and when.kind in (phases.ASSIGNED, phases.ASSIGNED_TO):
        return speech.say("tcg-when-assigns", player=player, who=speech.object(who))
    part = ".f" if who.gender == "f" else ""
    return speech.say(f"tcg-when-{kind}{part}", who=who.text)


def _character(when: When, speech: Speech) -> Phrase:
    if when.subject is not None:
        who, how = _subject(when.subject, speech)
        return who if how else cards(when.subject, A, speech)
    on_path = when.kind in (phases.MOVES_TO, phases.MOVES_FROM)
    return phrase(Noun("tcg-type-site" if on_path else "tcg-word-character"), A, speech.language)


def _actor(when: When, speech: Speech) -> str:
    if when.actor == box.FREE:
        return speech.say("tcg-who-free-player")
    return speech.say("tcg-who-shadow-player") if when.actor == box.SHADOW else ""


def _you_play(when: When, speech: Speech) -> bool:
    """A card plays itself only by its player's hand; so does what is played by its own side."""
    own = speech.card is not None and when.actor > 0 and when.actor == speech.card.side
    return own or isinstance(when.subject, filters.ThisCard)
