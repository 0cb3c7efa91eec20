"""Loops over tiles: which become ops of whole tensors and memory, and that all compute the same."""

# ruff: noqa: E501

from __future__ import annotations

import re
from functools import cache

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate, make_inputs
from gemmc.transforms.problem._control import straighten_all

INDICES = "".join(f"  %c{n} = arith.constant {n} : index\n" for n in (0, 1, 2, 3, 4, 8, 12, 16))
NUMBERS = f"{INDICES}  %z = arith.constant 0.0 : f32\n"


def program(arguments: str, results: str, text: str) -> str:
    """A function of a few tensors or memrefs: `t4x8` is a tensor, `m4x8` memory of f32."""
    whole = f"func.func @main({arguments}) {results and f'-> {results}'} {{\n{NUMBERS}{text}}}\n"
    whole = re.sub(r"\bt(\d+(?:x\d+)*)\b", r"tensor<\1xf32>", whole)
    whole = re.sub(r"\bt\?x(\w+)\b", r"tensor<?x\1xf32>", whole)
    return re.sub(r"\bm(\d+(?:x\d+)*)\b", r"memref<\1xf32>", whole)


THREE_LOOPS = program("%a: t12x10, %b: t10x7, %c: t12x7", "t12x7", """
  %m = arith.constant 12 : index
  %n = arith.constant 7 : index
  %k = arith.constant 10 : index
  %r = scf.for %i = %c0 to %m step %c8 iter_args(%ci = %c) -> t12x7 {
    %mi = affine.min affine_map<(d0)[s0] -> (8, s0 - d0)>(%i)[%m]
    %rj = scf.for %j = %c0 to %n step %c4 iter_args(%cj = %ci) -> t12x7 {
      %nj = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%j)[%n]
      %rl = scf.for %l = %c0 to %k step %c4 iter_args(%cl = %cj) -> t12x7 {
        %kl = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%l)[%k]
        %x = tensor.extract_slice %a[%i, %l] [%mi, %kl] [1, 1] : t12x10 to tensor<?x?xf32>
        %y = tensor.extract_slice %b[%l, %j] [%kl, %nj] [1, 1] : t10x7 to tensor<?x?xf32>
        %o = tensor.extract_slice %cl[%i, %j] [%mi, %nj] [1, 1] : t12x7 to tensor<?x?xf32>
        %p = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
        %w = tensor.insert_slice %p into %cl[%i, %j] [%mi, %nj] [1, 1] : tensor<?x?xf32> into t12x7
        scf.yield %w : t12x7
      }
      scf.yield %rl : t12x7
    }
    scf.yield %rj : t12x7
  }
  return %r : t12x7
""")  # fmt: skip

FUSED = program("%a: t12x6, %b: t6x8, %s: t12", "t12x8", """
  %e = tensor.empty() : t12x8
  %r = scf.forall (%i) in (3) shared_outs(%o = %e) -> (t12x8) {
    %r0 = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    %x = tensor.extract_slice %a[%r0, 0] [4, 6] [1, 1] : t12x6 to t4x6
    %t = tensor.extract_slice %s[%r0] [4] [1] : t12 to t4
    %q = tensor.extract_slice %o[%r0, 0] [4, 8] [1, 1] : t12x8 to t4x8
    %e4 = tensor.empty() : t4x8
    %f = linalg.fill ins(%z : f32) outs(%e4 : t4x8) -> t4x8
    %p = linalg.matmul ins(%x, %b : t4x6, t6x8) outs(%f : t4x8) -> t4x8
    %g = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%p, %t : t4x8, t4) outs(%q : t4x8) {
    ^bb0(%u: f32, %v: f32, %w: f32):
      %h = arith.addf %u, %v : f32
      linalg.yield %h : f32
    } -> t4x8
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %g into %o[%r0, 0] [4, 8] [1, 1] : t4x8 into t12x8
    }
  }
  return %r : t12x8
""")  # fmt: skip

