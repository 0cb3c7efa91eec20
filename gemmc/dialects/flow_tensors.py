"""IREE's ops on tensors between dispatches, as those of `tensor`, when a text is read.

    %0 = flow.tensor.reshape %x : tensor<16x8xf32> -> tensor<128xf32>
    %1 = flow.tensor.slice %x[%i, %c0 for %c1, %c8] : tensor<16x8xf32> -> tensor<1x8xf32>
    %2 = flow.tensor.update %1, %y[%j, %c0] : tensor<1x8xf32> -> %y as tensor<16x8xf32>
  →
    %0 = tensor.reshape %x(%shape)
    %1 = tensor.extract_slice %x[%i, %c0] [1, 8] [1, 1]
    %2 = tensor.insert_slice %1 into %y[%j, %c0] [1, 8] [1, 1]

Source: IREE, dialect "flow", `TensorReshapeOp`, `TensorBitCastOp`, `TensorSliceOp`,
`TensorUpdateOp`, `TensorSplatOp`, `TensorEmptyOp`, `TensorCloneOp`, `TensorLoadOp`,
`TensorStoreOp`, `TensorTieShapeOp`; dialect "iree_tensor_ext", `BitCastOp`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self, TypeVar

from xdsl.context import Context
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    ComplexType,
    DenseArrayBase,
    IndexType,
    ModuleOp,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    result_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.rewriter import Rewriter

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.isa import isa
from gemmc.dialects.sized_types import sized_type
from gemmc.dialects.tensor_more import BitcastOp, ReshapeOp
from gemmc.dialects.tensor_pairs import fields_of, numbers_of, pairs_of
from gemmc.errors import refuse

_INDEX = IndexType()


class FlowTensorOp(IRDLOperation):
    """An op that reads `values`, at `places` and of `sizes` where it says any, and makes a tensor
    of open sizes `extents`, or an element."""

    values = var_operand_def()
    places = var_operand_def(IndexType)
    sizes = var_operand_def(IndexType)
    extents = var_operand_def(IndexType)
    made = result_def()

    irdl_options = (AttrSizedOperandSegments(as_property=True),)


class _RecastOp(FlowTensorOp):
    """`name %x : t{%n} -> u{%m}`."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        value = parser.resolve_operand(name, sized_type(parser)[0])
        parser.parse_punctuation("->")
        return _of(cls, [value], sized_type(parser))


@irdl_op_definition
class FlowReshapeOp(_RecastOp):
    """`flow.tensor.reshape`: the same elements in another shape."""

    name = "flow.tensor.reshape"


@irdl_op_definition
class FlowBitcastOp(_RecastOp):
    """`flow.tensor.bitcast`: the same bits in the same shape, or as many elements in another."""

    name = "flow.tensor.bitcast"


@irdl_op_definition
class TensorBitcastOp(_RecastOp):
    """`iree_tensor_ext.bitcast`: as `flow.tensor.bitcast`; or complex numbers as pairs of floats in
    a last dimension of 2, or of these."""

    name = "iree_tensor_ext.bitcast"


@irdl_op_definition
class FlowCloneOp(FlowTensorOp):
    """`flow.tensor.clone %x : t{%n}`."""

    name = "flow.tensor.clone"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        kind = sized_type(parser)
        return _of(cls, [parser.resolve_operand(name, kind[0])], kind)


@irdl_op_definition
class FlowEmptyOp(FlowTensorOp):
    """`flow.tensor.empty : t{%n}`."""

    name = "flow.tensor.empty"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_punctuation(":")
        return _of(cls, [], sized_type(parser))


@irdl_op_definition
class FlowSplatOp(FlowTensorOp):
    """`flow.tensor.splat %c : t{%n}`: the same number everywhere."""

    name = "flow.tensor.splat"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        kind = sized_type(parser)
        return _of(cls, [parser.resolve_operand(name, _element(kind[0]))], kind)


@irdl_op_definition
class FlowLoadOp(FlowTensorOp):
    """`flow.tensor.load %x[%i, %j] : t{%n}`: an element."""

    name = "flow.tensor.load"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name, places = parser.parse_unresolved_operand(), _places(parser)
        parser.parse_punctuation(":")
        kind, _ = sized_type(parser)
        return _of(cls, [parser.resolve_operand(name, kind)], (_element(kind), []), places)


