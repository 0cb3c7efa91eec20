"""Time many schedules of `simt-warptile` on many problems, beside torch.mm: data for the model.

    python bench/search_simt.py --count                  problems and schedules, no GPU
    python bench/search_simt.py --json search.json       compile in 16 processes, time on the GPU

Sizes are of nobody's model: M of 16 … 4096, N and K of 64 … 4096, evenly over their logarithms,
half of them odd, A·Bᵀ and A·B in turn. The schedules of a problem are half those that the model
puts first, half at random among those not much worse. Every result is compared with a
product in float64. A launch's time is the median of three graphs of some 2 ms, all contenders of a
problem in random order, over buffers of at least 384 MB or 24 sets.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import pickle
import random
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test")]

from pipelines.problems import LAYOUTS, Product  # noqa: E402
from shapes import compiled  # noqa: E402

from gemmc.element_types import ELEMENT_TYPES  # noqa: E402
from gemmc.plan import Problem  # noqa: E402
from gemmc.select.simt_model import Model, ThreadAxes, ThreadSchedule  # noqa: E402

TILES = (
    *((128, 128, 32, 2, 4, 2), (128, 64, 32, 2, 2, 4), (128, 64, 32, 4, 2, 2)),
    *((64, 128, 32, 1, 4, 4), (64, 128, 32, 2, 4, 2), (256, 128, 16, 4, 4, 1)),
    *((64, 64, 32, 2, 2, 4), (64, 64, 32, 1, 2, 6), (64, 64, 32, 4, 2, 4), (64, 64, 16, 2, 2, 4)),
    *((128, 32, 32, 4, 1, 4), (32, 128, 32, 1, 4, 4), (64, 32, 32, 2, 1, 8)),
    *((32, 64, 32, 1, 2, 8), (32, 64, 32, 2, 2, 8), (32, 64, 16, 1, 2, 8), (64, 16, 32, 2, 1, 8)),
    *((32, 32, 32, 1, 1, 16), (32, 32, 32, 2, 1, 8), (32, 32, 64, 2, 1, 8)),
    *((16, 128, 32, 1, 4, 4), (16, 64, 32, 1, 2, 8), (16, 64, 64, 1, 2, 8), (16, 32, 32, 1, 1, 16)),
)
TILES_F64 = (
    *((128, 128, 16, 2, 4, 1), (128, 128, 16, 4, 4, 1), (128, 64, 16, 2, 2, 2)),
    *((128, 64, 16, 4, 2, 2), (128, 64, 8, 4, 2, 2)),
    *((64, 128, 16, 1, 4, 2), (64, 128, 16, 2, 4, 2)),
    *((64, 64, 16, 2, 2, 4), (64, 64, 8, 2, 2, 4), (64, 64, 16, 1, 2, 4), (64, 64, 16, 4, 2, 3)),
    *((64, 64, 32, 2, 2, 4), (128, 32, 16, 4, 1, 4), (32, 128, 16, 1, 4, 4)),
    *((64, 32, 16, 2, 1, 8), (32, 64, 16, 1, 2, 8), (32, 64, 16, 2, 2, 6), (32, 64, 32, 2, 2, 6)),
    *((32, 32, 16, 1, 1, 16), (32, 32, 16, 2, 1, 12), (32, 32, 32, 2, 1, 12)),
    *((16, 64, 16, 1, 2, 12),),
    *((64, 16, 16, 2, 1, 16), (16, 32, 16, 1, 1, 16), (16, 64, 32, 1, 2, 8), (8, 64, 32, 1, 2, 8)),
)
"""Half as many sums a thread, whose registers are twice as many."""

PARTS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 32)
AXES = {"f32": ThreadAxes(TILES, (2, 4), PARTS), "f64": ThreadAxes(TILES_F64, (2, 4), PARTS)}
NEAR = {"f32": 1e-4, "f64": 1e-12}
"""How far a result may be from the product in float64, of the largest of its elements."""

OTHERS = ("unroll=8", "unroll=4", "unroll=16", "dependent=false", "stage=false", "stage=true")
"""Parameters of which the first schedule is timed with another value, too."""


def problems(count: int, seed: int, dtype: str) -> list[Product]:
    """Half of them odd, in A·Bᵀ and A·B in turn."""
    rng, found = random.Random(seed), list[Product]()
    while len(found) < count:
        m, n, k = (int(2 ** rng.uniform(*span)) for span in ((4, 12), (6, 12), (6, 12)))
        if len(found) // 2 % 2:
            n, k = n // 8 * 8, k // 8 * 8
        found.append(Product((m, n, k), dtype, ("nt", "nn")[len(found) % 2], dtype))
    return found


def chosen(problem: Product, most: int, rng: random.Random) -> list[ThreadSchedule]:
    """`picked` of what the model of CUDA cores knows for a problem."""
    model = Model(asked(problem))
    return picked(model, model.schedules(AXES[problem.dtype]), most, rng)


def asked(problem: Product) -> Problem:
    """As models know it."""
    dtype = problem.dtype
    return Problem(*problem.size, dtype, problem.layout, ELEMENT_TYPES[dtype].bits)


def picked(
    model: Model, listed: Iterable[ThreadSchedule], most: int, rng: random.Random
) -> list[ThreadSchedule]:
    """Half by the model, two of each tile at most; half at random among those not much worse."""
    ranked = sorted((model.estimate(each).us, rng.random(), each) for each in listed)
    taken: dict[Any, int] = {}
    first: list[ThreadSchedule] = []
    for _, _, each in ranked:
        taken[each[:5]] = taken.get(each[:5], 0) + 1
        if taken[each[:5]] <= 2 and len(first) < (most + 1) // 2:
            first.append(each)
    rest = [each for us, _, each in ranked if us < 1.4 * ranked[0][0] and each not in first]
    return first + rng.sample(rest, min(len(rest), most - len(first)))


def spelled(each: ThreadSchedule, dtype: str, other: str = "") -> str:
    """The schedule as a pipeline's name takes it."""
    of = each.spelled
    given = dict(
        tile=f"{each.rows},{each.columns},{each.depth}", warps=f"{each.down},{each.across}",
        stages=of["stages"], distance=of["distance"], split=of["parts"],
        ctas_per_sm=of["residents"], lhs_vector="auto", rhs_vector="auto", turned="8",
        dependent="true", stage=of["staged"],
    )  # fmt: skip
    if dtype == "f64":
        given |= {"run": "2,2", "pad": "2"}
    given |= dict(tuple(pair.split("=")) for pair in other.split())  # type: ignore[arg-type]
    return f"simt-warptile{{{' '.join(f'{name}={value}' for name, value in given.items())}}}"


