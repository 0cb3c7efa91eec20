"""Time many configurations of one template on many problems, beside torch.mm: data for a model.

    python bench/search.py --count                        problems and configurations, no GPU
    python bench/search.py --json search.json             compile in 16 processes, time on the GPU

Problems are (N, K) of published models with a few M each, squares, and sizes of nobody's model.
Of each the schedules are those of `hopper-coop` that the model puts first, and
as many at random: tile, cluster, operands swapped or not, epilogue overlapped or not, CTAs that
share an SM. Every result is
compared with torch's f32 product. A launch's time is the median of three graphs of some 4 ms, all
contenders of a problem in random order, over buffers of at least 384 MB or 24 sets.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import product
from pathlib import Path
from string import Template as Spelling
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test")]

from pipelines.problems import Product  # noqa: E402
from shapes import compiled, graph_of  # noqa: E402

from gemmc import select  # noqa: E402
from gemmc.plan import Problem  # noqa: E402
from gemmc.select.model import Model  # noqa: E402
from gemmc.select.schedule import Axes, Schedule  # noqa: E402
from gemmc.target import DEFAULT  # noqa: E402

TEMPLATE = "hopper-coop"
SPELLING: dict[str, str] = select.rows()[0].spelling
PUBLISHED = (
    *((4096, 14336), (6144, 4096), (4096, 4096), (28672, 4096), (10240, 8192), (8192, 28672)),
    *((2112, 7168), (3584, 18944), (7168, 2048), (24576, 1536), (5120, 5120)),
    *((1536, 1536), (2304, 2304), (3072, 3072), (1024, 1024)),
)
ROWS = (1, 8, 16, 32, 64, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096, 8192)
SQUARES = (512, 1280, 1536, 2048, 2304, 2560, 3072, 4096, 4224, 5120)
AXES: tuple[dict[str, Any], ...] = (
    {"rows": [64, 128], "columns": {"min": 8, "max": 320}},
    {"rows": [192], "columns": {"min": 8, "max": 256}},
    {"rows": [256], "columns": {"min": 8, "max": 200}},
)
"""Tiles that the registers hold."""

CLUSTERS = [[1, 1], [1, 2], [2, 1], [2, 2], [1, 4], [4, 1], [2, 4], [4, 2]]
KINDS: tuple[dict[str, Any], ...] = (
    {"clusters": CLUSTERS, "swap": [False, True]},
    {"clusters": CLUSTERS, "swap": [False, True], "overlap": [True]},
    {"clusters": CLUSTERS, "swap": [False, True], "residents": [1, 2, 3, 4]},
    {"clusters": CLUSTERS, "swap": [False, True], "depths": [128]},
)
"""What else differs: an overlapped epilogue, CTAs that share an SM, or longer steps of K."""

PARTED: tuple[dict[str, Any], ...] = (
    {"clusters": CLUSTERS, "swap": [False, True], "parts": [2, 3, 4, 5, 6, 8, 10, 12, 16]},
    {"clusters": CLUSTERS, "swap": [False, True], "parts": [2, 3, 4, 5, 6, 8],
     "depths": [128]},
    {"clusters": CLUSTERS, "swap": [False, True], "parts": [2, 3, 4, 5, 6, 8, 10, 12, 16],
     "residents": [2, 3, 4]},
)
"""K in parts."""


def problems() -> list[Product]:
    """In A·Bᵀ and A·B in turn."""
    rng = random.Random(20261122)
    sizes = [(m, n, k) for n, k in PUBLISHED for m in rng.sample(ROWS, 8)]
    for _ in range(70):
        m, n, k = (2 ** rng.uniform(*span) for span in ((0, 13.3), (4, 10.5), (4, 10.3)))
        sizes.append((int(round(m)), 8 * int(n), 8 * int(k)))
    sizes += [(side,) * 3 for side in SQUARES]
    found = [Product(size, "bf16", "nn" if i % 3 == 0 else "nt", "bf16")
             for i, size in enumerate(sizes)]  # fmt: skip
    return [p for p in found if p.size[0] * p.size[1] * p.size[2] < 3e11]


def at_random(count: int, least: float) -> list[Product]:
    """Sizes of nobody's model, of at least 2^`least` rows, in A·Bᵀ and A·B in turn."""
    rng, found = random.Random(20261123 + count), list[Product]()
    while len(found) < count:
        m, n, k = (2 ** rng.uniform(*span) for span in ((least, 13.3), (5, 10.8), (5, 10.8)))
        if m * n * k * 64 < 3e11:
            size = int(round(m)), 8 * int(n), 8 * int(k)
            found.append(Product(size, "bf16", ("nt", "nn")[len(found) % 2], "bf16"))
    return found


