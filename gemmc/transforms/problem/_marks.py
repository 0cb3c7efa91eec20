"""What a function on tensors, which was one on memrefs, says of its arguments and results."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import func
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, UnitAttr
from xdsl.ir import Attribute

from gemmc.dialects._integers import int_attr
from gemmc.dialects.in_memory import Use
from gemmc.dialects.memory_types import (
    COMPLEX,
    IN_PLACE,
    NUMBER,
    complex_arguments,
    complex_results,
    number_arguments,
)


def say_arguments(
    function: func.FuncOp, in_memory: Sequence[bool], uses: Sequence[Use], first: int
) -> None:
    """Say of the arguments that are left which are the memory of which results, the first of which
    has the number `first`, and which have complex numbers, or are numbers that tell sizes."""
    marks: list[dict[str, Attribute]] = []
    paired, told = complex_arguments(function), number_arguments(function)
    for number, (is_memory, use) in enumerate(zip(in_memory, uses, strict=True)):
        written = is_memory and use.written
        if not is_memory or use.read:
            marks.append({IN_PLACE: int_attr(first)} if written else {})
            marks[-1] |= {COMPLEX: UnitAttr()} if number in paired else {}
            marks[-1] |= {NUMBER: UnitAttr()} if number in told else {}
        first += written
    if any(marks) or paired:
        function.arg_attrs = ArrayAttr(map(DictionaryAttr, marks))


def say_complex_results(
    function: func.FuncOp, kept: Sequence[int], written: Sequence[bool]
) -> None:
    """Say which results have complex numbers: of those that are `kept`, and of the arguments that
    are `written`."""
    returned, paired = complex_results(function), complex_arguments(function)
    marks = [number in returned for number in kept]
    marks += [number in paired for number, each in enumerate(written) if each]
    if any(marks):
        function.res_attrs = ArrayAttr(
            DictionaryAttr({COMPLEX: UnitAttr()} if each else {}) for each in marks
        )
