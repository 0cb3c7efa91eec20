"""A program of several kernels, and the extents of its values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import cast

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DictionaryAttr,
    MemRefType,
    StringAttr,
    SymbolNameConstraint,
    f32,
    f64,
    i8,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
)
from xdsl.traits import IsolatedFromAbove, NoTerminator, SymbolOpInterface
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.dynamic import Dynamic, Place, places_attribute
from gemmc.dialects.launch.memory import (
    ConstantOp,
    ViewOp,
    WorkspaceOp,
    matrix_in_global_memory,
    verify_matrix,
)
from gemmc.dialects.launch.recurrence import RecurrenceOp
from gemmc.dialects.launch.run import Callee, RunOp, parameter_types
from gemmc.dialects.tile.types import bits

Launching = RunOp | RecurrenceOp
"""What launches kernels: once, or in each of several steps."""


@op_definition
class ProgramOp(IRDLOperation, Dynamic):
    """Launches on one stream, in the order of the text, each after the one before has ended.

    Its block arguments are the matrices of a call, the outputs last; `arguments` names them.
    `dynamic` names their extents that a call tells, as `tile.kernel` has it.
    Extents of outputs that are other expressions of them are `sized`, in order.
    `complex` names the arguments that are arrays of complex numbers at a call, the parts of each
    along their last dimension here. `in_place` names the input that an output may share its
    memory with. `numbers` names the inputs that a call gives a number for, which is
    their only extent; `rooms` are expressions of the sizes that have to be 0 or more, since slices
    have to lie in their source.
    `workspace` is the bytes that its workspaces take together, once they have offsets; `needs` an
    expression of them, where a call tells sizes.
    """

    name = "launch.program"

    sym_name = prop_def(SymbolNameConstraint())
    arguments = prop_def(ArrayAttr[StringAttr])
    outputs = prop_def(I64)
    dynamic = opt_prop_def(DictionaryAttr)
    sized = opt_prop_def(ArrayAttr[StringAttr])
    in_place = opt_prop_def(DictionaryAttr)
    complex = opt_prop_def(ArrayAttr[StringAttr])
    numbers = opt_prop_def(ArrayAttr[StringAttr])
    rooms = opt_prop_def(ArrayAttr[StringAttr])
    workspace = opt_prop_def(I64)
    needs = opt_prop_def(StringAttr)
    body = region_def("single_block")

    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface())

    assembly_format = (
        "$sym_name $arguments `outputs` $outputs (`dynamic` $dynamic^)? (`sized` $sized^)? "
        "(`in_place` $in_place^)? (`complex` $complex^)? (`numbers` $numbers^)? (`rooms` $rooms^)? "
        "(`workspace` $workspace^)? (`needs` $needs^)? attr-dict-with-keyword $body"
    )

    def __init__(
        self,
        name: str,
        inputs: Sequence[Attribute],
        outputs: Sequence[Attribute],
        dynamic: Mapping[str, Sequence[Place]] | None = None,
        sized: Sequence[str] = (),
    ):
        names = [f"arg{i}" for i in range(len(inputs))]
        names += [f"result{i}" for i in range(len(outputs))]
        body = Block(arg_types=[*inputs, *outputs])
        for argument, hint in zip(body.args, names, strict=True):
            argument.name_hint = hint
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "arguments": ArrayAttr(StringAttr(each) for each in names),
                "outputs": int_attr(len(outputs)),
                "dynamic": places_attribute(dynamic or {}),
                "sized": ArrayAttr(map(StringAttr, sized)) if sized else None,
            },
            regions=[Region(body)],
        )

    def verify_(self) -> None:
        args = self.body.block.args
        if len(self.arguments) != len(args):
            raise VerifyException(
                f"needed a name per argument; found {len(self.arguments)} names for "
                f"{len(args)} arguments"
            )
        if not 0 < self.outputs.value.data <= len(args):
            raise VerifyException(
                f"needed 1 to {len(args)} outputs; found {self.outputs.value.data}"
            )
        for value in args:
            verify_matrix(value, dynamic=True, least=0)
        self._verify_in_place()
        self._verify_complex()
        self._verify_numbers()
        self.verify_dynamic([cast("MemRefType[Attribute]", a.type).get_shape() for a in args])
        for op in self.body.block.ops:
            if not isinstance(op, WorkspaceOp | ConstantOp | ViewOp | RunOp | RecurrenceOp):
                raise VerifyException(f"needed ops of the launch dialect; found {op.name}")

    def _verify_in_place(self) -> None:
        names = [each.data for each in self.arguments]
        kinds = dict(zip(names, (each.type for each in self.body.block.args), strict=True))
        inputs, outputs = names[: self.first_output], names[self.first_output :]
        places: Mapping[str, Attribute] = {} if self.in_place is None else self.in_place.data
        for output, told in places.items():
            found = told.data if isinstance(told, StringAttr) else ""
            if output not in outputs or found not in inputs or kinds[output] != kinds[found]:
                needed = "outputs in place of inputs of the same type"
                raise VerifyException(f"needed {needed}; found {output} in place of {told}")

    def _verify_complex(self) -> None:
        known = dict(zip((n.data for n in self.arguments), self.body.block.args, strict=True))
        for name in self.complex_arguments:
            value = known.get(name)
            kind = None if value is None else cast("MemRefType[Attribute]", value.type)
            if kind is None or kind.element_type not in (f32, f64) or kind.get_shape()[-1:] != (2,):
                needed = "complex arguments of f32 or f64 with 2 parts in the last dimension"
                raise VerifyException(f"needed {needed}; found {name}: {kind}")

    def _verify_numbers(self) -> None:
        inputs = {name.data: number for number, name in enumerate(self.arguments)}
        for name in self.number_arguments:
            number = inputs.get(name, self.first_output)
            told = number < self.first_output and self.dynamic_size(number, 0)
            if not told or self.body.block.args[number].type != number_type():
                needed = f"numbers that are inputs of type {number_type()}, whose extent is dynamic"
                raise VerifyException(f"needed {needed}; found {name}")

    @property
    def number_arguments(self) -> list[str]:
        """The names of its inputs that a call gives a number for."""
        return [each.data for each in self.numbers or ()]

    @property
    def complex_arguments(self) -> list[str]:
        """The names of its arguments that are arrays of complex numbers."""
        return [each.data for each in self.complex or ()]

    @property
    def first_output(self) -> int:
        """The number of the first argument that is an output."""
        return len(self.arguments) - self.outputs.value.data

    @property
    def launches(self) -> list[Launching]:
        """Its launches and recurrences, in order."""
        return [op for op in self.body.block.ops if isinstance(op, Launching)]

    @property
    def runs(self) -> list[RunOp]:
        """Its launches that are no recurrences, in order."""
        return [op for op in self.body.block.ops if isinstance(op, RunOp)]


def number_type() -> MemRefType[Attribute]:
    """The type that the argument of a number has: elements of which none is read."""
    return matrix_in_global_memory(i8, [DYNAMIC_INDEX])


def types_of_step(op: RecurrenceOp) -> list[Attribute]:
    """The types of the arguments of a recurrence's step, and then of its results."""
    step = op.step
    if isinstance(step, ProgramOp):
        return [each.type for each in step.body.block.args]
    return parameter_types(cast("Callee", step)) or []


