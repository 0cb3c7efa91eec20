"""Measure each constant of the model by kernels of its own, on a GPU.

    python bench/constants.py --list                    the kernels, no GPU
    python bench/constants.py --json constants.json     compile in 16 processes, time
    python bench/constants.py --report constants.json   each constant as measured and as used

A constant of `gemmc.target.Calibration` stands for one thing that a kernel waits for. Here each has
kernels that wait for it more than for anything else, mostly beside kernels that differ in it alone.
Its measured value is the one with which the model predicts the times, or the differences of times,
best, all other constants as they are used. A launch's time is the median of graphs in random order,
behind rests, over buffers that do not fit into L2.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench"), str(ROOT / "test")]

import added  # noqa: E402
from pipelines.problems import Product  # noqa: E402
from search import expected, raced, spelled, write  # noqa: E402
from shapes import Sides, compiled, graph_of  # noqa: E402

from gemmc import frontend, select  # noqa: E402
from gemmc.bench.gpu import torch_or_refuse  # noqa: E402
from gemmc.cli.report import reported  # noqa: E402
from gemmc.plan import Problem  # noqa: E402
from gemmc.select.model import Model  # noqa: E402
from gemmc.select.schedule import Schedule  # noqa: E402
from gemmc.target import DEFAULT  # noqa: E402

GRAPH_US, ROUNDS, RIGHT = 4e3, 5, 0.02
"""A graph's length, how often it is timed, the largest error of the largest element."""

SPAN, STEPS = 20.0, 60
"""How far from the value in use a measured one is looked for, and in how many steps."""


class Kernel(NamedTuple):
    """A product's size and layout, its schedule; the ring's slots, 0 for as many as fit; the
    result's type; whether a matrix of bf16 is added."""

    size: tuple[int, int, int]
    schedule: Schedule
    layout: str = "nt"
    stages: int = 0
    result: str = "bf16"
    residual: bool = False

    @property
    def case(self) -> added.Case:
        """As `added.py` has it."""
        return (*self.size, self.layout, "residual")

    @property
    def mlir(self) -> str:
        """The program."""
        if self.residual:
            return added.text_of(self.case)
        return Product(self.size, "bf16", self.layout, self.result).mlir

    @property
    def configuration(self) -> str:
        """As a pipeline's name has it."""
        text = spelled(self.schedule)
        return text[:-1] + f" stages={self.stages}}}" if self.stages else text

    def sides(self) -> Sides:
        """Buffers."""
        if self.residual:
            return added.AddedSides(self.case)
        return Sides((*self.size, self.layout), "bf16", self.result, 0)


class Pair(NamedTuple):
    """A kernel that waits for something, and one that differs in that alone, if there is one."""

    kernel: Kernel
    beside: Kernel | None = None


def _blocks(down: int, across: int, k: int, schedule: Schedule, **more: Any) -> Kernel:
    """A product of so many whole tiles."""
    size = down * schedule.rows, across * schedule.columns, k
    return Kernel(size, schedule, **more)


def _weights(tiles: int, k: int, schedule: Schedule, m: int = 8) -> Kernel:
    """A product of few rows: so many tiles of weights, exchanged."""
    return Kernel((m, tiles * schedule.rows, k), schedule._replace(swap=True, persistent=False))


ONE = Schedule(64, 64, 64, persistent=False, deferred=True)
"""A tile that the tensor cores are soon ready with, whose products run on."""

WAITING = ONE._replace(deferred=False)
WIDE = Schedule(64, 256, 64, persistent=False)
STREAM = Schedule(128, 8, 256, swap=True, persistent=False)
LONG = 8192
"""Elements of K, so that one round is some 50 microseconds."""

TWO = (2, 1), (1, 2)
"""Clusters for whose sake L2 is asked hardly less, and no requests become one."""

EIGHT = (2, 4), (4, 2)
"""Clusters that ask for little of what arrives."""


def _clusters(
    down: int, across: int, tile: Schedule, shapes: Sequence[tuple[int, int]], k: int = LONG,
    **more: Any,
) -> list[Kernel]:
    """A grid in clusters of some shapes."""
    some = (tile._replace(down=tall, across=wide) for tall, wide in shapes)
    return [_blocks(down, across, k, each, **more) for each in some]


def _of_clusters(tile: Schedule, stages: int) -> list[Pair]:
    """A grid in clusters of two, four and eight, beside none."""
    alone = _blocks(8, 8, LONG, tile, stages=stages)
    shapes = ((2, 1), (1, 2), (2, 2), (4, 1), (2, 4))
    return [Pair(each, alone) for each in _clusters(8, 8, tile, shapes, stages=stages)]


def _split(down: int, across: int, shapes: Sequence[tuple[int, int]]) -> list[Pair]:
    """Rows that begin inside of a line, beside whole lines."""
    whole = _clusters(down, across, ONE, shapes)
    return [
        Pair(kernel, beside)
        for more in (8, 16, 32)
        for kernel, beside in zip(
            _clusters(down, across, ONE, shapes, LONG + more), whole, strict=True
        )
    ]


