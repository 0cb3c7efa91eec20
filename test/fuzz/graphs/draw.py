"""Programs that are graphs of ops, drawn one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from fuzz.covered import Pair
from fuzz.draw import CHANGES, Program
from fuzz.graphs.computing import COMPUTING
from fuzz.graphs.graph import ELEMENTS, FLOATS, Graph
from fuzz.graphs.moving import MOVING
from fuzz.graphs.opening import OPENING
from fuzz.graphs.reading import READING
from fuzz.graphs.spelling import SPELLING
from fuzz.graphs.stepping import STEPPING
from fuzz.maker import Maker
from fuzz.text import Dynamic, Tensor, Writer
from hypothesis import strategies as st

OPS = {**COMPUTING, **MOVING, **OPENING, **READING, **SPELLING, **STEPPING}

EXTENTS = (1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 24, 33)
CALLS = (0, 1, 2, 3, 5, 8, 9, 17, 33)
"""Extents that a program knows, and those that its calls tell."""

MOST_OPS, MOST_ELEMENTS = 9, 1 << 12


@st.composite
def graphs(draw: Any, wanted: Sequence[Pair] = ()) -> Program:
    """Some arguments of few element types and extents, and ops on what there is so far."""
    pair = draw(st.sampled_from(((), *wanted)))
    maker = Maker(draw, Writer(), {"pipeline": "auto"}, wanted=dict(pair))
    graph = Graph(maker)
    extents = _extents(graph)
    main = maker.choose("element", ELEMENTS)
    for number in range(graph.number(1, 3)):
        element = main if number == 0 else graph.pick((main, *FLOATS, *ELEMENTS))
        shape = [graph.pick(extents) for _ in range(graph.number(1, 3))]
        graph.argument(_small(shape), element)
    for _ in range(graph.number(1, MOST_OPS)):
        made = OPS[graph.pick([*OPS])](graph)
        maker.work += prod(made.shape) if made is not None else 0
    results = _results(graph)
    changes = CHANGES[maker.choose("changes", ("none", "none", *CHANGES))]
    writer = maker.writer
    return Program(
        writer.text(results), "auto", True, maker.features, writer.sizes(), maker.work, changes,
        own=lambda inputs: graph.evaluate(inputs, results),
    )  # fmt: skip


def _extents(graph: Graph) -> list[int]:
    """Few, so that values have the same ones; of some programs open ones."""
    known = [graph.pick(EXTENTS) for _ in range(graph.number(1, 3))]
    count = graph.pick((0, 0, 1, 2))
    graph.maker.features["open"] = str(count)
    opened = [Dynamic(graph.pick(CALLS[1:]), graph.pick(CALLS)) for _ in range(count)]
    return [*known, *opened]


def _small(shape: Sequence[int]) -> list[int]:
    """The shape without its outer dimensions, as long as it has too many elements."""
    found = list(shape)
    while len(found) > 1 and prod(max(1, each) for each in found) > MOST_ELEMENTS:
        found.pop(0)
    return found


def _results(graph: Graph) -> list[Tensor]:
    """The last value, and perhaps another."""
    last = graph.values[-1].tensor
    other = graph.pick(graph.values).tensor
    if graph.pick((True, True, False)) or other.name == last.name:
        graph.maker.features["results"] = "one"
        return [last]
    graph.maker.features["results"] = "two"
    return [last, other]
