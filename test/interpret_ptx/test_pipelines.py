"""Every pipeline's PTX on shapes that divide nothing, under several schedules, against NumPy."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from interpret_ptx.pipeline_mutations import ONE_CLUSTER, caught, mutations
from interpret_ptx.pipelines import PIPELINES, Small, compiled, compiled_module
from parts import some
from rules.programs import dtypes_of

from gemmc import interpret
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.interpret.ptx.simulate import run

NAMES = sorted(path.stem for path in PIPELINES.glob("*.pipeline"))
SMALL_TILE = {
    "hopper-ws": ("form-kernel.tile=128,64,64",),
    "hopper-single": ("form-kernel.tile=64,64,64",),
    "simt-warptile": ("form-kernel.tile=128,128,8",),
    "ampere-mma": ("form-kernel.tile=64,128,64", "distribute.shape=2,2"),
}


def configurations() -> list[Small]:
    """Two of each pipeline: both layouts, ragged, sizes from a fixed seed.

    With B transposed, rows of CUDA-core kernels are as long as no vector likes.
    """
    rng, found = random.Random(0), []
    for name in NAMES:
        tensor_cores = not name.startswith("simt")
        for index, layout in enumerate(("nn", "nt")):
            dtype = (dtypes_of(name) * 2)[index] if tensor_cores else "f32"
            m, n = (8 * rng.randrange(1, 20 if tensor_cores else 7) for _ in range(2))
            k = 8 * rng.randrange(1, 26 if tensor_cores else 4)
            if name.startswith("ampere"):
                m, n, k = m - 7, n + (1, 0)[index], k - 7 * index
            if layout == "nt" and not tensor_cores:
                m, n, k = m - 1, n - 1, k - 1
            found.append(Small(name, dtype, layout, m, n, k, SMALL_TILE.get(name, ())))
    return found


def exact(small: Small, drawn: int, **options: Any) -> None:
    """Integers drawn from a seed give NumPy's product, bit by bit; `options` are those of `run`."""
    inputs = small.inputs(drawn)
    (found,) = run(*compiled(small), inputs, **options)
    expected = small.expected(inputs).astype(found.dtype)
    np.testing.assert_array_equal(found.astype("f4"), expected.astype("f4"))


@pytest.mark.parametrize(
    "small", some(configurations(), configurations()[::3]), ids=lambda s: s.name
)
def test_integers_are_exact(small: Small) -> None:
    for seed in (0, 1) if small.dtype != "f32" else (2,):
        exact(small, seed, seed=seed)


def test_the_schedule_changes_no_value() -> None:
    small = Small("hopper-ws", "bf16", "nt", 72, 40, 200, SMALL_TILE["hopper-ws"])
    ptx, manifest = compiled(small)
    inputs = small.inputs(0, integers=False)
    results = [run(ptx, manifest, inputs, seed=seed)[0].view("u2") for seed in range(8)]
    assert all(np.array_equal(results[0], r) for r in results)
    exact = small.expected(inputs)
    error = np.abs(run(ptx, manifest, inputs)[0].astype("f4") - exact)
    a, b = (np.abs(x.astype("f8")) for x in inputs)
    assert (error <= (200 * 2.0**-23 + 2.0**-8) * (a @ b.T)).all()


@pytest.mark.parametrize("integers", some((True, False), (False,)))
@pytest.mark.parametrize("name", ["hopper-ws", "hopper-single", "simt-smem", "ampere-mma"])
def test_the_interpreter_of_the_ir_agrees(name: str, integers: bool) -> None:
    agrees(name, integers)


def test_the_interpreter_of_the_ir_agrees_on_f64() -> None:
    """Of integers: of others it rounds products and sums, where the machine rounds once."""
    agrees("ampere-mma-f64", integers=True)


def agrees(name: str, integers: bool) -> None:
    """Bit for bit: two machines that share no semantics of instructions."""
    dtype, k = dtypes_of(name)[0], 24 if name.startswith("simt") else 72
    small = Small(name, dtype, "nn", 72, 40, k, SMALL_TILE.get(name, ()))
    inputs = small.inputs(0, integers)
    (by_ir,) = interpret.run(compiled_module(small), inputs, seed=1)
    (by_text,) = run(*compiled(small), inputs, seed=2)
    np.testing.assert_array_equal(by_ir.view("u1"), by_text.view("u1"))