@irdl_op_definition
class FlowStoreOp(FlowTensorOp):
    """`flow.tensor.store %c, %x[%i, %j] : t{%n}`: the tensor with another element."""

    name = "flow.tensor.store"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        number = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        name, places = parser.parse_unresolved_operand(), _places(parser)
        parser.parse_punctuation(":")
        kind = sized_type(parser)
        value = parser.resolve_operand(number, _element(kind[0]))
        return _of(cls, [value, parser.resolve_operand(name, kind[0])], kind, places)


@irdl_op_definition
class FlowSliceOp(FlowTensorOp):
    """`flow.tensor.slice %x[%i, %j for %n, %m] : t{%k} -> u{%n}`."""

    name = "flow.tensor.slice"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        with parser.in_square_brackets():
            places = _indices(parser)
            parser.parse_keyword("for")
            sizes = _indices(parser)
        parser.parse_punctuation(":")
        value = parser.resolve_operand(name, sized_type(parser)[0])
        parser.parse_punctuation("->")
        return _of(cls, [value], sized_type(parser), places, sizes)


@irdl_op_definition
class FlowUpdateOp(FlowTensorOp):
    """`flow.tensor.update %s, %x[%i, %j] : t{%n} -> %x as u{%k}`: the tensor with another part."""

    name = "flow.tensor.update"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        part = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        name, places = parser.parse_unresolved_operand(), _places(parser)
        parser.parse_punctuation(":")
        value = parser.resolve_operand(part, sized_type(parser)[0])
        parser.parse_punctuation("->")
        if parser.parse_optional_unresolved_operand():
            parser.parse_keyword("as")
        kind = sized_type(parser)
        return _of(cls, [value, parser.resolve_operand(name, kind[0])], kind, places)


_Op = TypeVar("_Op", bound=FlowTensorOp)


def _of(
    cls: type[_Op], values: list[SSAValue], made: tuple[Attribute, list[SSAValue]],
    places: Sequence[SSAValue] = (), sizes: Sequence[SSAValue] = (),
) -> _Op:  # fmt: skip
    kind, extents = made
    return cls.build(operands=[values, places, sizes, extents], result_types=[kind])


def _places(parser: Parser) -> list[SSAValue]:
    """`[%i, %j]`, of a tensor with dimensions."""
    if not parser.parse_optional_punctuation("["):
        return []
    places = _indices(parser)
    parser.parse_punctuation("]")
    return places


def _indices(parser: Parser) -> list[SSAValue]:
    start, none = parser.pos, parser.Delimiter.NONE
    names = parser.parse_comma_separated_list(none, parser.parse_unresolved_operand)
    return list(parser.resolve_operands(names, [_INDEX] * len(names), start))


