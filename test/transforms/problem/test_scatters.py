"""Scatters: against NumPy, at every level; programs that have them; what is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from scatters import ADD, FORMS, Form, added, as_bytes, outputs, taken, wanted

from gemmc import api, frontend, reference
from gemmc.dialects.sizes import size_names
from gemmc.driver import explain, resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.transforms.problem import _last_updates


@pytest.mark.parametrize("name", FORMS)
def test_updates_are_combined_in_order(name: str) -> None:
    form = FORMS[name]
    inputs = form.made()
    needed = wanted(form, *inputs)
    assert not np.array_equal(needed, inputs[0])
    (found,) = reference.evaluate(frontend.parse(form.text, "t.mlir"), inputs, rounded=True)
    assert np.array_equal(found.value, needed.astype(np.float64))
    inputs = [as_bytes(each) for each in inputs]
    for level, output in outputs(form.text, inputs).items():
        assert output.dtype == as_bytes(needed).dtype, level
        assert np.array_equal(output, needed), level


def test_an_index_of_64_bits_keeps_all_of_them() -> None:
    """Indices whose low words are inside."""
    form = Form("8xf32", "6x1xi64", "6xf32", f"{ADD}f32", added)
    at = np.array([3, (1 << 32) + 3, 3 - (1 << 32), -1, -(1 << 63), (1 << 63) - 1], np.int64)
    inputs = [np.zeros(8, np.float32), at.reshape(6, 1), np.ones(6, np.float32)]
    needed = np.array([0, 0, 0, 1, 0, 0, 0, 0], np.float32)
    (found,) = reference.evaluate(frontend.parse(form.text, "t.mlir"), inputs, rounded=True)
    assert np.array_equal(found.value, needed)
    for level, output in outputs(form.text, inputs).items():
        assert np.array_equal(output, needed), level


def test_an_element_without_an_update_keeps_its_bits() -> None:
    """A NaN, an infinity and -0, beside updates that are NaN or infinite elsewhere."""
    form = FORMS["rows, added"]
    x = np.full((9, 8), -0.0, np.float32)
    x[1], x[2] = np.nan, -np.inf
    at = np.array([[0]] * 7 + [[-1]] * 7, np.int32)
    updates = np.full((14, 8), np.inf, np.float32)
    updates[7:] = np.nan
    needed = x.copy()
    needed[0] = np.inf
    for level, output in outputs(form.text, [x, at, updates]).items():
        assert np.array_equal(output.view(np.int32), needed.view(np.int32)), level


def test_sums_are_rounded_in_the_order_of_the_updates() -> None:
    """1 is lost beside 2^24 unless it is added first, twice."""
    form = Form("1xf32", "3x1xi32", "3xf32", f"{ADD}f32", added)
    at = np.zeros((3, 1), np.int32)
    for updates, total in (([1, 1, 2**24], 2**24 + 2), ([2**24, 1, 1], 2**24)):
        inputs = [np.zeros(1, np.float32), at, np.array(updates, np.float32)]
        for level, output in outputs(form.text, inputs).items():
            assert output.tolist() == [total], level


LAST: dict[str, Form] = {
    "rows": Form("9x8xf32", "14x1xi32", "14x8xf32", "", taken),
    "two indices in another order": Form(
        "3x4x6xbf16", "30x2xi64", "30x6xbf16", "", taken, (1, 0), torch=True
    ),
    "columns": Form("6x7xi32", "9x1xi32", "9x6x1xi32", "", taken, (1,)),
}  # fmt: skip


@pytest.mark.parametrize("name", LAST)
@pytest.mark.parametrize("steps", [0, 1 << 60])
def test_the_last_of_several_stays(name: str, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of few steps in one kernel, of many in two: the second reads the update that was found."""
    monkeypatch.setattr(_last_updates, "FEW_STEPS", steps)
    form = LAST[name]
    ctx = frontend.context()
    said = [*explain(frontend.parse(form.text, "t.mlir", ctx), ctx)]
    assert sum(" by max" in line for line in said) == int(steps == 0)
    inputs = form.made()
    needed = wanted(form, *inputs)
    assert not np.array_equal(needed, inputs[0])
    for level, output in outputs(form.text, inputs).items():
        assert np.array_equal(output, needed), level


def test_the_last_of_several_in_a_table_of_any_size() -> None:
    form = LAST["rows"]
    inputs = form.made()
    text = form.text.replace("tensor<9x8xf32>", "tensor<?x8xf32>")
    for level, output in outputs(text, inputs).items():
        assert np.array_equal(output, wanted(form, *inputs)), level


OPEN = Form("?x4xf32", "?x1xi32", "?x4xf32", f"{ADD}f32", added)