BATCHES = program("%a: t3x4x6, %b: t3x6x8", "t3x4x8", """
  %e = tensor.empty() : t3x4x8
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%o = %e) -> t3x4x8 {
    %x = tensor.extract_slice %a[%i, 0, 0] [1, 4, 6] [1, 1, 1] : t3x4x6 to t4x6
    %y = tensor.extract_slice %b[%i, 0, 0] [1, 6, 8] [1, 1, 1] : t3x6x8 to t6x8
    %x3 = tensor.expand_shape %x [[0, 1], [2]] output_shape [1, 4, 6] : t4x6 into t1x4x6
    %y3 = tensor.expand_shape %y [[0, 1], [2]] output_shape [1, 6, 8] : t6x8 into t1x6x8
    %e3 = tensor.empty() : t1x4x8
    %f = linalg.fill ins(%z : f32) outs(%e3 : t1x4x8) -> t1x4x8
    %p = linalg.batch_matmul ins(%x3, %y3 : t1x4x6, t1x6x8) outs(%f : t1x4x8) -> t1x4x8
    %q = tensor.collapse_shape %p [[0, 1], [2]] : t1x4x8 into t4x8
    %w = tensor.insert_slice %q into %o[%i, 0, 0] [1, 4, 8] [1, 1, 1] : t4x8 into t3x4x8
    scf.yield %w : t3x4x8
  }
  return %r : t3x4x8
""")  # fmt: skip

SUMMED_BATCHES = program("%a: t3x4x6, %b: t3x6x8, %c: t4x8", "t4x8", """
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%o = %c) -> t4x8 {
    %x = tensor.extract_slice %a[%i, 0, 0] [1, 4, 6] [1, 1, 1] : t3x4x6 to t4x6
    %y = tensor.extract_slice %b[%i, 0, 0] [1, 6, 8] [1, 1, 1] : t3x6x8 to t6x8
    %p = linalg.matmul ins(%x, %y : t4x6, t6x8) outs(%o : t4x8) -> t4x8
    scf.yield %p : t4x8
  }
  return %r : t4x8
""")  # fmt: skip

SPLIT_K = program("%a: t4x12, %b: t12x8", "t3x4x8", """
  %e = tensor.empty() : t3x4x8
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%o = %e) -> t3x4x8 {
    %k = arith.muli %i, %c4 : index
    %x = tensor.extract_slice %a[0, %k] [4, 4] [1, 1] : t4x12 to t4x4
    %y = tensor.extract_slice %b[%k, 0] [4, 8] [1, 1] : t12x8 to t4x8
    %q = tensor.extract_slice %o[%i, 0, 0] [1, 4, 8] [1, 1, 1] : t3x4x8 to t4x8
    %f = linalg.fill ins(%z : f32) outs(%q : t4x8) -> t4x8
    %p = linalg.matmul ins(%x, %y : t4x4, t4x8) outs(%f : t4x8) -> t4x8
    %w = tensor.insert_slice %p into %o[%i, 0, 0] [1, 4, 8] [1, 1, 1] : t4x8 into t3x4x8
    scf.yield %w : t3x4x8
  }
  return %r : t3x4x8
""")  # fmt: skip

IN_MEMORY = program("%a: m8x6, %b: m6x8, %c: m8x8", "", """
  scf.for %i = %c0 to %c8 step %c4 {
    scf.for %j = %c0 to %c8 step %c4 {
      %x = memref.subview %a[%i, 0] [4, 6] [1, 1] : m8x6 to memref<4x6xf32, strided<[6, 1], offset: ?>>
      %y = memref.subview %b[0, %j] [6, 4] [1, 1] : m6x8 to memref<6x4xf32, strided<[8, 1], offset: ?>>
      %o = memref.subview %c[%i, %j] [4, 4] [1, 1] : m8x8 to memref<4x4xf32, strided<[8, 1], offset: ?>>
      linalg.fill ins(%z : f32) outs(%o : memref<4x4xf32, strided<[8, 1], offset: ?>>)
      linalg.matmul ins(%x, %y : memref<4x6xf32, strided<[6, 1], offset: ?>>, memref<6x4xf32, strided<[8, 1], offset: ?>>) outs(%o : memref<4x4xf32, strided<[8, 1], offset: ?>>)
    }
  }
  return
""")  # fmt: skip

