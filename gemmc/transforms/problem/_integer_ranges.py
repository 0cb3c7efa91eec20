"""Between which numbers the integers of a program lie, by the types and the arithmetic that they
are made by."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IntegerAttr, IntegerType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from gemmc.analysis.reshapes import RESHAPES
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.memory_types import element_in

_Known = Callable[[SSAValue], "Range | None"]

DEEPEST = 40
"""How many ops are followed; integers behind more are as their type has them."""

_MOVES = RESHAPES | tensor.CastOp | tensor.ExtractSliceOp


class Range(NamedTuple):
    """The least and the largest of some integers, read with a sign."""

    low: int
    high: int

    @property
    def most(self) -> int:
        """The largest that one may be without its sign."""
        return max(abs(self.low), abs(self.high))


def range_of(value: SSAValue, depth: int = DEEPEST) -> Range | None:
    """Of a number or of a tensor's elements; None where they are no integers."""
    whole = _of_type(value.type)
    op = value.owner
    if whole is None or depth == 0 or not isinstance(op, Operation):
        return whole
    if isinstance(op, LinalgStructuredOperation):
        number = list(op.results).index(value)  # type: ignore[arg-type]
        end = op.body.block.last_op
        if not all_parallel(op) or end is None:
            return whole
        return in_body(op, end.operands[number], depth - 1)
    if isinstance(op, _MOVES):
        return range_of(op.operands[0], depth - 1)
    return _made(op, whole, lambda each: range_of(each, depth - 1))


def in_body(op: LinalgStructuredOperation, value: SSAValue, depth: int = DEEPEST) -> Range | None:
    """Of a number in an op's body, whose arguments are elements of its operands."""
    whole = _of_type(value.type)
    if whole is None or depth == 0:
        return whole
    if isinstance(value, BlockArgument) and value.owner is op.body.block:
        return range_of(op.operands[value.index], depth - 1)
    if not isinstance(value.owner, Operation):
        return whole
    return _made(value.owner, whole, lambda each: in_body(op, each, depth - 1))


def _of_type(kind: Attribute) -> Range | None:
    element = element_in(kind)
    if not isinstance(element, IntegerType):
        return None
    return Range(-(1 << (element.bitwidth - 1)), (1 << (element.bitwidth - 1)) - 1)


def _made(op: Operation, whole: Range, known: _Known) -> Range:
    """What arithmetic makes of integers; all of the type where it may wrap around."""
    if isinstance(op, arith.ConstantOp):
        return _of_constant(op.value) or whole
    if isinstance(op, arith.ExtUIOp):
        return _without_sign(op, known(op.input)) or whole
    parts = [known(each) for each in op.operands]
    if isinstance(op, arith.SelectOp):
        parts = parts[1:]
    found = [each for each in parts if each is not None]
    if len(found) != len(parts) or not found:
        return whole
    made = _combined(op, found)
    return made if made is not None and whole.low <= made.low <= made.high <= whole.high else whole


def _combined(op: Operation, parts: list[Range]) -> Range | None:
    one, other = parts[0], parts[-1]
    match op:
        case arith.ExtSIOp() | arith.TruncIOp():
            return one
        case arith.SelectOp():
            return Range(min(one.low, other.low), max(one.high, other.high))
        case arith.AddiOp():
            return Range(one.low + other.low, one.high + other.high)
        case arith.SubiOp():
            return Range(one.low - other.high, one.high - other.low)
        case arith.MuliOp():
            ends = [a * b for a in one for b in other]
            return Range(min(ends), max(ends))
        case arith.MaxSIOp():
            return Range(max(one.low, other.low), max(one.high, other.high))
        case arith.MinSIOp():
            return Range(min(one.low, other.low), min(one.high, other.high))
        case arith.AndIOp() if min(one.low, other.low) >= 0:
            return Range(0, min(one.high, other.high))
        case _:
            return None


def _without_sign(op: arith.ExtUIOp, source: Range | None) -> Range | None:
    kind = element_in(op.input.type)
    if not isinstance(kind, IntegerType):
        return None
    return source if source is not None and source.low >= 0 else Range(0, (1 << kind.bitwidth) - 1)


def _of_constant(value: Attribute) -> Range | None:
    if isinstance(value, IntegerAttr):
        return Range(value.value.data, value.value.data)
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return None
    numbers = [int(each) for each in value.get_values()]
    return Range(min(numbers), max(numbers)) if numbers else None
