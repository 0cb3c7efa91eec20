"""How often Python's collector of cycles looks at a compilation's objects."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager

SELDOM = (100_000, 50, 100)
"""Thresholds of the three generations. IR is many objects that refer to each other and live until
the compilation ends: looking at them every 700 new ones takes a tenth of the time."""


@contextmanager
def seldom() -> Generator[None]:
    """Let the collector look seldom, unless it looks less often, or never, already; then as before.
    """
    before = gc.get_threshold()
    if 0 < before[0] < SELDOM[0]:
        gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
