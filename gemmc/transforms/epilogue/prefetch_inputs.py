"""Pass `prefetch-inputs`: when the tiles that an epilogue reads come near."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from gemmc.analysis.told import divisors_in
from gemmc.analysis.views import base_of
from gemmc.dialects.tile.data.prefetch import PrefetchOp
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.dialects.tile.kernel import KernelOp, enclosing_kernel
from gemmc.dialects.tile.types import bits, memref_type
from gemmc.errors import refuse
from gemmc.facts import ATOMS_DUE, COPY_ENGINE, GRID, KERNEL, ROLES, STAGED, THREADS, Facts
from gemmc.ir import Inserter, kernels, walk_type

UNIT = 16
"""Bytes of which the copy engine takes whole multiples (PTX ISA, "Tensors": globalStride)."""

WIDEST = 256
"""Elements of a side of a box (PTX ISA, "Tensors": boxDim)."""

INPUT = "input"
"""The label of what this pass makes."""


@dataclass(frozen=True)
class PrefetchInputsPass(ModulePass):
    """Bring the tiles that an epilogue reads into L2 before its products have ended.

    Before → after:

        scf.for %k … { products }
        tile.epilogue "out" %total with %bias, %residual by ["n", "mn"] to %w
        → scf.for %k … { products }
          tile.prefetch "input" <role> %residual
          tile.epilogue "out" %total with %bias, %residual by ["n", "mn"] to %w

    Requires: epilogues on windows, before `stage-epilogue` takes them apart; no roles yet.
    Ensures: the copy engine is asked for every tile of an input that it can address; vectors and
    numbers, rows of no whole 16 bytes, and what stands in a branch are left to the threads that
    read them. What is computed does not change.
    Why here: where the op stands in the text, the producer has asked for all of a tile's operands
    and the consumers are as many steps of K behind as their rings have slots, which is as long as
    DRAM takes. Serves kernels with a producer; in others nothing comes earlier than its reader.
    """

    name = "prefetch-inputs"

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, GRID),
            forbids=(STAGED, ROLES, THREADS, COPY_ENGINE),
            owes=(ATOMS_DUE.of("tma"),),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in kernels(op):
            found = walk_type(kernel, EpilogueOp)
            if not found:
                change = "run prefetch-inputs after form-kernel and before stage-epilogue"
                raise refuse(kernel, "a tile.epilogue", "none", change)
            for epilogue in found:
                if not _is_conditional(epilogue):
                    _prefetch(epilogue)


def _is_conditional(op: Operation) -> bool:
    """Whether only some of those who come by do it."""
    parent = op.parent_op()
    while isinstance(parent, scf.ForOp):
        parent = parent.parent_op()
    return not isinstance(parent, KernelOp)


def _prefetch(op: EpilogueOp) -> None:
    for value in op.inputs:
        window = value.owner
        if isinstance(window, WindowOp) and is_addressed(window):
            Inserter.before(op).op(PrefetchOp(INPUT, window.result))


def is_addressed(window: WindowOp) -> bool:
    """Whether the copy engine can address a window's matrix, and has boxes of its size."""
    rows, columns = window.result.type.get_shape()
    kind = memref_type(window.matrix)
    size = bits(kind.element_type) // 8
    if min(rows, columns) == 1 or columns > WIDEST or columns * size % UNIT:
        return False
    seen, arguments = divisors_in(window.matrix), enclosing_kernel(window).body.block.args
    whole = all(pitch * size % UNIT == 0 for pitch in (seen.down, *seen.apart))
    return seen.across == 1 and whole and base_of(window.matrix) in arguments

