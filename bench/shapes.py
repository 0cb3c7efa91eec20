"""Time `auto` on many shapes beside torch.mm: the list, the measurement, the summary.

    python bench/shapes.py --list                         the problems, no GPU
    python bench/shapes.py --json shapes.json             compile in 16 processes, time on the GPU
    python bench/shapes.py --report shapes.json           what was measured, in a few lines
    python bench/shapes.py --problems other.json …        of another list: [[m, n, k, layout], …]

The list: layers of published models, squares and rectangles at awkward sizes, each with M of round
and of no round kind; A·Bᵀ and A·B in turn, 80 problems in both. Each side is a CUDA graph of some
30 ms over at least two sets of buffers and 512 MB, behind a launch that keeps the GPU busy while
the graph is handed over; the sides take turns; the median of the rounds counts, and each round has
its buffers at another place in memory. The card rests after each graph for as long as it took, so
that it is not at its power limit (`--rest 0`: it does not). torch's reductions in bf16 are
switched off.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test")]

from gemmc.bench.gpu import torch_or_refuse  # noqa: E402
from gemmc.cli.report import reported  # noqa: E402

ROWS = (
    *(1, 2, 4, 8, 16, 32, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072),
    *(4096, 6144, 8192, 16384),
)
ODD_ROWS = (3, 7, 13, 27, 50, 77, 100, 177, 300, 431, 700, 1000, 1337, 1900, 2500, 3333, 5000, 7000)
MODELS = (
    *((4096, 4096), (6144, 4096), (28672, 4096), (14336, 4096), (4096, 14336)),  # Llama 3, 8B
    *((8192, 8192), (10240, 8192), (57344, 8192), (8192, 28672)),  # Llama 3, 70B
    *((2112, 7168), (24576, 1536), (7168, 2048), (7168, 16384), (4096, 7168), (7168, 18432)),
    *((5120, 5120), (13824, 5120), (5120, 13824), (3584, 18944), (37888, 3584), (4608, 3584)),
    *((3072, 3072), (9216, 3072), (8192, 3072), (3072, 8192), (2304, 768), (768, 3072)),
    *((1600, 6400), (6400, 1600), (50304, 1600), (12288, 12288), (49152, 12288)),
)
OTHERS = (
    *((512, 512), (1024, 1024), (1280, 1280), (1536, 1536), (2048, 2048), (2304, 2304)),
    *((2560, 2560), (4224, 4224), (1000, 3000), (5000, 1000), (720, 8400), (3304, 2008)),
)
BOTH = 80


def problems() -> list[tuple[int, int, int, str]]:
    """800: rows, columns, K, and the layout of the operands."""
    rng = random.Random(20261122)
    sizes: list[tuple[int, int, int]] = []
    for n, k in (*MODELS, *OTHERS):
        fitting = [m for m in ROWS if m * n * k < 2.2e12]
        some = rng.sample(fitting, min(len(fitting), 14)) + rng.sample(ODD_ROWS, 4)
        sizes += [(m, n, k) for m in sorted(some) if m * n * k < 2.2e12]
    rng.shuffle(sizes)
    sizes = sorted(sizes[: 800 - BOTH])
    found = [(*size, ("nt", "nn")[i % 2]) for i, size in enumerate(sizes)]
    again = rng.sample(range(len(found)), 800 - len(found))
    return found + [(*found[i][:3], "nn" if found[i][3] == "nt" else "nt") for i in again]


def build(problem: Sequence[Any], pipeline: str, dtype: str, result: str) -> dict[str, Any]:
    """Machine code and manifest of what a pipeline makes of a problem, or why there is none; what
    is predicted is the product alone, without copies of operands ahead of it, and no vector that is
    summed in loops."""
    from pipelines.problems import Product

    from gemmc import frontend, select
    from gemmc.chosen import Chosen

    m, n, k, layout = problem
    mlir = Product((m, n, k), dtype, layout, result).mlir
    made = compiled(mlir, pipeline)
    if "error" in made or _is_summed(mlir):
        return made
    ahead = Chosen().ahead.resolved().passes
    found = select.problem_of(frontend.parse(mlir, "p.mlir"), frontend.context(), ahead)[0]
    chosen = select.choose(found).candidate
    return made | {
        "configuration": str(chosen.configuration), "predicted": chosen.us, "row": chosen.row.name,
    }  # fmt: skip


def _is_summed(mlir: str) -> bool:
    """Whether a program is a matrix times a vector that `auto` sums in loops."""
    from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation

    from gemmc import frontend
    from gemmc.transforms.problem._read_once import is_read_once

    ops = frontend.parse(mlir, "p.mlir").walk()
    return any(isinstance(op, LinalgStructuredOperation) and is_read_once(op) for op in ops)


def compiled(mlir: str, pipeline: str, changes: Sequence[str] = ()) -> dict[str, Any]:
    """Machine code, manifest and registers, or why there is none; `changes` as `--set` has."""
    from gemmc import api
    from gemmc.assemble import AssembleError
    from gemmc.errors import GemmcError

    try:
        kernel = api.compile(mlir, pipeline=pipeline, set=changes)
        used = kernel.assembled.resources
    except (GemmcError, AssembleError, RuntimeError) as error:
        return {"error": f"{error}"[:300]}
    return {"cubin": kernel.cubin, "manifest": kernel.manifest, "registers": used.registers}


class Sides:
    """torch.mm and kernels for one problem, over buffers that do not fit into L2."""

    def __init__(self, problem: Sequence[Any], dtype: str, result: str, place: int) -> None:
        import torch

        m, n, k, layout = problem
        kinds = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}
        kind, stored = kinds[dtype], kinds[result]
        self.wider = {} if kind == stored else {"out_dtype": stored}
        once = kind.itemsize * (m * k + n * k) + stored.itemsize * m * n
        self.sets = max(2, min(400, -(-512_000_000 // once)))
        self._ahead = torch.empty(place * 7_340_032 + 512, device="cuda", dtype=torch.uint8)
        shapes = ((k, m) if layout[0] == "t" else (m, k)), ((k, n) if layout[1] == "n" else (n, k))
        self.a, self.b = (
            [torch.empty(shape, device="cuda", dtype=kind).normal_() for _ in range(self.sets)]
            for shape in shapes
        )
        self.c = [torch.empty(m, n, device="cuda", dtype=stored) for _ in range(self.sets)]
        self.left = [each.t() if layout[0] == "t" else each for each in self.a]
        self.right = [each.t() if layout[1] == "t" else each for each in self.b]

    def torch(self, i: int) -> None:
        """One torch.mm."""
        import torch

        torch.mm(self.left[i], self.right[i], out=self.c[i], **self.wider)

    def of(self, kernel: Any) -> Callable[[int], Any]:
        """One launch of a kernel."""
        return lambda i: kernel(self.a[i], self.b[i], out=self.c[i])

    def error(self, kernel: Any) -> float:
        """The largest difference from the product in f32, of the largest element."""
        wanted = self.left[0].float() @ self.right[0].float()
        self.c[0].fill_(float("nan"))
        kernel(self.a[0], self.b[0], out=self.c[0])
        return float((self.c[0].float() - wanted).abs().max() / wanted.abs().max())


def graph_of(call: Callable[[int], Any], launches: int, sets: int, stream: Any) -> Any:
    """A CUDA graph of so many launches."""
    import torch

    call(0)
    stream.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=stream):
        for i in range(launches):
            call(i % sets)
    return graph


def microseconds(graph: Any, launches: int, stream: Any, busy: Any) -> float:
    """Of one launch of a graph, behind work that is in front of it on the stream."""
    import torch

    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    torch.mul(busy, 1.0, out=busy)
    begin.record(stream)
    graph.replay()
    end.record(stream)
    stream.synchronize()
    return begin.elapsed_time(end) / launches * 1e3


def timed(
    problem: Sequence[Any], built: dict[str, Any], options: argparse.Namespace
) -> dict[str, Any]:
    """Microseconds of torch.mm and of the kernel, the medians of rounds at several places."""
    import torch

    from gemmc.runtime import load

    torch.cuda.empty_cache()
    m, n, k, _ = problem
    kernel = load(built["cubin"], built["manifest"])
    floor = max(2 * m * n * k / 7e8, 2 * (m * k + n * k + m * n) / 4e6, 3.0)
    launches = int(max(2, min(1000, options.ms * 1e3 / floor)))
    times: list[list[float]] = [[], []]
    stream, wrong = torch.cuda.Stream(), 0.0
    busy = torch.ones(64 << 20, device="cuda")
    with torch.cuda.stream(stream):
        for place in range(options.places):
            sides = Sides(problem, options.dtype, options.result or options.dtype, place)
            if not place:
                wrong = sides.error(kernel)
            calls = [sides.torch, sides.of(kernel)]
            graphs = [graph_of(call, launches, sides.sets, stream) for call in calls]
            for round_ in range(options.rounds + 1):
                for side in (0, 1) if round_ % 2 else (1, 0):
                    us = microseconds(graphs[side], launches, stream, busy)
                    time.sleep(options.rest * us * launches * 1e-6)
                    if round_:
                        times[side].append(us)
            del graphs, calls, sides
    first, second = (sorted(each)[len(each) // 2] for each in times)
    return {"torch_us": first, "us": second, "error": wrong, "launches": launches}


def timed_again(
    problem: Sequence[Any], built: dict[str, Any], options: argparse.Namespace
) -> dict[str, Any]:
    """As `timed`; of what is slow the middle one of three measurements, by torch.mm's time over
    the kernel's, which all stand in `ratios`."""
    found = [timed(problem, built, options)]
    if found[0]["torch_us"] < options.again * found[0]["us"]:
        found += [timed(problem, built, options) for _ in range(2)]
    found.sort(key=lambda each: each["torch_us"] / each["us"])
    middle = found[len(found) // 2]
    if len(found) > 1:
        middle["ratios"] = [round(each["torch_us"] / each["us"], 4) for each in found]
    return middle


def measure(listed: Sequence[Sequence[Any]], options: argparse.Namespace) -> list[dict[str, Any]]:
    """Compiles in processes, times in this one."""
    fork = multiprocessing.get_context("fork")
    rows: list[dict[str, Any]] = []
    begun, result = time.time(), options.result or options.dtype
    with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
        jobs: list[Future[dict[str, Any]]] = [
            pool.submit(build, problem, options.pipeline, options.dtype, result)
            for problem in listed
        ]
        compiled = [job.result() for job in jobs]
    print(f"compiled {len(compiled)} in {time.time() - begun:.0f} s", flush=True)
    import torch

    torch.backends.cuda.matmul.allow_bf16_reduced_precision_reduction = False
    torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
    torch.backends.cuda.matmul.allow_tf32 = False
    for number, (problem, built) in enumerate(zip(listed, compiled, strict=True)):
        if time.time() - begun > options.limit:
            print(f"stopped at {number} of {len(listed)}: {options.limit} s are over")
            break
        row = {"problem": list(problem)}
        row |= {key: built[key] for key in built if key not in ("cubin", "manifest")}
        if "cubin" in built:
            row |= timed_again(problem, built, options)
        rows.append(row)
        if number % 50 == 49:
            print(f"{number + 1}: {time.time() - begun:.0f} s", flush=True)
            options.json.write_text(json.dumps({"results": rows}) + "\n")
    text = ",\n".join(map(json.dumps, rows))
    options.json.write_text(f'{{"device": "{torch.cuda.get_device_name()}", "torch": '
                            f'"{torch.__version__}", "pipeline": "{options.pipeline}", "dtype": '
                            f'"{options.dtype}", "results": [\n{text}\n]}}\n')  # fmt: skip
    return rows


GROUPS: dict[str, Callable[[Sequence[Any]], bool]] = {
    "all": lambda p: True,
    "nt": lambda p: p[3] == "nt",
    "nn": lambda p: p[3] == "nn",
    "m to 16": lambda p: p[0] <= 16,
    "m of 17 to 64": lambda p: 16 < p[0] <= 64,
    "m of 65 to 95": lambda p: 64 < p[0] < 96,
    "m of 96 to 768": lambda p: 96 <= p[0] <= 768,
    "m of 769 to 2048": lambda p: 768 < p[0] <= 2048,
    "m above 2048": lambda p: p[0] > 2048,
}


def report(rows: Sequence[dict[str, Any]]) -> None:
    """Geometric means, shares and the worst."""
    failed = [row for row in rows if "us" not in row]
    rows = [row for row in rows if "us" in row]
    ratio = {id(row): row["torch_us"] / row["us"] for row in rows}
    wrong = [row["problem"] for row in rows if not row["error"] < 0.02]
    print(f"{len(rows)} problems, {len(failed)} failed, {len(wrong)} wrong {wrong[:3]}")
    for row in failed[:5]:
        print(row["problem"], row["error"])
    for name, within in GROUPS.items():
        some = sorted(ratio[id(row)] for row in rows if within(row["problem"]))
        if some:
            share = sum(r >= 0.995 for r in some) / len(some)
            print(f"{name:18} {len(some):4}: {geometric_mean(some):.3f}; "
                  f"{share:.0%} at least 0.995; 1st percentile {some[len(some) // 100]:.3f}, "
                  f"worst {some[0]:.3f}")  # fmt: skip
    extra = sorted(_beyond_memory(row) for row in rows if _streams_weights(row["problem"]))
    if extra:
        most = extra[int(len(extra) * 0.9)]
        print(f"m to 16, 64 MB of weights: {len(extra)}: bytes / 4.5 TB/s + "
              f"{extra[len(extra) // 2]:.1f} us median, {most:.1f} us for 90 %")  # fmt: skip


def _streams_weights(problem: Sequence[Any]) -> bool:
    m, n, k, _ = problem
    return m <= 16 and 2 * n * k >= 64e6


def _beyond_memory(row: dict[str, Any]) -> float:
    """Microseconds above what 4.5 TB/s would take for all bytes."""
    m, n, k, _ = row["problem"]
    return row["us"] - (m * k + n * k + m * n) * 2 / 4.5e6


STEPS = ((0.8, "#b2182b"), (0.9, "#ef8a62"), (0.995, "#fddbc7"), (1.05, "#d1e5f0"),
         (1.2, "#67a9cf"), (float("inf"), "#2166ac"))  # fmt: skip
"""Ratios below each, and their colour."""


def picture(rows: Sequence[dict[str, Any]]) -> str:
    """An SVG: a dot for each problem, M across and N times K up, coloured by torch.mm's time over
    the kernel's; beside it how many problems each colour has."""
    dots: list[str] = []
    counts = dict.fromkeys(STEPS, 0)
    for row in rows:
        m, n, k, _ = row["problem"]
        ratio = row["torch_us"] / row["us"]
        step = next(each for each in STEPS if ratio < each[0])
        counts[step] += 1
        x, y = 60 + 40 * math.log2(m), 470 - 24 * (math.log2(n * k) - 12)
        title = f"<title>{m} x {n} x {k}: {ratio:.2f}</title>"
        dots.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{step[1]}" stroke="#444" '
                    f'stroke-width="0.3">{title}</circle>')  # fmt: skip
    for power in range(0, 15, 2):
        dots.append(f'<text x="{60 + 40 * power}" y="495" text-anchor="middle">{2**power}</text>')
    for power in range(14, 31, 4):
        dots.append(f'<text x="52" y="{762 - 24 * power}" text-anchor="end">2^{power}</text>')
    low = 0.0
    for number, ((limit, colour), count) in enumerate(counts.items()):
        y, said = 60 + 24 * number, f"{low:g} to {limit:g}" if limit < 9 else f"above {low:g}"
        dots.append(f'<rect x="680" y="{y}" width="{count * 150 / len(rows):.0f}" height="16" '
                    f'fill="{colour}" stroke="#444" stroke-width="0.3"/>'
                    f'<text x="840" y="{y + 13}">{said}: {count}</text>')  # fmt: skip
        low = limit
    dots.append('<text x="340" y="515" text-anchor="middle">M</text><text x="60" y="20">N·K</text>'
                '<text x="680" y="40">torch.mm / gemmc, problems</text>')  # fmt: skip
    style = 'font-family="sans-serif" font-size="12" style="background:white"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="980" height="530" {style}>'
    return "\n".join((head, *dots, "</svg>")) + "\n"


