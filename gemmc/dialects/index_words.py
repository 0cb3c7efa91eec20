"""The `index` dialect, whose ops are those of `arith` on indices.

Source: MLIR, "index" dialect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, ModuleOp, i1
from xdsl.ir import Dialect, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.traits import Pure

from gemmc.errors import refuse

_INDEX = IndexType()
_SIGNS = {"eq": 0, "ne": 1, "slt": 2, "sle": 3, "sgt": 4, "sge": 5, "ult": 6, "ule": 7, "ugt": 8,
          "uge": 9}  # fmt: skip
_BINARY: dict[str, Callable[[SSAValue, SSAValue], Operation]] = {
    "add": arith.AddiOp, "sub": arith.SubiOp, "mul": arith.MuliOp, "divs": arith.DivSIOp,
    "divu": arith.DivUIOp, "ceildivs": arith.CeilDivSIOp, "ceildivu": arith.CeilDivUIOp,
    "floordivs": arith.FloorDivSIOp, "rems": arith.RemSIOp, "remu": arith.RemUIOp,
    "maxs": arith.MaxSIOp, "maxu": arith.MaxUIOp, "mins": arith.MinSIOp, "minu": arith.MinUIOp,
    "shl": arith.ShLIOp, "shrs": arith.ShRSIOp, "shru": arith.ShRUIOp, "and": arith.AndIOp,
    "or": arith.OrIOp, "xor": arith.XOrIOp,
}  # fmt: skip


class _Word(IRDLOperation):
    """An op of numbers of a machine's width."""

    values = var_operand_def()
    result = result_def()
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        one = parser.parse_operand(_INDEX)
        parser.parse_punctuation(",")
        other = parser.parse_operand(_INDEX)
        attributes = parser.parse_optional_attr_dict()
        return cls.create(operands=[one, other], result_types=[_INDEX], attributes=attributes)

    def as_arith(self) -> Operation:
        """The op of `arith` that computes the same."""
        if len(self.values) != 2:
            raise refuse(self, "two indices", f"{len(self.values)}")
        return _BINARY[self.name.partition(".")[2]](*self.values)


def _binary(word: str) -> type[_Word]:
    said = {"name": f"index.{word}", "__doc__": _Word.__doc__}
    return irdl_op_definition(type(f"{word.capitalize()}Op", (_Word,), said))


@irdl_op_definition
class ConstantOp(_Word):
    """`index.constant 4`."""

    name = "index.constant"

    value = opt_prop_def(IntegerAttr)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        number = IntegerAttr(parser.parse_integer(), _INDEX)
        return cls.create(result_types=[_INDEX], properties={"value": number})

    def as_arith(self) -> Operation:
        if self.value is None:
            raise refuse(self, "a number", "none")
        return arith.ConstantOp(IntegerAttr(self.value.value.data, _INDEX))


@irdl_op_definition
class CmpOp(_Word):
    """`index.cmp slt(%i, %j)`."""

    name = "index.cmp"

    pred = opt_prop_def(IntegerAttr)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, word = parser.pos, parser.parse_identifier()
        if word not in _SIGNS:
            parser.raise_error(f"index.cmp: needed one of {', '.join(_SIGNS)}; found {word}", start)
        values = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parser.parse_operand(_INDEX))  # fmt: skip
        number = IntegerAttr(_SIGNS[word], IntegerType(64))
        return cls.create(operands=values, result_types=[i1], properties={"pred": number})

    def as_arith(self) -> Operation:
        if self.pred is None or len(self.values) != 2:
            raise refuse(self, "two indices in the form index.cmp slt(%i, %j)", "others")
        one, other = self.values
        return arith.CmpiOp(one, other, self.pred.value.data)


@irdl_op_definition
class CastSOp(_Word):
    """`index.casts %i : index to i32`, or from another width."""

    name = "index.casts"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        source = parser.parse_type()
        parser.parse_keyword("to")
        found = parser.resolve_operand(value, source)
        return cls.create(operands=[found], result_types=[parser.parse_type()])

    def as_arith(self) -> Operation:
        (value,) = self.values
        return arith.IndexCastOp(value, self.result.type)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put ops of `arith` in their place. GemmcError for one that lacks an attribute."""
    for op in [each for each in module.walk() if isinstance(each, _Word)]:
        made, block = op.as_arith(), op.parent_block()
        assert block is not None, "an op of a text stands in a block"
        made.location = op.location
        block.insert_op_before(made, op)
        made.results[0].name_hint = op.result.name_hint
        op.result.replace_all_uses_with(made.results[0])
        op.detach()
        op.erase()


Index = Dialect(
    "index",
    [*map(_binary, _BINARY), ConstantOp, CmpOp, CastSOp],
    [],
)
