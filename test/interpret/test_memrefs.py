"""Functions on memrefs: what NumPy's views say of memory that overlaps, and results in place."""

# ruff: noqa: E501

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.dialects.launch import ProgramOp, RunOp, WorkspaceOp
from gemmc.driver import compile_text
from gemmc.errors import GemmcError
from gemmc.interpret.execute import execute
from gemmc.interpret.hardware.errors import InterpretError
from gemmc.reference import evaluate, make_inputs
from gemmc.runtime.programs import read_manifest
from interpret.memrefs import compiled, integers, outputs

LAYERS = """
func.func @main(%m: memref<8x4xf32>, %t: memref<4x4xf32>) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %low = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x4xf32> to memref<4x4xf32, strided<[4, 1]>>
  %mid = memref.subview %m[2, 0] [4, 4] [1, 1] : memref<8x4xf32> to memref<4x4xf32, strided<[4, 1], offset: 8>>
  %odd = memref.subview %m[1, 1] [4, 2] [2, 2] : memref<8x4xf32> to memref<4x2xf32, strided<[8, 2], offset: 5>>
  linalg.fill ins(%one : f32) outs(%low : memref<4x4xf32, strided<[4, 1]>>)
  memref.copy %mid, %t : memref<4x4xf32, strided<[4, 1], offset: 8>> to memref<4x4xf32>
  linalg.fill ins(%two : f32) outs(%odd : memref<4x2xf32, strided<[8, 2], offset: 5>>)
  linalg.add ins(%mid, %t : memref<4x4xf32, strided<[4, 1], offset: 8>>, memref<4x4xf32>) outs(%t : memref<4x4xf32>)
  return
}
"""

ADDED = """
func.func @main(%a: memref<64x32xf16>, %b: memref<32x64xf16>, %c: memref<64x64xf32>) {
  linalg.matmul ins(%a, %b : memref<64x32xf16>, memref<32x64xf16>) outs(%c : memref<64x64xf32>)
  return
}
"""

OWN_FACTOR = """
func.func @main(%a: memref<32x32xf32>, %c: memref<32x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = memref.alloc() : memref<32x32xf32>
  linalg.fill ins(%zero : f32) outs(%t : memref<32x32xf32>)
  linalg.matmul ins(%a, %c : memref<32x32xf32>, memref<32x32xf32>) outs(%t : memref<32x32xf32>)
  memref.copy %t, %c : memref<32x32xf32> to memref<32x32xf32>
  memref.dealloc %t : memref<32x32xf32>
  return
}
"""

EXCHANGED = """
func.func @main(%s: memref<64xf32>, %t: memref<64xf32>) {
  %old = memref.alloc() : memref<64xf32>
  memref.copy %s, %old : memref<64xf32> to memref<64xf32>
  memref.copy %t, %s : memref<64xf32> to memref<64xf32>
  memref.copy %old, %t : memref<64xf32> to memref<64xf32>
  return
}
"""

CHOICE_OF_LAYERS = """
func.func @main(%x: memref<2x8xf32>, %y: memref<2x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %r = memref.subview %x[%i, 0] [1, 8] [1, 1] : memref<2x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    %w = memref.subview %y[%i, 0] [1, 8] [1, 1] : memref<2x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    %flat = memref.expand_shape %w [[0, 1]] output_shape [2, 4] : memref<8xf32, strided<[1], offset: ?>> into memref<2x4xf32, strided<[4, 1], offset: ?>>
    memref.copy %r, %w : memref<8xf32, strided<[1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
    linalg.add ins(%flat, %flat : memref<2x4xf32, strided<[4, 1], offset: ?>>, memref<2x4xf32, strided<[4, 1], offset: ?>>) outs(%flat : memref<2x4xf32, strided<[4, 1], offset: ?>>)
  }
  return
}
"""


def test_views_of_one_memory_overlap_as_in_numpy() -> None:
    m = integers(8, 4)
    found = outputs(LAYERS, m)
    m = m.copy()
    m[0:4] = 1
    t = m[2:6].copy()
    m[1:8:2, 1:4:2] = 2
    t = m[2:6] + t
    assert [each.tolist() for each in found] == [m.tolist(), t.tolist()]


def test_rows_are_written_one_after_the_other() -> None:
    x = integers(2, 8)
    y = integers(2, 8) * 3
    (found,) = outputs(CHOICE_OF_LAYERS, x, y)
    assert found.tolist() == (2 * x).tolist()


