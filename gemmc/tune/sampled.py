"""What a part of a result must be: some rows and columns, picked at random, over all of K.

The part is a program of its own (the pass `resize`), which NumPy evaluates in float64 with the
error that is allowed (`gemmc.reference`): any program is checked, and a large one in little time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gemmc import frontend, pipeline, reference
from gemmc.errors import GemmcError
from gemmc.plan import Problem
from gemmc.reference.inputs import static_type

MOST = 256
"""Rows, and columns, that are looked at."""

Shape = tuple[int, ...]


class Sampled:
    """Which rows and columns of a program's result are checked, and what they must be."""

    def __init__(self, text: str, name: str, problem: Problem, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self._text, self._name = text, name
        self._resizes: list[str] = []
        shapes, _ = self._types()
        self._picks: list[list[Any]] = [[slice(None)] * len(shape) for shape in shapes]
        for letter, extent in (("m", problem.m), ("n", problem.columns)):
            if extent > MOST:
                self._pick(letter, np.sort(rng.choice(extent, MOST, replace=False)))
        _, self._module = self._types()

    def wanted(self, inputs: Sequence[Any], accumulate: str = "f32") -> reference.Reference:
        """The part of the result, of whole inputs as NumPy arrays, of products that are summed in
        f32, or in f16."""
        parts = [_part(each, picks) for each, picks in zip(inputs, self._picks, strict=False)]
        return reference.evaluate(self._module, parts, rounded=False, accumulate=accumulate)[0]

    def part(self, result: Any) -> Any:
        """The same part of a whole result."""
        return _part(result, self._picks[-1])

    def _pick(self, letter: str, chosen: Any) -> None:
        """Keep some positions of m or n, unless the program cannot be cut along it."""
        before, _ = self._types()
        self._resizes.append(f"resize{{{letter}={len(chosen)}}}")
        try:
            after, _ = self._types()
        except GemmcError:
            self._resizes.pop()
            return
        for picks, old, new in zip(self._picks, before, after, strict=True):
            for at, (one, other) in enumerate(zip(old, new, strict=True)):
                if one != other:
                    picks[at] = chosen

    def _types(self) -> tuple[list[Shape], Any]:
        """Shapes of the inputs, the result's last, and the module, cut as it is so far."""
        ctx = frontend.context()
        module = frontend.parse(self._text, self._name, ctx)
        for each in self._resizes:
            pipeline.run(module, ctx, pipeline.load(each).passes)
        function = reference.main_function(module)
        values = [static_type(argument)[0] for argument in function.body.block.args]
        returned = function.body.block.last_op
        assert returned is not None
        return [*values, static_type(returned.operands[0])[0]], module


def _part(array: Any, picks: Sequence[Any]) -> Any:
    """All combinations of what is picked along each dimension."""
    if all(isinstance(each, slice) for each in picks):
        return array
    every = map(np.arange, array.shape)
    return array[np.ix_(*(
        whole if isinstance(each, slice) else each
        for each, whole in zip(picks, every, strict=True)
    ))]  # fmt: skip
