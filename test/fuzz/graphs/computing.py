"""Ops that compute: element by element, reductions, the place of the largest, products."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
from fuzz.graphs.bodies import (
    COMPARED,
    as_type,
    binaries,
    bound_as,
    compared,
    neutral,
    spelled_start,
    spread,
)
from fuzz.graphs.graph import ELEMENTS, INTEGERS, Graph, Held, Value, in_type, is_float, most, same
from fuzz.text import Body, Dynamic, Scalar

LONG = 1 << 10
"""Elements that a reduction is taken for where calls tell how many there are."""


def elementwise(graph: Graph) -> Value | None:
    """Two values, or one twice, of the same shape, of fewer dimensions, or turned."""
    x = graph.one_of(lambda each: True)
    y = graph.one_of(lambda each: bool(_reads(each, x))) if x is not None else None
    if x is None or y is None:
        return None
    read, rank = graph.pick(_reads(y, x)), x.rank
    element = x.element if is_float(x.element) == is_float(y.element) else "f32"
    bounds = [bound_as(each.bound, each.element, element) for each in (x, y)]
    ops = binaries(element)
    name = graph.pick([*ops])
    op = ops[name]
    bound = op.bound(*(most(element) if each is None else each for each in bounds))
    if None in bounds or (is_float(element) and bound > most(element)):
        return None

    def body(b: Body, n: list[Scalar]) -> Scalar:
        return b.op(op.op, *(as_type(b, each, element) for each in n))

    made = graph.maker.writer.elementwise(
        [(x.tensor, [*range(rank)]), (y.tensor, read)], x.shape, element, body
    )

    def step(held: Held) -> Any:
        a, b = in_type(held[x.tensor.name], element), in_type(held[y.tensor.name], element)
        return in_type(op.of(a, spread(b, read, rank)), element)

    graph.maker.features["elementwise"] = f"{name} {element}"
    return graph.note(made, min(bound, most(element)), step)


def _reads(y: Value, x: Value | None) -> list[list[int]]:
    """The ways in which loops over x can read y: loops by its dimensions."""
    if x is None:
        return []
    ways: list[list[int]] = [[]]
    for extent in y.shape:
        ways = [
            [*way, loop]
            for way in ways
            for loop, own in enumerate(x.shape)
            if loop not in way and same([extent], [own])
        ]
    return ways


def chained(graph: Graph) -> Value | None:
    """One body of several ops on a value, a row of it, and numbers."""
    x = graph.one_of(lambda each: each.rank > 0 and each.element != "i1")
    y = graph.one_of(
        lambda each: x is not None and each.element == x.element and bool(_reads(each, x))
    )
    if x is None or y is None:
        return None
    ops, element = binaries(x.element), x.element
    steps = [(graph.pick([*ops]), graph.pick(("y", "x", "1", "2"))) for _ in range(3)]
    bound, read = x.bound, graph.pick(_reads(y, x))
    for name, other in steps:
        bound = ops[name].bound(bound, {"y": y.bound, "x": x.bound}.get(other, 2))
    if is_float(element) and bound > most(element):
        return None

    def body(b: Body, n: list[Scalar]) -> Scalar:
        made = n[0]
        for name, other in steps:
            second = {"x": n[0], "y": n[1]}.get(other) or b.constant(int(other), element)
            made = b.op(ops[name].op, made, second)
        return made

    inputs = [(x.tensor, [*range(x.rank)]), (y.tensor, read)]
    made = graph.maker.writer.elementwise(inputs, x.shape, element, body)

    def step(held: Held) -> Any:
        own = {"x": held[x.tensor.name], "y": spread(held[y.tensor.name], read, x.rank)}
        found = own["x"]
        for name, other in steps:
            second = own[other] if other in own else np.asarray(int(other), found.dtype)
            found = in_type(np.asarray(ops[name].of(found, second)), element)
        return found

    graph.maker.features["chained"] = f"{steps[0][0]} {steps[1][0]} {element}"
    return graph.note(made, min(bound, most(element)), step)


def chosen(graph: Graph) -> Value | None:
    """One of two values, by a comparison."""
    x = graph.one_of(lambda each: each.element != "i1")
    y = graph.one_of(
        lambda each: x is not None and same(each.shape, x.shape) and each.element == x.element
    )
    if x is None or y is None:
        return None
    name = graph.pick([*COMPARED])
    how, of = COMPARED[name]

    def body(b: Body, n: list[Scalar]) -> Scalar:
        return b.select(compared(b, how, *n), *n)

    every = [*range(x.rank)]
    inputs = [(x.tensor, every), (y.tensor, every)]
    made = graph.maker.writer.elementwise(inputs, x.shape, x.element, body)

    def step(held: Held) -> Any:
        a, b = held[x.tensor.name], held[y.tensor.name]
        return np.where(of(a, b), a, b)

    graph.maker.features["chosen"] = f"{name} {x.element}"
    return graph.note(made, max(x.bound, y.bound), step)


def converted(graph: Graph) -> Value | None:
    """A value in another type."""
    x = graph.one_of(lambda each: True)
    if x is None:
        return None
    fitting = [
        each for each in ELEMENTS
        if each != x.element and bound_as(x.bound, x.element, each) is not None
    ]  # fmt: skip
    if not fitting:
        return None
    element = graph.pick(fitting)
    made = graph.maker.writer.elementwise(
        [(x.tensor, [*range(x.rank)])], x.shape, element, lambda b, n: as_type(b, n[0], element)
    )
    graph.maker.features["converted"] = f"{x.element} to {element}"
    bound = bound_as(x.bound, x.element, element) or 1
    return graph.note(made, bound, lambda held: in_type(held[x.tensor.name], element))


def _counted(shape: Sequence[int]) -> int:
    """Elements, at most."""
    return prod(LONG if isinstance(each, Dynamic) else each for each in shape)


def reduced(graph: Graph) -> Value | None:
    """Over some dimensions, from what changes nothing."""
    x = graph.one_of(lambda each: each.rank > 0)
    if x is None:
        return None
    axes = sorted({graph.number(0, x.rank - 1) for _ in range(graph.number(1, 2))})
    kept = [each for each in range(x.rank) if each not in axes]
    ops = {name: op for name, op in binaries(x.element).items() if name != "sub"}
    name = graph.pick([*ops])
    op, count = ops[name], _counted([x.shape[each] for each in axes])
    bound = {"add": x.bound * count, "mul": x.bound**count if count < 8 else 1 << 99}.get(
        name, op.bound(x.bound, x.bound)
    )
    if is_float(x.element) and bound > most(x.element):
        return None
    start, writer = neutral(x.element, name), graph.maker.writer
    if np.isinf(start) and any(isinstance(x.shape[each], Dynamic) for each in axes):
        return None  # of nothing it would stay infinite
    out = writer.fill([x.shape[each] for each in kept], x.element, spelled_start(x.element, start))
    made = writer.generic(
        [(x.tensor, [*range(x.rank)])], [(out, kept)],
        lambda b, n: [b.op(op.op, n[1], n[0])], x.rank, axes,
    )[0]  # fmt: skip

    def step(held: Held) -> Any:
        data = held[x.tensor.name]
        found = np.full([data.shape[each] for each in kept], start, data.dtype)
        every = [slice(None)] * x.rank
        for place in np.ndindex(*(data.shape[each] for each in axes)):
            for axis, at in zip(axes, place, strict=True):
                every[axis] = at  # type: ignore[call-overload]
            found = in_type(op.of(found, data[tuple(every)]), x.element)
        return found

    graph.maker.features["reduced"] = f"{name} {x.element}"
    return graph.note(made, min(bound, most(x.element)), step)


def largest(graph: Graph) -> Value | None:
    """The largest of each row and its place, in one op of two results; of equal ones the first."""
    x = graph.one_of(
        lambda each: each.rank > 0 and each.element != "i1"
        and not isinstance(each.shape[-1], Dynamic)
    )  # fmt: skip
    if x is None:
        return None
    writer, rank, kind = graph.maker.writer, x.rank, graph.pick(("i32", "i64"))
    shape, every = x.shape[:-1], [*range(rank)]
    low = -float(most(x.element)) if is_float(x.element) else neutral(x.element, "max")
    outs = [writer.fill(shape, x.element, low), writer.fill(shape, kind, 0)]

    def body(b: Body, n: list[Scalar]) -> list[Scalar]:
        place = Scalar(writer.new(), kind)
        counter = writer.new()
        b.lines.append(f"{counter} = linalg.index {rank - 1} : index")
        b.lines.append(f"{place.name} = arith.index_cast {counter} : index to {kind}")
        greater = compared_greater(b, n[0], n[1])
        return [b.select(greater, n[0], n[1]), b.select(greater, place, n[2])]

    pairs = [(out, every[:-1]) for out in outs]
    values, places = writer.generic([(x.tensor, every)], pairs, body, rank, (rank - 1,))
    graph.note(values, max(x.bound, 1), lambda held: held[x.tensor.name].max(-1))
    graph.maker.features["largest"] = f"{x.element} {kind}"
    bound = max(int(x.shape[-1]), 1)
    return graph.note(places, bound, lambda held: _first_largest(held[x.tensor.name]))


def _first_largest(data: Any) -> Any:
    return np.argmax(data.astype(np.float64), -1)


def compared_greater(body: Body, a: Scalar, b: Scalar) -> Scalar:
    """Whether one number is greater than another."""
    if is_float(a.element):
        return body.compare("ogt", a, b)
    made = Scalar(body.writer.new(), "i1")
    body.lines.append(f"{made.name} = arith.cmpi sgt, {a.name}, {b.name} : {a.element}")
    return made


SUMMED = {"f32": "f32", "bf16": "f32", "f16": "f32", "i8": "i32", "i16": "i32", "i32": "i32"}


def product(graph: Graph) -> Value | None:
    """Of two matrices, or of batches of them, by any loops in common."""
    x = graph.one_of(lambda each: each.rank in (2, 3) and each.element in SUMMED)
    if x is None:
        return None
    y = graph.one_of(lambda each: each.rank == 2 and each.element == x.element)
    if y is None:
        return None
    shared = [n for n in (0, 1) if same([y.shape[n]], [x.shape[-1]])]
    if not shared:
        return None
    axis, summed = graph.pick(shared), SUMMED[x.element]
    bound = x.bound * y.bound * _counted(x.shape[-1:])
    if is_float(summed) and bound > most(summed):
        return None
    writer, loops = graph.maker.writer, x.rank + 1
    columns = y.shape[1 - axis]
    out = writer.fill((*x.shape[:-1], columns), summed)
    left = [*range(x.rank - 1), loops - 1]
    right = [loops - 1, loops - 2] if axis == 0 else [loops - 2, loops - 1]

    def body(b: Body, n: list[Scalar]) -> list[Scalar]:
        p, q = (as_type(b, each, summed) for each in n[:2])
        times, plus = ("arith.muli", "arith.addi") if summed in INTEGERS else (
            "arith.mulf", "arith.addf")  # fmt: skip
        return [b.op(plus, n[2], b.op(times, p, q))]

    pairs = [(x.tensor, left), (y.tensor, right)]
    made = writer.generic(pairs, [(out, [*range(loops - 1)])], body, loops, (loops - 1,))[0]

    def step(held: Held) -> Any:
        a, b = (in_type(held[each.tensor.name], summed) for each in (x, y))
        return a @ (b if axis == 0 else b.T)

    graph.maker.features["product"] = f"{x.element} {x.rank} {axis}"
    return graph.note(made, min(bound, most(summed)), step)


COMPUTING = {
    "elementwise": elementwise, "chained": chained, "chosen": chosen, "converted": converted,
    "reduced": reduced, "largest": largest, "product": product,
}  # fmt: skip
