"""Scenes in which a card is tried: a table set by hand, then the rules' own procedures."""

from __future__ import annotations

from typing import Self

from mathom.core.chance import Seeded
from mathom.games.tcg.box import ALLY, COMPANION, CULTURES, MINION
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.phases import (
    ARCHERY,
    ASSIGNMENT,
    FELLOWSHIP,
    MANEUVER,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
)
from mathom.games.tcg.steps.archery import ArcheryPhase
from mathom.games.tcg.steps.assignment import AssignmentPhase
from mathom.games.tcg.steps.moving import Move
from mathom.games.tcg.steps.phase import start_phase
from mathom.games.tcg.steps.procedure import Alone, InTurn
from mathom.games.tcg.steps.skirmish import Skirmishes
from mathom.games.tcg.steps.wounds import DiscardFromPlay, Kill, Wound
from tests.games.tcg.bench import Bench


class Scene(Bench):
    """What happens next, in the words of the rules. `a` is the Free Peoples player."""

    first: str = ""
    """The Free Peoples character who fights, and whom."""
    foes: tuple[str, ...] = ()

    def fellowship(self) -> Self:
        """The Free Peoples player acts in his fellowship phase."""
        self.state.phase = FELLOWSHIP
        self.state.changed()
        self.go(Alone(0))
        return self

    def shadow(self, seat: int = 1) -> Self:
        """A Shadow player acts in his Shadow phase."""
        self.state.phase = SHADOW_PHASE
        self.state.acting = seat
        self.state.changed()
        self.go(Alone(seat))
        return self

    def starts(self, phase: int, character: str = "", seat: int = 0) -> Self:
        """A phase starts: what answers to that, then its actions in turn."""
        if phase == SHADOW_PHASE:
            self.state.acting = seat
        self.go()
        assert self.state.decision is not None
        self.state.push(self.state.decision.step)
        self.state.decision = None
        if phase in (FELLOWSHIP, SHADOW_PHASE):
            self.state.push(Alone(seat))
        else:
            self.state.push(InTurn())
        start_phase(self.state, phase, seat, self[character] if character else NO_CARD)
        self.state.advance()
        return self

    def maneuver(self) -> Self:
        """Maneuver actions."""
        return self.starts(MANEUVER)

    def archery(self) -> Self:
        """Archery actions."""
        return self.starts(ARCHERY)

    def assignment(self) -> Self:
        """Assignment actions."""
        return self.starts(ASSIGNMENT)

    def regroup(self) -> Self:
        """Regroup actions."""
        return self.starts(REGROUP)

    def archery_phase(self) -> Self:
        """The whole archery phase."""
        self.go(ArcheryPhase())
        return self

    def assignment_phase(self) -> Self:
        """The whole assignment phase."""
        self.go(AssignmentPhase(False))
        return self

    def fight(self, character: str, *minions: str) -> Self:
        """A whole skirmish."""
        for minion in minions:
            self.state.assigned[self[minion]] = self[character]
        self.state.changed()
        self.go(Skirmishes())
        return self

    def moves(self) -> Self:
        """The fellowship moves to the next site."""
        self.go(Move())
        return self

    def wounded(self, name: str, times: int = 1) -> Self:
        """A character has wounds already."""
        self.state.wounds[self[name]] += times
        self.state.changed()
        return self

    def wound(self, name: str) -> Self:
        """A character is about to take a wound."""
        self.go(Wound(self[name]))
        return self

    def kill(self, name: str) -> Self:
        """A character is about to be killed."""
        self.go(Kill(self[name]))
        return self

    def discard(self, name: str, by: str = "", seat: int = 1) -> Self:
        """A card is about to be discarded from play."""
        self.go(DiscardFromPlay(self[name], self[by] if by else NO_CARD, seat))
        return self

    def controls(self, *numbers: int, seat: int = 1) -> Self:
        """A Shadow player controls these sites already."""
        for number in numbers:
            self.state.controller[number] = seat
        self.state.changed()
        return self

    def tokens(self, name: str, culture: int, count: int) -> Self:
        """Culture tokens lie on a card already."""
        self.state.tokens[16 * self[name] + culture] = count
        self.state.changed()
        return self

    def acts(self, seat: int, *texts: str) -> Self:
        """A player acts; whoever could before him passes."""
        while self.kind == "action" and self.seat != seat:
            self.choose("pass")
        self.choose(*texts)
        return self

    def can(self, text: str) -> bool:
        """Whether somebody is offered this before everybody has passed."""
        while self.kind in ("action", "answer"):
            if text in self.options:
                return True
            self.choose("pass")
        return text in self.options

    def in_phase(self, phase: int) -> Self:
        """Actions of a phase; in a skirmish, of the first character against the first minion."""
        if phase == FELLOWSHIP:
            return self.fellowship()
        if phase == SHADOW_PHASE:
            return self.shadow()
        if phase != SKIRMISH:
            return self.starts(phase)
        self.state.phase = SKIRMISH
        return self.skirmish(self.first, *self.foes)

    def passes(self) -> Self:
        """Nobody acts any more in this phase or skirmish."""
        while self.kind == "action":
            self.choose("pass")
        return self

    @property
    def kind(self) -> str:
        """What is asked now."""
        assert self.state.decision is not None
        return self.state.decision.step.kind

    @property
    def offered(self) -> list[str]:
        """What may be done now besides passing."""
        return [option for option in self.options if option not in ("pass", "done")]

    def has(self, name: str, keyword: int) -> bool:
        """Whether a card has a keyword now."""
        return self.state.has(self[name], keyword)

    def damage(self, name: str) -> int:
        """The damage bonus of a character."""
        self.state.look()
        return self.state.damages[self[name]]


