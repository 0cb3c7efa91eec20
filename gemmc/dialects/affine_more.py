"""The `affine` dialect in MLIR's own forms: `affine.if`, `affine.parallel`, `affine.max` and the
two of linear indices, which xDSL reads in the generic form or not at all.

Source: MLIR, "affine" dialect. `affine_written_out` puts `scf` and `memref` in their place.
"""

from __future__ import annotations

from typing import Self

from xdsl.dialects import affine as stock
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AffineSetAttr,
    ArrayAttr,
    DenseArrayBase,
    IndexType,
    StringAttr,
    i64,
)
from xdsl.dialects.utils.dynamic_index_list import parse_dynamic_index_list_without_types
from xdsl.ir import Attribute, Dialect, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.parser.affine_parser import AffineParser
from xdsl.traits import Pure

from gemmc.dialects._arrows import arrow_types
from gemmc.dialects._integers import I64Array

_INDEX = IndexType()


def _ended(region: Region) -> Region:
    """A region that ends in a yield, which the text leaves out where nothing is yielded."""
    if region.blocks and not isinstance(region.block.last_op, stock.YieldOp):
        region.block.add_op(stock.YieldOp.get())
    return region


def _operands(parser: Parser) -> list[SSAValue]:
    """`(%i, %j)[%n]`, of which each part may be missing."""
    found: list[SSAValue] = []
    for delimiter in (parser.Delimiter.PAREN, parser.Delimiter.SQUARE):
        found += parser.parse_optional_comma_separated_list(
            delimiter, lambda: parser.parse_operand(_INDEX)) or ()  # fmt: skip
    return found


