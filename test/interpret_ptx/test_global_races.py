"""Races in global memory within one launch: what orders two accesses, and what does not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from interpret_ptx.snippets import execute, kernel, manifest

from gemmc.interpret.hardware.errors import GlobalRace, InputWritten, MissingProxyFence
from gemmc.interpret.ptx.simulate import run

SEEDS = range(4)
PLACES = """mul.wide.u32 %d0, %t, 4; add.u64 %d0, %d0, %out;
xor.b32 %r1, %t, NEXT; mul.wide.u32 %d1, %r1, 4; add.u64 %d1, %d1, %out;
st.global.b32 [%d0], %t; {between} ld.global.b32 %r0, [%d1];
bar.sync 0; st.global.b32 [%d0], %r0;"""
IN_ANOTHER_WARP = PLACES.replace("NEXT", "32")
IN_ANOTHER_LANE = PLACES.replace("NEXT", "1")


def exchanged(text: str, between: str, seed: int, threads: int = 64) -> Any:
    return execute(
        text.replace("{between}", between), [], (threads,), threads=threads, seed=seed, shared=64
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_barrier_orders_warps(seed: int) -> None:
    found = exchanged(IN_ANOTHER_WARP, "bar.sync 0;", seed)
    np.testing.assert_array_equal(found, np.arange(64) ^ 32)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("between", ["", "bar.warp.sync 0xffffffff;", "fence.acq_rel.gpu;"])
def test_without_one_each_schedule_shows_the_race(between: str, seed: int) -> None:
    with pytest.raises(GlobalRace) as error:
        exchanged(IN_ANOTHER_WARP, between, seed)
    said = str(error.value)
    assert said.startswith("race in global memory: generic ")
    for part in ("in kernel k", "<ptx>:", "of CTA 0", "thread ", "byte ", "of out, in out["):
        assert part in said, said


@pytest.mark.parametrize(
    "between", ["bar.warp.sync 0xffffffff;", "shfl.sync.idx.b32 %r9, %t, 0, 31, 0xffffffff;"]
)
def test_lanes_of_a_warp_meet(between: str) -> None:
    np.testing.assert_array_equal(exchanged(IN_ANOTHER_LANE, between, 0), np.arange(64) ^ 1)


def test_lanes_that_have_not_met_race() -> None:
    with pytest.raises(GlobalRace, match="generic read and generic write") as error:
        exchanged(IN_ANOTHER_LANE, "", 0, threads=32)
    assert "by thread 1 (warp 0) of CTA 0" in str(error.value)


def test_a_write_of_what_another_lane_has_read_races() -> None:
    text = """mul.wide.u32 %d0, %t, 4; add.u64 %d0, %d0, %out; st.global.b32 [%d0], %t;
        bar.warp.sync 0xffffffff; xor.b32 %r1, %t, 1; mul.wide.u32 %d1, %r1, 4;
        add.u64 %d1, %d1, %out; ld.global.b32 %r0, [%d1]; MEET st.global.b32 [%d0], %r0;"""
    meet = "bar.warp.sync 0xffffffff;"
    found = execute(text.replace("MEET", meet), [], (32,))
    np.testing.assert_array_equal(found, np.arange(32) ^ 1)
    with pytest.raises(GlobalRace, match="generic write and generic read"):
        execute(text.replace("MEET", ""), [], (32,))


def test_lanes_that_store_to_one_place_race() -> None:
    with pytest.raises(GlobalRace, match="generic write and generic write") as error:
        execute("st.global.b32 [%out], %t;", [], (1,))
    assert "first access by thread 0 in the same instruction" in str(error.value)
    found = execute("setp.eq.u32 %p0, %t, 7; @%p0 st.global.b32 [%out], %t;", [], (1,))
    assert found.tolist() == [7]


def test_bytes_of_one_word_are_apart() -> None:
    """Threads of two warps that each store a byte of every word."""
    text = "cvt.u64.u32 %d0, %t; add.u64 %d0, %d0, %out; st.global.b8 [%d0], %t;"
    crossed = "shr.u32 %r1, %t, 5; and.b32 %r2, %t, 31; shl.b32 %r2, %r2, 1; add.u32 %t, %r1, %r2;"
    found = execute(crossed + text, [], (16,), threads=64)
    np.testing.assert_array_equal(found.view(np.uint8), np.arange(64))


HANDED = """mov.u32 %r1, %ctaid.x; setp.ne.u32 %p0, %r1, 0; setp.ne.u32 %p9, %t, 0;
@%p9 bra DONE; @%p0 bra READER;
mov.b32 %r2, 42; st.global.b32 [%out], %r2; mov.b32 %r3, 1; {tell}
bra DONE;
READER: {hear} setp.ne.u32 %p1, %r4, 1; @%p1 bra READER;
{behind} ld.global.b32 %r5, [%out]; st.global.b32 [%out+8], %r5;
DONE:"""
TELL = {
    "release": "st.release.gpu.global.b32 [%out+4], %r3;",
    "a fence": "fence.acq_rel.gpu; st.relaxed.gpu.global.b32 [%out+4], %r3;",
    "membar": "membar.gl; st.volatile.global.b32 [%out+4], %r3;",
    "an atomic": "atom.release.gpu.global.exch.b32 %r9, [%out+4], %r3;",
}
NOT_TOLD = {
    "relaxed": "st.relaxed.gpu.global.b32 [%out+4], %r3;",
    "volatile": "st.volatile.global.b32 [%out+4], %r3;",
    "a relaxed atomic": "atom.relaxed.gpu.global.exch.b32 %r9, [%out+4], %r3;",
    "a fence of the CTA": "fence.acq_rel.cta; st.relaxed.gpu.global.b32 [%out+4], %r3;",
    "membar of the CTA": "membar.cta; st.volatile.global.b32 [%out+4], %r3;",
    "a fence of the proxy": "fence.proxy.async; st.relaxed.gpu.global.b32 [%out+4], %r3;",
    "a release in the CTA": "st.release.cta.global.b32 [%out+4], %r3;",
    "plain": "st.global.b32 [%out+4], %r3;",
}
HEAR = {
    "acquire": ("ld.acquire.gpu.global.b32 %r4, [%out+4];", ""),
    "a fence": ("ld.relaxed.gpu.global.b32 %r4, [%out+4];", "fence.acq_rel.gpu;"),
    "membar": ("ld.volatile.global.b32 %r4, [%out+4];", "membar.gl;"),
}
NOT_HEARD = {
    "relaxed": ("ld.relaxed.gpu.global.b32 %r4, [%out+4];", ""),
    "volatile": ("ld.volatile.global.b32 %r4, [%out+4];", ""),
    "acquire in the CTA": ("ld.acquire.cta.global.b32 %r4, [%out+4];", ""),
    "a fence of the CTA": ("ld.relaxed.gpu.global.b32 %r4, [%out+4];", "fence.acq_rel.cta;"),
}


def handed(tell: str, hear: tuple[str, str], seed: int) -> Any:
    """CTA 0 writes a word and tells CTA 1 by a flag, which copies it."""
    text = HANDED.replace("{tell}", tell).replace("{hear}", hear[0]).replace("{behind}", hear[1])
    return execute(text, [], (3,), grid=2, seed=seed)


@pytest.mark.parametrize("tell", TELL)
@pytest.mark.parametrize("hear", HEAR)
def test_flags_order_ctas(tell: str, hear: str) -> None:
    for seed in SEEDS:
        assert handed(TELL[tell], HEAR[hear], seed).tolist() == [42, 1, 42]


@pytest.mark.parametrize("tell", NOT_TOLD)
def test_a_flag_that_releases_nothing_is_a_race(tell: str) -> None:
    for seed in SEEDS:
        with pytest.raises(GlobalRace):
            handed(NOT_TOLD[tell], HEAR["acquire"], seed)


@pytest.mark.parametrize("hear", NOT_HEARD)
def test_a_flag_that_acquires_nothing_is_a_race(hear: str) -> None:
    for seed in SEEDS:
        with pytest.raises(GlobalRace):
            handed(TELL["release"], NOT_HEARD[hear], seed)


def test_ctas_that_tell_each_other_nothing_race() -> None:
    """They run one after the other here, as nothing says that they talk."""
    text = """mov.u32 %r1, %ctaid.x; mul.wide.u32 %d1, %r1, 4; add.u64 %d1, %d1, %out;
        setp.eq.u32 %p0, %t, 0; @%p0 st.global.b32 [%d1], %r1; @%p0 ld.global.b32 %r2, [%out];"""
    with pytest.raises(GlobalRace) as error:
        execute(text, [], (2,), grid=2)
    assert "by thread 0 (warp 0) of CTA 1" in str(error.value)
    assert "by thread 0 (warp 0) of CTA 0" in str(error.value)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_barrier_of_a_cluster_orders_its_ctas(seed: int) -> None:
    text = """mov.u32 %r1, %ctaid.x; mul.wide.u32 %d1, %r1, 4; add.u64 %d1, %d1, %out;
        xor.b32 %r2, %r1, 1; mul.wide.u32 %d2, %r2, 4; add.u64 %d2, %d2, %out;
        setp.eq.u32 %p0, %t, 0; @%p0 st.global.b32 [%d1], %r1; BARRIER
        @%p0 ld.global.b32 %r3, [%d2]; @%p0 st.global.b32 [%d1+8], %r3;"""
    barrier = "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"
    found = execute(text.replace("BARRIER", barrier), [], (4,), grid=2, cluster=2, seed=seed)
    assert found.tolist() == [0, 1, 1, 0]
    with pytest.raises(GlobalRace):
        execute(text.replace("BARRIER", ""), [], (4,), grid=2, cluster=2, seed=seed)


COUNT = "mov.b32 %r1, 1; {red} {then}"


def counted(red: str, then: str = "", seed: int = 0) -> Any:
    text = "mov.b32 %r0, 0; mov.u32 %r7, %ctaid.x; mad.lo.u32 %r8, %r7, 64, %t;" + COUNT
    text = text.replace("{red}", red).replace("{then}", then)
    return execute(text, [], (1,), grid=2, threads=64, seed=seed)


def test_atomics_race_with_no_atomics() -> None:
    assert counted("red.relaxed.gpu.global.add.u32 [%out], %r1;").tolist() == [127]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("red", "then"),
    [
        ("red.relaxed.gpu.global.add.u32 [%out], %r1;", "ld.global.b32 %r2, [%out];"),
        ("red.relaxed.cta.global.add.u32 [%out], %r1;", ""),
        ("red.relaxed.cluster.global.add.u32 [%out], %r1;", ""),
    ],
)
def test_plain_accesses_and_atomics_of_narrow_scope_do(red: str, then: str, seed: int) -> None:
    with pytest.raises(GlobalRace):
        counted(red, then, seed)


BULK = """mul.wide.u32 %d0, %t, 4; add.u64 %d0, %d0, %out; mov.b32 %r1, smem;
setp.ne.u32 %p0, %t, 0; @%p0 bra STORED; mbarrier.init.shared.b64 [%r1], 1;
fence.mbarrier_init.release.cluster; STORED: bar.sync 0;
st.global.b32 [%d0], %t; {fence} bar.sync 0; @%p0 bra WAIT; {reader}
mbarrier.arrive.expect_tx.shared.b64 _, [%r1], 128; add.u32 %r2, %r1, 128;
cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r2], [%out], 128, [%r1];
WAIT: mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0; @!%p1 bra WAIT;
shl.b32 %r4, %t, 2; add.u32 %r4, %r4, %r1; ld.shared.b32 %r5, [%r4+128];
add.u32 %r5, %r5, 1; st.global.b32 [%d0], %r5;"""


ALL = "fence.proxy.async;"
FENCES = {
    "the writers'": (ALL, "", True),
    "the writers', of global memory": ("fence.proxy.async.global;", "", True),
    "the reader's": ("", ALL, True),
    "of shared memory": ("fence.proxy.async.shared::cta;", "", False),
    "none": ("", "", False),
}


@pytest.mark.parametrize("fences", FENCES)
def test_a_bulk_copy_reads_what_was_stored_behind_a_proxy_fence(fences: str) -> None:
    writers, readers, ordered = FENCES[fences]
    text = BULK.replace("{fence}", writers).replace("{reader}", readers)
    for seed in SEEDS:
        if ordered:
            found = execute(text, [], (32,), shared=256, seed=seed)
            np.testing.assert_array_equal(found, np.arange(32) + 1)
            continue
        with pytest.raises(MissingProxyFence, match="between the write and the async access"):
            execute(text, [], (32,), shared=256, seed=seed)


TO_GLOBAL = """mul.wide.u32 %d0, %t, 4; add.u64 %d0, %d0, %out; mov.b32 %r1, smem;
shl.b32 %r2, %t, 2; add.u32 %r2, %r2, %r1; st.shared.b32 [%r2], %t; fence.proxy.async;
bar.sync 0; setp.ne.u32 %p0, %t, 0; @%p0 bra READ;
cp.async.bulk.global.shared::cta.bulk_group [%out], [%r1], 128; cp.async.bulk.commit_group;
{wait}
READ: bar.sync 0; ld.global.b32 %r3, [%d0]; {end}"""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bulk_store_is_there_once_its_writes_are_waited_for(seed: int) -> None:
    text = TO_GLOBAL.replace("{end}", "")
    waits = "cp.async.bulk.wait_group 0;"
    execute(text.replace("{wait}", waits), [], (32,), shared=256, seed=seed)
    with pytest.raises(GlobalRace, match="generic read and bulk write"):
        reads = "cp.async.bulk.wait_group.read 0;"
        execute(text.replace("{wait}", reads), [], (32,), shared=256, seed=seed)


def test_inputs_are_not_written() -> None:
    with pytest.raises(InputWritten, match="in0 is an input, and no output"):
        execute("st.global.b32 [%in0], %t;", [np.zeros(1, np.int32)], (1,))


@pytest.mark.parametrize("between", ["bar.sync 0;", ""])
def test_variables_of_a_module_are_ordered_too(between: str) -> None:
    """Two warps exchange words in a variable."""
    text = IN_ANOTHER_WARP.replace("%out", "%d9").replace("{between}", between)
    store = "mul.wide.u32 %d0, %t, 4; add.u64 %d0, %d0, %out; st.global.b32 [%d0], %r0;"
    body = kernel(f"mov.b64 %d9, words; {text} {store}", 0)
    body = body.replace(".extern", ".global .align 4 .b32 words[64];\n.extern", 1)
    m = manifest([], (64,), "i32", threads=64)
    if between:
        np.testing.assert_array_equal(run(body, m, [])[0], np.arange(64) ^ 32)
        return
    with pytest.raises(GlobalRace, match="of the module's variables"):
        run(body, m, [])
