"""Pass `lower-hierarchy`: roles, positions and elected threads as thread-number arithmetic."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.accesses import role_of
from gemmc.analysis.straight_line import inline
from gemmc.dialects.ptx.sync import SetmaxnregOp
from gemmc.dialects.tile.epilogue import StagedEpilogueOp
from gemmc.dialects.tile.kernel import (
    UNIT_THREADS,
    ElectedOp,
    ElectOp,
    IdOp,
    KernelOp,
    RoleOp,
    ThreadIdOp,
    UniformOp,
    int_attr,
)
from gemmc.errors import refuse
from gemmc.facts import KERNEL, NUMBERS, THREADS, UNITS_DUE, Facts
from gemmc.ir import Inserter, kernels, replace, walk_type
from gemmc.transforms.lowering._hierarchy import check_hierarchy, launch_registers

MOST_REGISTERS = 255
"""Registers a thread can have (CUDA programming guide, "Compute Capabilities")."""


@dataclass(frozen=True)
class LowerHierarchyPass(ModulePass):
    """Turn roles into branches on the warpgroup number, and staged epilogues into their pieces.

    Before → after:

        tile.role "producer" warpgroups 1 warps 1 registers 40 { … tile.elect { … } }
        tile.role "consumer" warpgroups 2 warps 8 registers 232 { %i = tile.id "warpgroup" … }
        →
        %w = tile.uniform (thread div 128)
        scf.if %w < 1 { setmaxnreg.dec 40; scf.if (warp < 1) { … scf.if elected { … } } }
        else          { setmaxnreg.inc 232; %i = %w − 1; … }

    Requires: a kernel with a thread count, of whole warps where a warp counts or elects; roles
    side by side that make up the CTA, with only pure ops between them, and setmaxnreg budgets
    that the CTA's registers cover; no tile.elect inside another.
    Ensures: no tile.role, tile.id or tile.elect; thread numbers come from tile.thread_id, and
    warp and warpgroup numbers are uniform by a shuffle, so that branches on them are too.
    The pieces of a staged epilogue that nobody moved stand in its place, in order.
    setmaxnreg stands first in each role, executed by all its warps (PTX ISA, "setmaxnreg"), and
    the kernel says with how many registers a thread starts, which ptxas else may not know (C7508).
    Why here: nothing after it needs to know who is who.
    """

    name = "lower-hierarchy"

    def facts(self) -> Facts:
        return Facts(requires=(KERNEL, THREADS), forbids=(UNITS_DUE,), establishes=(NUMBERS,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in kernels(op):
            if kernel.threads is None:
                raise refuse(
                    kernel, "a thread count", "none", "run distribute or specialize-warps first"
                )
            check_hierarchy(kernel)
            _Lowering(kernel).run()


class _Lowering:
    def __init__(self, kernel: KernelOp):
        self._kernel = kernel
        self._start = Inserter.at_start(kernel.body.block, kernel)
        self._origin = self._start.op(ThreadIdOp())
        self._thread = self._origin.result
        self._thread.name_hint = "thread"
        self._units: dict[str, SSAValue] = {"thread": self._thread}
        self._roles = [r for r in kernel.body.block.ops if isinstance(r, RoleOp)]

    def run(self) -> None:
        for staged in walk_type(self._kernel, StagedEpilogueOp):
            _inline(staged)
        for inner in walk_type(self._kernel, IdOp):
            replace(inner, [self._number(Inserter.before(inner), inner, inner.unit.data)])
        for inner in walk_type(self._kernel, ElectOp):
            self._lower_elect(inner)
        if self._roles:
            self._lower_roles()

    def _unit(self, unit: str) -> SSAValue:
        """Number of the executing unit in the CTA."""
        if unit not in self._units:
            build = Inserter.after(self._origin)
            quotient = build.div(self._thread, build.index(UNIT_THREADS[unit]))
            self._units[unit] = build.value(UniformOp(quotient), unit)
        return self._units[unit]

    def _first_warpgroup(self, op: Operation) -> int:
        role = op if isinstance(op, RoleOp) else role_of(op)
        if role is None:
            return 0
        before = self._roles[: self._roles.index(role)]
        return sum(r.warpgroups.value.data for r in before)

    def _number(self, build: Inserter, op: Operation, unit: str) -> SSAValue:
        """Number of the executing unit in the op's role."""
        number = self._unit(unit)
        first = self._first_warpgroup(op) * 128 // UNIT_THREADS[unit]
        return build.sub(number, build.index(first)) if first else number

    def _lower_elect(self, elect: ElectOp) -> None:
        build = Inserter.before(elect)
        chosen = build.value(ElectedOp())
        role = role_of(elect)
        assert self._kernel.threads is not None
        warps = self._kernel.threads.value.data // 32 if role is None else role.warps.value.data
        if warps > 1:
            warp = self._number(build, elect, "warp")
            if elect.scope is not None:
                warp = build.rem(warp, build.index(4))
            is_first = build.value(arith.CmpiOp(warp, build.index(0), "eq"))
            chosen = build.value(arith.AndIOp(is_first, chosen))
        branch = build.op(scf.IfOp(chosen, [], Region(Block())))
        _move(elect.body.block, branch.true_region.block)
        Inserter.at_end(branch.true_region.block, elect).op(scf.YieldOp())
        elect.detach()
        elect.erase()

    def _lower_roles(self) -> None:
        """A chain of two-way branches, the last role in the last else."""
        build = Inserter.before(self._roles[-1])
        number = self._unit("warpgroup")
        past = 0
        for role in self._roles:
            past += role.warpgroups.value.data
            if role is self._roles[-1]:
                self._fill(build, role)
                break
            here = build.value(arith.CmpiOp(number, build.index(past), "ult"))
            branch = build.op(scf.IfOp(here, [], Region(Block()), Region(Block())))
            inside = Inserter.at_end(branch.true_region.block, role)
            self._fill(inside, role)
            inside.op(scf.YieldOp())
            end = Inserter.at_end(branch.false_region.block, role).op(scf.YieldOp())
            build = Inserter.before(end)
        for role in self._roles:
            role.detach()
            role.erase()

    def _fill(self, build: Inserter, role: RoleOp) -> None:
        if role.registers is not None:
            count = role.registers.value.data
            at_launch = launch_registers(self._kernel)
            if at_launch > MOST_REGISTERS:
                raise refuse(
                    role,
                    f"a CTA whose threads start with at most {MOST_REGISTERS} registers, for "
                    "setmaxnreg (ptxas C7508)",
                    f"{at_launch}, with {self._kernel.thread_count} threads",
                    "use more consumers, or producer_registers=0 consumer_registers=0",
                )
            action = "dec" if count < at_launch else "inc"
            build.op(SetmaxnregOp(action, count))
            self._kernel.launch_registers = int_attr(at_launch)
        if role.warps.value.data == 4 * role.warpgroups.value.data:
            for op in list(role.body.block.ops):
                _insert_moved(build, op)
            return
        warp = self._number(build, role, "warp")
        active = build.value(
            arith.CmpiOp(warp, build.index(role.warps.value.data), "ult")
        )
        branch = build.op(scf.IfOp(active, [], Region(Block())))
        _move(role.body.block, branch.true_region.block)
        Inserter.at_end(branch.true_region.block, role).op(scf.YieldOp())


def _inline(staged: StagedEpilogueOp) -> None:
    """Let what is left of a staged epilogue stand in its place, in order."""
    held = inline(staged.compute.block, [staged.value], staged)
    for piece in staged.pieces:
        inline(piece.block, held, staged)
    staged.detach()
    staged.erase()


def _insert_moved(build: Inserter, op: Operation) -> None:
    location = op.location
    op.detach()
    build.op(op).location = location


def _move(source: Block, target: Block) -> None:
    for op in list(source.ops):
        op.detach()
        target.add_op(op)
