"""Clusters, persistent CTAs and staged output in combinations that no named pipeline has.

Each is compiled and its PTX run on the CPU (`gemmc.interpret.ptx`), which also finds races and
deadlocks, with so few CTAs that each has several tiles, on sizes that no tile divides.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gpu.cases import Case, matmul_text
from parts import some

from gemmc import api, pipeline
from gemmc.element_types import numpy_dtype
from gemmc.interpret.ptx.simulate import run

INPUTS = Path(__file__).parents[1] / "inputs"
FEW = {"sm_count": 2, "max_active_clusters": 1}

TILE = ("form-kernel.tile=128,64,64", "multi-buffer.stages=2")
NARROW = ("stage-epilogue.columns=32", "assign-layouts.swizzle=64")
SQUARE = ("form-kernel.tile=128,128,64", "multi-buffer.stages=2")


def cluster(rows: int, columns: int) -> str:
    return f"form-cluster.shape={rows},{columns}"


def roles(consumers: int, producer: int, consumer: int) -> tuple[str, ...]:
    return (
        f"specialize-warps.consumers={consumers}",
        f"specialize-warps.producer_registers={producer}",
        f"specialize-warps.consumer_registers={consumer}",
        f"distribute.shape={consumers},1",
    )


COOP: dict[str, tuple[str, tuple[str, ...]]] = {
    "both operands multicast": ("nt", (*TILE, cluster(2, 2))),
    "both, right operand by rows of K": ("nn", (*TILE, cluster(2, 2))),
    "left operand multicast": ("nt", (*TILE, cluster(1, 2))),
    "four rows": ("nt", (*TILE, cluster(4, 1))),
    "one output buffer": ("nn", (*TILE, *NARROW, "stage-epilogue.buffers=1")),
    "three buffers, four turns": ("nt", (*SQUARE, *NARROW, "stage-epilogue.buffers=3")),
    # No setmaxnreg: two warpgroups start with more registers than a thread can have.
    "one consumer": ("nt", (*TILE, "form-kernel.tile=64,64,64", *roles(1, 0, 0))),
    "three consumers": ("nt", (*TILE, "form-kernel.tile=192,64,64", *roles(3, 32, 160))),
    "whole tile bulk-stored": ("nt", (*TILE, "-distribute[out]")),
    "columns bulk-stored by warpgroup": (
        "nt", (*SQUARE, "stage-epilogue.columns=128", "distribute[out].shape=1,2"),
    ),
    "no roles": (
        "nt",
        (
            *(*TILE, "-specialize-warps", "-multicast", "-overlap-epilogue"),
            *("distribute[main].shape=2,1", "distribute[out].shape=2,1"),
        ),
    ),
    "as many CTAs as tiles": ("nt", (*TILE, "schedule-work.persistent=-", "-overlap-epilogue")),
    "right operand first": ("nt", (*TILE, "-promote[lhs]", "promote{operand=lhs}@multi-buffer#1")),
}  # fmt: skip
SINGLE = (
    TILE[0],
    "schedule-work.persistent=true",
    "stage-epilogue@distribute",
    "distribute.shape=2,1",
    "distribute{label=out to=warpgroup shape=2,1}@assign-atoms",
    "assign-atoms.store=stmatrix",
    "assign-atoms.bulk_store=tma_store",
)


def edited(name: str, edits: tuple[str, ...]) -> pipeline.Template:
    """A named pipeline, changed."""
    return pipeline.edited(pipeline.load_pipeline(name), *edits)


def check(source: str, changed: pipeline.Template, layout: str, seed: int = 0) -> None:
    """Integers, whose sums are exact, through the compiled kernel and through NumPy."""
    kernel = api.compile(source, pipeline=changed)
    sizes = {a["name"]: a["shape"] for a in kernel.manifest["arguments"]}
    lhs, rhs, _ = sizes.values()
    kind = numpy_dtype(kernel.manifest["arguments"][0]["dtype"])
    rng = np.random.default_rng(seed)
    arrays: list[Any] = [rng.integers(-3, 4, shape).astype(kind) for shape in (lhs, rhs)]
    (found,) = run(kernel.ptx, kernel.manifest, arrays, seed=seed, device=FEW)
    a, b = (x.astype("f8") for x in arrays)
    expected = (a @ (b if layout == "nn" else b.T)).astype("f4").astype(found.dtype)
    np.testing.assert_array_equal(found.astype("f4"), expected.astype("f4"))


QUICK = (
    "both, right operand by rows of K", "left operand multicast", "one output buffer",
    "three consumers", "columns bulk-stored by warpgroup", "no roles",
)  # fmt: skip


@pytest.mark.parametrize("name", some(COOP, QUICK))
def test_variants_of_the_cooperative_kernel(name: str) -> None:
    layout, edits = COOP[name]
    case = Case("hopper-coop", "bf16", layout, 300, 136, 136)
    check(matmul_text(case), edited("hopper-coop", edits), layout)


def test_f32_goes_out_through_row_major_buffers() -> None:
    source = (INPUTS / "matmul_f16_f32.mlir").read_text(encoding="utf-8")
    changes = (*TILE, "assign-atoms.store=st", "resize{m=300 n=136 k=136}@normalize-contractions")
    check(source, edited("hopper-coop", changes), "nn")


def test_one_role_of_two_warpgroups_stages_its_output() -> None:
    case = Case("hopper-single", "f16", "nt", 300, 136, 136)
    check(matmul_text(case), edited("hopper-single", SINGLE), "nt")


def test_a_cluster_without_staged_output() -> None:
    shared = (
        "form-cluster{shape=2,1}@schedule-work",
        "multicast@specialize-warps",
    )
    case = Case("hopper-ws", "bf16", "nt", 300, 136, 136)
    check(matmul_text(case), edited("hopper-ws", (*TILE, *shared)), "nt")


def test_consumers_in_turns_in_a_cluster_of_four() -> None:
    case = Case("hopper-pingpong", "bf16", "nt", 300, 200, 136)
    check(matmul_text(case), edited("hopper-pingpong", (cluster(2, 2),)), "nt")
