"""One op as a function of its own: what a kernel computes."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith, func
from xdsl.ir import Block, Operation, Region, SSAValue

from gemmc.ir import Inserter


def outlined(name: str, op: Operation, inputs: list[SSAValue]) -> func.FuncOp:
    """A function that is one op on its arguments."""
    body = Block(arg_types=[value.type for value in inputs])
    for value, argument in zip(inputs, body.args, strict=True):
        argument.name_hint = value.name_hint
    build = Inserter.at_end(body, op)
    known: dict[SSAValue, SSAValue] = dict(zip(inputs, body.args, strict=True))
    for value in op.operands:
        if value not in known:  # a slice of an input
            slice_ = cast("Operation", value.owner)
            known[value] = build.value(slice_.clone(known), value.name_hint)
    for constant in _constants(op):
        known[constant.result] = build.value(constant.clone())
    made = build.op(op.clone(known))
    made.results[0].name_hint = op.results[0].name_hint
    build.op(func.ReturnOp(made.results[0]))
    kind = (body.arg_types, [op.results[0].type])
    found = func.FuncOp(name, kind, Region(body))
    found.location = op.location
    return found


def _constants(op: Operation) -> list[arith.ConstantOp]:
    """The constants from outside that an op's regions use."""
    inside = {result for each in op.walk() for result in each.results}
    used = (value for each in op.walk() if each is not op for value in each.operands)
    outside = (value.owner for value in used if value not in inside)
    return list(dict.fromkeys(each for each in outside if isinstance(each, arith.ConstantOp)))
