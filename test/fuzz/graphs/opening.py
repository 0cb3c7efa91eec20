"""Ops whose extents or places the program computes, from sizes that calls tell or from numbers that
tensors have."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple

import numpy as np
from fuzz.graphs.graph import Graph, Held, Value
from fuzz.text import Dynamic, type_of


class Cut(NamedTuple):
    """A part of an open extent: the ops of its offset and size, given the extent's name and how to
    write a number; its steps; and NumPy's slice."""

    offset: Callable[[Callable[[str], str], str], str]
    size: Callable[[Callable[[str], str], str], str]
    step: int
    of: Callable[[int], slice]


def _zero(number: Callable[[str], str], own: str) -> str:
    return "0"


def _constant(number: Callable[[str], str], value: int) -> str:
    return number(f"arith.constant {value} : index")


def _every_other(number: Callable[[str], str], own: str) -> str:
    return number(f"arith.ceildivui {own}, {_constant(number, 2)} : index")


def _first_few(number: Callable[[str], str], own: str) -> str:
    return number(f"arith.minui {own}, {_constant(number, 4)} : index")


def _without_few(number: Callable[[str], str], own: str) -> str:
    return number(f"arith.subi {own}, {_first_few(number, own)} : index")


CUTS = {
    "every other": Cut(_zero, _every_other, 2, lambda n: slice(0, n, 2)),
    "first few": Cut(_zero, _first_few, 1, lambda n: slice(0, min(n, 4))),
    "behind a few": Cut(_first_few, _without_few, 1, lambda n: slice(min(n, 4), n)),
    "without the last": Cut(_zero, _without_few, 1, lambda n: slice(0, n - min(n, 4))),
}


def cut(graph: Graph) -> Value | None:
    """A part of an open dimension, of a size that the program computes."""
    x = graph.one_of(lambda each: any(isinstance(e, Dynamic) for e in each.shape))
    if x is None:
        return None
    axis = graph.pick([n for n, each in enumerate(x.shape) if isinstance(each, Dynamic)])
    extent, writer = x.shape[axis], graph.maker.writer
    assert isinstance(extent, Dynamic)
    name = graph.pick([*CUTS])
    how = CUTS[name]
    own = writer.told(extent)
    offset, size = how.offset(writer.number, own), how.size(writer.number, own)
    lengths = [len(range(n)[how.of(n)]) for n in extent.calls]
    made_extent = writer.computed(Dynamic(*lengths), size)
    shape = (*x.shape[:axis], made_extent, *x.shape[axis + 1 :])
    offsets, steps = ["0"] * x.rank, ["1"] * x.rank
    offsets[axis], steps[axis] = offset, str(how.step)
    sizes = [writer.told(e) if isinstance(e, Dynamic) else str(e) for e in shape]
    texts = (f"[{', '.join(each)}]" for each in (offsets, sizes, steps))
    made = writer.op(
        f"tensor.extract_slice {x.tensor.name}{' '.join(texts)} : {x.tensor.type} to "
        f"{type_of(shape, x.element)}", shape, x.element,
    )  # fmt: skip

    def step(held: Held) -> Any:
        data = held[x.tensor.name]
        return data[(slice(None),) * axis + (how.of(data.shape[axis]),)]

    graph.maker.features["cut"] = name
    return graph.note(made, x.bound, step)


