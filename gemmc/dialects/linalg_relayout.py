"""`linalg.softmax`, `pack` and `unpack`, and `tensor.pack` and `unpack` as they were before: read,
and written out at once (`gemmc.dialects.linalg_written_out`).

Source: MLIR, "linalg" dialect, `SoftmaxOp`, `PackOp`, `UnPackOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from xdsl.dialects.builtin import DenseArrayBase, IndexType, MemRefType, TensorType, i64
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
    opt_result_def,
    prop_def,
)
from xdsl.parser import Parser

from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.constants import constant_of
from gemmc.dialects.linalg_payload import parse_dimension, parse_operands
from gemmc.dialects.memory_types import is_memref
from gemmc.dialects.tensor_empty import EmptyOp
from gemmc.dialects.tensor_expand import ExpandShapeOp
from gemmc.dialects.tensor_more import (
    BitcastOp,
    GatherOp,
    GenerateOp,
    RankOp,
    ReshapeOp,
    ScatterOp,
)
from gemmc.dialects.tensor_pads import PadOp

_SHAPED = base(TensorType) | base(MemRefType)


def _alike(kinds: Sequence[Attribute]) -> bool:
    """Whether all are tensors, or all memrefs."""
    return any(all(isinstance(each, kind) for each in kinds) for kind in (TensorType, MemRefType))


@irdl_op_definition
class SoftmaxOp(IRDLOperation):
    """`linalg.softmax dimension(1) ins(%x : t) outs(%y : t) -> t`; on memrefs without a result."""

    name = "linalg.softmax"

    input = operand_def(_SHAPED)
    output = operand_def(_SHAPED)
    dimension = prop_def(I64)
    result = opt_result_def(base(TensorType))

    def __init__(self, source: SSAValue, output: SSAValue, dimension: int):
        super().__init__(
            operands=[source, output],
            properties={"dimension": int_attr(dimension)},
            result_types=[None if is_memref(output) else output.type],
        )

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        parser.parse_optional_attr_dict()
        dimension = parse_dimension(parser)
        values = (*parse_operands(parser, "ins"), *parse_operands(parser, "outs"))
        if len(values) != 2 or not _alike([each.type for each in values]):
            needed = "an input and an output, both tensors or both memrefs"
            parser.raise_error(f"{cls.name}: needed {needed}", start, start)
        if parser.parse_optional_punctuation("->"):
            parser.parse_type()
        return cls(values[0], values[1], dimension)


@irdl_op_definition
class PackOp(IRDLOperation):
    """`linalg.pack %x padding_value(%p : e)? outer_dims_perm = […]? inner_dims_pos = […]
    inner_tiles = […] into %y : t -> t`: the tiles of a tensor, one behind the other. Of memrefs it
    writes the tiles and has no result."""

    name = "linalg.pack"

    source = operand_def(_SHAPED)
    dest = operand_def(_SHAPED)
    padding = opt_operand_def()
    outer = prop_def(DenseArrayBase.constr(i64))
    inner = prop_def(DenseArrayBase.constr(i64))
    tiles = prop_def(DenseArrayBase.constr(i64))
    result = opt_result_def(base(TensorType))

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
            result_types=[None if is_memref(dest) else dest.type],
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
                parser.parse_comma_separated_list(
                    parser.Delimiter.SQUARE, lambda: _tile_size(parser)
                )
            )
        parser.parse_keyword("into")
        dest = parser.parse_unresolved_operand()
        parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kinds: list[Attribute] = [parser.parse_type()]
        parser.parse_punctuation("->")
        kinds.append(parser.parse_type())
        if not _alike(kinds):
            parser.raise_error(f"{cls.name}: needed tensors, or memrefs", start, start)
        values = parser.resolve_operands([source, dest], kinds, start)
        return cls(values[0], values[1], padding, numbers)


def _tile_size(parser: Parser) -> int:
    """A number, or the value that a constant above has."""
    start, name = parser.pos, parser.parse_optional_unresolved_operand()
    if name is None:
        return parser.parse_integer(allow_boolean=False)
    number = constant_of(parser.resolve_operand(name, IndexType()))
    if number is None:
        parser.raise_error("inner_tiles: needed constants; found a computed one", start, start)
    return number


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
    *(EmptyOp, ParallelInsertSliceOp, ExpandShapeOp, ReshapeOp, GatherOp, GenerateOp),
    *(ScatterOp, TensorPackOp, TensorUnPackOp, PadOp, BitcastOp, RankOp),
)
_NAMES = {op.name for op in _OWN}

Tensor = Dialect(
    "tensor",
    [*(op for op in StockTensor.operations if op.name not in _NAMES), *_OWN],
    list(StockTensor.attributes),
)
"""xDSL's `tensor` with all forms of `expand_shape` and `reshape`, ops that it has not, and two
that it had."""
