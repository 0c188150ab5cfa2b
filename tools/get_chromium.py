"""Find a Chromium for the browser tests, or fetch one.

    python tools/get_chromium.py          prints its path; installs it first if it has to

It looks for the path in MATHOM_CHROMIUM, for Chromium or Chrome on the PATH, and for the one that
Playwright brings. If there is none, Debian's package is installed (as root) or Playwright's is fetched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
NONE = (
    "The browser tests need Chromium, and there is none here. Install it (on Debian and Ubuntu: "
    "apt-get install chromium) or give the path of one in MATHOM_CHROMIUM."
)


class NoChromium(Exception):
    """There is no Chromium, and what to do about it."""


def find() -> str:
    """The path of a Chromium that is here. Raises NoChromium."""
    given = os.environ.get("MATHOM_CHROMIUM")
    if given:
        if shutil.which(given) is None:
            raise NoChromium(f"MATHOM_CHROMIUM names “{given}”, which is no program.")
        return given
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    path = _of_playwright()
    if path is None:
        raise NoChromium(NONE)
    return path


def get() -> str:
    """The path of a Chromium, installed now if need be. Raises NoChromium."""
    try:
        return find()
    except NoChromium:
        if os.environ.get("MATHOM_CHROMIUM"):
            raise
    for command in _ways():
        print("Fetching Chromium for the browser tests:", " ".join(command), file=sys.stderr)
        done = subprocess.run(command, stdout=subprocess.DEVNULL)
        if done.returncode == 0:
            break
    return find()


def _ways() -> list[list[str]]:
    """How a Chromium may be got here, the best way first."""
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        apt = [
            "sh",
            "-c",
            "apt-get -qq update; DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium",
        ]
        ways.insert(0, apt)
    return ways


def _of_playwright() -> str | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    try:
        print(get())
    except NoChromium as fault:
        sys.exit(str(fault))
