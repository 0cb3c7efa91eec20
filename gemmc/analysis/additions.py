"""What is only added to the sums of a product, in the arithmetic of an epilogue."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import f32
from xdsl.ir import Block, Operation, SSAValue


def additions(body: Block, others: Collection[SSAValue] = ()) -> list[Operation]:
    """The f32 additions and subtractions of a body that stand between the sums, its first argument,
    and everything else, in order. What each adds is computed with an input, another argument, that
    none has added before: sums to which one number is added and from which it is taken again are
    rounded by that. It is computed without the sums, and without `others`, which are arguments that
    are sums as well; nothing but the next reads what it has added to."""
    found, sums = list[Operation](), {body.args[0], *others}
    value: SSAValue = body.args[0]
    read = set[SSAValue]()
    while value.type == f32 and value.has_one_use():
        (use,) = value.uses
        op, index = use.operation, use.index
        added = _added_by(op, index, body)
        inputs = added & {*body.args}
        if not inputs or sums & added or inputs & read:
            break
        found.append(op)
        read |= inputs
        value = op.results[0]
    return found


def only_added(body: Block) -> tuple[int, ...]:
    """Which inputs, the other arguments of a body, are read by its `additions` and by nothing
    else."""
    found, end = additions(body), cast(Operation, body.last_op)
    if not found or len(end.operands) != 1:
        return ()
    result, value = found[-1].results[0], end.operands[0]
    rest = set[SSAValue]() if value is result else _made_of(value, body, but=result)
    inputs = enumerate(body.args[1:])
    return tuple(n for n, each in inputs if each not in rest and each.first_use is not None)


def _added_by(op: Operation, index: int, body: Block) -> set[SSAValue]:
    """What an op adds to the operand of an index, or subtracts from it, and what that is computed
    with; nothing where it does something else."""
    if op.parent is not body or not isinstance(op, arith.AddfOp | arith.SubfOp):
        return set()
    if isinstance(op, arith.SubfOp) and index != 0:
        return set()
    return _made_of(op.operands[1 - index], body)


def _made_of(value: SSAValue, body: Block, but: SSAValue | None = None) -> set[SSAValue]:
    """A value and all that it is computed with in a body; not what one value is computed with."""
    found, behind = {value}, [value]
    while behind:
        owner = behind.pop().owner
        if isinstance(owner, Operation) and owner.parent is body:
            new = [each for each in owner.operands if each is not but and each not in found]
            found |= set(new)
            behind += new
    return found
