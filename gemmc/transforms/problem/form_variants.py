"""Pass `form-variants`: which kernels a product of a dynamic size has, each for which sizes."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, StringAttr, SymbolRefAttr, TensorType
from xdsl.ir import Attribute, SSAValue
from xdsl.passes import ModulePass
from xdsl.utils.hints import isa

from gemmc.analysis.sizes import ranges_of, sizes_of
from gemmc.dialects.dynamic import LARGEST, Place, Range, set_function_guards, set_planned_sizes
from gemmc.dialects.launch import ProgramOp, RunOp, matrix_in_global_memory
from gemmc.errors import GemmcError, refuse
from gemmc.facts import CONTRACTS, Facts
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.lowering._to_ptx.names import spelled
from gemmc.transforms.schedule._contraction import only_contraction


@dataclass(frozen=True)
class FormVariantsPass(ModulePass):
    """Make a product of a dynamic size several kernels, each for a range of it.

    Before → after, with `form-variants{size=m most=16,128}`:

        func.func @main(%x: tensor<?x512xbf16>, …) { %r = tile.contract %x, … ; return %r }
        →
        func.func @main_0(…) attributes {tile.guard = [array<i64: 0, 0, 0, 16, 1>]} { … }
        func.func @main_1(…) attributes {tile.guard = [array<i64: 0, 0, 0, 128, 1>]} { … }
        func.func @main_2(…) { … }
        launch.program @main […] outputs 1 dynamic {m = array<i64: 0, 0, 2, 0>} {
          launch.run @main_0 else [@main_1, @main_2] reads … writes …
        }

    Requires: `normalize-contractions`; a function that is one product, over a dynamic size of that
    letter.
    Ensures: a copy of the function for each of `most`, guarded by it, and one for all sizes, the
    last. A call launches the first whose guard holds. Each is planned for its largest size, the
    last for `beyond`, which is four times the one before where it is 0. Where the function is
    launched by a program already, the copies are launched there.
    Why here: ahead of `form-kernel`, since ranges differ in tiles, schedules and whose rows are the
    rows of a block. Serves programs of dynamic sizes, whose ranges `auto` chooses by its model.

    `size` is the letter of the dimension, `most` the largest size of each range, ascending. Of a
    program of several functions, `function` names the one that is meant.
    """

    name = "form-variants"

    size: str = "m"
    most: tuple[int, ...] = ()
    beyond: int = 0
    function: str = ""

    def facts(self) -> Facts:
        return Facts(requires=(CONTRACTS,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        limits = list(self.most)
        if not limits or limits[0] < 0 or limits != sorted(set(limits)) or limits[-1] >= LARGEST:
            found = f"most={','.join(map(str, limits))}"
            raise GemmcError(self.name, "most=A,B,… of ascending sizes", found)
        functions = [o for o in op.body.block.ops if isinstance(o, func.FuncOp)]
        meant = [f for f in functions if not self.function or f.sym_name.data == self.function]
        if not meant:
            raise refuse(op, f"a function {self.function}", "none")
        for function in meant:
            self._split(op, function)

    def _split(self, module: ModuleOp, function: func.FuncOp) -> None:
        contract = only_contraction(function)
        places = sizes_of(contract, function)
        if self.size not in places:
            known = ", ".join(places) or "none"
            raise refuse(contract, f"a dynamic size of the product ({known})", self.size)
        allowed = ranges_of(function, places)
        kernels: list[func.FuncOp] = []
        for limit in (*self.most, None):
            kernel = function.clone()
            ranges = dict(allowed)
            if limit is not None:
                ranges[self.size] = ranges[self.size].both(Range(0, limit))
            guards = [(places[s][0], r) for s, r in ranges.items() if r != Range()]
            if guards:
                set_function_guards(kernel, guards)
            size = self.beyond or 4 * self.most[-1] if limit is None else limit
            set_planned_sizes(kernel, {places[self.size][0]: max(size, 1)})
            name = f"{spelled(function.sym_name.data)}_{len(kernels)}"
            kernel.properties["sym_name"] = StringAttr(name)
            kernel.location = function.location
            kernels.append(kernel)
        place = Inserter.before(function)
        for kernel in kernels:
            place.op(kernel)
        _launch(module, function, [each.sym_name.data for each in kernels], places)
        function.detach()
        function.erase()


def _launch(
    module: ModuleOp, function: func.FuncOp, names: list[str], places: dict[str, list[Place]]
) -> None:
    """Launch the first of several kernels whose guard holds where the function was launched, or
    in a program of its own."""
    own = function.sym_name.data
    runs = [run for run in walk_type(module, RunOp) if own in run.names]
    if not runs:
        runs = [_program(function, places)]
    for run in runs:
        at = run.names.index(own)
        first, *others = (*run.names[:at], *names, *run.names[at + 1 :])
        run.callee = SymbolRefAttr(first)
        run.others = ArrayAttr(SymbolRefAttr(name) for name in others)


def _program(function: func.FuncOp, places: dict[str, list[Place]]) -> RunOp:
    kind = function.function_type
    inputs, outputs = ([_matrix(each) for each in types] for types in (kind.inputs, kind.outputs))
    program = ProgramOp(function.sym_name.data, inputs, outputs, places)
    Inserter.before(function).op(program)
    arguments: list[SSAValue] = list(program.body.block.args)
    build = Inserter.at_end(program.body.block, function)
    name = function.sym_name.data
    return build.op(RunOp(name, arguments[: len(inputs)], arguments[len(inputs) :]))


def _matrix(kind: Attribute) -> Attribute:
    assert isa(kind, TensorType[Attribute]), "only_contraction holds"
    return matrix_in_global_memory(kind.element_type, kind.get_shape())
