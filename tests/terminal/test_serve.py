"""`mathom serve`, and `mathom` alone: the table opens."""

from __future__ import annotations

import contextlib
import re
import signal
import socket
import subprocess

import pytest

from tests.terminal.desk import COMMAND, PATIENCE, Desk


@pytest.fixture
def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as ear:
        port: int = ear.getsockname()[1]
    return port


def test_the_table_opens_and_ctrl_c_closes_it(desk: Desk, free_port: int) -> None:
    command = [*COMMAND, "serve", "--port", str(free_port), "--no-browser", "--lang", "es"]
    with subprocess.Popen(command, env=desk.env, stdout=subprocess.PIPE, text=True) as table:
        assert table.stdout is not None
        assert re.search(rf"http://127\.0\.0\.1:{free_port}/", table.stdout.readline())
        table.send_signal(signal.SIGINT)
        table.wait(timeout=PATIENCE)
    assert table.returncode == 0


def test_without_a_command_the_table_opens_too(desk: Desk) -> None:
    # The usual port is held, by us or by whoever plays here, so that it cannot really open: the
    # sentence shows that it wanted to.
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError):
            held.enter_context(socket.create_server(("127.0.0.1", 8000)))
        alone = desk.run()
        served = desk.run("serve")
    assert alone.code == served.code == 2
    assert "8000" in alone.err
    assert alone.err == served.err


def test_a_port_that_is_no_number_is_refused_in_a_sentence(desk: Desk) -> None:
    done = desk.run("serve", "--port", "ottomila")
    assert done.code == 2
    assert "--port" in done.err
    assert "Traceback" not in done.err
