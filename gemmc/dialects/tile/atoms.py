"""What each instruction atom promises: the facts barriers, fences and layouts are derived from.

`completion` says how one knows that the atom has done its memory accesses:

- `synchronous`: when the instruction has been executed, by the executing thread;
- `mbarrier`: by transaction bytes on an mbarrier; whoever waits on it may rely on it;
- `cp-async-group`, `bulk-group`: by the issuing thread's own wait_group;
- `wgmma-group`: by the issuing warps' own wgmma.wait_group.

`proxy` is the path its shared-memory accesses take (PTX ISA, "Memory Consistency Model:
Proxies"); an access in one proxy after an access in the other needs a proxy fence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gemmc.dialects.tile.attrs import LayoutAttr, Mode


@dataclass(frozen=True)
class Atom:
    """One instruction form. `scope` is who issues it together, or `one` for a single thread."""

    name: str
    kind: str
    scope: str
    completion: str
    proxy: str


ATOMS = {
    a.name: a
    for a in (
        # fma.rn.f32 on registers; its operands come by ld.shared
        Atom("fma", "mma", "thread", "synchronous", "generic"),
        # wgmma.mma_async, both operands in shared memory
        Atom("wgmma", "mma", "warpgroup", "wgmma-group", "async"),
        # ld.global then st.shared by the thread that owns the element
        Atom("ldst", "copy", "thread", "synchronous", "generic"),
        # cp.async: each thread asks for its 4, 8 or 16 bytes, which arrive at any later time
        Atom("cp_async", "copy", "thread", "cp-async-group", "generic"),
        # cp.async.bulk.tensor: one thread asks, the copy engine delivers
        Atom("tma", "copy", "one", "mbarrier", "async"),
        # st.global from the thread that holds the value
        Atom("st", "store", "thread", "synchronous", "generic"),
        # stmatrix: a warp stores 8×8 matrices of 16-bit elements to shared memory
        Atom("stmatrix", "store", "warpgroup", "synchronous", "generic"),
        # cp.async.bulk.tensor from shared to global memory, read by the copy engine
        Atom("tma_store", "drain", "one", "bulk-group", "async"),
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


def stmatrix_rows() -> LayoutAttr:
    """Whose address is whose row: lanes of a warpgroup over 64 rows × two 8-column matrices.

    PTX ISA, "stmatrix" .x4: matrices in the order of an accumulator's registers, rows 0-7 then
    8-15 of columns 0-7, then the same of columns 8-15.
    """
    threads = [Mode(8, 1, 0), Mode(2, 8, 0), Mode(2, 0, 8), Mode(4, 16, 0)]
    return LayoutAttr.of(threads, [Mode(8, 0, 1)])


def thread_tile(shape: Sequence[int]) -> LayoutAttr:
    """A rows × columns tile held by one thread, row by row."""
    rows, columns = shape
    return LayoutAttr.of([], [Mode(columns, 0, 1), Mode(rows, 1, 0)])
