"""Keys: what somebody may type when it is their turn to decide."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.core.agenda import Decision
from mathom.core.faults import IllegalMove
from mathom.core.lang import LANGUAGES, say
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.terminal import log
from mathom.terminal.board import Look
from mathom.terminal.display import board_screen, news_lines, question
from mathom.terminal.finding import plainly
from mathom.terminal.journal import new_journal
from mathom.terminal.menu import Menu
from mathom.terminal.paper import line, words
from mathom.terminal.screen import Left

if TYPE_CHECKING:
    from mathom.terminal.sitting import Sitting


PLAN = ","
"""Between the choices of a plan: `die army, use move, move edoras folde, all`."""
MOST_STEPS = 40
MOST_TYPED = 100
"""No notation is longer: the rest of a line need not be repeated to whoever typed it."""


class Keys:
    """Obeys what is typed at one decision."""

    def __init__(self, sitting: Sitting, decision: Decision, menu: Menu) -> None:
        self._sitting = sitting
        self._screen = sitting.screen
        self._decision = decision
        self._menu = menu
        self._commands: dict[str, Callable[[str], bool]] = {
            "?": self._rule,
            "h": self._help,
            "g": self._signs,
            "b": self._board,
            "o": self._options,
            "l": self._log,
            "n": self._news,
            "i": self._explain,
            "s": self._save,
            "u": self._take_back,
            "q": self._quit,
        }
        mind = sitting.match.game.mind
        if mind is not None and Path(mind.weights).exists() and len(decision.options) > 1:
            self._commands["w"] = self._hint
        self._words = {
            plainly(say(Text(f"terminal-word-{name}"), language)): name
            for name in sitting.board.answers
            for language in LANGUAGES
        }

    def obey(self, typed: str) -> bool:
        """Do what was typed; whether the decision is over. Raises Fault if it cannot be done."""
        if not typed:
            self._menu.widen()
            self._sitting.show(self._decision, self._menu)
            return False
        option = self._menu.find(typed)
        if option is not None:
            return self._choose_or_open(option)
        command, _, rest = typed.partition(" ")
        if command.lower() in self._commands:
            return self._commands[command.lower()](rest.strip())
        if plainly(command) in self._words:
            return self._answer(self._words[plainly(command)], rest.strip())
        if typed.isascii() and typed.isdigit():
            raise IllegalMove("terminal-number", number=typed[:9], last=len(self._menu.options))
        if PLAN in typed:
            self._sitting.choose(*[part.strip()[:MOST_TYPED] for part in typed.split(PLAN)[:MOST_STEPS]])
            return True
        if self._narrowed(typed[:MOST_TYPED]):
            self._sitting.show(self._decision, self._menu)
            return False
        self._sitting.choose(typed[:MOST_TYPED])
        return True

    def _narrowed(self, typed: str) -> bool:
        """Whether these are words to narrow the list by. A whole notation is played or refused."""
        if typed in map(str, self._menu.options):
            return False
        if " " in typed and self._sitting.match.game.parse(typed) is not None:
            return False
        return self._menu.narrow(typed)

    def _choose_or_open(self, option: Option) -> bool:
        """A number chooses what can be seen; if only its group can, that is opened first."""
        if self._menu.hides(option):
            self._menu.open(option)
            self._sitting.show(self._decision, self._menu)
            return False
        self._sitting.choose(option)
        return True

    def _answer(self, question: str, rest: str) -> bool:
        """What this game's board can be asked."""
        sitting, seat = self._sitting, self._decision.seat
        look = Look(self._screen.width, None, self._decision.kind, seat, sitting.names, self._menu.marks)
        view = sitting.match.view(seat)
        self._screen.show(sitting.board.answer(question, rest, view, look))
        return False

    def _rule(self, rest: str) -> bool:
        rule = self._decision.rule
        book = self._sitting.match.game.name("book", rule.book)
        self._screen.tell(rule.summary)
        self._screen.tell(Text("terminal-rule", book=book, page=rule.page), "dim")
        self._screen.tell(
            Text("terminal-rule-learn", command=f"mathom learn {rule.book} {rule.section}"), "dim"
        )
        return False

    def _help(self, rest: str) -> bool:
        voice = self._screen.voice
        shown_as = {
            "number": voice("terminal-key-shown"),
            "enter": voice("terminal-key-shown-enter"),
            "part": voice("terminal-key-shown-part"),
            "plan": voice("terminal-key-shown-plan"),
        }
        for key in ("number", "part", "plan", "enter", *self._commands):
            example = str(self._menu.options[0])
            said = voice(f"terminal-key-{'rule' if key == '?' else key}", example=example)
            self._entry(shown_as.get(key, key), said)
        for name in self._sitting.board.answers:
            self._entry(voice(f"terminal-word-{name}"), voice(f"terminal-key-{name}"))
        return False

    def _entry(self, shown: str, meaning: str) -> None:
        rows = words(meaning, self._screen.width - 10)
        self._screen.show(
            [line((f"{shown if n == 0 else '':>8}  ", "bold yellow"), row) for n, row in enumerate(rows)]
        )

    def _hint(self, rest: str) -> bool:
        """What would you do? Who is told stands in the log."""
        from mathom.bots.bot import Table
        from mathom.bots.drawing import percent
        from mathom.bots.hints import hint
        from mathom.bots.naming import called
        from mathom.bots.reasons import in_words

        sitting, voice, seat = self._sitting, self._screen.voice, self._decision.seat
        match = sitting.match
        self._screen.tell(Text("terminal-hint-thinking"), "dim")
        found = hint(Table(match.game, match.state, seat))
        for one in found.suggestions:
            label = called(match.game, match.state, (one.option, *one.then), voice.language)
            number = self._menu.options.index(one.option) + 1
            args = {"number": str(number), "choice": label, "chance": percent(one.chance)}
            self._screen.tell(Text("terminal-hint", **args), "bold")
            self._screen.tell(" ".join(in_words(match.game, one.reasons, voice.language)), margin=4)
        who = Text(f"{match.game.id}-who", who=match.seats[seat])
        taker = who if voice.knows(who.id) else match.game.name("seat", match.seats[seat])
        taken = Text("table-hint-taken", who=taker)
        notes = sitting.notes.setdefault(len(match.history) + 1, [])
        if taken not in notes:
            notes.append(taken)
        return False

    def _signs(self, rest: str) -> bool:
        self._screen.show(self._sitting.board.legend(self._screen.width))
        return False

    def _board(self, rest: str) -> bool:
        sitting = self._sitting
        seat = self._decision.seat
        self._screen.clear()
        width = self._screen.width
        self._screen.show(
            board_screen(sitting.match, sitting.board, sitting.names, (width, None), seat, self._menu)
        )
        self._screen.show(question(sitting.match, sitting.board, width))
        return False

    def _options(self, rest: str) -> bool:
        self._screen.show(self._menu.unfolded(self._screen.width))
        return False

    def _log(self, rest: str) -> bool:
        match, causes = self._sitting.match, self._sitting.board.causes
        for number, texts in log.told(match, self._decision.seat, self._sitting.notes, 0, causes):
            for n, one in enumerate(texts):
                under = 0 if one.begins else 2
                rows = words(self._screen.voice.say(one.text), self._screen.width - 5 - under)
                start = f"{number:>3}. " if n == 0 else ""
                self._screen.show(
                    [
                        line((f"{start if m == 0 else '':<5}", "dim"), " " * under, row)
                        for m, row in enumerate(rows)
                    ]
                )
        return False

    def _news(self, rest: str) -> bool:
        """All that the others did before this turn, and what was done in it."""
        sitting, seat = self._sitting, self._decision.seat
        since = log.last_turn(sitting.match, seat)
        told = log.news(sitting.match, seat, sitting.notes, since, sitting.board.causes)
        self._screen.show(news_lines(told, sitting.board, self._screen.width, None))
        if not told:
            self._screen.tell(Text("terminal-news-none"))
        return False

    def _explain(self, rest: str) -> bool:
        match, board = self._sitting.match, self._sitting.board
        option = self._menu.find(rest)
        if option is not None:
            things = list(match.game.things(option).items())
        else:
            found = board.find(rest) if rest else None
            things = [found] if found else []
        said = [text for kind, thing in things for text in match.game.explain(kind, str(thing))]
        if not said:
            self._screen.tell(Text("terminal-explain", thing=rest[:40]), "red")
        for text in said:
            self._screen.tell(text)
        return False

    def _save(self, rest: str) -> bool:
        sitting = self._sitting
        name = rest or self._screen.ask(
            self._screen.voice("terminal-save", file=str(sitting.journal.path))
        )
        if name:
            copy = sitting.journal if Path(name) == sitting.journal.path else new_journal(name, "", {})
            copy.write(sitting.match.record())
            name = str(copy.path)
        self._screen.tell(Text("terminal-saved", file=name or str(sitting.journal.path)))
        return False

    def _take_back(self, rest: str) -> bool:
        self._sitting.take_back()
        return True

    def _quit(self, rest: str) -> bool:
        raise Left
