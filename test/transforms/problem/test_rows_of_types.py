"""Reductions of rows in f64, as torch takes variances, and in integers: by warps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from parts import at_edges
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import interpret
from gemmc.driver import compile_module
from gemmc.element_types import numpy_dtype
from gemmc.pipeline import load

Array = np.ndarray[Any, Any]

LENGTHS = at_edges([*range(1, 71), 127, 128, 129, 130, 255, 256, 257, 1100, 2049])
"""Rows of more than 1024 elements are shared by warps, whose totals have the type of the sum."""

FAR = 2.0**12
"""The mean of what is summed: in f32, squares of what is left would be lost in sums of it."""


ALL, OWN = "affine_map<(d0, d1) -> (d0, d1)>", "affine_map<(d0, d1) -> (d0, 0)>"

PARALLEL, REDUCTION = '["parallel", "parallel"]', '["parallel", "reduction"]'

REDUCE = f"""
  %NAME_z = arith.constant 0.0 : KIND
  %NAME_e = tensor.empty() : tensor<ROWSx1xKIND>
  %NAME_i = linalg.fill ins(%NAME_z : KIND) outs(%NAME_e : tensor<ROWSx1xKIND>)
      -> tensor<ROWSx1xKIND>
  %NAME = linalg.generic {{indexing_maps = [{ALL}, {OWN}, {OWN}], iterator_types = {REDUCTION}}}
      ins(%x, %BESIDE : tensor<ROWSxLENGTHxELEMENT>, tensor<ROWSx1xOTHER>)
      outs(%NAME_i : tensor<ROWSx1xKIND>) {{
  ^bb0(%e: ELEMENT, %h: OTHER, %o: KIND):
    BODY
    %t = arith.addf %o, %v : KIND
    linalg.yield %t : KIND
  }} -> tensor<ROWSx1xKIND>"""

OF_ROWS = f"""
  %NAME_e = tensor.empty() : tensor<ROWSx1xKIND>
  %NAME = linalg.generic {{indexing_maps = [{ALL}, {ALL}], iterator_types = {PARALLEL}}}
      ins(%BESIDE : tensor<ROWSx1xOTHER>) outs(%NAME_e : tensor<ROWSx1xKIND>) {{
  ^bb0(%h: OTHER, %o: KIND):
    BODY
    linalg.yield %v : KIND
  }} -> tensor<ROWSx1xKIND>"""

LAST = f"""
  %r_e = tensor.empty() : tensor<ROWSxLENGTHxf32>
  %r = linalg.generic {{
      indexing_maps = [{ALL}, {OWN}, {OWN}, affine_map<(d0, d1) -> (d1)>, {ALL}],
      iterator_types = {PARALLEL}}}
      ins(%x, %middle, %scale, %g : tensor<ROWSxLENGTHxELEMENT>, tensor<ROWSx1xf32>,
          tensor<ROWSx1xf32>, tensor<LENGTHxf32>) outs(%r_e : tensor<ROWSxLENGTHxf32>) {{
  ^bb0(%e: ELEMENT, %a: f32, %k: f32, %q: f32, %o: f32):
    NARROW
    %d = arith.subf %f, %a : f32
    %u = arith.mulf %d, %k : f32
    %v = arith.mulf %u, %q : f32
    linalg.yield %v : f32
  }} -> tensor<ROWSxLENGTHxf32>
  return %r : tensor<ROWSxLENGTHxf32>
}}"""


def norm(rows: int, length: int, kind: str) -> str:
    """torch-mlir's layer norm: the variance in f64, of rows kept as [rows, 1], the mean in f32."""

    def part(form: str, name: str, beside: str, other: str, made: str, body: str) -> str:
        words = {"NAME": name, "BESIDE": beside, "OTHER": other, "KIND": made, "BODY": body}
        for word, value in words.items():
            form = form.replace(word, value)
        return form

    wide = "%w = arith.extf %e : ELEMENT to f64"
    narrow = "%f = arith.mulf %e, %c : f32" if kind == "f32" else "%f = arith.extf %e : f16 to f32"
    text = f"""func.func @main(%x: tensor<ROWSxLENGTHxELEMENT>, %g: tensor<LENGTHxf32>)
    -> tensor<ROWSxLENGTHxf32> {{
  %n = arith.constant {float(length)} : f64
  %m = arith.constant {float(length)} : f32
  %c = arith.constant 1.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %none = arith.constant dense<0.0> : tensor<ROWSx1xf64>"""
    text += part(REDUCE, "sum", "none", "f64", "f64", f"{wide}\n    %v = arith.addf %w, %h : f64")
    text += part(OF_ROWS, "mean", "sum", "f64", "f64", "%v = arith.divf %h, %n : f64")
    squared = f"{wide}\n    %d = arith.subf %w, %h : f64\n    %v = arith.mulf %d, %d : f64"
    text += part(REDUCE, "squares", "mean", "f64", "f64", squared)
    text += part(OF_ROWS, "var", "squares", "f64", "f64", "%v = arith.divf %h, %n : f64")
    text += part(OF_ROWS, "short", "var", "f64", "f32", "%v = arith.truncf %h : f64 to f32")
    plain = "NARROW\n    %v = arith.mulf %f, %c : f32"
    text += part(REDUCE, "plain", "none", "f64", "f32", plain)
    text += part(OF_ROWS, "middle", "plain", "f32", "f32", "%v = arith.divf %h, %m : f32")
    text += part(OF_ROWS, "more", "short", "f32", "f32", "%v = arith.addf %h, %eps : f32")
    text += part(OF_ROWS, "scale", "more", "f32", "f32", "%v = math.rsqrt %h : f32") + LAST
    given = {"NARROW": narrow, "ROWS": str(rows), "LENGTH": str(length), "ELEMENT": kind}
    for word, value in given.items():
        text = text.replace(word, value)
    return text


