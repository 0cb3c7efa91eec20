"""Sums of an open K in parts: right at any K, the same bits in any order, changes are found."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from interpret_ptx.grids import orders
from parts import some, thorough_but
from xdsl.dialects import arith
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend, interpret, pipeline, reference
from gemmc.driver import Compiled, compile_text, resolve
from gemmc.interpret.hardware.scheduler import adversary, in_turn
from gemmc.interpret.ptx.simulate import run
from gemmc.ir import walk_type
from interpret.levels import is_run

ORDERS = orders(64)


def gradient(rows: int, columns: int, kind: str) -> str:
    """A gradient of weights: a sum over as many rows as a call tells."""
    wide = "" if kind == "f32" else f"%0 = arith.extf %x : {kind} to f32\n"
    wide += "" if kind == "f32" else f"%1 = arith.extf %y : {kind} to f32"
    left, right = ("%x", "%y") if kind == "f32" else ("%0", "%1")
    a, b = f"tensor<?x{rows}x{kind}>", f"tensor<?x{columns}x{kind}>"
    c = f"tensor<{rows}x{columns}xf32>"
    return f"""
func.func @main(%a: {a}, %b: {b}) -> {c} {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : {c}
  %f = linalg.fill ins(%zero : f32) outs(%e : {c}) -> {c}
  %p = linalg.generic {{indexing_maps = [affine_map<(m, n, k) -> (k, m)>,
         affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
         iterator_types = ["parallel", "parallel", "reduction"]}}
         ins(%a, %b : {a}, {b}) outs(%f : {c}) {{
  ^bb0(%x: {kind}, %y: {kind}, %sum: f32):
    {wide}
    %2 = arith.mulf {left}, {right} : f32
    %3 = arith.addf %sum, %2 : f32
    linalg.yield %3 : f32
  }} -> {c}
  return %p : {c}
}}"""



THREADS = "simt-warptile{split=5 tile=16,32,16 warps=1,1 stages=3 distance=2 ctas_per_sm=8}"
TEXTS = {"threads": gradient(20, 40, "f32"), "engine": gradient(72, 40, "bf16")}
ENGINE = "hopper-coop{split=3 tile=64,32,64 cluster=none epilogue=plain persistent=false}"
CLUSTER = f"{ENGINE[:-1]} through=cluster}}".replace("split=3 tile=64,32", "split=4 tile=64,64")
WALKED = ENGINE.replace("persistent=false", "persistent=true")
CASES = {
    "threads": ("threads", THREADS), "engine": ("engine", ENGINE), "cluster": ("engine", CLUSTER),
    "walked": ("engine", WALKED),
}  # fmt: skip
SIZES = (0, 2, 65, 193)
OTHERS = (1, 3, 63, 64, 191, 330)
"""No K, less of it than parts, a step of each but for one, ragged steps."""


@cache
def compiled(case: str) -> Compiled:
    """The artifact: of products that the copy engine loads, with another kernel for no K."""
    from interpret.test_dynamic_columns import ANY_ROWS, artifact

    text, which = CASES[case]
    if text == "threads":
        return compile_text(TEXTS[text], "open.mlir", which)
    return artifact(TEXTS[text], "k", which, ANY_ROWS, multiple=1)


def given(case: str, k: int, integers: bool = True) -> tuple[list[Any], Any]:
    """Inputs, and what comes out."""
    module = frontend.parse(TEXTS[CASES[case][0]])
    inputs = reference.make_inputs(module, 1, integers, {"k": k})
    (wanted,) = reference.evaluate(module, inputs, rounded=True)
    return inputs, wanted.value


@pytest.mark.parametrize("sizes", [SIZES, pytest.param(OTHERS, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("case", some(CASES, ["threads", "engine"]))
def test_sums_are_right_at_any_k(case: str, sizes: tuple[int, ...]) -> None:
    made = compiled(case)
    for k in sizes:
        inputs, wanted = given(case, k)
        (found,) = run(made.ptx, made.manifest, inputs)
        np.testing.assert_array_equal(found, wanted, f"K = {k}")


@pytest.mark.parametrize("case", thorough_but(CASES, lambda case: case != "engine"))
def test_any_order_gives_the_same_bits(case: str) -> None:
    made = compiled(case)
    inputs, _ = given(case, 130, integers=False)
    first: Any = None
    for order in ORDERS.values():
        schedule = in_turn(adversary(0), order) if case != "cluster" else adversary(len(order))
        (found,) = run(made.ptx, made.manifest, inputs, scheduler=schedule)
        first = found if first is None else first
        np.testing.assert_array_equal(found.view(np.uint32), first.view(np.uint32))


@cache
def levels() -> tuple[tuple[str, ModuleOp], ...]:
    """The module after every pass."""
    ctx = frontend.context()
    module, found = frontend.parse(TEXTS["threads"], "open.mlir", ctx), list[tuple[str, ModuleOp]]()
    for each in resolve(THREADS, module, ctx).passes:
        pipeline.run(module, ctx, (each,))
        found.append((each.name, module.clone()))
    return tuple(found)


@pytest.mark.parametrize("k", thorough_but((0, 7, 100), lambda k: k != 100))
def test_every_level_is_the_program(k: int) -> None:
    inputs, wanted = given("threads", k)
    for name, module in levels():
        if is_run(name, False):
            (found,) = interpret.run(module.clone(), inputs, sm_count=4)
            np.testing.assert_array_equal(found, wanted, name)


@pytest.mark.parametrize("number", range(2))
def test_parts_that_are_too_short_are_found(number: int) -> None:
    """Where a part begins, or how far it goes, counts one step too few of those that are left."""
    module = next(each for name, each in levels() if name == "schedule-work").clone()
    divisions = [
        op for op in walk_type(module, arith.CeilDivUIOp)
        if isinstance(op.lhs.owner, arith.CeilDivUIOp)
    ]  # fmt: skip
    assert len(divisions) == 2
    division = divisions[number]
    changed = arith.DivUIOp(division.lhs, division.rhs)
    parent = division.parent
    assert parent is not None
    parent.insert_op_before(changed, division)
    division.result.replace_all_uses_with(changed.result)
    inputs, wanted = given("threads", 100)
    (found,) = interpret.run(module, inputs, sm_count=4)
    assert not np.array_equal(found, wanted)
