"""What becomes of each program in a folder: its kernels with their configurations, or the refusal.

    python bench/programs.py FOLDER … [--check formed|ptx|text] [--update docs/programs.md]
        [--only NAME] [--workers N] [--limit SECONDS]

`--check` also runs each on the interpreter with random inputs, and compares it with the reference
within its error bound: `formed` its kernels as they are on tensors (seconds), `ptx` every kernel in
PTX ops (minutes for large ones: `--limit` leaves those out that take longer), `text` the PTX that
comes out, on the machine for it. "Right" is what is so in each element; where some have no bound,
the program "ran". `--update` writes the table between the marks of a document. The exit code is 1
where a program is refused or wrong.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from operator import attrgetter
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc import frontend, reference
from gemmc.dialects.sizes import size_names
from gemmc.driver import compile_module, emit, resolve
from gemmc.errors import GemmcError
from gemmc.interpret import InterpretError, ptx, run
from gemmc.pipeline import Pipeline
from gemmc.pipeline import run as run_passes

BEGIN, END = "<!-- programs: begin -->", "<!-- programs: end -->"
Run = Callable[[Sequence[Any]], list[Any]]
"""Inputs to outputs."""

ROWS = 37
"""What a dynamic size is in a check."""

TAMED = 4
"""How often inputs are made smaller where the reference has no bound of what they make."""

RAN = "ran,"
"""How a verdict begins where nothing is wrong, but not each element has a bound."""

CHECKS = {"formed": "as formed", "ptx": "in PTX ops", "text": "as PTX text"}
"""What may be run of each program, and how a verdict names it."""

HEAD = "| program | kernels | checked |\n|---|---|---|\n"


def main() -> int:
    """Print the table, or write it; 1 where a program is refused or a check failed."""
    options = parser().parse_args()
    paths = sorted(each for folder in options.folder for each in folder.glob("*.mlir"))
    paths = [path for path in paths if not options.only or path.stem in options.only]
    rows: list[tuple[str, str, str]] = []
    with ProcessPoolExecutor(options.workers) as pool:
        how = [options.check] * len(paths), [options.limit] * len(paths)
        for found, seconds in pool.map(timed_row, paths, *how):
            rows.append(found)
            print(f"{' | '.join(found)} ({seconds:.0f} s)", flush=True)
    table = HEAD + "".join(f"| {' | '.join(each)} |\n" for each in rows)
    compiled = sum(not each[1].startswith("refused") for each in rows)
    checked = sum(each[2].startswith("right") for each in rows)
    ran = sum(each[2].startswith(RAN) for each in rows)
    count = f"{compiled} of {len(rows)} compile; {checked} were run and are right"
    count += f", {ran} ran and are not, or not wholly, judged.\n" if ran else ".\n"
    print(f"\n{count}\n{table}")
    if options.update:
        write(options.update, f"{count}\n{table}")
    return int(compiled < len(rows) or any(each[2].startswith("wrong") for each in rows))


class OutOfTime(BaseException):
    """A check takes longer than it may."""


def timed_row(path: Path, check: str | None, limit: int) -> tuple[tuple[str, str, str], float]:
    """A row of the table, and the seconds that it took; after `limit` of them, if that is not 0,
    its check ends."""
    begin = time.perf_counter()
    signal.signal(signal.SIGALRM, out_of_time)
    signal.alarm(limit)
    try:
        found = row(path, check)
    except OutOfTime:
        found = row(path, None)[:2] + (f"not checked: it takes more than {limit} s",)
    finally:
        signal.alarm(0)
    return found, time.perf_counter() - begin


def out_of_time(number: int, frame: FrameType | None) -> None:
    """What the signal calls."""
    raise OutOfTime


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("folder", nargs="+", type=Path)
    made.add_argument("--check", choices=tuple(CHECKS))
    made.add_argument("--update", type=Path)
    made.add_argument("--only", nargs="*", default=[])
    made.add_argument("--workers", type=int, default=1)
    made.add_argument("--limit", type=int, default=0, help="seconds of a program's check (0: any)")
    return made


def row(path: Path, check: str | None) -> tuple[str, str, str]:
    """Name, kernels or refusal, and the verdict of the check."""
    try:
        ctx = frontend.context()
        module = frontend.parse(path.read_text("utf-8"), path.name, ctx)
        frontend.verify(module)
        source = module.clone()
        pipeline = resolve("auto", module, ctx)
        lowered = compile_module(module.clone(), pipeline, ctx=ctx)
        run_passes(module, ctx, formed(pipeline), places=())
    except GemmcError as error:
        return f"`{path.stem}`", f"refused: {escaped(str(error))}", ""
    said = ""
    if check is not None:
        runs: dict[str, Run] = {
            "formed": partial(run, module),
            "ptx": partial(run, lowered),
            "text": partial(run_text, lowered, pipeline),
        }
        said = f"{verdict(source, runs[check])}, {CHECKS[check]}"
    return f"`{path.stem}`", kernels(pipeline), said


def formed(pipeline: Pipeline) -> tuple[ModulePass, ...]:
    """The passes up to those that are about one kernel."""
    if pipeline.kernels:
        return pipeline.passes
    names = [each.name for each in pipeline.passes]
    return pipeline.passes[: names.index("normalize-contractions") + 1]


def kernels(pipeline: Pipeline) -> str:
    """How many kernels of each kind there are, products with their configuration's tile."""
    parts = [each for _, each in pipeline.kernels] or [pipeline]
    if any(each.name in ("form-variants", "gemv-variants") for each in pipeline.passes):
        first, last = kind_of(parts[0]), kind_of(parts[-1])
        return f"{len(parts)} kernels by sizes, from {first} to {last}"
    counts = Counter(map(kind_of, parts)).items()
    return ", ".join(kind if count == 1 else f"{count} × {kind}" for kind, count in counts)


