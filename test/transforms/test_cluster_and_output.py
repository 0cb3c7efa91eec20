"""Clusters, persistent CTAs and staged output in combinations that no named pipeline has.

Each is compiled and its PTX run on the CPU (`gemmc.interpret.ptx`), which also finds races and
deadlocks, with so few CTAs that each has several tiles, on sizes that no tile divides.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gpu.cases import Case, matmul_text

from gemmc import api, pipeline
from gemmc.interpret.ptx.simulate import run
from gemmc.runtime.outputs import host_dtype

INPUTS = Path(__file__).parents[1] / "inputs"
FEW = {"sm_count": 2, "max_active_clusters": 1}

Edits = tuple[tuple[str, str], ...]
TILE: Edits = ((r"tile=\d+,\d+,64", "tile=128,64,64"), ("stages=4", "stages=2"))
NARROW: Edits = ((r"stage-epilogue\{", "stage-epilogue{columns=32 "), ("swizzle=128", "swizzle=64"))
OUTPUT = ("store=st", "store=stmatrix bulk_store=tma_store")


def cluster(rows: int, columns: int) -> tuple[str, str]:
    return (r"form-cluster\{shape=2,1\}", f"form-cluster{{shape={rows},{columns}}}")


def without(name: str) -> tuple[str, str]:
    return (rf"^{name}.*\n", "")


def split(warpgroups: int) -> tuple[str, str]:
    return (r"^(distribute.*)shape=2,1", rf"\1shape={warpgroups},1")


AS_LAUNCHED = (("r_registers=\\d+", "r_registers=0"),)
"""No setmaxnreg: two warpgroups start with more registers than a thread can have."""

ROLES_3 = ("consumers=2.*", "consumers=3 producer_registers=32 consumer_registers=160}")
COOP: dict[str, tuple[str, Edits]] = {
    "both operands multicast": ("nt", (*TILE, cluster(2, 2))),
    "both, right operand by rows of K": ("nn", (*TILE, cluster(2, 2))),
    "left operand multicast": ("nt", (*TILE, cluster(1, 2))),
    "four rows": ("nt", (*TILE, cluster(4, 1))),
    "one output buffer": ("nn", (*TILE, *NARROW, ("buffers=2", "buffers=1"))),
    "three buffers, four turns": (
        "nt",
        (("tile=128,256", "tile=128,128"), TILE[1], *NARROW, ("buffers=2", "buffers=3")),
    ),
    "one consumer": (
        "nt",
        (*TILE, ("128,64,64", "64,64,64"), ("mers=2", "mers=1"), *AS_LAUNCHED, split(1)),
    ),
    "three consumers": ("nt", (*TILE, ("128,64,64", "192,64,64"), ROLES_3, split(3))),
    "whole tile bulk-stored": ("nt", (*TILE, without("distribute{label=out"))),
    "columns bulk-stored by warpgroup": (
        "nt",
        (
            ("tile=128,256", "tile=128,128"),
            TILE[1],
            (r"stage-epilogue\{", "stage-epilogue{columns=128 "),
            ("label=out to=warpgroup shape=2,1", "label=out to=warpgroup shape=1,2"),
        ),
    ),
    "no roles": ("nt", (*TILE, without("specialize"), without("share"), without("defer"))),
    "as many CTAs as tiles": ("nt", (*TILE, (" persistent=true", ""), without("defer"))),
    "right operand first": (
        "nt",
        (*TILE, (r"(promote.*lhs}\n)(promote.*rhs}\n)", r"\2\1")),
    ),
}
SINGLE = (
    (r"tile=\d+,\d+,64", "tile=128,64,64"),
    ("group=8", "group=8 persistent=true"),
    (r"^(distribute.label=)main(.*)shape=1,1}", r"stage-epilogue\n\1main\2shape=2,1}\n"
     r"\1out\2shape=2,1}"),
    OUTPUT,
)  # fmt: skip


def edited(name: str, edits: Edits) -> str:
    """The text of a named pipeline with regular expressions replaced."""
    text = (pipeline.folder() / f"{name}.pipeline").read_text(encoding="utf-8")
    for pattern, replacement in edits:
        text, count = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        assert count, f"{name} has nothing like {pattern}"
    return text


def check(source: str, text: str, layout: str, seed: int = 0) -> None:
    """Integers, whose sums are exact, through the compiled kernel and through NumPy."""
    kernel = api.compile(source, pipeline=text)
    sizes = {a["name"]: a["shape"] for a in kernel.manifest["arguments"]}
    lhs, rhs, _ = sizes.values()
    kind = host_dtype(kernel.manifest["arguments"][0]["dtype"])
    rng = np.random.default_rng(seed)
    arrays: list[Any] = [rng.integers(-3, 4, shape).astype(kind) for shape in (lhs, rhs)]
    (found,) = run(kernel.ptx, kernel.manifest, arrays, seed=seed, device=FEW)
    a, b = (x.astype("f8") for x in arrays)
    expected = (a @ (b if layout == "nn" else b.T)).astype("f4").astype(found.dtype)
    np.testing.assert_array_equal(found.astype("f4"), expected.astype("f4"))


@pytest.mark.parametrize("name", COOP)
def test_variants_of_the_cooperative_kernel(name: str) -> None:
    layout, edits = COOP[name]
    case = Case("hopper-coop", "bf16", layout, 300, 136, 136)
    check(matmul_text(case), edited("hopper-coop", edits), layout)


def test_f32_goes_out_through_row_major_buffers() -> None:
    source = (INPUTS / "matmul_f16_f32.mlir").read_text(encoding="utf-8")
    text = edited("hopper-coop", (*TILE, ("store=stmatrix", "store=st")))
    check(source, f"resize{{m=300 n=136 k=136}}\n{text}", "nn")


def test_one_role_of_two_warpgroups_stages_its_output() -> None:
    case = Case("hopper-single", "f16", "nt", 300, 136, 136)
    check(matmul_text(case), edited("hopper-single", SINGLE), "nt")


def test_a_cluster_without_staged_output() -> None:
    shared = (
        ("^schedule-work", "form-cluster{shape=2,1}\nschedule-work"),
        ("^specialize", "multicast\nspecialize"),
    )
    case = Case("hopper-ws", "bf16", "nt", 300, 136, 136)
    check(matmul_text(case), edited("hopper-ws", (*TILE, *shared)), "nt")


def test_consumers_in_turns_in_a_cluster_of_four() -> None:
    case = Case("hopper-pingpong", "bf16", "nt", 300, 200, 136)
    check(matmul_text(case), edited("hopper-pingpong", (cluster(2, 2),)), "nt")