def _overlapped() -> list[Pair]:
    tile = Schedule(128, 128, 64, 2, 1)
    return [
        Pair(Kernel(size, tile._replace(overlap=True)), Kernel(size, tile))
        for size in ((8192, 8192, 512), (4096, 8192, 256), (8192, 4096, 1024))
    ]


def _residuals() -> list[Pair]:
    tile = Schedule(128, 128, 64, persistent=False)
    return [
        Pair(_blocks(*grid, k, tile, residual=True), _blocks(*grid, k, tile))
        for grid in ((11, 12), (8, 8), (4, 8)) for k in (512, 1024)
    ]  # fmt: skip


def _parted() -> list[Pair]:
    """Parts of K, beside as many whole tiles of as many steps."""
    cut = (ONE._replace(parts=parts) for parts in (2, 4, 8))
    return [
        Pair(_blocks(4, 4, each.parts * 1024, each), _blocks(4, 4 * each.parts, 1024, ONE))
        for each in cut
    ]


def _late() -> list[Pair]:
    tile = Schedule(64, 8, 256, swap=True, persistent=False)
    return [
        Pair(_weights(tiles, LONG, tile), _weights(tiles, LONG, tile._replace(dependent=False)))
        for tiles in (76, 84, 92, 100, 108, 116, 124)
    ]


MICROS: Mapping[str, Sequence[Pair]] = {
    "launch_us": [Pair(_blocks(side, side, 64, ONE)) for side in (1, 2, 4)],
    "load_latency": [Pair(_blocks(6, 11, LONG, WAITING, stages=n)) for n in (2, 3)],
    "cluster_latency": _of_clusters(WAITING, 2),
    "l2_bytes": [
        Pair(each)
        for tile in (ONE, ONE._replace(rows=128), ONE._replace(columns=128))
        for each in _clusters(10, 12, tile, TWO)
    ],
    "coalesced": [
        Pair(_blocks(11, 12, LONG, ONE)),
        Pair(_blocks(11, 12, LONG, ONE._replace(rows=128))),
        Pair(_blocks(11, 12, LONG, ONE._replace(columns=128))),
    ],
    "port_bytes": [Pair(each) for each in _clusters(8, 8, ONE, EIGHT)],
    "split_rows": _split(10, 12, TWO),
    "split_port": _split(8, 8, EIGHT),
    "narrow_boxes": [
        Pair(_blocks(11, 12, LONG, tile, layout="nn"), _blocks(11, 12, LONG, tile))
        for tile in (ONE._replace(columns=32), ONE._replace(rows=128, columns=32),
                     ONE._replace(rows=128, columns=16))
    ],
    "outside": [
        Pair(_weights(132, LONG, ONE, m), _weights(132, LONG, ONE, 64)) for m in (8, 24, 40)
    ],
    "wgmma_latency": [
        Pair(_blocks(4, 4, LONG, tile), _blocks(4, 4, LONG, tile._replace(deferred=True)))
        for tile in (WIDE, WIDE._replace(columns=192), WIDE._replace(columns=128))
    ],
    "instruction": [
        Pair(*(_blocks(4, 4, LONG, ONE._replace(rows=256, columns=wide)) for wide in (c, 4 * c)))
        for c in (32, 40, 48)
    ],
    "store_bytes": [
        Pair(_blocks(11, 12, k, tile, result="f32"), _blocks(11, 12, k, tile))
        for tile in (Schedule(128, columns, 64, persistent=False) for columns in (128, 64))
        for k in (512, 1024)
    ],
    "overlapped": _overlapped(),
    "side_bytes": _residuals(),
    "ticket": _parted(),
    "late": _late(),
    "dram_bytes_us": [Pair(_weights(132, k, STREAM)) for k in (LONG, 2 * LONG)],
    "short_rows": [
        Pair(_weights(132, LONG, STREAM._replace(depth=depth)), _weights(132, LONG, STREAM))
        for depth in (64, 128)
    ],
    "asked_again": [
        Pair(_weights(132, LONG, STREAM._replace(depth=128), m),
             _weights(132, LONG, STREAM._replace(depth=128, columns=m), m))
        for m in (16, 32)
    ],
}  # fmt: skip
"""By the constant: what waits for it."""


def kernels() -> list[Kernel]:
    """Each once."""
    pairs = (pair for some in MICROS.values() for pair in some)
    return list(dict.fromkeys(each for pair in pairs for each in pair if each is not None))


def build(kernel: Kernel) -> dict[str, Any]:
    """Machine code and manifest, or why there is none."""
    return compiled(kernel.mlir, kernel.configuration)


def timed(some: Mapping[Kernel, dict[str, Any]], rng: random.Random) -> dict[Kernel, float]:
    """Microseconds of kernels that were built and are right, in random order."""
    import torch

    from gemmc.runtime import load

    torch.cuda.empty_cache()
    stream = torch.cuda.Stream()
    graphs: dict[Kernel, tuple[Any, int, float]] = {}
    kept: list[Any] = []  # A graph has addresses only.
    with torch.cuda.stream(stream):
        for each, made in some.items():
            sides, kernel = each.sides(), load(made["cubin"], made["manifest"])
            if not sides.error(kernel) < RIGHT:
                continue
            kept += [sides, kernel]
            floor, hot = expected(Product(each.size, "bf16", each.layout, each.result))
            launches = int(max(4, min(400, GRAPH_US / floor)))
            graph = graph_of(sides.of(kernel), launches, sides.sets, stream)
            graphs[each] = graph, launches, float(hot)
        return raced(graphs, stream, rng, ROUNDS)


