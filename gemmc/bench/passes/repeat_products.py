"""Pass `repeat-products`: how often each product is computed, for measuring the tensor core."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.traits import Pure

from gemmc.dialects.wgmma import FenceOp, MmaAsyncOp
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import FENCES, KERNEL, OVERWRITTEN, WGMMA, Facts
from gemmc.ir import Inserter, walk_type


@dataclass(frozen=True)
class RepeatProductsPass(ModulePass):
    """Add each product `times` times to its accumulator, in a loop of products alone.

    Before → after (times=4096, unroll=2):

        %1 = mma_async %d, %e, %acc; %f = advance %d; %2 = mma_async %f, %e, %1; (use of %2)
        →
        %f = advance %d
        %3 = scf.for %r = 0 to 2048 step 1 iter_args(%sum = %acc) {
          %1 = mma_async %d, %e, %sum; %2 = mma_async %f, %e, %1
          %4 = mma_async %d, %e, %2; %5 = mma_async %f, %e, %4; yield %5
        }; (use of %3)

    Requires: wgmma.mma_asyncs without fences that add to their sum, in chains with only pure ops
    between.
    Ensures: the kernel computes `times` · A·B where it computed A·B: this pass changes what a
    program means, by that factor and by nothing else. Operands are read again from where they
    are; no load, store or barrier is in a new loop.
    Why here: after the instructions are spelled; before `insert-fences`, which puts one fence and
    one wait around `unroll` products each. Serves the benchmark, which measures with it how fast
    the tensor cores are when nothing else has to happen; no named pipeline has it.
    """

    name = "repeat-products"

    times: int = 1
    unroll: int = 1

    def facts(self) -> Facts:
        return Facts(requires=(KERNEL, WGMMA), forbids=(FENCES, OVERWRITTEN))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.times < 1 or self.unroll < 1 or self.times % self.unroll:
            needed = "times and unroll of at least 1, and times a multiple of unroll"
            found = f"times={self.times} unroll={self.unroll}"
            raise GemmcError(self.name, needed, found)
        products = walk_type(op, MmaAsyncOp)
        if not products:
            raise refuse(op, "a wgmma.mma_async", "none", Run("convert-tile-to-wgmma"))
        found = _chains(products)
        for chain in found:
            _check(chain)
        for chain in found:
            _repeat(chain, self.times // self.unroll, self.unroll)


def _chains(products: list[MmaAsyncOp]) -> list[list[MmaAsyncOp]]:
    """Products of one block that hand one accumulator on, in order."""
    found: dict[MmaAsyncOp, list[MmaAsyncOp]] = {}
    for product in products:
        before = product.accumulator.owner
        chain: list[MmaAsyncOp] = []
        if isinstance(before, MmaAsyncOp) and before.parent is product.parent:
            chain = found.get(before, chain)
            found.pop(before, None)
        found[product] = [*chain, product]
    return list(found.values())


def _check(chain: list[MmaAsyncOp]) -> None:
    """Nothing may look at a sum on the way, or wait for products of the chain."""
    if isinstance(chain[0].accumulator.owner, FenceOp):
        raise refuse(chain[0], "products without fences", "wgmma.fence", "run insert-fences after")
    for product in chain:
        if product.accumulate is not None:
            needed, found = "products that add to their sum", "one that may replace it"
            raise refuse(product, needed, found, "leave out overwrite-first")
    for product in chain[:-1]:
        if len(list(product.result.uses)) > 1:
            raise refuse(product, "a sum used by the next product only", "another use too")
    inside = chain[0].next_op
    while inside is not None and inside is not chain[-1] and len(chain) > 1:
        if inside not in chain and not inside.has_trait(Pure()):
            needed = "only pure operations between the products of a chain"
            raise refuse(inside, needed, inside.name)
        inside = inside.next_op


def _repeat(chain: list[MmaAsyncOp], times: int, unroll: int) -> None:
    first, last = chain[0], chain[-1]
    _gather(chain)
    build = Inserter.before(first)
    begin, end, step = (build.index(number) for number in (0, times, 1))
    start = first.accumulator
    body = Block(arg_types=[begin.type, start.type])
    loop = build.op(scf.ForOp(begin, end, step, [start], Region(body)))
    loop.results[0].name_hint = last.result.name_hint
    for use in list(last.result.uses):
        use.operation.operands[use.index] = loop.results[0]
    total: SSAValue = body.args[1]
    for number in range(unroll):
        for product in chain:
            inside = Inserter.at_end(body, product)
            hint = None if number else product.result.name_hint
            total = inside.value(_with(product, total), hint)
    Inserter.at_end(body, last).op(scf.YieldOp(total))
    for product in reversed(chain):
        product.detach()
        product.erase()


def _gather(chain: list[MmaAsyncOp]) -> None:
    """Move what lies between the products, descriptors mostly, before them."""
    inside = chain[0].next_op
    while inside is not None and inside is not chain[-1] and len(chain) > 1:
        following = inside.next_op
        if not isinstance(inside, MmaAsyncOp) or inside not in chain:
            inside.detach()
            assert chain[0].parent is not None
            chain[0].parent.insert_op_before(inside, chain[0])
        inside = following


def _with(product: MmaAsyncOp, accumulator: SSAValue) -> MmaAsyncOp:
    """The same product onto another sum."""
    copied = product.clone()
    copied.operands[2] = accumulator
    return copied
