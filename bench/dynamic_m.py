"""An artifact for any number of rows beside the kernel of each number, on a GPU.

    python bench/dynamic_m.py [--json dynamic-m.json] [--rows 1 7 37 128 1000 3000 4096 5000]
        [--weights 4096x4096 14336x4096] [--layouts nt]

Products of bf16, with weights of COLUMNSxK: medians of graphs in turns, over buffers that do not
fit into L2. The artifact is compiled once for each of the weights in each layout.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from shapes import Sides, compiled, graph_of, microseconds  # noqa: E402

WEIGHTS = "4096x4096", "14336x4096"
"""Columns and K."""

GRAPH_US, ROUNDS, RIGHT = 3e4, 7, 0.02


Job = tuple[int | str, int, int, str]
"""Rows, which may be `?`, columns, K and layout."""


def mlir(rows: int | str, columns: int, depth: int, layout: str) -> str:
    """A projection as a framework prints it; rows may be `?`."""
    stored, op = (f"{columns}x{depth}", "matmul_transpose_b")
    if layout == "nn":
        stored, op = f"{depth}x{columns}", "matmul"
    x, w, y = f"tensor<{rows}x{depth}xbf16>", f"tensor<{stored}xbf16>", f"tensor<{rows}x{columns}x"
    told = "" if rows != "?" else (
        f"  %axis = arith.constant 0 : index\n  %m = tensor.dim %x, %axis : {x}\n"
    )  # fmt: skip
    size = "%m" if told else ""
    return f"""func.func @main(%x: {x}, %w: {w}) -> {y}bf16> {{
{told}  %zero = arith.constant 0.0 : f32
  %e = tensor.empty({size}) : {y}f32>
  %i = linalg.fill ins(%zero : f32) outs(%e : {y}f32>) -> {y}f32>
  %s = linalg.{op} ins(%x, %w : {x}, {w}) outs(%i : {y}f32>) -> {y}f32>
  %r = arith.truncf %s : {y}f32> to {y}bf16>
  return %r : {y}bf16>
}}
"""


def build(job: Job) -> dict[str, Any]:
    """Machine code and manifest."""
    return compiled(mlir(*job), "auto")


def compare(
    problem: tuple[int, int, int, str], made: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """Microseconds of the artifact and of the kernel for this number of rows."""
    import torch

    from gemmc.runtime import load

    torch.cuda.empty_cache()
    rows, columns, depth, _ = problem
    kernels = [load(each["cubin"], each["manifest"]) for each in made]
    sides, stream = Sides(problem, "bf16", "bf16", 0), torch.cuda.Stream()
    errors = [sides.error(each) for each in kernels]
    floor = max(2 * rows * columns * depth / 7e8, 2 * columns * depth / 4.5e6)
    launches = int(max(2, min(1000, GRAPH_US / floor)))
    busy = torch.ones(64 << 20, device="cuda")
    times: list[list[float]] = [[], []]
    with torch.cuda.stream(stream):
        graphs = [graph_of(sides.of(each), launches, sides.sets, stream) for each in kernels]
        for round_ in range(ROUNDS):
            for side in (0, 1) if round_ % 2 else (1, 0):
                us = microseconds(graphs[side], launches, stream, busy)
                times[side].append(us)
    any_, own = (sorted(each)[len(each) // 2] for each in times)
    return {"problem": list(problem), "any_us": any_, "own_us": own, "errors": errors}


def main() -> int:
    """1 where a result is wrong."""
    parser = argparse.ArgumentParser(description="An artifact for any number of rows.")
    parser.add_argument("--json", type=Path, default=Path("dynamic-m.json"))
    parser.add_argument("--rows", type=int, nargs="*",
                        default=[1, 7, 37, 128, 1000, 3000, 4096, 5000])  # fmt: skip
    parser.add_argument("--weights", nargs="*", default=WEIGHTS)
    parser.add_argument("--layouts", nargs="*", default=["nt"], choices=["nt", "nn"])
    options = parser.parse_args()
    weights = [tuple(map(int, each.split("x"))) for each in options.weights]
    kinds = [(*each, layout) for each in weights for layout in options.layouts]
    jobs: list[Job] = [(rows, *kind) for kind in kinds for rows in (*options.rows, "?")]
    with ProcessPoolExecutor(16, multiprocessing.get_context("spawn")) as pool:
        built = dict(zip(jobs, pool.map(build, jobs), strict=True))
    found: list[dict[str, Any]] = []
    for kind in kinds:
        for rows in options.rows:
            row = compare((rows, *kind), [built["?", *kind], built[rows, *kind]])
            found.append(row)
            print(row["problem"], f"{row['any_us']:.2f} for any, {row['own_us']:.2f} for its own,",
                  f"{row['any_us'] / row['own_us']:.4f}")  # fmt: skip
    options.json.write_text(json.dumps({"results": found}) + "\n")
    return int(any(not error < RIGHT for each in found for error in each["errors"]))


if __name__ == "__main__":
    sys.exit(main())
