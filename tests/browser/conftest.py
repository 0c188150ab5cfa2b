"""A real Chromium and a real server, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

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


class People:
    """The pages of people who come and go.

    Starting a page anew takes as long as most tests do, so who leaves hands the page on: at rest on an
    address of the house where nothing runs, and with nothing stored.
    """

    def __init__(self, chromium: Browser, house: House) -> None:
        self.faults: list[str] = []
        """What pages have complained of."""
        self._chromium = chromium
        self._house = house
        self._resting: dict[str, list[Page]] = {}

    def come(self, wishes: dict[str, Any], *, anew: bool) -> Page:
        """A page of somebody whose browser is like that."""
        resting = [] if anew else self._resting.setdefault(repr(wishes), [])
        if resting:
            return resting.pop()
        context = self._chromium.new_context(**wishes)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if _serious(said) else None)
        if not anew:
            self._rest(page)
        return page

    def leave(self, page: Page, wishes: dict[str, Any], *, anew: bool) -> None:
        """Somebody needs the page no more."""
        if not anew:
            # Who does not come to rest, because the house is down or the page hangs, is given up.
            with suppress(Error):
                self._rest(page)
                page.context.clear_cookies()
                self._resting[repr(wishes)].append(page)
                return
        page.context.close()

    def _rest(self, page: Page) -> None:
        page.goto(f"{self._house.url}/favicon.svg")
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")


@pytest.fixture(scope="session")
def people(chromium: Browser, house: House) -> People:
    """All who come to the tables of this process."""
    return People(chromium, house)


@pytest.fixture
def visitor(people: People, house: House) -> Iterator[Visitor]:
    """Opens a page as a person of its own, who may hold seats. An error in a page fails the test.

    Pages stand still (reduced motion) unless a test wishes otherwise. Who begins at "about:blank" gets a
    page that nobody had before and nobody will have: for tests that listen to its first load, or add
    scripts to it.
    """
    here: list[tuple[Page, dict[str, Any], bool]] = []
    people.faults.clear()

    def visit(
        path: str | Seated = "/",
        *,
        width: int = 1440,
        height: int = 900,
        color_scheme: Any = "light",
        reduced_motion: Any = "reduce",
        **wishes: Any,
    ) -> Page:
        wishes = {"locale": "en", **wishes}
        anew = path == "about:blank"
        page = people.come(wishes, anew=anew)
        here.append((page, wishes, anew))
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        if isinstance(path, Seated):
            if not path.url.startswith(house.url):
                # What is stored is stored for one house.
                page.goto(f"{path.url.partition('/table/')[0]}/favicon.svg")
            page.evaluate("held => localStorage['mathom-tables'] = JSON.stringify([held])", path.held)
            page.goto(path.url)
        else:
            page.goto(house.url + path if path.startswith("/") else path)
        return page

    yield visit
    faults = people.faults[:]
    for page, wishes, anew in here:
        people.leave(page, wishes, anew=anew)
    assert faults == []


EXPECTED = (
    "WebSocket",
    "ERR_CONNECTION",
    # Its last answer was cut off: the page has to cope with half of one.
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_EMPTY_RESPONSE",
    "status of 404",
    "status of 410",
    "status of 409",
    "status of 422",
)
"""What browsers write down too when the server is down or says no, which some tests are about."""


def _serious(said: ConsoleMessage) -> bool:
    return said.type == "error" and not any(words in said.text for words in EXPECTED)
