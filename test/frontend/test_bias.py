"""A bias of the wrong length is called one, where an op adds it to a product."""

from __future__ import annotations

import pytest

from gemmc import frontend
from gemmc.errors import GemmcError

PROGRAM = """
func.func @main(%a: tensor<64x32xf16>, %b: tensor<32x48xf16>, %v: tensor<40xf16>)
    -> tensor<64x48xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x48xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x48xf32>) -> tensor<64x48xf32>
  %c = linalg.matmul ins(%a, %b : tensor<64x32xf16>, tensor<32x48xf16>)
    outs(%f : tensor<64x48xf32>) -> tensor<64x48xf32>
  %r = linalg.generic {
    indexing_maps = [MAPS, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]}
    ins(INS) outs(%e : tensor<64x48xf32>) {
  ^bb0(ARGS, %o: f32):
    %w = arith.extf %y : f16 to f32
    %s = arith.addf %x, %w : f32
    linalg.yield %s : f32
  } -> tensor<64x48xf32>
  func.return %r : tensor<64x48xf32>
}
"""
WHOLE, ROW = "affine_map<(i, j) -> (i, j)>", "affine_map<(i, j) -> (j)>"


def program(*, first: bool, row: str = ROW) -> str:
    maps, values = [WHOLE, row], ["%c", "%v"]
    types, elements = ["tensor<64x48xf32>", "tensor<40xf16>"], ["%x: f32", "%y: f16"]
    if first:
        for each in (maps, values, types, elements):
            each.reverse()
    spelled = f"{', '.join(values)} : {', '.join(types)}"
    return (
        PROGRAM.replace("MAPS", ", ".join(maps))
        .replace("INS", spelled)
        .replace("ARGS", ", ".join(elements))
    )


def refused(text: str) -> str:
    with pytest.raises(GemmcError) as error:
        frontend.verify(frontend.parse(text, "t.mlir"))
    return str(error.value)


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize(
    ("row", "size"), [(ROW, 48), ("affine_map<(i, j) -> (i)>", 64)], ids=["columns", "rows"]
)
def test_a_bias_of_the_wrong_length(first: bool, row: str, size: int) -> None:
    needed = f"needed a bias of {size} elements, as the product has in that dimension; found 40"
    text = program(first=first, row=row)
    assert refused(text) == (
        f"t.mlir:9:3: error: linalg.generic: {needed}; give one of {size} elements"
    )


def test_other_operands_are_no_bias() -> None:
    assert "bias" not in refused(program(first=False).replace("arith.addf", "arith.mulf"))
