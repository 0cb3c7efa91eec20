"""Time many configurations on many problems, beside torch.mm: data for a model.

    python bench/search.py --count                        problems and configurations, no GPU
    python bench/search.py --json search.json             compile in 16 processes, time on the GPU
    python bench/search.py --mixed 400 --plan plan.json   only write what would be timed
    python bench/search.py --work plan.json               time that

Problems are (N, K) of published models with a few M each, squares, and sizes of nobody's model.
Of each the schedules are those of `hopper-coop` that the model puts first, and
as many at random: tile, cluster, operands swapped or not, epilogue overlapped or not, CTAs that
share an SM. With `--mixed` sizes, layouts and result types are random, and the schedules are those
of `auto`'s rows that the model would put first with today's constants or with others. Every result
is compared with torch's f32 product. A launch's time is the median of graphs, all
contenders of a problem in random order, over buffers that do not fit into L2. A graph is a burst:
the card rests before it for as long as it works, so that it is not at its power limit.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test")]

from contenders import (  # noqa: E402
    MEDIUM,
    WIDE,
    Contender,
    contenders,
    few,
    mixed,
    of_few,
    problem_of,
)
from pipelines.problems import Product  # noqa: E402
from shapes import Sides, compiled, graph_of, microseconds  # noqa: E402

from gemmc import select  # noqa: E402
from gemmc.bench.gpu import torch_or_refuse  # noqa: E402
from gemmc.cli.report import reported  # noqa: E402
from gemmc.select.bounds import Bounds  # noqa: E402
from gemmc.select.model import Model  # noqa: E402
from gemmc.select.schedule import Axes, Schedule  # noqa: E402
from gemmc.target import DEFAULT  # noqa: E402

HOT = 10
"""Microseconds of products from which on they bring the card to its power limit."""

TEMPLATE = "hopper-coop"
ROW = "any block"
"""What schedules of no other row are taken for."""
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
    bounds = Bounds(model)
    for read, kind in product(AXES, kinds):
        axes = Axes.of({**read, **kind})
        tiles = bounds.floors.tiles(axes)
        found = (each for _, first in tiles for each in model.variants(axes, first))
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
    given = {k: v.format(**schedule.spelled) for k, v in SPELLING.items()}
    return f"{TEMPLATE}{{{' '.join(f'{name}={value}' for name, value in given.items())}}}"


def build(problem: Product, config: Contender) -> dict[str, Any]:
    """Machine code, manifest and registers, or why there is none."""
    return compiled(problem.mlir, config.configuration)


def timed(
    problem: Product, built: list[dict[str, Any]], rng: random.Random, options: argparse.Namespace
) -> list[float | None]:
    """Microseconds a launch, torch.mm first; None for what is wrong or was not built."""
    sides, calls = right_ones(problem, built)
    floor, hot = expected(problem)
    launches = int(max(2, min(400, options.ms / (1 if hot else 2) * 1e3 / floor)))
    found = medians(calls, launches, sides.sets, rng, options.rounds, options.rest * hot)
    return [found.get(number) for number in range(len(built) + 1)]


def right_ones(
    problem: Product, built: Sequence[dict[str, Any]]
) -> tuple[Sides, dict[int, Callable[[int], Any]]]:
    """Buffers, and what calls torch.mm, 0, and those kernels whose result is right, from 1 on."""
    import torch

    from gemmc.runtime import load
    from gemmc.runtime.cuda import CudaError

    torch.cuda.empty_cache()
    m, n, k = problem.size
    sides = Sides((m, n, k, problem.layout), problem.dtype, problem.result, 0)
    calls: dict[int, Callable[[int], Any]] = {0: sides.torch}
    for number, each in enumerate(built, start=1):
        if "cubin" not in each:
            continue
        kernel = load(each["cubin"], each["manifest"])
        try:
            wrong = sides.error(kernel)
        except (ValueError, CudaError):  # sums of parts that need more than the pool gives
            continue
        if wrong < 0.02:
            calls[number] = sides.of(kernel)
    return sides, calls


def expected(problem: Product) -> tuple[float, bool]:
    """Microseconds that a launch takes at least, about, and whether it is so long that the card's
    power counts."""
    m, n, k = problem.size
    products = 2 * m * n * k / 7e8
    return max(products, 2 * (m * k + n * k + m * n) / 4e6, 3.0), products > HOT


def medians(
    calls: dict[int, Any], launches: int, sets: int, rng: random.Random, rounds: int, rest: float
) -> dict[int, float]:
    """Microseconds of a launch, the median over rounds of graphs in random order, each of which
    is followed by `rest` times its own length of idling."""
    import torch

    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        graphs = {
            number: (graph_of(call, launches, sets, stream), launches, rest)
            for number, call in calls.items()
        }
        return raced(graphs, stream, rng, rounds)


Key = TypeVar("Key")


def raced(
    graphs: dict[Key, tuple[Any, int, float]], stream: Any, rng: random.Random, rounds: int
) -> dict[Key, float]:
    """Microseconds of a launch of each graph, of so many launches and with so much rest behind it
    as `medians` says."""
    import torch

    busy = torch.ones(16 << 20, device="cuda")
    times: dict[Key, list[float]] = {key: [] for key in graphs}
    for _ in range(rounds + 1):
        for key in rng.sample(list(graphs), len(graphs)):
            graph, launches, rest = graphs[key]
            us = microseconds(graph, launches, stream, busy)
            times[key].append(us)
            time.sleep(rest * us * launches * 1e-6)
    return {key: statistics.median(each[1:]) for key, each in times.items()}


def _is_short_of_tiles(problem: Product) -> bool:
    m, n, k = problem.size
    return m * n < 132 * 256 * 128 and k >= 512


def write(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    text = ",\n".join(map(json.dumps, rows))
    path.write_text(f'{{"results": [\n{text}\n]}}\n')


def _listed(options: argparse.Namespace) -> list[tuple[Product, list[Contender]]]:
    """Problems and what is timed of each."""
    rng = random.Random(7)
    if options.few:
        return [(each, of_few(each, options.most)) for each in few(options.few, options.seed)]
    if options.mixed:
        listed = mixed(options.mixed, options.seed, MEDIUM if options.medium else WIDE)
        fork = multiprocessing.get_context("fork")
        with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
            some = pool.map(contenders, listed, [options.most] * len(listed), range(len(listed)))
            return list(zip(listed, some, strict=True))
    listed = at_random(options.random, options.rows) if options.random else problems()
    work = [(problem, chosen(problem, options.most, rng)) for problem in listed]
    if options.parts:
        some = [(p, first) for p, first in work if _is_short_of_tiles(p)]
        others = [each for each in work if options.random and each not in some]
        work = [(p, first[:12] + chosen(p, options.most, rng, PARTED)) for p, first in some]
        work += others
    return [(p, [Contender(ROW, list(s), spelled(s)) for s in each]) for p, each in work]


def write_plan(path: Path, work: list[tuple[Product, list[Contender]]]) -> None:
    """For `kept`."""
    listed = [(p.size, (p.dtype, p.layout, p.result), each) for p, each in work]
    path.write_text(json.dumps(listed))


def kept(path: Path) -> list[tuple[Product, list[Contender]]]:
    """As `--plan` wrote them."""
    found = json.loads(path.read_text())
    return [(Product(tuple(size), *kind), [Contender(*each) for each in some])
            for size, kind, some in found]  # fmt: skip


def measure(
    work: list[tuple[Product, list[Contender]]], options: argparse.Namespace
) -> Iterator[dict[str, Any]]:
    """Compiles in processes, times in this one; stops at the limit."""
    begun, rng, fork = time.time(), random.Random(7), multiprocessing.get_context("fork")
    with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
        jobs: list[list[Future[dict[str, Any]]]] = [
            [pool.submit(build, problem, config) for config in each] for problem, each in work
        ]
        for number, ((problem, configs), futures) in enumerate(zip(work, jobs, strict=True)):
            built = [future.result() for future in futures]
            jobs[number] = []
            first, *times = timed(problem, built, rng, options)
            yield {
                "problem": [*problem.size, problem.layout], "result": problem.result,
                "torch_us": first,
                "schedules": [
                    {"schedule": config.schedule, "us": us, "row": config.row,
                     "configuration": config.configuration,
                     **{key: made[key] for key in ("registers", "error") if key in made}}
                    for config, us, made in zip(configs, times, built, strict=True)
                ],
            }  # fmt: skip
            if time.time() - begun > options.limit:
                break
        pool.shutdown(wait=False, cancel_futures=True)


def main() -> int:
    """0 where everything was timed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", action="store_true", help="only say how many there are")
    parser.add_argument("--most", type=int, default=24, help="configurations of a problem")
    parser.add_argument("--mixed", type=int, default=0, help="so many problems of any layout")
    parser.add_argument("--few", type=int, default=0, help="so many of few rows, 64 MB and more")
    parser.add_argument("--seed", type=int, default=1, help="of --mixed and --few")
    parser.add_argument("--medium", action="store_true", help="--mixed of 5 to 50 microseconds")
    parser.add_argument("--random", type=int, default=0, help="so many problems of random sizes")
    parser.add_argument("--rows", type=float, default=0, help="and of at least 2^ROWS rows")
    parser.add_argument("--parts", action="store_true", help="K in parts, where tiles are few")
    parser.add_argument("--plan", type=Path, help="write what would be timed")
    parser.add_argument("--work", type=Path, help="time what --plan wrote")
    parser.add_argument("--limit", type=float, default=3600, help="seconds")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--ms", type=float, default=6, help="of a graph")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--rest", type=float, default=1, help="for so long as a graph takes")
    parser.add_argument("--json", type=Path, default=Path("search.json"))
    options = parser.parse_args()
    if not (options.count or options.plan):
        torch_or_refuse("search")
    work = kept(options.work) if options.work else _listed(options)
    print(f"{len(work)} problems, {sum(len(each) for _, each in work)} configurations")
    if options.plan:
        write_plan(options.plan, work)
    if options.count or options.plan:
        return 0
    begun, rows = time.time(), []
    for row in measure(work, options):
        rows.append(row)
        if len(rows) % 20 == 0:
            best = min((e["us"] for e in row["schedules"] if e["us"]), default=row["torch_us"])
            print(f"{len(rows)}: {row['problem']}: {row['torch_us'] / best:.3f} of torch.mm at "
                  f"best, {time.time() - begun:.0f} s", flush=True)  # fmt: skip
            write(options.json, rows)
    write(options.json, rows)
    return 0


if __name__ == "__main__":
    sys.exit(reported(main))
