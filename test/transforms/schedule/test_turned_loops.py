"""Element-wise kernels that read an input along another loop than the result's rows."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

import gemmc
from gemmc.element_types import numpy_dtype


def _text(shape: tuple[int, ...], order: tuple[int, ...], dtype: str) -> str:
    turned = tuple(shape[axis] for axis in order)
    source, target = ("x".join(map(str, each)) + f"x{dtype}" for each in (shape, turned))
    axes = list(order)
    return f"""func.func @main(%a: tensor<{source}>) -> tensor<{target}> {{
  %e = tensor.empty() : tensor<{target}>
  %t = linalg.transpose ins(%a : tensor<{source}>) outs(%e : tensor<{target}>)
      permutation = {axes}
  return %t : tensor<{target}>
}}"""


def _kernel(shape: tuple[int, ...], order: tuple[int, ...], dtype: str) -> gemmc.CompiledKernel:
    return gemmc.compile(_text(shape, order, dtype), pipeline="auto")


CASES = [
    ((64, 32), (1, 0), "f32"), ((16, 8), (1, 0), "f32"), ((40, 24), (1, 0), "f32"),
    ((64, 48), (1, 0), "bf16"), ((128, 160), (1, 0), "f16"), ((64, 96), (1, 0), "i8"),
    ((3, 64, 32), (0, 2, 1), "f32"), ((33, 17), (1, 0), "f32"), ((8, 4096), (1, 0), "f32"),
    ((60, 132), (1, 0), "f32"), ((132, 61), (1, 0), "f32"), ((101, 99), (1, 0), "f32"),
    ((5, 44, 75), (2, 0, 1), "f32"), ((250, 46), (1, 0), "bf16"), ((3, 60, 31), (0, 2, 1), "f32"),
    *(((6, 16, 4, 32), order, "f32") for order in permutations(range(4)) if order[-1] != 3),
]  # fmt: skip


@pytest.mark.parametrize("shape, order, dtype", CASES)
def test_every_element_is_where_it_belongs(
    shape: tuple[int, ...], order: tuple[int, ...], dtype: str
) -> None:
    count = int(np.prod(shape))
    values = (np.arange(count) % 251 - 125).reshape(shape).astype(numpy_dtype(dtype))
    (found,) = _kernel(shape, order, dtype).simulate(values)
    assert np.array_equal(np.asarray(found), values.transpose(order))

