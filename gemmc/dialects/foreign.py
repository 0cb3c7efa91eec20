"""What a text says of where its program is from and where it is to run, which gemmc does not need:
places that are named further down, and attributes of dialects that it does not know.

Source: MLIR, "MLIR Language Reference", "Location"; "Attributes", "Dialect Attribute Values".
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from xdsl.dialects.builtin import (
    FileLineColLoc,
    FusedLoc,
    LocationAttr,
    NoneAttr,
    UnknownLoc,
    UnregisteredAttr,
)
from xdsl.ir import Attribute, Data, ParametrizedAttribute
from xdsl.parser import Parser
from xdsl.utils.mlir_lexer import MLIRTokenKind

_OF_MACHINES = frozenset({"flow", "gpu", "hal", "iree_tensor_ext", "llvm", "tosa", "util"})
"""Dialects of which gemmc knows some, whose other attributes say nothing of what is computed."""

_NAMED = re.compile(r"^(#[^\s=]+)\s*=", re.MULTILINE)


class ForeignParser(Parser):
    """A parser that reads on where a text says such things."""

    _entries: int = 0
    """In how many attributes' values the parser stands."""

    @cached_property
    def _named(self) -> frozenset[str]:
        """Names of attributes anywhere in the text: mlir-opt -mlir-print-debuginfo has those of
        places behind the module."""
        return frozenset(_NAMED.findall(self.lexer.input.content))

    def _parse_location(self) -> LocationAttr:
        token = self._current_token
        if token.kind == MLIRTokenKind.HASH_IDENT and token.text not in self.attribute_aliases:
            if token.text in self._named:
                self._consume_token()
                return UnknownLoc()
        if token.text == "fused":
            return self._fused()
        found = super()._parse_location()
        if isinstance(found, FileLineColLoc):
            self._end_of_range()
        return found

    def _end_of_range(self) -> None:
        """Where a range of a file ends, which is not kept: `"f":1:2 to 3:4`, or `to :4`."""
        if not self.parse_optional_keyword("to"):
            return
        self.parse_optional_integer(allow_boolean=False, allow_negative=False)
        self.parse_punctuation(":")
        self.parse_integer(allow_boolean=False, allow_negative=False)

    def _fused(self) -> LocationAttr:
        """`fused[…]`, or with what a pass knows of it: `fused<attribute>[…]`."""
        self.parse_keyword("fused")
        if self.parse_optional_punctuation("<"):
            self.parse_foreign_attribute()
            self.parse_punctuation(">")
        places = self.parse_comma_separated_list(self.Delimiter.SQUARE, self._parse_location)
        return FusedLoc(tuple(places), NoneAttr())

    def _parse_alias_def(self) -> None:
        self._entries += self._current_token.kind == MLIRTokenKind.HASH_IDENT
        try:
            super()._parse_alias_def()
            if self._entries and self.parse_optional_punctuation(":"):
                self.parse_type()  # of what is of no dialect that gemmc knows
        finally:
            self._entries = 0

    def _parse_extended_type_or_attribute(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, attr_or_dialect_name: str, is_type: bool
    ) -> Attribute:
        start = self._current_token.span.start
        found = super()._parse_extended_type_or_attribute(attr_or_dialect_name, is_type)
        if isinstance(found, UnregisteredAttr) and not self._entries:
            # By a name that stands for it.
            self.raise_error(f"'{found.attr_name.data}' is not registered", start, start)
        return found

    def _parse_attribute_entry(self) -> tuple[str, Attribute]:
        self._entries += 1
        try:
            return super()._parse_attribute_entry()
        finally:
            self._entries -= 1

    def parse_foreign_attribute(self) -> Attribute:
        """An attribute, of a dialect that gemmc need not know."""
        self._entries += 1
        try:
            return self.parse_attribute()
        finally:
            self._entries -= 1

    def _parse_dialect_type_or_attribute_body(
        self, attr_name: str, is_type: bool, is_opaque: bool, starting_opaque_pos: int | None
    ) -> UnregisteredAttr | ParametrizedAttribute | Data[Any]:
        if is_type or not self._entries or not self._is_foreign(attr_name):
            return super()._parse_dialect_type_or_attribute_body(
                attr_name, is_type, is_opaque, starting_opaque_pos
            )
        made = UnregisteredAttr.with_name_and_type(attr_name, False)
        if starting_opaque_pos is not None:
            self._resume_from(end := self._raw_scan_balanced(starting_opaque_pos))
            body = self.lexer.input.content[starting_opaque_pos:end]
        elif self._current_token.kind == MLIRTokenKind.LESS:
            body = self._parse_dialect_symbol_body()
        else:
            body = ""
        return made(attr_name, False, is_opaque, body)

    def _is_foreign(self, name: str) -> bool:
        dialect = name.partition(".")[0]
        known = dialect in self.ctx.registered_dialect_names and dialect not in _OF_MACHINES
        return not known and self.ctx.get_optional_attr(name) is None


def parse_any_attribute(parser: Parser) -> Attribute:
    """An attribute that may be of any dialect: what an op that is left out says."""
    if isinstance(parser, ForeignParser):
        return parser.parse_foreign_attribute()
    return parser.parse_attribute()
