"""A bounded table of what was used of late, read without a lock."""

from __future__ import annotations

from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

V = TypeVar("V")


class Recent(Generic[V]):
    """Keeps the `limit` values used last, and at most twice as many.

    New values go into `young`. When it is full it becomes `old`, and what was old goes; a value
    that is used while it is old is put into `young` again. So finding a value in `young`, as a
    launch in a loop does, is one look into a dict and changes nothing.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.young: dict[Hashable, V] = {}
        self.old: dict[Hashable, V] = {}
        self._lock = Lock()

    def get(self, key: Hashable) -> V | None:
        """The value of `key`, or None."""
        found = self.young.get(key)
        if found is None:
            found = self.old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, value: V) -> None:
        """Keep `value`, perhaps in place of another."""
        young = self.young
        young[key] = value
        if len(young) >= self.limit:
            self.age(young)

    def age(self, young: dict[Hashable, V]) -> None:
        """Let the table that was young be the old one, unless another thread has done so."""
        with self._lock:
            if self.young is young:
                self.old, self.young = young, {}

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self.young, self.old = {}, {}

    def values(self) -> list[V]:
        """All that is kept."""
        return list((self.old | self.young).values())

    def __len__(self) -> int:
        return len(self.young.keys() | self.old.keys())
