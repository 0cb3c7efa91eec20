"""Every pipeline, after every pass, computes what NumPy computes, bit by bit."""

from __future__ import annotations

import numpy as np
import pytest
from parts import at_levels, some

from gemmc import interpret
from interpret.levels import (
    BY_THREADS,
    COOP,
    COOP_COPIES,
    COOP_EARLY,
    COOP_HELD,
    COOP_MANY,
    COOP_ODD,
    COOP_SWAPPED,
    COPIES,
    COPYING,
    CUDA_CORES,
    MMA,
    PINGPONG,
    SIMT,
    SINGLE,
    SMALL_TILE,
    SWAPPED,
    WARPTILE,
    WS,
    Case,
    after,
    is_run,
    levels,
)

LAUNCH = "programmatic-dependent-launch"
TWO_IN_FLIGHT = ("multi-buffer.stages=3", "defer-release.depth=2")
COOP_IN_FLIGHT = ("multi-buffer.stages=3", f"defer-release{{depth=2}}@{LAUNCH}")
SNAKE = "snake-k@stage-epilogue"
THROTTLED = f"throttle-waves@{LAUNCH}"
HELD_RHS = (
    "schedule-work.order=column", "multi-buffer#1.label=rhs", "stationary-operand.label=rhs",
)

THREE_TILES = "m=136 n=136 k=136"
"""Of each CTA of the one cluster, one after the other: two rounds, and one more."""

NN = "test/inputs/matmul_bf16_cast.mlir"
WHOLE_PANELS = (
    "form-kernel.tile=128,72,64", "multi-buffer.stages=2", "promote[rhs].multiple=64",
)
"""Of A*B: 72 columns in two panels of 64, each step of K."""

