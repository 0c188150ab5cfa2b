"""The command mathom: serve, play, review, arena, bot, train, games, learn, cards, deck and others."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

import mathom
from mathom.core.faults import BadSetup, Fault
from mathom.core.text import Text
from mathom.terminal import contests, values
from mathom.terminal.helping import Spoken, SpokenGroup, flag, misused, option
from mathom.terminal.reviewing import command as review
from mathom.terminal.spelling import forgive_signs
from mathom.terminal.voice import Voice, usual_language

if TYPE_CHECKING:
    from mathom.server.post import Mail

T = TypeVar("T")

WRONG = 2
INTERRUPTED = 130
MOST_LISTED = 200
"""So many tables are listed, the liveliest first."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command. What cannot be done is said in a sentence, and the exit code is 2."""
    forgive_signs()
    words = list(sys.argv[1:] if arguments is None else arguments)
    voice = Voice(usual_language(os.environ))
    try:
        voice = Voice(wanted_language(words) or voice.language)
        done = commands(voice).main(words, prog_name="mathom", standalone_mode=False)
        sys.exit(done if isinstance(done, int) else 0)
    except click.UsageError as error:
        _complain(misused(error), voice)
    except Fault as fault:
        _complain(fault, voice)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)


def _complain(fault: Fault, voice: Voice) -> None:
    print(voice.say(fault.text), file=sys.stderr)
    sys.exit(WRONG)


def wanted_language(words: Sequence[str]) -> str | None:
    """The language asked for on the command line, before anything else of it is understood."""
    for at, word in enumerate(words):
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def commands(voice: Voice) -> click.Group:
    """All commands, their help in one language."""
    group = SpokenGroup(
        "mathom",
        voice,
        [option(voice, "--lang", metavar="en|it|es"), _version(voice)],
        invoke_without_command=True,
        subcommand_metavar=voice("terminal-help-command"),
        callback=_usual(voice),
    )
    for make in (
        _serve,
        _play,
        _replay,
        review,
        contests.arena,
        contests.bot,
        _train,
        _bench,
        _games,
        _learn,
        _cards,
        _deck,
        _backup,
        _restore,
        _admin,
    ):
        group.add_command(make(voice))
    return group


def _usual(voice: Voice) -> Callable[..., None]:
    @click.pass_context
    def usual(context: click.Context, lang: str | None) -> None:
        """Without a command, the table opens in the browser."""
        if context.invoked_subcommand is None:
            from mathom.server import run

            run(language=voice.language)

    return usual


def _version(voice: Voice) -> click.Option:
    def show(context: click.Context, parameter: click.Parameter, value: bool) -> None:
        if value:
            click.echo(f"mathom {mathom.__version__}")
            context.exit()

    return flag(voice, "--version", is_eager=True, expose_value=False, callback=show)


def _seating(voice: Voice) -> list[click.Parameter]:
    """The options of every command that lets people play."""
    return [
        option(voice, "--seats", metavar="A,B"),
        option(voice, "--lang", metavar="en|it|es"),
        option(voice, "--dice", metavar="ask"),
        option(voice, "--record", metavar="FILE"),
        option(voice, "--budget", metavar="N"),
    ]


def _serve(voice: Voice) -> click.Command:
    def run(**wanted: Any) -> None:
        from mathom.server import run as serve

        port = values.number("--port", wanted["port"])
        assert port is not None
        serve(
            wanted["host"],
            port,
            wanted["database"],
            not wanted["no_browser"],
            names=wanted["name"],
            proxies=_networks("--proxy", wanted["proxy"]),
            inspectors=_networks("--inspector", wanted["inspector"]),
            log=wanted["log"],
            webhook=_webhook(wanted["webhook"]),
            mail=_mail(wanted["mail"], wanted["mail_from"]),
            bots=wanted["bot"],
            language=voice.language,
        )

    parameters: list[click.Parameter] = [
        option(voice, "--host", metavar="A", default="127.0.0.1"),
        option(voice, "--port", metavar="N", default="8000"),
        option(voice, "--name", metavar="HOST", multiple=True),
        option(voice, "--proxy", metavar="A", multiple=True),
        option(voice, "--inspector", metavar="A", multiple=True),
        option(voice, "--log", metavar="text|json", default=""),
        option(voice, "--database", metavar="URL", default=""),
        option(voice, "--webhook", metavar="URL", default=""),
        option(voice, "--mail", metavar="URL", default=""),
        option(voice, "--mail-from", metavar="A", default=""),
        option(voice, "--bot", metavar="A=BOT", said="serve-bot", multiple=True),
        flag(voice, "--no-browser"),
        option(voice, "--lang", metavar="en|it|es"),
    ]
    return Spoken("serve", voice, parameters, callback=run)


MAIL_PASSWORD = "MATHOM_MAIL_PASSWORD"
"""Where the password of the mail server is: what stands in a command, others on the machine can read."""


def _webhook(url: str) -> str:
    """An address to be told, as it was given. Raises ServerFault."""
    from mathom.server.post import webhook

    return webhook(url) if url else ""


