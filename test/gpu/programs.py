"""Programs of several kernels on a GPU: right in full, bit-equal as one CUDA graph, and how fast.

python3 test/gpu/programs.py build FOLDER … --out BUILT       without a GPU: machine code, manifests
python3 test/gpu/programs.py run BUILT --json FILE [--seconds S]

What a program computes is compared with the reference on the inputs that `gemmc run --check` makes,
element by element within its bound, in outputs that start as NaN. The references are computed in
processes of their own while the GPU works. Programs whose every element was judged are counted
apart from those of which the reference has no bound, or too wide a one, in some or in all elements.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Before NumPy is loaded: the references are computed in as many processes as there are cores."""

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "test/gpu")]

AGREEING = {
    "mm_multiple_of_64": {"arg0.shape[1]": 3, "arg1.shape[0]": 192},
    "torch_graph_edges_index_add_dynamic": {"arg2.shape[0]": 88},
}
"""Sizes of programs some of whose sizes are functions of others, by their names."""


def main() -> int:
    """1 where a program is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("build", "run"))
    parser.add_argument("folder", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=Path("built"))
    parser.add_argument("--json", type=Path, default=Path("programs.json"))
    parser.add_argument("--seconds", type=float, default=100)
    options = parser.parse_args()
    if options.what == "build":
        return build_all(options.folder, options.out)
    return run_all(options.folder[0], options.json, options.seconds)


def build_all(folders: list[Path], out: Path) -> int:
    """Machine code, manifest and text of each program that compiles."""
    out.mkdir(parents=True, exist_ok=True)
    paths = sorted(each for folder in folders for each in folder.glob("*.mlir"))
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        said = list(filter(None, pool.map(build, paths, [out] * len(paths))))
    print(*said, f"{len(paths) - len(said)} of {len(paths)} built", sep="\n")
    return 0


def build(path: Path, out: Path) -> str:
    """One program into a folder, or why it is not."""
    from gemmc import api
    from gemmc.assemble import AssembleError
    from gemmc.errors import GemmcError

    text = path.read_text("utf-8")
    try:
        made = api.compile(text, pipeline="auto", filename=path.name)
        (out / f"{path.stem}.cubin").write_bytes(made.cubin)
    except (GemmcError, AssembleError) as error:
        return f"{path.stem}: {error}"[:200]
    (out / f"{path.stem}.json").write_text(json.dumps(made.manifest))
    (out / f"{path.stem}.mlir").write_text(text)
    return ""


def referenced(path: Path) -> tuple[str, list[Any], list[Any], float]:
    """Inputs and references of a program; its open sizes are 40, 64, 88 and so on, or all of them
    64 where it needs some of them to agree; `AGREEING` has what a text does not ask for."""
    from gemmc import frontend, reference
    from gemmc.dialects.sizes.naming import size_names
    from gemmc.errors import GemmcError
    from gemmc.reference.inputs import main_function

    begin = time.perf_counter()
    module = frontend.parse(path.read_text("utf-8"), path.name)
    names = {tuple(places): name for name, places in size_names(main_function(module)).items()}
    apart = {name: 40 + 24 * number for number, name in enumerate(names.values())}
    apart |= AGREEING.get(path.stem, {})
    try:
        inputs = list(map(valid, reference.make_inputs(module, 0, False, apart)))
        wanted = reference.evaluate(module, inputs, rounded=False)
    except (ValueError, GemmcError):
        made = reference.make_inputs(module, 0, False, dict.fromkeys(apart, 64))
        inputs = list(map(valid, made))
        wanted = reference.evaluate(module, inputs, rounded=False)
    return path.stem, inputs, wanted, time.perf_counter() - begin


def valid(array: Any) -> Any:
    """Integers of 64 bits, which front ends have for indices, are 0 or more."""
    return abs(array) if array.dtype.kind == "i" and array.dtype.itemsize == 8 else array


def run_all(folder: Path, into: Path, seconds: float) -> int:
    """Check and time what is in a folder, as references become ready; what `into` has is kept. A
    kernel that faults ends the process's context: a new process goes on behind it."""
    begin = time.monotonic()
    found: dict[str, Any] = json.loads(into.read_text()) if into.exists() else {}
    paths = [path for path in sorted(folder.glob("*.mlir")) if path.stem not in found]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(12, context) as pool:
        waiting = [pool.submit(referenced, path) for path in paths]
        for path, each in zip(paths, waiting, strict=True):
            left = seconds - (time.monotonic() - begin)
            if left < 0:
                each.cancel()
                continue
            try:
                name, inputs, wanted, took = each.result(timeout=left)
                found[name] = one(folder / name, inputs, wanted) | {"reference_s": round(took, 2)}
            except Exception as error:
                found[path.stem] = {"error": f"{type(error).__name__}: {error}"[:300]}
            print(path.stem, found[path.stem], flush=True)
            into.write_text(json.dumps(found, indent=1))
            if faulted():
                pool.shutdown(wait=False, cancel_futures=True)
                again = ["run", str(folder), "--json", str(into), "--seconds", str(left)]
                os.execv(sys.executable, [sys.executable, __file__, *again])
    late = [path.stem for path in paths if path.stem not in found]
    counts = Counter(map(kind_of, found.values()))
    print(f"{len(found)} programs: " + ", ".join(f"{counts[kind]} {kind}" for kind in KINDS))
    wrong = [name for name, each in found.items() if kind_of(each) == WRONG]
    print(f"{WRONG}: {', '.join(wrong)}")
    print(f"not tried, out of time: {', '.join(late)}" if late else "none left out")
    return int(bool(wrong or late))


