"""Scatters whose updates are sorted by their places first, against NumPy at every level."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from parts import thorough_but
from scatters import ADD, FORMS, Form, added, as_bytes, outputs, taken, wanted

from gemmc import frontend, reference
from gemmc.driver import explain, resolve
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.transforms.problem import _sorted_updates

SORTED = " that change it"

UNSORTED = {
    "windows that hang over the edge", "windows of two dimensions", "one update",
    "one row, whose index has no dimension of its own",
}  # fmt: skip
"""Windows have no place of their own, and one step is none."""


@pytest.fixture(autouse=True)
def sort_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_sorted_updates, "FEW_STEPS", 0)
    monkeypatch.setattr(_sorted_updates, "OF_SORTING", 0)


def said(text: str) -> list[str]:
    ctx = frontend.context()
    return [*explain(frontend.parse(text, "t.mlir", ctx), ctx)]


MORE: dict[str, Form] = {
    "the last of several rows": Form("3x5x4xf32", "17x2xi32", "17x4xf32", "", taken, (1, 0)),
    "products of several dimensions": Form(
        "3x2x4x2xf32", "2x9x2xi64", "2x9x1x1x4x2xf32", "%c = arith.mulf %b, %a : f32",
        lambda a, b: a * b, (0, 1),
    ),
    "one update": Form("6x4xf32", "1x1xi32", "1x4xf32", f"{ADD}f32", added),
    "an index in the middle": Form(
        "3x6x4xf32", "13x1xi32", "13x3x1x4xf32", f"{ADD}f32", added, (1,)
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", [*FORMS, *MORE])
def test_updates_are_combined_in_order(name: str) -> None:
    form = (FORMS | MORE)[name]
    assert any(line.endswith(SORTED) for line in said(form.text)) == (name not in UNSORTED)
    inputs = form.made()
    needed = as_bytes(wanted(form, *inputs))
    for level, output in outputs(form.text, [as_bytes(each) for each in inputs]).items():
        assert np.array_equal(output, needed), level


ROOT = Path(__file__).parents[3] / "test/programs"

PROGRAMS = (
    "seen/jax_embedding_grad", "seen/scatter_elements", "seen/scatter_experts_combined",
    "unseen/jax_segment_sum_mean_max_softmax_ids", "unseen/onnx_scatter_nd_kv",
)  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_are_right(name: str) -> None:
    """In PTX ops, within the reference's bound."""
    ctx = frontend.context()
    text = (ROOT / f"{name}.mlir").read_text()
    assert any(line.endswith(SORTED) for line in said(text))
    module = frontend.parse(text, f"{name}.mlir", ctx)
    source = module.clone()
    inputs = reference.make_inputs(source, 0, False)
    inputs = [np.abs(each) if each.dtype == np.int64 else each for each in inputs]
    needed = reference.evaluate(source, inputs, rounded=False)
    apply(module, ctx, resolve("auto", module, ctx))
    for output, each in zip(run(module, inputs), needed, strict=True):
        verdict = reference.compare(output, each, exact=False)
        assert verdict.passed, verdict.text


@pytest.mark.parametrize("low", thorough_but([-3, 0, 4, 9], (-3, 4).__contains__))
def test_rows_are_met_never_or_by_all(low: int) -> None:
    """All indices ahead of the result, one row's, the last one's, or behind it."""
    form = FORMS["rows, added"]
    x, at, updates = form.made()
    at = np.full_like(at, low)
    for level, output in outputs(form.text, [x, at, updates]).items():
        assert np.array_equal(output, wanted(form, x, at, updates)), level


def test_an_index_of_64_bits_keeps_all_of_them() -> None:
    """Indices whose low words are inside, in a table of known and of open size."""
    form = Form("8x2xf32", "6x1xi64", "6x2xf32", f"{ADD}f32", added)
    at = np.array([3, (1 << 32) + 3, 3 - (1 << 32), -1, -(1 << 63), (1 << 63) - 1], np.int64)
    inputs = [np.zeros((8, 2), np.float32), at.reshape(6, 1), np.ones((6, 2), np.float32)]
    needed = np.zeros((8, 2), np.float32)
    needed[3] = 1
    for text in (form.text, form.text.replace("tensor<8x2xf32>", "tensor<?x2xf32>")):
        assert any(line.endswith(SORTED) for line in said(text))
        for level, output in outputs(text, inputs).items():
            assert np.array_equal(output, needed), level


def test_large_indices_of_two_dimensions_meet_nothing() -> None:
    """Their numbers would wrap around to those of places inside."""
    form = Form("4x8xf32", "3x2xi32", "3xf32", f"{ADD}f32", added, (0, 1))
    at = np.array([[1 << 29, 1], [0, 8], [-1, 9]], np.int32)
    inputs = [np.zeros((4, 8), np.float32), at, np.ones(3, np.float32)]
    for level, output in outputs(form.text, inputs).items():
        assert not output.any(), level


def test_a_table_of_any_size() -> None:
    form = FORMS["rows, added"]
    inputs = form.made()
    text = form.text.replace("tensor<9x8xf32>", "tensor<?x8xf32>")
    assert any(line.endswith(SORTED) for line in said(text))
    for level, output in outputs(text, inputs).items():
        assert np.array_equal(output, wanted(form, *inputs)), level


def test_what_has_no_number_in_32_bits_is_not_sorted() -> None:
    """Updates of an open number, 2^30 places, and several open dimensions."""
    form = FORMS["rows, added"]
    for before, after in (("14x", "?x"), ("<9x8", "<1073741824x8")):
        assert not any(line.endswith(SORTED) for line in said(form.text.replace(before, after)))
    form = FORMS["dimensions in another order"]
    text = form.text.replace("tensor<5x6", "tensor<?x6")
    assert not any(line.endswith(SORTED) for line in said(text))


def test_sums_are_rounded_in_the_order_of_the_updates() -> None:
    """1 is lost beside 2^24 unless it is added first, twice."""
    form = Form("2xf32", "3x1xi32", "3xf32", f"{ADD}f32", added)
    at = np.ones((3, 1), np.int32)
    for updates, total in (([1, 1, 2**24], 2**24 + 2), ([2**24, 1, 1], 2**24)):
        inputs = [np.zeros(2, np.float32), at, np.array(updates, np.float32)]
        for level, output in outputs(form.text, inputs).items():
            assert output.tolist() == [0, total], level


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


@pytest.mark.parametrize(("rows", "updates", "sorts"), [
    (50257, 4096, True), (50257, 64, True), (512, 64, False), (4096, 1 << 20, True),
    (16, 1 << 20, False),
])  # fmt: skip
def test_it_is_done_where_it_pays(
    rows: int, updates: int, sorts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table of more elements than an update has steps to be sorted, and many steps in all."""
    monkeypatch.undo()
    form = Form(f"{rows}x128xf32", f"{updates}x1xi32", f"{updates}x128xf32", f"{ADD}f32", added)
    assert any(line.endswith(SORTED) for line in said(form.text)) == sorts
