"""Host: a bot in a process of its own, so that it can neither stop, nor spoil, nor spy on a game."""

# Not compiled: it talks to processes.

from __future__ import annotations

import errno
import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

from mathom.bots import protocol
from mathom.bots.asker import Asker, BotFault, printable
from mathom.bots.hints import Hint, Suggestion
from mathom.bots.opinion import written
from mathom.bots.question import question
from mathom.bots.reasons import Reason
from mathom.bots.registry import FILE_FAULTS, Spec, find
from mathom.bots.words import LETTERS, Words
from mathom.core.agenda import Decision
from mathom.core.chance import Seeded
from mathom.core.faults import BadSetup
from mathom.core.game import Game, Setup
from mathom.core.state import State
from mathom.core.text import Text

SECONDS = 5.0
"""How long a bot may think about a choice."""
START_SECONDS = 20.0
"""How long a bot's process may take to start."""
MEMORY = 4_000_000_000
"""How much memory a bot and all that it starts may take, in bytes."""
CPU_SECONDS = 3_600
"""How long one of its processes may compute in all its life."""
CAGES = sys.platform == "linux"
CAGE = Path(__file__).with_name("cage.py")
CAGE_SECONDS = 12.0
SYSTEM = (
    "/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/etc/localtime", "/etc/alternatives",
    "/etc/ssl/openssl.cnf",
    "/dev/urandom", "/dev/zero", "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu",
)  # fmt: skip
"""What programs read that do nothing but compute."""
LOG_VARIABLE = "MATHOM_BOT_LOG"
"""The environment variable that names a file for what bots print."""


