"""Runs small kernels on the GPU and records what they give, for the tests of the PTX machine.

    python3 test/gpu/record.py FOLDER [--device gpu|cpu] [--parts snippets pipelines]
                               [--pipelines NAME...] [--only TEXT] [--workers N]

Snippets are a few instructions each (test/interpret_ptx/recordings); of every pipeline it runs
small ragged products. Kernels are built by processes beside each other, then run one after the
other in a process of its own, which is started again after a kernel that fails or hangs.

Writes FOLDER/DEVICE-PART.recording.json.gz for each part. Prints what differs from NumPy. Of
kernels that a GPU refuses the error is recorded. `--device cpu` runs the PTX machine instead, to
try all this; its files are no recordings of a GPU. Exit code 1 when another kernel did not run, or
one ran that should be refused.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "test")]

from gpu.cases import Case, find_ptxas, matmul_text, pipelines  # noqa: E402
from gpu.record_runner import Runner  # noqa: E402
from interpret_ptx.recordings import everything  # noqa: E402
from interpret_ptx.recordings.snippet import difference  # noqa: E402
from interpret_ptx.recordings.store import (  # noqa: E402
    SUFFIX,
    Entry,
    Recording,
    entry_of,
    fault_of,
)

PARTS = ("snippets", "pipelines")
FAULT = re.compile(r"CUDA_ERROR_\w+|^OutOfBounds(?=:)")
"""In an error, what a device or the PTX machine calls a refused kernel's fault."""


@dataclass
class Job:
    """One kernel on one set of inputs: how NumPy judges it, and what is noted of it."""

    name: str
    part: str
    ptx: str = field(repr=False)
    manifest: dict[str, Any] = field(repr=False)
    inputs: list[Any] = field(repr=False)
    expected: Any = field(repr=False)
    bound: Any = field(default=None, repr=False)
    facts: dict[str, Any] = field(default_factory=dict[str, Any])
    code: bytes = field(default=b"", repr=False)
    error: str = ""
    refused: bool = False

    @property
    def dtype(self) -> str:
        return next(a["dtype"] for a in self.manifest["arguments"] if a["role"] == "output")


def snippet_jobs(only: str, assembles: bool, workers: int) -> list[Job]:
    """A job for each snippet; assembled here, since ptxas is a process of its own."""
    chosen = [s for name, s in everything.snippets().items() if only in name]
    jobs = [
        Job(
            s.name, "snippets", s.text, s.manifest, list(s.inputs), s.expected, s.bound,
            refused=bool(s.refused),
        )  # fmt: skip
        for s in chosen
    ]
    if assembles:
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(_assemble, jobs))
    return jobs


def _assemble(job: Job) -> None:
    """Fill in a job's cubin, or its PTX where there is no ptxas, or why there is neither."""
    try:
        job.code = _code(job.ptx)
    except Exception as error:
        job.error = str(error)


def _code(ptx: str) -> bytes:
    from gemmc.assemble import assemble

    ptxas = find_ptxas()
    return assemble(ptx, ptxas=ptxas).cubin if ptxas else ptx.encode()


def _compile(task: tuple[Case, bool]) -> tuple[Case, str, dict[str, Any], bytes, str]:
    """A case's PTX, manifest and, if asked for, code; or why there is none."""
    import gemmc

    case, assembles = task
    try:
        kernel = gemmc.compile(matmul_text(case), pipeline=case.pipeline, filename=case.name)
        return case, kernel.ptx, kernel.manifest, _code(kernel.ptx) if assembles else b"", ""
    except Exception as error:
        return case, "", {}, b"", f"{type(error).__name__}: {error}"


def pipeline_jobs(cases: list[Case], assembles: bool, workers: int) -> Iterator[Job]:
    """Two jobs for each case that a pipeline takes: integers, and normal numbers."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers, max(len(cases), 1))) as pool:
        for case, ptx, manifest, code, error in pool.map(_compile, [(c, assembles) for c in cases]):
            if error:
                print(f"left out: {case.name}: {error}")
                continue
            for integers in (True, False):
                inputs = everything.inputs_of(case, integers)
                exact, bound = everything.exact_and_bound(case, inputs)
                name = f"{case.name} {'integers' if integers else 'normals'}"
                facts = {
                    "case": case.name, "integers": integers, "seed": 0,
                    "pipeline": manifest["provenance"]["pipeline"],
                }  # fmt: skip
                expected = exact.astype(np_dtype(manifest))
                yield Job(
                    name, "pipelines", ptx, manifest, inputs, expected,
                    None if integers else bound, facts, code,
                )  # fmt: skip


def np_dtype(manifest: dict[str, Any]) -> Any:
    """NumPy's type of the output."""
    from gemmc.element_types import numpy_dtype

    return numpy_dtype(next(a["dtype"] for a in manifest["arguments"] if a["role"] == "output"))


