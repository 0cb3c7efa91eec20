"""Ops of `tensor` that xDSL does not read, or refuses where sizes are open, for gemmc's own tools.

Source: MLIR, "tensor" dialect, `BitcastOp`, `GenerateOp`, `GatherOp`, `ReshapeOp`, `ScatterOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    IndexType,
    IntegerType,
    ModuleOp,
    TensorType,
    UnitAttr,
    i64,
)
from xdsl.dialects.tensor import ReshapeOp as StockReshapeOp
from xdsl.dialects.tensor import YieldOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.rewriter import Rewriter
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.isa import isa

Kind = TensorType[Attribute]


def _shape(value: SSAValue) -> tuple[int, ...]:
    return tuple(cast("TensorType[Attribute]", value.type).get_shape())


@op_definition
class BitcastOp(IRDLOperation):
    """The bits of a tensor as another type of the same width: `tensor.bitcast %x : tensor<4xi32> to
    tensor<4xf32>`. Written out as `arith.bitcast` when a text is read."""

    name = "tensor.bitcast"

    source = operand_def(base(TensorType))
    result = result_def(base(TensorType))

    traits = traits_def(Pure())

    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"

    def verify_(self) -> None:
        if _shape(self.source) != _shape(self.result):
            raise VerifyException(
                f"needed tensors of one shape; found {self.source.type} and {self.result.type}"
            )


@op_definition
class RankOp(IRDLOperation):
    """How many dimensions a tensor has: `tensor.rank %x : tensor<4x?xf32>`. Written out as the
    number when a text is read."""

    name = "tensor.rank"

    source = operand_def(base(TensorType))
    result = result_def(IndexType())

    traits = traits_def(Pure())

    assembly_format = "$source attr-dict `:` type($source)"


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put `arith.bitcast` in the place of `tensor.bitcast`, nothing where only a sign in the type
    was another, and numbers in the place of ranks. VerifyException for an op that is not valid."""
    for op in list(module.walk()):
        made: Operation | None = None
        if isinstance(op, RankOp):
            made = arith.ConstantOp.from_int_and_width(len(_shape(op.source)), IndexType())
        elif isinstance(op, BitcastOp):
            op.verify()
            if op.source.type == op.result.type:
                Rewriter.replace_op(op, [], [op.source])
            else:
                made = arith.BitcastOp(op.source, op.result.type)
        if made is not None:
            made.location = op.location
            Rewriter.replace_op(op, made)


@op_definition
class GenerateOp(IRDLOperation):
    """`tensor.generate %n { ^bb0(%i: index, %j: index): … tensor.yield %x : f32 } :
    tensor<?x16xf32>`: the tensor whose element at (i, j) the body computes; operands are the open
    sizes."""

    name = "tensor.generate"

    sizes = var_operand_def(IndexType())
    body = region_def("single_block")
    result = result_def(base(TensorType))

    traits = traits_def(Pure())

    assembly_format = "$sizes $body attr-dict `:` type($result)"

    def verify_(self) -> None:
        shape, end = _shape(self.result), self.body.block.last_op
        kinds = [each.type for each in self.body.block.args]
        if kinds != [IndexType()] * len(shape) or len(self.sizes) != shape.count(DYNAMIC_INDEX):
            needed = f"{len(shape)} indices and {shape.count(DYNAMIC_INDEX)} sizes"
            raise VerifyException(f"needed {needed}; found {len(kinds)} and {len(self.sizes)}")
        element = self.result.type.element_type
        if not isinstance(end, YieldOp) or [each.type for each in end.operands] != [element]:
            raise VerifyException(f"needed a body that yields {element}; found another")


@op_definition
class GatherOp(IRDLOperation):
    """`tensor.gather %x[%at] gather_dims([0]) : (tensor<8x16xf32>, tensor<4x1xi32>) ->
    tensor<4x1x16xf32>`: of each tuple of indices in the last dimension of `at` the slice there. The
    result has the dimensions of `at` but its last, and behind them those of x, of which the
    gathered have extent 1 or are left out."""

    name = "tensor.gather"

    source = operand_def(base(TensorType))
    indices = operand_def(base(TensorType))
    gather_dims = prop_def(DenseArrayBase.constr(i64))
    unique = opt_prop_def(UnitAttr)
    result = result_def(base(TensorType))

    traits = traits_def(Pure())

    def __init__(
        self,
        source: SSAValue,
        indices: SSAValue,
        dims: Sequence[int],
        kind: Attribute,
        unique: bool = False,
    ):
        properties: dict[str, Attribute] = {"gather_dims": DenseArrayBase.from_list(i64, dims)}
        if unique:
            properties["unique"] = UnitAttr()
        super().__init__(operands=[source, indices], properties=properties, result_types=[kind])

    @property
    def dims(self) -> tuple[int, ...]:
        """The dimensions of the source that indices are for."""
        return tuple(cast("Sequence[int]", self.gather_dims.get_values()))

    @property
    def kept(self) -> list[int]:
        """Of each dimension of the result behind those of the indices, which one of the source."""
        every, most = range(len(_shape(self.source))), len(_shape(self.indices)) - 1
        whole = len(_shape(self.result)) - most == len(every)
        return [each for each in every if whole or each not in self.dims]

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, names = parser.pos, [parser.parse_unresolved_operand()]
        with parser.in_square_brackets():
            names.append(parser.parse_unresolved_operand())
        parser.parse_keyword("gather_dims")
        with parser.in_parens():
            dims = parser.parse_comma_separated_list(
                parser.Delimiter.SQUARE, parser.parse_integer
            )
        unique = parser.parse_optional_keyword("unique") is not None
        parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_function_type()
        source, indices = parser.resolve_operands(names, kind.inputs.data, start)
        if len(kind.outputs) != 1:
            parser.raise_error(f"{cls.name}: needed one result", start, start)
        return cls(source, indices, dims, kind.outputs.data[0], unique)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.source)
        with printer.in_square_brackets():
            printer.print_operand(self.indices)
        printer.print_string(f" gather_dims([{', '.join(map(str, self.dims))}])")
        printer.print_string(" unique : " if self.unique is not None else " : ")
        printer.print_operation_type(self)

    def verify_(self) -> None:
        shape, rows = _shape(self.source), _shape(self.indices)
        kinds = cast("list[TensorType[Attribute]]", [self.indices.type, self.result.type])
        element = kinds[0].element_type
        if not rows or rows[-1] != len(self.dims) or not isa(element, IndexType | IntegerType):
            needed = f"integers whose last dimension is {len(self.dims)}"
            raise VerifyException(f"needed indices of {needed}; found {self.indices.type}")
        if list(self.dims) != sorted(set(self.dims)) or not set(self.dims) <= {*range(len(shape))}:
            needed = f"dimensions of {self.source.type} in rising order"
            raise VerifyException(f"needed {needed}; found {list(self.dims)}")
        behind = [1 if n in self.dims else shape[n] for n in self.kept]
        needed = cast("TensorType[Attribute]", self.source.type).element_type
        if list(_shape(self.result)) != [*rows[:-1], *behind] or kinds[1].element_type != needed:
            wanted = TensorType(needed, [*rows[:-1], *behind])
            raise VerifyException(f"needed a result of {wanted}; found {kinds[1]}")


