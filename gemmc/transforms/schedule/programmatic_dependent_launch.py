"""Pass `programmatic-dependent-launch`: when a kernel starts that follows another one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.ir import Block, Operation
from xdsl.passes import ModulePass

from gemmc.analysis.accesses import reads_global, touches_global
from gemmc.analysis.straight_line import in_line, line_of
from gemmc.dialects.barrier import LaunchDependentsOp, WaitGridOp
from gemmc.dialects.tile.kernel import KernelOp, RoleOp
from gemmc.errors import refuse
from gemmc.facts import DEPENDENT, GRID, KERNEL, Facts
from gemmc.ir import Inserter, kernels, walk_type


@dataclass(frozen=True)
class ProgrammaticDependentLaunchPass(ModulePass):
    """Let a kernel start before the grid launched before it has ended, and say when the next may.

    Before → after:

        tile.kernel @main … { setup; role "producer" { for { load } }; role "consumer" { … store } }
        →
        tile.kernel @main … overlapped {
          setup
          role "producer" { barrier.wait_grid; for { load }; barrier.launch_dependents }
          role "consumer" { barrier.wait_grid; … store }
        }

    Requires: a kernel that accesses global memory, with its barriers in place.
    Ensures: before a role's first access to global memory it waits for the grid before, so all
    that comes earlier (barriers, tensor maps, clusters) overlaps with that grid's end. The next
    grid may start once every CTA has asked for its last tile, or with `early` as soon as every CTA
    may access global memory itself. The manifest asks for the launch attribute without which all of
    this does nothing (PTX ISA, "griddepcontrol"; CUDA programming guide, "Programmatic Dependent
    Launch").
    Why here: after `insert-barriers`, which orders only what is inside a grid; before
    `lower-hierarchy` makes roles branches. Serves short kernels in a row.

    `early` is for kernels whose CTAs are short and take little of an SM. CTAs of the next grid that
    start so wait on SMs that have room: a product on CUDA cores, several of whose CTAs share an SM,
    is crowded on some of them.
    """

    name = "programmatic-dependent-launch"

    early: bool = False

    def facts(self) -> Facts:
        return Facts(requires=(KERNEL, GRID), forbids=(DEPENDENT,), establishes=(DEPENDENT,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in kernels(op):
            if kernel.overlapped is not None:
                raise refuse(kernel, "a kernel that does not overlap yet", "overlapped")
            _overlap(kernel, self.early)


def _overlap(kernel: KernelOp, early: bool) -> None:
    blocks = [kernel.body.block, *(role.body.block for role in walk_type(kernel, RoleOp))]
    accessing = {block: tops for block in blocks if (tops := _tops(block))}
    if not accessing:
        raise refuse(kernel, "a kernel that accesses global memory", "none")
    all_ = [top for tops in accessing.values() for top in tops]
    reading = [top for top in all_ if _any(reads_global, top)] or all_
    last = [top for top in reading if line_of(top) is line_of(reading[0])][-1]
    if not early:
        Inserter.after(last).op(LaunchDependentsOp())
    for tops in accessing.values():
        build = Inserter.before(tops[0])
        build.op(WaitGridOp())
        if early and last in tops:
            build.op(LaunchDependentsOp())
    kernel.overlapped = UnitAttr()


def _tops(block: Block) -> list[Operation]:
    """A block's ops that access global memory, or hold ops that do; roles have their own."""
    return [op for op in in_line(block) if not isinstance(op, RoleOp) and _any(touches_global, op)]


def _any(test: Callable[[Operation], bool], op: Operation) -> bool:
    return any(test(inner) for inner in op.walk())
