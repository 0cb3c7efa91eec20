"""Running sums and affine quantization: against NumPy, at every level; what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from three_ways import outputs_of
from xdsl.dialects import arith

from gemmc import frontend
from gemmc.driver import emit, resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import apply
from gemmc.reference import evaluate

SCAN = """
func.func @main(%x: tensor<WHOLExELEMENT>, %w: tensor<LESSELEMENT>) -> RESULT {
  %y = tensor.empty() : tensor<WHOLExELEMENT>
  %0:2 = NAME.scan dimension(AXIS) inclusive(INCLUSIVE) ins(%x : tensor<WHOLExELEMENT>)
      outs(%y, %w : tensor<WHOLExELEMENT>, tensor<LESSELEMENT>) {
  ^bb0(%a: ELEMENT, %b: ELEMENT):
    %c = arith.COMBINE %a, %b : ELEMENT
    NAME.yield %c : ELEMENT
  } -> tensor<WHOLExELEMENT>, tensor<LESSELEMENT>
  return %0#PLACE : RESULT
}
"""


def scan(combine: str, element: str = "f32", axis: int = 1, inclusive: bool = True,
         name: str = "iree_linalg_ext", place: int = 0,
         shape: tuple[int, ...] = (3, 10)) -> str:  # fmt: skip
    less = "".join(f"{each}x" for number, each in enumerate(shape) if number != axis)
    whole = "x".join(map(str, shape))
    result = f"tensor<{f'{whole}x' if place == 0 else less}{element}>"
    said = {
        "COMBINE": combine, "RESULT": result, "WHOLE": whole, "LESS": less, "ELEMENT": element,
        "AXIS": str(axis), "INCLUSIVE": str(inclusive).lower(), "NAME": name, "PLACE": str(place),
    }  # fmt: skip
    text = SCAN
    for key, value in said.items():
        text = text.replace(key, value)
    return text


CASES: list[tuple[str, str, int, bool, Any]] = [
    ("addf", "f32", 1, True, np.add),
    ("addf", "f32", 0, False, np.add),
    ("mulf", "f32", 1, False, np.multiply),
    ("maximumf", "f32", 0, True, np.maximum),
    ("minimumf", "f32", 1, False, np.minimum),
    ("addi", "i32", 1, True, np.add),
    ("maxsi", "i32", 0, False, np.maximum),
]


def outputs(text: str, inputs: list[Any]) -> dict[str, Any]:
    """The one output: of the last IR, and of the PTX."""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    pipeline = resolve("auto", module, ctx)
    apply(module, ctx, pipeline)
    made = emit(module, pipeline)
    (of_ops,), (of_text,) = run(module, inputs), run_text(made.ptx, made.manifest, inputs)
    return {"ops": of_ops, "text": of_text}


def expected(by: Any, x: Any, before: Any, axis: int, inclusive: bool) -> Any:
    """By NumPy's own running functions, of what is in front as well where it counts."""
    if inclusive:
        return by.accumulate(x, axis)
    longer = np.concatenate([np.expand_dims(before, axis), x], axis)
    return np.take(by.accumulate(longer, axis), range(x.shape[axis]), axis)


@pytest.mark.parametrize(("combine", "element", "axis", "inclusive", "by"), CASES)
def test_running_sums_are_numpy_s(
    combine: str, element: str, axis: int, inclusive: bool, by: Any
) -> None:
    text = scan(combine, element, axis, inclusive, "tm_tensor" if inclusive else "iree_linalg_ext")
    draw = np.random.default_rng(0)
    kind = np.float32 if element == "f32" else np.int32
    x = draw.integers(-3, 4, (3, 10)).astype(kind)
    before = draw.integers(-3, 4, 10 if axis == 0 else 3).astype(kind)
    wanted = expected(by, x, before, axis, inclusive)
    (found,) = evaluate(frontend.parse(text, "t.mlir"), [x, before], rounded=True)
    assert np.array_equal(found.value, wanted)
    for level, output in outputs(text, [x, before]).items():
        assert np.array_equal(output, wanted), level


