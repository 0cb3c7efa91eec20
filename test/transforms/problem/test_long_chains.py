"""Programs of many ops: chains are computed however long they are, and loops have one budget."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import gemmc
from gemmc import api, frontend, reference
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.ir import walk_type
from gemmc.pipeline import apply
from gemmc.transforms.problem import form_program
from gemmc.transforms.problem.form_program import FormProgramPass

KIND, SQUARE = "tensor<4xf32>", "tensor<8x8xf32>"
GENERIC = """linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]} ins(%BEFORE : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.addf %in, %in : f32
    %z = arith.subf %y, %in : f32
    linalg.yield %z : f32
  } -> tensor<4xf32>"""


@pytest.mark.parametrize("op", [f"arith.addf %BEFORE, %w : {KIND}", GENERIC])
def test_a_chain_is_longer_than_calls_are_deep(op: str) -> None:
    lines = [f"%x{n + 1} = " + op.replace("BEFORE", f"x{n}") for n in range(600)]
    text = f"""
func.func @main(%x0: {KIND}, %w: {KIND}) -> {KIND} {{
  %e = tensor.empty() : {KIND}
  {chr(10).join(lines)}
  func.return %x600 : {KIND}
}}"""
    ctx = frontend.context()
    module = frontend.parse(text, "chain.mlir", ctx)
    inputs = [np.arange(4, dtype=np.float32), np.ones(4, np.float32)]
    needed = reference.evaluate(module, inputs, rounded=True)[0].value
    assert (needed == inputs[0] + (0 if op is GENERIC else 600)).all()
    FormProgramPass().apply(ctx, module)
    (found,) = run(module, inputs)
    assert (np.asarray(found) == needed).all()


def test_a_number_that_is_used_twice_is_computed_once() -> None:
    """Each step doubles: of sixty as many ops as there are, not 2^60."""
    lines = [f"%n{n + 1} = arith.addf %n{n}, %n{n} : f32" for n in range(60)]
    text = f"""
func.func @main(%x: {KIND}) -> {KIND} {{
  %c0 = arith.constant 0 : index
  %n0 = tensor.extract %x[%c0] : {KIND}
  {chr(10).join(lines)}
  %e = tensor.empty() : {KIND}
  %r = linalg.fill ins(%n60 : f32) outs(%e : {KIND}) -> {KIND}
  func.return %r : {KIND}
}}"""
    ctx = frontend.context()
    module = frontend.parse(text, "doubled.mlir", ctx)
    FormProgramPass().apply(ctx, module)
    assert sum(1 for each in module.walk() if each.name == "arith.addf") == 60
    (found,) = run(module, [np.arange(1, 5, dtype=np.float32)])
    assert np.asarray(found).tolist() == [2.0**60] * 4


def test_a_bound_that_doubles_is_computed_once() -> None:
    """Whether a number of steps follows from constants is asked of each number once."""
    lines = [f"%n{n + 1} = arith.addi %n{n}, %n{n} : index" for n in range(60)]
    text = f"""
func.func @main(%x: {KIND}, %n0: index) -> {KIND} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  {chr(10).join(lines)}
  %m = arith.minui %n60, %c1 : index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%a = %x) -> ({KIND}) {{
    %b = arith.addf %a, %a : {KIND}
    scf.yield %b : {KIND}
  }}
  func.return %r : {KIND}
}}"""
    ctx = frontend.context()
    module = frontend.parse(text, "doubled.mlir", ctx)
    apply(module, ctx, resolve("auto", module, ctx))
    x = np.arange(4, dtype=np.float32)
    assert np.asarray(run(module, [x, np.asarray(0)])[0]).tolist() == x.tolist()


def test_what_a_reduction_sums_uses_numbers_twice() -> None:
    """Whether the body reads the sum so far is asked of each number once."""
    lines = [f"%n{n + 1} = arith.mulf %n{n}, %n{n} : f32" for n in range(60)]
    text = f"""
func.func @main(%x: {KIND}) -> tensor<f32> {{
  %z = arith.constant dense<0.0> : tensor<f32>
  %r = linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]}} ins(%x : {KIND}) outs(%z : tensor<f32>) {{
  ^bb0(%n0: f32, %o: f32):
    {chr(10).join(lines)}
    %s = arith.addf %o, %n60 : f32
    linalg.yield %s : f32
  }} -> tensor<f32>
  func.return %r : tensor<f32>
}}"""
    ctx = frontend.context()
    module = frontend.parse(text, "squares.mlir", ctx)
    FormProgramPass().apply(ctx, module)
    assert np.asarray(run(module, [np.array([1, 0, -1, 1], np.float32)])[0]).tolist() == 3


def loops(count: int, steps: str) -> str:
    """Loops of 200 steps one behind the other, each around one that ends by the outer's number."""
    text = [f"""
  %x{n + 1} = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x{n}) -> ({KIND}) {{
    %q = scf.for %j = %c0 to {steps} step %c1 iter_args(%b = %a) -> ({KIND}) {{
      %c = arith.addf %b, %b : {KIND}
      scf.yield %c : {KIND}
    }}
    scf.yield %q : {KIND}
  }}""" for n in range(count)]  # fmt: skip
    return f"""
func.func @main(%x0: {KIND}) -> {KIND} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %n = arith.constant 200 : index
  {"".join(text)}
  func.return %x{count} : {KIND}
}}"""


