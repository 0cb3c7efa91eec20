"""Ops without maps of their own: on whole tensors, named ones of linalg, ones of two results."""

from __future__ import annotations

from typing import Any

import numpy as np
from fuzz.graphs.bodies import binaries, neutral, spelled_start
from fuzz.graphs.graph import Graph, Held, Value, in_type, is_float, most, same
from fuzz.text import Body, Dynamic, Scalar

NAMED = {"add": "linalg.add", "sub": "linalg.sub", "mul": "linalg.mul", "max": "linalg.max"}


def whole(graph: Graph) -> Value | None:
    """Two tensors of one type by an op of `arith`, or by a named one of linalg."""
    x = graph.one_of(lambda each: True)
    y = graph.one_of(lambda each: x is not None and _alike(each, x))
    if x is None or y is None:
        return None
    ops = binaries(x.element)
    name = graph.pick([*ops])
    op = ops[name]
    bound = op.bound(x.bound, y.bound)
    if is_float(x.element) and bound > most(x.element):
        return None
    writer, named = graph.maker.writer, name in NAMED and x.element != "i1"
    if named and graph.pick((True, False)):
        made = writer.named(NAMED[name], (x.tensor, y.tensor), writer.empty(x.shape, x.element))
    else:
        named = False
        text = f"{op.op} {x.tensor.name}, {y.tensor.name} : {x.tensor.type}"
        made = writer.op(text, x.shape, x.element)

    def step(held: Held) -> Any:
        return op.of(held[x.tensor.name], held[y.tensor.name])

    graph.maker.features["whole"] = f"{'linalg' if named else 'arith'} {x.element}"
    return graph.note(made, min(bound, most(x.element)), step)


def _alike(y: Value, x: Value) -> bool:
    return y.element == x.element and same(y.shape, x.shape)


def selected(graph: Graph) -> Value | None:
    """One of two tensors, by a tensor of conditions."""
    c = graph.one_of(lambda each: each.element == "i1" and each.rank > 0)
    x = graph.one_of(lambda each: c is not None and same(each.shape, c.shape))
    y = graph.one_of(lambda each: x is not None and _alike(each, x))
    if c is None or x is None or y is None:
        return None
    names = f"{c.tensor.name}, {x.tensor.name}, {y.tensor.name}"
    text = f"arith.select {names} : {c.tensor.type}, {x.tensor.type}"
    made = graph.maker.writer.op(text, x.shape, x.element)

    def step(held: Held) -> Any:
        return np.where(held[c.tensor.name] != 0, held[x.tensor.name], held[y.tensor.name])

    graph.maker.features["selected"] = x.element
    return graph.note(made, max(x.bound, y.bound), step)


def both(graph: Graph) -> Value | None:
    """The smaller and the larger of two values, by one op of two results."""
    x = graph.one_of(lambda each: each.element != "i1")
    y = graph.one_of(lambda each: x is not None and _alike(each, x))
    if x is None or y is None:
        return None
    ops = binaries(x.element)
    names = graph.pick((("min", "max"), ("max", "sub"), ("add", "min")))
    bounds = [ops[name].bound(x.bound, y.bound) for name in names]
    if is_float(x.element) and max(bounds) > most(x.element):
        return None
    writer, every = graph.maker.writer, [*range(x.rank)]
    outs = [(writer.empty(x.shape, x.element), every) for _ in names]

    def body(b: Body, n: list[Scalar]) -> list[Scalar]:
        return [b.op(ops[name].op, n[0], n[1]) for name in names]

    inputs = [(x.tensor, every), (y.tensor, every)]
    made = writer.generic(inputs, outs, body, x.rank)
    found: Value | None = None
    for name, bound, tensor in zip(names, bounds, made, strict=True):
        of = ops[name].of
        found = graph.note(
            tensor, min(bound, most(x.element)),
            lambda held, of=of: of(held[x.tensor.name], held[y.tensor.name]),
        )  # fmt: skip
    graph.maker.features["both"] = f"{names[0]} {names[1]} {x.element}"
    return found


def summed_up(graph: Graph) -> Value | None:
    """Over one dimension by `linalg.reduce`, from what a value of the shape has."""
    x = graph.one_of(lambda each: each.rank > 0 and not isinstance(each.shape[-1], Dynamic))
    if x is None:
        return None
    axis = graph.number(0, x.rank - 1)
    if isinstance(x.shape[axis], Dynamic):
        return None
    kept = [each for n, each in enumerate(x.shape) if n != axis]
    start = graph.one_of(lambda each: each.element == x.element and same(each.shape, kept))
    ops = {name: op for name, op in binaries(x.element).items() if name not in ("sub", "mul")}
    name = graph.pick([*ops])
    op, writer, zero = ops[name], graph.maker.writer, neutral(x.element, name)
    if start is None and np.isinf(zero):
        return None
    bound = op.bound(x.bound, 1 if start is None else start.bound)
    if name == "add":
        bound = x.bound * x.shape[axis] + (0 if start is None else start.bound)
    if is_float(x.element) and bound > most(x.element):
        return None
    out = start.tensor if start is not None else writer.fill(
        kept, x.element, spelled_start(x.element, zero)
    )  # fmt: skip
    text = (
        f"linalg.reduce {{ {op.op} }} ins({x.tensor.name} : {x.tensor.type}) "
        f"outs({out.name} : {out.type}) dimensions = [{axis}]"
    )
    made = writer.op(text, kept, x.element)

    def step(held: Held) -> Any:
        data = np.moveaxis(held[x.tensor.name], axis, 0)
        begin = np.full(data.shape[1:], zero) if start is None else held[start.tensor.name]
        found = in_type(np.asarray(begin), x.element)
        for part in data:
            found = in_type(np.asarray(op.of(found, part)), x.element)
        return found

    graph.maker.features["summed up"] = f"{name} {x.element}"
    return graph.note(made, min(bound, most(x.element)), step)


SPELLING = {"whole": whole, "selected": selected, "both": both, "summed up": summed_up}
