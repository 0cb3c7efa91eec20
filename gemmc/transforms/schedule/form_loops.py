"""Pass `form-loops`: which thread computes which elements of what no product makes."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import GRID, KERNEL, NUMBERS, THREADS, Facts
from gemmc.ir import Inserter, uncast
from gemmc.transforms.schedule._beside import Beside, plan_beside
from gemmc.transforms.schedule._chosen_rows_kernel import ChosenRowsKernel
from gemmc.transforms.schedule._contraction import refuse_complex
from gemmc.transforms.schedule._loops_kernel import LoopsKernel
from gemmc.transforms.schedule._open_rows_kernel import OpenRowsKernel
from gemmc.transforms.schedule._row_places import rows_and_behind
from gemmc.transforms.schedule._rows_kernel import RowsKernel
from gemmc.transforms.schedule._rows_plan import is_of_rows, rows_of
from gemmc.transforms.schedule._shared_sums import threads_for

WARPS = (0, 1, 2, 4, 8, 16)
"""What `warps` may be."""

MOST_UNROLLED = 64
"""What `unroll` may be at most."""


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

    Requires: `form-program`; functions of one tile.loops on the function's arguments, or of several
    over the same rows (`fuse-rows`) or the same elements (`fuse-siblings`), which return what is
    needed of them.
    Ensures: no func, no tensor. A thread has neighbouring elements of the result, as many as it
    stores at once and all inputs allow; neighbouring threads have neighbouring elements. Where the
    largest input lies along another loop than the result's rows, as of a transpose, the lanes of a
    warp have whole sectors of both: neighbours along that loop for each of a few runs; of ragged
    extents some lanes have none. Where rows are of no whole runs, as of an odd length, threads go
    on from row to row: with neighbouring elements if all inputs lie as the result does, else with
    elements as far apart as a CTA has threads, which have those between; the last ones have fewer.
    Of several loops over the same elements a thread, or a warp, has the same ones of each: it reads
    an element once, and stores when all is computed. Of reductions with loops behind them, which
    are over their results, a thread goes on with what it has summed; or a warp's first lane.
    A sum over a dimension along which the largest input lies is a warp's, whose lanes take
    neighbouring elements and add up what they have, or of floats as many of a CTA's warps share it
    as have 1 KB of that input each: what each has goes through shared memory, and behind a barrier
    the element's first thread combines it in order. Any other is a thread's, which walks over it,
    and so is one over fewer than half as many as a warp has lanes, such as of a window, where there
    are many elements, or of the same elements as its neighbours', unless these are so many that
    warps take fewer iterations. Of sums that lie far apart along an input, a thread has one. Where
    a launch tells how many there are, and sums are long or of as many elements as it tells, or
    where there are few sums over one loop, of 32 to 271 iterations, a unit is a thread's of each
    of a CTA's warps, which have every so manieth iteration; what each has
    goes through shared memory, and the first warp combines it in order. Of as many elements as a
    launch tells 32 warps share sums that may have more than 1024 iterations. Of
    steps in order that change a value only between two bounds that an input has for an element
    (`tile.as_index`), a thread takes the first and those between. Of several loops over the same
    rows (`fuse-rows`) a warp has whole rows: it reads an element once, and hands what it reduces
    from one of the loops to the next; what is computed of that alone is computed once for the row,
    and loops over what rows are reduced to are behind, by the first thread of each row.
    Short rows, of a reduction alone as well, are a part of the lanes' each, as many as have a
    vector of it, several beside each other and then the next ones; of rows that fill no warp, or as
    many as a launch tells, the last ones may not be there.
    Steps that choose, as of the largest element's place, are such a reduction: lanes have
    neighbouring elements, and combine in order what each makes of the start (`tile.combine`).
    A long row, or one of few, is a CTA's of 2 to 16 warps: each reduces its part, what these make
    goes through shared memory, and behind a barrier all threads combine it in the same order. Rows
    of open length, of one reduction as well, are shared by as many warps as the longest that the
    function's guard allows asks for. A lane has 4 or 8 elements of such a row at a time: neighbours
    where the guard says that rows are of whole vectors, else as far apart as the row has lanes. It
    holds all of a row that is a warp's, one run of another, and each loop reads the rest again.
    Why here: in place of `form-kernel`, for what is no product: there is nothing to promote or to
    distribute, so the kernel is one of threads at once. Serves programs of several kernels.

    `threads` is the CTA's size, whole warps, where neither rows nor long sums are shared: at most
    128 of longer rows.
    `warps` is how many share a row of several loops, or a sum of lanes, of which it takes what
    divides the CTA's; 0: as its length and the number of rows ask.
    `unroll` is how many steps of a sum are taken together, so that their loads are in flight at
    once; 0: as many as registers and instructions allow, 16 at most. Only the last of a warp's
    steps tests which lanes have none of it.
    """

    name = "form-loops"

    threads: int = 256
    warps: int = 0
    unroll: int = 0

    def facts(self) -> Facts:
        return Facts(establishes=(KERNEL, GRID, THREADS, NUMBERS))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.threads % 32 or not 32 <= self.threads <= 1024:
            found = f"threads={self.threads}"
            raise GemmcError(self.name, "threads of whole warps, 32 to 1024", found)
        if self.warps not in WARPS:
            found = f"warps={self.warps}"
            raise GemmcError(self.name, "1, 2, 4, 8 or 16 warps, or 0", found)
        if not 0 <= self.unroll <= MOST_UNROLLED:
            found = f"unroll={self.unroll}"
            raise GemmcError(self.name, f"1 to {MOST_UNROLLED} steps together, or 0", found)
        functions = [o for o in op.body.block.ops if isinstance(o, func.FuncOp)]
        if not functions:
            raise refuse(op, "a func.func", "none", Run("form-program"))
        for function in functions:
            loops = _only_loops(function)
            options = self.threads, self.warps, self.unroll
            Inserter.before(function).op(kernel_of(function, loops, *options))
            function.detach()
            function.erase()