def placed(graph: Graph) -> Value | None:
    """Some rows from, or put to, a place that a tensor of integers has, clamped to those there are.
    """
    x = graph.one_of(
        lambda each: each.rank > 0 and not isinstance(each.shape[0], Dynamic) and each.shape[0] > 0
    )
    y = graph.one_of(
        lambda each: each.element in ("i32", "i64") and each.rank == 1
        and not isinstance(each.shape[0], Dynamic) and each.shape[0] > 0
    )  # fmt: skip
    if x is None:
        return None
    y = y or graph.argument([graph.number(1, 3)], graph.pick(("i32", "i64")))
    size = graph.number(1, x.shape[0])
    writer, last = graph.maker.writer, x.shape[0] - size
    first = writer.number("arith.constant 0 : index")
    told = writer.number(f"tensor.extract {y.tensor.name}[{first}] : {y.tensor.type}")
    place = writer.number(f"arith.index_cast {told} : {y.element} to index")
    low = writer.number(f"arith.maxsi {place}, {first} : index")
    at = writer.number(f"arith.minsi {low}, {_constant(writer.number, last)} : index")
    shape = (size, *x.shape[1:])
    sizes = [writer.told(e) if isinstance(e, Dynamic) else str(e) for e in shape]
    zeros = ["0"] * (x.rank - 1)
    made = writer.op(
        f"tensor.extract_slice {x.tensor.name}[{', '.join([at, *zeros])}] [{', '.join(sizes)}] "
        f"{[1] * x.rank} : {x.tensor.type} to {type_of(shape, x.element)}", shape, x.element,
    )  # fmt: skip

    def step(held: Held) -> Any:
        begin = min(max(int(held[y.tensor.name][0]), 0), last)
        return held[x.tensor.name][begin : begin + size]

    graph.maker.features["placed"] = f"{x.element} by {y.element}"
    return graph.note(made, x.bound, step)


def flattened(graph: Graph) -> Value | None:
    """Two dimensions as one, of which a call tells one or both."""
    x = graph.one_of(
        lambda each: each.rank > 1 and any(isinstance(e, Dynamic) for e in each.shape[:2])
    )
    if x is None:
        return None
    writer, both = graph.maker.writer, x.shape[:2]
    names = [writer.told(e) if isinstance(e, Dynamic) else _constant(writer.number, e)
             for e in both]  # fmt: skip
    calls = max(len(e.calls) for e in both if isinstance(e, Dynamic))
    numbers = [e.calls if isinstance(e, Dynamic) else (e,) * calls for e in both]
    name = writer.number(f"arith.muli {names[0]}, {names[1]} : index")
    extent = writer.computed(Dynamic(*map(prod, zip(*numbers, strict=True))), name)
    shape = (extent, *x.shape[2:])
    groups = [[0, 1], *([n + 2] for n in range(len(shape) - 1))]
    text = f"tensor.collapse_shape {x.tensor.name} {groups} : {x.tensor.type} into "
    made = writer.op(text + type_of(shape, x.element), shape, x.element)

    def step(held: Held) -> Any:
        data = held[x.tensor.name]
        return data.reshape(data.shape[0] * data.shape[1], *data.shape[2:])

    opened = sum(isinstance(each, Dynamic) for each in both)
    graph.maker.features["flattened"] = f"{opened} open"
    return graph.note(made, x.bound, step)


def repeated(graph: Graph) -> Value | None:
    """A value along one dimension more, ahead of its own, as long as one of another value."""
    x = graph.one_of(lambda each: each.rank < 3)
    others = [(each, axis) for each in graph.values for axis in range(each.rank)]
    if x is None or not others:
        return None
    other, axis = graph.pick(others)
    extent, writer = other.shape[axis], graph.maker.writer
    shape = (extent, *x.shape)
    out = writer.empty(shape, x.element)
    text = f"linalg.broadcast ins({x.tensor.name} : {x.tensor.type}) outs({out.name} : {out.type})"
    made = writer.op(f"{text} dimensions = [0]", shape, x.element)

    def step(held: Held) -> Any:
        data = held[x.tensor.name]
        return np.broadcast_to(data, (held[other.tensor.name].shape[axis], *data.shape))

    graph.maker.features["repeated"] = "open" if isinstance(extent, Dynamic) else "known"
    return graph.note(made, x.bound, step)


OPENING = {"cut": cut, "placed": placed, "flattened": flattened, "repeated": repeated}
