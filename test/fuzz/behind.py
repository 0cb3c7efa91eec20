"""What becomes of a result: reductions, a softmax, a norm, moves of its elements."""

from __future__ import annotations

from fuzz.elementwise import stepped, with_side
from fuzz.maker import Maker
from fuzz.products import swapped
from fuzz.reshaping import (
    collapsed,
    expanded,
    factor,
    groups,
    inserted,
    is_static,
    joined,
    padded,
    sliced,
)
from fuzz.text import Body, Scalar, Tensor
from hypothesis import strategies as st

BEHIND = (
    "nothing", "nothing", "nothing", "sum", "max", "softmax", "norm", "transpose", "slice", "pad",
    "collapse", "expand", "concat", "insert", "argument",
)  # fmt: skip

OPEN = ("nothing", "nothing", "nothing", "sum", "softmax", "norm", "transpose", "argument")
"""What may become of a result of extents that a call tells."""


def behind(maker: Maker, x: Tensor) -> Tensor:
    """What becomes of the result."""
    writer, rank = maker.writer, len(x.shape)
    some = BEHIND if is_static(x) else OPEN
    how = maker.choose("behind", some if rank else ("nothing",))
    axis = maker.draw(st.integers(0, max(0, rank - 1)))
    match how:
        case "sum" | "max":
            maker.exact = maker.exact and how == "max"
            return _reduced(maker, x, axis, how)
        case "softmax" | "norm":
            maker.exact = False
            return _softmax(maker, x) if how == "softmax" else _norm(maker, x)
        case "transpose" if rank > 1:
            return swapped(writer, x, maker.draw(st.booleans()))
        case "slice":
            sizes = [maker.draw(st.integers(1, each)) for each in x.shape]
            offsets = [
                maker.draw(st.integers(0, a - b)) for a, b in zip(x.shape, sizes, strict=True)
            ]
            return sliced(writer, x, offsets, sizes)
        case "pad":
            low, high = ([maker.draw(st.integers(0, 2)) for _ in x.shape] for _ in "lh")
            return padded(writer, x, low, high)
        case "collapse" if rank > 1:
            axis = min(axis, rank - 2)
            return collapsed(writer, x, groups(rank - 1, axis))
        case "expand":
            size = factor(x.shape[axis])
            shape = (*x.shape[:axis], size, x.shape[axis] // size, *x.shape[axis + 1 :])
            return expanded(writer, x, groups(rank, axis), shape)
        case "concat":
            return joined(writer, x, writer.argument(x.shape, x.element), axis)
        case "insert":
            into = writer.argument([each + 2 for each in x.shape], x.element)
            return inserted(writer, x, into, [maker.draw(st.integers(0, 2)) for _ in x.shape])
        case "argument":
            return with_side(maker, x, True)
    return x


def _reduced(maker: Maker, x: Tensor, axis: int, how: str) -> Tensor:
    """The sum or the largest along an axis."""
    writer, rank = maker.writer, len(x.shape)
    kept = [each for each in range(rank) if each != axis]
    shape = [x.shape[each] for each in kept]
    start = writer.fill(shape, x.element, 0.0 if how == "sum" else -60000.0)
    op = "arith.addf" if how == "sum" else "arith.maximumf"
    return writer.generic(
        [(x, [*range(rank)])], [(start, kept)], lambda b, n: [b.op(op, *n)], rank, (axis,)
    )[0]


def _softmax(maker: Maker, x: Tensor) -> Tensor:
    """Along the last axis."""
    writer, rank = maker.writer, len(x.shape)
    every = [*range(rank)]
    largest = _reduced(maker, x, rank - 1, "max")

    def powers(b: Body, n: list[Scalar]) -> Scalar:
        return b.op("math.exp", b.op("arith.subf", *n))

    shifted = writer.elementwise([(x, every), (largest, every[:-1])], x.shape, x.element, powers)
    total = _reduced(maker, shifted, rank - 1, "sum")
    inputs = [(shifted, every), (total, every[:-1])]
    return writer.elementwise(inputs, x.shape, x.element, lambda b, n: b.op("arith.divf", *n))


def _norm(maker: Maker, x: Tensor) -> Tensor:
    """By the root of the mean of squares along the last axis."""
    writer, rank = maker.writer, len(x.shape)
    every = [*range(rank)]
    squares = writer.elementwise([(x, every)], x.shape, x.element, stepped("square"))
    total = _reduced(maker, squares, rank - 1, "sum")

    def scaled(b: Body, n: list[Scalar]) -> Scalar:
        mean = b.op("arith.mulf", n[1], b.constant(1.0 / x.shape[-1], x.element))
        some = b.op("arith.addf", mean, b.constant(0.001, x.element))
        return b.op("arith.mulf", n[0], b.op("math.rsqrt", some))

    return writer.elementwise([(x, every), (total, every[:-1])], x.shape, x.element, scaled)
