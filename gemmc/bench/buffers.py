"""Inputs and outputs on the GPU."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gemmc.bench.problem import Problem
from gemmc.element_types import ELEMENT_TYPES

USUAL_L2 = 60 << 20

LARGEST = 64
"""What the walks at all places take together, at most: so many times the L2."""


class Buffers:
    """Walks over sets of inputs, normally distributed: the sets of a walk exceed twice the L2.

    (Zeros, or small integers, draw less power: the card would run faster than in use.)
    `torch` is the module; `a[i]` and `b[i]` are the inputs of set i as they lie in memory. There
    are `places` walks of `walk` sets each, `count` sets in all: at another place in memory the
    same kernel is up to 2 % faster or slower.
    """

    def __init__(self, torch: Any, problem: Problem, places: int = 1) -> None:
        self.torch, self.problem, self.places = torch, problem, places
        self.walk = _walk(torch, problem)
        self.count = self.walk * places
        rows = (problem.m, problem.k)
        self.a = [self._normal(rows) for _ in range(self.count)]
        self.b = [self._normal(problem.rhs_shape) for _ in range(self.count)]

    @staticmethod
    def spread(torch: Any, problem: Problem, sharers: int) -> Buffers:
        """In memory of their own, at as many places as `LARGEST` and half of what is free allow.

        Each of `sharers` contenders, one at least, adds its own outputs.
        """
        torch.cuda.empty_cache()
        sets = _walk(torch, problem)
        fit = LARGEST * _l2(torch) // (sets * problem.bytes)
        free, _ = torch.cuda.mem_get_info()
        room = free // 2 // (sets * problem.bytes * sharers)
        return Buffers(torch, problem, max(1, min(fit, room)))

    def order(self, laps: int) -> Iterator[int]:
        """The sets of `laps` laps of each walk, a walk after the other."""
        for place in range(self.places):
            for _ in range(laps):
                yield from range(place * self.walk, (place + 1) * self.walk)

    def _dtype(self, name: str) -> Any:
        return getattr(self.torch, ELEMENT_TYPES[name].numpy)

    def _normal(self, shape: tuple[int, int]) -> Any:
        dtype = self._dtype(self.problem.dtype)
        return self.torch.randn(shape, device="cuda").to(dtype)

    def outputs(self) -> list[Any]:
        """Poisoned outputs (every byte 0xFF: NaN), one per set."""
        shape = (self.problem.m, self.problem.n)
        dtype = self._dtype(self.problem.out_dtype)
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


def _l2(torch: Any) -> int:
    return getattr(torch.cuda.get_device_properties(0), "L2_cache_size", USUAL_L2)


def _walk(torch: Any, problem: Problem) -> int:
    """Sets that exceed twice the L2 together; two at least."""
    return max(2, 1 + 2 * _l2(torch) // problem.bytes)
