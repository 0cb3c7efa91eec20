"""fma.rn.f64 against exact fractions, which round once when they become a float."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from interpret_ptx.snippets import lanewise

MOST = float(np.finfo(np.float64).max)


def exact(a: float, b: float, c: float) -> float:
    """By fractions; where they have no sign or no number, as f64 has it."""
    if not np.isfinite([a, b, c]).all() or Fraction(a) * Fraction(b) + Fraction(c) == 0:
        return float(np.float64(a) * np.float64(b) + np.float64(c))
    found = Fraction(a) * Fraction(b) + Fraction(c)
    try:
        return float(found)
    except OverflowError:
        return float(np.copysign(np.inf, float(found / abs(found))))


def checked(a: Any, b: Any, c: Any) -> None:
    """32 numbers each."""
    with np.errstate(all="ignore"):
        wanted = np.array([exact(*map(float, v)) for v in zip(a, b, c, strict=True)])
    found = lanewise("fma.rn.f64 $d, $0, $1, $2;", [a, b, c], "b64").view(np.float64)
    np.testing.assert_array_equal(found, wanted)
    known = ~np.isnan(wanted)
    np.testing.assert_array_equal(found[known].view("u8"), wanted[known].view("u8"))


@pytest.mark.parametrize("spread", [1, 40, 300, 520])
def test_it_rounds_once(spread: int) -> None:
    """Sums that cancel, and numbers of any size, beyond those of the usual way too."""
    rng = np.random.default_rng(spread)

    def drawn() -> Any:
        return np.ldexp(rng.standard_normal(32), rng.integers(-spread, spread, 32))

    for _ in range(4):
        a, b, c = drawn(), drawn(), drawn()
        c[::2] = (-a * b * (1 + rng.integers(-2, 3, 32) * 2.0**-52))[::2]
        checked(a, b, c)


def test_what_lies_between_two_numbers() -> None:
    """(1 + 2^-30)^2 ends in 2^-60; with 2^-53 above or below, the sum lies beside a tie."""
    a = np.full(32, 1 + 2.0**-30)
    c = np.tile([2.0**-53, -(2.0**-53), 2.0**-53 - 2.0**-60, -(2.0**-60) - 2.0**-53], 8)
    checked(a, a, c)
    assert any(x * x + y != exact(x, x, y) for x, y in zip(a.tolist(), c.tolist(), strict=True))


def test_zeros_have_signs_and_the_largest_numbers_end() -> None:
    values = [0.0, -0.0, 1.0, -1.0, MOST, -MOST, np.inf, np.nan, 5e-324, 2.0**-600]
    rng = np.random.default_rng(0)
    for _ in range(12):
        checked(*(rng.choice(values, 32) for _ in range(3)))