def kernel_of(
    function: func.FuncOp, loops: list[LoopsOp], threads: int, warps: int = 0, unroll: int = 0
) -> KernelOp:
    """The kernel of one `tile.loops`, or of several that warps take rows through, or whose elements
    a thread has beside each other; of rows whose length a launch tells, also of one."""
    plan, (rows, _) = rows_of(loops, threads, warps=warps), rows_and_behind(loops)
    alone = len(rows) == 1 and (plan is None or not is_of_rows(rows[0], plan))
    beside = plan_beside(loops, threads, warps) if plan is None or alone else None
    if beside is not None:
        return _kernel_beside(function, loops, beside, threads, unroll)
    if plan is None:
        needed = (
            "loops over the same elements, or over the same rows, of lengths that fit the "
            "registers of the warps that share one"
        )
        found = f"{len(loops)} tile.loops that are not"
        raise refuse(loops[-1], needed, found, "make a function of each")
    kernel = OpenRowsKernel if plan.walks else RowsKernel
    return (ChosenRowsKernel if plan.chooses else kernel)(function, loops, plan).kernel


def _kernel_beside(
    function: func.FuncOp, loops: list[LoopsOp], beside: Beside, threads: int, unroll: int
) -> KernelOp:
    """The kernel of loops over the same elements; of more threads where warps share long sums."""
    sums = [each for each in loops if each.reduced is not None]
    shared = next((each.shared for each in beside.plans if each.shared is not None), None)
    wide = threads if shared is None else threads_for(sums, shared, threads)
    wider = None if wide == threads else plan_beside(loops, wide)
    if wider is not None:
        return LoopsKernel(function, loops, wider, wide, unroll).kernel
    return LoopsKernel(function, loops, beside, threads, unroll).kernel


def _only_loops(function: func.FuncOp) -> list[LoopsOp]:
    refuse_complex(function)
    ops = [] if function.is_declaration else list(function.body.block.ops)
    found = [op for op in ops if isinstance(op, LoopsOp)]
    end = None if function.is_declaration else function.get_return_op()
    casts = [op for op in ops if isinstance(op, tensor.CastOp)]
    known = {*function.args, *(op.dest for op in casts if op.source in function.args)}
    alone = bool(found) and len(ops) == len(found) + len(casts) + 1
    for op in found:
        alone = alone and known.issuperset((*op.inputs, *op.tables)) and bool(op.result.uses)
        known.add(op.result)
    returned = [] if end is None else [*map(uncast, end.operands)]
    made = [op.result for op in found if op.result in returned]
    if not alone or returned != made or made[-1:] != [found[-1].result]:
        needed = "a function that is one tile.loops of its arguments, or several in a row"
        raise refuse(function, needed, "another", Run("form-program"))
    return found