K_IN_MEMORY = program("%a: m4x12, %b: m12x8, %c: m4x8", "", """
  scf.for %l = %c0 to %c12 step %c4 {
    %x = memref.subview %a[0, %l] [4, 4] [1, 1] : m4x12 to memref<4x4xf32, strided<[12, 1], offset: ?>>
    %y = memref.subview %b[%l, 0] [4, 8] [1, 1] : m12x8 to memref<4x8xf32, strided<[8, 1], offset: ?>>
    linalg.matmul ins(%x, %y : memref<4x4xf32, strided<[12, 1], offset: ?>>, memref<4x8xf32, strided<[8, 1], offset: ?>>) outs(%c : m4x8)
  }
  return
""")  # fmt: skip

BATCHES_IN_MEMORY = program("%a: m3x4x6, %b: m3x6x8, %c: m3x4x8", "", """
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    %x = memref.subview %a[%i, 0, 0] [1, 4, 6] [1, 1, 1] : m3x4x6 to memref<4x6xf32, strided<[6, 1], offset: ?>>
    %y = memref.subview %b[%i, 0, 0] [1, 6, 8] [1, 1, 1] : m3x6x8 to memref<6x8xf32, strided<[8, 1], offset: ?>>
    %o = memref.subview %c[%i, 0, 0] [1, 4, 8] [1, 1, 1] : m3x4x8 to memref<4x8xf32, strided<[8, 1], offset: ?>>
    linalg.matmul ins(%x, %y : memref<4x6xf32, strided<[6, 1], offset: ?>>, memref<6x8xf32, strided<[8, 1], offset: ?>>) outs(%o : memref<4x8xf32, strided<[8, 1], offset: ?>>)
  }
  return
""")  # fmt: skip

OVERLAPPING = program("%a: t12x6, %b: t6x8", "t8x8", """
  %e = tensor.empty() : t8x8
  %r = scf.for %i = %c0 to %c8 step %c4 iter_args(%o = %e) -> t8x8 {
    %x = tensor.extract_slice %a[%i, 0] [8, 6] [1, 1] : t12x6 to t8x6
    %e8 = tensor.empty() : t8x8
    %f = linalg.fill ins(%z : f32) outs(%e8 : t8x8) -> t8x8
    %p = linalg.matmul ins(%x, %b : t8x6, t6x8) outs(%f : t8x8) -> t8x8
    %q = tensor.extract_slice %p[2, 0] [4, 8] [1, 1] : t8x8 to t4x8
    %w = tensor.insert_slice %q into %o[%i, 0] [4, 8] [1, 1] : t4x8 into t8x8
    scf.yield %w : t8x8
  }
  return %r : t8x8
""")  # fmt: skip

RECURRENCE = program("%a: t3x4x8, %c: t4x8", "t4x8", """
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%o = %c) -> t4x8 {
    %x = tensor.extract_slice %a[%i, 0, 0] [1, 4, 8] [1, 1, 1] : t3x4x8 to t4x8
    %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : t4x8) outs(%o : t4x8) {
    ^bb0(%u: f32, %v: f32):
      %g = arith.addf %v, %v : f32
      %h = arith.addf %g, %u : f32
      linalg.yield %h : f32
    } -> t4x8
    scf.yield %p : t4x8
  }
  return %r : t4x8
""")  # fmt: skip

NUMBERED = program("%c: t8x8", "t8x8", """
  %r = scf.for %i = %c0 to %c8 step %c4 iter_args(%o = %c) -> t8x8 {
    %x = tensor.extract_slice %o[%i, 0] [4, 8] [1, 1] : t8x8 to t4x8
    %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%x : t4x8) {
    ^bb0(%v: f32):
      %n = linalg.index 0 : index
      %k = arith.index_cast %n : index to i32
      %u = arith.sitofp %k : i32 to f32
      %h = arith.addf %v, %u : f32
      linalg.yield %h : f32
    } -> t4x8
    %w = tensor.insert_slice %p into %o[%i, 0] [4, 8] [1, 1] : t4x8 into t8x8
    scf.yield %w : t8x8
  }
  return %r : t8x8
""")  # fmt: skip

