"""The package as its users meet it: in Python, in MLIR text, and in gemmc's errors."""

from __future__ import annotations

import pytest
from gemmc_guards.passes import AddGuards, CheckGuards
from gemmc_guards.pipelines import guarded
from xdsl.dialects.builtin import ModuleOp

import gemmc

TAKEN = 196672
"""Bytes of shared memory that the kernel takes."""


@pytest.fixture
def product() -> ModuleOp:
    return gemmc.matmul(512, 768, 256, dtype="bf16", layout="nt")


def test_a_limit_that_is_kept_changes_nothing(product: ModuleOp) -> None:
    plain = gemmc.compile(product, pipeline="hopper-ws")
    kept = gemmc.compile(product, pipeline=guarded(TAKEN))
    assert kept.ptx == plain.ptx


def test_a_limit_that_is_not_kept_is_refused(product: ModuleOp) -> None:
    with pytest.raises(gemmc.GemmcError) as caught:
        gemmc.compile(product, pipeline=guarded(TAKEN - 1))
    assert caught.value.needed == f"at most {TAKEN - 1} bytes of shared memory"
    assert caught.value.found == str(TAKEN)
    assert caught.value.place is not None and caught.value.place.file == __file__


def test_a_program_says_its_limit_itself(product: ModuleOp) -> None:
    text = f"guard.shared_memory 1000\n{str(product.body.block.first_op)}\n"
    module = gemmc.parse(text)
    checked = gemmc.load_pipeline("hopper-ws").insert_after("allocate-smem", CheckGuards())
    with pytest.raises(gemmc.GemmcError, match="needed at most 1000 bytes"):
        gemmc.compile(module, pipeline=checked)
    with pytest.raises(gemmc.GemmcError, match="found 'guard.shared_memory' in it"):
        gemmc.compile(module, pipeline="hopper-ws")


def test_a_check_in_the_wrong_place_is_refused_where_it_was_added(product: ModuleOp) -> None:
    early = gemmc.load_pipeline("hopper-ws").insert_before("multi-buffer", CheckGuards())
    with pytest.raises(gemmc.GemmcError, match="buffers with offsets") as caught:
        gemmc.compile(product, pipeline=early)
    assert caught.value.op == "check-guards"
    assert caught.value.place is not None and caught.value.place.file == __file__


def test_what_each_pass_changes(product: ModuleOp) -> None:
    pipeline = gemmc.load_pipeline("hopper-ws").insert_before("form-kernel", AddGuards(TAKEN))
    pipeline = pipeline.insert_after("allocate-smem", CheckGuards())
    changes = {step.name: step.ops.get("guard.shared_memory") for step in pipeline.steps(product)}
    assert {name: count for name, count in changes.items() if count} == {
        "add-guards": 1,
        "check-guards": -1,
    }
