"""`linalg.generic` as other compilers print it: its results may stand in parentheses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, DictionaryAttr, StringAttr
from xdsl.dialects.linalg import ops as stock
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.ir import Attribute
from xdsl.parser import Parser
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.linalg_payload import parse_operands


class GenericOp(stock.GenericOp):
    """An xDSL `linalg.generic` to every pass; only its reader is another.

    Text: `linalg.generic ({…} | #alias) (ins(…))? (outs(…))? (attrs = {…})? region (-> types)?`,
    where the types are `t`, `t, t` or `(t, t)`.
    """

    name = "linalg.generic"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        attributes = _traits(parser)
        for needed in ("indexing_maps", "iterator_types"):
            if not isinstance(attributes.get(needed), ArrayAttr):
                parser.raise_error(f"linalg.generic: needed an array of {needed}", start, start)
        maps = cast("ArrayAttr[AffineMapAttr]", attributes.pop("indexing_maps"))
        kinds = cast("ArrayAttr[Attribute]", attributes.pop("iterator_types"))
        texts = {key: attributes.pop(key, None) for key in ("doc", "library_call")}
        inputs, outputs = parse_operands(parser, "ins"), parse_operands(parser, "outs")
        extra = parser.parse_optional_keyword("attrs") and parser.parse_punctuation("=")
        others = parser.parse_optional_attr_dict() if extra else {}
        body = parser.parse_region()
        op = cls(inputs, outputs, body, maps, [_kind(each) for each in kinds], read_results(parser))
        op.properties |= {k: v for k, v in texts.items() if isinstance(v, StringAttr)}
        op.attributes |= others
        return op

    def verify_(self) -> None:
        try:
            super().verify_()
        except VerifyException as error:
            from gemmc.dialects.linalg_bias import wrong_bias

            raise VerifyException(wrong_bias(self) or str(error)) from None
        for each in self.iterator_types:
            if each.data not in (IteratorType.PARALLEL, IteratorType.REDUCTION):
                needed = 'iterator types of "parallel" and "reduction"'
                raise VerifyException(f'needed {needed}; found "{each.data}"')
        last = self.body.block.last_op
        found = len(last.operands) if isinstance(last, stock.YieldOp) else 0
        if found != len(self.outputs):
            needed = f"a number yielded for each of {len(self.outputs)} outputs"
            raise VerifyException(f"needed {needed}; found {found}")


def _traits(parser: Parser) -> dict[str, Attribute]:
    """The maps and iterators, or the name of attributes that have them, as in MLIR's own tests."""
    named = parser.parse_optional_attribute()
    if named is None:
        return {}
    if not isinstance(named, DictionaryAttr):
        parser.raise_error(f"linalg.generic: needed a dictionary of attributes; found {named}")
    return dict(named.data)


def _kind(attribute: Attribute) -> Attribute:
    """An iterator type that may be spelled as a string."""
    if isinstance(attribute, StringAttr):
        return IteratorTypeAttr(IteratorType(attribute.data))
    return attribute


def read_results(parser: Parser) -> Sequence[Attribute]:
    if not parser.parse_optional_punctuation("->"):
        return ()
    listed = parser.parse_optional_comma_separated_list(
        parser.Delimiter.PAREN, parser.parse_type
    )
    if listed is not None:
        return listed
    return parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
