"""Time schedules of f64 on tensor cores, beside CUDA cores and torch.mm: data for the model.

    python bench/search_mma_f64.py --count                  problems and kernels, no GPU
    python bench/search_mma_f64.py --json search.json       compile in 16 processes, time on the GPU

Problems are squares, products of models' layers, few rows, long K, and sizes of nobody's model, in
all layouts. Of `ampere-mma-f64` a problem's schedules are half those that the model puts first,
half at random among those not much worse; of `simt-warptile` the first two of its model. Every
result is compared with a product in float64, and timed as `search_simt.py` says.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test")]

from pipelines.problems import Product  # noqa: E402
from search_simt import AXES, asked, build, picked, spelled, timed  # noqa: E402

from gemmc.select import simt_model  # noqa: E402
from gemmc.select.mma_model import MODELS  # noqa: E402
from gemmc.select.simt_model import ThreadAxes, ThreadSchedule  # noqa: E402

TILES = (
    *((128, 128, 16, 2, 4, 1), (128, 128, 16, 4, 2, 1), (128, 128, 16, 4, 4, 1)),
    *((128, 128, 32, 2, 4, 1), (128, 64, 16, 2, 2, 2), (128, 64, 16, 4, 2, 1)),
    *((128, 64, 16, 4, 2, 2), (128, 64, 32, 2, 2, 1), (128, 64, 8, 2, 2, 2)),
    *((64, 128, 16, 2, 2, 2), (64, 128, 16, 1, 4, 2), (64, 128, 16, 2, 4, 1)),
    *((64, 64, 16, 2, 2, 3), (64, 64, 16, 2, 2, 2), (64, 64, 16, 2, 1, 4), (64, 64, 16, 1, 2, 4)),
    *((64, 64, 32, 2, 2, 2), (64, 64, 32, 2, 2, 3), (64, 64, 8, 2, 2, 3), (64, 64, 16, 4, 2, 2)),
    *((64, 64, 32, 4, 2, 1), (64, 64, 16, 4, 4, 1), (64, 64, 16, 2, 4, 2)),
    *((64, 32, 16, 2, 1, 6), (64, 32, 32, 2, 1, 4), (64, 32, 32, 4, 1, 3), (64, 32, 16, 4, 2, 2)),
    *((32, 64, 16, 1, 2, 6), (32, 64, 32, 1, 2, 4), (32, 64, 32, 2, 2, 3)),
    *((32, 32, 16, 1, 1, 10), (32, 32, 32, 1, 1, 6), (32, 32, 32, 2, 1, 6), (32, 32, 32, 2, 2, 4)),
    *((32, 32, 64, 2, 2, 3), (16, 64, 32, 1, 2, 6), (16, 64, 32, 1, 4, 4), (16, 32, 32, 1, 1, 12)),
    *((16, 32, 64, 1, 2, 6), (16, 128, 32, 1, 4, 3), (16, 32, 32, 1, 2, 8)),
)
PARTS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 32)
TENSOR_AXES = [ThreadAxes(TILES, (shared, 6), PARTS) for shared in (3, 4, 5)]

SIZES: tuple[tuple[int, int, int], ...] = (
    *((n, n, n) for n in (128, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096)),
    *((16, 4096, 4096), (64, 4096, 4096), (256, 4096, 4096), (1024, 4096, 1024)),
    *((128, 11008, 4096), (4096, 1024, 4096), (2048, 2048, 64), (4096, 4096, 128)),
    *((64, 64, 65536), (256, 256, 8192), (512, 512, 4096), (32, 32, 4096), (2048, 2048, 32)),
)
LARGE = (
    *((n, n, n) for n in (1024, 1536, 2048, 2049, 3072, 4096)),
    *((128, 11008, 4096), (1024, 4096, 1024), (4096, 1024, 4096), (416, 2512, 2160)),
    *((1664, 640, 920), (768, 768, 768), (256, 4096, 4096), (8192, 2048, 512)),
)
LARGE_TILES = (
    *((128, 64, 16, 4, 2, 2), (64, 128, 16, 2, 4, 2), (128, 64, 16, 2, 2, 2)),
    *((64, 128, 16, 2, 2, 2), (64, 128, 16, 1, 4, 2), (128, 64, 8, 4, 2, 2), (64, 64, 16, 2, 2, 3)),
    *((128, 128, 32, 2, 4, 1), (128, 128, 32, 4, 2, 1), (128, 128, 32, 4, 4, 1)),
    *((128, 128, 16, 4, 4, 1), (128, 64, 32, 4, 2, 1), (256, 64, 16, 8, 2, 1)),
    *((64, 64, 32, 2, 2, 2), (64, 64, 16, 4, 2, 3), (64, 64, 16, 2, 4, 3), (64, 64, 32, 4, 2, 2)),
    *((128, 32, 16, 4, 1, 4), (32, 128, 16, 1, 4, 4), (128, 32, 32, 4, 1, 2)),
)
"""Problems and tiles that fill the tensor cores (`--large`)."""

LAYOUTS = ("nt", "nn", "tn", "tt")


def problems(count: int, seed: int, large: bool) -> list[Product]:
    """All of `SIZES` in A·B and A·Bᵀ, some in the other layouts; `count` at random, of which half
    are odd. Or those of `LARGE`."""
    if large:
        found = [(size, layout) for size in LARGE for layout in LAYOUTS[:2]]
        found += [((n, n, n), layout) for n in (2048, 4096) for layout in LAYOUTS[2:]]
        return [Product(size, "f64", layout, "f64") for size, layout in found]
    found = [(size, layout) for size in SIZES for layout in LAYOUTS[:2]]
    found += [((n, n, n), layout) for n in (512, 2048) for layout in LAYOUTS[2:]]
    rng = random.Random(seed)
    for number in range(count):
        m, n, k = (int(2 ** rng.uniform(*span)) for span in ((4, 12), (6, 12), (6, 12)))
        if number // 4 % 2:
            m, n, k = -(-m // 2) * 2, n // 8 * 8, k // 8 * 8
        found.append(((m, n, k), LAYOUTS[number % 4]))
    return [Product(size, "f64", layout, "f64") for size, layout in found]


def tensor(each: ThreadSchedule, other: str = "") -> str:
    """The schedule as a pipeline's name takes it."""
    of = each.spelled
    given = dict(
        tile=f"{each.rows},{each.columns},{each.depth}", warps=f"{each.down},{each.across}",
        stages=of["stages"], distance=of["distance"], split=of["parts"],
        ctas_per_sm=of["residents"], dependent="true",
    )  # fmt: skip
    given |= dict(tuple(pair.split("=")) for pair in other.split())  # type: ignore[arg-type]
    return f"ampere-mma-f64{{{' '.join(f'{name}={value}' for name, value in given.items())}}}"


