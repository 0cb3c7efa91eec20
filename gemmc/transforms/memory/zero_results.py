"""Pass `zero-results`: what a result holds when a kernel adds to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    FloatAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
    TensorType,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.added import is_added_to
from gemmc.dialects.launch import ProgramOp, RunOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.kernel import KernelOp, int_attr
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.errors import Run, refuse
from gemmc.facts import GRID, KERNEL, NUMBERS, OFFSETS, THREADS, ZEROS_DUE, Facts
from gemmc.ir import Inserter, kernels
from gemmc.transforms.lowering._to_ptx.names import spelled
from gemmc.transforms.schedule._loops_plan import WARP
from gemmc.transforms.schedule.form_loops import kernel_of


@dataclass(frozen=True)
class ZeroResultsPass(ModulePass):
    """Launch a kernel that zeroes a result before the one that adds to it.

    Before → after:

        tile.kernel @main ["arg0", "arg1", "result0"] … { … tile.store %sums adds to %result0 … }
        →
        launch.program @main ["arg0", "arg1", "result0"] outputs 1 workspace 0 {
          launch.run @main_0 writes %result0
          launch.run @main_1 reads %arg0, %arg1 writes %result0 }
        tile.kernel @main_0 ["result0"] … threads 128 { tile.transfer_write %zeros to %result0[…] }
        tile.kernel @main_1 … { … }

    Requires: one kernel that adds to its results, all of constant extents.
    Ensures: a program that needs no memory of its own. The first kernel has CTAs of as many threads
    as the second, which store neighbouring vectors; where the second may start early
    (`programmatic-dependent-launch`), it adds only once the first has ended.
    Why here: when roles are branches on thread numbers, since the new kernel is one of threads at
    once; before `allocate-smem`, from where both go on together. Serves results that parts of K are
    added to, `split-k{through=reduction}`.
    """

    name = "zero-results"

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, GRID, THREADS, NUMBERS), forbids=(OFFSETS,), settles=(ZEROS_DUE,)
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = kernels(op)
        if len(found) > 1:
            raise refuse(found[1], "one kernel", f"{len(found)}", "run zero-results once")
        (kernel,) = found
        if not is_added_to(kernel):
            change = Run("split-k", through="reduction")
            raise refuse(kernel, "a kernel that adds to its results", "none", change)
        if kernel.dynamic is not None:
            needed = "results of constant extents"
            raise refuse(kernel, needed, "sizes that a launch tells", "use through=slots")
        threads = kernel.thread_count
        if threads is None or threads % WARP:
            found = "none" if threads is None else f"{threads} threads"
            raise refuse(kernel, "CTAs of whole warps", found, Run("distribute"))
        self._launch(kernel, threads)

    def _launch(self, kernel: KernelOp, threads: int) -> None:
        """The program in front of the kernel, and a kernel that zeroes for each result."""
        name, build = spelled(kernel.sym_name.data), Inserter.before(kernel)
        kinds = [argument.type for argument in kernel.body.block.args]
        count = kernel.outputs.value.data
        program = build.op(ProgramOp(kernel.sym_name.data, kinds[:-count], kinds[-count:]))
        program.workspace = int_attr(0)
        arguments: list[SSAValue] = list(program.body.block.args)
        inside = Inserter.at_end(program.body.block, kernel)
        for number, result in enumerate(arguments[-count:]):
            zeroing = build.op(_zeroing(f"{name}_{number}", result, kernel, threads))
            inside.op(RunOp(zeroing.sym_name.data, [], [result]))
        kernel.sym_name = StringAttr(f"{name}_{count}")
        inside.op(RunOp(kernel.sym_name.data, arguments[:-count], arguments[-count:]))


def _zeroing(name: str, result: SSAValue, kernel: KernelOp, threads: int) -> KernelOp:
    """A kernel whose threads store zeros to a matrix."""
    memory = cast("MemRefType[AnyFloat]", result.type)
    element: AnyFloat = memory.element_type
    assert DYNAMIC_INDEX not in memory.get_shape(), "a size of the kernel would tell it"
    tensor: TensorType[Attribute] = TensorType(element, memory.get_shape())
    body = Block()
    loops = LoopsOp([], [], tensor, Region(body))
    loops.location = kernel.location
    build = Inserter.at_end(body, loops)
    build.op(YieldOp(build.value(arith.ConstantOp(FloatAttr(0.0, element)))))
    block = Block([loops, func.ReturnOp(loops.result)])
    function = func.FuncOp(name, ([], [tensor]), Region(block))
    return kernel_of(function, [loops], threads)
