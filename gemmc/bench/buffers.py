"""Inputs and outputs on the GPU."""

from __future__ import annotations

from typing import Any

from gemmc.bench.problem import Problem


class Buffers:
    """Sets of inputs that exceed twice the L2 together, normally distributed.

    `torch` is the module; `a[i]` and `b[i]` are the inputs of set i as they lie in memory.
    """

    def __init__(self, torch: Any, problem: Problem) -> None:
        self.torch, self.problem = torch, problem
        self.count = 0
        self.a: list[Any] = []
        self.b: list[Any] = []

    def outputs(self) -> list[Any]:
        """Poisoned outputs (every byte 0xFF: NaN), one per set."""
        raise NotImplementedError

    def right(self, index: int) -> Any:
        """The right operand of a set as k x n."""
        raise NotImplementedError