def timed(problem: Product, built: list[dict[str, Any]], rng: random.Random) -> list[float | None]:
    """Microseconds a launch, torch.mm first; None for what is wrong or was not built."""
    import torch
    from search import medians

    from gemmc.runtime import load

    torch.cuda.empty_cache()
    m, n, k = problem.size
    kind = getattr(torch, ELEMENT_TYPES[problem.dtype].numpy)
    moved = kind.itemsize * (m * k + n * k + m * n)
    sets = max(2, min(24, -(-384_000_000 // moved)))
    extents = {"m": m, "n": n, "k": k}
    stored = [[extents[name] for name in names] for names in LAYOUTS[problem.layout]]
    a, b = ([torch.randn(*s, device="cuda", dtype=kind) for _ in range(sets)] for s in stored)
    c = [torch.empty(m, n, device="cuda", dtype=kind) for _ in range(sets)]
    left, right = ([each.t() for each in of] if side == "t" else of
                   for of, side in zip((a, b), problem.layout, strict=True))  # fmt: skip
    wanted = (left[0].double() @ right[0].double()).to(kind)
    calls: dict[int, Any] = {0: lambda i: torch.mm(left[i], right[i], out=c[i])}
    for number, each in enumerate(built, start=1):
        if "cubin" not in each:
            continue
        kernel = load(each["cubin"], each["manifest"])
        c[0].fill_(float("nan"))
        try:
            kernel(a[0], b[0], out=c[0])
        except ValueError:  # sums of parts that need more than the pool gives
            continue
        if (c[0] - wanted).abs().max() < NEAR[problem.dtype] * wanted.abs().max():
            calls[number] = lambda i, kernel=kernel: kernel(a[i], b[i], out=c[i])
    floor = max(2 * m * n * k / 5e13, moved / 4e12, 4e-6)
    found = medians(calls, int(max(4, min(240, 2e-3 / floor))), sets, rng, 3, 0.0)
    return [found.get(number) for number in range(len(built) + 1)]


def build(problem: Product, pipeline: str, kept: Path) -> dict[str, Any]:
    """Machine code, manifest and registers, or why there is none; as it is in the folder `kept`."""
    name = hashlib.sha256(f"{problem.name} {pipeline}".encode()).hexdigest()[:24]
    path = kept / f"{name}.pickle"
    if path.exists():
        return pickle.loads(path.read_bytes())
    made = compiled(problem.mlir, pipeline)
    if kept.is_dir():
        path.write_bytes(pickle.dumps(made))
    return made


def main() -> int:
    """0 where everything was timed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", action="store_true", help="only say how many there are")
    parser.add_argument("--most", type=int, default=14, help="schedules of a problem")
    parser.add_argument("--problems", type=int, default=40)
    parser.add_argument("--dtype", choices=AXES, default="f32")
    parser.add_argument("--list", type=Path, help="of problems: [[m, n, k, layout], …]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=3600, help="seconds")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--others", action="store_true", help="other parameters, too")
    parser.add_argument("--kept", type=Path, default=Path("kept"), help="a folder of machine code")
    parser.add_argument("--compile", type=int, default=0, help="so many of the last kernels only")
    parser.add_argument("--json", type=Path, default=Path("search.json"))
    options = parser.parse_args()
    rng, begun = random.Random(7), time.time()
    work: list[tuple[Product, list[ThreadSchedule], list[str]]] = []
    others = OTHERS if options.others else ()
    dtype = options.dtype
    listed = problems(options.problems, options.seed, dtype)
    if options.list:
        read = json.loads(options.list.read_text())
        listed = [Product((m, n, k), dtype, layout, dtype) for m, n, k, layout in read]
    for problem in listed:
        schedules = chosen(problem, options.most, rng)
        pipelines = [spelled(each, dtype) for each in schedules]
        pipelines += [spelled(schedules[0], dtype, other) for other in others]
        work.append((problem, schedules, pipelines))
    print(f"{len(work)} problems, {sum(len(each) for _, _, each in work)} kernels")
    if options.count:
        return 0
    if options.compile:
        listed = [(problem, each) for problem, _, pipelines in work for each in pipelines]
        for problem, each in reversed(listed[-options.compile :]):
            build(problem, each, options.kept)
        return 0
    rows: list[dict[str, Any]] = []
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
        jobs = [[pool.submit(build, problem, each, options.kept) for each in pipelines]
                for problem, _, pipelines in work]  # fmt: skip
        for (problem, schedules, _), futures in zip(work, jobs, strict=True):
            built = [future.result() for future in futures]
            if time.time() - begun > options.limit:
                break
            first, *times = timed(problem, built, rng)
            rows.append(_row(problem, schedules, built, first, times))
            _write(options.json, rows)
        pool.shutdown(wait=False, cancel_futures=True)
    print(f"{len(rows)} of {len(work)} in {time.time() - begun:.0f} s")
    return 0


def _row(
    problem: Product, schedules: list[ThreadSchedule], built: list[dict[str, Any]],
    first: float | None, times: list[float | None],
) -> dict[str, Any]:  # fmt: skip
    count = len(schedules)
    return {
        "problem": [*problem.size, problem.layout], "dtype": problem.dtype, "torch_us": first,
        "schedules": [
            {"schedule": list(each), "us": us,
             **{key: made[key] for key in ("registers", "error") if key in made}}
            for each, us, made in zip(schedules, times, built, strict=False)
        ],
        "others": dict(zip(OTHERS, times[count:], strict=False)),
    }  # fmt: skip


def _write(path: Path, rows: list[dict[str, Any]]) -> None:
    path.write_text('{"results": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]}\n")


if __name__ == "__main__":
    sys.exit(main())
