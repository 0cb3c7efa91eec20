"""Pass `load-inputs`: where the tiles that an epilogue reads live."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import add_counter
from gemmc.dialects.tile.data.buffers import AllocOp, SlotOp
from gemmc.dialects.tile.data.moves import CopyOp
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.epilogue import EpilogueOp, StagedEpilogueOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import RingType, WindowType, shared_buffer
from gemmc.errors import GemmcError, refuse
from gemmc.facts import (
    BARRIERS,
    BARRIERS_DUE,
    BUFFERS,
    COPIES,
    COPY_ENGINE,
    GRID,
    KERNEL,
    LABEL,
    LOADED,
    ROLES,
    SLOTS_DUE,
    STAGED,
    THREADS,
    Facts,
)
from gemmc.ir import Inserter, kernels, walk_type
from gemmc.plan import Auto, Plan, settled
from gemmc.transforms.epilogue._finished import all_staged
from gemmc.transforms.epilogue.prefetch_inputs import INPUT, is_addressed


@dataclass(frozen=True)
class LoadInputsPass(ModulePass):
    """Load the tiles that an epilogue reads into shared memory, a buffer for each piece.

    Before → after, for a tile of two pieces:

        scf.for %i … { products
          tile.staged_epilogue … pieces { epilogue with %residual[:, 0…] } { … [:, 64…] } }
        →
        %r0, %r1 = tile.alloc : !tile.ring<1, memref<128x64xbf16, …>>      (start of the kernel)
        scf.for %i … iter_args(%it = 0) { products
          %s0 = tile.slot %r0[%it]; tile.copy "input" <role> %residual[:, 0…] to %s0
          %s1 = tile.slot %r1[%it]; tile.copy "input" <role> %residual[:, 64…] to %s1
          tile.staged_epilogue … pieces { epilogue with %s0 } { epilogue with %s1 }; yield %it + 1 }

    Requires: staged epilogues that every tile reaches, right in a loop over tiles or in none; no
    roles and no threads yet; an input that is a tile of a matrix with rows of whole 16 bytes.
    Ensures: such inputs are read from their buffers only; vectors, numbers and other tiles are
    left to the threads that read them. All of a tile's inputs are filled at once, so that neither
    role waits for the other in the middle of a tile. Nothing is synchronized yet.
    Why here: behind `stage-epilogue`, which cut the tile; before `specialize-warps`, which makes
    the copies the producer's: it asks for them when it has asked for all of a tile's operands,
    and the consumers are as many steps of K behind as their rings have slots. Serves kernels
    whose epilogues read as many bytes as they write (`gemmc tune` tries it).

    `slots` are the tiles whose inputs are held. auto is one, or, where consumers take turns
    (`pingpong`), one for each of them: the phases of a barrier are told apart by their parity, and
    whose tile is finished first is not ordered.
    """

    name = "load-inputs"

    slots: int | Auto = 1

    def settle(self, plan: Plan) -> LoadInputsPass:
        """A slot, or one for each consumer that takes turns."""
        from gemmc.transforms.memory._room import input_slots

        return dataclasses.replace(self, slots=input_slots(plan, self))

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, GRID, STAGED),
            forbids=(LOADED, ROLES, THREADS, BARRIERS, COPY_ENGINE),
            establishes=(LOADED, BUFFERS, COPIES, LABEL.of(INPUT)),
            owes=(BARRIERS_DUE, SLOTS_DUE),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        slots = settled(self, self.slots)
        if slots < 1:
            raise GemmcError(self.name, "slots of at least 1", f"slots={self.slots}")
        for kernel in kernels(op):
            found = all_staged(kernel)
            if sum(_load(kernel, staged, slots) for staged in found) == 0:
                _refuse_others(found)


def _load(kernel: KernelOp, staged: StagedEpilogueOp, slots: int) -> int:
    """Load the inputs of a staged epilogue; how many, of all of its pieces."""
    loads = [
        (epilogue, number)
        for epilogue in walk_type(staged, EpilogueOp)
        for number, value in enumerate(epilogue.inputs)
        if isinstance(value.owner, WindowOp) and is_addressed(value.owner)
    ]
    if not loads:
        return 0
    number, start = _number_of(staged), Inserter.at_start(kernel.body.block, staged)
    for epilogue, index in loads:
        window = epilogue.inputs[index]
        assert isinstance(window.type, WindowType)
        _bring(window, epilogue.parent, staged)
        kind = shared_buffer(window.type.get_shape(), window.type.element_type)
        ring = start.value(AllocOp(RingType.of(slots, kind)), f"{INPUT}_ring")
        build = Inserter.before(staged)
        slot = build.value(SlotOp(ring, number), f"{INPUT}_slot")
        build.op(CopyOp(INPUT, window, slot))
        epilogue.operands[1 + index] = slot
    return len(loads)


def _number_of(staged: StagedEpilogueOp) -> SSAValue:
    """The number of the tile that is finished, which a loop over tiles carries."""
    loop = staged.parent_op()
    if isinstance(loop, scf.ForOp):
        _, number = add_counter(loop)
        number.name_hint = "tile"
        return number
    if not isinstance(loop, KernelOp):
        needed = "an epilogue that every tile reaches, right in the loop over tiles"
        found = "none" if loop is None else f"one in {loop.name}"
        raise refuse(staged, needed, found, "leave out load-inputs, or split-k and stream-k")
    return Inserter.before(staged).index(0)


def _bring(value: SSAValue, piece: Block | None, staged: StagedEpilogueOp) -> None:
    """Move what makes a window, which is index arithmetic, out of its piece."""
    owner = value.owner
    if isinstance(owner, Block) or owner.parent is not piece:
        return
    for operand in owner.operands:
        _bring(operand, piece, staged)
    owner.detach()
    Inserter.before(staged, owner).op(owner)


def _refuse_others(found: list[StagedEpilogueOp]) -> None:
    """What the epilogues read, none of which the copy engine can load."""
    inputs = [by for each in found for e in walk_type(each, EpilogueOp) for by in e.broadcasts]
    seen = ", ".join(f'"{by}"' for by in dict.fromkeys(inputs))
    first: Operation = found[0]
    raise refuse(
        first,
        "an input that is a tile of a matrix, with rows of whole 16 bytes",
        f"inputs by {seen}" if inputs else "no inputs",
        "leave out load-inputs",
    )