SHIFTED = program("%c: t12x8, %b: t8x8", "t12x8", """
  %r = scf.for %i = %c0 to %c8 step %c4 iter_args(%o = %c) -> t12x8 {
    %j = arith.addi %i, %c4 : index
    %x = tensor.extract_slice %o[%i, 0] [4, 8] [1, 1] : t12x8 to t4x8
    %y = tensor.extract_slice %o[%j, 0] [4, 8] [1, 1] : t12x8 to t4x8
    %p = linalg.matmul ins(%x, %b : t4x8, t8x8) outs(%y : t4x8) -> t4x8
    %w = tensor.insert_slice %p into %o[%j, 0] [4, 8] [1, 1] : t4x8 into t12x8
    scf.yield %w : t12x8
  }
  return %r : t12x8
""")  # fmt: skip

GAPS = program("%a: t16x6, %b: t6x8, %c: t16x8", "t16x8", """
  %r = scf.for %i = %c0 to %c16 step %c8 iter_args(%o = %c) -> t16x8 {
    %x = tensor.extract_slice %a[%i, 0] [4, 6] [1, 1] : t16x6 to t4x6
    %y = tensor.extract_slice %o[%i, 0] [4, 8] [1, 1] : t16x8 to t4x8
    %p = linalg.matmul ins(%x, %b : t4x6, t6x8) outs(%y : t4x8) -> t4x8
    %w = tensor.insert_slice %p into %o[%i, 0] [4, 8] [1, 1] : t4x8 into t16x8
    scf.yield %w : t16x8
  }
  return %r : t16x8
""")  # fmt: skip

OF_THE_STEP_BEFORE = program("%b: m4x8, %c: m8x8", "", """
  scf.for %i = %c0 to %c8 step %c4 {
    %x = memref.subview %c[0, 0] [8, 4] [1, 1] : m8x8 to memref<8x4xf32, strided<[8, 1]>>
    %y = memref.subview %c[0, %i] [8, 4] [1, 1] : m8x8 to memref<8x4xf32, strided<[8, 1], offset: ?>>
    %t = memref.subview %b[0, %i] [4, 4] [1, 1] : m4x8 to memref<4x4xf32, strided<[8, 1], offset: ?>>
    %n = memref.alloc() : m8x4
    memref.copy %x, %n : memref<8x4xf32, strided<[8, 1]>> to m8x4
    linalg.matmul ins(%n, %t : m8x4, memref<4x4xf32, strided<[8, 1], offset: ?>>) outs(%y : memref<8x4xf32, strided<[8, 1], offset: ?>>)
  }
  return
""")  # fmt: skip

CROSSED = program("%a: m8x8, %c: m8x8", "", """
  scf.for %i = %c0 to %c8 step %c4 {
    %x = memref.subview %c[%i, 0] [4, 8] [1, 1] : m8x8 to memref<4x8xf32, strided<[8, 1], offset: ?>>
    %y = memref.subview %c[0, %i] [8, 4] [1, 1] : m8x8 to memref<8x4xf32, strided<[8, 1], offset: ?>>
    %u = memref.subview %a[%i, 0] [4, 8] [1, 1] : m8x8 to memref<4x8xf32, strided<[8, 1], offset: ?>>
    %v = memref.subview %a[0, %i] [8, 4] [1, 1] : m8x8 to memref<8x4xf32, strided<[8, 1], offset: ?>>
    linalg.add ins(%u, %u : memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32, strided<[8, 1], offset: ?>>) outs(%x : memref<4x8xf32, strided<[8, 1], offset: ?>>)
    linalg.sub ins(%v, %v : memref<8x4xf32, strided<[8, 1], offset: ?>>, memref<8x4xf32, strided<[8, 1], offset: ?>>) outs(%y : memref<8x4xf32, strided<[8, 1], offset: ?>>)
  }
  return
""")  # fmt: skip

