"""Sums of lanes that several warps of a CTA share: right, the same in each run, and guarded."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from parts import some
from pipelines.problems import Product

import gemmc
from gemmc import frontend
from gemmc.compiled import CompiledKernel
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import Race, Uninitialized
from gemmc.interpret.ptx.simulate import run
from gemmc.ir import walk_type
from gemmc.pipeline import load
from gemmc.pipeline import run as run_passes
from gemmc.transforms.schedule._shared_lanes import warps_of_sums


def reduced(
    rows: int, columns: int, kind: str = "f32", by: str = "arith.addf", start: str = "0.0"
) -> str:
    """Each row to one element, which a bias is added to."""
    x, y = f"tensor<{rows}x{columns}x{kind}>", f"tensor<{rows}xf32>"
    wide, read = ("", "%a") if kind == "f32" else (f"%w = arith.extf %a : {kind} to f32", "%w")
    row, at = "affine_map<(r, c) -> (r)>", "affine_map<(r) -> (r)>"
    return f"""
func.func @main(%x: {x}, %b: {y}) -> {y} {{
  %z = arith.constant {start} : f32
  %e = tensor.empty() : {y}
  %i = linalg.fill ins(%z : f32) outs(%e : {y}) -> {y}
  %r = linalg.generic {{indexing_maps = [affine_map<(r, c) -> (r, c)>, {row}],
      iterator_types = ["parallel", "reduction"]}} ins(%x : {x}) outs(%i : {y}) {{
  ^bb0(%a: {kind}, %acc: f32):
    {wide}
    %t = {by} %acc, {read} : f32
    linalg.yield %t : f32
  }} -> {y}
  %o = linalg.generic {{indexing_maps = [{at}, {at}, {at}], iterator_types = ["parallel"]}}
      ins(%r, %b : {y}, {y}) outs(%e : {y}) {{
  ^bb0(%s: f32, %c: f32, %u: f32):
    %t = arith.addf %s, %c : f32
    linalg.yield %t : f32
  }} -> {y}
  return %o : {y}
}}"""


def drawn(rows: int, columns: int, kind: str = "f32") -> list[Any]:
    rng = np.random.default_rng(columns)
    x = rng.integers(-8, 9, (rows, columns)).astype(numpy_dtype(kind))
    return [x, rng.integers(-8, 9, rows).astype(np.float32)]


SHAPES = [(9, 512), (5, 1000), (9, 1024), (4, 1023), (3, 2048), (17, 2051), (2, 5000), (1, 8192)]
"""Rows for two, four and eight warps; ragged ones, and CTAs with rows that are not there."""


@pytest.mark.parametrize("shape", some(SHAPES, SHAPES[:2]))
@pytest.mark.parametrize("kind", ["f32", "bf16"])
def test_each_row_is_summed(shape: tuple[int, int], kind: str) -> None:
    made, inputs = gemmc.compile(reduced(*shape, kind), pipeline="auto"), drawn(*shape, kind)
    (found,) = run(made.ptx, made.manifest, inputs)
    np.testing.assert_array_equal(found, inputs[0].astype(np.float32).sum(1) + inputs[1])


FORMED = """normalize-contractions{{integers="floats" doubles="matrices" vectors="linalg"
    others="linalg"}},form-program,fuse-siblings,allocate-workspaces,form-loops{{{}}},allocate-smem,
    convert-to-ptx,assign-registers,linearize"""

CTAS = [
    *(("threads=96 warps=2", 2048), ("threads=160", 512), ("threads=224", 800)),
    *(("threads=96", 2048), ("threads=32", 512), ("threads=64", 2048)),
    *(("threads=1024", 4096), ("warps=16", 2048)),
]
"""CTAs whose warps are no power of two, one, and as many as there may be, or fewer than are asked
for."""


@pytest.mark.parametrize("case", some(CTAS, CTAS[:3]))
def test_a_ctas_warps_are_shared_out_evenly(case: tuple[str, int]) -> None:
    options, columns = case
    made = gemmc.compile(reduced(7, columns), pipeline=FORMED.format(options))
    x, b = drawn(7, columns)
    np.testing.assert_array_equal(run(made.ptx, made.manifest, [x, b])[0], x.sum(1) + b)


def beside(rows: int, columns: int, kind: str) -> str:
    """Sums of squares of f32, and sums of another tensor's elements, over two dimensions."""
    x, other = (f"tensor<{rows}x3x{columns}x{each}>" for each in ("f32", kind))
    wide = {"f32": "arith.addf %b, %z", "bf16": "arith.extf %b", "i32": "arith.sitofp %b"}[kind]
    cast = f"{wide} : f32" if kind == "f32" else f"{wide} : {kind} to f32"
    y, row = f"tensor<{rows}xf32>", "affine_map<(r, b, c) -> (r)>"
    maps = f"""indexing_maps = [affine_map<(r, b, c) -> (r, b, c)>, {row}],
      iterator_types = ["parallel", "reduction", "reduction"]"""
    return f"""
func.func @main(%x: {x}, %o: {other}) -> ({y}, {y}) {{
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : {y}
  %i = linalg.fill ins(%z : f32) outs(%e : {y}) -> {y}
  %r = linalg.generic {{{maps}}} ins(%x : {x}) outs(%i : {y}) {{
  ^bb0(%a: f32, %acc: f32):
    %p = arith.mulf %a, %a : f32
    %t = arith.addf %acc, %p : f32
    linalg.yield %t : f32
  }} -> {y}
  %s = linalg.generic {{{maps}}} ins(%o : {other}) outs(%i : {y}) {{
  ^bb0(%b: {kind}, %acc: f32):
    %w = {cast}
    %t = arith.addf %acc, %w : f32
    linalg.yield %t : f32
  }} -> {y}
  return %r, %s : {y}, {y}
}}"""


