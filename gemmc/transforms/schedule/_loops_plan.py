"""How the threads of a kernel share a `tile.loops`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import prod
from typing import cast

from xdsl.dialects.builtin import TensorType, f32, f64, i32, i64
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineConstantExpr, AffineExpr

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import bits
from gemmc.transforms.problem._choices import Choice, choice_of
from gemmc.transforms.schedule._affine import lies_along, linear, step_of
from gemmc.transforms.schedule._flat import MOST, Flat, flat_of
from gemmc.transforms.schedule._runs import Run, most_elements, runs_of
from gemmc.transforms.schedule._shared_lanes import warps_of_sums
from gemmc.transforms.schedule._shared_sums import Shared, shared_of
from gemmc.transforms.schedule._taken_steps import Taken, taken_steps

WARP = 32

THREADS, WARPS = 67584, 2112
"""Threads and warps that keep an H200's DRAM busy, 512 and 16 an SM; more shorten nothing."""

SMS = WARPS // 16
"""Of an H200."""

VECTOR = 4
"""Elements of 32 bits that a lane, or a thread, has at a time."""

SUMMED = (f32, f64, i32, i64)
"""The types in which a warp combines what its lanes have."""

SECTOR = 32
"""Bytes that L2 reads at least."""

BESIDE = (4, 2, 1)
"""Warps that are beside each other along the loop of a turned input, the more the better: sectors
of a line of L2."""

SHORT, MANY = WARP // 2, 1 << 14
"""Where a sum's innermost loop has fewer iterations than `SHORT`, most lanes of a warp have none of
it: with `MANY` elements of the result, each is a thread's."""

APART = 8
"""Elements of an input from one sum to the next, from which on a thread has one sum alone: with
several, what a warp reads at once would be of as many times more lines, of which L1 takes one in a
cycle."""

OUTSIDE = 1 / 8
"""The share of units outside of the result, at most, so that warps are whole."""


