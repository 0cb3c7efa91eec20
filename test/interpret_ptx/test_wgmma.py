"""wgmma by descriptors: every swizzle, both majors, A from registers; and TMA boxes.

The operands are laid out in shared memory here, element by element, from the ISA's
description of the canonical layouts, and the descriptor's fields are packed here too.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from interpret_ptx.operands import descriptor, k_major, mn_major, padded, place
from interpret_ptx.snippets import execute

from gemmc.interpret.hardware.errors import (
    AccumulatorInFlight,
    InFlightAtExit,
    InterpretError,
    MissingFence,
    OutOfBounds,
    Unsupported,
)

BF16: Any = ml_dtypes.bfloat16
BASE, B_AT = 1024, 16384

LOAD = """
  mov.b32 %r1, smem; mov.b32 %r2, 0; mul.wide.u32 %d0, %t, 16; add.u64 %d1, %d0, %in0;
  shl.b32 %r3, %t, 4; add.s32 %r3, %r3, %r1;
COPY: ld.global.v4.b32 {%r4, %r5, %r6, %r7}, [%d1]; st.shared.v4.b32 [%r3], {%r4, %r5, %r6, %r7};
  add.u64 %d1, %d1, 2048; add.s32 %r3, %r3, 2048; add.s32 %r2, %r2, 1;
  setp.lt.s32 %p1, %r2, 16; @%p1 bra COPY;
  fence.proxy.async.shared::cta; bar.sync 0;
