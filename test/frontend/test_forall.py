"""Loops whose steps may be done in any order: against NumPy, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gemmc import api, frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.pipeline import apply
from gemmc.reference import evaluate

pytestmark = pytest.mark.usefixtures("few_parts")

Array = np.ndarray[Any, Any]

TEXT = """
func.func @main(%a: tensor<8x6xf32>, %b: tensor<6x9xf32>, %s: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %c8 = arith.constant 8 : index
  %r = scf.forall (%i, %j) = (0, 0) to (%c8, 9) step (4, 3) shared_outs(%o = %s) -> (tensor<8x9xf32>) {
    %x = tensor.extract_slice %a[%i, 0] [4, 6] [1, 1] : tensor<8x6xf32> to tensor<4x6xf32>
    %y = tensor.extract_slice %b[0, %j] [6, 3] [1, 1] : tensor<6x9xf32> to tensor<6x3xf32>
    %c = tensor.extract_slice %o[%i, %j] [4, 3] [1, 1] : tensor<8x9xf32> to tensor<4x3xf32>
    %m = linalg.matmul ins(%x, %y : tensor<4x6xf32>, tensor<6x3xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, %j] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<8x9xf32>
    }
  } {mapping = []}
  return %r : tensor<8x9xf32>
}
"""  # noqa: E501

SHORT = """
func.func @main(%x: tensor<6xf32>, %y: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %r:2 = scf.forall (%i) in (3) shared_outs(%o = %x, %p = %y) -> (tensor<6xf32>, tensor<6xf32>) {
    %a = tensor.extract_slice %x[%i] [2] [1] : tensor<6xf32> to tensor<2xf32>
    %n = arith.negf %a : tensor<2xf32>
    %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %p[%k] [2] [1] : tensor<2xf32> into tensor<6xf32>
      tensor.parallel_insert_slice %n into %o[%k] [2] [1] : tensor<2xf32> into tensor<6xf32>
    }
  }
  return %r#0, %r#1 : tensor<6xf32>, tensor<6xf32>
}
"""


def outputs(text: str, *inputs: Array) -> list[Array]:
    """As the last IR computes it; the reference says the same."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    wanted = evaluate(module, inputs, rounded=True)
    apply(module, ctx, resolve("auto", module, ctx))
    found = run(module, inputs)
    assert [each.tolist() for each in found] == [each.value.tolist() for each in wanted]
    return found


def drawn(*shape: int) -> Array:
    return np.random.default_rng(sum(shape)).integers(-4, 5, shape).astype(np.float32)


def test_tiles_of_a_product() -> None:
    a, b, s = drawn(8, 6), drawn(6, 9), drawn(8, 9)
    (found,) = outputs(TEXT, a, b, s)
    assert found.tolist() == (a @ b + s).tolist()


TO_A_NUMBER = TEXT.replace("%c8 = ", "%c7 = ").replace(
    "8x9xf32>) ->", "8x9xf32>, %c8: index) ->", 1
)
TO_AN_EXTENT = TEXT.replace(
    "%c8 = arith.constant 8 : index",
    "%c0 = arith.constant 0 : index\n%c8 = tensor.dim %q, %c0 : tensor<?xf32>",
).replace("8x9xf32>) ->", "8x9xf32>, %q: tensor<?xf32>) ->", 1)


