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

    Requires: a kernel that reads global memory, with its barriers in place.
    Ensures: before a role's first access to global memory it waits for the grid before, so all
    that comes earlier (barriers, tensor maps, clusters) overlaps with that grid's end. The next
    grid may start once every CTA has asked for its last tile. The manifest asks for the launch
    attribute without which all of this does nothing (PTX ISA, "griddepcontrol"; CUDA programming
    guide, "Programmatic Dependent Launch").
    Why here: after `insert-barriers`, which orders only what is inside a grid; before
    `lower-hierarchy` makes roles branches. Serves short kernels in a row.
    """

    name = "programmatic-dependent-launch"

    def facts(self) -> Facts:
        return Facts(requires=(KERNEL, GRID), forbids=(DEPENDENT,), establishes=(DEPENDENT,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in kernels(op):
            if kernel.overlapped is not None:
                raise refuse(kernel, "a kernel that does not overlap yet", "overlapped")
            _overlap(kernel)


def _overlap(kernel: KernelOp) -> None:
    blocks = [kernel.body.block, *(role.body.block for role in walk_type(kernel, RoleOp))]
    accessing = {block: _tops(block) for block in blocks}
    reading = [top for tops in accessing.values() for top in tops if _any(reads_global, top)]
    if not reading:
        raise refuse(kernel, "a kernel that reads global memory", "none")
    last = [top for top in reading if line_of(top) is line_of(reading[0])][-1]
    Inserter.after(last).op(LaunchDependentsOp())
    for tops in accessing.values():
        if tops:
            Inserter.before(tops[0]).op(WaitGridOp())
    kernel.overlapped = UnitAttr()


def _tops(block: Block) -> list[Operation]:
    """A block's ops that access global memory, or hold ops that do; roles have their own."""
    return [op for op in in_line(block) if not isinstance(op, RoleOp) and _any(touches_global, op)]


def _any(test: Callable[[Operation], bool], op: Operation) -> bool:
    return any(test(inner) for inner in op.walk())
