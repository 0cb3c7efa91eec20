"""Pass `overwrite-first`: what the first product of a sum is added to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import carried_index, least_trips
from gemmc.dialects.tile.compute import UndefOp, ZeroOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.dialects.wgmma import FenceOp, MmaAsyncOp
from gemmc.errors import Run, refuse
from gemmc.facts import HELD, KERNEL, OVERWRITTEN, SPLIT, WGMMA, Facts
from gemmc.ir import Inserter, constant_of, walk_type


@dataclass(frozen=True)
class OverwriteFirstPass(ModulePass):
    """Let the first products of a loop replace the accumulator instead of adding to zeros.

    Before → after:

        %zero = tile.zero
        scf.for %k = %k0 to %k1 … iter_args(%acc = %zero) { mma_async … %acc; mma_async … }
        →
        %undef = tile.undef
        scf.for … iter_args(%acc = %undef) {
          %later = %k != %k0; mma_async … %acc accumulate %later; mma_async …
        }

    Requires: loops of bounds that say that they run at least once, which carry an accumulator from
    tile.zero; products that pass it on and whose first ones touch each of its registers once.
    Ensures: nobody writes zeros, half an accumulator's width of moves a thread and tile; every
    register is overwritten before it is read (PTX ISA, "wgmma.mma_async": scale-d).
    Why here: after `convert-tile-to-wgmma`, which shows the instructions; it adds no effect, so
    `insert-fences` finds the same runs. Serves the pipelines whose loops are short.
    """

    name = "overwrite-first"

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, WGMMA),
            forbids=(OVERWRITTEN, HELD, SPLIT),
            establishes=(OVERWRITTEN,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        starts = [m for m in walk_type(op, MmaAsyncOp) if carried_index(_before(m)) is not None]
        if not starts:
            needed = "a wgmma.mma_async whose accumulator a loop carries"
            raise refuse(op, needed, "none", Run("convert-tile-to-wgmma"))
        for start in starts:
            _overwrite(start)


def _before(product: MmaAsyncOp) -> SSAValue:
    """What the product is added to, before its fence."""
    value = product.accumulator
    return value.owner.accumulator if isinstance(value.owner, FenceOp) else value


def _overwrite(start: MmaAsyncOp) -> None:
    found = carried_index(_before(start))
    assert found is not None
    loop, position = found
    if start.parent is not loop.body.block:
        needed = "a product directly in the loop that carries its sum"
        raise refuse(start, needed, "one in a branch")
    argument = loop.body.block.args[position + 1]
    if not argument.has_one_use() or not start.accumulator.has_one_use():
        raise refuse(start, "a sum that the iteration's first product alone uses", "other uses")
    zero = loop.iter_args[position].owner
    if not isinstance(zero, ZeroOp):
        name = zero.name if isinstance(zero, Operation) else "a block argument"
        raise refuse(start, "an accumulator that starts as tile.zero", name)
    if not least_trips(loop):
        bounds = constant_of(loop.lb), constant_of(loop.ub)
        shown = " to ".join("a value" if b is None else f"{b}" for b in bounds)
        raise refuse(start, "a loop that plainly runs at least once", shown)
    firsts = _firsts(start, loop)
    later = arith.CmpiOp(loop.body.block.args[0], loop.lb, "ne")
    condition = Inserter.before(start).value(later, "later")
    for first in firsts:
        first.operands = [*first.operands, condition]
    undef = Inserter.before(zero).value(UndefOp(zero.result.type), "undef")
    loop.operands[3 + position] = undef
    if zero.result.first_use is None:
        zero.detach()
        zero.erase()


def _firsts(start: MmaAsyncOp, loop: scf.ForOp) -> list[MmaAsyncOp]:
    """The products of an iteration that are the first to touch their registers."""
    firsts: list[MmaAsyncOp] = []
    touched: set[int] = set()
    product: MmaAsyncOp | None = start
    while product is not None:
        if product.accumulate is not None:
            needed = "products that always add"
            raise refuse(product, needed, "one that may not", "run overwrite-first only once")
        registers = set(product.registers)
        if not registers & touched:
            firsts.append(product)
        elif not registers <= touched:
            needed = "products that touch the same registers, or others, as those before"
            raise refuse(product, needed, "some of the same")
        touched |= registers
        product = _next(product, loop)
    every = cast(FragmentType, start.accumulator.type).register_layout.num_values
    if len(touched) != every:
        needed = f"products that replace all {every} registers of the accumulator"
        raise refuse(start, needed, f"{len(touched)}")
    return firsts


def _next(product: MmaAsyncOp, loop: scf.ForOp) -> MmaAsyncOp | None:
    """The product that this one's sum goes to, in the same iteration."""
    users = [use.operation for use in product.result.uses]
    found = next((u for u in users if isinstance(u, MmaAsyncOp)), None)
    return found if found is not None and found.parent is loop.body.block else None
