"""Pass `insert-fences`: what orders asynchronous products with registers and with each other."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.dialects.wgmma import CommitGroupOp, FenceOp, MmaAsyncOp, WaitGroupOp
from gemmc.errors import refuse
from gemmc.transforms._ir import Inserter, walk_type


@dataclass(frozen=True)
class InsertFencesPass(ModulePass):
    """Fence, commit and wait for each run of asynchronous products.

    Before → after:

        %1 = mma_async … %acc; %2 = mma_async … %1; (use of %2; barrier.arrive)
        →
        %f = wgmma.fence %acc; %1 = mma_async … %f; %2 = mma_async … %1
        wgmma.commit_group; %w = wgmma.wait_group 0 %2; (use of %w; barrier.arrive)

    Requires: runs of wgmma.mma_async that hand their accumulator on, in one block each.
    Ensures: no register of an accumulator is touched while a product is in flight, and what
    follows the run (the release of its stage) comes after the wait. Counts of products, copies,
    waits, arrivals and loops do not change from here to the end.
    Why here: the instructions are there, and barriers already stand behind them. Serves the
    pipelines whose products are asynchronous.
    """

    name = "insert-fences"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        products = walk_type(op, MmaAsyncOp)
        if not products:
            raise refuse(op, "a wgmma.mma_async", "none", "run convert-tile-to-wgmma first")
        for product in products:
            if isinstance(product.accumulator.owner, FenceOp):
                raise refuse(product, "products without fences", "wgmma.fence")
        for first in [p for p in products if not _continues(p)]:
            _fence(first)


def _continues(product: MmaAsyncOp) -> bool:
    """True if the product's accumulator comes straight from another one in its block."""
    previous = product.accumulator.owner
    return isinstance(previous, MmaAsyncOp) and previous.parent is product.parent


def _fence(first: MmaAsyncOp) -> None:
    fenced = Inserter.before(first).value(FenceOp(first.accumulator))
    first.operands[2] = fenced
    last = first
    while True:
        following = [u.operation for u in last.result.uses]
        products = [f for f in following if isinstance(f, MmaAsyncOp) and f.parent is first.parent]
        if not products:
            break
        if len(following) > 1:
            raise refuse(last, "an accumulator used by the next product only", "another use too")
        last = products[0]
    wait = WaitGroupOp(last.result, 0)
    uses = list(last.result.uses)
    build = Inserter.after(last)
    build.op(wait)
    Inserter.before(wait).op(CommitGroupOp())
    for use in uses:
        if use.operation is not wait:
            use.operation.operands[use.index] = wait.result
