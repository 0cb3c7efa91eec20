"""Pass `share-kernels`: equal kernels of a program are one, launched several times."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, SymbolRefAttr
from xdsl.ir import Attribute
from xdsl.passes import ModulePass

from gemmc.analysis.equal_functions import are_equal
from gemmc.dialects.launch import ProgramOp, RunOp
from gemmc.errors import refuse
from gemmc.facts import SHARED, Facts
from gemmc.ir import walk_type

Shape = tuple[Attribute, tuple[str, ...]]
"""What is asked of two functions first: their type, and the names of their ops."""


@dataclass(frozen=True)
class ShareKernelsPass(ModulePass):
    """Launch one kernel wherever a program launches one that computes the same.

    Before → after:

        func.func @main_0(%x, %w) { … }      func.func @main_1(%h, %v) { … }
        launch.program @main … {
          launch.run @main_0 reads %x, %w writes %h
          launch.run @main_1 reads %h, %v writes %y
        }
        →
        func.func @main_0(%x, %w) { … }
        launch.program @main … {
          launch.run @main_0 reads %x, %w writes %h
          launch.run @main_0 reads %h, %v writes %y
        }

    Requires: `form-program`.
    Ensures: no two kernels of the module differ in nothing but their names, those of their values
    and the places in a file that they stem from. The first of them stays, with its own. Layers of a
    model and steps of a loop that is written out are compiled, loaded and tuned once.
    Why here: behind the passes that change a kernel for one of its launches, which refuse to follow
    (`fuse-reductions`, `split-reductions`), and those that make it several; before kernels get
    pipelines, each its own. Serves programs of several kernels.
    """

    name = "share-kernels"

    def facts(self) -> Facts:
        return Facts(establishes=(SHARED,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if not walk_type(op, ProgramOp):
            change = "run form-program first, on a function of several kernels"
            raise refuse(op, "a launch.program", "none", change)
        shared = shared_kernels(op)
        for run in walk_type(op, RunOp):
            _rename(run, shared)
        for function in _functions(op):
            if function.sym_name.data in shared:
                function.detach()
                function.erase()


def shared_kernels(module: ModuleOp) -> dict[str, str]:
    """The name of each kernel that computes what one before it does, and that one's."""
    launched = {name for run in walk_type(module, RunOp) for name in run.names}
    first: dict[Shape, list[func.FuncOp]] = {}
    shared: dict[str, str] = {}
    for function in _functions(module):
        if function.sym_name.data not in launched:
            continue
        known = first.setdefault(_shape(function), [])
        equal = next((each for each in known if are_equal(each, function)), None)
        if equal is None:
            known.append(function)
        else:
            shared[function.sym_name.data] = equal.sym_name.data
    return shared


def _functions(module: ModuleOp) -> Iterable[func.FuncOp]:
    return [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]


def _shape(function: func.FuncOp) -> Shape:
    return function.function_type, tuple(op.name for op in function.walk())


def _rename(run: RunOp, shared: dict[str, str]) -> None:
    """Let a launch be of the kernels that stay."""
    first, *others = (SymbolRefAttr(shared.get(name, name)) for name in run.names)
    run.callee = first
    run.others = ArrayAttr(others) if others else None