def space(problem: Product, kinds: Sequence[dict[str, Any]] = KINDS) -> Iterator[Schedule]:
    """All schedules that are worth a thought for the problem."""
    known = problem_of(problem)
    model = Model(known)
    for read, kind in product(AXES, kinds):
        axes = Axes.of({**read, **kind})
        found = (each for _, first in model.floors(axes) for each in model.variants(axes, first))
        for each in found:
            consumers = each.consumers
            accumulators = each.rows * each.columns // (128 * consumers)
            room = 65536 // (128 * (1 + consumers) * each.residents) if each.residents > 1 else 232
            panels = problem.layout == "nt" or each.swap or each.columns < 64
            panels |= each.columns % 64 == 0
            fits = accumulators * (3 if each.overlap else 2) / 2 + 26 <= room
            stages = each.stages(16, 16, DEFAULT)
            if panels and fits and stages > 1:
                yield each


def problem_of(problem: Product) -> Problem:
    """As the model has it."""
    return Problem(*problem.size, problem.dtype, problem.layout)


def chosen(
    problem: Product, most: int, rng: random.Random, kinds: Sequence[dict[str, Any]] = KINDS
) -> list[Schedule]:
    """Half by the model, two of each tile at most; half at random among those not much worse."""
    model = Model(problem_of(problem))
    ranked = sorted((model.estimate(each).us, rng.random(), each) for each in space(problem, kinds))
    taken: dict[Any, int] = {}
    first: list[Schedule] = []
    for _, _, each in ranked:
        key = each.rows, each.columns, each.swap
        taken[key] = taken.get(key, 0) + 1
        if taken[key] <= 2 and len(first) < most // 2:
            first.append(each)
    rest = [each for us, _, each in ranked if us < 1.4 * ranked[0][0] and each not in first]
    return first + rng.sample(rest, min(len(rest), most - len(first)))


def spelled(schedule: Schedule) -> str:
    """The configuration as a pipeline's name takes it."""
    given = {k: Spelling(v).substitute(schedule.spelled) for k, v in SPELLING.items()}
    return f"{TEMPLATE}{{{' '.join(f'{name}={value}' for name, value in given.items())}}}"


def build(problem: Product, config: Schedule) -> dict[str, Any]:
    """Machine code, manifest and registers, or why there is none."""
    return compiled(problem.mlir, spelled(config))


