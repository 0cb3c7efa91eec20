"""Pass `stage-epilogue`: how a finished tile leaves the registers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.tile.attrs import ROLE
from gemmc.dialects.tile.data import AllocOp, StoreOp, WindowOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.output import DrainOp, ExtractOp
from gemmc.dialects.tile.types import FragmentType, WindowType, bits, shared_buffer
from gemmc.errors import GemmcError, refuse
from gemmc.facts import (
    ASSIGNED,
    BARRIERS,
    BARRIERS_DUE,
    BUFFERS,
    KERNEL,
    LABEL,
    OFFSETS,
    OWN_DUE,
    SHARED_OUT,
    STAGED,
    Facts,
)
from gemmc.ir import Inserter, kernels, walk_type

_EARLIER = "run stage-epilogue before distribute and assign-atoms"


SWIZZLE_ROW = 128
"""Bytes of the widest swizzle span (PTX ISA, "Swizzling modes")."""


@dataclass(frozen=True)
class StageEpiloguePass(ModulePass):
    """Store a tile through shared-memory buffers, some columns at a time.

    Before → after, with columns=64 buffers=2:

        tile.store "out" %f to %w                                             (128×256)
        →
        %o0, %o1 = tile.alloc : memref<128x64xbf16, #tile.space<shared>>   (start of the kernel)
        %e = tile.extract %f from 0;  tile.store "out" %e to %o0; tile.drain "out" %o0 to %w[:, 0…]
        %e = tile.extract %f from 64; tile.store "out" %e to %o1; tile.drain "out" %o1 to …
        %e = tile.extract %f from 128; tile.store "out" %e to %o0; …

    Requires: stores of whole tiles, of scope role and without an atom, to windows of global memory.
    Ensures: a tile reaches global memory only by tile.drain; the buffers take turns, so that
    one is drained while the next is written. Nothing is synchronized yet.
    Why here: before `specialize-warps` and `distribute`, which move and cut the new ops with
    the store's; after `schedule-work` made the store unconditional. Serves the pipelines that
    store with the copy engine.

    `columns` is a buffer's width in elements, 0 for as many as a row of 128 bytes holds (the
    widest swizzle), `buffers` how many take turns. Columns that are left at the end of a tile have
    a narrower buffer of their own. Those of a transposed store are rows of its buffers and of the
    result.
    """

    name = "stage-epilogue"

    columns: int = 0
    buffers: int = 2

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL,),
            forbids=(STAGED, SHARED_OUT.of("main"), ASSIGNED.of("store"), BARRIERS, OFFSETS),
            establishes=(STAGED, BUFFERS, LABEL.of("out")),
            owes=(BARRIERS_DUE, OWN_DUE),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.columns < 0 or self.buffers < 1:
            raise GemmcError(
                self.name,
                "columns from 0 on and at least one buffer",
                f"columns={self.columns} buffers={self.buffers}",
            )
        for kernel in kernels(op):
            stores = [
                s for s in walk_type(kernel, StoreOp) if isinstance(s.target.type, WindowType)
            ]
            if not stores:
                raise refuse(kernel, "a tile.store to global memory", "none")
            for store in stores:
                self._stage(kernel, store)

    def _stage(self, kernel: KernelOp, store: StoreOp) -> None:
        window = store.target.owner
        if not isinstance(window, WindowOp):
            raise refuse(store, "a store to a tile.window", f"{store.target.type}", _EARLIER)
        if store.scope != ROLE or store.atom is not None:
            found = f"scope {store.scope.word}" if store.atom is None else f"{store.atom}"
            raise refuse(store, "a store of scope role without an atom", found, _EARLIER)
        kind = cast(FragmentType, store.value.type)
        rows, columns = kind.get_shape()
        width = min(self.columns or SWIZZLE_ROW * 8 // bits(kind.element_type), columns)
        whole, rest = divmod(columns, width)
        start = Inserter.at_start(kernel.body.block, store)

        def buffer(name: str, wide: int) -> SSAValue:
            shape = store.in_target((rows, wide))
            return start.value(AllocOp(shared_buffer(shape, kind.element_type)), name)

        buffers = [buffer(f"output_{i}", width) for i in range(min(self.buffers, whole))]
        for position in range(whole):
            at = slice(position * width, (position + 1) * width)
            _stage_columns(store, window, at, buffers[position % len(buffers)])
        if rest:
            at = slice(columns - rest, columns)
            _stage_columns(store, window, at, buffer("output_rest", rest))
        store.detach()
        store.erase()
        if window.result.first_use is None:
            window.detach()
            window.erase()


def _stage_columns(store: StoreOp, window: WindowOp, at: slice, buffer: SSAValue) -> None:
    build = Inserter.before(store)
    width = at.stop - at.start
    part = build.value(ExtractOp(store.value, at.start, width), "columns")
    row, column = store.in_target(window.offsets)
    offsets = store.in_target([row, build.add(column, build.index(at.start))])
    shape = store.in_target((cast(FragmentType, store.value.type).get_shape()[0], width))
    turned = store.transposed is not None
    target = build.value(
        WindowOp(window.matrix, offsets, list(window.extents), shape),
        f"{window.matrix.name_hint}_{'rows' if turned else 'columns'}",
    )
    build.op(StoreOp(store.label.data, part, buffer, transposed=turned))
    build.op(DrainOp(store.label.data, buffer, target))
