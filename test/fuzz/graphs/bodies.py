"""What bodies of element-wise ops do to small integers, in text and in NumPy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from fuzz.graphs.graph import Array, bits, is_float, most
from fuzz.text import Body, Scalar


class Binary(NamedTuple):
    """An op of two numbers of one type, and a bound of what it makes."""

    op: str
    of: Callable[[Array, Array], Array]
    bound: Callable[[int, int], int]


def _sum(a: int, b: int) -> int:
    return a + b


OF_FLOATS: dict[str, Binary] = {
    "add": Binary("arith.addf", np.add, _sum),
    "sub": Binary("arith.subf", np.subtract, _sum),
    "mul": Binary("arith.mulf", np.multiply, lambda a, b: a * b),
    "max": Binary("arith.maximumf", np.maximum, max),
    "min": Binary("arith.minimumf", np.minimum, max),
    "maxnum": Binary("arith.maxnumf", np.maximum, max),
}

OF_INTEGERS: dict[str, Binary] = {
    "add": Binary("arith.addi", np.add, _sum),
    "sub": Binary("arith.subi", np.subtract, _sum),
    "mul": Binary("arith.muli", np.multiply, lambda a, b: a * b),
    "max": Binary("arith.maxsi", np.maximum, max),
    "min": Binary("arith.minsi", np.minimum, max),
    "and": Binary("arith.andi", np.bitwise_and, lambda a, b: 1 << max(a, b).bit_length()),
    "or": Binary("arith.ori", np.bitwise_or, lambda a, b: 1 << max(a, b).bit_length()),
    "xor": Binary("arith.xori", np.bitwise_xor, lambda a, b: 1 << max(a, b).bit_length()),
}

OF_CONDITIONS: dict[str, Binary] = {
    name: OF_INTEGERS[name]._replace(bound=lambda a, b: 1) for name in ("and", "or", "xor")
}


def binaries(element: str) -> dict[str, Binary]:
    """The ops that there are of a type."""
    if element == "i1":
        return OF_CONDITIONS
    return OF_FLOATS if is_float(element) else OF_INTEGERS


COMPARED: dict[str, tuple[str, Callable[[Array, Array], Array]]] = {
    "less": ("olt", np.less), "equal": ("oeq", np.equal), "at least": ("oge", np.greater_equal),
}  # fmt: skip
OF_SIGNED = {"olt": "slt", "oeq": "eq", "oge": "sge"}


def compared(body: Body, how: str, a: Scalar, b: Scalar) -> Scalar:
    """A comparison of two numbers of a type; `how` is that of floats."""
    if is_float(a.element):
        return body.compare(how, a, b)
    made = Scalar(body.writer.new(), "i1")
    text = f"arith.cmpi {OF_SIGNED[how]}, {a.name}, {b.name} : {a.element}"
    body.lines.append(f"{made.name} = {text}")
    return made


def as_type(body: Body, x: Scalar, element: str) -> Scalar:
    """A number in another type, which has it exactly, or has its low bits."""
    if x.element == element:
        return x
    if is_float(x.element) and is_float(element):
        return body.as_float(x, element)
    if is_float(x.element):
        return body.op("arith.fptosi", x, to=element)
    if is_float(element):
        return body.op("arith.uitofp" if x.element == "i1" else "arith.sitofp", x, to=element)
    if bits(element) < bits(x.element):
        return body.op("arith.trunci", x, to=element)
    return body.op("arith.extui" if x.element == "i1" else "arith.extsi", x, to=element)


def bound_as(bound: int, source: str, element: str) -> int | None:
    """A bound in another type; None where numbers may not be exact in it."""
    if bound <= most(element) and not (element == "i1" and bound > 1):
        return bound
    whole = not is_float(source) and not is_float(element)
    return 1 if element == "i1" and whole else most(element) if whole else None


def neutral(element: str, how: str) -> Any:
    """What a reduction starts from so that its elements alone count."""
    if how in ("add", "or", "xor"):
        return 0
    if how == "mul":
        return 1
    if is_float(element):
        return -np.inf if how.startswith("max") else np.inf
    if how == "and":
        return 1 if element == "i1" else -1
    edge = 1 << bits(element) - 1
    return -edge if how == "max" else edge - 1


def spelled_start(element: str, start: Any) -> float:
    """A start as the writer spells it: a condition that holds is -1 of one bit."""
    return -int(start) if element == "i1" else start


def spread(held: Array, axes: Sequence[int], rank: int) -> Array:
    """A tensor read by some loops of so many, in any order, as NumPy broadcasts it."""
    order = sorted(range(len(axes)), key=lambda n: axes[n])
    found = held.transpose(order)
    for loop in range(rank):
        if loop not in axes:
            found = np.expand_dims(found, loop)
    return found
