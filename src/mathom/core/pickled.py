"""How states are pickled, compiled or not.

Compiled classes are made by their constructors alone, so whatever has one says how it is made again.
What chance will bring goes along: a state sent to another process goes on there as it would here.
"""

from __future__ import annotations

from typing import Any

Fields = dict[str, Any]
Remade = tuple[Any, ...]
"""What `__reduce__` gives: a function, and what it is to be called with."""


def fields(thing: Any) -> Fields:
    """Everything that a thing holds, by name."""
    names: list[str] = []
    for kind in reversed(type(thing).__mro__):
        names += list(vars(kind).get("__mypyc_attrs__", ())) + list(vars(kind).get("__slots__", ()))
    names += list(getattr(thing, "__dict__", ()))
    names = [name for name in names if not name.startswith("__")]
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def remade(kind: Any, args: tuple[Any, ...], told: Fields) -> Any:
    """A thing made by its constructor and then given what it held."""
    new = kind(*args)
    for name, value in told.items():
        setattr(new, name, value)
    return new
