"""What becomes of a result: reductions, a softmax, a norm, moves of its elements."""

from __future__ import annotations

from fuzz.elementwise import with_side
from fuzz.maker import Maker
from fuzz.normed import norm, reduced, softmax
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
from fuzz.text import Tensor
from hypothesis import strategies as st

BEHIND = (
    "nothing", "nothing", "nothing", "sum", "max", "softmax", "norm", "transpose", "slice", "pad",
    "collapse", "expand", "concat", "insert", "argument", "number",
)  # fmt: skip

OPEN = (
    "nothing", "nothing", "nothing", "sum", "max", "softmax", "norm", "transpose", "argument",
    "number",
)  # fmt: skip
"""What may become of a result of extents that a call tells."""


def behind(maker: Maker, x: Tensor) -> Tensor:
    """What becomes of the result, in one step or two."""
    x = _behind(maker, x, "behind")
    if maker.features["behind"] == "nothing":
        return x
    return _behind(maker, x, "behind that")


def _behind(maker: Maker, x: Tensor, feature: str) -> Tensor:
    writer, rank = maker.writer, len(x.shape)
    some = BEHIND if is_static(x) else OPEN
    how = maker.choose(feature, some if rank else ("nothing",))
    axis = maker.draw(st.integers(0, max(0, rank - 1)))
    match how:
        case "sum" | "max":
            maker.exact = maker.exact and how == "max"
            return reduced(maker, x, axis, how)
        case "softmax" | "norm":
            maker.exact = False
            return softmax(maker, x) if how == "softmax" else norm(maker, x)
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
        case "number":
            maker.exact = False
            for _ in range(rank):
                x = reduced(maker, x, 0, "sum")
        case "argument":
            return with_side(maker, x, True)
    return x
