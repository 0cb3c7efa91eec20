"""Pass `prefetch-inputs`: when the tiles that an epilogue reads come near."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import constant_trips
from gemmc.analysis.told import divisors_in
from gemmc.analysis.views import base_of
from gemmc.dialects.tile.data.prefetch import PrefetchOp
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.dialects.tile.kernel import KernelOp, enclosing_kernel
from gemmc.dialects.tile.types import bits, memref_type
from gemmc.errors import GemmcError, refuse
from gemmc.facts import ATOMS_DUE, COPY_ENGINE, GRID, KERNEL, ROLES, STAGED, THREADS, Facts
from gemmc.ir import Inserter, kernels, walk_type

UNIT = 16
"""Bytes of which the copy engine takes whole multiples (PTX ISA, "Tensors": globalStride)."""

WIDEST = 256
"""Elements of a side of a box (PTX ISA, "Tensors": boxDim)."""

INPUT = "input"
"""The label of what this pass makes."""

TILE, STEP = "tile", "step"
"""Values of `by`."""


@dataclass(frozen=True)
class PrefetchInputsPass(ModulePass):
    """Bring the tiles that an epilogue reads into L2 before its products have ended.

    Before → after:

        scf.for %k … { products }
        tile.epilogue "out" %total with %bias, %residual by ["n", "mn"] to %w
        → scf.for %k … { products }
          tile.prefetch "input" <role> %residual
          tile.epilogue "out" %total with %bias, %residual by ["n", "mn"] to %w

    and with `by=step`, of a tile of 128 rows and 64 steps of K:

          scf.for %k … { tile.prefetch "input" <role> %residual[3 rows from min(3 * step, 125)]
                         products }

    Requires: epilogues on windows, before `stage-epilogue` takes them apart; no roles yet.
    Ensures: the copy engine is asked for every tile of an input that it can address; vectors and
    numbers, rows of no whole 16 bytes, and what stands in a branch are left to the threads that
    read them. What is computed does not change. By step, all rows of a tile have been asked for
    after three quarters of the steps; the last rows are asked for again in the others. A loop whose
    steps a launch tells, or that does not have the epilogue's sums, has the whole tile behind it.
    Why here: where the op stands in the text, the producer has asked for all of a tile's operands
    and the consumers are as many steps of K behind as their rings have slots, which is as long as
    DRAM takes. All CTAs ask at once then, and their next operands wait behind it; by step, DRAM
    has the whole loop for it. Serves kernels with a producer; in others nothing comes earlier than
    its reader.
    """

    name = "prefetch-inputs"

    by: str = TILE

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, GRID),
            forbids=(STAGED, ROLES, THREADS, COPY_ENGINE),
            owes=(ATOMS_DUE.of("tma"),),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.by not in (TILE, STEP):
            raise GemmcError(self.name, f"by={TILE} or by={STEP}", f"by={self.by}")
        for kernel in kernels(op):
            found = walk_type(kernel, EpilogueOp)
            if not found:
                change = "run prefetch-inputs after form-kernel and before stage-epilogue"
                raise refuse(kernel, "a tile.epilogue", "none", change)
            for epilogue in found:
                if not _is_conditional(epilogue):
                    _prefetch(epilogue, self.by)


def _is_conditional(op: Operation) -> bool:
    """Whether only some of those who come by do it."""
    parent = op.parent_op()
    while isinstance(parent, scf.ForOp):
        parent = parent.parent_op()
    return not isinstance(parent, KernelOp)


def _prefetch(op: EpilogueOp, by: str) -> None:
    for value in op.inputs:
        window = value.owner
        if not isinstance(window, WindowOp) or not is_addressed(window):
            continue
        loop = op.value.owner
        if by == STEP and isinstance(loop, scf.ForOp) and _is_known_before(window, loop):
            _in_steps(loop, window)
        else:
            Inserter.before(op).op(PrefetchOp(INPUT, window.result))


def _is_known_before(window: WindowOp, loop: scf.ForOp) -> bool:
    """Whether a loop's steps are known, more than one, and the window's place ahead of it."""
    trips = constant_trips(loop)
    places: list[SSAValue] = [*window.of, *window.offsets, *window.extents, window.matrix]
    return trips is not None and trips > 1 and all(_is_above(each, loop) for each in places)


def _is_above(value: SSAValue, loop: scf.ForOp) -> bool:
    made = value.owner
    if not isinstance(made, Operation) or made.parent is not loop.parent:
        return True
    return made.is_before_in_block(loop)


def _in_steps(loop: scf.ForOp, window: WindowOp) -> None:
    """Some rows of the tile in each step, the last of them in what is left of the loop."""
    rows, columns = window.result.type.get_shape()
    trips = constant_trips(loop)
    assert trips is not None
    height = -(-rows // max(1, trips * 3 // 4))
    counter, first = loop.body.block.args[0], loop.body.block.first_op
    assert first is not None
    build = Inserter.before(first, window)
    step = build.div(build.sub(counter, loop.lb), loop.step)
    row = build.mul(step, build.index(height))
    row = build.value(arith.MinUIOp(row, build.index(rows - height)), "row")
    down, across = window.offsets
    part = window.at([build.add(down, row), across], (height, columns))
    build.op(PrefetchOp(INPUT, build.op(part).result))


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

