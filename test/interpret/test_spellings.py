"""What front ends print beside plain tensors of floats: calls, numbers from the host, integers in
products, narrow types, tensors that are put together; right at every level and as PTX."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.driver import emit
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from interpret.test_programs import levels, resolved

ID = "affine_map<(d0, d1) -> (d0, d1)>"
EMPTY = "affine_map<(d0, d1) -> ()>"
PARALLEL = 'iterator_types = ["parallel", "parallel"]'

PRODUCT = """
  %zero = arith.constant 0.0 : f32
  %pe = tensor.empty() : tensor<8x16xf32>
  %pz = linalg.fill ins(%zero : f32) outs(%pe : tensor<8x16xf32>) -> tensor<8x16xf32>
  %p = linalg.matmul ins(%a, %b : tensor<8x32x{a}>, tensor<32x16x{b}>)
    outs(%pz : tensor<8x16xf32>) -> tensor<8x16xf32>
"""


def product(a: str, b: str, arguments: str, body: str, result: str) -> str:
    """A program that begins with a product of operands of these types."""
    return f"""
func.func @main(%a: tensor<8x32x{a}>, %b: tensor<32x16x{b}>{arguments}) -> {result} {{
{PRODUCT.format(a=a, b=b)}{body}}}"""


def generic(inputs: str, kinds: str, maps: str, result: str, body: str, name: str = "%r") -> str:
    """An element-wise op on 8×16, the last of whose lines yields %y."""
    names = ", ".join(f"%i{n}: {k}" for n, k in enumerate(kinds.split()))
    shaped = ", ".join(
        f"tensor<{k}>" if m == "e" else f"tensor<8x16x{k}>"
        for k, m in zip(kinds.split(), maps, strict=True)
    )
    indexing = ", ".join([*(EMPTY if m == "e" else ID for m in maps), ID])
    return f"""
  %e{name[1:]} = tensor.empty() : tensor<8x16x{result}>
  {name} = linalg.generic {{indexing_maps = [{indexing}], {PARALLEL}}}
    ins({inputs} : {shaped}) outs(%e{name[1:]} : tensor<8x16x{result}>) {{
  ^bb0({names}, %o: {result}):
    {body}
    linalg.yield %y : {result}
  }} -> tensor<8x16x{result}>
"""


CALLS = """
func.func private @twice(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %y = func.call @more(%x, %x) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  func.return %y : tensor<8x16xf32>
}
func.func private @more(%x: tensor<8x16xf32>, %z: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %y = arith.addf %x, %z : tensor<8x16xf32>
  func.return %y : tensor<8x16xf32>
}
""" + product(
    "bf16", "bf16", "",
    """  %t = func.call @twice(%p) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  func.return %t : tensor<8x16xf32>
""",
    "tensor<8x16xf32>",
)  # fmt: skip

NUMBERS = product(
    "f32", "f32", ", %s: f32, %t: tensor<f32>",
    """  %n = tensor.extract %t[] : tensor<f32>
  %m = arith.mulf %n, %s : f32
"""
    + generic("%p", "f32", "i", "f32", "%q = arith.mulf %i0, %s : f32\n"
              "    %y = arith.addf %q, %m : f32")
    + """  %g = linalg.fill ins(%m : f32) outs(%pe : tensor<8x16xf32>) -> tensor<8x16xf32>
  func.return %r, %g : tensor<8x16xf32>, tensor<8x16xf32>
