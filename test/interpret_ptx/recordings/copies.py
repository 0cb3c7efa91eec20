"""Tensor copies with clipping, swizzles and multicast, and cp.async with zero fill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from interpret_ptx.operands import place
from interpret_ptx.recordings.snippet import Snippet

BARRIER = 16384
"""Shared byte of the mbarrier, behind every buffer."""
SHARED = BARRIER + 64
BOX_ROWS = 16

LOAD = """mov.b32 %r1, smem; add.s32 %r3, %r1, {barrier}; setp.eq.u32 %p0, %t, 0;
add.s32 %r1, %r1, {base};
@%p0 mbarrier.init.shared.b64 [%r3], 1; @%p0 fence.mbarrier_init.release.cluster; bar.sync 0;
@%p0 mbarrier.arrive.expect_tx.shared.b64 _, [%r3], {size};
@%p0 cp.async.bulk.tensor.{rank}d.shared::cluster.global.mbarrier::complete_tx::bytes
 [%r1], [%d60, {{{at}}}], [%r3];
WAIT: mbarrier.try_wait.parity.shared.b64 %p1, [%r3], 0; @!%p1 bra WAIT;
{dump}"""
DUMP = """shl.b32 %r4, %t, 2; add.s32 %r4, %r4, %r1; mul.wide.u32 %d0, %t, 4;
add.u64 %d2, %d0, {to}; mov.b32 %r2, 0;
DUMP: ld.shared.b32 %r5, [%r4]; st.global.b32 [%d2], %r5;
add.s32 %r4, %r4, 128; add.u64 %d2, %d2, 128; add.s32 %r2, %r2, 1;
setp.lt.s32 %p2, %r2, {rounds}; @%p2 bra DUMP;"""
"""`rounds` times 128 bytes of shared memory from byte 0, by 32 threads."""

EDGES = {
    "inside": (4, 2), "left": (-8, 2), "right": (36, 2), "top": (4, -3), "bottom": (4, 15),
    "corner": (40, 18), "low corner": (-28, -15), "beyond": (100, 4), "before": (4, -16),
}  # fmt: skip
"""Column and row of a box of 16 rows in a matrix of 20 rows and 44 columns. A box begins at a
multiple of 16 bytes in its row, and a stored one not before the matrix (refused.py)."""
STORED = ("inside", "right", "bottom", "corner", "beyond")
HALVES = {"inside": (8, 2), "right": (40, 2), "low corner": (-24, -5)}


def tensor_map(argument: str, box: list[int], swizzle: int, dtype: str = "i32") -> dict[str, Any]:
    """A map of a whole array; `box` innermost first."""
    rank = len(box)
    return {
        "kind": "tensor_map", "argument": argument, "dtype": dtype,
        "dims": [f"{argument}.shape[{d}]" for d in reversed(range(rank))],
        "strides_bytes": [f"{argument}.strides[{d}]" for d in reversed(range(rank - 1))],
        "box": box, "swizzle": swizzle,
    }  # fmt: skip


def matrix(rows: int, columns: int) -> Any:
    """Distinct small numbers."""
    return np.arange(1, rows * columns + 1, dtype=np.int32).reshape(rows, columns)


def boxed(array: Any, at: tuple[int, ...], box: tuple[int, ...]) -> Any:
    """The box of `array` at an index (both outermost first), zeros outside."""
    found = array
    for axis, (start, count) in enumerate(zip(at, box, strict=True)):
        index = np.arange(start, start + count)
        inside = (index >= 0) & (index < array.shape[axis])
        found = np.take(found, np.where(inside, index, 0), axis=axis)
        shape = [1] * array.ndim
        shape[axis] = count
        found = np.where(inside.reshape(shape), found, np.zeros((), array.dtype))
    return found


def swizzled(box: Any, span: int, base: int = 0) -> Any:
    """The bytes of a box of rows at byte `base` of shared memory: the swizzle is of addresses, so
    rows are counted from byte 0 on."""
    rows = np.ascontiguousarray(box).reshape(box.shape[0], -1).view(np.uint8)
    if span == 0:
        return rows.reshape(-1)
    image = np.zeros(rows.size, np.uint8)
    for row in range(len(rows)):
        for unit in range(rows.shape[1] // 16):
            at = place(span, base // span + row, unit) - base
            image[at : at + 16] = rows[row, unit * 16 : unit * 16 + 16]
    return image


def load(
    name: str, array: Any, box: list[int], at: list[int], span: int, dtype: str = "i32",
    base: int = 0, refused: str = "",
) -> Snippet:  # fmt: skip
    """A load of a box (innermost first) at coordinates (likewise), and the bytes it left."""
    where = boxed(array, tuple(reversed(at)), tuple(reversed(box)))
    size = where.nbytes
    body = LOAD.format(
        barrier=BARRIER, size=size, rank=len(box), at=", ".join(map(str, at)), base=base,
        dump=DUMP.format(to="%out", rounds=size // 128),
    )  # fmt: skip
    wanted = where.view(np.int32) if refused else swizzled(where, span, base).view(np.int32)
    maps = [tensor_map("in0", box, span, dtype)]
    launch = {"shared": SHARED}
    return Snippet(name, body, (array,), wanted, maps=maps, launch=launch, refused=refused)


def _loads() -> Iterator[Snippet]:
    whole = matrix(20, 44)
    for span in (0, 32, 64, 128):
        for edge, (x, y) in EDGES.items():
            box = [(span or 128) // 4, BOX_ROWS]
            yield load(f"tma load {edge}, swizzle {span}", whole, box, [x, y], span)
    for span in (32, 64, 128):
        box, name = [span // 4, BOX_ROWS], f"tma load to byte 128, swizzle {span}"
        yield load(name, whole, box, [4, 2], span, base=128)
    halves = matrix(20, 48).astype(np.float16)
    for edge, at in HALVES.items():
        yield load(f"tma load {edge}, f16", halves, [64, 8], list(at), 128, "f16")
    row = matrix(1, 200)[0]
    for x in (-20, 100, 160):
        yield load(f"tma load 1d at {x}", row, [64], [x], 0)
    cube = matrix(6, 60).reshape(6, 5, 12)
    for at in ([0, 0, 0], [8, -1, 2], [-4, 3, 5]):
        yield load(f"tma load 3d at {at}", cube, [8, 4, 4], at, 0)


STORE = """mov.b32 %r1, smem; add.s32 %r1, %r1, {base}; mov.b32 %r2, %t;
mul.wide.u32 %d0, %t, 4; add.u64 %d2, %d0, %out;
REST: div.s32 %r6, %r2, {columns}; rem.s32 %r7, %r2, {columns};
sub.s32 %r6, %r6, {y}; sub.s32 %r7, %r7, {x};
setp.lt.u32 %p1, %r6, {rows}; setp.lt.and.u32 %p1, %r7, {width}, %p1;
@!%p1 st.global.b32 [%d2], -1;
add.s32 %r2, %r2, 32; add.u64 %d2, %d2, 128; setp.lt.s32 %p2, %r2, {total}; @%p2 bra REST;
mul.wide.u32 %d0, %t, 4; add.u64 %d1, %d0, %in0; shl.b32 %r3, %t, 2; add.s32 %r3, %r3, %r1;
mov.b32 %r2, 0;
FILL: ld.global.b32 %r4, [%d1]; st.shared.b32 [%r3], %r4;
add.s32 %r3, %r3, 128; add.u64 %d1, %d1, 128; add.s32 %r2, %r2, 1;
setp.lt.s32 %p2, %r2, {rounds}; @%p2 bra FILL;
fence.proxy.async; bar.sync 0; setp.eq.u32 %p0, %t, 0;
@%p0 cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%d60, {{{x}, {y}}}], [%r1];
@%p0 cp.async.bulk.commit_group; @%p0 cp.async.bulk.wait_group 0;"""
"""Threads write −1 outside of the box, so that a store that does not clip shows."""


def store(name: str, at: tuple[int, int], span: int, base: int = 0, refused: str = "") -> Snippet:
    """A store of a box of 16 rows at a column and row, and the matrix it left."""
    (x, y), width, (rows, columns) = at, (span or 128) // 4, (20, 44)
    image = matrix(1, BOX_ROWS * width)[0]
    size = image.nbytes
    body = STORE.format(
        x=x, y=y, rows=BOX_ROWS, width=width, columns=columns, total=rows * columns,
        rounds=size // 128, base=base,
    )  # fmt: skip
    order = np.arange(BOX_ROWS * width, dtype=np.int32).reshape(BOX_ROWS, width)
    places = swizzled(order, span).view(np.int32)
    box = np.empty(BOX_ROWS * width, np.int32)
    box[places] = image
    wide = np.full((rows + 200, columns + 200), -1, np.int32)
    wide[100 + y : 100 + y + BOX_ROWS, 100 + x : 100 + x + width] = box.reshape(BOX_ROWS, width)
    wanted = np.ascontiguousarray(wide[100 : 100 + rows, 100 : 100 + columns])
    return Snippet(
        name, body, (image,), wanted, maps=[tensor_map("out", [width, BOX_ROWS], span)],
        launch={"shared": SHARED}, refused=refused,
    )  # fmt: skip


MULTICAST = """mov.b32 %r1, smem; add.s32 %r3, %r1, {barrier}; setp.eq.u32 %p0, %t, 0;
mov.u32 %r10, %cluster_ctarank;
@%p0 mbarrier.init.shared.b64 [%r3], 1; @%p0 fence.mbarrier_init.release.cluster;
barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
@%p0 mbarrier.arrive.expect_tx.shared.b64 _, [%r3], {all};
mul.lo.s32 %r11, %r10, {half}; add.s32 %r11, %r11, %r1; mul.lo.s32 %r12, %r10, 8;
mov.b16 %h0, 3;
@%p0 cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
 [%r11], [%d60, {{{x}, %r12}}], [%r3], %h0;