def timed(problem: Product, built: list[dict[str, Any]], rng: random.Random) -> list[float | None]:
    """Microseconds a launch, torch.mm first; None for what is wrong or was not built."""
    import torch

    from gemmc.runtime import load
    from gemmc.runtime.cuda import CudaError

    torch.cuda.empty_cache()
    m, n, k = problem.size
    sets = max(2, min(24, -(-384_000_000 // (2 * (m * k + n * k + m * n)))))
    right = (k, n) if problem.layout == "nn" else (n, k)
    a, b = ([torch.randn(*s, device="cuda").bfloat16() for _ in range(sets)]
            for s in ((m, k), right))  # fmt: skip
    c = [torch.empty(m, n, device="cuda", dtype=torch.bfloat16) for _ in range(sets)]
    turned = b if problem.layout == "nn" else [each.t() for each in b]
    wanted = a[0].float() @ turned[0].float()
    calls: dict[int, Any] = {0: lambda i: torch.mm(a[i], turned[i], out=c[i])}
    for number, each in enumerate(built, start=1):
        if "cubin" not in each:
            continue
        kernel = load(each["cubin"], each["manifest"])
        c[0].fill_(float("nan"))
        try:
            kernel(a[0], b[0], out=c[0])
        except (ValueError, CudaError):  # sums of parts that need more than the pool gives
            continue
        if (c[0].float() - wanted).abs().max() < 0.02 * wanted.abs().max():
            calls[number] = lambda i, kernel=kernel: kernel(a[i], b[i], out=c[i])
    floor = max(2 * m * n * k / 7e14, 2 * (m * k + n * k + m * n) / 4e12, 3e-6)
    launches = int(max(8, min(240, 4e-3 / floor)))
    found = _medians(calls, launches, sets, rng)
    return [found.get(number) for number in range(len(built) + 1)]


def _medians(
    calls: dict[int, Any], launches: int, sets: int, rng: random.Random
) -> dict[int, float]:
    import torch

    stream, graphs = torch.cuda.Stream(), {}
    with torch.cuda.stream(stream):
        for number, call in calls.items():
            graphs[number] = graph_of(call, launches, sets, stream)
        times: dict[int, list[float]] = {number: [] for number in graphs}
        for _ in range(4):
            for number in rng.sample(list(graphs), len(graphs)):
                begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
                begin.record(stream)
                graphs[number].replay()
                end.record(stream)
                stream.synchronize()
                times[number].append(begin.elapsed_time(end) / launches * 1e3)
    return {number: sorted(each[1:])[1] for number, each in times.items()}


def _is_short_of_tiles(problem: Product) -> bool:
    m, n, k = problem.size
    return m * n < 132 * 256 * 128 and k >= 512


def _write(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    text = ",\n".join(map(json.dumps, rows))
    path.write_text(f'{{"results": [\n{text}\n]}}\n')


def main() -> int:
    """0 where everything was timed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", action="store_true", help="only say how many there are")
    parser.add_argument("--most", type=int, default=24, help="configurations of a problem")
    parser.add_argument("--random", type=int, default=0, help="so many problems of random sizes")
    parser.add_argument("--rows", type=float, default=0, help="and of at least 2^ROWS rows")
    parser.add_argument("--parts", action="store_true", help="K in parts, where tiles are few")
    parser.add_argument("--limit", type=float, default=3600, help="seconds")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--json", type=Path, default=Path("search.json"))
    options = parser.parse_args()
    rng = random.Random(7)
    listed = at_random(options.random, options.rows) if options.random else problems()
    work = [(problem, chosen(problem, options.most, rng)) for problem in listed]
    if options.parts:
        some = [(p, first) for p, first in work if _is_short_of_tiles(p)]
        others = [each for each in work if options.random and each not in some]
        work = [(p, first[:12] + chosen(p, options.most, rng, PARTED)) for p, first in some]
        work += others
    print(f"{len(work)} problems, {sum(len(each) for _, each in work)} configurations")
    if options.count:
        return 0
    begun, rows = time.time(), []
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
        jobs: list[list[Future[dict[str, Any]]]] = [
            [pool.submit(build, problem, config) for config in each] for problem, each in work
        ]
        for (problem, configs), futures in zip(work, jobs, strict=True):
            built = [future.result() for future in futures]
            first, *times = timed(problem, built, rng)
            rows.append({
                "problem": [*problem.size, problem.layout], "torch_us": first,
                "schedules": [
                    {"schedule": list(config), "us": us,
                     **{key: made[key] for key in ("registers", "error") if key in made}}
                    for config, us, made in zip(configs, times, built, strict=True)
                ],
            })  # fmt: skip
            best = min((us for us in times if us), default=first)
            if len(rows) % 20 == 0:
                print(f"{len(rows)}: {problem.name}: {first / best:.3f} of torch.mm at best, "
                      f"{time.time() - begun:.0f} s", flush=True)  # fmt: skip
                _write(options.json, rows)
            if time.time() - begun > options.limit:
                break
        pool.shutdown(wait=False, cancel_futures=True)
    _write(options.json, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
