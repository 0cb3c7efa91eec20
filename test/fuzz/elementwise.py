"""Element-wise ops on a tensor: chains of them, and other tensors in them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from random import Random
from typing import Any

from fuzz.maker import Maker
from fuzz.steps import BINARY, EXACT, STEPS, family
from fuzz.text import Body, Dynamic, Scalar, Tensor, Writer
from hypothesis import strategies as st

SIDES = ("row", "column", "full", "number", "batch")
MOST_NUMBERS = 256
"""Of a constant whose numbers differ."""

STYLES = ("fused", "separate", "tensor", "named")


def converted(maker: Maker, x: Tensor, element: str) -> Tensor:
    """The tensor in another type, by an op of its own."""

    def body(b: Body, numbers: list[Scalar]) -> Scalar:
        if numbers[0].element.startswith("i"):
            return b.op("arith.sitofp", numbers[0], to=element)
        return b.as_float(numbers[0], element)

    return maker.writer.elementwise([(x, [*range(len(x.shape))])], x.shape, element, body)


def constant(maker: Maker, shape: tuple[int, ...], element: str) -> Tensor:
    """Small numbers that the program has: one in all places, or one for each."""
    count = prod(shape)
    rng = Random(maker.draw(st.integers(0, 99)))
    numbers = [rng.randint(-4, 4) for _ in range(count if 0 < count <= MOST_NUMBERS else 1)]
    return maker.writer.dense(shape, element, numbers)


def epilogue(maker: Maker, x: Tensor, more: str, auto: bool) -> Tensor:
    """Element-wise ops on a tensor, with other tensors."""
    steps = maker.choose(f"{more}epilogue", ("0", "1", "1", "2", "2", "3"))
    count = int(steps) + (steps == "3" and maker.draw(st.booleans()))
    exact = maker.draw(st.booleans()) or x.element == "f64"
    names = list(EXACT) if exact else list(STEPS)
    for _ in range(count):
        if maker.draw(st.booleans()):
            x = with_side(maker, x, auto)
        else:
            x = _chain(maker, x, names, auto)
    return x


def _chain(maker: Maker, x: Tensor, names: Sequence[str], auto: bool) -> Tensor:
    wanted = maker.wanted.get("step")
    some = [each for each in names if family(each) == wanted] or names
    name = maker.choose("", some, note=False)
    maker.features["step"] = family(name)
    style = maker.choose("step style", STYLES if auto else ("fused",))
    if name not in EXACT:
        maker.exact = False
    writer, every = maker.writer, [*range(len(x.shape))]
    whole = {"neg": "negf", "abs": "absf", "tanh": "tanh", "exp": "", "sqrt": "", "erf": "erf"}
    if style == "named" and name in ("tanh", "neg", "abs", "erf", "square"):
        op = {"neg": "negf"}.get(name, name)
        return writer.named(f"linalg.{op}", (x,), writer.empty(x.shape, x.element))
    if style == "tensor" and whole.get(name):
        dialect = "arith" if name == "neg" else "math"
        return writer.op(f"{dialect}.{whole[name]} {x.name} : {x.type}", x.shape, x.element)
    if style == "separate":
        second = maker.choose("", names, note=False)
        if second not in EXACT:
            maker.exact = False
        x = writer.elementwise([(x, every)], x.shape, x.element, stepped(second))
    elif style == "fused" and maker.draw(st.booleans()):
        # The value is used again behind the step.
        step = STEPS[name]
        return writer.elementwise(
            [(x, every)], x.shape, x.element, lambda b, n: b.op("arith.addf", n[0], step(b, n[0]))
        )
    maker.features["step style"] = style if style == "separate" else "fused"
    return writer.elementwise([(x, every)], x.shape, x.element, stepped(name))


def stepped(name: str) -> Any:
    return lambda body, numbers: STEPS[name](body, numbers[0])


def with_side(maker: Maker, x: Tensor, auto: bool) -> Tensor:
    """Combined with another tensor: a row, a column, one of the same shape, a number."""
    writer, rank = maker.writer, len(x.shape)
    side = maker.choose("side", SIDES)
    axes = {"row": [rank - 1], "column": [rank - 2], "full": [*range(rank)], "number": [],
            "batch": [0, rank - 1]}[side]  # fmt: skip
    if rank < 2 or (side == "batch" and rank < 3):
        maker.features["side"], axes = "full", [*range(rank)]
    element = maker.choose("side type", ("same", "f32", "bf16", "f16"))
    element = x.element if element == "same" else element
    how = maker.choose("side op", list(BINARY))
    if how in ("over",):
        maker.exact = False
    style = maker.choose("side style", STYLES if auto else ("fused",))
    other = _side(maker, tuple(x.shape[each] for each in axes), element)
    if style == "tensor" and element == x.element and how in ("add", "mul", "sub", "max", "min"):
        full = _broadcast(writer, other, x.shape, axes)
        op = {"add": "addf", "mul": "mulf", "sub": "subf", "max": "maximumf", "min": "minimumf"}
        text = f"arith.{op[how]} {x.name}, {full.name} : {x.type}"
        return writer.op(text, x.shape, x.element)
    if style == "named" and element == x.element and how in ("add", "mul", "sub", "max", "min"):
        full = _broadcast(writer, other, x.shape, axes)
        return writer.named(f"linalg.{how}", (x, full), writer.empty(x.shape, x.element))
    if style == "separate":
        other, axes = _broadcast(writer, other, x.shape, axes), [*range(rank)]
    maker.features["side style"] = style if style == "separate" else "fused"

    def body(b: Body, numbers: list[Scalar]) -> Scalar:
        return BINARY[how](b, numbers[0], b.as_float(numbers[1], x.element))

    inputs: list[tuple[Tensor, list[Any]]] = [(x, [*range(rank)]), (other, axes)]
    if maker.draw(st.booleans()):

        def body(b: Body, numbers: list[Scalar]) -> Scalar:
            return BINARY[how](b, numbers[1], b.as_float(numbers[0], x.element))

        inputs = inputs[::-1]
    return writer.elementwise(inputs, x.shape, x.element, body)


def _side(maker: Maker, shape: tuple[int, ...], element: str) -> Tensor:
    """An argument, or constants."""
    static = shape and not any(isinstance(each, Dynamic) for each in shape)
    given = ("argument", "argument", "constant") if static else ("argument",)
    if maker.choose("side is", given) == "constant":
        return constant(maker, shape, element)
    return maker.writer.argument(shape, element)


def _broadcast(writer: Writer, x: Tensor, shape: Sequence[int], axes: Sequence[int]) -> Tensor:
    if len(axes) == len(shape):
        return x
    out = writer.empty(shape, x.element)
    missing = [each for each in range(len(shape)) if each not in axes]
    text = f"linalg.broadcast ins({x.name} : {x.type}) outs({out.name} : {out.type})"
    return writer.op(f"{text} dimensions = {missing}", shape, x.element)
