"""Pass `insert-fences`: what orders asynchronous products with registers and with each other."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.traits import Pure

from gemmc.dialects.interfaces import AsyncProduct, ProductFence
from gemmc.errors import Run, refuse
from gemmc.facts import FENCES, FENCES_DUE, KERNEL, Facts
from gemmc.ir import Inserter, walk_type


@dataclass(frozen=True)
class InsertFencesPass(ModulePass):
    """Fence, commit and wait for each run of asynchronous products.

    Before → after:

        %1 = mma_async … %acc; %2 = mma_async … %1; (use of %2; barrier.arrive)
        →
        %f = wgmma.fence %acc; %1 = mma_async … %f; %2 = mma_async … %1
        wgmma.commit_group; %w = wgmma.wait_group 0 %2; (use of %w; barrier.arrive)

    Requires: wgmma.mma_asyncs that hand their accumulator on, and nothing but a following
    product or the end of the chain uses it.
    Ensures: no register of an accumulator is touched while a product is in flight. A run is
    products with only pure ops and other products between them, so that what follows it (the
    release of its stage, a barrier) comes after the wait. Counts of products, copies, waits,
    arrivals and loops do not change from here to the end.
    Why here: the instructions are there, and barriers already stand behind them. Serves the
    pipelines whose products are asynchronous.
    """

    name = "insert-fences"

    def facts(self) -> Facts:
        return Facts(requires=(KERNEL, FENCES_DUE), establishes=(FENCES,), settles=(FENCES_DUE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        products = walk_type(op, AsyncProduct)
        if not products:
            raise refuse(op, "a wgmma.mma_async", "none", Run("convert-tile-to-wgmma"))
        for product in products:
            fence = product.accumulator.owner
            if isinstance(fence, ProductFence):
                raise refuse(product, "products without fences", fence.name)
        for run in _runs(products):
            _fence(run)


def _runs(products: list[AsyncProduct]) -> list[list[AsyncProduct]]:
    """Maximal chains of products without anything between them that others may wait for."""
    found: list[list[AsyncProduct]] = []
    run_of: dict[Operation, list[AsyncProduct]] = {}
    for product in products:
        previous = product.accumulator.owner
        if isinstance(previous, AsyncProduct) and not _is_apart(previous, product):
            if len(list(product.accumulator.uses)) > 1:
                needed = "an accumulator used by the next product only"
                raise refuse(previous, needed, "another use too")
            run_of[product] = run_of[previous]
        else:
            run_of[product] = []
            found.append(run_of[product])
        run_of[product].append(product)
    return found


def _is_apart(one: Operation, other: Operation) -> bool:
    """Whether the ops are in different blocks, or an effect of another kind is between them."""
    if one.parent is not other.parent:
        return True
    between = one.next_op
    while between is not None and between is not other:
        if not (isinstance(between, AsyncProduct) or between.has_trait(Pure())):
            return True
        between = between.next_op
    return False


def _fence(run: list[AsyncProduct]) -> None:
    first, last = run[0], run[-1]
    total, start = last.total, first.accumulator
    fenced = Inserter.before(first).value(first.fence(start))
    first.operands[list(first.operands).index(start)] = fenced
    uses = list(total.uses)
    after = Inserter.after(last)
    after.op(last.close())
    complete = after.value(last.wait(total))
    for use in uses:
        use.operation.operands[use.index] = complete