def test_a_sum_that_starts_from_its_result_is_one_kernel_in_place() -> None:
    a, b, c = (
        integers(64, 32, dtype=np.float16),
        integers(32, 64, dtype=np.float16),
        integers(64, 64),
    )
    (found,) = outputs(ADDED, a, b, c)
    assert found.tolist() == (c + a.astype(np.float32) @ b.astype(np.float32)).tolist()
    manifest = compile_text(ADDED, "memrefs.mlir", "auto").manifest
    roles = [(each["role"], each.get("in_place")) for each in manifest["arguments"]]
    assert roles == [("input", None)] * 3 + [("output", "arg2")]
    assert len(manifest["launches"]) == 1


@pytest.mark.parametrize("text", [OWN_FACTOR, EXCHANGED], ids=["product", "exchange"])
def test_what_is_read_late_is_copied_and_missed_without_the_copy(text: str) -> None:
    shape = (32, 32) if text is OWN_FACTOR else (64,)
    one, other = integers(*shape), integers(*shape) + 1
    found = outputs(text, one, other)
    if text is OWN_FACTOR:
        assert found[0].tolist() == (one @ other).tolist()
    else:
        assert [each.tolist() for each in found] == [other.tolist(), one.tolist()]
    module = compiled(text, "-fuse-siblings")
    program = next(op for op in module.body.block.ops if isinstance(op, ProgramOp))
    copies = [op for op in program.body.block.ops if isinstance(op, WorkspaceOp)]
    kept = {
        run.outputs[0]: run.inputs[0]
        for run in program.runs
        if run.outputs[0].owner in copies and len(run.inputs) == 1
    }
    assert kept
    for workspace, argument in kept.items():
        workspace.replace_uses_with_if(
            argument,
            lambda use: isinstance(use.operation, RunOp) and use.index < len(use.operation.inputs),
        )
    if text is OWN_FACTOR:
        return  # one kernel reads and writes: the machine runs it on a copy of what it reads
    with pytest.raises(InterpretError, match="written for result0 since"):
        execute(module, [one, other], seed=0)


def test_memory_is_exchanged_by_one_kernel() -> None:
    """Each thread reads both of its elements ahead of what it writes: no copy is needed."""
    one, other = integers(64), integers(64) + 1
    found = outputs(EXCHANGED, one, other)
    assert [each.tolist() for each in found] == [other.tolist(), one.tolist()]
    (program,) = [op for op in compiled(EXCHANGED).body.block.ops if isinstance(op, ProgramOp)]
    assert [type(op) for op in program.body.block.ops] == [RunOp]


CARRIED = """
func.func @main(%a: memref<4x8xf32>, %c: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = memref.alloc() : memref<4x8xf32>
  memref.copy %a, %t : memref<4x8xf32> to memref<4x8xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %t, %y = %c) -> (memref<4x8xf32>, memref<4x8xf32>) {
    linalg.add ins(%x, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%y : memref<4x8xf32>)
    scf.yield %y, %x : memref<4x8xf32>, memref<4x8xf32>
  }
  return
}
"""


def test_memory_that_a_loop_hands_on_is_the_same_memory() -> None:
    a, c = integers(4, 8), integers(4, 8) + 9
    (found,) = outputs(CARRIED, a, c)
    assert found.tolist() == (4 * a).tolist()


WHILE = """
func.func @main(%a: memref<4x8xf32>, %c: memref<4x8xf32>) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %n, %r = scf.while (%i = %zero, %x = %a) : (i32, memref<4x8xf32>) -> (i32, memref<4x8xf32>) {
    %more = arith.cmpi slt, %i, %three : i32
    scf.condition(%more) %i, %x : i32, memref<4x8xf32>
  } do {
  ^bb0(%i: i32, %x: memref<4x8xf32>):
    %t = memref.alloc() : memref<4x8xf32>
    linalg.add ins(%x, %x : memref<4x8xf32>, memref<4x8xf32>) outs(%t : memref<4x8xf32>)
    %next = arith.addi %i, %one : i32
    scf.yield %next, %t : i32, memref<4x8xf32>
  }
  memref.copy %r, %c : memref<4x8xf32> to memref<4x8xf32>
  return %n : i32
}
"""


def test_memory_that_a_loop_of_conditions_begins_with_is_read() -> None:
    a = integers(4, 8)
    count, *_, found = outputs(WHILE, a)
    assert count == 3 and found.tolist() == (8 * a).tolist()


