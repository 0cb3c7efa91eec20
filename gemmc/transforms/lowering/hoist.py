"""Pass `hoist`: what a loop need not compute again."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.traits import IsTerminator, Pure
from xdsl.transforms.loop_invariant_code_motion import can_be_hoisted

from gemmc.dialects.tile.types import FragmentType
from gemmc.dialects.wgmma import AdvanceOp
from gemmc.errors import refuse
from gemmc.facts import Facts
from gemmc.ir import walk_type


@dataclass(frozen=True)
class HoistPass(ModulePass):
    """Compute before a loop what is the same in each of its iterations.

    Before → after:

        scf.for … { %s = tile.at %ring[%c0]; wait; %d = make_descriptor %s; mma_async %d … }
        →
        %s = tile.at %ring[%c0]; %d = make_descriptor %s; scf.for … { wait; mma_async %d … }

    xDSL's `licm` by the same rule, but for what stays: of a kernel of one stage it moves ten steps
    of descriptors before the loop, two 32-bit registers each (ptxas puts them back: the kernel has
    154 registers either way), and the zeros that a persistent kernel's sums begin with, which
    `assign-registers` then refuses: a range updated in place begins anew in every iteration.

    Requires: loops.
    Ensures: no pure op in a loop whose operands are all from outside of it, but the steps along
    a descriptor: such a step is one addition of a constant, as cheap as the copy that would bring
    a kept one to where the instruction wants it. Fragments stay too: registers that the loop
    updates are new ones in each iteration.
    Why here: after `lower-rings`, with which the slot of a ring that has only one is a constant;
    before `convert-to-ptx`. The assembler hoists too, but what threads of one branch use it takes
    for different in each thread. Serves the pipelines of one stage, whose addresses never change.
    """

    name = "hoist"

    def facts(self) -> Facts:
        return Facts()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        loops = walk_type(op, scf.ForOp)
        if not loops:
            raise refuse(op, "a loop", "none")
        for loop in reversed(loops):
            for inner in list(loop.body.block.ops):
                if _is_same(inner, loop):
                    inner.detach()
                    _before(loop, inner)


def _is_same(op: Operation, loop: scf.ForOp) -> bool:
    """Whether each iteration would compute the same, without any effect."""
    moves = op.has_trait(Pure()) and not op.has_trait(IsTerminator())
    if op.regions or not moves or isinstance(op, AdvanceOp):
        return False
    if any(isinstance(result.type, FragmentType) for result in op.results):
        return False
    return bool(can_be_hoisted(op, loop.body))


def _before(loop: scf.ForOp, op: Operation) -> None:
    block = loop.parent
    assert block is not None
    block.insert_op_before(op, loop)
