"""Loops that are reduced over, of open extents, as one over all of their elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX, AffineMapAttr, FunctionType, TensorType
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap, AffineSymExpr

from gemmc.dialects.dynamic import Place
from gemmc.dialects.launch import ProgramOp, RunOp, ViewOp, sized_values
from gemmc.dialects.tile.loops import LoopIndexOp, LoopSizeOp, LoopsOp
from gemmc.ir import Inserter, retype


class _Flat(NamedTuple):
    """The numbers of the inputs that are read as one dimension instead of their last ones; the
    sizes that are left, and the name of how many elements these dimensions have."""

    inputs: tuple[int, ...]
    places: dict[str, list[Place]]
    name: str


def flatten(function: func.FuncOp, run: RunOp, program: ProgramOp) -> None:
    """Let a reduction over neighbouring loops, of which a launch tells an extent, read inputs that
    lie along all of them as views in which these are one dimension, and have one loop instead."""
    found = [op for op in function.body.block.ops if isinstance(op, LoopsOp)]
    flat = _flat_of(found[0]) if len(found) == 1 else None
    if flat is None:
        return
    loops, sized, build = found[0], sized_values(program), Inserter.before(run)
    count = len(loops.extents) - loops.result.type.get_num_dims()
    for argument in dict.fromkeys(loops.inputs[number] for number in flat.inputs):
        at = next(n for n, each in enumerate(function.args) if each is argument)
        value = run.inputs[at]
        *outer, last = _joined(sized[value], count)
        shape = [each if isinstance(each, int) else DYNAMIC_INDEX for each in outer]
        told = [each for each in (*outer, last) if isinstance(each, str)]
        view = build.value(ViewOp(value, [*shape, DYNAMIC_INDEX], 0, told), value.name_hint)
        run.operands[at] = view
        kind = cast("TensorType[Attribute]", argument.type)
        retype(argument, TensorType(kind.element_type, [*shape, DYNAMIC_INDEX]))
    _rewrite(function, loops, flat)


def _joined(sizes: Sequence[int | str], count: int) -> list[int | str]:
    """Extents, the last of which are one."""
    product = " * ".join(str(each) for each in sizes[len(sizes) - count :])
    return [*sizes[: len(sizes) - count], f"({product})"]


def _flat_of(loops: LoopsOp) -> _Flat | None:
    """What becomes one dimension; None where the loops are one already, or have to be several."""
    rank = loops.result.type.get_num_dims()
    reduced = list(range(rank, len(loops.extents)))
    ops = list(loops.body.block.ops)
    counted = [op for op in ops if isinstance(op, LoopIndexOp) and op.loop.value.data >= rank]
    plain = loops.by is not None and loops.shares is None and not loops.tables
    told = any(isinstance(op, LoopSizeOp) for op in ops) or any(map(_has_sizes, loops.maps))
    if not plain or counted or told or len(reduced) < 2 or loops.lengths is None:
        return None
    flat = [n for n, each in enumerate(loops.maps) if each.data.used_dims().intersection(reduced)]
    values = {loops.inputs[number] for number in flat}
    others = {each for n, each in enumerate(loops.inputs) if n not in flat}
    if not flat or values & others or not all(_lies_along(loops, n, reduced) for n in flat):
        return None
    places: dict[str, list[Place]] = {}
    for name, each in loops.places.items():
        left = [(n, d) for n, d in each if n not in flat or d < _rank(loops, n) - len(reduced)]
        places |= {name: left} if left else {}
    name = next(f"s{n}" for n in range(len(places) + 1) if f"s{n}" not in places)
    places[name] = [(n, _rank(loops, n) - len(reduced)) for n in flat]
    return _Flat(tuple(flat), places, name)


def _has_sizes(indexing: AffineMapAttr) -> bool:
    """Whether a size is part of a place."""
    found = (part for each in indexing.data.results for part in each.dfs())
    return any(isinstance(each, AffineSymExpr) for each in found)


def _rank(loops: LoopsOp, number: int) -> int:
    return len(loops.maps.data[number].data.results)


def _lies_along(loops: LoopsOp, number: int, reduced: Sequence[int]) -> bool:
    """Whether the last dimensions of an input are those of the loops, whole and in order."""
    indexing, shape = loops.maps.data[number].data, loops.shape_of(number)
    outer, last = indexing.results[: -len(reduced)], indexing.results[-len(reduced) :]
    places = [each.position if isinstance(each, AffineDimExpr) else -1 for each in last]
    used = set[int]().union(*(each.used_dims() for each in outer))
    return not used.intersection(reduced) and places == list(reduced) and (
        list(shape[-len(reduced) :]) == [loops.sizes[loop] for loop in reduced]
    )


def _rewrite(function: func.FuncOp, loops: LoopsOp, flat: _Flat) -> None:
    """The loops with one loop in place of those that are reduced over."""
    rank = loops.result.type.get_num_dims()
    names = list(flat.places)
    symbols = [AffineExpr.symbol(names.index(name)) if name in names else AffineExpr.constant(0)
               for name in loops.places]  # fmt: skip
    maps: list[AffineMap] = []
    for number, each in enumerate(loops.maps):
        kept = each.data.results
        if number in flat.inputs:
            kept = (*kept[: rank - len(loops.extents)], AffineDimExpr(rank))
        dims = [AffineDimExpr(n) for n in range(len(loops.extents))]
        results = tuple(one.replace_dims_and_symbols(dims, symbols) for one in kept)
        maps.append(AffineMap(rank + 1, len(names), results))
    assert loops.by is not None, "the loops combine"
    made = LoopsOp(
        loops.inputs, maps, loops.result.type, loops.detach_region(loops.body), [DYNAMIC_INDEX],
        loops.by.data, (), flat.places, [flat.name],
    )  # fmt: skip
    Inserter.before(loops).op(made)
    made.result.name_hint = loops.result.name_hint
    loops.result.replace_all_uses_with(made.result)
    loops.detach()
    loops.erase()
    kinds = [value.type for value in function.args]
    function.function_type = FunctionType.from_lists(kinds, [made.result.type])
