"""Programs of front ends with sizes that a call tells: one artifact at several of them.

The programs are in test/programs/dynamic. Their kernels are a fixed pipeline's, small enough for
the interpreter and the PTX machine.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.driver import Compiled, compile_text
from gemmc.interpret import InterpretError
from gemmc.interpret.execute import execute
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.interpret.ptx.simulate import run

from .test_dynamic import SCHEMA

PROGRAMS = Path(__file__).parent.parent / "programs" / "dynamic"
SMALL = "ampere-mma{tile=64,32,32 warps=2,2 stages=2 distance=1}"

A, B = "arg0.shape[0]", "arg0.shape[1]"
ROWS = ({A: 0}, {A: 1}, {A: 37})
BOTH = ({A: 2, B: 5}, {A: 0, B: 3}, {A: 3, B: 33})
TWO = ({A: 2, B: 5, "arg1.shape[1]": 7}, {A: 1, B: 33, "arg1.shape[1]": 1})

CASES: dict[str, tuple[dict[str, int], ...]] = {
    "attention_dynamic_sequence": (*TWO, {A: 1, B: 3, "arg1.shape[1]": 0}),
    "bmm_all_dynamic": ({A: 2, "m": 5, "n": 7, "k": 9}, {A: 0, "m": 2, "n": 2, "k": 2}),
    "causal_mask_dynamic": BOTH,
    "concat_dynamic": (*TWO, {A: 2, B: 0, "arg1.shape[1]": 3}),
    "elementwise_dynamic": BOTH,
    "gather_rows_dynamic": (
        {A: 5, B: 7, "arg1.shape[0]": 33}, {A: 0, B: 2, "arg1.shape[0]": 3},
        {A: 3, B: 40, "arg1.shape[0]": 0},
    ),  # fmt: skip
    "heads_dynamic": BOTH,
    "layer_norm_linear_dynamic": ROWS,
    "linear_3d_batch_and_sequence": BOTH,
    "mean_over_dynamic_sequence": (BOTH[0], BOTH[2]),
    "mlp_dynamic_rows": ROWS,
    "mm_all_dynamic_nn": ({"m": 5, "n": 7, "k": 9}, {"m": 3, "n": 8, "k": 0}),
    "mm_all_dynamic_nt": ({"m": 5, "n": 7, "k": 9}, {"m": 3, "n": 8, "k": 0}),
    "mm_rows_and_sum": ({"m": 5, "k": 0}, {"m": 70, "k": 24}, {"m": 3, "k": 33}),
    "mm_sum_beside_whole_rows": ({"k": 0}, {"k": 1}, {"k": 24}, {"k": 33}, {"k": 128}),
    "mm_multiple_of_64": ({A: 2, B: 2, "arg1.shape[0]": 128, "n": 5},),
    "pad_dynamic": BOTH,
    "rms_norm_dynamic": BOTH,
    "rows_of_batches_dynamic_columns": ({"n": 7}, {"n": 64}),
    "scores_of_heads_dynamic": TWO,
    "insert_steps_dynamic": BOTH,
    "slice_dynamic": (BOTH[0], {A: 1, B: 1}, BOTH[2]),
    "softmax_dynamic_length": (BOTH[0], {A: 9, B: 70}),
    "sum_over_dynamic_rows": ROWS,
    "transpose_dynamic": BOTH,
    "whole_tensors_behind_dynamic_rows": ({"m": 0}, {"m": 37}),
    "weight_gradient_dynamic": ({"k": 0}, {"k": 1}, {"k": 24}, {"k": 33}, {"k": 128}),
}

QUICK = (
    "whole_tensors_behind_dynamic_rows", "attention_dynamic_sequence", "concat_dynamic",
    "gather_rows_dynamic", "heads_dynamic", "rows_of_batches_dynamic_columns", "slice_dynamic",
)
"""In the ordinary run."""


def test_every_program_has_sizes() -> None:
    assert sorted(CASES) == sorted(path.stem for path in PROGRAMS.glob("*.mlir"))


def compiled(name: str) -> tuple[str, Compiled]:
    text = (PROGRAMS / f"{name}.mlir").read_text()
    made = compile_text(text, f"{name}.mlir", SMALL)
    jsonschema.validate(made.manifest, SCHEMA)
    return text, made


def test_arithmetic_on_whole_tensors_is_in_the_product() -> None:
    _, made = compiled("whole_tensors_behind_dynamic_rows")
    assert "entry" in made.manifest  # one kernel, no program of several


def case(text: str, sizes: dict[str, int]) -> tuple[list[Any], Any]:
    module = frontend.parse(text)
    inputs = reference.make_inputs(module, 1, True, sizes)
    return inputs, reference.evaluate(module, inputs, rounded=True)


def within(found: list[Any], wanted: Any) -> bool:
    verdicts = [reference.compare(f, w, exact=False) for f, w in zip(found, wanted, strict=True)]
    return all(each.passed for each in verdicts)


@pytest.mark.parametrize(
    "name",
    [each if each in QUICK else pytest.param(each, marks=pytest.mark.thorough) for each in CASES],
)
def test_one_artifact_is_right_at_each_size(name: str) -> None:
    text, made = compiled(name)
    for sizes in CASES[name]:
        inputs, wanted = case(text, sizes)
        assert within(run(made.ptx, made.manifest, inputs), wanted), sizes
        assert within(execute(made.module, inputs).outputs, wanted), sizes


SUMS = [
    pytest.param("mm_sum_beside_whole_rows", ({"k": 0}, {"k": 33})),
    *(pytest.param(name, CASES[name], marks=pytest.mark.thorough)
      for name in ("mm_rows_and_sum", "mm_sum_beside_whole_rows", "weight_gradient_dynamic")),
]  # fmt: skip
"""Sums that may be empty beside rows that the copy engine could read: it has no map of nothing."""


@pytest.mark.usefixtures("few_parts")
@pytest.mark.parametrize(("name", "calls"), SUMS)
def test_auto_chooses_for_sums_that_may_be_empty(
    name: str, calls: tuple[dict[str, int], ...]
) -> None:
    text = (PROGRAMS / f"{name}.mlir").read_text()
    made = compile_text(text, f"{name}.mlir", "auto")
    guards = [each.get("guard") for each in made.manifest["kernels"]]
    assert guards[-1] is None and all(each["k"]["least"] == 1 for each in guards[:-1] if each)
    for sizes in calls:
        inputs, wanted = case(text, sizes)
        assert within(run(made.ptx, made.manifest, inputs), wanted), sizes
        assert within(execute(made.module, inputs).outputs, wanted), sizes


@pytest.fixture(scope="module")
def softmax() -> tuple[str, Compiled]:
    return compiled("softmax_dynamic_length")


@pytest.mark.parametrize("value", ["s1 - 1", "s1 + 1"])
def test_a_wrong_length_is_caught(softmax: tuple[str, Compiled], value: str) -> None:
    """A sum over fewer elements, or over one of the next row."""
    text, made = softmax
    inputs, wanted = case(text, {A: 3, B: 5})
    wrong = copy.deepcopy(made.manifest)
    for each in wrong["kernels"][1]["parameters"]:
        if each["kind"] == "size" and each["value"] == "s1":
            each["value"] = value
    assert wrong != made.manifest
    try:
        found = run(made.ptx, wrong, inputs)
    except InterpretError:
        return
    assert not within(found, wanted)


def test_sizes_that_the_program_says_are_equal_are_checked() -> None:
    """The inner size of one operand is 64 times one of the other's."""
    text, made = compiled("mm_multiple_of_64")
    inputs, _ = case(text, {A: 2, B: 2, "arg1.shape[0]": 128, "n": 5})
    inputs[1] = np.concatenate([inputs[1], inputs[1]])
    with pytest.raises(PtxExecutionError, match="argument `arg1`"):
        run(made.ptx, made.manifest, inputs)
    with pytest.raises(InterpretError, match="size k of"):
        execute(made.module, inputs)


def test_a_program_of_the_kernels_on_tensors_is_right() -> None:
    """As formed, before any kernel is scheduled."""
    from gemmc.driver import compile_module
    from gemmc.pipeline import load

    text = (PROGRAMS / "concat_dynamic.mlir").read_text()
    ctx = frontend.context()
    passes = load("normalize-contractions,form-program,allocate-workspaces")
    formed = compile_module(frontend.parse(text, "x.mlir", ctx), passes, ctx=ctx)
    inputs, wanted = case(text, TWO[0])
    assert within(execute(formed, inputs).outputs, wanted)
