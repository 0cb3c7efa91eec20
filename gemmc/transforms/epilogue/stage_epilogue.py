"""Pass `stage-epilogue`: how a finished tile leaves the registers."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, cast

from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, MemRefType, ModuleOp, StridedLayoutAttr
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.tile.attrs import ROLE
from gemmc.dialects.tile.broadcast import in_input
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.data.moves import StoreOp
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.epilogue import EpilogueOp, StagedEpilogueOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.output import BulkStoreOp, ExtractOp
from gemmc.dialects.tile.types import CHUNK_BITS, FragmentType, bits, shared_buffer
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
from gemmc.plan import AUTO, Auto, Plan, settled
from gemmc.transforms.schedule.form_kernel import MULTIPLIED, STORED

_EARLIER = "run stage-epilogue before distribute and assign-atoms"


Compute = Literal["tile", "piece"] | Auto
"""When an epilogue's arithmetic is done: for the whole tile, or for a piece ahead of its store."""

SWIZZLE_ROW = 128
"""Bytes of the widest swizzle span (PTX ISA, "Swizzling modes")."""


def settled_compute(plan: Plan, compute: Compute) -> Compute:
    """For the whole tile, which may be held then, unless the arithmetic is long and it is not."""
    from gemmc.transforms.epilogue.overlap_epilogue import OverlapEpiloguePass

    if compute != AUTO:
        return compute
    held = plan.problem.result_bits == 16 and plan.written(OverlapEpiloguePass)
    return "tile" if held or not is_long(plan.problem.epilogue) else "piece"


def is_long(epilogue: Iterable[str]) -> bool:
    """Whether an op of an epilogue, by name, is many instructions."""
    return any(name.startswith("math.") or name == "arith.divf" for name in epilogue)