WAIT: mbarrier.try_wait.parity.shared.b64 %p1, [%r3], 0; @!%p1 bra WAIT;
mul.wide.u32 %d3, %r10, {all}; add.u64 %d3, %d3, %out;
{dump}
barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"""


def _multicast(span: int, x: int) -> Snippet:
    """Each CTA of two loads half of a box of 16 rows into both."""
    whole, width = matrix(13, 44), (span or 128) // 4
    half = width * 8 * 4
    body = MULTICAST.format(
        barrier=BARRIER, all=2 * half, half=half, x=x,
        dump=DUMP.format(to="%d3", rounds=2 * half // 128),
    )  # fmt: skip
    halves = [swizzled(boxed(whole, (8 * i, x), (8, width)), span) for i in range(2)]
    image = np.concatenate(halves).view(np.int32)
    return Snippet(
        f"tma multicast at {x}, swizzle {span}", body, (whole,), np.stack([image, image]),
        maps=[tensor_map("in0", [width, 8], span)],
        launch={"shared": SHARED, "cluster": 2, "grid": 2},
    )  # fmt: skip


def _cp_async(cache: str, size: int, read: int | None) -> Snippet:
    """32 copies of `size` bytes, of which `read` are read; None: each lane its own number."""
    data = matrix(32, 4)
    image = np.full((32, 4), -1, np.int32)
    counts = np.arange(32) * (size // 4) % (size + 1) if read is None else np.full(32, read)
    count = "%r8" if read is None else str(read)
    poison = " ".join(f"st.shared.b32 [%r3+{b}], -1;" for b in range(size, 16, 4))
    body = f"""mov.b32 %r1, smem; shl.b32 %r2, %t, 4; add.s32 %r3, %r1, %r2;
