"""Slices ahead of permutations and behind reshapes: a product reads a slice of a tensor where that
lies, and takes what is permuted into its map."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.reshapes import groups_of, shape_of
from gemmc.dialects.linalg_forms import index_loops, is_permuting_copy
from gemmc.ir import Inserter, replace, walk_type


def move_slices(function: func.FuncOp) -> None:
    """Move slices of static places and sizes ahead of the permutation of what they are slices of,
    and behind reshapes that leave them slices:

        %t = linalg.transpose ins(%x : tensor<64x32xf16>) … ; tensor.extract_slice %t[0, 8] …
      →
        %s = tensor.extract_slice %x[8, 0] … ; linalg.transpose ins(%s …) …

        %s = tensor.extract_slice %x[0, 64] [8, 64] … ; tensor.expand_shape %s : … to 8x4x16
      →
        %e = tensor.expand_shape %x : … to 8x12x16 ; tensor.extract_slice %e[0, 4, 0] [8, 4, 16]
    """
    for op in walk_type(function, tensor.ExtractSliceOp):
        order = _order(op)
        if order is not None:
            replace(op, [_copied(Inserter.before(op), op, order)])
    for op in walk_type(function, tensor.ExpandShapeOp):
        part = op.src.owner
        if isinstance(part, tensor.ExtractSliceOp) and (found := _of_whole(op, part)) is not None:
            replace(op, [found])


def _order(op: tensor.ExtractSliceOp) -> list[int] | None:
    """By dimension of a copy, that of what it is a copy of; None where it is sliced otherwise."""
    copy, source = op.source.owner, cast("TensorType[Attribute]", op.source.type)
    if not isinstance(copy, LinalgStructuredOperation) or not is_permuting_copy(copy):
        return None
    numbers = [each for one in _numbers(op) for each in one]
    made = op.result.type
    if DYNAMIC_INDEX in numbers or made.get_num_dims() != source.get_num_dims():
        return None
    loops = index_loops(copy)
    assert loops is not None, "a permuting copy has a loop for each index"
    order = [loops[0].index(loop) for loop in loops[1]]
    return order if order != sorted(order) else None


def _copied(build: Inserter, op: tensor.ExtractSliceOp, order: list[int]) -> SSAValue:
    copy, kind = op.source.owner, op.result.type
    axes = [order.index(axis) for axis in range(len(order))]
    numbers = [[each[axis] for axis in axes] for each in _numbers(op)]
    source = cast(LinalgStructuredOperation, copy).inputs[0]
    part = build.value(
        tensor.ExtractSliceOp.from_static_parameters(
            source, numbers[0], numbers[1], numbers[2], reduce_rank=False
        )
    )
    empty = build.value(tensor.EmptyOp([], kind))
    block = Block(arg_types=[kind.element_type] * 2)
    block.add_op(YieldOp(block.args[0]))
    rank = len(order)
    dims = [AffineExpr.dimension(axis) for axis in axes]
    maps = [AffineMap(rank, 0, tuple(dims)), AffineMap.identity(rank)]
    made = GenericOp(
        [part], [empty], Region(block), ArrayAttr(map(AffineMapAttr, maps)),
        [IteratorTypeAttr.parallel()] * rank, [kind],
    )  # fmt: skip
    return build.value(made, op.result.name_hint)


def _of_whole(op: tensor.ExpandShapeOp, part: tensor.ExtractSliceOp) -> SSAValue | None:
    """A slice that is reshaped, as a slice of what all of its source is in that shape; None where
    it is none: it has to begin, and the source to end, at whole rows of the reshape's."""
    shape, made = shape_of(part.source), shape_of(op.result)
    offsets, sizes, steps = _numbers(part)
    if DYNAMIC_INDEX in (*shape, *made, *offsets, *sizes) or set(steps) != {1}:
        return None
    if len(shape_of(part.result)) != len(shape):
        return None
    whole, first = list(made), [0] * len(made)
    for axis, group in enumerate(groups_of(op)):
        if sizes[axis] == shape[axis]:
            continue
        row = prod(made[each] for each in group[1:])
        if offsets[axis] % row or shape[axis] % row:
            return None
        whole[group[0]], first[group[0]] = shape[axis] // row, offsets[axis] // row
    build, kind = Inserter.before(op), op.result.type
    expanded = build.value(
        tensor.ExpandShapeOp(
            part.source, [], op.reassociation, DenseArrayBase.from_list(i64, whole),
            TensorType(kind.element_type, whole),
        )
    )  # fmt: skip
    return build.value(
        tensor.ExtractSliceOp.from_static_parameters(expanded, first, made), op.result.name_hint
    )


def _numbers(op: tensor.ExtractSliceOp) -> tuple[Sequence[int], Sequence[int], Sequence[int]]:
    told = (op.static_offsets, op.static_sizes, op.static_strides)
    offsets, sizes, steps = (list(each.get_values()) for each in told)
    return offsets, sizes, steps
