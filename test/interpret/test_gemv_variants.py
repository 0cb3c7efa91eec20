"""One row of a number that a call tells: a sum in loops, beside tiles for any other."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from xdsl.utils.exceptions import VerifyException

from gemmc import frontend, reference
from gemmc.driver import compile_module, compile_text
from gemmc.interpret.execute import execute
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.ptx.simulate import run
from gemmc.select.variants import vectors

LINEAR = """
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
func.func @main(%x: tensor<{m}x264x{t}>, %w: tensor<{w}x{t}>, %b: tensor<40xf32>)
    -> tensor<{m}x40x{t}> {{
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<{m}x264x{t}>
  %e = tensor.empty(%m) : tensor<{m}x40xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<{m}x40xf32>) -> tensor<{m}x40xf32>
  %p = linalg.{op} ins(%x, %w : tensor<{m}x264x{t}>, tensor<{w}x{t}>)
         outs(%f : tensor<{m}x40xf32>) -> tensor<{m}x40xf32>
  {other}
  %o = tensor.empty(%m) : tensor<{m}x40x{t}>
  %r = linalg.generic {{indexing_maps = [#mn, {map}, #mn],
         iterator_types = ["parallel", "parallel"]}}
         ins(%p, {with} : tensor<{m}x40xf32>, {kind}) outs(%o : tensor<{m}x40x{t}>) {{
  ^bb0(%a: f32, %c: f32, %out: {t}):
    %0 = arith.addf %a, %c : f32
    {end}
  }} -> tensor<{m}x40x{t}>
  func.return %r : tensor<{m}x40x{t}>
}}
"""

BIAS = {"other": "", "map": "#n", "with": "%b", "kind": "tensor<40xf32>"}
PAIR = {
    "other": "%q = linalg.{op} ins(%x, %v : tensor<{m}x264x{t}>, tensor<{w}x{t}>) "
    "outs(%f : tensor<{m}x40xf32>) -> tensor<{m}x40xf32>",
    "map": "#mn", "with": "%q", "kind": "tensor<{m}x40xf32>",
}  # fmt: skip
ALONG, ACROSS = ("matmul_transpose_b", "40x264"), ("matmul", "264x40")


def linear(kind: str, stored: tuple[str, str], form: dict[str, str]) -> str:
    """Rows by weights, and a bias or another such product added, at any number of rows."""
    narrow = "%1 = arith.truncf %0 : f32 to bf16\n    linalg.yield %1 : bf16"
    words = {
        "m": "?", "t": kind, "op": stored[0], "w": stored[1],
        "end": narrow if kind == "bf16" else "linalg.yield %0 : f32",
    }  # fmt: skip
    text = LINEAR.format(**words, **{name: each.format(**words) for name, each in form.items()})
    if form is PAIR:
        text = text.replace("%b: tensor<40xf32>", f"%v: tensor<{stored[1]}x{kind}>")
    return text


def case(text: str, m: int) -> tuple[list[Any], Any]:
    """Inputs of integers, and what comes out."""
    module = frontend.parse(text)
    inputs = reference.make_inputs(module, 3, True, {"arg0.shape[0]": m})
    (wanted,) = reference.evaluate(module, inputs, rounded=True)
    return inputs, wanted.value


@pytest.mark.parametrize(
    ("kind", "stored", "form"),
    [("bf16", ALONG, BIAS), ("bf16", ALONG, PAIR), ("f32", ACROSS, BIAS), ("f32", ALONG, PAIR)],
)  # fmt: skip
def test_one_row_is_a_sum_and_every_number_is_right(
    kind: str, stored: tuple[str, str], form: dict[str, str]
) -> None:
    text = linear(kind, stored, form)
    made = compile_text(text, "gemv.mlir", "auto")
    first, *others = made.manifest["kernels"]
    one = {"least": 1, "most": 1, "multiple": 1}
    assert list(first["guard"].values()) == [one]
    assert others and "guard" not in others[-1]
    entry = made.ptx.partition(".visible .entry")[2].partition(".visible .entry")[0]
    assert "mma.sync" not in entry and "wgmma" not in entry
    for m in (0, 1, 2, 9):
        inputs, wanted = case(text, m)
        for found in (run(made.ptx, made.manifest, inputs), execute(made.module, inputs).outputs):
            assert found[0].shape == wanted.shape
            assert (found[0].astype(np.float64) == wanted).all()


def test_the_kernel_is_that_of_one_row_that_is_known() -> None:
    """Nothing of its PTX says that a call tells a size."""
    text = linear("f32", ALONG, BIAS)
    known = text.replace("tensor.empty(%m)", "tensor.empty()").replace("?x", "1x")
    entries = [
        compile_text(each, "gemv.mlir", "auto").ptx.partition(".visible .entry")[2]
        for each in (text, known)
    ]
    first, only = (re.sub(r"main_\d", "main", each.partition(".extern")[0]) for each in entries)
    assert first.strip() == only.strip()


def formed(text: str) -> Any:
    """The kernel of one row alone, ahead of the program that launches it."""
    from gemmc.pipeline import alone, load

    ctx = frontend.context()
    module = frontend.parse(text, "gemv.mlir", ctx)
    compile_module(module, load("normalize-contractions,gemv-variants"), ctx=ctx)
    with alone(module, "main_0") as inner:
        return inner.clone()


def test_a_function_for_one_row_refuses_others() -> None:
    inputs, wanted = case(linear("bf16", ALONG, BIAS), 1)
    function = formed(linear("bf16", ALONG, BIAS))
    assert (execute(function, inputs).outputs[0] == wanted).all()
    inputs, _ = case(linear("bf16", ALONG, BIAS), 2)
    with pytest.raises(Unsupported, match=r"2x264 elements to tensor<1x264xbf16>|guard"):
        execute(function, inputs)


def test_memory_is_not_seen_larger_than_a_guard_says() -> None:
    from gemmc.pipeline import load

    kernel = formed(linear("bf16", ALONG, BIAS))
    compile_module(kernel, load("form-loops"))
    inputs, _ = case(linear("bf16", ALONG, BIAS), 2)
    with pytest.raises(Unsupported, match="which the kernel's guard excludes"):
        execute(kernel, inputs)
    text = str(kernel)
    assert "guard {only_1 = array<i64: 1, 1, 1>}" in text
    for mutated in ("guard {only_1 = array<i64: 0, 1, 1>}", ""):
        changed = text.replace("guard {only_1 = array<i64: 1, 1, 1>}", mutated)
        with pytest.raises((VerifyException, frontend.InputError), match="needed elements of"):
            frontend.verify(frontend.parse(changed, "gemv.mlir"))


def test_a_sum_that_is_stored_wider_is_right() -> None:
    """Loops sum in f32 and round what they sum; what is wider is computed of it."""
    wide = {**BIAS, "end": "%1 = arith.extf %a : f32 to f64\n    linalg.yield %1 : f64"}
    text = linear("f32", ALONG, BIAS)
    head, _, tail = text.partition("  %o = tensor.empty(%m)")
    tail = tail.replace("%0 = arith.addf %a, %c : f32\n    linalg.yield %0 : f32", wide["end"])
    tail = tail.replace("?x40xf32> {", "?x40xf64> {").replace("%out: f32", "%out: f64")
    tail = tail.replace(": tensor<?x40xf32>\n  %r", ": tensor<?x40xf64>\n  %r")
    tail = tail.replace("outs(%o : tensor<?x40xf32>)", "outs(%o : tensor<?x40xf64>)")
    tail = tail.replace("} -> tensor<?x40xf32>", "} -> tensor<?x40xf64>")
    tail = tail.replace("func.return %r : tensor<?x40xf32>", "func.return %r : tensor<?x40xf64>")
    text = head.replace("-> tensor<?x40xf32> {\n  %zero", "-> tensor<?x40xf64> {\n  %zero")
    text += "  %o = tensor.empty(%m)" + tail
    made = compile_text(text, "gemv.mlir", "auto")
    for m in (1, 3):
        inputs, wanted = case(text, m)
        assert (run(made.ptx, made.manifest, inputs)[0] == wanted).all()


REFUSED = {
    "whole vectors across the sum": (linear("bf16", ACROSS, BIAS), ""),
    "rows from two on": (
        linear("bf16", ALONG, BIAS),
        "attributes {tile.guard = [array<i64: 0, 0, 2, 64, 1>]} {\n  %zero",
    ),
}


@pytest.mark.parametrize("which", REFUSED)
def test_what_is_no_sum_of_known_sizes_has_no_such_kernel(which: str) -> None:
    text, guard = REFUSED[which]
    ctx = frontend.context()
    text = text.replace("{\n  %zero", guard, 1) if guard else text
    module = frontend.parse(text, "x.mlir", ctx)
    from gemmc.pipeline import load

    compile_module(module, load("normalize-contractions"), ctx=ctx)
    assert vectors(module) is None
