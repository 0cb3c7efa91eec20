"""Transposes that move extents of 1 alone: the same elements in another shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseArrayBase,
    IntegerAttr,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.ops import TransposeOp
from xdsl.ir import Attribute, SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.ir import Inserter


def moved_units(op: TransposeOp) -> SSAValue | None:
    """What a transpose makes of a tensor of open size, as reshapes, if all that it moves are
    extents of 1; None of another. Of known sizes its map says as much."""
    if len(op.inputs) != 1 or not isinstance(op.inputs[0].type, TensorType):
        return None
    source = op.inputs[0]
    shape, order = shape_of(source), cast("Sequence[int]", op.permutation.get_values())
    kept = [axis for axis in order if shape[axis] != 1]
    if DYNAMIC_INDEX not in shape or len(kept) == len(shape) or kept != sorted(kept):
        return None
    build = Inserter.before(op)
    element = cast("TensorType[Attribute]", source.type).element_type
    narrow = TensorType(element, [shape[axis] for axis in kept])
    whole = cast("TensorType[Attribute]", op.results[0].type)
    value = build.value(tensor.CollapseShapeOp.create(
        operands=[source], result_types=[narrow], properties={"reassociation": _groups(shape)}
    ))  # fmt: skip
    told = [
        build.value(tensor.DimOp(source, build.index(axis)))
        for axis in kept if shape[axis] == DYNAMIC_INDEX
    ]  # fmt: skip
    wide = whole.get_shape()
    sizes = DenseArrayBase.from_list(i64, wide)
    return build.value(tensor.ExpandShapeOp(value, told, _groups(wide), sizes, whole))


def _groups(shape: Sequence[int]) -> ArrayAttr[ArrayAttr[IntegerAttr]]:
    """The dimensions of a shape, each that is no 1 with the ones behind it, the first with those in
    front, too."""
    found: list[list[int]] = []
    for axis, size in enumerate(shape):
        alone = bool(found) and any(shape[each] != 1 for each in found[-1])
        if not found or (size != 1 and alone):
            found.append([])
        found[-1].append(axis)
    return ArrayAttr(ArrayAttr(IntegerAttr(n, i64) for n in each) for each in found)
