"""Reductions in steps of which tables say which ones change something: those alone are taken."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from three_ways import outputs_of

from gemmc import frontend, interpret, pipeline
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import walk_type
from gemmc.transforms.schedule._taken_steps import Taken, taken_steps

Array = np.ndarray[Any, Any]

FORM = "normalize-contractions, form-program"
ROWS, STEPS, COLUMNS = 9, 14, 8

TEXT = """func.func @main(%x: tensor<9x8xKIND>, %u: tensor<14x8xKIND>, %b: tensor<FIRST>, %e: tensor<9xi32>)
    -> tensor<9x8xKIND> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, j)>,
      affine_map<(i, j, k) -> (BY)>, affine_map<(i, j, k) -> (i)>,
      affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%u, %b, %e : tensor<14x8xKIND>, tensor<FIRST>, tensor<9xi32>)
      outs(%x : tensor<9x8xKIND>) {
  ^bb0(%a: KIND, %p: i32, %q: i32, %s: KIND):
    %k = linalg.index 2 : index
    %n = arith.index_cast %k : index to i32
    %t = arith.cmpi sge, %n, %p : i32
    %v = arith.cmpi slt, %n, %q : i32
    %w = arith.andi %t, %v : i1
    %c = arith.muli %s, %a : KIND
    %d = arith.addi %c, %a : KIND
    %z = arith.select %w, %d, %s : KIND
    linalg.yield %z : KIND
  } -> tensor<9x8xKIND>
  return %r : tensor<9x8xKIND>
}
"""  # noqa: E501


def text(kind: str, *changes: tuple[str, str], by: str = "i", first: str = "9xi32") -> str:
    found = TEXT.replace("BY", by).replace("FIRST", first)
    if kind.startswith("f"):
        found = found.replace("arith.muli", "arith.mulf").replace("arith.addi", "arith.addf")
    for before, after in changes:
        assert before in found
        found = found.replace(before, after)
    return found.replace("KIND", kind)


def taken(source: str) -> Taken | None:
    ctx = frontend.context()
    module = frontend.parse(source, "t.mlir", ctx)
    pipeline.run(module, ctx, pipeline.load(FORM).passes)
    (loops,) = walk_type(module, LoopsOp)
    return taken_steps(loops)


def inputs(dtype: Any, seed: int) -> list[Array]:
    """Bounds ahead of the steps and behind them, and ends ahead of their beginnings."""
    draw = np.random.default_rng(seed)
    shapes = (ROWS, COLUMNS), (STEPS, COLUMNS)
    x, u = (draw.integers(-2, 3, shape).astype(dtype) for shape in shapes)
    first = draw.integers(-3, STEPS + 2, ROWS).astype(np.int32)
    end = first + draw.integers(-3, 6, ROWS).astype(np.int32)
    first[0], end[0] = -(1 << 31), (1 << 31) - 1
    first[1], end[1] = (1 << 31) - 1, -(1 << 31)
    return [x, u, first, end]


def wanted(x: Array, u: Array, first: Array, end: Array) -> Array:
    found = x.copy()
    for row, step in np.ndindex(ROWS, STEPS):
        if first[row] <= step < end[row]:
            found[row] = found[row] * u[step] + u[step]
    return found


@pytest.mark.parametrize("kind, dtype", [
    ("f32", np.float32), ("f16", np.float16), ("i8", np.int8), ("i32", np.int32),
])  # fmt: skip
def test_the_steps_between_the_bounds_are_taken(kind: str, dtype: Any) -> None:
    source = text(kind)
    assert taken(source) is not None
    for seed in range(2):
        given = inputs(dtype, seed)
        with np.errstate(all="ignore"):
            needed = wanted(*given)
        for level, (output,) in outputs_of(source, given).items():
            assert np.array_equal(output, needed, equal_nan=True), level


@pytest.mark.parametrize("passes", [
    "form-loops", "form-loops, allocate-smem, convert-to-ptx",
    "form-loops, allocate-smem, convert-to-ptx, assign-registers",
    "form-loops, allocate-smem, convert-to-ptx, assign-registers, linearize",
])  # fmt: skip
def test_threads_take_numbers_of_steps_of_their_own(passes: str) -> None:
    """At every level of the kernel."""
    ctx = frontend.context()
    module = frontend.parse(text("f32"), "t.mlir", ctx)
    pipeline.run(module, ctx, pipeline.load(f"{FORM}, {passes}").passes)
    given = inputs(np.float32, 5)
    (output,) = interpret.run(module, given)
    assert np.array_equal(output, wanted(*given))


def test_neighbours_with_bounds_of_their_own_are_different_threads() -> None:
    """Bounds by column, along which a thread would have four elements."""
    change = ("affine_map<(i, j, k) -> (i)>,\n", "affine_map<(i, j, k) -> (j)>,\n")
    source = text("f32", change, ("%e: tensor<9xi32>", "%e: tensor<8xi32>"),
                  ("tensor<9xi32>)\n      outs", "tensor<8xi32>)\n      outs"),
                  by="j", first="8xi32")  # fmt: skip
    found = taken(source)
    assert found is not None
    x, u, first, end = inputs(np.float32, 1)
    turned = x.copy()
    for column, step in np.ndindex(COLUMNS, STEPS):
        if first[column] <= step < end[column]:
            turned[:, column] = turned[:, column] * u[step, column] + u[step, column]
    for level, (output,) in outputs_of(source, [x, u, first[:8], end[:8]]).items():
        assert np.array_equal(output, turned), level


OTHERS: dict[str, tuple[tuple[str, str], ...]] = {
    "bounds that are both included": (("cmpi slt", "cmpi sle"),),
    "an end without a sign": (("cmpi slt", "cmpi ult"),),
    "one of two bounds": (("arith.andi", "arith.ori"),),
    "another value outside": (("select %w, %d, %s", "select %w, %d, %a"),),
    "nothing inside": (("select %w, %d, %s", "select %w, %s, %d"),),
    "a bound that is computed": (("cmpi slt, %n, %q", "cmpi slt, %n, %g"),
                                 ("    %w =", "    %w =")),
}  # fmt: skip


@pytest.mark.parametrize("name", OTHERS)
def test_steps_of_other_forms_are_all_taken(name: str) -> None:
    source = text("f32", *OTHERS[name])
    source = source.replace("    %t =", "    %g = arith.addi %q, %p : i32\n    %t =")
    assert taken(source) is None


def test_a_bound_of_each_step_is_none() -> None:
    assert taken(text("f32", by="k", first="14xi32")) is None


def test_steps_of_two_loops_are_all_taken() -> None:
    """Which of them would be the first of an element?"""
    source = text("f32").replace("(i, j, k)", "(i, j, k, l)").replace("(k, j)", "(k, l)")
    source = source.replace('"reduction"]', '"reduction", "reduction"]')
    assert taken(source) is None
