"""`scf.if` and `scf.for` whose one result has its type without parentheses: xDSL reads them with
parentheses alone.

Source: MLIR, "scf" dialect, `IfOp`, `ForOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from xdsl.dialects import scf
from xdsl.dialects.builtin import IndexType, i1
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._arrows import arrow_types


class IfOp(scf.IfOp):
    """`scf.if %c -> f32 { … } else { … }`, both of whose branches yield what it gives."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        condition, kinds = parser.parse_operand(i1), arrow_types(parser)
        then, otherwise = cls.parse_region_with_yield(parser), Region()
        if parser.parse_optional_keyword("else"):
            otherwise = cls.parse_region_with_yield(parser)
        return cls(condition, kinds, then, otherwise, parser.parse_optional_attr_dict())

    def verify_(self) -> None:
        super().verify_()
        wanted = types_of(self.results)
        if self.results and not self.false_region.blocks:
            raise VerifyException(f"needed an else that yields {wanted}; found none")
        for region in self.regions:
            last = region.block.last_op if region.blocks else None
            found = wanted if not region.blocks else types_of(() if last is None else last.operands)
            if found != wanted:
                raise VerifyException(f"needed branches that yield {wanted}; found {found}")


class ForOp(scf.ForOp):
    """`scf.for %i = %a to %b step %s iter_args(%x = %y) -> f32 : i32 { … }`."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        counter = parser.parse_argument(expect_type=False)
        bounds: list[UnresolvedOperand] = []
        for before in ("=", "to", "step"):
            parser.parse_characters(before)
            bounds.append(parser.parse_unresolved_operand())
        start = parser.pos
        carried: list[tuple[Parser.UnresolvedArgument, UnresolvedOperand]] = []
        kinds: Sequence[Attribute] = ()
        if parser.parse_optional_keyword("iter_args"):
            carried = parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, lambda: assignment(parser)
            )
            kinds = arrow_types(parser)
        values = parser.resolve_operands([each for _, each in carried], kinds, start)
        index = parser.parse_type() if parser.parse_optional_punctuation(":") else IndexType()
        first, last, step = (parser.resolve_operand(each, index) for each in bounds)
        inner = [each.resolve(kind) for (each, _), kind in zip(carried, kinds, strict=True)]
        body = parser.parse_region([counter.resolve(index), *inner])
        if not carried and not isinstance(body.block.last_op, scf.YieldOp):
            body.block.add_op(scf.YieldOp())
        made = cls(first, last, step, values, body)
        made.attributes |= parser.parse_optional_attr_dict()
        return made


def assignment(parser: Parser) -> tuple[Parser.UnresolvedArgument, UnresolvedOperand]:
    """`%o = %x`, an argument and what it begins as."""
    argument = parser.parse_argument(expect_type=False)
    parser.parse_punctuation("=")
    return argument, parser.parse_unresolved_operand()


def types_of(values: Sequence[SSAValue]) -> str:
    """The types of values, for a message."""
    return ", ".join(f"{each.type}" for each in values) or "nothing"
