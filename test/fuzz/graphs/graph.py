"""A function of ops drawn one after the other, each with what NumPy makes of it.

The numbers are small integers, so that every op is exact in every type, and a value's bound says
how large they may have become.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from fuzz.maker import Maker
from fuzz.text import Dynamic, Tensor
from hypothesis import strategies as st

from gemmc.element_types import numpy_dtype

Array = np.ndarray[Any, Any]

Held = dict[str, Array]
"""Arrays by the names of values."""

FLOATS = ("f32", "bf16", "f16")
INTEGERS = ("i32", "i8", "i64", "i16")
ELEMENTS = (*FLOATS, *INTEGERS, "i1")

EXACT = {"f32": 1 << 22, "bf16": 1 << 7, "f16": 1 << 10}
"""Integers up to these are exact in a type, and so are their sums and differences."""


@dataclass(frozen=True)
class Value:
    """A tensor of the function, no number of which is larger than its bound."""

    tensor: Tensor
    bound: int

    @property
    def shape(self) -> tuple[int, ...]:
        return self.tensor.shape

    @property
    def element(self) -> str:
        return self.tensor.element

    @property
    def rank(self) -> int:
        return len(self.shape)


def is_float(element: str) -> bool:
    return element in FLOATS


def bits(element: str) -> int:
    return int(element.removeprefix("b")[1:])


def most(element: str) -> int:
    """The largest bound of a type; integers wrap beyond it."""
    return EXACT.get(element) or (1 << bits(element) - 1)


def same(a: Sequence[int], b: Sequence[int]) -> bool:
    """Whether two shapes are plainly the same: an open extent is only itself."""
    return len(a) == len(b) and all(
        x is y or (x == y and not isinstance(x, Dynamic) and not isinstance(y, Dynamic))
        for x, y in zip(a, b, strict=True)
    )


@dataclass
class Graph:
    """The function so far: its values, and what NumPy does, step by step."""

    maker: Maker
    values: list[Value] = field(default_factory=list[Value])
    steps: list[Callable[[Held], None]] = field(default_factory=list[Callable[[Held], None]])

    def pick(self, some: Sequence[Any]) -> Any:
        return self.maker.draw(st.sampled_from(some))

    def number(self, least: int, largest: int) -> int:
        return self.maker.draw(st.integers(least, largest))

    def one_of(self, wanted: Callable[[Value], bool]) -> Value | None:
        """A value of a kind, the later ones first; None where there is none."""
        found = [each for each in reversed(self.values) if wanted(each)]
        return self.pick(found) if found else None

    def argument(self, shape: Sequence[int], element: str) -> Value:
        made = Value(self.maker.writer.argument(shape, element), 1 if element == "i1" else 4)
        self.values.append(made)
        return made

    def note(self, tensor: Tensor, bound: int, step: Callable[[Held], Array]) -> Value:
        """A value of one more op, and how NumPy computes it."""

        def stepped(held: Held) -> None:
            found = np.asarray(step(held))
            held[tensor.name] = in_type(found, tensor.element)

        self.steps.append(stepped)
        made = Value(tensor, bound)
        self.values.append(made)
        return made

    def evaluate(self, inputs: Sequence[Array], results: Sequence[Tensor]) -> list[Array]:
        """What the function returns for some arguments."""
        held = {
            each.name: in_type(np.asarray(data), each.element)
            for each, data in zip(self.maker.writer.arguments, inputs, strict=True)
        }
        for step in self.steps:
            step(held)
        return [held[each.name] for each in results]


def in_type(found: Array, element: str) -> Array:
    """Numbers as a type has them: conditions are 0 and 1."""
    if element == "i1":
        return (found.astype(np.int64) & 1).astype(np.int8)
    return found.astype(numpy_dtype(element))