class IfOp(stock.IfOp):
    """`affine.if #set(%i)[%n] -> f32 { … } else { … }`: the first where all of a set's conditions
    hold."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, condition = parser.pos, parser.parse_attribute()
        if not isinstance(condition, AffineSetAttr):
            parser.raise_error(f"{cls.name}: needed a set; found {condition}", start)
        values, kinds = _operands(parser), arrow_types(parser)
        then, otherwise = _ended(parser.parse_region()), Region()
        if parser.parse_optional_keyword("else"):
            otherwise = _ended(parser.parse_region())
        attributes = parser.parse_optional_attr_dict()
        return cls.create(
            operands=values, result_types=kinds, regions=[then, otherwise],
            properties={"condition": condition}, attributes=attributes,
        )  # fmt: skip


class _Bounds(AffineParser):
    """The bounds of an `affine.parallel`: `(0, %n + 1, max(%i, symbol(%m)))`."""

    def read(self) -> tuple[list[list[AffineExpr]], list[SSAValue]]:
        read, _, spans = self._get_parse_optional_ssa_value()

        def value() -> AffineExpr | None:
            if not self.parse_optional_keyword("symbol"):
                return read()
            with self.in_parens():
                return read()

        def expression() -> AffineExpr:
            return self._parse_affine_expr(value)

        def bound() -> list[AffineExpr]:
            if self.parse_optional_keyword("min") or self.parse_optional_keyword("max"):
                return self.parse_comma_separated_list(self.Delimiter.PAREN, expression)
            return [expression()]

        found = self.parse_comma_separated_list(self.Delimiter.PAREN, bound)
        return found, [UnresolvedOperand(each, 0) for each in spans]  # pyright: ignore


@irdl_op_definition
class ParallelOp(IRDLOperation):
    """`affine.parallel (%i, %j) = (0, 0) to (8, %n) step (2, 1) reduce ("addf") -> f32 { … }`.

    `lower` and `upper` have a map for each counter, of one result or of several whose largest or
    smallest it is; `operands` are those of the lower bounds, then those of the upper ones."""

    name = "affine.parallel"

    values = var_operand_def(IndexType)
    lower = prop_def(ArrayAttr[AffineMapAttr])
    upper = prop_def(ArrayAttr[AffineMapAttr])
    steps = prop_def(I64Array)
    reductions = prop_def(ArrayAttr[StringAttr])
    body = region_def("single_block")
    res = var_result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        counters = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False))  # fmt: skip
        values: list[SSAValue] = []
        maps: list[ArrayAttr[AffineMapAttr]] = []
        for word in ("=", "to"):
            parser.parse_characters(word)
            found, names = _Bounds(parser._parser_state).read()  # pyright: ignore
            values += parser.resolve_operands(names, [_INDEX] * len(names), start)  # pyright: ignore
            made = (AffineMap(0, len(names), tuple(each)) for each in found)
            maps.append(ArrayAttr(map(AffineMapAttr, made)))
        steps = [1] * len(counters)
        if parser.parse_optional_keyword("step"):
            steps = parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, parser.parse_integer)  # fmt: skip
        if {len(steps), *(len(each.data) for each in maps)} != {len(counters)}:
            parser.raise_error(f"{cls.name}: needed bounds for each counter", start, start)
        names_: list[StringAttr] = []
        if parser.parse_optional_keyword("reduce"):
            names_ = parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, lambda: StringAttr(parser.parse_str_literal()))  # fmt: skip
        kinds = arrow_types(parser)
        body = _ended(parser.parse_region([each.resolve(_INDEX) for each in counters]))
        attributes = parser.parse_optional_attr_dict()
        properties: dict[str, Attribute] = {
            "lower": maps[0], "upper": maps[1], "reductions": ArrayAttr(names_),
            "steps": DenseArrayBase.from_list(i64, steps),
        }  # fmt: skip
        return cls.create(
            operands=values, result_types=kinds, regions=[body], properties=properties,
            attributes=attributes,
        )  # fmt: skip


@irdl_op_definition
class MaxOp(IRDLOperation):
    """The largest result of a map: `affine.max #map(%i)[%n]`."""

    name = "affine.max"

    arguments = var_operand_def(IndexType)
    map = prop_def(AffineMapAttr)
    result = result_def(IndexType)
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, found = parser.pos, parser.parse_attribute()
        if not isinstance(found, AffineMapAttr):
            parser.raise_error(f"{cls.name}: needed a map; found {found}", start)
        values = _operands(parser)
        if len(values) != found.data.num_dims + found.data.num_symbols:
            parser.raise_error(f"{cls.name}: needed an operand for each of its map's", start)
        return cls.create(
            operands=values, result_types=[_INDEX], properties={"map": found},
            attributes=parser.parse_optional_attr_dict(),
        )  # fmt: skip


def _basis(parser: Parser, delimiter: Parser.Delimiter) -> tuple[list[SSAValue], Attribute]:
    given, numbers = parse_dynamic_index_list_without_types(
        parser, DYNAMIC_INDEX, delimiter=delimiter)  # fmt: skip
    values = parser.resolve_operands(given, [_INDEX] * len(given), parser.pos)
    return list(values), DenseArrayBase.from_list(i64, list(numbers))


@irdl_op_definition
class DelinearizeIndexOp(IRDLOperation):
    """An index in several dimensions, the innermost last:
    `affine.delinearize_index %i into (4, 6) : index, index`. The first extent may be left out."""

    name = "affine.delinearize_index"

    linear = operand_def(IndexType)
    extents = var_operand_def(IndexType)
    basis = prop_def(I64Array)
    res = var_result_def(IndexType)
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        linear = parser.parse_operand(_INDEX)
        parser.parse_keyword("into")
        values, basis = _basis(parser, parser.Delimiter.PAREN)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kinds = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        return cls.create(
            operands=[linear, *values], result_types=kinds, properties={"basis": basis},
            attributes=attributes,
        )  # fmt: skip


@irdl_op_definition
class LinearizeIndexOp(IRDLOperation):
    """The place of an index among all: `affine.linearize_index [%i, %j] by (4, 6) : index`. The
    first extent may be left out."""

    name = "affine.linearize_index"

    values = var_operand_def(IndexType)
    basis = prop_def(I64Array)
    result = result_def(IndexType)
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_optional_keyword("disjoint")
        given = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, lambda: parser.parse_operand(_INDEX))  # fmt: skip
        parser.parse_keyword("by")
        values, basis = _basis(parser, parser.Delimiter.PAREN)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        return cls.create(
            operands=[*given, *values], result_types=[kind], properties={"basis": basis},
            attributes=attributes,
        )  # fmt: skip

    @property
    def indices(self) -> tuple[SSAValue, ...]:
        """The indices, without the extents that are values."""
        told = sum(each == DYNAMIC_INDEX for each in self.basis.get_values())
        return tuple(self.operands[: len(self.operands) - told])


_OWN: tuple[type[Operation], ...] = (
    IfOp, ParallelOp, MaxOp, DelinearizeIndexOp, LinearizeIndexOp
)  # fmt: skip
_NAMES = {op.name for op in _OWN}

Affine = Dialect(
    "affine",
    [*(op for op in stock.Affine.operations if op.name not in _NAMES), *_OWN],
    list(stock.Affine.attributes),
)
