"""What a line of a program becomes: an operation that a warp runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gemmc.interpret.hardware.errors import Site
from gemmc.interpret.ptx.program import Line

PLAIN, BRANCH, EXIT, WAITING, INDEXED = range(5)
"""Kinds of operations."""


@dataclass(eq=False, slots=True)
class Op:
    """One instruction: how to run it, its guard's slot (-1: none) and sense, and where it is."""

    kind: int
    run: Any
    guard: int
    sense: bool
    site: Site
    line: Line
    target: int = -1
    join: int = -1
    targets: tuple[int, ...] = ()
    index: Callable[[Any], Any] = lambda w: None