CASES = {
    "ws": WS,
    "ws-no-steps-left-over": Case(WS.source, WS.pipeline, "m=128 n=64 k=64", WS.changes),
    "ws-ragged": Case(WS.source, WS.pipeline, "m=200 n=72 k=200", WS.changes),
    "ws-nn-layout": Case("test/inputs/matmul_bf16_cast.mlir", "hopper-ws", "m=200 n=72 k=136",
                         WS.changes),
    "ws-f16": Case("examples/matmul_f16.mlir", "hopper-ws", "m=64 n=64 k=72",
                   ("form-kernel.tile=128,64,64", "multi-buffer.stages=3")),
    "single": SINGLE,
    "single-ragged": Case(SINGLE.source, SINGLE.pipeline, "m=72 n=136 k=72", SINGLE.changes),
    "simt": SIMT,
    "simt-ragged": Case(SIMT.source, SIMT.pipeline, "m=36 n=20 k=40"),
    "ws-swapped": Case(WS.source, "hopper-ws-1", "m=200 n=72 k=72",
                         (SWAPPED, "form-kernel.tile=64,72,64")),
    "simt-swapped": Case(SIMT.source, SIMT.pipeline, "m=20 n=36 k=24", (SWAPPED,)),
    "mma-swapped": Case(MMA.source, "ampere-mma", "m=33 n=136 k=72", (*MMA.changes, SWAPPED)),
    "coop": COOP,
    "coop-stored-across": Case(
        COOP.source, COOP.pipeline, "m=264 n=136 k=40",
        (*COOP_MANY.changes,
         "distribute[out].shape=1,2"),
    ),
    "coop-swapped": COOP_SWAPPED,
    "coop-swapped-narrow-swizzle": Case(
        COOP_SWAPPED.source, COOP_SWAPPED.pipeline, "m=80 n=136 k=72",
        (*COOP_SWAPPED.changes, "assign-layouts.swizzle=32"),
    ),
    "coop-stored-early": Case(
        COOP_EARLY.source, COOP_EARLY.pipeline, "m=136 n=72 k=136", COOP_EARLY.changes
    ),
    "coop-odd": COOP_ODD,
    "coop-odd-pairs": Case(COOP.source, COOP.pipeline, "m=136 n=262 k=72", COOP_ODD.changes),
    "coop-odd-fours": Case(COOP.source, COOP.pipeline, "m=70 n=132 k=72", COOP_ODD.changes),
    "coop-odd-narrow-rest": Case(
        COOP.source, COOP.pipeline, "m=72 n=141 k=72",
        ("form-kernel.tile=128,72,64", SMALL_TILE[1], *BY_THREADS),
    ),
    "coop-odd-swapped": Case(
        COOP.source, COOP.pipeline, "m=136 n=261 k=72",
        (*COOP_ODD.changes, SWAPPED, "distribute[out].shape=1,2"),
    ),
    "coop-odd-stored-early": Case(
        COOP.source, COOP.pipeline, "m=136 n=133 k=136", (*COOP_EARLY.changes, BY_THREADS[0])
    ),
    "coop-stored-by-threads-f32": Case(
        "examples/matmul_f16.mlir", COOP.pipeline, "m=136 n=136 k=72",
        (*SMALL_TILE, BY_THREADS[0], "stage-epilogue.columns=16",
         "assign-atoms.bulk_store=thread_store"),
    ),
    "pingpong-odd": Case(
        PINGPONG.source, PINGPONG.pipeline, "m=136 n=137 k=72",
        (*PINGPONG.changes, "assign-atoms.bulk_store=thread_store", BY_THREADS[0]),
    ),
    "coop-copies": COOP_COPIES,
    "coop-copies-by-registers": Case(
        COOP_COPIES.source, COOP.pipeline, "m=72 n=72 k=201",
        (*COOP_COPIES.changes, "distribute-copies[lhs].vector=8"),
    ),
    "coop-copies-rhs": Case(
        COOP_COPIES.source, COOP.pipeline, "m=136 n=74 k=72",
        (*SMALL_TILE, *COPYING, BY_THREADS[0], "form-cluster.shape=1,2",
         "distribute-copies[rhs].vector=2"),
    ),
    "coop-copies-both": Case(
        COOP.source, COOP.pipeline, "m=136 n=77 k=204",
        (*SMALL_TILE, *COPYING, *BY_THREADS, "-form-cluster", "-multicast",
         "distribute-copies[lhs].vector=4", "distribute-copies[rhs].vector=4"),
    ),
    "coop-copies-swapped": Case(
        COOP_COPIES.source, COOP.pipeline, "m=72 n=69 k=72",
        (*SMALL_TILE, *COPYING, BY_THREADS[0], SWAPPED, "distribute[out].shape=1,2",
         "distribute-copies[lhs].vector=8"),
    ),
    "coop-stored-early-in-one-step": Case(
        COOP_EARLY.source, COOP_EARLY.pipeline, "m=200 n=64 k=40", COOP_EARLY.changes
    ),
    "coop-held": COOP_HELD,
    "coop-held-rhs": Case(
        COOP_HELD.source, COOP_HELD.pipeline, COOP_HELD.size, (*COOP_HELD.changes, *HELD_RHS)
    ),
    "coop-throttled": Case(
        COOP_MANY.source, COOP_MANY.pipeline, THREE_TILES, (*COOP_MANY.changes, THROTTLED)
    ),
    "pingpong": Case(PINGPONG.source, PINGPONG.pipeline, "m=136 n=136 k=72", PINGPONG.changes),
    "pingpong-alone": Case(
        PINGPONG.source, PINGPONG.pipeline, "m=72 n=136 k=72",
        (*PINGPONG.changes, "form-cluster.shape=1,1", "-multicast"),
    ),
    "pingpong-two-groups-in-flight": Case(
        PINGPONG.source, PINGPONG.pipeline, "m=136 n=136 k=200",
        (*PINGPONG.changes[:1], *TWO_IN_FLIGHT),
    ),
    "pingpong-handed-over-late": Case(
        PINGPONG.source, PINGPONG.pipeline, "m=136 n=136 k=72",
        (*PINGPONG.changes, "order-pingpong.hand_over=completed"),
    ),
    "pingpong-steps": Case(
        PINGPONG.source, PINGPONG.pipeline, "m=136 n=136 k=72",
        (*PINGPONG.changes, "convert-tile-to-wgmma.order=steps"),
    ),
    "coop-two-groups-in-flight": Case(
        COOP.source, COOP.pipeline, "m=264 n=64 k=136",
        (*COOP.changes[:1], *COOP_IN_FLIGHT),
    ),
    "coop-snake-k": Case(
        COOP.source, COOP.pipeline, THREE_TILES, (*COOP_MANY.changes, SNAKE)
    ),
    "pingpong-snake-k": Case(
        PINGPONG.source, PINGPONG.pipeline, "m=136 n=200 k=136", (*PINGPONG.changes, SNAKE)
    ),
    "coop-whole-panels": Case(NN, COOP.pipeline, "m=136 n=136 k=72", WHOLE_PANELS),
    "coop-whole-panels-along-n": Case(
        NN, COOP.pipeline, "m=72 n=216 k=72",
        (*WHOLE_PANELS, "form-cluster.shape=1,2"),
    ),
    "simt-more-is-copied": Case(
        SIMT.source, SIMT.pipeline, "m=4 n=40 k=40",
        ("promote[rhs].multiple=64",),
    ),
    "copies-by-threads": COPIES,
    "copies-odd-rows": Case(COPIES.source, COPIES.pipeline, "m=72 n=66 k=201", COPIES.changes),
    "copies-persistent": Case(
        COPIES.source, COPIES.pipeline, "m=72 n=136 k=136",
        (*COPIES.changes, "schedule-work.persistent=true"),
    ),
    "copies-one-slot": Case(
        COPIES.source, COPIES.pipeline, "m=72 n=64 k=136",
        (*COPIES.changes, "multi-buffer.stages=1", "-pipeline-loop"),
    ),
    "warptile-one-step": Case(WARPTILE.source, WARPTILE.pipeline, "m=1 n=33 k=1"),
    "warptile-by-registers": Case(
        WARPTILE.source, WARPTILE.pipeline, "m=5 n=33 k=19", ("assign-atoms.copy=ldst",)
    ),
    "warptile-persistent": Case(
        WARPTILE.source, WARPTILE.pipeline, "m=130 n=33 k=17",
        ("schedule-work.persistent=true", "multi-buffer.stages=3", "pipeline-loop.distance=2"),
    ),
    "mma": MMA,
    "mma-fewer-steps-than-slots": Case(MMA.source, MMA.pipeline, "m=1 n=8 k=8", MMA.changes),
    "mma-nn-layout": Case("test/inputs/matmul_bf16_cast.mlir", "ampere-mma", "m=33 n=136 k=72",
                          MMA.changes),
    "mma-f16-odd-rows": Case("examples/matmul_f16.mlir", "ampere-mma", "m=17 n=33 k=7",
                             MMA.changes),
    "mma-pairs": Case(MMA.source, MMA.pipeline, "m=20 n=130 k=70", MMA.changes),
    **{case.pipeline: case for case in CUDA_CORES.values()},
}


