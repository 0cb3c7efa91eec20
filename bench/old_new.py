"""Times the kernels of two trees beside each other: what a change of kernels brought.

    python bench/old_new.py --build DIR             writes what this tree makes of the nine sizes
    python bench/old_new.py OLD NEW --json F.json   times two such folders on a GPU

The sizes are those of docs/performance.md, bf16, A·Bᵀ and A·B. Old and new are CUDA graphs over the
same buffers that take turns (old, new, new, old), so that a drift of the clock meets both. First in
bursts, with a rest before each graph; then settled, without rests, after half a second of warming.
The figure is the median over the turns of old's time divided by new's: above 1, new is faster.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test"), str(ROOT / "bench")]

SIZES = (
    *((8192, 8192, 8192), (4096, 4096, 4096), (8192, 8192, 512), (4096, 4096, 128)),
    *((2048, 2048, 2048), (4096, 14336, 4096), (6144, 6144, 6144)),
    *((16384, 16384, 16384), (8192, 28672, 8192)),
)
LAYOUTS = ("nt", "nn")
REST, WARMING = 0.02, 0.5
"""Seconds before a graph of a burst; seconds of load before settled turns count."""

Graphs = tuple[Callable[[], None], Callable[[], None]]


def build(folder: Path) -> None:
    """PTX and manifest of `auto` for each problem."""
    from pipelines.problems import Product

    from gemmc import api

    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        for layout in LAYOUTS:
            made = api.compile(Product(size, "bf16", layout, "bf16").mlir, pipeline="auto")
            path = folder / "x".join(map(str, size))
            path.with_name(f"{path.name}-bf16-{layout}.ptx").write_text(made.ptx)
            path.with_name(f"{path.name}-bf16-{layout}.json").write_text(json.dumps(made.manifest))


def turns(graphs: Graphs, seconds: float, rest: float, stream: Any) -> list[tuple[float, float]]:
    """Milliseconds of old and new in each round of old, new, new, old."""
    import torch

    def ms(graph: Callable[[], None]) -> float:
        time.sleep(rest)
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record(stream)
        graph()
        end.record(stream)
        stream.synchronize()
        return begin.elapsed_time(end)

    found: list[tuple[float, float]] = []
    until = time.time() + seconds
    while time.time() < until:
        first, second, third, fourth = (ms(graphs[side]) for side in (0, 1, 1, 0))
        found.append((first + fourth, second + third))
    return found


def compare(old: Path, new: Path, name: str, options: argparse.Namespace) -> dict[str, Any]:
    """Ratios of one problem."""
    import torch
    from shapes import Sides, graph_of

    from gemmc.runtime import load

    size, dtype, layout = name.split("-")
    m, n, k = map(int, size.split("x"))
    torch.cuda.empty_cache()
    sides = Sides((m, n, k, layout), dtype, dtype, 0)
    stream = torch.cuda.Stream()
    launches = max(2, int(options.ms * 7e11 / (2 * m * n * k)))
    with torch.cuda.stream(stream):
        kernels = [load(each / f"{name}.ptx", each / f"{name}.json") for each in (old, new)]
        errors = [sides.error(kernel) for kernel in kernels]
        made = [graph_of(sides.of(each), launches, sides.sets, stream) for each in kernels]
        graphs = (made[0].replay, made[1].replay)
        turns(graphs, 0.1, REST, stream)
        burst = turns(graphs, options.burst, REST, stream)
        turns(graphs, WARMING, 0.0, stream)
        settled = turns(graphs, options.settled, 0.0, stream)
    same = all((old / f"{name}{end}").read_bytes() == (new / f"{name}{end}").read_bytes()
               for end in (".ptx", ".json"))  # fmt: skip
    return {
        "problem": name, "same": same, "errors": errors, "launches": launches,
        "burst": median(a / b for a, b in burst), "settled": median(a / b for a, b in settled),
        "turns": [len(burst), len(settled)],
        "settled_us": median(b for _, b in settled) / 2 / launches * 1e3,
    }  # fmt: skip


def main() -> int:
    """0 where everything was done."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--build", type=Path, help="write this tree's kernels there")
    parser.add_argument("folders", type=Path, nargs="*", metavar="FOLDER")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--ms", type=float, default=10.0, help="of a graph")
    parser.add_argument("--burst", type=float, default=1.0, help="seconds of a problem's bursts")
    parser.add_argument("--settled", type=float, default=3.0, help="seconds without rests")
    options = parser.parse_args()
    if options.build:
        build(options.build)
        return 0
    if len(options.folders) != 2:
        parser.error("needed two folders, OLD and NEW, as --build writes them")
    old, new = options.folders
    rows: list[dict[str, Any]] = []
    for path in sorted(new.glob("*.ptx")):
        rows.append(compare(old, new, path.stem, options))
        print({k: v for k, v in rows[-1].items() if k != "turns"}, flush=True)
        if options.json:
            options.json.write_text(json.dumps({"results": rows}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
