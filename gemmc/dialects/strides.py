"""Elements at strides in memory: in which order their dimensions lie, and of which array they are.

Strides are in elements. What is said here is of numbers; `gemmc.dialects.memory_types` asks for
types, and `gemmc.transforms.problem._strided` makes views of it.

Source: MLIR, "Builtin Dialect", "Strided memref layout".
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    MemRefType,
    ShapedType,
)
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineDimExpr, AffineMap


def strides_of(kind: MemRefType[Attribute]) -> tuple[int | None, ...] | None:
    """The strides of a memref's dimensions, None for one that only a call tells; None where its
    layout has no strides. A layout that is a map may order dimensions, or say the one place."""
    if not isinstance(kind.layout, AffineMapAttr):
        strides = kind.get_strides()
        return None if strides is None else tuple(strides)
    layout, shape = kind.layout.data, tuple(kind.get_shape())
    if layout.num_symbols or DYNAMIC_INDEX in shape:
        return None
    if len(layout.results) == 1:
        return _coefficients(layout)
    order = [each.position for each in layout.results if isinstance(each, AffineDimExpr)]
    if sorted(order) != list(range(len(shape))):
        return None
    strides = ShapedType.strides_for_shape([shape[axis] for axis in order])
    return tuple(strides[order.index(axis)] for axis in range(len(shape)))


def _coefficients(layout: AffineMap) -> tuple[int, ...] | None:
    """What a place is multiplied by in each dimension, where it is a sum of such multiples."""
    zeros = [0] * layout.num_dims
    (first,) = layout.eval(zeros, [])

    def moved(axis: int, steps: int) -> int:
        (found,) = layout.eval([steps * (axis == other) for other in range(len(zeros))], [])
        return found - first

    found = tuple(moved(axis, 1) for axis in range(len(zeros)))
    linear = all(moved(axis, 7) == 7 * each for axis, each in enumerate(found))
    return found if linear and "floordiv" not in str(layout) and "mod" not in str(layout) else None


def nested(shape: Sequence[int], strides: Sequence[int]) -> list[int] | None:
    """The dimensions of several elements from the outermost to the innermost, where each one's
    stride is a multiple of the next one's and steps over all of its elements; None of others, and
    of sizes that only a call tells other than the outermost."""
    order = [axis for axis, size in enumerate(shape) if size != 1]
    order.sort(key=lambda axis: -strides[axis])
    for outer, inner in zip(order, order[1:], strict=False):
        if shape[inner] == DYNAMIC_INDEX or strides[inner] < 1 or strides[outer] % strides[inner]:
            return None
        if strides[outer] < shape[inner] * strides[inner]:
            return None
    return order if not order or strides[order[-1]] > 0 else None


def span(shape: Sequence[int], strides: Sequence[int]) -> int:
    """How far the last element is behind the first, and one: the memory that elements are in."""
    return 1 + sum((size - 1) * step for size, step in zip(shape, strides, strict=True))


def array_of(shape: Sequence[int], strides: Sequence[int]) -> tuple[int, ...] | None:
    """The extents of the row-major array that elements at such strides are in, from its first
    element on: its dimensions are theirs, outermost first, with what lies between. Where they lie
    otherwise, all of their memory as one dimension; None where a call tells how much that is."""
    order = nested(shape, strides)
    if order is None:
        return None if DYNAMIC_INDEX in shape else (span(shape, strides),)
    if len(order) < 2:
        return tuple(shape[axis] * strides[axis] for axis in order) or (1,)
    steps = [strides[axis] for axis in order]
    between = [outer // inner for outer, inner in zip(steps[:-2], steps[1:], strict=False)]
    return (shape[order[0]], *between, steps[-2])


def is_covered(shape: Sequence[int], strides: Sequence[int]) -> bool:
    """Whether elements at such strides are all of their array, each once."""
    array = array_of(shape, strides)
    return nested(shape, strides) is not None and array is not None and prod(array) == prod(shape)