@pytest.mark.parametrize("count", [0, 1, 11])
def test_a_call_tells_how_many_updates_there_are(count: int) -> None:
    """Without any the original is the result; a call's sizes of updates and indices are one."""
    draw = np.random.default_rng(1)
    x = draw.integers(-4, 5, (6, 4)).astype(np.float32)
    at = draw.integers(-2, 8, (count, 1)).astype(np.int32)
    updates = draw.integers(-4, 5, (count, 4)).astype(np.float32)
    form = Form("6x4xf32", f"{count}x1xi32", f"{count}x4xf32", f"{ADD}f32", added)
    needed = wanted(form, x, at, updates)
    for level, output in outputs(OPEN.text, [x, at, updates]).items():
        assert np.array_equal(output, needed), level


ROOT = Path(__file__).parents[3] / "test/programs/seen"

PROGRAMS = (
    "jax_cross_entropy_grad", "jax_embedding_grad", "jax_scatter_add_rows",
    "torch_kv_cache_index_put", "scatter_conditions", "scatter_dynamic_rows", "scatter_elements",
    "scatter_experts_combined", "scatter_histogram", "scatter_segment_max", "scatter_windows",
)  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_are_right(name: str) -> None:
    """In PTX ops, within the reference's bound."""
    ctx = frontend.context()
    module = frontend.parse((ROOT / f"{name}.mlir").read_text(), f"{name}.mlir", ctx)
    source = module.clone()
    sizes = {each: 7 for each in size_names(reference.main_function(source)) if "arg" in each}
    inputs = reference.make_inputs(source, 0, False, sizes)
    inputs = [np.abs(each) if each.dtype == np.int64 else each for each in inputs]
    needed = reference.evaluate(source, inputs, rounded=False)
    apply(module, ctx, resolve("auto", module, ctx))
    for output, each in zip(run(module, inputs), needed, strict=True):
        verdict = reference.compare(output, each, exact=False)
        assert verdict.passed, verdict.text


@pytest.mark.parametrize(("updates", "said"), [
    (8, ": 160 steps in all"), (1 << 26, ": 1342177280 steps in all, which is slow"),
])  # fmt: skip
def test_it_is_said_how_many_steps_there_are(updates: int, said: str) -> None:
    body = f"{ADD}f32".replace("addf", "subf")
    form = Form("5x4xf32", f"{updates}x1xi32", f"{updates}x4xf32", body, added)
    ctx = frontend.context()
    (line,) = [each for each in explain(frontend.parse(form.text, "t.mlir", ctx), ctx)
               if each.startswith("main_0")]  # fmt: skip
    assert line.endswith(f" over 5x4 elements, each in {updates} steps in order{said}")


def test_it_is_said_of_sums_that_read_the_same_again() -> None:
    form = Form("64xf32", f"{1 << 24}x1xi32", f"{1 << 24}xf32", f"{ADD}f32", added)
    ctx = frontend.context()
    lines = [each for each in explain(frontend.parse(form.text, "t.mlir", ctx), ctx)
             if " elements, each combined of 524288 by" in each]  # fmt: skip
    said = "combined of 524288 by add: 1073741824 steps in all, which is slow"
    assert len(lines) == 2 and lines[-1].endswith(said)


WRONG = [
    ("dimension_map = [0]", "dimension_map = [2]", r"different dimensions of 2; found \[2\]"),
    ("dimension_map = [0]", "dimension_map = []", r"different dimensions of 2; found \[\]"),
    ("dimension_map = [0]", "dimension_map = [0, 0]", r"dimensions of 2; found \[0, 0\]"),
    ("dimension_map = [0]", "dimension_map = [0, 1]", "last dimension is 2, one for each"),
    ("14x1xi32", "14x1xf32", "needed integers as indices; found tensor<14x1xf32>"),
    ("14x1xi32", "13x1xi32", "needed as many updates as there are indices; found"),
    ("14x8xf32", "14x6xf32", "an index for dimension 1, or slices that fit it; found"),
    ("14x8xf32", "14x10x8xf32", "an index for dimension 0, or slices that fit it; found"),
    ("14x8xf32", "14xf32", "an index for dimension 1, or slices that fit it; found"),
    ("14x8xf32", "14x1x1x8xf32", "needed slices of at most 2 dimensions; found"),
    ("14x8xf32", "14x8xf16", "needed updates of the original's elements and a result of its type"),
    ("%a: f32", "%a: f16", "needed a body of two f32 that yields one; found another"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "after", "message"), WRONG)
def test_scatters_that_are_none_are_refused(before: str, after: str, message: str) -> None:
    text = FORMS["rows, added"].text.replace(before, after)
    if after.startswith("%a"):
        text = text.replace("addf %b, %a", "addf %b, %b")
    module = frontend.parse(text, "t.mlir")
    with pytest.raises(GemmcError, match=f"^t\\.mlir:3:3: error: .*scatter: .*{message}"):
        frontend.verify(module)


