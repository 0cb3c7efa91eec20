"""Who does which part: units of a role, their numbers, and the parts they get."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.interfaces import Collective, Fill, FragmentFlow, HasAtom
from gemmc.dialects.tile.attrs import ROLE, WARP, ScopeAttr
from gemmc.dialects.tile.data.views import PartOp
from gemmc.dialects.tile.kernel import UNIT_THREADS, IdOp, KernelOp, RoleOp, int_attr
from gemmc.dialects.tile.types import WindowType, part_type
from gemmc.errors import refuse
from gemmc.ir import Inserter, ancestors, walk_type
from gemmc.target import SM90

MAX_THREADS = SM90.cta_threads
"""Threads of a CTA."""


@dataclass(frozen=True)
class Slice:
    """Part `index` of `count` of a dimension, in runs of `run` elements; 0 for the whole part."""

    index: SSAValue
    count: int
    run: int = 0


def moves_of(kernel: KernelOp, label: str) -> list[Collective]:
    """What has a label and moves data from memory to memory."""
    found = [op for op in walk_type(kernel, Collective) if op.label.data == label]
    return [op for op in found if not isinstance(op, FragmentFlow)]


def grid_of(
    rows: int, columns: int, vector: int, threads: int, most: int = MAX_THREADS
) -> tuple[int, int] | None:
    """Threads down and across that share a tile in vectors; None where they can't, evenly."""
    across = min(threads, max(1, columns // vector), most)
    down = threads // across
    uneven = columns % vector or columns % across or threads % across or rows % down
    return None if uneven else (down, across)


def _run_lengths(whole: Attribute, cut: Sequence[Slice]) -> list[int] | None:
    """Runs of a part of `whole`, no longer than the part; None for solid parts."""
    if not any(each.run for each in cut if each.count > 1):
        return None
    solid = part_type(whole, [each.count for each in cut], None)
    sizes = cast(MemRefType | WindowType, solid).get_shape()
    return [min(each.run or size, size) for each, size in zip(cut, sizes, strict=True)]


@dataclass(frozen=True)
class Sharing:
    """The units (`to`: warpgroup, warp or thread) that share an op, and in which order."""

    to: str
    order: str
    runs: tuple[int, ...]
    """Neighbouring rows and columns of a part; 0 for all of its."""

    shape: tuple[int, ...]
    """Rows × columns of units; sets a kernel's thread count where nothing has yet."""

    def part(self, op: Operation, whole: SSAValue, cut: Sequence[Slice]) -> SSAValue:
        """The part of `whole` that the slices of its dimensions say."""
        counts = [each.count for each in cut]
        if prod(counts) == 1:
            return whole
        try:
            runs = _run_lengths(whole.type, cut)
            part = PartOp(whole, [each.index for each in cut], counts, runs)
        except VerifyException as error:
            raise refuse(
                op, f"parts of {counts} of {whole.type}", str(error), "change distribute's shape"
            ) from None
        return Inserter.before(op).value(part, "part")

    def across(
        self, position: tuple[SSAValue, SSAValue], shape: tuple[int, ...]
    ) -> tuple[Slice, Slice]:
        """The unit's slices of the rows and of the columns of what is shared."""
        down, along = (
            Slice(*each) for each in zip(position, shape, self.runs, strict=True)
        )
        return down, along

    def cut(self, kernel: KernelOp, op: Collective, shape: tuple[int, ...]) -> None:
        """Let each unit work on its part of the op: of rows × columns of units in all."""
        rows, columns = self.across(self.begin(kernel, op, shape), shape)
        slices = {"m": rows, "n": columns}
        if any("k" in each.dims for each in op.touched()):
            slices["k"] = Slice(Inserter.before(op).index(0), 1)
        for each in op.touched():
            whole, parts = op.operands[each.operand], [slices[d] for d in each.dims]
            op.operands[each.operand] = self.part(op, whole, parts)

    def begin(
        self, kernel: KernelOp, op: Collective, shape: tuple[int, ...]
    ) -> tuple[SSAValue, SSAValue]:
        """Check and set the op's scope; the (row, column) of the executing unit's part."""
        in_warp = op.scope == WARP and self.to == "thread"
        if op.scope != ROLE and not in_warp:
            found = f"scope {op.scope.word}"
            raise refuse(op, "an op of scope role", found, "distribute it once only")
        if isinstance(op, HasAtom) and op.atom is not None:
            change = "run distribute before assign-atoms"
            raise refuse(op, "an op without an atom", f"{op.atom}", change)
        if isinstance(op, Fill) and op.kept_rows is not None:
            found = f"one of {op.kept_rows} rows"
            raise refuse(op, "a copy of all rows to share out", found, "leave clip-copies out")
        op.scope = ScopeAttr(self.to)
        block, threads = self.units(kernel, op)
        units = UNIT_THREADS["warp"] if in_warp else threads
        if units != prod(shape):
            raise refuse(
                op,
                f"a shape of {units} {self.to}s in all",
                f"{shape[0]} x {shape[1]}",
                "change distribute's shape, or the role's warpgroups",
            )
        return self._coordinates(Inserter.at_start(block, op), shape, units, threads)

    def units(self, kernel: KernelOp, op: Operation) -> tuple[Block, int]:
        size = UNIT_THREADS[self.to]
        role = next((a for a in ancestors(op) if isinstance(a, RoleOp)), None)
        if role is None and kernel.threads is None:
            threads = prod(self.shape) * size
            if threads > MAX_THREADS:
                raise refuse(
                    op, f"at most {MAX_THREADS} threads", f"{threads}", "change distribute's shape"
                )
            kernel.threads = int_attr(threads)
        if role is not None:
            block, threads = role.body.block, role.warps.value.data * 32
        else:
            block, threads = kernel.body.block, cast(int, kernel.thread_count)
        if threads % size:
            raise refuse(op, f"threads that make whole {self.to}s of {size}", f"{threads}")
        return block, threads // size

    def _coordinates(
        self, build: Inserter, shape: tuple[int, ...], units: int, of: int
    ) -> tuple[SSAValue, SSAValue]:
        """(row, column) of the unit's part; `of` units in all, numbered from 0 every `units`."""
        if units == 1:
            zero = build.index(0)
            return zero, zero
        unit = build.value(IdOp(self.to, of), self.to)
        if units != of:
            unit = build.rem(unit, build.index(units))
        rows, columns = shape
        if columns == 1:
            return unit, build.index(0)
        if rows == 1:
            return build.index(0), unit
        if self.order == "column":
            height = build.index(rows)
            return build.rem(unit, height), build.div(unit, height)
        if self.order == "pairs":
            return self._in_pairs(build, unit, rows, columns)
        width = build.index(columns)
        return build.div(unit, width), build.rem(unit, width)

    def _in_pairs(
        self, build: Inserter, unit: SSAValue, rows: int, columns: int
    ) -> tuple[SSAValue, SSAValue]:
        """Row by row down a strip two columns wide, then down the next one."""
        if columns % 2:
            found = f"shape={rows},{columns}"
            raise refuse(build.source, "an even number of columns for order=pairs", found)
        two, strip = build.index(2), build.index(2 * rows)
        row = build.div(build.rem(unit, strip), two)
        first = build.mul(build.div(unit, strip), two)
        return row, build.add(first, build.rem(unit, two))
