"""IREE's constants between dispatches, some of whose sizes may be kept from who reads them: written
out as constants of `arith`, and casts.

Source: IREE, dialect "flow", `TensorConstantOp`, `TensorDynamicConstantOp`.
"""

from __future__ import annotations

from typing import Self

from xdsl.context import Context
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    DenseResourceAttr,
    ModuleOp,
    TensorType,
)
from xdsl.ir import Attribute, Operation, TypedAttribute
from xdsl.irdl import IRDLOperation, irdl_op_definition, prop_def, result_def
from xdsl.parser import Parser
from xdsl.rewriter import Rewriter

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.isa import isa
from gemmc.errors import refuse


class _ConstantOp(IRDLOperation):
    """`name dense<…> : t -> u`: a constant, some of whose sizes `u` does not say."""

    value = prop_def(DenseIntOrFPElementsAttr | DenseResourceAttr)
    made = result_def(TensorType)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        value = parser.parse_attribute()
        if not isinstance(value, TypedAttribute):
            parser.raise_error("needed the elements of a tensor", start, parser.pos)
        kind: Attribute = value.get_type()
        if parser.parse_optional_punctuation("->"):
            kind = parser.parse_type()
        return cls.create(properties={"value": value}, result_types=[kind])


@irdl_op_definition
class FlowConstantOp(_ConstantOp):
    """`flow.tensor.constant`."""

    name = "flow.tensor.constant"


@irdl_op_definition
class FlowDynamicConstantOp(_ConstantOp):
    """`flow.tensor.dynamic_constant`: one whose sizes are not to be known ahead."""

    name = "flow.tensor.dynamic_constant"


CONSTANTS = (FlowConstantOp, FlowDynamicConstantOp)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put constants of `arith` in the place of IREE's. GemmcError for what is no tensor."""
    for op in [each for each in module.walk() if isinstance(each, CONSTANTS)]:
        Rewriter.replace_op(op, [], [put_ahead(op, _constant(op)).results[0]])


def _constant(op: _ConstantOp) -> Operation:
    made, kind = arith.ConstantOp(op.value), op.made.type
    if made.result.type == kind:
        return made
    if not isa(kind, TensorType[Attribute]):
        raise refuse(op, "a tensor", f"{kind}")
    return tensor.CastOp(put_ahead(op, made), kind)