@pytest.mark.parametrize("inclusive", [True, False])
@pytest.mark.parametrize(("combine", "by"), [("addf", np.add), ("subf", np.subtract)])
@pytest.mark.parametrize("axis", [0, 1])
def test_what_all_combine_to(combine: str, by: Any, axis: int, inclusive: bool) -> None:
    x = np.random.default_rng(0).integers(-3, 4, (3, 10)).astype(np.float32)
    before = np.arange(10 if axis == 0 else 3, dtype=np.float32)
    elements = list(np.moveaxis(x, axis, 0))
    wanted = elements.pop(0) if inclusive else before
    for each in elements:
        wanted = by(wanted, each)
    text = scan(combine, axis=axis, inclusive=inclusive, place=1)
    (found,) = evaluate(frontend.parse(text, "t.mlir"), [x, before], rounded=True)
    assert np.array_equal(found.value, wanted)
    for level, output in outputs(text, [x, before]).items():
        assert np.array_equal(output, wanted), level


@pytest.mark.parametrize("inclusive", [True, False])
def test_elements_are_combined_by_any_ops(inclusive: bool) -> None:
    """The larger plus a quarter of the smaller: another order of its steps is another result."""
    several = """%l = arith.maximumf %a, %b : f32
    %s = arith.minimumf %a, %b : f32
    %q = arith.constant 0.25 : f32
    %t = arith.mulf %s, %q : f32
    %c = arith.addf %l, %t : f32"""
    text = scan("addf", inclusive=inclusive).replace("%c = arith.addf %a, %b : f32", several)
    x = np.random.default_rng(0).integers(-3, 4, (3, 10)).astype(np.float32)
    before = np.arange(3, dtype=np.float32)
    made, so_far = list[Any](), None if inclusive else before
    for each in x.T:
        if not inclusive:
            made.append(so_far)
        both = each if so_far is None else np.maximum(so_far, each) + np.minimum(so_far, each) / 4
        so_far = both
        if inclusive:
            made.append(both)
    wanted = np.stack(made, 1)
    (found,) = evaluate(frontend.parse(text, "t.mlir"), [x, before], rounded=False)
    np.testing.assert_allclose(found.value, wanted, rtol=1e-5)
    for level, output in outputs(text, [x, before]).items():
        np.testing.assert_allclose(output, wanted, rtol=1e-5, err_msg=level)


@pytest.mark.parametrize(("before", "after", "message"), [
    ("dimension(1)", "dimension(2)", "needed one of 2 dimensions; found 2"),
    ("tensor<3xf32>", "tensor<4xf32>", "others without the dimension; found tensor<3x10xf32>"),
    ("%b: f32", "%b: f16", "needed a body of two f32; found another"),
    ("tensor<3xf32>", "tensor<3xf16>", "needed tensors of one element type"),
])  # fmt: skip
def test_scans_that_are_none_are_refused(before: str, after: str, message: str) -> None:
    text = scan("maximumf").replace(before, after)
    if after.startswith("%b"):
        text = text.replace("maximumf %a, %b", "negf %a")
    module = frontend.parse(text, "t.mlir")
    with pytest.raises(GemmcError, match=message):
        frontend.verify(module)


QUANTIZED = """
#m = affine_map<(d0, d1) -> (d0, d1)>
#0 = affine_map<(d0, d1) -> ()>
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %s = arith.constant 0.5 : f32
  %z = arith.constant 100 : i64
  %q = tensor.empty() : tensor<4x8xi8>
  %y = tensor.empty() : tensor<4x8xf32>
  %0 = iree_linalg_ext.quantize_affine <indexing_maps = [#m, #0, #0, #m],
      quant_min = LOW, quant_max = HIGHSTORAGE> ins(%x, %s, %z : tensor<4x8xf32>, f32, i64)
      outs(%q : tensor<4x8xi8>) -> tensor<4x8xi8>
  %1 = iree_linalg_ext.dequantize_affine <indexing_maps = [#m, #0, #0, #m],
      quant_min = LOW, quant_max = HIGHINPUT> ins(%0, %s, %z : tensor<4x8xi8>, f32, i64)
      outs(%y : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
"""


