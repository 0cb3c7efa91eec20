"""Axes of a product: what the dimensions of its tensors are, through reshapes and permutations.

A dimension of a tensor is a sequence of axes, outermost first, of which it is the mixed-radix
number: a collapsed dimension has those of the dimensions that it was made of, one of a single
element none. A reshape that cuts an axis replaces it by two in every tensor, so whoever follows
tensors begins anew until nothing is cut any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType, f64
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Operation, SSAValue

from gemmc.analysis.reshapes import RESHAPES, groups_of, shape_of
from gemmc.dialects.linalg_contraction import Contraction
from gemmc.dialects.linalg_forms import (
    index_loops,
    is_exact_cast,
    is_pointwise,
    loop_extents,
    yielded,
)

Axis = int
Dims = tuple[tuple[Axis, ...], ...]
"""The axes of each dimension of a tensor."""


def extent_of(sizes: Sequence[int]) -> int:
    """The elements of a dimension that is made of some; DYNAMIC_INDEX where one is open."""
    return DYNAMIC_INDEX if DYNAMIC_INDEX in sizes else prod(sizes)


class Axes:
    """The axes of one contraction: at first one for each loop that has a name."""

    def __init__(self, contraction: Contraction) -> None:
        extents = loop_extents(contraction.op)
        self.sizes: dict[Axis, int] = {}
        self._parts: dict[Axis, tuple[Axis, Axis]] = {}
        self._loops = {loop: self._made(extents[loop]) for loop in contraction.names}
        self.cut = False

    def _made(self, size: int) -> Axis:
        axis = len(self.sizes)
        self.sizes[axis] = size
        return axis

    def of_loops(self, loops: Sequence[int]) -> Dims:
        """The dimensions that loops of the contraction index."""
        known = self._loops
        return tuple(self._whole(known[each]) if each in known else () for each in loops)

    def _whole(self, axis: Axis) -> tuple[Axis, ...]:
        if axis not in self._parts:
            return (axis,)
        outer, inner = self._parts[axis]
        return self._whole(outer) + self._whole(inner)

    def divided(self, axes: Sequence[Axis], sizes: Sequence[int]) -> Dims | None:
        """A dimension as several of `sizes`, whose axes are cut where they have to be; None where
        an axis would have to be cut into parts that are no whole numbers."""
        left, found = list(axes), list[tuple[Axis, ...]]()
        for size in reversed(sizes):
            taken = self._taken(left, size)
            if taken is None:
                return None
            found.append(taken)
        if any(self.sizes[each] != 1 for each in left) or (left and not found):
            return None
        if left:
            found[-1] = (*left, *found[-1])
        return tuple(reversed(found))

    def _taken(self, left: list[Axis], size: int) -> tuple[Axis, ...] | None:
        """The innermost of the axes that are left, as far as they make `size` elements; all that
        are left make an open one."""
        found: list[Axis] = []
        if size == DYNAMIC_INDEX:
            if not any(self.sizes[each] == DYNAMIC_INDEX for each in left):
                return None
            found, left[:] = left[:], []
            return tuple(found)
        if size == 1 and left and self.sizes[left[-1]] == 1:
            return (left.pop(),)
        while size != 1:
            if not left or min(size, abs(self.sizes[left[-1]])) < 1:
                return None
            axis = left.pop()
            open_ = self.sizes[axis] == DYNAMIC_INDEX
            if not open_ and size % self.sizes[axis] and self.sizes[axis] % size:
                return None
            if open_ or size % self.sizes[axis]:
                outer, axis = self._halves(axis, size)
                left.append(outer)
            found.insert(0, axis)
            size //= self.sizes[axis]
        return tuple(found)

    def _halves(self, axis: Axis, inner: int) -> tuple[Axis, Axis]:
        """An axis as an outer and an inner one. Of an open one the reshape says that its size is a
        multiple."""
        self.cut = True
        size = self.sizes[axis]
        outer = DYNAMIC_INDEX if size == DYNAMIC_INDEX else size // inner
        self._parts[axis] = self._made(outer), self._made(inner)
        return self._parts[axis]

    def before(self, op: RESHAPES, dims: Dims) -> Dims | None:
        """The source's dimensions of a reshape whose result has `dims`; None where they do not tell
        what it says of the result's: of several open sizes that one is cut into."""
        groups, shape = groups_of(op), shape_of(op.src)
        if isinstance(op, tensor.ExpandShapeOp):
            made = shape_of(op.result)
            if any([made[n] for n in group].count(DYNAMIC_INDEX) > 1 for group in groups):
                return None
            return tuple(sum((dims[number] for number in group), ()) for group in groups)
        return self._spread(dims, groups, shape)

    def behind(self, op: RESHAPES, dims: Dims) -> Dims | None:
        """The result's dimensions of a reshape whose source has `dims`."""
        groups, shape = groups_of(op), shape_of(op.result)
        if isinstance(op, tensor.CollapseShapeOp):
            return tuple(sum((dims[number] for number in group), ()) for group in groups)
        return self._spread(dims, groups, shape)

    def _spread(
        self, dims: Dims, groups: Sequence[Sequence[int]], shape: Sequence[int]
    ) -> Dims | None:
        """Dimensions as those of a shape that makes a group of each."""
        found: list[tuple[Axis, ...]] = []
        for axes, group in zip(dims, groups, strict=True):
            parts = self.divided(axes, [shape[number] for number in group])
            if parts is None:
                return None
            found += parts
        # A tensor of no dimensions has no groups; all of its reshaped dimensions are of size 1.
        return tuple(found) if groups else ((),) * len(shape)

    def source(self, value: SSAValue, dims: Dims, *, shared: bool) -> tuple[SSAValue, Dims]:
        """The tensor that `value` is a copy of, reshaped, permuted, or exactly extended, and its
        dimensions; with `shared` also one that is repeated along further dimensions."""
        while isinstance(owner := value.owner, Operation):
            found: Dims | None = None
            if isinstance(owner, RESHAPES):
                found = self.before(owner, dims)
            elif isinstance(owner, LinalgStructuredOperation) and _is_copy(owner):
                source, target = cast(list[list[int]], index_loops(owner))
                if shared or sorted(source) == sorted(target):
                    found = tuple(dims[target.index(loop)] for loop in source)
            if found is None:
                break
            value, dims = owner.operands[0], found
        return value, dims


def _is_copy(op: LinalgStructuredOperation) -> bool:
    """Whether each element of the result is one of the only input's, as it is or extended, but to
    f64: tiles with sums in f64 are of operands in f64."""
    if len(op.inputs) != 1 or not isinstance(op.inputs[0].type, TensorType):
        return False
    found = yielded(op)
    if found is None or not is_pointwise(op):
        return False
    return found is op.body.block.args[0] or is_exact_cast(op) and found.type != f64
