"""Times products with epilogues beside the plain product, cuBLASLt's fused form and eager PyTorch.

    python3 bench/epilogues.py [--shapes 4096x14336x4096 ...] [--rounds 7] [--settled 3]
                               [--kinds residual ...] [--variants [NAME ...]] [--json FILE]
    python3 bench/epilogues.py --report FILE

Needs a Hopper GPU and torch. bf16, A·Bᵀ. Each round times every contender once, in random order: a
graph of launches behind a rest (burst), then, with the card under load, behind a quarter of a
second of the contender itself (settled). A ratio is the median over rounds of another contender's
time over this one's. Results are compared with f32 references first, over poisoned outputs.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

SHAPES = ("4096x14336x4096", "4096x6144x4096", "4096x4096x4096")
BURST_S, REST_S, WARM_S, SETTLED_S = 0.008, 0.12, 0.25, 0.1
ALLOWED = 0.006
"""Of the reference and 1: a rounding to bf16, and what approximate functions are off."""

Call = Callable[[int], Any]


def gelu(x: Any) -> Any:
    from gemmc.elementwise import tanh

    return 0.5 * x * (1.0 + tanh(0.7978845608028654 * (x + 0.044715 * x * x * x)))


def exact_gelu(x: Any) -> Any:
    from gemmc.elementwise import erf

    return 0.5 * x * (1.0 + erf(x * 0.7071067811865476))


def silu(x: Any) -> Any:
    from gemmc.elementwise import exp

    return x / (1.0 + exp(-x))


BIAS, RESIDUAL = {"bias": "n"}, {"residual": "mn"}
EPILOGUES: dict[str, tuple[dict[str, str], Any]] = {
    "plain": ({}, None),
    "bias": (BIAS, lambda s, b: s + b),
    "residual": (RESIDUAL, lambda s, r: s + r),
    "1.5 A*B + 0.5 C": (RESIDUAL, lambda s, r: 1.5 * s + 0.5 * r),
    "silu": ({}, silu),
    "bias, gelu (tanh)": (BIAS, lambda s, b: gelu(s + b)),
    "bias, gelu (erf)": (BIAS, lambda s, b: exact_gelu(s + b)),
    "bias, gelu, residual": (BIAS | RESIDUAL, lambda s, b, r: gelu(s + b) + r),
}


AHEAD = "hopper-coop{tile=128,256,64 cluster=2,1 preload=true snake=true"
TURNS = "hopper-pingpong{tile=128,176,64 cluster=2,1 order=grouped stages=auto columns=auto \
buffers=auto compute=auto producer_registers=auto consumer_registers=auto"
FULL = "hopper-coop{tile=256,176,64 cluster=1,2 order=grouped snake=true"
VARIANTS = {
    "loaded": "hopper-pingpong{tile=128,128,64 cluster=2,1 load=true}",
    "loaded, whole": "hopper-coop{tile=128,256,64 cluster=2,1 load=true}",
    "ahead": f"{AHEAD} prefetch=true}}",
    "ahead, from DRAM": f"{AHEAD}}}",
    "ahead, 16 columns": f"{AHEAD}}} set preload-inputs.columns=16",
    "ahead, 16 columns, groups of 1": f"{AHEAD} group=1 sink=true}} set preload-inputs.columns=16",
    "ahead, 8 columns": f"{AHEAD}}} set preload-inputs.columns=8",
    "held": "hopper-coop{tile=128,192,64 cluster=2,1 epilogue=overlap hold=sums}",
    "held, 192x128": "hopper-coop{tile=192,128,64 cluster=1,2 epilogue=overlap hold=sums}",
    "turns": f"{TURNS} prefetch=true}}",
    "full rounds": f"{FULL} prefetch=true}}",
    "full rounds, split": f"{FULL} epilogue=split prefetch=true}}",
}
"""Schedules that `auto` does not take, of the epilogues in `VARIED` (`--variants`); behind `set`
stands what is changed of a pipeline."""

VARIED = ("bias", "residual", "1.5 A*B + 0.5 C", "bias, gelu (tanh)", "bias, gelu, residual")

GATED = "silu(A*B) * (A*D)"
"""Two products that `auto` makes one kernel of (`pair-products`); D is the next set's B."""


