"""Ops of control flow: running sums row by row, and choices by numbers that an argument has."""

from __future__ import annotations

from typing import Any

import numpy as np
from fuzz.graphs.bodies import Binary, binaries
from fuzz.graphs.graph import Graph, Held, Value, in_type, is_float, most
from fuzz.text import Dynamic, type_of

MOST_ROWS = 24


def running(graph: Graph) -> Value | None:
    """Each row combined with those above it, in a loop of as many steps."""
    x = graph.one_of(
        lambda each: each.rank == 2 and not isinstance(each.shape[0], Dynamic)
        and 0 < each.shape[0] <= MOST_ROWS and not isinstance(each.shape[1], Dynamic)
    )  # fmt: skip
    if x is None:
        return None
    ops = {name: op for name, op in binaries(x.element).items() if name not in ("sub", "mul")}
    name = graph.pick([*ops])
    op = ops[name]
    bound = x.bound * x.shape[0] if name == "add" else op.bound(x.bound, x.bound)
    if is_float(x.element) and bound > most(x.element):
        return None
    made = _looped(graph, x, op)
    graph.maker.features["running"] = f"{name} {x.element}"

    def step(held: Held) -> Any:
        found = held[x.tensor.name].copy()
        for row in range(1, len(found)):
            found[row] = in_type(np.asarray(op.of(found[row - 1], found[row])), x.element)
        return found

    return graph.note(made, min(bound, most(x.element)), step)


def _looped(graph: Graph, x: Value, op: Binary) -> Any:
    """The loop's text: each step puts its row into what the loop carries."""
    writer, (rows, columns) = graph.maker.writer, x.shape
    row, kind = type_of((1, columns), x.element), x.tensor.type
    low, high, one = (writer.number(f"arith.constant {n} : index") for n in (1, rows, 1))
    step, held, above, own, made, put, last = (writer.new() for _ in range(7))
    part = f"[1, {columns}] [1, 1] : {kind} to {row}"
    lines = [
        f"{last} = arith.subi {step}, {one} : index",
        f"{above} = tensor.extract_slice {held}[{last}, 0] {part}",
        f"{own} = tensor.extract_slice {held}[{step}, 0] {part}",
        f"{made} = {op.op} {above}, {own} : {row}",
        f"{put} = tensor.insert_slice {made} into {held}[{step}, 0] [1, {columns}] [1, 1] : "
        f"{row} into {kind}",
        f"scf.yield {put} : {kind}",
    ]
    inside = "\n".join(f"    {line}" for line in lines)
    text = (
        f"scf.for {step} = {low} to {high} step {one} "
        f"iter_args({held} = {x.tensor.name}) -> ({kind}) {{\n{inside}\n  }}"
    )
    return writer.op(text, x.shape, x.element)


def branched(graph: Graph) -> Value | None:
    """One of two values of a shape, by whether a size that a call tells is more than some."""
    opened = [
        each for value in graph.maker.writer.arguments for each in value.shape
        if isinstance(each, Dynamic)
    ]  # fmt: skip
    x = graph.one_of(lambda each: not any(isinstance(e, Dynamic) for e in each.shape))
    y = graph.one_of(lambda each: x is not None and each.tensor.type == x.tensor.type)
    if not opened or x is None or y is None:
        return None
    extent, few = graph.pick(opened), graph.number(0, 9)
    writer, kind = graph.maker.writer, x.tensor.type
    own, number = writer.told(extent), writer.number(f"arith.constant {few} : index")
    more = writer.number(f"arith.cmpi ugt, {own}, {number} : index")
    sides = [f"    scf.yield {each.tensor.name} : {kind}" for each in (x, y)]
    text = f"scf.if {more} -> ({kind}) {{\n{sides[0]}\n  }} else {{\n{sides[1]}\n  }}"
    made = writer.op(text, x.shape, x.element)
    argument, axis = next(
        (each.name, n) for each in writer.arguments for n, e in enumerate(each.shape) if e is extent
    )
    graph.maker.features["branched"] = x.element

    def step(held: Held) -> Any:
        return held[(x if held[argument].shape[axis] > few else y).tensor.name]

    return graph.note(made, max(x.bound, y.bound), step)


STEPPING = {"running": running, "branched": branched}