"""


def program(form: str, n: int, a: int, b: int, extra: str, add: int) -> str:
    count = n // 2
    regs = ", ".join(f"%f{i}" for i in range(count))
    zeros = "".join(f"mov.f32 %f{i}, 0f3F800000;" for i in range(count))
    store = "".join(f"st.global.f32 [%d2+{512 * i}], %f{i};" for i in range(count))
    return f"""{LOAD}
    {zeros} mov.b64 %d5, {a}; mov.b64 %d6, {b}; setp.ne.b32 %p2, {add}, 0;
    wgmma.fence.sync.aligned;
    wgmma.mma_async.sync.aligned.{form} {{{regs}}}, %d5, %d6, %p2{extra};
    wgmma.commit_group.sync.aligned;
    wgmma.wait_group.sync.aligned 0;
    mul.wide.u32 %d0, %t, 4; add.u64 %d2, %d0, %out; {store}
    """


def accumulators(out: Any, n: int) -> Any:
    """(n / 2, 128) registers → (64, n): the ISA's formula for d's row and column."""
    t = np.arange(128)
    matrix = np.zeros((64, n), out.dtype)
    for i in range(n // 2):
        row = 16 * (t // 32) + t % 32 // 4 + 8 * (i // 2 % 2)
        matrix[row, i // 4 * 8 + t % 4 * 2 + i % 2] = out[i]
    return matrix


@pytest.mark.parametrize("span", [0, 32, 64, 128])
@pytest.mark.parametrize("majors", ["kk", "km", "mk", "mm"])
@pytest.mark.parametrize("n", [8, 64, 120])
def test_16_bit(span: int, majors: str, n: int) -> None:
    if majors[1] == "m" and n * 2 % (span or 16):
        n = span // 2
    rng = np.random.default_rng(n + span)
    a, b = rng.integers(-4, 5, (64, 16)).astype(BF16), rng.integers(-4, 5, (n, 16)).astype(BF16)
    image_a, la, sa = k_major(a, span) if majors[0] == "k" else mn_major(a.T.copy(), span)
    image_b, lb, sb = k_major(b, span) if majors[1] == "k" else mn_major(b.T.copy(), span)
    data = padded(np.concatenate([padded(image_a, B_AT), image_b]), 32768)
    text = program(
        f"m64n{n}k16.f32.bf16.bf16", n, descriptor(BASE, la, sa, span),
        descriptor(BASE + B_AT, lb, sb, span),
        f", 1, 1, {int(majors[0] == 'm')}, {int(majors[1] == 'm')}", 1,
    )  # fmt: skip
    out = execute(text, [data.view(np.int32)], (n // 2, 128), "f32", threads=128, shared=32768)
    expected = a.astype("f4") @ b.astype("f4").T + 1
    np.testing.assert_array_equal(accumulators(out, n), expected)


@pytest.mark.parametrize(("type_", "dtype", "k"), [
    ("f16", np.float16, 16), ("tf32", "f4", 8), ("e4m3", ml_dtypes.float8_e4m3fn, 32),
    ("e5m2", ml_dtypes.float8_e5m2, 32),
])  # fmt: skip
def test_other_types_signs_and_scale_d(type_: str, dtype: Any, k: int) -> None:
    rng = np.random.default_rng(k)
    a, b = rng.integers(-4, 5, (64, k)).astype(dtype), rng.integers(-4, 5, (16, k)).astype(dtype)
    image_a, la, sa = k_major(a, 128)
    image_b, lb, sb = k_major(b, 128)
    data = padded(np.concatenate([padded(image_a, B_AT), image_b]), 32768)
    tail = ", -1, 1, 0, 0" if type_ == "f16" else ", 1, -1"
    text = program(
        f"m64n16k{k}.f32.{type_}.{type_}", 16, descriptor(BASE, la, sa, 128),
        descriptor(BASE + B_AT, lb, sb, 128), tail, 0,
    )  # fmt: skip
    out = execute(text, [data.view(np.int32)], (8, 128), "f32", threads=128, shared=32768)
    expected = -(a.astype("f4") @ b.astype("f4").T)
    np.testing.assert_array_equal(accumulators(out, 16), expected)


def simple(n: int = 8) -> tuple[str, Any, Any]:
    """A product of 64×16 and 16×8: text, data, expected."""
    rng = np.random.default_rng(0)
    a, b = rng.integers(-4, 5, (64, 16)).astype(BF16), rng.integers(-4, 5, (n, 16)).astype(BF16)
    image_a, la, sa = k_major(a, 128)
    image_b, lb, sb = k_major(b, 128)
    data = padded(np.concatenate([padded(image_a, B_AT), image_b]), 32768)
    text = program(
        f"m64n{n}k16.f32.bf16.bf16", n, descriptor(BASE, la, sa, 128),
        descriptor(BASE + B_AT, lb, sb, 128), ", 1, 1, 0, 0", 0,
    )  # fmt: skip
    return text, data.view(np.int32), a.astype("f4") @ b.astype("f4").T


def run(text: str, data: Any, n: int = 8, seed: int = 0) -> Any:
    out = execute(text, [data], (n // 2, 128), "f32", threads=128, shared=32768, seed=seed)
    return accumulators(out, n)


def test_a_from_registers() -> None:
    text, data, expected = simple()
    # Lane l of warp w: rows 16w + l/4 (+8), bytes 4(l mod 4) (+16), read through the swizzle.
    load = """ and.b32 %r20, %t, 31; shr.u32 %r21, %t, 5; shr.u32 %r22, %r20, 2;
    mad.lo.s32 %r23, %r21, 16, %r22; and.b32 %r24, %r20, 3; shl.b32 %r24, %r24, 2;
    shl.b32 %r25, %r23, 7; add.s32 %r25, %r25, %r1; add.s32 %r25, %r25, %r24;
    and.b32 %r26, %r23, 7; shl.b32 %r26, %r26, 4; xor.b32 %r27, %r26, 16;
    add.s32 %r28, %r25, %r26; add.s32 %r29, %r25, %r27;
    ld.shared.b32 %r30, [%r28]; ld.shared.b32 %r31, [%r28+1024];
    ld.shared.b32 %r32, [%r29]; ld.shared.b32 %r33, [%r29+1024];"""
    text = text.replace("wgmma.fence", load + "\nwgmma.fence", 1)
    text = text.replace("%d5, %d6, %p2, 1, 1, 0, 0", "{%r30, %r31, %r32, %r33}, %d6, %p2, 1, 1, 0")
    np.testing.assert_array_equal(run(text, data), expected)


MISUSES: dict[str, tuple[str, str, type[Exception], str]] = {
    "no fence": ("wgmma.fence.sync.aligned;", "", MissingFence, "no wgmma.fence"),
    "write after fence": (
        "wgmma.fence.sync.aligned;",
        "wgmma.fence.sync.aligned; mov.f32 %f2, 0f00000000;",
        MissingFence,
        "%f2 was written after",
    ),
    "no wait": ("wgmma.wait_group.sync.aligned 0;", "", AccumulatorInFlight, "%f0 is touched"),
    "wait of one": ("aligned 0;", "aligned 1;", AccumulatorInFlight, "%f0 is touched"),
    "write in flight": (
        "wgmma.commit_group",
        "mov.f32 %f1, 0f00000000; wgmma.commit_group",
        AccumulatorInFlight,
        "%f1 is overwritten",
    ),
    "no proxy fence": ("fence.proxy.async.shared::cta;", "", InterpretError, "fence.proxy.async"),
    "no barrier": ("bar.sync 0;", "", InterpretError, "at wgmma"),
    "no commit": ("wgmma.commit_group.sync.aligned;", "", InterpretError, "%f0"),
}


@pytest.mark.parametrize("misuse", MISUSES)
@pytest.mark.parametrize("seed", range(4))
def test_misuses_are_named(misuse: str, seed: int) -> None:
    text, data, expected = simple()
    np.testing.assert_array_equal(run(text, data, seed=seed), expected)
    old, new, kind, message = MISUSES[misuse]
    assert old in text
    with pytest.raises(kind) as error:
        run(text.replace(old, new), data, seed=seed)
    assert message in str(error.value)


@pytest.mark.parametrize("field", ["stride", "swizzle", "start"])
def test_a_wrong_descriptor_field_gives_wrong_values(field: str) -> None:
    text, data, expected = simple(16)
    good = descriptor(BASE + B_AT, 16, 1024, 128)
    change = {"stride": 1 << 32, "swizzle": 3 << 62, "start": 1}[field]
    assert str(good) in text
    found = run(text.replace(str(good), str(good ^ change)), data, 16)
    assert not np.array_equal(found, expected)


def test_a_base_offset_is_refused() -> None:
    text, data, _ = simple()
    good = descriptor(BASE + B_AT, 16, 1024, 128)
    with pytest.raises(Unsupported, match="base offset"):
        run(text.replace(str(good), str(good | 1 << 49)), data)


def test_a_product_nobody_waits_for() -> None:
    text, data, _ = simple()
    body = text[: text.index("wgmma.wait_group")] + "mov.b32 %r50, 0;"
    with pytest.raises(InFlightAtExit):
        run(body, data)


def tensor_map(box: list[int], span: int) -> dict[str, Any]:
    return {
        "kind": "tensor_map", "argument": "in0", "dtype": "i32",
        "dims": ["in0.shape[1]", "in0.shape[0]"], "strides_bytes": ["in0.strides[0]"],
        "box": box, "swizzle": span,
    }  # fmt: skip


TMA = """ mov.b32 %r1, smem; mov.b32 %r2, 0; add.s32 %r3, %r1, 8192; setp.eq.u32 %p0, %t, 0;
 @%p0 mbarrier.init.shared.b64 [%r3], 1; @%p0 fence.mbarrier_init.release.cluster; bar.sync 0;
 @%p0 mbarrier.arrive.expect_tx.shared.b64 _, [%r3], {size};
 @%p0 cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes
   [%r1], [%d60, {{{x}, {y}}}], [%r3];