Sized = int | str
"""An extent: a number, or an expression of a program's sizes."""


def sized_values(program: ProgramOp) -> dict[SSAValue, tuple[Sized, ...]]:
    """The extents of each value of a program."""
    found: dict[SSAValue, tuple[Sized, ...]] = {}
    others = iter(() if program.sized is None else program.sized)
    for number, value in enumerate(program.body.block.args):
        shape = enumerate(cast("MemRefType[Attribute]", value.type).get_shape())
        found[value] = tuple(
            s if s != DYNAMIC_INDEX else program.dynamic_size(number, d) or next(others).data
            for d, s in shape
        )
    for op in program.body.block.ops:
        for result in op.results:
            shape = cast("MemRefType[Attribute]", result.type).get_shape()
            sized = op.sized if isinstance(op, WorkspaceOp | ViewOp) else None
            told_here = iter(each.data for each in sized or ())
            found[result] = tuple(next(told_here) if s == DYNAMIC_INDEX else s for s in shape)
    return found


def bytes_in(value: SSAValue, shape: Sequence[Sized]) -> Sized:
    """Bytes of a matrix of these extents."""
    width = bits(cast("MemRefType[Attribute]", value.type).element_type)
    numbers = prod(each for each in shape if isinstance(each, int))
    named = [each for each in shape if isinstance(each, str)]
    if not named:
        return -(-numbers * width // 8)
    return f"cdiv({' * '.join(named)} * {numbers * width}, 8)"
