"""Elements at indices that a program computes, integers and their reductions: every level computes
what the program says, and a gather reads nothing outside of its table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from parts import thorough_but
from three_ways import outputs_of

from gemmc import frontend, reference
from gemmc.driver import emit, resolve
from gemmc.errors import GemmcError
from gemmc.interpret import InterpretError
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import apply

ROW, ROWS = "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d0, d1)>"
FIRST, NONE = "affine_map<(d0, d1) -> (d0)>", "affine_map<(d0) -> ()>"
Arrays = Sequence[np.ndarray[Any, Any]]

LOOKUP = f"""
func.func @main(%t: tensor<5x6xKIND>, %i: tensor<8xi32>) -> tensor<8x6xKIND> {{
  %e = tensor.empty() : tensor<8x6xKIND>
  %r = linalg.generic {{indexing_maps = [{FIRST}, {ROWS}], 
      iterator_types = ["parallel", "parallel"]}}
      ins(%i : tensor<8xi32>) outs(%e : tensor<8x6xKIND>) {{
  ^bb0(%in: i32, %out: KIND):
    %d = linalg.index 1 : index
    %row = arith.index_cast %in : i32 to index
    %x = tensor.extract %t[%row, %d] : tensor<5x6xKIND>
    linalg.yield %x : KIND
  }} -> tensor<8x6xKIND>
  func.return %r : tensor<8x6xKIND>
}}"""

WINDOW = """
func.func @main(%x: tensor<8x6xf32>, %y: tensor<3x2xf32>, %i: i32)
    -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  %zero = arith.constant 0 : i32
  %most = arith.constant 4 : i32
  %low = arith.maxsi %i, %zero : i32
  %at = arith.minsi %low, %most : i32
  %n = arith.index_cast %at : i32 to index
  %a = tensor.insert_slice %y into %x[%n, 1] [3, 2] [1, 3]
      : tensor<3x2xf32> into tensor<8x6xf32>
  %b = tensor.extract_slice %x[%n, 0] [4, 6] [1, 1] : tensor<8x6xf32> to tensor<4x6xf32>
  func.return %a, %b : tensor<8x6xf32>, tensor<4x6xf32>
}"""


def combined(op: str, kind: str = "i32", start: int = 3) -> str:
    """Rows combined from a number on, of what an integer op makes of them."""
    return f"""
