"""Running sums of long rows, which are blocked: against NumPy, at every level; how many steps."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from interpret.test_programs import levels
from transforms.problem.test_scans import expected, scan

import gemmc
from gemmc import frontend
from gemmc.cli import main
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.ir import walk_type
from gemmc.pipeline import apply
from gemmc.reference import compare, evaluate, make_inputs
from gemmc.transforms.problem._prefixes import DIRECT, run_of

KINDS: dict[str, Any] = {"f32": np.float32, "f64": np.float64, "i8": np.int8, "i32": np.int32,
                         "i64": np.int64, "f16": np.float16}  # fmt: skip

CASES: list[tuple[tuple[int, ...], int, str, str, bool, Any]] = [
    ((2, 64), 1, "addf", "f32", True, np.add),
    ((2, 65), 1, "addf", "f32", True, np.add),
    ((2, 70), 1, "addf", "f32", False, np.add),
    ((67, 2), 0, "mulf", "f32", True, np.multiply),
    ((2, 71, 2), 1, "maximumf", "f32", False, np.maximum),
    ((1, 2, 66), 2, "minimumf", "f64", True, np.minimum),
    ((2, 129), 1, "maxnumf", "f32", True, np.fmax),
    ((130,), 0, "addi", "i64", True, np.add),
    ((66,), 0, "muli", "i32", False, np.multiply),
    ((2, 66, 2), 1, "maxsi", "i8", False, np.maximum),
    ((3, 72), 1, "minsi", "i8", True, np.minimum),
    ((1, 97), 1, "xori", "i32", True, np.bitwise_xor),
    ((66, 2), 0, "andi", "i32", False, np.bitwise_and),
    ((1, 67), 1, "ori", "i32", True, np.bitwise_or),
    ((2, 66), 1, "addf", "f16", True, np.add),
    ((70, 2), 0, "addf", "f16", False, np.add),
    ((2, 1024), 1, "addi", "i32", True, np.add),
    ((2, 1025), 1, "addi", "i8", False, np.add),
    ((2051, 2), 0, "maxsi", "i32", True, np.maximum),
]


def drawn(shape: tuple[int, ...], combine: str, kind: Any, seed: int = 0) -> Any:
    """Whole numbers, of products signs and a few twos."""
    draw = np.random.default_rng(seed)
    if combine not in ("mulf", "muli"):
        return draw.integers(-3, 4, shape).astype(kind)
    twos = np.where(draw.integers(0, 12, shape) == 0, 2, 1)
    return (twos * draw.choice([-1, 1], shape)).astype(kind)


THOROUGH = {(2, 64), (2, 1024), (2051, 2), (3, 72), (66, 2)}
"""No longer than a run, as long as one of runs, longer than two of these, and rows of others that
are as long as what is here."""
SPREAD = [
    pytest.param(*each, marks=pytest.mark.thorough if each[0] in THOROUGH else
                 () if number % 4 == 2 else pytest.mark.slow)
    for number, each in enumerate(CASES)
]  # fmt: skip


@pytest.mark.parametrize(("shape", "axis", "combine", "element", "inclusive", "by"), SPREAD)
def test_long_running_sums_are_numpy_s(
    shape: tuple[int, ...], axis: int, combine: str, element: str, inclusive: bool, by: Any
) -> None:
    text, kind = scan(combine, element, axis, inclusive, shape=shape), KINDS[element]
    x = drawn(shape, combine, kind)
    inputs = [x, drawn((*shape[:axis], *shape[axis + 1 :]), combine, kind, 1)]
    wanted = expected(by, x, inputs[1], axis, inclusive)
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    (found,) = evaluate(module, inputs, rounded=True)
    assert np.array_equal(found.value, wanted)
    for level in levels(module, resolve("auto", module, ctx)):
        assert np.array_equal(run(level, inputs)[0], wanted)
    kernel = gemmc.compile(text, pipeline="auto")
    assert np.array_equal(kernel.simulate(*inputs)[0], wanted)


@pytest.mark.parametrize("element", ["f16", "bf16", "f32"])
@pytest.mark.parametrize("inclusive", [True, False])
def test_they_are_as_exact_as_short_ones(element: str, inclusive: bool, tmp_path: Path) -> None:
    path = tmp_path / "scan.mlir"
    path.write_text(scan("addf", element, 1, inclusive, shape=(2, 150)))
    assert main(["run", str(path), "-p", "auto", "--on", "cpu", "--check", "--level", "ptx"]) == 0


def test_halves_are_rounded_once() -> None:
    """2048 and ones in front: a sum in f16 would stay there."""
    text = scan("addf", "f16", shape=(1, 100))
    x = np.ones((1, 100), np.float16)
    x[0, 0] = 2048
    (found,) = gemmc.compile(text, pipeline="auto").simulate(x, np.zeros(1, np.float16))
    assert np.array_equal(found, np.cumsum(x.astype(np.float32), 1).astype(np.float16))
    assert found[0, -1] == 2148


@pytest.mark.parametrize("place", [0, 64, 99])
@pytest.mark.parametrize("special", [math.nan, math.inf])
def test_what_is_no_number_is_in_no_sum_ahead_of_it(place: int, special: float) -> None:
    x = np.ones((1, 100), np.float32)
    x[0, place] = special
    (found,) = gemmc.compile(scan("addf", shape=(1, 100)), pipeline="auto").simulate(
        x, np.zeros(1, np.float32)
    )
    np.testing.assert_array_equal(found, np.cumsum(x, 1))


@pytest.mark.parametrize("length", [10, 100])
@pytest.mark.parametrize("inclusive", [True, False])
def test_the_largest_of_no_numbers_is_none(length: int, inclusive: bool) -> None:
    """`maxnumf` gives the number of two elements, and a NaN of two NaNs."""
    text = scan("maxnumf", inclusive=inclusive, shape=(2, length))
    x = drawn((2, length), "maxnumf", np.float32)
    x[0, :7], x[1, length // 2 :], before = math.nan, math.nan, np.float32([math.nan, -9])
    wanted = expected(np.fmax, x, before, 1, inclusive)
    (found,) = evaluate(frontend.parse(text, "t.mlir"), [x, before], rounded=True)
    np.testing.assert_array_equal(found.value, wanted)
    (made,) = gemmc.compile(text, pipeline="auto").simulate(x, before)
    np.testing.assert_array_equal(made, wanted)


@pytest.mark.parametrize(("combine", "element", "by"), [
    ("addf", "f32", np.add), ("maxnumf", "f32", np.fmax), ("addi", "i32", np.add),
    ("minsi", "i8", np.minimum), ("maximumf", "f64", np.maximum), ("addf", "f16", np.add),
])  # fmt: skip
@pytest.mark.parametrize("inclusive", [True, False])
def test_what_all_combine_to(combine: str, element: str, by: Any, inclusive: bool) -> None:
    text = scan(combine, element, 1, inclusive, place=1, shape=(2, 200))
    x = drawn((2, 200), combine, KINDS[element])
    before = drawn((2,), combine, KINDS[element], 1)
    both = x if inclusive else np.concatenate([before[:, None], x], 1)
    wanted = by.accumulate(both, 1)[:, -1]
    (found,) = evaluate(frontend.parse(text, "t.mlir"), [x, before], rounded=True)
    assert np.array_equal(found.value, wanted)
    kernel = gemmc.compile(text, pipeline="auto")
    assert np.array_equal(kernel.simulate(x, before)[0], wanted)


CONDITIONS = """
#m = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%x: tensor<2x100xi32>) -> tensor<2x100xi32> {
  %z = arith.constant 3 : i32
  %c = tensor.empty() : tensor<2x100xi1>
  %m = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<2x100xi32>) outs(%c : tensor<2x100xi1>) {
  ^bb0(%a: i32, %o: i1):
    %t = arith.cmpi PREDICATE, %a, %z : i32
    linalg.yield %t : i1
  } -> tensor<2x100xi1>
  %w = tensor.empty() : tensor<2xi1>
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%m : tensor<2x100xi1>)
      outs(%c, %w : tensor<2x100xi1>, tensor<2xi1>) {
  ^bb0(%a: i1, %b: i1):
    %t = arith.COMBINE %a, %b : i1
    tm_tensor.yield %t : i1
  } -> tensor<2x100xi1>, tensor<2xi1>
  %e = tensor.empty() : tensor<2x100xi32>
  %r = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]}
      ins(%0#0 : tensor<2x100xi1>) outs(%e : tensor<2x100xi32>) {
  ^bb0(%a: i1, %o: i32):
    %t = arith.extui %a : i1 to i32
    linalg.yield %t : i32
  } -> tensor<2x100xi32>
  return %r : tensor<2x100xi32>
}
"""


@pytest.mark.parametrize(("combine", "predicate", "by"), [
    ("ori", "eq", np.logical_or), ("andi", "ne", np.logical_and), ("xori", "eq", np.logical_xor),
])  # fmt: skip
def test_conditions(combine: str, predicate: str, by: Any) -> None:
    text = CONDITIONS.replace("COMBINE", combine).replace("PREDICATE", predicate)
    x = np.zeros((2, 100), np.int32)
    x[0, 70], x[1, 5], x[1, 81] = 3, 3, 3
    (found,) = gemmc.compile(text, pipeline="auto").simulate(x)
    mask = x == 3 if predicate == "eq" else x != 3
    assert np.array_equal(found, by.accumulate(mask, 1).astype(np.int32))


def formed(text: str) -> tuple[Any, list[LoopsOp]]:
    """A program after `form-program`, and its loops."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    apply(module, ctx, resolve("normalize-contractions, form-program", module, ctx))
    return module, walk_type(module, LoopsOp)


