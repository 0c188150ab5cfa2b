"""The commands with which bots are set against each other, and checked."""

from __future__ import annotations

from typing import Any

import click

import mathom
from mathom.terminal import values
from mathom.terminal.helping import Spoken, SpokenGroup, flag, option
from mathom.terminal.voice import Voice


def arena(voice: Voice) -> click.Command:
    """`mathom arena`: bots play many games against each other."""

    def run(game: str, **wanted: Any) -> None:
        from mathom.bots.arena.command import run as compete
        from mathom.server.settings import data_folder

        compete(
            mathom.game(game),
            [bot.strip() for bot in wanted["bots"].split(",")],
            values.number("--games", wanted["games"], least=1) or 1,
            values.number("--seed", wanted["seed"]) or 0,
            csv_path=wanted["csv"],
            workers=values.number("--workers", wanted["workers"], least=1),
            lang=voice.language,
            setup=values.setup(wanted["set"]) | values.decks(wanted["decks"]),
            budget=values.budget("--budget", wanted["budget"]),
            plots=wanted["plots"],
            parquet_path=wanted["parquet"],
            ray=wanted["ray"],
            keep=data_folder() / "arenas",
            anew=wanted["anew"],
        )

    parameters = [
        click.Argument(["game"], default="duel"),
        option(voice, "--bots", metavar="A,B", default="random,greedy"),
        option(voice, "--games", metavar="N", said="games-count", default="100"),
        option(voice, "--seed", metavar="N", said="arena-seed", default="1"),
        option(voice, "--budget", metavar="N", said="arena-budget"),
        option(voice, "--set", metavar="A=B", multiple=True),
        option(voice, "--decks", metavar="A,B"),
        option(voice, "--csv", metavar="FILE"),
        option(voice, "--plots", metavar="FOLDER"),
        option(voice, "--parquet", metavar="FILE"),
        option(voice, "--workers", metavar="N"),
        option(voice, "--ray", metavar="ADDRESS"),
        flag(voice, "--anew"),
        option(voice, "--lang", metavar="en|it|es"),
    ]
    return Spoken("arena", voice, parameters, callback=run)


def bot(voice: Voice) -> click.Command:
    """`mathom bot`: for those who write one."""

    def check(bot: str, games: str | None, **wanted: Any) -> int:
        from mathom.bots.conformance import run
        from mathom.bots.host import SECONDS

        tried = mathom.games() if games is None else [mathom.game(id) for id in games.split(",")]
        seconds = values.seconds("--budget", wanted["budget"]) or SECONDS
        return 0 if run(bot, tried, seconds, voice.language) else 1

    lang = option(voice, "--lang", metavar="en|it|es")
    metavar = voice("terminal-help-command")
    group = SpokenGroup("bot", voice, [lang], subcommand_metavar=metavar, callback=lambda lang: None)
    parameters = [
        click.Argument(["bot"]),
        option(voice, "--games", metavar="A,B", said="check-games"),
        option(voice, "--budget", metavar="N"),
        lang,
    ]
    group.add_command(Spoken("check", voice, parameters, said="bot-check", callback=check))
    return group
