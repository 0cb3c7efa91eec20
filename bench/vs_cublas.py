"""Times gemmc's kernels against torch.mm (cuBLAS) in one interleaved run.

    python3 bench/vs_cublas.py [--pipelines NAME...] [--shapes MxNxK...] [--dtype bf16]
                               [--layout nt] [--artifacts FOLDER] [--skip-refused]
                               [--out FILE]

A pipeline is a name or a file (see variants.py).

How it is kept fair: normal inputs; each contender is a CUDA graph that walks over enough
sets of buffers to exceed twice the L2; the contenders take turns in random order, and a
ratio is taken between neighbours of one round. "burst" is a card that has rested before
each graph; "settled" follows 3 s of load, and each contender runs 0.35 s of itself before
0.15 s are timed, because a slower neighbour lets the card cool. Results are checked in
the same run. The GPU's settings are only read.

Prints a table, and writes JSON to bench/results/ (and to $OUT if it is set).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test/gpu"), str(ROOT / "bench")]

from cases import Built, Case, build, saved  # noqa: E402
from sampler import Sampler, driver_and_name  # noqa: E402

BASELINE = "torch.mm"
BURST_LAUNCHES = 20
BURST_REST_S = 0.3
SETTLE_S = 3.0
WARM_S = 0.35
TIMED_S = 0.15


@dataclass
class Contender:
    """One thing that multiplies: `call(set)` launches it on a set of buffers."""

    name: str
    call: Callable[[int], Any]
    outputs: list[Any]
    graph: Any = None
    launches: int = 0
    burst_ms: list[float] = field(default_factory=list)
    settled_ms: list[float] = field(default_factory=list)
    windows: list[tuple[float, float]] = field(default_factory=list)


class Buffers:
    """Sets of inputs and, for each contender, outputs, that exceed twice the L2 together."""

    def __init__(self, torch: Any, case: Case) -> None:
        self.torch, self.case = torch, case
        dtype = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}[case.dtype]
        second = (case.k, case.n) if case.layout == "nn" else (case.n, case.k)
        elements = case.m * case.k + case.k * case.n + case.m * case.n
        l2 = getattr(torch.cuda.get_device_properties(0), "L2_cache_size", 60 << 20)
        self.count = max(2, 1 + 2 * l2 // (elements * dtype.itemsize))
        self.a = [self._normal((case.m, case.k), dtype) for _ in range(self.count)]
        self.b = [self._normal(second, dtype) for _ in range(self.count)]

    def _normal(self, shape: tuple[int, int], dtype: Any) -> Any:
        return self.torch.randn(shape, device="cuda").to(dtype)

    def outputs(self) -> list[Any]:
        """Poisoned outputs, one per set."""
        shape, like = (self.case.m, self.case.n), self.a[0]
        made = [self.torch.empty(shape, dtype=like.dtype, device="cuda") for _ in self.a]
        for each in made:
            each.view(self.torch.uint8).fill_(0xFF)
        return made

    def right(self, index: int) -> Any:
        """The right operand of a set as K x N."""
        return self.b[index] if self.case.layout == "nn" else self.b[index].T


def baseline(torch: Any, buffers: Buffers) -> Contender:
    """torch.mm into given outputs."""
    outputs = buffers.outputs()
    return Contender(
        BASELINE, lambda i: torch.mm(buffers.a[i], buffers.right(i), out=outputs[i]), outputs
    )


def ours(built: Built, buffers: Buffers) -> Contender:
    """A gemmc kernel into given outputs."""
    from gemmc.runtime import load

    kernel, outputs = load(built.code, built.manifest), buffers.outputs()
    return Contender(
        Path(built.case.pipeline).stem,
        lambda i: kernel(buffers.a[i], buffers.b[i], out=outputs[i]),
        outputs,
    )


def capture(torch: Any, contender: Contender, sets: int) -> None:
    """Make the graph: BURST_LAUNCHES launches or more, over all the sets in turn."""
    for index in range(sets):
        contender.call(index)
    torch.cuda.synchronize()
    contender.launches = max(BURST_LAUNCHES, sets)
    contender.graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(contender.graph):
        for launch in range(contender.launches):
            contender.call(launch % sets)


def check(torch: Any, buffers: Buffers, contender: Contender) -> float:
    """The largest |out - ref| / bound over the first and last set, in float32 without tf32."""
    case = buffers.case
    roundoff = {"bf16": 2.0**-8, "f16": 2.0**-11, "f32": 0.0}[case.dtype]
    # Twice the accumulation term: the reference's own sums are float32 as well.
    coefficient = 2 * case.k * 2.0**-23 + roundoff
    worst = 0.0
    for index in (0, buffers.count - 1):
        a, b = buffers.a[index].float(), buffers.right(index).float()
        error = (contender.outputs[index].float() - a @ b).abs()
        used = error / (coefficient * (a.abs() @ b.abs()))
        worst = max(worst, float(used.nan_to_num(nan=float("inf")).max()))
    return worst


def timed(torch: Any, contender: Contender, replays: int) -> float:
    """Milliseconds of one launch, over some replays of the graph."""
    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    start.record()
    for _ in range(replays):
        contender.graph.replay()
    end.record()
    end.synchronize()
    return start.elapsed_time(end) / (replays * contender.launches)


def burst(torch: Any, contenders: list[Contender], rounds: int) -> None:
    """Each graph once on a card that has rested, in random order; the first round is dropped."""
    for turn in range(rounds + 1):
        for contender in random.sample(contenders, len(contenders)):
            time.sleep(BURST_REST_S)
            taken = timed(torch, contender, 1)
            if turn:
                contender.burst_ms.append(taken)


def settled(torch: Any, contenders: list[Contender], rounds: int) -> None:
    """Load the card, then each contender in random order, warm with itself."""
    replays = {c.name: [_replays(c, s) for s in (WARM_S, TIMED_S)] for c in contenders}
    until = time.monotonic() + SETTLE_S
    while time.monotonic() < until:
        for contender in contenders:
            timed(torch, contender, max(1, replays[contender.name][1]))
    for _ in range(rounds):
        for contender in random.sample(contenders, len(contenders)):
            warm, count = replays[contender.name]
            timed(torch, contender, warm)
            began = time.monotonic()
            contender.settled_ms.append(timed(torch, contender, count))
            contender.windows.append((began, time.monotonic()))


def _replays(contender: Contender, seconds: float) -> int:
    one = median(contender.burst_ms) * contender.launches / 1000
    return max(1, round(seconds / one))


def ratios(base: list[float], own: list[float]) -> float:
    """The median over rounds of baseline time / own time: above 1 is faster than cuBLAS."""
    return median(b / o for b, o in zip(base, own, strict=True))


def run_case(torch: Any, built: list[Built], rounds: int) -> dict[str, Any]:
    """Everything about one shape, as JSON."""
    case = built[0].case
    buffers = Buffers(torch, case)
    contenders = [baseline(torch, buffers), *(ours(b, buffers) for b in built)]
    for contender in contenders:
        capture(torch, contender, buffers.count)
    burst(torch, contenders, rounds)
    with Sampler() as sampler:
        settled(torch, contenders, rounds)
    flop = 2 * case.m * case.n * case.k
    base = contenders[0]
    rows = [
        {
            "name": c.name,
            "burst_tflops": flop / median(c.burst_ms) / 1e9,
            "settled_tflops": flop / median(c.settled_ms) / 1e9,
            "burst_ratio": ratios(base.burst_ms, c.burst_ms),
            "settled_ratio": ratios(base.settled_ms, c.settled_ms),
            "settled_ms": median(c.settled_ms),
            "bound_used": check(torch, buffers, c),
            "gpu": sampler.between(c.windows),
            "burst_ms_all": c.burst_ms,
            "settled_ms_all": c.settled_ms,
        }
        for c in contenders
    ]
    shape = {"m": case.m, "n": case.n, "k": case.k}
    facts = {"dtype": case.dtype, "layout": case.layout, "buffer_sets": buffers.count}
    return {**shape, **facts, "launches_per_graph": base.launches, "contenders": rows}


def print_case(result: dict[str, Any]) -> None:
    """A table of one shape."""
    shape = f"{result['m']}x{result['n']}x{result['k']} {result['dtype']} {result['layout']}"
    print(f"\n{shape}: TFLOP/s (ratio to {BASELINE}), {result['buffer_sets']} buffer sets")
    print(f"{'':<24} {'settled':>16} {'burst':>16} {'MHz':>6} {'W':>5}  result")
    for row in result["contenders"]:
        gpu = row["gpu"]
        ok = row["bound_used"] <= 1
        print(
            f"{row['name']:<24} {row['settled_tflops']:>7.0f} ({row['settled_ratio']:.3f}) "
            f"{row['burst_tflops']:>7.0f} ({row['burst_ratio']:.3f}) "
            f"{gpu.get('clocks.sm', 0):>6.0f} {gpu.get('power.draw', 0):>5.0f}  "
            f"{'right' if ok else 'WRONG'} ({100 * row['bound_used']:.1f} % of the bound)"
        )


def versions(torch: Any) -> dict[str, Any]:
    """What was measured with what."""
    import gemmc
    from gemmc.runtime import driver

    cu = driver.bindings()
    return {
        **driver_and_name(),
        "gemmc": gemmc.__version__,
        "torch": torch.__version__,
        "cuda": torch.version.cuda,
        "driver_api": driver.checked(cu.cuDriverGetVersion(), "reading the driver's version"),
        "python": platform.python_version(),
        "date": time.strftime("%Y-%m-%d %H:%M:%S"),
    }


def collect(arguments: argparse.Namespace) -> dict[str, list[Built]]:
    """The kernels of each shape: from a folder, or built now."""
    if arguments.artifacts is not None:
        built = list(saved(arguments.artifacts))
    else:
        built = [
            build(Case(p, arguments.dtype, arguments.layout, *map(int, shape.split("x"))))
            for shape in arguments.shapes
            for p in arguments.pipelines
        ]
    if arguments.skip_refused:
        for each in built:
            if each.error:
                print(f"left out: {each.case.name}: {each.error}")
        built = [b for b in built if not b.error]
    groups: dict[str, list[Built]] = {}
    for each in built:
        if each.error:
            raise SystemExit(f"{each.case.name}: {each.error}")
        groups.setdefault(each.case.name.removeprefix(each.case.pipeline), []).append(each)
    return groups


def main() -> int:
    """Returns 1 when a result is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pipelines", nargs="+", default=["hopper-ws", "hopper-single"])
    parser.add_argument("--shapes", nargs="+", default=["8192x8192x8192"], metavar="MxNxK")
    parser.add_argument("--dtype", default="bf16", choices=("bf16", "f16", "f32"))
    parser.add_argument("--layout", default="nt", choices=("nn", "nt"))
    parser.add_argument("--artifacts", type=Path, default=None)
    parser.add_argument("--skip-refused", action="store_true", help="go on without them")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--out", type=Path, default=None)
    arguments = parser.parse_args()
    import torch

    torch.manual_seed(0)
    random.seed(0)
    results = [run_case(torch, built, arguments.rounds) for built in collect(arguments).values()]
    for result in results:
        print_case(result)
    report = json.dumps({"versions": versions(torch), "cases": results}, indent=1) + "\n"
    name = f"vs_cublas-{time.strftime('%Y%m%d-%H%M%S')}.json"
    targets = [arguments.out or ROOT / "bench/results" / name]
    targets += [Path(os.environ["OUT"], name)] if os.environ.get("OUT") else []
    for target in targets:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(report)
        print(f"written: {target}")
    return 0 if all(r["bound_used"] <= 1 for c in results for r in c["contenders"]) else 1


if __name__ == "__main__":
    sys.exit(main())
