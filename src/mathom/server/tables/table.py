"""A table: what its journal has made of it. It is only ever changed by what the journal says."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from mathom.core.agenda import Decision
from mathom.core.game import Game
from mathom.core.lang import knows
from mathom.core.match import Match
from mathom.core.state import WATCHER, State
from mathom.core.text import Text
from mathom.server.refused import GONE, TOO_LATE, Refused
from mathom.server.tables.clock import Clocks
from mathom.server.tables.entries import (
    Agree,
    AgreeDraw,
    AgreeHint,
    AskHint,
    AskTakeback,
    Begin,
    Carried,
    Chair,
    Choice,
    Claim,
    Close,
    Decline,
    DeclineDraw,
    DeclineHint,
    Deed,
    Entry,
    Header,
    Hearers,
    Hinted,
    Join,
    Mute,
    OfferDraw,
    Page,
    Plan,
    Replace,
    Resign,
    Result,
    Say,
    SetPace,
    Takeback,
    WantRematch,
    Written,
    retold,
    told,
)
from mathom.server.tables.play import Made, Play, why_parted, written
from mathom.server.tables.standing import Line, Notice, Paced, Standing


def now() -> int:
    """The time as the journal writes it."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Draft:
    """A deed that is to be written, what the game will be like after it, and what it founds."""

    deed: Deed
    choices: int
    decider: str
    founds: tuple[Header, Page] | None = None
    match: Match | None = None
    """The match in which it has been played already: what is computed once is not computed again."""
    position: State | None = None
    """The position that is to be written down with it."""


