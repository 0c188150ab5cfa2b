"""What a field of a state is, where its type alone does not say it: read by tools/states.py.

From its type alone a field is copied and compared as one would expect: a number as it is, a list entry
by entry and in order, a value of another class as it is, because it never changes.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")

Bag = list[int]
"""A list whose order means nothing."""
Bags = list[list[int]]
"""Several of them."""
Counts = dict[int, int]
"""How many of each: nothing said and none are the same."""
Derived = Annotated[T, "copied, but not compared: it follows from other fields"]
Shared = Annotated[T, "neither copied nor compared: clones share it, and it is replaced, never changed"]
Own = Annotated[T, "part of the state, with a clone and a key of its own"]
Extra = Annotated[T, "as Own, but only some games have it: where it is None, a key has no place for it"]
Keyed = Annotated[T, "never changed, and compared by its key"]
