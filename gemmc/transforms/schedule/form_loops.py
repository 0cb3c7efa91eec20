"""Pass `form-loops`: which thread computes which elements of what no product makes."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.dialects.tile.loops import LoopsOp
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import GRID, KERNEL, NUMBERS, THREADS, Facts
from gemmc.ir import Inserter
from gemmc.transforms.schedule._contraction import refuse_complex
from gemmc.transforms.schedule._loops_kernel import LoopsKernel


@dataclass(frozen=True)
class FormLoopsPass(ModulePass):
    """Make a function that is one `tile.loops` a kernel, thread by thread.

    Before → after:

        func.func @f(%x, %b) { %r = tile.loops %x, %b maps […] { body }; return %r }
        →
        tile.kernel @f ["arg0", "arg1", "result0"] … threads 256 {
          %at = block · 256 + thread; scf.if %at < count {
            %e = tile.transfer_read %x[…]; %f = tile.transfer_read %b[…]
            %s = tile.map %e with %f { body }; tile.transfer_write %s to %result0[…]
          }
        }

    Requires: `form-program`; functions of one tile.loops on the function's arguments.
    Ensures: no func, no tensor. A thread has neighbouring elements of the result, as many as it
    stores at once and all inputs allow; neighbouring threads have neighbouring elements. Where the
    largest input lies along another loop than the result's rows, as of a transpose, the lanes of a
    warp have whole sectors of both: neighbours along that loop for each of a few runs; of ragged
    extents some lanes have none. Where rows are of no whole runs, as of an odd length, threads go
    on from row to row: with neighbouring elements if all inputs lie as the result does, else with
    elements as far apart as a CTA has threads, which have those between; the last ones have fewer.
    A sum over a dimension along which the largest input lies is a
    warp's, whose lanes take neighbouring elements and add up what they have; any other is a
    thread's, which walks over it, and so is one over fewer than half as many as a warp has lanes,
    such as of a window, where there are many elements, or of the same elements as its neighbours'.
    Of sums that lie far apart along an input, a thread has one. Of steps in order that change a
    value only between two bounds that an input has for an element (`tile.as_index`), a thread takes
    the first and those between.
    Why here: in place of `form-kernel`, for what is no product: there is nothing to promote, to
    distribute or to synchronize, so the kernel is one of threads at once. Serves programs of
    several kernels.

    `threads` is the CTA's size, whole warps.
    """

    name = "form-loops"

    threads: int = 256

    def facts(self) -> Facts:
        return Facts(establishes=(KERNEL, GRID, THREADS, NUMBERS))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.threads % 32 or not 32 <= self.threads <= 1024:
            found = f"threads={self.threads}"
            raise GemmcError(self.name, "threads of whole warps, 32 to 1024", found)
        functions = [o for o in op.body.block.ops if isinstance(o, func.FuncOp)]
        if not functions:
            raise refuse(op, "a func.func", "none", Run("form-program"))
        for function in functions:
            loops = _only_loops(function)
            Inserter.before(function).op(LoopsKernel(function, loops, self.threads).kernel)
            function.detach()
            function.erase()


def _only_loops(function: func.FuncOp) -> LoopsOp:
    refuse_complex(function)
    ops = [] if function.is_declaration else list(function.body.block.ops)
    found = [op for op in ops if isinstance(op, LoopsOp)]
    end = None if function.is_declaration else function.get_return_op()
    alone = len(ops) == 2 and end is not None and list(end.operands) == [o.result for o in found]
    if not alone or any(value not in function.args for value in found[0].inputs):
        needed = "a function that is one tile.loops of its arguments"
        raise refuse(function, needed, "another", Run("form-program"))
    return found[0]
