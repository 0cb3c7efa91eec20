"""Op definitions that cost little: they are read when an op is first made, their formats when one
is first parsed or printed, and ops without lists of operands are verified by a short way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from threading import RLock
from typing import Any, TypeVar

from xdsl.ir import Attribute
from xdsl.ir.core import OpTraits
from xdsl.irdl import (
    EqIntConstraint,
    IRDLOperation,
    OpDef,
    OptPropertyDef,
    RangeConstraint,
    RangeLengthConstraint,
    RangeOf,
    VariadicDef,
    VerificationContext,
)
from xdsl.irdl.declarative_assembly_format import FormatProgram
from xdsl.irdl.operations import get_accessors_from_op_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import PyRDLOpDefinitionError, VerifyException

OpT = TypeVar("OpT", bound=IRDLOperation)


_READING = RLock()
"""Held while a definition is read: it replaces the fields that it is read from."""


def op_definition(cls: type[OpT]) -> type[OpT]:
    """xDSL's `irdl_op_definition`, but for when a definition and its format are read.

    A compilation imports the modules of all ops, makes some of them, and parses and prints hardly
    any: reading definitions and formats was a good part of the time that importing took. Every way
    to an op asks its class for the definition, so nobody meets an op whose class has none. What is
    wrong in a definition is raised when the first op is made, a wrong format (ParseError) when it
    is first used; the tests read all of them.
    """
    text, traits = cls.assembly_format, vars(cls).get("traits")
    if text is not None and not {"parse", "print"}.isdisjoint(vars(cls)):
        raise PyRDLOpDefinitionError(f"{cls.name}: an assembly format, and parse or print as well")

    @cache
    def definition() -> OpDef:
        return _read(cls, text, traits)

    def read(_: type[OpT]) -> OpDef:
        with _READING:
            return definition()

    made: dict[str, Any] = {
        "assembly_format": None,
        "get_irdl_definition": classmethod(read),
        "traits": OpTraits(lambda: tuple(cls.get_irdl_definition().traits)),
    }
    if text is not None:
        made.update(_on_demand(text, cls))
    for name, value in made.items():
        setattr(cls, name, value)
    return cls


def _read(cls: type[OpT], text: str | None, traits: OpTraits | None) -> OpDef:
    """The definition of a class with that format and traits of its own, and what follows from it:
    accessors and `verify_`."""
    if traits is None:
        del cls.traits
    else:
        cls.traits = traits
    plain = OpDef.from_pyrdl(cls)
    definition = plain if text is None else replace(plain, assembly_format=text)
    custom = getattr(cls, "verify_", None)
    accessors = get_accessors_from_op_def(plain, custom)
    if _is_plain(definition):
        accessors["verify_"] = _verifier(definition, custom)
    accessors["get_irdl_definition"] = classmethod(lambda cls: definition)
    for name, value in accessors.items():
        setattr(cls, name, value)
    return definition


def _on_demand(text: str, op: type[IRDLOperation]) -> dict[str, Any]:
    """`parse` and `print` by the format."""

    @cache
    def program() -> FormatProgram:
        return FormatProgram.from_str(text, op.get_irdl_definition())

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
    fits, traits = _fitting(definition), tuple(definition.traits)

    def verify_(op: IRDLOperation) -> None:
        if not fits(op):
            definition.verify(op)
        for trait in traits:
            trait.verify(op)
        if custom is not None:
            custom(op)

    return verify_


def _fitting(definition: OpDef) -> Callable[[IRDLOperation], bool]:
    """Whether operands, results and properties are those of a definition that is plain."""
    operands = [_of_one(each.constr) for _, each in definition.operands]
    results = [_of_one(each.constr) for _, each in definition.results]
    known = {
        name: (each.constr, isinstance(each, OptPropertyDef))
        for name, each in definition.properties.items()
    }

    both = (*operands, *results)

    def fits(op: IRDLOperation) -> bool:
        context, properties = VerificationContext(), op.properties
        given = [value.type for value in op.operands]
        made = [value.type for value in op.results]
        if op.regions or op.successors or not properties.keys() <= known.keys():
            return False
        if len(given) != len(operands) or len(made) != len(results):
            return False
        try:
            for kind, verify in zip((*given, *made), both, strict=True):
                verify(kind, context)
            for name, (constraint, optional) in known.items():
                found = properties.get(name)
                if found is not None:
                    constraint.verify(found, context)
                elif not optional:
                    return False
        except VerifyException:
            return False
        return True

    return fits


def _of_one(
    constraint: RangeConstraint[Attribute],
) -> Callable[[Attribute, VerificationContext], None]:
    """A constraint on a list, of a list with one element."""
    if isinstance(constraint, RangeLengthConstraint):
        inner = constraint.constraint
        if isinstance(inner, RangeOf) and constraint.length == EqIntConstraint(1):
            return inner.constr.verify
    return lambda kind, context: constraint.verify((kind,), context)