def faults_of(jobs: list[Job], errors: dict[int, str]) -> dict[int, str]:
    """By the job's number, what a device calls the faults of jobs that it is to refuse."""
    found = {n: FAULT.search(error) for n, error in errors.items() if jobs[n].refused}
    return {number: match[0] for number, match in found.items() if match}


def entries_of(
    jobs: list[Job], outputs: dict[int, Any], faults: dict[int, str]
) -> dict[str, Entry]:
    """An entry for each job that ran, or was refused as it should be."""
    ran = {
        job.name: entry_of(outputs[number], job.dtype, job.inputs, job.ptx, **job.facts)
        for number, job in enumerate(jobs)
        if number in outputs
    }
    refused = ((jobs[number], fault) for number, fault in faults.items())
    return ran | {j.name: fault_of(fault, j.dtype, j.inputs, j.ptx) for j, fault in refused}


def report(
    jobs: list[Job], outputs: dict[int, Any], errors: dict[int, str], faults: dict[int, str]
) -> bool:
    """Print what did not run, what is not what NumPy says, and how the rest was refused. Whether
    everything ran that should, and nothing else."""
    differ, refusable = 0, [n for n in outputs if jobs[n].refused]
    for number, job in enumerate(jobs):
        if number in faults:
            print(f"{job.name}: {faults[number]}")
        elif number in errors:
            print(f"NOT RUN {job.name}: {errors[number]}")
        elif job.refused:
            print(f"NOT REFUSED {job.name}: {difference(outputs[number], job.expected) or 'ran'}")
        elif problem := difference(outputs[number], job.expected, job.bound):
            differ += 1
            print(f"DIFFERS {job.name}: {problem}")
    ran = f"{len(outputs)} of {len(jobs)} kernels ran, {differ} differ from NumPy"
    print(f"{ran}; {len(faults)} were refused as they should be")
    return bool(outputs or faults) and set(errors) == set(faults) and not refusable


def main(argv: list[str] | None = None) -> int:
    """Returns 1 when a kernel did not run that should, or ran that should not."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--device", choices=("gpu", "cpu"), default="gpu")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--pipelines", nargs="+", default=pipelines(), metavar="NAME")
    parser.add_argument("--only", default="", help="kernels whose name contains this text")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args(argv)
    started, on_gpu = time.monotonic(), arguments.device == "gpu"
    jobs: list[Job] = []
    if "snippets" in arguments.parts:
        jobs += snippet_jobs(arguments.only, on_gpu, arguments.workers)
    if "pipelines" in arguments.parts:
        wanted = [c for c in everything.cases(arguments.pipelines) if arguments.only in c.name]
        jobs += pipeline_jobs(wanted, on_gpu, arguments.workers)
    print(f"{len(jobs)} kernels built, {time.monotonic() - started:.0f} s", flush=True)
    with tempfile.TemporaryDirectory(prefix="gemmc-") as folder:
        runner = Runner(Path(folder), arguments.device)
        try:
            outputs, errors = runner.run(jobs)
        except RuntimeError as error:
            print(error)
            return 1
    faults = faults_of(jobs, errors)
    as_it_should = report(jobs, outputs, errors, faults)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    slug = re.sub(r"\W+", "-", runner.device.lower()).strip("-")
    for part in PARTS:
        found = entries_of(jobs, outputs, faults)
        if entries := {n: e for n, e in found.items() if _part(jobs, n) == part}:
            path = arguments.folder / f"{slug}-{part}{SUFFIX}"
            Recording(
                runner.device, runner.driver, time.strftime("%Y-%m-%d"), entries
            ).write(path)
            print(f"written: {path}, {path.stat().st_size} bytes, {len(entries)} entries")
    print(f"{time.monotonic() - started:.0f} s")
    return 0 if as_it_should else 1


def _part(jobs: list[Job], name: str) -> str:
    return next(job.part for job in jobs if job.name == name)


if __name__ == "__main__":
    sys.exit(main())
