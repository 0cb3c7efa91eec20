"""Branches between blocks: the same numbers as of what they stand for."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
from xdsl.dialects import scf

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]
T = "tensor<4x8xf32>"


def found(text: str, *inputs: Array) -> list[Array]:
    """What the reference says, which is what the kernels on tensors compute."""
    ctx = frontend.context()
    module = frontend.parse(text, "b.mlir", ctx)
    frontend.verify(module)
    wanted = [each.value for each in evaluate(module.clone(), list(inputs), rounded=True)]
    apply(module, ctx, resolve("auto", module, ctx))
    for one, other in zip(run(module, list(inputs)), wanted, strict=True):
        assert np.array_equal(np.asarray(one), other)
    return wanted


def drawn(*shape: int) -> Array:
    return np.random.default_rng(3).integers(-3, 4, shape).astype(np.float32)


def number(value: int) -> Array:
    return np.asarray(value, np.int32)


NESTED = f"""func.func @main(%n: i32, %x: {T}) -> {T} {{
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %a = arith.cmpi sgt, %n, %one : i32
  cf.cond_br %a, ^large, ^small
^large:
  %b = arith.cmpi sgt, %n, %two : i32
  %y = arith.addf %x, %x : {T}
  cf.cond_br %b, ^both(%y : {T}), ^other
^other:
  %z = arith.mulf %y, %x : {T}
  cf.br ^both(%z : {T})
^both(%p: {T}):
  %q = arith.subf %p, %x : {T}
  cf.br ^end(%q : {T})
^small:
  return %x : {T}
^end(%r: {T}):
  return %r : {T}
}}"""


def test_choices_inside_of_choices_and_several_returns() -> None:
    x = drawn(4, 8)
    for n, wanted in ((1, x), (2, 2 * x * x - x), (3, x)):
        assert np.array_equal(found(NESTED, number(n), x)[0], wanted)


LOOPS = f"""func.func @main(%x: {T}, %w: tensor<8x8xf32>) -> ({T}, {T}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : {T}
  %f = linalg.fill ins(%zero : f32) outs(%e : {T}) -> {T}
  cf.br ^outer(%c0, %x, %f : index, {T}, {T})
^outer(%i: index, %a: {T}, %s: {T}):
  %more = arith.cmpi slt, %i, %c2 : index
  %kept = arith.addf %a, %x : {T}
  cf.cond_br %more, ^start, ^end
^start:
  cf.br ^inner(%c0, %kept : index, {T})
^inner(%j: index, %b: {T}):
  %go = arith.cmpi slt, %j, %c3 : index
  cf.cond_br %go, ^step, ^next
^step:
  %m = linalg.matmul ins(%b, %w : {T}, tensor<8x8xf32>) outs(%f : {T}) -> {T}
  %j1 = arith.addi %j, %c1 : index
  cf.br ^inner(%j1, %m : index, {T})
^next:
  %t = arith.addf %s, %b : {T}
  %i1 = arith.addi %i, %c1 : index
  cf.br ^outer(%i1, %b, %t : index, {T}, {T})
^end:
  return %kept, %s : {T}, {T}
}}"""


def test_loops_inside_of_loops_and_what_is_read_behind_them() -> None:
    x, w = drawn(4, 8), np.eye(8, k=1, dtype=np.float32)
    a, s = x, np.zeros_like(x)
    for _ in range(2):
        b = a + x
        for _ in range(3):
            b = b @ w
        a, s = b, s + b
    one, other = found(LOOPS, x, w)
    assert np.array_equal(one, a + x) and np.array_equal(other, s)


TESTED_LAST = f"""func.func @main(%x: {T}) -> {T} {{
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  cf.br ^head(%c0, %x : i32, {T})
^head(%i: i32, %a: {T}):
  %b = arith.addf %a, %x : {T}
  %j = arith.addi %i, %c1 : i32
  %done = arith.cmpi eq, %j, %c3 : i32
  cf.cond_br %done, ^end(%b : {T}), ^head(%j, %b : i32, {T})
^end(%r: {T}):
  return %r : {T}
}}"""


def test_a_loop_that_is_left_from_its_last_block() -> None:
    x = drawn(4, 8)
    assert np.array_equal(found(TESTED_LAST, x)[0], 4 * x)


COUNTED = """func.func @main(%x: memref<6x5xf32>, %y: memref<6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  cf.br ^rows(%c0 : index)
^rows(%i: index):
  %0 = arith.cmpi slt, %i, %c6 : index
  cf.cond_br %0, ^row, ^end
^row:
  cf.br ^columns(%c0, %zero : index, f32)
^columns(%j: index, %s: f32):
  %1 = arith.cmpi slt, %j, %c5 : index
  cf.cond_br %1, ^column, ^store
^column:
  %v = memref.load %x[%i, %j] : memref<6x5xf32>
  %t = arith.addf %s, %v : f32
  %j1 = arith.addi %c1, %j : index
  cf.br ^columns(%j1, %t : index, f32)
^store:
  memref.store %s, %y[%i] : memref<6xf32>
  %i1 = arith.addi %i, %c1 : index
  cf.br ^rows(%i1 : index)
^end:
  return
}"""


def test_loops_that_count_over_elements_are_one_kernel() -> None:
    x = drawn(6, 5)
    assert np.array_equal(found(COUNTED, x)[0], x.sum(1))
    stepped = frontend.parse(COUNTED, step_by_step=True)
    assert sum(isinstance(op, scf.ForOp) for op in stepped.walk()) == 2
    assert not any(isinstance(op, scf.ForOp | scf.WhileOp) for op in frontend.parse(COUNTED).walk())


def test_blocks_that_nothing_leads_to_are_left_out() -> None:
    text = f"""func.func @main(%x: {T}) -> {T} {{
  cf.br ^end(%x : {T})
^lost(%y: {T}):
  %z = arith.addf %y, %y : {T}
  cf.br ^end(%z : {T})
^end(%r: {T}):
  return %r : {T}
}}"""
    x = drawn(4, 8)
    (only,) = evaluate(frontend.parse(text), [x], rounded=True)
    assert np.array_equal(only.value, x)
