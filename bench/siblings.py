"""Programs with several results beside PyTorch's ops, on a GPU, and with a kernel for each result.

    python bench/siblings.py [NAME …] [--json siblings.json]
    python bench/siblings.py --report bench/results/siblings.json     no GPU

Each is compiled by `auto`, also without `fuse-siblings` and with each reduction a kernel of its
own, and timed as a CUDA graph in turns with the PyTorch ops. Outputs are poisoned and compared with
these ops in f32.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from comparing import Found, compare_all  # noqa: E402
from graphs import Graph, take_turns  # noqa: E402
from shapes import compiled  # noqa: E402
from sibling_cases import Case, cases  # noqa: E402

ALLOWED = {"f32": 1e-4, "bf16": 0.02, "i8": 0.0, "i64": 0.0}
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

    kinds = {"f32": torch.float32, "bf16": torch.bfloat16, "i8": torch.int8, "i64": torch.int64}
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


def report(found: Found) -> int:
    """Print what was found; 1 where a result is wrong or was not made."""
    for name, each in found.items():
        if "us" not in each:
            print(f"{name}: {each['error']}")
            continue
        us, launches = each["us"], each["launches"]
        print(
            f"{name}: {us['auto']:.0f} us in {launches['auto']} launches, apart {us['apart']:.0f} "
            f"in {launches['apart']}, PyTorch {us['torch']:.0f}; "
            f"{'right' if _is_right(each) else 'WRONG'}"
        )
    good = [each["us"] for each in found.values() if _is_right(each)]
    for side in SIDES if good else ():
        ratios = [each["torch"] / each[side] for each in good]
        mean = geometric_mean(ratios)
        print(f"{side}: {mean:.2f} of PyTorch's speed, worst {min(ratios):.2f}")
    return int(len(good) < len(found))


def _is_right(found: dict[str, Any]) -> bool:
    return "us" in found and found["of_allowed"] <= 1


def _built(names: Sequence[str]) -> Iterator[tuple[str, dict[str, Any], Callable[[], Any]]]:
    """The cases that have one of these parts of names, or all."""
    for name, case in cases().items():
        if not names or any(each in name for each in names):
            made = build(case.mlir)
            failed = next((each for each in made.values() if "error" in each), None)
            yield name, failed or {}, partial(compare, case, made)


if __name__ == "__main__":
    named = "parts of programs' names, all by default"
    sys.exit(compare_all(__doc__, named, _built, report))
