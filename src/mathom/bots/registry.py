"""Which bot is meant: one of ours, a file of somebody's, or a program in any language."""

# Not compiled: it runs files.

from __future__ import annotations

import importlib.util
import re
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from mathom.bots.bot import Bot
from mathom.bots.greedy import GreedyBot
from mathom.bots.levels import LEVELS
from mathom.bots.random import RandomBot
from mathom.core.faults import BadSetup
from mathom.core.position import shown

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, **LEVELS}
"""The bots of the house."""

FILE_FAULTS = ("bot-file-raised", "bot-file-none", "bot-file-class")
"""What can be wrong with a bot's file; each names the bot and gives a detail."""

_FILE = re.compile(r"(.+\.py)(?::(\w+))?")
_COMMAND = "cmd:"


@dataclass(frozen=True)
class Spec:
    """How people name a bot: `greedy`, `path/to/file.py`, `path/to/file.py:ClassName`, `cmd:...`."""

    text: str
    path: str = ""
    class_name: str = ""
    command: tuple[str, ...] = ()

    @property
    def ours(self) -> bool:
        """Whether it is a bot of the house, which is trusted not to hang."""
        return self.text in BOTS

    @property
    def name(self) -> str:
        """A short name for tables and logs."""
        if self.command:
            return Path(self.command[0]).stem
        return self.class_name or Path(self.path or self.text).stem


def find(text: str) -> Spec:
    """The bot that is meant. Nothing of it is run yet. Raises BadSetup."""
    if text in BOTS:
        return Spec(text)
    if text.startswith(_COMMAND):
        return Spec(text, command=_command(text))
    file = _FILE.fullmatch(text)
    if file is None:
        raise BadSetup("bot-unknown", bot=shown(text), known=", ".join(BOTS))
    path, class_name = file.groups()
    if not Path(path).is_file():
        raise BadSetup("bot-file", bot=shown(path))
    return Spec(text, path=path, class_name=class_name or "")


def load(text: str) -> type[Bot]:
    """The class of a bot written in Python. A file is run for this, so it must be trusted.

    `Host` does it in a process of its own. Raises BadSetup.
    """
    spec = find(text)
    if spec.ours:
        return BOTS[text]
    if spec.command:
        raise BadSetup("bot-foreign", bot=shown(text))
    return _choose_class(spec, _run(spec))


def _command(text: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(text[len(_COMMAND) :]))
    except ValueError:
        words = ()
    if not words:
        raise BadSetup("bot-command", bot=shown(text))
    return words


def _run(spec: Spec) -> ModuleType:
    path = Path(spec.path).resolve()
    plan = importlib.util.spec_from_file_location(f"mathom_bot_{path.stem}", path)
    assert plan is not None
    assert plan.loader is not None
    module = importlib.util.module_from_spec(plan)
    sys.modules[module.__name__] = module
    # The file may import its neighbours; last in line, so that they hide nothing of Python's own.
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        plan.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadSetup("bot-file-raised", bot=spec.path, detail=raised(error)) from error
    return module


def _choose_class(spec: Spec, module: ModuleType) -> type[Bot]:
    kinds = {
        name: thing
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Bot) and thing.__module__ == module.__name__
    }
    if not kinds:
        raise BadSetup("bot-file-none", bot=spec.path, detail="")
    if not spec.class_name and len(kinds) == 1:
        return next(iter(kinds.values()))
    if spec.class_name not in kinds:
        raise BadSetup("bot-file-class", bot=spec.path, detail=", ".join(kinds))
    return kinds[spec.class_name]


def raised(error: BaseException) -> str:
    """An exception in one line, with the line of code that it came from."""
    trace = error.__traceback__
    where = ""
    while trace is not None:
        where = f" ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})"
        trace = trace.tb_next
    if isinstance(error, SyntaxError):
        where = ""  # It says so itself.
    try:
        said = str(error)
    except Exception:
        said = "?"
    return f"{type(error).__name__}: {said}{where}"
