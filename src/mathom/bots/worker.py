"""The process in which a bot lives: `python -m mathom.bots.worker BOT GAME`.

It is spoken to over stdin and stdout, in the lines of `protocol`.
"""

# Not compiled: it talks to the host.

from __future__ import annotations

import os
import sys
import time
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import mathom
from mathom.bots.bot import Bot, Table
from mathom.bots.evaluation import judge
from mathom.bots.hints import hint
from mathom.bots.protocol import VERSION, decode, encode
from mathom.bots.registry import load, raised
from mathom.core.faults import Fault
from mathom.core.match import Match
from mathom.core.option import Option


class Worker:
    """One bot: hears messages, gives answers."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._kind: type[Bot] = Bot
        self._bot: Bot | None = None
        self._luck = 0

    def hear(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The answer to a message, if it wants one. Nothing that a bot raises gets past here."""
        try:
            if message["do"] == "hello":
                return self._hello(message["mathom"])
            if message["do"] == "begin":
                self._luck, self._bot = message["luck"], None
                return None
            if message["do"] == "hint":
                return _hint(message)
            return {"option": self._choose(message)}
        except BaseException as error:
            # Also SystemExit and KeyboardInterrupt: a bot must not be able to end its worker politely.
            return {"error": raised(error)}

    def _hello(self, version: int) -> dict[str, Any]:
        if version != VERSION:
            return {"error": f"protocol {version} is not {VERSION}"}
        try:
            self._kind = load(self._spec)
        except Fault as fault:
            return {"error": fault.text.args.get("detail", str(fault)), "fault": fault.text.id}
        # A table is laid from the position alone.
        return {"mathom": VERSION, "name": self._kind.name, "wants": ["position"]}

    def _choose(self, message: dict[str, Any]) -> str:
        if self._bot is None:
            self._bot = self._kind(self._luck)
        choice = self._bot.choose(_table(message))
        if not isinstance(choice, (Option, str)):
            raise TypeError(f"choose() gave {type(choice).__name__}, not an option")
        return str(choice)


def _table(message: dict[str, Any]) -> Table:
    game = mathom.game(message["game"])
    setup = game.settle(message["setup"])
    match = Match.begin(game, setup, seed=0, position=message["position"])
    return Table(
        game,
        match.state,
        match.seat(message["seat"]),
        seconds=message["seconds"],
        iterations=message.get("iterations"),
    )


def _hint(message: dict[str, Any]) -> dict[str, Any]:
    """What anybody who knows the game would do; which bot is asked makes no difference."""
    began = time.process_time()
    found = hint(_table(message), seconds=message["seconds"])
    told = [
        [
            str(one.option),
            one.chance,
            [[why.kind, why.theme, why.weight] for why in one.reasons],
            [str(option) for option in one.then],
        ]
        for one in found.suggestions
    ]
    return {"hint": told, "took": time.process_time() - began}


def _listen(wire: BinaryIO, heard: SimpleQueue[bytes]) -> None:
    for line in wire:
        heard.put(line)
    # The host is gone: so is this process, even if the bot is thinking for ever.
    os._exit(0)


def _take_wires() -> tuple[BinaryIO, BinaryIO]:
    """Stdin and stdout for the protocol alone: the bot prints to stderr and reads nothing."""
    wires = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sys.stdin, sys.stdout = open(os.devnull, encoding="utf-8"), sys.stderr  # noqa: SIM115
    return wires


def _take_down(id: str) -> None:
    """Read all that a game needs now, so that the first question takes no longer than others."""
    game = mathom.game(id)
    Match.begin(game, game.settle({}), seed=0)
    judge(game)


def main() -> None:
    """Answer until the host hangs up."""
    incoming, outgoing = _take_wires()
    heard: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(incoming, heard), daemon=True).start()
    worker = Worker(sys.argv[1])
    _take_down(sys.argv[2])
    while True:
        answer = worker.hear(decode(heard.get()))
        if answer is not None:
            outgoing.write(encode(answer))
            outgoing.flush()


if __name__ == "__main__":
    main()
