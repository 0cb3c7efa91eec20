"""Bounds of the reference: what becomes of errors near zero, past the largest number and in
choices."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from runtime.reference_programs import elementwise
from xdsl.dialects import math

from gemmc.reference import compare, evaluate
from gemmc.reference.bounded import Bounded, Rounding, error_of
from gemmc.reference.functions import FUNCTIONS
from gemmc.reference.integers import STEPS

BF16 = ml_dtypes.bfloat16


def test_below_the_normal_range_of_f16_the_error_is_absolute() -> None:
    narrowed = "%n = arith.truncf %x : f32 to f16\n          %y = arith.extf %n : f16 to f32"
    module = elementwise("f32", narrowed)
    a = (np.random.default_rng(0).standard_normal((4, 8)) * 2.0**-20).astype(np.float32)
    (found,) = evaluate(module, [a], rounded=False)
    assert found.floor == pytest.approx(2.0**-25, rel=1e-3)
    good = a.astype(np.float16).astype(np.float32)
    assert not np.allclose(good, a, rtol=2.0**-11, atol=0)
    assert compare(good, found, exact=False).passed
    assert not compare(good + np.float32(2.0**-24), found, exact=False).passed


def test_an_absolute_error_goes_through_products_and_sums() -> None:
    body = """%n = arith.truncf %x : f32 to f16
          %w = arith.extf %n : f16 to f32
          %k = arith.constant 1024.0 : f32
          %p = arith.mulf %w, %k : f32
          %y = arith.addf %p, %p : f32"""
    a = (np.random.default_rng(0).standard_normal((4, 8)) * 2.0**-20).astype(np.float32)
    (found,) = evaluate(elementwise("f32", body), [a], rounded=False)
    assert found.floor == pytest.approx(2.0**-14, rel=1e-3)
    good = a.astype(np.float16).astype(np.float32) * np.float32(2048)
    verdict = compare(good, found, exact=False)
    assert verdict.passed
    assert "|out - ref| <= c * (|A||B|) + 6.1e-05 with c = " in verdict.text


@pytest.mark.parametrize(
    ("element", "dtype", "last"), [("f16", np.float16, 65504), ("bf16", BF16, 3.39e38)]
)
def test_what_overflows_in_the_result_is_infinite(element: str, dtype: Any, last: float) -> None:
    """65519 rounds to the largest number of f16; with the error allowed, also to infinity."""
    module = elementwise("f32", f"%y = arith.truncf %x : f32 to {element}", element)
    a = np.full((4, 8), 1.0, np.float32)
    with np.errstate(over="ignore"):  # four times bf16's largest number is f32's infinity
        a[0, :4] = last * 4, -last * 4, last * 1.0002, -last * 1.0002
        good = a.astype(np.float64).astype(dtype)
    good[0, :4] = np.inf, -np.inf, np.inf, -np.inf
    (found,) = evaluate(module, [a], rounded=False)
    assert compare(good, found, exact=False).passed
    for at, wrong in ((0, last), (0, -np.inf), (2, -np.inf), (5, np.inf)):
        bad = good.copy()
        bad[0, at] = wrong
        assert not compare(bad, found, exact=False).passed
    near = good.copy()
    near[0, 2] = last
    assert compare(near, found, exact=False).passed


def test_what_overflows_on_the_way_stays_infinite() -> None:
    body = """%n = arith.truncf %x : f32 to f16
          %w = arith.extf %n : f16 to f32
          %k = arith.constant 0.001 : f32
          %y = arith.mulf %w, %k : f32"""
    module = elementwise("f32", body)
    (found,) = evaluate(module, [np.full((4, 8), -1e6, np.float32)], rounded=False)
    assert (found.value == -np.inf).all()
    assert compare(np.full((4, 8), -np.inf), found, exact=False).passed
    assert not compare(np.full((4, 8), -1e3), found, exact=False).passed


def test_the_error_of_a_root_near_zero_has_a_bound() -> None:
    near = Bounded(np.array([0.0, 1e-6, 4.0]), np.array([1.0, 1.0, 4.0]), 2.0**-20)
    to = Rounding.to("f32")
    root = FUNCTIONS[math.SqrtOp]([near], to)
    error = root.c * root.magnitude + root.floor
    assert 2.0**-10 <= error[0] < 2.0**-9 and 2.0**-22 * 2 <= error[2] < 2.0**-18
    half = Bounded(np.full(3, 0.5), np.full(3, 0.5), 0.0)
    worse = Bounded(near.value, np.array([np.inf, 1.0, 1.0]), 2.0**-20)
    sum_of = FUNCTIONS[math.FmaOp]([worse, half, half], to)
    bound = sum_of.c * sum_of.magnitude
    assert np.isinf(bound[0]) and np.isfinite(bound[1:]).all()


def test_what_a_choice_leaves_has_no_part_in_the_bound() -> None:
    """1 / x of a small x with an error may be infinite: where the other side is chosen, nothing of
    that is left, and where this one is, its error is."""
    body = """%r = arith.constant 3.0 : f32
          %d = arith.divf %x, %r : f32
          %q = arith.divf %r, %d : f32
          %s = arith.mulf %q, %d : f32
          %u = arith.mulf %s, %q : f32
          %p = arith.constant 1.0e-30 : f32
          %c = arith.cmpf ogt, %x, %p : f32
          %y = arith.select %c, %u, %x : f32"""
    module = elementwise("f32", body)
    a = np.full((4, 8), 4.0, np.float32)
    a[0, :3] = 0.0, -2.0, 1e-38
    (found,) = evaluate(module, [a], rounded=False)
    assert np.isfinite(found.bound).all() and found.bound[1, 0] > 0
    assert (found.bound[0, [0, 2]] < 1e-30).all()


def test_a_step_that_an_error_reaches_is_within_the_bound() -> None:
    """By whatever coefficient an error is expressed: a whole number is not rounded down."""
    c = np.random.default_rng(0).uniform(2.0**-24, 0.1, 1000)
    near = [Bounded(np.array([0.999]), np.array([0.002 / each]), float(each)) for each in c]
    found = [error_of(STEPS[math.TruncOp]([each], Rounding.to("f32")))[0] for each in near]
    assert all(1 <= error < 1 + 1e-9 for error in found)
