"""Pass `form-sequential`: which thread takes the steps of a nest that are taken in order."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.errors import Run, refuse
from gemmc.facts import GRID, KERNEL, NUMBERS, THREADS, Facts
from gemmc.ir import Inserter
from gemmc.transforms.schedule._sequential_kernel import SequentialKernel


@dataclass(frozen=True)
class FormSequentialPass(ModulePass):
    """Make a function that is one `tile.sequential` a kernel, in which one thread takes its steps.

    Before → after:

        func.func @f(%x, %b) { %r = tile.sequential reads %x updates %b { loops }; return %r }
        →
        tile.kernel @f ["arg0", "arg1", "result0"] … grid ["1"] threads 32 {
          scf.if thread == 0 {
            for each element of %b { tile.transfer_read; tile.transfer_write to %result0 }
            loops { %e = tile.transfer_read %arg0[…]; %s = tile.map %e { … }
                    tile.transfer_write %s to %result0[…] }
          }
        }

    Requires: `form-program`; functions of one tile.sequential on the function's arguments, which
    return all that it makes.
    Ensures: no func, no tensor. The first thread of the one CTA copies what is updated to the
    results, zeroes those that begin as nothing, and then takes the steps in their order, reading
    and writing the results' memory. A number is an element that the thread holds: an index as an
    i64, a condition as one that is 0 or 1, a float of 16 bits as an f32 that it is rounded to
    after each op. A loop counts from 0 to the number of its steps, and of a choice with results
    each side is a loop of one step or none.
    Why here: in place of `form-kernel` and `form-loops`, for what neither is for. Serves programs
    whose loops are kept.
    """

    name = "form-sequential"

    def facts(self) -> Facts:
        return Facts(establishes=(KERNEL, GRID, THREADS, NUMBERS))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = [o for o in op.body.block.ops if isinstance(o, func.FuncOp)]
        if not functions:
            raise refuse(op, "a func.func", "none", Run("form-program"))
        for function in functions:
            nest = _only_nest(function)
            Inserter.before(function).op(SequentialKernel(function, nest).kernel)
            function.detach()
            function.erase()


def _only_nest(function: func.FuncOp) -> SequentialOp:
    """The nest that a function is, beside constants."""
    ops = [] if function.is_declaration else list(function.body.block.ops)
    found = [op for op in ops if not isinstance(op, arith.ConstantOp | func.ReturnOp)]
    end = None if function.is_declaration else function.get_return_op()
    if len(found) == 1 and isinstance(found[0], SequentialOp) and end is not None:
        if set(found[0].operands) <= set(function.args) and [*end.operands] == [*found[0].made]:
            return found[0]
    needed = "a function that is one tile.sequential of its arguments, and returns what that makes"
    raise refuse(function, needed, "another", Run("form-program"))
