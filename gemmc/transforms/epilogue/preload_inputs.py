"""Pass `preload-inputs`: when the elements that an epilogue reads are in registers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.analysis.loops import known_trips
from gemmc.dialects.tile.epilogue import StagedEpilogueOp
from gemmc.dialects.tile.types import FragmentType, bits
from gemmc.errors import refuse
from gemmc.facts import (
    FENCES,
    HELD,
    KERNEL,
    PARTS,
    PRELOADED,
    SLOTS,
    SPLIT,
    STAGED,
    STREAM,
    Facts,
)
from gemmc.ir import Inserter, erase_dead, kernels
from gemmc.transforms.epilogue._finished import all_staged, product_loop
from gemmc.transforms.epilogue._loaded_parts import (
    Known,
    Loaded,
    Part,
    behind_products,
    computed_in,
    firsts_of,
    loaded_before,
    loads_of,
    need_whole_groups,
    parts_of,
    registers_of,
)
from gemmc.transforms.epilogue._steps import last_steps, shares
from gemmc.transforms.epilogue._whole_tile import compute_whole, take_columns
from gemmc.transforms.mapping._atom_rules.products import OTHER_REGISTERS, thread_registers

LEAVE_OUT = "leave preload-inputs out"


@dataclass(frozen=True)
class PreloadInputsPass(ModulePass):
    """Load what an epilogue reads into registers during a tile's last products.

    Before → after, columns=64, a tile of two pieces of 64:

        %f = scf.for %k of 32 steps { products; wait_group }
        tile.staged_epilogue %f { yield } pieces
          { %e = extract 0;  %i = tile.load %residual[:, 0…];  %r = tile.map %e with %i; store }
          { %e = extract 64; %i = tile.load %residual[:, 64…]; %r = tile.map %e with %i; store }
        →
        %g = scf.for %k of 30 steps { products; wait_group }
        products; %i0 = tile.load %residual[:, 0…];  wait_group
        products; %i1 = tile.load %residual[:, 64…]; wait_group
        tile.staged_epilogue %f
          { %r0 = tile.map (extract 0) with %i0; %r1 = tile.map (extract 64) with %i1
            yield tile.concat %r0, %r1 }
        pieces { store (extract 0) } { store (extract 64) }

    Requires: after `lower-rings`, a loop over K of known length, of more than one step, and behind
    it a staged epilogue whose pieces load elements of global memory and compute with them.
    Ensures: the same elements are loaded, the same arithmetic is done and the same stores, in the
    same order; what is stored is computed for the whole tile before the first piece. The elements
    that the epilogue reads take registers beside the accumulators, from the first of those steps
    on, half as many where they have 16 bits. Some steps may load several parts, where there are
    fewer steps than parts. What is the same for all columns is loaded once. The loop over K keeps
    a step.
    Why here: behind `convert-tile-to-simt`, which says what each thread loads, and `lower-rings`,
    which follows iteration numbers; before `overlap-epilogue`, which can hold the results of 16
    bits while the next tile is multiplied. Serves kernels whose epilogue reads a residual: nothing
    of it stands between two tiles but arithmetic.

    `columns` are those of a tile that are loaded in a step, 0 for a piece's.
    """

    name = "preload-inputs"

    columns: int = 16

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, STAGED, FENCES, SLOTS),
            forbids=(PRELOADED, HELD, SPLIT, PARTS, STREAM),
            establishes=(PRELOADED,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        need_whole_groups(self.name, self.columns)
        for kernel in kernels(op):
            for staged in all_staged(kernel):
                _Preloaded(staged, self.columns).run()
            erase_dead(kernel)


class _Preloaded:
    """One epilogue, and the loop over K before it."""

    def __init__(self, staged: StagedEpilogueOp, columns: int) -> None:
        self._staged, self._loop = staged, product_loop(staged)
        self._trips = known_trips(self._loop)
        if self._trips < 2:
            needed = "a loop over K of at least two steps"
            raise refuse(self._loop, needed, f"{self._trips}", LEAVE_OUT)
        self._computed = [computed_in(piece.block, staged, LEAVE_OUT) for piece in staged.pieces]
        if not any(loads_of(each) for each in self._computed):
            needed = "pieces that load elements of global memory"
            raise refuse(staged, needed, "none", LEAVE_OUT)
        self._firsts = firsts_of(self._computed)
        self._parts = [part for each in self._computed for part in parts_of(each, columns)]
        self._need_registers()

    def run(self) -> None:
        """Load in the last steps, compute behind them, and store what was computed."""
        compute_whole(self._staged, self._parts, self._load())
        take_columns(self._staged, self._computed)

    def _load(self) -> list[Known]:
        """The last steps of K, behind the loop, each with the loads of some parts; what each part
        has in the place of its loads."""
        loop, count = self._loop, min(len(self._parts), self._trips - 1)
        behind = behind_products(loop, self._staged)
        build, found, loaded = Inserter.before(behind), list[Known](), Loaded()

        def load(parts: Sequence[Part]) -> Callable[[], None]:
            return lambda: found.extend(
                loaded_before(build, part, behind, self._firsts, loaded) for part in parts
            )

        last_steps(build, loop, self._trips, list(map(load, shares(self._parts, count))))
        return found

    def _need_registers(self) -> None:
        """What is loaded and the accumulators are live together."""
        limit, _ = thread_registers(self._loop)
        sums = cast(FragmentType, self._staged.value.type)
        rows, columns = sums.get_shape()
        needed = rows * columns * bits(sums.element_type) // (128 * 32) + OTHER_REGISTERS
        needed += sum(registers_of(load) for load in {*self._firsts.values()})
        if needed > limit:
            raise refuse(
                self._loop,
                f"registers for the accumulators, a tile's inputs and {OTHER_REGISTERS} more, at "
                f"most {limit} a thread",
                f"{needed}, for {rows} x {columns} per warpgroup",
                f"{LEAVE_OUT}, or change form-kernel's tile",
            )
