"""Kernels that make several results of the same elements."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from transforms.problem.sibling_programs import (
    adam,
    column_sums,
    dots,
    largest_and_places,
    masked,
    momentum_in_place,
    normed_residual,
    open_column_sums,
)

import gemmc
from gemmc.element_types import numpy_dtype

SHAPES = [(8,), (3, 5), (33, 70), (64, 128), (257, 129), (2, 3, 40)]


def _simulated(text: str, given: list[Any], kernels: int | None = 1) -> list[Any]:
    kernel = gemmc.compile(text, pipeline="auto")
    if kernels is not None:
        assert kernel.ptx.count(".visible .entry") == kernels
    return [np.asarray(each) for each in kernel.simulate(*given)]


def _normal(*shapes: tuple[int, ...]) -> list[Any]:
    random = np.random.default_rng(sum(map(sum, shapes)))
    return [random.standard_normal(each).astype(np.float32) for each in shapes]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_step_of_adam(shape: tuple[int, ...]) -> None:
    """Four results, one of them of 16 bits, and three of them read by others: one kernel."""
    p, g, m, v = _normal(shape, shape, shape, shape)
    found = _simulated(adam(shape), [p, g, m, abs(v)])
    first = 0.9 * m + 0.1 * g
    second = 0.999 * abs(v) + 0.001 * g * g
    wanted = p - 0.01 * first / (np.sqrt(second) + 1e-4)
    for one, other in zip(found, [wanted, wanted, first, second], strict=True):
        allowed = 1e-2 if one.dtype.itemsize == 2 else 1e-5
        assert np.abs(one.astype(np.float32) - other).max() <= allowed * np.abs(other).max()


@pytest.mark.parametrize("rows", [3, 40])
@pytest.mark.parametrize("length", [1, 40, 96, 129])
def test_sizes_that_a_launch_tells(rows: int, length: int) -> None:
    """The names of sizes differ from kernel to kernel: they are the same where dimensions are."""
    x, y = _normal((rows, length), (rows, length))
    relu, sign = _simulated(masked(("?", "?")), [x, y])
    assert np.array_equal(relu, np.maximum(x * y, 0))
    assert np.array_equal(sign.astype(bool), x * y > 0)


@pytest.mark.parametrize("shape", [(9, 70), (16, 8), (300, 33), (3, 5000)])
def test_a_residual_its_norm_and_what_it_was_divided_by(shape: tuple[int, int]) -> None:
    """What is stored ahead of a reduction is read in registers; the reduction is a result, too."""
    x, y = _normal(shape, shape)
    total, normed, squares = _simulated(normed_residual(shape), [x, y])
    wanted = (x + y).astype(np.float64)
    assert np.array_equal(total, x + y)
    sums = (wanted**2).sum(1)
    assert np.allclose(squares, sums, rtol=1e-5)
    assert np.allclose(normed, wanted / np.sqrt(sums)[:, None], rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize("shape", [(40, 24), (33, 70)])
def test_sums_of_columns_beside_each_other(shape: tuple[int, int]) -> None:
    x, y = _normal(shape, shape)
    plain, weighted = _simulated(column_sums(shape), [x, y])
    assert np.allclose(plain, x.sum(0), atol=1e-4)
    assert np.allclose(weighted, (x * y).sum(0), atol=1e-4)


def test_results_in_the_memory_of_arguments() -> None:
    """Each thread reads its elements ahead of what it writes."""
    p, g, m = _normal((33, 70), (33, 70), (33, 70))
    kernel = gemmc.compile(momentum_in_place((33, 70)), pipeline="auto")
    assert kernel.ptx.count(".visible .entry") == 1
    parameters, moment = (np.asarray(each) for each in kernel.simulate(p, g, m))
    wanted = np.float32(0.9) * m + g
    assert np.allclose(moment, wanted, rtol=1e-6)
    assert np.allclose(parameters, p - np.float32(0.1) * wanted, rtol=1e-5, atol=1e-6)


def test_places_that_are_chosen_together() -> None:
    """Parts of few long rows are walked through once for all that steps carry."""
    (x,) = _normal((3, 9000))
    columns, rows = _simulated(largest_and_places((3, 9000)), [x], None)
    assert np.array_equal(columns, x.argmax(1))
    assert np.array_equal(rows, np.arange(3))


@pytest.mark.parametrize("shape", [(5, 40), (3, 70), (40, 33), (9, 300)])
@pytest.mark.parametrize("kept", [(0, 1), (1, 2), (2, 0, 1)])
def test_the_largest_of_rows_and_its_place(shape: tuple[int, int], kept: tuple[int, ...]) -> None:
    """Reductions of the same rows in different steps, or in none: one kernel."""
    (x,) = _normal(shape)
    x[0, 3:9] = x.max() + 1  # the first of equal ones
    found = _simulated(largest_and_places(shape, kept), [x])
    wanted = x.max(1), x.argmax(1), np.arange(shape[0])
    for one, number in zip(found, kept, strict=True):
        assert np.array_equal(one, wanted[number])


@pytest.mark.parametrize("rows", [1, 33, 1500])
def test_sums_of_an_open_number_of_rows(rows: int) -> None:
    """Their parts begin at a product of a counter and what is computed of the size."""
    x, y = _normal((rows, 8), (rows, 8))
    plain, weighted = _simulated(open_column_sums(8), [x, y], None)
    assert np.allclose(plain, x.sum(0), atol=1e-3)
    assert np.allclose(weighted, (x * y).sum(0), atol=1e-3)


@pytest.mark.parametrize("dtype", ["bf16", "f16", "f32"])
@pytest.mark.parametrize("batch", [6, "?"])
@pytest.mark.parametrize("length", [64, 1000])
def test_dot_products_are_rounded_once(batch: int | str, length: int, dtype: str) -> None:
    """Factors of 16 bits are multiplied exactly, as in a product's kernel."""
    kind = numpy_dtype(dtype)
    x, y = (each.astype(kind) for each in _normal((6, length), (6, length)))
    (found,) = _simulated(dots(batch, length, dtype), [x, y], None)
    exact = (x.astype(np.float64) * y.astype(np.float64)).sum(1)
    roundoff = {"bf16": 2.0**-8, "f16": 2.0**-11, "f32": 0.0}[dtype]
    allowed = roundoff * np.abs(exact) + 1e-6 * np.abs(x.astype(np.float64) * y).sum(1)
    assert (np.abs(found.astype(np.float64) - exact) <= allowed).all()
