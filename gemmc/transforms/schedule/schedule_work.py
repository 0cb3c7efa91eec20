"""Pass `schedule-work`: which CTA takes which block of the output, and when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import ClassVar, Literal, cast

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import (
    ArrayAttr,
    BoolAttr,
    DenseArrayBase,
    IndexType,
    MemRefType,
    ModuleOp,
    StringAttr,
)
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.tile.kernel import (
    BlockCountOp,
    BlockIdOp,
    ClusterIdOp,
    ExtentOp,
    KernelOp,
    WorkOp,
    cluster_extents,
    cluster_shape,
    cluster_size,
)
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import GRID, WALK, WORK, Facts
from gemmc.ir import Inserter, constant_of, kernels, walk_type
from gemmc.transforms.schedule._k_range import part_length
from gemmc.transforms.schedule._raster import raster
from gemmc.transforms.schedule._stream_walk import StreamWalk

Pair = tuple[SSAValue, SSAValue]


@dataclass(frozen=True)
class ScheduleWorkPass(ModulePass):
    """Give each block of the output to one CTA, all of K at once, in a raster order.

    Before → after:

        tile.work of %m by %n by %k in blocks [128, 256, 64] { ^bb0(%row, %column, %k0, …): … }
        →
        %id = tile.block_id of 12; %row, %column = arith on %id; the body, with %k0 = 0, %k1 = %k
        (and `grid ["cdiv(m, 128) * cdiv(n, 256)", "1", "1"]` on the kernel)

    Requires: one tile.work in a kernel, from `form-kernel`.
    Ensures: no tile.work; block coordinates and the range of K are SSA values; the kernel has a
    grid. `first` and `last` are true, so what they guard is unconditional.
    Why here: later passes move data of *this* CTA's block; only this one knows there are others.

    `order` is the raster: `row` and `column` go along rows and columns of blocks; `grouped`
    goes down columns of `group` block rows, so that CTAs that run together share operands in
    L2; `serpentine` is grouped with every other group walked backwards; `hilbert` walks squares
    of `group` × `group` blocks, a power of two, along Hilbert's curve, in the order in which
    serpentine meets them. The parts of squares at ragged edges are walked down their columns.
    With `persistent`, no more CTAs start than fit on the chip at one per SM, and each walks the
    raster in steps of their number:

        %n = tile.block_count; scf.for %i = %id to %blocks step %n { coordinates of %i; the body }

    so that CTAs that run together have neighbouring blocks. With `contiguous`, each walks a part
    of the raster of its own instead, as long as the others' but for one block:

        scf.for %i = %id · %blocks / %n to (%id + 1) · %blocks / %n step 1 { … }

    Dimensions besides m, n and k are walked outside of that, one raster after the other.
    A kernel with a cluster shape (`form-cluster`) is walked cluster by cluster: the raster is
    over rectangles of blocks, and a CTA adds its place in the cluster. Work in parts (`split-k`) is
    walked part by part: those of a block follow each other, or are the CTAs of a cluster. Of work
    in streams (`stream-k`) each CTA has a segment, on however many SMs, which it walks piece by
    piece before whole blocks:

        scf.for %walked = 0 to %pieces + %whole step 1 { block and steps of %walked; the body }
    """

    name = "schedule-work"
    at_least: ClassVar[Mapping[str, int]] = {"group": 1}

    order: Literal["row", "column", "grouped", "serpentine", "hilbert"] = "row"
    group: int = 8
    persistent: bool = False
    contiguous: bool = False

    def facts(self) -> Facts:
        walk = (WALK,) if self.persistent else ()
        return Facts(requires=(WORK,), establishes=(GRID, *walk), removes=(WORK,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.group < 1:
            raise GemmcError(self.name, "group of at least 1", f"group={self.group}")
        if self.contiguous and not self.persistent:
            needed = "persistent=true for CTAs that walk contiguous blocks"
            raise GemmcError(self.name, needed, "persistent=false")
        if self.order == "hilbert" and self.group & (self.group - 1):
            needed = "group that is a power of two for order=hilbert"
            raise GemmcError(self.name, needed, f"group={self.group}")
        for kernel in kernels(op):
            works = walk_type(kernel, WorkOp)
            if len(works) != 1:
                raise refuse(
                    kernel, "one tile.work in the kernel", f"{len(works)}", Run("form-kernel")
                )
            if works[0].parent_op() is not kernel:
                found = f"one inside {cast(Operation, works[0].parent_op()).name}"
                raise refuse(works[0], "a tile.work directly in the kernel", found)
            _check_extents(kernel, works[0])
            self._schedule(kernel, works[0])

    def _schedule(self, kernel: KernelOp, work: WorkOp) -> None:
        cluster, together = cluster_shape(kernel), cluster_extents(kernel)[2]
        if work.streamed is not None:
            self._stream(kernel, work, cluster)
            return
        if together > 1:
            self._check_together(work, together)
        rows, columns = (
            b * c for b, c in zip(work.block_shape[:2], cluster, strict=True)
        )
        build = Inserter.before(work)
        grid_rows = build.cdiv(work.rows, build.index(rows))
        grid_columns = build.cdiv(work.columns, build.index(columns))
        grid_rows.name_hint, grid_columns.name_hint = "grid_rows", "grid_columns"
        grid, size = (grid_rows, grid_columns), cluster_size(kernel)
        m, n, *others = (_in_grid(kernel, work, name) for name in ("m", "n", *work.others))
        blocks = " * ".join((*others, f"cdiv({m}, {rows})", f"cdiv({n}, {columns})"))
        if work.parts is not None and together == 1:
            blocks = f"{blocks} * {work.segments}"
        count = None if self.persistent else _count(work, rows, columns)
        ctas = None if count is None else size * count * (work.segments // together)
        block = _per_cluster(build, build.value(BlockIdOp(ctas), "block"), size)
        if self.persistent:
            block = self._walked(build, work, block, grid, size)
            fit = "sm_count" if size == 1 else "max_active_clusters"
            blocks = f"min({blocks}, {fit})"
            build = Inserter.before(work)
        if size > 1:
            blocks = f"{size} * {blocks}"
        self._place(build, work, block, grid, cluster, together)
        kernel.grid = ArrayAttr([StringAttr(blocks), StringAttr("1"), StringAttr("1")])

    def _check_together(self, work: WorkOp, together: int) -> None:
        """Refuses CTAs of which some would meet those of their cluster more often than others, and
        roles that run ahead of where a cluster meets."""
        if together != work.segments:
            found = f"{work.segments} parts in a cluster with {together}"
            raise refuse(work, "as many parts of K as CTAs of a cluster have", found)
        if self.persistent:
            needed = "a block for each cluster whose CTAs add parts of K"
            raise refuse(work, needed, "persistent=true", "use persistent=false")

    def _stream(self, kernel: KernelOp, work: WorkOp, cluster: tuple[int, int]) -> None:
        """A CTA (cluster) for each segment, which walks the pieces of it and blocks of its own."""
        if not self.persistent or self.contiguous:
            found = "contiguous=true" if self.contiguous else "persistent=false"
            needed = "CTAs that walk over several blocks, in steps, for a stream of them"
            raise refuse(work, needed, found, "use persistent=true and no contiguous, or split-k")
        build, size = Inserter.before(work), prod(cluster)
        rows, columns = (b * c for b, c in zip(work.block_shape[:2], cluster, strict=True))
        grid_rows = build.cdiv(work.rows, build.index(rows))
        grid_columns = build.cdiv(work.columns, build.index(columns))
        grid_rows.name_hint, grid_columns.name_hint = "grid_rows", "grid_columns"
        grid = grid_rows, grid_columns
        blocks = _count(work, rows, columns)
        if blocks is None:
            raise refuse(work, "constant extents of a stream of blocks", "a computed one")
        walk = StreamWalk(work, blocks)
        ctas = size * walk.stream.segments
        walk.begin(build, _per_cluster(build, build.value(BlockIdOp(ctas), "block"), size))
        number = _walk(build, work, (build.index(0), walk.count, build.index(1)))
        build = Inserter.before(work)
        tile, of_k, (slot, part, parts) = walk.at(build, number)
        block, others = _others(build, work, tile, grid)
        row, column = raster(build, self.order, self.group, block, grid)
        place = [_in_cluster(build, at, cluster, dim) for dim, at in enumerate((row, column))]
        place[0].name_hint, place[1].name_hint = "block_row", "block_column"
        if size > 1:
            slot = build.add(slot, _slots_before(build, cluster, walk.stream.slots))
        ends = _at_ends(build, part, parts)
        _inline(work, [*place, *of_k, *ends, *others, slot, part, parts])
        _erase_unused([*ends])
        kernel.grid = ArrayAttr([StringAttr(each) for each in (f"{ctas}", "1", "1")])

    def _walked(
        self, build: Inserter, work: WorkOp, block: SSAValue, grid: Pair, size: int
    ) -> SSAValue:
        """The number at hand of a CTA (cluster) that walks over several, from number `block` on."""
        walkers = _per_cluster(build, build.value(BlockCountOp(), "ctas"), size)
        count = build.mul(*grid)
        for extent in work.each:
            count = build.mul(count, extent)
        if work.parts is not None:
            count = build.mul(count, build.index(work.segments))
        bounds = block, count, walkers
        if self.contiguous:
            bounds = _part(build, *bounds)
        return _walk(build, work, bounds)

    def _place(
        self,
        build: Inserter,
        work: WorkOp,
        block: SSAValue,
        grid: Pair,
        cluster: tuple[int, int],
        together: int,
    ) -> None:
        """Put the segment with a number in the place of the work; so many parts of a block are
        `together` in a cluster."""
        part: SSAValue | None = None
        if together > 1:
            part = build.value(ClusterIdOp(2), "in_cluster")
        elif work.parts is not None:
            parts = work.segments
            block, part = (split(block, build.index(parts)) for split in (build.div, build.rem))
        block, others = _others(build, work, block, grid)
        row, column = raster(build, self.order, self.group, block, grid)
        row, column = (
            _in_cluster(build, at, cluster, dimension) for dimension, at in enumerate((row, column))
        )
        row.name_hint, column.name_hint = "block_row", "block_column"
        of_k = _range_of_k(build, work, part)
        segment = [row, column, *of_k, *others, *([] if part is None else [part])]
        _inline(work, segment)
        if part is not None:
            _erase_unused([*of_k, part])


def _slots_before(build: Inserter, cluster: tuple[int, int], slots: int) -> SSAValue:
    """Those of the CTAs of the cluster before this one, each with as many slots of its own."""
    row, column = (build.value(ClusterIdOp(dimension), "in_cluster") for dimension in (0, 1))
    rank = build.add(build.mul(row, build.index(cluster[1])), column)
    return build.mul(rank, build.index(slots))


def _at_ends(build: Inserter, part: SSAValue, parts: SSAValue) -> list[SSAValue]:
    """Whether a part is the first and the last of its block."""
    following = build.add(part, build.index(1))
    first = build.value(arith.CmpiOp(part, build.index(0), "eq"))
    return [first, build.value(arith.CmpiOp(following, parts, "eq"))]


def _check_extents(kernel: KernelOp, work: WorkOp) -> None:
    """The grid is an expression of the kernel's sizes, so the work must be of just these; what is
    no size of an argument's is a number."""
    for symbol, extent in work.extents.items():
        if symbol == "k":
            continue
        place, found = kernel.sizes.data.get(symbol), constant_of(extent)
        if isinstance(extent.owner, ExtentOp) and extent.owner.symbol.data == symbol:
            continue
        size = None
        if isinstance(place, DenseArrayBase):
            argument, dimension = place.get_values()
            matrix = cast(MemRefType, kernel.body.block.args[int(argument)].type)
            size = matrix.get_shape()[int(dimension)]
        if found is None or size not in (found, None):
            declared = "not declared" if size is None else f"{size}"
            needed = f"a constant extent that is the kernel's size {symbol} ({declared})"
            raise refuse(work, needed, "a computed one" if found is None else f"{found}")