func.func @main(%x: tensor<4x9x{kind}>) -> tensor<4x{kind}> {{
  %start = arith.constant dense<{start}> : tensor<4x{kind}>
  %five = arith.constant 5 : {kind}
  %r = linalg.generic {{indexing_maps = [{ROWS}, {FIRST}], 
      iterator_types = ["parallel", "reduction"]}}
      ins(%x : tensor<4x9x{kind}>) outs(%start : tensor<4x{kind}>) {{
  ^bb0(%in: {kind}, %out: {kind}):
    %v = arith.shli %in, %five : {kind}
    %w = arith.xori %v, %in : {kind}
    %y = arith.{op} %out, %w : {kind}
    linalg.yield %y : {kind}
  }} -> tensor<4x{kind}>
  func.return %r : tensor<4x{kind}>
}}"""


def levels(text: str, inputs: Arrays) -> list[list[np.ndarray[Any, Any]]]:
    """What a program makes of inputs: as kernels on tensors, in PTX ops and as PTX text."""
    made = outputs_of(text, inputs, "gathers.mlir").values()
    return [[np.asarray(each) for each in outputs] for outputs in made]


def wanted(text: str, inputs: Arrays) -> list[np.ndarray[Any, Any]]:
    module = frontend.parse(text, "gathers.mlir")
    return [each.value for each in reference.evaluate(module, inputs, rounded=True)]


@pytest.mark.parametrize("kind", thorough_but(("f32", "bf16", "i32"), lambda each: each == "bf16"))
def test_a_table_is_read_at_indices_that_a_tensor_has(kind: str) -> None:
    text = LOOKUP.replace("KIND", kind)
    table = np.arange(1, 31).reshape(5, 6)
    given = reference.make_inputs(frontend.parse(text, "x.mlir"), 0, True)
    inputs = [table.astype(given[0].dtype), np.array([4, 0, -1, 5, 2, 2, 1 << 20, 3], np.int32)]
    needed = np.where((inputs[1] >= 0) & (inputs[1] < 5), 1, 0)[:, None] * table[
        np.clip(inputs[1], 0, 4)
    ]
    for (found,) in levels(text, inputs):
        assert (found.astype(np.float64) == needed).all()
    assert (wanted(text, inputs)[0] == needed).all()


def test_without_its_guard_a_gather_reads_outside() -> None:
    """The predicate of the load is what keeps an index outside from being read."""
    text = LOOKUP.replace("KIND", "f32")
    ctx = frontend.context()
    module = frontend.parse(text, "gathers.mlir", ctx)
    pipeline = resolve("auto", module, ctx)
    apply(module, ctx, pipeline)
    made = emit(module, pipeline)
    unguarded = re.sub(r"@%p\d+ (ld\.global)", r"\1", made.ptx)
    assert unguarded != made.ptx
    inputs = [np.zeros((5, 6), np.float32), np.full(8, 1 << 20, np.int32)]
    run_text(made.ptx, made.manifest, inputs)
    with pytest.raises(InterpretError):
        run_text(unguarded, made.manifest, inputs)


@pytest.mark.parametrize("place", thorough_but((-3, 0, 3, 9), lambda each: each == 3))
def test_slices_begin_where_the_program_computes(place: int) -> None:
    rng = np.random.default_rng(0)
    inputs = [
        rng.integers(-9, 9, (8, 6)).astype(np.float32),
        rng.integers(-9, 9, (3, 2)).astype(np.float32),
        np.array(place, np.int32),
    ]
    at = min(max(place, 0), 4)
    into = inputs[0].copy()
    into[at : at + 3, 1:6:3] = inputs[1]
    for first, second in (*levels(WINDOW, inputs), wanted(WINDOW, inputs)):
        assert (first == into).all()
        assert (second == inputs[0][at : at + 4]).all()


STEPS = f"""
func.func @main(%x: tensor<4x6xi32>, %t: tensor<9xi32>) -> tensor<4xi32> {{
  %start = arith.constant dense<2> : tensor<4xi32>
  %r = linalg.generic {{indexing_maps = [{ROWS}, {FIRST}], 
      iterator_types = ["parallel", "reduction"]}}
      ins(%x : tensor<4x6xi32>) outs(%start : tensor<4xi32>) {{
  ^bb0(%in: i32, %out: i32):
    %low = arith.constant 0 : i32
    %most = arith.constant 8 : i32
    %sum = arith.addi %in, %out : i32
    %above = arith.maxsi %sum, %low : i32
    %inside = arith.minsi %above, %most : i32
    %at = arith.index_cast %inside : i32 to index
    %v = tensor.extract %t[%at] : tensor<9xi32>
    linalg.yield %v : i32
  }} -> tensor<4xi32>
  func.return %r : tensor<4xi32>
}}"""


def test_steps_read_at_places_that_the_step_before_says() -> None:
    rng = np.random.default_rng(0)
    inputs = [rng.integers(-3, 4, (4, 6)).astype(np.int32), rng.permutation(9).astype(np.int32)]
    needed = np.full(4, 2)
    for column in inputs[0].T:
        needed = inputs[1][np.clip(needed + column, 0, 8)]
    for (found,) in (*levels(STEPS, inputs), wanted(STEPS, inputs)):
        assert found.tolist() == needed.tolist()


def chained(length: int) -> str:
    """Tensors each of which reads the one before it at two places that it computes."""
    lines = [f"  %x0 = math.absf %x : tensor<{length}xf32>"]
    for n in range(12):
        lines.append(f"""  %x{n + 1} = linalg.generic {{indexing_maps = [{ROW}],
      iterator_types = ["parallel"]}} outs(%e : tensor<{length}xf32>) {{
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %a = tensor.extract %x{n}[%i] : tensor<{length}xf32>
    %r = arith.remui %i, %two : index
    %b = tensor.extract %x{n}[%r] : tensor<{length}xf32>
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }} -> tensor<{length}xf32>""")
    return "\n".join([
        f"func.func @main(%x: tensor<{length}xf32>) -> tensor<{length}xf32> {{",
        "  %two = arith.constant 2 : index", f"  %e = tensor.empty() : tensor<{length}xf32>",
        *lines, f"  func.return %x12 : tensor<{length}xf32>", "}",
    ])  # fmt: skip


def test_what_is_read_at_computed_places_is_not_computed_again_and_again() -> None:
    """Of 12 levels there would be 4096 reads for an element."""
    text, inputs = chained(5), [np.arange(5, dtype=np.float32)]
    ctx = frontend.context()
    module = frontend.parse(text, "gathers.mlir", ctx)
    apply(module, ctx, resolve("auto", module, ctx))
    assert sum(op.name == "ptx.ld" for op in module.walk()) < 200
    (found,), *_ = levels(text, inputs)
    assert found.tolist() == wanted(text, inputs)[0].tolist()


INTEGERS = ("addi", "muli", "maxsi", "minsi", "maxui", "minui", "andi", "ori", "xori")


@pytest.mark.parametrize(
    "case",
    thorough_but([(op, kind) for op in INTEGERS for kind in ("i32", "i64", "i8")],
                 lambda each: each in (("addi", "i32"), ("minui", "i32"), ("muli", "i8"))),
)  # fmt: skip
def test_integers_are_combined_as_words(case: tuple[str, str]) -> None:
    op, kind = case
    text = combined(op, kind)
    dtype = np.dtype({"i32": "int32", "i64": "int64", "i8": "int8"}[kind])
    inputs = [np.random.default_rng(1).integers(-60, 60, (4, 9)).astype(dtype)]
    made = (inputs[0] << dtype.type(5)) ^ inputs[0]
    start = np.full((4, 1), 3, dtype)
    both = np.concatenate([start, made], 1)
    unsigned = both.view(f"u{dtype.itemsize}")
    with np.errstate(over="ignore"):
        needed = {
            "addi": lambda: both.sum(1, dtype=dtype), "muli": lambda: both.prod(1, dtype=dtype),
            "maxsi": lambda: both.max(1), "minsi": lambda: both.min(1),
            "maxui": lambda: unsigned.max(1).view(dtype),
            "minui": lambda: unsigned.min(1).view(dtype),
            "andi": lambda: np.bitwise_and.reduce(both, 1),
            "ori": lambda: np.bitwise_or.reduce(both, 1),
            "xori": lambda: np.bitwise_xor.reduce(both, 1),
        }[op]()  # fmt: skip
    for (found,) in levels(text, inputs):
        assert found.dtype == dtype
        assert (found == needed).all()


DIVIDED: dict[str, Callable[[Any, Any], Any]] = {
    "divsi": lambda x, y: np.trunc(x / y), "remsi": np.fmod, "floordivsi": np.floor_divide,
    "ceildivsi": lambda x, y: np.ceil(x / y),
}  # fmt: skip


@pytest.mark.parametrize("op", thorough_but(DIVIDED, lambda each: each == "floordivsi"))
def test_quotients_are_rounded_as_their_ops_say(op: str) -> None:
    x, y = (np.asarray(each).ravel() for each in np.meshgrid(np.arange(-9, 9), [-4, -1, 3, 7]))
    shape = f"{x.size}xi32"
    text = f"""
