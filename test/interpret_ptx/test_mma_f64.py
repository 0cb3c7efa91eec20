"""Products of f64 on tensor cores, as PTX: layouts, odd sizes, parts of K, epilogues, banks."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from parts import some
from pipelines.problems import LAYOUTS, Product

from gemmc import api
from gemmc.dialects.tile.atoms import mma_sync_lhs, mma_sync_rhs
from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.interpret.hardware.errors import InterpretError
from gemmc.interpret.ptx.errors import PtxError
from gemmc.interpret.ptx.simulate import run
from gemmc.select import rows

CASES = [
    ((33, 41, 53), "nt", "tile=32,32,16 warps=2,2 stages=3 distance=2"),
    ((50, 38, 40), "nn", "tile=32,64,16 warps=1,2 stages=4 distance=3"),
    ((36, 70, 24), "tn", "tile=64,32,32 warps=4,1 stages=2 distance=1"),
    ((31, 18, 37), "tt", "tile=16,16,8 warps=1,1 stages=3 distance=2"),
    ((20, 24, 28), "nn", "tile=32,32,4 warps=1,1 stages=3 distance=2 pad=2"),
    ((20, 33, 98), "nt", "tile=32,32,16 warps=1,2 stages=3 distance=2 split=3"),
    ((33, 20, 67), "tn", "tile=32,32,16 warps=2,4 stages=3 distance=2 split=2"),
    ((17, 20, 182), "tt", "tile=16,32,16 warps=1,1 stages=3 distance=2 split=6"),
]


@cache
def compiled(size: tuple[int, int, int], layout: str, options: str) -> tuple[str, Any]:
    text = Product(size, "f64", layout, "f64").mlir
    made = api.compile(text, pipeline=f"ampere-mma-f64{{{options}}}")
    return made.ptx, made.manifest


def operands(size: tuple[int, int, int], layout: str, *, integers: bool) -> tuple[list[Any], Any]:
    """Both, as they are stored, and NumPy's product."""
    rng = np.random.default_rng(7)
    extents = dict(zip("mnk", size, strict=True))
    shapes = [[extents[each] for each in dims] for dims in LAYOUTS[layout]]
    a, b = (
        rng.integers(-99, 99, s).astype(float) if integers else rng.standard_normal(s)
        for s in shapes
    )
    return [a, b], (a if layout[0] == "n" else a.T) @ (b if layout[1] == "n" else b.T)


@pytest.mark.parametrize("case", some(CASES, CASES[:6]), ids=str)
def test_it_is_the_product(case: tuple[tuple[int, int, int], str, str]) -> None:
    """Integers exactly; other numbers but for the order of sums."""
    size, layout, options = case
    for integers in (True, False):
        inputs, wanted = operands(size, layout, integers=integers)
        (found,) = run(*compiled(size, layout, options), inputs)
        assert np.abs(found - wanted).max() <= (0.0 if integers else 1e-13)


@pytest.mark.parametrize(
    ("pattern", "instead"),
    [
        (r"\n *bar\.sync 0;", "\n"),  # all barriers
        (r"(mma\.sync\S+ \{)(%g\d+), (%g\d+)", r"\1\3, \2"),
        (r"(ld\.shared\.f64 %g\d+, \[%r\d+\+)64\]", r"\g<1>72]"),
        (r"cp\.async\.wait_group \d;", "cp.async.wait_group 3;"),
    ],
)
def test_what_is_changed_is_wrong_or_named(pattern: str, instead: str) -> None:
    size, layout, options = CASES[0]
    ptx, manifest = compiled(size, layout, options)
    changed, count = re.subn(pattern, instead, ptx)
    assert count
    inputs, wanted = operands(size, layout, integers=True)
    try:
        found = run(changed, manifest, inputs)[0]
    except (InterpretError, PtxError):
        return
    assert not np.array_equal(found, wanted)