class Host(Asker):
    """Starts a bot's process, asks it, and replaces it when it fails.

    `ask` blocks for at most the time budget (and the start of a process, after a fault), so a server
    calls it in a thread: `await asyncio.to_thread(host.ask, state)`. One question at a time.
    """

    def __init__(
        self,
        bot: str,
        game: Game,
        setup: Setup,
        *,
        luck: int | None = None,
        seconds: float = SECONDS,
        iterations: int | None = None,
        start_seconds: float = START_SECONDS,
        memory: int = MEMORY,
        confined: bool = False,
    ) -> None:
        self._spec = find(bot)
        super().__init__(self._spec.name)
        self._game = game
        self._setup = setup
        self._luck = secrets.randbits(32) if luck is None else luck
        self._seconds = seconds
        self._iterations = iterations
        self._start_seconds = start_seconds
        self._memory = memory
        self._confined = confined
        self._lifeline: int | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._words: Words | None = None
        self._wants: Collection[str] = protocol.EVERYTHING
        self.games: tuple[str, ...] = ()
        """The games that it says it plays; none if it does not say."""
        self._talk: Thread | None = None

    def start(self) -> None:
        """Start the bot now rather than at its first choice. Raises BadSetup if it cannot be started."""
        try:
            self._start()
        except BotFault as fault:
            self._kill()
            if fault.why.id in FILE_FAULTS:
                raise BadSetup(fault.why.id, **fault.why.args) from fault
            raise BadSetup("bot-start", bot=printable(self._spec.text), why=fault.why) from fault

    def begin(self, luck: int, setup: Setup | None = None) -> None:
        super().begin(luck)
        self._luck = luck
        self._setup = self._setup if setup is None else setup
        if self._process is not None:
            try:
                self._say(self._process, protocol.begin(luck))
            except BotFault:
                self._kill()

    def close(self) -> None:
        """End the bot's process: it hears that nobody listens any more, and has a second to go."""
        process = self._process
        if process is not None and process.stdin is not None:
            _hang_up(process.stdin)
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)
        self._kill()

    def hint(self, state: State, seconds: float) -> tuple[Hint, float]:
        """What the bot of the house would do here for whoever has to choose, and the processor time that
        it took. It is told what that seat knows and no more. Raises BotFault."""
        decision = state.decision
        assert decision is not None
        imagined = state.imagine(decision.seat, Seeded(0))
        seat = self._game.seats(self._setup)[decision.seat]
        asked = protocol.hint(self._game.id, self._setup, imagined.position(), seat, seconds)
        try:
            # Weighing what was found takes a little longer than the thinking itself.
            answer = self._ask(self._start(), asked, seconds + self._seconds)
            return _hint_of(decision, answer)
        except BotFault:
            self._kill()
            raise

    # -- how the bot is asked --------------------------------------------------------------------

    def _reply(self, state: State, decision: Decision) -> object:
        try:
            return self._answer(state, decision)
        except KeyboardInterrupt:
            # Wherever it struck, half a conversation cannot be gone on with.
            self._kill()
            raise

    def _answer(self, state: State, decision: Decision) -> object:
        process = self._start()
        began = time.monotonic()
        asked = question(self._game, self._setup, state, self._seconds, self._iterations, self._wants)
        answer = self._ask(process, asked, self._seconds)
        self.thought = time.monotonic() - began
        if "option" not in answer:
            raise BotFault(Text("bot-raised", error=printable(str(answer.get("error", "?")))))
        return answer["option"]

    def _recover(self) -> None:
        self._kill()

    # -- its process -----------------------------------------------------------------------------

    def _start(self) -> subprocess.Popen[bytes]:
        if self._process is not None:
            return self._process
        try:
            self._process = process = self._popen()
        except OSError as error:
            raise BotFault(Text("bot-raised", error=printable(str(error)))) from error
        answer = self._ask(process, protocol.hello(), self._start_seconds)
        if answer.get("mathom") != protocol.VERSION:
            raise BotFault(self._why_not(answer))
        self._introduce(answer)
        self._say(process, protocol.begin(self._luck))
        return process

    def _introduce(self, answer: dict[str, Any]) -> None:
        """What the bot says of itself. Raises BotFault if it does not play this game."""
        if isinstance(answer.get("name"), str):
            self.name = printable(answer["name"], 30).strip() or self.name
        self._wants = _words_of(answer.get("wants"), protocol.EVERYTHING)
        self.games = _words_of(answer.get("games"), ())
        if self.games and self._game.id not in self.games:
            raise BotFault(Text("bot-other-game", game=self._game.title))

    def _popen(self) -> subprocess.Popen[bytes]:
        """The bot's process; one that is not of the house sits in a cage, where there are cages."""
        command, held = _command(self._spec, self._game), []
        if CAGES and not self._spec.ours:
            if shutil.which(command[0]) is None:
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), command[0])
            other, self._lifeline = os.pipe()
            held = [other]
            rules = {
                "lifeline": other,
                "memory": self._memory,
                "cpu": CPU_SECONDS,
                "confined": self._confined,
                "readable": _readable(self._spec),
            }
            command = [sys.executable, "-I", "-S", str(CAGE), json.dumps(rules), *command]
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=_environment(),
                # A group of its own: Ctrl-C is not for the bot, and its children end with it.
                start_new_session=True,
                pass_fds=held,
            )
        finally:
            for one in held:
                os.close(one)
        assert process.stderr is not None
        self._words = Words(process.stderr, os.environ.get(LOG_VARIABLE) or None)
        return process

    def _why_not(self, answer: dict[str, Any]) -> Text:
        """Why the bot did not say hello."""
        detail = printable(str(answer.get("error", "?")))
        if self._spec.path and answer.get("fault") in FILE_FAULTS:
            return Text(answer["fault"], bot=self._spec.path, detail=detail)
        return Text("bot-raised", error=detail)

    def _say(self, process: subprocess.Popen[bytes], message: dict[str, Any]) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(protocol.encode(message))
            process.stdin.flush()
        except OSError as error:
            raise BotFault(self._died()) from error

    def _died(self) -> Text:
        """The bot has ended, with what it said last if it said anything."""
        words = self._words.last() if self._words is not None else ""
        return Text("bot-died-saying", error=printable(words, LETTERS)) if words else Text("bot-died")

    def _ask(
        self, process: subprocess.Popen[bytes], message: dict[str, Any], seconds: float
    ) -> dict[str, Any]:
        """Say something and hear the answer. A thread waits for it: no other way works everywhere."""
        heard: SimpleQueue[bytes] = SimpleQueue()
        self._talk = Thread(
            target=_converse, args=(process, protocol.encode(message), heard), daemon=True
        )
        self._talk.start()
        try:
            line = heard.get(timeout=seconds)
        except Empty:
            raise BotFault(Text("bot-slow", seconds=f"{seconds:g}")) from None
        if not line:
            raise BotFault(self._died())
        try:
            return protocol.decode(line)
        except ValueError:
            shown = printable(line.decode(errors="replace"), 60)
            raise BotFault(Text("bot-rubbish", answer=shown)) from None

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        lifeline, self._lifeline = self._lifeline, None
        if lifeline is not None:
            # The cage kills all that the bot has started, wherever it hides.
            os.close(lifeline)
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=CAGE_SECONDS)
        _end(process)
        if self._talk is not None:
            # An interrupt may have come before it was said to have started.
            with suppress(RuntimeError):
                self._talk.join(timeout=1)
        if self._talk is None or not self._talk.is_alive():
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                _hang_up(pipe)
        if self._words is not None:
            self._words.close()


