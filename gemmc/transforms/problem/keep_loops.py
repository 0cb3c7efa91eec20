"""Pass `keep-loops`: which loops over single elements stay loops, in one kernel."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from gemmc.dialects.element_loops.loops import ELEMENTS
from gemmc.errors import GemmcError, refuse
from gemmc.facts import SOURCE, Facts
from gemmc.ir import walk_type
from gemmc.transforms.problem._kept_nest import KeptNest
from gemmc.transforms.problem._told_places import meets_told_places


@dataclass(frozen=True)
class KeepLoopsPass(ModulePass):
    """Make each nest of loops over single elements one op, whose steps are taken in order.

    Before → after:

        scf.for %i = … { scf.for %j = … { memref.load %a[…]; …; memref.store %x, %a[…] } }
        →
        %0 = bufferization.to_tensor %a
        %1 = tile.sequential updates %0 { ^bb0(%m: memref<…>):
          scf.for %i = … { scf.for %j = … { memref.load %m[…]; …; memref.store %x, %m[…] } }
        }
        bufferization.materialize_in_destination %1 in %a

    Requires: loops that no pass has written out: outermost ones of a function, on memory and
    tensors of known sizes that arguments, allocations, constants or other ops are; in them loops,
    choices, arithmetic, slices, and ops of `linalg` as loops over single elements leave them.
    Ensures: what a nest did to memory, its op does, in the same order; slices of one memory are
    that memory. A tensor that a loop hands on with elements replaced is memory, too, where each is
    read before the next is made. A nest that has something else in it stays; GemmcError at the
    first such op where no nest becomes an op. With `told`, only nests become one that store single
    elements where data tells and load them again, in more than a few steps.
    Why here: ahead of all others, which write loops out step by step. Serves programs that are
    refused without it, since one thread takes the steps, and such nests (`told`), whose steps would
    each ask all of those ahead of them: no pipeline names it.
    """

    name = "keep-loops"

    told: bool = False

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        refused: list[GemmcError] = []
        nests: list[KeptNest] = []
        for function in walk_type(op, func.FuncOp):
            for loop in nests_in(function):
                if self.told and not meets_told_places(loop):
                    continue
                try:
                    nests.append(KeptNest(loop, function))
                except GemmcError as error:
                    refused.append(error)
        if not nests:
            raise refused[0] if refused else refuse(op, "loops over single elements", "none")
        for nest in nests:
            nest.put()


def nests_in(function: func.FuncOp) -> list[scf.ForOp]:
    """The outermost loops of a function of one block that load or store single elements."""
    if function.is_declaration or len(function.body.blocks) != 1:
        return []
    loops = [op for op in function.body.block.ops if isinstance(op, scf.ForOp)]
    return [each for each in loops if _takes_elements(each)]


def _takes_elements(op: Operation) -> bool:
    """Whether an op has loads or stores of single elements in it, but in no body of `linalg`."""
    inner = (each for region in op.regions for block in region.blocks for each in block.ops)
    return any(
        isinstance(each, ELEMENTS)
        or (not isinstance(each, LinalgStructuredOperation) and _takes_elements(each))
        for each in inner
    )