WAIT: mbarrier.try_wait.parity.shared.b64 %p1, [%r3], 0; @!%p1 bra WAIT;
 shl.b32 %r4, %t, 2; add.s32 %r4, %r4, %r1; mul.wide.u32 %d0, %t, 4; add.u64 %d2, %d0, %out;
LOOP: ld.shared.b32 %r5, [%r4]; st.global.b32 [%d2], %r5;
 add.s32 %r4, %r4, 128; add.u64 %d2, %d2, 128; add.s32 %r2, %r2, 1;
 setp.lt.s32 %p2, %r2, {rows}; @%p2 bra LOOP;"""


@pytest.mark.parametrize("span", [0, 32, 64, 128])
@pytest.mark.parametrize(("x", "y"), [(0, 0), (36, 9), (-4, -3), (100, 0)])
def test_tma_load_clips_and_swizzles(span: int, x: int, y: int) -> None:
    rng = np.random.default_rng(0)
    tensor = rng.integers(1, 2**30, (20, 44)).astype(np.int32)
    width = (span or 128) // 4
    box = [width, 16]
    size = width * 16 * 4
    text = TMA.format(size=size, x=x, y=y, rows=size // 128)
    out = execute(text, [tensor], (size // 4,), maps=[tensor_map(box, span)], shared=8200)
    wide = np.pad(tensor, 128)[128 + y : 144 + y, 128 + x : 128 + x + width]
    image = np.zeros(size, np.uint8)
    for row in range(16):
        for unit in range(width // 4):
            at = place(span, row, unit) if span else row * width * 4 + unit * 16
            piece = np.ascontiguousarray(wide[row, unit * 4 : unit * 4 + 4])
            image[at : at + 16] = piece.view("u1")
    np.testing.assert_array_equal(out, image.view(np.int32))


@pytest.mark.parametrize("change", [("expect_tx", "expect_tx"), ("[%r1], [", "[%r4], [")])
def test_tma_misuse(change: tuple[str, str]) -> None:
    tensor = np.ones((16, 32), np.int32)
    maps = [tensor_map([32, 16], 128)]
    text = TMA.format(size=2048, x=0, y=0, rows=16)
    if change[0] == "expect_tx":
        with pytest.raises(InterpretError, match="bytes"):
            execute(text.replace("2048;", "2032;"), [tensor], (512,), maps=maps, shared=8200)
        return
    text = text.replace(*change).replace("bar.sync 0;", "bar.sync 0; add.s32 %r4, %r1, 64;")
    with pytest.raises(OutOfBounds, match="multiple of the 128"):
        execute(text, [tensor], (512,), maps=maps, shared=8200)
