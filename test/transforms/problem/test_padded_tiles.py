"""Tiles that steps pad, pack, copy and number, and products of padded tensors: what is left of
them, and that it computes the same."""

# ruff: noqa: E501

from __future__ import annotations

import re

import pytest
from xdsl.dialects import scf, tensor

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.pipeline import run as run_passes
from test.transforms.problem.test_untiled import check, products_of

HEAD = """
#rest = affine_map<(d0)[s0] -> (4, s0 - d0)>
#more = affine_map<(d0) -> (4 - d0)>
#causal = affine_map<(i, j) -> (i, j)>
func.func @main(ARGS) -> RESULT {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
BODY}
"""


def program(arguments: str, result: str, body: str) -> str:
    text = HEAD.replace("ARGS", arguments).replace("RESULT", result).replace("BODY", body)
    return re.sub(r"\bt([\d?]+(?:x[\d?]+)*)\b", r"tensor<\1xf32>", text.replace("t?x", "tensor<?x"))


def padded(name: str, source: str, high: str, kind: str, into: str) -> str:
    return f"""
      %{name} = tensor.pad %{source} low[0, 0] high[{high}] {{
      ^bb0(%u{name}: index, %v{name}: index):
        tensor.yield %z : f32
      }} : {kind} to {into}"""


OPEN = "tensor<?x?xf32>"
PADS = (
    padded("xp", "x", "%mm, %km", OPEN, "tensor<4x4xf32>")
    + padded("yp", "y", "%km, 0", "tensor<?x8xf32>", "tensor<4x8xf32>")
    + padded("op", "o", "%mm, 0", "tensor<?x8xf32>", "tensor<4x8xf32>")
)

TILES = """
  %m = arith.constant 10 : index
  %k = arith.constant 7 : index
  %r = scf.for %i = %c0 to %m step %c4 iter_args(%ci = %c) -> tensor<10x8xf32> {
    %rk = scf.for %l = %c0 to %k step %c4 iter_args(%cl = %ci) -> tensor<10x8xf32> {
      %mi = affine.min #rest(%i)[%m]
      %kl = affine.min #rest(%l)[%k]
      %mm = affine.apply #more(%mi)
      %km = affine.apply #more(%kl)
      %x = tensor.extract_slice %a[%i, %l] [%mi, %kl] [1, 1] : tensor<10x7xf32> to tensor<?x?xf32>
      %y = tensor.extract_slice %b[%l, 0] [%kl, 8] [1, 1] : tensor<7x8xf32> to tensor<?x8xf32>
      %o = tensor.extract_slice %cl[%i, 0] [%mi, 8] [1, 1] : tensor<10x8xf32> to tensor<?x8xf32>PADS
      %p = linalg.matmul ins(%xp, %yp : tensor<4x4xf32>, tensor<4x8xf32>) outs(%op : tensor<4x8xf32>) -> tensor<4x8xf32>
      %w = linalg.copy ins(%p : tensor<4x8xf32>) outs(%op : tensor<4x8xf32>) -> tensor<4x8xf32>
      %s = tensor.extract_slice %w[0, 0] [%mi, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
      %n = tensor.insert_slice %s into %cl[%i, 0] [%mi, 8] [1, 1] : tensor<?x8xf32> into tensor<10x8xf32>
      scf.yield %n : tensor<10x8xf32>
    }
    scf.yield %rk : tensor<10x8xf32>
  }
  return %r : tensor<10x8xf32>
""".replace("PADS", PADS)

ARGUMENTS = "%a: tensor<10x7xf32>, %b: tensor<7x8xf32>, %c: tensor<10x8xf32>"
PADDED = program(ARGUMENTS, "tensor<10x8xf32>", TILES)

OPEN_ROWS = program(
    ARGUMENTS.replace("<10x", "<?x"), "tensor<?x8xf32>",
    TILES.replace("<10x", "<?x").replace(
        "%m = arith.constant 10 : index", "%m = tensor.dim %a, %c0 : tensor<?x7xf32>"),
)  # fmt: skip
"""The same of as many rows as a call tells: the result is 4 rows or more, padded and cut."""