func.func @main(%x: tensor<{shape}>, %y: tensor<{shape}>) -> tensor<{shape}> {{
  %r = arith.{op} %x, %y : tensor<{shape}>
  func.return %r : tensor<{shape}>
}}"""
    inputs = [x.astype(np.int32), y.astype(np.int32)]
    needed = np.asarray(DIVIDED[op](x.astype(np.float64), y.astype(np.float64)))
    for (found,) in levels(text, inputs):
        assert (found == needed).all()


VARIANCE = f"""
func.func @main(%x: tensor<4x9xf32>, %y: tensor<4xf64>) -> (tensor<4xf32>, tensor<4xf64>) {{
  %zero = arith.constant dense<0.0> : tensor<4xf64>
  %low = arith.constant 1.0e-5 : f64
  %s = linalg.generic {{indexing_maps = [{ROWS}, {FIRST}], 
      iterator_types = ["parallel", "reduction"]}}
      ins(%x : tensor<4x9xf32>) outs(%zero : tensor<4xf64>) {{
  ^bb0(%in: f32, %out: f64):
    %w = arith.extf %in : f32 to f64
    %q = arith.mulf %w, %w : f64
    %t = arith.addf %out, %q : f64
    linalg.yield %t : f64
  }} -> tensor<4xf64>
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {{indexing_maps = [{ROW}, {ROW}, {ROW}], iterator_types = ["parallel"]}}
      ins(%s, %y : tensor<4xf64>, tensor<4xf64>) outs(%e : tensor<4xf32>) {{
  ^bb0(%in: f64, %side: f64, %out: f32):
    %a = arith.divf %in, %side : f64
    %b = arith.maximumf %a, %low : f64
    %c = math.rsqrt %b : f64
    %d = arith.truncf %c : f64 to f32
    linalg.yield %d : f32
  }} -> tensor<4xf32>
  func.return %r, %s : tensor<4xf32>, tensor<4xf64>
}}"""


def test_sums_in_f64_keep_its_digits() -> None:
    """Squares of numbers of some 2^-40 beside 1, which f32 would lose."""
    x = np.full((4, 9), 2.0**-20, np.float32)
    x[:, 0] = 1
    y = np.array([1.0, 3.0, 1e-300, -2.0])
    total = (x.astype(np.float64) ** 2).sum(1)
    with np.errstate(all="ignore"):
        needed = (1 / np.sqrt(np.maximum(total / y, 1e-5))).astype(np.float32)
    for first, second in levels(VARIANCE, [x, y]):
        assert (second == total).all()
        assert np.allclose(first, needed, rtol=2.0**-22)


def test_functions_without_an_instruction_of_f64_are_refused() -> None:
    text = VARIANCE.replace("math.rsqrt %b", "math.fma %b, %b, %b")
    with pytest.raises(GemmcError, match="math.fma: needed in f64 one of"):
        levels(text, [])


@pytest.mark.parametrize(
    "op", thorough_but(("extract", "slice", "insert"), lambda each: each == "extract")
)
def test_an_index_of_64_bits_outside_stays_outside(op: str) -> None:
    """An index whose low word is inside of the table."""
    places = np.array([3, (1 << 32) + 3, 3 - (1 << 32), 1 << 31, -(1 << 63), -1, 0, 15], np.int64)
    table = np.arange(1, 17, dtype=np.float32)
    if op == "extract":
        text = f"""
