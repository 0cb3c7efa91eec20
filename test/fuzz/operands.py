"""Operands of products: arguments, or what is made of some, in several steps."""

from __future__ import annotations

from dataclasses import dataclass

from fuzz.elementwise import constant, converted
from fuzz.maker import Maker
from fuzz.normed import norm, softmax
from fuzz.reshaping import (
    collapsed,
    expanded,
    factor,
    groups,
    joined,
    padded,
    part,
    sliced,
)
from fuzz.steps import STEPS
from fuzz.text import Dynamic, Tensor
from hypothesis import strategies as st

ON_FLOATS = ("cast", "scale", "relu", "row", "column", "norm", "softmax")
OPEN = ("none", "none", *ON_FLOATS, "permute")
"""What an operand of extents that a call tells is made by."""

PRODUCERS = (
    "none", "none", "none", *ON_FLOATS, "slice", "part", "pad", "concat", "collapse", "expand",
    "permute", "constant",
)  # fmt: skip

KINDS = {
    "mixed": ("f32", "bf16"), "halves": ("f16", "bf16"), "wide": ("bf16", "bf16"),
    "f8": ("f8E4M3FN", "f8E4M3FN"), "wide f8": ("f8E5M2", "f8E4M3FN"),
}  # fmt: skip
"""Element types of both operands, where the kind is no type that both have."""


def operand(maker: Maker, side: str, shape: tuple[int, ...], kind: str, auto: bool) -> Tensor:
    """An operand of a product: an argument, or what is made of some."""
    element = KINDS.get(kind, (kind, kind))[side == "rhs"]
    depth = int(maker.choose(f"{side} steps", ("1", "1", "2", "3"))) if auto else 0
    made = _Source(maker, side).of(shape, element, depth)
    if side not in maker.features:
        maker.features[side] = "none"
    return converted(maker, made, "f32") if kind.startswith("wide") else made


@dataclass
class _Source:
    """What tensors that an operand is made of are made of, last step first."""

    maker: Maker
    side: str

    def of(self, shape: tuple[int, ...], element: str, depth: int) -> Tensor:
        """A tensor of this shape, by so many steps."""
        maker = self.maker
        if depth == 0 or len(shape) < 2:
            return maker.writer.argument(shape, element)
        allowed = PRODUCERS
        if any(isinstance(each, Dynamic) for each in shape):
            allowed = OPEN
        if element.startswith(("i", "f8")):
            allowed = tuple(each for each in allowed if each not in ON_FLOATS)
        if element == "f64":  # no kernel has its exponentials
            allowed = tuple(each for each in allowed if each != "softmax")
        first = self.side not in maker.features
        how = maker.choose(self.side if first else "step before", allowed)
        return self._made(how, shape, element, depth - 1)

    def _made(self, how: str, shape: tuple[int, ...], element: str, depth: int) -> Tensor:
        moved = self._moved(how, shape, element, depth)
        if moved is not None:
            return moved
        maker, writer, rank = self.maker, self.maker.writer, len(shape)
        every = [*range(rank)]
        match how:
            case "cast":
                maker.exact = False
                other = "f16" if element == "f32" else "f32"
                return converted(maker, self.of(shape, other, depth), element)
            case "scale" | "relu":
                step, given = STEPS[how], self.of(shape, element, depth)
                return writer.elementwise(
                    [(given, every)], shape, element, lambda b, x: step(b, x[0])
                )
            case "row" | "column":
                axis = rank - 1 if how == "row" else rank - 2
                given = self.of(shape, element, depth), writer.argument((shape[axis],), element)
                inputs = [(given[0], every), (given[1], [axis])]
                return writer.elementwise(
                    inputs, shape, element, lambda b, x: b.op("arith.addf", *x)
                )
            case "norm" | "softmax":
                maker.exact = False
                given = self.of(shape, element, depth)
                return norm(maker, given) if how == "norm" else softmax(maker, given)
            case "constant":
                return constant(maker, shape, element)
        return writer.argument(shape, element)

    def _moved(
        self, how: str, shape: tuple[int, ...], element: str, depth: int
    ) -> Tensor | None:
        """By what moves elements, if it is that."""
        maker, writer, rank = self.maker, self.maker.writer, len(shape)
        match how:
            case "slice":
                more = [maker.draw(st.sampled_from((0, 1, 3, 8, 16, each))) for each in shape]
                wide = tuple(a + b for a, b in zip(shape, more, strict=True))
                offsets = [maker.draw(st.integers(0, each)) for each in more]
                return sliced(writer, self.of(wide, element, depth), offsets, shape)
            case "part":
                count = maker.draw(st.integers(1, 3))
                place = maker.draw(st.integers(0, count - 1))
                return part(writer, self.of((count, *shape), element, depth), place)
            case "pad":
                low = [maker.draw(st.integers(0, min(2, each - 1))) for each in shape]
                high = [maker.draw(st.integers(0, min(2, e - 1 - b)))
                        for e, b in zip(shape, low, strict=True)]  # fmt: skip
                inner = tuple(e - b - c for e, b, c in zip(shape, low, high, strict=True))
                return padded(writer, self.of(inner, element, depth), low, high)
            case "concat":
                axis = maker.draw(st.integers(0, rank - 1))
                if shape[axis] < 2:
                    return writer.argument(shape, element)
                first = maker.draw(st.integers(1, shape[axis] - 1))
                parts = [(*shape[:axis], each, *shape[axis + 1 :])
                         for each in (first, shape[axis] - first)]  # fmt: skip
                return joined(writer, *(self.of(each, element, depth) for each in parts), axis)
            case "collapse":
                axis = maker.draw(st.integers(0, rank - 1))
                size = factor(shape[axis])
                longer = (*shape[:axis], size, shape[axis] // size, *shape[axis + 1 :])
                return collapsed(writer, self.of(longer, element, depth), groups(rank, axis))
            case "expand":
                flat = (shape[0] * shape[1], *shape[2:])
                given = self.of(flat, element, depth)
                return expanded(writer, given, groups(rank - 1, 0), shape)
            case "permute":
                given = self.of((*shape[1:], shape[0]), element, depth)
                order = [*range(1, rank), 0]
                return writer.elementwise([(given, order)], shape, element, lambda b, x: x[0])
        return None


