"""Operands of products: arguments, or what is made of some."""

from __future__ import annotations

from fuzz.elementwise import converted
from fuzz.maker import Maker
from fuzz.reshaping import collapsed, expanded, factor, groups, joined, padded, sliced
from fuzz.steps import STEPS
from fuzz.text import Dynamic, Tensor
from hypothesis import strategies as st

PRODUCERS = (
    "none", "none", "none", "cast", "scale", "relu", "row", "column", "slice", "pad", "concat",
    "collapse", "expand", "permute",
)  # fmt: skip


def operand(maker: Maker, side: str, shape: tuple[int, ...], kind: str, auto: bool) -> Tensor:
    """An operand of a product: an argument, or what is made of some."""
    element = {"mixed": "f32" if side == "lhs" else "bf16", "wide": "bf16"}.get(kind, kind)
    static = not any(isinstance(each, Dynamic) for each in shape)
    allowed = PRODUCERS if auto and static and len(shape) > 1 else ("none",)
    how = maker.choose(side, allowed)
    if element.startswith("i") and how in ("cast", "scale", "relu", "row", "column"):
        maker.features[side] = how = "none"
    made = _produced(maker, how, shape, element)
    return converted(maker, made, "f32") if kind == "wide" else made


def _produced(maker: Maker, how: str, shape: tuple[int, ...], element: str) -> Tensor:
    writer, rank = maker.writer, len(shape)
    every = [*range(rank)]
    match how:
        case "cast":
            maker.exact = False
            other = "f16" if element == "f32" else "f32"
            return converted(maker, writer.argument(shape, other), element)
        case "scale" | "relu":
            step = STEPS[how]
            given = writer.argument(shape, element)
            return writer.elementwise([(given, every)], shape, element, lambda b, x: step(b, x[0]))
        case "row" | "column":
            axis = rank - 1 if how == "row" else rank - 2
            given = writer.argument(shape, element), writer.argument((shape[axis],), element)
            inputs = [(given[0], every), (given[1], [axis])]
            return writer.elementwise(inputs, shape, element, lambda b, x: b.op("arith.addf", *x))
        case "slice":
            more = [maker.draw(st.sampled_from((0, 1, 8))) for _ in shape]
            given = writer.argument([a + b for a, b in zip(shape, more, strict=True)], element)
            offsets = [maker.draw(st.integers(0, each)) for each in more]
            return sliced(writer, given, offsets, shape)
        case "pad":
            low = [maker.draw(st.integers(0, min(2, each - 1))) for each in shape]
            high = [maker.draw(st.integers(0, min(2, e - 1 - b)))
                    for e, b in zip(shape, low, strict=True)]  # fmt: skip
            inner = [e - b - c for e, b, c in zip(shape, low, high, strict=True)]
            return padded(writer, writer.argument(inner, element), low, high)
        case "concat":
            axis = maker.draw(st.integers(0, rank - 1))
            if shape[axis] < 2:
                return writer.argument(shape, element)
            first = maker.draw(st.integers(1, shape[axis] - 1))
            parts = [[*shape[:axis], each, *shape[axis + 1 :]]
                     for each in (first, shape[axis] - first)]  # fmt: skip
            return joined(writer, *(writer.argument(each, element) for each in parts), axis)
        case "collapse":
            axis = maker.draw(st.integers(0, rank - 1))
            size = factor(shape[axis])
            given = writer.argument(
                (*shape[:axis], size, shape[axis] // size, *shape[axis + 1 :]), element
            )
            return collapsed(writer, given, groups(rank, axis))
        case "expand":
            given = writer.argument((shape[0] * shape[1], *shape[2:]), element)
            return expanded(writer, given, groups(rank - 1, 0), shape)
        case "permute":
            given = writer.argument((*shape[1:], shape[0]), element)
            order = [*range(1, rank), 0]
            inputs = [(given, order)]
            return writer.elementwise(inputs, shape, element, lambda b, x: x[0])
    return writer.argument(shape, element)
