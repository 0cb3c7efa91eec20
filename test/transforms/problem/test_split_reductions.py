"""Reductions that are split: every part is combined once, in any of the ways that there are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc.element_types import numpy_dtype

Array = np.ndarray[Any, Any]

STARTS = {
    ("addf", "f32"): "0.0", ("maximumf", "f32"): "0xFF800000", ("addi", "i32"): "0",
    ("maxsi", "i32"): "-2147483648", ("minui", "i32"): "-1", ("mulf", "f32"): "1.0",
}  # fmt: skip

COMBINED = {
    "addf": np.add, "maximumf": np.maximum, "addi": np.add, "maxsi": np.maximum,
    "minui": np.minimum, "mulf": np.multiply,
}  # fmt: skip


def program(shape: tuple[int, ...], axes: tuple[int, ...], by: str, dtype: str) -> str:
    """A reduction over axes of what its elements are with the number of the first axis added."""
    rank = range(len(shape))
    dims = ", ".join(f"d{axis}" for axis in rank)
    left = ", ".join(f"d{axis}" for axis in rank if axis not in axes)
    kinds = ", ".join('"reduction"' if axis in axes else '"parallel"' for axis in rank)
    source = f"tensor<{''.join(f'{each}x' for each in shape)}{dtype}>"
    kept = "".join(f"{size}x" for axis, size in enumerate(shape) if axis not in axes)
    target = f"tensor<{kept}{dtype}>"
    number, add = "%c = arith.muli %j, %one : i32", "arith.addi"
    if dtype == "f32":
        number, add = "%c = arith.sitofp %j : i32 to f32", "arith.addf"
    return f"""func.func @main(%x: {source}) -> {target} {{
  %z = arith.constant {STARTS[by, dtype]} : {dtype}
  %one = arith.constant 1 : i32
  %e = tensor.empty() : {target}
  %i = linalg.fill ins(%z : {dtype}) outs(%e : {target}) -> {target}
  %r = linalg.generic {{indexing_maps = [affine_map<({dims}) -> ({dims})>,
      affine_map<({dims}) -> ({left})>], iterator_types = [{kinds}]}}
      ins(%x : {source}) outs(%i : {target}) {{
  ^bb0(%a: {dtype}, %s: {dtype}):
    %k = linalg.index {axes[0]} : index
    %j = arith.index_cast %k : index to i32
    {number}
    %t = {add} %a, %c : {dtype}
    %u = arith.{by} %s, %t : {dtype}
    linalg.yield %u : {dtype}
  }} -> {target}
  return %r : {target}
}}"""


def wanted(values: Array, axes: tuple[int, ...], by: str) -> Array:
    shape = [size if axis == axes[0] else 1 for axis, size in enumerate(values.shape)]
    numbers = np.arange(values.shape[axes[0]], dtype=values.dtype).reshape(shape)
    return COMBINED[by].reduce(values + numbers, axis=axes)


CASES = [
    ((61, 67), (0, 1), "addf", "f32"), ((610, 67), (0,), "addf", "f32"),
    ((3, 3000), (1,), "addf", "f32"), ((5, 7, 96), (0, 2), "maximumf", "f32"),
    ((2, 1300), (1,), "maximumf", "f32"), ((1000,), (0,), "addi", "i32"),
    ((97, 6), (0,), "maxsi", "i32"), ((4, 5, 33), (0, 1, 2), "minui", "i32"),
    ((2, 128, 3), (1,), "addf", "f32"), ((4096,), (0,), "addf", "f32"),
]  # fmt: skip


@pytest.mark.parametrize("shape, axes, by, dtype", CASES)
def test_every_element_is_combined_once(
    shape: tuple[int, ...], axes: tuple[int, ...], by: str, dtype: str
) -> None:
    kernel = gemmc.compile(
        program(shape, axes, by, dtype), pipeline="auto", set=["split-reductions.gain=0"]
    )
    assert "main_0_parts1" in [each["entry"] for each in kernel.manifest["kernels"]]
    rng = np.random.default_rng(1)
    values = rng.integers(0, 9, shape).astype(numpy_dtype(dtype))
    (found,) = kernel.simulate(values)
    assert np.array_equal(np.asarray(found), wanted(values, axes, by))