@pytest.mark.parametrize("name", some(("hopper-coop", "hopper-pingpong"), ["hopper-coop"]))
def test_every_other_block_walks_k_backwards(name: str) -> None:
    """Three rounds of one cluster and four steps of K, the last of which is ragged."""
    edits = (*SMALL_TILE["hopper-ws"], "snake-k@stage-epilogue")
    small = Small(name, "bf16", "nt", 136, 136, 200, edits)
    for seed in (0, 1):
        exact(small, seed, seed=seed, device=ONE_CLUSTER)


def test_a_tile_stored_early() -> None:
    """Two rounds of one cluster; two of four steps, and all of two, behind the loop over K."""
    changes = (
        *SMALL_TILE["hopper-ws"], "-overlap-epilogue", "stage-epilogue.columns=32",
        "split-epilogue{steps=2}@programmatic-dependent-launch",
    )  # fmt: skip
    for k, layout in ((200, "nt"), (72, "nt")):
        exact(Small("hopper-coop", "bf16", layout, 136, 72, k, changes), 0, device=ONE_CLUSTER)


THROTTLED = (*SMALL_TILE["hopper-ws"], "throttle-waves@programmatic-dependent-launch")


def test_rounds_in_step() -> None:
    """Two clusters at a time, which wait for each other by a counter, and ten blocks."""
    small = Small("hopper-coop", "bf16", "nt", 136, 264, 136, THROTTLED)
    _, manifest = compiled(small)
    assert [(w["initial"], w["resets"]) for w in manifest["workspaces"]] == [("zero", True)]
    exact(small, 0, device={"sm_count": 4, "max_active_clusters": 2})


def test_a_counter_that_is_not_reset_is_found() -> None:
    """Counted up by 1 without an end, as a launcher would have to clear it."""
    small = Small("hopper-coop", "bf16", "nt", 136, 264, 136, THROTTLED)
    ptx, manifest = compiled(small)
    counting, count = re.subn(r"global\.inc\.u32", "global.add.u32", ptx)
    assert count == 1
    with pytest.raises(PtxExecutionError, match="workspace `counter_0`: needed zeros at the end"):
        run(counting, manifest, small.inputs(0), device={"sm_count": 4, "max_active_clusters": 2})


@pytest.mark.parametrize("left", [1, 7, 0x7FFFFFFF, 0xFFFFFFFF])
def test_what_a_launch_left_that_was_broken_off_does_not_matter(left: int) -> None:
    small = Small("hopper-coop", "bf16", "nt", 136, 264, 136, THROTTLED)
    ptx, manifest = compiled(small)
    inputs = small.inputs(0)
    (found,) = run(
        ptx, manifest, inputs, device={"sm_count": 4, "max_active_clusters": 2},
        left={"counter_0": left.to_bytes(4, "little")},
    )  # fmt: skip
    expected = small.expected(inputs).astype(found.dtype)
    np.testing.assert_array_equal(found.astype("f4"), expected.astype("f4"))


def test_who_never_comes_is_not_waited_for() -> None:
    """One cluster of three runs alone: it has the first of three block columns of 64."""
    small = Small("hopper-coop", "bf16", "nt", 128, 192, 136, THROTTLED)
    ptx, manifest = compiled(small)
    inputs = small.inputs(0)
    (found,) = run(ptx, manifest, inputs, ctas=[0, 1])
    written = ~np.isnan(found.astype("f4"))
    assert written[:, :64].all() and not written[:, 64:].any()
    expected = small.expected(inputs).astype(found.dtype)
    np.testing.assert_array_equal(found[written].astype("f4"), expected[written].astype("f4"))


def test_chosen_ctas_leave_the_rest() -> None:
    small = Small("hopper-single", "f16", "nn", 136, 72, 72, SMALL_TILE["hopper-single"])
    ptx, manifest = compiled(small)
    inputs = small.inputs(0)
    (found,) = run(ptx, manifest, inputs, ctas=[0])
    expected = small.expected(inputs)
    written = ~np.isnan(found)
    assert written.sum() == 64 * 64 and written[:64, :64].all()
    np.testing.assert_array_equal(found[written].astype("f4"), expected[written])


