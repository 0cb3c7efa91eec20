"""Calls as CUDA graphs that take turns: what the small comparisons on a GPU share."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from statistics import median
from typing import Any, Protocol

LAPS = 8
"""Calls in a graph."""

TURNS = 7
"""Times that each graph is timed; the first of them only warms up."""


class Timed(Protocol):
    """What can take turns."""

    def time(self) -> float:
        """Microseconds of a call."""
        ...


class Graph:
    """A call, captured `LAPS` times. It is run once before, so that what it makes is there, and
    kept, so that the arrays which it holds stay."""

    def __init__(self, call: Callable[[], object]) -> None:
        import torch

        self._call = call
        call()
        torch.cuda.synchronize()
        self._graph = torch.cuda.CUDAGraph()
        # What is collected during a capture may be an older graph, and destroying it ends this one.
        gc.collect()
        gc.disable()
        try:
            with torch.cuda.graph(self._graph):
                for _ in range(LAPS):
                    call()
        finally:
            gc.enable()

    def time(self) -> float:
        """Microseconds of a call."""
        import torch

        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        torch.cuda._sleep(400_000)  # the launch is behind the card, not before it
        start.record()
        self._graph.replay()
        end.record()
        end.synchronize()
        return start.elapsed_time(end) * 1000 / LAPS


def take_turns(sides: Mapping[str, Timed]) -> dict[str, float]:
    """Medians over the turns of each, in microseconds."""
    times: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(TURNS):
        for name, side in sides.items():
            times[name].append(side.time())
    return {name: round(median(each[1:]), 2) for name, each in times.items()}


def poisoned(*shape: int, dtype: Any) -> Any:
    """A tensor of NaN on the GPU."""
    import torch

    return torch.full(shape, float("nan"), dtype=dtype, device="cuda")


def said(error: BaseException) -> str:
    """An error, and what came before it: the end of a capture hides why it failed."""
    first = error.__cause__ or error.__context__
    text = f"{type(error).__name__}: {error}"[:300]
    return text if first is None else f"{text}; after {said(first)}"
