"""The process in which a bot lives: `python -m mathom.bots.worker BOT`.

It is spoken to over stdin and stdout, in the lines of `protocol`.
"""

from __future__ import annotations

import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import mathom
from mathom.bots.bot import Bot, Table
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
        return {"mathom": VERSION, "name": self._kind.name}

    def _choose(self, message: dict[str, Any]) -> str:
        if self._bot is None:
            self._bot = self._kind(self._luck)
        game = mathom.game(message["game"])
        setup = game.settle(message["setup"])
        match = Match.begin(game, setup, seed=0, position=message["position"])
        table = Table(game, match.state, match.seat(message["seat"]), seconds=message["seconds"])
        choice = self._bot.choose(table)
        if not isinstance(choice, (Option, str)):
            raise TypeError(f"choose() gave {type(choice).__name__}, not an option")
        return str(choice)


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


def main() -> None:
    """Answer until the host hangs up."""
    incoming, outgoing = _take_wires()
    heard: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(incoming, heard), daemon=True).start()
    worker = Worker(sys.argv[1])
    while True:
        answer = worker.hear(decode(heard.get()))
        if answer is not None:
            outgoing.write(encode(answer))
            outgoing.flush()


if __name__ == "__main__":
    main()