def _in_grid(kernel: KernelOp, work: WorkOp, symbol: str) -> str:
    """An extent as the grid's expression has it."""
    return symbol if symbol in kernel.sizes.data else f"{constant_of(work.extents[symbol])}"


def _count(work: WorkOp, rows: int, columns: int) -> int | None:
    """How many rectangles of (rows, columns) cover the work; None where a launch tells."""
    extents = [constant_of(v) for v in (work.rows, work.columns, *work.each)]
    known = [each for each in extents if each is not None]
    if len(known) != len(extents):
        return None
    sizes = (rows, columns, *[1] * len(work.each))
    return prod(-(-e // size) for e, size in zip(known, sizes, strict=True))


def _others(
    build: Inserter, work: WorkOp, block: SSAValue, grid: tuple[SSAValue, SSAValue]
) -> tuple[SSAValue, list[SSAValue]]:
    """The number of a block in its grid of (rows, columns), and that of each further dimension.

    Blocks of one grid follow each other; the last dimension changes first.
    """
    if not work.each:
        return block, []
    of_one = build.mul(*grid)
    number, block = build.div(block, of_one), build.rem(block, of_one)
    found: list[SSAValue] = []
    for extent in reversed(work.each[1:]):
        found.append(build.rem(number, extent))
        number = build.div(number, extent)
    found = [number, *reversed(found)]
    for each, name in zip(found, work.others, strict=True):
        each.name_hint = name
    return block, found


def _range_of_k(build: Inserter, work: WorkOp, part: SSAValue | None) -> list[SSAValue]:
    """First and past-the-end K of a segment, and whether it is the first and the last."""
    if part is None:
        true = build.value(arith.ConstantOp(BoolAttr.from_bool(True)))
        return [build.index(0), work.depth, true, true]
    part.name_hint = "part"
    length = part_length(build, work, work.segments)
    begin = build.mul(part, length)
    first, last = (
        build.value(arith.CmpiOp(part, build.index(number), "eq"))
        for number in (0, work.segments - 1)
    )
    return [begin, build.add(begin, length), first, last]


def _erase_unused(segment: list[SSAValue]) -> None:
    """What a segment's program has not asked for need not be computed."""
    for value in reversed(segment):
        if value.first_use is None and isinstance(value.owner, Operation):
            value.owner.detach()
            value.owner.erase()


def _per_cluster(build: Inserter, ctas: SSAValue, size: int) -> SSAValue:
    """A number of CTAs as a number of clusters."""
    return ctas if size == 1 else build.div(ctas, build.index(size))


def _in_cluster(
    build: Inserter, first: SSAValue, cluster: tuple[int, int], dimension: int
) -> SSAValue:
    """This CTA's block coordinate in the cluster number `first` along a dimension."""
    size = cluster[dimension]
    if size == 1:
        return first
    inside = build.value(ClusterIdOp(dimension), "in_cluster")
    return build.add(build.mul(first, build.index(size)), inside)


def _part(
    build: Inserter, number: SSAValue, blocks: SSAValue, walkers: SSAValue
) -> tuple[SSAValue, SSAValue, SSAValue]:
    """Bounds and step of a walk over the part of the blocks that is walker `number`'s."""
    one = build.index(1)
    first, last = (
        build.div(build.mul(at, blocks), walkers) for at in (number, build.add(number, one))
    )
    return first, last, one


def _walk(build: Inserter, work: WorkOp, bounds: tuple[SSAValue, SSAValue, SSAValue]) -> SSAValue:
    """Move the work into a loop over this CTA's blocks; the number of the block at hand."""
    body = Block(arg_types=[IndexType()])
    body.args[0].name_hint = "walked"
    build.op(scf.ForOp(*bounds, [], body))
    work.detach()
    inside = Inserter.at_end(body, work)
    inside.op(work)
    inside.op(scf.YieldOp())
    return body.args[0]


def _inline(work: WorkOp, segment: list[SSAValue]) -> None:
    """Put the work's body in its place, with the segment for its arguments."""
    block = work.body.block
    for argument, value in zip(block.args, segment, strict=True):
        argument.replace_all_uses_with(value)
    for op in list(block.ops):
        op.detach()
        build = Inserter.before(work, op)
        if isinstance(op, scf.IfOp) and op.cond is segment[5]:
            _inline_true(op, build)
        else:
            build.op(op)
    work.detach()
    work.erase()


def _inline_true(branch: scf.IfOp, build: Inserter) -> None:
    for op in list(branch.true_region.block.ops):
        op.detach()
        if isinstance(op, scf.YieldOp):
            for result, value in zip(branch.results, op.operands, strict=True):
                result.replace_all_uses_with(value)
            continue
        location = op.location
        build.op(op).location = location
    branch.erase()
