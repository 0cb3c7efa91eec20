"""Lanes together and apart: shfl, votes, elect, divergence, memory of every space."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from interpret_ptx.snippets import execute

from gemmc.interpret.hardware.errors import (
    BarrierError,
    Deadlock,
    DoubleWrite,
    OutOfBounds,
    Race,
    Uninitialized,
    Unsupported,
    UnwrittenOutput,
)

LANE = np.arange(32)
STORE = "mul.wide.u32 %d0, %t, 4; add.u64 %d0, %d0, %out; st.global.b32 [%d0], %r0;"


def run(body: str, threads: int = 32, shared: int = 0, seed: int = 0) -> Any:
    """What every thread left in %r0."""
    return execute(f"{body}\n{STORE}", [], (threads,), threads=threads, shared=shared, seed=seed)


SHUFFLES: dict[str, Any] = {
    "idx.b32 %r0|%p0, %t, 5, 31": (np.full(32, 5), np.ones(32)),
    "up.b32 %r0|%p0, %t, 3, 0": (np.where(LANE < 3, LANE, LANE - 3), LANE >= 3),
    "down.b32 %r0|%p0, %t, 4, 31": (np.where(LANE > 27, LANE, LANE + 4), LANE <= 27),
    "bfly.b32 %r0|%p0, %t, 9, 31": (LANE ^ 9, np.ones(32)),
    "idx.b32 %r0|%p0, %t, 1, 0x181f": (LANE // 8 * 8 + 1, np.ones(32)),
    "down.b32 %r0|%p0, %t, 2, 0x1c1f": (
        np.where(LANE % 4 > 1, LANE, LANE + 2),
        LANE % 4 < 2,
    ),
}


@pytest.mark.parametrize("form", SHUFFLES)
def test_shfl(form: str) -> None:
    value, inside = SHUFFLES[form]
    np.testing.assert_array_equal(run(f"shfl.sync.{form}, 0xffffffff;"), value)
    found = run(f"shfl.sync.{form}, 0xffffffff; selp.b32 %r0, 1, 0, %p0;")
    np.testing.assert_array_equal(found, inside)


def test_votes() -> None:
    test = "setp.lt.u32 %p1, %t, 5;"
    assert (run(f"{test} vote.sync.ballot.b32 %r0, %p1, 0xffffffff;") == 31).all()
    for mode, wanted in (("any", 1), ("all", 0), ("uni", 0)):
        text = f"{test} vote.sync.{mode}.pred %p2, %p1, 0xffffffff; selp.b32 %r0, 1, 0, %p2;"
        assert (run(text) == wanted).all()
    assert (run("redux.sync.add.u32 %r0, %t, 0xffffffff;") == 496).all()
    elected = run("elect.sync %r1|%p1, 0xfffffff0; selp.b32 %r0, 1, 0, %p1;".replace("f0;", "ff;"))
    np.testing.assert_array_equal(elected, LANE == 0)


def test_lanes_of_a_membermask_must_be_there() -> None:
    text = "mov.b32 %r0, 0; setp.lt.u32 %p1, %t, 5; @%p1 shfl.sync.idx.b32 %r0, %t, 0, 31, -1;"
    with pytest.raises(BarrierError, match="membermask"):
        run(text)
    with pytest.raises(BarrierError, match="not all lanes"):
        run("mov.b32 %r0, 0; setp.lt.u32 %p1, %t, 5; @%p1 bar.sync 0;")


DIVERGENT = """
  mov.b32 %r0, 0; and.b32 %r1, %t, 3;
  setp.eq.s32 %p0, %r1, 0; @%p0 bra ZERO;
  setp.eq.s32 %p1, %r1, 1; @%p1 bra ONE;
  mov.b32 %r2, 0;
LOOP: add.s32 %r0, %r0, %t; add.s32 %r2, %r2, 1; setp.lt.s32 %p2, %r2, %r1; @%p2 bra LOOP;
  bra END;
