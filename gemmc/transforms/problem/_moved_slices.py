"""Slices ahead of permutations and behind reshapes: a product reads a slice of a tensor where that
lies, and takes what is permuted into its map."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple, cast

from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    IntegerAttr,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.reshapes import RESHAPES, groups_of, shape_of
from gemmc.dialects.linalg_forms import index_loops, is_permuting_copy
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._views import Reshape, numbers_of


def move_slices(function: func.FuncOp) -> None:
    """Move slices of static places and sizes ahead of the permutation of what they are slices of,
    and behind reshapes that leave them slices; places that constants tell become static:

        %t = linalg.transpose ins(%x : tensor<64x32xf16>) … ; tensor.extract_slice %t[0, 8] …
      →
        %s = tensor.extract_slice %x[8, 0] … ; linalg.transpose ins(%s …) …

        %s = tensor.extract_slice %x[0, 64] [8, 64] … ; tensor.expand_shape %s : … to 8x4x16
      →
        %e = tensor.expand_shape %x : … to 8x12x16 ; tensor.extract_slice %e[0, 4, 0] [8, 4, 16]

        %s = tensor.extract_slice %x[1, 0, 8] [1, 32, 8] … ; tensor.collapse_shape %s : … to 32x8
      →
        %c = tensor.collapse_shape %x : … to 96x16 ; tensor.extract_slice %c[32, 8] [32, 8]
    """
    for op in walk_type(function, tensor.ExtractSliceOp):
        settled = _settled(op)
        order = _order(settled)
        if order is not None:
            replace(settled, [_copied(Inserter.before(settled), settled, order)])
    for op in [each for each in function.walk() if isinstance(each, RESHAPES)]:
        behind_reshapes(op.result)


def behind_reshapes(value: SSAValue) -> SSAValue:
    """A value with slices behind the reshapes that it is made by, as far as they stay slices: the
    value itself, or what has taken its place."""
    op = value.owner
    if not isinstance(op, RESHAPES):
        return value
    part = behind_reshapes(op.src).owner
    if not isinstance(part, tensor.ExtractSliceOp):
        return value
    cut = _cut_in(op, part)
    if cut is None:
        return value
    made = _of_whole(op, part, cut)
    replace(op, [made])
    return made


def _settled(op: tensor.ExtractSliceOp) -> tensor.ExtractSliceOp:
    """A slice that has all of its places as numbers where constants tell them; others as they are,
    and so are those of open sizes."""
    offsets, _, steps = _numbers(op)
    told = [
        numbers_of(static, values)
        for static, values in ((op.static_offsets, op.offsets), (op.static_strides, op.strides))
    ]
    known = [[each for each in numbers if isinstance(each, int)] for numbers in told]
    whole = [len(a) == len(b) for a, b in zip(known, told, strict=True)]
    if op.sizes or not all(whole) or known == [offsets, steps]:
        return op
    sizes = tuple(op.static_sizes.get_values())
    made = tensor.ExtractSliceOp(op.source, known[0], sizes, known[1], op.result.type)
    Inserter.before(op).op(made)
    made.result.name_hint = op.result.name_hint
    replace(op, [made.result])
    return made


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


class _Cut(NamedTuple):
    """What a slice is of a reshaped tensor: that one's shape, where the slice begins in it, and
    which dimensions of the finer tensor are one of the other."""

    whole: list[int]
    first: list[int]
    groups: list[list[int]]


def _cut_in(op: RESHAPES, part: tensor.ExtractSliceOp) -> _Cut | None:
    """What a slice that is reshaped is of all of its source in that shape; None where it is no
    slice of that."""
    offsets, sizes, steps = _numbers(part)
    shape, made = shape_of(part.source), shape_of(op.result)
    if DYNAMIC_INDEX in (*shape, *made, *offsets, *sizes) or set(steps) - {1}:
        return None
    if len(shape_of(part.result)) != len(shape) or 0 in (*shape, *sizes):
        return None
    if not op.reassociation.data:
        return None  # all of it is one element
    if isinstance(op, tensor.ExpandShapeOp):
        return _expanded(groups_of(op), made, shape, offsets, sizes)
    return _collapsed(groups_of(op), shape, offsets, sizes)


def _expanded(
    groups: list[list[int]], made: Sequence[int], shape: Sequence[int],
    offsets: Sequence[int], sizes: Sequence[int],
) -> _Cut | None:
    """Where dimensions become several: a slice begins, and the source ends, at whole rows."""
    whole, first = list(made), [0] * len(made)
    for axis, group in enumerate(groups):
        if sizes[axis] == shape[axis]:
            continue
        row = prod(made[each] for each in group[1:])
        if offsets[axis] % row or shape[axis] % row:
            return None
        whole[group[0]], first[group[0]] = shape[axis] // row, offsets[axis] // row
    return _Cut(whole, first, groups)


def _collapsed(
    groups: list[list[int]], shape: Sequence[int], offsets: Sequence[int], sizes: Sequence[int]
) -> _Cut | None:
    """Where several dimensions become one: ahead of the last that is cut, a slice has one index.

    A dimension of which a slice has one index may go along with either neighbour: with the inner.
    """
    for outer, inner in zip(groups, groups[1:], strict=False):
        while len(outer) > 1 and sizes[outer[-1]] == 1 < shape[outer[-1]]:
            inner.insert(0, outer.pop())
    whole, first = list[int](), list[int]()
    for group in groups:
        cut = [axis for axis in group if sizes[axis] != shape[axis]]
        if any(sizes[axis] != 1 for axis in group if axis < max(cut, default=0)):
            return None
        place = 0
        for axis in group:
            place = place * shape[axis] + offsets[axis]
        whole.append(prod(shape[axis] for axis in group))
        first.append(place)
    return _Cut(whole, first, groups)


def _of_whole(op: RESHAPES, part: tensor.ExtractSliceOp, cut: _Cut) -> SSAValue:
    """The slice of the reshaped source that a reshaped slice is."""
    build, kind = Inserter.before(op), op.result.type
    wide = TensorType(kind.element_type, cut.whole)
    groups = ArrayAttr(ArrayAttr(IntegerAttr(n, i64) for n in each) for each in cut.groups)
    reshape = Reshape(groups, wide, isinstance(op, tensor.CollapseShapeOp))
    made = tensor.ExtractSliceOp.from_static_parameters(
        reshape.down(build, part.source), cut.first, shape_of(op.result)
    )
    return build.value(made, op.result.name_hint)


def _numbers(op: tensor.ExtractSliceOp) -> tuple[Sequence[int], Sequence[int], Sequence[int]]:
    told = (op.static_offsets, op.static_sizes, op.static_strides)
    offsets, sizes, steps = (list(each.get_values()) for each in told)
    return offsets, sizes, steps