@dataclass(frozen=True)
class StageEpiloguePass(ModulePass):
    """Store a tile through shared-memory buffers, some columns at a time.

    Before → after, with columns=64 buffers=2:

        tile.epilogue "out" <role> %f to %w { truncf }                          (128×256)
        →
        %o0, %o1 = tile.alloc : memref<128x64xbf16, #tile.space<shared>>   (start of the kernel)
        tile.staged_epilogue "out" %f { ^bb0(%x): %r = tile.map %x { truncf }; tile.yield %r }
        pieces
          { ^bb0(%r): %e = tile.extract %r from 0; tile.store "out" %e to %o0
                      tile.bulk_store "out" %o0 to %w[:, 0…] }
          { ^bb0(%r): %e = tile.extract %r from 64; tile.store "out" %e to %o1; … }
          { ^bb0(%r): %e = tile.extract %r from 128; tile.store "out" %e to %o0; … } …

    Requires: epilogues of scope role and without an atom, to windows of global memory.
    Ensures: a tile reaches global memory only by tile.bulk_store; the buffers take turns, so that
    one is stored while the next is written. Nothing is synchronized yet.
    Why here: before `specialize-warps` and `distribute`, which move and cut the pieces' ops with
    the tile; after `schedule-work` made the epilogue unconditional. Serves the pipelines that
    store with the copy engine.

    `columns` is a buffer's width in elements, 0 for as many as a row of 128 bytes holds (the
    widest swizzle), `buffers` how many take turns. Columns that are left at the end of a tile have
    a narrower buffer of their own. Those of a transposed store are rows of its buffers and of the
    result. With `compute=tile` the arithmetic is done before the first piece, so that results of
    16 bits are held in half the registers; with `compute=piece`, and always where the epilogue has
    inputs in memory, each piece does its own, to be moved with it, and reads its part of them.
    With `over`, buffers may lie where the rings of operands are, which a finished tile needs no
    more; the threads that multiply fill these rings. `columns` of a tile or more make one piece.
    With `spread`, rows of a buffer are padded to an odd number of 16-byte chunks, so that neither
    matrix stores nor threads' loads need a swizzle: for what threads store, whose addresses then
    differ by constants.
    auto is, of columns, the widest swizzled row of which one buffer fits beside the rings, and 64
    bytes where threads store; of buffers, as many as fit; of spread, whether threads store
    (`assign-atoms`' bulk_store); of compute, pieces where a function takes many instructions and
    its results are not held (`overlap-epilogue`): done for a whole tile, ptxas has steps of many
    elements in registers at once.
    """

    name = "stage-epilogue"
    at_least: ClassVar[Mapping[str, int]] = {"columns": 0, "buffers": 1}

    columns: int | Auto = 0
    buffers: int | Auto = 2
    compute: Compute = "tile"
    spread: bool | Auto = False
    over: bool = False

    def settle(self, plan: Plan) -> StageEpiloguePass:
        """What is left of shared memory behind the rings: the widest row, then its buffers."""
        from gemmc.transforms.memory._room import buffers_that_fit, output_row, spreads

        columns = self.columns
        if columns == AUTO:
            columns = output_row(plan) * 8 // plan.problem.result_bits
        buffers = self.buffers
        if buffers == AUTO:
            buffers = buffers_that_fit(plan, columns)
        spread = spreads(plan) if self.spread == AUTO else self.spread
        compute = settled_compute(plan, self.compute)
        return dataclasses.replace(
            self, columns=columns, buffers=buffers, spread=spread, compute=compute
        )

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL,),
            forbids=(STAGED, SHARED_OUT.of(MULTIPLIED), ASSIGNED.of("store"), BARRIERS, OFFSETS),
            establishes=(STAGED, BUFFERS, LABEL.of(STORED)),
            owes=(BARRIERS_DUE, OWN_DUE),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if settled(self, self.columns) < 0 or settled(self, self.buffers) < 1:
            raise GemmcError(
                self.name,
                "columns from 0 on and at least one buffer",
                f"columns={self.columns} buffers={self.buffers}",
            )
        for kernel in kernels(op):
            found = [e for e in walk_type(kernel, EpilogueOp) if not _is_staged(e)]
            if not found:
                needed = "a tile.epilogue to global memory"
                raise refuse(kernel, needed, "none", "run stage-epilogue once, after form-kernel")
            for epilogue in found:
                self._check(epilogue)
                self._stage(kernel, epilogue)

    def _check(self, op: EpilogueOp) -> None:
        read = (v for v in op.inputs if not isinstance(v.type, AnyFloat | FragmentType))
        for value in (op.target, *read):
            if not isinstance(value.owner, WindowOp):
                raise refuse(op, "an epilogue on tile.windows", f"{value.type}", _EARLIER)
        if op.scope != ROLE or op.atom is not None:
            found = f"scope {op.scope.word}" if op.atom is None else f"{op.atom}"
            raise refuse(op, "an epilogue of scope role without an atom", found, _EARLIER)

    def _stage(self, kernel: KernelOp, op: EpilogueOp) -> None:
        from_memory = any(not isinstance(v.type, FragmentType) for v in op.inputs)
        whole = settled(self, self.compute) == "tile" and not from_memory
        body = None if whole or op.hands_on else op.body
        sums, firsts = _sums(op)
        compute = _whole_tile(op, sums, firsts, arithmetic=whole and not op.hands_on)
        left = firsts if body is not None else [0]
        pieces = [_piece(op, compute, body, left, *cut) for cut in self._cuts(kernel, op)]
        Inserter.before(op).op(StagedEpilogueOp(op.label.data, sums, compute, pieces))
        windows = [v.owner for v in (*op.inputs, op.target) if isinstance(v.owner, WindowOp)]
        parts = [v.owner for v in (op.value, *op.inputs) if isinstance(v.owner, ExtractOp)]
        op.detach()
        op.erase()
        for part in dict.fromkeys(parts):
            if sums is not part.result and part.result.first_use is None:
                part.detach()
                part.erase()
        for window in dict.fromkeys(windows):
            if window.result.first_use is None:
                window.detach()
                window.erase()

    def _cuts(self, kernel: KernelOp, op: EpilogueOp) -> list[tuple[slice, SSAValue]]:
        """The pieces' columns, each with its buffer."""
        kind = op.stored
        rows, columns = kind.get_shape()
        widest = SWIZZLE_ROW * 8 // bits(kind.element_type)
        width = min(settled(self, self.columns) or widest, columns)
        most = settled(self, self.buffers)
        whole, rest = divmod(columns, width)
        start = Inserter.at_start(kernel.body.block, op)

        def buffer(name: str, wide: int) -> SSAValue:
            shape = op.in_target((rows, wide))
            spread = settled(self, self.spread)
            buffer = AllocOp(_buffer(shape, kind.element_type, spread), over=self.over)
            return start.value(buffer, name)

        buffers = [buffer(f"output_{i}", width) for i in range(min(most, whole))]
        parts = [slice(i * width, (i + 1) * width) for i in range(whole)]
        cuts = [(at, buffers[i % len(buffers)]) for i, at in enumerate(parts)]
        if rest:
            cuts.append((slice(columns - rest, columns), buffer("output_rest", rest)))
        return cuts


def spread_row(columns: int, width: int) -> int:
    """Elements from one row to the next: an odd number of 16-byte chunks, of `width` bits each."""
    chunk = CHUNK_BITS // width
    return columns if columns % (2 * chunk) else columns + chunk