ZERO: activemask.b32 %r0; bra END;
ONE: mov.b32 %r0, 7;
END: shfl.sync.bfly.b32 %r3, %r0, 1, 31, 0xffffffff; add.s32 %r0, %r0, %r3;
"""


def test_divergence_and_joining() -> None:
    kind = LANE % 4
    alone = np.select([kind == 0, kind == 1], [0x11111111, 7], LANE * kind)
    np.testing.assert_array_equal(run(DIVERGENT), alone + alone[LANE ^ 1])


def test_one_lane_waits_for_another_way() -> None:
    """Lane 0 waits at a barrier that the other lanes, on the other way, arrive at."""
    text = """
    mov.b32 %r9, smem; setp.ne.u32 %p0, %t, 0;
    @%p0 bra INIT; mbarrier.init.shared.b64 [%r9], 31;
INIT: bar.warp.sync 0xffffffff;
    @%p0 bra OTHERS;
WAIT: mbarrier.try_wait.parity.shared.b64 %p1, [%r9], 0; @!%p1 bra WAIT;
    mov.b32 %r0, 1; bra END;
OTHERS: mbarrier.arrive.shared.b64 _, [%r9]; mov.b32 %r0, 2;
END:"""
    np.testing.assert_array_equal(run(text, shared=8), np.where(LANE == 0, 1, 2))


def test_exit_of_some_lanes() -> None:
    text = "mov.b32 %r0, 3; mov.b32 %r1, 5; setp.gt.u32 %p1, %t, 31; @%p1 exit; bar.sync 0;"
    assert (run(text) == 3).all()
    with pytest.raises(UnwrittenOutput, match="8 of 32"):
        run("mov.b32 %r0, 3; setp.gt.u32 %p1, %t, 23; @%p1 ret; activemask.b32 %r0;")


def test_brx_and_special_registers() -> None:
    text = """ and.b32 %r1, %t, 1; mov.b32 %r0, 9;
    TABLE: .branchtargets A, B; brx.idx %r1, TABLE;
