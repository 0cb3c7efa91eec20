"""Batches of products beside torch.bmm, on a GPU.

    python bench/batches.py --list                              the problems, no GPU
    python bench/batches.py --json batches.json [--seconds S]   compile in processes, check, time
    python bench/batches.py --search 12 --json search.json      so many configurations of each, too

Each is compiled with `--pipeline auto`, checked against a float32 product of the same numbers over
a poisoned output, and timed in bursts as a CUDA graph in turns with `torch.bmm`, over buffers that
do not fit into L2. bf16, A·B and A·Bᵀ. The configurations are those of `bench/contenders.py`; the
times are data for `bench/calibrate.py`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench"), str(ROOT / "test")]

from contenders import Contender, contenders_of  # noqa: E402
from graphs import said  # noqa: E402
from search import HOT, medians  # noqa: E402
from shapes import compiled  # noqa: E402

from gemmc.plan import Problem  # noqa: E402

Batch = tuple[int, int, int, int, str]
"""Batches, m, n, k and the layout."""

RIGHT, GRAPH_US, ROUNDS = 4e-3, 3e3, 5
"""The largest relative error of the norm, a graph's length, and how often it is timed."""

KNOWN: tuple[Batch, ...] = (
    (64, 256, 256, 256, "nn"), (64, 256, 256, 256, "nt"),
    (16, 1024, 1024, 64, "nn"), (16, 1024, 1024, 64, "nt"), (16, 1024, 64, 1024, "nn"),
    (32, 2048, 2048, 128, "nt"), (32, 2048, 128, 2048, "nn"), (8, 4096, 4096, 4096, "nt"),
)  # fmt: skip
"""Attention's two products and cubes."""


def problems(count: int) -> list[Batch]:
    """So many: the known ones, then random ones of up to 2 GB and 2 TFLOP."""
    rng = random.Random(11)
    found = list(KNOWN)
    while len(found) < count:
        batches = rng.choice((2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256))
        m, n, k = (8 * round(2 ** rng.uniform(2, 9)) for _ in range(3))
        if batches * (m * k + k * n + m * n) < 1e9 and 2 * batches * m * n * k < 2e12:
            found.append((batches, m, n, k, ("nn", "nt")[len(found) % 2]))
    return found[:count]


def mlir(batch: Batch) -> str:
    """As a front end prints it: named, summed in f32, rounded by an op of its own."""
    b, m, n, k, layout = batch
    lhs = f"tensor<{b}x{m}x{k}xbf16>"
    rhs = f"tensor<{b}x{k}x{n}xbf16>" if layout == "nn" else f"tensor<{b}x{n}x{k}xbf16>"
    sums, out = f"tensor<{b}x{m}x{n}xf32>", f"tensor<{b}x{m}x{n}xbf16>"
    maps = ("(b, m, k)", "(b, k, n)" if layout == "nn" else "(b, n, k)", "(b, m, n)")
    indexing = ", ".join(f"affine_map<(b, m, n, k) -> {each}>" for each in maps)
    return f"""func.func @main(%a: {lhs}, %b: {rhs}) -> {out} {{
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : {sums}
  %start = linalg.fill ins(%zero : f32) outs(%empty : {sums}) -> {sums}
  %sums = linalg.generic {{indexing_maps = [{indexing}],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]}}
    ins(%a, %b : {lhs}, {rhs}) outs(%start : {sums}) {{
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %r = arith.mulf %p, %q : f32
    %t = arith.addf %s, %r : f32
    linalg.yield %t : f32
  }} -> {sums}
  %narrow = arith.truncf %sums : {sums} to {out}
  return %narrow : {out}
}}
"""


def build(batch: Batch, configuration: str) -> dict[str, Any]:
    """Machine code and manifest."""
    return compiled(mlir(batch), configuration)


def searched(batch: Batch, most: int, seed: int) -> list[Contender]:
    """Schedules to time of one, and their configurations."""
    b, m, n, k, layout = batch
    return contenders_of(Problem(m, n, k, "bf16", layout, batches=(b, b, b)), most, seed)


