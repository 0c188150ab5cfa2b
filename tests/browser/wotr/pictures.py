"""Pictures of every screen of War of the Ring's table, to be looked at by people.

    python -m tests.browser.wotr.pictures FOLDER [SCREEN...] [--eyes desk/it/day,phone/es/night]

Each screen is taken with all the eyes: how wide, which language, day or night. `FOLDER/EYES/SCREEN.png`
is a picture, `FOLDER/EYES-1.png` and so on are sheets with several side by side. What a program can
see is said: what is too wide or cut off, letters that are too small, and what axe finds.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.test_looks import faults
from tests.browser.wotr.hands import Board
from tests.browser.wotr.screens import SCREENS
from tools.build_web import build
from tools.get_chromium import find

SIZES = {
    "desk": (1440, 900),
    "low": (1200, 800),
    "tablet": (820, 1180),
    "phone": (360, 740),
    "side": (740, 360),
}
EYES: tuple[str, ...] = (
    "desk/it/day",
    "desk/es/night",
    "low/es/day",
    "tablet/it/day",
    "phone/es/day",
    "phone/it/night",
    "side/es/day",
)
ACROSS = {"desk": 2, "low": 2, "tablet": 4, "phone": 7, "side": 3}
DOWN = {"desk": 2, "low": 2, "tablet": 2, "phone": 2, "side": 4}


def taken(browser: Browser, house: House, eyes: str, screens: list[str], folder: Path) -> Iterator[Path]:
    size, language, light = eyes.split("/")
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if light == "night" else "light",
        reduced_motion="reduce",
        has_touch=size in ("phone", "side", "tablet"),
    )
    context.set_default_timeout(6_000)
    page = context.new_page()
    for screen in screens:
        table, deed = SCREENS[screen]
        path = folder / eyes.replace("/", "-") / f"{screen}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        seated = table(house)
        page.goto(f"{house.url}/favicon.svg")
        page.evaluate("held => localStorage['mathom-tables'] = JSON.stringify([held])", seated.held)
        page.goto(seated.url)
        try:
            board = Board(page)
            with suppress(Error):
                board.asked()
            deed(board)
        except (Error, AssertionError) as wrong:
            print(f"{eyes} {screen}: {str(wrong).splitlines()[0]}")
        page.wait_for_timeout(450)
        page.screenshot(path=path)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            print(f"{eyes} {screen}: {wide} px too wide")
        for cut in page.evaluate(CUT):
            print(f"{eyes} {screen}: cut off: {cut}")
        for small in page.evaluate(SMALL):
            print(f"{eyes} {screen}: small: {small}")
        for fault in faults(page):
            print(f"{eyes} {screen}: {fault}")
        yield path
    context.close()


CUT = """() => [...document.querySelectorAll('.wotr *')].filter(one => {
  const style = getComputedStyle(one);
  const cut = one.scrollWidth > one.clientWidth + 1 && one.getClientRects().length;
  return style.textOverflow === 'ellipsis' && cut;
}).map(one => one.className.split(' ')[0] + ' ' + one.innerText.slice(0, 60))"""
"""What ends in three dots."""
SMALL = """() => [...document.querySelectorAll('body *')].filter(one => {
  const own = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  const { width, height } = one.getBoundingClientRect();
  return own && width > 2 && height > 2 && parseFloat(getComputedStyle(one).fontSize) < 14;
}).map(one => one.className + ' ' + one.innerText?.slice(0, 60))"""
"""What is written with less than fourteen pixels."""


def sheets(page: Page, eyes: str, paths: list[Path], folder: Path) -> None:
    """Several pictures side by side."""
    size = eyes.split("/")[0]
    across, many = ACROSS[size], ACROSS[size] * DOWN[size]
    width, height = SIZES[size]
    for number in range(0, len(paths), many):
        part = paths[number : number + many]
        figures = "".join(
            f"<figure><figcaption>{eyes} {one.stem}</figcaption>"
            f"<img src='file://{one.resolve()}' width={width}></figure>"
            for one in part
        )
        page.set_viewport_size(
            {"width": across * (width + 8), "height": -(-len(part) // across) * (height + 30)}
        )
        sheet = folder / "sheet.html"
        sheet.write_text(
            "<style>body{margin:0;display:grid;gap:8px;font:16px sans-serif;"
            f"grid-template-columns:repeat({across},{width}px)}}figure{{margin:0}}img{{display:block}}</style>{figures}"
        )
        page.goto(f"file://{sheet.resolve()}")
        page.screenshot(path=folder / f"{eyes.replace('/', '-')}-{number // many + 1}.png")


def main() -> None:
    """Take them."""
    folder, *wanted = sys.argv[1:]
    eyes = EYES
    if "--eyes" in wanted:
        place = wanted.index("--eyes")
        eyes = tuple(wanted[place + 1].split(","))
        del wanted[place : place + 2]
    house = House(Path(tempfile.mkdtemp()), build())
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
            for one in eyes:
                paths = list(taken(browser, house, one, wanted or list(SCREENS), Path(folder)))
                sheets(browser.new_page(), one, paths, Path(folder))
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