""",
    "(tensor<8x16xf32>, tensor<8x16xf32>)",
)  # fmt: skip

MASK = product(
    "bf16", "bf16", ", %m: tensor<8x16xi1>",
    generic("%m, %p", "i1 f32", "ii", "f32", "%y = arith.select %i0, %i1, %zero : f32")
    + generic("%p, %m", "f32 i1", "ii", "i1", "%c = arith.cmpf ogt, %i0, %zero : f32\n"
              "    %y = arith.andi %c, %i1 : i1", "%k")
    + "  func.return %r, %k : tensor<8x16xf32>, tensor<8x16xi1>\n",
    "(tensor<8x16xf32>, tensor<8x16xi1>)",
)  # fmt: skip

QUANTIZED = product(
    "bf16", "i8", "",
    generic("%p", "f32", "i", "i8", "%c = arith.constant 100.0 : f32\n"
            "    %l = arith.constant -100.0 : f32\n"
            "    %u = arith.minimumf %i0, %c : f32\n    %v = arith.maximumf %u, %l : f32\n"
            "    %w = math.roundeven %v : f32\n    %y = arith.fptosi %w : f32 to i8")
    + "  func.return %r : tensor<8x16xi8>\n",
    "tensor<8x16xi8>",
)  # fmt: skip

UNSIGNED = """
func.func @main(%a: tensor<8x32xf16>, %b: tensor<32x16xi8>) -> tensor<8x16xf32> {
  %z = arith.constant dense<0.0> : tensor<8x16xf32>
  %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
    ins(%a, %b : tensor<8x32xf16>, tensor<32x16xi8>) outs(%z : tensor<8x16xf32>)
    -> tensor<8x16xf32>
  func.return %r : tensor<8x16xf32>
}"""


def nibbles(kind: str, cast: str) -> str:
    return f"""