def _buffer(shape: Sequence[int], element: Attribute, spread: bool) -> MemRefType:
    kind = shared_buffer(shape, element)
    pitch = spread_row(shape[1], bits(element))
    if not spread or pitch == shape[1]:
        return kind
    return MemRefType(element, shape, StridedLayoutAttr([pitch, 1]), kind.memory_space)


def _sums(op: EpilogueOp) -> tuple[SSAValue, list[int]]:
    """The tile that an epilogue's tiles are columns of, and the first column of each: of its value,
    then of those of its inputs that are in registers. GemmcError where they are several tiles'."""
    tiles = [op.value, *(v for v in op.inputs if isinstance(v.type, FragmentType))]
    if len(tiles) == 1:
        return op.value, [0]
    parts = [v.owner for v in tiles if isinstance(v.owner, ExtractOp)]
    sources = {part.value for part in parts}
    if len(parts) != len(tiles) or len(sources) != 1:
        found = f"columns of {len(sources)}, and {len(tiles) - len(parts)} whole"
        raise refuse(op, "tiles that are columns of one", found)
    return sources.pop(), [part.first.value.data for part in parts]


def _whole_tile(
    op: EpilogueOp, sums: SSAValue, firsts: Sequence[int], *, arithmetic: bool
) -> Region:
    """What is done before the first piece: all of the epilogue's arithmetic, or nothing."""
    block = Block(arg_types=[sums.type])
    block.args[0].name_hint = "sums"
    build, value = Inserter.at_end(block, op), cast(SSAValue, block.args[0])
    if arithmetic:
        body, element = op.detach_region(op.body), op.stored.element_type
        others = iter(_columns_of(build, value, firsts, op.stored.get_shape()[1]))
        value = next(others)
        inputs = [next(others) if isinstance(v.type, FragmentType) else v for v in op.inputs]
        value = build.value(MapOp(value, element, body, inputs), "result")
    build.op(YieldOp(value))
    return Region(block)


def _piece(
    op: EpilogueOp,
    compute: Region,
    body: Region | None,
    firsts: Sequence[int],
    at: slice,
    buffer: SSAValue,
) -> Region:
    """Columns of the tile, with the arithmetic of `body`, to a buffer and on to their place."""
    end = cast(YieldOp, compute.block.last_op)
    block = Block(arg_types=[end.arguments[0].type])
    block.args[0].name_hint = end.arguments[0].name_hint
    build, turned = Inserter.at_end(block, op), op.transposed is not None
    starts = [first + at.start for first in firsts]
    held = block.args[0]
    count = at.stop - at.start
    part, *beside = [build.value(ExtractOp(held, start, count), "columns") for start in starts]
    target = _columns(build, op.target, "nm" if turned else "mn", at)
    if body is None:
        build.op(StoreOp(op.label.data, part, buffer, transposed=turned))
    else:
        tiles = iter(beside)
        inputs = [
            (next(tiles) if isinstance(v.type, FragmentType) else _columns(build, v, by, at), by)
            for v, by in op.with_broadcasts
        ]
        computed = EpilogueOp(
            op.label.data, part, buffer, body.clone(), inputs, transposed=turned
        )
        build.op(computed)
    build.op(BulkStoreOp(op.label.data, buffer, target, op.adds))
    return Region(block)


def _columns_of(
    build: Inserter, value: SSAValue, firsts: Sequence[int], columns: int
) -> list[SSAValue]:
    """So many columns from each of some on, unless these are all."""
    kind = value.type
    assert isinstance(kind, FragmentType)
    if kind.get_shape()[1] == columns:
        return [value]
    return [build.value(ExtractOp(value, first, columns), "columns") for first in firsts]


def _columns(build: Inserter, value: SSAValue, by: str, at: slice) -> SSAValue:
    """The window of a tile's columns, where the one of the whole tile has dimensions `by`."""
    window = value.owner
    if "n" not in by or not isinstance(window, WindowOp):
        return value
    shape = list(window.result.type.get_shape())
    along = in_input(by, shape, (0, 1), 0).index(1)
    offsets = list(window.offsets)
    offsets[along] = build.add(offsets[along], build.index(at.start))
    shape[along] = at.stop - at.start
    moved = window.at(offsets, shape)
    word = "rows" if along == 0 else "columns"
    return build.value(moved, f"{window.matrix.name_hint}_{word}")


def _is_staged(op: EpilogueOp) -> bool:
    return isinstance(op.parent_op(), StagedEpilogueOp)
