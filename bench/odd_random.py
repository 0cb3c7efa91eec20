"""Random products of any sizes, rows of no whole 16 bytes too, beside torch.mm, on a GPU.

    python bench/odd_random.py --seed 12 [--count 150] [--json odd-random.json]
    python bench/odd_random.py --dtype f32 --sizes vectors      a matrix times a vector
    python bench/odd_random.py --report bench/results/odd-random.json      no GPU

Each is timed as `auto` takes it, and where rows of a 16-bit operand are no whole 16 bytes also with
all such operands copied into rows that are, and with none: which of the two is faster is what
`pad-operands` has to tell. Sizes are drawn by their logarithm, layouts of all four kinds. Times are
bursts over buffers that do not fit into L2 (`shapes.py`), results are compared with torch's in f32.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench"), str(ROOT / "test")]

from shapes import Sides, compiled, graph_of, microseconds  # noqa: E402

WAYS = {"auto": (), "threads": ("-pad-operands",), "copies": ("pad-operands.gain=0",)}
"""What is timed, with the changes that make it."""

MOST_FLOP, MOST_BYTES, WRONG = 8e11, 1.5e9, 0.02
Problem = tuple[int, int, int, str]

SIZES = {
    "any": ((1, 12000), (16, 30000), (16, 20000)),
    "vectors": ((1, 1), (1, 30000), (1, 20000)),
    "few": ((1, 12000), (1, 16), (16, 20000)),
    "short": ((1, 12000), (1, 12000), (1, 32)),
}
"""The least and the most rows, columns and K."""


def drawn(seed: int, count: int, sizes: str = "any") -> list[Problem]:
    """Rows, columns, K and layout; half of N and K of any length, half multiples of 2, 4 and 8."""
    source, found = random.Random(seed), list[Problem]()
    while len(found) < count:
        m, n, k = (_size(source, *ends) for ends in SIZES[sizes])
        step = source.choice((1, 1, 1, 2, 4, 8))
        n, k = max(step, n // step * step), max(step, k // step * step)
        if 2 * m * n * k <= MOST_FLOP and 2 * (m * n + m * k + n * k) <= MOST_BYTES:
            found.append((m, n, k, source.choice(("nn", "nt", "tn", "tt"))))
    return found


def _size(source: random.Random, least: int, most: int) -> int:
    return round(math.exp(source.uniform(math.log(least), math.log(most))))


def whole(problem: Problem) -> bool:
    """Whether rows of both operands are whole 16 bytes."""
    m, n, k, layout = problem
    return not ((m if layout[0] == "t" else k) % 8 or (n if layout[1] == "n" else k) % 8)


def build(job: tuple[Problem, str, str]) -> dict[str, Any]:
    """Machine code and manifest, or why there is none."""
    from pipelines.problems import Product

    (m, n, k, layout), dtype, way = job
    return compiled(Product((m, n, k), dtype, layout, dtype).mlir, "auto", WAYS[way])


def timed(problem: Problem, dtype: str, made: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Medians of five turns, in microseconds, and the largest error."""
    import torch

    from gemmc.runtime import load

    m, n, k, _ = problem
    floor = max(2 * m * n * k / 7e8, 2 * (m * k + n * k + m * n) / 4e6, 3.0)
    launches = int(max(2, min(400, 4000 / floor)))
    stream, busy, errors = torch.cuda.Stream(), torch.ones(64 << 20, device="cuda"), list[float]()
    with torch.cuda.stream(stream):
        sides = Sides(problem, dtype, dtype, 0)
        calls: dict[str, Any] = {"torch": sides.torch}
        for way, each in made.items():
            kernel = load(each["cubin"], each["manifest"])
            errors.append(sides.error(kernel))
            calls[way] = sides.of(kernel)
        graphs = {
            name: graph_of(call, launches, sides.sets, stream) for name, call in calls.items()
        }
        times: dict[str, list[float]] = {name: [] for name in calls}
        for _ in range(5):
            for name, graph in graphs.items():
                times[name].append(microseconds(graph, launches, stream, busy))
    torch.cuda.empty_cache()
    return {"us": {name: round(sorted(each)[2], 2) for name, each in times.items()},
            "error": max(errors)}  # fmt: skip


def measure(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Compiles in processes, times in this one."""
    import torch

    torch.backends.cuda.matmul.allow_bf16_reduced_precision_reduction = False
    problems, rows = drawn(options.seed, options.count, options.sizes), list[dict[str, Any]]()
    dtype, all_ways = options.dtype, options.dtype != "f32"
    jobs = [
        (each, dtype, way) for each in problems for way in WAYS
        if way == "auto" or (all_ways and not whole(each))
    ]  # fmt: skip
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        built = dict(zip(jobs, pool.map(build, jobs, chunksize=2), strict=True))
    for problem in problems:
        made = {
            way: built[problem, dtype, way] for way in WAYS if (problem, dtype, way) in built
        }
        errors = [each["error"] for each in made.values() if "error" in each]
        row = {"error": errors[0]} if errors else timed(problem, dtype, made)
        rows.append({"problem": problem} | row)
    return rows


def report(rows: list[dict[str, Any]], shown: int) -> int:
    """Prints the slowest, the means, and what the choice between copies and threads loses; how many
    were not timed or are wrong."""
    good = [row for row in rows if "us" in row and row["error"] <= WRONG]
    good.sort(key=lambda row: row["us"]["torch"] / row["us"]["auto"])
    for row in good[:shown]:
        print(f"{row['us']['torch'] / row['us']['auto']:.3f} {row['problem']} {row['us']}")
    for row in rows:
        if row not in good:
            print(row)
    ratios = [row["us"]["torch"] / row["us"]["auto"] for row in good]
    share = sum(each >= 0.995 for each in ratios) / len(ratios)
    print(f"{len(ratios)}: {geometric_mean(ratios):.3f} of torch.mm, {share:.0%} at least 0.995, "
          f"worst {ratios[0]:.3f}")  # fmt: skip
    odd = [row["us"] for row in good if "copies" in row["us"]]
    if not odd:
        return len(rows) - len(good)
    for way in ("threads", "copies"):
        mean = geometric_mean(each["torch"] / each[way] for each in odd)
        print(f"rows of no whole 16 bytes, {len(odd)}: {way} {mean:.3f} of torch.mm")
    lost = [each["auto"] / min(each["threads"], each["copies"]) for each in odd]
    print(f"the choice takes {geometric_mean(lost):.3f} of the better one's time")
    return len(rows) - len(good)


def main() -> int:
    """1 where a product was not timed or is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--dtype", choices=("bf16", "f16", "f32"), default="bf16")
    parser.add_argument("--sizes", choices=tuple(SIZES), default="any")
    parser.add_argument("--shown", type=int, default=10, help="the slowest")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--json", type=Path, default=Path("odd-random.json"))
    parser.add_argument("--report", type=Path)
    options = parser.parse_args()
    if options.report:
        return int(report(json.loads(options.report.read_text())["results"], options.shown) > 0)
    rows = measure(options)
    text = ",\n".join(map(json.dumps, rows))
    options.json.write_text(f'{{"results": [\n{text}\n]}}\n')
    return int(report(rows, options.shown) > 0)


if __name__ == "__main__":
    sys.exit(main())
