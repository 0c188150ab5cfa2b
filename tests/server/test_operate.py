"""What docs/operate.md tells whoever keeps a house is so: commands, unit, container, figures."""

from __future__ import annotations

import ast
import configparser
import json
import re
import shlex
from pathlib import Path

import click
import httpx
import pytest

from mathom.cli import commands
from mathom.terminal.voice import Voice

# What a page says does not change with the build.
pytestmark = pytest.mark.once

PAGE = (Path(__file__).parents[2] / "docs" / "operate.md").read_text(encoding="utf-8")


BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def block(kind: str) -> str:
    """The only block of this kind on the page."""
    (found,) = [text for one, text in BLOCKS if one == kind]
    return str(found)


def shown() -> list[str]:
    """Every command on the page, as it stands there."""
    lines = [line.partition(" # ")[0] for kind, text in BLOCKS if not kind for line in text.splitlines()]
    found = [line[line.index("mathom ") :] for line in lines if re.match(r"(\w+=\S+ )?mathom ", line)]
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.read_string(block("ini"))
    started = unit["Service"]["ExecStart"].rpartition("/bin/")[0]
    found.append(unit["Service"]["ExecStart"].removeprefix(f"{started}/bin/"))
    (container,) = re.findall(r"^CMD (\[.*\])$", block("dockerfile"), re.MULTILINE)
    return [*found, shlex.join(json.loads(container))]


def understood(words: list[str]) -> None:
    """Let the command line read this, and do nothing. Raises what it would complain of."""
    command: click.Command = commands(Voice("en"))
    parent = None
    while True:
        group = isinstance(command, click.Group)
        context = command.make_context(command.name or "mathom", list(words), parent=parent)
        if not group:
            return
        assert isinstance(command, click.Group)
        name, found, words = command.resolve_command(context, [*context._protected_args, *context.args])
        assert found is not None, name
        command, parent = found, context


@pytest.mark.parametrize("line", shown())
def test_every_command_on_the_page_is_understood(line: str) -> None:
    # "..." stands for what was said before, [] for what may be left out.
    words = shlex.split(line.replace("[", "").replace("]", ""))
    assert words.pop(0) == "mathom"
    understood([word for word in words if word != "..."])


def test_a_command_that_is_none_is_noticed() -> None:
    with pytest.raises(click.UsageError):
        understood(["serve", "--hsot", "0.0.0.0"])


def test_the_container_asks_after_the_server_s_health(url: str) -> None:
    (check,) = re.findall(r"^HEALTHCHECK CMD (\[.*\])$", block("dockerfile"), re.MULTILINE)
    _, _, program = json.loads(check)
    ast.parse(program)
    (asked,) = re.findall(r"http://127\.0\.0\.1:8000(/\w+)", program)
    assert httpx.get(f"{url}{asked}").status_code == 200


def test_every_figure_is_explained_and_every_explained_one_is_told(url: str) -> None:
    def family(name: str) -> str:
        return re.sub(r"_(bucket|sum|count)$", "", name)

    told = re.findall(r"^(mathom_\w+)", httpx.get(f"{url}/metrics").text, re.MULTILINE)
    # Nothing was refused yet, perhaps, so that nothing is told of it.
    told.append("mathom_refused_total")
    explained = re.findall(r"mathom_\w+", PAGE)
    assert {family(one) for one in told} == {family(one) for one in explained}