def measure(workers: int) -> list[dict[str, Any]]:
    """Times of all kernels, those of a constant beside each other."""
    listed, rng = kernels(), random.Random(5)
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(workers, mp_context=fork) as pool:
        built = dict(zip(listed, pool.map(build, listed), strict=True))
    rows: list[dict[str, Any]] = []
    for name, pairs in MICROS.items():
        some = dict.fromkeys(each for pair in pairs for each in pair if each is not None)
        ready = {each: built[each] for each in some if "cubin" in built[each]}
        found = timed(ready, rng)
        for each in some:
            row = {"constant": name, "kernel": [*each.size, each.layout], "stages": each.stages,
                   "configuration": each.configuration, "result": each.result,
                   "residual": each.residual, "us": found.get(each)}  # fmt: skip
            rows.append(row | {k: built[each][k] for k in ("error",) if k in built[each]})
    return rows


@cache
def problem_of(kernel: Kernel) -> Problem:
    """As the model has it."""
    module = frontend.parse(kernel.mlir, "kernel.mlir")
    return select.problem_of(module, frontend.context())[0]


def predicted(kernel: Kernel, changes: Mapping[str, float]) -> float:
    """Microseconds, with some constants changed."""
    target = replace(DEFAULT, calibration=replace(DEFAULT.calibration, **changes))
    return Model(problem_of(kernel), target).estimate(kernel.schedule, kernel.stages).us


Times = Mapping[Kernel, float]


def off(pairs: Sequence[Pair], times: Times, changes: Mapping[str, float]) -> list[float]:
    """By how much each pair is predicted wrong, of the kernel's time."""
    found: list[float] = []
    for kernel, beside in pairs:
        if kernel in times and (beside is None or beside in times):
            said, came = predicted(kernel, changes), times[kernel]
            if beside is not None:
                said, came = said - predicted(beside, changes), came - times[beside]
            found.append((said - came) / times[kernel])
    return found


def measured(name: str, times: Times) -> float:
    """The value with which the model is least wrong, by squares."""
    used = getattr(DEFAULT.calibration, name)

    def wrong(value: float) -> float:
        return sum(each * each for each in off(MICROS[name], times, {name: value}))

    return _least(wrong, used)


def _least(wrong: Callable[[float], float], used: float) -> float:
    """Where a function has its least value: the best of some values apart by a factor, and then
    between its neighbours."""
    factor = SPAN ** (2 / STEPS)
    values = [used / SPAN * factor**step for step in range(STEPS + 1)]
    best = min(values, key=wrong)
    low, high = best / factor, best * factor
    while high / low > 1.0005:
        left, right = low ** (2 / 3) * high ** (1 / 3), low ** (1 / 3) * high ** (2 / 3)
        low, high = (low, right) if wrong(left) < wrong(right) else (left, high)
    return math.sqrt(low * high)


def report(rows: Sequence[dict[str, Any]]) -> str:
    """A line for each constant: measured, used, and how far the kernels are predicted wrong with
    either."""
    lines = ["| constant | measured | used | wrong by, measured | wrong by, used |"]
    lines.append("|---|---|---|---|---|")
    for name, pairs in MICROS.items():
        keys = dict.fromkeys(each for pair in pairs for each in pair if each is not None)
        some = [row for row in rows if row["constant"] == name]
        times = {each: row["us"] for each, row in zip(keys, some, strict=True) if row["us"]}
        if not off(pairs, times, {}):
            lines.append(f"| {name} | none of its kernels was timed | | | |")
            continue
        value, used = measured(name, times), getattr(DEFAULT.calibration, name)
        errors = (_mean(off(pairs, times, {name: each})) for each in (value, used))
        wrong = " | ".join(f"{each:.1%}" for each in errors)
        lines.append(f"| {name} | {value:.4g} | {used:.4g} | {wrong} |")
    return "\n".join(lines)


def _mean(errors: Sequence[float]) -> float:
    return math.sqrt(sum(each * each for each in errors) / len(errors))


def main() -> int:
    """0 where every kernel was timed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--json", type=Path, default=Path("constants.json"))
    options = parser.parse_args()
    if options.report:
        print(report(json.loads(options.report.read_text())["results"]))
        return 0
    if options.list:
        for name, pairs in MICROS.items():
            for pair in pairs:
                both = (each for each in pair if each is not None)
                print(f"{name}:", " beside ".join(
                    f"{each.size} {each.layout} {each.configuration} {predicted(each, {}):.1f} us"
                    for each in both))  # fmt: skip
        return 0
    torch_or_refuse("constants")
    rows = measure(options.workers)
    write(options.json, rows)
    print(report(rows))
    return 0 if all(row["us"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(reported(main))
