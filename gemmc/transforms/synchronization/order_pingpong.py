"""Pass `order-pingpong`: in what order warpgroups that take turns use the tensor core."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import add_carried
from gemmc.dialects import barrier
from gemmc.dialects.interfaces import Product
from gemmc.dialects.tile.kernel import ElectOp, IdOp, KernelOp, RoleOp
from gemmc.errors import Run, refuse
from gemmc.facts import NUMBERS, OFFSETS, SLOTS, SLOTS_DUE, TURNS, TURNS_DUE, WGMMA, Facts
from gemmc.ir import Inserter, ancestors, kernels, walk_type


@dataclass(frozen=True)
class OrderPingpongPass(ModulePass):
    """Let only one warpgroup at a time run its loop over K; the others store meanwhile.

    Before → after, two warpgroups taking turns:

        scf.for %item … { scf.for %k { mma }; store }
        →
        %order = barrier.alloc : !barrier.ring<2>        (initialized to 4 arrivals at the start)
        scf.for %item … iter_args(%i = warpgroup) {
          barrier.wait %order[%i offset -1]; scf.for %k { mma }
          barrier.arrive %order[%i] by "warp" turn; store; yield %i + 2
        }

    Requires: a role that takes turns (`pingpong`), of whole warpgroups, in which each
    item runs one loop over K.
    Ensures: the loop over K of item i starts after item i − 1 has issued its own; every wait has
    its arrival, since each item arrives once. The first item waits for a phase before the
    first, which is no wait.
    Why here: after `pingpong` made the turns; before `insert-barriers`, whose waits stand
    inside the loops that this pass orders, and whose barrier at the start lets every thread
    see this ring initialized too. Serves the pipelines whose consumers take turns.

    `hand_over=issued` passes the turn on when an item's products have been issued; where they
    are left in flight (`defer-release`), the next item's queue up behind them. `completed`
    waits until they have ended.
    """

    name = "order-pingpong"

    hand_over: Literal["issued", "completed"] = "issued"

    def facts(self) -> Facts:
        return Facts(
            requires=(TURNS,),
            forbids=(OFFSETS, SLOTS, NUMBERS, WGMMA),
            owes=(SLOTS_DUE,),
            settles=(TURNS_DUE,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in kernels(op):
            roles = [r for r in walk_type(kernel, RoleOp) if r.turns is not None]
            if not roles:
                raise refuse(
                    kernel,
                    "a role whose warpgroups take turns",
                    "none",
                    Run("pingpong"),
                )
            for role in roles:
                _order(kernel, role, self.hand_over == "issued")


def _order(kernel: KernelOp, role: RoleOp, turn: bool) -> None:
    count = role.warpgroups.value.data
    if count < 2 or role.warps.value.data != 4 * count:
        found = f"{role.warps.value.data} warps of {count}"
        raise refuse(role, "several whole warpgroups that take turns", found)
    inner, outer = _loops(role)
    ring = _barrier(kernel, role, count)
    first = Inserter.at_start(role.body.block, role).value(IdOp("warpgroup", count), "warpgroup")
    turned = add_carried(outer, [first], lambda b, v: [b.add(v[0], b.index(count))])
    item = turned.body.block.args[-1]
    item.name_hint = "item"
    Inserter.before(inner).op(barrier.WaitOp(ring, item, -1))
    Inserter.after(inner).op(barrier.ArriveOp(ring, item, "warp", turn=turn))


def _loops(role: RoleOp) -> tuple[scf.ForOp, scf.ForOp]:
    """The one loop over K with products, and the loop over items around it."""
    found = {
        loops[0]: loops
        for product in walk_type(role, Product)
        if (loops := [a for a in ancestors(product) if isinstance(a, scf.ForOp)])
    }
    needed = "one loop over K in a loop over work items"
    if len(found) != 1:
        raise refuse(role, needed, f"{len(found)} loops over K")
    (loops,) = found.values()
    if len(loops) != 2:
        raise refuse(role, needed, f"one in {len(loops) - 1} loops")
    inner, outer = loops
    if inner.parent_op() is not outer or outer.parent_op() is not role:
        # An item that skips its loop would not arrive, and the next one would wait for ever.
        raise refuse(inner, "a loop over K that every item runs", "one in a branch")
    return inner, outer


def _barrier(kernel: KernelOp, role: RoleOp, count: int) -> SSAValue:
    """A ring of as many barriers as warpgroups, each completed by one warpgroup's warps."""
    start = Inserter.at_start(kernel.body.block, role)
    ring = start.value(barrier.AllocOp(count), "order")
    elect = start.op(ElectOp())
    arrivals = role.warps.value.data // count
    Inserter.at_end(elect.body.block, role).op(barrier.InitOp(ring, arrivals))
    return ring
