"""Small tools every pass uses: inserting located ops, constants, dead code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar, cast

from xdsl.dialects import arith, scf, tensor
from xdsl.dialects.builtin import IndexType, IntegerAttr, LocationAttr, ModuleOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter
from xdsl.traits import MemoryReadEffect, Pure

from gemmc.dialects.constants import constant_of as constant_of
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.errors import Run, refuse

OpT = TypeVar("OpT", bound=Operation)


class Inserter:
    """Inserts ops at one place, in order, with the location of the op they stem from."""

    def __init__(self, point: InsertPoint, source: Operation):
        self.source = source
        self._point = point
        self._location: LocationAttr = source.location

    @staticmethod
    def before(op: Operation, source: Operation | None = None) -> Inserter:
        return Inserter(InsertPoint.before(op), source or op)

    @staticmethod
    def after(op: Operation, source: Operation | None = None) -> Inserter:
        return Inserter(InsertPoint.after(op), source or op)

    @staticmethod
    def at_start(block: Block, source: Operation) -> Inserter:
        return Inserter(InsertPoint.at_start(block), source)

    @staticmethod
    def at_end(block: Block, source: Operation) -> Inserter:
        return Inserter(InsertPoint.at_end(block), source)

    def op(self, op: OpT) -> OpT:
        """Insert an op and give it the location."""
        op.location = self._location
        Rewriter.insert_op(op, self._point)
        return op

    def value(self, op: Operation, hint: str | None = None) -> SSAValue:
        """Insert an op of one result; the result, with a name for readers."""
        result = self.op(op).results[0]
        if hint is not None:
            result.name_hint = hint
        return result

    def index(self, number: int) -> SSAValue:
        """An index constant."""
        return self.value(arith.ConstantOp(IntegerAttr(number, IndexType())), f"c{number}")

    def add(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        return self.value(arith.AddiOp(lhs, rhs))

    def sub(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        return self.value(arith.SubiOp(lhs, rhs))

    def mul(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        return self.value(arith.MuliOp(lhs, rhs))

    def div(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        return self.value(arith.DivUIOp(lhs, rhs))

    def rem(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        return self.value(arith.RemUIOp(lhs, rhs))

    def cdiv(self, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        return self.value(arith.CeilDivUIOp(lhs, rhs))


def kernels(module: ModuleOp) -> list[KernelOp]:
    """The tile.kernels of a module, in order.

    Raises `GemmcError` where there is none: what a pass was asked for is not left undone silently.
    """
    found = [op for op in module.body.block.ops if isinstance(op, KernelOp)]
    if not found:
        lowered = any(op.name == "ptx.kernel" for op in module.body.block.ops)
        change = "run this pass before convert-to-ptx" if lowered else Run("form-kernel")
        raise refuse(module, "a tile.kernel", "none", change)
    return found


def walk_type(op: Operation, kind: type[OpT]) -> list[OpT]:
    """All ops of a class inside `op`, in textual order; safe against changes while iterating."""
    found: list[OpT] = []
    _collect(op, kind, found)
    return found


def _collect(op: Operation, kind: type[OpT], found: list[OpT]) -> None:
    # Passes do little else: no generator a level, and no check that abstract classes make slow.
    if kind in type(op).__mro__:
        found.append(cast(OpT, op))
    for region in op.regions:
        block = region.first_block
        while block is not None:
            inner = block.first_op
            while inner is not None:
                _collect(inner, kind, found)
                inner = inner.next_op
            block = block.next_block


def ancestors(op: Operation) -> Iterator[Operation]:
    """The op's parents, nearest first."""
    parent = op.parent_op()
    while parent is not None:
        yield parent
        parent = parent.parent_op()


def block_of(value: SSAValue) -> Block | None:
    """The block whose argument a value is, or that the op which makes it stands in."""
    return value.owner if isinstance(value.owner, Block) else value.owner.parent


def retype(value: SSAValue, kind: Attribute) -> SSAValue:
    """Change a value's type in place."""
    if value.type == kind:
        return value
    return Rewriter.replace_value_with_new_type(value, kind)


def uncast(value: SSAValue) -> SSAValue:
    """The tensor that a value is, whatever of its extents casts say."""
    while isinstance(value.owner, tensor.CastOp):
        value = value.owner.source
    return value


def index_of(value: SSAValue) -> int:
    """Position of a value among its block's arguments or its op's results."""
    assert isinstance(value, BlockArgument | OpResult)
    return value.index


def is_pure(op: Operation) -> bool:
    """Whether an op has no effect; a division is not Pure, since a divisor of 0 is undefined."""
    return op.dialect_name() == arith.Arith.name or op.has_trait(Pure())


def replace(op: Operation, values: list[SSAValue]) -> None:
    """Let `values` stand for the op's results and erase it."""
    for result, value in zip(op.results, values, strict=True):
        result.replace_all_uses_with(value)
    op.detach()
    op.erase()


def only_reads(op: Operation) -> bool:
    """Whether an op says that all it does is to read, which nobody misses where nothing uses it."""
    return op.has_trait(MemoryReadEffect())


def erase_dead(op: Operation) -> None:
    """Erase ops without uses that are pure or only read, and loops that do nothing, inside `op`."""
    for inner in reversed(list(op.walk())):
        if inner is op or any(r.first_use is not None for r in inner.results):
            continue
        empty_loop = isinstance(inner, scf.ForOp) and len(inner.body.block.ops) == 1
        pure_value = (is_pure(inner) or only_reads(inner)) and bool(inner.results)
        if pure_value or empty_loop:
            inner.detach()
            inner.erase()
