"""Kernels of pipelines for problems: built in worker processes, kept in folders.

Imports no GPU package: the building may happen on a machine that has none.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from gemmc.bench.problem import Problem

USUAL_PTXAS = "/usr/local/cuda/bin/ptxas"


@dataclass(frozen=True)
class Case:
    """A pipeline (its name, file or text) and the problem it is to solve."""

    pipeline: str
    problem: Problem

    @property
    def label(self) -> str:
        """What tables call the pipeline: its name, or its file's."""
        return "text" if "{" in self.pipeline else Path(self.pipeline).stem

    @property
    def name(self) -> str:
        """Also the stem of the files it is kept in."""
        return f"{self.label}-{self.problem.name}"

    @staticmethod
    def of_name(name: str) -> Case:
        """The case of a `name`."""
        pipeline, dtype, layout, shape = name.rsplit("-", 3)
        return Case(pipeline, Problem.of_shape(shape, dtype, layout))


@dataclass(frozen=True)
class Built:
    """A case's machine code (a cubin, or PTX without ptxas) and manifest, or why there is none."""

    case: Case
    code: bytes = b""
    manifest: str = ""
    error: str = ""


def build(case: Case) -> Built:
    """Compile a case, and assemble it where there is a ptxas. Whatever fails is its `error`."""
    import gemmc
    from gemmc.assemble import assemble

    try:
        kernel = gemmc.compile(case.problem.text, pipeline=case.pipeline, filename=case.name)
        ptxas = os.environ.get("GEMMC_PTXAS") or shutil.which("ptxas") or _usual_ptxas()
        code = assemble(kernel.ptx, ptxas=ptxas).cubin if ptxas else kernel.ptx.encode()
    except Exception as error:
        return Built(case, error=" ".join(f"{type(error).__name__}: {error}".split()))
    return Built(case, code, json.dumps(kernel.manifest))


def _usual_ptxas() -> str | None:
    return USUAL_PTXAS if os.access(USUAL_PTXAS, os.X_OK) else None


def build_all(cases: Sequence[Case], workers: int | None = None) -> Iterator[Built]:
    """Build in worker processes; each comes out as soon as it is done, in any order."""
    if not cases:
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers or os.cpu_count() or 1, len(cases))) as pool:
        yield from pool.imap_unordered(build, cases, chunksize=2 if len(cases) > 64 else 1)


def save(built: Built, folder: Path) -> None:
    """Write a built case: NAME.cubin or NAME.ptx, and NAME.json."""
    folder.mkdir(parents=True, exist_ok=True)
    suffix = "cubin" if built.code.startswith(b"\x7fELF") else "ptx"
    (folder / f"{built.case.name}.{suffix}").write_bytes(built.code)
    (folder / f"{built.case.name}.json").write_text(built.manifest)


def saved(folder: Path) -> Iterator[Built]:
    """Every case that `save` wrote to a folder."""
    for manifest in sorted(folder.glob("*.json")):
        codes = (manifest.with_suffix(".cubin"), manifest.with_suffix(".ptx"))
        code = next((p for p in codes if p.exists()), None)
        if code is not None:
            yield Built(Case.of_name(manifest.stem), code.read_bytes(), manifest.read_text())
