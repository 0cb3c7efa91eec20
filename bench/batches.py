"""Batches of products beside torch.bmm, on a GPU.

    python bench/batches.py --list                              the problems, no GPU
    python bench/batches.py --json batches.json [--seconds S]   compile in processes, check, time

Each is compiled with `--pipeline auto`, checked against a float32 product of the same numbers over
a poisoned output, and timed as a CUDA graph in turns with `torch.bmm`. bf16, A·B and A·Bᵀ.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from graphs import Graph, poisoned, said, take_turns  # noqa: E402

Batch = tuple[int, int, int, int, str]
"""Batches, m, n, k and the layout."""

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


def build(batch: Batch) -> dict[str, Any]:
    """Machine code and manifest."""
    from gemmc import api

    made = api.compile(mlir(batch), pipeline="auto")
    return {"cubin": made.cubin, "manifest": made.manifest}


def measure(batch: Batch, made: dict[str, Any]) -> dict[str, Any]:
    """Microseconds of both, and the error of the sums' norm."""
    import torch

    from gemmc.runtime import load

    b, m, n, k, layout = batch
    make = torch.Generator(device="cuda").manual_seed(1)
    shapes = ((b, m, k), (b, k, n) if layout == "nn" else (b, n, k))
    lhs, rhs = (
        torch.randn(shape, device="cuda", generator=make).to(torch.bfloat16) for shape in shapes
    )
    right = rhs if layout == "nn" else rhs.transpose(1, 2)
    ours, theirs = (poisoned(b, m, n, dtype=torch.bfloat16) for _ in range(2))
    bound = load(made["cubin"], made["manifest"]).bind(lhs, rhs, ours)
    us = take_turns({
        "auto": Graph(bound),
        "torch": Graph(lambda: torch.bmm(lhs, right, out=theirs)),
    })  # fmt: skip
    wanted = lhs.float() @ right.float()
    error = float((ours.float() - wanted).norm() / wanted.norm())
    ratio = round(us["torch"] / us["auto"], 3)
    return us | {"batch": batch, "error": error, "right": error < 4e-3, "over_torch": ratio}


def main() -> int:
    """1 where a result is wrong or was not made."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--json", type=Path, default=Path("batches.json"))
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--workers", type=int, default=16)
    options = parser.parse_args()
    batches = problems(options.count)
    if options.list:
        print(*batches, sep="\n")
        return 0
    begin, found = time.monotonic(), list[dict[str, Any]]()
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        waiting = [(each, pool.submit(build, each)) for each in batches]
        for batch, made in waiting:
            left = options.seconds - (time.monotonic() - begin)
            try:
                found.append(measure(batch, made.result(timeout=max(left, 0.0))))
            except Exception as error:
                found.append({"batch": batch, "right": False, "error": said(error)})
            print(found[-1], flush=True)
            options.json.write_text(json.dumps(found, indent=1))
        pool.shutdown(wait=False, cancel_futures=True)
    rates = [each["over_torch"] for each in found if each["right"]]
    if rates:
        print("geometric mean", geometric_mean(rates), "least", min(rates), "of", len(rates))
    return int(len(rates) != len(batches))


if __name__ == "__main__":
    sys.exit(main())
