"""Pass `reassociate-addresses`: which arithmetic a loop repeats."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.structure import ForOp, ImmediateOp, KernelOp
from gemmc.dialects.ptx.types import kind_of
from gemmc.errors import Run, refuse
from gemmc.facts import NAMED, PTX, Facts
from gemmc.ir import block_of, walk_type

ARITHMETIC = (
    ImmediateOp, a.AddOp, a.SubOp, a.MulOp, a.MulHiOp, a.MulWideOp, a.MinOp, a.MaxOp, a.AndOp,
    a.OrOp, a.XorOp, a.ShlOp, a.ShrOp, a.CvtOp,
)
"""What may be computed earlier: instructions whose results depend on their operands alone."""


@dataclass(frozen=True)
class ReassociateAddressesPass(ModulePass):
    """Compute what is the same in every step of a loop before the loop; add what changes last.

    Before → after:

        ptx.for %k … { %x = %base + %k · 4; %y = %x + %row; %z = %y + 528 }
        →
        %fixed = %base + %row
        ptx.for %k … { %y = %fixed + %k · 4; %z = %y + 528 }

    Requires: kernels of ptx ops with structured loops, whose registers have no names yet.
    Ensures: integer arithmetic on values from before a loop is before it, innermost loops first.
    In a loop's sums, values from before the loop are one addend, and a literal comes last, where
    it can become the offset of an access. Integer sums wrap, so their order changes nothing.
    Why here: after `convert-to-ptx`, which adds up an address in the order of windows, parts and
    slots; ptxas hoists and shares terms, but does not reorder a sum. Before `assign-registers`.
    Serves kernels on CUDA cores; one whose accumulators fill the registers may spill what is kept.
    """

    name = "reassociate-addresses"

    def facts(self) -> Facts:
        return Facts(requires=(PTX,), forbids=(NAMED,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        loops = [loop for kernel in walk_type(op, KernelOp) for loop in walk_type(kernel, ForOp)]
        if not loops:
            raise refuse(op, "a ptx.for", "none", Run("convert-to-ptx"))
        for kernel in walk_type(op, KernelOp):
            if kernel.registers is not None:
                raise refuse(kernel, "values without registers", f"registers {kernel.registers}")
        for loop in reversed(loops):
            _hoist(loop)
            _Sums(loop).reorder()
            _erase_unused(loop.body.block)


def _hoist(loop: ForOp) -> None:
    for op in list(loop.body.block.ops):
        if _movable(op) and all(_from_outside(loop, v) for v in op.operands):
            op.detach()
            Rewriter.insert_op(op, InsertPoint.before(loop))


def _movable(op: Operation) -> bool:
    return isinstance(op, ARITHMETIC) and kind_of(op.results[0]) in ("b32", "b64")


def _from_outside(loop: ForOp, value: SSAValue) -> bool:
    return block_of(value) is not loop.body.block


@dataclass(frozen=True)
class _Sum:
    """Addends from before the loop, addends that change in it, and a number."""

    fixed: tuple[SSAValue, ...] = ()
    moving: tuple[SSAValue, ...] = ()
    number: int = 0

    def plus(self, other: _Sum) -> _Sum:
        return _Sum(
            self.fixed + other.fixed, self.moving + other.moving, self.number + other.number
        )

    @property
    def addends(self) -> int:
        return len(self.fixed) + len(self.moving) + (self.number != 0)


class _Sums:
    """The sums of one loop's body; equal ones are computed once."""

    def __init__(self, loop: ForOp):
        self._loop = loop
        self._split: dict[SSAValue, _Sum] = {}
        self._made: dict[tuple[str, tuple[SSAValue, ...]], SSAValue] = {}

    def reorder(self) -> None:
        """Rebuild each sum of three or more addends."""
        for op in list(self._loop.body.block.ops):
            if not isinstance(op, a.AddOp) or not _movable(op):
                continue
            found = self._addends(op.result, op.kind.data)
            self._split[op.result] = found
            if found.addends > 2:
                value = self._build(op, found)
                op.result.replace_all_uses_with(value)
                self._split[value] = found

    def _addends(self, value: SSAValue, kind: str) -> _Sum:
        owner = value.owner
        if isinstance(owner, ImmediateOp):
            return _Sum(number=int(owner.literal.data, 0))
        if _from_outside(self._loop, value):
            return _Sum(fixed=(value,))
        if value in self._split:
            return self._split[value]
        if not isinstance(owner, a.AddOp) or owner.kind.data != kind:
            return _Sum(moving=(value,))
        return self._addends(owner.lhs, kind).plus(self._addends(owner.rhs, kind))

    def _build(self, op: a.AddOp, found: _Sum) -> SSAValue:
        """The sum in the wanted order: what is fixed before the loop, the rest before `op`."""
        kind = op.kind.data
        here = InsertPoint.before(op)
        total, *rest = found.fixed + found.moving
        for count, addend in enumerate(rest, 2):
            key = kind, (found.fixed + found.moving)[:count]
            if key not in self._made:
                early = count <= len(found.fixed)
                point = InsertPoint.before(self._loop) if early else here
                self._made[key] = _insert(a.AddOp(kind, total, addend), op, point)
            total = self._made[key]
        if found.number == 0:
            return total
        literal = _insert(ImmediateOp(str(found.number), kind_of(op.result)), op, here)
        return _insert(a.AddOp(kind, total, literal), op, here)


def _insert(new: Operation, source: Operation, point: InsertPoint) -> SSAValue:
    new.location = source.location
    Rewriter.insert_op(new, point)
    return new.results[0]


def _erase_unused(block: Block) -> None:
    for op in reversed(list(block.ops)):
        if _movable(op) and op.results[0].first_use is None:
            op.detach()
            op.erase()
