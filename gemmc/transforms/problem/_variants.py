"""Several kernels of one function, each for some sizes, in the place where it is launched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.dialects import func
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, StringAttr, SymbolRefAttr, TensorType
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.dynamic import (
    GUARD,
    Place,
    Range,
    function_guards,
    set_function_guards,
)
from gemmc.dialects.isa import isa
from gemmc.dialects.launch import ProgramOp, RunOp, matrix_in_global_memory
from gemmc.errors import refuse
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.lowering._to_ptx.names import spelled

Ranges = Mapping[str, Range]
"""What sizes a kernel is for, by their letters."""


def functions_meant(module: ModuleOp, name: str) -> list[func.FuncOp]:
    """The functions of a module, or the one of a name. GemmcError where there is none."""
    functions = [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]
    meant = [each for each in functions if not name or each.sym_name.data == name]
    if not meant:
        raise refuse(module, f"a function {name}", "none")
    return meant


def variant_of(name: str, number: int) -> str:
    """The name of one of several kernels of a function."""
    return f"{spelled(name)}_{number}"


def put_variants(
    module: ModuleOp,
    function: func.FuncOp,
    ranges: Sequence[Ranges],
    places: Mapping[str, Sequence[Place]],
) -> list[func.FuncOp]:
    """A copy of a function for each of some ranges, guarded by it, in its place; a launch takes the
    first whose guard holds."""
    kernels = [_guarded(function, number, each, places) for number, each in enumerate(ranges)]
    place = Inserter.before(function)
    for kernel in kernels:
        place.op(kernel)
    _launch(module, function, [each.sym_name.data for each in kernels], places)
    function.detach()
    function.erase()
    return kernels


def _guarded(
    function: func.FuncOp, number: int, ranges: Ranges, places: Mapping[str, Sequence[Place]]
) -> func.FuncOp:
    kernel = function.clone()
    guards = [(places[size][0], each) for size, each in ranges.items() if each != Range()]
    if guards:
        set_function_guards(kernel, guards)
    kernel.properties["sym_name"] = StringAttr(variant_of(function.sym_name.data, number))
    kernel.location = function.location
    return kernel


def _launch(
    module: ModuleOp,
    function: func.FuncOp,
    names: list[str],
    places: Mapping[str, Sequence[Place]],
) -> None:
    """Launch the first of several kernels whose guard holds where the function was launched, or
    in a program of its own."""
    own = function.sym_name.data
    runs = [run for run in walk_type(module, RunOp) if own in run.names]
    if not runs:
        _check_is_for_all(function)
        runs = [_program(function, places)]
    for run in runs:
        at = run.names.index(own)
        first, *others = (*run.names[:at], *names, *run.names[at + 1 :])
        run.callee = SymbolRefAttr(first)
        run.others = ArrayAttr(map(SymbolRefAttr, others)) if others else None


def _check_is_for_all(function: func.FuncOp) -> None:
    """Kernels keep what their function promises: in a program of its own none would be for other
    sizes, which a call may come with."""
    if function_guards(function):
        needed = "a function for all sizes, or a launch.run of it and others"
        change = f"leave {GUARD} out, or launch it ahead of a kernel for all sizes"
        raise refuse(function, needed, f"{GUARD} of a function alone", change)


def _program(function: func.FuncOp, places: Mapping[str, Sequence[Place]]) -> RunOp:
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
