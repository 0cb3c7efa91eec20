"""How long gemmc takes: the whole process, each step of it in-process, and ptxas.

    python bench/compile_time.py --pipeline NAME input.mlir [--runs 10] [--json FILE]

Every figure is a median. The process is timed cold, interpreter start-up and imports
included, its modules' bytecode written by a run before, as an installed package has it; the
steps are timed warm, after one compilation that loads every module.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from gemmc import frontend
from gemmc.assemble import AssembleError, assemble
from gemmc.cli.observe import Observer, Timer
from gemmc.driver import compile_module, emit
from gemmc.pipeline import load


def milliseconds(action: Callable[[], object]) -> float:
    """Wall time of one call."""
    begin = time.perf_counter()
    action()
    return (time.perf_counter() - begin) * 1e3


def process(source: str, pipeline: str) -> None:
    """`gemmc` as a user runs it, PTX into a file."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "gemmc", source, "--pipeline", pipeline]
        subprocess.run([*command, "-o", os.path.join(folder, "x.ptx")], check=True, env=kept)


def steps(text: str, filename: str, name: str) -> tuple[list[tuple[str, float]], str]:
    """One compilation in this process: (step, ms) in order, and the PTX."""
    timer = Timer()
    ctx = frontend.context()
    pipeline = timer.measure("load pipeline", lambda: load(name))
    module = timer.measure("parse", lambda: frontend.parse(text, filename, ctx))
    timer.measure("verify input", lambda: frontend.verify(module))
    observer = Observer(timer, {}, dump=None)
    compile_module(module, pipeline, ctx=ctx, callback=observer)
    timer.measure("verify output", lambda: frontend.verify(module))
    compiled = timer.measure("emit", lambda: emit(module, pipeline))
    return timer.steps, compiled.ptx


def measure(source: str, name: str, runs: int) -> dict[str, object]:
    """All figures of a compilation, in milliseconds."""
    text = Path(source).read_text(encoding="utf-8")
    process(source, name)
    _, ptx = steps(text, source, name)
    rounds = [steps(text, source, name)[0] for _ in range(runs)]
    parts = [
        (column[0][0], statistics.median(ms for _, ms in column))
        for column in zip(*rounds, strict=True)
    ]
    totals = [sum(ms for _, ms in each) for each in rounds]
    result: dict[str, object] = {
        "input": source,
        "pipeline": name,
        "runs": runs,
        "python": platform.python_version(),
        "cpus": os.cpu_count(),
        "ptx_lines": ptx.count("\n"),
        "process_ms": statistics.median(
            milliseconds(lambda: process(source, name)) for _ in range(runs)
        ),
        "ir_to_ptx_ms": statistics.median(totals),
        "steps_ms": parts,
    }
    try:
        result["ptxas"] = assemble(ptx).version
        times = [milliseconds(lambda: assemble(ptx)) for _ in range(runs)]
        result["ptxas_ms"] = statistics.median(times)
    except AssembleError as error:
        result["ptxas"] = str(error)
    return result


def report(result: dict[str, object]) -> None:
    """The figures as a table."""
    print(f"{result['input']} with {result['pipeline']}: medians of {result['runs']}, ms")
    print(f"{result['process_ms']:9.1f}  whole process, gemmc -o x.ptx")
    print(f"{result['ir_to_ptx_ms']:9.1f}  in-process, text to {result['ptx_lines']} lines of PTX")
    for name, spent in result["steps_ms"]:  # pyright: ignore
        print(f"{spent:15.2f}  {name}")
    if "ptxas_ms" in result:
        print(f"{result['ptxas_ms']:9.1f}  ptxas {result['ptxas']}")
    else:
        print(f"        -  {result['ptxas']}")


def main() -> None:
    """Measures and prints, and keeps the figures as JSON if asked to."""
    parser = argparse.ArgumentParser(description="How long a compilation takes.")
    parser.add_argument("input")
    parser.add_argument("--pipeline", required=True)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--json", metavar="FILE")
    arguments = parser.parse_args()
    result = measure(arguments.input, arguments.pipeline, arguments.runs)
    report(result)
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