A: mov.b32 %r0, %laneid; bra END; B: mov.b32 %r0, %lanemask_lt; END:"""
    wanted = np.where(LANE % 2 == 0, LANE, (1 << LANE) - 1)
    np.testing.assert_array_equal(run(text), wanted)
    np.testing.assert_array_equal(run("mov.u32 %r0, %warpid;", 96), np.arange(96) // 32)
    np.testing.assert_array_equal(run("mov.u32 %r0, %ntid.x;", 40), np.full(40, 40))


def test_memory_spaces() -> None:
    text = """ .local .align 16 .b8 stack[64]; .shared .align 16 .b8 here[2048];
    mov.b64 %d1, stack; cvta.local.u64 %d2, %d1; add.s32 %r1, %t, 1; add.s32 %r2, %t, 2;
    st.local.v2.b32 [stack+8], {%r1, %r2}; ld.b32 %r3, [%d2+12];
    mov.b32 %r4, here; shl.b32 %r5, %t, 4; add.s32 %r4, %r4, %r5;
    st.shared.v4.b32 [%r4], {%t, %r1, %r2, %r3};
    cvt.u64.u32 %d3, %r4; cvta.shared.u64 %d3, %d3; ld.b32 %r6, [%d3+12];
    ld.shared.u8 %r7, [%r4]; mad.lo.s32 %r0, %r6, 100, %r7;"""
    np.testing.assert_array_equal(run(text), (LANE + 2) * 100 + LANE)


def test_narrow_loads_extend() -> None:
    values = np.array([-1, 127, -128, 5] * 8, np.int8)
    text = "cvt.u64.u32 %d1, %t; add.u64 %d1, %d1, %in0; ld.global.s8 %r0, [%d1];"
    np.testing.assert_array_equal(execute(text + STORE, [values], (32,)), values)
    text = text.replace("s8", "u8")
    np.testing.assert_array_equal(execute(text + STORE, [values], (32,)), values.view(np.uint8))


BAD: dict[str, tuple[type[Exception], str]] = {
    "ld.global.b32 %r0, [%out+128];": (OutOfBounds, "of out, which has 128"),
    "ld.global.b32 %r0, [%out+2];": (OutOfBounds, "multiple of the 4 bytes"),
    "ld.global.b32 %r0, [64];": (OutOfBounds, "in no array"),
    "mov.b32 %r0, smem; ld.shared.b32 %r0, [%r0+64];": (OutOfBounds, "shared bytes 64"),
    "mov.b32 %r0, smem; ld.shared.b32 %r0, [%r0];": (Uninitialized, "nothing has written"),
    "add.s32 %r0, %r1, 1;": (Uninitialized, "%r1 is read but nothing has written it"),
    "mov.b32 %r0, %r1; add.s32 %r0, %r0, 1;": (
        Uninitialized, "%r0 is read but nothing has written it",
    ),
    "mov.b32 %r0, 0; mov.b32 %r0, %r1; add.s32 %r0, %r0, 1;": (Uninitialized, "%r0 is read"),
    "setp.lt.u32 %p0, %t, 8; @%p0 mov.b32 %r0, %r1;": (Uninitialized, "%r1 is read"),
    "trap; mov.b32 %r0, 0;": (Unsupported, "trapped"),
    "and.b32 %r0, %t, 31; setp.eq.u32 %p0, %r0, 0; @%p0 st.global.b32 [%out], %t; bar.sync 0;": (
        DoubleWrite, "out",
    ),
}


@pytest.mark.parametrize("body", BAD)
def test_wrong_accesses_are_named(body: str) -> None:
    kind, message = BAD[body]
    threads = 64 if kind is DoubleWrite else 32
    with pytest.raises(kind, match=message) as error:
        run(body, threads, shared=64)
    assert "<ptx>:" in str(error.value)


EXCHANGE = """ mov.b32 %r1, smem; shl.b32 %r2, %t, 2; add.s32 %r3, %r1, %r2;
 st.shared.b32 [%r3], %t; bar.sync 0; xor.b32 %r4, %r2, 252; add.s32 %r4, %r1, %r4;
 ld.shared.b32 %r0, [%r4];"""


@pytest.mark.parametrize("seed", range(4))
def test_exchange_through_shared_memory(seed: int) -> None:
    np.testing.assert_array_equal(run(EXCHANGE, 64, 256, seed), np.arange(64) ^ 63)


@pytest.mark.parametrize("seed", range(4))
def test_a_deleted_barrier_is_a_race(seed: int) -> None:
    with pytest.raises((Race, Uninitialized)):
        run(EXCHANGE.replace("bar.sync 0;", ""), 64, 256, seed)
    with pytest.raises(Deadlock, match="barrier 0"):
        run(EXCHANGE.replace("bar.sync 0;", "bar.sync 0, 96;"), 64, 256, seed)


AGAIN = f"""{EXCHANGE} setp.lt.u32 %p1, %t, 32; ld.shared.b32 %r0, [%r4]; bar.sync 0;
 @!%p1 st.shared.b32 [%r3], %r0; bar.sync 0; @%p1 ld.shared.b32 %r0, [%r4];"""
"""One warp writes again what the other has read, which reads it again."""


@pytest.mark.parametrize("seed", range(4))
def test_who_knew_all_writes_does_not_know_the_next(seed: int) -> None:
    found = np.arange(64) ^ np.where(np.arange(64) < 32, 0, 63)
    np.testing.assert_array_equal(run(AGAIN, 64, 256, seed), found)
    ahead, _, behind = AGAIN.rpartition("bar.sync 0;")
    with pytest.raises(Race):
        run(ahead + behind, 64, 256, seed)


def test_atomics_count_every_lane() -> None:
    text = """ mov.b32 %r1, smem; mov.b32 %r2, 0; setp.eq.u32 %p1, %t, 0;
    @%p1 st.shared.b32 [%r1], %r2; bar.sync 0;
    atom.shared.add.u32 %r0, [%r1], 2; bar.warp.sync 0xffffffff;"""
    np.testing.assert_array_equal(np.sort(run(text, shared=64)), 2 * LANE)
