"""Bugs planted in kernels that add inputs to their sums during the last products.

What synchronizes is deleted, in one place of each kind, and in all with `GEMMC_MUTANTS=all`: the
PTX machine names the race or the deadlock. It may not take wrong values to show it.
"""

from __future__ import annotations

import os
import random
from functools import cache, reduce
from operator import add
from typing import Any, NamedTuple

import pytest
from interpret_ptx.mutations import Mutation
from interpret_ptx.pipeline_mutations import ONE_CLUSTER, mutations
from interpret_ptx.test_pipeline_mutations import NOTHING, proven

from gemmc import api, matmul, reference
from gemmc.compiled import CompiledKernel
from gemmc.interpret.hardware.errors import InterpretError
from gemmc.interpret.ptx.errors import PtxError
from gemmc.interpret.ptx.simulate import run

SEEDS = range(4)
ALL = os.environ.get("GEMMC_MUTANTS") == "all"
PRODUCTS = ("wgmma.mma_async", "stmatrix")
"""Without one of these a result is wrong, and nobody waits for anything in vain."""

SCHEDULES = {
    "stored behind the next products": (("residual",), "epilogue=overlap cluster=none"),
    "stored at once, in clusters": (("bias", "residual"), "epilogue=plain cluster=2,1"),
    "a block for each CTA": (("residual",), "epilogue=plain cluster=none persistent=false"),
}

K = {"stored behind the next products": 312}
"""Two steps more, before each of which something is added."""


class Added(NamedTuple):
    """A kernel, what it is run on and what it should compute."""

    kernel: CompiledKernel
    inputs: list[Any]
    expected: Any

    def shows(self, mutation: Mutation) -> str:
        """How a schedule shows a mutation: the error, "wrong values", or nothing."""
        text = mutation.apply(self.kernel.ptx)
        for seed in SEEDS:
            try:
                (found,) = run(
                    text, self.kernel.manifest, self.inputs, seed=seed, device=ONE_CLUSTER
                )
            except (InterpretError, PtxError) as error:
                return f"{type(error).__name__}: {error}"
            if not reference.compare(found, self.expected, exact=True).passed:
                return "wrong values"
        return ""


@cache
def made(name: str) -> Added:
    inputs, schedule = SCHEDULES[name]
    dims = {"bias": "n", "residual": "mn"}
    program = matmul(
        136, 72, K.get(name, 200), layout="nt", inputs={each: dims[each] for each in inputs},
        epilogue=lambda *terms: reduce(add, terms),
    )  # fmt: skip
    pipeline = f"hopper-coop{{tile=128,64,64 stages=2 add=true {schedule}}}"
    arrays = reference.make_inputs(program, 0, True)
    (expected,) = reference.evaluate(program, arrays, rounded=True)
    return Added(api.compile(program, pipeline=pipeline), arrays, expected)


def deletions(name: str) -> list[Mutation]:
    """Of what synchronizes, in one place of each kind unless all are asked for."""
    found = [
        each
        for each in mutations(made(name).kernel.ptx)
        if each.what.startswith("deleted") and not any(word in each.what for word in PRODUCTS)
    ]
    if ALL:
        return found
    random.Random(0).shuffle(found)
    return list({each.what: each for each in found}.values())


@pytest.mark.slow
@pytest.mark.parametrize("name", SCHEDULES)
def test_unchanged_it_is_right(name: str) -> None:
    assert "ld.global" in made(name).kernel.ptx
    assert made(name).shows(NOTHING) == ""


@pytest.mark.slow
@pytest.mark.parametrize("name", SCHEDULES)
def test_what_is_missing_is_named(name: str) -> None:
    chosen = deletions(name)
    assert len(chosen) > 8
    shown = {each: made(name).shows(each) for each in chosen}
    assert [each for each, text in shown.items() if text == "wrong values"] == []
    silent = [each for each, text in shown.items() if not text]
    left = [each for each in silent if not (proven("hopper-coop", each) or proven(name, each))]
    assert [each.what for each in left] == []


@pytest.mark.slow
def test_fences_behind_what_is_added_are_needed() -> None:
    """Two of them stand behind steps whose inputs were added to the registers."""
    name = "stored behind the next products"
    fences = [
        each
        for each in mutations(made(name).kernel.ptx)
        if each.what.startswith("deleted: wgmma.fence")
    ]
    lines = made(name).kernel.ptx.splitlines()
    behind = [
        fence
        for before, fence in zip(fences, fences[1:], strict=False)
        if any("add.rn.f32" in line for line in lines[before.line : fence.line])
    ]
    assert len(behind) >= 2
    for fence in behind:
        assert "was written after the last wgmma.fence" in made(name).shows(fence)
