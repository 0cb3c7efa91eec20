"""Scatters as text and as NumPy computes them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
from three_ways import outputs_of

Array = np.ndarray[Any, Any]
Body = Callable[[Any, Any], Any]

SCATTER = """
func.func @main(%x: tensor<ORIGINAL>, %i: tensor<INDICES>, %u: tensor<UPDATES>) -> tensor<ORIGINAL> {
  %0 = NAME.scatter MAP unique_indices(UNIQUE) ins(%u, %i : tensor<UPDATES>, tensor<INDICES>)
      outs(%x : tensor<ORIGINAL>) {
  ^bb0(%a: ELEMENT, %b: ELEMENT):
    BODY
    NAME.yield YIELD : ELEMENT
  } -> tensor<ORIGINAL>
  return %0 : tensor<ORIGINAL>
}
"""  # noqa: E501

DTYPES: dict[str, Any] = {
    "f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16, "i32": np.int32,
    "i8": np.int8, "i64": np.int64, "i1": np.bool_,
}  # fmt: skip


@dataclass(frozen=True)
class Form:
    """A scatter: its types as MLIR has them, and the body as text and as NumPy computes it."""

    original: str
    indices: str
    updates: str
    body: str
    by: Body
    mapped: tuple[int, ...] = (0,)
    torch: bool = False
    unique: bool = False

    @property
    def text(self) -> str:
        name = "tm_tensor" if self.torch else "iree_linalg_ext"
        numbers = ", ".join(map(str, self.mapped))
        said = f"dimension_map = [{numbers}]"
        said = f"{{dimension_map = array<i64: {numbers}>}}" if self.torch else said
        values = {
            "ORIGINAL": self.original, "INDICES": self.indices, "UPDATES": self.updates,
            "MAP": said, "UNIQUE": str(self.unique).lower(), "BODY": self.body,
            "YIELD": "%c" if self.body else "%a", "ELEMENT": self.original.split("x")[-1],
            "NAME": name,
        }  # fmt: skip
        text = SCATTER
        for key, value in values.items():
            text = text.replace(key, value)
        return text

    def made(self, *, low: int = -2, past: int = 2) -> list[Array]:
        """Inputs: small whole numbers, and indices from below 0 to behind the end."""
        draw = np.random.default_rng(0)
        shapes = [shaped(each) for each in (self.original, self.indices, self.updates)]
        (whole, kind), (many, index), (some, _) = shapes
        numbers = [draw.integers(0 if kind == np.bool_ else -4, 5, each) for each in (whole, some)]
        if kind == np.bool_:
            numbers = [each % 2 for each in numbers]
        column = len(self.mapped) > 1
        ends = np.array([whole[d] for d in self.mapped]) + past
        at = draw.integers(low, ends if column else ends[0], many).astype(index)
        return [numbers[0].astype(kind), at, numbers[1].astype(kind)]


def shaped(kind: str) -> tuple[tuple[int, ...], Any]:
    *sizes, element = kind.split("x")
    return tuple(map(int, sizes)), DTYPES[element]


def added(update: Any, so_far: Any) -> Any:
    return so_far + update


def taken(update: Any, so_far: Any) -> Any:
    return update


def wanted(form: Form, x: Array, at: Array, updates: Array) -> Array:
    """One element of one update after the other, in the words of StableHLO."""
    found = x.copy()
    starts = at.reshape(-1, len(form.mapped)).tolist()
    slices = updates.reshape(len(starts), *updates.shape[updates.ndim - _rank(form, updates) :])
    for start, slice_ in zip(starts, slices, strict=True):
        for place in np.ndindex(*slice_.shape):
            index = [0] * (x.ndim - len(place)) + list(place)
            for dimension, number in zip(form.mapped, start, strict=True):
                index[dimension] += number
            inside = all(0 <= n < size for n, size in zip(index, x.shape, strict=True))
            if inside:
                with np.errstate(over="ignore"):
                    found[tuple(index)] = form.by(slice_[place], found[tuple(index)])
    return found


def _rank(form: Form, updates: Array) -> int:
    """How many dimensions a slice has."""
    many = shaped(form.indices)[0]
    column = many[-1] == len(form.mapped) and many[:-1] == updates.shape[: len(many) - 1]
    column = column and len(many) > 1
    return updates.ndim - len(many) + int(column)


def as_bytes(array: Array) -> Array:
    """Conditions as kernels have them."""
    return array.view(np.int8) if array.dtype == np.bool_ else array


def outputs(text: str, inputs: list[Array]) -> dict[str, Array]:
    """The one output: as formed, of the last IR, and of the PTX."""
    return {level: output for level, (output,) in outputs_of(text, inputs).items()}


ADD, MAX, ADDI = (f"%c = arith.{op} %b, %a : " for op in ("addf", "maximumf", "addi"))

FORMS: dict[str, Form] = {
    "rows, added": Form("9x8xf32", "14x1xi32", "14x8xf32", f"{ADD}f32", added),
    "elements, the last of several": Form(
        "5x6xf32", "40x2xi64", "40xf32", "", taken, (0, 1), torch=True
    ),
    "dimensions in another order": Form(
        "5x6xf32", "20x2xi32", "20xf32", f"{ADD}f32", added, (1, 0)
    ),
    "slices of one element where indices are": Form(
        "2x7x6xf32", "24x3xi64", "24x1x1x1xf32", "", taken, (0, 1, 2), torch=True, unique=True
    ),
    "one row, whose index has no dimension of its own": Form(
        "9x8xf32", "1xi32", "1x8xf32", "", taken, unique=True
    ),
    "windows that hang over the edge": Form(
        "9x8xf32", "6x1xi32", "6x3x8xf32", f"{ADD}f32", added
    ),
    "windows of two dimensions": Form(
        "6x7xf32", "5x2xi32", "5x2x3xf32", "", taken, (0, 1)
    ),
    "columns": Form("4x9xf32", "7x1xi32", "7x4x1xf32", f"{ADD}f32", added, (1,)),
    "indices of two dimensions and no column": Form(
        "6x4xf32", "3x5xi32", "3x5x4xf32", f"{MAX}f32", lambda a, b: max(a, b)
    ),
    "indices of three dimensions": Form(
        "6x4xi32", "2x3x2xi32", "2x3xi32", f"{ADDI}i32", added, (0, 1)
    ),
    "steps that do not commute": Form(
        "5x4xf32", "12x1xi32", "12x4xf32",
        "%d = arith.addf %b, %b : f32\n    %c = arith.subf %d, %a : f32",
        lambda a, b: b + b - a,
    ),
    "bytes that wrap around": Form(
        "5x4xi8", "60x1xi32", "60x4xi8",
        "%d = arith.muli %b, %a : i8\n    %c = arith.addi %d, %a : i8", lambda a, b: b * a + a,
    ),
    "narrow indices of a long table": Form("300xi32", "50x1xi8", "50xi32", f"{ADDI}i32", added),
    "wide numbers": Form("7xi64", "30x1xi64", "30xi64", f"{ADDI}i64", added),
    "halves": Form("5x8xf16", "9x1xi32", "9x8xf16", f"{MAX}f16", lambda a, b: max(a, b)),
    "16-bit sums": Form("5x8xbf16", "9x1xi32", "9x8xbf16", f"{ADD}bf16", added),
    "conditions": Form(
        "9x5xi1", "8x1xi32", "8x5xi1", "%c = arith.xori %b, %a : i1", lambda a, b: a ^ b
    ),
}  # fmt: skip