@pytest.mark.slow
def test_one_cta_of_full_size_is_quick() -> None:
    """128×256 and eight steps of K: under 5 s on one core."""
    import time

    small = Small("hopper-ws", "bf16", "nt", 512, 768, 512)
    ptx, manifest = compiled(small)
    start = time.process_time()
    (found,) = run(ptx, manifest, small.inputs(0), ctas=[0])
    assert time.process_time() - start < 5
    written = ~np.isnan(found.astype("f4"))
    np.testing.assert_array_equal(
        found[written].astype("f4"),
        small.expected(small.inputs(0)).astype(found.dtype)[written].astype("f4"),
    )


ONE_BUFFER = "stage-epilogue.buffers=1"
THREADS_STORE = {
    "odd": Small("hopper-coop", "bf16", "nt", 136, 133, 136, SMALL_TILE["hopper-ws"]),
    "pairs": Small("hopper-coop", "f16", "nt", 72, 142, 72, SMALL_TILE["hopper-ws"]),
    "swapped": Small(
        "hopper-coop", "bf16", "nt", 261, 133, 72, (*SMALL_TILE["hopper-ws"], "swap-ab@form-kernel")
    ),
}
"""Results whose rows are no whole 16 bytes, several tiles for one cluster."""


@pytest.mark.parametrize("name", some(THREADS_STORE, list(THREADS_STORE)[:1]))
def test_threads_store_what_the_copy_engine_cannot(name: str) -> None:
    small = THREADS_STORE[name]
    ptx, _ = compiled(small)
    assert "cp.async.bulk.tensor.2d.global.shared::cta" not in ptx
    assert "st.global.L2::cache_hint" in ptx
    for seed in (0, 1):
        exact(small, seed, seed=seed, device=ONE_CLUSTER)


@pytest.mark.slow
def test_barriers_around_what_threads_store_are_needed() -> None:
    """Without one of them a schedule shows a race, which is named."""
    small = replace(THREADS_STORE["odd"], edits=(*SMALL_TILE["hopper-ws"], ONE_BUFFER))
    planted = [m for m in mutations(compiled(small)[0]) if re.match(r"deleted: bar\.sync", m.what)]
    assert len(planted) > 4
    for each in planted:
        assert re.match("Race|Uninitialized", caught(small, each, range(4))), each


THREADS_COPY = {
    "pairs": Small("hopper-coop", "bf16", "nn", 136, 72, 138, SMALL_TILE["hopper-ws"]),
    "odd": Small("hopper-coop", "f16", "nn", 136, 72, 201, SMALL_TILE["hopper-ws"]),
    "rhs": Small(
        "hopper-coop", "bf16", "nn", 136, 76, 136,
        (*SMALL_TILE["hopper-ws"], "form-cluster.shape=1,2"),
    ),
    "both": Small(
        "hopper-coop", "bf16", "nt", 72, 77, 202,
        (*SMALL_TILE["hopper-ws"], "-form-cluster", "-multicast"),
    ),
}
"""Operands whose rows are no whole 16 bytes; several tiles for one cluster."""


@pytest.mark.parametrize("name", some(THREADS_COPY, list(THREADS_COPY)[:1]))
def test_a_producers_threads_copy_what_the_copy_engine_cannot(name: str) -> None:
    small = THREADS_COPY[name]
    ptx, _ = compiled(small)
    assert ("cp.async.mbarrier.arrive.noinc" in ptx) == (name != "odd")
    assert ("cp.async.bulk.tensor.2d.shared::cluster" in ptx) == (name != "both")
    for seed in (0, 1):
        exact(small, seed, seed=seed, device=ONE_CLUSTER)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pairs", "odd"])
def test_what_orders_copies_of_threads_is_needed(name: str) -> None:
    """Arrivals with copies, and proxy fences: without one a schedule fails, and says why."""
    small = THREADS_COPY[name]
    wanted = r"deleted: (fence\.proxy\.async|cp\.async\.mbarrier|mbarrier\.arrive\.shared)"
    planted = [m for m in mutations(compiled(small)[0]) if re.match(wanted, m.what)]
    assert planted
    for each in planted:
        assert caught(small, each, range(4)), each