def gated(m: int, n: int, k: int) -> str:
    """The program of `GATED`."""
    x, w, s, r = f"{m}x{k}xbf16", f"{n}x{k}xbf16", f"{m}x{n}xf32", f"{m}x{n}xbf16"
    whole = "affine_map<(d0, d1) -> (d0, d1)>"

    def product(name: str) -> str:
        ins = f"ins(%x, %{name} : tensor<{x}>, tensor<{w}>) outs(%z : tensor<{s}>)"
        return f"%{name}s = linalg.matmul_transpose_b {ins} -> tensor<{s}>"

    return f"""
#id = {whole}
func.func @main(%x: tensor<{x}>, %v: tensor<{w}>, %w: tensor<{w}>) -> tensor<{r}> {{
  %z = arith.constant dense<0.0> : tensor<{s}>
  %one = arith.constant 1.0 : f32
  {product("v")}
  {product("w")}
  %o = tensor.empty() : tensor<{r}>
  %r = linalg.generic {{indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}}
      ins(%vs, %ws : tensor<{s}>, tensor<{s}>) outs(%o : tensor<{r}>) {{
  ^bb0(%a: f32, %b: f32, %out: bf16):
    %n = arith.negf %a : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %one : f32
    %q = arith.divf %a, %d : f32
    %p = arith.mulf %q, %b : f32
    %t = arith.truncf %p : f32 to bf16
    linalg.yield %t : bf16
  }} -> tensor<{r}>
  return %r : tensor<{r}>
}}
"""


def references(x: Any, bias: Any, residual: Any, beside: Any) -> dict[str, Any]:
    """In f32, of the f32 product, and of the one beside it."""
    from torch.nn import functional

    biased = x + bias
    activated = functional.gelu(biased, approximate="tanh")
    return {
        "plain": x,
        "bias": biased,
        "residual": x + residual,
        "1.5 A*B + 0.5 C": 1.5 * x + 0.5 * residual,
        "silu": functional.silu(x),
        "bias, gelu (tanh)": activated,
        "bias, gelu (erf)": functional.gelu(biased),
        "bias, gelu, residual": activated + residual,
        GATED: functional.silu(x) * beside,
    }


def rivals(sets: Any) -> dict[str, Call]:
    """PyTorch's own, by what they compute."""
    import torch
    from torch.nn import functional

    a, b, bias, r, c = sets.a, sets.b, sets.bias, sets.residual, sets.c

    def eager(i: int) -> Any:
        return functional.gelu(functional.linear(a[i], b[i], bias), approximate="tanh") + r[i]

    return {
        "torch.mm": lambda i: torch.mm(a[i], b[i].t(), out=c[i]),
        "cuBLASLt: bias, gelu": lambda i: torch._addmm_activation(  # pyright: ignore
            bias, a[i], b[i].t(), use_gelu=True
        ),
        "eager: bias, gelu, residual": eager,
        "eager: residual": lambda i: functional.linear(a[i], b[i]) + r[i],
        "eager: silu": lambda i: functional.silu(functional.linear(a[i], b[i])),
        f"eager: {GATED}": lambda i: (
            functional.silu(functional.linear(a[i], b[i])) * functional.linear(a[i], sets.beside(i))
        ),
    }


