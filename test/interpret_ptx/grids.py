"""Grids whose CTAs work together: orders to run them in, and changes of their text."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from interpret.levels import ROOT

from gemmc import api
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import Race, Uninitialized

UNORDERED = Race, Uninitialized


def orders(ctas: int) -> dict[str, list[int]]:
    """Orders of so many CTAs; a grid may have fewer."""
    return {
        "given": list(range(ctas)),
        "reversed": list(reversed(range(ctas))),
        "random": random.Random(0).sample(range(ctas), ctas),
    }


@dataclass(frozen=True)
class Grid:
    """An example with its size and pipeline; `shapes` are those of its operands."""

    example: str
    pipeline: str
    dtype: str
    shapes: tuple[tuple[int, int], tuple[int, int]]

    @cached_property
    def compiled(self) -> Any:
        """The kernel."""
        text = (ROOT / "examples" / self.example).read_text(encoding="utf-8")
        return api.compile(text, pipeline=self.pipeline)

    def inputs(self, integers: bool = True) -> list[Any]:
        """Small integers, or normal numbers."""
        rng = np.random.default_rng(0)
        draw = (lambda s: rng.integers(-4, 5, s)) if integers else rng.standard_normal
        return [draw(shape).astype(numpy_dtype(self.dtype)) for shape in self.shapes]

    def changed(self, pattern: str, other: str) -> str:
        """The text with each match changed, of which there must be one."""
        text, count = re.subn(pattern, other, self.compiled.ptx)
        assert count, pattern
        return text
