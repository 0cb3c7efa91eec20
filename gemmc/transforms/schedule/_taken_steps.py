"""Which steps of a `tile.loops` change something, where a table says so for each element."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.dialects.builtin import DYNAMIC_INDEX, i1, i32
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.dialects.tile.loops import LoopIndexOp, LoopsOp
from gemmc.ir import constant_of
from gemmc.transforms.schedule._runs import tests_of

_EQUAL, _LESS, _AT_LEAST = 0, 2, 5
"""arith.cmpi's predicates eq, slt and sge."""

_WIDER: tuple[type[Operation], ...] = (arith.ExtFOp, arith.ExtSIOp, arith.ExtUIOp)
_NARROWER: tuple[type[Operation], ...] = (arith.TruncFOp, arith.TruncIOp)


@dataclass(frozen=True)
class Taken:
    """The numbers of two inputs of i32: behind the first step, only steps from what one has for an
    element to below what the other has change a value that is carried."""

    first: int
    end: int

    def varies(self, loops: LoopsOp, loop: int) -> bool:
        """Whether neighbours along a loop of the result may have other steps."""
        maps = (loops.maps.data[number].data for number in (self.first, self.end))
        return any(_depends(each, loop) for each in maps)


def _depends(indexing: AffineMap, loop: int) -> bool:
    return any(loop in each.used_dims() for each in indexing.results)


def taken_steps(loops: LoopsOp) -> Taken | None:
    """The steps of a reduction over one loop of a known extent, all of whose values are

        select(first <= counter and counter < end, another value, the value so far)

    where the value so far may be something else in the first step; None for any other. `first` and
    `end` are inputs that are read inside of their bounds, at places without that loop."""
    rank = loops.result.type.get_num_dims()
    if loops.keeps is None or len(loops.extents) != rank + 1:
        return None
    if loops.extents[rank] == DYNAMIC_INDEX:
        return None
    values = loops.yielded
    carried = loops.body.block.args[len(loops.inputs) :]
    test: SSAValue | None = None
    for value, so_far in zip(values, carried, strict=True):
        select = _bare(value, _WIDER).owner
        if not isinstance(select, arith.SelectOp) or test not in (None, select.cond):
            return None
        if not _stays(select.rhs, so_far, rank):
            return None
        test = select.cond
    return None if test is None else _tested(loops, test, rank)


def _bare(value: SSAValue, kinds: tuple[type[Operation], ...]) -> SSAValue:
    """What a value is converted from by an op of some kind, if it is."""
    owner = value.owner
    return owner.operands[0] if isinstance(owner, kinds) else value


def _stays(value: SSAValue, so_far: SSAValue, loop: int) -> bool:
    """Whether a value is the one that is carried, behind the first step: a narrow one is carried in
    a type that holds it exactly, so that it is narrowed to itself."""
    owner = value.owner
    if isinstance(owner, arith.SelectOp) and _is_first(owner.cond, loop):
        value = owner.rhs
    return _bare(value, _NARROWER) is so_far


def _is_first(test: SSAValue, loop: int) -> bool:
    op = test.owner
    if not isinstance(op, arith.CmpiOp) or op.predicate.value.data != _EQUAL:
        return False
    return _counts(op.lhs, loop) and constant_of(op.rhs) == 0


def _counts(value: SSAValue, loop: int) -> bool:
    """Whether a value is a loop's counter."""
    owner = _bare(value, (arith.IndexCastOp,)).owner
    return isinstance(owner, LoopIndexOp) and owner.loop.value.data == loop


def _tested(loops: LoopsOp, test: SSAValue, loop: int) -> Taken | None:
    found: dict[int, SSAValue] = {}
    for each in conjuncts(test):
        op = each.owner
        if not isinstance(op, arith.CmpiOp) or not _counts(op.lhs, loop) or op.lhs.type != i32:
            return None
        if op.predicate.value.data in found:
            return None
        found[op.predicate.value.data] = op.rhs
    if set(found) != {_LESS, _AT_LEAST}:
        return None
    numbers = [_input(loops, found[each], loop) for each in (_AT_LEAST, _LESS)]
    first, end = numbers
    return None if first is None or end is None else Taken(first, end)


def conjuncts(test: SSAValue) -> Iterator[SSAValue]:
    """The conditions that all have to hold for a condition to hold."""
    op = test.owner
    if isinstance(op, arith.AndIOp) and test.type == i1:
        for each in op.operands:
            yield from conjuncts(each)
    else:
        yield test


def _input(loops: LoopsOp, value: SSAValue, loop: int) -> int | None:
    """Which input a value is an element of, the same one in all steps."""
    if not isinstance(value, BlockArgument) or value.owner is not loops.body.block:
        return None
    number = value.index
    if number >= len(loops.inputs):
        return None
    indexing = loops.maps.data[number].data
    if _depends(indexing, loop):
        return None
    return None if tests_of(indexing, loops.shape_of(number), loops.sizes) else number
