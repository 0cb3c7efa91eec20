"""Programs that are wrong: each is one located line of a GemmcError, whatever is wrong with it."""

from __future__ import annotations

import pytest
from pipelines.problems import Product

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
    "a name that is empty": ("func.func @main", 'func.func @""'),
    "a result of another type": ("-> tensor<16x8xf32> {\n  %zero", "-> tensor<16x8xf16> {\n  %zero"),
    "a loop of windows": ('["parallel", "parallel"]', '["window", "parallel"]'),
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
    "a float that is no wider": (
        "linalg.yield %y : f32", "%t = arith.extf %y : f32 to bf16\n    linalg.yield %y : f32",
    ),
    "a float that is no narrower": (
        "linalg.yield %y : f32", "%t = arith.truncf %y : f32 to f64\n    linalg.yield %y : f32",
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
    "a negative extent": ("16x", "-16x"),
    "an extent past 2^31": ("16x", "4294967296x"),
    "a grid past what is launched": ("16x", "99999999999x"),
    "no rank": ("%a: tensor<16x32xbf16>", "%a: tensor<*xbf16>"),
    "a vector": ("%a: tensor<16x32xbf16>", "%a: vector<16x32xbf16>"),
    "a memref": ("%a: tensor<16x32xbf16>", "%a: memref<16x32xbf16>"),
    "a complex element": ("xf32", "xcomplex<f32>"),
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
    "a loop around": ("%y = arith.addf %i, %i : f32", "%n = arith.constant 1 : index\n    %l = arith.fptosi %i : f32 to i64\n    %m = arith.index_cast %l : i64 to index\n    %y = scf.for %k = %n to %m step %n iter_args(%x = %i) -> (f32) {\n    %w = arith.addf %x, %x : f32\n    scf.yield %w : f32\n    }"),
    "an unsupported function": ("%y = arith.addf %i, %i : f32", "%d = arith.extf %i : f32 to f64\n    %e = arith.remf %d, %d : f64\n    %y = arith.truncf %e : f64 to f32"),
    "a product of 128 bits": ("%y = arith.addf %i, %i : f32", "%n = arith.fptosi %i : f32 to i64\n    %l, %h = arith.mului_extended %n, %n : i64\n    %y = arith.sitofp %h : i64 to f32"),
    "an alias that is none": ("%a: tensor<16x32xbf16>", "%a: !matrix"),
    "an encoding": ('%a: tensor<16x32xbf16>', '%a: tensor<16x32xbf16, "rows">'),
    "a map with a symbol": ("(d0, d1) -> (d0, d1)>, ", "(d0, d1)[s0] -> (d0 + s0, d1)>, "),
    "a map with a quotient": ("(d0, d1) -> (d0, d1)>, ", "(d0, d1) -> (d0 floordiv 0, d1)>, "),
    "a map past the end": ("(d0, d1) -> (d0, d1)>, ", "(d0, d1) -> (d0 + 100, d1)>, "),
    "an extent of 20 digits": ("16x", "99999999999999999999x"),
    "a loop left in two ways": ("func.return %r", "%p = arith.constant true\n  cf.br ^a\n^a:\n  cf.cond_br %p, ^b, ^d\n^b:\n  cf.cond_br %p, ^a, ^c\n^c:\n  func.return %r : tensor<16x8xf32>\n^d:\n  func.return %r"),
    "a branch to nowhere": ("func.return %r", "cf.br ^nowhere\n  func.return %r"),
    "a branch to itself": ("func.return %r", "cf.br ^a\n^a:\n  cf.br ^a\n^b:\n  func.return %r"),
    "a slice past the end": ("func.return %r", "%s = tensor.extract_slice %r[12, 0] [8, 8] [1, 1] : tensor<16x8xf32> to tensor<8x8xf32>\n  %u = tensor.insert_slice %s into %r[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<16x8xf32>\n  func.return %u"),
    "a slice of another size": ("func.return %r", "%s = tensor.extract_slice %r[0, 0] [8, 8] [1, 1] : tensor<16x8xf32> to tensor<4x8xf32>\n  func.return %s"),
    "a reshape of another size": ("func.return %r", "%s = tensor.collapse_shape %r [[0, 1]] : tensor<16x8xf32> into tensor<64xf32>\n  func.return %s"),
    "a permutation that repeats": ("func.return %r", "%s = linalg.transpose ins(%r : tensor<16x8xf32>) outs(%e : tensor<16x8xf32>) permutation = [0, 0]\n  func.return %s"),
    "a sum over a dimension that is none": ("func.return %r", "%v = tensor.empty() : tensor<16xf32>\n  %s = linalg.reduce { arith.addf } ins(%r : tensor<16x8xf32>) outs(%v : tensor<16xf32>) dimensions = [7]\n  func.return %r"),
    "tensors of other heights side by side": ("func.return %r", "%s = tensor.concat dim(1) %r, %a : (tensor<16x8xf32>, tensor<16x32xbf16>) -> tensor<16x40xf32>\n  func.return %r"),
    "an element past the last dimension": ("func.return %r", "%n = arith.constant 0 : index\n  %s = tensor.extract %r[%n] : tensor<16x8xf32>\n  func.return %r"),
    "a softmax of a dimension that is none": ("func.return %r", "%s = linalg.softmax dimension(2) ins(%r : tensor<16x8xf32>) outs(%e : tensor<16x8xf32>) -> tensor<16x8xf32>\n  func.return %s"),
    "tiles packed": ("linalg.yield %y", "linalg.pack %y"),
    "a dialect of another front end": ("func.return %r", "%s = tosa.add %r, %r : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>\n  func.return %s"),
    "elements that are indices": ("xf32", "xindex"),
    "elements of 128 bits": ("xf32", "xf128"),
    "a comment that is not closed": ("%zero = arith", "/* %zero = arith"),
    "a location that is not closed": ("func.return %r : tensor<16x8xf32>", "func.return %r : tensor<16x8xf32> loc("),
    "a name with a null": ("%zero", "%ze\x00ro"),
    "a window wider than the image": ("func.return %r", "%k = tensor.empty() : tensor<99x99xf32>\n  %s = linalg.conv_2d ins(%r, %k : tensor<16x8xf32>, tensor<99x99xf32>) outs(%e : tensor<16x8xf32>) -> tensor<16x8xf32>\n  func.return %s"),
    "a loop that never ends": ("func.return %r", "%p = arith.constant true\n  %s = scf.while (%x = %r) : (tensor<16x8xf32>) -> tensor<16x8xf32> {\n    scf.condition(%p) %x : tensor<16x8xf32>\n  } do {\n  ^bb0(%x: tensor<16x8xf32>):\n    scf.yield %x : tensor<16x8xf32>\n  }\n  func.return %s"),
    "a map of an op that is none": ("func.return %r", "%m = linalg.map { arith.nothing } ins(%r : tensor<16x8xf32>) outs(%e : tensor<16x8xf32>)\n  func.return %m"),
    "a map of a loop": ("func.return %r", "%m = linalg.map { scf.for } ins(%r : tensor<16x8xf32>) outs(%e : tensor<16x8xf32>)\n  func.return %m"),
    "a map of an op that takes two": ("func.return %r", "%m = linalg.map { arith.addf } ins(%r : tensor<16x8xf32>) outs(%e : tensor<16x8xf32>)\n  func.return %m"),
    "a map that writes two": ("func.return %r", "%m = linalg.map { math.exp } ins(%r : tensor<16x8xf32>) outs(%e, %e : tensor<16x8xf32>, tensor<16x8xf32>)\n  func.return %m"),
    "a map of another shape": ("func.return %r", "%v = tensor.empty() : tensor<8xf32>\n  %m = linalg.map { math.exp } ins(%v : tensor<8xf32>) outs(%e : tensor<16x8xf32>)\n  func.return %m"),
    "a map with an argument too many": ("func.return %r", "%m = linalg.map ins(%r : tensor<16x8xf32>) outs(%e : tensor<16x8xf32>) (%x: f32, %y: f32, %w: f32) { linalg.yield %x : f32 }\n  func.return %m"),
    "a map of a number": ("func.return %r", "%m = linalg.map { math.exp } ins(%zero : f32) outs(%e : tensor<16x8xf32>)\n  func.return %m"),
    "a reduction of two into one": ("func.return %r", "%v = tensor.empty() : tensor<16xf32>\n  %s = linalg.reduce { arith.addf } ins(%r, %r : tensor<16x8xf32>, tensor<16x8xf32>) outs(%v : tensor<16xf32>) dimensions = [1]\n  func.return %r"),
    "a comparison of other types": ("func.return %r", '%q = "arith.cmpf"(%r, %a) <{predicate = 2 : i64, fastmath = #arith.fastmath<none>}> : (tensor<16x8xf32>, tensor<16x32xbf16>) -> tensor<16x8xi1>\n  func.return %r'),
    "a choice by numbers": ("func.return %r", "%q = arith.select %r, %r, %r : tensor<16x8xf32>, tensor<16x8xf32>\n  func.return %q"),
    "a choice by another shape": ("func.return %r", "%v = tensor.empty() : tensor<8xi1>\n  %q = arith.select %v, %r, %r : tensor<8xi1>, tensor<16x8xf32>\n  func.return %q"),
    "a conversion that is none": ("func.return %r", "%q = arith.extsi %r : tensor<16x8xf32> to tensor<16x8xf32>\n  func.return %q"),
    "a conversion to another shape": ("func.return %r", "%q = arith.fptosi %r : tensor<16x8xf32> to tensor<8x16xi32>\n  func.return %r"),
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


def test_there_are_eighty() -> None:
    assert len(CHANGES) >= 80


@pytest.mark.parametrize("empty", "mnk")
@pytest.mark.parametrize("dtype, result", [("bf16", "bf16"), ("f16", "f32"), ("f32", "f32")])
def test_a_product_without_elements_is_not_launched(
    empty: str, dtype: str, result: str
) -> None:
    m, n, k = (0 if each == empty else 64 for each in "mnk")
    source = Product((m, n, k), dtype, "nt", result).mlir
    manifest = gemmc.compile(source, pipeline="auto", filename="empty.mlir").manifest
    assert len(manifest["launches"]) == (1 if empty == "k" else 0)
