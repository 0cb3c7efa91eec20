"""A cuBLASLt that computes from the pointers, layouts and transposes it is given, by its rules."""

from __future__ import annotations

import ctypes
from typing import Any

import ml_dtypes
import numpy as np
from bench.fake_torch import FakeTorch

TYPES = {0: np.dtype(np.float32), 2: np.dtype(np.float16), 14: np.dtype(ml_dtypes.bfloat16)}
NOT_SUPPORTED = 15


class FakeCublasLt:
    """`algorithms` are the names under which the fake torch has their costs."""

    def __init__(self, torch: FakeTorch, algorithms: list[str], broken: str = "") -> None:
        self.torch, self.algorithms, self.broken = torch, algorithms, broken
        self.made: dict[int, Any] = {}
        self.streams: set[int] = set()
        self.workspace = 0

    def _new(self, out: Any, value: Any) -> int:
        handle = len(self.made) + 1
        self.made[handle] = value
        out._obj.value = handle
        return 0

    def cublasLtCreate(self, out: Any) -> int:
        return self._new(out, "handle")

    def cublasLtMatmulDescCreate(self, out: Any, compute: Any, scale: Any) -> int:
        assert (compute.value, scale.value) == (68, 0)
        return self._new(out, {})

    def cublasLtMatmulDescSetAttribute(self, desc: Any, which: Any, value: Any, size: Any) -> int:
        assert size.value == 4
        self.made[desc.value][which.value] = value._obj.value
        return 0

    def cublasLtMatrixLayoutCreate(
        self, out: Any, kind: Any, rows: Any, columns: Any, leading: Any
    ) -> int:
        return self._new(out, (TYPES[kind.value], rows.value, columns.value, leading.value))

    def cublasLtMatmulPreferenceCreate(self, out: Any) -> int:
        return self._new(out, {})

    def cublasLtMatmulPreferenceSetAttribute(
        self, to: Any, which: Any, value: Any, size: Any
    ) -> int:
        assert (which.value, size.value) == (1, 8)
        self.workspace = value._obj.value
        return 0

    def cublasLtMatmulAlgoGetHeuristic(self, *arguments: Any) -> int:
        *_, requested, results, count = arguments
        assert requested.value >= len(self.algorithms)
        for at in range(len(self.algorithms)):
            results[at].algorithm[0] = at + 1
            results[at].state = 0
        count._obj.value = len(self.algorithms)
        return 0

    def cublasLtMatmulAlgoConfigGetAttribute(
        self, algorithm: Any, which: Any, value: Any, size: Any, written: Any
    ) -> int:
        if which.value == 8:
            return NOT_SUPPORTED
        value._obj.value = 10 * algorithm._obj[0] + which.value
        return 0

    def cublasLtMatmul(
        self, handle: Any, desc: Any, alpha: Any, a: Any, a_layout: Any, b: Any, b_layout: Any,
        beta: Any, c: Any, c_layout: Any, d: Any, d_layout: Any, algorithm: Any, workspace: Any,
        size: Any, stream: Any,
    ) -> int:  # fmt: skip
        name = self.algorithms[algorithm._obj[0] - 1]
        if name == self.broken:
            return NOT_SUPPORTED
        assert size.value == self.workspace and workspace.value
        assert (alpha._obj.value, beta._obj.value) == (1.0, 0.0)
        self.streams.add(stream.value)
        transposed = self.made[desc.value].get(3, 0)
        left = self._matrix(a.value, a_layout)
        right, out = self._matrix(b.value, b_layout), self._matrix(d.value, d_layout)

        def compute() -> None:
            first = (left.T if transposed else left).astype(np.float32)
            out[...] = (first @ right.astype(np.float32)).astype(out.dtype)

        self.torch.launch(name, compute)
        return 0

    def _matrix(self, pointer: int, layout: Any) -> Any:
        """The column-major matrix at an address."""
        kind, rows, columns, leading = self.made[layout.value]
        count = leading * columns * kind.itemsize
        memory = (ctypes.c_uint8 * count).from_address(pointer)
        return np.frombuffer(memory, kind).reshape(columns, leading)[:, :rows].T
