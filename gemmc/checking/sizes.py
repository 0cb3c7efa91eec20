"""Which sizes a program is verified with, and how much work that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation

from gemmc.dialects.linalg_forms import loop_extents
from gemmc.dialects.sizes import is_dynamic, tell
from gemmc.errors import refuse
from gemmc.pipeline import Pipeline
from gemmc.reference import main_function


def sizes(pipeline: Pipeline) -> list[str]:
    """`resize` options: several blocks of clusters with ragged edges, then one block whose loop
    over K runs 1, 2, … 2·stages + 1 times, in each part of K; as it is if no pass has a tile. A
    tile's rows are the result's columns where the operands are swapped; where only the rows that
    there are are copied, there are fewer than a tile's.

    K is at least 1, so no loop over K runs 0 times.
    """
    tile: tuple[int, ...] = _option(pipeline, "tile", ())
    if len(tile) != 3:
        return [""]
    stages: int = _option(pipeline, "stages", 1)
    rows, columns, depth = tile
    high, wide = _cluster(pipeline)
    if any(p.name == "swap-ab" for p in pipeline.passes):
        rows, columns, high, wide = columns, rows, wide, high
    cut = min(8, depth // 2)
    depth *= _option(pipeline, "parts", 1)
    fewer = max(rows - 8, 8)
    most = fewer if any(p.name == "clip-copies" for p in pipeline.passes) else rows * high + 8
    found = [f"m={most} n={columns * wide + 8} k={2 * depth - cut}"]
    for steps in range(1, 2 * stages + 2):
        found.append(f"m={fewer} n={max(columns - 8, 8)} k={depth * steps - cut}")
    return found


def _cluster(pipeline: Pipeline) -> tuple[int, int]:
    """CTAs of a cluster along rows and columns."""
    shapes = (getattr(p, "shape", None) for p in pipeline.passes if p.name == "form-cluster")
    return next(((s[0], s[1]) for s in shapes if s is not None), (1, 1))


def _option(pipeline: Pipeline, name: str, otherwise: Any) -> Any:
    """The first pass's option of a name."""
    return next((getattr(p, name) for p in pipeline.passes if hasattr(p, name)), otherwise)


MOST_WORK = 2**25
"""Of a program that is verified at its own size: iterations of its loops, which for a product are
its multiplications. After each of a hundred passes as many take some minutes."""

MUCH_WORK = 2**20
"""With more, a program at its own size runs under one schedule."""


def work_of(module: ModuleOp, inputs: Sequence[Any]) -> int:
    """Iterations of the loops of a program's ops on inputs of these shapes."""
    function = main_function(module)
    if is_dynamic(function):
        function = function.clone()
        tell(function, [each.shape for each in inputs])
    ops = (op for op in function.walk() if isinstance(op, LinalgStructuredOperation))
    return sum(prod(max(each, 1) for each in loop_extents(op).values()) for op in ops)


def seeds_for(module: ModuleOp, inputs: Sequence[Any], seeds: Sequence[int]) -> Sequence[int]:
    """The schedules for a program at its own size. GemmcError for one that would take very long
    after each of many passes."""
    work = work_of(module, inputs)
    if work > MOST_WORK:
        needed = f"at most {MOST_WORK} iterations of loops, to run a program after every pass"
        found = f"{work} at its own size"
        change = "give smaller sizes (--size, or in the source), or check the end with gemmc run"
        raise refuse(main_function(module), needed, found, change)
    return seeds[:1] if work > MUCH_WORK else seeds
