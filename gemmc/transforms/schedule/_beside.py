"""How the threads of a kernel share several `tile.loops`, of each of which they have the same
elements."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.told_loops import Extent, extents_named
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.types import bits
from gemmc.transforms.schedule._affine import spelled
from gemmc.transforms.schedule._loops_plan import WARP, Plan, Walk, plan_behind, plan_of
from gemmc.transforms.schedule._row_places import is_by_counters
from gemmc.transforms.schedule._shared_lanes import warps_of_sums

ROOM = 128
"""Registers, at most, that a thread has for what it reads."""

WORD = 32


@dataclass(frozen=True)
class Beside:
    """The plans of loops that are beside each other, the same but for their inputs' runs, and by
    what name the kernel has the sizes of each that a launch tells."""

    plans: tuple[Plan, ...]
    names: tuple[Mapping[str, str], ...]


def plan_beside(stages: Sequence[LoopsOp], threads: int, warps: int = 0) -> Beside | None:
    """How CTAs of so many threads share the loops; None where they can't. So many `warps` share a
    sum of lanes, 0: as many as suit.

    Loops are over the same elements. Those that reduce something do it over the same further loops,
    and read nothing that others make; the others may read what is made, element by element, and do
    where some reduce: they follow behind these, which are shared as they are without them.
    """
    if len(stages) == 1:
        own = {name: name for name in stages[0].places}
        return Beside((plan_of(stages[0], threads, warps=warps),), (own,))
    names = _names_in(stages)
    if not _are_alike(stages, names) or not _read_own_elements(stages):
        return None
    sums = [each for each in stages if each.reduced is not None]
    first, warps = sums or stages, warps_of_sums(sums, threads // WARP, warps)
    alone = plan_beside(first, threads, warps) if len(first) < len(stages) else None
    most = min(plan_of(each, threads).count for each in first)
    for walk in Walk:
        planned = _planned(stages, first, (threads, warps), most, walk)
        if planned is None:
            continue
        plans = tuple(planned[each] for each in stages)
        ways = {_shared(planned[each]) for each in first}
        as_alone = alone is None or ways == {_shared(alone.plans[0])}
        room = _registers(stages, plans[0].count) <= ROOM
        if len(ways) == 1 and as_alone and room and all(
            _is_plain(planned[each], each) for each in first
        ):
            return Beside(plans, names)
    return None


def _planned(
    stages: Sequence[LoopsOp], first: Sequence[LoopsOp], cta: tuple[int, int], most: int, walk: Walk
) -> dict[LoopsOp, Plan] | None:
    """The plan of each of the loops, of a CTA's threads and the warps that share a sum, in runs of
    at most so many elements; None where loops would follow on elements that are no runs along the
    last loop."""
    threads, warps = cta
    found = {each: plan_of(each, threads, most, walk, warps) for each in first}
    behind = [each for each in stages if each not in found]
    while behind:
        plan = found[first[-1]]
        if plan.flat is not None:
            return None
        plans = [plan_behind(each, plan) for each in behind]
        least = min(each.count for each in plans)
        if plan.by_warps or least == plan.count:
            found.update(zip(behind, plans, strict=True))
            break
        found = {each: plan_of(each, threads, least, walk, warps) for each in first}
    return found


def _are_alike(stages: Sequence[LoopsOp], names: Sequence[Mapping[str, str]]) -> bool:
    """Whether loops are over the same elements, and reduce over the same further loops if they do.
    """
    sizes = [_sizes(each, own) for each, own in zip(stages, names, strict=True)]
    ranks = [each.result.type.get_num_dims() for each in stages]
    elements = {own[:rank] for own, rank in zip(sizes, ranks, strict=True)}
    reduced = {own for own, each in zip(sizes, stages, strict=True) if each.reduced is not None}
    return len(elements) == 1 and len(reduced) <= 1


def _names_in(stages: Sequence[LoopsOp]) -> tuple[dict[str, str], ...]:
    """What a kernel of several loops calls the sizes of each: the same where they are of the same
    dimension of a tensor."""
    known: dict[str, set[Extent]] = {}
    found: list[dict[str, str]] = []
    for loops in reversed(stages):
        own = extents_named(loops)
        named: dict[str, str] = {}
        for name, extents in own.items():
            same = next((each for each, held in known.items() if held & extents), None)
            named[name] = f"s{len(known)}" if same is None else same
            known.setdefault(named[name], set()).update(extents)
        found.append(named)
    return tuple(reversed(found))


def _sizes(loops: LoopsOp, names: Mapping[str, str]) -> tuple[str, ...]:
    """The extents of loops, in the kernel's names."""
    return tuple(in_names(each, loops, names) for each in loops.sizes)


def in_names(index: AffineExpr, loops: LoopsOp, names: Mapping[str, str]) -> str:
    """An index or an extent of loops in a kernel's names for the sizes."""
    counters = [f"d{number}" for number in range(len(loops.extents))]
    return spelled(index, counters, [names[name] for name in loops.places])


def _read_own_elements(stages: Sequence[LoopsOp]) -> bool:
    """Whether loops read of each other's results the element that is their own; and of reductions'
    all that reduce nothing."""
    made: dict[SSAValue, LoopsOp] = {each.result: each for each in stages}
    some_reduce = any(each.reduced is not None for each in stages)
    for loops in stages:
        if any(value in made for value in loops.tables):
            return False
        if some_reduce and loops.reduced is None and made.keys().isdisjoint(loops.inputs):
            return False
        for number, (value, indexing) in enumerate(zip(loops.inputs, loops.maps, strict=True)):
            if value not in made:
                continue
            if loops.reduced is not None or loops.shape_of(number) != loops.sizes:
                return False
            shape, every = made[value].result.type.get_shape(), range(len(loops.extents))
            if not is_by_counters(loops, indexing.data, shape, every):
                return False
    return True


def _shared(plan: Plan) -> Hashable:
    """What is the same in the plans of loops beside each other."""
    apart = None if plan.flat is None else plan.flat.apart
    return (
        plan.by_warps, plan.run_loop, plan.count, plan.units, plan.per_cta, plan.turned, apart,
        plan.shared, plan.lanes,
    )  # fmt: skip


def _is_plain(plan: Plan, loops: LoopsOp) -> bool:
    """Whether all steps are taken, and what lanes have is combined by one op."""
    return plan.taken is None and (loops.keeps is None or not plan.by_warps)


def _registers(stages: Sequence[LoopsOp], count: int) -> int:
    """Of a run of elements of all inputs, each of which takes 32 bits or more."""
    read: dict[tuple[SSAValue, AffineMap], int] = {}
    for loops in stages:
        for value, indexing in zip(loops.inputs, loops.maps, strict=True):
            kind = cast("TensorType[Attribute]", value.type).element_type
            read[value, indexing.data] = count * -(-bits(kind) // WORD)
    return sum(read.values())
