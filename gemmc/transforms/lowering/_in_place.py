"""When an op may overwrite the register of one of its operands.

A value that an op updates in place is gone after it. `InPlace.blocker` finds what still
needs the old value: a reader that comes later, or the next iteration of a loop around the
op. An element of a range is an alias of one register and counts as a reader of the range
until an op overwrites that register.
"""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import BlockArgument, Operation, SSAValue

from gemmc.dialects.ptx.arithmetic import AddOp, FmaElementOp, MaxOp, MulfOp
from gemmc.dialects.ptx.matrix import MmaSyncOp
from gemmc.dialects.ptx.structure import (
    ElementOp,
    ForOp,
    IfOp,
    ImmediateOp,
    KernelOp,
    RepeatOp,
    SetOp,
)
from gemmc.dialects.ptx.tensor import WgmmaFenceOp, WgmmaOp, WgmmaWaitOp
from gemmc.dialects.ptx.types import PtxOp, kind_of
from gemmc.ir import block_of
from gemmc.register_kinds import REGISTER_KINDS

ZERO = "0f00000000"
"""The f32 literal (PTX ISA, "Floating-Point Constants")."""

ARITHMETIC = AddOp | MulfOp | MaxOp
"""What an epilogue does with each element."""


class InPlace:
    """The order of a kernel's ops, and the elements of ranges that are still to be read."""

    def __init__(self, kernel: KernelOp):
        self._position: dict[Operation, float] = {op: i for i, op in enumerate(kernel.walk())}
        self._inherited: dict[SSAValue, list[ElementOp]] = {}

    def inserted(self, op: Operation, before: Operation) -> None:
        """Takes note of a new op."""
        self._position[op] = self._position[before] - 0.5

    def blocker(self, value: SSAValue, op: Operation) -> Operation | None:
        """What needs `value` after `op` has overwritten it; `op` itself if that is a loop
        around it or another of its operands; None if nothing does."""
        if _owns_no_register(value) or _crosses_loop(value, op):
            return op
        if value.has_one_use() and value not in self._inherited:
            return None
        if sum(use.operation is op for use in value.uses) > 1:
            return op
        readers = (r for r in self._readers(value, op) if self._is_after(r, op))
        return next(readers, None)

    def spent(self, op: Operation) -> SSAValue | None:
        """The operand of float arithmetic whose register nothing needs after `op`: its result may
        have it.

        A ReLU at the end leaves it alone: ptxas makes it part of the conversion to 16 bits that
        follows, unless it is told where the result goes.
        """
        if not isinstance(op, ARITHMETIC) or not REGISTER_KINDS[kind_of(op.result)].is_float:
            return None
        if _is_relu(op) and not any(isinstance(u.operation, ARITHMETIC) for u in op.result.uses):
            return None
        return next((value for value in op.operands if self._is_spent(value, op)), None)

    def _is_spent(self, value: SSAValue, op: Operation) -> bool:
        element = value.owner
        if not isinstance(element, ElementOp):
            return isinstance(element, PtxOp) and self.blocker(value, op) is None
        if _crosses_loop(element.source, op) or _crosses_loop(value, op):
            return False
        aliases = [each for each in self._elements(element.source) if each.index == element.index]
        readers = (use.operation for each in (element, *aliases) for use in each.result.uses)
        if any(reader is not op and self._is_after(reader, op) for reader in readers):
            return False
        return not any(self._is_touched(element, follower) for follower in _followers(element))

    def _is_touched(self, element: ElementOp, follower: Operation) -> bool:
        """Whether an op on the range, or on what became of it, needs the element's register."""
        if isinstance(follower, ElementOp):
            return follower is not element and follower.index == element.index
        return not isinstance(follower, PtxOp) or _overwrites(follower, element.index)

    def overwritten(self, value: SSAValue, op: Operation, result: SSAValue) -> None:
        """Takes note that `result` has taken the place of `value`, and hands its elements on."""
        alive = [
            element
            for element in self._elements(value)
            if not _overwrites(op, element.index)
            and any(self._is_after(use.operation, op) for use in element.result.uses)
        ]
        if alive:
            self._inherited[result] = alive

    def is_read_after(self, value: SSAValue, op: Operation) -> bool:
        """Whether an op that comes later in the text reads `value`."""
        position = self._position[op]
        return any(self._position[use.operation] > position for use in value.uses)

    def _elements(self, value: SSAValue) -> Iterator[ElementOp]:
        if value.has_more_than_one_use():
            yield from (u.operation for u in value.uses if isinstance(u.operation, ElementOp))
        yield from self._inherited.get(value, ())

    def _readers(self, value: SSAValue, op: Operation) -> Iterator[Operation]:
        for use in value.uses:
            if use.operation is not op and not isinstance(use.operation, ElementOp):
                yield use.operation
        for element in self._elements(value):
            if _overwrites(op, element.index):
                yield from (use.operation for use in element.result.uses)

    def _is_after(self, reader: Operation, op: Operation) -> bool:
        if self._position[reader] <= self._position[op]:
            return False
        return reader.parent is op.parent or not _are_exclusive(reader, op)


def _followers(element: ElementOp) -> Iterator[Operation]:
    """What uses the range of an element, and the ranges that ops on it leave in its place."""
    ranges = [element.source]
    for value in ranges:
        for use in value.uses:
            yield use.operation
            tied = use.operation.tied() if isinstance(use.operation, PtxOp) else ()
            ranges += [result for operand, result in tied if operand is value]


def _is_relu(op: Operation) -> bool:
    """Whether an op is a maximum with zero."""
    literals = (v.owner.literal.data for v in op.operands if isinstance(v.owner, ImmediateOp))
    return isinstance(op, MaxOp) and ZERO in literals


def _owns_no_register(value: SSAValue) -> bool:
    """Immediates, elements of ranges, and a loop's counter, which the loop reads again."""
    if isinstance(value, BlockArgument):
        return value.index == 0 and isinstance(value.block.parent_op(), ForOp)
    return isinstance(value.owner, ImmediateOp | ElementOp)


def _crosses_loop(value: SSAValue, op: Operation) -> bool:
    """Whether `op` runs repeatedly after `value` was made once."""
    home = block_of(value)
    inner: Operation | None = op
    while inner is not None and inner.parent is not home:
        inner = inner.parent_op()
        if isinstance(inner, ForOp | RepeatOp):
            return True
    return False


def _overwrites(op: Operation, index: IntegerAttr) -> bool:
    """Whether an op on a range writes its register `index`."""
    if isinstance(op, SetOp | FmaElementOp):
        return op.index == index
    if isinstance(op, WgmmaOp | MmaSyncOp):
        return 0 <= index.value.data - op.first.value.data < op.registers
    return not isinstance(op, WgmmaFenceOp | WgmmaWaitOp)


def _are_exclusive(one: Operation, other: Operation) -> bool:
    """Whether the two stand in different branches of one ptx.if."""
    branches = dict(_branches(one))
    return any(branches.get(op, side) is not side for op, side in _branches(other))


def _branches(op: Operation) -> Iterator[tuple[Operation, object]]:
    """Every ptx.if around an op, with the region the op is in."""
    region = op.parent_region()
    while region is not None:
        parent = region.parent_op()
        if isinstance(parent, IfOp):
            yield parent, region
        region = None if parent is None else parent.parent_region()
