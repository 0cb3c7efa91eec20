"""Op definitions whose assembly format is read when an op is first parsed or printed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from xdsl.irdl import IRDLOperation, OpDef
from xdsl.irdl.declarative_assembly_format import FormatProgram
from xdsl.irdl.operations import get_accessors_from_op_def
from xdsl.parser import Parser
from xdsl.printer import Printer

OpT = TypeVar("OpT", bound=IRDLOperation)


def op_definition(cls: type[OpT]) -> type[OpT]:
    """xDSL's `irdl_op_definition`, but for when the format is read.

    A compilation from linalg to PTX neither parses nor prints most of the ops it goes
    through, and reading formats was a good part of the time that importing them took. A
    format that is wrong raises ParseError when first used; every op has a round trip.
    """
    definition = OpDef.from_pyrdl(cls)
    plain = replace(definition, assembly_format=None)
    accessors = get_accessors_from_op_def(plain, getattr(cls, "verify_", None))
    accessors["get_irdl_definition"] = classmethod(lambda cls: definition)
    if definition.assembly_format is not None:
        accessors.update(_on_demand(definition.assembly_format, definition))
    for name, value in accessors.items():
        setattr(cls, name, value)
    return cls


def _on_demand(text: str, definition: OpDef) -> dict[str, Any]:
    """`parse` and `print` by the format."""

    @cache
    def program() -> FormatProgram:
        return FormatProgram.from_str(text, definition)

    def parse(cls: type[IRDLOperation], parser: Parser) -> IRDLOperation:
        return program().parse(parser, cls)

    def print_(op: IRDLOperation, printer: Printer) -> None:
        program().print(printer, op)

    return {"parse": classmethod(parse), "print": print_}
