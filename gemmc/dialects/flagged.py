"""Branches that lead to several blocks as ones that lead to a single block, which is told by a
number, a flag, where to go on.

What the blocks take as arguments is passed in slots, which they share where types are the same; a
slot that a block has no use for holds any value of its type.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xdsl.dialects import arith, cf
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    i32,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from gemmc.dialects.blocks import end_with, goals, write_switch
from gemmc.dialects.constants import zero_of
from gemmc.dialects.isa import isa


class Edge(NamedTuple):
    """One way out of a block: the number of the goal of its branch."""

    block: Block
    number: int

    @property
    def goal(self) -> tuple[Block, Sequence[SSAValue]]:
        """Where it leads to, and with which values."""
        end = self.block.last_op
        assert end is not None, "a block that is verified ends in a branch"
        return goals(end)[self.number]


def edges_of(block: Block) -> Iterator[Edge]:
    """All ways out of a block."""
    end = block.last_op
    for number in range(0 if end is None else len(goals(end))):
        yield Edge(block, number)


def turn(edge: Edge, to: Block, values: Sequence[SSAValue], *ahead: Operation) -> None:
    """Let an edge lead elsewhere, behind some more ops."""
    end = edge.block.last_op
    assert end is not None, "it leads somewhere"
    ways = goals(end)
    ways[edge.number] = to, values
    if isinstance(end, cf.ConditionalBranchOp):
        end_with(edge.block, *ahead, cf.ConditionalBranchOp(end.cond, *ways[0], *ways[1]))
    else:
        end_with(edge.block, *ahead, cf.BranchOp(to, *values))


class Slots:
    """Where what several blocks take is passed: a type for each slot, the slots of each block."""

    def __init__(self, targets: Sequence[Block]) -> None:
        self.targets = list(dict.fromkeys(targets))
        self.kinds: list[Attribute] = []
        self.of: dict[Block, list[int]] = {}
        for block in self.targets:
            free = list(range(len(self.kinds)))
            self.of[block] = [self._slot(each.type, free) for each in block.args]

    def _slot(self, kind: Attribute, free: list[int]) -> int:
        found = next((each for each in free if self.kinds[each] == kind), len(self.kinds))
        if found == len(self.kinds):
            self.kinds.append(kind)
        else:
            free.remove(found)
        return found

    def filled(
        self, target: Block, values: Sequence[SSAValue], others: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """What each slot holds on the way to a target, which takes `values`; `others` where it has
        no use for a slot."""
        found = list(others)
        for slot, value in zip(self.of[target], values, strict=True):
            found[slot] = value
        return found

    def flag(self, target: Block) -> arith.ConstantOp:
        """The number that tells of a target: 1 and more."""
        return number(1 + self.targets.index(target))

    def go_on(self, block: Block, flag: SSAValue, slots: Sequence[SSAValue], *last: Edge) -> None:
        """Let an empty block branch to the target that a flag tells; to another, with its values,
        where the flag is 0 and there is one."""
        *cases, (to, values) = [
            (each, [slots[slot] for slot in self.of[each]]) for each in self.targets
        ]
        numbers = [1 + n for n in range(len(cases))]
        if last:
            cases, numbers = [*cases, (to, values)], [*numbers, 1 + len(cases)]
            to, values = last[0].goal
        told = DenseIntOrFPElementsAttr.from_list(TensorType(i32, [len(cases)]), numbers)
        blocks, given = [each for each, _ in cases], [each for _, each in cases]
        switch = cf.SwitchOp(flag, to, list(values), told, blocks, given)  # type: ignore[arg-type]
        block.add_op(switch)
        write_switch(block, switch)


def number(value: int) -> arith.ConstantOp:
    """A flag."""
    return arith.ConstantOp(IntegerAttr(value, i32))


def any_values(
    kinds: Sequence[Attribute], known: Sequence[SSAValue]
) -> tuple[list[SSAValue], list[Operation]] | None:
    """Values of some types that nobody looks at, those that are there or zeros, and the ops that
    make the zeros; None where a type has none of both, such as memory's."""
    values, made = list[SSAValue](), list[Operation]()
    for kind in kinds:
        found = next((each for each in known if each.type == kind), None)
        if found is None:
            zero = _zero(kind)
            if zero is None:
                return None
            made.append(zero)
            found = zero.result
        values.append(found)
    return values, made


def _zero(kind: Attribute) -> arith.ConstantOp | None:
    """The zero of a type of numbers, or of tensors of known extents."""
    if (zero := zero_of(kind)) is not None:
        return zero
    if isa(kind, TensorType[Attribute]) and kind.has_static_shape():
        if isa(kind, TensorType[AnyFloat]):
            return arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(kind, [0.0]))
        if isa(kind, TensorType[IntegerType] | TensorType[IndexType]):
            return arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(kind, [0]))
    return None


def values_ahead(block: Block) -> list[SSAValue]:
    """Values that stand in a block and ahead of its region, which it may use."""
    region = block.parent
    assert isinstance(region, Region), "a block of a region"
    first = region.blocks[0]
    own = () if block is first else (*block.args, *(v for op in block.ops for v in op.results))
    return [*own, *first.args]
