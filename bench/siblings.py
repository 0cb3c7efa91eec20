"""Programs with several results beside PyTorch's ops, on a GPU, and with a kernel for each result.

    python bench/siblings.py [--json siblings.json] [--only WORD]
    python bench/siblings.py --list                         no GPU

Each is compiled by `auto`, also without `fuse-siblings` and with each reduction a kernel of its
own, and timed as a CUDA graph in turns with the PyTorch ops. Outputs are poisoned and compared with
these ops in f32.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from graphs import Graph, said, take_turns  # noqa: E402
from shapes import compiled  # noqa: E402
from sibling_cases import Case, cases  # noqa: E402

ALLOWED = {"f32": 1e-4, "bf16": 0.02, "i8": 0.0}
"""Of the largest element of a result."""

SIDES: dict[str, tuple[str, ...]] = {
    "auto": (),
    "apart": ("-fuse-siblings", "-fuse-rows"),
}
"""What is compiled, and how the pipeline is changed."""


def build(text: str) -> dict[str, dict[str, Any]]:
    """Machine code and manifest of each side, or why there is none."""
    return {name: compiled(text, "auto", changes) for name, changes in SIDES.items()}


def compare(case: Case, made: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Microseconds of PyTorch's ops and of each side, launches, and the largest error."""
    import torch

    from gemmc.runtime import load

    kinds = {"f32": torch.float32, "bf16": torch.bfloat16, "i8": torch.int8}
    given = [torch.randn(s, device="cuda").abs().to(kinds[kind]) for s, kind in case.given]
    wanted = case.theirs(*(each.float() for each in given))
    sides: dict[str, Any] = {"torch": Graph(lambda: case.theirs(*given))}
    worst, launches = 0.0, dict[str, int]()
    for name, each in made.items():
        program = load(each["cubin"], each["manifest"])
        outs = [torch.full(s, -77, dtype=kinds[kind], device="cuda") for s, kind in case.made]
        program(*given, out=outs)
        for out, other, (_, kind) in zip(outs, wanted, case.made, strict=True):
            error = (out.float() - other.float()).abs().max() / other.float().abs().max()
            worst = max(worst, float(error) / (ALLOWED[kind] or 1e-9))
        launches[name] = len(getattr(program.manifest, "launches", [0]))
        sides[name] = Graph(lambda program=program, outs=outs: program(*given, out=outs))
    return {"us": take_turns(sides), "of_allowed": worst, "launches": launches}


def main() -> int:
    """1 where a result is wrong or was not made."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--json", type=Path, default=Path("siblings.json"))
    parser.add_argument("--workers", type=int, default=16)
    options = parser.parse_args()
    listed = {name: each for name, each in cases().items() if options.only in name}
    if options.list:
        print(*listed, sep="\n")
        return 0
    rows, failed = dict[str, Any](), 0
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        texts = [each.mlir for each in listed.values()]
        for (name, case), made in zip(listed.items(), pool.map(build, texts), strict=True):
            try:
                row = compare(case, made)
            except (RuntimeError, ValueError, KeyError) as error:
                row = {"error": said(error), "made": str(made)[:300]}
            wrong = "us" not in row or not row["of_allowed"] <= 1
            failed += wrong
            rows[name] = row
            print(name, row.get("us"), row.get("launches"), row if wrong else "")
    for side in SIDES:
        ratios = [row["us"]["torch"] / row["us"][side] for row in rows.values() if "us" in row]
        print(f"{side}: {geometric_mean(ratios):.3f} of PyTorch's speed, worst {min(ratios):.3f}")
    options.json.write_text(json.dumps({"results": rows}) + "\n")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
