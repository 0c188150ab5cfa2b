"""When: what an ability answers to."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg import box, phases
from mathom.games.tcg.engine.scope import Happening, Scope
from mathom.games.tcg.language.filter import Filter
from mathom.games.tcg.language.filters import Culture, Race, Side, Type
from mathom.games.tcg.language.pointing import BearerOfThis, ThisCard
from mathom.games.tcg.phases import LOSES, PHASES, WINS
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.grammar import A, Noun, Phrase, listed, phrase
from mathom.games.tcg.wording.speech import Speech

__all__ = ["When", "when"]

ONCE: Final = (
    phases.PLAYED, phases.MOVES_TO, phases.MOVES_FROM, phases.KILLED, phases.DISCARDED,
)  # fmt: skip
"""What happens to a card once, if at all: "when", not "each time"."""
NOBODY: Final = (phases.ABOUT_BURDENS, phases.BURDENS_ADDED, phases.BURDENS_REMOVED, phases.MOVES)
PLAYERS: Final = (phases.ABOUT_CONTROL, phases.DRAWS)
"""Of these a player is the subject."""
ACTED_ON: Final = (phases.ASSIGNED, phases.ASSIGNED_TO, phases.HEALED)
"""Spanish says of these what somebody does: "se asigna a un siervo"."""


def _fits(filter: Filter | None, state: TcgState, card: int, scope: Scope) -> bool:
    return filter is None or (card >= 0 and filter.matches(state, card, scope))


class When:
    """What an ability answers to: "each time X wins a skirmish against Y"."""

    def __init__(
        self,
        kind: int,
        subject: Filter | None = None,
        other: Filter | None = None,
        *,
        by: Filter | None = None,
        phase: int = -1,
        actor: int = -1,
        involving: Filter | None = None,
    ) -> None:
        self.kind: Final = kind
        self.subject: Final = subject
        self.other: Final = other
        self.by: Final = by
        """The card whose effect does it ("about to be discarded by a Shadow card")."""
        self.phase: Final = phase
        """The phase that starts or ends, or in which it must happen ("a wound in a skirmish")."""
        self.actor: Final = actor
        """The side whose player does it (`box.FREE`, `box.SHADOW`), or -1."""
        self.involving: Final = involving
        """Who must be in the skirmish in which it happens."""

    def answers(self, state: TcgState, happening: Happening, scope: Scope) -> bool:
        """Whether what happens is what the ability waits for."""
        if happening.kind != self.kind:
            return False
        if self.phase >= 0 and self.phase != state.phase:
            return False
        if self.involving is not None and not self._involved(state, scope):
            return False
        if self.actor >= 0 and (happening.seat == state.free) != (self.actor == 1):
            return False
        return (
            _fits(self.subject, state, happening.card, scope)
            and self._against(state, happening, scope)
            and _fits(self.by, state, happening.source, scope)
        )

    def _involved(self, state: TcgState, scope: Scope) -> bool:
        involved = [*state.fighting, state.skirmish] if state.in_skirmish else []
        return any([_fits(self.involving, state, card, scope) for card in involved])

    def _against(self, state: TcgState, happening: Happening, scope: Scope) -> bool:
        """In a skirmish won or lost against several minions, any of them will do."""
        if self.other is None or _fits(self.other, state, happening.other, scope):
            return True
        if self.kind == WINS:
            return any([_fits(self.other, state, loser, scope) for loser in state.beaten])
        if self.kind == LOSES and happening.card not in state.fighting:
            return any([_fits(self.other, state, minion, scope) for minion in state.fighting])
        return False

    def reads(self, speech: Speech, triggered: bool) -> str:
        """In words: "each time ..." or "when ..." of what is triggered, "if ..." of a Response."""
        self.heard(speech)
        if self.kind in (phases.STARTS, phases.ENDS):
            return self._edge_of_phase(speech)
        if self.kind == phases.TURN_STARTS:
            return speech.say("tcg-when-turn_starts")
        what = self._happening(speech)
        if not triggered:
            return speech.say("tcg-text-if", clause=what)
        itself = isinstance(self.subject, ThisCard | BearerOfThis)
        once = self.kind in ONCE and itself
        return speech.say("tcg-text-when" if once else "tcg-text-each-time", clause=what)

    def heard(self, speech: Speech) -> None:
        """From now on "that minion" is the one it happened to."""
        both = _alike(self.subject, self.other, speech)
        speech.subject = self.subject.kind(speech, whole=both) if self.subject is not None else None
        speech.other = self.other.kind(speech, whole=both) if self.other is not None else None
        speech.wounding = self.kind == phases.ABOUT_WOUND

    def _edge_of_phase(self, speech: Speech) -> str:
        if self.phase == phases.SKIRMISH and self.subject is not None:
            who = self.subject.reads(A, speech).text
            each = speech.say("tcg-when-skirmish-of", who=who)
        else:
            id = f"tcg-phase-{PHASES[self.phase]}.the" if self.phase >= 0 else "tcg-word-phase.the"
            each = speech.say("tcg-when-each", phase=speech.say(id).partition(" ")[2])
        return speech.say(
            "tcg-when-starts" if self.kind == phases.STARTS else "tcg-when-ends", phase=each
        )

    def _happening(self, speech: Speech) -> str:
        """ "an unbound companion is about to take a wound in a skirmish"."""
        text = self._core(speech)
        if self.other is not None:
            id = "tcg-text-on" if self.kind == phases.PLAYED else "tcg-text-against"
            text = speech.say(id, clause=text, other=self.other.reads(A, speech).text)
        if self.by is not None:
            text = speech.say("tcg-text-by", clause=text, card=self.by.reads(A, speech).text)
        if self.involving is not None:
            whom = self.involving.reads(A, speech).text
            text = speech.say("tcg-text-in-skirmish-of", clause=text, whom=whom)
        elif self.phase == phases.SKIRMISH:
            text = speech.say("tcg-text-in-skirmish", clause=text)
        elif self.phase >= 0:
            phase = speech.say(f"tcg-phase-{PHASES[self.phase]}.the")
            text = speech.say("tcg-text-in-phase", clause=text, phase=phase)
        how = "" if self.subject is None else self.subject.subject(speech)[1]
        return listed([text, how], speech.language) if how else text

    def _core(self, speech: Speech) -> str:
        kind = phases.HAPPENINGS[self.kind]
        if self.kind in NOBODY:
            return speech.say(f"tcg-when-{kind}")
        player = self._actor(speech)
        if self.kind in PLAYERS:
            return speech.say(f"tcg-when-{kind}", player=player or speech.say("tcg-who-opponent"))
        who = self._character(speech)
        if self.kind == phases.PLAYED and self._you_play(speech):
            return speech.say("tcg-when-you-play", who=who.text)
        if self.kind == phases.PLAYED and (player or (player := self._player(speech))):
            return speech.say("tcg-when-plays", player=player, who=who.text)
        if player and self.kind in (phases.ASSIGNED, phases.ASSIGNED_TO):
            return speech.say("tcg-when-assigns", player=player, who=speech.object(who))
        part = ".f" if who.gender == "f" else ""
        acted_on = self.kind in ACTED_ON
        told = {"who": speech.object(who) if acted_on else who.text, "of-who": speech.of(who)}
        return speech.say(f"tcg-when-{kind}{part}", **told)

    def _character(self, speech: Speech) -> Phrase:
        if self.subject is not None:
            who, how = self.subject.subject(speech)
            return who if how else self.subject.reads(A, speech)
        on_path = self.kind in (phases.MOVES_TO, phases.MOVES_FROM)
        return phrase(Noun("tcg-type-site" if on_path else "tcg-word-character"), A, speech.language)

    def _actor(self, speech: Speech) -> str:
        if self.actor == box.FREE:
            return speech.say("tcg-who-free-player")
        return speech.say("tcg-who-shadow-player") if self.actor == box.SHADOW else ""

    def _you_play(self, speech: Speech) -> bool:
        """A card plays itself only by its player's hand; so does what is played by its own side. To a
        site, and among Free Peoples cards, "you" are the Free Peoples player."""
        if isinstance(self.subject, ThisCard):
            return True
        if speech.card is None:
            return False
        if self.actor > 0:
            return self.actor == speech.card.side
        return side_of(self.subject) == box.FREE and speech.card.side != box.SHADOW

    def _player(self, speech: Speech) -> str:
        """Who plays such cards, if it is clear from what they are."""
        side = side_of(self.subject)
        if speech.card is None or side == 0:
            return ""
        if side == box.FREE:
            return speech.say("tcg-who-free-player")
        id = "opponent" if speech.card.side == box.FREE else "shadow-player"
        return speech.say(f"tcg-who-{id}")


def when(
    kind: int,
    subject: Filter | None = None,
    other: Filter | None = None,
    *,
    by: Filter | None = None,
    phase: int = -1,
    actor: int = -1,
    involving: Filter | None = None,
) -> When:
    """ "Each time / when / if X ...": `when(WINS, this_card)`."""
    return When(kind, subject, other, by=by, phase=phase, actor=actor, involving=involving)


def side_of(what: Filter | None) -> int:
    """The side of all cards of a description; 0 if they may be of both."""
    if what is None:
        return 0
    sides = {_side_of_all(parts) for parts in what.alternatives()}
    return sides.pop() if len(sides) == 1 else 0


def _side_of_all(parts: list[Filter]) -> int:
    for part in parts:
        sides = {card.side for card in box.CARDS if _printed(part, card)}
        if len(sides) == 1:
            return sides.pop()
    return 0


def _printed(part: Filter, card: box.Card) -> bool:
    """Whether a card is of a description as it is printed; of what is not printed, any is."""
    if isinstance(part, Type):
        return card.type == part.type
    if isinstance(part, Race):
        return card.race == part.race
    if isinstance(part, Culture):
        return card.culture == part.culture
    return card.side == part.side if isinstance(part, Side) else True


def _alike(one: Filter | None, other: Filter | None, speech: Speech) -> bool:
    """Whether two cards have the same noun, so that "that Man" would leave open which."""
    if one is None or other is None:
        return False
    first, second = one.kind(speech), other.kind(speech)
    return isinstance(first, Noun) and isinstance(second, Noun) and first.head == second.head
