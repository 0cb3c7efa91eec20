"""How the threads of a kernel share a `tile.loops`."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects.builtin import TensorType, f32
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.transforms.schedule._affine import linear, step_of
from gemmc.transforms.schedule._runs import Run, most_elements, runs_of

WARP = 32


@dataclass(frozen=True)
class Plan:
    """Who computes what.

    A unit is what one thread computes, a run of `count` neighbours along the loop `run_loop`; with
    `by_warps` it is one element of the result, whose sum a warp takes together, each lane a run of
    `count` at a time. `runs` says how each input is read for a run.
    """

    by_warps: bool
    run_loop: int
    count: int
    runs: tuple[Run, ...]
    units: int
    per_cta: int

    @property
    def grid(self) -> int:
        """The CTAs."""
        return -(-self.units // self.per_cta)

    def of_loop(self, loop: int) -> int:
        """How many iterations of a loop one unit has of the result."""
        return self.count if loop == self.run_loop else 1


def plan_of(loops: LoopsOp, threads: int) -> Plan:
    """How CTAs of so many threads share the loops."""
    rank = loops.result.type.get_num_dims()
    by_warps = loops.by is not None and loops.summed_in == f32 and _lies_along_the_sum(loops)
    run_loop = len(loops.extents) - 1 if by_warps else rank - 1
    count, runs = _runs(loops, by_warps, run_loop)
    units = prod(loops.extents[:rank])
    if by_warps:
        return Plan(by_warps, run_loop, count, tuple(runs), units, threads // WARP)
    return Plan(by_warps, run_loop, count, tuple(runs), units // count, threads)


def shape_of(value: SSAValue) -> tuple[int, ...]:
    """A tensor's extents."""
    return tuple(cast("TensorType[Attribute]", value.type).get_shape())


def _lies_along_the_sum(loops: LoopsOp) -> bool:
    """Whether neighbours along the last loop that is reduced over are neighbours in memory, in the
    largest input."""
    inputs = zip(loops.inputs, loops.maps, strict=True)
    sized = [(prod(shape_of(value)), value, each.data) for value, each in inputs]
    if not sized:
        return False
    _, value, indexing = max(sized, key=lambda each: each[0])
    return step_of(linear(indexing, shape_of(value)), len(loops.extents) - 1, 1) == 1


def _runs(loops: LoopsOp, by_warps: bool, run_loop: int) -> tuple[int, list[Run]]:
    if not loops.extents:
        return 1, [Run(0, 1) for _ in loops.inputs]
    kinds = [loops.result.type.element_type]
    if by_warps:
        kinds = [cast("TensorType[Attribute]", v.type).element_type for v in loops.inputs]
    most = max(most_elements(kind) for kind in kinds)
    rank = loops.result.type.get_num_dims()
    return runs_of(loops, max(run_loop, 0), min(most, 8) if rank else 1)