mul.wide.u32 %d0, %t, 16; add.u64 %d1, %d0, %in0; add.u64 %d2, %d0, %out;
{poison}
mul.lo.s32 %r8, %t, {size // 4}; rem.u32 %r8, %r8, {size + 1};
cp.async.{cache}.shared.global [%r3], [%d1], {size}, {count};
cp.async.commit_group; cp.async.wait_group 0;
ld.shared.v4.b32 {{%r4, %r5, %r6, %r7}}, [%r3]; st.global.v4.b32 [%d2], {{%r4, %r5, %r6, %r7}};"""
    rows, given = image.view(np.uint8), data.view(np.uint8)
    for row, number in enumerate(counts):
        rows[row, :size] = 0
        rows[row, :number] = given[row, :number]
    label = "a lane's number of" if read is None else str(read)
    return Snippet(
        f"cp.async.{cache} {size} bytes, {label} read", body, (data,), image,
        launch={"shared": 1024},
    )  # fmt: skip


def snippets() -> Iterator[Snippet]:
    """All of them."""
    yield from _loads()
    for span in (0, 32, 64, 128):
        for edge in STORED:
            yield store(f"tma store {edge}, swizzle {span}", EDGES[edge], span)
    for span, x in ((0, 4), (128, 4), (128, 36), (64, -4)):
        yield _multicast(span, x)
    for cache, size in (("ca", 4), ("ca", 8), ("ca", 16), ("cg", 16)):
        for read in (0, size // 2, size, None):
            yield _cp_async(cache, size, read)
