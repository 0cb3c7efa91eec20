"""Products to which a bias or a matrix is added, beside what cuBLASLt fuses, on a GPU.

    python bench/added.py --list                        the problems, no GPU
    python bench/added.py --json added.json [--count 60] [--limit S]
    python bench/added.py --report added.json

As many problems of `shapes.py`'s list with a bias (`torch.addmm` of a vector, whose epilogue
cuBLASLt has), and as many with a residual (`addmm_` in place with half of what was there, so that
the sums stay finite: one kernel, beta not 0). bf16, A·B and A·Bᵀ, what `--pipeline auto` makes.
Each is compared with the f32 result over a poisoned output, and timed in turns with torch's as
graphs of bursts over buffers that do not fit into L2.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench"), str(ROOT / "test")]

import shapes  # noqa: E402
from search import HOT, medians  # noqa: E402
from shapes import Sides, compiled  # noqa: E402

ADDED = {"bias": "n", "residual": "mn"}
"""What is added, and the dimensions that it has."""

RIGHT, GRAPH_US, ROUNDS = 0.02, 6e3, 3
"""The largest error of the largest element, a graph's length, and how often it is timed."""

Case = tuple[int, int, int, str, str]
"""m, n, k, the layout and what is added."""


def cases(count: int) -> list[Case]:
    """So many of each kind."""
    rng = random.Random(29)
    listed = shapes.problems()
    return [(*each, kind) for kind in ADDED for each in rng.sample(listed, count)]


def text_of(case: Case) -> str:
    """The program: the sums in f32 and what is added, rounded once."""
    import gemmc

    m, n, k, layout, kind = case
    made = gemmc.matmul(
        m, n, k, dtype="bf16", layout=layout, inputs={kind: ADDED[kind]},
        epilogue=lambda total, added: total + added,
    )  # fmt: skip
    return str(made)


def build(case: Case) -> dict[str, Any]:
    """Machine code and manifest, or why there is none."""
    return compiled(text_of(case), "auto")


class AddedSides(Sides):
    """The same with what is added; torch's kernels are cuBLASLt's fused ones."""

    def __init__(self, case: Case) -> None:
        import torch

        m, n, _, _, self._kind = case
        super().__init__(case[:4], "bf16", "bf16", 0)
        shape = (m, n) if self._kind == "residual" else (n,)
        kind = {"device": "cuda", "dtype": torch.bfloat16}
        self.more = [torch.empty(shape, **kind).normal_() for _ in range(self.sets)]
        self._sums = [torch.zeros(m, n, **kind) for _ in range(self.sets)]

    def torch(self, i: int) -> None:
        """One launch of torch's kernel."""
        import torch

        left, right = self.left[i], self.right[i]
        if self._kind == "residual":
            self._sums[i].addmm_(left, right, beta=0.5)
        else:
            torch.addmm(self.more[i], left, right, out=self.c[i])

    def of(self, kernel: Any) -> Callable[[int], Any]:
        """One launch of a kernel."""
        return lambda i: kernel(self.a[i], self.b[i], self.more[i], out=self.c[i])

    def error(self, kernel: Any) -> float:
        """The largest difference from the result in f32, of the largest element."""
        wanted = self.left[0].float() @ self.right[0].float() + self.more[0].float()
        self.c[0].fill_(float("nan"))
        self.of(kernel)(0)
        return float((self.c[0].float() - wanted).abs().max() / wanted.abs().max())


def timed(case: Case, built: dict[str, Any]) -> dict[str, Any]:
    """Microseconds of both sides."""
    import torch

    from gemmc.runtime import load

    torch.cuda.empty_cache()
    m, n, k, _, _ = case
    sides, kernel = AddedSides(case), load(built["cubin"], built["manifest"])
    error = sides.error(kernel)
    products = 2 * m * n * k / 7e8
    floor = max(products, 2 * (m * k + n * k + m * n) / 4e6, 3.0)
    launches = int(max(2, min(400, GRAPH_US / floor)))
    calls = {0: sides.torch, 1: sides.of(kernel)}
    rest = float(products > HOT)
    found = medians(calls, launches, sides.sets, random.Random(3), ROUNDS, rest)
    return {"torch_us": found[0], "us": found[1], "error": error}


def report(rows: Sequence[dict[str, Any]]) -> None:
    """Geometric means, and what is slowest."""
    for kind in ADDED:
        some = [row for row in rows if row["case"][4] == kind and "us" in row]
        if not some:
            continue
        ratios = sorted((row["torch_us"] / row["us"], row["case"][:4]) for row in some)
        wrong = [row["case"] for row in some if not row["error"] < RIGHT]
        share = sum(ratio >= 0.995 for ratio, _ in ratios) / len(ratios)
        print(f"{kind}: {len(some)} problems, {len(wrong)} wrong {wrong[:3]}: "
              f"{geometric_mean(ratio for ratio, _ in ratios):.3f} of cuBLASLt's, "
              f"{share:.0%} at least 0.995, worst {ratios[0][0]:.3f} {ratios[0][1]}")  # fmt: skip
    failed = [row for row in rows if "us" not in row]
    for row in failed:
        print(row["case"], row["error"])


def main() -> int:
    """1 where something is wrong or does not compile."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--limit", type=float, default=3600, help="seconds")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--json", type=Path, default=Path("added.json"))
    options = parser.parse_args()
    if options.report:
        report(json.loads(options.report.read_text())["results"])
        return 0
    listed = cases(options.count)
    if options.list:
        print("\n".join(f"{m} x {n} x {k} {layout}, {kind}" for m, n, k, layout, kind in listed))
        return 0
    begun, fork = time.monotonic(), multiprocessing.get_context("fork")
    with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
        made = list(pool.map(build, listed))
    rows: list[dict[str, Any]] = []
    for number in random.Random(5).sample(range(len(listed)), len(listed)):
        case, built = listed[number], made[number]
        if time.monotonic() - begun > options.limit:
            break
        row: dict[str, Any] = {"case": case}
        if "error" in built:
            row["error"] = built["error"]
        else:
            row["pipeline"] = built["manifest"]["provenance"]["pipeline"]
            row |= timed(case, built)
        rows.append(row)
    text = ",\n".join(map(json.dumps, rows))
    options.json.write_text(f'{{"results": [\n{text}\n]}}\n')
    report(rows)
    return int(any("us" not in row or not row["error"] < RIGHT for row in rows))


if __name__ == "__main__":
    sys.exit(main())