func.func @main(%a: tensor<8x32xbf16>, %w: tensor<32x16x{kind}>) -> tensor<8x16xf32> {{
  %e = tensor.empty() : tensor<32x16xbf16>
  %b = linalg.generic {{indexing_maps = [{ID}, {ID}], {PARALLEL}}}
    ins(%w : tensor<32x16x{kind}>) outs(%e : tensor<32x16xbf16>) {{
  ^bb0(%i: {kind}, %o: bf16):
    %y = arith.{cast} %i : {kind} to bf16
    linalg.yield %y : bf16
  }} -> tensor<32x16xbf16>
{PRODUCT.format(a="bf16", b="bf16")}  func.return %p : tensor<8x16xf32>
}}"""


PUT_TOGETHER = f"""
func.func @main(%a: tensor<8x24xbf16>, %b: tensor<8x8xbf16>, %w: tensor<32x16xbf16>,
    %n: tensor<f32>) -> (tensor<8x16xf32>, tensor<9x19xf32>, tensor<8x16xf32>) {{
  %e = tensor.empty() : tensor<8x32xbf16>
  %f = tensor.insert_slice %a into %e[0, 0] [8, 24] [1, 1]
    : tensor<8x24xbf16> into tensor<8x32xbf16>
  %x = tensor.insert_slice %b into %f[0, 24] [8, 8] [1, 1]
    : tensor<8x8xbf16> into tensor<8x32xbf16>
  %z = arith.constant dense<0.0> : tensor<8x16xf32>
  %r = linalg.matmul ins(%x, %w : tensor<8x32xbf16>, tensor<32x16xbf16>)
    outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %number = tensor.extract %n[] : tensor<f32>
  %p = tensor.pad %r low[1, 2] high[0, 1] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %number : f32
  }} : tensor<8x16xf32> to tensor<9x19xf32>
  %seven = arith.constant 7 : index
  %g = tensor.empty() : tensor<8x16xf32>
  %t = linalg.generic {{indexing_maps = [{ID}], {PARALLEL}}} outs(%g : tensor<8x16xf32>) {{
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.subi %seven, %i : index
    %y = tensor.extract %r[%k, %j] : tensor<8x16xf32>
    linalg.yield %y : f32
  }} -> tensor<8x16xf32>
  func.return %r, %p, %t : tensor<8x16xf32>, tensor<9x19xf32>, tensor<8x16xf32>
}}"""

WHOLE = """
func.func @main(%a: tensor<8x32xbf16>, %b: tensor<32x16xi8>, %n: tensor<8x16xi32>, %c: i1)
    -> (tensor<8x16xf32>, tensor<8x16xi8>, tensor<8x16xi1>) {
  %w = arith.sitofp %b : tensor<32x16xi8> to tensor<32x16xbf16>
  %z = arith.constant dense<0.0> : tensor<8x16xf32>
  %p = linalg.matmul ins(%a, %w : tensor<8x32xbf16>, tensor<32x16xbf16>)
    outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %positive = arith.cmpf ogt, %p, %z : tensor<8x16xf32>
  %less = arith.negf %p : tensor<8x16xf32>
  %size = arith.select %positive, %p, %less : tensor<8x16xi1>, tensor<8x16xf32>
  %one = arith.constant dense<1> : tensor<8x16xi32>
  %large = arith.cmpi ugt, %n, %one : tensor<8x16xi32>
  %any = arith.extui %large : tensor<8x16xi1> to tensor<8x16xi32>
  %sum = arith.addi %any, %n : tensor<8x16xi32>
  %narrow = arith.trunci %sum : tensor<8x16xi32> to tensor<8x16xi8>
  %r = arith.select %c, %size, %p : tensor<8x16xf32>
  func.return %r, %narrow, %large : tensor<8x16xf32>, tensor<8x16xi8>, tensor<8x16xi1>
}"""

UNSIGNED_SUMS = """
func.func @main(%a: tensor<8x32xi8>, %b: tensor<32x16xi8>, %c: tensor<8x16xi32>)
    -> tensor<8x16xi32> {
  %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
    ins(%a, %b : tensor<8x32xi8>, tensor<32x16xi8>) outs(%c : tensor<8x16xi32>)
    -> tensor<8x16xi32>
  func.return %r : tensor<8x16xi32>
}"""

PROGRAMS = {
    "calls": CALLS,
    "unsigned sums": UNSIGNED_SUMS,
    "whole tensors": WHOLE,
    "numbers": NUMBERS,
    "mask": MASK,
    "quantized": QUANTIZED,
    "unsigned": UNSIGNED,
    "i4": nibbles("i4", "sitofp"),
    "u4": nibbles("i4", "uitofp"),
    "i2": nibbles("i2", "sitofp"),
    "put together": PUT_TOGETHER,
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_level_computes_what_the_program_says(name: str) -> None:
    module, made = resolved(PROGRAMS[name])
    inputs = reference.make_inputs(module, 1, True)
    wanted = [each.value for each in reference.evaluate(module, inputs, rounded=True)]
    assert all(len(np.unique(each)) > 1 for each in wanted if each.size > 1 and name != "numbers")
    for level in levels(module, made):
        _equal(run(level, inputs), wanted)
    compiled = emit(module, made)
    _equal(run_text(compiled.ptx, compiled.manifest, inputs), wanted)


def _equal(found: list[np.ndarray], wanted: list[np.ndarray]) -> None:
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(one.astype(np.float64), other)


REFUSED = {
    "a call in a circle": (
        CALLS.replace("@more(%x, %x)", "@twice(%x)").replace(
            "(tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>\n  func.return %y",
            "(tensor<8x16xf32>) -> tensor<8x16xf32>\n  func.return %y",
        ),
        "func.call: needed functions that end; found one that calls itself",
    ),
    "half a byte": (
        nibbles("i4", "sitofp").replace("x16x", "x15x"), "a known number of whole bytes in a row",
    ),
    "three bits": (nibbles("i3", "sitofp"), "needed integers of a width that divides 8"),
    "a narrow result": (
        "func.func @main(%a: tensor<8x16xi4>) -> tensor<8x16xi4> {\n"
        "  func.return %a : tensor<8x16xi4>\n}",
        "needed results of whole bytes, or i1",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_has_no_kernel_is_refused_where_it_stands(name: str) -> None:
    text, message = REFUSED[name]
    with pytest.raises(GemmcError) as caught:
        resolved(text)
    assert message in str(caught.value)
    assert str(caught.value).startswith("t.mlir:"), str(caught.value)


def test_a_private_function_that_was_called_is_gone() -> None:
    module, _ = resolved(CALLS)
    from gemmc.transforms.problem.normalize_contractions import NormalizeContractionsPass

    NormalizeContractionsPass().apply(frontend.context(), module)
    assert [op.sym_name.data for op in module.body.block.ops] == ["main"]  # type: ignore[attr-defined]
