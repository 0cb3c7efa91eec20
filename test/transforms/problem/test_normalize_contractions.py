"""`normalize-contractions`: its refusals one by one, and the locations of what it makes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.tensor import EmptyOp

from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import GemmcError, location_of
from gemmc.frontend import context, parse, print_module, verify
from gemmc.transforms.problem.normalize_contractions import NormalizeContractionsPass

INPUTS = sorted((Path(__file__).parents[2] / "inputs").glob("*.mlir"))


def normalize(module: ModuleOp) -> None:
    verify(module)
    NormalizeContractionsPass().apply(context(), module)
    verify(module)


def generic(maps: str, kinds: str, body: str, types: tuple[str, str, str]) -> str:
    """A function with one generic op over two tensors, on line 4."""
    lhs, rhs, out = types
    a, b, c = (t[t.rindex("x") + 1 : -1] for t in types)
    return (
        f"func.func @f(%a: {lhs}, %b: {rhs}) -> {out} {{\n"
        f"  %zero = arith.constant dense<0.0> : {out}\n\n"
        f"  %c = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} "
        f"ins(%a, %b : {lhs}, {rhs}) outs(%zero : {out}) {{\n"
        f"  ^bb0(%x: {a}, %y: {b}, %acc: {c}):\n{body}\n  }} -> {out}\n"
        f"  return %c : {out}\n}}\n"
    )


def matmul(types: str, maps: str = "", fill: str = "0.0", cast: str = "") -> str:
    """A function with one named product of 4x8 and 8x6, on line 4; `types` is 'in out'."""
    element, out = types.split()
    lhs, rhs, result = f"tensor<4x8x{element}>", f"tensor<8x6x{element}>", f"tensor<4x6x{out}>"
    return (
        f"func.func @f(%a: {lhs}, %b: {rhs}) -> {result} {{\n"
        f"  %zero = arith.constant dense<{fill}> : {result}\n\n"
        f"  %c = linalg.matmul {maps} {cast} ins(%a, %b : {lhs}, {rhs})"
        f" outs(%zero : {result}) -> {result}\n"
        f"  return %c : {result}\n}}\n"
    )


def mac(extend: str = "", product: str = "f32") -> str:
    lines = (
        ["%p = arith.mulf %x, %y : " + product]
        if not extend
        else [
            f"%x2 = {extend.format('%x')}",
            f"%y2 = {extend.format('%y')}",
            "%p = arith.mulf %x2, %y2 : " + product,
        ]
    )
    if product != "f32":
        lines.append(f"%q = arith.extf %p : {product} to f32")
    lines.append(f"%s = arith.addf {'%p' if product == 'f32' else '%q'}, %acc : f32")
    return "\n".join((*lines, "linalg.yield %s : f32"))


MK, KN, MN = (f"affine_map<(d0, d1, d2) -> ({dims})>" for dims in ("d0, d2", "d2, d1", "d0, d1"))
MNK = '"parallel", "parallel", "reduction"'

REFUSED = {
    "fill of -0": (matmul("f16 f32", fill="-0.0"), "found the result of arith.constant"),
    "unsigned": (
        matmul("i8 i32", fill="0", cast="{cast = #linalg.type_fn<cast_unsigned>}"),
        "needed signed integers, extended by arith.extsi; found arith.extui; take --pipeline auto",
    ),
    "wide integers summed as floats": (matmul("i32 f32"), "found arith.sitofp"),
    "narrowed inputs": (matmul("f32 f16"), "found arith.truncf"),
    "product in f16": (
        generic(
            f"{MK}, {KN}, {MN}",
            MNK,
            mac(product="f16"),
            ("tensor<4x8xf16>", "tensor<8x6xf16>", "tensor<4x6xf32>"),
        ),
        "needed a product taken in the type of the sum, f32; found a product in f16",
    ),
    "a reduced dimension of one operand": (
        generic(
            "affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, "
            "affine_map<(d0, d1, d2, d3) -> (d2, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>",
            '"parallel", "parallel", "reduction", "reduction"',
            mac(),
            ("tensor<4x8x2xf32>", "tensor<8x6xf32>", "tensor<4x6xf32>"),
        ),
        "needed each loop in two or three of the operands; found loop d3 in lhs alone",
    ),
    "memrefs": (
        "func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {\n\n\n"
        "  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>)"
        " outs(%c : memref<4x4xf32>)\n  return\n}\n",
        "needed tensor operands; found memref<4x4xf32>; run before bufferization",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refuses_by_name(case: str) -> None:
    text, message = REFUSED[case]
    with pytest.raises(GemmcError) as error:
        normalize(parse(text, "t.mlir"))
    line = str(error.value)
    assert line.startswith("t.mlir:4:"), line
    assert message in line
    assert "\n" not in line


def contractions(module: ModuleOp) -> Iterator[ContractOp]:
    return (op for op in module.walk() if isinstance(op, ContractOp))


def test_the_contraction_keeps_the_place_of_the_product() -> None:
    path = next(path for path in INPUTS if path.stem == "matmul_bf16_cast")
    module = parse(path.read_text(), "t.mlir")
    normalize(module)
    (op,) = contractions(module)
    assert location_of(op) == "t.mlir:7:5"
    assert [location_of(nested) for nested in op.epilogue.block.ops] == [
        "t.mlir:11:7",
        "t.mlir:9:5",
    ]


@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)
def test_what_it_prints_can_be_read_back(path: Path) -> None:
    module = parse(path.read_text(), path.name)
    normalize(module)
    text = print_module(module)
    again = parse(text, path.name)
    verify(again)
    assert module.is_structurally_equivalent(again)
    assert list(contractions(again))


def test_it_changes_nothing_the_second_time() -> None:
    for path in INPUTS:
        module = parse(path.read_text(), path.name)
        normalize(module)
        once = print_module(module)
        normalize(module)
        assert print_module(module) == once


def test_it_serves_xdsl_own_linalg() -> None:
    text = generic(
        f"{MK}, {KN}, {MN}",
        MNK,
        mac("arith.extf {} : f16 to f32"),
        ("tensor<4x8xf16>", "tensor<8x6xf16>", "tensor<4x6xf32>"),
    )
    stock = context(tool=False)
    module = parse(text, "t.mlir", stock)
    verify(module)
    NormalizeContractionsPass().apply(stock, module)
    verify(module)
    assert len(list(contractions(module))) == 1


def test_integers_of_any_number_of_rows_are_converted() -> None:
    text = """
    func.func @f(%a: tensor<?x8xi8>, %b: tensor<8x6xf32>, %c: tensor<?x6xf32>) -> tensor<?x6xf32> {
      %r = linalg.matmul ins(%a, %b : tensor<?x8xi8>, tensor<8x6xf32>)
        outs(%c : tensor<?x6xf32>) -> tensor<?x6xf32>
      return %r : tensor<?x6xf32>
    }"""
    module = parse(text, "t.mlir")
    normalize(module)
    made = [op for op in module.walk() if isinstance(op, EmptyOp)]
    assert [str(each.tensor.type) for each in made] == ["tensor<?x8xf32>"]
    assert [len(each.dynamic_sizes) for each in made] == [1]