class Sets:
    """Sets of operands that exceed the L2 together."""

    def __init__(self, m: int, n: int, k: int) -> None:
        import torch

        count = max(2, -(-400_000_000 // (2 * (m * k + n * k + 2 * m * n))))

        def normal(*shape: int) -> Any:
            return torch.randn(*shape, device="cuda")

        self.count = count
        self.a = [normal(m, k).bfloat16() for _ in range(count)]
        self.b = [(normal(n, k) / k**0.5).bfloat16() for _ in range(count)]
        self.residual = [normal(m, n).bfloat16() for _ in range(count)]
        self.c = [torch.empty(m, n, device="cuda").bfloat16() for _ in range(count)]
        self.bias = normal(n).bfloat16()

    def beside(self, i: int) -> Any:
        """Another right operand."""
        return self.b[(i + 1) % self.count]

    def inputs(self, name: str, i: int) -> list[Any]:
        """The epilogue's, in order."""
        if name == GATED:
            return [self.beside(i)]
        held = {"bias": self.bias, "residual": self.residual[i]}
        return [held[each] for each in EPILOGUES[computed(name)][0]]


def computed(name: str) -> str:
    """The epilogue of a contender."""
    return name.partition("; ")[0]


def texts(
    size: tuple[int, int, int], kinds: Sequence[str], variants: Sequence[str]
) -> dict[str, tuple[str, str]]:
    """Programs and pipelines by contender: each epilogue with `auto`, some with others."""
    import gemmc

    found: dict[str, tuple[str, str]] = {}
    for name in (each for each in EPILOGUES if each in kinds):
        inputs, epilogue = EPILOGUES[name]
        made = gemmc.matmul(*size, dtype="bf16", layout="nt", inputs=inputs, epilogue=epilogue)
        found[name] = str(made), "auto"
        for variant in variants if name in VARIED else ():
            found[f"{name}; {variant}"] = str(made), VARIANTS[variant]
    if GATED in kinds:
        found[GATED] = gated(*size), "auto"
    return found


def build(job: tuple[str, tuple[str, str]]) -> tuple[str, dict[str, Any]]:
    """A contender's machine code and manifest, or why there is none."""
    from shapes import compiled

    name, (mlir, pipeline) = job
    text, _, change = pipeline.partition(" set ")
    return name, compiled(mlir, text, [change] if change else [])


def kernels(
    shape: str, kinds: Sequence[str], variants: Sequence[str], pool: Executor
) -> dict[str, dict[str, Any]]:
    """What was built; what was not is named."""
    m, n, k = (int(extent) for extent in shape.split("x"))
    found = dict(pool.map(build, texts((m, n, k), kinds, variants).items()))
    for name in [name for name, made in found.items() if "error" in made]:
        print(f"{name}: {found.pop(name)['error']}")
    return found


def checked(sets: Sets, name: str, kernel: Any, reference: Any) -> float:
    """The largest error, over the reference and 1; an error where it is too large."""
    sets.c[0].fill_(float("nan"))
    kernel(sets.a[0], sets.b[0], *sets.inputs(name, 0), out=sets.c[0])
    error = ((sets.c[0].float() - reference).abs() / (reference.abs() + 1)).max().item()
    if not error < ALLOWED:
        raise SystemExit(f"{name}: off by {error}")
    return error


def measure(
    shape: str, built: dict[str, dict[str, Any]], options: argparse.Namespace
) -> dict[str, Any]:
    """Microseconds of each round, burst and settled, and the largest errors."""
    import torch
    from shapes import graph_of

    from gemmc.runtime import load

    m, n, k = (int(extent) for extent in shape.split("x"))
    stream = torch.cuda.Stream()
    torch.cuda.set_stream(stream)
    sets = Sets(m, n, k)
    made = {name: load(each["cubin"], each["manifest"]) for name, each in built.items()}
    product = sets.a[0].float() @ sets.b[0].float().t()
    beside = sets.a[0].float() @ sets.beside(0).float().t()
    wanted = references(product, sets.bias.float(), sets.residual[0].float(), beside)
    errors = {name: checked(sets, name, made[name], wanted[computed(name)]) for name in made}
    theirs = {RIVAL[each] for each in made if each in RIVAL}
    calls = {name: call for name, call in rivals(sets).items() if name in theirs}
    for name, kernel in made.items():
        calls[name] = lambda i, kernel=kernel, name=name: kernel(
            sets.a[i], sets.b[i], *sets.inputs(name, i), out=sets.c[i]
        )
    launches = max(2 * sets.count, int(BURST_S / (2 * m * n * k / 7e14)))
    graphs = {name: graph_of(call, launches, sets.count, stream) for name, call in calls.items()}
    found: dict[str, Any] = {"shape": shape, "errors": errors, "chosen": chosen(built)}
    found["burst"] = take_turns(graphs, launches, options.rounds, None)
    found["settled"] = take_turns(graphs, launches, options.settled, WARM_S)
    return found


def chosen(built: dict[str, dict[str, Any]]) -> dict[str, str]:
    """The pipelines."""
    return {name: each["manifest"]["provenance"]["pipeline"] for name, each in built.items()}


def take_turns(
    graphs: dict[str, Any], launches: int, rounds: int, warm: float | None
) -> dict[str, list[float]]:
    """Microseconds of a launch by contender and round; the first burst is not counted."""
    times: dict[str, list[float]] = {name: [] for name in graphs}
    for number in range(rounds + (warm is None)):
        for name in random.sample(list(graphs), len(graphs)):
            taken = burst(graphs[name]) if warm is None else loaded(graphs[name], warm)
            if number or warm is not None:
                times[name].append(taken / launches * 1e6)
    return times


def burst(graph: Any) -> float:
    """Seconds of a graph behind a rest."""
    time.sleep(REST_S)
    return timed(graph, 1)


def loaded(graph: Any, warm: float) -> float:
    """Seconds of a graph behind so many seconds of it."""
    import torch

    end = time.monotonic() + warm
    count = 0
    while time.monotonic() < end:
        graph.replay()
        torch.cuda.current_stream().synchronize()
        count += 1
    repeats = max(1, int(SETTLED_S / warm * count))
    return timed(graph, repeats)


def timed(graph: Any, repeats: int) -> float:
    """Seconds of a graph, launched as often."""
    import torch

    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    begin.record()
    for _ in range(repeats):
        graph.replay()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end) / repeats / 1e3


FUSED, EAGER = "bias, gelu (tanh)", "bias, gelu, residual"
RIVAL = {
    "plain": "torch.mm",
    "residual": "eager: residual",
    "silu": "eager: silu",
    FUSED: "cuBLASLt: bias, gelu",
    EAGER: "eager: bias, gelu, residual",
    GATED: f"eager: {GATED}",
}


def ratio(times: dict[str, list[float]], one: str, other: str) -> float:
    """The median over rounds of one's time over the other's."""
    return median(x / y for x, y in zip(times[one], times[other], strict=True))


def table(case: dict[str, Any]) -> str:
    """Of one shape: microseconds, over plain, and how much faster than what PyTorch has."""
    lines = [case["shape"], f"{'':24}burst us  of plain  rival's | settled us  of plain  rival's"]
    others = {*EPILOGUES, GATED, "torch.mm", *RIVAL.values()}
    varied = [each for each in case["burst"] if each not in others]
    for name in (each for each in (*EPILOGUES, GATED, *varied) if each in case["burst"]):
        cells = [f"{name:24}"]
        for state in ("burst", "settled"):
            times = case[state]
            if not times[name]:
                continue
            rival = f"{ratio(times, RIVAL[name], name):9.3f}" if name in RIVAL else " " * 9
            plain = ratio(times, name, "plain")
            cells.append(f"{median(times[name]):8.1f}  {plain:8.3f}{rival}")
        lines.append(" | ".join(cells))
    return "\n".join(lines)


def main() -> int:
    """Measures, or reports what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--shapes", nargs="+", default=SHAPES)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--settled", type=int, default=3)
    parser.add_argument("--kinds", nargs="+", metavar="EPILOGUE", help="these beside plain")
    parser.add_argument(
        "--variants", nargs="*", default=(), metavar="NAME",
        help="other schedules of some, too: these, or all",
    )  # fmt: skip
    parser.add_argument("--workers", type=int, default=16, help="processes that compile")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--report", type=Path)
    options = parser.parse_args()
    if options.report is not None:
        cases = json.loads(options.report.read_text(encoding="utf-8"))["cases"]
        print("\n\n".join(map(table, cases)))
        return 0
    if "--variants" in sys.argv and not options.variants:
        options.variants = list(VARIANTS)
    kinds = ["plain", *(options.kinds or [*EPILOGUES, GATED])]
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("fork")) as pool:
        built = {each: kernels(each, kinds, options.variants, pool) for each in options.shapes}
    cases: list[dict[str, Any]] = []
    for shape in options.shapes:
        cases.append(measure(shape, built[shape], options))
        print(table(cases[-1]), flush=True)
        if options.json is not None:
            options.json.write_text(json.dumps({"cases": cases}) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