QUICK = {"ws", "single", "simt", "mma", "coop", "pingpong", "simt-naive", "simt-regtile-1d"}
"""One of each kind, for `make check`."""


KEPT = [name for number, name in enumerate(CASES) if not number % 3]
"""What `make test` has of the others: random configurations find most as well."""


@pytest.mark.parametrize("name, every", at_levels(CASES, QUICK, KEPT))
def test_every_pass_computes_the_program(name: str, every: bool) -> None:
    for number, level in enumerate(levels(CASES[name])):
        if is_run(level.name, every, name in QUICK):
            level.check(seed=number)


@pytest.mark.parametrize("seed", some(range(4), (1, 3)))
@pytest.mark.parametrize("case", [WS, SINGLE, SIMT, MMA], ids=["ws", "single", "simt", "mma"])
def test_no_schedule_changes_the_result(case: Case, seed: int) -> None:
    """The four kinds of schedules."""
    for name in ("insert-barriers", "lower-hierarchy", "linearize"):
        next(level for level in levels(case) if level.name == name).check(seed)


@pytest.mark.parametrize("sm_count", [4, 6])
def test_each_cluster_walks_a_part_of_its_own(sm_count: int) -> None:
    """Four blocks for two clusters, each a row, and for three, one of which has two blocks."""
    for name in ("stationary-operand", "linearize"):
        level = after(COOP_HELD, name)
        found = interpret.run(level.module, level.inputs, seed=0, sm_count=sm_count)
        np.testing.assert_array_equal(found[0].astype(np.float64), level.expected[0])
