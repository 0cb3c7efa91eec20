"""Ops that read elements at other places than the loops': windows, and one place of a dimension."""

from __future__ import annotations

from typing import Any

import numpy as np
from fuzz.graphs.bodies import binaries, neutral, spelled_start
from fuzz.graphs.graph import Graph, Held, Value, in_type, is_float, most
from fuzz.text import Dynamic


def windowed(graph: Graph) -> Value | None:
    """Each few neighbours along the last dimension combined, with steps and gaps."""
    x = graph.one_of(lambda each: each.rank > 0 and not isinstance(each.shape[-1], Dynamic))
    if x is None:
        return None
    step, gap, size = graph.pick((1, 1, 2)), graph.pick((1, 1, 2)), graph.number(1, 4)
    left = x.shape[-1] - gap * (size - 1) - 1
    if left < 0:
        return None
    ops = {name: op for name, op in binaries(x.element).items() if name not in ("sub", "mul")}
    name = graph.pick([*ops])
    op, start = ops[name], neutral(x.element, name)
    bound = x.bound * size if name == "add" else op.bound(x.bound, x.bound)
    if is_float(x.element) and bound > most(x.element):
        return None
    writer, rank = graph.maker.writer, x.rank
    window = writer.empty([size], x.element)
    out = writer.fill((*x.shape[:-1], left // step + 1), x.element, spelled_start(x.element, start))
    read = [*range(rank - 1), f"d{rank - 1} * {step} + d{rank} * {gap}"]
    made = writer.generic(
        [(x.tensor, read), (window, [rank])], [(out, [*range(rank)])],
        lambda b, n: [b.op(op.op, n[2], n[0])], rank + 1, (rank,),
    )[0]  # fmt: skip

    def stepped(held: Held) -> Any:
        data = held[x.tensor.name]
        found = np.full((*data.shape[:-1], left // step + 1), start, data.dtype)
        for at in range(size):
            part = data[..., at * gap : at * gap + left + 1 : step]
            found = in_type(np.asarray(op.of(found, part)), x.element)
        return found

    graph.maker.features["windowed"] = f"{name} {x.element} by {step}"
    return graph.note(made, min(bound, most(x.element)), stepped)


def picked(graph: Graph) -> Value | None:
    """The elements at one place of a dimension, by a map that has a constant."""
    x = graph.one_of(lambda each: each.rank > 1)
    if x is None:
        return None
    axis = graph.number(0, x.rank - 1)
    extent = x.shape[axis]
    if isinstance(extent, Dynamic) or extent == 0:
        return None
    place = graph.number(0, extent - 1)
    kept = [each for each in range(x.rank) if each != axis]
    read: list[int | str] = [*range(x.rank - 1)]
    read.insert(axis, str(place))
    made = graph.maker.writer.elementwise(
        [(x.tensor, read)], [x.shape[each] for each in kept], x.element, lambda b, n: n[0]
    )
    graph.maker.features["picked"] = f"{axis} of {x.rank}"
    return graph.note(made, x.bound, lambda held: held[x.tensor.name].take(place, axis))


READING = {"windowed": windowed, "picked": picked}
