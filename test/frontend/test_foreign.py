"""What a text says of where it is from and of machines is read past; what types say is not."""

from __future__ import annotations

import pytest

from gemmc import frontend

TEXT = """
module attributes {a.b = #gpu.c<d, [1], "]">, e = #llvm.f, g = [#nvvm<h<1>>]} {
  func.func @main(%x: tensor<4xf32> loc("x"(#loc3)), %y: tensor<4xf32> {n = #tf.o}) -> tensor<4xf32> {
    %0 = arith.addf %x, %y : tensor<4xf32> loc(#loc4)
    %1 = arith.mulf %0, %0 {p = #sdy.q<[{"r"}]>} : tensor<4xf32> loc(fused<#foo.bar>["a", #loc3])
    return %1 : tensor<4xf32> loc(callsite(#loc3 at #loc4))
  } loc(#loc3)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("m.py":1:2)
#loc4 = loc(fused[#loc3, "b"])
"""  # noqa: E501


def test_they_are_read_past() -> None:
    module = frontend.parse(TEXT, "t.mlir")
    frontend.verify(module)
    assert [op.name for op in module.walk()][2:] == ["arith.addf", "arith.mulf", "func.return"]


@pytest.mark.parametrize("pass_", ["#foo.bar", '#foo.bar<[1], ">">', "#foo<bar a>"])
def test_what_a_pass_says_of_a_place_is_read_past(pass_: str) -> None:
    frontend.verify(frontend.parse(TEXT.replace("#foo.bar", pass_), "t.mlir"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("tensor<4xf32> loc", "tensor<4xf32, #sparse.x> loc", "t.mlir:3:46: error: 'sparse.x' is"),
        ("loc(#loc4)", "loc(#loc5)", "t.mlir:4:53: error: undefined symbol alias '#loc5'"),
        ("#gpu.c<d", "#linalg.c<d", "t.mlir:2:35: error: 'linalg.c' is not registered"),
        ("#gpu.c<d, [1]", "#gpu.c<d, [1", "t.mlir:2:43: error: Unbalanced '>' in dialect symbol"),
    ],
)
def test_what_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(frontend.InputError) as info:
        frontend.parse(TEXT.replace(old, new, 1), "t.mlir")
    assert str(info.value).startswith(message)


NAMED = """
#device = #hal.device.target<"a", [1]> : !hal.device
#sparse = #sparse_tensor.encoding<{map = (i) -> (i : dense)}>
module attributes {on = #device} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}
"""


def test_they_may_have_names() -> None:
    frontend.verify(frontend.parse(NAMED))


def test_a_layout_of_another_dialect_is_refused_by_its_name_too() -> None:
    with pytest.raises(frontend.InputError) as info:
        frontend.parse(NAMED.replace("%x: tensor<4xf32>", "%x: tensor<4xf32, #sparse>"), "t.mlir")
    found = "'sparse_tensor.encoding' is not registered"
    assert str(info.value) == f"t.mlir:5:44: error: {found}"


GENERIC = """
#trait = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic #trait ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) attrs = {a = #b.c} {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""  # noqa: E501


def test_a_trait_has_a_name() -> None:
    frontend.verify(frontend.parse(GENERIC))


def test_a_trait_is_a_dictionary() -> None:
    text = GENERIC.replace("#trait ins", "dense<1> : tensor<1xi32> ins")
    with pytest.raises(frontend.InputError, match=r"t\.mlir:4:.*needed a dictionary"):
        frontend.parse(text, "t.mlir")
