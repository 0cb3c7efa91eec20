"""What orders asynchronous products with what touches their accumulators, checked."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects import scf
from xdsl.ir import Block, Operation, SSAValue

from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.output import ExtractOp
from gemmc.dialects.wgmma import FenceOp, MmaAsyncOp, WaitGroupOp
from gemmc.errors import refuse
from gemmc.ir import walk_type

CHANGE = "run insert-fences behind convert-tile-to-wgmma"


def check_products(kernel: KernelOp) -> None:
    """Refuse a first product on registers without a fence, and a read of its result without a
    wait (PTX ISA, "wgmma.fence", "wgmma.wait_group")."""
    for product in walk_type(kernel, MmaAsyncOp):
        before = product.accumulator.owner
        if not isinstance(before, FenceOp | MmaAsyncOp):
            found = "an argument of a loop" if isinstance(before, Block) else before.name
            needed = "a wgmma.fence or another product before it on its accumulator"
            raise refuse(product, needed, found, CHANGE)
        for reader in _readers(product.result):
            needed = "a wgmma.wait_group between a product and what reads its result"
            raise refuse(reader, needed, f"none before this {reader.name}", CHANGE)


def _readers(result: SSAValue) -> Iterator[Operation]:
    """Ops that read what a product makes, its registers followed through loops and branches."""
    flying = [result]
    for value in flying:
        for use in value.uses:
            user = use.operation
            if isinstance(user, WaitGroupOp | MmaAsyncOp):
                continue  # ordered; a product's own result is followed for itself
            handed_on = list(_handed_on(user, use.index))
            if not handed_on:
                yield user
            flying += [each for each in handed_on if each not in flying]


def _handed_on(user: Operation, index: int) -> list[SSAValue]:
    """The values that are the operand's registers too, where an op does not read them."""
    parent = user.parent_op()
    if isinstance(user, FenceOp | ExtractOp):
        return list(user.results)
    if isinstance(user, scf.ForOp):
        position = index - (len(user.operands) - len(user.results))
        return [user.body.block.args[position + 1], user.results[position]]
    if isinstance(user, scf.YieldOp) and isinstance(parent, scf.ForOp):
        return [parent.body.block.args[index + 1], parent.results[index]]
    if isinstance(user, scf.YieldOp) and isinstance(parent, scf.IfOp):
        return [parent.results[index]]
    return []