@op_definition
class ScatterOp(IRDLOperation):
    """`tensor.scatter %u into %x[%at] scatter_dims([0]) unique : (tensor<4x1x16xf32>,
    tensor<8x16xf32>, tensor<4x1xi32>) -> tensor<8x16xf32>`: x with each slice of u put where its
    tuple of indices says, the last dimension of `at`. The dimensions of u are those of `at` but its
    last, and behind them those of x, of which the scattered have extent 1 or are left out. `unique`
    promises that no place is met twice."""

    name = "tensor.scatter"

    source = operand_def(base(TensorType))
    dest = operand_def(base(TensorType))
    indices = operand_def(base(TensorType))
    scatter_dims = prop_def(DenseArrayBase.constr(i64))
    result = result_def(base(TensorType))

    @property
    def dims(self) -> list[int]:
        """The dimensions that indices are for."""
        return list(cast("Sequence[int]", self.scatter_dims.get_values()))

    @property
    def kinds(self) -> tuple[Kind, Kind, Kind]:
        """The types of the source, the destination and the indices."""
        source, dest, indices = (cast(Kind, each.type) for each in self.operands)
        return source, dest, indices

    @property
    def is_reduced(self) -> bool:
        """Whether the source has no dimensions of extent 1 for the indices."""
        source, dest, indices = (each.get_num_dims() for each in self.kinds)
        return source - indices + 1 != dest

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, names = parser.pos, [parser.parse_unresolved_operand()]
        parser.parse_keyword("into")
        names.append(parser.parse_unresolved_operand())
        with parser.in_square_brackets():
            names.append(parser.parse_unresolved_operand())
        parser.parse_keyword("scatter_dims")
        with parser.in_parens():
            dims = parser.parse_comma_separated_list(
                parser.Delimiter.SQUARE, parser.parse_integer
            )
        parser.parse_keyword("unique")
        parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_function_type()
        return cls.create(
            operands=parser.resolve_operands(names, kind.inputs.data, start),
            result_types=kind.outputs.data,
            properties={"scatter_dims": DenseArrayBase.from_list(i64, dims)},
        )

    def verify_(self) -> None:
        source, dest, indices = self.kinds
        rows, shape = indices.get_shape(), list(dest.get_shape())
        integers = isa(indices.element_type, IndexType | IntegerType)
        if len(rows) < 2 or rows[-1] != len(self.dims) or not integers:
            needed = f"rows of integers whose last dimension is {len(self.dims)}"
            raise VerifyException(f"needed indices of {needed}; found {indices}")
        if self.dims != sorted(set(self.dims)) or not {*self.dims} <= {*range(len(shape))}:
            needed = f"dimensions of {dest} in rising order"
            raise VerifyException(f"needed {needed}; found {self.dims}")
        kept = [n for n in range(len(shape)) if not self.is_reduced or n not in self.dims]
        behind = [1 if n in self.dims else shape[n] for n in kept]
        wanted = TensorType(dest.element_type, [*rows[:-1], *behind])
        if source != wanted:
            raise VerifyException(f"needed a source of {wanted}; found {source}")
        if self.result.type != dest:
            raise VerifyException(f"needed a result of {dest}; found {self.result.type}")


class ReshapeOp(StockReshapeOp):
    """`tensor.reshape %x(%shape)`, also of open sizes, whose product no type says."""

    def verify_(self) -> None:
        shapes = [_shape(each) for each in (self.source, self.result)]
        if not any(DYNAMIC_INDEX in each for each in shapes):
            super().verify_()
            return
        elements = [
            cast("TensorType[Attribute]", each.type).element_type
            for each in (self.source, self.result)
        ]
        numbers = _shape(self.shape)
        if elements[0] != elements[1] or numbers != (len(shapes[1]),):
            needed = f"{len(shapes[1])} sizes, and a result of {elements[0]}"
            raise VerifyException(f"needed {needed}; found {self.shape.type}, {self.result.type}")
