"""`linalg.softmax`, `pack` and `unpack`, and `tensor.pack` and `unpack` as they were before: read,
and written out at once (`gemmc.dialects.linalg_written_out`).

Source: MLIR, "linalg" dialect, `SoftmaxOp`, `PackOp`, `UnPackOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from xdsl.dialects.builtin import DenseArrayBase, TensorType, i64
from xdsl.dialects.tensor import InsertSliceOp
from xdsl.dialects.tensor import Tensor as StockTensor
from xdsl.ir import Attribute, Dialect, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
)
from xdsl.parser import Parser

from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.linalg_payload import parse_dimension, parse_operands
from gemmc.dialects.tensor_expand import ExpandShapeOp
from gemmc.dialects.tensor_more import GatherOp, GenerateOp, ReshapeOp
from gemmc.dialects.tensor_pads import PadOp


@irdl_op_definition
class SoftmaxOp(IRDLOperation):
    """`linalg.softmax dimension(1) ins(%x : t) outs(%y : t) -> t`."""

    name = "linalg.softmax"

    input = operand_def(base(TensorType))
    output = operand_def(base(TensorType))
    dimension = prop_def(I64)
    result = result_def(base(TensorType))

    def __init__(self, source: SSAValue, output: SSAValue, dimension: int):
        super().__init__(
            operands=[source, output],
            properties={"dimension": int_attr(dimension)},
            result_types=[output.type],
        )

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        parser.parse_optional_attr_dict()
        dimension = parse_dimension(parser)
        values = (*parse_operands(parser, "ins"), *parse_operands(parser, "outs"))
        if len(values) != 2 or not all(isinstance(each.type, TensorType) for each in values):
            parser.raise_error(f"{cls.name}: needed an input and an output tensor", start, start)
        if parser.parse_optional_punctuation("->"):
            parser.parse_type()
        return cls(values[0], values[1], dimension)


@irdl_op_definition
class PackOp(IRDLOperation):
    """`linalg.pack %x padding_value(%p : e)? outer_dims_perm = […]? inner_dims_pos = […]
    inner_tiles = […] into %y : t -> t`: the tiles of a tensor, one behind the other."""

    name = "linalg.pack"

    source = operand_def(base(TensorType))
    dest = operand_def(base(TensorType))
    padding = opt_operand_def()
    outer = prop_def(DenseArrayBase.constr(i64))
    inner = prop_def(DenseArrayBase.constr(i64))
    tiles = prop_def(DenseArrayBase.constr(i64))
    result = result_def(base(TensorType))

    irdl_options = (AttrSizedOperandSegments(as_property=True),)

    def __init__(
        self,
        source: SSAValue,
        dest: SSAValue,
        padding: SSAValue | None,
        numbers: Sequence[Sequence[int]],
    ):
        arrays = [DenseArrayBase.from_list(i64, each) for each in numbers]
        super().__init__(
            operands=[source, dest, padding],
            properties=dict(zip(("outer", "inner", "tiles"), arrays, strict=True)),
            result_types=[dest.type],
        )

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, source = parser.pos, parser.parse_unresolved_operand()
        padding: SSAValue | None = None
        if parser.parse_optional_characters("padding_value"):
            with parser.in_parens():
                name = parser.parse_unresolved_operand()
                parser.parse_punctuation(":")
                padding = parser.resolve_operand(name, parser.parse_type())
        numbers: list[Sequence[int]] = []
        for word in ("outer_dims_perm", "inner_dims_pos", "inner_tiles"):
            if not parser.parse_optional_characters(word):
                numbers.append(())
                continue
            parser.parse_punctuation("=")
            numbers.append(
                parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_integer)
            )
        parser.parse_keyword("into")
        dest = parser.parse_unresolved_operand()
        parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kinds: list[Attribute] = [parser.parse_type()]
        parser.parse_punctuation("->")
        kinds.append(parser.parse_type())
        if not all(isinstance(each, TensorType) for each in kinds):
            parser.raise_error(f"{cls.name}: needed tensors", start, start)
        values = parser.resolve_operands([source, dest], kinds, start)
        return cls(values[0], values[1], padding, numbers)


class UnPackOp(PackOp):
    """`linalg.unpack %x outer_dims_perm = […]? inner_dims_pos = […] inner_tiles = […] into %y :
    t -> t`: what was packed, without its padding."""

    name = "linalg.unpack"


class TensorPackOp(PackOp):
    """`linalg.pack` as it was called before."""

    name = "tensor.pack"


class TensorUnPackOp(UnPackOp):
    """`linalg.unpack` as it was called before."""

    name = "tensor.unpack"


class ParallelInsertSliceOp(InsertSliceOp):
    """`tensor.parallel_insert_slice`, with the text of `insert_slice`, which it is read as: where
    it stands the loop around it puts its result (`gemmc.dialects.scf_more`)."""

    name = "tensor.parallel_insert_slice"

    @classmethod
    def parse(cls, parser: Parser) -> Any:
        return InsertSliceOp.parse(parser)


RELAYOUTS = (SoftmaxOp, PackOp, UnPackOp)

_OWN = (
    *(ParallelInsertSliceOp, ExpandShapeOp, ReshapeOp, GatherOp, GenerateOp),
    *(TensorPackOp, TensorUnPackOp, PadOp),
)
_NAMES = {op.name for op in _OWN}

Tensor = Dialect(
    "tensor",
    [*(op for op in StockTensor.operations if op.name not in _NAMES), *_OWN],
    list(StockTensor.attributes),
)
"""xDSL's `tensor` with all forms of `expand_shape` and `reshape`, two ops that it has not, and two
that it had."""
