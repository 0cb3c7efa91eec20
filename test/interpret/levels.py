"""Programs at every level: the module after each pass of a pipeline, on a small problem."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from rules.programs import settled
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from gemmc import frontend, interpret, pipeline, reference

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Case:
    """A source file, a pipeline, a size, and changes to the pipeline."""

    source: str
    pipeline: str
    size: str
    changes: tuple[str, ...] = ()

    @property
    def passes(self) -> str:
        changed = pipeline.edited(settled(self.pipeline), *self.changes)
        return f"resize{{{self.size}}}\n{changed.text}"


@dataclass(frozen=True)
class Level:
    """A module after a pass, with inputs and the exact outputs it must have."""

    name: str
    module: ModuleOp
    inputs: list[Any]
    expected: list[Any]

    def run(self, seed: int = 0, module: ModuleOp | None = None) -> list[Any]:
        return interpret.run(module or self.module, self.inputs, seed=seed, sm_count=1)

    def check(self, seed: int = 0) -> None:
        """The outputs are bit-equal to NumPy's."""
        for found, wanted in zip(self.run(seed), self.expected, strict=True):
            np.testing.assert_array_equal(found.astype(np.float64), wanted, err_msg=self.name)


@cache
def levels(case: Case) -> tuple[Level, ...]:
    """The module as it was read and after every pass; integers from -4 to 4 as inputs."""
    return tuple(_levels(case))


def _levels(case: Case) -> Iterator[Level]:
    ctx = frontend.context()
    path = ROOT / case.source
    module = frontend.parse(path.read_text(), case.source, ctx)
    found: list[tuple[str, ModuleOp]] = []

    def keep(before: Any, now: ModuleOp, after: Any) -> None:
        if before is not None:
            found.append((before.name, now.clone()))

    pipeline.run(module, ctx, pipeline.load(case.passes).passes, keep)
    inputs = reference.make_inputs(found[0][1], 0, True)
    expected = [r.value for r in reference.evaluate(found[0][1], inputs, rounded=True)]
    for name, now in found:
        yield Level(name, now, inputs, expected)


REPEATED = ("convert-to-ptx", "assign-registers")
"""Levels whose instructions run again behind `linearize`: cases of a kind that others show level
by level need not run them three times."""


ENDS = ("form-kernel", "insert-barriers", "insert-fences", "lower-hierarchy", "linearize")
"""The last passes of each kind of level, which the interpreter runs in a way of its own: tiles one
after the other, tiles of threads that wait for each other, the hardware's copies and products,
branches on thread numbers, instructions."""


def is_run(level: str, every: bool, quick: bool = False) -> bool:
    """Whether a test runs a level of a case: of all levels, or of those where one kind ends."""
    return level in ENDS or (every and (quick or level not in REPEATED))


def after(case: Case, name: str) -> Level:
    """The level after the last pass of a name."""
    return [level for level in levels(case) if level.name == name][-1]


def op_number(module: ModuleOp, number: int) -> Operation:
    """The op at a position of a module's walk, the same in a clone."""
    return list(module.walk())[number]


def delete(level: Level, number: int) -> ModuleOp:
    """The module without one op; what it passed through goes straight to its users."""
    module = level.module.clone()
    op = op_number(module, number)
    for result in op.results:
        result.replace_all_uses_with(op.operands[-1])
    op.detach()
    op.erase()
    return module


WS = Case(
    "examples/matmul_nt_bf16_cast.mlir",
    "hopper-ws",
    "m=128 n=64 k=320",
    ("form-kernel.tile=128,64,64", "multi-buffer.stages=2"),
)
SINGLE = Case(
    "examples/matmul_nt_bf16_cast.mlir",
    "hopper-single",
    "m=64 n=64 k=192",
    ("form-kernel.tile=64,64,64",),
)
NARROW = Case(
    "examples/matmul_nt_bf16_cast.mlir",
    "hopper-single-narrow",
    "m=64 n=64 k=192",
    ("form-kernel.tile=64,64,64",),
)
ONE_CONSUMER = Case(
    "examples/matmul_nt_bf16_cast.mlir",
    "hopper-ws-1",
    "m=64 n=64 k=320",
    ("form-kernel.tile=64,64,64", "multi-buffer.stages=2"),
)
SIMT = Case("examples/matmul_f32.mlir", "simt-smem", "m=32 n=32 k=48")
COOP = Case(
    "examples/matmul_nt_bf16_cast.mlir",
    "hopper-coop",
    "m=264 n=64 k=136",
    ("form-kernel.tile=128,64,64", "multi-buffer.stages=2"),
)

