"""Pass `sink`: arithmetic that the first products of a block need not wait for."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation
from xdsl.passes import ModulePass

from gemmc.dialects.wgmma import CommitGroupOp
from gemmc.errors import refuse
from gemmc.facts import FENCES, KERNEL, Facts
from gemmc.ir import Inserter, is_pure, walk_type


@dataclass(frozen=True)
class SinkPass(ModulePass):
    """Do a block's arithmetic while its first products run, where they have no use for it.

    Before → after:

        scf.for %walked … { %row = %walked / %columns · 128; wait; products; commit_group; store …
        →
        scf.for %walked … { wait; products; commit_group; %row = %walked / %columns · 128; store …

    Requires: a loop with a wgmma.commit_group right in it.
    Ensures: the same values; ops without effects that nothing before the first commit_group of a
    loop's body uses stand right behind it, in their order.
    Why here: `overlap-epilogue` puts the first steps of K right into the loop over blocks, whose
    arithmetic this is about: divisions, which a place in the raster takes, and which ptxas leaves
    before the wait. Before `lower-hierarchy`. Serves kernels of blocks so short that one
    consumer's products end before the other has begun its next block.
    """

    name = "sink"

    def facts(self) -> Facts:
        return Facts(requires=(KERNEL, FENCES))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = False
        for loop in walk_type(op, scf.ForOp):
            block = loop.body.block
            issued = next((o for o in block.ops if isinstance(o, CommitGroupOp)), None)
            if issued is not None:
                found = True
                _sink(block, issued)
        if not found:
            needed = "a loop with a wgmma.commit_group right in it"
            raise refuse(op, needed, "none", "leave sink out")


def _sink(block: Block, issued: Operation) -> None:
    """Move what may wait behind the op, the last first."""
    before = list(block.ops)
    before = before[: before.index(issued)]
    for op in reversed(before):
        if _makes_values(op) and not any(_reads_before(op, block, issued)):
            op.detach()
            Inserter.after(issued, op).op(op)


def _makes_values(op: Operation) -> bool:
    """Whether an op makes values and does nothing else."""
    return bool(op.results) and not op.regions and is_pure(op)


def _reads_before(op: Operation, block: Block, issued: Operation) -> list[bool]:
    users = [block.find_ancestor_op_in_block(u.operation) for r in op.results for u in r.uses]
    return [user is not None and user.is_before_in_block(issued) for user in users]
