"""Arithmetic of indices that begins as elements, in i64, when a text is read: an index is as wide
as a place needs, and an element may be below zero or, of i64, beyond that.

    %i = arith.index_cast %x : i64 to index; %r = arith.remui %i, %c3 : index
    %n = arith.index_cast %r : index to i64
  →
    %n = arith.remui %x, %c3 : i64

What is only a place of something stays an index, unless it depends on the width, as a quotient of
unsigned numbers does.

Source: MLIR, "builtin" dialect, `IndexType`: as wide as the target's pointers.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, ModuleOp, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.constants import constant_of
from gemmc.dialects.index_tensors import functions_read_first
from gemmc.dialects.isa import isa

_UNSIGNED = frozenset(
    f"arith.{name}" for name in ("divui", "remui", "ceildivui", "maxui", "minui", "shrui")
)
_UNSIGNED_FROM = 6
"""Of arith.cmpi's predicates: ult and those behind it."""

_ARITHMETIC = _UNSIGNED | frozenset(
    f"arith.{name}"
    for name in (
        *("addi", "subi", "muli", "divsi", "remsi", "ceildivsi", "floordivsi", "maxsi", "minsi"),
        *("andi", "ori", "xori", "shli", "shrsi", "select", "cmpi"),
    )
)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Widen what is computed of elements of i64 where its width tells."""
    wide: dict[SSAValue, SSAValue] = {}
    read = [op for _, ops in functions_read_first(module) for op in ops if _is_arithmetic(op)]
    telling, unsigned = _telling(read, _tells), _telling(read, _is_unsigned)
    casts: set[Operation] = set()
    for op in read:
        if op not in telling:
            continue
        found = {each.owner for each in op.operands if _is_element(each, narrow=op in unsigned)}
        if found or any(each in wide for each in op.operands):
            casts |= {each for each in found if isinstance(each, Operation)}
            made = put_ahead(op, _widened(op, wide))
            wide[op.results[0]] = made.results[0]
    for value, widened in reversed(wide.items()):
        _hand_on(value, widened)
        assert isinstance(value.owner, Operation), "results have ops"
        Rewriter.erase_op(value.owner)
    for cast in casts:
        if not cast.results[0].uses:
            Rewriter.erase_op(cast)


def _is_arithmetic(op: Operation) -> bool:
    """Of indices, in a body: numbers outside of bodies are sizes."""
    of_indices = any(isinstance(each.type, IndexType) for each in op.operands)
    in_body = not isinstance(op.parent_op(), func.FuncOp)
    return op.name in _ARITHMETIC and of_indices and in_body


def _telling(ops: list[Operation], by_itself: Callable[[Operation], bool]) -> set[Operation]:
    """Of ops in their order, those that are so by themselves, or of whose results something is
    computed that is."""
    found: set[Operation] = set()
    for op in reversed(ops):
        users = (use.operation for use in op.results[0].uses)
        if by_itself(op) or any(each in found for each in users):
            found.add(op)
    return found


def _is_unsigned(op: Operation) -> bool:
    """Whether a result depends on how many bits a number below zero has."""
    unsigned = isinstance(op, arith.CmpiOp) and op.predicate.value.data >= _UNSIGNED_FROM
    return unsigned or op.name in _UNSIGNED


def _tells(op: Operation) -> bool:
    """Whether a result depends on how many bits a number has: quotients of unsigned numbers,
    conditions, and elements."""
    users = (use.operation for use in op.results[0].uses)
    condition = not isinstance(op.results[0].type, IndexType)
    return condition or op.name in _UNSIGNED or any(_casts_back(each) for each in users)


def _casts_back(op: Operation) -> bool:
    return isinstance(op, arith.IndexCastOp) and isa(op.result.type, IntegerType)


def _is_element(value: SSAValue, narrow: bool) -> bool:
    """Whether an index is one of i64, or of fewer bits too."""
    owner = value.owner
    if not isinstance(owner, arith.IndexCastOp):
        return False
    return owner.input.type == i64 or (narrow and isa(owner.input.type, IntegerType))


def _widened(op: Operation, wide: dict[SSAValue, SSAValue]) -> Operation:
    operands = [_operand(op, each, wide) for each in op.operands]
    kinds: list[Attribute] = [
        i64 if isinstance(each.type, IndexType) else each.type for each in op.results
    ]
    return type(op).create(
        operands=operands, result_types=kinds, properties=op.properties, attributes=op.attributes
    )


def _operand(op: Operation, value: SSAValue, wide: dict[SSAValue, SSAValue]) -> SSAValue:
    """An operand in i64."""
    if not isinstance(value.type, IndexType):
        return value
    if value in wide:
        return wide[value]
    owner, number = value.owner, constant_of(value)
    if isinstance(owner, arith.IndexCastOp):
        if owner.input.type == i64:
            return owner.input
        return put_ahead(op, arith.ExtSIOp(owner.input, i64)).results[0]
    if number is not None:
        return put_ahead(op, arith.ConstantOp(IntegerAttr(number, i64))).results[0]
    return put_ahead(op, arith.IndexCastOp(value, i64)).results[0]


def _hand_on(value: SSAValue, widened: SSAValue) -> None:
    """What takes a value takes its wide one; casts to i64 are gone, to fewer bits they truncate;
    places are indices again."""
    for use in list(value.uses):
        user = use.operation
        if not isinstance(user, arith.IndexCastOp):
            place = isinstance(value.type, IndexType)
            cast = arith.IndexCastOp(widened, IndexType()) if place else None
            user.operands[use.index] = put_ahead(user, cast).results[0] if cast else widened
        elif user.result.type == widened.type:
            Rewriter.replace_op(user, [], [widened])
        elif isa(user.result.type, IntegerType):
            made = put_ahead(user, arith.TruncIOp(widened, user.result.type))
            Rewriter.replace_op(user, [], [made.results[0]])
