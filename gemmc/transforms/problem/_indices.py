"""Where one element of a tensor lies in the tensors that it is made of: indices that are affine in
the counters of loops."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects import arith
from xdsl.dialects.builtin import DYNAMIC_INDEX, IntegerAttr
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
)

from gemmc.transforms.problem._extents import known, symbols_in

Indices = tuple[AffineExpr, ...]


def simplified(found: AffineExpr) -> AffineExpr:
    """The expression with its terms added up, where it is a sum of multiples."""
    if isinstance(found, AffineConstantExpr | AffineDimExpr):
        return found
    parts = (each for each in found.post_order() if isinstance(each, AffineBinaryOpExpr))
    if not all(each.kind in (AffineBinaryOpKind.Add, AffineBinaryOpKind.Mul) for each in parts):
        return found
    dims = max(found.used_dims(), default=-1) + 1
    symbols = max(symbols_in(found), default=-1) + 1
    return found.simplify(dims, symbols)


def is_computed(found: AffineExpr) -> bool:
    """Whether an expression has an index that a body computes."""
    return any(each % 2 for each in symbols_in(found))


def loops_of_result(
    op: LinalgStructuredOperation, number: int, indices: Sequence[AffineExpr]
) -> list[AffineExpr] | None:
    """The counters of an op's loops where it makes an element; None where they are not known."""
    indexing = list(op.get_indexing_maps())[len(op.inputs) + number].data
    found: dict[int, AffineExpr] = {}
    for each, at in zip(indexing.results, indices, strict=True):
        if isinstance(each, AffineConstantExpr):
            continue
        if not isinstance(each, AffineDimExpr) or each.position in found:
            return None
        found[each.position] = at
    count = op.get_num_loops()
    if sorted(found) != list(range(count)):
        return None
    return [found[loop] for loop in range(count)]


def reshaped(indices: Indices, shape: Sequence[int], other: Sequence[int]) -> Indices:
    """Indices of a tensor's element as those of the same element in another shape.

    Dimensions are grouped from the left by equal numbers of elements, so that a dimension that both
    have stays what it is. Sizes that a call tells are in both (`keeps_open`).
    """
    if DYNAMIC_INDEX in (*shape, *other):
        assert keeps_open(shape, other), "any other reshape is a view"
        return _between_open(indices, shape, other)
    found: list[AffineExpr] = []
    own, others = 0, 0
    while own < len(shape) or others < len(other):
        first, second = own, others
        left = shape[own] if own < len(shape) else 1
        right = other[others] if others < len(other) else 1
        own, others = own + 1, others + 1
        while left != right:
            if left < right:
                left, own = left * shape[own], own + 1
            else:
                right, others = right * other[others], others + 1
        found += _regrouped(indices[first:own], shape[first:own], other[second:others])
    return tuple(found)


def keeps_open(shape: Sequence[int], other: Sequence[int]) -> bool:
    """Whether of two shapes of a reshape both have the dimensions whose sizes a call tells, and
    between these as many elements: no such size is part of another one."""
    return _elements_between(shape) == _elements_between(other)


def _elements_between(shape: Sequence[int]) -> list[int]:
    return [prod(shape[axis] for axis in part) for part in _parts(shape)]


def _parts(shape: Sequence[int]) -> list[list[int]]:
    """The dimensions ahead of, between and behind those of open sizes."""
    found: list[list[int]] = [[]]
    for axis, size in enumerate(shape):
        if size == DYNAMIC_INDEX:
            found.append([])
        else:
            found[-1].append(axis)
    return found


def _between_open(indices: Indices, shape: Sequence[int], other: Sequence[int]) -> Indices:
    """Indices of open dimensions as they are, the others as those of known shapes."""
    opened = iter(at for at, size in zip(indices, shape, strict=True) if size == DYNAMIC_INDEX)
    found: list[AffineExpr] = []
    for part, axes in zip(_parts(shape), _parts(other), strict=True):
        sizes = [shape[axis] for axis in part], [other[axis] for axis in axes]
        found += reshaped(tuple(indices[axis] for axis in part), *sizes)
        found += [at for at in [next(opened, None)] if at is not None]
    return tuple(found)


def _regrouped(indices: Indices, shape: Sequence[int], other: Sequence[int]) -> list[AffineExpr]:
    """Of a group of dimensions with as many elements as another one."""
    place: AffineExpr = AffineExpr.constant(0)
    for axis, each in enumerate(indices):
        if shape[axis] > 1:
            place = place + each * prod(shape[axis + 1 :])
    found: list[AffineExpr] = []
    outermost = True
    for axis, extent in enumerate(other):
        if extent == 1:
            found.append(AffineExpr.constant(0))
            continue
        behind = prod(other[axis + 1 :])
        at = place if behind == 1 else place // behind
        found.append(at if outermost else at % extent)
        outermost = False
    return found


def kept_axes(sizes: Sequence[AffineExpr], shape: Sequence[AffineExpr]) -> list[int]:
    """Which dimensions of a slice a tensor of as many or fewer has: those dropped have one element.
    One size may have several names."""
    kept: list[int] = []
    wanted = list(shape)
    for axis, size in enumerate(sizes):
        left = len(sizes) - axis
        if wanted and size == wanted[0] and (known(size) != 1 or left >= len(wanted)):
            kept.append(axis)
            wanted.pop(0)
    if not wanted:
        return kept
    units = [axis for axis, size in enumerate(sizes) if known(size) == 1]
    dropped = units[: len(sizes) - len(shape)]
    return [axis for axis in range(len(sizes)) if axis not in dropped]


def with_dropped(
    indices: Indices, sizes: Sequence[AffineExpr], shape: Sequence[AffineExpr]
) -> list[AffineExpr]:
    """Indices of all dimensions of a slice, 0 where the result has dropped one."""
    kept = kept_axes(sizes, shape)
    known = dict(zip(kept, indices, strict=True))
    return [known.get(axis, AffineExpr.constant(0)) for axis in range(len(sizes))]


def affine_of(value: SSAValue, loops: Sequence[AffineExpr]) -> AffineExpr | None:
    """An index that a body computes, by its loops' counters; None where it is no sum of multiples
    of them."""
    owner = value.owner
    if isinstance(owner, IndexOp):
        return loops[owner.dim.value.data]
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr):
        return AffineExpr.constant(owner.value.value.data)
    if not isinstance(owner, arith.AddiOp | arith.SubiOp | arith.MuliOp | arith.IndexCastOp):
        return None
    parts = [affine_of(each, loops) for each in owner.operands]
    known = [each for each in parts if each is not None]
    if len(known) != len(parts):
        return None
    if isinstance(owner, arith.IndexCastOp):
        return known[0]
    lhs, rhs = known
    if isinstance(owner, arith.AddiOp):
        return lhs + rhs
    if isinstance(owner, arith.SubiOp):
        return lhs + rhs * -1
    if isinstance(lhs, AffineConstantExpr):
        lhs, rhs = rhs, lhs
    return lhs * rhs if isinstance(rhs, AffineConstantExpr) else None
