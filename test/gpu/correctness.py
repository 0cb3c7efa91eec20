"""Runs every kernel on the GPU and compares it with a float64 product.

    python3 test/gpu/correctness.py [--artifacts FOLDER] [--pipelines NAME...] [--only TEXT]

Without a folder of artifacts the kernels are built here, in parallel. For each case:

- integers from -4 to 4: bit-equal;
- normal inputs: |out - ref| <= c * (|A||B|), c = K * 2^-23 + u with u the roundoff of the
  result (2^-8 bf16, 2^-11 f16, 0 for f32, whose sums are what the first term covers);
- outputs start as NaN patterns; NaNs lie before and after every input and output, so a
  read that is used or a store outside of an array is seen;
- one shape of each pipeline and type: 100 runs, bit-identical.

Prints a table; writes correctness.json to $OUT if it is set. Exit code 1 on a failure.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "test/gpu")]

from cases import (  # noqa: E402
    PLAIN_PIPELINES,
    TENSOR_CORE_PIPELINES,
    Built,
    Case,
    all_cases,
    build_all,
    saved,
)

ROUNDOFF = {"bf16": 2.0**-8, "f16": 2.0**-11, "f32": 0.0}
SUBNORMAL = {"bf16": 2.0**-134, "f16": 2.0**-25, "f32": 2.0**-150}
GUARD = 2048
"""Elements of NaN before and after every array."""

REPEATED_SHAPE = (1000, 1024, 1024)
REPEATS = 100


class Guarded:
    """A row-major tensor inside a longer one that is NaN everywhere else."""

    def __init__(self, torch: Any, rows: int, columns: int, dtype: Any) -> None:
        self.torch = torch
        self.whole = torch.empty(rows * columns + 2 * GUARD, dtype=dtype, device="cuda")
        self.poison()
        self.tensor = self.whole[GUARD:-GUARD].view(rows, columns)

    def poison(self) -> None:
        """Make every byte 0xFF: a NaN."""
        self.whole.view(self.torch.uint8).fill_(0xFF)

    def guards_are_whole(self) -> bool:
        """Whether nothing was stored before or after the tensor."""
        ends = self.torch.cat([self.whole[:GUARD], self.whole[-GUARD:]])
        return bool((ends.view(self.torch.uint8) == 0xFF).all())


class Checker:
    """Runs built cases and collects what it finds."""

    def __init__(self) -> None:
        import torch

        self.torch = torch
        self.dtypes = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}
        torch.manual_seed(0)

    def check(self, built: Built) -> dict[str, Any]:
        """The record of one case: "pass", "fail" or "error", and by how much."""
        case = built.case
        record: dict[str, Any] = {"case": case.name, "pipeline": case.pipeline}
        if built.error:
            return {**record, "status": "error", "why": built.error}
        from gemmc.runtime import load

        try:
            kernel = load(built.code, built.manifest)
            found = self._run(case, kernel)
            self.torch.cuda.synchronize()
            kernel.close()
        except (RuntimeError, ValueError, TypeError) as error:
            return {**record, "status": "error", "why": f"{type(error).__name__}: {error}"}
        return {**record, **found, "status": "fail" if found["why"] else "pass"}

    def _run(self, case: Case, kernel: Any) -> dict[str, Any]:
        problems: list[str] = []
        a, b, c = self._arrays(case)
        self._fill(a, b, integers=True)
        kernel(a.tensor, b.tensor, out=c.tensor)
        exact = self._product(case, a.tensor.double(), b.tensor.double())
        wrong = int((c.tensor != exact.float().to(c.tensor.dtype)).sum())
        if wrong:
            problems.append(f"integers: {wrong} of {case.m * case.n} elements not equal")
        c.poison()
        self._fill(a, b, integers=False)
        kernel(a.tensor, b.tensor, out=c.tensor)
        used = self._share_of_bound(case, a.tensor, b.tensor, c.tensor)
        if not used <= 1.0:
            problems.append(f"normals: {used:.3g} times the bound")
        if not c.guards_are_whole():
            problems.append("stored outside of the output")
        found: dict[str, Any] = {"bound_used": used}
        if (case.m, case.n, case.k) == REPEATED_SHAPE:
            problems += self._repeat(kernel, a, b, c)
            found["repeats"] = REPEATS
        return {**found, "why": "; ".join(problems)}

    def _arrays(self, case: Case) -> tuple[Guarded, Guarded, Guarded]:
        dtype = self.dtypes[case.dtype]
        second = (case.k, case.n) if case.layout == "nn" else (case.n, case.k)
        return (
            Guarded(self.torch, case.m, case.k, dtype),
            Guarded(self.torch, *second, dtype),
            Guarded(self.torch, case.m, case.n, dtype),
        )

    def _fill(self, *arrays: Guarded, integers: bool) -> None:
        for array in arrays:
            if integers:
                array.tensor.copy_(self.torch.randint(-4, 5, array.tensor.shape, device="cuda"))
            else:
                array.tensor.copy_(self.torch.randn(array.tensor.shape, device="cuda"))

    def _product(self, case: Case, a: Any, b: Any) -> Any:
        return a @ (b if case.layout == "nn" else b.T)

    def _share_of_bound(self, case: Case, a: Any, b: Any, c: Any) -> float:
        """The largest |out - ref| / bound; infinite for a NaN."""
        a, b = a.double(), b.double()
        error = (c.double() - self._product(case, a, b)).abs()
        coefficient = case.k * 2.0**-23 + ROUNDOFF[case.dtype]
        bound = coefficient * self._product(case, a.abs(), b.abs()) + SUBNORMAL[case.dtype]
        return float((error / bound).nan_to_num(nan=float("inf")).max())

    def _repeat(self, kernel: Any, a: Guarded, b: Guarded, c: Guarded) -> list[str]:
        bits = self.torch.int32 if c.tensor.dtype == self.torch.float32 else self.torch.int16
        first = c.tensor.clone()
        for run in range(REPEATS):
            c.poison()
            kernel(a.tensor, b.tensor, out=c.tensor)
            if not self.torch.equal(c.tensor.view(bits), first.view(bits)):
                return [f"run {run + 1} of {REPEATS} differs from the first"]
        return []


def sources(arguments: argparse.Namespace) -> Iterator[Built]:
    """The built cases, from a folder or built on the way."""
    if arguments.artifacts is not None:
        chosen = (b for b in saved(arguments.artifacts) if b.case.pipeline in arguments.pipelines)
        yield from (b for b in chosen if arguments.only in b.case.name)
        return
    cases = [c for c in all_cases(arguments.pipelines) if arguments.only in c.name]
    yield from build_all(cases, arguments.workers)


def summarize(records: list[dict[str, Any]]) -> list[str]:
    """A line per pipeline, type and layout, then the first failures."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for record in records:
        groups.setdefault(record["case"].rsplit("-", 1)[0], []).append(record)
    lines = [f"{'kernels':<32} {'pass':>5} {'fail':>5} {'error':>5}  most of the bound used"]
    for group, members in sorted(groups.items()):
        counts = Counter(r["status"] for r in members)
        used = max((r.get("bound_used", 0.0) for r in members), default=0.0)
        lines.append(
            f"{group:<32} {counts['pass']:>5} {counts['fail']:>5} {counts['error']:>5}  {used:.3f}"
        )
    bad = [r for r in records if r["status"] != "pass"]
    lines += [f"{r['status'].upper()} {r['case']}: {r['why']}" for r in bad[:40]]
    repeated = sum("repeats" in r for r in records)
    lines.append(f"{repeated} kernels ran {REPEATS} times each, bit-identical unless listed")
    lines.append(f"{len(records) - len(bad)} of {len(records)} kernels pass")
    return lines


def main() -> int:
    """Returns 0 when every case passes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--artifacts", type=Path, default=None)
    parser.add_argument(
        "--pipelines", nargs="+", default=[*TENSOR_CORE_PIPELINES, *PLAIN_PIPELINES]
    )
    parser.add_argument("--only", default="", help="cases whose name contains this text")
    parser.add_argument("--workers", type=int, default=None)
    arguments = parser.parse_args()
    started = time.monotonic()
    checker = Checker()
    records = [checker.check(built) for built in sources(arguments)]
    for line in summarize(records):
        print(line)
    print(f"{time.monotonic() - started:.0f} s")
    if folder := os.environ.get("OUT"):
        where = Path(folder, "correctness.json")
        device = checker.torch.cuda.get_device_name()
        where.write_text(json.dumps({"device": device, "cases": records}, indent=1))
    return 0 if records and all(r["status"] == "pass" for r in records) else 1


if __name__ == "__main__":
    sys.exit(main())
