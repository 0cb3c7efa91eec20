"""A linear layer on [batch, sequence, 4096] of open sizes beside PyTorch's, on a GPU.

    python bench/open_linear.py [--json open-linear.json]

One artifact, bf16, for 4096 and 14336 columns, as JAX prints it: a contraction of a tensor of three
dimensions and a matrix. Graphs take turns; the weights are read from L2 where they fit it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from graphs import Graph, take_turns  # noqa: E402
from shapes import compiled  # noqa: E402

K, COLUMNS, ALLOWED = 4096, (4096, 14336), 0.02
SEQUENCES = ((1, 1), (64, 1), (256, 1), (16, 16), (16, 128), (1, 2048), (8, 512))


def mlir(columns: int) -> str:
    """The layer."""
    x, w = f"tensor<?x?x{K}xbf16>", f"tensor<{K}x{columns}xbf16>"
    sums, y = f"tensor<?x?x{columns}xf32>", f"tensor<?x?x{columns}xbf16>"
    return f"""func.func @main(%x: {x}, %w: {w}) -> {y} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : {x}
  %s = tensor.dim %x, %c1 : {x}
  %e = tensor.empty(%b, %s) : {sums}
  %i = linalg.fill ins(%zero : f32) outs(%e : {sums}) -> {sums}
  %r = linalg.contract indexing_maps = [affine_map<(b, s, n, k) -> (b, s, k)>,
      affine_map<(b, s, n, k) -> (k, n)>, affine_map<(b, s, n, k) -> (b, s, n)>]
    ins(%x, %w : {x}, {w}) outs(%i : {sums}) -> {sums}
  %y = arith.truncf %r : {sums} to {y}
  return %y : {y}
}}
"""


def compare(made: dict[str, Any], columns: int, batch: int, length: int) -> dict[str, Any]:
    """Microseconds of both, and the error of the largest element."""
    import torch

    from gemmc.runtime import load

    x = torch.randn(batch, length, K, device="cuda").bfloat16()
    w = torch.randn(K, columns, device="cuda").bfloat16()
    out = torch.full((batch, length, columns), float("nan"), device="cuda").bfloat16()
    program = load(made["cubin"], made["manifest"])
    program(x, w, out=out)
    wanted = x.float() @ w.float()
    error = (out.float() - wanted).abs().max() / wanted.abs().max()
    sides: dict[str, Any] = {
        "torch": Graph(lambda: torch.matmul(x, w)),
        "auto": Graph(lambda: program(x, w, out=out)),
    }
    return {"shape": [batch, length, columns], "us": take_turns(sides), "error": float(error)}


def main() -> int:
    """1 where a result is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", type=Path, default=Path("open-linear.json"))
    options = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for columns in COLUMNS:
        made = compiled(mlir(columns), "auto")
        for batch, length in SEQUENCES:
            rows.append(compare(made, columns, batch, length))
            print(rows[-1], flush=True)
    ratios = [each["us"]["torch"] / each["us"]["auto"] for each in rows]
    print(f"{geometric_mean(ratios):.3f} of PyTorch's speed, worst {min(ratios):.3f}")
    options.json.write_text(json.dumps({"results": rows}) + "\n")
    return int(any(not each["error"] < ALLOWED for each in rows))


if __name__ == "__main__":
    sys.exit(main())
