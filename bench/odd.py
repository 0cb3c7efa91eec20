"""Products with odd N, K or both beside their aligned neighbours and torch.mm, on a GPU.

    python bench/odd.py --json odd.json [--seconds S] [--workers N]

Each is compiled with `--pipeline auto` in processes of their own, checked against a float32 product
of the same numbers, and timed as a CUDA graph in turns with the neighbour whose odd extents are the
next multiple of 8, and with `torch.mm`.
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
sys.path[:0] = [str(ROOT), str(ROOT / "test"), str(ROOT / "bench")]

from graphs import Graph, poisoned, said, take_turns  # noqa: E402

Size = tuple[int, int, int, str]


def problems(options: argparse.Namespace) -> list[Size]:
    """M of 1024 or more; N, K or both beside round numbers, in each of the layouts."""
    rng, beside = random.Random(7), [sign * each for sign in (-1, 1) for each in options.beside]
    found: list[Size] = []
    for number in range(options.count):
        m = rng.choice((1024, 1536, 2048, 3000, 4096, 4096, 6144, 8192))
        n, k = (rng.choice((1024, 2048, 3072, 4096, 4096, 6144, 8192)) for _ in range(2))
        which = options.extents[number % len(options.extents)]
        odd = rng.choice(sorted(beside))
        n += odd if "n" in which else 0
        k += odd if "k" in which else 0
        turn = number // len(options.extents) % len(options.layouts)
        found.append((m, n, k, options.layouts[turn]))
    return found


def neighbour(size: Size) -> Size:
    """With whole 16 bytes in each row."""
    m, n, k, layout = size
    return m, -(-n // 8) * 8, -(-k // 8) * 8, layout


def build(size: Size) -> dict[str, Any]:
    """Machine code and manifest."""
    from pipelines.problems import Product

    from gemmc import api

    m, n, k, layout = size
    begin = time.perf_counter()
    made = api.compile(Product((m, n, k), "bf16", layout, "bf16").mlir, pipeline="auto")
    kernels = len(made.manifest.get("kernels", [0]))
    took = round(time.perf_counter() - begin, 1)
    return {"cubin": made.cubin, "manifest": made.manifest, "kernels": kernels, "compiled_s": took}


class Side:
    """A kernel's or torch's call over buffers of its own."""

    def __init__(self, size: Size, made: dict[str, Any] | None, operands: Any) -> None:
        import torch

        m, n, k, layout = size
        a, b = operands
        self.a = a[:m, :k].contiguous()
        self.b = (b[:k, :n] if layout == "nn" else b[:k, :n].T).contiguous()
        self.c = poisoned(m, n, dtype=torch.bfloat16)
        if made is None:
            right = self.b if layout == "nn" else self.b.T
            self.graph = Graph(lambda: torch.mm(self.a, right, out=self.c))
            return
        from gemmc.runtime import load

        self.graph = Graph(load(made["cubin"], made["manifest"]).bind(self.a, self.b, self.c))


def measure(size: Size, odd: dict[str, Any], even: dict[str, Any]) -> dict[str, Any]:
    """Medians of seven turns, and the error."""
    import torch

    m, n, k, _ = size
    generator = torch.Generator(device="cuda").manual_seed(1)
    wide = neighbour(size)
    a, b = (
        torch.randn(shape, device="cuda", generator=generator).to(torch.bfloat16)
        for shape in ((m, wide[2]), (wide[2], wide[1]))
    )
    sides = {
        "odd": Side(size, odd, (a, b)),
        "neighbour": Side(wide, even, (a, b)),
        "torch": Side(size, None, (a, b)),
    }
    us = take_turns({name: side.graph for name, side in sides.items()})
    wanted = sides["odd"].a.float() @ b[:k, :n].float()
    error = (sides["odd"].c.float() - wanted).norm() / wanted.norm()
    return us | {
        "size": size, "kernels": odd["kernels"], "error": float(error),
        "right": bool(error < 4e-3),
        "of_neighbour": round(us["neighbour"] / us["odd"], 3),
        "over_torch": round(us["torch"] / us["odd"], 3),
    }  # fmt: skip


def main() -> int:
    """1 where a result is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, default=Path("odd.json"))
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--beside", type=int, nargs="+", default=[1, 3],
                        help="how far from round: 2 and 4 for rows of 4 and 8 bytes")  # fmt: skip
    parser.add_argument("--extents", nargs="+", default=["n", "k", "nk"])
    parser.add_argument("--layouts", nargs="+", default=["nn", "nt"])
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--workers", type=int, default=16)
    options = parser.parse_args()
    begin, found = time.monotonic(), list[dict[str, Any]]()
    sizes = problems(options)
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        waiting = [(s, pool.submit(build, s), pool.submit(build, neighbour(s))) for s in sizes]
        for size, odd, even in waiting:
            left = options.seconds - (time.monotonic() - begin)
            if left < 0:
                odd.cancel(), even.cancel()
                continue
            try:
                made = measure(size, odd.result(timeout=left), even.result(timeout=left))
            except Exception as error:
                made = {"size": size, "right": False, "error": said(error)}
            found.append(made)
            print(made, flush=True)
            options.json.write_text(json.dumps(found, indent=1))
        pool.shutdown(wait=False, cancel_futures=True)
    good = [each for each in found if each["right"]]
    for name in ("of_neighbour", "over_torch"):
        rates = [each[name] for each in good]
        if rates:
            print(name, "geometric mean", geometric_mean(rates), "least", min(rates))
    return int(len(good) != len(found))


if __name__ == "__main__":
    sys.exit(main())
