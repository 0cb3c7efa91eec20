"""Values that nobody may look at, as MLIR's tiling pads with and Polygeist begins variables with:
each is a zero.

Sources: MLIR, "ub" dialect, `PoisonOp`; "llvm" dialect, `UndefOp`, `PoisonOp`.
"""

from __future__ import annotations

from abc import ABC
from typing import Self

from xdsl.context import Context
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    ModuleOp,
    TensorType,
)
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Attribute, Dialect, Operation
from xdsl.irdl import IRDLOperation, irdl_op_definition, result_def, traits_def
from xdsl.parser import Parser
from xdsl.traits import Pure

from gemmc.dialects.constants import zero_of
from gemmc.dialects.isa import isa
from gemmc.errors import refuse


class AnyValueOp(IRDLOperation, ABC):
    """Any value of a type, written out when a text is read."""

    result = result_def()
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        return cls.create(result_types=[parser.parse_type()], attributes=attributes)


@irdl_op_definition
class PoisonOp(AnyValueOp):
    """Any value of a type: `ub.poison : f32`."""

    name = "ub.poison"


@irdl_op_definition
class UndefOp(AnyValueOp):
    """Any value of a type: `llvm.mlir.undef : f64`."""

    name = "llvm.mlir.undef"


@irdl_op_definition
class LlvmPoisonOp(AnyValueOp):
    """Any value of a type: `llvm.mlir.poison : f64`."""

    name = "llvm.mlir.poison"


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put zeros in the place of numbers that nobody may look at, and tensors without elements that
    matter in that of such tensors. GemmcError for other types."""
    for op in [each for each in module.walk() if isinstance(each, AnyValueOp)]:
        made, block = _any_value(op, op.result.type), op.parent_block()
        assert block is not None, "an op of a text stands in a block"
        made.location = op.location
        block.insert_op_before(made, op)
        op.result.replace_all_uses_with(made.results[0])
        op.detach()
        op.erase()


def _any_value(op: AnyValueOp, kind: Attribute) -> Operation:
    if (zero := zero_of(kind)) is not None:
        return zero
    if isa(kind, ComplexType[AnyFloat]):
        from gemmc.dialects.complex_bodies import complex_constant

        return complex_constant(0.0, kind)
    if isa(kind, TensorType[Attribute]) and kind.has_static_shape():
        return EmptyOp([], kind)
    raise refuse(op, "a number, or a tensor of static sizes", f"{kind}")


Ub = Dialect("ub", [PoisonOp], [])
Llvm = Dialect("llvm", [UndefOp, LlvmPoisonOp], [])
