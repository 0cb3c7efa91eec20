"""Counting what a kernel's loads fetch from global memory, where somebody asks for it."""

from __future__ import annotations

from typing import Any

import numpy as np

SECTOR = 32
"""Bytes: the unit in which caches and memory move data for a warp's load."""


class Traffic:
    """Bytes fetched so far: `by_threads` in whole sectors, once per access of a warp, `by_engine`
    by bulk copies, once however many CTAs of a cluster they reach."""

    def __init__(self) -> None:
        self.by_threads = 0
        self.by_engine = 0

    @property
    def total(self) -> int:
        return self.by_threads + self.by_engine

    def warp(self, addresses: Any, size: int, lanes: Any) -> None:
        """An access of `size` bytes at each active lane's address; lanes share sectors."""
        first = addresses[lanes].astype(np.int64) // SECTOR
        last = (addresses[lanes].astype(np.int64) + size - 1) // SECTOR
        self.by_threads += SECTOR * int(np.unique(np.concatenate([first, last])).size)

    def bulk(self, count: int) -> None:
        """A bulk copy of `count` bytes that lie inside of the matrix."""
        self.by_engine += count