def _hint_of(decision: Decision, answer: dict[str, Any]) -> tuple[Hint, float]:
    """The hint that a bot of the house told. Raises BotFault."""
    if "hint" not in answer:
        raise BotFault(Text("bot-raised", error=printable(str(answer.get("error", "?")))))
    told = [
        Suggestion(option, chance, [Reason(*why) for why in reasons], tuple(map(written, then)))
        for text, chance, reasons, then in answer["hint"]
        if (option := decision.find(text)) is not None
    ]
    return Hint(told), answer["took"]


def _converse(process: subprocess.Popen[bytes], line: bytes, heard: SimpleQueue[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line)
        process.stdin.flush()
        heard.put(process.stdout.readline(protocol.MOST_BYTES))
    except (OSError, ValueError):
        heard.put(b"")


def _hang_up(pipe: IO[bytes]) -> None:
    # What was still to be said may find no listener.
    with suppress(OSError):
        pipe.close()


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill the process and whatever it has started."""
    # Once it has been waited for, its number may belong to somebody else.
    if process.returncode is None:
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _command(spec: Spec, game: Game) -> list[str]:
    if spec.command:
        return list(spec.command)
    # -P: a file called random.py in the current folder must not hide Python's own.
    return [sys.executable, "-P", "-m", "mathom.bots.worker", spec.text, game.id]


def _readable(spec: Spec) -> list[str]:
    """The files that a confined bot needs: the system's, Python's, Mathom's, and its own."""
    python = [sys.prefix, sys.base_prefix, sys.executable, os.path.realpath(sys.executable)]
    own = [str(Path(spec.path).resolve().parent)] if spec.path else []
    for word in spec.command:
        found = Path(shutil.which(word) or word).resolve()
        if found.exists():
            own.append(str(found if found.is_dir() else found.parent))
    paths = [*SYSTEM, *python, str(Path(__file__).parents[2]), *sys.path, *own]
    return sorted({path for path in paths if path and Path(path).exists()})


def _environment() -> dict[str, str]:
    """The bot runs with the Mathom that runs here."""
    here = str(Path(__file__).parents[2])
    paths = [here, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def _words_of(told: object, usual: tuple[str, ...]) -> tuple[str, ...]:
    """A list of words that a bot may have sent."""
    if not isinstance(told, list):
        return usual
    return tuple([word for word in told if isinstance(word, str)])
