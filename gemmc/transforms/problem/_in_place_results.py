"""Results of a program that are in the memory of its arguments: who still reads these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from xdsl.dialects import func
from xdsl.dialects.builtin import DictionaryAttr, StringAttr
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.launch import (
    Launching,
    ProgramOp,
    RecurrenceOp,
    RunOp,
    memory_of,
    place_of,
)
from gemmc.dialects.tile.contract import ContractOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.sequential import SequentialOp


def say_in_place(program: ProgramOp, in_place: Mapping[int, int]) -> None:
    """Let a program say which of its results, by number, may be in the memory of which input."""
    names, first = program.arguments.data, program.first_output
    program.in_place = DictionaryAttr(
        {names[first + result].data: StringAttr(names[n].data) for result, n in in_place.items()}
    )


def is_read_late(
    argument: SSAValue,
    target: SSAValue,
    runs: Sequence[Launching],
    kernels: Sequence[func.FuncOp],
) -> bool:
    """Whether an argument is read once a result in the same memory is being written: by a later
    launch, or by the one that writes, at other places than it writes; a recurrence that does both
    may read it in a later step."""
    writers = [n for n, run in enumerate(runs) if any(memory_of(v) is target for v in run.outputs)]
    readers = [n for n, run in enumerate(runs) if any(memory_of(v) is argument for v in run.inputs)]
    first = min(writers, default=len(runs))
    known = {each.sym_name.data: each for each in kernels}
    late = [n for n in readers if n >= first]
    return any(n > first or not _reads_ahead(runs[n], known, argument, target) for n in late)


def _reads_ahead(
    run: Launching, known: Mapping[str, func.FuncOp], argument: SSAValue, target: SSAValue
) -> bool:
    """Whether a launch that writes to an argument has read each element before."""
    if isinstance(run, RecurrenceOp):
        return False
    kernel = known[run.names[0]]
    nests = [op for op in kernel.body.block.ops if isinstance(op, SequentialOp)]
    if nests:
        return _updates(run, nests[0], argument, target)
    return _element_by_element(run, kernel, argument)


def _element_by_element(run: RunOp, kernel: func.FuncOp, argument: SSAValue) -> bool:
    """Whether a kernel reads an argument only where it writes its result."""
    (output,) = run.outputs
    for number, value in enumerate(run.inputs):
        memory, first = place_of(value)
        if memory is not argument:
            continue
        if value.type != output.type or first != place_of(output)[1]:
            return False
        own = kernel.body.block.args[number]
        if not all(_reads_own(use.operation, own) for use in own.uses):
            return False
    return True


def _updates(run: RunOp, nest: SequentialOp, argument: SSAValue, target: SSAValue) -> bool:
    """Whether a kernel of a nest reads an argument only as what the result in its memory begins
    as."""
    function = nest.parent_op()
    assert isinstance(function, func.FuncOp), "a kernel's function has the nest"
    own = [
        (each, value)
        for each, value in zip(function.args, run.inputs, strict=True)
        if place_of(value)[0] is argument
    ]
    if len(own) != 1 or own[0][0] in nest.read or list(nest.updated).count(own[0][0]) != 1:
        return False
    output = run.outputs[list(nest.updated).index(own[0][0])]
    return place_of(output) == (target, place_of(own[0][1])[1])


def _reads_own(op: Operation, value: SSAValue) -> bool:
    """Whether each element of a result depends on the one element of an operand at its place."""
    if isinstance(op, ContractOp):
        behind = [at for v, at in zip(op.inputs, op.input_layouts, strict=True) if v is value]
        factors = [op.lhs, op.rhs, *([] if op.beside is None else [op.beside])]
        return value not in factors and all(each == op.result_layout for each in behind)
    if isinstance(op, LoopsOp):
        if value in op.tables or op.reduced is not None:
            return False
        indexing = [m.data for v, m in zip(op.inputs, op.maps, strict=True) if v is value]
        return all(
            [str(each) for each in one.results] == [f"d{d}" for d in range(one.num_dims)]
            for one in indexing
        )
    return False


def ahead_of_all(program: ProgramOp, ops: Sequence[Operation]) -> None:
    """Move ops to a program's start, in this order."""
    block = program.body.block
    for op in reversed(ops):
        op.detach()
        block.insert_op_before(op, cast("Operation", block.first_op))
