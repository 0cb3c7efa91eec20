"""Pass `distribute`: how a role's work is shared by warpgroups, warps or threads."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.accumulators import Web, webs
from gemmc.dialects.interfaces import FragmentFlow, Product
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import GemmcError, refuse
from gemmc.facts import (
    BARRIERS,
    IN_PARTS,
    LABEL,
    NUMBERS,
    SHARED_OUT,
    THREADS,
    UNITS_DUE,
    Facts,
)
from gemmc.ir import kernels, retype, walk_type
from gemmc.plan import Auto, Plan, settled
from gemmc.transforms.mapping._grid import shape_for
from gemmc.transforms.mapping._parts import Sharing, moves_of
from gemmc.transforms.schedule.form_kernel import MULTIPLIED


@dataclass(frozen=True)
class DistributePass(ModulePass):
    """Cut the ops of a label into a grid of parts, one for each warpgroup, warp or thread.

    Before → after, with label=main to=warpgroup shape=2,1:

        tile.mma "main" <role> %a mk, %b nk, %acc          (128×256)
        →
        %i = tile.id "warpgroup" of 2
        %p = tile.part %a[%i, 0] of [2, 1]
        tile.mma "main" <warpgroup> %p mk, %b nk, %acc     (64×256 each)

    Requires: ops of scope `role` with the label and no atom; a shape that divides them, with as
    many parts as the role has units.
    Ensures: the union of the parts is the whole. For a product, its accumulator, what is
    computed from it and what stores it are cut the same way. A kernel without roles gets its
    thread count here, from the first distribution.
    Why here: after roles exist, before `assign-atoms` checks that each part is one an
    instruction can do. Run once per label.

    `shape` is rows × columns of units; unit number u has part (u div columns, u mod columns), or
    with order=column part (u mod rows, u div rows). order=pairs goes down a strip two units wide
    row by row, then down the next: units u and u ^ 1 share a row, u and u ^ 2 a column, so that a
    warp's 128-bit loads of either operand need two wavefronts. Ops cut for warps can be cut
    again for the threads of a warp. For warpgroups of a role, shape=auto is one column of them, or
    one row for what is bulk-stored transposed (`swap-ab`).
    Parts interleave in runs of `run` neighbours, rows and columns: a run of 1 lets neighbouring
    threads touch neighbouring elements, one of 4 neighbouring vectors of four; 0, the default,
    is a run as long as the part, which is then solid.
    """

    name = "distribute"

    label: str
    to: Literal["warpgroup", "warp", "thread"]
    shape: tuple[int, ...] | Auto = (1, 1)
    run: tuple[int, ...] = (0, 0)
    order: Literal["row", "column", "pairs"] = "row"

    def settle(self, plan: Plan) -> DistributePass:
        """The role's warpgroups below each other; of a tile that is stored transposed, beside."""
        return replace(self, shape=shape_for(plan, self.to, self.label))

    @property
    def _grid(self) -> tuple[int, ...]:
        return settled(self, self.shape)

    def facts(self) -> Facts:
        shared, cut = SHARED_OUT.of(self.label), IN_PARTS.of(self.label)
        to_threads = self.to == "thread"
        return Facts(
            requires=(LABEL.of(self.label),),
            forbids=(cut, *(() if to_threads else (shared,)), BARRIERS, NUMBERS),
            establishes=(shared, THREADS, *(() if self.to == "warp" else (cut,))),
            owes=() if to_threads else (UNITS_DUE,),
            settles=(UNITS_DUE,) if to_threads and self.label == MULTIPLIED else (),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if len(self._grid) != 2 or min(self._grid) < 1:
            found = f"shape={','.join(map(str, self._grid))}"
            raise GemmcError(self.name, "shape=rows,columns of at least 1", found)
        if len(self.run) != 2 or min(self.run) < 0:
            found = f"run={','.join(map(str, self.run))}"
            raise GemmcError(self.name, "run=rows,columns of at least 0", found)
        for kernel in kernels(op):
            moves = moves_of(kernel, self.label)
            products = [o for o in walk_type(kernel, Product) if o.label.data == self.label]
            if not moves and not products:
                raise refuse(
                    kernel, f"ops labelled {self.label}", "none", "change the label option"
                )
            for web in webs(products):
                self._cut_web(kernel, web)
            for move in moves:
                self._sharing.cut(kernel, move, self._grid)

    @property
    def _sharing(self) -> Sharing:
        return Sharing(self.to, self.order, self.run, self._grid)

    def _cut_web(self, kernel: KernelOp, web: Web) -> None:
        for value in web.values:
            self._check_columns(value)
        for value in web.values:
            retype(value, self._cut_fragment(web.products[0], value))
        for product in web.products:
            for kind in (product.operands[factor.operand].type for factor in product.factors()):
                if isinstance(kind, FragmentType):
                    raise refuse(product, "operands in memory", f"{kind}")
        for op in (*web.products, *web.of_units, *web.stores):
            self._sharing.cut(kernel, op, self._grid)

    def _check_columns(self, value: SSAValue) -> None:
        """GemmcError for some columns of a tile, where units share its columns: those that a unit
        has may be others."""
        flow = value.owner
        if isinstance(flow, FragmentFlow) and not flow.keeps_columns and self._grid[1] > 1:
            raise refuse(
                flow,
                "a staged tile cut along its rows only",
                f"shape={self._grid[0]},{self._grid[1]}",
                "change distribute's shape, or leave out stage-epilogue or pair-products",
            )

    def _cut_fragment(self, product: Product, value: SSAValue) -> FragmentType:
        kind = cast(FragmentType, value.type)
        rows, columns = kind.get_shape()
        if rows % self._grid[0] or columns % self._grid[1]:
            raise refuse(
                product,
                f"a block that {self._grid[0]} x {self._grid[1]} units share evenly",
                f"{rows} x {columns}",
                "change distribute's shape or form-kernel's tile",
            )
        return FragmentType.of((rows // self._grid[0], columns // self._grid[1]), kind.element_type)