@pytest.mark.parametrize(("count", "steps", "launches"), [(1, "%n", 200), (3, "%c9", 401)])
def test_loops_of_a_function_have_one_budget(count: int, steps: str, launches: int) -> None:
    """What is left of them is taken step by step: all of a large loop, or the last two of three."""
    made = gemmc.compile(loops(count, steps), pipeline="auto")
    assert len(made.manifest.get("kernels", [made.manifest])) == min(count, 2)
    assert len(made.manifest["launches"]) == launches


ELEMENTS = """
func.func @main(%a: memref<8x12xf32>, %b: memref<12x6xf32>, %c: memref<8x6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant 8 : index
  %n = arith.constant 6 : index
  %l = arith.constant 12 : index
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %l step %c1 {
        %x = memref.load %a[%i, %k] : memref<8x12xf32>
        %y = memref.load %b[%k, %j] : memref<12x6xf32>
        %z = memref.load %c[%i, %j] : memref<8x6xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        memref.store %s, %c[%i, %j] : memref<8x6xf32>
      }
    }
  }
  func.return
}
"""


def test_loops_over_single_elements_are_a_product() -> None:
    ctx = frontend.context()
    module = frontend.parse(ELEMENTS, "t.mlir", ctx)
    a, b, c = (np.arange(n * m, dtype=np.float32).reshape(n, m) % 5
               for n, m in ((8, 12), (12, 6), (8, 6)))  # fmt: skip
    apply(module, ctx, resolve("auto", module, ctx))
    (found,) = run(module, [a, b, c])
    np.testing.assert_array_equal(found, a @ b + c)


def test_a_chain_of_single_elements_is_computed_in_order() -> None:
    """Each step takes what an earlier one stored."""
    text = ELEMENTS.replace("%z = memref.load %c[%i, %j]", "%z = memref.load %c[%i, %c0]")
    for large, small in (("8x12", "4x6"), ("12x6", "6x3"), ("8x6", "4x3"), ("6 :", "3 :"),
                         ("12 :", "6 :"), ("8 :", "4 :")):  # fmt: skip
        text = text.replace(large, small)
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    a, b, c = (np.arange(n * m, dtype=np.float32).reshape(n, m) % 3
               for n, m in ((4, 6), (6, 3), (4, 3)))  # fmt: skip
    needed = c.copy()
    for i, j, k in np.ndindex(4, 3, 6):
        needed[i, j] = needed[i, 0] + a[i, k] * b[k, j]
    apply(module, ctx, resolve("auto", module, ctx))
    (found,) = run(module, [a, b, c])
    np.testing.assert_array_equal(found, needed)


def recurrence(length: int) -> str:
    """Each element from the one before it, in memory, and another memory that it changes."""
    kind = f"memref<{length}xf32>"
    return f"""
func.func @main(%x: {kind}, %y: {kind}) {{
  affine.for %i = 1 to {length} {{
    %a = affine.load %y[%i - 1] : {kind}
    %b = affine.load %x[%i] : {kind}
    %c = arith.mulf %a, %a : f32
    %d = arith.addf %c, %b : f32
    affine.store %d, %y[%i] : {kind}
    affine.store %c, %x[%i - 1] : {kind}
  }}
  return
}}"""


def bodies(length: int) -> int:
    """How many ops the kernels of a recurrence have in their bodies, once they are checked."""
    ctx = frontend.context()
    module = frontend.parse(recurrence(length), "recurrence.mlir", ctx)
    rng = np.random.default_rng(1)
    inputs = [rng.standard_normal(length).astype(np.float32) for _ in range(2)]
    needed = reference.evaluate(module, inputs, rounded=True)
    apply(module, ctx, replace(resolve("auto", module, ctx), kernels=()))
    for one, other in zip(run(module, inputs), needed, strict=True):
        np.testing.assert_allclose(np.asarray(one), other.value, rtol=1e-5)
    return sum(1 for loops in walk_type(module, LoopsOp) for _ in loops.walk())


def test_elements_at_numbers_are_found_where_they_were_stored() -> None:
    """Nothing is computed of the stores elsewhere: twice the steps are twice the ops."""
    assert bodies(32) < 2.2 * bodies(16)


def test_programs_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """More kernels than a program may have are refused at the first one."""
    monkeypatch.setattr(form_program, "MOST_KERNELS", 2)
    line = f"%y = linalg.matmul ins(%x, %w : {SQUARE}, {SQUARE}) outs(%z : {SQUARE}) -> {SQUARE}"
    lines = [line.replace("%y", f"%x{n + 1}").replace("%x,", f"%x{n},") for n in range(3)]
    text = f"""func.func @main(%x0: {SQUARE}, %w: {SQUARE}) -> {SQUARE} {{
%z = arith.constant dense<0.0> : {SQUARE}
{chr(10).join(lines)}
return %x3 : {SQUARE}
}}"""
    with pytest.raises(GemmcError) as caught:
        api.compile(text, pipeline="auto")
    assert ":5:1: error: tile.contract: needed a program of at most 2 kernels" in f"{caught.value}"