@pytest.mark.parametrize(("low", "high"), [(0, 255), (-128, 127)])
def test_quantization_rounds_to_even_and_stays_within_its_ends(low: int, high: int) -> None:
    words = (", storage_unsigned", ", input_unsigned") if low == 0 else ("", "")
    text = QUANTIZED.replace("LOW", str(low)).replace("HIGH", str(high))
    text = text.replace("STORAGE", words[0]).replace("INPUT", words[1])
    x = (np.arange(32, dtype=np.float32).reshape(4, 8) - 16) * 7.25
    wanted = (np.clip(np.round(x / 0.5) + 100, low, high) - 100) * 0.5
    (found,) = evaluate(frontend.parse(text, "t.mlir"), [x], rounded=True)
    assert np.array_equal(found.value, wanted)
    for level, output in outputs(text, [x]).items():
        assert np.array_equal(output, wanted), level


BY_CHANNEL = """
#m = affine_map<(d0, d1) -> (d0, d1)>
#c = affine_map<(d0, d1) -> (d1)>
func.func @main(%x: tensor<4x3xi8>, %y: tensor<4x3xf32>, %s: tensor<3xf32>, %z: tensor<3xi8>)
    -> (tensor<4x3xf32>, tensor<4x3xi8>) {
  %e = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<4x3xi8>
  %0 = iree_linalg_ext.dequantize_affine <indexing_maps = [#m, #c, #c, #m], quant_min = 0,
      quant_max = 255, input_unsigned, zp_unsigned> ins(%x, %s, %z : tensor<4x3xi8>, tensor<3xf32>,
      tensor<3xi8>) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = iree_linalg_ext.quantize_affine <indexing_maps = [#m, #c, #c, #m], quant_min = 0,
      quant_max = 255, storage_unsigned, zp_unsigned> ins(%y, %s, %z : tensor<4x3xf32>,
      tensor<3xf32>, tensor<3xi8>) outs(%b : tensor<4x3xi8>) -> tensor<4x3xi8>
  return %0, %1 : tensor<4x3xf32>, tensor<4x3xi8>
}
"""


def test_a_channel_has_a_zero_point_without_a_sign() -> None:
    x = np.array([[0, 255, 130], [9, 128, 3], [127, 200, 255], [1, 2, 3]], np.uint8)
    y = np.array([[0, -90, 9], [-55, 1.25, 63.5], [-500, 0.25, 1], [30, -32, 900]], np.float32)
    scales, zeros = np.array([0.5, 2, 0.25], np.float32), np.array([200, 3, 255], np.uint8)
    floats = (x.astype(np.int32) - zeros) * scales
    whole = np.clip(np.round(y / scales) + zeros.astype(np.float32), 0, 255).astype(np.uint8)
    inputs = [x.view(np.int8), y, scales, zeros.view(np.int8)]
    known = evaluate(frontend.parse(BY_CHANNEL, "t.mlir"), inputs, rounded=True)
    assert np.array_equal(known[0].value, floats)
    assert np.array_equal(known[1].value.astype(np.int8).view(np.uint8), whole)
    for level, (one, other) in outputs_of(BY_CHANNEL, inputs).items():
        assert np.array_equal(one, floats), level
        assert np.array_equal(other.view(np.uint8), whole), level


def test_an_end_that_is_no_f16_is_infinite() -> None:
    text = BY_CHANNEL.replace("quant_max = 255, storage", "quant_max = 65535, storage")
    text = text.replace("f32", "f16").replace("i8", "i16")
    ends = {str(op.value) for op in frontend.parse(text, "t.mlir").walk()
            if isinstance(op, arith.ConstantOp)}  # fmt: skip
    assert ends == {"0.000000e+00 : f16", "0x7c00 : f16"}


def test_another_word_of_quantization_is_refused() -> None:
    needed = "needed storage_unsigned or zp_unsigned; found zero_unsigned"
    with pytest.raises(GemmcError, match=rf"^t\.mlir:11:.*{needed}"):
        frontend.parse(BY_CHANNEL.replace("storage_unsigned, zp_", "zero_"), "t.mlir")


def test_quantization_of_other_types_is_refused() -> None:
    text = QUANTIZED.replace("LOW", "0").replace("HIGH", "9")
    text = text.replace("STORAGE", "").replace("INPUT", "")
    text = text.replace("%q : tensor<4x8xi8>", "%q : tensor<4x8xf16>")
    text = text.replace("empty() : tensor<4x8xi8>", "empty() : tensor<4x8xf16>")
    with pytest.raises(GemmcError, match=r"^t\.mlir:9:.*needed floats, and integers of them"):
        frontend.parse(text, "t.mlir")
