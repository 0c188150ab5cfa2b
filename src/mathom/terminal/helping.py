"""Commands whose help and complaints speak the language of whoever asks."""

from __future__ import annotations

from typing import Any

import click

from mathom.core.faults import BadSetup
from mathom.terminal.voice import Voice


class Spoken(click.Command):
    """A command with its help in one language."""

    def __init__(
        self, name: str, voice: Voice, params: list[click.Parameter], said: str = "", **settings: Any
    ) -> None:
        self.voice = voice
        super().__init__(
            name,
            params=[*params, _help_option(voice)],
            help=voice(f"terminal-help-{said or name}"),
            options_metavar=voice("terminal-help-argument-options"),
            add_help_option=False,
            **settings,
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if ctx.args and not isinstance(self, click.Group):
            extra = " ".join(ctx.args)
            raise BadSetup("terminal-usage-extra", name=extra, command=ctx.command_path)
        return left

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, self.voice("terminal-help-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [one for one in self.get_params(ctx) if isinstance(one, click.Option)]
        records = [one.get_help_record(ctx) for one in options]
        with formatter.section(self.voice("terminal-help-options")):
            formatter.write_dl([record for record in records if record])


class SpokenGroup(Spoken, click.Group):
    """Several commands under one name."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise BadSetup("terminal-usage-command", name=args[0], command=ctx.command_path)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Spoken.format_options(self, ctx, formatter)
        with formatter.section(self.voice("terminal-help-commands")):
            formatter.write_dl([(name, one.help or "") for name, one in self.commands.items()])


def _help_option(voice: Voice) -> click.Option:
    def show(ctx: click.Context, parameter: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return flag(voice, "--help", is_eager=True, expose_value=False, callback=show)


def option(voice: Voice, *names: str, said: str = "", **settings: Any) -> click.Option:
    """An option with a value; its help is the message of its name."""
    meaning = voice(f"terminal-help-{said or names[0].lstrip('-')}")
    usual = f" [{settings['default']}]" if settings.get("default") else ""
    return click.Option(list(names), help=meaning + usual, **settings)


def flag(voice: Voice, *names: str, **settings: Any) -> click.Option:
    """An option that is there or not."""
    return option(voice, *names, is_flag=True, **settings)


def misused(error: click.UsageError) -> BadSetup:
    """What is wrong with a command line, as a sentence in any language."""
    command = error.ctx.command_path if error.ctx else "mathom"
    if isinstance(error, click.NoSuchOption):
        return BadSetup("terminal-usage-unknown", name=error.option_name, command=command)
    if isinstance(error, click.BadOptionUsage):
        return BadSetup("terminal-usage-value", name=error.option_name, command=command)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        name = str(error.param.name).upper()
        return BadSetup("terminal-usage-missing", name=name, command=command)
    return BadSetup("terminal-usage-other", detail=error.format_message(), command=command)
