"""Time many configurations of one template on many problems, beside torch.mm: data for a model.

    python bench/search.py --count                        problems and configurations, no GPU
    python bench/search.py --json search.json             compile in 16 processes, time on the GPU

Problems are (N, K) of published models with a few M each, squares, and sizes of nobody's model.
Of each the configurations are those of `hopper-coop` that a crude count of clocks puts first, and
some at random: tile, cluster, operands swapped or not, epilogue overlapped or not. Every result is
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
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test")]

from pipelines.problems import Product  # noqa: E402

from gemmc.target import DEFAULT  # noqa: E402

TEMPLATE = "hopper-coop"
PUBLISHED = (
    *((4096, 14336), (6144, 4096), (4096, 4096), (28672, 4096), (10240, 8192), (8192, 28672)),
    *((2112, 7168), (3584, 18944), (7168, 2048), (24576, 1536), (5120, 5120)),
    *((1536, 1536), (2304, 2304), (3072, 3072), (1024, 1024)),
)
ROWS = (1, 8, 16, 32, 64, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096, 8192)
SQUARES = (512, 1280, 1536, 2048, 2304, 2560, 3072, 4096, 4224, 5120)
TILES = [(64, 1), (128, 2), (192, 3), (256, 2)]
"""Rows of a tile, and the consumers that share them."""

Config = dict[str, Any]


def problems() -> list[Product]:
    """In A·Bᵀ and A·B in turn."""
    rng = random.Random(20261122)
    sizes = [(m, n, k) for n, k in PUBLISHED for m in rng.sample(ROWS, 3)]
    for _ in range(45):
        m, n, k = (2 ** rng.uniform(*span) for span in ((0, 13.3), (4, 10.5), (4, 10.3)))
        sizes.append((int(round(m)), 8 * int(n), 8 * int(k)))
    sizes += [(side,) * 3 for side in SQUARES]
    found = [Product(s, "bf16", "nt", "bf16") for i, s in enumerate(sizes) if i % 3 or i % 2]
    found += [Product(s, "bf16", "nn", "bf16") for s in sizes[::3]]
    return [p for p in found if p.size[0] * p.size[1] * p.size[2] < 6e11]


def space(problem: Product) -> Iterator[Config]:
    """All configurations that are worth a thought for the problem."""
    m, n, _ = problem.size
    for rows, consumers in TILES:
        for columns in range(8, 257, 8):
            if rows // consumers * columns // 128 > (200 if consumers < 3 else 128):
                continue
            for cluster in ((1, 1), (2, 1), (1, 2)):
                for swap in (False, True):
                    down, across = (n, m) if swap else (m, n)
                    fits = columns <= max(8, -(-across // 8) * 8) and rows < 2 * max(down, 64)
                    shared = (cluster[0] == 1 or down > rows) and (
                        cluster[1] == 1 or across > columns
                    )
                    panels = problem.layout == "nt" or swap or columns < 64 or columns % 64 == 0
                    if fits and shared and panels:
                        yield {"tile": (rows, columns), "cluster": cluster, "swap": swap,
                               "epilogue": "plain"}  # fmt: skip


def clocks(problem: Product, config: Config) -> float:
    """A crude count, only to leave out what cannot be good."""
    m, n, k = problem.size
    down, across = (n, m) if config["swap"] else (m, n)
    (rows, columns), (tall, wide) = config["tile"], config["cluster"]
    clusters = -(-down // (rows * tall)) * -(-across // (columns * wide))
    waves = -(-clusters * tall * wide // DEFAULT.sms)
    step = max(rows * columns / 32, (rows / wide + columns / tall) * 3, 90)
    read = (m * k + n * k + m * n) * 2 / 2.5e3
    return max(waves * (-(-k // 64) * step + 1500) + 3000, read)


def chosen(problem: Product, most: int, rng: random.Random) -> list[Config]:
    """Two thirds by the count, two of each tile at most, the rest at random; some overlapped."""
    ranked = sorted(space(problem), key=lambda config: clocks(problem, config))
    taken: dict[Any, int] = {}
    first: list[Config] = []
    for config in ranked:
        key = config["tile"], config["swap"]
        taken[key] = taken.get(key, 0) + 1
        if taken[key] <= 2 and len(first) < most * 2 // 3:
            first.append(config)
    rest = [each for each in ranked[: len(ranked) * 2 // 3] if each not in first]
    first += rng.sample(rest, min(len(rest), most - len(first)))
    narrow = [each for each in first if each["tile"][0] > 64 and rng.random() < 0.5]
    return first + [each | {"epilogue": "overlap"} for each in narrow[:6]]


def spelled(config: Config) -> str:
    """The configuration as a pipeline's name takes it."""
    rows, columns = config["tile"]
    cluster = ",".join(map(str, config["cluster"])) if config["cluster"] != (1, 1) else "none"
    swap = str(config["swap"]).lower()
    return (
        f"{TEMPLATE}{{tile={rows},{columns},64 cluster={cluster} swap={swap} buffers=1 "
        f"epilogue={config['epilogue']}}}"
    )


def build(problem: Product, config: Config) -> dict[str, Any]:
    """Machine code, manifest and registers, or why there is none."""
    from gemmc import api
    from gemmc.errors import GemmcError

    try:
        kernel = api.compile(problem.mlir, pipeline=spelled(config))
        used = kernel.assembled.resources
    except (GemmcError, RuntimeError) as error:
        return {"error": f"{error}"[:200]}
    return {"cubin": kernel.cubin, "manifest": kernel.manifest, "registers": used.registers}


def timed(problem: Product, built: list[dict[str, Any]], rng: random.Random) -> list[float | None]:
    """Microseconds a launch, torch.mm first; None for what is wrong or was not built."""
    import torch

    from gemmc.runtime import load

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
        kernel(a[0], b[0], out=c[0])
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
            call(0)
            stream.synchronize()
            graphs[number] = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graphs[number], stream=stream):
                for i in range(launches):
                    call(i % sets)
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


def main() -> int:
    """0 where everything was timed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", action="store_true", help="only say how many there are")
    parser.add_argument("--most", type=int, default=24, help="configurations of a problem")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--json", type=Path, default=Path("search.json"))
    options = parser.parse_args()
    rng = random.Random(7)
    work = [(problem, chosen(problem, options.most, rng)) for problem in problems()]
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
                "problem": problem.name, "torch_us": first,
                "configurations": [
                    {"configuration": spelled(config), "us": us,
                     **{key: made[key] for key in ("registers", "error") if key in made}}
                    for config, us, made in zip(configs, times, built, strict=True)
                ],
            })  # fmt: skip
            best = min(us for us in times if us)
            print(f"{problem.name}: {first / best:.3f} of torch.mm at best, "
                  f"{time.time() - begun:.0f} s", flush=True)  # fmt: skip
            options.json.write_text(json.dumps({"results": rows}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
