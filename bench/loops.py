"""What is no product beside PyTorch's ops, on a GPU: reductions, running sums, pooling, softmax,
moves, scatters, sorts, norms, element-wise ops over odd rows; some of them of open sizes.

    python bench/loops.py [--json loops.json] [--only WORD] [--set PASS.OPTION=VALUE …]
    python bench/loops.py --products                        products and convolutions of open sizes
    python bench/loops.py --list                            no GPU

Each is a function of one or two tensors as a front end prints it, compiled by `auto`, and timed as
a CUDA graph in turns with the PyTorch op, without TF32. Outputs are poisoned and compared with that
op in f32.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench"), str(ROOT / "test")]

from graphs import Graph, said, take_turns  # noqa: E402
from loop_cases import Case, cases  # noqa: E402
from open_cases import open_cases  # noqa: E402
from open_product_cases import open_product_cases  # noqa: E402
from row_cases import row_cases  # noqa: E402
from shapes import compiled  # noqa: E402

ALLOWED = {"f32": 1e-4, "bf16": 0.02, "f16": 0.004}
"""Of the largest element."""


def build(text: str, changes: Sequence[str] = ()) -> dict[str, Any]:
    """Machine code and manifest, or why there is none."""
    return compiled(text, "auto", changes)


def compare(case: Case, made: dict[str, Any]) -> dict[str, Any]:
    """Microseconds of PyTorch's op and of the program, and its error."""
    import torch

    from gemmc.runtime import load

    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
    kinds = {
        "f32": torch.float32, "bf16": torch.bfloat16, "f16": torch.float16, "i64": torch.int64
    }  # fmt: skip
    shapes = case.given if case.places is None else case.given[:-1]
    given = [torch.randn(shape, device="cuda").to(kinds[case.dtype]) for shape in shapes]
    given += [] if case.places is None else [case.places()]
    wanted = case.theirs(*(each.float() if each.is_floating_point() else each for each in given))
    program = load(made["cubin"], made["manifest"])
    wrong = -1 if case.result == "i64" else float("nan")
    out = torch.full(case.made, wrong, dtype=kinds[case.result], device="cuda")
    program(*given, out=out)
    error = (out.float() - wanted.float()).abs().max() / wanted.float().abs().max()
    sides: dict[str, Any] = {
        "torch": Graph(lambda: case.theirs(*given)),
        "auto": Graph(lambda: program(*given, out=out)),
    }
    return {"us": take_turns(sides), "error": float(error)}


def main() -> int:
    """1 where a result is wrong or was not made."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--products", action="store_true", help="those of open sizes instead")
    parser.add_argument("--only", default="")
    parser.add_argument("--set", nargs="*", default=[], help="changes of passes ahead of kernels")
    parser.add_argument("--json", type=Path, default=Path("loops.json"))
    parser.add_argument("--workers", type=int, default=16)
    options = parser.parse_args()
    loops = cases() | row_cases() | open_cases()
    every = open_product_cases() if options.products else loops
    listed = {name: each for name, each in every.items() if options.only in name}
    if options.list:
        print(*listed, sep="\n")
        return 0
    rows, failed = dict[str, Any](), 0
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        texts, make = [each.mlir for each in listed.values()], partial(build, changes=options.set)
        for (name, case), made in zip(listed.items(), pool.map(make, texts), strict=True):
            try:
                row = compare(case, made) if "cubin" in made else made
            except (RuntimeError, ValueError) as error:
                row = {"error": said(error)}
            wrong = "us" not in row or not row["error"] < ALLOWED[case.dtype]
            failed += wrong
            rows[name] = row
            print(name, row.get("us"), row["error"] if wrong else "")
    ratios = [each["us"]["torch"] / each["us"]["auto"] for each in rows.values() if "us" in each]
    print(
        f"{len(ratios)}: {geometric_mean(ratios):.3f} of PyTorch's speed, worst {min(ratios):.3f}"
    )
    options.json.write_text(json.dumps({"results": rows}) + "\n")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
