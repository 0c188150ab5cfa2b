"""A real Chromium and a real server, for tests."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.house import House, Seated
from tools.build_web import build
from tools.get_chromium import find

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Two people at one table are two pages: the one that is not in front must not fall asleep.
    "--disable-backgrounding-occluded-windows",
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
]
PATIENCE = 15_000
"""Milliseconds after which what should have happened has not happened."""

Visitor = Callable[..., Page]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of all browser tests of this process."""
    house = House(tmp_path_factory.mktemp("house"), build())
    yield house
    house.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    expect.set_options(timeout=PATIENCE)
    path = find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(chromium: Browser, house: House) -> Iterator[Visitor]:
    """Opens a page as a person of its own, who may hold seats. An error in a page fails the test.

    Pages stand still (reduced motion) unless a test wishes otherwise.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def visit(path: str | Seated = "/", *, width: int = 1440, height: int = 900, **wishes: Any) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            **{"locale": "en", "reduced_motion": "reduce", **wishes},
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if _serious(said) else None)
        if isinstance(path, Seated):
            page.add_init_script(
                f"localStorage['mathom-tables'] ??= JSON.stringify([{json.dumps(path.held)}])"
            )
            page.goto(path.url)
        else:
            page.goto(house.url + path if path.startswith("/") else path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert faults == []


EXPECTED = (
    "WebSocket",
    "ERR_CONNECTION",
    "status of 404",
    "status of 410",
    "status of 409",
    "status of 422",
)
"""What browsers write down too when the server is down or says no, which some tests are about."""


def _serious(said: ConsoleMessage) -> bool:
    return said.type == "error" and not any(words in said.text for words in EXPECTED)