def of_norm(x: Array, g: Array) -> Array:
    wide = x.astype(np.float64)
    middle = wide - wide.mean(-1, keepdims=True)
    return middle / np.sqrt(np.square(middle).mean(-1, keepdims=True) + 1e-5) * g


@pytest.mark.parametrize("length", LENGTHS)
def test_a_norm_of_every_length_is_one_kernel(length: int) -> None:
    """In PTX, on its machine; of one element a row is reduced by a thread."""
    rows, kind = (3, 8, 9, 17)[length % 4], ("f32", "f16")[length % 2]
    random = np.random.default_rng(length)
    x = random.standard_normal((rows, length)).astype(numpy_dtype(kind))
    g = random.standard_normal(length).astype(np.float32)
    kernel = gemmc.compile(norm(rows, length, kind), pipeline="auto")
    if length > 1:
        assert kernel.ptx.count(".visible .entry") == 1
    (found,) = kernel.simulate(x, g)
    wanted = of_norm(x, g)
    assert np.abs(np.asarray(found) - wanted).max() <= 4e-6 * max(1.0, np.abs(wanted).max())


VARIANCE = """func.func @variance(%x: tensor<9x70xf32>) -> tensor<9xf64> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [70] by "add"
      : tensor<9x70xf32> -> tensor<9xf64> {
  ^bb0(%e: f32):
    %w = arith.extf %e : f32 to f64
    tile.yield %w : f64
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>]
      over [70] by "add" : tensor<9x70xf32>, tensor<9xf64> -> tensor<9xf64> {
  ^bb0(%e: f32, %t: f64):
    %n = arith.constant 70.0 : f64
    %m = arith.divf %t, %n : f64
    %w = arith.extf %e : f32 to f64
    %d = arith.subf %w, %m : f64
    %q = arith.mulf %d, %d : f64
    tile.yield %q : f64
  }
  func.return %r : tensor<9xf64>
}"""

ALONE = """func.func @alone(%x: tensor<9x70xKIND>) -> tensor<9xf64> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [70] by "BY"
      : tensor<9x70xKIND> -> tensor<9xf64> {
  ^bb0(%e: KIND):
    WIDE
    tile.yield %w : f64
  }
  func.return %s : tensor<9xf64>
}"""


def _levels(text: str) -> Iterator[ModuleOp]:
    """The program, and what each pass makes of it."""
    modules = [gemmc.parse(text)]

    def keep(before: Any, now: ModuleOp, _: Any) -> None:
        if before is not None:
            modules.append(now.clone())

    passes = load("form-loops,allocate-smem,convert-to-ptx,assign-registers,linearize")
    compile_module(gemmc.parse(text), passes, callback=keep)
    assert len(modules) == 1 + len(passes.passes)
    yield from modules


def test_a_variance_at_every_level() -> None:
    """In f32, squares would be off by far more."""
    x = (FAR + np.random.default_rng(0).standard_normal((9, 70))).astype(np.float32)
    wanted = 70 * x.astype(np.float64).var(-1)
    for each in _levels(VARIANCE):
        (found,) = interpret.run(each, [x])
        assert np.allclose(found, wanted, rtol=1e-12, atol=0.0)


COMBINED = {
    "add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum, "maxnum": np.fmax,
    "minnum": np.fmin,
}  # fmt: skip


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("by", COMBINED)
def test_each_way_to_combine(by: str, kind: str) -> None:
    x = np.random.default_rng(2).standard_normal((9, 70)).astype(numpy_dtype(kind))
    x[4, 33] = np.nan
    text = ALONE.replace("BY", by).replace("KIND", kind)
    wide = "%w = arith.negf %e : f64" if kind == "f64" else "%w = arith.extf %e : f32 to f64"
    text = text.replace("WIDE", wide)
    wanted = COMBINED[by].reduce((-x if kind == "f64" else x).astype(np.float64), axis=-1)
    for each in _levels(text):
        (found,) = interpret.run(each, [x])
        assert np.allclose(found, wanted, rtol=1e-12, atol=0.0, equal_nan=True)


WHOLE = {
    "add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum,
    "maxu": np.maximum, "minu": np.minimum, "and": np.bitwise_and, "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}  # fmt: skip


@pytest.mark.parametrize("kind", ["i32", "i64"])
@pytest.mark.parametrize("by", WHOLE)
def test_each_way_to_combine_integers(by: str, kind: str) -> None:
    """Which wrap, whatever their order."""
    dtype = np.dtype(f"int{kind[1:]}")
    most = np.iinfo(dtype)
    random = np.random.default_rng(3)
    x = random.integers(most.min, most.max, (9, 70), dtype=dtype, endpoint=True)
    x |= 1  # a product of odd numbers is none of zeros alone
    text = ALONE.replace("BY", by).replace("KIND", kind).replace("f64", kind)
    wide = f"%z = arith.constant 0 : {kind}\n    %w = arith.addi %e, %z : {kind}"
    text = text.replace("WIDE", wide)
    seen = x.view(f"u{dtype.itemsize}") if by in ("maxu", "minu") else x
    wanted = WHOLE[by].reduce(seen, axis=-1, dtype=seen.dtype).view(dtype)
    for number, each in enumerate(_levels(text)):
        (found,) = interpret.run(each, [x])
        assert found.tolist() == wanted.tolist()
        assert number != 1 or f'tile.reduce "{by}" across 32' in str(each)