def steps(loops: list[LoopsOp]) -> int:
    return sum(math.prod(each.extents) for each in loops)


@pytest.mark.parametrize(("length", "most"), [
    (65, 20), (256, 20), (1024, 24), (4096, 24), (65536, 40), (1 << 20, 40),
])  # fmt: skip
def test_few_steps_for_each_element(length: int, most: int) -> None:
    _, loops = formed(scan("addf", shape=(2, length)))
    assert steps(loops) <= most * 2 * length
    assert 3 <= len(loops) <= 2 * math.log(length, 8) + 1


@pytest.mark.parametrize("length", [1, 10, DIRECT])
def test_short_rows_are_one_reduction(length: int) -> None:
    _, loops = formed(scan("addf", shape=(2, length)))
    assert len(loops) == 1 and steps(loops) == 2 * length * length


def test_runs_are_short() -> None:
    assert [run_of(n) for n in (65, 512, 1024, 1025, 4096, 16384, 1 << 16)] == [
        8, 8, 16, 8, 8, 16, 16,
    ]  # fmt: skip


def test_a_start_that_changes_nothing_is_no_kernel() -> None:
    text = scan("addf", inclusive=False, shape=(2, 100))
    zeros = """%n = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %z = linalg.fill ins(%n : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %0:2"""
    started = text.replace("%0:2", zeros).replace("outs(%y, %w", "outs(%y, %z")
    assert len(formed(text)[1]) == len(formed(started)[1]) + 1


