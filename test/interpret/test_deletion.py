"""Each synchronization op that the compiler inserts is needed: without it, a run fails."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from parts import some, thorough_but

from gemmc.interpret import InterpretError
from interpret.levels import (
    COOP,
    COOP_COPIES,
    COOP_EARLY,
    COOP_HELD,
    COOP_MANY,
    COOP_ODD,
    COOP_SWAPPED,
    COPIES,
    MMA,
    SIMT,
    SINGLE,
    WARPTILE,
    WS,
    Case,
    Level,
    after,
    delete,
)

NEEDED = {
    "barrier.init", "barrier.fence_init", "barrier.sync", "barrier.wait", "barrier.arrive",
    "barrier.expect", "barrier.wait_parity", "barrier.arrive_at", "barrier.expect_at",
    "barrier.fence_proxy", "barrier.cluster_sync", "tma.load", "tma.wait_group",
    "tma.commit_group", "wgmma.fence", "wgmma.commit_group", "wgmma.wait_group",
    "ptx.bar_sync", "ptx.mbarrier_init", "ptx.fence", "ptx.mbarrier_arrive",
    "ptx.mbarrier_expect_tx", "ptx.tensor_load", "ptx.wgmma_fence", "ptx.wgmma_commit",
    "ptx.wgmma_wait", "barrier.commit_copies", "barrier.wait_copies", "ptx.cp_async_commit",
    "ptx.cp_async_wait",
}
"""What orders something. setmaxnreg is not among them: a role that never grows is only slow."""

LEVELS = [
    (WS, "insert-fences"), (WS, "lower-rings"), (WS, "lower-hierarchy"), (WS, "linearize"),
    (SINGLE, "insert-fences"), (SINGLE, "lower-rings"), (SINGLE, "linearize"),
    (SIMT, "insert-barriers"), (SIMT, "lower-hierarchy"), (SIMT, "linearize"),
    (WARPTILE, "insert-barriers"), (WARPTILE, "linearize"),
    (COPIES, "insert-barriers"), (COPIES, "insert-fences"), (COPIES, "linearize"),
    (MMA, "insert-barriers"), (MMA, "lower-rings"), (MMA, "linearize"),
]


def survivors(level: Level, seeds: tuple[int, ...]) -> list[str]:
    """Ops whose deletion no schedule of `seeds` notices."""
    found: list[str] = []
    counts: dict[str, int] = {}
    for number, op in enumerate(level.module.walk()):
        if op.name not in NEEDED:
            continue
        position = counts.get(op.name, 0)
        counts[op.name] = position + 1
        if not any(fails(level, number, seed) for seed in seeds):
            found.append(f"{op.name} number {position}")
    assert counts, "nothing to delete"
    return found


def fails(level: Level, number: int, seed: int) -> bool:
    try:
        outputs = level.run(seed, delete(level, number))
    except InterpretError:
        return True
    return not all(
        np.array_equal(o.astype(np.float64), w)
        for o, w in zip(outputs, level.expected, strict=True)
    )


LOADED = (
    "-form-cluster", "-multicast", "form-kernel.tile=128,64,64", "multi-buffer.stages=2",
    "stage-epilogue.compute=piece",
)  # fmt: skip
RESIDUAL = "examples/epilogues/residual.mlir"
LOADS = {
    "coop": Case(RESIDUAL, "hopper-coop", "m=256 n=136 k=72",
                 (*LOADED, "load-inputs@hint-cache")),
    "held": Case(RESIDUAL, "hopper-coop", "m=256 n=136 k=72",
                 (*LOADED, "load-inputs@hint-cache", "overlap-epilogue.hold=sums")),
    "pingpong": Case(RESIDUAL, "hopper-pingpong", "m=256 n=136 k=72",
                     (*LOADED, "load-inputs{slots=2}@hint-cache")),
}  # fmt: skip
"""Several tiles for the one CTA, each with a residual in shared memory."""


@pytest.mark.parametrize(
    ("what", "number", "found"),
    [
        ("barrier.wait", 1, "race: tma write and tma write of the same byte"),
        ("barrier.expect", 1, "deadlock"),
        ("barrier.wait", 3, "use of a stage before its full barrier"),
        ("barrier.arrive", 1, "deadlock"),
    ],
)
def test_what_orders_loaded_inputs_is_named(what: str, number: int, found: str) -> None:
    """The producer's wait for the readers, its announcement, the readers' wait, their release."""
    level = after(LOADS["coop"], "insert-barriers")
    chosen = [i for i, op in enumerate(level.module.walk()) if op.name == what][number]
    with pytest.raises(InterpretError, match=found):
        level.run(0, delete(level, chosen))


@pytest.mark.slow
@pytest.mark.parametrize("case", thorough_but(LOADS, ("coop",).__contains__))
def test_no_deletion_survives_where_inputs_are_loaded(case: str) -> None:
    assert survivors(after(LOADS[case], "lower-rings"), (0, 1)) == []


@pytest.mark.slow
def test_only_copied_fences_survive_where_inputs_are_preloaded() -> None:
    """The fence of a step that stands behind the loop is a copy of the one in it, which only the
    first products need (PTX ISA, "wgmma.fence")."""
    passes = (*LOADED, "preload-inputs@overlap-epilogue")
    case = Case(RESIDUAL, "hopper-coop", "m=128 n=136 k=136", passes)
    found = survivors(after(case, "overlap-epilogue"), (0, 1))
    assert found == ["wgmma.fence number 1", "wgmma.fence number 2"]


@pytest.mark.slow
def test_fences_behind_what_is_added_are_needed() -> None:
    """All of the copied ones but those of the two steps before which nothing is added."""
    passes = (*LOADED, "accumulate-inputs@overlap-epilogue")
    case = Case(RESIDUAL, "hopper-coop", "m=128 n=136 k=264", passes)
    found = survivors(after(case, "overlap-epilogue"), (0, 1))
    assert found == ["wgmma.fence number 1", "wgmma.fence number 2"]
    names = [op.name for op in after(case, "overlap-epilogue").module.walk()]
    assert names.count("wgmma.fence") == 5


@pytest.mark.parametrize(("case", "name"), LEVELS, ids=lambda x: getattr(x, "pipeline", x))
def test_no_deletion_survives(case: Case, name: str) -> None:
    assert survivors(after(case, name), (0, 1)) == []


@pytest.mark.slow
def test_no_deletion_survives_where_a_tile_is_stored_early() -> None:
    early = replace(COOP_EARLY, size="m=136 n=72 k=136")
    assert survivors(after(early, "lower-rings"), (0, 1, 2)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["insert-fences", "lower-rings"])
def test_no_deletion_survives_where_operands_are_swapped(name: str) -> None:
    swapped = replace(COOP_SWAPPED, size="m=72 n=264 k=136")
    assert survivors(after(swapped, name), (0, 1)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["stationary-operand", "lower-rings"])
def test_no_deletion_survives_where_an_operand_is_held(name: str) -> None:
    assert survivors(after(COOP_HELD, name), (0, 1)) == []


@pytest.mark.parametrize("name", some(("insert-barriers", "lower-rings"), ("lower-rings",)))
def test_no_deletion_survives_where_a_producers_threads_copy(name: str) -> None:
    by_registers = Case(
        COOP_COPIES.source, COOP_COPIES.pipeline, "m=136 n=72 k=201",
        (*COOP_COPIES.changes, "distribute-copies[lhs].vector=8"),
    )  # fmt: skip
    for case in (COOP_COPIES, by_registers):
        assert survivors(after(case, name), (0, 1)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["insert-barriers", "insert-fences", "lower-rings"])
def test_no_deletion_survives_where_threads_store(name: str) -> None:
    assert survivors(after(COOP_ODD, name), (0, 1)) == []


@pytest.mark.slow
def test_no_deletion_survives_in_a_cluster() -> None:
    assert survivors(after(COOP, "insert-fences"), (0, 1)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["insert-fences", "lower-rings"])
def test_no_deletion_survives_where_pieces_read_inputs(name: str) -> None:
    """Three tiles for the one cluster: each output buffer is used again, by pieces that overlap the
    next products."""
    residual = Case(RESIDUAL, COOP_MANY.pipeline, "m=136 n=136 k=136", COOP_MANY.changes)
    assert survivors(after(residual, name), (0, 1, 2)) == []
