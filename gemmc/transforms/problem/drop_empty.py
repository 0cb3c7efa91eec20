"""Pass `drop-empty`: which tensors have elements."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.facts import SOURCE, Facts
from gemmc.ir import walk_type
from gemmc.transforms.problem._calls import inline_calls
from gemmc.transforms.problem._control import straighten_all
from gemmc.transforms.problem._emptied import drop_empty


@dataclass(frozen=True)
class DropEmptyPass(ModulePass):
    """Compute nothing of tensors that have no elements.

    Before → after, of K = 0:

        %r = linalg.matmul ins(%a, %b : tensor<16x0xf32>, tensor<0x8xf32>) outs(%c) ; use %r
        →
        use %c

    Requires: linalg on tensors, each function one block once its control flow is straightened.
    Ensures: what has no elements is an argument or a `tensor.empty`, read by nothing. Sums over an
    extent of 0, of products too, are what they start from. Concatenations, insertions and padding
    of what has no elements are without it. A reshape by a shape without extents says none. A zero
    stands where a body reads an element of none, as no run does: a choice has it on its other side.
    All else is left as it was.
    Why here: ahead of all that reads products, for which every extent has at least one index; no
    kernel is launched for what has no elements. Serves programs with extents of 0: it stands ahead
    of a pipeline where there are some.
    """

    name = "drop-empty"

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        straighten_all(op)
        inline_calls(op)
        straighten_all(op)
        for function in walk_type(op, func.FuncOp):
            if function.is_declaration or len(function.body.blocks) != 1:
                continue
            drop_empty(function)
