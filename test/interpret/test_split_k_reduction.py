"""Parts of K that are added to the result: right in any order, and what is left out is found."""

from __future__ import annotations

from typing import Any

import pytest
from parts import at_levels, some
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from gemmc import frontend, interpret, pipeline, reference
from gemmc.dialects.launch import ProgramOp
from gemmc.driver import resolve
from gemmc.emit.manifest import emit_manifest
from gemmc.errors import GemmcError
from gemmc.interpret.hardware import errors as e
from gemmc.interpret.hardware.scheduler import Scheduler, adversary, in_turn
from interpret.levels import ROOT
from interpret.test_split_k import (
    ORDERS,
    Change,
    Split,
    after,
    check_levels,
    drop,
    find,
    levels,
    run,
)

F32 = "test/inputs/matmul_f16_f32.mlir"

STAGED = Split(
    "m=136 n=72 k=328",
    "epilogue=plain split=2 through=reduction cluster=none tile=128,64,64 stages=2",
    source=F32,
)
"""Two consumers, whose pieces the copy engine adds; six steps of which the last is ragged."""

CLUSTER = Split(
    "m=200 n=40 k=200",
    "epilogue=plain split=2 through=reduction cluster=2,1 tile=64,32,64 stages=2 persistent=false",
    source=F32,
)

THREADS = Split(
    "m=20 n=72 k=88",
    "split=3 through=reduction tile=16,64,16 warps=1,2 ctas_per_sm=8 dependent=true",
    "simt-warptile",
    "examples/matmul_f32.mlir",
)
"""Threads that add vectors, ragged edges."""

LONE = Split(
    "m=16 n=33 k=40",
    "split=2 through=reduction tile=16,32,16 warps=1,1 ctas_per_sm=16",
    "simt-warptile",
    "examples/matmul_f32.mlir",
)
"""Rows of any length, whose elements are added one by one."""

CASES = {"staged": STAGED, "cluster": CLUSTER, "threads": THREADS, "lone": LONE}


@pytest.mark.parametrize("name, every", at_levels(CASES, (), CASES))
def test_every_level_computes_the_product(name: str, every: bool) -> None:
    check_levels(CASES[name], every)


def _program(case: Split) -> ModuleOp:
    return levels(case)[0][1]


@pytest.mark.slow
@pytest.mark.parametrize("case", [THREADS, STAGED], ids=["threads", "staged"])
def test_every_order_of_ctas_is_within_the_bound(case: Split) -> None:
    inputs = reference.make_inputs(_program(case), 1, False)
    wanted = reference.evaluate(_program(case), inputs, rounded=False)
    for name in ("insert-barriers", "linearize"):
        for order in ORDERS.values():
            found = run(after(case, name), inputs, in_turn(adversary(0), order))
            assert reference.compare(found, wanted[0], exact=False).passed, name


def test_the_order_of_ctas_is_that_of_the_sums() -> None:
    """Parts of 2³⁰, −2³⁰ and 1: the 1 is lost where it is not added last."""
    inputs = reference.make_inputs(_program(THREADS), 0, True)
    inputs[0][...], inputs[1][...] = 0, 1
    inputs[0][:, 0], inputs[0][:, 32], inputs[0][:, 64] = 2.0**30, -(2.0**30), 1
    module = after(THREADS, "linearize")
    sums = {
        name: float(run(module, inputs, in_turn(adversary(0), ORDERS[name]))[0, 0])
        for name in ("given", "reversed")
    }
    assert sums["given"] == 1
    assert sums["reversed"] == 0


def _leave_out_zeros(module: ModuleOp) -> None:
    program = next(op for op in module.walk() if isinstance(op, ProgramOp))
    drop(program.runs[0])


def test_a_result_that_nothing_has_zeroed_is_named() -> None:
    for case in (STAGED, THREADS):
        module = after(case, "linearize")
        _leave_out_zeros(module)
        with pytest.raises(e.Uninitialized, match="result0 that no launch has written"):
            run(module, reference.make_inputs(_program(case), 0, True))