PACKED = program("%a: tensor<6x12xf32>, %b: tensor<12x8xf32>", "tensor<6x8xf32>", """
  %k = arith.constant 12 : index
  %e = tensor.empty() : tensor<3x6x4xf32>
  %q = scf.for %l = %c0 to %k step %c4 iter_args(%t = %e) -> tensor<3x6x4xf32> {
    %n = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%l)
    %x = tensor.extract_slice %a[0, %l] [6, 4] [1, 1] : tensor<6x12xf32> to tensor<6x4xf32>
    %w = tensor.insert_slice %x into %t[%n, 0, 0] [1, 6, 4] [1, 1, 1] : tensor<6x4xf32> into tensor<3x6x4xf32>
    scf.yield %w : tensor<3x6x4xf32>
  }
  %s = tensor.empty() : tensor<6x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<6x8xf32>) -> tensor<6x8xf32>
  %r = scf.for %l = %c0 to %k step %c4 iter_args(%t = %f) -> tensor<6x8xf32> {
    %n = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%l)
    %x = tensor.extract_slice %q[%n, 0, 0] [1, 6, 4] [1, 1, 1] : tensor<3x6x4xf32> to tensor<6x4xf32>
    %y = tensor.extract_slice %b[%l, 0] [4, 8] [1, 1] : tensor<12x8xf32> to tensor<4x8xf32>
    %p = linalg.matmul ins(%x, %y : tensor<6x4xf32>, tensor<4x8xf32>) outs(%t : tensor<6x8xf32>) -> tensor<6x8xf32>
    scf.yield %p : tensor<6x8xf32>
  }
  return %r : tensor<6x8xf32>
""")  # fmt: skip

CAUSAL = program("%a: tensor<?x8xf32>", "tensor<?x8xf32>", """
  %m = tensor.dim %a, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%m) : tensor<?x8xf32>
  %r = scf.for %i = %c0 to %m step %c4 iter_args(%t = %e) -> tensor<?x8xf32> {
    %mi = affine.min #rest(%i)[%m]
    %x = tensor.extract_slice %a[%i, 0] [%mi, 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
    %o = tensor.extract_slice %t[%i, 0] [%mi, 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
    %p = linalg.generic {indexing_maps = [#causal, #causal], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x8xf32>) outs(%o : tensor<?x8xf32>) {
    ^bb0(%u: f32, %v: f32):
      %row = linalg.index 0 : index
      %column = linalg.index 1 : index
      %whole = PLACE
      %seen = arith.cmpi uge, %whole, %column : index
      %w = arith.select %seen, %u, %z : f32
      linalg.yield %w : f32
    } -> tensor<?x8xf32>
    %n = tensor.insert_slice %p into %t[%i, 0] [%mi, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
    scf.yield %n : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
""")  # fmt: skip

PLACES = [
    "arith.addi %row, %i : index",
    "arith.addi %row, %c1 : index",
    "affine.apply affine_map<(d0, d1) -> (d0 * 2 - d1 + 3)>(%i, %row)",
]
"""Of an element among all rows, among those of its tile, and of both."""


