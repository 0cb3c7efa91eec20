"""Pass `debufferize`: which tensors functions on memrefs compute."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func, memref
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.dialects.in_memory import uses_of
from gemmc.dialects.memory_types import has_memrefs
from gemmc.errors import refuse
from gemmc.facts import SOURCE, Facts
from gemmc.ir import walk_type
from gemmc.transforms.problem._calls import inline_calls
from gemmc.transforms.problem._cells import carry_cells
from gemmc.transforms.problem._control import straighten_all
from gemmc.transforms.problem._debuffered import Debuffered
from gemmc.transforms.problem._guarded_writes import take_out_writes


@dataclass(frozen=True)
class DebufferizePass(ModulePass):
    """Make functions on memrefs functions on tensors, which return what was written.

    Before → after:

        func.func @main(%a: memref<…>, %b: memref<…>, %c: memref<…>) {
          linalg.fill ins(%zero) outs(%c) ; linalg.matmul ins(%a, %b) outs(%c) ; return
        }
        →
        func.func @main(%a: tensor<…>, %b: tensor<…>) -> tensor<…> {
          %0 = linalg.fill ins(%zero) outs(%empty)
          %1 = linalg.matmul ins(%a, %b) outs(%0)
          return %1
        }

    Requires: functions whose arguments do not overlap; control flow that is straight code once
    loops of known steps are written out, or carry tensors and are recurrences; what is written in
    a choice is shown by one memref.
    Ensures: no memref is left. Every write is a new tensor of all that the memory holds; views
    (`memref.subview`, reshapes, `memref.transpose`) are slices and reshapes of it, and what is
    written through one is put into it. What was written last through a view is read as it is. An
    argument that is read stays an argument; one that is written is a result too, behind those that
    the function returns, in order. One that is read and written is marked `launch.in_place`, the
    number of its result: both may be the same memory. An argument with static strides is the
    row-major array that it is a part of. An op of `linalg` whose output overlaps another operand,
    other than element by element, is refused.
    Why here: first, because every other pass asks what is computed of which tensors. Serves
    functions on memrefs, ahead of whichever pipeline they get: no pipeline names it.
    """

    name = "debufferize"

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = [each for each in walk_type(op, func.FuncOp) if has_memrefs(each)]
        if not functions:
            raise refuse(op, "a function on memrefs", "none", "leave the pass out")
        uses = {each: uses_of(each) for each in functions}
        for function in functions:
            carry_cells(function)
        take_out_writes(op, told=False)
        straighten_all(op)
        inline_calls(op)
        straighten_all(op)
        for function in functions:
            if function.parent is not None and not function.is_declaration:
                Debuffered(function, uses[function]).rewrite()
        for each in walk_type(op, memref.GlobalOp):
            each.detach()
            each.erase()
