"""Pass `distribute`: how a role's work is shared by warpgroups or threads."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod
from typing import Literal, cast

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp, StridedLayoutAttr
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.accumulators import Web, webs
from gemmc.dialects.interfaces import Collective, FragmentFlow, Product
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import FragmentType, memory_type, strides_of
from gemmc.errors import GemmcError, refuse
from gemmc.facts import (
    BARRIERS,
    IN_PARTS,
    LABEL,
    NUMBERS,
    ROLES,
    SHARED_OUT,
    THREADS,
    TURNS,
    TURNS_DUE,
    UNITS_DUE,
    WALK,
    Facts,
)
from gemmc.ir import kernels, retype, walk_type
from gemmc.transforms.mapping._parts import MAX_THREADS, Sharing
from gemmc.transforms.mapping._turns import take_turns


@dataclass(frozen=True)
class DistributePass(ModulePass):
    """Cut the ops of a label into a grid of parts, one for each warpgroup or thread.

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
    again for the threads of a warp.
    For a copy, `vector` derives the shape from the tile: a thread takes `vector` neighbouring
    elements of a row, the next thread the next ones, and rows go on where threads are left.
    With `turned`, a copy to a buffer that holds its rows as columns is shared in single elements
    instead: `turned` neighbouring threads have neighbours of one row, the next ones those of the
    next row, and so on over the tile. Asynchronous copies cannot turn a vector; 8 threads in a row
    use whole sectors of 32 bytes of f32, and 4 such rows fall into 32 banks if columns are padded.
    Parts interleave in runs of `run` neighbours, rows and columns: a run of 1 lets neighbouring
    threads touch neighbouring elements, one of 4 neighbouring vectors of four; 0, the default,
    is a run as long as the part, which is then solid.

    With over=work nothing is cut: the warpgroups of a role take its work items in turn.

        tile.role "consumer" warpgroups 2 … { scf.for %i = %b to %n step %s { item } }
        →
        tile.role "consumer" warpgroups 2 … turns {
          scf.for %i = %b + %s · warpgroup to %n step 2 %s { item }
        }

    Iteration numbers skip the items of the others; output buffers become one per warpgroup. The
    role has several whole warpgroups and a loop over items around the loop over K, which carries
    nothing but numbers of iterations; the label's product, stores and drains are all it does.
    """

    name = "distribute"

    label: str
    to: Literal["warpgroup", "warp", "thread"]
    shape: tuple[int, ...] = (1, 1)
    vector: int = 0
    turned: int = 0
    run: tuple[int, ...] = (0, 0)
    order: Literal["row", "column", "pairs"] = "row"
    over: Literal["tile", "work"] = "tile"

    def facts(self) -> Facts:
        shared, cut = SHARED_OUT.of(self.label), IN_PARTS.of(self.label)
        to_threads, turns = self.to == "thread", self.over == "work"
        return Facts(
            requires=(LABEL.of(self.label), *((WALK, ROLES) if turns else ())),
            forbids=(cut, *(() if to_threads else (shared,)), BARRIERS, NUMBERS),
            establishes=(
                shared,
                THREADS,
                *(() if self.to == "warp" else (cut,)),
                *((TURNS,) if turns else ()),
            ),
            owes=(*(() if to_threads else (UNITS_DUE,)), *((TURNS_DUE,) if turns else ())),
            settles=(UNITS_DUE,) if to_threads and self.label == "main" else (),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if len(self.shape) != 2 or min(self.shape) < 1:
            found = f"shape={','.join(map(str, self.shape))}"
            raise GemmcError(self.name, "shape=rows,columns of at least 1", found)
        if self.vector < 0:
            raise GemmcError(self.name, "vector of at least 0", f"vector={self.vector}")
        if self.turned and (self.turned < 0 or not self.vector):
            found = f"turned={self.turned} vector={self.vector}"
            raise GemmcError(self.name, "turned of at least 0, with a vector", found)
        if len(self.run) != 2 or min(self.run) < 0:
            found = f"run={','.join(map(str, self.run))}"
            raise GemmcError(self.name, "run=rows,columns of at least 0", found)
        if self.over == "work" and (self.to != "warpgroup" or prod(self.shape) > 1 or self.vector):
            raise GemmcError(self.name, "over=work with to=warpgroup and nothing to cut", f"{self}")
        for kernel in kernels(op):
            labelled = [o for o in walk_type(kernel, Collective) if o.label.data == self.label]
            copies = [o for o in labelled if not isinstance(o, FragmentFlow)]
            products = [o for o in labelled if isinstance(o, Product)]
            if not copies and not products:
                raise refuse(
                    kernel, f"ops labelled {self.label}", "none", "change the label option"
                )
            for web in webs(products):
                if self.over == "work":
                    take_turns(web)
                else:
                    self._cut_web(kernel, web)
            for copy in copies:
                if self.over == "work":
                    raise refuse(copy, "a label of products for over=work", "a copy or a drain")
                self._cut_copy(kernel, copy)

    @property
    def _sharing(self) -> Sharing:
        return Sharing(self.to, self.order, self.run, self.shape)

    def _cut_web(self, kernel: KernelOp, web: Web) -> None:
        for value in web.values:
            retype(value, self._cut_fragment(web.products[0], value))
        for product in web.products:
            for kind in (product.operands[factor.operand].type for factor in product.factors()):
                if isinstance(kind, FragmentType):
                    raise refuse(product, "operands in memory", f"{kind}")
        for op in (*web.products, *web.stores):
            self._sharing.cut(kernel, op, self.shape)

    def _cut_fragment(self, product: Product, value: SSAValue) -> FragmentType:
        kind = cast(FragmentType, value.type)
        rows, columns = kind.get_shape()
        flow = value.owner
        if isinstance(flow, FragmentFlow) and not flow.keeps_columns and self.shape[1] > 1:
            raise refuse(
                flow,
                "a staged tile cut along its rows only",
                f"shape={self.shape[0]},{self.shape[1]}",
                "change distribute's shape, or leave out stage-epilogue",
            )
        if rows % self.shape[0] or columns % self.shape[1]:
            raise refuse(
                product,
                f"a block that {self.shape[0]} x {self.shape[1]} units share evenly",
                f"{rows} x {columns}",
                "change distribute's shape or form-kernel's tile",
            )
        return FragmentType.of((rows // self.shape[0], columns // self.shape[1]), kind.element_type)

    def _cut_copy(self, kernel: KernelOp, copy: Collective) -> None:
        sharing, shape = self._sharing, self.shape
        if self.turned and _is_turned(copy):
            sharing = replace(sharing, runs=(1, 1))
            shape = self._copy_shape(kernel, copy, 1, self.turned)
        elif self.vector:
            shape = self._copy_shape(kernel, copy, self.vector, MAX_THREADS)
        sharing.cut(kernel, copy, shape)

    def _copy_shape(
        self, kernel: KernelOp, copy: Collective, vector: int, most: int
    ) -> tuple[int, ...]:
        """Units down and across, at most `most`, a tile with rows shared in runs of `vector`."""
        _, units = self._sharing.units(kernel, copy)
        rows, columns = memory_type(_tile_of(copy)).get_shape()
        across = min(units, max(1, columns // vector), most)
        down = units // across
        if columns % vector or columns % across or units % across or rows % down:
            raise refuse(
                copy,
                f"a tile that {units} units share in runs of {vector} elements",
                f"{rows} x {columns}",
                "change distribute's vector or form-kernel's tile",
            )
        return down, across


def _tile_of(copy: Collective) -> SSAValue:
    """The first of the operands that units share: rows by m, columns by n."""
    return next(copy.operands[each.operand] for each in copy.touched() if each.dims)


def _is_turned(copy: Collective) -> bool:
    """Whether a copy's target holds neighbours of a row apart from each other."""
    kinds = (memory_type(copy.operands[o.operand]) for o in copy.touched() if o.writes and o.dims)
    return any(
        isinstance(kind, MemRefType)
        and isinstance(kind.layout, StridedLayoutAttr)
        and strides_of(kind)[1] != 1
        for kind in kinds
    )