OTHERS = ("pad=0", "pad=2", "dependent=false", "stages=2 distance=1", "group=1", "group=4")
"""Parameters of which the first schedule is timed with another value, too."""

Work = tuple[Product, list[tuple[str, ThreadSchedule, str]]]
"""A problem, and of each kernel what multiplies, its schedule, and its pipeline."""


def work_of(
    problem: Product, most: int, others: bool, large: bool, rng: random.Random
) -> Work:
    """What is to be timed of a problem."""
    known = MODELS["mma_sync"](asked(problem))
    tensor_axes = [replace(each, tiles=LARGE_TILES) if large else each for each in TENSOR_AXES]
    listed = dict.fromkeys(each for axes in tensor_axes for each in known.schedules(axes))
    on_tensor = picked(known, listed, most, rng)
    best = min(on_tensor, key=lambda each: known.estimate(each).us)
    of_cores = simt_model.Model(asked(problem))
    on_cores = picked(of_cores, of_cores.schedules(AXES["f64"]), 4, rng)[:2]
    found = [("mma_sync", each, tensor(each)) for each in on_tensor]
    found += [(f"mma_sync {one}", best, tensor(best, one)) for one in OTHERS if others]
    return problem, [*found, *(("fma", each, spelled(each, "f64")) for each in on_cores)]


def main() -> int:
    """0 where everything was timed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", action="store_true", help="only say how many there are")
    parser.add_argument("--most", type=int, default=14, help="schedules of a problem")
    parser.add_argument("--problems", type=int, default=24, help="at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=540, help="seconds")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--large", action="store_true", help="what fills the tensor cores")
    parser.add_argument("--others", action="store_true", help="other parameters, too")
    parser.add_argument("--kept", type=Path, default=Path("kept"), help="a folder of machine code")
    parser.add_argument("--compile", type=int, default=0, help="so many of the last kernels only")
    parser.add_argument("--json", type=Path, default=Path("search.json"))
    options = parser.parse_args()
    rng, begun = random.Random(7), time.time()
    listed = problems(options.problems, options.seed, options.large)
    how = options.most, options.others, options.large, rng
    work = [work_of(each, *how) for each in listed]
    print(f"{len(work)} problems, {sum(len(kernels) for _, kernels in work)} kernels")
    if options.count:
        return 0
    if options.compile:
        pairs = [(problem, kernel[2]) for problem, kernels in work for kernel in kernels]
        for problem, pipeline in reversed(pairs[-options.compile :]):
            made = build(problem, pipeline, options.kept)
            print(problem.name, pipeline, made.get("registers"), made.get("error", ""))
        return 0
    rows: list[dict[str, Any]] = []
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
        jobs = [[pool.submit(build, problem, pipeline, options.kept) for *_, pipeline in kernels]
                for problem, kernels in work]  # fmt: skip
        for (problem, kernels), futures in zip(work, jobs, strict=True):
            built = [future.result() for future in futures]
            if time.time() - begun > options.limit:
                break
            first, *times = timed(problem, built, rng)
            rows.append(_row(problem, kernels, built, first, times))
            lines = ",\n".join(map(json.dumps, rows))
            options.json.write_text(f'{{"results": [\n{lines}\n]}}\n')
        pool.shutdown(wait=False, cancel_futures=True)
    print(f"{len(rows)} of {len(work)} in {time.time() - begun:.0f} s")
    return 0


def _row(
    problem: Product, kernels: list[tuple[str, ThreadSchedule, str]], built: list[dict[str, Any]],
    first: float | None, times: list[float | None],
) -> dict[str, Any]:  # fmt: skip
    return {
        "problem": [*problem.size, problem.layout], "dtype": "f64", "torch_us": first,
        "schedules": [
            {"by": by, "schedule": list(each), "us": us,
             **{key: made[key] for key in ("registers", "error") if key in made}}
            for (by, each, _), us, made in zip(kernels, times, built, strict=True)
        ],
    }  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
