"""Dimensions of a product that are one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import cast

from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, ArrayAttr, IntegerAttr, TensorType, i64
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.tensor_expand import ExpandShapeOp
from gemmc.dialects.tile.contract import TILED, ContractOp, dim_names
from gemmc.ir import Inserter

Pair = tuple[str, str]
"""The letters of two dimensions, of which the second lies behind the first."""


def merge_open(op: ContractOp) -> None:
    """Make dimensions one that lie one behind the other in each tensor that has one of them, where
    a call tells the size of one: of [batch, sequence, K] and weights the product of all sequences'
    rows. The tensors become reshapes, which are views."""
    merge(op, open_only=True)


def merge(op: ContractOp, open_only: bool = False) -> None:
    """Make dimensions one that lie one behind the other in each tensor that has one of them, all or
    only pairs of which a call tells a size."""
    pair = _mergeable(op, open_only)
    while pair is not None:
        op = _merged(op, pair)
        pair = _mergeable(op, open_only)


def _mergeable(op: ContractOp, open_only: bool) -> Pair | None:
    if op.beside is not None or op.partials is not None:
        return None
    extents = op.extents
    return next(
        (
            (first, second) for first, second in permutations(extents, 2)
            if (not open_only or DYNAMIC_INDEX in (extents[first], extents[second]))
            and not (first in TILED and second in TILED)
            and all(_lie_together(each, first + second) for each in op.layouts)
        ),
        None,
    )  # fmt: skip


def _lie_together(layout: str, pair: str) -> bool:
    return pair in layout or not {*pair} & {*layout}


def _merged(op: ContractOp, pair: Pair) -> ContractOp:
    """The product with one dimension in place of the pair, and its result as it was."""
    first, second = pair
    kept = second if second in TILED else first
    (gone,) = {*pair} - {kept}
    letters = [letter for letter in op.extents if letter != gone]
    names = dict(zip(letters, dim_names(len(letters)), strict=True))
    layouts = ["".join(names[each] for each in own if each != gone) for own in op.layouts]
    axes = [own.find(first + second) for own in op.layouts]
    build = Inserter.before(op)
    pairs = zip(op.tensors, axes, strict=True)
    lhs, rhs, _, *inputs = (
        value if axis < 0 or value is op.result else _collapsed(build, value, axis)
        for value, axis in pairs
    )
    kind = op.result.type
    made = kind if axes[2] < 0 else _without(kind, axes[2])
    merged = build.op(ContractOp(
        lhs, rhs, layouts, op.accumulator, made, op.detach_region(op.epilogue), inputs
    ))  # fmt: skip
    merged.location = op.location
    merged.result.name_hint = op.result.name_hint
    whole = merged.result if axes[2] < 0 else _expanded(build, merged, op, axes[2])
    op.result.replace_all_uses_with(whole)
    for old in (op, *(value.owner for value in op.operands)):
        if isinstance(old, ContractOp | tensor.ExpandShapeOp) and not old.results[0].uses:
            old.detach()
            old.erase()
    return merged


def _groups(rank: int, axis: int) -> list[list[int]]:
    """The dimensions of a tensor, of which two are one."""
    return [[n, n + 1] if n == axis else [n] for n in range(rank) if n != axis + 1]


def _reassociation(rank: int, axis: int) -> ArrayAttr[ArrayAttr[IntegerAttr]]:
    return ArrayAttr(
        ArrayAttr(IntegerAttr(n, i64) for n in group) for group in _groups(rank, axis)
    )


def _without(kind: TensorType[Attribute], axis: int) -> TensorType[Attribute]:
    """The type of a tensor in which two dimensions are one."""
    shape = kind.get_shape()
    return TensorType(kind.element_type, [_size(shape, each) for each in _groups(len(shape), axis)])


def _size(shape: Sequence[int], group: Sequence[int]) -> int:
    found = 1
    for axis in group:
        found = DYNAMIC_INDEX if DYNAMIC_INDEX in (found, shape[axis]) else found * shape[axis]
    return found


def _collapsed(build: Inserter, value: SSAValue, axis: int) -> SSAValue:
    """A tensor in which two dimensions are one: itself, where it is one that was expanded so."""
    kind = cast("TensorType[Attribute]", value.type)
    groups, made = _reassociation(kind.get_num_dims(), axis), _without(kind, axis)
    op = value.owner
    if isinstance(op, tensor.ExpandShapeOp) and op.reassociation == groups:
        if op.src.type == made:
            return op.src
    collapsed = tensor.CollapseShapeOp(
        operands=[value], result_types=[made], properties={"reassociation": groups}
    )
    return build.value(collapsed, value.name_hint)


def _expanded(build: Inserter, merged: ContractOp, op: ContractOp, axis: int) -> SSAValue:
    """The product's result in the shape that it had; open sizes are those of its operands."""
    kind = op.result.type
    told = [
        _dimension(build, op, letter)
        for letter, size in zip(op.result_layout, kind.get_shape(), strict=True)
        if size == DYNAMIC_INDEX
    ]
    groups = _reassociation(kind.get_num_dims(), axis)
    made = ExpandShapeOp(merged.result, told, groups, kind.get_shape(), kind)
    return build.value(made, op.result.name_hint)


def _dimension(build: Inserter, op: ContractOp, letter: str) -> SSAValue:
    """The size of a dimension, of an operand that has it."""
    pairs = zip((op.lhs, op.rhs), op.layouts, strict=False)
    value, layout = next(each for each in pairs if letter in each[1])
    return build.value(tensor.DimOp(value, build.index(layout.index(letter))))
