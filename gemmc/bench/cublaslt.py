"""The best of cuBLASLt's algorithms for a product, through the library that torch has loaded.

`torch.mm` runs the one algorithm that cuBLAS's heuristic puts first. Here the heuristic is asked
for all it would consider, each is timed, and the fastest is the contender. The library is called
directly (cuBLAS documentation, "Using the cublasLt API"), so nothing has to be installed.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes import (
    POINTER,
    byref,
    c_float,
    c_int,
    c_int32,
    c_int64,
    c_size_t,
    c_uint16,
    c_uint64,
    c_void_p,
)
from pathlib import Path
from typing import Any

from gemmc.bench.buffers import Buffers
from gemmc.bench.contenders import Contender, absent
from gemmc.bench.measure import quick
from gemmc.bench.results import CUBLASLT
from gemmc.element_types import ELEMENT_TYPES

WORKSPACE = 64 << 20
REQUESTED = 64
SEARCH_ROUNDS = 5
SEARCH_S = 4.0

_COMPUTE_32F = 68
_TRANSA = 3
_MAX_WORKSPACE_BYTES = 1
_SONAMES = ("libcublasLt.so.13", "libcublasLt.so.12")
_CONFIGURATION = {
    "algorithm": (0, c_int32),
    "tile": (1, c_int32),
    "split-K": (2, c_int32),
    "stages": (6, c_int32),
    "cluster": (8, c_uint16),
}
"""cublasLtMatmulAlgoConfigAttributes_t: the ones that tell algorithms apart, and their types."""


class CublasLtError(RuntimeError):
    """A call that failed, or a library that is not there."""


class _Heuristic(ctypes.Structure):
    """cublasLtMatmulHeuristicResult_t."""

    _fields_ = [
        ("algorithm", c_uint64 * 8),
        ("workspace", c_size_t),
        ("state", c_int),
        ("waves", c_float),
        ("reserved", c_int * 4),
    ]


class Library:
    """The functions used here; each raises CublasLtError where the library answers an error."""

    def __init__(self, loaded: Any) -> None:
        self._loaded = loaded

    def call(self, function: str, *arguments: Any) -> None:
        """Call `cublasLt<function>`."""
        status = int(getattr(self._loaded, f"cublasLt{function}")(*arguments))
        if status:
            raise CublasLtError(f"cublasLt{function} answered status {status}")

    def created(self, function: str, *arguments: Any) -> c_void_p:
        """What a function makes that returns it through its first argument."""
        made = c_void_p()
        self.call(function, byref(made), *arguments)
        return made


def find_library(torch: Any) -> Library:
    """The library in this process, else the one that was installed for torch, else any."""
    maps = Path("/proc/self/maps")
    lines = maps.read_text().splitlines() if maps.exists() else []
    loaded = [line.split()[-1] for line in lines if "libcublasLt.so" in line]
    origin = getattr(torch, "__file__", None)
    beside = Path(origin).parents[1].glob("nvidia/*/lib/libcublasLt.so.*") if origin else ()
    failures: list[str] = []
    for name in dict.fromkeys([*loaded, *map(str, beside), *_SONAMES]):
        try:
            return Library(ctypes.CDLL(name))
        except OSError as error:
            failures.append(str(error))
    raise CublasLtError(f"no libcublasLt ({'; '.join(failures)})")


class Product:
    """cuBLASLt's descriptors of a problem.

    cuBLAS is column-major: row-major C = A B is C^T = B^T A^T there, so that its first operand is
    our right one. A right operand that lies as n x k is transposed for it.
    """

    def __init__(self, library: Library, buffers: Buffers) -> None:
        problem = buffers.problem
        m, n, k = problem.m, problem.n, problem.k
        self.library, self.buffers = library, buffers
        self.handle = library.created("Create")
        single = c_int(ELEMENT_TYPES["f32"].cuda)
        self.operation = library.created("MatmulDescCreate", c_int(_COMPUTE_32F), single)
        transposed = c_int32(problem.layout == "nt")
        library.call("MatmulDescSetAttribute", self.operation, c_int(_TRANSA), byref(transposed),
                     c_size_t(4))
        kind, out = (ELEMENT_TYPES[name].cuda for name in (problem.dtype, problem.out_dtype))
        right = (k, n) if problem.layout == "nt" else (n, k)
        self.right = self._matrix(kind, *right)
        self.left = self._matrix(kind, k, m)
        self.out = self._matrix(out, n, m)
        self.one, self.zero = c_float(1.0), c_float(0.0)
        torch = buffers.torch
        self.workspace = torch.empty(WORKSPACE, dtype=torch.uint8, device="cuda")

    def _matrix(self, kind: int, rows: int, columns: int) -> c_void_p:
        """A dense column-major matrix."""
        sizes = (c_uint64(rows), c_uint64(columns), c_int64(rows))
        return self.library.created("MatrixLayoutCreate", c_int(kind), *sizes)

    def algorithms(self) -> list[_Heuristic]:
        """What the heuristic considers, best guess first."""
        preference = self.library.created("MatmulPreferenceCreate")
        most = c_uint64(WORKSPACE)
        self.library.call("MatmulPreferenceSetAttribute", preference, c_int(_MAX_WORKSPACE_BYTES),
                          byref(most), c_size_t(8))
        found, count = (_Heuristic * REQUESTED)(), c_int()
        self.library.call(
            "MatmulAlgoGetHeuristic", self.handle, self.operation, self.right, self.left, self.out,
            self.out, preference, c_int(REQUESTED), ctypes.cast(found, POINTER(_Heuristic)),
            byref(count),
        )
        return [each for each in found[: count.value] if each.state == 0]

    def launcher(self, algorithm: _Heuristic, outputs: list[Any]) -> Callable[[int], None]:
        """Launches on torch's current stream, so that a graph can capture it."""
        buffers, cuda = self.buffers, self.buffers.torch.cuda

        def launch(index: int) -> None:
            left, right = (c_void_p(x[index].data_ptr()) for x in (buffers.a, buffers.b))
            out = c_void_p(outputs[index].data_ptr())
            self.library.call(
                "Matmul", self.handle, self.operation, byref(self.one), right, self.right, left,
                self.left, byref(self.zero), out, self.out, out, self.out,
                byref(algorithm.algorithm), c_void_p(self.workspace.data_ptr()),
                c_size_t(WORKSPACE), c_void_p(cuda.current_stream().cuda_stream),
            )

        return launch

    def configuration(self, algorithm: _Heuristic) -> str:
        """What distinguishes an algorithm, in cuBLASLt's numbers."""
        words: list[str] = []
        for word, (attribute, kind) in _CONFIGURATION.items():
            value, written = kind(), c_size_t()
            try:
                self.library.call(
                    "MatmulAlgoConfigGetAttribute", byref(algorithm.algorithm), c_int(attribute),
                    byref(value), c_size_t(ctypes.sizeof(kind)), byref(written),
                )
            except CublasLtError:
                continue
            words.append(f"{word} {value.value}")
        return ", ".join(words)


