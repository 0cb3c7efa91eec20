"""Register types of the ptx dialect, and what every ptx op has in common."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from xdsl.dialects.builtin import IntAttr, NoneAttr, StringAttr
from xdsl.ir import (
    Attribute,
    Operation,
    ParametrizedAttribute,
    Region,
    SSAValue,
    TypeAttribute,
)
from xdsl.irdl import IRDLOperation, VariadicDef, irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from gemmc.register_kinds import REGISTER_KINDS

_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_$]*|[_$][A-Za-z0-9_$]+")


def is_identifier(name: str) -> bool:
    """Whether PTX takes a name for a symbol (PTX ISA, "Identifiers", "Predefined Identifiers").

    Names with a % are left to PTX, which has predefined ones in every version, and to registers.
    """
    return _IDENTIFIER.fullmatch(name) is not None and name != "WARP_SZ"


@irdl_attr_definition
class RegType(ParametrizedAttribute, TypeAttribute):
    """One register of a kind; `name` is its text once assigned (or an immediate's literal)."""

    name = "ptx.reg"

    kind: StringAttr
    register: StringAttr | NoneAttr

    @staticmethod
    @cache
    def of(kind: str, register: str | None = None) -> RegType:
        return RegType(StringAttr(kind), NoneAttr() if register is None else StringAttr(register))

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            kind = StringAttr(parser.parse_identifier())
            if parser.parse_optional_punctuation(",") is None:
                return [kind, NoneAttr()]
            return [kind, StringAttr(parser.parse_str_literal())]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(self.kind.data)
            if isinstance(self.register, StringAttr):
                printer.print_string(", ")
                printer.print_string_literal(self.register.data)

    def verify(self) -> None:
        _verify_kind("!ptx.reg", self.kind)


@irdl_attr_definition
class RangeType(ParametrizedAttribute, TypeAttribute):
    """`count` consecutively numbered registers, as one value; `first` is the number of the first.

    An accumulator is one such value, so that an instruction that updates 128 registers is one op
    with one operand.
    """

    name = "ptx.range"

    kind: StringAttr
    count: IntAttr
    first: IntAttr | NoneAttr

    @staticmethod
    @cache
    def of(kind: str, count: int, first: int | None = None) -> RangeType:
        return RangeType(
            StringAttr(kind), IntAttr(count), NoneAttr() if first is None else IntAttr(first)
        )

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            kind = StringAttr(parser.parse_identifier())
            parser.parse_punctuation(",")
            count = IntAttr(parser.parse_integer(allow_negative=False))
            if parser.parse_optional_punctuation(",") is None:
                return [kind, count, NoneAttr()]
            return [kind, count, IntAttr(parser.parse_integer(allow_negative=False))]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(f"{self.kind.data}, {self.count.data}")
            if isinstance(self.first, IntAttr):
                printer.print_string(f", {self.first.data}")

    def verify(self) -> None:
        _verify_kind("!ptx.range", self.kind)
        if self.count.data < 1:
            raise VerifyException("!ptx.range: needed at least one register; found none")

    def register(self, index: int) -> str:
        """Text of one of its registers; they must have been assigned."""
        if isinstance(self.first, NoneAttr):
            raise VerifyException(f"needed assigned registers (assign-registers); found {self}")
        return f"{REGISTER_KINDS[self.kind.data].prefix}{self.first.data + index}"


def _verify_kind(what: str, kind: StringAttr) -> None:
    if kind.data not in REGISTER_KINDS:
        known = ", ".join(REGISTER_KINDS)
        raise VerifyException(f"{what}: needed one of {known}; found {kind.data}")


def reg(value: SSAValue) -> str:
    """PTX text of a register operand or result."""
    kind = value.type
    if not isinstance(kind, RegType) or isinstance(kind.register, NoneAttr):
        raise VerifyException(f"needed an assigned register (assign-registers); found {kind}")
    return kind.register.data


def kind_of(value: SSAValue) -> str:
    """Register kind of a value."""
    if not isinstance(value.type, RegType | RangeType):
        raise VerifyException(f"needed a ptx register; found {value.type}")
    return value.type.kind.data


def unnamed(kind: Attribute) -> Attribute:
    """The register type of the same kind and count, not assigned yet."""
    if isinstance(kind, RegType):
        return RegType.of(kind.kind.data)
    if isinstance(kind, RangeType):
        return RangeType.of(kind.kind.data, kind.count.data)
    raise VerifyException(f"needed a ptx register; found {kind}")


class PtxOp(IRDLOperation, ABC):
    """An op of which the emitter prints one line: an instruction, a label or a directive."""

    def __init__(
        self,
        *,
        operands: Sequence[SSAValue | Sequence[SSAValue] | None] = (),
        result_types: Sequence[Attribute | Sequence[Attribute] | None] = (),
        properties: Mapping[str, Attribute | None] | None = None,
        regions: Sequence[Region] = (),
    ):
        """As xDSL's, which takes each op for one with lists of operands: a kernel has thousands of
        ops, and making them was a tenth of a compilation."""
        if regions or not _is_plain(type(self)):
            super().__init__(
                operands=operands, result_types=result_types, properties=properties, regions=regions
            )
            return
        Operation.__init__(
            self,
            operands=cast(Sequence[SSAValue], operands),
            result_types=cast(Sequence[Attribute], result_types),
            properties={n: v for n, v in (properties or {}).items() if v is not None},
        )

    @abstractmethod
    def text(self) -> str | None:
        """The line, or None for an op that only names registers and prints nothing."""

    def tied(self) -> tuple[tuple[SSAValue, SSAValue], ...]:
        """(operand, result) pairs that must be the same register."""
        return ()


@cache
def _is_plain(kind: type[PtxOp]) -> bool:
    """Whether each of an op's operands and results is one value."""
    definition = kind.get_irdl_definition()
    values = (each for _, each in (*definition.operands, *definition.results))
    return not any(isinstance(each, VariadicDef) for each in values)
