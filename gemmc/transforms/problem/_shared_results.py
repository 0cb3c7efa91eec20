"""Reductions of which several elements of the result are the same, but for what they start from.

    r[i, j] = start[i, j] + sum over k of x[k] · y[k, j]  →  s[j] = sum over k …; r[i, j] = s[j] + …

so that the sum is taken once, and each element only reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    TensorType,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap

from gemmc.dialects.linalg_forms import loop_extents
from gemmc.dialects.tile.types import bits
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._reductions import (
    combining_op,
    is_combination,
    is_reduction,
    nothing_of,
    number_of_type,
    splat_number,
)

MANY = 1 << 20
"""Steps of all elements together that take as long as one more launch."""

WORD = 32


def share_results(function: func.FuncOp) -> None:
    """Let reductions of known sizes be taken once for all elements of which they are the same, and
    spread over these behind it."""
    for op in list(function.body.walk()):
        if not is_reduction(op) or len(op.results) != 1:
            continue
        shared = _shared(op)
        if shared and prod(loop_extents(op).values()) >= MANY:
            _share(op, shared)


def _shared(op: LinalgStructuredOperation) -> set[int]:
    """The loops of the result on which nothing of what is reduced depends; none of a result that
    would be rounded twice, or of which no kernel knows how to add the start."""
    *maps, target = [each.data for each in op.get_indexing_maps()]
    extents, places = loop_extents(op), target.results
    dims = [each.position for each in places if isinstance(each, AffineDimExpr)]
    if len(set(dims)) < len(places) or DYNAMIC_INDEX in extents.values():
        return set()
    if set(extents) != set(range(target.num_dims)):
        return set()
    used = set[int]().union(*(each.used_dims() for each in maps))
    used |= {each.dim.value.data for each in op.body.walk() if isinstance(each, IndexOp)}
    kind = cast("TensorType[Attribute]", op.results[0].type).element_type
    if splat_number(op.outputs[0]) is None and (bits(kind) < WORD or not is_combination(op, 0)):
        return set()
    return {each for each in dims if each not in used and extents[each] > 1}


def _share(op: LinalgStructuredOperation, shared: set[int]) -> None:
    start, build = op.outputs[0], Inserter.before(op)
    kind, number = cast("TensorType[Attribute]", start.type), splat_number(op.outputs[0])
    element = kind.element_type
    combining = combining_op(op, 0)[0] if number is None else None
    constant = number_of_type(0 if number is None else number, element)
    if combining is not None:
        constant = nothing_of(combining, element)
    target = list(op.get_indexing_maps())[-1].data
    kept = [n for n, each in enumerate(target.results)
            if isinstance(each, AffineDimExpr) and each.position not in shared]  # fmt: skip
    small = TensorType(element, [kind.get_shape()[n] for n in kept])
    empty = build.value(tensor.EmptyOp([], small))
    filled = FillOp([build.value(arith.ConstantOp(constant))], [empty], [small])
    made = build.op(_without(op, shared, build.op(filled).results[0]))
    replace(op, [_spread(build, made.results[0], kept, start, combining)])


def _without(op: LinalgStructuredOperation, shared: set[int], start: SSAValue) -> GenericOp:
    """The reduction without some loops, from a start of fewer dimensions."""
    kinds, maps = list(op.get_iterator_types()), [each.data for each in op.get_indexing_maps()]
    left = [loop for loop in range(len(kinds)) if loop not in shared]
    dims: list[AffineExpr] = [
        AffineDimExpr(left.index(loop)) if loop in left else AffineExpr.constant(0)
        for loop in range(len(kinds))
    ]
    target = [each for each in maps[-1].results
              if not isinstance(each, AffineDimExpr) or each.position not in shared]  # fmt: skip
    places = [*(each.results for each in maps[:-1]), target]
    body = op.body.clone()
    for each in [inner for inner in body.walk() if isinstance(inner, IndexOp)]:
        own = Inserter.before(each).value(IndexOp(left.index(each.dim.value.data)))
        replace(each, [own])
    return GenericOp(
        list(op.inputs), [start], body,
        ArrayAttr([_map(len(left), each, dims) for each in places]),
        [kinds[loop] for loop in left], [cast("TensorType[Attribute]", start.type)],
    )  # fmt: skip


def _map(loops: int, places: Sequence[AffineExpr], dims: Sequence[AffineExpr]) -> AffineMapAttr:
    results = tuple(each.replace_dims_and_symbols(dims, []) for each in places)
    return AffineMapAttr(AffineMap(loops, 0, results))


def _spread(
    build: Inserter, value: SSAValue, kept: Sequence[int], start: SSAValue,
    combining: Operation | None,
) -> SSAValue:  # fmt: skip
    """A tensor for all elements of a larger one, along some of its dimensions, combined with it."""
    kind = cast("TensorType[Attribute]", start.type)
    rank, inputs = kind.get_num_dims(), [value, *([] if combining is None else [start])]
    block = Block(arg_types=[kind.element_type] * (len(inputs) + 1))
    inner = Inserter.at_end(block, build.source)
    read: SSAValue = block.args[0]
    if combining is not None:
        read = inner.value(type(combining)(block.args[1], read))  # type: ignore[call-arg]
    inner.op(YieldOp(read))
    own = AffineMap(rank, 0, tuple(AffineDimExpr(n) for n in kept))
    whole = [AffineMap.identity(rank)] * len(inputs)
    empty = build.value(tensor.EmptyOp([], kind))
    made = GenericOp(
        inputs, [empty], Region(block), ArrayAttr(map(AffineMapAttr, [own, *whole])),
        [IteratorTypeAttr.parallel()] * rank, [kind],
    )  # fmt: skip
    return build.op(made).results[0]
