"""Shapes that a program computes as tensors: read as arithmetic of sizes, and nothing left of the
tensors; and what is refused of the `shape` dialect."""

# ruff: noqa: E501

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects import tensor

from gemmc import frontend
from gemmc.dialects.constants import constant_of
from gemmc.dialects.sizes import naming
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate, main_function, make_inputs

DOUBLED = """
#id = affine_map<(i, j) -> (i, j)>
func.func @main(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  SHAPE
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %sum = arith.addf %a, %a : f32
    linalg.yield %sum : f32
  } -> tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
"""

SHAPES = {
    "an extent of a shape": """
  %s = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
  %n = tensor.extract %s[%c0] : tensor<2xindex>""",
    "get_extent of a cast shape": """
  %s = shape.shape_of %x : tensor<?x4xf32> -> tensor<?xindex>
  %t = tensor.cast %s : tensor<?xindex> to tensor<2xindex>
  %n = shape.get_extent %t, %c0 : tensor<2xindex>, index -> index""",
    "a shape made a tensor": """
  %s = shape.shape_of %x : tensor<?x4xf32> -> tensor<?xindex>
  %t = shape.to_extent_tensor %s : tensor<?xindex> -> tensor<2xindex>
  %u = shape.to_extent_tensor %t : tensor<2xindex> -> tensor<2xindex>
  %n = tensor.extract %u[%c0] : tensor<2xindex>""",
    "dim": """
  %n = shape.dim %x, %c0 : tensor<?x4xf32>, index -> index""",
    "all elements by those of a row": """
  %s = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
  %all = shape.num_elements %s : tensor<2xindex> -> index
  %r = shape.const_shape [4] : tensor<1xindex>
  %w = tensor.extract %r[%c0] : tensor<1xindex>
  %n = arith.divui %all, %w : index""",
    "arithmetic of whole tensors": """
  %d = tensor.dim %x, %c0 : tensor<?x4xf32>
  %d32 = arith.index_cast %d : index to i32
  %s = tensor.from_elements %d32, %d32 : tensor<2xi32>
  %two = arith.constant dense<[2, 3]> : tensor<2xi32>
  %p = arith.muli %s, %two : tensor<2xi32>
  %m = arith.subi %p, %s : tensor<2xi32>
  %i = arith.index_cast %m : tensor<2xi32> to tensor<2xindex>
  %n = tensor.extract %i[%c0] : tensor<2xindex>""",
    "joined by a choice in a body": """
  %d = tensor.dim %x, %c0 : tensor<?x4xf32>
  %d32 = arith.index_cast %d : index to i32
  %f = tensor.from_elements %d32 : tensor<i32>
  %g = tensor.expand_shape %f [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %k = arith.constant dense<4> : tensor<1xi32>
  %e2 = tensor.empty() : tensor<2xi32>
  %s = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e2 : tensor<2xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %size = tensor.dim %k, %c0 : tensor<1xi32>
    %first = arith.cmpi ult, %i, %size : index
    %v = scf.if %first -> (i32) {
      %t = tensor.extract %k[%i] : tensor<1xi32>
      scf.yield %t : i32
    } else {
      %j = arith.subi %i, %size : index
      %t = tensor.extract %g[%j] : tensor<1xi32>
      scf.yield %t : i32
    }
    linalg.yield %v : i32
  } -> tensor<2xi32>
  %l = tensor.extract %s[%c1] : tensor<2xi32>
  %n = arith.index_cast %l : i32 to index""",
    "joined by concat": """
  %d = tensor.dim %x, %c0 : tensor<?x4xf32>
  %f = tensor.from_elements %d : tensor<1xindex>
  %k = arith.constant dense<4> : tensor<1xindex>
  %s = tensor.concat dim(0) %k, %f : (tensor<1xindex>, tensor<1xindex>) -> tensor<2xindex>
  %n = tensor.extract %s[%c1] : tensor<2xindex>""",
    "an affine map of a size": """
  %d = tensor.dim %x, %c0 : tensor<?x4xf32>
  %m = affine.apply affine_map<()[s] -> (s + 4)>()[%d]
  %f = tensor.from_elements %m : tensor<1xindex>
  %k = arith.constant dense<4> : tensor<1xindex>
  %s = arith.subi %f, %k : tensor<1xindex>
  %n = tensor.extract %s[%c0] : tensor<1xindex>""",
    "every second of a slice": """
  %d = tensor.dim %x, %c0 : tensor<?x4xf32>
  %f = tensor.from_elements %c1, %c1, %c0, %d : tensor<4xindex>
  %s = tensor.extract_slice %f[1] [2] [2] : tensor<4xindex> to tensor<2xindex>
  %n = tensor.extract %s[%c1] : tensor<2xindex>""",
    "one element of a slice of two dimensions": """
  %d = tensor.dim %x, %c0 : tensor<?x4xf32>
  %f = tensor.from_elements %c1, %c0, %c0, %d : tensor<2x2xindex>
  %s = tensor.extract_slice %f[0, 1] [2, 1] [1, 1] : tensor<2x2xindex> to tensor<2xindex>
  %n = tensor.extract %s[%c1] : tensor<2xindex>""",
}