PATH = ["4U328", "4U334", "4U342", "4U346", "4U350", "4U354", "4U356", "4U358"]
"""A site of each number from 1 on: 4 and 5 are battlegrounds, 3 and 6 sanctuaries."""


def stage(text: str) -> Scene:
    """A scene in one line: cards in play, then what else is so.

    Frodo is there. The first character of `a` fights the first minion of `b` if somebody does. The rest
    is told by `@hand=`, `@deck=`, `@discard=`, `@dead=` (cards joined by +), `@site=` and `@sites=`,
    `@control=2` (b controls sites 1 and 2), `@at=5` (a site of that number), `@twilight=`, `@burdens=`,
    `@moves=`, `@wounds=4C10b:1`, `@tokens=4U57a:dwarven:2`.
    """
    cards = [word for word in text.split() if word[0] != "@"]
    told: dict[str, list[str]] = {}
    for word in text.split():
        if word[0] == "@":
            name, _, value = word[1:].partition("=")
            told.setdefault(name, []).extend(value.split("+"))
    ring_bearer = [] if any(card.startswith("4R301a") for card in cards) else ["4C302a"]
    control = int(told.get("control", ["0"])[0])
    here = int(told.get("at", [str(control + 1 if control else 1)])[0])
    sites = [f"{code}b" for code in PATH[:control]] + told.get("sites", [])
    table = Scene(
        " ".join([*ring_bearer, *cards]),
        hands=" ".join(told.get("hand", [])),
        decks=" ".join(told.get("deck", [])),
        discards=" ".join(told.get("discard", [])),
        dead=" ".join(told.get("dead", [])),
        sites=" ".join(sites),
        site=told.get("site", [f"{PATH[here - 1]}a"])[0],
        twilight=int(told.get("twilight", ["10"])[0]),
        chance=Seeded(1),
    )
    table.controls(*range(1, control + 1))
    table.state.burdens[0] = int(told.get("burdens", ["0"])[0])
    table.state.moves = int(told.get("moves", ["1"])[0])
    for word in told.get("wounds", []):
        name, count = word.split(":")
        table.wounded(name, int(count))
    for word in told.get("tokens", []):
        name, culture, count = word.split(":")
        table.tokens(name, CULTURES.index(culture), int(count))
    ours = [
        name for name in cards if table.state.card(table[name.split(":")[0]]).type in (COMPANION, ALLY)
    ]
    theirs = [name for name in cards if table.state.card(table[name.split(":")[0]]).type == MINION]
    table.first = ours[0] if ours else "4C302a"
    table.foes = tuple(theirs[:1])
    return table
