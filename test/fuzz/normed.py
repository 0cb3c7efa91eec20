"""Reductions, and what is divided by some: a softmax, a norm."""

from __future__ import annotations

from fuzz.elementwise import stepped
from fuzz.maker import Maker
from fuzz.reshaping import is_static
from fuzz.text import Body, Scalar, Tensor


def reduced(maker: Maker, x: Tensor, axis: int, how: str) -> Tensor:
    """The sum or the largest along an axis."""
    writer, rank = maker.writer, len(x.shape)
    kept = [each for each in range(rank) if each != axis]
    shape = [x.shape[each] for each in kept]
    lowest = -60000.0
    if how == "max":
        some = ("lowest", "number") if is_static(x) else ("lowest",)
        lowest = float("-inf") if maker.choose("max from", some) == "lowest" else lowest
    start = writer.fill(shape, x.element, 0.0 if how == "sum" else lowest)
    op = "arith.addf" if how == "sum" else "arith.maximumf"
    return writer.generic(
        [(x, [*range(rank)])], [(start, kept)], lambda b, n: [b.op(op, *n)], rank, (axis,)
    )[0]


def softmax(maker: Maker, x: Tensor) -> Tensor:
    """Along the last axis."""
    writer, rank = maker.writer, len(x.shape)
    every = [*range(rank)]
    largest = reduced(maker, x, rank - 1, "max")

    def powers(b: Body, n: list[Scalar]) -> Scalar:
        return b.op("math.exp", b.op("arith.subf", *n))

    shifted = writer.elementwise([(x, every), (largest, every[:-1])], x.shape, x.element, powers)
    total = reduced(maker, shifted, rank - 1, "sum")
    inputs = [(shifted, every), (total, every[:-1])]
    return writer.elementwise(inputs, x.shape, x.element, lambda b, n: b.op("arith.divf", *n))


def norm(maker: Maker, x: Tensor) -> Tensor:
    """By the root of the mean of squares along the last axis."""
    writer, rank = maker.writer, len(x.shape)
    every = [*range(rank)]
    squares = writer.elementwise([(x, every)], x.shape, x.element, stepped("square"))
    total = reduced(maker, squares, rank - 1, "sum")

    def scaled(b: Body, n: list[Scalar]) -> Scalar:
        mean = b.op("arith.mulf", n[1], b.constant(1.0 / x.shape[-1], x.element))
        some = b.op("arith.addf", mean, b.constant(0.001, x.element))
        return b.op("arith.mulf", n[0], b.op("math.rsqrt", some))

    return writer.elementwise([(x, every), (total, every[:-1])], x.shape, x.element, scaled)
