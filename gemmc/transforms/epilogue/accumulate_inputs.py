"""Pass `accumulate-inputs`: when what an epilogue adds to the sums is added."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import cast

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.loops import known_trips
from gemmc.dialects.tile.epilogue import StagedEpilogueOp
from gemmc.dialects.tile.output import ExtractOp, InsertOp
from gemmc.dialects.tile.types import FragmentType, bits
from gemmc.errors import refuse
from gemmc.facts import (
    ADDED,
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
from gemmc.plan import Plan, settled
from gemmc.transforms.epilogue._additions import taken_off
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
    mapped,
    need_whole_groups,
    parts_of,
    reads_matrix,
    registers_in,
)
from gemmc.transforms.epilogue._steps import last_steps, shares, waits_in
from gemmc.transforms.epilogue._whole_tile import compute_whole, take_columns
from gemmc.transforms.epilogue.stage_epilogue import Compute, settled_compute
from gemmc.transforms.mapping._atom_rules.products import OTHER_REGISTERS, thread_registers

VECTORS = 4
"""Times as many columns of vectors as of matrices are loaded in a step."""

LEAVE_OUT = "leave accumulate-inputs out"


@dataclass(frozen=True)
class AccumulateInputsPass(ModulePass):
    """Add what an epilogue adds to the sums to the accumulators, during a tile's last products.

    Before → after, columns=64, a tile of two pieces of 64:

        %f = scf.for %k of 32 steps { products; wait_group }
        tile.staged_epilogue %f { yield } pieces
          { %e = extract 0;  %i = tile.load %residual[:, 0…];  %r = map(%e + %i, rounded); store }
          { %e = extract 64; %i = tile.load %residual[:, 64…]; %r = map(%e + %i, rounded); store }
        →
        %g = scf.for %k of 29 steps { products; wait_group }
        products; %i0 = tile.load %residual[:, 0…];  wait_group
        products; %i1 = tile.load %residual[:, 64…]; wait_group
        %s = tile.insert (map of (extract 0) + %i0) into (the sums) from 0
        products; wait_group
        %f = tile.insert (map of (extract 64) + %i1) into (the sums) from 64
        tile.staged_epilogue %f { yield } pieces { rounded; store } { rounded; store }

    Requires: after `lower-rings`, a loop over K of known length, of more than two steps, which
    waits for each step's products; behind it a staged epilogue that begins with f32 additions to
    its f32 sums, of elements of global memory or what is computed with them.
    Ensures: the same elements are added to the same sums, before their last products instead of
    behind them; the rest of the arithmetic and the stores stay. What a step loads is added a step
    later, so that it takes registers for two steps only. Some steps may have several parts, where
    there are fewer steps than parts. The loop over K keeps a step.
    Why here: behind `convert-tile-to-simt`, which says what each thread loads, and `lower-rings`,
    which follows iteration numbers; before `overlap-epilogue`, for which the epilogue is then that
    of a product without these inputs. Serves kernels that add a residual or a bias: one consumer
    adds while the other multiplies, and memory is read all along the steps.

    `columns` are those of a tile that are loaded in a step of matrices, four times as many of
    vectors, 0 for a piece's. With `compute=tile` the rest of the arithmetic is done before the
    first piece, as by `stage-epilogue`, unless it reads inputs as well; auto is what that pass
    settles.
    """

    name = "accumulate-inputs"

    columns: int = 8
    compute: Compute = "tile"

    def settle(self, plan: Plan) -> AccumulateInputsPass:
        """As for `stage-epilogue`."""
        return dataclasses.replace(self, compute=settled_compute(plan, self.compute))

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, STAGED, FENCES, SLOTS),
            forbids=(ADDED, PRELOADED, HELD, SPLIT, PARTS, STREAM),
            establishes=(ADDED,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        need_whole_groups(self.name, self.columns)
        whole = settled(self, self.compute) == "tile"
        for kernel in kernels(op):
            for staged in all_staged(kernel):
                _Accumulated(staged, self.columns, whole=whole).run()
            erase_dead(kernel)


class _Accumulated:
    """One epilogue, and the loop over K before it."""

    def __init__(self, staged: StagedEpilogueOp, columns: int, *, whole: bool) -> None:
        self._staged, self._whole = staged, whole
        self._loop, self._sums = _products(staged)
        self._trips = known_trips(self._loop)
        if self._trips < 3:
            needed = "a loop over K of at least three steps"
            raise refuse(self._loop, needed, f"{self._trips}", LEAVE_OUT)
        self._computed = [computed_in(piece.block, staged, LEAVE_OUT) for piece in staged.pieces]
        self._added = [each for each in map(taken_off, self._computed) if each is not None]
        if not self._added:
            needed = "an epilogue that begins with f32 additions to its sums"
            raise refuse(staged, needed, "none", LEAVE_OUT)
        self._firsts = firsts_of(self._added)
        parts = [
            part
            for each in self._added
            for part in parts_of(each, columns if reads_matrix(each) else VECTORS * columns)
        ]
        self._shares = shares(parts, min(len(parts), self._trips - 2))
        self._need_registers()

    def run(self) -> None:
        """Load in the last steps, and add behind the next."""
        behind = behind_products(self._loop, self._staged)
        build, held = Inserter.before(behind), [list[tuple[Part, Known]]() for _ in self._shares]
        during = [
            partial(self._load, build, behind, parts, loaded)
            for parts, loaded in zip(self._shares, held, strict=True)
        ]
        before = iter([[], *held])

        def add(values: list[SSAValue]) -> None:
            for part, known in next(before):
                values[self._sums] = _with(build, values[self._sums], part, known)

        last_steps(build, self._loop, self._trips, [*during, lambda: None], add)
        self._leave_out()
        if self._whole and not any(map(loads_of, self._computed)):
            rest = [part for each in self._computed for part in parts_of(each, 0)]
            compute_whole(self._staged, rest, [Known()] * len(rest))
            take_columns(self._staged, self._computed)

    def _load(
        self,
        build: Inserter,
        behind: Operation,
        parts: Sequence[Part],
        loaded: list[tuple[Part, Known]],
    ) -> None:
        """What parts add; `loaded` are the parts then, each with what it has for its loads."""
        held = Loaded()
        for part in parts:
            loaded.append((part, loaded_before(build, part, behind, self._firsts, held)))

    def _leave_out(self) -> None:
        """What the pieces added, and loaded for that alone."""
        for each in self._added:
            loads = dict.fromkeys(loads_of(each))
            _erase(each)
            for load in loads:
                if load.result.first_use is None:
                    _erase(load)

    def _need_registers(self) -> None:
        """What is loaded in two steps and the accumulators are live together."""
        limit, _ = thread_registers(self._loop)
        sums = cast(FragmentType, self._staged.value.type)
        rows, columns = sums.get_shape()
        needed = rows * columns * bits(sums.element_type) // (128 * 32) + OTHER_REGISTERS
        steps = zip(self._shares, [*self._shares[1:], ()], strict=True)
        needed += max(registers_in([*one, *other], self._firsts) for one, other in steps)
        if needed > limit:
            raise refuse(
                self._loop,
                "registers for the accumulators, the inputs of two steps and "
                f"{OTHER_REGISTERS} more, at most {limit} a thread",
                f"{needed}, for {rows} x {columns} per warpgroup",
                f"{LEAVE_OUT}, or change its columns or form-kernel's tile",
            )


def _products(staged: StagedEpilogueOp) -> tuple[scf.ForOp, int]:
    """The loop whose sums an epilogue has, which nothing else reads, none of them in flight, and
    which result they are."""
    loop, sums = product_loop(staged, LEAVE_OUT), staged.value
    place = next((at for at, each in enumerate(loop.results) if each is sums), None)
    if place is None or not sums.has_one_use():
        needed = "sums of the loop over K that nothing but the epilogue reads"
        found = "another value" if place is None else "several uses"
        raise refuse(staged, needed, found, LEAVE_OUT)
    pending = max(wait.pending.value.data for wait in waits_in(loop))
    if pending:
        needed, found = "a loop over K that waits for each step's products", f"{pending} in flight"
        raise refuse(loop, needed, found, LEAVE_OUT)
    return loop, place


def _with(build: Inserter, sums: SSAValue, part: Part, known: Known) -> SSAValue:
    """The sums with what a part adds to its columns."""
    first = cast(ExtractOp, part.computed.value.owner).first.value.data + part.first
    added = mapped(build, part, sums, known)
    return build.value(InsertOp(sums, added, first), "sums")


def _erase(op: Operation) -> None:
    op.detach()
    op.erase()
