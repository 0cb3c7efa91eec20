"""What the instructions that take a tile out of the registers, or out of a buffer, need."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute

from gemmc.analysis.extents import reaches_end
from gemmc.analysis.swizzles import takes_matrices
from gemmc.analysis.views import window_of
from gemmc.dialects.interfaces import BulkStore, Store
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.atoms import wgmma_accumulator
from gemmc.dialects.tile.attrs import THREAD, WARP, WARPGROUP, LayoutAttr
from gemmc.dialects.tile.types import FragmentType, WindowType, bits, memory_type, memref_type
from gemmc.errors import Run, refuse
from gemmc.ir import constant_of
from gemmc.transforms.mapping._atom_rules.common import (
    matrices_of,
    need_scope,
    need_tma_rows,
    need_width,
)
from gemmc.transforms.mapping._atom_rules.runs import lanes_of


def _st(store: Store) -> None:
    """A thread writes its own values; 16-bit ones in pairs where the row length is even."""
    kind = cast(FragmentType, store.stored)
    layout = kind.layout
    if not isinstance(layout, LayoutAttr):
        raise refuse(
            store, "a fragment with a layout to store", f"{kind}", "assign the mma's atom too"
        )
    scope = {1: THREAD, 32: WARP, 128: WARPGROUP}.get(layout.num_threads)
    if store.scope != scope:
        found = f"scope {store.scope.word} and {layout.num_threads} threads"
        raise refuse(store, "a store of the scope its fragment's threads make", found)
    need_width(store, "st", kind.element_type)
    width = bits(kind.element_type)
    window = window_of(store.target)
    if window is None:
        if width == 16 or not isinstance(store.target.type, MemRefType):
            raise refuse(
                store,
                "a window of global memory, or a buffer of 32-bit elements, as the target for st",
                f"{store.target.type}",
                "use store=stmatrix",
            )
        return
    columns = matrices_of(store, window).columns
    if not reaches_end(window, 1):
        # A vector is guarded by its first element.
        extent = constant_of(window.extents[1])
        found = "a computed extent" if extent is None else f"{extent} of {columns} columns"
        raise refuse(store, "a window clipped at the end of the matrix's rows", found)
    if width == 16 and layout.num_values % 2:
        target = cast(WindowType, store.target.type)
        found = f"a thread's tile of {' x '.join(map(str, target.get_shape()))}"
        needed = "an even number of 16-bit values, which a thread holds in pairs"
        raise refuse(store, needed, found, "change distribute")


def _stmatrix(store: Store) -> None:
    """PTX ISA, "stmatrix": 16-bit accumulator fragments to rows of shared memory."""
    kind = cast(FragmentType, store.stored)
    rows, columns = kind.get_shape()
    if columns % 8 or kind.layout != wgmma_accumulator(rows, columns):
        raise refuse(store, "a wgmma fragment for stmatrix", f"{kind}")
    need_width(store, "stmatrix", kind.element_type, "use store=st")
    if not isa(store.target.type, MemRefType[Attribute]):
        raise refuse(
            store, "a shared buffer as the target for stmatrix", f"{store.target.type}",
            Run("stage-epilogue"),
        )
    if not takes_matrices(store.target.type):
        needed = "a buffer with rows of solid 16-byte chunks for stmatrix"
        raise refuse(store, needed, f"{store.target.type}")


def _tma_store(store: BulkStore) -> None:
    window = window_of(store.target)
    if window is None:
        raise refuse(store, "a window of global memory as the target", f"{store.target.type}")
    need_tma_rows(store, window, cast(WindowType, store.target.type))


def _thread_store(store: BulkStore) -> None:
    """PTX ISA, "ld" and "st": a vector is aligned to its size, in shared and in global memory. A
    warpgroup's threads share a tile as they like; a thread has its own part."""
    if store.scope != THREAD:
        need_scope(store, WARPGROUP, "thread_store")
    window = window_of(store.target)
    if window is None:
        raise refuse(store, "a window of global memory as the target", f"{store.target.type}")
    matrices_of(store, window)
    need_width(store, "thread_store", memref_type(window.matrix).element_type)
    if store.scope != THREAD and lanes_of(store) is None:
        rows, columns = memory_type(store.target).get_shape()
        raise refuse(
            store,
            "a tile that a warpgroup's threads share in whole rows for thread_store",
            f"{rows} x {columns}",
            "change form-kernel's tile or stage-epilogue's columns",
        )


STORE_CHECKS = {"st": _st, "stmatrix": _stmatrix}

BULK_STORE_CHECKS = {"tma_store": _tma_store, "thread_store": _thread_store}