def best(buffers: Buffers, seed: int = 0) -> Contender:
    """The fastest algorithm under load; a contender with a `missing` reason if there is none."""
    try:
        product = Product(find_library(buffers.torch), buffers)
        return _fastest(product, seed)
    except (CublasLtError, AttributeError) as error:
        return absent(CUBLASLT, f"not available: {error}")


def _fastest(product: Product, seed: int) -> Contender:
    buffers = product.buffers
    outputs = buffers.outputs()
    found = [
        Contender(
            CUBLASLT,
            product.launcher(each, outputs),
            outputs,
            product.configuration(each),
            rival=True,
        )
        for each in product.algorithms()
    ]
    runnable = [(at, each) for at, each in enumerate(found) if _runs(each)]
    if not runnable:
        raise CublasLtError("no algorithm for this product")
    seconds = min(0.06, SEARCH_S / (SEARCH_ROUNDS * len(runnable)))
    contenders = [each for _, each in runnable]
    times = quick(buffers, contenders, seconds, SEARCH_ROUNDS, seed)
    at, chosen = runnable[times.index(min(times))]
    chosen.note = f"candidate {at + 1} of {len(found)}: {chosen.note}"
    for output in outputs:
        buffers.poison(output)
    return chosen


def _runs(contender: Contender) -> bool:
    try:
        contender.launch(0)
    except CublasLtError:
        return False
    return True