def main() -> int:
    """0 where everything was done."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--svg", type=Path, help="with --report: a picture")
    parser.add_argument("--problems", type=Path)
    parser.add_argument("--pipeline", default="auto")
    parser.add_argument("--dtype", default="bf16")
    parser.add_argument("--result", default="", help="the results' type, where it is another")
    parser.add_argument("--ms", type=float, default=30.0, help="of a graph")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--places", type=int, default=3)
    parser.add_argument("--rest", type=float, default=1.0, help="for so long as a graph takes")
    parser.add_argument("--again", type=float, default=0.95,
                        help="what has less of torch.mm's speed is timed three times")  # fmt: skip
    parser.add_argument("--every", type=int, default=1, help="only each so many-th problem")
    parser.add_argument("--limit", type=float, default=3600, help="seconds")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--json", type=Path, default=Path("shapes.json"))
    options = parser.parse_args()
    if options.report:
        rows = json.loads(options.report.read_text())["results"]
        report(rows)
        if options.svg:
            options.svg.write_text(picture([row for row in rows if "us" in row]))
        return 0
    listed = json.loads(options.problems.read_text()) if options.problems else problems()
    listed = listed[:: options.every]
    if options.list:
        print("\n".join(f"{m} x {n} x {k} {layout}" for m, n, k, layout in listed))
        return 0
    torch_or_refuse("shapes")
    report(measure(listed, options))
    return 0


if __name__ == "__main__":
    sys.exit(reported(main))
