"""The kernels that the GPU tests and benchmarks build, and how one is built.

Imports no GPU package: the building runs in worker processes, or on a machine with no
GPU at all.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import shutil
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

M_AND_N = (64, 128, 200, 1000, 1024, 4096)
K = (64, 200, 1024, 4096)
ODD = (1, 8, 33, 201)
ODD_K = (1, 7, 201, 1002)
"""Extents that nothing divides, for pipelines that take rows of any length."""
IDENTITY = "affine_map<(d0, d1) -> (d0, d1)>"
TRANSPOSED = "affine_map<(d0, d1) -> (d1, d0)>"
PARALLEL = '["parallel", "parallel"]'
USUAL_PTXAS = "/usr/local/cuda/bin/ptxas"
PIPELINES = Path(__file__).resolve().parents[2] / "pipelines"
DTYPES_LINE = re.compile(r"^#: dtypes = (.*)$", re.MULTILINE)
ANY_ROWS = re.compile(r"^#: rows = any$", re.MULTILINE)


def dtypes_of(pipeline: str) -> tuple[str, ...]:
    """The types of inputs that a pipeline's file (of this name or path) says it is for; those that
    the cases have."""
    found = DTYPES_LINE.search(_text(pipeline))
    said = [] if found is None else [each.strip() for each in found[1].split(",")]
    return tuple(each for each in said if each in ("bf16", "f16", "f32"))


def takes_any_rows(pipeline: str) -> bool:
    """Whether the pipeline's file says so; the copy engine needs multiples of 16 bytes."""
    return ANY_ROWS.search(_text(pipeline)) is not None


def _text(pipeline: str) -> str:
    path = Path(pipeline)
    if not path.is_file():
        path = PIPELINES / f"{pipeline}.pipeline"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def pipelines() -> list[str]:
    """The named pipelines of matrix products in these types; the tensor cores' first."""
    names = sorted(p.stem for p in PIPELINES.glob("*.pipeline"))
    return sorted((n for n in names if dtypes_of(n)), key=lambda n: "f32" in dtypes_of(n))


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
    """A case's machine code (a cubin, or PTX without ptxas) and manifest, or why there is none:
    `refused` when a pass said no."""

    case: Case
    code: bytes = b""
    manifest: str = ""
    error: str = ""
    refused: bool = False


def all_cases(
    pipelines: Iterable[str],
    dtypes: Iterable[str] | None = None,
    layouts: Iterable[str] = ("nn", "nt"),
    shapes: Iterable[tuple[int, int, int]] | None = None,
) -> list[Case]:
    """Every shape and layout, in each type that a pipeline is for (and that `dtypes` has)."""
    given = None if shapes is None else list(shapes)
    chosen = None if dtypes is None else set(dtypes)
    return [
        Case(pipeline, dtype, layout, *size)
        for pipeline in pipelines
        for dtype in dtypes_of(pipeline)
        if chosen is None or dtype in chosen
        for layout in layouts
        for size in (_sizes(pipeline) if given is None else given)
    ]


def _sizes(pipeline: str) -> list[tuple[int, int, int]]:
    odd = product(ODD, ODD, ODD_K) if takes_any_rows(pipeline) else ()
    return [*product(M_AND_N, M_AND_N, K), *odd]


def matmul_text(case: Case) -> str:
    """The linalg program of a case: sums in f32, of f64 in f64, from zero; one cast at the end."""
    m, n, k, t = case.m, case.n, case.k, case.dtype
    kept = "f64" if t == "f64" else "f32"
    second = f"{k}x{n}" if case.layout == "nn" else f"{n}x{k}"
    rhs = "%arg1" if case.layout == "nn" else "%t"
    lines = [
        f"func.func @main(%arg0: tensor<{m}x{k}x{t}>, %arg1: tensor<{second}x{t}>) "
        f"-> tensor<{m}x{n}x{t}> {{",
        f"%zero = arith.constant 0.000000e+00 : {kept}",
    ]
    if case.layout == "nt":
        lines += [
            f"%te = tensor.empty() : tensor<{k}x{n}x{t}>",
            *_generic("t", TRANSPOSED, "arg1", f"{n}x{k}x{t}", "te", f"{k}x{n}x{t}"),
        ]
    lines += [
        f"%ce = tensor.empty() : tensor<{m}x{n}x{kept}>",
        f"%c0 = linalg.fill ins(%zero : {kept}) outs(%ce : tensor<{m}x{n}x{kept}>) "
        f"-> tensor<{m}x{n}x{kept}>",
        f"%c = linalg.matmul ins(%arg0, {rhs} : tensor<{m}x{k}x{t}>, tensor<{k}x{n}x{t}>) "
        f"outs(%c0 : tensor<{m}x{n}x{kept}>) -> tensor<{m}x{n}x{kept}>",
    ]
    result = "c"
    if t != kept:
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
    from gemmc.errors import GemmcError

    try:
        kernel = gemmc.compile(matmul_text(case), pipeline=case.pipeline, filename=case.name)
        ptxas = find_ptxas()
        code = assemble(kernel.ptx, ptxas=ptxas).cubin if ptxas else kernel.ptx.encode()
    except Exception as error:
        refused = isinstance(error, GemmcError)
        return Built(case, error=f"{type(error).__name__}: {error}", refused=refused)
    return Built(case, code, json.dumps(kernel.manifest))


def find_ptxas() -> str | None:
    """$GEMMC_PTXAS, PATH, the toolkit's usual place; None: the driver assembles."""
    found = os.environ.get("GEMMC_PTXAS") or shutil.which("ptxas")
    usual = USUAL_PTXAS if os.access(USUAL_PTXAS, os.X_OK) else None
    return found or usual


def build_all(cases: list[Case], workers: int | None = None) -> Generator[Built]:
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