def ops_in(text: str, kind: type) -> int:
    """How many ops of a kind are left, and used, ahead of kernels."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    pipeline = resolve("normalize-contractions{others=linalg}", module, ctx)
    run_passes(module, ctx, pipeline.passes, places=())
    found = [op for op in module.walk() if isinstance(op, kind)]
    return sum(not op.results or bool(op.results[0].uses) for op in found)


def test_tiles_that_are_padded_are_one_product_of_what_was_padded() -> None:
    assert products_of(PADDED) == 1
    assert ops_in(PADDED, scf.ForOp) == ops_in(PADDED, tensor.PadOp) == 0
    check(PADDED)


@pytest.mark.parametrize("m", [1, 4, 11])
def test_open_rows_are_padded_to_whole_tiles(m: int) -> None:
    assert products_of(OPEN_ROWS) == 1
    check(OPEN_ROWS, dict.fromkeys(("arg0.shape[0]", "arg2.shape[0]"), m))


def test_tiles_that_a_loop_packs_are_one_product() -> None:
    assert ops_in(PACKED, scf.ForOp) == 0
    check(PACKED)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("m", [1, 8, 10])
def test_a_body_that_knows_its_place(place: str, m: int) -> None:
    text = CAUSAL.replace("PLACE", place)
    assert products_of(text) == 1
    check(text, {"arg0.shape[0]": m})


WHOLE = """
func.func @main(%a: tensor<10x7xf32>, %b: tensor<7x9xf32>) -> tensor<SHAPExf32> {
  %z = arith.constant 0.0 : f32
  %v = arith.constant VALUE : f32
  %x = tensor.pad %a low[1, 0] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<10x7xf32> to tensor<12x8xf32>
  %y = tensor.pad %b low[0, 0] high[1, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<7x9xf32> to tensor<8x12xf32>
  %e = tensor.empty() : tensor<12x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<12x12xf32>) -> tensor<12x12xf32>
  %p = linalg.matmul ins(%x, %y : tensor<12x8xf32>, tensor<8x12xf32>) outs(%f : tensor<12x12xf32>) -> tensor<12x12xf32>
  %r = tensor.extract_slice %p[OFFSETS] [SIZES] [1, 1] : tensor<12x12xf32> to tensor<SHAPExf32>
  return %r : tensor<SHAPExf32>
}
"""


@pytest.mark.parametrize(("value", "offsets", "sizes", "pads"), [
    ("0.0", "1, 0", "10, 9", 0),
    ("0.0", "1, 0", "10, 12", 1),  # the right operand's columns
    ("0.0", "0, 0", "10, 9", 1),  # the left operand's rows
    ("2.0", "1, 0", "10, 9", 2),  # what is summed is no zero
    ("0.0", "2, 3", "8, 4", 2),  # neither rows nor columns are those that were padded
])  # fmt: skip
def test_products_of_padded_tensors(value: str, offsets: str, sizes: str, pads: int) -> None:
    text = WHOLE.replace("VALUE", value).replace("OFFSETS", offsets).replace("SIZES", sizes)
    text = text.replace("SHAPE", sizes.replace(", ", "x"))
    assert ops_in(text, tensor.PadOp) == pads
    check(text)


def test_products_of_which_only_sums_are_padded() -> None:
    """The result is as large as it was, and is returned as it is."""
    text = program(
        "%a: tensor<6x7xf32>, %b: tensor<7x8xf32>", "tensor<6x8xf32>",
        padded("p", "a", "0, 3", "tensor<6x7xf32>", "tensor<6x10xf32>")
        + padded("q", "b", "3, 0", "tensor<7x8xf32>", "tensor<10x8xf32>")
        + """
  %e = tensor.empty() : tensor<6x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  %r = linalg.matmul ins(%p, %q : tensor<6x10xf32>, tensor<10x8xf32>) outs(%f : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %r : tensor<6x8xf32>
""",
    )  # fmt: skip
    assert ops_in(text, tensor.PadOp) == 0
    check(text)


@pytest.mark.parametrize("second", ["%p", "%p transposed"])
def test_a_padded_tensor_times_itself(second: str) -> None:
    """Each operand is cut for itself, though both are one tensor."""
    maps = "(m, n, k) -> (m, k)", "(m, n, k) -> (n, k)" if "transposed" in second else "(m, n, k) -> (k, n)"
    text = program(
        "%a: tensor<6x6xf32>", "tensor<6x8xf32>",
        padded("p", "a", "2, 2", "tensor<6x6xf32>", "tensor<8x8xf32>")
        + f"""
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.matmul indexing_maps = [affine_map<{maps[0]}>, affine_map<{maps[1]}>, affine_map<(m, n, k) -> (m, n)>]
    ins(%p, %p : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = tensor.extract_slice %r[0, 0] [6, 8] [1, 1] : tensor<8x8xf32> to tensor<6x8xf32>
  return %c : tensor<6x8xf32>
""",
    )  # fmt: skip
    check(text)
