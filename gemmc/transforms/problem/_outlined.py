"""One op as a function of its own: what a kernel computes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.dialects import arith, func
from xdsl.ir import Block, Operation, Region, SSAValue

from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.ir import Inserter
from gemmc.transforms.problem._named_extents import Names, agree, named_extents


def arguments_of(
    op: Operation, read: Callable[[SSAValue], SSAValue]
) -> tuple[list[SSAValue], list[int]]:
    """The tensors that the kernel of an op reads (`read` of its operands), and of each operand the
    number of its own: each is there once, but a tensor whose open extent is one dimension of a
    product for one operand and another one for another, as rows of X in X·Xᵀ, which are two of
    unequal names."""
    inputs, numbers = list[SSAValue](), list[int]()
    called: list[Names] = []
    for value, (_, names) in zip(op.operands, named_extents(op), strict=True):
        root = read(value)
        found = (
            number for number, each in enumerate(inputs)
            if each is root and agree(called[number], names)
        )  # fmt: skip
        number = next(found, len(inputs))
        if number == len(inputs):
            inputs.append(root)
            called.append({})
        called[number] |= names
        numbers.append(number)
    return inputs, numbers


def outlined(
    name: str, op: Operation, inputs: Sequence[SSAValue], numbers: Sequence[int]
) -> func.FuncOp:
    """A function that is one op on its arguments, which are as `arguments_of` says."""
    body = Block(arg_types=[value.type for value in inputs])
    for value, argument in zip(inputs, body.args, strict=True):
        argument.name_hint = value.name_hint
    build = Inserter.at_end(body, op)
    taken: dict[tuple[SSAValue, int], SSAValue]
    taken = {(value, n): body.args[n] for n, value in enumerate(inputs)}
    operands: list[SSAValue] = []
    for value, number in zip(op.operands, numbers, strict=True):
        if (value, number) not in taken:  # a slice of an input
            slice_ = cast("Operation", value.owner).clone({inputs[number]: body.args[number]})
            taken[value, number] = build.value(slice_, value.name_hint)
        operands.append(taken[value, number])
    known: dict[SSAValue, SSAValue] = {}
    for constant in _constants(op):
        known[constant.result] = build.value(constant.clone())
    made = build.op(op.clone(known))
    made.operands = operands
    returned = made.results if isinstance(op, SequentialOp) else made.results[:1]
    for value, old in zip(returned, op.results, strict=False):
        value.name_hint = old.name_hint
    build.op(func.ReturnOp(*returned))
    kind = (body.arg_types, [value.type for value in returned])
    found = func.FuncOp(name, kind, Region(body))
    found.location = op.location
    return found


def _constants(op: Operation) -> list[arith.ConstantOp]:
    """The constants from outside that an op's regions use."""
    inside = {result for each in op.walk() for result in each.results}
    used = (value for each in op.walk() if each is not op for value in each.operands)
    outside = (value.owner for value in used if value not in inside)
    return list(dict.fromkeys(each for each in outside if isinstance(each, arith.ConstantOp)))