def check(text: str, sizes: dict[str, int]) -> None:
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    inputs = make_inputs(module, 0, True, sizes)
    wanted = evaluate(module, inputs, rounded=True)
    apply(module, ctx, resolve("auto", module, ctx))
    for one, other in zip(run(module, inputs), wanted, strict=True):
        assert np.array_equal(one, other.value)


@pytest.mark.parametrize("name", SHAPES)
def test_a_size_that_tensors_tell(name: str) -> None:
    text = DOUBLED.replace("SHAPE", SHAPES[name])
    module = frontend.parse(text, "t.mlir", frontend.context())
    frontend.verify(module)
    gone = tensor.ExtractOp | tensor.FromElementsOp | tensor.ConcatOp
    assert not any(isinstance(op, gone) for op in module.walk())
    named = naming(main_function(module))
    assert [len(each) for each in named.places.values()] == [1]
    check(text, {"arg0.shape[0]": 5})


EXPANDED = """
#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i) -> (i)>
func.func @main(%x: tensor<1x4xf32>) -> tensor<3x4xf32> {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %three = arith.constant 3 : i64
  %none = arith.constant dense<false> : tensor<1xi1>
  %some = arith.constant dense<[3, 4]> : tensor<2xi64>
  %ones = arith.constant dense<1> : tensor<1xi64>
  %b = tensor.empty() : tensor<1xi1>
  %test = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%none : tensor<1xi1>) outs(%b : tensor<1xi1>) {
  ^bb0(%a: i1, %o: i1):
    %not = arith.xori %a, %true : i1
    %both = arith.andi %not, %true : i1
    linalg.yield %both : i1
  } -> tensor<1xi1>
  %first = tensor.extract_slice %some[0] [1] [1] : tensor<2xi64> to tensor<1xi64>
  %i = tensor.empty() : tensor<1xi64>
  %s = linalg.generic {indexing_maps = [#one, #one, #one, #one], iterator_types = ["parallel"]} ins(%test, %first, %ones : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%i : tensor<1xi64>) {
  ^bb0(%c: i1, %a: i64, %d: i64, %o: i64):
    %v = arith.select %c, %a, %d : i64
    linalg.yield %v : i64
  } -> tensor<1xi64>
  %size = tensor.extract %s[%c0] : tensor<1xi64>
  %fits = arith.cmpi sle, %size, %three : i64
  cf.assert %fits, "not more than three rows"
  %n = arith.index_cast %size : i64 to index
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (0, j)>, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<1x4xf32>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<?x4xf32>
  %r = tensor.cast %y : tensor<?x4xf32> to tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
"""
"""ONNX's Expand by a shape of constants, as IREE has it: no text names a tensor of sizes."""


def test_a_size_that_conditions_on_constants_choose() -> None:
    check(EXPANDED, {})


def test_a_slice_of_a_shape_that_a_number_places_is_no_size() -> None:
    text = EXPANDED.replace("%x: tensor<1x4xf32>)", "%x: tensor<1x4xf32>, %k: index)")
    text = text.replace("%some[0] [1] [1]", "%some[%k] [1] [1]")
    with pytest.raises(GemmcError, match="needed an assertion that compares two sizes"):
        check(text, {})


STRETCHED = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 1.5 : f32
  %k = arith.constant FACTOR : f32
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %i = arith.index_cast %d : index to i64
  %f = arith.sitofp %i : i64 to f32
  %m = OP : f32
  %w = ROUNDED : f32
  %n = arith.fptosi %w : f32 to i64
  %s = arith.index_cast %n : i64 to index
  %e = tensor.empty(%s) : tensor<?xf32>
  %y = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
