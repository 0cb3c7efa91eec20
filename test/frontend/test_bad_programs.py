"""Programs that are wrong: each is one located line of a GemmcError, whatever is wrong with it."""

from __future__ import annotations

import pytest

import gemmc

ID = "affine_map<(d0, d1) -> (d0, d1)>"
# ruff: noqa: E501
GOOD = f"""
func.func @main(%a: tensor<16x32xbf16>, %b: tensor<32x8xbf16>) -> tensor<16x8xf32> {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x8xf32>) -> tensor<16x8xf32>
  %c = linalg.matmul ins(%a, %b : tensor<16x32xbf16>, tensor<32x8xbf16>)
    outs(%z : tensor<16x8xf32>) -> tensor<16x8xf32>
  %r = linalg.generic {{indexing_maps = [{ID}, {ID}], iterator_types = ["parallel", "parallel"]}}
    ins(%c : tensor<16x8xf32>) outs(%e : tensor<16x8xf32>) {{
  ^bb0(%i: f32, %o: f32):
    %y = arith.addf %i, %i : f32
    linalg.yield %y : f32
  }} -> tensor<16x8xf32>
  func.return %r : tensor<16x8xf32>
}}
"""

CHANGES = {
    "rows that differ": ("%b: tensor<32x8xbf16>", "%b: tensor<31x8xbf16>"),
    "K that differs": ("tensor<32x8xbf16>", "tensor<31x8xbf16>"),
    "a type that differs": ("%a: tensor<16x32xbf16>", "%a: tensor<16x32xf16>"),
    "a result of another shape": ("-> tensor<16x8xf32> {\n  %zero", "-> tensor<16x9xf32> {\n  %zero"),
    "a result of another type": ("-> tensor<16x8xf32> {\n  %zero", "-> tensor<16x8xf16> {\n  %zero"),
    "an unknown op": ("arith.addf %i, %i", "arith.adff %i, %i"),
    "an unknown dialect": ("arith.addf %i, %i", "mystery.add %i, %i"),
    "an unknown dialect at the top": ("func.return %r", "other.thing %r\n  func.return %r"),
    "an unknown type": ("%a: tensor<16x32xbf16>", "%a: tensor<16x32xbf17>"),
    "an unknown value": ("func.return %r", "func.return %q"),
    "a value twice": ("%z = linalg.fill", "%e = linalg.fill"),
    "a missing brace": ("  func.return %r : tensor<16x8xf32>\n}", "  func.return %r : tensor<16x8xf32>\n"),
    "a brace too many": ("func.return %r : tensor<16x8xf32>\n}", "func.return %r : tensor<16x8xf32>\n}}"),
    "a body that yields nothing": ("linalg.yield %y : f32", ""),
    "a body that yields twice": ("linalg.yield %y : f32", "linalg.yield %y, %i : f32, f32"),
    "an op of one tensor with two": (
        "%r = linalg.generic",
        "%x = linalg.abs ins(%e, %e : tensor<16x8xf32>, tensor<16x8xf32>) outs(%e : tensor<16x8xf32>) -> tensor<16x8xf32>\n  %r = linalg.generic",
    ),
    "a function of integers": (
        "%r = linalg.generic",
        "%i = tensor.empty() : tensor<4xi32>\n  %x = linalg.tanh ins(%i : tensor<4xi32>) outs(%i : tensor<4xi32>) -> tensor<4xi32>\n  %r = linalg.generic",
    ),
    "a body that yields another type": (
        "linalg.yield %y : f32", "%t = arith.truncf %y : f32 to f16\n    linalg.yield %t : f16",
    ),
    "a body of fewer arguments": ("^bb0(%i: f32, %o: f32)", "^bb0(%i: f32)"),
    "a body of other arguments": ("^bb0(%i: f32, %o: f32)", "^bb0(%i: f16, %o: f32)"),
    "maps of other dimensions": (f"[{ID}, {ID}]", f"[{ID}, affine_map<(d0) -> (d0)>]"),
    "one map too few": (f"[{ID}, {ID}]", f"[{ID}]"),
    "no maps": (f"indexing_maps = [{ID}, {ID}], ", ""),
    "no iterators": (', iterator_types = ["parallel", "parallel"]', ""),
    "an unknown iterator": ('["parallel", "parallel"]', '["parallel", "sideways"]'),
    "iterators too few": ('["parallel", "parallel"]', '["parallel"]'),
    "a map that is cut": (f"[{ID}, {ID}]", "[affine_map<(d0, d1) -> (d0, d1"),
    "no return": ("  func.return %r : tensor<16x8xf32>\n", ""),
    "two returns": ("func.return %r", "func.return %r : tensor<16x8xf32>\n  func.return %r"),
    "an op behind the return": ("func.return %r : tensor<16x8xf32>", "func.return %r : tensor<16x8xf32>\n  %k = arith.constant 1.0 : f32"),
    "an extent of 0": ("16x", "0x"),
    "a negative extent": ("16x", "-16x"),
    "an extent past 2^31": ("16x", "4294967296x"),
    "a grid past what is launched": ("16x", "99999999999x"),
    "no rank": ("%a: tensor<16x32xbf16>", "%a: tensor<*xbf16>"),
    "a vector": ("%a: tensor<16x32xbf16>", "%a: vector<16x32xbf16>"),
    "a memref": ("%a: tensor<16x32xbf16>", "%a: memref<16x32xbf16>"),
    "a complex element": ("xf32", "xcomplex<f32>"),
    "a sum in f64": ("f32", "f64"),
    "an output that nobody wrote": ("outs(%z : tensor<16x8xf32>)", "outs(%e : tensor<16x8xf32>)"),
    "a fill of -0": ("arith.constant 0.0", "arith.constant -0.0"),
    "a constant of another type": ("arith.constant 0.0 : f32", "arith.constant 0.0 : i32"),
    "a number that is none": ("arith.constant 0.0 : f32", "arith.constant zero : f32"),
    "three operands": ("ins(%a, %b : tensor<16x32xbf16>, tensor<32x8xbf16>)", "ins(%a, %b, %b : tensor<16x32xbf16>, tensor<32x8xbf16>, tensor<32x8xbf16>)"),
    "one operand": ("ins(%a, %b : tensor<16x32xbf16>, tensor<32x8xbf16>)", "ins(%a : tensor<16x32xbf16>)"),
    "types too few": ("tensor<16x32xbf16>, tensor<32x8xbf16>)\n", "tensor<16x32xbf16>)\n"),
    "a call of nothing": ("func.return %r", "%x = func.call @none(%r) : (tensor<16x8xf32>) -> tensor<16x8xf32>\n  func.return %x"),
    "a call of itself": ("func.return %r", "%x = func.call @main(%a, %b) : (tensor<16x32xbf16>, tensor<32x8xbf16>) -> tensor<16x8xf32>\n  func.return %x"),
    "a declaration": (GOOD[GOOD.index("{\n  %zero"):], "\n"),
    "two functions of one name": ("\nfunc.func @main", GOOD + "\nfunc.func @main"),
    "an op that uses itself": ("%y = arith.addf %i, %i", "%y = arith.addf %y, %i"),
    "a loop around": ("%y = arith.addf %i, %i : f32", "%n = arith.constant 1 : index\n    %y = scf.for %k = %n to %n step %n iter_args(%x = %i) -> (f32) {\n    scf.yield %x : f32\n    }"),
    "an unsupported function": ("%y = arith.addf %i, %i : f32", "%n = arith.fptosi %i : f32 to i32\n    %k = math.ctpop %n : i32\n    %y = arith.sitofp %k : i32 to f32"),
    "a power of integers": ("%y = arith.addf %i, %i : f32", "%n = arith.fptosi %i : f32 to i32\n    %k = math.ipowi %n, %n : i32\n    %y = arith.sitofp %k : i32 to f32"),
    "a string that is not closed": ('["parallel", "parallel"]', '["parallel, "parallel"]'),
    "an attribute that is none": ("tensor.empty()", "tensor.empty() {a = }"),
    "nothing": (GOOD, ""),
    "no function": (GOOD, "module {}"),
    "prose": (GOOD, "multiply a by b, please"),
    "bytes": (GOOD, "\x00\x01\x02"),
    "another language": (GOOD, "def main(a, b):\n    return a @ b\n"),
    "cut in the middle": (GOOD[len(GOOD) // 2 :], ""),
    "cut in a type": (GOOD[GOOD.index("xbf16>, %b") :], ""),
}
"""What is wrong, and how it comes about."""


@pytest.mark.parametrize("name", CHANGES)
def test_a_bad_program_is_one_located_line(name: str) -> None:
    before, after = CHANGES[name]
    assert before in GOOD
    with pytest.raises(gemmc.GemmcError) as caught:
        gemmc.compile(GOOD.replace(before, after), pipeline="auto", filename="bad.mlir")
    line = str(caught.value)
    assert "\n" not in line
    assert line.startswith("bad.mlir:") or "error: " in line, line
    assert "Traceback" not in line


def test_there_are_sixty() -> None:
    assert len(CHANGES) >= 60