GATHERED = """
#m = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%a: memref<6x8xf32>, %i: memref<4xi32>, %c: memref<4x8xf32>) {
  %two = arith.constant 2.0 : f32
  %t = memref.alloc() : memref<6x8xf32>
  linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%a : memref<6x8xf32>) outs(%t : memref<6x8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %d = arith.mulf %x, %two : f32
    linalg.yield %d : f32
  }
  %low = memref.subview %t[1, 0] [5, 8] [1, 1] : memref<6x8xf32> to memref<5x8xf32, strided<[8, 1], offset: 8>>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, #m], iterator_types = ["parallel", "parallel"]} ins(%i : memref<4xi32>) outs(%c : memref<4x8xf32>) {
  ^bb0(%n: i32, %o: f32):
    %at = arith.index_cast %n : i32 to index
    %column = linalg.index 1 : index
    %e = memref.load %low[%at, %column] : memref<5x8xf32, strided<[8, 1], offset: 8>>
    linalg.yield %e : f32
  }
  linalg.fill ins(%two : f32) outs(%t : memref<6x8xf32>)
  return
}
"""


def test_a_body_loads_what_memory_holds_ahead_of_its_op() -> None:
    a, rows = integers(6, 8), np.array([4, 0, 2, 2], np.int32)
    (found,) = outputs(GATHERED, a, rows)
    (told,) = evaluate(frontend.parse(GATHERED, "memrefs.mlir"), [a, rows], rounded=True)
    assert found.tolist() == told.value.tolist() == (2 * a)[rows + 1].tolist()


OPEN = """
func.func @main(%a: memref<?x?xf32>, %b: memref<?x8xf32>, %c: memref<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %t = memref.alloc(%m) : memref<?x8xf32>
  linalg.fill ins(%z : f32) outs(%t : memref<?x8xf32>)
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x8xf32>) outs(%t : memref<?x8xf32>)
  %half = memref.subview %t[0, 0] [%m, 4] [1, 1] : memref<?x8xf32> to memref<?x4xf32, strided<[8, 1]>>
  linalg.negf ins(%half : memref<?x4xf32, strided<[8, 1]>>) outs(%half : memref<?x4xf32, strided<[8, 1]>>)
  memref.copy %t, %c : memref<?x8xf32> to memref<?x8xf32>
  return
}
"""


@pytest.mark.usefixtures("few_parts")
def test_sizes_of_memory_are_named_as_those_of_tensors() -> None:
    module = frontend.parse(OPEN, "open.mlir")
    a, b, c = make_inputs(module, 0, True, {"m": 5, "k": 3})
    assert (a.shape, b.shape, c.shape) == ((5, 3), (3, 8), (5, 8))
    (told,) = evaluate(module, [a, b, c], rounded=True)
    (found,) = outputs(OPEN, a, b, c)
    wanted = a @ b * np.repeat([-1, 1], 4)
    assert found.tolist() == told.value.tolist() == wanted.tolist()
    with pytest.raises(GemmcError, match=r"needed a number for the dynamic size k \(arg0"):
        make_inputs(module, 0, False, {"m": 5})


def test_what_is_only_written_is_no_input() -> None:
    text = ADDED.replace("linalg.matmul", "%z = arith.constant 0.0 : f32\n  linalg.fill ins(%z : f32) "
                         "outs(%c : memref<64x64xf32>)\n  linalg.matmul")  # fmt: skip
    manifest = compile_text(text, "memrefs.mlir", "hopper-ws").manifest
    assert [each["role"] for each in manifest["arguments"]] == ["input", "input", "output"]


TRANSPOSED_AND_OWN = """
#same = affine_map<(d0, d1) -> (d0, d1)>
#turned = affine_map<(d0, d1) -> (d1, d0)>
func.func @main(%a: memref<16x8xf16>, %b: memref<8x16xf16>, %c: memref<16x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %d = memref.alloc() : memref<16x16xf32>
  %t = memref.alloc() : memref<16x16xf32>
  linalg.fill ins(%zero : f32) outs(%d : memref<16x16xf32>)
  linalg.matmul ins(%a, %b : memref<16x8xf16>, memref<8x16xf16>) outs(%d : memref<16x16xf32>)
  linalg.generic {indexing_maps = [#same, #turned, #same, #same],
                  iterator_types = ["parallel", "parallel"]}
    ins(%d, %c, %c : memref<16x16xf32>, memref<16x16xf32>, memref<16x16xf32>)
    outs(%t : memref<16x16xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    %u = arith.mulf %s, %w : f32
    linalg.yield %u : f32
  }
  memref.copy %t, %c : memref<16x16xf32> to memref<16x16xf32>
  return
}
"""