"""
"""As many numbers as there are times a factor, which torch has as floats: an image that is resized
by a factor has an open height."""

TIMES, OVER, BEHIND = "arith.mulf %f, %k", "arith.divf %f, %k", "arith.mulf %k, %f"


@pytest.mark.parametrize(("factor", "op", "rounded", "found"), [
    ("2.0", TIMES, "math.floor %m", (2, 4, 14, 200)), ("1.5", BEHIND, "math.floor %m", (1, 3, 10, 150)),
    ("0.5", TIMES, "math.ceil %m", (1, 1, 4, 50)), ("0.5", TIMES, "arith.addf %m, %z", None),
    ("3.0", OVER, "math.floor %m", (0, 0, 2, 33)), ("0.25", OVER, "math.floor %m", (4, 8, 28, 400)),
    ("0.7", TIMES, "math.floor %m", None), ("0.75", OVER, "math.floor %m", None), ("0.0", OVER, "math.floor %m", None),
    ("-2.0", TIMES, "math.floor %m", None), ("2.0", "arith.divf %k, %f", "math.floor %m", None),
])  # fmt: skip
def test_a_size_times_a_short_fraction_as_a_float(
    factor: str, op: str, rounded: str, found: tuple[int, ...] | None
) -> None:
    text = STRETCHED.replace("FACTOR", factor).replace("OP", op).replace("ROUNDED", rounded)
    if found is None:
        with pytest.raises(GemmcError, match="needed sizes that follow from the arguments'"):
            check(text, {"arg0.shape[0]": 5})
        return
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    apply(module, ctx, resolve("auto", module, ctx))
    for n, size in zip((1, 2, 7, 100), found, strict=True):
        (made,) = run(module, [np.zeros(n, np.float32)])
        assert made.shape == (size,) and (made == 1.5).all()


@pytest.mark.parametrize(("old", "new"), [
    ("f32 to i64", "bf16 to i64"), ("index_cast %d :", "index_cast %less :"),
])  # fmt: skip
def test_a_size_as_a_float_that_rounds_otherwise(old: str, new: str) -> None:
    """In 16 bits sizes are no integers; what may be below 0 is rounded up."""
    text = STRETCHED.replace("FACTOR", "0.5").replace("OP", TIMES).replace("ROUNDED : f32", "")
    text = text.replace("  %w = \n", "").replace("%w", "%m").replace(old, new)
    if "bf16" in new:
        fill = "  %z = arith.constant 1.5 : f32\n"
        text = text.replace(" f32\n", " bf16\n").replace(fill.replace("f32", "bf16"), fill)
        text = text.replace("to f32", "to bf16")
    else:
        six = "%six = arith.constant 6 : index\n  %less = arith.subi %d, %six : index\n  %i"
        text = text.replace("%i = arith.index_cast", f"{six} = arith.index_cast")
    with pytest.raises(GemmcError, match="needed sizes that follow from the arguments'"):
        check(text, {"arg0.shape[0]": 5})


RESHAPED = """
func.func @main(%x: tensor<?x4x6xf32>, %w: tensor<6x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x4x6xf32>
  %one = tensor.from_elements %d : tensor<1xindex>
  %four = arith.constant dense<4> : tensor<1xindex>
  %rows = arith.muli %one, %four : tensor<1xindex>
  %six = arith.constant dense<6> : tensor<1xindex>
  %s = tensor.concat dim(0) %rows, %six : (tensor<1xindex>, tensor<1xindex>) -> tensor<2xindex>
  %y = tensor.reshape %x(%s) : (tensor<?x4x6xf32>, tensor<2xindex>) -> tensor<?x6xf32>
  %n = tensor.extract %rows[%c0] : tensor<1xindex>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %p = linalg.matmul ins(%y, %w : tensor<?x6xf32>, tensor<6x8xf32>) outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %p : tensor<?x8xf32>
}
"""


@pytest.mark.parametrize("d", [1, 3])
def test_a_reshape_by_a_computed_shape(d: int) -> None:
    check(RESHAPED, {"arg0.shape[0]": d})


def test_elements_of_arguments_stay_elements() -> None:
    """A size is no number of a tensor that a call gives."""
    text = DOUBLED.replace("%x: tensor<?x4xf32>)", "%x: tensor<?x4xf32>, %t: tensor<2xindex>)")
    text = text.replace("SHAPE", "%n = tensor.extract %t[%c0] : tensor<2xindex>")
    module = frontend.parse(text, "t.mlir", frontend.context())
    assert sum(isinstance(op, tensor.ExtractOp) for op in module.walk()) == 1


@pytest.mark.parametrize(("line", "found"), [
    ("%s = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xi32>\n  %n = arith.constant 4 : index",
     r"7:3: error: shape\.shape_of: needed a tensor of indices for the shape; found tensor<2xi32>"),
    ("%r = arith.constant 2 : index\n  %n = shape.dim %x, %r : tensor<?x4xf32>, index -> index",
     r"8:3: error: shape\.dim: needed a constant below the rank for the dimension; found another"),
    ("%s = shape.shape_of %x : tensor<?x4xf32> -> tensor<?xindex>\n"
     "  %n = shape.num_elements %s : tensor<?xindex> -> index",
     r"8:3: error: shape\.num_elements: needed a shape of a known rank; found tensor<\?xindex>"),
    ("%n = shape.rank %x : tensor<?x4xf32> -> index",
     r"7:3: error: shape\.rank: needed an operation that gemmc reads"),
])  # fmt: skip
def test_shapes_that_are_refused(line: str, found: str) -> None:
    with pytest.raises(GemmcError, match=found):
        frontend.parse("\n" + DOUBLED.replace("SHAPE", line), "t.mlir", frontend.context())


FOLDED = """
func.func @main(%x: tensor<?xf32>) -> tensor<1xi32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant {a}
  %b = arith.constant {b}
  %t = tensor.from_elements %a, %b : tensor<2x{of}>
  %u = tensor.extract %t[%c0] : tensor<2x{of}>
  %w = tensor.extract %t[%c1] : tensor<2x{of}>
  %e = tensor.empty() : tensor<1xi32>
  %g = linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}} outs(%e : tensor<1xi32>) {{
  ^bb0(%o: i32):
    {op}
    linalg.yield %r : i32
  }} -> tensor<1xi32>
  %v = tensor.extract %g[%c0] : tensor<1xi32>
  %s = tensor.from_elements %v : tensor<1xi32>
  return %s : tensor<1xi32>
}}"""


@pytest.mark.parametrize(
    ("a", "b", "of", "op", "wanted"),
    [
        ("7", "3", "i32", "%r = arith.remsi %u, %w : i32", 1),
        ("-7", "3", "i32", "%r = arith.remsi %u, %w : i32", None),
        ("-7", "3", "i32", "%r = arith.divsi %u, %w : i32", None),
        ("-7", "3", "i32", "%r = arith.addi %u, %w : i32", -4),
        ("65536", "65536", "i32", "%r = arith.muli %u, %w : i32", None),
        ("true", "false", "i1", "%r = arith.extui %u : i1 to i32", 1),
        ("true", "false", "i1", "%r = arith.extsi %u : i1 to i32", None),
        ("-1", "7", "i32", "%t0 = arith.cmpi ult, %u, %w : i32\n    %r = arith.select %t0, %u, %w : i32", None),
        ("-1", "7", "i32", "%t0 = arith.cmpi slt, %u, %w : i32\n    %r = arith.select %t0, %u, %w : i32", -1),
        ("200", "3", "i32", "%n = arith.trunci %u : i32 to i8\n    %r = arith.extui %n : i8 to i32", None),
    ],
)  # fmt: skip
def test_numbers_that_are_no_sizes(a: str, b: str, of: str, op: str, wanted: int | None) -> None:
    """What holds of sizes alone is not said of other numbers; they are computed as they stand."""
    kind = "" if of == "i1" else f" : {of}"
    text = FOLDED.format(a=a + kind, b=b + kind, of=of, op=op)
    module = frontend.parse(text, "t.mlir", frontend.context())
    made = next(o for o in module.walk() if isinstance(o, tensor.FromElementsOp) and o.result.uses)
    assert constant_of(made.operands[0]) == wanted


SINGLE = """
func.func @main(%y: tensor<4xf32>, %z: tensor<1x1xi32>) -> (tensor<f32>, tensor<i32>, tensor<1x1xf32>) {
  %none = tensor.from_elements : tensor<0xindex>
  %c = arith.constant dense<> : tensor<0xi32>
  %1 = tensor.extract_slice %y[2] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %2 = tensor.reshape %1(%c) : (tensor<1xf32>, tensor<0xi32>) -> tensor<f32>
  %3 = tensor.reshape %z(%none) : (tensor<1x1xi32>, tensor<0xindex>) -> tensor<i32>
  %k = arith.constant dense<1> : tensor<2xi32>
  %4 = tensor.reshape %2(%k) : (tensor<f32>, tensor<2xi32>) -> tensor<1x1xf32>
  return %2, %3, %4 : tensor<f32>, tensor<i32>, tensor<1x1xf32>
}
"""


def test_a_shape_without_extents_is_that_of_one_element() -> None:
    check(SINGLE, {})