EPILOGUE = """
func.func @main(%a: tensor<40x24xf64>, %b: tensor<24x70xf64>, %r: tensor<40x70xf64>,
                %n: tensor<70xf64>, %m: tensor<40xf64>) -> tensor<40x70xRESULT> {
  %zero = arith.constant 0.0 : f64
  %empty = tensor.empty() : tensor<40x70xf64>
  %start = linalg.fill ins(%zero : f64) outs(%empty : tensor<40x70xf64>) -> tensor<40x70xf64>
  %sum = linalg.matmul ins(%a, %b : tensor<40x24xf64>, tensor<24x70xf64>)
    outs(%start : tensor<40x70xf64>) -> tensor<40x70xf64>
  %out = tensor.empty() : tensor<40x70xRESULT>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
      affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>,
      affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%sum, %r, %n, %m : tensor<40x70xf64>, tensor<40x70xf64>, tensor<70xf64>, tensor<40xf64>)
    outs(%out : tensor<40x70xRESULT>) {
  ^bb0(%x: f64, %e: f64, %f: f64, %g: f64, %o: RESULT):
    %s = arith.addf %x, %e : f64
    %t = arith.addf %s, %f : f64
    %u = arith.mulf %t, %g : f64
    YIELD
  } -> tensor<40x70xRESULT>
  func.return %y : tensor<40x70xRESULT>
}
"""
YIELDS = {
    "f64": "linalg.yield %u : f64",
    "f32": "%v = arith.truncf %u : f64 to f32\n linalg.yield %v : f32",
}


@pytest.mark.parametrize("result", YIELDS)
@pytest.mark.parametrize("options", ["tile=32,64,8 warps=1,1", "tile=32,32,8 warps=2,2 split=2"])
def test_its_epilogue_reads_a_piece_at_a_time(options: str, result: str) -> None:
    """Of 32 x 64 elements a warp, whose inputs would be 150 registers."""
    text = EPILOGUE.replace("YIELD", YIELDS[result]).replace("RESULT", result)
    options = f"{options} stages=3 distance=2"
    made = api.compile(text, pipeline=f"ampere-mma-f64{{{options}}}")
    rng = np.random.default_rng(5)
    a, b, r, n, m = (
        rng.integers(-9, 9, s).astype(float) for s in ((40, 24), (24, 70), (40, 70), (70,), (40,))
    )
    (found,) = run(made.ptx, made.manifest, [a, b, r, n, m])
    assert np.array_equal(found, (a @ b + r + n) * m[:, None])


def test_batches_are_products_of_their_own() -> None:
    text = """
func.func @main(%a: tensor<3x20x21xf64>, %b: tensor<3x21x19xf64>) -> tensor<3x20x19xf64> {
  %zero = arith.constant 0.0 : f64
  %empty = tensor.empty() : tensor<3x20x19xf64>
  %start = linalg.fill ins(%zero : f64) outs(%empty : tensor<3x20x19xf64>) -> tensor<3x20x19xf64>
  %c = linalg.batch_matmul ins(%a, %b : tensor<3x20x21xf64>, tensor<3x21x19xf64>)
    outs(%start : tensor<3x20x19xf64>) -> tensor<3x20x19xf64>
  func.return %c : tensor<3x20x19xf64>
}
"""
    made = api.compile(text, pipeline="auto")
    assert "mma.sync.aligned.m16n8k16.row.col.f64" in made.ptx
    rng = np.random.default_rng(5)
    a, b = (rng.integers(-9, 9, s).astype(float) for s in ((3, 20, 21), (3, 21, 19)))
    assert np.array_equal(run(made.ptx, made.manifest, [a, b])[0], a @ b)


def wavefronts(layout: LayoutAttr, pitch: int) -> int:
    """Of the loads of a warp's first elements: half a warp has 16 of 8 bytes, 32 banks 4 each."""
    found = 0
    for half in (range(16), range(16, 32)):
        places = [layout.thread_base(lane) for lane in half]
        banks = [(row * pitch + column) % 16 for row, column in places]
        found += max(banks.count(bank) for bank in banks)
    return found


@pytest.mark.parametrize("form", [mma_sync_lhs(32, 16, 64), mma_sync_rhs(16, 32, 64).transposed])
def test_rows_of_the_row_s_tiles_are_padded_so_that_no_lanes_meet_in_a_bank(
    form: LayoutAttr,
) -> None:
    """Of operands along K, and along m and n."""
    (row,) = (each for each in rows() if each.atom == "mma_sync")
    pad = int(dict(row.parameters).get("pad", "4"))
    for axes in row.threads:
        for tall, wide, depth, *_ in axes.tiles:
            assert wavefronts(form, depth + pad) == 2
            for length in (tall, wide):
                assert wavefronts(form.transposed, length + pad) == 2
                assert wavefronts(form.transposed, length) > 2