def _element(kind: Attribute) -> Attribute:
    return kind.element_type if isa(kind, TensorType[Attribute]) else kind


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put ops of `tensor` in their place. GemmcError where types do not belong together."""
    for op in [each for each in module.walk() if isinstance(each, FlowTensorOp)]:
        made = WRITTEN[type(op)](op)
        if made.type != op.made.type:
            raise refuse(op, f"a result of {made.type}", f"one of {op.made.type}")
        Rewriter.replace_op(op, [], [made])


def _reshaped(op: FlowTensorOp) -> SSAValue:
    """Through a tensor of the sizes, of which the open ones are said."""
    kind = _tensor(op, op.made.type)
    if op.values[0].type == kind:
        return op.values[0]
    shape = kind.get_shape()
    if shape.count(DYNAMIC_INDEX) != len(op.extents):
        raise refuse(op, "a size for each open dimension", f"{len(op.extents)} of {kind}")
    left = iter(op.extents)
    sizes = [next(left) if each == DYNAMIC_INDEX else _number(op, each) for each in shape]
    told = tensor.FromElementsOp.create(
        operands=sizes, result_types=[TensorType(_INDEX, [len(sizes)])]
    )
    made = ReshapeOp.build(
        operands=[op.values[0], put_ahead(op, told).results[0]], result_types=[kind]
    )
    return put_ahead(op, made).results[0]


def _recast(op: FlowTensorOp) -> SSAValue:
    """Bits as another type; of another shape first a reshape."""
    kind, own = _tensor(op, op.made.type), _tensor(op, op.values[0].type)
    if kind.element_type == own.element_type:
        return _reshaped(op)
    number, part = kind.element_type, own.element_type
    if isa(number, ComplexType[AnyFloat]) and number.element_type == part:
        return numbers_of(op, op.values[0], kind)
    if isa(part, ComplexType[AnyFloat]) and part.element_type == number:
        return pairs_of(op, op.values[0], kind)
    packed = fields_of(op, op.values[0], kind) if kind.get_shape() != own.get_shape() else None
    if packed is not None:
        return packed
    return put_ahead(op, BitcastOp.build(operands=[op.values[0]], result_types=[kind])).results[0]


def _sliced(op: FlowTensorOp) -> SSAValue:
    kind = _tensor(op, op.made.type)
    made = tensor.ExtractSliceOp.build(
        operands=[op.values[0], *_segments(op, kind, op.sizes)], result_types=[kind],
        properties=_numbers(kind),
    )  # fmt: skip
    return put_ahead(op, made).results[0]


def _updated(op: FlowTensorOp) -> SSAValue:
    kind = _tensor(op, op.values[0].type)
    sizes = [
        put_ahead(op, tensor.DimOp(op.values[0], _number(op, axis))).results[0]
        if size == DYNAMIC_INDEX else op.values[0]
        for axis, size in enumerate(kind.get_shape())
    ]  # fmt: skip
    made = tensor.InsertSliceOp.build(
        operands=[*op.values, *_segments(op, kind, sizes)], result_types=[op.values[1].type],
        properties=_numbers(kind),
    )  # fmt: skip
    return put_ahead(op, made).results[0]


def _segments(
    op: FlowTensorOp, kind: TensorType[Attribute], sizes: Sequence[SSAValue]
) -> tuple[Sequence[SSAValue], Sequence[SSAValue], Sequence[SSAValue]]:
    """The places of a part, the sizes that are open in its type, and no steps."""
    shape = kind.get_shape()
    if not len(op.places) == len(sizes) == len(shape):
        raise refuse(op, f"a place and a size in each dimension of {kind}", "others")
    paired = zip(sizes, shape, strict=True)
    open_sizes = [each for each, size in paired if size == DYNAMIC_INDEX]
    return op.places, open_sizes, ()


def _numbers(kind: TensorType[Attribute]) -> dict[str, Attribute]:
    rank = kind.get_num_dims()
    told = {
        "static_offsets": [DYNAMIC_INDEX] * rank,
        "static_sizes": [*kind.get_shape()],
        "static_strides": [1] * rank,
    }
    return {name: DenseArrayBase.from_list(i64, each) for name, each in told.items()}


def _splat(op: FlowTensorOp) -> SSAValue:
    made = tensor.SplatOp.create(
        operands=[*op.values, *op.extents], result_types=[_tensor(op, op.made.type)]
    )
    return put_ahead(op, made).results[0]


def _empty(op: FlowTensorOp) -> SSAValue:
    made = tensor.EmptyOp([*op.extents], _tensor(op, op.made.type))
    return put_ahead(op, made).results[0]


def _loaded(op: FlowTensorOp) -> SSAValue:
    made = tensor.ExtractOp(op.values[0], [*op.places], op.made.type)
    return put_ahead(op, made).results[0]


def _stored(op: FlowTensorOp) -> SSAValue:
    made = tensor.InsertOp(op.values[0], op.values[1], [*op.places])
    return put_ahead(op, made).results[0]


def _tensor(op: Operation, kind: Attribute) -> TensorType[Attribute]:
    if not isa(kind, TensorType[Attribute]):
        raise refuse(op, "a tensor", f"{kind}")
    return kind


def _number(op: Operation, number: int) -> SSAValue:
    return put_ahead(op, arith.ConstantOp.from_int_and_width(number, _INDEX)).results[0]


WRITTEN: dict[type[FlowTensorOp], Callable[[FlowTensorOp], SSAValue]] = {
    FlowReshapeOp: _reshaped, FlowBitcastOp: _recast, TensorBitcastOp: _recast,
    FlowCloneOp: lambda op: op.values[0], FlowEmptyOp: _empty,
    FlowSplatOp: _splat, FlowLoadOp: _loaded, FlowStoreOp: _stored,
    FlowSliceOp: _sliced, FlowUpdateOp: _updated,
}  # fmt: skip
