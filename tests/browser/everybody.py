"""Everybody who comes to a table: with which screen, in which language, by day or by night."""

from __future__ import annotations

from typing import Any

import pytest

SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (360, 740), "aside": (740, 360)}

everybody = pytest.mark.parametrize(
    ("size", "scheme", "language"),
    [
        ("desk", "light", "en"),
        ("desk", "dark", "it"),
        ("tablet", "light", "es"),
        ("phone", "dark", "en"),
        ("phone", "light", "it"),
        ("aside", "light", "es"),
    ],
)
"""A test for a few of them: each screen, each language, day and night."""


def wishes(size: str, scheme: str, language: str) -> dict[str, Any]:
    """What a visitor's browser is like."""
    width, height = SIZES[size]
    return {"width": width, "height": height, "color_scheme": scheme, "locale": language}