SMALL_TILE = ("form-kernel.tile=128,64,64", "multi-buffer.stages=2")
COOP_MANY = Case(COOP.source, COOP.pipeline, "m=136 n=264 k=136", SMALL_TILE)
"""Five tiles for the one cluster that runs: each output buffer is used again."""
COOP_EARLY = Case(
    COOP.source, COOP.pipeline, COOP_MANY.size,
    (
        *COOP_MANY.changes, "-overlap-epilogue", "stage-epilogue.columns=32",
        "split-epilogue{steps=2}@programmatic-dependent-launch",
    ),
)  # fmt: skip
"""The first half of a tile is stored during the last products of the second."""
COOP_HELD = Case(
    COOP.source, COOP.pipeline, "m=264 n=72 k=72",
    (
        SMALL_TILE[0], "schedule-work.order=row",
        "schedule-work.group=-", "schedule-work.contiguous=true",
        "multi-buffer{label=lhs stages=2}@multi-buffer", "multi-buffer#2.stages=2",
        "stationary-operand{label=lhs}@convert-tile-to-tma",
    ),
)  # fmt: skip
"""Two rows of two blocks: the left operand is loaded once for each row."""
SWAPPED = "swap-ab@form-kernel"
COOP_SWAPPED = Case(
    "test/inputs/matmul_bf16_cast.mlir", COOP.pipeline, "m=136 n=264 k=136",
    (
        SWAPPED, "form-kernel.tile=128,72,64", "multi-buffer.stages=2",
        "distribute[out].shape=1,2",
    ),
)  # fmt: skip
"""The transposed product: each consumer stores 64 columns of the result."""
BY_THREADS = ("stage-epilogue.spread=true", "stage-epilogue.columns=32")
COOP_ODD = Case(
    COOP.source, COOP.pipeline, "m=136 n=261 k=40",
    (*SMALL_TILE, *BY_THREADS, "stage-epilogue.buffers=1"),
)  # fmt: skip
"""A result whose rows begin at any even byte: threads store it from one buffer."""
COPYING = ("specialize-warps.producer_warps=4", "convert-tile-to-simt.rows=1")
COOP_COPIES = Case(
    "test/inputs/matmul_bf16_cast.mlir", COOP.pipeline, "m=136 n=72 k=202",
    (*SMALL_TILE, *COPYING, "distribute-copies[lhs].vector=2"),
)  # fmt: skip
"""A left operand that a producer's threads copy in pairs, beside a right one that the copy engine
brings to both CTAs of a cluster; four steps of K through two slots."""
PINGPONG = Case(
    COOP.source,
    "hopper-pingpong",
    "m=136 n=520 k=136",
    ("form-kernel.tile=128,64,64", "multi-buffer.stages=2"),
)
"""Nine tiles of three steps for two consumers: an odd number of all."""
CUDA_CORES = {
    name: Case("examples/matmul_f32.mlir", f"simt-{name}", size)
    for name, size in (
        ("naive", "m=20 n=20 k=20"),
        ("coalesced", "m=20 n=20 k=20"),
        ("regtile-1d", "m=70 n=40 k=16"),
        ("regtile-2d", "m=136 n=40 k=24"),
        ("vectorized", "m=136 n=40 k=24"),
    )
}
WARPTILE = Case(
    "examples/matmul_f32.mlir", "simt-warptile", "m=136 n=40 k=40",
    ("form-kernel.tile=128,128,16",),
)
"""Three steps of K, so that a slot is filled again."""
CUDA_CORES["warptile"] = WARPTILE
COPIES = Case(
    "examples/matmul_nt_bf16_cast.mlir",
    "hopper-single",
    "m=64 n=64 k=194",
    (
        "form-kernel.tile=64,64,64",
        "multi-buffer.stages=3",
        "pipeline-loop{distance=2}@distribute",
        "distribute-copies{label=lhs vector=8}@assign-atoms",
        "distribute-copies{label=rhs vector=8}@assign-atoms",
        "assign-atoms.copy=cp_async,ldst",
        "-convert-tile-to-tma",
    ),
)
"""Tensor cores fed by threads: a row of K is no multiple of 16 bytes, which TMA could not read."""

MMA_TILE = ("form-kernel.tile=32,128,32", "distribute.shape=1,2")
MMA = Case(
    "examples/matmul_nt_bf16_cast.mlir",
    "ampere-mma",
    "m=40 n=72 k=136",
    (
        *MMA_TILE,
        "assign-layouts.swizzle=64",
        "multi-buffer.stages=3",
        "pipeline-loop.distance=2",
    ),
)
"""Two warps side by side, each of which reads what the other has copied of the left operand; five
steps of K through three slots."""

DOUBLES = Case(
    "examples/matmul_f64.mlir",
    "ampere-mma-f64",
    "m=20 n=36 k=52",
    ("form-kernel.tile=32,32,16", "distribute.shape=1,2"),
)
"""The same of f64: four steps of K, in fragments that plain loads read of padded rows."""
