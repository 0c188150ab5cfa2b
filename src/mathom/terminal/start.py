"""What a command starts: a new game, one that a record tells of, or a look at the cards."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO

import mathom
from mathom.core.faults import BadRecord, BadSetup
from mathom.core.game import Setup
from mathom.core.match import Match
from mathom.core.record import MOST_CHARACTERS
from mathom.core.text import Text
from mathom.terminal.boards import board_of
from mathom.terminal.cards import listed, told
from mathom.terminal.journal import Journal, new_journal
from mathom.terminal.realtable import Again, RealTable
from mathom.terminal.replayer import Replayer, tell_all
from mathom.terminal.screen import Left, Screen
from mathom.terminal.seats import Players, as_recorded, chosen_seats, recorded
from mathom.terminal.sitting import Sitting
from mathom.terminal.welcome import welcome

STDIN = "-"


def play(
    screen: Screen,
    game_id: str,
    *,
    seats: str | None = None,
    seed: int | None = None,
    real_table: bool = False,
    setup: Mapping[str, str] | None = None,
    file: str | None = None,
    budget: float | None = None,
) -> None:
    """`mathom play`: a new game."""
    game = mathom.game(game_id)
    settled = game.settle(setup or {})
    board = board_of(game, screen.voice)
    specs = chosen_seats(seats, game.seats(settled), {})
    table = RealTable(screen, board, game.seats(settled)) if real_table else None
    if table is None and seed is None:
        seed = secrets.randbits(32)
    players = Players(specs, game, settled, seed, budget)
    try:
        players.start()
        journal = new_journal(file, game.id, os.environ)
        try:
            welcome(screen, board, game.seats(settled), players, journal.path, seed)
            named = as_recorded(specs, game.seats(settled))
            match = _begun(game, settled, named, seed, table)
        except BaseException:
            # The table was never set: the file is still as empty as it was made.
            journal.path.unlink(missing_ok=True)
            raise
        sitting = Sitting(match, players, screen, board, journal, table)
        sitting.play()
    except Left:
        screen.tell(Text("terminal-left-early"))
    finally:
        players.close()


def _begun(
    game: mathom.Game,
    setup: Setup,
    named: Mapping[str, str],
    seed: int | None,
    table: RealTable | None,
) -> Match:
    if table is None:
        return Match.begin(game, setup, seed=seed, players=named)
    while True:
        try:
            match = Match.begin(game, setup, chance=table.chance, players=named)
        except Again:
            table.over()
        else:
            table.tell(match.opening[1])
            table.settled()
            return match


def replay(
    screen: Screen,
    file: str,
    *,
    at: int | None = None,
    show: bool = False,
    seats: str | None = None,
    real_table: bool = False,
    record: str | None = None,
    budget: float | None = None,
) -> None:
    """`mathom replay`: look at a record, or play on from it."""
    text = read_record(file)
    match = mathom.replay(text)
    board = board_of(match.game, screen.voice)
    replayer = Replayer(match, screen, board)
    if at is not None and show:
        replayer.show_before(at)
        return
    if at is None:
        if not (screen.live and sys.stdin.isatty()):
            tell_all(match, screen)
            return
        at = replayer.step()
        if at is None:
            return
    forked = match.fork(at)
    if forked.decision is None:
        raise BadSetup("terminal-replay-ended")
    specs = chosen_seats(seats, match.seats, recorded(match.players))
    forked.players = as_recorded(specs, match.seats)
    same = file != STDIN and at == len(match.history) + 1 and match.record() == text
    players = Players(specs, match.game, match.setup, match.seed, budget)
    table = RealTable(screen, board, match.seats) if real_table else None
    if table is not None:
        forked.take_chance_from(table.chance)
    try:
        players.start()
        if same and record is None:
            journal = Journal(Path(file).absolute())
        else:
            journal = new_journal(record, match.game.id, os.environ)
        sitting = Sitting(forked, players, screen, board, journal, table)
        sitting.play()
    finally:
        players.close()


def show_cards(screen: Screen, game_id: str, name: str | None) -> None:
    """`mathom cards`: all cards of a game, or those that are called so."""
    board = board_of(mathom.game(game_id), screen.voice)
    if not board.decks():
        raise BadSetup("terminal-cards-none", game=game_id)
    screen.show(listed(board, screen.width) if name is None else told(board, name, screen.width))


def show_lesson(screen: Screen, game_id: str, thing: str) -> None:
    """`mathom learn`: how a game is played, or what is said there about something."""
    from mathom.learn import lesson
    from mathom.terminal.lessons import about, contents

    told = lesson(mathom.game(game_id).id, screen.voice.language)
    screen.show(about(told, thing, screen.width) if thing else contents(told, screen.width))


def show_missing(screen: Screen, game_id: str) -> None:
    """`mathom cards GAME --missing`: the cards that cannot be played yet, and how many they are."""
    game = mathom.game(game_id)
    board = board_of(game, screen.voice)
    missing = game.missing()
    screen.tell(Text("terminal-cards-missing", count=len(missing)), "bold")
    screen.show([board.card(id) for id in missing])


def _text(record: IO[bytes]) -> str:
    data = record.read(MOST_CHARACTERS + 1)
    if len(data) > MOST_CHARACTERS:
        raise BadRecord("record-too-long", most=MOST_CHARACTERS)
    return data.decode("utf-8")


def read_record(file: str) -> str:
    """The text of a record: that of a file, or what comes in."""
    try:
        if file == STDIN:
            text = _text(sys.stdin.buffer)
            # The record came in where people would type: they type at the terminal itself.
            with suppress(OSError):
                sys.stdin = open("/dev/tty", encoding="utf-8")  # noqa: SIM115
            return text
        with open(file, "rb") as record:
            return _text(record)
    except UnicodeDecodeError as error:
        raise BadRecord("terminal-file-text", file=file) from error
    except OSError as error:
        raise BadRecord("terminal-file", file=file, why=error.strerror or str(error)) from error
