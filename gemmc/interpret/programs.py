"""Running a launch program: kernel after kernel, at whichever level each of them is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects.builtin import MemRefType, StringAttr
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.added import is_added_to
from gemmc.dialects.launch import (
    Callee,
    ConstantOp,
    ProgramOp,
    RecurrenceOp,
    RunOp,
    ViewOp,
    WorkspaceOp,
    sized_values,
    types_of_step,
)
from gemmc.errors import location_of
from gemmc.interpret.grids import evaluate
from gemmc.interpret.hardware.errors import InterpretError, Site, Unsupported
from gemmc.interpret.hardware.program_memory import Argument, ProgramMemory
from gemmc.interpret.launches import Outputs, check_extents, check_inputs, check_rooms, told_sizes
from gemmc.interpret.types import dtype_of, shape_of

RunKernel = Callable[[Callee, Sequence[Any], Outputs], list[Any]]
"""Runs a kernel on its inputs, for outputs of some shapes, or onto what they hold; its outputs."""


def run_program(program: ProgramOp, inputs: Sequence[Any], run_kernel: RunKernel) -> list[Any]:
    """The outputs of a program. Raises InterpretError, also for a read of what no launch wrote."""
    return _Run(program, inputs).run(run_kernel)


class _Run:
    """One call of a program: its memory, and where each matrix lies in it, in bytes."""

    def __init__(self, program: ProgramOp, inputs: Sequence[Any]) -> None:
        self._program = program
        size = 0 if program.workspace is None else program.workspace.value.data
        self._places: dict[SSAValue, tuple[str, int]] = {}
        names = [each.data for each in program.arguments]
        values = program.body.block.args
        first = program.first_output
        inputs = [
            _told(name, each) if name in program.number_arguments and np.ndim(each) == 0 else each
            for name, each in zip(names, inputs, strict=False)
        ]
        self._sizes = told_sizes(program, [tuple(each.shape) for each in inputs])
        sized = sized_values(program)
        shapes = [
            tuple(evaluate(str(each), self._sizes) for each in sized[value]) for value in values
        ]
        check_inputs(names[:first], shapes[:first], inputs)
        for name, shape in zip(names, shapes, strict=True):
            check_extents(name, shape)
        arguments = {n: names[places[0][0]] for n, places in program.dynamic_places.items()}
        check_rooms([each.data for each in program.rooms or ()], self._sizes, arguments)
        if program.needs is not None:
            size = evaluate(program.needs.data, self._sizes)
        self._memory = ProgramMemory(size)
        self._shapes: dict[SSAValue, tuple[int, ...]] = dict(zip(values, shapes, strict=True))
        for number, (name, value) in enumerate(zip(names, values, strict=True)):
            self._places[value] = name, 0
            if number < first:
                self._memory.add_input(name, inputs[number])
            elif program.in_place is not None and name in program.in_place.data:
                of = cast("StringAttr", program.in_place.data[name]).data
                self._memory.add_in_place(name, of)
            else:
                self._memory.add_output(name, prod(shapes[number]) * _dtype(value).itemsize)

    def run(self, run_kernel: RunKernel) -> list[Any]:
        """Every op in order, then what the outputs hold."""
        for number, op in enumerate(self._program.body.block.ops):
            if isinstance(op, WorkspaceOp):
                self._add_workspace(op, number)
            elif isinstance(op, ConstantOp):
                name = f"constant {op.result.name_hint or ''}#{number}"
                self._memory.add_input(name, np.frombuffer(op.contents, np.uint8))
                self._places[op.result] = name, 0
            elif isinstance(op, ViewOp):
                name, first = self._places[op.source]
                size = _dtype(op.source).itemsize
                self._places[op.result] = name, first + op.first.value.data * size
                self._shapes[op.result] = self._told(op.result, op.sized)
            elif isinstance(op, RunOp):
                self._launch(op, run_kernel)
            elif isinstance(op, RecurrenceOp):
                self._recur(op, run_kernel)
            else:
                raise Unsupported(f"{op.name} in a launch program", Site(op.name, location_of(op)))
        return [self._read(value) for value in self._outputs()]

    def _outputs(self) -> list[SSAValue]:
        return list(self._program.body.block.args[self._program.first_output :])

    def _add_workspace(self, op: WorkspaceOp, number: int) -> None:
        name = f"workspace {op.result.name_hint or ''}#{number}"
        offset = None if op.offset is None else op.offset.value.data
        if op.placed is not None:
            offset = evaluate(op.placed.data, self._sizes)
        self._shapes[op.result] = shape = self._told(op.result, op.sized)
        check_extents(name, shape)
        size = op.bytes if op.sized is None else prod(shape) * _dtype(op.result).itemsize
        self._memory.add_workspace(name, size, offset)
        self._places[op.result] = name, 0

    def _told(self, value: SSAValue, sized: Iterable[StringAttr] | None) -> tuple[int, ...]:
        """A shape whose `?` are expressions of the call's sizes."""
        given = iter(sized or ())
        return tuple(
            evaluate(next(given).data, self._sizes) if size < 0 else size
            for size in shape_of(value.type)
        )

    def _launch(self, op: RunOp, run_kernel: RunKernel) -> None:
        kernel = op.kernel_for([self._shape(value) for value in op.operands])
        site = Site(f"launch.run @{op.callee.string_value()}", location_of(op))
        if kernel is None:
            raise Unsupported("a launch of a kernel that is not there", site)
        try:
            added = is_added_to(kernel)
            wanted = [self._argument(v, reads=True, writes=False) for v in op.inputs]
            wanted += [self._argument(v, reads=added, writes=True) for v in op.outputs]
            found = self._memory.for_launch(wanted)
            inputs, outputs = found[: len(op.inputs)], found[len(op.inputs) :]
        except InterpretError as error:
            error.site = site
            raise
        made = run_kernel(kernel, inputs, outputs)
        for value, array in zip(op.outputs, made, strict=True):
            name, first = self._places[value]
            self._memory.write(name, first, cast("NDArray[Any]", array))

    def _recur(self, op: RecurrenceOp, run_kernel: RunKernel) -> None:
        """Each step on what the one before made, by its kernels."""
        step, carried = op.step, [self._read(each) for each in op.carried]
        fixed = [self._read(each) for each in op.invariants]
        kinds, made = types_of_step(op), list[Any]()
        for number in range(op.count):
            seen = [
                self._part(value, places.at(number), kind)
                for value, places, kind in zip(
                    op.windows, op.places, kinds[len(carried) :], strict=False
                )
            ]
            given = [*carried, *seen, *fixed]
            if isinstance(step, ProgramOp):
                made = run_program(step, given, run_kernel)
            else:
                outputs = [shape_of(each) for each in kinds[len(given) :]]
                made = run_kernel(cast("Callee", step), given, outputs)
            carried = [made[n] for n in op.numbers[0]]
            for n, (value, places) in op.stacks.items():
                self._write(value, places.at(number), made[n])
        for n, value in op.finals.items():
            self._write(value, 0, made[n])

    def _part(self, value: SSAValue, first: int, kind: Attribute) -> NDArray[Any]:
        """Neighbouring elements, as a matrix of a type."""
        name, begin = self._places[value]
        at = begin + first * _dtype(value).itemsize
        return self._memory.read(name, at, shape_of(kind), _dtype(value))

    def _write(self, value: SSAValue, first: int, array: Any) -> None:
        name, begin = self._places[value]
        at = begin + first * _dtype(value).itemsize
        self._memory.write(name, at, cast("NDArray[Any]", array))

    def _argument(self, value: SSAValue, *, reads: bool, writes: bool) -> Argument:
        name, first = self._places[value]
        return Argument(name, first, self._shape(value), _dtype(value), reads, writes)

    def _read(self, value: SSAValue) -> NDArray[Any]:
        name, first = self._places[value]
        return self._memory.read(name, first, self._shape(value), _dtype(value))

    def _shape(self, value: SSAValue) -> tuple[int, ...]:
        return self._shapes.get(value, shape_of(value.type))


def _told(name: str, number: Any) -> NDArray[Any]:
    """An array whose extent is a number of the call. Raises Unsupported below 0."""
    if number < 0:
        raise Unsupported(f"{name} = {number}, of which sizes are; give 0 or more")
    return np.zeros(int(number), np.int8)


def _dtype(value: SSAValue) -> np.dtype[Any]:
    return dtype_of(cast("MemRefType[Attribute]", value.type).element_type)
