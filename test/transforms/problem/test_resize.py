"""`resize`: what it refuses beside the cases of its FileCheck test, and that types agree."""

from __future__ import annotations

from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import GemmcError
from gemmc.frontend import context, parse, print_module, verify
from gemmc.transforms.problem.normalize_contractions import NormalizeContractionsPass
from gemmc.transforms.problem.resize import ResizePass

INPUTS = Path(__file__).parents[2] / "inputs"
ONE_PRODUCT = sorted(p for p in INPUTS.glob("*.mlir") if p.stem != "two_layer_mlp_f16")


def resize(module: ModuleOp, **sizes: int) -> None:
    verify(module)
    ResizePass(**sizes).apply(context(), module)
    verify(module)


def product(before: str, init: str = "dense<0.0>", types: str = "4x8 8x6 4x6") -> str:
    """A function whose third line is `before` and whose fourth multiplies %a and %b."""
    a, b, c = (f"tensor<{shape}xf32>" for shape in types.split())
    return (
        f"func.func @f(%a: {a}, %b: {b}, %i: index) -> {c} {{\n"
        f"  %z = arith.constant {init} : tensor<4x6xf32>\n"
        f"  {before}\n"
        f"  %c = linalg.matmul ins(%a, %b : {a}, {b}) outs(%z : tensor<4x6xf32>)"
        f" -> tensor<4x6xf32>\n"
        f"  return %c : tensor<4x6xf32>\n}}\n"
    )


CAST = "%s = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>"
TABLE = f"dense<[{', '.join(['[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]'] * 4)}]>"

REFUSED = {
    "an op not understood": (product(CAST), {"k": 16}, "t.mlir:3:3: error: tensor.cast: needed"),
    "a constant that is not a splat": (
        product("", init=TABLE),
        {"m": 5},
        "t.mlir:2:3: error: arith.constant: needed",
    ),
    "dynamic shapes": (
        product("", types="4x? ?x6 4x6"),
        {"k": 16},
        "t.mlir:4:3: error: linalg.matmul: needed static shapes; found tensor<4x?xf32>",
    ),
    "a called function": (
        product("") + "func.func @g(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %i: index) {\n"
        "  %r = func.call @f(%a, %b, %i) : (tensor<4x8xf32>, tensor<8x6xf32>, index)"
        " -> tensor<4x6xf32>\n  return\n}\n",
        {"m": 5},
        "t.mlir:8:3: error: func.call: needed a function that is not called; found a call of @f",
    ),
    "no product": (
        "func.func @f() {\n  return\n}\n",
        {"m": 5},
        "t.mlir:1:1: error: builtin.module: needed one matrix product",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refuses_by_name(case: str) -> None:
    text, sizes, message = REFUSED[case]
    with pytest.raises(GemmcError) as error:
        resize(parse(text, "t.mlir"), **sizes)
    assert str(error.value).startswith(message)


def test_an_op_it_does_not_understand_may_touch_what_stays() -> None:
    cast = "%s = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>"
    module = parse(product(cast), "t.mlir")
    resize(module, n=16)
    assert "-> tensor<4x16xf32> {" in print_module(module)


@pytest.mark.parametrize("path", ONE_PRODUCT, ids=lambda path: path.stem)
def test_there_and_back_is_the_same_program(path: Path) -> None:
    module = parse(path.read_text(), path.name)
    before = print_module(module)
    sizes = {
        "batch_matmul_f16": (256, 512, 128),
        "matmul_bf16_cast": (2048, 2048, 1024),
        "matmul_f16_f32": (1024, 2048, 512),
        "matmul_f32": (1024, 1024, 1024),
        "matmul_i8_i32": (256, 512, 1024),
        "matmul_nt_bf16": (512, 768, 1024),
        "mlp_bias_relu_bf16": (512, 1024, 256),
    }[path.stem]
    resize(module, m=11, n=13, k=17)
    assert print_module(module) != before
    resize(module, **dict(zip("mnk", sizes, strict=True)))
    assert print_module(module) == before


def test_a_product_of_tiles_is_resized_too() -> None:
    module = parse((INPUTS / "mlp_bias_relu_bf16.mlir").read_text(), "mlp.mlir")
    NormalizeContractionsPass().apply(context(), module)
    resize(module, m=24, n=40)
    (found,) = [op for op in module.walk() if isinstance(op, ContractOp)]
    assert found.extents == {"m": 24, "n": 40, "k": 256}
