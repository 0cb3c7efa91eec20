"""Op definitions that cost little: formats are read when an op is first parsed or printed, and ops
without lists of operands are verified by a short way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from xdsl.irdl import IRDLOperation, OpDef, OptPropertyDef, VariadicDef, VerificationContext
from xdsl.irdl.declarative_assembly_format import FormatProgram
from xdsl.irdl.operations import get_accessors_from_op_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

OpT = TypeVar("OpT", bound=IRDLOperation)


def op_definition(cls: type[OpT]) -> type[OpT]:
    """xDSL's `irdl_op_definition`, but for when the format is read.

    A compilation from linalg to PTX neither parses nor prints most of the ops it goes
    through, and reading formats was a good part of the time that importing them took. A
    format that is wrong raises ParseError when first used; every op has a round trip.
    """
    definition = OpDef.from_pyrdl(cls)
    plain = replace(definition, assembly_format=None)
    custom = getattr(cls, "verify_", None)
    accessors = get_accessors_from_op_def(plain, custom)
    if _is_plain(definition):
        accessors["verify_"] = _verifier(definition, custom)
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


def _is_plain(definition: OpDef) -> bool:
    """Whether each operand and result is one value, and there is nothing else but properties."""
    values = (each for _, each in (*definition.operands, *definition.results))
    lists = any(isinstance(each, VariadicDef) for each in values)
    rest = definition.regions, definition.successors, definition.attributes, definition.options
    return not lists and not any(rest)


def _verifier(
    definition: OpDef, custom: Callable[[IRDLOperation], None] | None
) -> Callable[[IRDLOperation], None]:
    """`verify_`: xDSL's checks without looking for lists; xDSL says what is wrong, if anything."""

    def verify_(op: IRDLOperation) -> None:
        if not _fits(op, definition):
            definition.verify(op)
        for trait in definition.traits:
            trait.verify(op)
        if custom is not None:
            custom(op)

    return verify_


def _fits(op: IRDLOperation, definition: OpDef) -> bool:
    """Whether operands, results and properties are those of a definition that is plain."""
    context, known = VerificationContext(), definition.properties
    if op.regions or op.successors or not op.properties.keys() <= known.keys():
        return False
    if len(op.operands) != len(definition.operands) or len(op.results) != len(definition.results):
        return False
    defined = (*definition.operands, *definition.results)
    try:
        for value, (_, each) in zip((*op.operands, *op.results), defined, strict=True):
            each.constr.verify((value.type,), context)
        for name, each in known.items():
            found = op.properties.get(name)
            if found is not None:
                each.constr.verify(found, context)
            elif not isinstance(each, OptPropertyDef):
                return False
    except VerifyException:
        return False
    return True
