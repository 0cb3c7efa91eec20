"""Whole programs, of one kernel or of several: right or not, and how long a call takes.

A program's sides are its pipelines. Each is timed as one CUDA graph, which is the GPU's time alone,
as a call, launch by launch, and on the host, where nobody waits for the GPU. Sides take turns in an
order drawn anew each round; a time is the median of the rounds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from gemmc.element_types import ELEMENT_TYPES, numpy_dtype

LAPS = 20
"""Calls between two events."""

_BITS = {each.numpy: each.name for each in ELEMENT_TYPES.values() if each.extends_numpy}
"""NumPy's and torch's names of 16-bit types that NumPy alone does not have, and gemmc's."""

Call = Callable[[], Any]


@dataclass(frozen=True)
class Side:
    """A program as one pipeline makes it: its launches, its verdict, and how it is called."""

    pipeline: str
    launches: int
    right: bool
    said: tuple[str, ...]
    call: Call
    graph: Call


def side(
    torch: Any, pipeline: str, loaded: Any, inputs: Sequence[Any], check: Callable[..., Any]
) -> Side:
    """A loaded program on NumPy arrays. `check` is given its outputs as NumPy arrays, and answers a
    verdict for each. A graph of it that gives other bits than a call is wrong too. CudaError."""
    from gemmc.runtime import capture

    given = [on_device(torch, each) for each in inputs]
    outs = [room(torch, argument) for argument in loaded.manifest.with_role("output")]
    bound, graph = loaded.bind(*given, *outs), capture(loaded, *given, *outs)
    found: list[list[Any]] = []
    for call in (bound, graph):
        for each in outs:
            each.view(-1).view(torch.uint8).fill_(255)
        call()
        torch.cuda.synchronize()
        found.append([on_host(torch, each) for each in outs])
    verdicts = check(*found[0])
    same = all(a.tobytes() == b.tobytes() for a, b in zip(*found, strict=True))
    said = [each.text for each in verdicts] + ["a graph gives other bits"] * (not same)
    right = same and all(each.passed for each in verdicts)
    launches = len(getattr(loaded.manifest, "launches", (0,)))
    return Side(pipeline, launches, right, tuple(said), bound, graph)


def timed(torch: Any, sides: Sequence[Side], rounds: int, seed: int) -> dict[str, dict[str, float]]:
    """Microseconds of each side: `graph_us`, `call_us` and `host_us`."""
    ways: dict[str, Callable[[Side], float]] = {
        "graph_us": lambda each: on_gpu(torch, each.graph),
        "call_us": lambda each: on_gpu(torch, each.call),
        "host_us": lambda each: on_the_host(torch, each.call),
    }
    found: dict[str, dict[str, list[float]]] = {
        each.pipeline: {way: [] for way in ways} for each in sides
    }
    draw = random.Random(seed)
    for _ in range(rounds):
        for each in draw.sample(list(sides), len(sides)):
            for way, clock in ways.items():
                found[each.pipeline][way].append(clock(each))
    return {
        name: {way: round(median(times), 2) for way, times in each.items()}
        for name, each in found.items()
    }


def on_gpu(torch: Any, call: Call) -> float:
    """Microseconds of a call between two events, the GPU being busy until all are queued."""
    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    torch.cuda._sleep(500_000)
    start.record()
    for _ in range(LAPS):
        call()
    end.record()
    end.synchronize()
    return start.elapsed_time(end) * 1000 / LAPS


def on_the_host(torch: Any, call: Call) -> float:
    """Microseconds until a call returns, on an idle GPU."""
    torch.cuda.synchronize()
    before = time.perf_counter()
    for _ in range(LAPS):
        call()
    return (time.perf_counter() - before) / LAPS * 1e6


def table(program: str, sides: Sequence[Side], times: Mapping[str, Mapping[str, float]]) -> str:
    """What is printed of a program: a line for each pipeline, the fastest as a graph first."""
    lines = [f"{program}", f"  {'pipeline':28s} launches  graph us   call us   host us"]
    for each in sorted(sides, key=lambda one: times[one.pipeline]["graph_us"]):
        at = times[each.pipeline]
        line = f"  {each.pipeline:28s} {each.launches:8d}"
        line += "".join(f"{at[way]:10.2f}" for way in ("graph_us", "call_us", "host_us"))
        lines.append(line if each.right else f"{line}  WRONG: {'; '.join(each.said)}")
    return "\n".join(lines)


def on_device(torch: Any, array: Any) -> Any:
    """A NumPy array of any of gemmc's types as a tensor."""
    name = array.dtype.name
    if name not in _BITS:
        return torch.from_numpy(array).cuda()
    return torch.from_numpy(array.view("int16")).cuda().view(getattr(torch, name))


def on_host(torch: Any, tensor: Any) -> Any:
    """A tensor as a NumPy array."""
    name = str(tensor.dtype).removeprefix("torch.")
    if name not in _BITS:
        return tensor.cpu().numpy()
    return tensor.view(torch.int16).cpu().numpy().view(numpy_dtype(_BITS[name]))


def room(torch: Any, argument: Any) -> Any:
    """A tensor for an output of the manifest."""
    kind = getattr(torch, ELEMENT_TYPES[argument.dtype].numpy)
    return torch.empty(argument.shape, dtype=kind, device="cuda")
