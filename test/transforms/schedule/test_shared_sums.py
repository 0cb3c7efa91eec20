"""Sums to as many elements as a call tells, which the warps of a CTA share."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from parts import some
from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr

import gemmc
from gemmc import frontend, interpret, pipeline
from gemmc.compiled import CompiledKernel
from gemmc.dialects.barrier import SyncOp
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.interpret.hardware.errors import Race, Uninitialized
from gemmc.interpret.ptx.simulate import run
from gemmc.ir import walk_type

START = {"add": "0.0", "max": "0xFF800000"}


def reduced(columns: int, by: str = "add", kind: str = "f32", both: bool = False) -> str:
    """Over the sequence of [batch, sequence, columns]; perhaps the sum of squares beside it."""
    x, y = f"tensor<?x?x{columns}x{kind}>", f"tensor<?x{columns}xf32>"
    op = {"add": "arith.addf", "max": "arith.maximumf"}[by]
    wide, read = ("", "%a") if kind == "f32" else ("%w = arith.extf %a : bf16 to f32", "%w")
    maps = """indexing_maps = [affine_map<(b, c, s) -> (b, s, c)>,
      affine_map<(b, c, s) -> (b, c)>], iterator_types = ["parallel", "parallel", "reduction"]"""
    more = f"""
  %q = linalg.generic {{{maps}}} ins(%x : {x}) outs(%i : {y}) {{
  ^bb0(%a: {kind}, %acc: f32):
    {wide}
    %p = arith.mulf {read}, {read} : f32
    %t = {op} %acc, %p : f32
    linalg.yield %t : f32
  }} -> {y}""" if both else ""
    made, kinds = ("%r, %q", f"{y}, {y}") if both else ("%r", y)
    return f"""
func.func @main(%x: {x}) -> ({kinds}) {{
  %c0 = arith.constant 0 : index
  %z = arith.constant {START[by]} : f32
  %n = tensor.dim %x, %c0 : {x}
  %e = tensor.empty(%n) : {y}
  %i = linalg.fill ins(%z : f32) outs(%e : {y}) -> {y}
  %r = linalg.generic {{{maps}}} ins(%x : {x}) outs(%i : {y}) {{
  ^bb0(%a: {kind}, %acc: f32):
    {wide}
    %t = {op} %acc, {read} : f32
    linalg.yield %t : f32
  }} -> {y}{more}
  return {made} : {kinds}
}}"""


def drawn(batch: int, length: int, columns: int, kind: str = "f32") -> Any:
    from gemmc.element_types import numpy_dtype

    numbers = np.random.default_rng(length).integers(-9, 10, (batch, length, columns))
    return numbers.astype(numpy_dtype(kind))


SIZES = ((1, 0), (1, 1), (3, 7), (2, 8), (1, 9), (5, 40), (2, 65), (2, 1024), (1, 1025), (3, 1100))
"""Batches and lengths: nothing, less than a step of each warp, ragged ones; two CTAs; those of 8
warps and those of 32."""

CASES = [(24, "add", "f32"), (24, "max", "f32"), (5, "add", "f32"), (40, "add", "bf16")]


@pytest.mark.parametrize("case", some(CASES, CASES[:1]))
def test_warps_share_the_sums_of_a_sequence(case: tuple[int, str, str]) -> None:
    columns, by, kind = case
    made = gemmc.compile(reduced(columns, by, kind), pipeline="auto")
    assert [each["launch"]["block"][0] for each in made.manifest["kernels"]] == [256, 1024]
    for batch, length in SIZES:
        x = drawn(batch, length, columns, kind)
        (found,) = run(made.ptx, made.manifest, [x])
        wide = x.astype(np.float32)
        wanted = wide.sum(1) if by == "add" else wide.max(1, initial=-np.inf)
        np.testing.assert_array_equal(found, wanted, f"{batch} x {length}")


def test_results_of_the_same_elements_meet_once_each() -> None:
    made = gemmc.compile(reduced(24, both=True), pipeline="auto")
    for x in (drawn(3, 70, 24), drawn(1, 1030, 24)):
        sums, squares = run(made.ptx, made.manifest, [x])
        np.testing.assert_array_equal(sums, x.sum(1))
        np.testing.assert_array_equal(squares, (x * x).sum(1))
    assert made.ptx.count("bar.sync") == 2 * len(made.manifest["kernels"])


def test_a_known_length_has_one_kernel() -> None:
    """Long or short, of an open batch; long ones are shared by all warps that a CTA may have."""
    for length, threads in ((1000, 256), (1030, 1024)):
        text = reduced(24).replace("tensor<?x?x24", f"tensor<?x{length}x24")
        made = gemmc.compile(text, pipeline="auto")
        (launch,) = [each["launch"] for each in made.manifest["kernels"]]
        assert launch["block"][0] == threads
        x = drawn(2, length, 24)
        np.testing.assert_array_equal(run(made.ptx, made.manifest, [x])[0], x.sum(1))


def test_the_same_bits_in_every_run(kernel: CompiledKernel) -> None:
    x = np.random.default_rng(0).standard_normal((2, 70, 24)).astype(np.float32)
    found = {np.asarray(kernel.simulate(x, seed=seed)[0]).tobytes() for seed in range(4)}
    assert len(found) == 1


@pytest.fixture(scope="module")
def kernel() -> CompiledKernel:
    return gemmc.compile(reduced(24), pipeline="auto")


def test_a_missing_barrier_is_a_race(kernel: CompiledKernel) -> None:
    text, count = re.subn(r"\n[^\n]*bar\.sync[^\n]*", "", kernel.ptx)
    assert count == 2
    with pytest.raises((Race, Uninitialized)):
        run(text, kernel.manifest, [drawn(2, 70, 24)])


def test_iterations_that_no_warp_has_are_found() -> None:
    """Each of 32 warps with one iteration in sixteen, and a place for each in shared memory."""
    ahead = "normalize-contractions,form-program,form-loops"
    module = frontend.parse(reduced(24), "t.mlir")
    pipeline.run(module, Context(), pipeline.load(ahead).passes)
    (loop,) = walk_type(module, scf.ForOp)
    (memory,) = walk_type(module, AllocOp)
    assert memory.buffer_type.get_shape() == (32, 128) and len(walk_type(module, SyncOp)) == 1
    x = drawn(2, 70, 24)
    (found,) = interpret.run(module.clone(), [x])
    np.testing.assert_array_equal(found, x.sum(1))
    step = loop.step.owner
    assert isinstance(step, arith.ConstantOp)
    other = arith.ConstantOp(IntegerAttr(16, IndexType()))
    block = step.parent
    assert block is not None
    block.insert_op_before(other, step)
    loop.operands[2] = other.result
    (found,) = interpret.run(module, [x])
    assert not np.array_equal(found, x.sum(1))