RIGHT, IN_PART, UNJUDGED, WRONG = KINDS = (
    "right in every element",
    "right in what has a bound",
    "ran, without a bound of any element",
    "wrong or not run",
)


def kind_of(found: dict[str, Any]) -> str:
    """What is known of a program: how many elements of how many were judged is in what the verdicts
    say."""
    if not found.get("right"):
        return WRONG
    sizes = sum(int(each) for text in found["said"] for each in re.findall(r" of (\d+) off", text))
    free = re.compile(r"(\d+) have (?:no|too wide a) bound")
    unjudged = sum(int(each) for text in found["said"] for each in free.findall(text))
    if not unjudged:
        return RIGHT
    return UNJUDGED if unjudged == sizes else IN_PART


def faulted() -> bool:
    """Whether nothing can be launched any more."""
    import torch

    try:
        torch.ones(1, device="cuda").sum().item()
    except RuntimeError:
        return True
    return False


def one(path: Path, inputs: list[Any], wanted: list[Any]) -> dict[str, Any]:
    """A program: its verdict ("right" where no element is wrong; how many have no bound is in what
    is "said"), whether a graph of it gives the same bits, microseconds as a graph
    and launch by launch."""
    import torch

    from gemmc import reference
    from gemmc.runtime import capture, load

    loaded = load(path.with_suffix(".cubin"), path.with_suffix(".json"))
    given = [on_device(torch, each) for each in inputs]
    made = zip(loaded.manifest.with_role("output"), wanted, strict=True)
    outs = [poisoned(torch, argument, each.value.shape) for argument, each in made]
    loaded(*given, out=outs)
    torch.cuda.synchronize()
    first = [on_host(each) for each in outs]
    verdicts = [
        reference.compare(o, r, exact=False) for o, r in zip(first, wanted, strict=True)
    ]
    for each in outs:
        poison(torch, each)
    graph = capture(loaded, *given, *outs)
    graph()
    torch.cuda.synchronize()
    same = all(bytes(a.tobytes()) == on_host(b).tobytes() for a, b in zip(first, outs, strict=True))
    timed: dict[str, Any] = eagerly(torch, path.name, given)
    timed |= {"graph_us": clock(torch, graph), "call_us": clock(torch, loaded.bind(*given, *outs))}
    return {
        "right": same and all(each.passed for each in verdicts),
        "graph_equal": same,
        "launches": len(getattr(loaded.manifest, "launches", [0])),
        "said": [each.text for each in verdicts],
    } | timed


def eagerly(torch: Any, name: str, given: list[Any]) -> dict[str, float]:
    """Microseconds of PyTorch's ops for the program, as a graph, where it is known."""
    from eager import table

    known = table(torch).get(name)
    if known is None:
        return {}
    known(*given)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        kept = known(*given)
    taken = clock(torch, graph.replay)
    del kept
    return {"eager_us": taken}


def on_device(torch: Any, array: Any) -> Any:
    """A NumPy array of any of gemmc's types as a tensor."""
    import numpy

    if array.dtype.kind == "c":
        return torch.from_numpy(array).cuda()
    kind = getattr(torch, array.dtype.name)
    plain = numpy.ascontiguousarray(array).view(f"u{array.itemsize}").reshape(array.shape)
    return torch.from_numpy(plain).cuda().view(kind)


def on_host(tensor: Any) -> Any:
    """A tensor as a NumPy array, one of complex numbers with their parts last."""
    import torch

    from gemmc.element_types import numpy_dtype

    if tensor.dtype == torch.bfloat16:
        return tensor.view(torch.int16).cpu().numpy().view(numpy_dtype("bf16"))
    if tensor.is_complex():
        return torch.view_as_real(tensor).cpu().numpy()
    return tensor.cpu().numpy()


def poisoned(torch: Any, argument: Any, shape: tuple[int, ...]) -> Any:
    """An output whose bytes are all 0xFF; complex where a shape's last extent is of its parts."""
    from gemmc.element_types import ELEMENT_TYPES

    kind = getattr(torch, ELEMENT_TYPES[argument.dtype].numpy)
    made = torch.empty(shape[:-1] if kind.is_complex else shape, dtype=kind, device="cuda")
    return poison(torch, made)


def poison(torch: Any, tensor: Any) -> Any:
    """Every byte 0xFF, also of a tensor of rank 0."""
    tensor.view(-1).view(torch.uint8).fill_(255)
    return tensor


def clock(torch: Any, call: Any, laps: int = 20) -> float:
    """Microseconds of a call, the median of five runs of `laps` that the GPU finds queued."""
    call()
    took: list[float] = []
    for _ in range(5):
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        torch.cuda._sleep(500_000)
        start.record()
        for _ in range(laps):
            call()
        end.record()
        end.synchronize()
        took.append(start.elapsed_time(end) * 1000 / laps)
    return round(median(took), 2)


if __name__ == "__main__":
    sys.exit(main())
