"""How the threads of a kernel share a `tile.loops`."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects.builtin import TensorType, f32
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineConstantExpr, AffineExpr

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
    units: int | None
    per_cta: int

    @property
    def grid(self) -> int | None:
        """The CTAs; None where a launch tells how many units there are."""
        return None if self.units is None else -(-self.units // self.per_cta)

    def of_loop(self, loop: int) -> int:
        """How many iterations of a loop one unit has of the result."""
        return self.count if loop == self.run_loop else 1


def plan_of(loops: LoopsOp, threads: int) -> Plan:
    """How CTAs of so many threads share the loops."""
    rank = loops.result.type.get_num_dims()
    by_warps = loops.by is not None and loops.summed_in == f32 and _lies_along_the_sum(loops)
    run_loop = len(loops.extents) - 1 if by_warps else rank - 1
    count, runs = _runs(loops, by_warps, run_loop)
    static = [known(each) for each in loops.sizes[:rank]]
    units = None if None in static else prod(each for each in static if each is not None)
    if by_warps:
        return Plan(by_warps, run_loop, count, tuple(runs), units, threads // WARP)
    units = None if units is None else units // count
    return Plan(by_warps, run_loop, count, tuple(runs), units, threads)


def _lies_along_the_sum(loops: LoopsOp) -> bool:
    """Whether neighbours along the last loop that is reduced over are neighbours in memory, in the
    largest input, the one of most dimensions that a launch tells where it tells some."""
    shapes = [loops.shape_of(number) for number in range(len(loops.inputs))]
    sized = [
        (sum(known(each) is None for each in shape), prod(known(each) or 1 for each in shape))
        for shape in shapes
    ]
    if not sized:
        return False
    largest = max(range(len(sized)), key=lambda number: sized[number])
    (*_, last), loop = loops.maps.data[largest].data.results or (None,), len(loops.extents) - 1
    if any(known(each) is None for each in shapes[largest]):
        return last is not None and step_of(last, loop, 1) == 1
    place = linear(loops.maps.data[largest].data, shapes[largest])
    return step_of(place, loop, 1) == 1


def known(extent: AffineExpr) -> int | None:
    """The number that an extent is; None where a launch tells it."""
    return extent.value if isinstance(extent, AffineConstantExpr) else None


def _runs(loops: LoopsOp, by_warps: bool, run_loop: int) -> tuple[int, list[Run]]:
    if not loops.extents:
        return 1, [Run(0, 1) for _ in loops.inputs]
    kinds = [loops.result.type.element_type]
    if by_warps:
        kinds = [cast("TensorType[Attribute]", v.type).element_type for v in loops.inputs]
    most = max(most_elements(kind) for kind in kinds)
    rank = loops.result.type.get_num_dims()
    return runs_of(loops, max(run_loop, 0), min(most, 8) if rank else 1)
