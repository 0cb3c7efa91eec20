"""Pass `distribute-copies`: which thread copies which elements of a tile."""

from __future__ import annotations

from dataclasses import dataclass, replace

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp, StridedLayoutAttr
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.interfaces import Collective
from gemmc.dialects.tile.kernel import KernelOp, RoleOp
from gemmc.dialects.tile.types import memory_type, strides_of
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import BARRIERS, IN_PARTS, LABEL, NUMBERS, SHARED_OUT, THREADS, Facts
from gemmc.ir import ancestors, kernels
from gemmc.plan import Auto, Plan, settled
from gemmc.transforms.mapping._parts import MAX_THREADS, Sharing, grid_of, moves_of
from gemmc.transforms.mapping._vectors import shared_vector


@dataclass(frozen=True)
class DistributeCopiesPass(ModulePass):
    """Cut the copies of a label into vectors, which all threads of the CTA or the role take.

    Before → after, with label=lhs vector=4, a tile of 32×8 and 32 threads:

        tile.copy "lhs" <role> %w to %s                    (32×8)
        →
        %i = tile.id "thread" of 32
        %p, %q = tile.part %w, %s [%i div 2, %i rem 2] of [16, 2]
        tile.copy "lhs" <thread> %p to %q                  (2×4 each)

    Requires: copies (or bulk stores) of scope `role` or `warp` with the label and no atom; a kernel
    whose thread count is known, or roles; rows that are a multiple of `vector`, and a tile that
    the threads share evenly.
    Ensures: the union of the parts is the whole.
    Why here: after `distribute` gave the kernel its threads, or after `specialize-warps`; before
    `assign-atoms` checks that each part is one an instruction can do. Run once per label.

    A thread takes `vector` neighbouring elements of a row, the next thread the next ones, and
    rows go on where threads are left.
    With `turned`, a copy to a buffer that holds its rows as columns is shared in single elements
    instead: `turned` neighbouring threads have neighbours of one row, the next ones those of the
    next row, and so on over the tile. Asynchronous copies cannot turn a vector; 8 threads in a row
    use whole sectors of 32 bytes of f32, and 4 such rows fall into 32 banks if columns are padded.
    With vector=0 the copies stay whole, for the copy engine. auto is 0 where `assign-atoms` may
    give them to it and the matrix's rows are multiples of 16 bytes, else what these are a multiple
    of, or 8 elements where that is one; of a result what its rows are a multiple of. Where a CTA
    has more threads than its tile of an operand has such vectors, it is the widest that all of them
    can share.
    """

    name = "distribute-copies"

    label: str
    vector: int | Auto
    turned: int = 0

    def settle(self, plan: Plan) -> DistributeCopiesPass:
        """None where the copy engine copies; else what the rows align, no more than a piece, and no
        more than lets a CTA's threads share the tile."""
        return replace(self, vector=shared_vector(plan, self.label))

    def facts(self) -> Facts:
        if self.vector == 0:
            return Facts()
        cut = IN_PARTS.of(self.label)
        return Facts(
            requires=(LABEL.of(self.label), THREADS),
            forbids=(cut, BARRIERS, NUMBERS),
            establishes=(SHARED_OUT.of(self.label), cut),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        vector = settled(self, self.vector)
        if vector < 0:
            raise GemmcError(self.name, "vector of at least 0", f"vector={vector}")
        if vector == 0:
            return
        if self.turned < 0:
            raise GemmcError(self.name, "turned of at least 0", f"turned={self.turned}")
        for kernel in kernels(op):
            moves = moves_of(kernel, self.label)
            if not moves:
                raise refuse(
                    kernel, f"copies labelled {self.label}", "none", "change the label option"
                )
            for move in moves:
                self._cut(kernel, move)

    def _cut(self, kernel: KernelOp, move: Collective) -> None:
        in_role = any(isinstance(each, RoleOp) for each in ancestors(move))
        if kernel.threads is None and not in_role:
            raise refuse(move, "a kernel with a thread count", "none", Run("distribute"))
        turned = bool(self.turned) and _is_turned(move)
        sharing = _TURNED if turned else _STRAIGHT
        shape = self._shape(kernel, move, *((1, self.turned) if turned else ()))
        sharing.cut(kernel, move, shape)

    def _shape(
        self, kernel: KernelOp, move: Collective, vector: int = 0, most: int = MAX_THREADS
    ) -> tuple[int, ...]:
        """Threads down and across, at most `most`, a tile with rows shared in vectors."""
        vector = vector or settled(self, self.vector)
        _, threads = _STRAIGHT.units(kernel, move)
        rows, columns = memory_type(_tile_of(move)).get_shape()
        shape = grid_of(rows, columns, vector, threads, most)
        if shape is None:
            raise refuse(
                move,
                f"a tile that {threads} threads share in vectors of {vector} elements",
                f"{rows} x {columns}",
                "change distribute-copies' vector or form-kernel's tile",
            )
        return shape


_STRAIGHT = Sharing("thread", "row", (0, 0), (1, 1))
_TURNED = replace(_STRAIGHT, runs=(1, 1))


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