func.func @main(%t: tensor<16xf32>, %i: tensor<8xi64>) -> tensor<8xf32> {{
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {{indexing_maps = [{ROW}, {ROW}], iterator_types = ["parallel"]}}
      ins(%i : tensor<8xi64>) outs(%e : tensor<8xf32>) {{
  ^bb0(%a: i64, %o: f32):
    %x = arith.index_cast %a : i64 to index
    %v = tensor.extract %t[%x] : tensor<16xf32>
    linalg.yield %v : f32
  }} -> tensor<8xf32>
  func.return %r : tensor<8xf32>
}}"""
        needed = np.where((places >= 0) & (places < 16), table[np.clip(places, 0, 15)], 0)
        for (found,) in levels(text, [table, places]):
            assert (found == needed).all()
        return
    sliced = "%s = tensor.extract_slice %t[%n] [4] [1] : tensor<16xf32> to tensor<4xf32>"
    into = "%s = tensor.insert_slice %y into %t[%n] [4] [1] : tensor<4xf32> into tensor<16xf32>"
    kind = "tensor<4xf32>" if op == "slice" else "tensor<16xf32>"
    text = f"""
func.func @main(%t: tensor<16xf32>, %y: tensor<4xf32>, %i: i64) -> {kind} {{
  %n = arith.index_cast %i : i64 to index
  {sliced if op == "slice" else into}
  %r = arith.addf %s, %s : {kind}
  func.return %r : {kind}
}}"""
    inputs = [table, np.zeros(4, np.float32), np.array((1 << 32) + 3, np.int64)]
    needed = np.zeros(4) if op == "slice" else 2 * table
    for (found,) in levels(text, inputs):
        assert (found == needed).all()


@pytest.mark.parametrize("kind", thorough_but(("i8", "i32", "i64"), lambda each: each != "i32"))
def test_floats_as_integers_without_a_sign(kind: str) -> None:
    """Beyond 2^32 for 64 bits; of 8 bits the low ones of a word, as PTX converts."""
    text = f"""
func.func @main(%x: tensor<8xf32>) -> tensor<8x{kind}> {{
  %e = tensor.empty() : tensor<8x{kind}>
  %r = linalg.generic {{indexing_maps = [{ROW}, {ROW}], iterator_types = ["parallel"]}}
      ins(%x : tensor<8xf32>) outs(%e : tensor<8x{kind}>) {{
  ^bb0(%in: f32, %out: {kind}):
    %n = arith.fptoui %in : f32 to {kind}
    linalg.yield %n : {kind}
  }} -> tensor<8x{kind}>
  func.return %r : tensor<8x{kind}>
}}"""
    x = np.array([0.5, 300.0, 2.0**31, 2.0**40, 2.0**63, 2.0**70, 255.0, -3.0], np.float32)
    end = 64 if kind == "i64" else 32
    words = [min(max(int(each), 0), (1 << end) - 1) for each in x]
    needed = np.array(words, np.uint64).view(np.int64).astype(f"int{kind[1:]}")
    for (found,) in levels(text, [x]):
        assert (found == needed).all()


def test_remainders_are_exact_for_all_quotients() -> None:
    text = f"""
func.func @main(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {{
  %e = tensor.empty() : tensor<64xf32>
  %r = linalg.generic {{indexing_maps = [{ROW}, {ROW}, {ROW}], iterator_types = ["parallel"]}}
      ins(%x, %y : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) {{
  ^bb0(%a: f32, %b: f32, %o: f32):
    %n = arith.remf %a, %b : f32
    linalg.yield %n : f32
  }} -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}}"""
    rng = np.random.default_rng(0)
    x, y = (
        np.ldexp(rng.uniform(-2, 2, 64), rng.integers(-126, 126, 64)).astype(np.float32)
        for _ in range(2)
    )
    x[:6], y[:6] = [3.4e38, 1e30, 7, -7, 5, 0], [1e-45, 3, np.inf, 2, 0, 3]
    with np.errstate(all="ignore"):
        needed = np.fmod(x, y)
    for (found,) in levels(text, [x, y]):
        assert np.array_equal(found, needed, equal_nan=True)
    assert np.array_equal(wanted(text, [x, y])[0], needed, equal_nan=True)
