"""The kernels that the GPU tests and benchmarks build, and how one is built.

Imports no GPU package: the building runs in worker processes, or on a machine with no
GPU at all.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

M_AND_N = (64, 128, 200, 1000, 1024, 4096)
K = (64, 200, 1024, 4096)
TENSOR_CORE_PIPELINES = (
    "hopper-single-narrow",
    "hopper-single",
    "hopper-ws-1",
    "hopper-ws",
    "hopper-coop",
    "hopper-pingpong",
)
PLAIN_PIPELINES = (
    "simt-naive",
    "simt-coalesced",
    "simt-smem",
    "simt-regtile-1d",
    "simt-regtile-2d",
    "simt-vectorized",
    "simt-warptile",
)

IDENTITY = "affine_map<(d0, d1) -> (d0, d1)>"
TRANSPOSED = "affine_map<(d0, d1) -> (d1, d0)>"
PARALLEL = '["parallel", "parallel"]'
USUAL_PTXAS = "/usr/local/cuda/bin/ptxas"


@dataclass(frozen=True)
class Case:
    """One kernel: C = A B (layout nn) or A B^T (nt), C of the inputs' type."""

    pipeline: str
    dtype: str
    layout: str
    m: int
    n: int
    k: int

    @property
    def name(self) -> str:
        return f"{self.pipeline}-{self.dtype}-{self.layout}-{self.m}x{self.n}x{self.k}"

    @staticmethod
    def of_name(name: str) -> Case:
        """The case of a `name`."""
        pipeline, dtype, layout, shape = name.rsplit("-", 3)
        m, n, k = (int(extent) for extent in shape.split("x"))
        return Case(pipeline, dtype, layout, m, n, k)


@dataclass(frozen=True)
class Built:
    """A case's machine code (a cubin, or PTX without ptxas) and manifest, or why there is none."""

    case: Case
    code: bytes = b""
    manifest: str = ""
    error: str = ""


def all_cases(pipelines: Iterable[str]) -> list[Case]:
    """Every shape and layout: f16 and bf16 for the tensor cores, f32 for the others."""
    cases: list[Case] = []
    for pipeline in pipelines:
        dtypes = ("f32",) if pipeline in PLAIN_PIPELINES else ("f16", "bf16")
        for dtype, layout, m, n, k in product(dtypes, ("nn", "nt"), M_AND_N, M_AND_N, K):
            cases.append(Case(pipeline, dtype, layout, m, n, k))
    return cases


def matmul_text(case: Case) -> str:
    """The linalg program of a case: f32 sums from zero, one cast at the end."""
    m, n, k, t = case.m, case.n, case.k, case.dtype
    second = f"{k}x{n}" if case.layout == "nn" else f"{n}x{k}"
    rhs = "%arg1" if case.layout == "nn" else "%t"
    lines = [
        f"func.func @main(%arg0: tensor<{m}x{k}x{t}>, %arg1: tensor<{second}x{t}>) "
        f"-> tensor<{m}x{n}x{t}> {{",
        "%zero = arith.constant 0.000000e+00 : f32",
    ]
    if case.layout == "nt":
        lines += [
            f"%te = tensor.empty() : tensor<{k}x{n}x{t}>",
            *_generic("t", TRANSPOSED, "arg1", f"{n}x{k}x{t}", "te", f"{k}x{n}x{t}"),
        ]
    lines += [
        f"%ce = tensor.empty() : tensor<{m}x{n}xf32>",
        f"%c0 = linalg.fill ins(%zero : f32) outs(%ce : tensor<{m}x{n}xf32>) "
        f"-> tensor<{m}x{n}xf32>",
        f"%c = linalg.matmul ins(%arg0, {rhs} : tensor<{m}x{k}x{t}>, tensor<{k}x{n}x{t}>) "
        f"outs(%c0 : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>",
    ]
    result = "c"
    if t != "f32":
        result = "r"
        lines += [
            f"%re = tensor.empty() : tensor<{m}x{n}x{t}>",
            *_generic("r", IDENTITY, "c", f"{m}x{n}xf32", "re", f"{m}x{n}x{t}"),
        ]
    return "\n".join([*lines, f"func.return %{result} : tensor<{m}x{n}x{t}>", "}", ""])


def _generic(to: str, read: str, value: str, of: str, out: str, into: str) -> list[str]:
    """An element-wise linalg.generic that reads by a map and converts the element type."""
    source, target = of.rsplit("x", 1)[1], into.rsplit("x", 1)[1]
    convert = "" if source == target else f"%y = arith.truncf %x : {source} to {target}"
    return [
        f"%{to} = linalg.generic {{indexing_maps = [{read}, {IDENTITY}], "
        f"iterator_types = {PARALLEL}}} "
        f"ins(%{value} : tensor<{of}>) outs(%{out} : tensor<{into}>) {{",
        f"^bb0(%x: {source}, %o: {target}):",
        convert,
        f"linalg.yield %{'y' if convert else 'x'} : {target}",
        f"}} -> tensor<{into}>",
    ]


def build(case: Case) -> Built:
    """Compile a case, and assemble it where there is a ptxas. Whatever fails is its `error`."""
    import gemmc
    from gemmc.assemble import assemble

    try:
        kernel = gemmc.compile(matmul_text(case), pipeline=case.pipeline, filename=case.name)
        ptxas = os.environ.get("GEMMC_PTXAS") or shutil.which("ptxas") or _usual_ptxas()
        code = assemble(kernel.ptx, ptxas=ptxas).cubin if ptxas else kernel.ptx.encode()
    except Exception as error:
        return Built(case, error=f"{type(error).__name__}: {error}")
    return Built(case, code, json.dumps(kernel.manifest))


def _usual_ptxas() -> str | None:
    return USUAL_PTXAS if os.access(USUAL_PTXAS, os.X_OK) else None


def build_all(cases: list[Case], workers: int | None = None) -> Iterator[Built]:
    """Build in worker processes; each comes out as soon as it is done, in any order."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers or os.cpu_count()) as pool:
        yield from pool.imap_unordered(build, cases, chunksize=2)


def save(built: Built, folder: Path) -> None:
    """Write a built case: NAME.cubin or NAME.ptx, and NAME.json."""
    suffix = "cubin" if built.code.startswith(b"\x7fELF") else "ptx"
    (folder / f"{built.case.name}.{suffix}").write_bytes(built.code)
    (folder / f"{built.case.name}.json").write_text(built.manifest)


def saved(folder: Path) -> Iterator[Built]:
    """Every case that `save` wrote to a folder."""
    for manifest in sorted(folder.glob("*.json")):
        codes = (manifest.with_suffix(".cubin"), manifest.with_suffix(".ptx"))
        code = next((p for p in codes if p.exists()), None)
        if code is not None:
            case = Case.of_name(manifest.stem)
            yield Built(case, code.read_bytes(), manifest.read_text())
