"""A sitting: people and bots play a match at one keyboard, to its end or until they leave."""

from __future__ import annotations

import shlex

from rich.text import Text as Line

from mathom.bots import BOTS
from mathom.core.agenda import Decision
from mathom.core.faults import Fault, IllegalMove
from mathom.core.match import Match
from mathom.core.option import Option
from mathom.core.state import WATCHER
from mathom.core.text import Text
from mathom.terminal import log
from mathom.terminal.board import Board
from mathom.terminal.display import board_screen, decision_screen, empty, news_lines
from mathom.terminal.journal import Journal, NoPlace
from mathom.terminal.keys import Keys
from mathom.terminal.menu import Menu
from mathom.terminal.realtable import Again, RealTable
from mathom.terminal.screen import Left, Screen
from mathom.terminal.seats import HUMAN, Player, Players

REMINDER = 2
"""How many choices are told again when a game is resumed."""
LAST_WORDS = 8
"""The lines that the end of a game takes: the result, and where the record is."""


class Sitting:
    """Asks whoever has to decide, plays what they choose, and keeps the record after every choice."""

    def __init__(
        self,
        match: Match,
        players: Players,
        screen: Screen,
        board: Board,
        journal: Journal,
        table: RealTable | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.board = board
        self.journal = journal
        self.table = table
        self.notes: dict[int, list[Text]] = {}
        if match.parted is not None:
            self.notes[len(match.history)] = [match.parted]
        self.names = players.names(screen.voice)
        # From which choice on, and up to which one, the screen has told what happened.
        # Whoever goes on with a game hears again how it stood.
        self._told = len(match.history)
        self._since = max(0, self._told - REMINDER)
        self._alone: int | None = None
        """The seat whose player is alone with the screen, after the others have turned away."""

    def play(self) -> None:
        """Play until the game is over or everybody leaves. Whatever happens, the record is kept."""
        try:
            self.keep()
            while (decision := self.match.decision) is not None:
                player = self.players.all[decision.seat]
                if player.human:
                    self._ask_person(decision)
                else:
                    self._ask_bot(player)
            self._tell_end()
        except Left:
            self._tell_left()
        except KeyboardInterrupt:
            self.screen.show(empty())
            self._tell_left()
            raise
        finally:
            self.players.close()

    def choose(self, option: Option | str, *more: Option | str) -> None:
        """Play a choice or a plan and write it down. Raises IllegalMove."""
        before = len(self.match.history)
        if self.table is None:
            self.match.play(option, *more, joined=self._goes_on())
        else:
            while not self._done_at(self.table, option, *more):
                again = self.table.over()
                if len(self.match.history) > before:
                    self.match.undo(before)
                    self._since = self._told = before
                    if not again:
                        # Nothing was asked for: the choice itself is taken back.
                        break
            self.table.settled()
        self.keep()

    def _done_at(self, table: RealTable, option: Option | str, *more: Option | str) -> bool:
        """Play a choice at a real table, with what somebody says came up; whether that was right."""
        try:
            self.match.play(option, *more, joined=self._goes_on())
        except Again:
            return False
        if not table.tell(self.match.history[-1].events):
            return True
        # The screen need not tell it again.
        self._since = self._told = len(self.match.history)
        return table.carried_out(self.match.state)

    def _goes_on(self) -> bool:
        """Whether the question only goes on with what the same player has just begun."""
        decision, history = self.match.decision, self.match.history
        if decision is None or not history or decision.kind not in self.board.follows:
            return False
        return history[-1].seat == decision.seat and not history[-1].drawn

    def keep(self) -> None:
        """Bring the file up to date. A full disk must not stop a game."""
        try:
            self.journal.write(self.match.record())
        except NoPlace as fault:
            self.screen.tell(fault.text, "red")

    def take_back(self) -> None:
        """Back to the last choice that a person made. Raises IllegalMove if there is none."""
        mine = [n for n, one in enumerate(self.match.history) if self.players.all[one.seat].human]
        if not mine:
            raise IllegalMove("undo-nothing")
        to = self.match.plan_of(mine[-1])
        self.match.undo(to)
        self.notes = {number: said for number, said in self.notes.items() if number <= to}
        self._since = self._told = to
        self.keep()

    def resume_command(self) -> str:
        """What to type to go on from here."""
        words = ["mathom", "replay", str(self.journal.path), "--at", str(len(self.match.history) + 1)]
        if self.table is not None:
            words += ["--dice", "ask"]
        specs = [player.spec for player in self.players.all]
        if not all(spec == HUMAN or spec in BOTS for spec in specs):
            words += ["--seats", ",".join(specs)]
        return shlex.join(words)

    # -- bots ------------------------------------------------------------------------------------

    def _ask_bot(self, player: Player) -> None:
        assert player.host is not None
        answer = player.host.ask(self.match.state)
        if answer.fault is not None:
            self.notes.setdefault(len(self.match.history) + 1, []).append(answer.fault)
        self.choose(answer.option)
        if self.players.people == 0:
            self.screen.show(news_lines(self._news(WATCHER), self.board, self.screen.width, None))

    # -- people ----------------------------------------------------------------------------------

    def _ask_person(self, decision: Decision) -> None:
        menu = Menu(self.board, self.match.state, decision)
        secret = self._between_people(decision)
        if secret and self._alone != decision.seat:
            self._hand_over(decision)
        self.show(decision, menu)
        keys = Keys(self, decision, menu)
        while True:
            typed = self.screen.ask(self.screen.voice("terminal-prompt"))
            try:
                if keys.obey(typed):
                    break
            except Fault as fault:
                self.screen.tell(fault.text, "red")
        after = self.match.decision
        same = after is not None and after.seat == decision.seat and self._between_people(after)
        if secret and not same:
            self.screen.clear(wholly=True)
            self._alone = None

    def _between_people(self, decision: Decision) -> bool:
        """Whether somebody else at this keyboard may not see the screen."""
        return self.players.people > 1 and self.board.private(decision)

    def _hand_over(self, decision: Decision) -> None:
        seat = self.match.game.name("seat", self.match.seats[decision.seat])
        self.screen.clear()
        self.screen.tell(Text("terminal-hand-over", seat=seat), "bold")
        self.screen.ask(self.screen.voice("terminal-enter"))
        self._alone = decision.seat

    def show(self, decision: Decision, menu: Menu) -> None:
        """The screen of a decision."""
        room = (self.screen.width, self.screen.height)
        news = self._news(decision.seat)
        self.screen.clear()
        self.screen.show(decision_screen(self.match, self.board, menu, news, self.names, room))

    def _news(self, eyes: int) -> list[log.Told]:
        """What happened since the screen told it last."""
        if self._told != len(self.match.history):
            self._since, self._told = self._told, len(self.match.history)
        return log.news(self.match, eyes, self.notes, self._since, self.board.causes)

    # -- the end ---------------------------------------------------------------------------------

    def _tell_end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        width, height = self.screen.width, self.screen.height
        news = news_lines(self._news(WATCHER), self.board, width, height and height // 4)
        room = height and height - len(news) - LAST_WORDS
        self.screen.clear()
        self.screen.show([*news, *empty()])
        self.screen.show(board_screen(self.match, self.board, self.names, (width, room), WATCHER))
        self.screen.show(empty())
        self.screen.tell(self.match.game.result(outcome, self.match.seats), "bold")
        file = str(self.journal.path)
        replay = shlex.join(["mathom", "replay", file])
        self.screen.tell(Text("terminal-kept-over", file=file))
        self.screen.show([Line(f"  {replay}")])

    def _tell_left(self) -> None:
        self.screen.tell(Text("terminal-kept"))
        self.screen.show([Line(f"  {self.resume_command()}")])
