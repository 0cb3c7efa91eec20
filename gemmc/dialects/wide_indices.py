"""Arithmetic of indices that begins as elements of i64, in i64, when a text is read: an index is
as wide as a place needs, and an element may be below zero or beyond that.

    %i = arith.index_cast %x : i64 to index; %r = arith.remui %i, %c3 : index
    %n = arith.index_cast %r : index to i64
  →
    %n = arith.remui %x, %c3 : i64

What is only a place of something stays an index, unless it depends on the width, as a quotient of
unsigned numbers does.

Source: MLIR, "builtin" dialect, `IndexType`: as wide as the target's pointers.
"""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, ModuleOp, i64
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.constants import constant_of
from gemmc.dialects.index_tensors import functions_read_first
from gemmc.dialects.isa import isa

_UNSIGNED = frozenset(
    f"arith.{name}" for name in ("divui", "remui", "ceildivui", "maxui", "minui", "shrui")
)
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
    telling = _depending_on_width(read)
    for op in read:
        if op in telling and any(_from_element(each, wide) for each in op.operands):
            made = put_ahead(op, _widened(op, wide))
            wide[op.results[0]] = made.results[0]
    casts = {each.owner for op in telling for each in op.operands if _from_element(each, {})}
    for value, widened in reversed(wide.items()):
        _hand_on(value, widened)
        _erase(value.owner)
    for cast in casts:
        if isinstance(cast, Operation) and not cast.results[0].uses:
            _erase(cast)


def _erase(op: Operation | Block) -> None:
    assert isinstance(op, Operation), "results have ops"
    op.detach()
    op.erase()


def _is_arithmetic(op: Operation) -> bool:
    """Of indices, in a body: numbers outside of bodies are sizes."""
    of_indices = any(isinstance(each.type, IndexType) for each in op.operands)
    in_body = not isinstance(op.parent_op(), func.FuncOp)
    return op.name in _ARITHMETIC and of_indices and in_body


def _depending_on_width(ops: list[Operation]) -> set[Operation]:
    """Of ops in their order, those that depend on how wide an index is, or of whose results
    something is computed that does: quotients of unsigned numbers, conditions, and elements."""
    found: set[Operation] = set()
    for op in reversed(ops):
        users = [use.operation for use in op.results[0].uses]
        by_itself = op.name in _UNSIGNED or not isinstance(op.results[0].type, IndexType)
        if by_itself or any(_casts_back(each) or each in found for each in users):
            found.add(op)
    return found


def _casts_back(op: Operation) -> bool:
    return isinstance(op, arith.IndexCastOp) and isa(op.result.type, IntegerType)


def _from_element(value: SSAValue, wide: dict[SSAValue, SSAValue]) -> bool:
    owner = value.owner
    return value in wide or (isinstance(owner, arith.IndexCastOp) and owner.input.type == i64)


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
    if _from_element(value, wide):
        assert isinstance(value.owner, arith.IndexCastOp), "it is a cast"
        return value.owner.input
    number = constant_of(value)
    made = arith.IndexCastOp(value, i64)
    if number is not None:
        return put_ahead(op, arith.ConstantOp(IntegerAttr(number, i64))).results[0]
    return put_ahead(op, made).results[0]


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
