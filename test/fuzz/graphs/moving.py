"""Ops that move elements: slices, insertions, padding, concatenation, turns, reshapes, gathers."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from fuzz.graphs.graph import Graph, Held, Value, same
from fuzz.reshaping import padded
from fuzz.text import Dynamic, Scalar, type_of


def sliced(graph: Graph) -> Value | None:
    """A window of a value, with steps; of an open extent a tail, or a half."""
    x = graph.one_of(
        lambda each: each.rank > 0 and all(e or isinstance(e, Dynamic) for e in each.shape)
    )
    if x is None:
        return None
    parts = [_part(graph, x, axis) for axis in range(x.rank)]
    offsets, sizes, steps = ([each[n] for each in parts] for n in range(3))
    shape = tuple(each[3] for each in parts)
    cut = [each[4] for each in parts]
    texts = (f"[{', '.join(map(str, each))}]" for each in (offsets, sizes, steps))
    made = graph.maker.writer.op(
        f"tensor.extract_slice {x.tensor.name}{' '.join(texts)} : {x.tensor.type} to "
        f"{type_of(shape, x.element)}", shape, x.element,
    )  # fmt: skip

    def step(held: Held) -> Any:
        data = held[x.tensor.name]
        return data[tuple(of(size) for of, size in zip(cut, data.shape, strict=True))]

    return graph.note(made, x.bound, step)


def _part(graph: Graph, x: Value, axis: int) -> tuple[Any, Any, Any, int, Any]:
    """Of one dimension: offset, size and step in text, the extent, and NumPy's slice of a size."""
    extent, writer = x.shape[axis], graph.maker.writer
    if not isinstance(extent, Dynamic):
        step = graph.pick((1, 1, 1, 2))
        size = graph.number(1, -(-extent // step))
        first = graph.number(0, extent - (size - 1) * step - 1)
        last = first + (size - 1) * step + 1
        graph.maker.features["sliced"] = f"steps of {step}"
        return first, size, step, size, lambda _: slice(first, last, step)
    how = graph.pick(("all", "half", "rest"))
    own = writer.told(extent)
    graph.maker.features["sliced"] = how
    if how == "all":
        return 0, own, 1, extent, lambda _: slice(None)
    two = writer.number("arith.constant 2 : index")
    half = writer.number(f"arith.divui {own}, {two} : index")
    halves = [each // 2 for each in extent.calls]
    if how == "half":
        made = writer.computed(Dynamic(*halves), half)
        return 0, half, 1, made, lambda size: slice(0, size // 2)
    rest = writer.number(f"arith.subi {own}, {half} : index")
    left = [a - b for a, b in zip(extent.calls, halves, strict=True)]
    return half, rest, 1, writer.computed(Dynamic(*left), rest), lambda size: slice(size // 2, None)


def inserted(graph: Graph) -> Value | None:
    """One value put into another that has room for it."""
    x = graph.one_of(lambda each: each.rank > 0)
    y = graph.one_of(lambda each: x is not None and each is not x and _fits(each, x))
    if x is None or y is None:
        return None
    places = [
        0 if same([inner], [outer]) else graph.number(0, outer - inner)
        for inner, outer in zip(y.shape, x.shape, strict=True)
    ]
    writer = graph.maker.writer
    sizes = [writer.told(e) if isinstance(e, Dynamic) else str(e) for e in y.shape]
    text = (
        f"tensor.insert_slice {y.tensor.name} into {x.tensor.name}{places} "
        f"[{', '.join(sizes)}] {[1] * x.rank} : {y.tensor.type} into {x.tensor.type}"
    )
    made = writer.op(text, x.shape, x.element)

    def step(held: Held) -> Any:
        found, part = held[x.tensor.name].copy(), held[y.tensor.name]
        where = tuple(slice(a, a + n) for a, n in zip(places, part.shape, strict=True))
        found[where] = part
        return found

    graph.maker.features["inserted"] = x.element
    return graph.note(made, max(x.bound, y.bound), step)


def _fits(y: Value, x: Value) -> bool:
    return (
        y.element == x.element and y.rank == x.rank
        and all(
            same([inner], [outer])
            or not isinstance(inner, Dynamic) and not isinstance(outer, Dynamic) and inner <= outer
            for inner, outer in zip(y.shape, x.shape, strict=True)
        )
    )  # fmt: skip


def padded_with(graph: Graph) -> Value | None:
    """Zeros around a value of known extents."""
    x = graph.one_of(
        lambda each: each.rank > 0 and not any(isinstance(e, Dynamic) for e in each.shape)
    )
    if x is None:
        return None
    low, high = ([graph.number(0, 2) for _ in x.shape] for _ in range(2))
    made = padded(graph.maker.writer, x.tensor, low, high)
    around = [*zip(low, high, strict=True)]
    graph.maker.features["padded"] = x.element
    return graph.note(made, x.bound, lambda held: np.pad(held[x.tensor.name], around))


def joined(graph: Graph) -> Value | None:
    """Two values behind each other along a dimension."""
    x = graph.one_of(lambda each: each.rank > 0)
    if x is None:
        return None
    axis = graph.number(0, x.rank - 1)

    def others(value: Value) -> list[int]:
        return [extent for n, extent in enumerate(value.shape) if n != axis]

    y = graph.one_of(
        lambda each: each.rank == x.rank and each.element == x.element
        and same(others(each), others(x))
    )  # fmt: skip
    if y is None:
        return None
    both = x.shape[axis], y.shape[axis]
    extent: int = sum(both)
    writer = graph.maker.writer
    if any(isinstance(each, Dynamic) for each in both):
        names = [writer.told(e) if isinstance(e, Dynamic) else
                 writer.number(f"arith.constant {e} : index") for e in both]  # fmt: skip
        calls = max(len(e.calls) for e in both if isinstance(e, Dynamic))
        each = [e.calls if isinstance(e, Dynamic) else (e,) * calls for e in both]
        if len({len(numbers) for numbers in each}) > 1:
            return None
        name = writer.number(f"arith.addi {names[0]}, {names[1]} : index")
        extent = writer.computed(Dynamic(*map(sum, zip(*each, strict=True))), name)
    shape = (*x.shape[:axis], extent, *x.shape[axis + 1 :])
    text = (
        f"tensor.concat dim({axis}) {x.tensor.name}, {y.tensor.name} : "
        f"({x.tensor.type}, {y.tensor.type}) -> {type_of(shape, x.element)}"
    )
    made = writer.op(text, shape, x.element)

    def step(held: Held) -> Any:
        return np.concatenate([held[x.tensor.name], held[y.tensor.name]], axis)

    graph.maker.features["joined"] = f"{x.element} {axis}"
    return graph.note(made, max(x.bound, y.bound), step)


def turned(graph: Graph) -> Value | None:
    """The dimensions in another order."""
    x = graph.one_of(lambda each: each.rank > 1)
    if x is None:
        return None
    first = graph.number(1, x.rank - 1)
    order = [*range(first, x.rank), *range(first)]
    writer = graph.maker.writer
    shape = [x.shape[each] for each in order]
    out = writer.empty(shape, x.element)
    text = f"linalg.transpose ins({x.tensor.name} : {x.tensor.type}) outs({out.name} : {out.type})"
    made = writer.op(f"{text} permutation = {order}", shape, x.element)
    graph.maker.features["turned"] = str(x.rank)
    return graph.note(made, x.bound, lambda held: held[x.tensor.name].transpose(order))


def merged(graph: Graph) -> Value | None:
    """Two dimensions of known extents as one."""
    x = graph.one_of(lambda each: each.rank > 1)
    if x is None:
        return None
    axis = graph.number(0, x.rank - 2)
    both = x.shape[axis : axis + 2]
    if any(isinstance(each, Dynamic) for each in both):
        return None
    shape = (*x.shape[:axis], prod(both), *x.shape[axis + 2 :])
    groups = [[n] if n < axis else [n + 1] for n in range(len(shape))]
    groups[axis] = [axis, axis + 1]
    text = f"tensor.collapse_shape {x.tensor.name} {groups} : {x.tensor.type} into "
    made = graph.maker.writer.op(text + type_of(shape, x.element), shape, x.element)

    def step(held: Held) -> Any:
        data = held[x.tensor.name]
        return data.reshape(*data.shape[:axis], prod(both), *data.shape[axis + 2 :])

    graph.maker.features["merged"] = str(axis)
    return graph.note(made, x.bound, step)


def gathered(graph: Graph) -> Value | None:
    """Rows of a value by numbers that another has, which are clamped to those that there are."""
    x = graph.one_of(
        lambda each: each.rank > 0 and not isinstance(each.shape[0], Dynamic) and each.shape[0] > 0
    )
    y = graph.one_of(lambda each: each.element in ("i32", "i64", "i8") and each.rank == 1)
    if x is None:
        return None
    y = y or graph.argument([graph.number(1, 9)], graph.pick(("i32", "i64", "i8")))
    shape, last = (*y.shape, *x.shape[1:]), x.shape[0] - 1
    writer = graph.maker.writer

    def body(b: Any, n: list[Scalar]) -> Scalar:
        low = b.op("arith.maxsi", n[0], b.constant(0, y.element))
        place = b.op("arith.minsi", low, b.constant(last, y.element))
        row = b.op("arith.index_cast", place, to="index")
        names = [row.name]
        for axis in range(1, x.rank):
            names.append(writer.new())
            b.lines.append(f"{names[-1]} = linalg.index {axis} : index")
        made = Scalar(writer.new(), x.element)
        places = ", ".join(names)
        b.lines.append(f"{made.name} = tensor.extract {x.tensor.name}[{places}] : {x.tensor.type}")
        return made

    made = writer.elementwise([(y.tensor, [0])], shape, x.element, body)

    def step(held: Held) -> Any:
        return held[x.tensor.name][np.clip(held[y.tensor.name].astype(np.int64), 0, last)]

    graph.maker.features["gathered"] = f"{x.element} by {y.element}"
    return graph.note(made, x.bound, step)


MOVING = {
    "sliced": sliced, "inserted": inserted, "padded": padded_with, "joined": joined,
    "turned": turned, "merged": merged, "gathered": gathered,
}  # fmt: skip