def test_zeros_behind_the_product_are_what_is_left() -> None:
    module = after(THREADS, "linearize")
    program = next(op for op in module.walk() if isinstance(op, ProgramOp))
    zeros, product = program.runs
    with pytest.raises(e.Uninitialized):
        product.detach()
        program.body.block.insert_op_before(product, zeros)
        run(module, reference.make_inputs(_program(THREADS), 0, True))


def _store(op: Operation) -> None:
    """In place of adding."""
    del op.properties["adds"]


MUTANTS: dict[str, tuple[str, str, Change, tuple[type[e.InterpretError], ...]]] = {
    "an epilogue that does not add": (
        "schedule-work", "tile.epilogue", _store, (e.DoubleWrite,),
    ),
    "a box that is not added": (
        "insert-fences", "tma.store", _store, (e.DoubleWrite,),
    ),
    "the buffer is written while it is added": (
        "insert-fences", "tma.wait_group", drop, (e.Race,),
    ),
    "no fence before the copy engine reads": (
        "insert-fences", "barrier.fence_proxy", drop, (e.Race,),
    ),
    "no wait for the grid before": (
        "programmatic-dependent-launch", "barrier.wait_grid", drop, (e.EarlyAccess,),
    ),
}  # fmt: skip

SMALL = Split(
    "m=136 n=136 k=200",
    "epilogue=plain split=2 through=reduction cluster=none tile=128,128,64 stages=2 columns=32 "
    "buffers=1",
    source=F32,
)
"""One buffer for four pieces, which has to be free before the next one is written."""


@pytest.mark.parametrize("what", some(MUTANTS, ()))
def test_what_is_wrong_is_named(what: str) -> None:
    level, name, change, kinds = MUTANTS[what]
    inputs = reference.make_inputs(_program(SMALL), 0, True)
    module = after(SMALL, level)
    last = name == "barrier.wait_grid"  # the consumers'
    change(find(module, name, -1 if last else 0))
    schedules: list[Scheduler | int] = [0, 1, 2, 3]
    with pytest.raises(kinds):
        for schedule in schedules:
            run(module, inputs, schedule)


def test_a_kernel_alone_has_no_manifest() -> None:
    ctx = frontend.context()
    text = (
        "resize{m=16 n=32 k=32}, simt-warptile{split=2 through=reduction tile=16,32,16 warps=1,1}"
    )
    source = (ROOT / THREADS.source).read_text(encoding="utf-8")
    module = frontend.parse(source, THREADS.source, ctx)
    pipeline.run(module, ctx, resolve(text, module, ctx).passes)
    for op in list(module.body.block.ops):
        if op.name == "launch.program" or "main_0" in str(op.properties.get("sym_name")):
            drop(op)
    with pytest.raises(GemmcError, match="that zeroes what it adds to"):
        emit_manifest(module)


TWO = """
func.func @main(%a: tensor<32x64xf32>, %b: tensor<64x32xf32>) -> tensor<32xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %r = linalg.matmul ins(%a, %b : tensor<32x64xf32>, tensor<64x32xf32>)
       outs(%f : tensor<32x32xf32>) -> tensor<32x32xf32>
  %v = tensor.empty() : tensor<32xf32>
  %w = linalg.fill ins(%z : f32) outs(%v : tensor<32xf32>) -> tensor<32xf32>
  %s = linalg.reduce ins(%r : tensor<32x32xf32>) outs(%w : tensor<32xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      %t = arith.addf %x, %y : f32
      linalg.yield %t : f32
    }
  return %s : tensor<32xf32>
}
"""


def test_a_kernel_of_a_program_is_two_launches_of_it() -> None:
    ctx = frontend.context()
    module = frontend.parse(TWO, "two.mlir", ctx)
    text = "simt-warptile{split=2 through=reduction tile=16,32,16 warps=1,1 ctas_per_sm=16}"
    inputs: list[Any] = reference.make_inputs(module, 0, True)
    wanted = reference.evaluate(module, inputs, rounded=True)
    pipeline.apply(module, ctx, resolve(text, module, ctx))
    frontend.verify(module)
    (program,) = (op for op in module.walk() if isinstance(op, ProgramOp))
    assert [run.callee.string_value() for run in program.runs] == ["main_0_0", "main_0_1", "main_1"]
    found = interpret.run(module, inputs, sm_count=4)
    assert reference.compare(found[0], wanted[0], exact=True).passed
