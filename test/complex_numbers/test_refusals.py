"""What complex numbers are not known in, each refused in a line with its place."""

from __future__ import annotations

import re

import pytest

from gemmc import frontend
from gemmc.driver import compile_text
from gemmc.errors import GemmcError

FUNCTION = "func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {{\n  {}\n}}\n"

REFUSED: dict[str, tuple[str, str, str]] = {
    "integer parts": (
        "func.func @main(%x: tensor<4xcomplex<i32>>) {\n  return\n}\n",
        "1:1", "func.func: needed complex numbers of f32 or f64; found complex<i32>",
    ),
    "parts of 16 bits": (
        "func.func @main(%x: tensor<4xf16>) {\n  %e = tensor.empty() : tensor<4xcomplex<f16>>\n"
        "  return\n}\n",
        "2:3", "tensor.empty: needed complex numbers of f32 or f64; found complex<f16>",
    ),
    "a cast to what is no complex type": (
        "func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4x2xf32> {\n"
        "  %y = builtin.unrealized_conversion_cast %x : tensor<4xcomplex<f32>> to tensor<4x2xf32>"
        "\n  return %y : tensor<4x2xf32>\n}\n",
        "2:3", "builtin.unrealized_conversion_cast: needed an op that gemmc knows on complex "
        "numbers; found builtin.unrealized_conversion_cast; compute on the real and the imaginary",
    ),
    "a global of no elements": (
        'memref.global "private" @w : memref<2xcomplex<f32>>\n'
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  return %x : tensor<4xf32>\n}\n",
        "1:1", "memref.global: needed a dense constant of complex numbers; found unit",
    ),
    "bits of f64": (
        "func.func @main(%x: complex<f64>) -> i128 {\n"
        "  %y = complex.bitcast %x : complex<f64> to i128\n  return %y : i128\n}\n",
        "2:3", "complex.bitcast: needed bits of complex<f32> and of i64; found complex<f64> to ",
    ),
    "memory at strides": (
        "func.func @main(%x: memref<4xcomplex<f32>, strided<[2]>>) {\n"
        "  %c = arith.constant 0 : index\n"
        "  %y = memref.load %x[%c] : memref<4xcomplex<f32>, strided<[2]>>\n  return\n}\n",
        "1:1", "needed complex numbers in tensors, or in dense memory of static sizes; found an "
        "argument of memref<4xcomplex<f32>, strided<[2]>>",
    ),
    "a declaration": (
        "func.func private @f(tensor<4xcomplex<f32>>)\n"
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  return %x : tensor<4xf32>\n}\n",
        "1:1", "func.func: needed a body of a function of complex numbers; found a declaration",
    ),
    "a function that others call too": (
        "func.func @f(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {\n"
        "  return %x : tensor<4xcomplex<f32>>\n}\n"
        "func.func @g(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {\n"
        "  %y = func.call @f(%x) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>\n"
        "  return %y : tensor<4xcomplex<f32>>\n}\n",
        "1:1", "needed a function of complex numbers that only others call, or only who runs the "
        "program; found one of both; make it private, or call main what is compiled",
    ),
    "maxima": (
        FUNCTION.format(
            "%e = tensor.empty() : tensor<4xcomplex<f32>>\n  %y = linalg.max ins(%x, %x : "
            "tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%e : tensor<4xcomplex<f32>>) "
            "-> tensor<4xcomplex<f32>>\n  return %y : tensor<4xcomplex<f32>>"),
        "3:3", "linalg.max: needed a named op of complex elements, all of one type; found "
        "complex<f32>, complex<f32>, complex<f32>",
    ),
    "a product of two types": (
        "func.func @main(%x: tensor<4x4xf32>, %y: tensor<4x4xcomplex<f32>>) -> "
        "tensor<4x4xcomplex<f32>> {\n  %r = linalg.matmul ins(%x, %y : tensor<4x4xf32>, "
        "tensor<4x4xcomplex<f32>>) outs(%y : tensor<4x4xcomplex<f32>>) -> "
        "tensor<4x4xcomplex<f32>>\n  return %r : tensor<4x4xcomplex<f32>>\n}\n",
        "2:3", "linalg.matmul: needed a named op of complex elements, all of one type; found f32, "
        "complex<f32>, complex<f32>",
    ),
    "a kind of element-wise op": (
        FUNCTION.format(
            "%y = linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%x : "
            "tensor<4xcomplex<f32>>) outs(%x : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>\n"
            "  %z = linalg.elementwise kind=#linalg.elementwise_kind<ceil> ins(%y : "
            "tensor<4xcomplex<f32>>) outs(%x : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>\n"
            "  return %z : tensor<4xcomplex<f32>>"),
        "3:", "linalg.elementwise: needed one of abs, ",
    ),
    "a scatter that multiplies": (
        "func.func @main(%u: tensor<3xcomplex<f32>>, %i: tensor<3x1xi32>, %x: "
        "tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {\n"
        "  %r = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : "
        "tensor<3xcomplex<f32>>, tensor<3x1xi32>) outs(%x : tensor<5xcomplex<f32>>) {\n"
        "  ^bb0(%p: complex<f32>, %q: complex<f32>):\n"
        "    %s = complex.mul %p, %q : complex<f32>\n    iree_linalg_ext.yield %s : complex<f32>\n"
        "  } -> tensor<5xcomplex<f32>>\n  return %r : tensor<5xcomplex<f32>>\n}\n",
        "2:3", "iree_linalg_ext.scatter: needed a body whose real and imaginary parts are computed "
        "apart; found one that combines them",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused_says_where_and_why(name: str) -> None:
    text, place, message = REFUSED[name]
    with pytest.raises(GemmcError) as error:
        frontend.verify(frontend.parse(text, "t.mlir"))
    said = str(error.value)
    assert said.startswith(f"t.mlir:{place}") and "\n" not in said
    assert message in said
    assert "internal" not in said and "malformed" not in said


def test_a_kernel_alone_has_no_complex_arrays() -> None:
    text = FUNCTION.format("return %x : tensor<4xcomplex<f32>>")
    with pytest.raises(GemmcError, match=re.escape("found arrays of complex numbers; run")):
        compile_text(text, "t.mlir", "form-loops")