@dataclass(frozen=True)
class Turned:
    """The lanes of a warp have `lanes` neighbours along `loop`, along which an input lies, for each
    of a few neighbours along the result's rows; so do `beside` warps beside each other. What the
    lanes read of that input are whole sectors, and so is what they store. Of extents that are no
    multiples of that, some units are `outside` of the result."""

    loop: int
    lanes: int
    beside: int

    @property
    def others(self) -> int:
        """Neighbours along the result's rows."""
        return WARP // self.lanes

    def whole(self, units: Sequence[int]) -> list[int]:
        """So many units along each loop that warps are whole."""
        last = len(units) - 1
        steps = {self.loop: self.lanes * self.beside, last: self.others}
        return [-(-each // steps.get(n, 1)) * steps.get(n, 1) for n, each in enumerate(units)]

    def outside(self, units: Sequence[int]) -> list[int]:
        """The loops along which some units are none of the result's."""
        pairs = zip(self.whole(units), units, strict=True)
        return [loop for loop, (whole, own) in enumerate(pairs) if whole != own]

    def digits(self, units: Sequence[int]) -> list[tuple[int, int]]:
        """Of a unit's number, the fastest first: the loop that each is of, and its values; `units`
        are those along each loop."""
        last, left = len(units) - 1, dict(reversed([*enumerate(self.whole(units))]))
        lanes = [(self.loop, self.lanes), (last, self.others), (self.loop, self.beside)]
        left[last] //= self.others
        left[self.loop] //= self.lanes * self.beside
        return [*lanes, *left.items()]


@dataclass(frozen=True)
class Plan:
    """Who computes what.

    A unit is what one thread computes, a run of `count` neighbours along the loop `run_loop`; with
    `by_warps` it is one element of the result, whose sum a warp takes together, each lane a run of
    `count` at a time; `lanes` counts those of all warps that share one. `runs` says how each input
    is read for a run. Neighbouring threads have neighbouring units, unless the largest input lies
    along another loop (`turned`). Of steps, a unit takes the first one and those that `taken` says,
    if it is given. Units that go on from row to row (`flat`) are runs along no loop. Those that
    warps share (`shared`) are a thread's of each of them.
    """

    by_warps: bool
    run_loop: int
    count: int
    runs: tuple[Run, ...]
    units: int | None
    per_cta: int
    turned: Turned | None = None
    taken: Taken | None = None
    flat: Flat | None = None
    lanes: int = WARP
    shared: Shared | None = None

    @property
    def grid(self) -> int | None:
        """The CTAs; None where a launch tells how many units there are."""
        return None if self.units is None else -(-self.units // self.per_cta)

    def of_loop(self, loop: int) -> int:
        """How many iterations of a loop one unit has of the result."""
        return self.count if loop == self.run_loop else 1


class Walk(Enum):
    """How units may go on from row to row: as is best, with elements apart, or not at all."""

    BEST, APART, BY_ROWS = range(3)


def plan_of(
    loops: LoopsOp, threads: int, most: int = MOST, walk: Walk = Walk.BEST, warps: int = 0
) -> Plan:
    """How CTAs of so many threads share the loops, in runs of at most so many elements; so many
    `warps` share a sum of lanes, 0: as many as suit."""
    rank = loops.result.type.get_num_dims()
    by_warps = is_by_lanes(loops) and not _is_short(loops)
    run_loop = len(loops.extents) - 1 if by_warps else rank - 1
    taken = taken_steps(loops)
    apart = taken is not None and taken.varies(loops, run_loop)
    count, runs = _runs(loops, by_warps, run_loop, 1 if apart else most)
    static = [known(each) for each in loops.sizes[:rank]]
    units = None if None in static else prod(each for each in static if each is not None)
    if by_warps:
        lanes = WARP * warps_of_sums([loops], threads // WARP, warps)
        per_cta = threads // lanes
        return Plan(by_warps, run_loop, count, tuple(runs), units, per_cta, lanes=lanes)
    elements, units = units, None if units is None else units // count
    turned = None if units is None or loops.reduced is not None else _turned(loops, count)
    flat, together = None, walk is Walk.BEST
    if turned is None and rank and walk is not Walk.BY_ROWS:
        flat = flat_of(loops, count, threads, MANY, most, neighbours=together)
    if flat is not None:
        units = None if elements is None else -(-elements // flat[0])
        return Plan(by_warps, -1, flat[0], (), units, threads, flat=flat[1])
    if turned is not None:
        units = prod(turned.whole(units_of(loops, count)))
    shared = _shared(loops, taken, threads // WARP, units)
    per_cta = threads if shared is None else WARP
    return Plan(
        by_warps, run_loop, count, tuple(runs), units, per_cta, turned, taken, shared=shared
    )


def plan_behind(loops: LoopsOp, plan: Plan) -> Plan:
    """How threads take loops over the elements that a plan of reductions leaves them with, if they
    can have as many neighbours of all that is read; else of fewer."""
    run_loop = loops.result.type.get_num_dims() - 1
    count, runs = _runs(loops, False, run_loop, 1 if plan.by_warps else plan.count)
    return Plan(False, run_loop, count, tuple(runs), plan.units, plan.per_cta)


def _shared(
    loops: LoopsOp, taken: Taken | None, warps: int, units: int | None
) -> Shared | None:
    """How warps share sums of threads; of floats alone, which memory that they share holds."""
    if taken is not None or loops.reduced is None or loops.summed_in not in (f32, f64):
        return None
    return shared_of(loops, warps, units is not None and are_few(units, warps))


def are_few(units: int, warps: int) -> bool:
    """Whether so many warps may have each of the units without more threads than the device has."""
    return units * warps <= THREADS


def is_by_lanes(loops: LoopsOp) -> bool:
    """Whether lanes of a warp, which have neighbours along an input, may reduce it together."""
    if loops.reduced is None or not _lies_along_the_sum(loops) or _is_shared(loops):
        return False
    if loops.keeps is None:
        return loops.summed_in in SUMMED
    return choice_by_lanes(loops) is not None


def choice_by_lanes(loops: LoopsOp) -> Choice | None:
    """How a reduction in steps over one loop chooses, of which lanes may have parts and hand on
    what they have chosen; None of others."""
    alone = len(loops.extents) == loops.result.type.get_num_dims() + 1
    if loops.keeps is None or not alone or loops.extents[-1] == 1 or loops.tables:
        return None
    kinds = {each.type for each in loops.yielded}
    if not kinds.issubset(SUMMED) or taken_steps(loops) is not None:
        return None
    return choice_of(loops)


def units_of(loops: LoopsOp, count: int) -> list[int]:
    """Units along each loop of a result of known extents, of runs of so many along the last."""
    rank = loops.result.type.get_num_dims()
    *most, last = [known(each) or 1 for each in loops.sizes[:rank]]
    return [*most, last // count]


def _turned(loops: LoopsOp, count: int) -> Turned | None:
    """How lanes share the elements where the largest input does not lie along the result's rows; of
    known extents that whole warps share, with few units outside."""
    rank = loops.result.type.get_num_dims()
    shapes = [loops.shape_of(number) for number in range(len(loops.inputs))]
    sizes = [prod(known(each) or 1 for each in shape) for shape in shapes]
    told = any(known(each) is None for shape in shapes for each in shape)
    if rank < 2 or not sizes or told:
        return None
    largest = max(range(len(sizes)), key=sizes.__getitem__)
    place, units = linear(loops.maps.data[largest].data, shapes[largest]), units_of(loops, count)
    along = [loop for loop in range(rank) if step_of(place, loop, 1) == 1 and units[loop] > 1]
    if not along or rank - 1 in along:
        return None
    kind = cast("TensorType[Attribute]", loops.inputs[largest].type).element_type
    lanes = min(WARP // 2, SECTOR * 8 // max(8, bits(kind)))
    most = (1 + OUTSIDE) * prod(units)
    tried = (Turned(along[0], lanes, beside) for beside in BESIDE)
    return next((each for each in tried if prod(each.whole(units)) <= most), None)


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
    return lies_along(linear(loops.maps.data[largest].data, shapes[largest]), loop)


def _is_short(loops: LoopsOp) -> bool:
    """Whether lanes along the innermost loop that is reduced over are fewer than the elements that
    threads could have instead. As many as a launch tells are many: few lose less by threads than
    many do by warps."""
    length, rank = known(loops.sizes[-1]), loops.result.type.get_num_dims()
    if length is None or length >= SHORT:
        return False
    made, reduced = map(_known_all, (loops.sizes[:rank], loops.sizes[rank:]))
    return length == 1 or (reduced is not None if made is None else made >= MANY)


def _known_all(extents: Sequence[AffineExpr]) -> int | None:
    """The product of extents; None where a launch tells one."""
    found = [known(each) for each in extents]
    return None if None in found else prod(each for each in found if each is not None)


def _is_shared(loops: LoopsOp) -> bool:
    """Whether neighbours along the result's rows sum the same elements, such as those in front of
    each: of many, each is a thread's, and what one loads serves its neighbours; unless they sum so
    many that warps take fewer iterations."""
    last = loops.result.type.get_num_dims() - 1
    elements = prod(known(each) or 1 for each in loops.sizes[: last + 1])
    if last < 0 or elements < MANY or _is_long(loops, elements):
        return False
    steps = _steps_along_the_sum(loops, last)
    return bool(steps) and all(each == 0 for each in steps)


def _is_long(loops: LoopsOp, elements: int) -> bool:
    """Whether threads that have an element each take more than twice as many iterations, one after
    the other, as warps do: these have two more for each element, in which lanes combine. Of an
    input that does not lie along the sum, as the other one of a product, a warp would read as many
    lines as it has lanes."""
    reduced = [known(each) for each in loops.sizes[loops.result.type.get_num_dims() :]]
    known_ones = [each for each in reduced if each is not None]
    if len(known_ones) < len(reduced) or not _lie_along_the_sum_or_not(loops):
        return False
    *outer, inner = known_ones
    by_threads = prod(known_ones) * -(-elements // THREADS)
    by_warps = prod(outer) * (-(-inner // (WARP * VECTOR)) + 2) * -(-elements // WARPS)
    return by_threads > 2 * by_warps


def _lie_along_the_sum_or_not(loops: LoopsOp) -> bool:
    """Whether of each input neighbours along the last loop that is reduced over are neighbours in
    memory or the same element."""
    last = len(loops.extents) - 1
    for number, indexing in enumerate(loops.maps):
        shape = loops.shape_of(number)
        if any(known(each) is None for each in shape[1:]):
            return False
        if step_of(linear(indexing.data, shape), last, 1) not in (0, 1):
            return False
    return True


def _is_spread(loops: LoopsOp) -> bool:
    """Whether what neighbours along the result's rows sum lies along an input, far apart: a warp
    whose threads had runs of them would read of as many more lines at once."""
    last = loops.result.type.get_num_dims() - 1
    if last < 0 or loops.reduced is None:
        return False
    return any(each is not None and each >= APART for each in _steps_along_the_sum(loops, last))


def _steps_along_the_sum(loops: LoopsOp, loop: int) -> list[int | None]:
    """Of each input of known strides that lies along the last loop that is reduced over, how far a
    pair of neighbours along another loop are apart; None where that differs."""
    found: list[int | None] = []
    for number, indexing in enumerate(loops.maps):
        shape = loops.shape_of(number)
        if any(known(each) is None for each in shape[1:]):
            continue
        place = linear(indexing.data, shape)
        if step_of(place, len(loops.extents) - 1, 1) == 1:
            found.append(step_of(place, loop, 2))
    return found


def known(extent: AffineExpr) -> int | None:
    """The number that an extent is; None where a launch tells it."""
    return extent.value if isinstance(extent, AffineConstantExpr) else None


def _runs(
    loops: LoopsOp, by_warps: bool, run_loop: int, at_most: int
) -> tuple[int, list[Run]]:
    """The runs, of so many elements at most."""
    if not loops.extents:
        return 1, [Run(0, 1) for _ in loops.inputs]
    kinds = [loops.result.type.element_type]
    if by_warps:
        kinds = [cast("TensorType[Attribute]", v.type).element_type for v in loops.inputs]
    most = max(most_elements(kind) for kind in kinds)
    rank = loops.result.type.get_num_dims()
    alone = not by_warps and (not rank or _is_spread(loops))
    return runs_of(loops, max(run_loop, 0), 1 if alone else min(most, at_most))
