"""Which ops run one after the other: a block's, with the pieces of its epilogues in place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xdsl.ir import Block, Operation, SSAValue

from gemmc.dialects.interfaces import FragmentRegions
from gemmc.dialects.tile.contract import YieldOp
from gemmc.ir import Inserter


def line_of(op: Operation) -> Block | None:
    """The block in whose straight line an op runs: of what is in a piece, the epilogue's."""
    around = op.parent_op()
    return line_of(around) if isinstance(around, FragmentRegions) else op.parent


def in_line(block: Block) -> Iterator[Operation]:
    """The ops of a block, and in the place of a staged epilogue those of its regions."""
    for op in block.ops:
        if isinstance(op, FragmentRegions):
            for region in op.regions:
                yield from in_line(region.block)
        else:
            yield op


def inline(block: Block, arguments: Sequence[SSAValue], before: Operation) -> list[SSAValue]:
    """Move a region's ops in front of an op; what the region yields, if anything."""
    for inside, value in zip(block.args, arguments, strict=True):
        inside.replace_all_uses_with(value)
    for op in list(block.ops):
        op.detach()
        if isinstance(op, YieldOp):
            found = list(op.arguments)
            op.erase()
            return found
        Inserter.before(before, op).op(op)
    return []
