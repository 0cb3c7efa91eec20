"""Whole models beside eager PyTorch, on a GPU: the time of a forward pass, and the results.

    python bench/models.py [NAME ...] [--json models.json]
    python bench/models.py --report FILE                    no GPU

The models are those of `torch_models.py`, as torch-mlir printed them (`bench/models/`), compiled by
`auto`; eager PyTorch runs the same weights on the same inputs, f32 without TF32. Both are CUDA
graphs that take turns. Outputs are poisoned and compared with PyTorch's in f64.
"""

from __future__ import annotations

import gzip
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from comparing import Found, compare_all  # noqa: E402
from graphs import Graph, poisoned, take_turns  # noqa: E402
from shapes import compiled  # noqa: E402

FOLDER = ROOT / "bench" / "models"

ALLOWED = {"f16": 4e-3, "f32": 1e-5}
"""Of the largest element, twelve layers on."""


def names() -> list[str]:
    """The models that are there."""
    return sorted(path.name.removesuffix(".mlir.gz") for path in FOLDER.glob("*.mlir.gz"))


def build(name: str) -> dict[str, Any]:
    """A model's machine code, its manifest, and the seconds of a core that making them took."""
    text = gzip.decompress((FOLDER / f"{name}.mlir.gz").read_bytes()).decode()
    begun = time.process_time()
    found = compiled(text, "auto")
    return {**found, "seconds": round(time.process_time() - begun, 1)}


def compare(name: str, built: dict[str, Any]) -> dict[str, Any]:
    """Microseconds of both sides, and each one's error beside PyTorch's in f64."""
    import torch
    import torch_models

    from gemmc.runtime import load

    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
    model, inputs = torch_models.made(name)
    model, inputs = model.cuda(), tuple(each.cuda() for each in inputs)
    held = [each.detach() for each in torch_models.weights(model).values()]
    given = [each.to(torch.int8) if each.dtype == torch.bool else each for each in inputs]
    program = load(built["cubin"], built["manifest"])
    with torch.no_grad():
        eager = model(*inputs)
        out = poisoned(*eager.shape, dtype=eager.dtype)
        program(*given, *held, out=out)
        sides = {
            "eager": Graph(lambda: model(*inputs)),
            "gemmc": Graph(lambda: program(*given, *held, out=out)),
        }
        us = take_turns(sides)
        exact = _exactly(model, inputs)
    errors = {"gemmc": _error(out, exact), "eager": _error(eager, exact)}
    kind = "f16" if eager.dtype == torch.float16 else "f32"
    return {
        "us": us, "errors": errors, "right": errors["gemmc"] <= ALLOWED[kind],
        "launches": len(built["manifest"]["launches"]),
        "kernels": len(built["manifest"]["kernels"]), "seconds": built["seconds"],
    }  # fmt: skip


def _exactly(model: Any, inputs: Sequence[Any]) -> Any:
    """What a model gives in f64, by PyTorch's plain ops: its fast encoder has another gelu."""
    import torch

    fast = torch.backends.mha.get_fastpath_enabled()
    torch.backends.mha.set_fastpath_enabled(False)
    try:
        wide = (each.double() if each.is_floating_point() else each for each in inputs)
        return model.double()(*wide)
    finally:
        torch.backends.mha.set_fastpath_enabled(fast)


def _error(found: Any, exact: Any) -> float:
    """The largest difference, of the largest element; infinite where a value is none."""
    worst = float((found.double() - exact).abs().max() / exact.abs().max())
    return worst if worst == worst else float("inf")


def report(found: Found) -> int:
    """A line for each model, and the geometric mean; 1 where one failed or is wrong."""
    for name, each in found.items():
        if "error" in each:
            print(f"{name}: {each['error']}")
            continue
        us, errors = each["us"], each["errors"]
        print(
            f"{name}: {us['gemmc']:.0f} us, eager {us['eager']:.0f}: "
            f"{us['eager'] / us['gemmc']:.2f}; {each['kernels']} kernels, "
            f"{each['launches']} launches, {each['seconds']} s to compile; "
            f"error {errors['gemmc']:.2g}, eager {errors['eager']:.2g}, "
            f"{'right' if each['right'] else 'WRONG'}"
        )
    good = [each for each in found.values() if each.get("right")]
    if good:
        ratios = [each["us"]["eager"] / each["us"]["gemmc"] for each in good]
        print(f"{len(good)}: {geometric_mean(ratios):.2f} of eager PyTorch's speed")
    return int(len(good) < len(found))


def _built(chosen: Sequence[str]) -> Iterator[tuple[str, dict[str, Any], Callable[[], Any]]]:
    """The models of these names, or all, built side by side."""
    chosen = chosen or names()
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(min(8, len(chosen)), mp_context=fork) as pool:
        made = list(pool.map(build, chosen))
    for name, each in zip(chosen, made, strict=True):
        yield name, each, partial(compare, name, each)


if __name__ == "__main__":
    sys.exit(compare_all(__doc__, "of bench/models, all by default", _built, report))
