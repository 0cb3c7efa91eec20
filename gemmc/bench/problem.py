"""What is multiplied: element type, layout and extents, and the linalg program of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gemmc.element_types import ELEMENT_TYPES
from gemmc.errors import GemmcError

LAYOUTS = ("nt", "nn")

_IDENTITY = "affine_map<(d0, d1) -> (d0, d1)>"
_TRANSPOSED = "affine_map<(d0, d1) -> (d1, d0)>"
_PARALLEL = '["parallel", "parallel"]'
_SHAPE = re.compile(r"([1-9]\d*)x([1-9]\d*)x([1-9]\d*)")


@dataclass(frozen=True)
class Problem:
    """C = A B (layout nn) or A B^T (nt): A is m x k, C is m x n, all row-major.

    Sums are f32; C has the inputs' type, or `result`'s where that is given.
    """

    dtype: str
    layout: str
    m: int
    n: int
    k: int
    result: str = ""

    @property
    def name(self) -> str:
        """As in `bf16-nt-8192x8192x8192`."""
        return f"{self.dtype}-{self.layout}-{self.shape}"

    @property
    def shape(self) -> str:
        """As in `8192x8192x8192`: m, n, k."""
        return f"{self.m}x{self.n}x{self.k}"

    @property
    def flop(self) -> int:
        """Multiplications and additions."""
        return 2 * self.m * self.n * self.k

    @property
    def out_dtype(self) -> str:
        """Element type of C."""
        return self.result or self.dtype

    @property
    def rhs_shape(self) -> tuple[int, int]:
        """Extents of B as it lies in memory."""
        return (self.k, self.n) if self.layout == "nn" else (self.n, self.k)

    @property
    def bytes(self) -> int:
        """Of A, B and C together: the least that one launch moves."""
        inputs = (self.m * self.k + self.k * self.n) * ELEMENT_TYPES[self.dtype].bytes
        return inputs + self.m * self.n * ELEMENT_TYPES[self.out_dtype].bytes

    @staticmethod
    def of_shape(shape: str, dtype: str, layout: str) -> Problem:
        """The problem of a shape as users write it, `MxNxK`. GemmcError if it is none."""
        found = _SHAPE.fullmatch(shape)
        if found is None:
            raise GemmcError("--shapes", "extents as MxNxK, each at least 1", f"'{shape}'")
        m, n, k = (int(extent) for extent in found.groups())
        return Problem(dtype, layout, m, n, k)

    @property
    def text(self) -> str:
        """The linalg program: f32 sums from zero, one cast at the end."""
        m, n, k, t, r = self.m, self.n, self.k, self.dtype, self.out_dtype
        rows, columns = self.rhs_shape
        rhs = "%arg1" if self.layout == "nn" else "%t"
        lines = [
            f"func.func @main(%arg0: tensor<{m}x{k}x{t}>, %arg1: tensor<{rows}x{columns}x{t}>) "
            f"-> tensor<{m}x{n}x{r}> {{",
            "%zero = arith.constant 0.000000e+00 : f32",
        ]
        if self.layout == "nt":
            lines += [
                f"%te = tensor.empty() : tensor<{k}x{n}x{t}>",
                *_generic("t", _TRANSPOSED, "arg1", f"{n}x{k}x{t}", "te", f"{k}x{n}x{t}"),
            ]
        lines += [
            f"%ce = tensor.empty() : tensor<{m}x{n}xf32>",
            f"%c0 = linalg.fill ins(%zero : f32) outs(%ce : tensor<{m}x{n}xf32>) "
            f"-> tensor<{m}x{n}xf32>",
            f"%c = linalg.matmul ins(%arg0, {rhs} : tensor<{m}x{k}x{t}>, tensor<{k}x{n}x{t}>) "
            f"outs(%c0 : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>",
        ]
        name = "c"
        if r != "f32":
            name = "r"
            lines += [
                f"%re = tensor.empty() : tensor<{m}x{n}x{r}>",
                *_generic("r", _IDENTITY, "c", f"{m}x{n}xf32", "re", f"{m}x{n}x{r}"),
            ]
        return "\n".join([*lines, f"func.return %{name} : tensor<{m}x{n}x{r}>", "}", ""])


def _generic(to: str, read: str, value: str, of: str, out: str, into: str) -> list[str]:
    """An element-wise linalg.generic that reads by a map and converts the element type."""
    source, target = of.rsplit("x", 1)[1], into.rsplit("x", 1)[1]
    convert = "" if source == target else f"%y = arith.truncf %x : {source} to {target}"
    return [
        f"%{to} = linalg.generic {{indexing_maps = [{read}, {_IDENTITY}], "
        f"iterator_types = {_PARALLEL}}} "
        f"ins(%{value} : tensor<{of}>) outs(%{out} : tensor<{into}>) {{",
        f"^bb0(%x: {source}, %o: {target}):",
        convert,
        f"linalg.yield %{'y' if convert else 'x'} : {target}",
        f"}} -> tensor<{into}>",
    ]
