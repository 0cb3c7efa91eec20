"""Inputs and outputs on the GPU."""

from __future__ import annotations

from typing import Any

from gemmc.bench.problem import Problem

USUAL_L2 = 60 << 20
NAMES = {"bf16": "bfloat16", "f16": "float16", "f32": "float32"}


class Buffers:
    """Sets of inputs that exceed twice the L2 together, normally distributed.

    (Zeros, or small integers, draw less power: the card would run faster than in use.)
    `torch` is the module; `a[i]` and `b[i]` are the inputs of set i as they lie in memory.
    """

    def __init__(self, torch: Any, problem: Problem) -> None:
        self.torch, self.problem = torch, problem
        l2 = getattr(torch.cuda.get_device_properties(0), "L2_cache_size", USUAL_L2)
        self.count = max(2, 1 + 2 * l2 // problem.bytes)
        rows = (problem.m, problem.k)
        self.a = [self._normal(rows) for _ in range(self.count)]
        self.b = [self._normal(problem.rhs_shape) for _ in range(self.count)]

    def _normal(self, shape: tuple[int, int]) -> Any:
        dtype = getattr(self.torch, NAMES[self.problem.dtype])
        return self.torch.randn(shape, device="cuda").to(dtype)

    def outputs(self) -> list[Any]:
        """Poisoned outputs (every byte 0xFF: NaN), one per set."""
        shape = (self.problem.m, self.problem.n)
        dtype = getattr(self.torch, NAMES[self.problem.out_dtype])
        made = [self.torch.empty(shape, dtype=dtype, device="cuda") for _ in self.a]
        for each in made:
            self.poison(each)
        return made

    def poison(self, output: Any) -> None:
        """Make every byte 0xFF, so that an element that is never written is found."""
        output.view(self.torch.uint8).fill_(0xFF)

    def right(self, index: int) -> Any:
        """The right operand of a set as k x n."""
        return self.b[index] if self.problem.layout == "nn" else self.b[index].T
