"""Calls, and choices between tensors, where sizes are open: a walk over a function's ops tells what
each size is, so the bodies stand among these ahead of evaluating."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xdsl.dialects import arith, func, scf
from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import Rewriter
from xdsl.traits import SymbolTable

from gemmc.dialects.blocks import Known, copy_ahead
from gemmc.dialects.memory_types import is_memref
from gemmc.dialects.sizes.shapes import shape_of
from gemmc.errors import refuse


def with_bodies_inlined(function: func.FuncOp) -> func.FuncOp:
    """A function without calls of functions in which sizes are open, or of elements of an op, and
    without choices of tensors of open sizes, of which both sides are evaluated and one is taken: a
    copy, if it has any. GemmcError for functions that call themselves."""
    calls = [op for op in function.walk() if isinstance(op, func.CallOp)]
    choices = any(_is_open_choice(op) for op in function.walk())
    if not choices and not any([_is_open(call, ()) for call in calls]):
        return function
    made = function.clone()
    _inline_calls(made, function)
    for op in reversed([each for each in made.walk() if _is_open_choice(each)]):
        assert isinstance(op, scf.IfOp), "they are asked for"
        _take_both(op)
    return made


def _is_open(call: func.CallOp, around: tuple[str, ...]) -> bool:
    """Whether a call takes, makes or is of tensors of open sizes, or is of an op's elements."""
    callee, name = _callee(call), call.callee.string_value()
    if name in around:
        raise refuse(call, "functions that end", "one that calls itself")
    calls = [op for op in callee.walk() if isinstance(op, func.CallOp)]
    inner = [_is_open(each, (*around, name)) for each in calls]
    values = [*call.operands, *(value for op in callee.walk() for value in op.results)]
    if isinstance(call.parent_op(), LinalgStructuredOperation):
        return True
    return any(inner) or any(DYNAMIC_INDEX in shape_of(value) for value in values)


def _callee(call: func.CallOp, at: Operation | None = None) -> func.FuncOp:
    callee = SymbolTable.lookup_symbol(at or call, call.callee)
    assert isinstance(callee, func.FuncOp), "a call that is verified is of a function"
    return callee


def _inline_calls(made: func.FuncOp, function: func.FuncOp) -> None:
    """Put bodies in the place of all calls; `function` is where names are looked up."""
    while calls := [op for op in made.walk() if isinstance(op, func.CallOp)]:
        for call in calls:
            callee = _callee(call, function)
            if len(callee.body.blocks) != 1:
                raise refuse(call, "a function of one block", f"{len(callee.body.blocks)}")
            body = callee.body.block
            known: Known = dict(zip(body.args, call.operands, strict=True))
            Rewriter.replace_op(call, [], copy_ahead(call, body, known))


def _is_open_choice(op: Operation) -> bool:
    """Whether an op chooses between tensors of open sizes, and neither side has memory."""
    if not isinstance(op, scf.IfOp):
        return False
    values = [value for inner in op.walk() for value in (*inner.operands, *inner.results)]
    open_ = any(DYNAMIC_INDEX in shape_of(value) for value in op.results)
    return open_ and not any(map(is_memref, values))


def _take_both(op: scf.IfOp) -> None:
    """Both sides ahead of the op, and a choice of what they yield."""
    sides = [copy_ahead(op, region.block, {}) for region in (op.true_region, op.false_region)]
    chosen = list(_chosen(op, *sides))
    Rewriter.replace_op(op, chosen, [each.result for each in chosen])


def _chosen(
    op: scf.IfOp, yes: Sequence[SSAValue], no: Sequence[SSAValue]
) -> Iterator[arith.SelectOp]:
    for one, other in zip(yes, no, strict=True):
        made = arith.SelectOp(op.cond, one, other)
        made.location = op.location
        yield made