class Sides:
    """torch.bmm and kernels, over at least two sets of buffers and 512 MB."""

    def __init__(self, batch: Batch) -> None:
        import torch

        b, m, n, k, layout = batch
        self.sets = max(2, min(400, -(-512_000_000 // (2 * b * (m * k + k * n + m * n)))))
        shapes = (b, m, k), (b, k, n) if layout == "nn" else (b, n, k)
        kind = {"device": "cuda", "dtype": torch.bfloat16}
        self.a, self.b = (
            [torch.empty(shape, **kind).normal_() for _ in range(self.sets)] for shape in shapes
        )
        self.c = [torch.empty(b, m, n, **kind) for _ in self.a]
        self.right = [each if layout == "nn" else each.transpose(1, 2) for each in self.b]

    def torch(self, i: int) -> None:
        """One torch.bmm."""
        import torch

        torch.bmm(self.a[i], self.right[i], out=self.c[i])

    def of(self, kernel: Any) -> Callable[[int], Any]:
        """One launch of a kernel."""
        return lambda i: kernel(self.a[i], self.b[i], out=self.c[i])

    def error(self, kernel: Any) -> float:
        """Of the sums' norm, over a poisoned output."""
        wanted = self.a[0].float() @ self.right[0].float()
        self.c[0].fill_(float("nan"))
        kernel(self.a[0], self.b[0], out=self.c[0])
        return float((self.c[0].float() - wanted).norm() / wanted.norm())


def measure(batch: Batch, made: list[dict[str, Any]], some: list[Contender]) -> dict[str, Any]:
    """Microseconds of torch.bmm, of `auto` and of configurations, and the error of `auto`."""
    import torch

    from gemmc.runtime import load

    torch.cuda.empty_cache()
    b, m, n, k, layout = batch
    sides, calls = Sides(batch), dict[int, Callable[[int], Any]]()
    errors = list[float]()
    for number, each in enumerate(made):
        kernel = load(each["cubin"], each["manifest"]) if "cubin" in each else None
        errors.append(sides.error(kernel) if kernel else float("nan"))
        if errors[-1] < RIGHT:
            calls[number] = sides.of(kernel)
    calls[-1] = sides.torch
    floor = max(2 * b * m * n * k / 7e8, 2 * b * (m * k + k * n + m * n) / 4e6, 3.0)
    hot = 2 * b * m * n * k / 7e8 > HOT
    launches = int(max(2, min(400, GRAPH_US / floor)))
    us = medians(calls, launches, sides.sets, random.Random(7), ROUNDS, float(hot))
    found: dict[str, Any] = {
        "problem": [m, n, k, layout], "batch": b, "result": "bf16", "torch_us": round(us[-1], 3),
        "error": errors[0], "right": 0 in us,
        "schedules": [
            {"schedule": each.schedule, "row": each.row, "us": us.get(number),
             **({"error": made[number]["error"]} if "error" in made[number] else {})}
            for number, each in enumerate(some, start=1)
        ],
    }  # fmt: skip
    if 0 in us:
        found |= {"auto_us": round(us[0], 3), "over_torch": round(us[-1] / us[0], 3)}
    return found


def lines(found: list[dict[str, Any]]) -> str:
    """The results as JSON, a problem a line."""
    return '{"results": [\n' + ",\n".join(map(json.dumps, found)) + "\n]}\n"


def main() -> int:
    """1 where a result is wrong or was not made."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--json", type=Path, default=Path("batches.json"))
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--search", type=int, default=0, help="configurations of each")
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--workers", type=int, default=16)
    options = parser.parse_args()
    batches = problems(options.count)
    if options.list:
        print(*batches, sep="\n")
        return 0
    begin, found = time.monotonic(), list[dict[str, Any]]()
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        some = [[] for _ in batches] if not options.search else list(
            pool.map(searched, batches, [options.search] * len(batches), range(len(batches)))
        )  # fmt: skip
        waiting = [
            [pool.submit(build, batch, "auto")]
            + [pool.submit(build, batch, each.configuration) for each in contenders]
            for batch, contenders in zip(batches, some, strict=True)
        ]
        for batch, contenders, jobs in zip(batches, some, waiting, strict=True):
            if time.monotonic() - begin > options.seconds:
                break
            try:
                found.append(measure(batch, [each.result() for each in jobs], contenders))
            except Exception as error:
                found.append({"problem": batch, "right": False, "error": said(error)})
            seen = {key: value for key, value in found[-1].items() if key != "schedules"}
            best = min((e["us"] for e in found[-1].get("schedules", ()) if e["us"]), default=None)
            print(seen | {"best": best}, flush=True)
            options.json.write_text(lines(found))
        pool.shutdown(wait=False, cancel_futures=True)
    rates = [each["over_torch"] for each in found if each["right"]]
    if rates:
        print("geometric mean", geometric_mean(rates), "least", min(rates), "of", len(rates))
    return int(len(rates) != len(batches))


if __name__ == "__main__":
    sys.exit(main())
