"""The passes `add-guards` and `check-guards`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from gemmc.dialects.ptx.structure import KernelOp as PtxKernelOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.errors import refuse
from gemmc.facts import OFFSETS, Facts
from gemmc_guards.dialect import SharedMemoryOp


@dataclass(frozen=True)
class AddGuards(ModulePass):
    """Asks for at most `shared_memory` bytes a CTA, whatever the program says.

    Before → after:

        func.func @main(…) { … }
        →
        guard.shared_memory 200000
        func.func @main(…) { … }

    Requires: nothing.
    Ensures: a `guard.shared_memory` ahead of all else.
    """

    name = "add-guards"

    shared_memory: int

    def facts(self) -> Facts:
        """It needs nothing, and changes nothing that passes of gemmc ask for."""
        return Facts()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        guard = SharedMemoryOp(self.shared_memory)
        guard.location = op.location
        Rewriter.insert_op(guard, InsertPoint.at_start(op.body.block))


@dataclass(frozen=True)
class CheckGuards(ModulePass):
    """Refuses a kernel that takes more than a guard allows, and takes the guards out.

    Before → after:

        guard.shared_memory 200000
        tile.kernel @main … shared 196672 { … }
        →
        tile.kernel @main … shared 196672 { … }

    Requires: kernels whose buffers have offsets, so that it is known what they take.
    Ensures: no guards.
    """

    name = "check-guards"

    def facts(self) -> Facts:
        """Buffers must have their offsets."""
        return Facts(requires=(OFFSETS,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        guards = [each for each in op.walk() if isinstance(each, SharedMemoryOp)]
        for guard in guards:
            for kernel in op.body.block.ops:
                _check(guard.at_most.value.data, kernel)
        for guard in guards:
            Rewriter.erase_op(guard)


def _check(at_most: int, kernel: Operation) -> None:
    if not isinstance(kernel, (KernelOp, PtxKernelOp)) or kernel.shared_bytes is None:
        return
    taken = kernel.shared_bytes.value.data
    if taken > at_most:
        change = "take a smaller tile, or fewer stages in multi-buffer"
        raise refuse(kernel, f"at most {at_most} bytes of shared memory", str(taken), change)