def test_a_mask_is_refused() -> None:
    text = FORMS["rows, added"].text
    text = text.replace("ins(%u, %i : ", "ins(%u, %i, %x : ").replace(
        "tensor<14x1xi32>)\n", "tensor<14x1xi32>, tensor<9x8xf32>)\n"
    )
    with pytest.raises(GemmcError, match=r"^t\.mlir:3:.*updates, indices and an original, all ten"):
        frontend.parse(text, "t.mlir")


def test_a_map_of_other_numbers_is_refused() -> None:
    text = FORMS["elements, the last of several"].text.replace("array<i64: 0, 1>", "[0, 1]")
    with pytest.raises(GemmcError, match=r"^t\.mlir:3:.*dimension_map to be an array of i64; fo"):
        frontend.parse(text, "t.mlir")


def test_a_body_that_reads_tensors_is_refused() -> None:
    text = FORMS["rows, added"].text.replace(
        "%c = arith.addf %b, %a : f32",
        "%n = arith.constant 0 : index\n"
        "    %c = tensor.extract %x[%n, %n] : tensor<9x8xf32>",
    )
    with pytest.raises(GemmcError, match=r"^t\.mlir:7:5: error: tensor\.extract: needed arithm"):
        api.compile(text, pipeline="auto", filename="t.mlir")


FLAT = """
func.func @main(%x: tensor<4x5x9xf32>, %u: tensor<4x5x3xf32>, %c: tensor<4x5x3xi32>)
    -> tensor<4x5x9xf32> {
  %e = tensor.empty() : tensor<4x5x3x1xi32>
  %b = linalg.generic {indexing_maps = [#all], iterator_types = [#p, #p, #p, #p]}
      outs(%e : tensor<4x5x3x1xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index FIRST : index
    %j = arith.index_cast %i : index to i32
    linalg.yield %j : i32
  } -> tensor<4x5x3x1xi32>
  %r = linalg.generic {indexing_maps = [#all], iterator_types = [#p, #p, #p, #p]}
      outs(%e : tensor<4x5x3x1xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    linalg.yield %j : i32
  } -> tensor<4x5x3x1xi32>
  %d = tensor.expand_shape %c [[0], [1], [2, 3]] output_shape [4, 5, 3, 1]
      : tensor<4x5x3xi32> into tensor<4x5x3x1xi32>
  %n = tensor.concat dim(3) %b, %r, %d : (tensor<4x5x3x1xi32>, tensor<4x5x3x1xi32>,
      tensor<4x5x3x1xi32>) -> tensor<4x5x3x3xi32>
  %f = tensor.collapse_shape %n [[0, 1, 2], [3]] : tensor<4x5x3x3xi32> into tensor<60x3xi32>
  %v = tensor.collapse_shape %u [[0, 1, 2]] : tensor<4x5x3xf32> into tensor<60xf32>
  %y = iree_linalg_ext.scatter dimension_map = [0, 1, 2] unique_indices(false)
      ins(%v, %f : tensor<60xf32>, tensor<60x3xi32>) outs(%x : tensor<4x5x9xf32>) {
  ^bb0(%new: f32, %so_far: f32):
    %s = arith.addf %so_far, %new : f32
    iree_linalg_ext.yield %s : f32
  } -> tensor<4x5x9xf32>
  return %y : tensor<4x5x9xf32>
}
""".replace("#all", "affine_map<(a, b, c, d) -> (a, b, c, d)>").replace("#p", '"parallel"')
"""As IREE prints the gradient of `take_along_axis`: the updates are numbered by one dimension."""


@pytest.mark.parametrize(("first", "steps"), [(0, "3 steps"), (2, "4x3 steps")])
def test_updates_of_several_dimensions_are_counted_apart(first: int, steps: int) -> None:
    """An element looks at those of its batch and row alone, not at all 60."""
    rng = np.random.default_rng(1)
    x, u = (rng.integers(-4, 5, (4, 5, n)).astype(np.float32) for n in (9, 3))
    at = rng.integers(-2, 11, (4, 5, 3)).astype(np.int32)
    needed = x.copy()
    for place in np.ndindex(4, 5, 3):
        if 0 <= at[place] < 9:
            needed[place[first], place[1], at[place]] += u[place]
    text = FLAT.replace("FIRST", str(first))
    ctx = frontend.context()
    said = [*explain(frontend.parse(text, "t.mlir", ctx), ctx)]
    assert f"each in {steps} in order" in str(said)
    for level, output in outputs(text, [x, u, at]).items():
        assert np.array_equal(output, needed), level