@pytest.mark.parametrize("threads", some([256, 512, 64], [256]))
@pytest.mark.parametrize("kind", ["f32", "bf16", "i32"])
def test_sums_beside_each_other_are_one_kernel(kind: str, threads: int) -> None:
    """Their warps are as many as suit all of them; each hands on a place of its own."""
    pipeline = FORMED.format(f"threads={threads}")
    made = gemmc.compile(beside(5, 1100, kind), pipeline=pipeline)
    rng = np.random.default_rng(1)
    x = rng.integers(-8, 9, (5, 3, 1100)).astype(np.float32)
    other = rng.integers(-8, 9, (5, 3, 1100)).astype(numpy_dtype(kind))
    squares, sums = run(made.ptx, made.manifest, [x, other])
    np.testing.assert_array_equal(squares, (x * x).sum((1, 2)))
    np.testing.assert_array_equal(sums, other.astype(np.float32).sum((1, 2)))
    assert made.ptx.count(".entry") == 1 and made.ptx.count("bar.sync") == 1


GATHERED = """
func.func @main(%x: tensor<4x2048xi32>, %t: tensor<64xf32>) -> tensor<4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r)>],
      iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x2048xi32>)
      outs(%i : tensor<4xf32>) {
  ^bb0(%a: i32, %acc: f32):
    %p = arith.index_cast %a : i32 to index
    %v = tensor.extract %t[%p] : tensor<64xf32>
    %s = arith.addf %acc, %v : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}"""


def test_what_is_gathered_is_one_warps() -> None:
    """It waits for the places first, as each of several warps would."""
    made = gemmc.compile(GATHERED, pipeline="auto")
    rng = np.random.default_rng(2)
    x = rng.integers(0, 64, (4, 2048)).astype(np.int32)
    t = rng.integers(-8, 9, 64).astype(np.float32)
    np.testing.assert_array_equal(run(made.ptx, made.manifest, [x, t])[0], t[x].sum(1))
    assert "bar.sync" not in made.ptx


def test_the_largest_of_a_row() -> None:
    text = reduced(5, 3000, by="arith.maximumf", start="0xFF800000")
    made, (x, b) = gemmc.compile(text, pipeline="auto"), drawn(5, 3000)
    np.testing.assert_array_equal(run(made.ptx, made.manifest, [x, b])[0], x.max(1) + b)


@pytest.fixture(scope="module")
def kernel() -> CompiledKernel:
    return gemmc.compile(reduced(3, 2048), pipeline="auto")


def test_the_same_bits_in_every_run(kernel: CompiledKernel) -> None:
    rng = np.random.default_rng(0)
    x, b = (rng.standard_normal(shape).astype(np.float32) for shape in ((3, 2048), 3))
    found = {np.asarray(kernel.simulate(x, b, seed=seed)[0]).tobytes() for seed in range(4)}
    assert len(found) == 1


def test_a_missing_barrier_is_a_race(kernel: CompiledKernel) -> None:
    text, count = re.subn(r"\n[^\n]*bar\.sync[^\n]*", "", kernel.ptx)
    assert count == 1
    with pytest.raises((Race, Uninitialized)):
        run(text, kernel.manifest, drawn(3, 2048))


def test_warps_with_one_place_are_a_race(kernel: CompiledKernel) -> None:
    """Each warp of a row has a place of its own in shared memory."""
    place = r"(mul\.lo\.s32 %r\d+, %r\d+, )4(;\s*add\.s32 %r\d+, %r\d+, %r\d+;\s*st\.shared)"
    text, count = re.subn(place, r"\g<1>0\g<2>", kernel.ptx)
    assert count == 1
    with pytest.raises(Race):
        run(text, kernel.manifest, drawn(3, 2048))


ROWS = [(384, 1), (511, 1), (512, 2), (1023, 2), (1024, 4), (2047, 4), (2048, 8), (100000, 8)]
"""Elements of 32 bits of a row, and the warps that share it."""


@pytest.mark.parametrize(("length", "warps"), ROWS)
def test_so_many_warps_share_a_row(length: int, warps: int) -> None:
    module = frontend.parse(reduced(4, length), "t.mlir")
    run_passes(module, frontend.context(), load("normalize-contractions,form-program").passes)
    loops, most = walk_type(module, LoopsOp)[0], length * 4 // 1024
    assert warps_of_sums([loops], 8) == warps
    assert warps_of_sums([loops], 4) == min(4, warps)
    assert warps_of_sums([loops], 6) == max(each for each in (1, 2, 3, 6) if each <= max(1, most))
    assert warps_of_sums([loops], 8, wanted=2) == warps_of_sums([loops], 8, wanted=3) == 2
    assert warps_of_sums([loops], 8, length=256) == 1


TIMES = [
    ("bf16", 16384, 4), ("f16", 16384, 4), ("bf16", 18432, 8), ("bf16", 8192, 8), ("f32", 8192, 8)
]  # fmt: skip
"""A matrix times a vector: of the first two, eight warps would load rows in two iterations."""


@pytest.mark.parametrize(("kind", "length", "warps"), TIMES)
def test_rows_are_not_loaded_in_two_iterations(kind: str, length: int, warps: int) -> None:
    module = frontend.parse(Product((1, 4, length), kind, "nt", kind).mlir, "t.mlir")
    ahead = 'normalize-contractions{vectors="linalg"},form-program'
    run_passes(module, frontend.context(), load(ahead).passes)
    loops = next(each for each in walk_type(module, LoopsOp) if len(each.inputs) == 2)
    assert warps_of_sums([loops], 8) == warps
    assert warps_of_sums([loops], 8, wanted=8) == 8
