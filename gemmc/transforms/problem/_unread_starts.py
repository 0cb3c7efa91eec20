"""Reductions whose first step reads nothing of a start that nobody wrote: they start from zero."""

from __future__ import annotations

from xdsl.dialects import arith, func
from xdsl.dialects.linalg.ops import FillOp, GenericOp
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import BlockArgument, Operation, SSAValue

from gemmc.dialects.linalg_forms import all_parallel, filled_with
from gemmc.dialects.splats import number_as
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.problem._numbers import number_in, number_of


def start_unread(function: func.FuncOp) -> None:
    """Let a reduction start from zero in place of `tensor.empty` where each element is written by a
    first step that does not depend on it, which the numbers tell that the others start from:

        linalg.generic outs(tensor.empty, fill of -1) {  // the largest, and where it is
        ^bb0(%in, %most, %at):
          %new = %in >= %most or %at == -1
          linalg.yield (%new ? %in : %most), (%new ? %index : %at)
        }
    """
    for op in walk_type(function, GenericOp):
        if all_parallel(op):
            continue
        arguments = op.body.block.args[len(op.inputs) :]
        unwritten = [
            number
            for number, value in enumerate(op.outputs)
            if isinstance(value.owner, EmptyOp) and arguments[number].uses
        ]
        if not unwritten or _read_first(op).intersection(arguments[each] for each in unwritten):
            continue
        build = Inserter.before(op)
        for number in unwritten:
            empty = op.outputs[number]
            zero = number_as(0, arguments[number].type)
            filled = build.op(FillOp([build.value(arith.ConstantOp(zero))], [empty], [empty.type]))
            op.operands[len(op.inputs) + number] = filled.results[0]


def _read_first(op: GenericOp) -> set[SSAValue]:
    """The body's arguments that the first step depends on."""
    block = op.body.block
    numbers, chosen = _starts(op), dict[SSAValue, SSAValue]()
    for inner in block.ops:
        given = {each: numbers.get(each, number_in(each)) for each in inner.operands}
        if isinstance(inner, arith.SelectOp) and (condition := given[inner.cond]) is not None:
            chosen[inner.result] = inner.lhs if condition else inner.rhs
            numbers[inner.result] = given[chosen[inner.result]]
        elif len(inner.results) == 1 and not inner.regions:
            numbers[inner.results[0]] = number_of(inner, given)
    end, found, seen = block.last_op, set[SSAValue](), set[SSAValue]()
    waiting = list(end.operands) if end is not None else []
    while waiting:
        value = waiting.pop()
        if value in seen or numbers.get(value) is not None:
            continue
        seen.add(value)
        if value in chosen:
            waiting.append(chosen[value])
        elif isinstance(value, BlockArgument):
            found.add(value)
        elif isinstance(value.owner, Operation):
            waiting += [each for part in value.owner.walk() for each in part.operands]
    return found


def _starts(op: GenericOp) -> dict[SSAValue, int | None]:
    """The integers that results start from, by the body's arguments."""
    arguments = op.body.block.args[len(op.inputs) :]
    found = dict[SSAValue, int | None]()
    for argument, value in zip(arguments, op.outputs, strict=True):
        constant = filled_with(value)
        if constant is not None:
            found[argument] = number_in(constant.result)
    return found