def kind_of(pipeline: Pipeline) -> str:
    """A kernel in a few words: what forms it, and the instruction of a product."""
    passes = {each.name: each for each in pipeline.passes}
    if "form-kernel" not in passes:
        return pipeline.name
    tile = "×".join(map(str, getattr(passes["form-kernel"], "tile", ())))
    atoms = getattr(passes.get("assign-atoms"), "mma", "")
    more = " in parts of K" if "split-k" in passes else ""
    return f"product {tile} by {atoms}{more}"


def run_text(module: ModuleOp, pipeline: Pipeline, inputs: Sequence[Any]) -> list[Any]:
    """What the PTX of a module's kernels computes."""
    made = emit(module, pipeline)
    return ptx.run(made.ptx, made.manifest, inputs)


def verdict(source: ModuleOp, run: Run) -> str:
    """Whether what runs computes what the program says, and how much of it was judged."""
    try:
        inputs, wanted = referenced(source)
        found = run(inputs)
    except (GemmcError, InterpretError, ptx.PtxError) as error:
        return f"wrong: {escaped(str(error))}"
    verdicts = [reference.compare(o, r, exact=False) for o, r in zip(found, wanted, strict=True)]
    wrong = [each.text for each in verdicts if not each.passed]
    if wrong:
        return f"wrong: {escaped(wrong[0])}"
    free, size = (sum(map(attrgetter(name), verdicts)) for name in ("unjudged", "size"))
    if not free:
        return "right"
    if free == size:
        return f"{RAN} not judged: the reference has no bound of its results"
    return f"{RAN} but the reference has no bound of {free} of {size} elements"


def referenced(source: ModuleOp) -> tuple[list[Any], list[reference.Reference]]:
    """Inputs, and what they must give: of several attempts the one of which most is judged."""
    names = size_names(reference.main_function(source))
    sizes = {name: ROWS for name in names if name.startswith("arg")}
    inputs = [valid(each) for each in reference.make_inputs(source, 0, False, sizes)]
    best, least = None, 0
    for _ in range(1 + TAMED):
        wanted = reference.evaluate(source, inputs, rounded=False)
        free = sum(int(reference.not_judged(each).sum()) for each in wanted)
        if best is None or free < least:
            best, least = (inputs, wanted), free
        if not free:
            break
        inputs = [tamed(each) for each in inputs]
    assert best is not None, "there is at least one attempt"
    return best


def valid(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Integers of 64 bits, which front ends have for indices, are 0 or more."""
    return np.abs(array) if array.dtype.kind == "i" and array.dtype.itemsize == 8 else array


def tamed(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Small numbers above 0, for programs that others leave no number of: a variance below 0, or
    scores so large that nothing bounds a softmax of them."""
    return np.abs(array / 8).astype(array.dtype) if array.dtype.kind not in "iu" else array


def escaped(text: str) -> str:
    """On one line of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def write(path: Path, text: str) -> None:
    """The table between the marks of a document."""
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    path.write_text(f"{before}{BEGIN}\n{text}{END}{after}", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
