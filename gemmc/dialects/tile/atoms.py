"""What each instruction atom promises: the facts barriers, fences and layouts are derived from.

`completion` says how one knows that the atom has done its memory accesses:

- `synchronous`: when the instruction has been executed, by the executing thread;
- `mbarrier`: by transaction bytes on an mbarrier; whoever waits on it may rely on it;
- `cp-async-group`, `bulk-group`: by the issuing thread's own wait_group;
- `wgmma-group`: by the issuing warps' own wgmma.wait_group.

`proxy` is the path its shared-memory accesses take (PTX ISA, "Memory Consistency Model:
Proxies"); an access in one proxy after an access in the other needs a proxy fence.

`swizzle` says what it makes of a swizzled buffer: "elements" if it finds each element in one,
"patterns" if it works on whole patterns, "wanted" if buffers are swizzled for its sake as well;
empty if it knows plain rows only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gemmc.dialects.tile.attrs import LayoutAttr, Mode


@dataclass(frozen=True)
class Atom:
    """One instruction form. `scope` is who issues it together, or `one` for a single thread.

    `widths` are the bits that elements may have which go through the threads' registers one by one
    or in pairs; none where the atom moves bytes, or whole matrices into registers, or multiplies.
    """

    name: str
    kind: str
    scope: str
    completion: str
    proxy: str
    swizzle: str = ""
    widths: tuple[int, ...] = ()

    @property
    def takes_swizzles(self) -> bool:
        """Whether its addresses follow a swizzled layout."""
        return bool(self.swizzle)

    @property
    def needs_patterns(self) -> bool:
        """Whether it works on whole swizzle patterns."""
        return self.swizzle in ("patterns", "wanted")


ATOMS = {
    a.name: a
    for a in (
        # fma.rn.f32 or f64 on registers; its operands come by ld.shared
        Atom("fma", "mma", "thread", "synchronous", "generic"),
        # wgmma.mma_async, both operands in shared memory
        Atom("wgmma", "mma", "warpgroup", "wgmma-group", "async", "wanted"),
        # mma.sync on register fragments, which ldmatrix or ld fetches from shared memory
        Atom("mma_sync", "mma", "warp", "synchronous", "generic", "wanted"),
        # ldmatrix: a warp loads 8×8 matrices of 16-bit elements from shared memory
        Atom("ldmatrix", "load", "warp", "synchronous", "generic"),
        # ld.shared of the elements that a thread holds of a register tile
        Atom("ld", "load", "thread", "synchronous", "generic", "elements"),
        # ld.global then st.shared by the thread that owns the element
        Atom("ldst", "copy", "thread", "synchronous", "generic", "elements", (16, 32, 64)),
        # cp.async: each thread asks for its 4, 8 or 16 bytes, which arrive at any later time
        Atom("cp_async", "copy", "thread", "cp-async-group", "generic", "elements"),
        # cp.async.bulk.tensor: one thread asks, the copy engine delivers
        Atom("tma", "copy", "one", "mbarrier", "async", "patterns"),
        # st.global from the thread that holds the value
        Atom("st", "store", "thread", "synchronous", "generic", "elements", (16, 32, 64)),
        # stmatrix: a warp stores 8×8 matrices of 16-bit elements to shared memory
        Atom("stmatrix", "store", "warpgroup", "synchronous", "generic", "wanted", (16,)),
        # cp.async.bulk.tensor from shared to global memory, read by the copy engine
        Atom("tma_store", "bulk_store", "one", "bulk-group", "async", "patterns"),
        # ld.shared then st.global: a warpgroup's neighbouring lanes store neighbouring elements, or
        # each thread those of its part
        Atom("thread_store", "bulk_store", "warpgroup", "synchronous", "generic", "", (16, 32, 64)),
    )
}


def wgmma_accumulator(rows: int, columns: int) -> LayoutAttr:
    """Accumulator of `rows/64` stacked wgmmas m64n`columns`, one register set after the other.

    PTX ISA, "Register Fragments for wgmma.mma_async.m64nNk16", accumulator D.
    """
    threads = [Mode(4, 0, 2), Mode(8, 1, 0), Mode(4, 16, 0)]
    values = [Mode(2, 0, 1), Mode(2, 8, 0), Mode(columns // 8, 0, 8)]
    if rows > 64:
        values.append(Mode(rows // 64, 64, 0))
    return LayoutAttr.of(threads, values)


MMA_SYNC = (16, 8)
"""m and n of an mma.sync (PTX ISA, "mma.m16n8k16")."""

MMA_SYNC_DEPTHS = {16: (16,), 64: (16, 8, 4)}
"""By the bits of an element of the operands, k of each mma.sync, the deepest first (PTX ISA, "mma":
.bf16 and .f16; .f64 of compute capability 9.0)."""


def mma_sync_shape(element_bits: int, depth: int) -> tuple[int, int, int] | None:
    """The deepest instruction whose k divides a depth; None where none does."""
    fitting = (k for k in MMA_SYNC_DEPTHS.get(element_bits, ()) if depth % k == 0)
    k = next(fitting, None)
    return None if k is None else (*MMA_SYNC, k)


def mma_sync_accumulator(rows: int, columns: int) -> LayoutAttr:
    """Accumulator of stacked m16n8 tiles: `columns/8` side by side, `rows/16` rows of those.

    PTX ISA, "Matrix Fragments for mma.m16n8k16", accumulators C and D.
    """
    threads = [Mode(4, 0, 2), Mode(8, 1, 0)]
    values = [Mode(2, 0, 1), Mode(2, 8, 0)]
    stacked = _tiles(columns // 8, 0, 8) + _tiles(rows // 16, 16, 0)
    return LayoutAttr.of(threads, values + stacked)


def mma_sync_lhs(rows: int, depth: int, element_bits: int = 16, k: int = 16) -> LayoutAttr:
    """Left operand, rows × K: m16 tiles of `k` on top of each other, columns of those side by side.

    PTX ISA, "Matrix Fragments for mma.m16n8k16", multiplicand A, and the same of m16n8k8 and
    m16n8k4: four lanes have a row's neighbours, two of 16 bits each or one of 64.
    """
    own = _side_by_side(element_bits)
    threads = [Mode(4, 0, own), Mode(8, 1, 0)]
    values = [*_tiles(own, 0, 1), Mode(2, 8, 0), *_tiles(k // (4 * own), 0, 4 * own)]
    stacked = _tiles(rows // 16, 16, 0) + _tiles(depth // k, 0, k)
    return LayoutAttr.of(threads, values + stacked)


def mma_sync_rhs(depth: int, columns: int, element_bits: int = 16, k: int = 16) -> LayoutAttr:
    """Right operand, K × columns: n8 tiles of `k` side by side, rows of those on top of each other.

    PTX ISA, "Matrix Fragments for mma.m16n8k16", multiplicand B, and the same of m16n8k8 and
    m16n8k4.
    """
    own = _side_by_side(element_bits)
    threads = [Mode(4, own, 0), Mode(8, 0, 1)]
    values = [*_tiles(own, 1, 0), *_tiles(k // (4 * own), 4 * own, 0)]
    stacked = _tiles(columns // 8, 0, 8) + _tiles(depth // k, k, 0)
    return LayoutAttr.of(threads, values + stacked)


def _side_by_side(element_bits: int) -> int:
    """Elements along K that a lane has in a register of an operand: those of 32 bits, or one."""
    return max(1, 32 // element_bits)


def _tiles(count: int, rows: int, columns: int) -> list[Mode]:
    """A digit for `count` tiles, unless there is only one."""
    return [Mode(count, rows, columns)] if count > 1 else []


def lane_places(fragment: LayoutAttr) -> LayoutAttr:
    """Where value 0 of each lane is, for a fragment whose lanes load their elements themselves."""
    return LayoutAttr.of(fragment.thread_modes, [])


def ldmatrix_rows(fragment: LayoutAttr) -> LayoutAttr:
    """Whose address is whose row, for a fragment loaded in fours of matrices: lane → its row.

    PTX ISA, "ldmatrix" .x4: lanes 8i … 8i+7 have the rows of matrix i. A register is two
    values of one matrix, so the values' digits after the first say where matrix i lies.
    """
    pairs = [
        Mode(2, mode.row << bit, mode.column << bit)
        for mode in fragment.value_modes[1:]
        for bit in range(mode.size.bit_length() - 1)
    ]
    unused = Mode(2, 0, 0)
    return LayoutAttr.of([Mode(8, 1, 0), *[*pairs, unused, unused][:2]], [Mode(8, 0, 1)])


def stmatrix_rows(*, transposed: bool = False) -> LayoutAttr:
    """Whose address is whose row: lanes of a warpgroup over 64 rows × two 8-column matrices.

    PTX ISA, "stmatrix" .x4: matrices in the order of an accumulator's registers, rows 0-7 then
    8-15 of columns 0-7, then the same of columns 8-15. With .trans (`transposed`) the rows
    stored are the matrices' columns.
    """
    row, rest = (Mode(8, 0, 1), Mode(8, 1, 0)) if transposed else (Mode(8, 1, 0), Mode(8, 0, 1))
    return LayoutAttr.of([row, Mode(2, 8, 0), Mode(2, 0, 8), Mode(4, 16, 0)], [rest])


def thread_tile(shape: Sequence[int]) -> LayoutAttr:
    """A rows × columns tile held by one thread, row by row."""
    rows, columns = shape
    return LayoutAttr.of([], [Mode(columns, 0, 1), Mode(rows, 1, 0)])
