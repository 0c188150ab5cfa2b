"""`mathom arena`: play with a progress bar, print the report, write what was asked for."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TextIO

from mathom.bots.arena import parquet
from mathom.bots.arena.bouts import Terms
from mathom.bots.arena.crews import Crew, RayCrew
from mathom.bots.arena.fingerprint import of_arena
from mathom.bots.arena.ledger import Ledger
from mathom.bots.arena.tournament import compete, plan
from mathom.bots.budget import Budget
from mathom.bots.report import Report
from mathom.core.faults import BadSetup
from mathom.core.game import Game


def run(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    csv_path: str | None = None,
    workers: int | None = None,
    lang: str = "en",
    setup: Mapping[str, str] | None = None,
    budget: Budget | None = None,
    plots: str | None = None,
    parquet_path: str | None = None,
    ray: str | None = None,
    keep: Path | None = None,
    anew: bool = False,
) -> Report:
    """Play, or go on with what the same command has played before it was stopped. Raises BadSetup.

    In `keep` there is a folder for each arena that is not done yet; without it nothing is kept.
    """
    from mathom.bots.scoreboard import bar, show

    terms = Terms(
        game.id,
        game.settle(setup or {}),
        tuple(bots),
        seed,
        budget or Budget(),
        noted=parquet_path is not None,
        foretold=plots is not None,
    )
    plan(game, terms, games)
    with ExitStack() as stack:
        # Opened before anything is played: it would be a pity to find out afterwards.
        file = None if csv_path is None else stack.enter_context(_open(csv_path))
        if parquet_path is not None:
            parquet.arrow()
            _open(parquet_path).close()
        if plots is not None:
            _make(plots)
        crew = stack.enter_context(Crew(workers) if ray is None else RayCrew(ray, workers))
        folder = None if keep is None else keep / of_arena(terms, games)
        if anew and folder is not None and folder.exists():
            Ledger(folder).close(done=True)
        ledger = _ledger(folder)
        finished = False
        try:
            with bar(lang) as progress:
                report = compete(game, terms, games, crew, ledger, progress)
            if file is not None:
                report.write_csv(file)
            if parquet_path is not None:
                parquet.write(parquet_path, report, ledger)
            if plots is not None:
                from mathom.bots.arena.page import write

                write(plots, report, lang)
            finished = not report.stopped
        finally:
            ledger.close(finished)
    show(report, lang, goes_on=keep is not None)
    return report


def _ledger(folder: Path | None) -> Ledger:
    """Where the rounds are kept; if nothing can be written there, they are kept for this time alone."""
    try:
        return Ledger(folder)
    except OSError:
        return Ledger()


def _open(path: str) -> TextIO:
    try:
        return open(path, "w", encoding="utf-8", newline="")
    except OSError as error:
        raise BadSetup("arena-csv", path=path, why=error.strerror or "?") from error


def _make(folder: str) -> None:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup("arena-csv", path=folder, why=error.strerror or "?") from error