class Table(Standing):
    """A live table."""

    def __init__(self, header: Header, entries: Sequence[Entry], kept: Iterable[Written] = ()) -> None:
        super().__init__()
        begin = entries[0].deed
        assert isinstance(begin, Begin)
        self.header = header
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether the journal may know more."""
        self.rules = header.rules
        self.play = Play(header, begin)
        self.base = self.floor = self.play.n
        """How many choices the record that it began from has."""
        self.backs: dict[tuple[str, ...], Any] = {}
        """What a takeback by the holders of some seats would do, as long as nothing changes."""
        self.sights: dict[int, Any] = {}
        """What eyes see of the state that stands, as long as nothing changes."""
        self.told: dict[tuple[Any, ...], Any] = {}
        """The messages that say how it stands, each made once for all who get the same."""
        self.told_at = 0
        """In which second, where a clock runs."""
        positions = {one.n: one for one in kept}
        for one in positions.values():
            if one.n < 0:
                self.play.keep(one)
        for entry in entries:
            self._hear(entry, positions.get(entry.n))
        if _newer(self.rules, self.play.game.rules):
            raise Refused(GONE, "table-newer", rules=self.rules, known=self.play.game.rules)
        self.play.open()
        if begin.parted is not None:
            self.notices.append(Notice(0, self.n, header.created, retold(begin.parted)))
        if self.closed and self.play.parted is not None:
            text = Text("table-parted", number=self.play.reach + 1, why=why_parted(self.play.parted))
            self.notices.append(Notice(self.version, self.n, self.touched, text))

    # -- what it is like -------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats of the game."""
        return self.play.seats

    @property
    def n(self) -> int:
        """How many choices have been made."""
        return self.play.n

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return len(self.counts) - 1

    @property
    def result(self) -> Result | None:
        """How the game ended, if it did."""
        if self.resigned is not None:
            return self.resigned.result
        if self.claimed is not None:
            return self.claimed.result
        if self.ended is not None:
            return self.ended.result
        return self.play.result

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def closed(self) -> bool:
        """Whether nobody can act in the game: then it has no secrets either."""
        return self.over or self.header.archive

    @property
    def decision(self) -> Decision | None:
        """What somebody has to choose now."""
        return None if self.closed else self.play.state.decision

    @property
    def decider(self) -> str:
        """The seat that has to choose; empty if nobody has to."""
        decision = self.decision
        return "" if decision is None else self.seats[decision.seat]

    def name_of(self, seat: str) -> Text | str:
        """What the game calls a seat."""
        return self.game.name("seat", seat)

    def who(self, seat: str) -> Text | str:
        """The same at the beginning of a sentence, with its article."""
        return who(self.game, seat)

    def eyes(self, seat: str | None) -> int:
        """The number of a seat; nobody's is that of a watcher."""
        return WATCHER if seat is None else self.seats.index(seat)

    def since(self, seen: int) -> int:
        """From which choice on the log is new to somebody who has heard everything up to a version."""
        if not 0 <= seen <= self.version:
            return 0
        return min(self.counts[seen:]) + 1

    def must_go_on(self) -> None:
        """Refuse whatever needs a game that goes on."""
        if self.header.archive:
            raise Refused(TOO_LATE, "table-archive")
        if self.over:
            raise Refused(TOO_LATE, "table-over")

    @property
    def bytes(self) -> int:
        """About how much memory it takes."""
        return self.play.bytes + 500 * len(self.counts) + 1000 * len(self.chat)

    # -- what happens ----------------------------------------------------------------------------

    def team(self, seat: str) -> tuple[str, ...]:
        """The seats that win and lose with this one, itself among them."""
        number = self.seats.index(seat)
        for team in self.game.teams(self.header.setup):
            if number in team:
                return tuple(self.seats[one] for one in team)
        return (seat,)

    def hearers(self, seat: str, to: Hearers) -> tuple[str, ...] | None:
        """Who hears what a seat says; None: everybody."""
        return None if to == "all" else self.team(seat)

    def draft(self, deed: Deed, founds: tuple[Header, Page] | None = None) -> Draft:
        """A deed that leaves the position as it is."""
        return Draft(deed, self.n, self.decider, founds)

    def page(self, draft: Draft, at: int | None = None) -> Page:
        """The draft as the next page of the journal, written at this time or now."""
        n = self.version + 1
        time = now() if at is None else at
        entry = Entry(n, time, draft.deed, draft.choices, draft.decider, self._stage(draft))
        state = draft.position
        return Page(entry, None if state is None else written(self.game, n, state, draft.choices))

    def _stage(self, draft: Draft) -> int:
        """How far the game has come after a draft."""
        if isinstance(draft.deed, Takeback):
            return self.game.stage(self.play.at(draft.deed.to))
        state = draft.match.state if draft.match is not None else draft.position
        return self.game.stage(self.play.state if state is None else state)

    def carried(self) -> Draft | None:
        """How the game is carried over to the rules of today, if it was played by others, or if its last
        choices cannot be made any more. A game that is over stays what it was."""
        play = self.play
        untold = play.past_untold
        if self.closed or (play.parted is None and self.rules == play.game.rules and not untold):
            return None
        to = play.reach
        decision = play.state.decision
        deed = Carried(
            to=to,
            rules=play.game.rules,
            was=self.rules,
            lost=self.n - to,
            why=None if play.parted is None else told(why_parted(play.parted)),
            opening=play.opening if untold else None,
            past=[made.choice for made in play.made[:to]] if untold else [],
        )
        decider = "" if decision is None else self.seats[decision.seat]
        return Draft(deed, to, decider, position=play.state)

    def hear(self, page: Page, match: Match | None = None) -> None:
        """Learn what the journal says; the match in which it has been played already, if it has."""
        self._hear(page.entry, page.position, match)
        self.play.open()

    def _hear(self, entry: Entry, position: Written | None, match: Match | None = None) -> None:
        self._note(entry, match)
        if position is not None:
            self.play.keep(position)
        anew = isinstance(entry.deed, Join) and entry.deed.setup is not None
        # Where the game began anew, also how the table was set is told again.
        self.counts.append(-1 if anew else entry.choices)
        self.touched = entry.time
        if self.clocks is not None:
            chose = isinstance(entry.deed, Choice | Plan)
            self.clocks.hear(entry.time, chose, entry.decider, self.chairs)
        self.backs.clear()
        self.sights.clear()
        self.told.clear()

    def see(self, eyes: int) -> Any:
        """What eyes see now."""
        sights = self.sights
        if eyes not in sights:
            state = self.play.state
            beside = next(iter(sights.values()), None)
            sights[eyes] = (
                state.view(eyes) if beside is None else self.game.view_beside(beside, state, eyes)
            )
        return sights[eyes]

    def _note(self, entry: Entry, played: Match | None) -> None:
        match entry.deed:
            case Begin(chairs):
                self.chairs = dict(chairs)
                clock = entry.deed.clock
                self.clocks = None if clock is None else Clocks(clock)
            case Join(seat, name, token):
                invite = self.chairs[seat].invite
                self.chairs[seat] = Chair("human", name=name, token=token, invite=invite)
                if entry.deed.setup is not None:
                    self._begin_anew(entry, entry.deed, entry.deed.setup)
            case Choice():
                self.play.note([Made(entry.deed, entry.time)], played)
                self._rest(entry.deed)
                self._moved(entry)
            case Plan(choices):
                self.play.note([Made(one, entry.time, n > 0) for n, one in enumerate(choices)], played)
                self._rest(choices[-1])
                self._moved(entry)
            case Carried():
                self._carry(entry, entry.deed)
            case Takeback(_, to):
                self.play.back(to)
                self._moved(entry)
            case AskTakeback():
                self.asked, self.agreed = entry.deed, []
            case Agree(seat):
                self.agreed.append(seat)
            case Decline():
                self.asked = None
            case AskHint() | AgreeHint() | DeclineHint() | Hinted():
                self._advise(entry, entry.deed)
            case OfferDraw():
                self.draw, self.draw_agreed = entry.deed, []
            case AgreeDraw(seat):
                self.draw_agreed.append(seat)
            case DeclineDraw(seat):
                self.draw, self.draw_declined = None, self.moved
                text = Text("table-draw-declined", who=self.who(seat))
                self.notices.append(Notice(entry.n, self.n, entry.time, text))
            case Close():
                self.ended = entry.deed
                self._moved(entry)
            case Claim():
                self.claimed = entry.deed
                self._moved(entry)
            case Replace(seat, bot):
                left = self.chairs[seat].token
                self.chairs[seat] = Chair("bot", name=bot, bot=bot, left=left)
                text = Text("table-replaced", who=self.who(seat))
                self.notices.append(Notice(entry.n, self.n, entry.time, text))
                self._moved(entry)
            case Mute(seat, muted):
                (self.muted.add if muted else self.muted.discard)(seat)
            case Resign():
                self.resigned = entry.deed
                self._moved(entry)
            case WantRematch(seat, table):
                self.wants.append(seat)
                self.next = table
            case SetPace(seats, pace, turn):
                for seat in seats:
                    self.paces[seat] = self.paces.get(seat, Paced()).set(pace, turn)
            case Say(seat, text, to):
                name = self.chairs[seat].name
                self.chat.append(Line(entry.n, seat, name, text, entry.time, self.hearers(seat, to)))

    def _advise(self, entry: Entry, deed: AskHint | AgreeHint | DeclineHint | Hinted) -> None:
        """Somebody asks for a hint, may have one or not, or gets one: everybody is told."""
        match deed:
            case AskHint():
                self.hint_asked, self.hint_agreed = deed, []
                return
            case AgreeHint(seat, always):
                self.hint_agreed.append(seat)
                if always:
                    self.hint_always.add(seat)
                return
            case DeclineHint():
                self.hint_asked, id = None, "table-hint-declined"
            case Hinted():
                self.hinted, id = True, "table-hint-taken"
        text = Text(id, who=self.who(deed.seat))
        self.notices.append(Notice(entry.n, self.n, entry.time, text))

    def _begin_anew(self, entry: Entry, deed: Join, setup: dict[str, str]) -> None:
        """The game begins with what somebody has brought; `keep` is told next how the table stands."""
        if self.n:
            text = Text("table-brought", who=self.who(deed.seat))
            self.notices.append(Notice(entry.n, 0, entry.time, text))
        self.header = msgspec.structs.replace(self.header, setup=setup)
        self.play = Play(self.header, Begin({}, deed.opening))
        self._moved(entry)

    def _rest(self, choice: Choice) -> None:
        """Some wishes to be passed by have come to their end."""
        for seat in choice.ended:
            self.paces[seat] = self.paces[seat].ended()

    def _carry(self, entry: Entry, deed: Carried) -> None:
        self.play.carry(deed.to, deed.opening, deed.past)
        if deed.rules != self.rules or deed.lost:
            self.carries.append((deed.to, deed.rules))
        self.rules = deed.rules
        self.floor = deed.to
        if deed.lost:
            why = Text("table-carried-unknown") if deed.why is None else retold(deed.why)
            text = Text("table-carried", number=deed.to + 1, lost=deed.lost, why=why)
            self.notices.append(Notice(entry.n, deed.to, entry.time, text))
        self._moved(entry)

    def _moved(self, entry: Entry) -> None:
        self.moved = entry.n
        # Whoever plays on does not go back, and what was agreed on was about this question alone.
        self.asked = self.hint_asked = None
        self.hint_agreed, self.hinted = [], False


def _newer(rules: str, known: str) -> bool:
    return rules.isdigit() and known.isdigit() and int(rules) > int(known)


def who(game: Game, seat: str) -> Text | str:
    """A seat as the one who does something: "The Fellowship"."""
    if knows(f"{game.id}-who"):
        return Text(f"{game.id}-who", who=seat)
    return Text("table-who", seat=game.name("seat", seat))