@pytest.mark.parametrize("last", [8, 7, 5, 4, 0])
def test_steps_to_an_open_number_are_whole_tiles_also_where_it_is_no_multiple(last: int) -> None:
    a, b, s = drawn(8, 6), drawn(6, 9), drawn(8, 9)
    wanted, rows = s.copy(), -(-last // 4) * 4
    wanted[:rows] += (a @ b)[:rows]
    (of_a_number,) = outputs(TO_A_NUMBER, a, b, s, np.asarray(last))
    (of_an_extent,) = outputs(TO_AN_EXTENT, a, b, s, drawn(last))
    assert of_a_number.tolist() == of_an_extent.tolist() == wanted.tolist()


def test_steps_to_a_number_do_not_leave_the_tensor() -> None:
    ctx = frontend.context()
    module = frontend.parse(TO_A_NUMBER, "t.mlir", ctx)
    apply(module, ctx, resolve("auto", module, ctx))
    with pytest.raises(Unsupported, match="give sizes of which .* is 0 or more"):
        run(module, [drawn(8, 6), drawn(6, 9), drawn(8, 9), np.asarray(9)])
    with pytest.raises(Unsupported, match="arg3 = -1, of which sizes are; give 0 or more"):
        run(module, [drawn(8, 6), drawn(6, 9), drawn(8, 9), np.asarray(-1)])


def test_several_outputs() -> None:
    x, y = drawn(6), drawn(6)
    negated, same = outputs(SHORT, x, y)
    parts = np.concatenate([x[0:2], x[1:3], x[2:4]])
    assert same.tolist() == parts.tolist()
    assert negated.tolist() == (-parts).tolist()


PARALLEL = """func.func @main(%a: memref<4x3x5xf32>, %b: memref<4x5x2xf32>, %c: memref<4x3x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.subview %a[%i, 0, 0] [1, 3, 5] [1, 1, 1] : memref<4x3x5xf32> to memref<3x5xf32, strided<[5, 1], offset: ?>>
    %y = memref.subview %b[%i, 0, 0] [1, 5, 2] [1, 1, 1] : memref<4x5x2xf32> to memref<5x2xf32, strided<[2, 1], offset: ?>>
    %z = memref.subview %c[%i, 0, 0] [1, 3, 2] [1, 1, 1] : memref<4x3x2xf32> to memref<3x2xf32, strided<[2, 1], offset: ?>>
    linalg.matmul ins(%x, %y : memref<3x5xf32, strided<[5, 1], offset: ?>>, memref<5x2xf32, strided<[2, 1], offset: ?>>) outs(%z : memref<3x2xf32, strided<[2, 1], offset: ?>>)
    scf.reduce
  }
  return
}
"""  # noqa: E501


def test_parallel_steps_write_memory() -> None:
    a, b, c = drawn(4, 3, 5), drawn(4, 5, 2), drawn(4, 3, 2)
    (found,) = outputs(PARALLEL, a, b, c)
    assert found.tolist() == (a @ b + c).tolist()


REDUCED = """func.func @main(%x: memref<12xf32>, %o: memref<2xf32>, %s: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %least = arith.constant 0xFF800000 : f32
  %r:2 = scf.parallel (%i) = (%c0) to (%c12) step (%c1) init (%s, %least) -> (f32, f32) {
    %v = memref.load %x[%i] : memref<12xf32>
    %n = arith.mulf %v, %v : f32
    scf.reduce(%n, %v : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %t = arith.addf %a, %b : f32
      scf.reduce.return %t : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %t = arith.maximumf %a, %b : f32
      scf.reduce.return %t : f32
    }
  }
  memref.store %r#0, %o[%c0] : memref<2xf32>
  memref.store %r#1, %o[%c1] : memref<2xf32>
  return
}
"""


def test_parallel_steps_are_combined_to_several_numbers() -> None:
    """The regions of the two have a comma between them."""
    x = np.arange(-6, 6, dtype=np.float32)
    (found,) = outputs(REDUCED, x, np.zeros(2, np.float32), np.asarray(0.5, np.float32))
    assert found.tolist() == [(x * x).sum() + 0.5, 5]


QUOTED = """
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x2xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a: memref<4x2xf32>):
    %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %c4 = "arith.constant"() <{value = 4 : index}> : () -> index
    %z = "arith.constant"() <{value = 1.5 : f32}> : () -> f32
    "scf.parallel"(%c0, %c4, %c1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%i: index):
      %v = "memref.subview"(%a, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x2xf32>, index) -> memref<1x2xf32, strided<[2, 1], offset: ?>>
      "linalg.fill"(%z, %v) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%x: f32, %y: f32):
        "linalg.yield"(%x) : (f32) -> ()
      }) : (f32, memref<1x2xf32, strided<[2, 1], offset: ?>>) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"""  # noqa: E501


def test_parallel_steps_in_the_generic_form() -> None:
    (found,) = outputs(QUOTED, drawn(4, 2))
    assert found.tolist() == [[1.5, 1.5]] * 4


BLOCKS = """
#least = affine_map<(d0)[s0] -> (4, -d0 + s0)>
func.func @main(%a: tensor<10x6xf32>) -> tensor<10x6xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %r = scf.for %i = %c0 to %c10 step %c4 iter_args(%o = %a) -> (tensor<10x6xf32>) {
    %n = affine.min #least(%i)[%c10]
    %x = tensor.extract_slice %o[%i, 0] [%n, 6] [1, 1] : tensor<10x6xf32> to tensor<?x6xf32>
    %y = arith.negf %x : tensor<?x6xf32>
    %w = tensor.insert_slice %y into %o[%i, 0] [%n, 6] [1, 1] : tensor<?x6xf32> into tensor<10x6xf32>
    scf.yield %w : tensor<10x6xf32>
  }
  return %r : tensor<10x6xf32>
}
"""  # noqa: E501


def test_the_last_block_is_shorter() -> None:
    a = drawn(10, 6)
    (found,) = outputs(BLOCKS, a)
    assert found.tolist() == (-a).tolist()


def test_the_reference_writes_out_so_many_steps_only() -> None:
    text = BLOCKS.replace("constant 10 :", "constant 100000000 :").replace("-d0 + s0", "-d0 + 10")
    with pytest.raises(GemmcError, match="at most 10000 steps together; found 25000000 with this"):
        evaluate(frontend.parse(text), [drawn(10, 6)], rounded=False)


VIEWS = """
func.func @main(%a: memref<10x6xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c4 {
    %n = affine.min affine_map<(d0) -> (4, -d0 + 10)>(%i)
    %x = memref.subview %a[%i, 0] [%n, 6] [1, 1] : memref<10x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%x : memref<?x6xf32, strided<[6, 1], offset: ?>>) {
    ^bb0(%v: f32):
      %w = arith.negf %v : f32
      linalg.yield %w : f32
    }
  }
  return
}
"""  # noqa: E501


def test_views_of_the_last_block_are_shorter() -> None:
    a = drawn(10, 6)
    (found,) = outputs(VIEWS, a)
    assert found.tolist() == (-a).tolist()


SWITCH = """
func.func @main(%a: tensor<3xf32>, %i: index) -> tensor<3xf32> {
  %r = scf.index_switch %i -> tensor<3xf32>
  case 1 {
    %n = arith.negf %a : tensor<3xf32>
    scf.yield %n : tensor<3xf32>
  }
  case 4 {
    %s = arith.addf %a, %a : tensor<3xf32>
    scf.yield %s : tensor<3xf32>
  }
  default {
    scf.yield %a : tensor<3xf32>
  }
  return %r : tensor<3xf32>
}
"""


@pytest.mark.parametrize(("case", "factor"), [(0, 1), (1, -1), (4, 2)])
def test_cases_of_an_index(case: int, factor: int) -> None:
    a = drawn(3)
    (found,) = outputs(SWITCH, a, np.asarray(case))
    assert found.tolist() == (a * factor).tolist()


ELEMENTS = """func.func @main(%a: memref<8xf32>, %z: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %z, %a[%i] : memref<8xf32>
    scf.reduce
  }
  return
}
"""
SUMS = """func.func @main(%a: memref<8xf32>, %z: f32) {
  %c0 = arith.constant 0 : index
  %r = scf.parallel (%i) = (%c0) to (%c0) step (%c0) init (%z) -> f32 {
    scf.reduce
  }
  return
}
"""
QUOTED_SWITCH = """func.func @main(%a: memref<8xf32>) {
  %c1 = arith.constant 1 : index
  "scf.index_switch"(%c1) <{cases = array<i64: 1, 2>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
"""
AFFINE = """func.func @main(%a: memref<8xf32>, %z: f32) {
  affine.for %i = 0 to 8 {
    affine.store %z, %a[%i] : memref<8xf32>
  }
  return
}
"""
SUMMED = """func.func @main(%a: tensor<8xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%z) -> f32 {
    %x = tensor.extract %a[%i] : tensor<8xf32>
    scf.reduce(%x : f32) {
    ^bb0(%x0: f32, %y: f32):
      %s = arith.addf %x0, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
"""


@pytest.mark.parametrize("text", [ELEMENTS, AFFINE])
def test_steps_store_single_elements(text: str) -> None:
    (found,) = outputs(text, np.asarray(2.5, np.float32))
    assert found.tolist() == [2.5] * 8


def test_values_of_parallel_steps_are_summed() -> None:
    a = drawn(8)
    (found,) = outputs(SUMMED, a, np.asarray(3, np.float32))
    assert found.tolist() == a.sum() + 3


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT.replace("step (4, 3)", "step (4)"), "t.mlir:4:19: error: scf.forall: needed bounds"),
        (SHORT.replace("into %p[", "into %y["), "t.mlir:8:7: error: tensor.insert_slice: needed"),
        (SUMS, "t.mlir:4:5: error: scf.reduce: needed a region for each value"),
        (ELEMENTS.replace("memref.store %z, %a[%i] : memref<8xf32>", "").replace(
            "scf.reduce", "scf.reduce(%z : f32) {\n^bb0(%x: f32, %y: f32):\n"
            "scf.reduce.return %x : f32\n}"),
         "t.mlir:7:5: error: scf.reduce: needed a region for each value"),
        (QUOTED_SWITCH, "t.mlir:3:3: error: scf.index_switch: "),
        (SWITCH.replace("case 4", "case 1"), "t.mlir:3:3: error: scf.index_switch: needed cases"),
        (SWITCH.replace("scf.yield %n : tensor<3xf32>", "scf.yield %i : index"),
         "t.mlir:6:5: error: scf.yield: needed a region that yields tensor<3xf32>"),
        (BLOCKS.replace("(4, -d0 + s0)", "(4, -d0)"),
         "t.mlir:9:5: error: tensor.extract_slice: needed a size of 0 or more in dimension 0"),
        (BLOCKS.replace("(4, -d0 + s0)", "(4, d0 floordiv 0)"),
         "t.mlir:9:5: error: tensor.extract_slice: needed sizes that follow"),
        (BLOCKS.replace("(4, -d0 + s0)", "()"),
         "t.mlir:9:5: error: tensor.extract_slice: needed sizes that follow"),
        (AFFINE.replace("%a[%i]", "%a[%i + 1]"),
         "t.mlir:3:5: error: tensor.insert_slice: needed a slice inside of 8 in dimension 0"),
    ],
)  # fmt: skip
def test_what_is_refused(text: str, message: str) -> None:
    with pytest.raises(GemmcError) as info:
        api.compile(text, pipeline="auto", filename="t.mlir")
    assert str(info.value).startswith(message)


@pytest.mark.parametrize(
    "text",
    [
        ELEMENTS.replace("constant 8", "constant 60000").replace("%a[%i]", "%a[%c0]"),
        AFFINE.replace("0 to 8", "0 to 60000").replace("%a[%i]", "%a[0]"),
    ],
)
def test_more_steps_than_are_written_out_are_kept(text: str) -> None:
    """One thread takes them: each stores where the one before did."""
    passes = resolve("auto", frontend.parse(text, "t.mlir"), frontend.context()).passes
    assert "keep-loops" in [each.name for each in passes]