RAISED = {
    "three loops with remainders": (THREE_LOOPS, 1),
    "a fused consumer": (FUSED, 3),
    "batches": (BATCHES, 2),
    "batches that are summed": (SUMMED_BATCHES, 1),
    "parts of K": (SPLIT_K, 2),
    "two loops in memory": (IN_MEMORY, 2),
    "K in memory": (K_IN_MEMORY, 1),
    "a tile's own numbers": (NUMBERED, 1),
    "batches in memory": (BATCHES_IN_MEMORY, 1),
}
"""Texts, and how many ops of linalg a step has."""

STAY = {
    "slices that overlap": (OVERLAPPING, 4),
    "a recurrence": (RECURRENCE, 3),
    "what the step before wrote": (SHIFTED, 2),
    "tiles with gaps": (GAPS, 2),
    "memory that the step before wrote": (OF_THE_STEP_BEFORE, 2),
    "rows and columns of one memory": (CROSSED, 4),
}
"""Texts, and how many ops of linalg their steps have together."""


def products_of(text: str) -> int:
    """How many ops of linalg are left, and used, once control flow is straight."""
    module = frontend.parse(text, "t.mlir", frontend.context())
    straighten_all(module)
    ops = [op for op in module.walk() if isinstance(op, LinalgStructuredOperation)]
    return sum(not op.results or bool(op.results[0].uses) for op in ops)


@cache
def made(text: str) -> tuple[ModuleOp, ModuleOp]:
    """A program, and the last IR of it."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    source = module.clone()
    apply(module, ctx, resolve("auto", module, ctx))
    return source, module


def check(text: str, sizes: dict[str, int] | None = None) -> None:
    """The last IR computes what the reference does step by step, on integers, exactly."""
    source, module = made(text)
    inputs = make_inputs(source, 0, True, sizes or {})
    wanted = evaluate(source, inputs, rounded=True)
    for one, other in zip(run(module, inputs), wanted, strict=True):
        assert np.array_equal(one, other.value)


@pytest.mark.parametrize("name", RAISED)
def test_raised(name: str) -> None:
    text, ops = RAISED[name]
    assert products_of(text) == ops
    check(text)


@pytest.mark.parametrize("name", STAY)
def test_stays(name: str) -> None:
    text, ops = STAY[name]
    assert products_of(text) == ops
    check(text)


OPEN = """
func.func @main(%a: tensor<?x6xf32>, %b: tensor<6x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x6xf32>
  %n = tensor.dim %b, %c1 : tensor<6x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %um = COUNT[%m]
  %un = COUNT[%n]
  %r = scf.forall (%i, %j) in (%um, %un) shared_outs(%o = %e) -> (tensor<?x?xf32>) {
    %i0 = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    %j0 = affine.apply affine_map<(d0) -> (d0 * 4)>(%j)
    %mi = affine.min affine_map<(d0)[s0] -> (d0 * -4 + s0, 4)>(%i)[%m]
    %nj = affine.min affine_map<(d0)[s0] -> (d0 * -4 + s0, 4)>(%j)[%n]
    %x = tensor.extract_slice %a[%i0, 0] [%mi, 6] [1, 1] : tensor<?x6xf32> to tensor<?x6xf32>
    %y = tensor.extract_slice %b[0, %j0] [6, %nj] [1, 1] : tensor<6x?xf32> to tensor<6x?xf32>
    %q = tensor.extract_slice %o[%i0, %j0] [%mi, %nj] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %f = linalg.fill ins(%z : f32) outs(%q : tensor<?x?xf32>) -> tensor<?x?xf32>
    %p = linalg.matmul ins(%x, %y : tensor<?x6xf32>, tensor<6x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i0, %j0] [%mi, %nj] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}
"""


@pytest.mark.usefixtures("few_parts")
@pytest.mark.parametrize("count", ["s0 ceildiv 4", "(s0 + 3) floordiv 4"])
@pytest.mark.parametrize(("m", "n"), [(10, 7), (4, 8), (1, 1)])
def test_open_sizes(count: str, m: int, n: int) -> None:
    text = OPEN.replace("COUNT", f"affine.apply affine_map<()[s0] -> ({count})>()")
    assert products_of(text) == 2
    check(text, {"arg0.shape[0]": m, "arg1.shape[1]": n})