def _mail(url: str, sender: str) -> Mail | None:
    """A mail server, as it was given. Raises ServerFault."""
    from mathom.server.post import Mail

    return Mail.read(url, sender, os.environ.get(MAIL_PASSWORD, "")) if url else None


def _networks(name: str, wanted: Sequence[str]) -> Sequence[str]:
    """Addresses or networks, as they were given. Raises BadSetup."""
    import ipaddress

    from mathom.core.position import shown

    for one in wanted:
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError as error:
            raise BadSetup("terminal-usage-network", name=name, value=shown(one)) from error
    return wanted


def _done(work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work of the server's."""
    import asyncio

    return asyncio.run(work)


def _backup(voice: Voice) -> click.Command:
    def run(file: str, database: str, lang: str | None) -> None:
        from mathom.server.keeper import backup

        count = _done(backup(database, file))
        click.echo(voice("keeper-backup", count=count, file=file))

    return Spoken("backup", voice, _keeping(voice, "file"), callback=run)


def _restore(voice: Voice) -> click.Command:
    def run(file: str, database: str, lang: str | None) -> None:
        from mathom.server.keeper import restore

        count = _done(restore(database, file))
        click.echo(voice("keeper-restore", count=count))

    return Spoken("restore", voice, _keeping(voice, "file"), callback=run)


def _keeping(voice: Voice, *arguments: str) -> list[click.Parameter]:
    return [
        *[click.Argument([name]) for name in arguments],
        option(voice, "--database", metavar="URL", default=""),
        option(voice, "--lang", metavar="en|it|es"),
    ]


def _admin(voice: Voice) -> click.Command:
    def list_all(database: str, lang: str | None) -> None:
        from mathom.server.keeper import tables

        for id, game, count, decider, seats in _done(tables(database, MOST_LISTED)):
            click.echo(f"{id}  {game:5}{count:6}  {decider or '-':12}  {', '.join(seats)}")

    def close(table: str, database: str, lang: str | None) -> None:
        from mathom.server.keeper import close_table

        _done(close_table(database, table))
        click.echo(voice("keeper-closed", table=table))

    def silence(muted: bool) -> Callable[..., None]:
        def run(table: str, seat: str, database: str, lang: str | None) -> None:
            from mathom.server.keeper import mute

            _done(mute(database, table, seat, muted))
            click.echo(voice("keeper-muted" if muted else "keeper-unmuted", seat=seat))

        return run

    group = SpokenGroup(
        "admin",
        voice,
        [option(voice, "--lang", metavar="en|it|es")],
        subcommand_metavar=voice("terminal-help-command"),
    )
    for name, arguments, callback in (
        ("list", (), list_all),
        ("close", ("table",), close),
        ("mute", ("table", "seat"), silence(True)),
        ("unmute", ("table", "seat"), silence(False)),
    ):
        parameters = _keeping(voice, *arguments)
        group.add_command(Spoken(name, voice, parameters, said=f"admin-{name}", callback=callback))
    return group


def _play(voice: Voice) -> click.Command:
    def run(game: str, **wanted: Any) -> None:
        from mathom.terminal.screen import Screen
        from mathom.terminal.start import play

        play(
            Screen(voice),
            game,
            seats=wanted["seats"],
            seed=values.number("--seed", wanted["seed"]),
            real_table=values.dice(wanted["dice"]),
            setup=values.setup(wanted["set"])
            | values.decks(wanted["decks"])
            | _people(game, wanted["players"], wanted["solo"]),
            file=wanted["record"],
            budget=values.seconds("--budget", wanted["budget"]),
        )

    parameters = [
        click.Argument(["game"], default="duel"),
        *_seating(voice),
        option(voice, "--seed", metavar="N"),
        option(voice, "--set", metavar="A=B", multiple=True),
        option(voice, "--decks", metavar="A,B"),
        option(voice, "--players", metavar="N"),
        flag(voice, "--solo"),
    ]
    return Spoken("play", voice, parameters, callback=run)


def _people(game: str, players: str | None, solo: bool) -> dict[str, str]:
    """How many play, and whether against nobody: one, unless it is said how many."""
    if solo:
        return mathom.game(game).solo(players or "1")
    return {} if players is None else {"players": players}


def _replay(voice: Voice) -> click.Command:
    def run(file: str, **wanted: Any) -> None:
        from mathom.terminal.screen import Screen
        from mathom.terminal.start import replay

        replay(
            Screen(voice),
            file,
            at=values.number("--at", wanted["at"], least=1),
            show=wanted["show"],
            seats=wanted["seats"],
            real_table=values.dice(wanted["dice"]),
            record=wanted["record"],
            budget=values.seconds("--budget", wanted["budget"]),
        )

    parameters = [
        click.Argument(["file"]),
        option(voice, "--at", metavar="N"),
        flag(voice, "--show"),
        *_seating(voice),
    ]
    return Spoken("replay", voice, parameters, callback=run)


def _train(voice: Voice) -> click.Command:
    def run(game: str, **wanted: Any) -> None:
        from mathom.bots.learning.command import run as train

        train(
            mathom.game(game),
            values.number("--rounds", wanted["rounds"], least=1) or 1,
            values.number("--games", wanted["games"], least=1) or 1,
            values.number("--seed", wanted["seed"]) or 0,
            wanted["folder"],
            wanted["out"],
            values.number("--workers", wanted["workers"], least=1),
            voice.language,
        )

    parameters = [
        click.Argument(["game"], default="duel"),
        option(voice, "--rounds", metavar="N", default="4"),
        option(voice, "--games", metavar="N", said="train-games", default="5000"),
        option(voice, "--seed", metavar="N", said="train-seed", default="1"),
        option(voice, "--folder", metavar="FOLDER", default="training"),
        option(voice, "--out", metavar="FILE"),
        option(voice, "--workers", metavar="N"),
        option(voice, "--lang", metavar="en|it|es"),
    ]
    return Spoken("train", voice, parameters, callback=run)


def _bench(voice: Voice) -> click.Command:
    def run(game: str | None, **wanted: Any) -> None:
        from mathom.bench import run as bench

        games = mathom.games() if game is None else (mathom.game(game),)
        seconds = values.seconds("--seconds", wanted["seconds"]) or 1.0
        bench(games, seconds, wanted["json"], voice.language)

    parameters = [
        click.Argument(["game"], required=False),
        option(voice, "--seconds", metavar="N", default="1"),
        flag(voice, "--json"),
        option(voice, "--lang", metavar="en|it|es"),
    ]
    return Spoken("bench", voice, parameters, callback=run)


def _games(voice: Voice) -> click.Command:
    def run(lang: str | None) -> None:
        from mathom.terminal.screen import Screen

        screen = Screen(voice)
        for game in mathom.games():
            title = Text(f"{game.id}-title")
            screen.tell(Text("terminal-games-game", game=game.id, title=title), "bold")
            seats = ", ".join(game.seats(game.settle({})))
            screen.tell(voice("terminal-games-seats", seats=seats), margin=2)
            for choice in game.choices:
                id = f"{game.id}-setup-{choice.name}"
                screen.tell(Text("terminal-games-choice", name=choice.name, meaning=Text(id)), margin=2)
                for value in choice.values:
                    usual = voice("terminal-games-usual") if value == choice.values[0] else ""
                    screen.tell(f"{value}: {voice(f'{id}-{value}')} {usual}", margin=4)

    return Spoken("games", voice, [option(voice, "--lang", metavar="en|it|es")], callback=run)


def _learn(voice: Voice) -> click.Command:
    def run(game: str, about: tuple[str, ...], lang: str | None) -> None:
        from mathom.terminal.screen import Screen
        from mathom.terminal.start import show_lesson

        show_lesson(Screen(voice), game, " ".join(about))

    parameters = [
        click.Argument(["game"]),
        click.Argument(["about"], nargs=-1),
        option(voice, "--lang", metavar="en|it|es"),
    ]
    return Spoken("learn", voice, parameters, callback=run)


def _cards(voice: Voice) -> click.Command:
    def run(game: str, name: tuple[str, ...], missing: bool, lang: str | None) -> None:
        from mathom.terminal.screen import Screen
        from mathom.terminal.start import show_cards, show_missing

        if missing:
            show_missing(Screen(voice), game)
        else:
            show_cards(Screen(voice), game, " ".join(name) or None)

    parameters = [
        click.Argument(["game"]),
        click.Argument(["name"], nargs=-1),
        flag(voice, "--missing"),
        option(voice, "--lang", metavar="en|it|es"),
    ]
    return Spoken("cards", voice, parameters, callback=run)


def _deck(voice: Voice) -> click.Command:
    def list_all(lang: str | None) -> None:
        from mathom.terminal.screen import Screen
        from mathom.terminal.tcg.decks import list_decks

        list_decks(Screen(voice))

    def check(file: str, format: str, lang: str | None) -> int:
        from mathom.terminal.screen import Screen
        from mathom.terminal.tcg.decks import check_deck

        return check_deck(Screen(voice), file, format)

    def show(file: str, lang: str | None) -> None:
        from mathom.terminal.screen import Screen
        from mathom.terminal.tcg.decks import show_deck

        show_deck(Screen(voice), file)

    lang = option(voice, "--lang", metavar="en|it|es")
    metavar = voice("terminal-help-command")
    group = SpokenGroup("deck", voice, [lang], subcommand_metavar=metavar, callback=lambda lang: None)
    form = option(voice, "--format", metavar="A", said="deck-format", default="towers")
    file = click.Argument(["file"])
    group.add_command(Spoken("list", voice, [lang], said="deck-list", callback=list_all))
    group.add_command(Spoken("check", voice, [file, form, lang], said="deck-check", callback=check))
    group.add_command(Spoken("show", voice, [file, lang], said="deck-show", callback=show))
    return group


if __name__ == "__main__":
    main()