def test_what_is_read_at_its_own_place_and_at_another_is_copied() -> None:
    """An epilogue that reads c and its transpose: other CTAs write what it would read."""
    a, b = (integers(*shape, dtype=np.float16) for shape in ((16, 8), (8, 16)))
    c = integers(16, 16)
    (found,) = outputs(TRANSPOSED_AND_OWN, a, b, c)
    product = a.astype(np.float32) @ b.astype(np.float32)
    assert found.tolist() == ((product + c.T) * c).tolist()
    launches = compile_text(TRANSPOSED_AND_OWN, "memrefs.mlir", "auto").manifest["launches"]
    assert len(launches) == 2, "a copy of c, and the product"


NUMBER = """
func.func @main(%x: memref<8xf32>, %n: memref<f32>) {
  linalg.reduce { arith.addf } ins(%x : memref<8xf32>) outs(%n : memref<f32>) dimensions = [0]
  %two = arith.constant 2.0 : f32
  %s = memref.load %n[] : memref<f32>
  %t = arith.mulf %s, %two : f32
  memref.store %t, %n[] : memref<f32>
  return
}
"""


def test_memory_of_one_number() -> None:
    module = frontend.parse(NUMBER)
    x, n = np.arange(8, dtype=np.float32), np.array(1, np.float32)
    (wanted,) = evaluate(module, [x, n], rounded=True)
    assert wanted.value == 58
    (found,) = outputs(NUMBER, x, n)
    assert found.tolist() == 58


def test_sizes_in_place_that_only_a_call_tells_to_be_equal() -> None:
    text = """
func.func @main(%a: memref<?x?xf16>, %c: memref<?x64xf16>) {
  %z = arith.constant 0.0 : f16
  %zero = arith.constant 0 : index
  %d = memref.dim %c, %zero : memref<?x64xf16>
  %w = memref.alloc(%d) : memref<?x64xf16>
  linalg.fill ins(%z : f16) outs(%w : memref<?x64xf16>)
  linalg.matmul ins(%a, %c : memref<?x?xf16>, memref<?x64xf16>) outs(%w : memref<?x64xf16>)
  memref.copy %w, %c : memref<?x64xf16> to memref<?x64xf16>
  return
}"""
    one_kernel = "ampere-mma{tile=64,32,32 warps=2,2 stages=2 distance=1}"
    manifest = read_manifest(compile_text(text, "memrefs.mlir", one_kernel).manifest)
    (output,) = manifest.with_role("output")
    assert output.in_place == "arg1"


SELECTED = """
func.func @main(%c: tensor<i1>, %a: memref<4xf32>, %b: memref<4xf32>, %r: memref<4xf32>) {
  %one = arith.constant 1.0 : f32
  %d = tensor.extract %c[] : tensor<i1>
  %x = scf.if %d -> (memref<4xf32>) {
    scf.yield %a : memref<4xf32>
  } else {
    scf.yield %b : memref<4xf32>
  }
  %high = memref.subview %x[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  linalg.fill ins(%one : f32) outs(%high : memref<2xf32, strided<[1], offset: 2>>)
  linalg.add ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  memref.copy %x, %r : memref<4xf32> to memref<4xf32>
  return
}
"""


@pytest.mark.parametrize("holds", [False, True])
def test_memory_that_a_condition_selects_is_one_of_both(holds: bool) -> None:
    a, b = integers(4), integers(4) + 7
    found = outputs(SELECTED, np.array(holds, np.int8), a, b)
    a, b = a.copy(), b.copy()
    (a if holds else b)[2:] = 1
    b += a
    expected = [a, b, a if holds else b]
    assert [each.tolist() for each in found] == [each.tolist() for each in expected]


SLOT = """
func.func @main(%x: memref<4xf32>, %cache: memref<8x4xf32>, %slot: index) {
  %v = memref.subview %cache[%slot, 0] [1, 4] [1, 1]
    : memref<8x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  memref.copy %x, %v : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  return
}
"""


@pytest.mark.parametrize("slot", [-1, 8])
def test_a_part_outside_of_memory_is_refused_where_it_stands(slot: int) -> None:
    module = frontend.parse(SLOT, "memrefs.mlir")
    given = [integers(4), integers(8, 4), np.array(slot)]
    with pytest.raises(GemmcError, match=rf"memrefs.mlir:3:3: .*inside.*found one from \[{slot}"):
        evaluate(module, given, rounded=True)