@pytest.mark.parametrize("rows", [1, 3])
def test_rows_may_be_open(rows: int) -> None:
    text = scan("addf", shape=(3, 100)).replace("<3x", "<?x")
    text = text.replace("%y = tensor.empty()", """%first = arith.constant 0 : index
  %d = tensor.dim %x, %first : tensor<?x100xf32>
  %y = tensor.empty(%d)""")  # fmt: skip
    x = drawn((rows, 100), "addf", np.float32)
    (found,) = gemmc.compile(text, pipeline="auto").simulate(x, np.zeros(rows, np.float32))
    assert np.array_equal(found, np.cumsum(x, 1))


def test_many_rows_are_read_by_threads_side_by_side() -> None:
    """A thread has neighbours of one run of the result, and one sum of a run; steps of sums are
    taken eight at a time."""
    text = scan("addf", shape=(4096, 4096))
    ptx = gemmc.compile(text, pipeline="auto").ptx
    kernels = ptx.split(".entry")[1:]
    assert len(kernels) == 5 and "shfl" not in ptx
    assert [each.count("ld.global") for each in kernels] == [8, 8, 20, 8, 8]
    assert [".v4" in each for each in kernels] == [False, False, True, True, True]


@pytest.mark.slow
def test_a_sum_of_8192_by_threads_is_right() -> None:
    module = frontend.parse(scan("addf", shape=(1, 8192)), "t.mlir")
    inputs = make_inputs(module, 0, integers=True)
    (wanted,) = evaluate(module, inputs, rounded=True)
    kernel = gemmc.compile(scan("addf", shape=(1, 8192)), pipeline="auto")
    assert compare(kernel.simulate(*inputs)[0], wanted, exact=True).passed
