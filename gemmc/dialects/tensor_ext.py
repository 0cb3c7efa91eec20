"""What IREE adds to tensors: the tensors that a dispatch reads or writes, the loads and stores of
their parts, and barriers that IREE does not move ops over.

`gemmc.dialects.flow_written_out` and `gemmc.dialects.util` put tensors and slices in their place
when a text is read.

Source: IREE, dialect "iree_tensor_ext", `DispatchTensorType`, `DispatchTensorLoadOp`,
`DispatchTensorStoreOp`, `DispatchWorkloadOrdinalOp`, `DispatchWorkgroupCountFromSliceOp`,
`ComputeBarrierStartOp`, `ComputeBarrierEndOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseArrayBase, IndexType, StringAttr, i64
from xdsl.dialects.utils.dynamic_index_list import parse_dynamic_index_list_without_types
from xdsl.ir import Attribute, Dialect, ParametrizedAttribute, SSAValue, TypeAttribute
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    param_def,
    prop_def,
    result_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import AttrParser, Parser

from gemmc.dialects._integers import I64Array
from gemmc.dialects.flow_tensors import TensorBitcastOp
from gemmc.dialects.sized_types import sized_type

_INDEX = IndexType()


@irdl_attr_definition
class DispatchTensorType(ParametrizedAttribute, TypeAttribute):
    """`!iree_tensor_ext.dispatch.tensor<readonly:tensor<4x8xf32>>`: where a dispatch reads or
    writes a tensor."""

    name = "iree_tensor_ext.dispatch.tensor"

    access: StringAttr = param_def()
    kind: Attribute = param_def()

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            access = parser.parse_identifier()
            parser.parse_punctuation(":")
            return StringAttr(access), parser.parse_type()


class SameOp(IRDLOperation):
    """An op whose result is its operand."""

    value = operand_def()
    same = result_def()


@irdl_op_definition
class WorkloadOrdinalOp(SameOp):
    """`iree_tensor_ext.dispatch.workload.ordinal %n, 0 : index`."""

    name = "iree_tensor_ext.dispatch.workload.ordinal"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        value = parser.parse_operand(_INDEX)
        parser.parse_punctuation(",")
        parser.parse_integer()
        parser.parse_punctuation(":")
        return cls.build(operands=[value], result_types=[parser.parse_type()])


@irdl_op_definition
class WorkgroupCountOp(IRDLOperation):
    """`%x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%n)`."""

    name = "iree_tensor_ext.dispatch.workgroup_count_from_slice"

    workload = var_operand_def(IndexType)
    counts = var_result_def(IndexType)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        names = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, parser.parse_unresolved_operand
        )
        values = parser.resolve_operands(names, [_INDEX] * len(names), parser.pos)
        return cls.build(operands=[values], result_types=[[_INDEX] * 3])


class SlicedOp(IRDLOperation):
    """What loads and stores have: the part of the tensor behind `place`, whose open sizes are
    `extents`."""

    place = operand_def(DispatchTensorType)
    offsets = var_operand_def(IndexType)
    sizes = var_operand_def(IndexType)
    strides = var_operand_def(IndexType)
    extents = var_operand_def(IndexType)
    static_offsets = prop_def(I64Array)
    static_sizes = prop_def(I64Array)
    static_strides = prop_def(I64Array)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)


@irdl_op_definition
class TensorLoadOp(SlicedOp):
    """`iree_tensor_ext.dispatch.tensor.load %a, offsets = [0, 0], sizes = [%n, 8],
    strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x8xf32>>{%n}
    -> tensor<?x8xf32>`."""

    name = "iree_tensor_ext.dispatch.tensor.load"

    value = result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        places, numbers = _slice(parser)
        kind, extents = sized_type(parser)
        parser.parse_punctuation("->")
        place = parser.resolve_operand(name, kind)
        return cls.build(operands=[place, *places, extents], properties=numbers,
                         result_types=[parser.parse_type()])  # fmt: skip


@irdl_op_definition
class TensorStoreOp(SlicedOp):
    """`iree_tensor_ext.dispatch.tensor.store %x, %a, offsets = [0, 0], sizes = [4, 8],
    strides = [1, 1] : tensor<4x8xf32> -> !iree_tensor_ext.dispatch.tensor<…>`."""

    name = "iree_tensor_ext.dispatch.tensor.store"

    value = operand_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        outer = parser.parse_unresolved_operand()
        places, numbers = _slice(parser)
        value = parser.resolve_operand(name, parser.parse_type())
        parser.parse_punctuation("->")
        kind, extents = sized_type(parser)
        place = parser.resolve_operand(outer, kind)
        return cls.build(operands=[value, place, *places, extents], properties=numbers)


class ComputeBarrierOp(IRDLOperation):
    """`%y = iree_tensor_ext.compute_barrier.start %x : t{%n} -> t`: what IREE does not move ops
    over; the result is the operand."""

    values = var_operand_def()
    same = var_result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, name = parser.pos, parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        parser.parse_optional_comma_separated_list(
            parser.Delimiter.BRACES, parser.parse_unresolved_operand
        )
        parser.parse_punctuation("->")
        made = parser.parse_type()
        return cls.create(operands=parser.resolve_operands([name], [kind], start),
                          result_types=[made])  # fmt: skip


@irdl_op_definition
class ComputeBarrierStartOp(ComputeBarrierOp):
    """`iree_tensor_ext.compute_barrier.start`."""

    name = "iree_tensor_ext.compute_barrier.start"


@irdl_op_definition
class ComputeBarrierEndOp(ComputeBarrierOp):
    """`iree_tensor_ext.compute_barrier.end`."""

    name = "iree_tensor_ext.compute_barrier.end"


def _slice(parser: Parser) -> tuple[list[Sequence[SSAValue]], dict[str, Attribute]]:
    """`, offsets = [%i, 0], sizes = [%n, 8], strides = [1, 1] :`."""
    values: list[Sequence[SSAValue]] = []
    numbers: dict[str, Attribute] = {}
    for word in ("offsets", "sizes", "strides"):
        parser.parse_punctuation(",")
        parser.parse_keyword(word)
        parser.parse_punctuation("=")
        names, found = parse_dynamic_index_list_without_types(parser, DYNAMIC_INDEX)
        values.append(parser.resolve_operands(names, [_INDEX] * len(names), parser.pos))
        numbers[f"static_{word}"] = DenseArrayBase.from_list(i64, list(found))
    parser.parse_punctuation(":")
    return values, numbers


IreeTensorExt = Dialect(
    "iree_tensor_ext",
    [
        ComputeBarrierEndOp,
        ComputeBarrierStartOp,
        TensorBitcastOp,
        TensorLoadOp,
        TensorStoreOp,
        WorkgroupCountOp,
        WorkloadOrdinalOp,
    ],
    [DispatchTensorType],
)
