"""What is said of the places of elements, and xDSL's verifier does not find: divisors are above 0,
and a map with a quotient or a rest stays inside of its tensor between the corners too."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, prod
from typing import Any, cast

from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
)

from gemmc.analysis.reshapes import shape_of
from gemmc.errors import refuse
from gemmc.transforms.problem._body import constant_index
from gemmc.transforms.schedule._affine import range_of

MOST_PLACES = 1 << 20
"""Of a map whose range does not show that it stays inside: so many are looked at one by one."""

_ROUNDED = (AffineBinaryOpKind.Mod, AffineBinaryOpKind.FloorDiv, AffineBinaryOpKind.CeilDiv)


def check_places(op: Operation) -> None:
    """GemmcError for a map that divides by less than 1, for one that leaves its operand, and for an
    element at a constant index that its tensor has not."""
    if isinstance(op, LinalgStructuredOperation):
        _check_maps(op)
    elif isinstance(op, tensor.ExtractOp):
        _check_element(op, op.indices, op.tensor.type)
    elif isinstance(op, tensor.InsertOp):
        _check_element(op, op.indices, op.result.type)


def _check_element(op: Operation, indices: Sequence[SSAValue], kind: Attribute) -> None:
    shape = cast("TensorType[Attribute]", kind).get_shape()
    if len(indices) != len(shape):
        raise refuse(op, f"an index for each dimension of {kind}", f"{len(indices)}")
    for axis, (index, extent) in enumerate(zip(indices, shape, strict=True)):
        number = constant_index(index)
        if number is not None and not 0 <= number < (inf if extent == DYNAMIC_INDEX else extent):
            raise refuse(op, f"an index inside of dimension {axis} of {kind}", f"{number}")


def _check_maps(op: LinalgStructuredOperation) -> None:
    extents = None
    for value, attribute in zip(op.operands, op.get_indexing_maps(), strict=True):
        for axis, found in enumerate(attribute.data.results):
            rounded = [each for each in found.dfs() if _rounds(each)]
            if not rounded:
                continue
            for each in rounded:
                _check_divisor(op, each)
            extents = extents or _extents_of(op)
            extent = shape_of(value)[axis]
            if extent != DYNAMIC_INDEX:
                _check_inside(op, found, extents, extent, axis)


def _rounds(found: AffineExpr) -> bool:
    return isinstance(found, AffineBinaryOpExpr) and found.kind in _ROUNDED


def _check_divisor(op: Operation, found: AffineExpr) -> None:
    assert isinstance(found, AffineBinaryOpExpr)
    divisor = found.rhs
    if isinstance(divisor, AffineConstantExpr) and divisor.value < 1:
        raise refuse(op, "a map that divides by 1 or more", f"{found}")


def _extents_of(op: LinalgStructuredOperation) -> list[int]:
    """How often each loop runs, `DYNAMIC_INDEX` where a call tells it."""
    found = [DYNAMIC_INDEX] * len(op.get_iterator_types())
    for value, attribute in zip(op.operands, op.get_indexing_maps(), strict=True):
        for axis, each in enumerate(attribute.data.results):
            if isinstance(each, AffineDimExpr):
                found[each.position] = shape_of(value)[axis]
    return found


def _check_inside(
    op: Operation, found: AffineExpr, extents: Sequence[int], extent: int, axis: int
) -> None:
    """The range shows it, or else each place does; of more places, the verifier has the corners."""
    dims = sorted(found.used_dims())
    if any(extents[each] == DYNAMIC_INDEX for each in dims):
        return
    low, high = range_of(found, [AffineConstantExpr(each) for each in extents])
    count = prod(extents[each] for each in dims)
    if (low >= 0 and high < extent) or not 0 < count <= MOST_PLACES:
        return
    import numpy as np

    given: list[Any] = [0] * len(extents)
    for each, places in zip(dims, np.indices([extents[each] for each in dims]), strict=True):
        given[each] = places
    values: Any = found.eval(given, [])  # of arrays as of numbers
    least, most = int(np.min(values)), int(np.max(values))
    if least < 0 or most >= extent:
        needed = f"a map to places inside of {extent} in dimension {axis}"
        raise refuse(op, needed, f"{found}, from {least} to {most}")
